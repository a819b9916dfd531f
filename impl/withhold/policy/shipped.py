"""The proposals for an epoch of the ledger mechanism: an interval and weights for every withheld block.

An interval depends only on a block's size, so it is computed once for each size that occurs.
Weights are columns over the users.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from withhold.core.batch import Ints
from withhold.core.columns import MANY, numbers, total
from withhold.core.counter import Numbers
from withhold.core.engine import SAFE_SUM
from withhold.core.records import Contribution
from withhold.policy.budgets import B
from withhold.policy.estimation import ONE, WEIGHT_BITS, Parts, Posterior
from withhold.policy.scheduling import EXCESS_SHARE, EXCESS_WORTH, Schedule, reaches
from withhold.policy.weight_caps import WeightCaps


@dataclass(frozen=True, slots=True)
class Table:
    """The intervals of blocks, one entry for each size that occurs; in grid units.

    deviation: the standard deviation of the block's sum, in units of 1/ONE of a sample's range.
    """

    size: Ints
    low: Numbers
    high: Numbers
    inner_low: Numbers
    inner_high: Numbers
    saturation: Numbers
    clips: npt.NDArray[np.bool_]
    deviation: list[int]

    def of_use(self, grid: int) -> npt.NDArray[np.bool_]:
        """Whether the excess of each size is useful: to widen its interval, or to lower the variance bound."""
        useful: npt.NDArray[np.bool_] = (self.clips | (grid > 1)) & (self.saturation > 0)
        return useful


@dataclass(frozen=True, slots=True)
class Proposals:
    """The proposals for all users with withheld samples.

    length, excess_queries: how many sums and excess queries the epoch's series has. table, kind:
    intervals by size, and each user's row in the table. weights, excess_weights: one per user.
    """

    length: int
    excess_queries: int
    table: Table
    kind: Ints
    weights: Numbers
    excess_weights: Numbers

    def of(self, name: str) -> Numbers:
        """A column of the table, by user."""
        column: Numbers = getattr(self.table, name)[self.kind]
        return column

    @property
    def costs(self) -> tuple[Numbers, Numbers]:
        """Each user's sensitivities of the epoch's sum and excess, in budget units."""
        width = (self.table.high - self.table.low)[self.kind]
        return self.weights * width, self.excess_weights * self.of("saturation")

    def beyond(self, most: int) -> npt.NDArray[np.bool_]:
        """Whether each user's weights or costs are negative, or a cost exceeds `most`; products could overflow."""
        wrong = np.zeros(len(self.kind), dtype=np.bool_)
        for weights, lengths in (
            (self.weights, (self.table.high - self.table.low)[self.kind]),
            (self.excess_weights, self.of("saturation")),
        ):
            payable = np.where(lengths < 0, 0, most // np.maximum(lengths, 1))
            wrong |= ((weights < 0) | (weights > payable)).astype(np.bool_)
        return wrong

    def without(self, users: npt.NDArray[np.bool_]) -> Proposals:
        """These proposals with weights 0 for the given users."""
        weights, excess_weights = self.weights.copy(), self.excess_weights.copy()
        weights[users] = 0
        excess_weights[users] = 0
        return replace(self, weights=weights, excess_weights=excess_weights)

    def without_excess(self) -> Proposals:
        """These proposals with excess weights 0."""
        return replace(self, excess_weights=self.excess_weights * 0)

    def parts(self, grid: int) -> Parts:
        """The public totals that the posterior needs."""
        table, kind = self.table, self.kind
        weight = by_kind(self.weights, kind, len(table.size))
        shift = max(0, max(self.weights.tolist(), default=0).bit_length() - WEIGHT_BITS)
        coarse = (self.weights >> shift).astype(np.int64)
        square = by_kind(coarse * coarse, kind, len(table.size))
        with_excess = (self.excess_weights > 0) & (self.of("saturation") > 0)
        number = np.bincount(kind[with_excess], minlength=len(table.size)).tolist()
        excess_weights = by_kind(
            np.where(with_excess, self.excess_weights, 0), kind, len(table.size)
        )
        clipped = (np.array(weight, dtype=np.object_) * table.clips).tolist()
        size, low, high = (column.tolist() for column in (table.size, table.low, table.high))
        return Parts(
            length=self.length,
            excess_queries=self.excess_queries,
            content=grid * dot(weight, size),
            width=dot(weight, [end - start for start, end in zip(low, high, strict=True)]),
            base=dot(weight, low),
            power=dot(square, size) << 2 * shift,
            overlap=dot(square, [each * each for each in size]) << 2 * shift,
            queried=sum(number),
            samples=dot(number, size),
            deviations=dot(excess_weights, table.deviation) * grid // ONE,
            mean_deviation=dot(excess_weights, table.deviation)
            // max(1, dot(excess_weights, size)),
            inside=dot(clipped, table.deviation) * grid,
        )

    def contributions(self, users: Ints) -> Iterator[Contribution]:
        """The contributions, user by user."""
        names = ("size", "low", "high", "inner_low", "inner_high", "saturation")
        columns = [self.of(name).tolist() for name in names]
        rows = zip(
            users.tolist(),
            *columns,
            self.weights.tolist(),
            self.excess_weights.tolist(),
            strict=True,
        )
        for user, size, low, high, inner_low, inner_high, saturation, weight, excess_weight in rows:
            followed = saturation if excess_weight else 0
            yield Contribution(
                user, size, low, high, weight, inner_low, inner_high, followed, excess_weight
            )


def make_proposals(
    posterior: Posterior, schedule: Schedule, now: int, sizes: Ints, available: B, excess_paid: B
) -> Proposals:
    """Intervals for each size of block, and weights for each user within the available budgets.

    In a longer series the share of all its excess queries is kept free. At a known end an excess
    only refines the standard error: there a single epoch spends half as much on it, and a longer
    series no more than `excess_paid`, what its excess queries have cost each user so far.
    """
    length, asked = schedule.length, len(schedule.excess_times)
    ended = now == posterior.params.horizon
    table, kind = table_of(posterior, schedule, sizes)
    width, saturation = (table.high - table.low)[kind], table.saturation[kind]
    shares = available.part(EXCESS_SHARE) if asked else available.cost_of(np.zeros_like(sizes))
    if ended:
        shares = shares.part(2) if length == 1 else shares.least(excess_paid)
    excess_weights = excess_weights_of(posterior, table, kind, shares.change(), asked)
    if now not in schedule.excess_times:
        excess_weights = np.zeros_like(excess_weights)
    kept = excess_paid if ended else shares
    if length == 1:
        kept = available.cost_of(excess_weights * saturation)
    most = available.less(kept).change() // width
    weights = np.minimum(most, caps(posterior, length, sizes, most))
    return Proposals(length, asked, table, kind, weights, excess_weights)


def excess_weights_of(
    posterior: Posterior, table: Table, kind: Ints, changes: Numbers, length: int
) -> Numbers:
    """The weights of an excess query whose costs may be `changes`, in a series of `length` queries.

    All are 0 if the query would not reach EXCESS_WORTH scales of its noise.
    """
    with_excess = np.where(table.of_use(posterior.params.grid)[kind], changes, 0)
    if not reaches(posterior.params, total(with_excess), EXCESS_WORTH, length):
        with_excess = np.zeros_like(with_excess)
    weights: Numbers = with_excess // np.maximum(table.saturation, 1)[kind]
    return weights


def table_of(posterior: Posterior, schedule: Schedule, sizes: Ints) -> tuple[Table, Ints]:
    """The table of the sizes that occur, and each block's row in it."""
    kinds, kind = np.unique(sizes, return_inverse=True)
    rows = [posterior.interval(size, schedule.cadence.reach) for size in kinds.tolist()]
    wide = len(sizes) >= MANY or max((row.high for row in rows), default=0) >= SAFE_SUM
    low, high = numbers([row.low for row in rows], wide), numbers([row.high for row in rows], wide)
    inner_low = numbers([row.inner_low for row in rows], wide)
    inner_high = numbers([row.inner_high for row in rows], wide)
    saturation = numbers([row.saturation for row in rows], wide)
    clips = np.array([row.clips for row in rows], dtype=np.bool_)
    deviation = [row.deviation for row in rows]
    return Table(kinds, low, high, inner_low, inner_high, saturation, clips, deviation), kind


def caps(posterior: Posterior, length: int, sizes: Ints, most: Numbers) -> Ints:
    """The weight caps, which limit each user's weight."""
    largest = max(most.tolist(), default=0)
    shift = max(0, largest.bit_length() - WEIGHT_BITS)
    noise = posterior.noise(length) >> 2 * shift
    blocks = WeightCaps(posterior, sizes, (most >> shift).astype(np.int64), noise)
    target = blocks.best_target()
    if posterior.params.weighting != "precision":
        target = blocks.least_error(target)
    found: Ints = np.minimum(blocks.caps(target) << shift, largest)
    return found


def by_kind(column: Numbers, kind: Ints, kinds: int) -> list[int]:
    """The sum of `column` over each kind."""
    sums = numbers([0] * kinds, len(column) >= MANY or column.dtype == np.object_)
    np.add.at(sums, kind, column)
    return [int(number) for number in sums.tolist()]


def dot(left: list[int], right: list[int]) -> int:
    """The scalar product, in Python integers."""
    return sum(one * other for one, other in zip(left, right, strict=True))
