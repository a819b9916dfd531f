"""Neighbouring streams through the ledger mechanism with Gaussian noise, on solver terms.

Both runs see the same proposals. On one path of released sums, two noise values explain each sum, and they
differ by the change that the changed user makes. `gaussian_moments` bounds the resulting loss; here the
queries show that accounts pay for it in the specification's runs, with unknown samples and proposals.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import product

import z3

from withhold_proofs.accounted.claims import (
    COSTS,
    MOVES,
    NOISE,
    SPENT,
    all_shifts,
    costs_of,
    put_for,
    same_contribution,
    shifts,
    summands,
    unknown_parts,
    unnamed,
    within_costs,
)
from withhold_proofs.accounted.gaussian_terms import any_account, grows, is_sound
from withhold_proofs.accounted.settings import plan_with
from withhold_proofs.accounted.streams import (
    RECORDS_LEFT_OUT,
    STRATA,
    Asked,
    leaves,
    samples_of,
)
from withhold_proofs.engine.smtlib import is_unknown
from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import WHOLE, Query
from withhold_proofs.numbers.terms import all_of, condition, real, term, total
from withhold_proofs.report.coverage import Coverage
from withhold_proofs.streams.draws import GaussianOnly
from withhold_spec.accounted import epoch as closing
from withhold_spec.accounted import gaussian
from withhold_spec.accounted.plan import LedgerPlan, ledger_scale
from withhold_spec.accounted.records import Account, Contribution, Epoch, Series
from withhold_spec.accounted.state import LedgerState
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.properties import gaussian as gaussian_invariants


@dataclass(frozen=True)
class NoiseSource(GaussianOnly):
    """Noise as unknowns, one for each node and the same in both runs, so that noise cancels.

    The name of an unknown states its node and its variance.
    """

    context: z3.Context

    def gaussian(self, counter: int, node: int, variance: Fraction) -> Number:
        return real(f"{NOISE}.{counter}.{node}.{variance}", self.context)


def plan_of(context: z3.Context, close: bool, params: Params) -> LedgerPlan:
    """A plan whose policy makes unknown proposals, and closes an epoch or does not."""
    return plan_with(Asked(context, close), params, gaussian=True)


def drawn(released: Number) -> list[str]:
    """The names of the noise values in a released sum."""
    names = [part.decl().name() for part in summands(released) if is_unknown(part)]
    return [name for name in names if name.startswith(f"{NOISE}.")]


def is_hidden(epoch: Epoch, node: int, params: Params) -> bool:
    """Whether each of its sums has one noise value, drawn for it alone, with the right variance."""
    variance = 2 * ledger_scale(params) ** 2
    released = [*epoch.sums, *([] if epoch.excess is None else [epoch.excess])]
    return len(epoch.sums) == epoch.series.strata and [drawn(each) for each in released] == [
        [f"{NOISE}.{counter}.{node}.{variance}"] for counter in range(len(released))
    ]


ASIDE = "what it moves in the excess"
"""What is asked about a contribution, beside what it moves in the sums and what it costs."""

Block = tuple[int, int, int, bool]
"""Which of a user's contributions it is, from 1, the user's first and last sample in it, and whether the
epoch has an excess."""


@dataclass
class Claims:
    """What must hold of two runs that differ in one user's samples. Equal statements are kept once.

    contributions: claims on a single contribution, where the account before it is an unknown that keeps its
    promise. sums: claims on a run in which the user's contributions have an excess, or none, in this way,
    where costs and the loss of each release are unknowns with the facts shown elsewhere.
    """

    context: z3.Context
    params: Params
    contributions: dict[tuple[Block, str], dict[int, z3.BoolRef]] = field(default_factory=dict)
    sums: dict[tuple[bool, ...], dict[int, z3.BoolRef]] = field(default_factory=dict)
    asked: dict[tuple[int, int, int], tuple[Epoch, Epoch]] = field(default_factory=dict)

    def note(self, user: int, left: LedgerState, right: LedgerState) -> None:
        """Adds the claims on a run and on the run with the user's other samples."""
        found: list[object] = []
        costs: list[tuple[z3.ArithRef, z3.ArithRef]] = []
        shape: list[bool] = []
        account = Account()
        for node, (one, other) in enumerate(zip(left.epochs, right.epochs, strict=True), start=1):
            own = [contribution for contribution in one.contributions if contribution.user == user]
            new = (id(one), id(other), user) not in self.asked
            self.asked[id(one), id(other), user] = one, other
            with_excess = one.excess is not None
            found += [is_hidden(each, node, self.params) for each in (one, other)]
            found.append(with_excess == (other.excess is not None))
            for mine, theirs in zip(one.contributions, other.contributions, strict=True):
                found += same_contribution(mine, theirs) if new else ()
            if new and not own:
                found += [shift == 0 for shift in all_shifts(one, other, self.context)]
            for contribution in own:
                shape.append(with_excess)
                after = _paid(account, contribution)
                if new:
                    block = (len(shape), 1 + account.released, after.released, with_excess)
                    self._note_contribution(block, contribution, (account, after), (one, other))
                for name, cost in zip(COSTS, costs_of(contribution), strict=True):
                    costs.append((term(cost, self.context), self._of(name, len(shape))))
                account = after
        spent = left.accounts[user].spent
        found += [
            gaussian_invariants.gaussian_never_overdrawn(spent),
            self._is_paid(total(self._told(shape), self.context), spent),
            left.accounts[user].released == account.released,
        ]
        group = self.sums.setdefault(tuple(shape), {})
        for claim in found:
            put = z3.substitute(condition(claim, self.context), *costs)
            group[put.get_id()] = put

    def _note_contribution(
        self,
        block: Block,
        contribution: Contribution,
        accounts: tuple[Account, Account],
        epochs: tuple[Epoch, Epoch],
    ) -> None:
        """Adds what must hold of a contribution, whatever was spent before."""
        (before, after), (left, right) = accounts, epochs
        sums = (*left.sums, left.excess, *right.sums, right.excess)
        known = [
            *unknown_parts(before, any_account(self.context)),
            *unnamed(sums, contribution),
        ]
        moved = shifts(left, right, self.context, known)
        costs = [put_for(known, term(cost, self.context)) for cost in costs_of(contribution)]
        paid = [is_sound(after, self.context), grows(before, after, contribution, self.context)]
        free = [costs[1] == 0] if left.excess is None else []
        of_sums, of_excess = within_costs(moved, costs)
        # one question for each: together they cost a solver many times as much
        for kind, claims in (
            (MOVES, [of_sums]),
            (ASIDE, [of_excess, *free]),
            (SPENT, [put_for(known, claim) for claim in paid]),
        ):
            group = self.contributions.setdefault((block, kind), {})
            for claim in claims:
                made = condition(claim, self.context)
                group[made.get_id()] = made

    def _of(self, stem: str, place: int) -> z3.ArithRef:
        return real(f"{stem}_{place}", self.context)

    def _told(self, shape: Sequence[bool]) -> list[z3.ArithRef]:
        """The loss of the sums of each epoch that contains the user, and that of its excess."""
        places = range(1, 1 + len(shape))
        return [self._of(f"told_by_{name}", place) for place in places for name in COSTS]

    def _is_paid(self, told: Number, squares: Number) -> z3.BoolRef:
        order, variance = real("order", self.context), 2 * ledger_scale(self.params) ** 2
        paid = gaussian_invariants.path_moment(told, order, squares, variance)
        return condition(paid, self.context)

    def of_contributions(self) -> Iterator[Query]:
        """Three queries for each kind of contribution."""
        before = {"the account before": is_sound(any_account(self.context), self.context)}
        for (block, kind), group in sorted(self.contributions.items()):
            name = "contribution {} of a user, samples {} to {}".format(*block)
            name = f"{name}{'' if block[3] else ', no excess'}, {kind}"
            yield Query(name, before, all_of(group.values(), self.context), WHOLE)

    def of_sums(self) -> Iterator[Query]:
        """A query for each way in which a user's contributions have excesses or none.

        As `of_contributions` shows, no account is overdrawn, and an excess that is not released costs
        nothing. The loss of an epoch's sums, and of its excess, is at most what `gaussian_moments` shows.
        """
        for shape, group in sorted(self.sums.items()):
            premises = {"an order": real("order", self.context) >= 1}
            squares: list[Number] = [0]
            for place, with_excess in enumerate(shape, start=1):
                costs = [self._of(name, place) for name in COSTS]
                told = [self._of(f"told_by_{name}", place) for name in COSTS]
                shown = [
                    self._is_paid(one, cost * cost) for one, cost in zip(told, costs, strict=True)
                ]
                shown += [] if with_excess else [costs[1] == 0]
                premises[f"as shown of contribution {place}"] = all_of(shown, self.context)
                squares += [cost * cost for cost in costs]
            spent = total(squares, self.context)
            premises["as shown of accounts"] = condition(
                gaussian_invariants.gaussian_never_overdrawn(spent), self.context
            )
            yield Query(_described(shape), premises, all_of(group.values(), self.context), WHOLE)


