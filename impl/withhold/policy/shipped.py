"""The proposals for an epoch of the ledger mechanism: an interval and weights for every withheld block.

They are columns over the users. What they are made from is in `plan`, what they add up to in `totals`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from withhold.core.batch import Ints, Mask
from withhold.core.columns import MANY, total
from withhold.core.counter import Numbers
from withhold.core.records import Contribution, Series
from withhold.policy.budgets import B
from withhold.policy.design import Weighted
from withhold.policy.intervals import Kinds, Table, kinds_of
from withhold.policy.places import Tally
from withhold.policy.plan import (
    Offers,
    choose_table,
    plan_of,
    rows_of,
    sum_by_kind,
    trade_of,
)
from withhold.policy.posterior import Closed, Posterior
from withhold.policy.scheduling import Schedule
from withhold.policy.totals import Totals


@dataclass(frozen=True, slots=True)
class Withheld:
    """The blocks of the users with withheld samples, at the close of an epoch.

    sizes, counts: their new samples, and all of them. users, samples: how many there are of all
    users.
    """

    sizes: Ints
    counts: Ints
    users: int
    samples: int


@dataclass(frozen=True, slots=True)
class Proposals:
    """The proposals for all users with withheld samples.

    kinds, table: the kinds of blocks, and their intervals. weights, excess_weights, stratum: one
    per user.
    """

    kinds: Kinds
    table: Table
    weights: Numbers
    excess_weights: Numbers
    stratum: Ints

    @property
    def kind(self) -> Ints:
        """The kind of each user's block."""
        return self.kinds.of

    @property
    def queried(self) -> Mask:
        """Whether the epoch's excess contains each user's block."""
        if not self.excess_weights.any():
            return np.zeros(len(self.kind), dtype=np.bool_)
        queried: Mask = (self.excess_weights > 0) & (self.table.saturation > 0)[self.kind]
        return queried

    def of(self, name: str) -> Numbers:
        """A column of the table, by user."""
        column: Numbers = getattr(self.table, name)[self.kind]
        return column

    @property
    def costs(self) -> tuple[Numbers, Numbers]:
        """Each user's sensitivities of the epoch's sum and excess, in budget units."""
        width = (self.table.high - self.table.low)[self.kind]
        if not self.excess_weights.any():
            return self.weights * width, self.excess_weights
        return self.weights * width, self.excess_weights * self.of("saturation")

    def inside(self, raw: Numbers) -> Numbers:
        """What each user adds to a sum; raw: the sum of each block, in grid units."""
        low = self.of("low")
        cut = np.minimum(np.maximum(raw, low), self.of("high"))
        added: Numbers = self.weights * (cut - low)
        return added

    def outside(self, raw: Numbers) -> Numbers:
        """What each user adds to the excess."""
        if not self.excess_weights.any():
            return self.excess_weights
        beyond = np.maximum(raw - self.of("inner_high"), self.of("inner_low") - raw)
        followed = np.minimum(np.maximum(beyond, 0), self.of("saturation"))
        added: Numbers = self.excess_weights * followed
        return added

    def beyond(self, most: int) -> Mask:
        """Whether each user's weights or costs are negative, or a cost exceeds `most`; products could overflow."""
        wrong = np.zeros(len(self.kind), dtype=np.bool_)
        for weights, lengths in (
            (self.weights, self.table.high - self.table.low),
            (self.excess_weights, self.table.saturation),
        ):
            if weights.any():
                payable = np.where(lengths < 0, 0, most // np.maximum(lengths, 1))[self.kind]
                wrong |= ((weights < 0) | (weights > payable)).astype(np.bool_)
        return wrong

    def without(self, users: Mask) -> Proposals:
        """These proposals with weights 0 for the given users."""
        if not users.any():
            return self
        weights, excess_weights = self.weights.copy(), self.excess_weights.copy()
        weights[users] = 0
        excess_weights[users] = 0
        return replace(self, weights=weights, excess_weights=excess_weights)

    def without_excess(self) -> Proposals:
        """These proposals with excess weights 0."""
        return replace(self, excess_weights=self.excess_weights * 0)

    def by_stratum(self, column: Numbers, strata: int) -> list[int]:
        """The total of a column, with an entry for each user, over the users of each stratum."""
        rows = [rows_of(self.stratum, each) for each in range(strata)]
        return [total(column[inside]) for inside in rows]

    def totals(self, strata: int) -> Totals:
        """What all of them add up to."""
        rows = [rows_of(self.stratum, each) for each in range(strata)]
        blocks = [self.kinds.blocks(self.kind[inside]) for inside in rows]
        designs = [
            each.compare(self.weighted(inside)) for each, inside in zip(blocks, rows, strict=True)
        ]
        weights, seen = self.weights_by_kind(strata), self.seen_by_kind(strata)
        return Totals(blocks, weights, seen, self.queried_by_kind(), designs)

    def weighted(self, users: Mask | slice) -> Weighted:
        """The weights of some users' blocks."""
        kind = self.kind[users]
        return Weighted(kind, self.weights[users], np.ones_like(kind))

    def weights_by_kind(self, strata: int) -> list[list[int]]:
        """The sum of weights of each kind, for each stratum."""
        return self._by_kind(self.weights, strata)

    def seen_by_kind(self, strata: int) -> list[list[int]]:
        """The same of the blocks that the excess contains."""
        queried = self.queried
        if not queried.any():
            return [[0] * len(self.kinds.size)] * strata
        return self._by_kind(self.weights * queried, strata)

    def _by_kind(self, column: Numbers, strata: int) -> list[list[int]]:
        size, rows = len(self.kinds.size), (rows_of(self.stratum, each) for each in range(strata))
        return [sum_by_kind(column[inside], self.kind[inside], size) for inside in rows]

    def queried_by_kind(self) -> list[int] | None:
        """The excess weights of queried blocks of each kind; None if no block is queried."""
        queried = self.queried
        if not queried.any():
            return None
        weights = np.where(queried, self.excess_weights, 0)
        return sum_by_kind(weights, self.kind, len(self.kinds.size))

    def closed(
        self,
        posterior: Posterior,
        series: Series,
        sums: list[int],
        excess: int | None,
        sizes: Ints,
        counts: Ints,
    ) -> Closed:
        """The closed epoch; sizes, counts: of all users."""
        everyone = Tally(sizes, counts, np.ones_like(counts))
        totals = self.totals(len(sums))
        return totals.closed(posterior, series, self.kinds, self.table, sums, excess, everyone)

    def contributions(self, users: Ints) -> Iterator[Contribution]:
        """The contributions, user by user."""
        names = ("low", "high", "inner_low", "inner_high", "saturation")
        columns = [self.kinds.size[self.kind].tolist()]
        columns += [self.of(name).tolist() for name in names]
        rows = zip(
            users.tolist(),
            *columns,
            self.weights.tolist(),
            self.excess_weights.tolist(),
            self.stratum.tolist(),
            strict=True,
        )
        for user, size, low, high, *inner, saturation, weight, excess_weight, stratum in rows:
            inner_low, inner_high = inner
            yield Contribution(
                user=user,
                size=size,
                low=low,
                high=high,
                weight=weight,
                inner_low=inner_low,
                inner_high=inner_high,
                saturation=saturation if excess_weight else 0,
                excess_weight=excess_weight,
                stratum=stratum,
            )


def make_proposals(
    posterior: Posterior,
    schedule: Schedule,
    strata: int,
    withheld: Withheld,
    available: B,
    excess_paid: B,
) -> Proposals:
    """Intervals for each kind of block, and weights for each user within the available budgets."""
    params = posterior.params
    kinds = kinds_of(params, withheld.sizes, withheld.counts, withheld.users, withheld.samples)
    kind = kinds.of
    users, samples = withheld.users, withheld.samples
    plan = plan_of(params, schedule, strata, kinds, len(kind), users, samples)
    blocks = plan.blocks(np.bincount(kind, minlength=len(kinds.size)))
    offers = Offers(plan, kind, available, excess_paid)
    many = len(kind) >= MANY
    table = choose_table(posterior, schedule, plan, blocks, offers.changes, wide=many)
    excess_weights: Numbers = np.zeros_like(kind)
    if plan.useful(table).any():
        changes = offers.excess_changes(table)
        if plan.is_asked(total(changes)):
            excess_weights = offers.excess_weights(table, changes)
    most, stratum = offers.most(table, excess_weights), offers.stratum
    weights = np.zeros(len(kind), dtype=np.int64)
    for each, number in enumerate(blocks):
        if number.number.any():
            inside = rows_of(stratum, each)
            trade = trade_of(posterior, plan, number)
            weights[inside] = trade.best(most[inside], plan.divisors, kind[inside])
    return Proposals(kinds, table, weights, excess_weights, stratum)
