"""An epoch of the ledger mechanism: what every pending user gives, and what that costs.

Intervals depend on a block's size alone, so they are worked out once for each size that occurs;
weights and probes are columns over the users.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from withhold.batch import Ints
from withhold.counter import Numbers
from withhold.engine import SAFE_SUM
from withhold.levels import Levels
from withhold.outlook import ONE, WEIGHT_BITS, Outlook, Parts
from withhold.records import Booking
from withhold.timetable import PROBE, WORTH, Course, reaches

MANY = 1 << 22  # users from whom on sums of ledger units may pass int64


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
    margin: Numbers
    clips: npt.NDArray[np.bool_]
    deviation: list[int]

    def of_use(self, grid: int) -> npt.NDArray[np.bool_]:
        """Whose overhang says something: that an interval is too narrow, or a variance too large."""
        useful: npt.NDArray[np.bool_] = (self.clips | (grid > 1)) & (self.margin > 0)
        return useful


@dataclass(frozen=True, slots=True)
class Offers:
    """What every pending user gives to an epoch: an interval by size, a weight, a probe.

    length, probes_in_series: how many sums and how many overhangs the epoch's series has.
    """

    length: int
    probes_in_series: int
    table: Table
    kind: Ints
    weights: Numbers
    probes: Numbers

    def of(self, name: str) -> Numbers:
        """A column of the table, by user."""
        column: Numbers = getattr(self.table, name)[self.kind]
        return column

    @property
    def costs(self) -> tuple[Numbers, Numbers]:
        """The most that each user's samples can change each of the epoch's sums, in ledger units."""
        width = (self.table.high - self.table.low)[self.kind]
        return self.weights * width, self.probes * self.of("margin")

    def beyond(self, most: int) -> npt.NDArray[np.bool_]:
        """Whose weight is negative, or costs more than `most` or less than 0; no product is formed."""
        wrong = np.zeros(len(self.kind), dtype=np.bool_)
        for weights, lengths in (
            (self.weights, (self.table.high - self.table.low)[self.kind]),
            (self.probes, self.of("margin")),
        ):
            payable = np.where(lengths < 0, 0, most // np.maximum(lengths, 1))
            wrong |= ((weights < 0) | (weights > payable)).astype(np.bool_)
        return wrong

    def without(self, users: npt.NDArray[np.bool_]) -> Offers:
        """The same with weights 0 for some users."""
        weights, probes = self.weights.copy(), self.probes.copy()
        weights[users] = 0
        probes[users] = 0
        return replace(self, weights=weights, probes=probes)

    def unprobed(self) -> Offers:
        """The same without probes."""
        return replace(self, probes=self.probes * 0)

    def parts(self, grid: int) -> Parts:
        """The public sums that the outlook needs."""
        table, kind = self.table, self.kind
        weight = by_kind(self.weights, kind, len(table.size))
        shift = max(0, max(self.weights.tolist(), default=0).bit_length() - WEIGHT_BITS)
        coarse = (self.weights >> shift).astype(np.int64)
        square = by_kind(coarse * coarse, kind, len(table.size))
        probed = (self.probes > 0) & (self.of("margin") > 0)
        number = np.bincount(kind[probed], minlength=len(table.size)).tolist()
        probes = by_kind(np.where(probed, self.probes, 0), kind, len(table.size))
        clipped = (np.array(weight, dtype=np.object_) * table.clips).tolist()
        size, low, high = (column.tolist() for column in (table.size, table.low, table.high))
        return Parts(
            length=self.length,
            probes=self.probes_in_series,
            content=grid * dot(weight, size),
            width=dot(weight, [end - start for start, end in zip(low, high, strict=True)]),
            base=dot(weight, low),
            power=dot(square, size) << 2 * shift,
            overlap=dot(square, [each * each for each in size]) << 2 * shift,
            probed=sum(number),
            samples=dot(number, size),
            deviations=dot(probes, table.deviation) * grid // ONE,
            mean_deviation=dot(probes, table.deviation) // max(1, dot(probes, size)),
            inside=dot(clipped, table.deviation) * grid,
        )

    def bookings(self, users: Ints) -> Iterator[Booking]:
        """The same, user by user."""
        names = ("size", "low", "high", "inner_low", "inner_high", "margin")
        columns = [self.of(name).tolist() for name in names]
        rows = zip(
            users.tolist(), *columns, self.weights.tolist(), self.probes.tolist(), strict=True
        )
        for user, size, low, high, inner_low, inner_high, margin, weight, probe in rows:
            followed = margin if probe else 0
            yield Booking(user, size, low, high, weight, inner_low, inner_high, followed, probe)


def make_offers(
    outlook: Outlook,
    course: Course,
    now: int,
    sizes: Ints,
    allowances: Ints,
    probes_paid: Ints,
) -> Offers:
    """An interval for each size of block, and each user's weight and probe, within the allowances.

    In a series of more epochs a probe's part of an allowance is left free for the others. At a known
    end probes only say how far to trust the estimate: half as much is for that of a single epoch, and
    in a series no more than `probes_paid`, what the series' probes have cost each user.
    """
    length, asked = course.length, len(course.probed)
    ended = now == outlook.params.horizon
    table, kind = table_of(outlook, course, sizes)
    width, margin = (table.high - table.low)[kind], table.margin[kind]
    shares = allowances // PROBE if asked else np.zeros_like(allowances)
    if ended:
        shares = shares // 2 if length == 1 else np.minimum(shares, probes_paid)
    probes = probes_of(outlook, table, kind, shares, asked)
    if now not in course.probed:
        probes = np.zeros_like(probes)
    kept = probes_paid if ended else shares
    if length == 1:
        kept = probes * margin
    most = (allowances - kept) // width
    weights = np.minimum(most, caps(outlook, length, sizes, most))
    return Offers(length, asked, table, kind, weights, probes)


def probes_of(outlook: Outlook, table: Table, kind: Ints, costs: Ints, length: int) -> Numbers:
    """The weights of probes that may cost so much, one of `length` in a series.

    None where all together would not stand out from their noise.
    """
    probed = np.where(table.of_use(outlook.params.grid)[kind], costs, 0)
    if not reaches(outlook.params, total(probed), WORTH, length):
        probed = np.zeros_like(probed)
    weights: Numbers = probed // np.maximum(table.margin, 1)[kind]
    return weights


def table_of(outlook: Outlook, course: Course, sizes: Ints) -> tuple[Table, Ints]:
    """The table of the sizes that occur, and each block's place in it."""
    kinds, kind = np.unique(sizes, return_inverse=True)
    rows = [outlook.interval(size, course.pace.reach) for size in kinds.tolist()]
    wide = len(sizes) >= MANY or max((row.high for row in rows), default=0) >= SAFE_SUM
    low, high = numbers([row.low for row in rows], wide), numbers([row.high for row in rows], wide)
    inner_low = numbers([row.inner_low for row in rows], wide)
    inner_high = numbers([row.inner_high for row in rows], wide)
    margin = numbers([row.margin for row in rows], wide)
    clips = np.array([row.clips for row in rows], dtype=np.bool_)
    deviation = [row.deviation for row in rows]
    return Table(kinds, low, high, inner_low, inner_high, margin, clips, deviation), kind


