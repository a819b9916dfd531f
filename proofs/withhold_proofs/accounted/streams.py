"""Neighbouring streams through the ledger mechanism, with unknown samples and proposals.

Both runs see the same proposals, since these depend on public values only, and follow the same path of
released sums. If noise n leads one stream to the released sum n + f, noise n + f - f' leads the other
stream there. Of the noise within one radius only the largest norm matters (`series`), so the name of each
noise value states its draw and its radius. An epoch releases the sums of two strata, with or without an
excess. The stratum of each block is an unknown.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from typing import Protocol, cast

import z3

from withhold_proofs.accounted.claims import (
    COSTS,
    MOVES,
    NOISE,
    SPENT,
    Claims,
    are_hidden,
    costs_of,
    noises,
    same_contribution,
    shifts,
    within_costs,
)
from withhold_proofs.accounted.runs import step_of
from withhold_proofs.accounted.settings import OFFERED, digest, plan_with
from withhold_proofs.accounted.terms import is_sound
from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import WHOLE, Query
from withhold_proofs.numbers.terms import all_of, real, term
from withhold_proofs.report.coverage import Coverage
from withhold_proofs.streams.draws import SeriesOnly
from withhold_proofs.streams.patterns import Pattern
from withhold_spec.accounted import epoch as closing
from withhold_spec.accounted import pure
from withhold_spec.accounted.interface import Proposal, Public
from withhold_spec.accounted.plan import LedgerPlan
from withhold_spec.accounted.records import Account, Epoch, Series
from withhold_spec.accounted.state import LedgerState, ledger_start
from withhold_spec.noise import Source
from withhold_spec.number import Number, maximum
from withhold_spec.params import Params
from withhold_spec.stream import Samples

RECORDS_LEFT_OUT: Mapping[str, object] = {
    "withhold_spec.accounted.epoch:_charge": lambda plan, node, before, after: None,
    "withhold_spec.accounted.epoch:_spent": lambda state: 0,
}
"""Leaves out what a step records of the largest account, which would need known charges."""


STRATA = 2
"""How many strata each epoch has."""


@dataclass(frozen=True)
class Asked:
    """A policy for one arrival: it closes an epoch if told to, and makes unknown proposals.

    series: the lengths of series, one for each epoch; 0 continues the open series. A series of three epochs
    has three excesses, others have one or two in turn. A hash of the arrivals decides in which two of three
    epochs with blocks of several users an excess is asked for.
    """

    context: z3.Context
    close: bool
    series: Sequence[int] = (0,)

    def closes(self, public: Public) -> bool:
        return self.close

    def length(self, public: Public) -> int:
        return self.series[len(public.epochs) % len(self.series)]

    def strata(self, public: Public) -> int:
        return STRATA

    def excess_queries(self, public: Public) -> int:
        length = self.length(public)
        return length if length > 2 else 1 + len(public.epochs) % 2

    def asks_excess(self, public: Public) -> bool:
        if len(public.withheld_users) == 1:
            return True
        return digest("asks", public.counts, len(public.epochs))[0] % 3 > 0

    def proposals(self, public: Public) -> Sequence[Proposal]:
        return [
            self._proposal(user, _contributions(public, user)) for user in public.withheld_users
        ]

    def total(self, public: Public) -> Number:
        return 0

    def _proposal(self, user: int, place: int) -> Proposal:
        return Proposal(*(real(f"{name}_{user}_{place}", self.context) for name in OFFERED))


def _contributions(public: Public, user: int) -> int:
    """How many contributions the user has made."""
    return sum(one.user == user for epoch in public.epochs for one in epoch.contributions)


@dataclass(frozen=True)
class NoiseSource(SeriesOnly):
    """Noise as unknowns, one for each node and the same in both runs, so that noise cancels.

    The name of an unknown states its radius, and what that was drawn for.
    """

    context: z3.Context

    def radius(
        self, counter: int, first_node: int, length: int, sums: int, scale: Fraction
    ) -> Number:
        return real(f"radius.{counter}.{first_node}.{length}.{sums}", self.context)

    def uniform_noise(
        self, counter: int, node: int, sums: int, radius: Number
    ) -> tuple[Number, ...]:
        return tuple(
            real(f"{NOISE}.{one}.{node}.{counter}.{sums}.{radius}", self.context)
            for one in range(counter, counter + sums)
        )


class Named(Source, Protocol):
    """Draws that are unknowns of a context."""

    @property
    def context(self) -> z3.Context: ...


Choices = Sequence[Sequence[int]]
"""What a policy may do where an epoch closes: the lengths of series, as in `Asked`."""


@dataclass(frozen=True)
class Branch:
    """A prefix of a pattern with closings: the run, and for each user the run with other samples."""

    pattern: Pattern
    state: LedgerState
    changed: tuple[LedgerState, ...]


def contributions(
    users: int, length: int, series: Choices, context: z3.Context
) -> Generator[Query, None, Coverage]:
    """Every contribution of every run pays for the change that it allows, whatever was spent before."""
    return (yield from _asked(users, length, series, context, Claims.of_contributions))


def whole_runs(
    users: int, length: int, series: Choices, context: z3.Context
) -> Generator[Query, None, Coverage]:
    """Both runs see the same contributions, and the accounts pay for all changes of the user."""
    return (yield from _asked(users, length, series, context, Claims.of_sums))


def _asked(
    users: int,
    length: int,
    series: Choices,
    context: z3.Context,
    queries_of: Callable[[Claims], Iterator[Query]],
) -> Generator[Query, None, Coverage]:
    """The queries about the claims on streams of this length, with the length in their names.

    Streams one sample shorter come first, because they refute most mutants at a fraction of the cost.
    """
    tally: Coverage = {}
    for samples in (length - 1, length):
        claims, tally = _gathered(users, samples, series, context)
        for query in queries_of(claims):
            yield replace(query, name=f"T={samples}: {query.name}")
    return tally


def _gathered(
    users: int, length: int, series: Choices, context: z3.Context
) -> tuple[Claims, Coverage]:
    """The claims over all patterns, closing times and series, with each user changed in turn."""
    tally: Tally[str] = Tally()
    claims = Claims(context)
    with substituted(RECORDS_LEFT_OUT):
        for branch in _leaves(users, length, series, context):
            tally["patterns with closings"] += 1
            for user in range(len(branch.state.accounts)):
                tally["pairs of streams"] += 1
                claims.note(user, branch.state, branch.changed[user])
    tally["most contributions of a user"] = max(map(len, claims.sums))
    shapes = [[sums for sums, _ in each] for each in claims.sums]
    tally["several contributions in a series"] = sum(len(set(each)) < len(each) for each in shapes)
    hidden = [[radius for _, radius in each if radius is not None] for each in claims.sums]
    tally["several excesses in a series"] = sum(len(set(each)) < len(each) for each in hidden)
    tally["contributions without an excess"] = len(
        {block for block, _ in claims.contributions if not block[-1]}
    )
    return claims, tally


def _leaves(users: int, length: int, series: Choices, context: z3.Context) -> Iterator[Branch]:
    params = Params(users, length, 1, 1)
    policies = [Asked(context, False), *(Asked(context, True, each) for each in series)]
    plans = [plan_with(policy, params) for policy in policies]
    yield from leaves(users, length, plans, NoiseSource(context))


def leaves(users: int, length: int, plans: Sequence[LedgerPlan], source: Named) -> Iterator[Branch]:
    """Every full pattern, with each arrival under each of the plans and each user changed in turn."""
    first = ledger_start(plans[0])
    waiting = [Branch((), first, (first,) * users)]
    while waiting:
        branch = waiting.pop()
        if len(branch.pattern) == length:
            yield branch
            continue
        newest = max(branch.pattern, default=-1) + 1
        for user, plan in product(range(min(newest + 1, users)), plans):
            waiting.append(_next(plan, branch, user, source))


def _next(plan: LedgerPlan, branch: Branch, user: int, source: Named) -> Branch:
    j = branch.pattern.count(user) + 1
    names = ["mine", *("theirs" if one == user else "mine" for one in range(len(branch.changed)))]
    states = [
        step_of(plan, state, user, real(f"{name}_{user}_{j}", source.context), source)[0]
        for name, state in zip(names, (branch.state, *branch.changed), strict=True)
    ]
    return Branch((*branch.pattern, user), states[0], tuple(states[1:]))


def any_epoch(users: int, context: z3.Context) -> Generator[Query, None, Coverage]:
    """One epoch from accounts in any sound state: the step of an induction."""
    tally: Tally[str] = Tally()
    for blocks in product(range(3), repeat=users):
        if any(blocks):
            tally["epochs"] += 1
            tally["several users"] += sum(size > 0 for size in blocks) > 1
            tally["users without a block"] += blocks.count(0)
            for changed, last, excess in product(range(users), LAST, EXCESSES):
                tally["series that go on"] += last == OPEN.first
                tally["epochs without an excess"] += excess != RELEASED
                yield from _epoch_queries(blocks, changed, last, excess, context)
    return tally


OPEN, LAST = Series(2, 3, 2, STRATA), (1, 2)
"""The series that an epoch belongs to, and the last one that users took part in: another or this one."""

RELEASED = (True, 1)
EXCESSES = (RELEASED, (False, 1), (True, 2))
"""Whether an excess is asked for, and how many the series has released: it is, it is not, or in vain."""


def _epoch_queries(
    blocks: Sequence[int], changed: int, last: int, excess: tuple[bool, int], context: z3.Context
) -> Iterator[Query]:
    """Every user has one released sample and a block of new ones; the samples of one user change."""
    users = range(len(blocks))
    accounts = [_account_of(user, last, context) for user in users]
    one = _closed(blocks, accounts, None, excess, context)
    other = _closed(blocks, accounts, changed, excess, context)
    left, right, after = one.epochs[-1], other.epochs[-1], one.accounts[changed]
    own = [contribution for contribution in left.contributions if contribution.user == changed]
    expected, costs = accounts[changed], cast(tuple[Number, Number], (0, 0))
    for contribution in own:
        costs = costs_of(contribution)
        expected = _after(expected, costs)
    moves: list[object] = [*within_costs(shifts(left, right, context), costs)]
    if left.excess is None:
        moves.append(term(costs[1], context) == 0)
    claims: list[object] = [
        is_sound(after, context),
        *(getattr(after, name) == getattr(expected, name) for name in ("spent", *COSTS)),
        (after.series, after.released) == (expected.series, 1 + blocks[changed]),
        left.series == OPEN,
        are_hidden(left, noises(left), 2),
        noises(left) == noises(right),
        (left.excess is None) == (excess != RELEASED),
        one.excesses == excess[1] + (left.excess is not None) <= OPEN.excess_queries,
    ]
    for mine, theirs in zip(left.contributions, right.contributions, strict=True):
        claims += same_contribution(mine, theirs)
    sound = {"the account before": is_sound(accounts[changed], context)}
    name = f"new samples: {', '.join(map(str, blocks))}; user {changed} changes"
    name += ", in another series before" if last != OPEN.first else ""
    if excess != RELEASED:
        name += ", an excess asked for in vain" if excess[0] else ", no excess asked for"
    yield Query(f"{name}, {MOVES}", sound, all_of(moves, context), WHOLE)
    yield Query(f"{name}, {SPENT}", sound, all_of(claims, context), WHOLE)


def _after(account: Account, costs: tuple[Number, Number]) -> Account:
    """The account after a contribution in the open series, which pays for its largest cost only."""
    paid = (account.sum_cost, account.excess_cost) if account.series == OPEN.first else (0, 0)
    largest_cost = [maximum(before, cost) for before, cost in zip(paid, costs, strict=True)]
    more = [maximum(0, cost - before) for before, cost in zip(paid, costs, strict=True)]
    spent = account.spent + (more[0] + more[1])
    return replace(
        account, spent=spent, series=2, sum_cost=largest_cost[0], excess_cost=largest_cost[1]
    )


def _account_of(user: int, last: int, context: z3.Context) -> Account:
    spent, *costs = (real(f"{name}_{user}", context) for name in ("spent", *COSTS))
    return Account(1, spent, 1, last, *costs)


def samples_of(blocks: Sequence[int], changed: int | None, context: z3.Context) -> Samples:
    """For every user one released sample and a block; those of one user are changed."""
    return {
        user: tuple(
            real(f"{'theirs' if user == changed else 'mine'}_{user}_{j}", context)
            for j in range(1 + size)
        )
        for user, size in enumerate(blocks)
    }


def _closed(
    blocks: Sequence[int],
    accounts: Sequence[Account],
    changed: int | None,
    excess: tuple[bool, int],
    context: z3.Context,
) -> LedgerState:
    """The state after the epoch, with the samples of one user changed."""
    samples = samples_of(blocks, changed, context)
    source = NoiseSource(context)
    radii = (
        source.radius(0, OPEN.first, OPEN.length, STRATA, Fraction(1)),
        source.radius(STRATA, OPEN.first, OPEN.excess_queries, 1, Fraction(1)),
    )
    asked, released = excess
    before = LedgerState(
        samples=samples,
        accounts=tuple(accounts),
        epochs=(Epoch(1, Series(1, 1, 1), (), (0,), 0),),
        series=OPEN,
        radii=radii,
        excesses=released,
    )
    plan = plan_with(Asked(context, True), Params(len(blocks), 3, 1, 1))
    proposals = plan.policy.proposals(closing.public_view(plan, before))
    return pure.close_epoch(plan, before, proposals, asked, source)[0]