def _paid(account: Account, contribution: Contribution) -> Account:
    """The account after a contribution, with the specification's cost."""
    spent = account.spent + gaussian.squared_cost(contribution)
    return replace(account, spent=spent, released=account.released + contribution.size)


def _described(shape: Sequence[bool]) -> str:
    if not shape:
        return "no contribution of a user"
    return "contributions " + ", ".join("with excess" if each else "without" for each in shape)


def contributions(users: int, length: int, context: z3.Context) -> Generator[Query, None, Coverage]:
    """Every contribution of every run pays for the change that it allows, whatever was spent before."""
    claims, tally = _gathered(users, length, context)
    yield from claims.of_contributions()
    return tally


def whole_runs(users: int, length: int, context: z3.Context) -> Generator[Query, None, Coverage]:
    """Both runs see the same contributions, and the accounts pay for the loss of all releases."""
    claims, tally = _gathered(users, length, context)
    yield from claims.of_sums()
    return tally


def _gathered(users: int, length: int, context: z3.Context) -> tuple[Claims, Coverage]:
    """The claims over all patterns and closing times, with each user changed in turn."""
    tally: Tally[str] = Tally()
    params = Params(users, length, 1, 1)
    claims = Claims(context, params)
    plans = [plan_of(context, close, params) for close in (False, True)]
    with substituted(RECORDS_LEFT_OUT):
        for branch in leaves(users, length, plans, NoiseSource(context)):
            tally["patterns with closings"] += 1
            for user in range(len(branch.state.accounts)):
                tally["pairs of streams"] += 1
                claims.note(user, branch.state, branch.changed[user])
    tally["several contributions of a user"] = sum(len(shape) > 1 for shape in claims.sums)
    tally["contributions without an excess"] = len(
        {block for block, _ in claims.contributions if not block[-1]}
    )
    return claims, tally


