"""The intervals of blocks' sums, and the table of all kinds of blocks in an epoch."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import NamedTuple

import numpy as np

from withhold.core.batch import Ints, Mask
from withhold.core.columns import MANY, distinct, numbers
from withhold.core.counter import Numbers
from withhold.core.engine import SAFE_SUM
from withhold.core.params import Params
from withhold.policy.design import Worths
from withhold.policy.fixed_point import ONE
from withhold.policy.line import Level, Line
from withhold.policy.places import Tally, are_heavy, places_of, worths_of

SATURATION = 5  # half standard deviations from the expected sum at which an excess saturates
FEW_NEW, MANY_USERS = 150, 900  # users times epsilon between which all intervals are whole


class Interval(NamedTuple):
    """The intervals of a block's sum, in grid units.

    low, high: where the sum is projected. inner_low, inner_high: where its excess begins.
    saturation: the largest excess. clips: whether [low, high] is shorter than the range of the
    sum. deviation: the standard deviation of the sum, in units of 1/ONE of a sample's range.
    """

    low: int
    high: int
    inner_low: int
    inner_high: int
    saturation: int
    clips: bool
    deviation: int


def are_whole(params: Params, new_users: int, users: int) -> bool:
    """Whether all intervals are whole, for this many users with new samples and users in all.

    An excess query of this size does not see a few users far outside, and whole intervals are
    affordable.
    """
    epsilon = params.epsilon
    return new_users * epsilon >= FEW_NEW and users * epsilon < MANY_USERS


@dataclass(frozen=True, slots=True)
class Intervals:
    """Makes intervals around what a line predicts.

    scatter: the standard deviation of users about the line. reach: in half standard deviations.
    """

    grid: int
    scatter: int
    reach: int

    def interval(self, level: Level, size: int, whole: bool) -> Interval:
        """The intervals of a block of `size` samples; `whole`: do not cut anything off."""
        middle, full, scatter = size * level.mean, size * self.grid, self.scatter * self.scatter
        deviation = level.deviation(size, self.scatter)
        # Where the sum is projected, and where its excess saturates: so many half standard
        # deviations and two errors of the level away from the middle, and farther on one side,
        # because samples that are 0 or 1 are skewed.
        square = level.variance * ONE // size + scatter
        half = size * (isqrt(self.reach * self.reach * square // 4) + 2 * level.error)
        far = size * (isqrt(SATURATION * SATURATION * square // 4) + 2 * level.error)
        lean = 7 * (ONE - 2 * level.mean) // 8
        start, end = (middle, middle + lean) if lean > 0 else (middle + lean, middle)
        inner_low, inner_high = self._around(middle - deviation, middle + deviation, full)
        low, high = self._around(start - half, end + half, full)
        far_low, far_high = self._around(start - far, end + far, full)
        saturation = max(inner_low - far_low, far_high - inner_high)
        clips = not whole and 3 * (high - low) <= 2 * full
        if not clips:
            low, high = 0, full
        return Interval(low, high, inner_low, inner_high, saturation, clips, deviation)

    def least(self, level: Level, size: int, interval: Interval) -> int:
        """Six times the least excess of a normal block of samples that are 0 or 1; else 0.

        A side where the range ends before the excess begins counts nothing.
        """
        if self.grid > 1:
            return 0
        middle, spread, found = size * level.mean, level.sampling(size), 0
        if interval.inner_low > 0:
            found += least_beyond(spread, middle - ONE * interval.inner_low)
        if interval.inner_high < size:
            found += least_beyond(spread, ONE * interval.inner_high - middle)
        return found // 200

    def _around(self, low: int, high: int, full: int) -> tuple[int, int]:
        """The interval in grid units, rounded outwards, within the range of the sum."""
        return max(0, low * self.grid // ONE), min(full, -(-high * self.grid // ONE))


def least_beyond(spread: int, away: int) -> int:
    """At most 600 times the mean of max(0, |Z| - away) for a normal Z of standard deviation `spread`.

    The mean is convex in `away`; the two lines lie under its tangents at 1 and 3/2 deviations.
    """
    return max(0, 289 * spread - 190 * away, 155 * spread - 80 * away)


@dataclass(frozen=True, slots=True)
class Kinds:
    """The kinds of blocks in an epoch: pairs of a size and a user's count, with what depends on them.

    of: the kind of each block. at: the row of each kind in `places`. worth, heavy: see `places`.
    """

    size: Ints
    count: Ints
    places: Ints
    at: Ints
    worth: Ints
    heavy: Mask
    of: Ints

    def blocks(self, kind: Ints) -> Worths:
        """Blocks of these kinds."""
        return self.worths(np.bincount(kind, minlength=len(self.size)))

    def worths(self, number: Ints) -> Worths:
        """So many blocks of each kind."""
        return Worths(self.size, self.worth, self.places, self.at, number)


def worths_in(params: Params, tally: Tally, users: int, samples: int) -> Worths:
    """The blocks of users in a tally."""
    kinds = kinds_of(params, tally.sizes, tally.counts, users, samples)
    number = np.zeros(len(kinds.size), dtype=np.int64)
    number[kinds.of] = tally.number
    return kinds.worths(number)


def kinds_of(params: Params, sizes: Ints, counts: Ints, users: int, samples: int) -> Kinds:
    """The kinds of blocks with these sizes, of users with these counts."""
    count_of, row = distinct(counts)
    largest = int(sizes.max(initial=0)) + 1
    pairs, of = distinct(row * largest + sizes)
    at, size = np.divmod(pairs, largest)
    count = count_of[at]
    return Kinds(
        size,
        count,
        places_of(count_of, users, samples),
        at,
        worths_of(params, size, count),
        are_heavy(count, users, samples),
        of,
    )


@dataclass(frozen=True, slots=True)
class Table:
    """The intervals of blocks, one entry for each kind; in grid units.

    deviation: the standard deviation of the block's sum, in units of 1/ONE of a sample's range.
    least: six times the least excess of a normal block, in units of 1/ONE.
    """

    low: Numbers
    high: Numbers
    inner_low: Numbers
    inner_high: Numbers
    saturation: Numbers
    clips: Mask
    deviation: list[int]
    least: list[int]

    def of_use(self, grid: int) -> Mask:
        """Whether the excess of each kind is useful: to widen its interval, or to lower the variance bound."""
        useful: Mask = (self.clips | (grid > 1)) & (self.saturation > 0)
        return useful


def table_of(intervals: Intervals, line: Line, kinds: Kinds, whole: Mask) -> Table:
    """The table of these kinds of blocks; `whole` says which of their intervals are whole."""
    at_places = [line.at(place) for place in kinds.places.tolist()]
    levels = [at_places[row] for row in kinds.at.tolist()]
    sizes = kinds.size.tolist()
    rows = [
        intervals.interval(level, size, is_whole)
        for level, size, is_whole in zip(levels, sizes, whole.tolist(), strict=True)
    ]
    low, high, inner_low, inner_high, saturation, clips, deviation = map(
        list, zip(*rows, strict=True)
    )
    wide = len(kinds.of) >= MANY or max(high) >= SAFE_SUM
    return Table(
        numbers(low, wide),
        numbers(high, wide),
        numbers(inner_low, wide),
        numbers(inner_high, wide),
        numbers(saturation, wide),
        np.array(clips, dtype=np.bool_),
        deviation,
        [
            intervals.least(level, size, row)
            for level, size, row in zip(levels, sizes, rows, strict=True)
        ],
    )
