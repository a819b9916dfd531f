"""An epoch of the ledger mechanism: what every pending user gives, and what that costs.

Intervals depend on a block's size alone, so they are worked out once for each size that occurs;
weights and probes are columns over the users.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from withhold.batch import Ints
from withhold.counter import Numbers
from withhold.engine import SAFE_SUM
from withhold.outlook import ONE, WEIGHT_BITS, Outlook, Parts
from withhold.params import Params
from withhold.records import Booking
from withhold.timetable import LEDGER

REFINEMENTS = 16
MANY = 1 << 22  # users from whom on sums of ledger units may pass int64


@dataclass(frozen=True, slots=True)
class Table:
    """Intervals by size of block: one entry for each size that occurs."""

    size: Ints
    low: Numbers
    high: Numbers
    clips: npt.NDArray[np.bool_]
    margin: Numbers


@dataclass(frozen=True, slots=True)
class Offers:
    """What every pending user gives to an epoch: an interval by size, a weight, a probe."""

    table: Table
    kind: Ints
    weights: Numbers
    probes: Numbers

    def of(self, name: str) -> Numbers:
        """A column of the table, by user."""
        column: Numbers = getattr(self.table, name)[self.kind]
        return column

    def charges(self) -> Numbers:
        """The most that each user's samples can change the epoch's sums, in ledger units."""
        width = (self.table.high - self.table.low)[self.kind]
        charges: Numbers = self.weights * width + self.probes * self.of("margin")
        return charges

    def payable(self, room: Ints) -> Offers:
        """The same with weights 0 for users whose account cannot pay.

        The offers are made within the allowances, so this changes nothing; but privacy should not
        hang on that.
        """
        short = self.charges() > room
        if not short.any():
            return self
        weights, probes = self.weights.copy(), self.probes.copy()
        weights[short] = 0
        probes[short] = 0
        return Offers(self.table, self.kind, weights, probes)

    def parts(self, grid: int) -> Parts:
        """The public sums that the outlook needs."""
        table, kind = self.table, self.kind
        weight = by_kind(self.weights, kind, len(table.size))
        shift = max(0, max(self.weights.tolist(), default=0).bit_length() - WEIGHT_BITS)
        coarse = (self.weights >> shift).astype(np.int64)
        square = by_kind(coarse * coarse, kind, len(table.size))
        probed = (self.probes > 0) & (self.of("margin") > 0)
        number = np.bincount(kind[probed], minlength=len(table.size)).tolist()
        reach = by_kind(self.probes, kind, len(table.size))
        within = by_kind(np.where(probed, self.weights, 0), kind, len(table.size))
        size, low, margin = table.size.tolist(), table.low.tolist(), table.margin.tolist()
        width = (table.high - table.low).tolist()
        return Parts(
            content=grid * dot(weight, size),
            base=dot(weight, low),
            power=dot(square, size) << 2 * shift,
            probed=sum(number),
            samples=dot(number, size),
            reach=dot(reach, margin),
            inside=dot(within, width),
        )

    def bookings(self, users: Ints) -> Iterator[Booking]:
        """The same, user by user."""
        columns = [self.of(name).tolist() for name in ("size", "low", "high", "margin")]
        rows = zip(
            users.tolist(), *columns, self.weights.tolist(), self.probes.tolist(), strict=True
        )
        for user, size, low, high, margin, weight, probe in rows:
            yield Booking(user, size, low, high, weight, margin, probe)


def make_offers(outlook: Outlook, sizes: Ints, allowances: Ints) -> Offers:
    """An interval for each size of block, and each user's weight and probe, within the allowances."""
    kinds, kind = np.unique(sizes, return_inverse=True)
    intervals = [outlook.interval(size) for size in kinds.tolist()]
    wide = len(sizes) >= MANY or max((high for _, high, _ in intervals), default=0) >= SAFE_SUM
    low = numbers([low for low, _, _ in intervals], wide)
    high = numbers([high for _, high, _ in intervals], wide)
    clips = np.array([clips for _, _, clips in intervals], dtype=np.bool_)
    shares = allowances // 8
    # Probes are worth their noise when all together stand out from it.
    probing = reaches(outlook.params, total(shares[clips[kind]]), 6)
    margins = (high - low) // 8 * clips if probing else low * 0
    margin = margins[kind]
    probes = shares * (margin > 0) // np.maximum(margin, 1)
    most = (allowances - probes * margin) // (high - low)[kind]
    weights = np.minimum(most, caps(outlook, sizes, most))
    return Offers(Table(kinds, low, high, clips, margins), kind, weights, probes)


def caps(outlook: Outlook, sizes: Ints, most: Numbers) -> Numbers:
    """The weight above which a user's would drown the others'."""
    params, largest = outlook.params, max(most.tolist(), default=0)
    shift = max(0, largest.bit_length() - WEIGHT_BITS)
    coarse = (most >> shift).astype(np.int64)
    noise, variance = outlook.noise >> 2 * shift, outlook.variance * params.grid**2
    level = top = largest >> shift
    for _ in range(REFINEMENTS):
        linear, square = moments(np.minimum(coarse, min(level, top)), sizes)
        level = max(1, (ONE * noise + variance * square) // max(1, variance * linear))
    if params.weighting != "precision" or outlook.spread:
        level = max(1, level // 4, min(level, int(coarse.min(initial=top))))
    if params.weighting != "user":
        return numbers([min(level << shift, largest)], most.dtype == np.object_)
    whole = int(sizes.sum()) * level
    each = [(whole // (len(sizes) * size)) << shift for size in sizes.tolist()]
    return numbers([min(cap, largest) for cap in each], most.dtype == np.object_)


def reaches(params: Params, units: int, scales: int) -> bool:
    """Whether ledger units are at least so many times the noise's scale, LEDGER / epsilon."""
    return units * params.epsilon.numerator >= scales * LEDGER * params.epsilon.denominator


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


def moments(weights: Ints, sizes: Ints) -> tuple[int, int]:
    """Sums of weight * size and weight**2 * size, weights of at most 20 bits."""
    if len(weights) < MANY and int(sizes.sum()) < MANY:
        linear = weights * sizes
        return int(linear.sum()), int((linear * weights).sum())
    exact = weights.astype(np.object_)
    linear = exact * sizes
    return int(linear.sum()), int((linear * exact).sum())


def by_kind(column: Numbers, kind: Ints, kinds: int) -> list[int]:
    """Sums of the numbers of each kind."""
    sums = numbers([0] * kinds, len(column) >= MANY or column.dtype == np.object_)
    np.add.at(sums, kind, column)
    return [int(number) for number in sums.tolist()]


def dot(left: list[int], right: list[int]) -> int:
    """The sum of products, in Python integers."""
    return sum(one * other for one, other in zip(left, right, strict=True))