def any_epoch(users: int, context: z3.Context) -> Generator[Query, None, Coverage]:
    """One epoch from accounts in any sound state: the step of an induction."""
    tally: Tally[str] = Tally()
    for blocks in product(range(3), repeat=users):
        if any(blocks):
            tally["epochs"] += 1
            tally["several users"] += sum(size > 0 for size in blocks) > 1
            tally["users without a block"] += blocks.count(0)
            for changed, asked in product(range(users), (True, False)):
                tally["epochs without an excess"] += not asked
                yield from _epoch_queries(blocks, changed, asked, context)
    return tally


def _epoch_queries(
    blocks: Sequence[int], changed: int, asked: bool, context: z3.Context
) -> Iterator[Query]:
    """Every user has one released sample and a block of new ones; the samples of one user change."""
    params = Params(len(blocks), 3, 1, 1)
    accounts = [Account(1, real(f"spent_{user}", context), 1) for user in range(len(blocks))]
    one = _closed(blocks, accounts, None, asked, params, context)
    other = _closed(blocks, accounts, changed, asked, params, context)
    left, right, after = one.epochs[-1], other.epochs[-1], one.accounts[changed]
    own = [contribution for contribution in left.contributions if contribution.user == changed]
    costs = [term(cost, context) for contribution in own for cost in costs_of(contribution)]
    costs = costs or [term(0, context), term(0, context)]
    of_sums, of_excess = within_costs(shifts(left, right, context), costs)
    aside: list[object] = [of_excess] if asked else [of_excess, costs[1] == 0]
    paid = accounts[changed].spent + (costs[0] * costs[0] + costs[1] * costs[1])
    claims: list[object] = [
        is_sound(after, context),
        term(after.spent, context) == paid,
        after.released == 1 + blocks[changed],
        len(own) == (blocks[changed] > 0),
        (left.excess is not None) == (right.excess is not None) == asked,
        *(is_hidden(epoch, 2, params) for epoch in (left, right)),
    ]
    for mine, theirs in zip(left.contributions, right.contributions, strict=True):
        claims += same_contribution(mine, theirs)
    sound = {"the account before": is_sound(accounts[changed], context)}
    name = f"new samples: {', '.join(map(str, blocks))}; user {changed} changes"
    name += "" if asked else ", no excess asked for"
    yield Query(f"{name}, {MOVES}", sound, all_of([of_sums], context), WHOLE)
    yield Query(f"{name}, {ASIDE}", sound, all_of(aside, context), WHOLE)
    yield Query(f"{name}, {SPENT}", sound, all_of(claims, context), WHOLE)


def _closed(
    blocks: Sequence[int],
    accounts: Sequence[Account],
    changed: int | None,
    asked: bool,
    params: Params,
    context: z3.Context,
) -> LedgerState:
    """The state after the epoch, with the samples of one user changed."""
    samples = samples_of(blocks, changed, context)
    before = LedgerState(
        samples=samples,
        accounts=tuple(accounts),
        epochs=(Epoch(1, Series(1, 1, 1), (), (0,), 0),),
    )
    plan = plan_of(context, True, params)
    proposals = plan.policy.proposals(closing.public_view(plan, before))
    return gaussian.close_epoch(plan, before, proposals, asked, STRATA, NoiseSource(context))[0]
