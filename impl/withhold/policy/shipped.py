"""An epoch of the ledger mechanism: what every pending user gives, and what that costs.

Intervals depend on a block's size alone, so they are worked out once for each size that occurs;
weights and probes are columns over the users.
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
    """What holds for all blocks of a size: one entry for each size that occurs.

    deviation: of the block's sum, as a share of the samples' range, in units of 1/ONE.
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
        """Whose overhang says something: that an interval is too narrow, or a variance too large."""
        useful: npt.NDArray[np.bool_] = (self.clips | (grid > 1)) & (self.saturation > 0)
        return useful


@dataclass(frozen=True, slots=True)
class Proposals:
    """What every pending user gives to an epoch: an interval by size, a weight, a probe.

    length, probes_in_series: how many sums and how many overhangs the epoch's series has.
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
        """The most that each user's samples can change each of the epoch's sums, in ledger units."""
        width = (self.table.high - self.table.low)[self.kind]
        return self.weights * width, self.excess_weights * self.of("saturation")

    def beyond(self, most: int) -> npt.NDArray[np.bool_]:
        """Whose weight is negative, or costs more than `most` or less than 0; no product is formed."""
        wrong = np.zeros(len(self.kind), dtype=np.bool_)
        for weights, lengths in (
            (self.weights, (self.table.high - self.table.low)[self.kind]),
            (self.excess_weights, self.of("saturation")),
        ):
            payable = np.where(lengths < 0, 0, most // np.maximum(lengths, 1))
            wrong |= ((weights < 0) | (weights > payable)).astype(np.bool_)
        return wrong

    def without(self, users: npt.NDArray[np.bool_]) -> Proposals:
        """The same with weights 0 for some users."""
        weights, excess_weights = self.weights.copy(), self.excess_weights.copy()
        weights[users] = 0
        excess_weights[users] = 0
        return replace(self, weights=weights, excess_weights=excess_weights)

    def without_excess(self) -> Proposals:
        """The same without probes."""
        return replace(self, excess_weights=self.excess_weights * 0)

    def parts(self, grid: int) -> Parts:
        """The public sums that the outlook needs."""
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
        """The same, user by user."""
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
    """An interval for each size of block, and each user's weights, within the available budgets.

    In a series of more epochs the excess queries' part of a budget is left free for the others. At a
    known end they only say how far to trust the estimate: half as much is for that of a single epoch, and
    in a series no more than `excess_paid`, what the series' excess queries have cost each user.
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
    """The weights of excess queries that may change a sum by so much, one of `length` in a series.

    None where all together would not stand out from their noise.
    """
    with_excess = np.where(table.of_use(posterior.params.grid)[kind], changes, 0)
    if not reaches(posterior.params, total(with_excess), EXCESS_WORTH, length):
        with_excess = np.zeros_like(with_excess)
    weights: Numbers = with_excess // np.maximum(table.saturation, 1)[kind]
    return weights


def table_of(posterior: Posterior, schedule: Schedule, sizes: Ints) -> tuple[Table, Ints]:
    """The table of the sizes that occur, and each block's place in it."""
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
    """The weight above which a user's would drown the others'."""
    largest = max(most.tolist(), default=0)
    shift = max(0, largest.bit_length() - WEIGHT_BITS)
    noise = posterior.noise(length) >> 2 * shift
    levels = WeightCaps(posterior, sizes, (most >> shift).astype(np.int64), noise)
    level = levels.best_target()
    if posterior.params.weighting != "precision":
        level = levels.least_error(level)
    found: Ints = np.minimum(levels.caps(level) << shift, largest)
    return found


def by_kind(column: Numbers, kind: Ints, kinds: int) -> list[int]:
    """Sums of the numbers of each kind."""
    sums = numbers([0] * kinds, len(column) >= MANY or column.dtype == np.object_)
    np.add.at(sums, kind, column)
    return [int(number) for number in sums.tolist()]


def dot(left: list[int], right: list[int]) -> int:
    """The sum of products, in Python integers."""
    return sum(one * other for one, other in zip(left, right, strict=True))
