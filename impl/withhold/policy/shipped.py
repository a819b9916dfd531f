"""The proposals for an epoch of the ledger mechanism: an interval and weights for every withheld block.

Intervals depend only on a block's size and its user's count, so they are computed once for each
pair that occurs. Weights are columns over the users.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from withhold.core.batch import Ints, Mask
from withhold.core.columns import sums_at, total
from withhold.core.counter import Numbers
from withhold.core.records import Contribution, Series
from withhold.policy.budgets import B
from withhold.policy.design import Weighted, Worths, dot_of, noise_deviation, relative_noise
from withhold.policy.excess import Query, query_of
from withhold.policy.fixed_point import ONE, ratio, root_of, scaled
from withhold.policy.intervals import Intervals, Kinds, Table, are_whole, kinds_of, table_of
from withhold.policy.posterior import Closed, Measured, Posterior
from withhold.policy.scheduling import EXCESS_SHARE, EXCESS_WORTH, Schedule, reaches
from withhold.policy.weights import Trade

NEGLIGIBLE = 64  # whole intervals whose noise has less than a 64th of the variance of the mean
WORTH = 4  # whole intervals if four deviations of their noise are less than what is cut off


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

    def measured(self, grid: int, sums: list[int]) -> list[Measured]:
        """The strata that have blocks, with the released sum of each."""
        sizes = self.kinds.size.tolist()
        low, high = self.table.low.tolist(), self.table.high.tolist()
        room = [
            max(0, start, size * grid - end)
            for size, start, end in zip(sizes, low, high, strict=True)
        ]
        found, queried = [], self.queried
        for stratum, noisy in enumerate(sums):
            inside = rows_of(self.stratum, stratum)
            weights, kind = self.weights[inside], self.kind[inside]
            if not len(kind):
                continue
            blocks = self.kinds.blocks(kind)
            by_kind = sum_by_kind(weights, kind, len(sizes))
            seen_by_kind = [0] * len(sizes)
            if queried.any():
                seen_by_kind = sum_by_kind(weights * queried[inside], kind, len(sizes))
            cut, cut_seen = dot_of(by_kind, room), dot_of(seen_by_kind, room)
            start = dot_of(by_kind, low)
            span = dot_of(by_kind, high) - start
            found.append(
                Measured(
                    blocks,
                    blocks.compare(Weighted(kind, weights, np.ones_like(kind))),
                    grid * dot_of(by_kind, sizes),
                    noisy + start,
                    min(ONE, ratio(abs(2 * noisy - span), max(1, span))),
                    cut_seen,
                    cut - cut_seen,
                )
            )
        return found

    def query(self, posterior: Posterior, series: Series, excess: int | None) -> Query | None:
        """The epoch's excess and what it is compared with, or None if no block is queried."""
        table = self.table
        if excess is None or not self.queried.any():
            return None
        weights = np.where(self.queried, self.excess_weights, 0)
        sizes = self.kinds.size.tolist()
        by_kind = sum_by_kind(weights, self.kind, len(sizes))
        return query_of(
            posterior.params,
            series.excess_queries,
            excess,
            dot_of(by_kind, table.deviation),
            dot_of(by_kind, table.least),
            dot_of(by_kind, sizes),
            dot_of(by_kind, table.saturation.tolist()),
        )

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
        return Closed(
            series.length,
            series.strata,
            self.measured(posterior.params.grid, sums),
            self.query(posterior, series, excess),
            sizes,
            counts,
        )

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
    """Intervals for each kind of block, and weights for each user within the available budgets.

    In a longer series the share of all its excess queries is kept free. At a known end an excess
    only refines the error bar: there a longer series spends no more on it than `excess_paid`, what
    its excess queries have cost each user so far.
    """
    params, length = posterior.params, schedule.length
    ended = withheld.samples == params.horizon
    kinds = kinds_of(params, withheld.sizes, withheld.counts, withheld.users, withheld.samples)
    kind, stratum_of = kinds.of, (kinds.heavy & (strata > 1)).astype(np.int64)
    stratum, number = stratum_of[kind], np.bincount(kind, minlength=len(kinds.size))
    blocks = [kinds.worths(np.where(stratum_of == each, number, 0)) for each in range(strata)]
    rows = [rows_of(stratum, each) for each in range(strata)]
    noise = noise_deviation(params, length, strata)
    whole = [True] * strata
    if not are_whole(params, len(kind), withheld.users):
        changes = available.change()
        whole = [
            are_better_whole(posterior, noise, each, total(changes[inside]))
            for each, inside in zip(blocks, rows, strict=True)
        ]
    intervals = Intervals(params.grid, posterior.scatter.users, schedule.cadence.reach)
    by_kind = np.array(whole, dtype=np.bool_)[stratum_of]
    table = table_of(intervals, posterior.line, kinds, by_kind)
    width, saturation = (table.high - table.low)[kind], table.saturation[kind]
    shares = available.part(EXCESS_SHARE)
    if not schedule.asks:
        shares = available.cost_of(np.zeros_like(kind))
    elif ended and length > 1:
        shares = shares.least(excess_paid)
    excess_weights = excess_weights_of(posterior, table, kind, shares.change(), schedule)
    kept = excess_paid if ended else shares
    if length == 1:
        kept = available.cost_of(excess_weights * saturation)
    most = (available.less(kept).change() // width).astype(np.int64, copy=False)
    weights = np.zeros(len(kind), dtype=np.int64)
    divisors = np.ones_like(kinds.count) if params.weighting == "sample" else kinds.count
    for each, inside in zip(blocks, rows, strict=True):
        if each.number.any():
            level = posterior.line.at(each.wanted_at)
            trade = Trade(
                each,
                noise,
                params.grid,
                level.variance,
                posterior.scatter_variance(level),
                posterior.line.slope,
            )
            weights[inside] = trade.best(most[inside], divisors, kind[inside])
    return Proposals(kinds, table, weights, excess_weights, stratum)


def rows_of(stratum: Ints, each: int) -> Mask | slice:
    """The users of a stratum; all of them, if they are, so that columns are not copied."""
    inside: Mask = stratum == each
    return slice(None) if inside.all() else inside


def are_better_whole(posterior: Posterior, noise: int, blocks: Worths, change: int) -> bool:
    """Whether whole intervals cost a stratum with these blocks little noise.

    `change` is the largest change of its sum that the available budgets pay for together.

    Little is: a negligible part of the variance of the mean, or less than what excesses have shown
    to lie outside of the intervals that were not whole.
    """
    own = scaled(posterior.line.at(blocks.wanted_at).variance, blocks.own)
    whole = relative_noise(noise, change)
    return NEGLIGIBLE * whole < own or WORTH * root_of(whole) < posterior.clipping.outside


def excess_weights_of(
    posterior: Posterior, table: Table, kind: Ints, changes: Numbers, schedule: Schedule
) -> Numbers:
    """The weights of an excess query whose costs may be `changes`.

    All are 0 if the query would not reach EXCESS_WORTH scales of its noise.
    """
    of_use = table.of_use(posterior.params.grid)
    if not schedule.asks or not of_use.any():
        return np.zeros_like(kind)
    useful = np.where(of_use[kind], changes, 0)
    if not reaches(posterior.params, total(useful), EXCESS_WORTH, schedule.length):
        return np.zeros_like(kind)
    weights: Numbers = useful // np.maximum(table.saturation, 1)[kind]
    return weights


def sum_by_kind(column: Numbers, kind: Ints, kinds: int) -> list[int]:
    """The sum of `column` over each kind."""
    return [int(number) for number in sums_at(kind, column, kinds).tolist()]