def caps(outlook: Outlook, length: int, sizes: Ints, most: Numbers) -> Ints:
    """The weight above which a user's would drown the others'."""
    largest = max(most.tolist(), default=0)
    shift = max(0, largest.bit_length() - WEIGHT_BITS)
    noise = outlook.noise(length) >> 2 * shift
    levels = Levels(outlook, sizes, (most >> shift).astype(np.int64), noise)
    level = levels.best()
    if outlook.params.weighting != "precision":
        level = levels.cheapest(level)
    found: Ints = np.minimum(levels.caps(level) << shift, largest)
    return found


def numbers(values: list[int], wide: bool) -> Numbers:
    """The values as an array: int64, or Python integers."""
    if wide:
        return np.array(values, dtype=np.object_)
    return np.array(values, dtype=np.int64)


def total(column: Numbers) -> int:
    """The sum of numbers up to 2**41, however many."""
    if len(column) < MANY or column.dtype == np.object_:
        return int(column.sum())
    return sum(int(part.sum()) for part in np.array_split(column, 1 + len(column) // MANY))


def by_kind(column: Numbers, kind: Ints, kinds: int) -> list[int]:
    """Sums of the numbers of each kind."""
    sums = numbers([0] * kinds, len(column) >= MANY or column.dtype == np.object_)
    np.add.at(sums, kind, column)
    return [int(number) for number in sums.tolist()]


def dot(left: list[int], right: list[int]) -> int:
    """The sum of products, in Python integers."""
    return sum(one * other for one, other in zip(left, right, strict=True))
