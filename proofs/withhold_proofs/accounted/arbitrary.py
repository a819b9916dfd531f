"""One step of the ledger mechanism from an arbitrary state, run twice, with one user's samples changed.

The specification's own step runs, under a policy that decides and proposes anything. Of the state before it a
run knows the user who sends the sample, and one other user, who stands for any number of others. Their numbers
among the users, counts, numbers of epochs, lengths of series and limits are unknown integers of any size; samples,
balances, proposals and noise are unknown real numbers. Accounts and everything else that is public are the same in
both runs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from copy import copy
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, cast

import z3

from withhold_proofs.accounted.settings import OFFERED
from withhold_proofs.accounted.streams import RECORDS_LEFT_OUT
from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.numbers.integers import Integer, Truth, World
from withhold_proofs.numbers.sizes import Others, Rest, any_sizes
from withhold_proofs.numbers.terms import as_fraction, as_int, boolean, real
from withhold_proofs.samplers.gaussian_laws import put_in
from withhold_spec import state as arrivals
from withhold_spec.accounted import epoch, gaussian, interface, pure
from withhold_spec.accounted import state as accounts_of
from withhold_spec.accounted.interface import BUDGET, Proposal, Public
from withhold_spec.accounted.plan import LedgerPlan
from withhold_spec.accounted.records import Account, Series
from withhold_spec.accounted.state import LedgerState
from withhold_spec.errors import TooManyUsersError
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.records import Step

SENDER = "the user who sends the sample"
USERS = ("sender", "other")
STEPS = {"laplace": pure.ledger_step, "gaussian": gaussian.gaussian_step}


@dataclass(frozen=True)
class Case:
    """known: whether the user has an account already.

    changed: whose samples differ. strata: how many strata the epochs have.
    """

    noise: str
    known: bool
    changed: str
    strata: int

    @property
    def name(self) -> str:
        """The case in words."""
        known = "a known user sends" if self.known else "a new user sends"
        number = f"{self.strata} {'strata' if self.strata > 1 else 'stratum'}"
        return f"{known}, the {self.changed}'s samples change, {number}"


@dataclass(frozen=True)
class OtherAccounts(Account):
    """The account of one of the other users, of whom there may be any number."""

    stands_for: Any = None


class Places(World):
    """A world in which unknown numbers name places in tuples.

    released: what users have released names the place of their first new sample, after a `Rest`. numbers: of
    users, in the order of their accounts.
    """

    released: tuple[Integer, ...] = ()
    numbers: tuple[Integer, ...] = ()

    def index_of(self, number: z3.ArithRef) -> int:
        """The place that the number names."""
        if any(each.term.eq(number) for each in self.released):
            return 1
        for place, each in enumerate(self.numbers):
            if each.term.eq(number):
                return place
        return super().index_of(number)

    def numbered(self, accounts: Sequence[Account]) -> Iterator[tuple[Integer, Account]]:
        """The accounts, each with the number of its user: enumerate() where any number of users comes between."""
        return zip(self.numbers, accounts, strict=False)


@dataclass(frozen=True)
class Drawn:
    """A draw: what it was, its counter, node and number of sums, what bounds it, and its outcome.

    bound: the radius, or the variance. length: of the series, for a radius.
    """

    kind: str
    counter: object
    node: object
    sums: object
    bound: object
    outcome: tuple[z3.ArithRef, ...]
    length: object = None


@dataclass
class Recorder:
    """Unknown draws, and a record of what was asked."""

    side: str
    context: z3.Context
    draws: list[Drawn] = field(default_factory=list)

    def _outcome(self, number: int) -> tuple[z3.ArithRef, ...]:
        stem = f"drawn_{len(self.draws)}_{self.side}"
        return tuple(real(f"{stem}_{place}", self.context) for place in range(number))

    def laplace(self, counter: int, node: int, scale: Fraction) -> Number:
        self.draws.append(Drawn("laplace", counter, node, 1, scale, self._outcome(1)))
        return self.draws[-1].outcome[0]

    def gaussian(self, counter: int, node: int, variance: Fraction) -> Number:
        self.draws.append(Drawn("gaussian", counter, node, 1, variance, self._outcome(1)))
        return self.draws[-1].outcome[0]

    def radius(
        self, counter: int, first_node: int, length: int, sums: int, scale: Fraction
    ) -> Number:
        drawn = Drawn("radius", counter, first_node, sums, scale, self._outcome(1), length)
        self.draws.append(drawn)
        return drawn.outcome[0]

    def uniform_noise(
        self, counter: int, node: int, sums: int, radius: Number
    ) -> tuple[Number, ...]:
        self.draws.append(Drawn("uniform", counter, node, sums, radius, self._outcome(sums)))
        return self.draws[-1].outcome

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        raise LookupError("the ledger mechanism makes no private choice")


@dataclass(frozen=True)
class AnyPolicy:
    """Decides and proposes anything, and notes what it sees."""

    world: World
    strata_asked: int
    seen: list[Public] = field(default_factory=list)

    def _truth(self, name: str) -> bool:
        return cast(bool, Truth(self.world, boolean(name, self.world.context)))

    def closes(self, public: Public) -> bool:
        self.seen.append(public)
        return self._truth("closes")

    def length(self, public: Public) -> int:
        self.seen.append(public)
        return as_int(self.world.unknown("asked_length"))

    def strata(self, public: Public) -> int:
        self.seen.append(public)
        return self.strata_asked

    def excess_queries(self, public: Public) -> int:
        self.seen.append(public)
        return as_int(self.world.unknown("asked_queries"))

    def asks_excess(self, public: Public) -> bool:
        self.seen.append(public)
        return self._truth("asks_excess")

    def proposals(self, public: Public) -> Sequence[Proposal]:
        self.seen.append(public)
        return [
            Proposal(*(real(f"{name}_{user}", self.world.context) for name in OFFERED))
            for user in public.withheld_users
        ]

    def total(self, public: Public) -> Number:
        self.seen.append(public)
        return real("estimate", self.world.context)


@dataclass(frozen=True)
class Ran:
    """A step of one run. step: None if the sample was refused."""

    before: LedgerState
    after: LedgerState
    step: Step | None
    source: Recorder
    seen: tuple[Public, ...]
    sample: z3.ArithRef


class Unknowns:
    """The unknowns of a case, which both runs share unless they depend on samples."""

    def __init__(self, case: Case, context: z3.Context) -> None:
        self.case, self.context = case, context
        self.world = world = Places(context)
        self.n, self.m, self.others = map(world.unknown, ("n", "m", "other_users"))
        self.number = world.unknown("closed_epochs")
        self.epochs = (Rest(self.number),)
        self.released = dict(
            zip(USERS, map(world.unknown, ("released_1", "released_2")), strict=True)
        )
        self.withheld = dict(
            zip(USERS, map(world.unknown, ("withheld_1", "withheld_2")), strict=True)
        )
        world.released = tuple(self.released.values())
        order = USERS if case.known else USERS[::-1]
        self.numbers = {user: world.unknown(f"number_of_{user}") for user in order}
        world.numbers = tuple(self.numbers.values())
        self.scale, self.other_users = real("scale", context), Others(self.others)
        first, length, queries = map(world.unknown, ("first", "length", "queries"))
        self.series = Series(as_int(first), as_int(length), as_int(queries), case.strata)
        self.excesses = world.unknown("excesses")
        self.accounts = self._accounts()

    def _accounts(self) -> tuple[Account, ...]:
        made = []
        for user in USERS if self.case.known else USERS[1:]:
            spent, *costs = (real(f"{name}_of_{user}", self.context) for name in BALANCES)
            series, first = (
                self.world.unknown(f"{name}_of_{user}") for name in ("series", "first")
            )
            kind = Account if user == "sender" else OtherAccounts
            fields = (self.released[user], spent, first, series, *costs)
            account = kind(*cast(Any, fields))
            if isinstance(account, OtherAccounts):
                object.__setattr__(account, "stands_for", self.others)
            made.append(account)
        return tuple(made)

    @property
    def premises(self) -> dict[str, z3.BoolRef]:
        """What holds of sizes and limits before the step."""
        counts = [
            (self.released[user].term, self.withheld[user].term)
            for user in (USERS if self.case.known else USERS[1:])
        ]
        limits = [
            z3.And(released >= 0, new >= 0, released + new >= 1, released + new <= self.m.term)
            for released, new in counts
        ]
        users = self.others.term + int(self.case.known)
        sender, other = (self.numbers[user].term for user in USERS)
        first, length, queries = (
            cast(Integer, part).term
            for part in (self.series.first, self.series.length, self.series.excess_queries)
        )
        return {
            "samples of users": z3.And(limits),
            "numbers of users": z3.And(
                self.others.term >= 1, users <= self.n.term, self.m.term >= 1
            ),
            "numbers of the two users": z3.And(sender >= 0, other >= 0, sender != other),
            "closed epochs, and a scale": z3.And(self.number.term >= 0, self.scale > 0),
            "the series has begun, or has no epoch": z3.Or(first <= self.number.term, length <= 0),
            "its number": first <= self.number.term + 1,
            "series of accounts": z3.And(
                [
                    cast(Integer, account.series).term <= self.number.term
                    for account in self.accounts
                ]
            ),
            "excesses of the series": z3.And(
                self.excesses.term >= 0, self.excesses.term <= queries
            ),
        }

    def _secret(self, name: str, user: str, side: str) -> z3.ArithRef:
        """A number that depends on the samples of this user."""
        changed = user == self.case.changed
        return real(f"{name}_{user}_{side}" if changed else f"{name}_{user}", self.context)

    def state(self, side: str) -> LedgerState:
        """Any state, with the samples of one run."""
        sent = {
            user: (
                Rest(self.released[user], self._secret("released", user, side)),
                Rest(self.withheld[user], self._secret("withheld", user, side)),
            )
            for user in USERS
        }
        samples: dict[object, object] = {SENDER: sent["sender"]} if self.case.known else {}
        samples[self.other_users] = sent["other"]
        radii = (real("sum_radius", self.context), real("excess_radius", self.context))
        return LedgerState(
            samples=cast(Any, samples),
            t=as_int(self.world.unknown("t")),
            total=as_int(self.world.unknown("total")),
            accounts=self.accounts,
            epochs=cast(Any, self.epochs),
            series=self.series,
            radii=radii,
            excesses=as_int(self.excesses),
        )

    def ran(self, side: str) -> Ran:
        """The step, with the samples of one run; to be called in the context `left_out`."""
        policy = AnyPolicy(self.world, self.case.strata)
        params = copy(Params(1, 1, 1, 1, extra_users="ignore"))
        for name, value in (("max_users", self.n), ("max_samples", self.m)):
            object.__setattr__(params, name, value)
        budget = BUDGET if self.case.noise == "laplace" else BUDGET**2
        plan = LedgerPlan(
            params,
            policy,
            cast(Any, self.case.noise),
            as_fraction(self.scale),
            budget,
            full_cost=Fraction(1),
        )
        before, source = self.state(side), Recorder(side, self.context)
        sample = self._secret("sample", "sender", side)
        after, step = before, None
        with suppress(TooManyUsersError):
            after, step = STEPS[self.case.noise](plan, before, SENDER, sample, source)
        return Ran(before, after, step, source, tuple(policy.seen), sample)

    @contextmanager
    def left_out(self) -> Iterator[None]:
        """A context that leaves out records of the largest account, and the addresses of older epochs."""
        overrides = {
            **RECORDS_LEFT_OUT,
            "withhold_spec.accounted.epoch:nodes_of": lambda epochs: (),
        }
        modules = (arrivals, accounts_of, epoch, pure, gaussian)
        numbered = {"enumerate": self.world.numbered}
        with (
            substituted(overrides),
            any_sizes(self.world, *modules),
            put_in(interface, numbered),
        ):
            yield


BALANCES = ("spent", "sum_cost", "excess_cost")
"""What an account holds beside counts."""
