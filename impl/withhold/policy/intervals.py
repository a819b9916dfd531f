"""The intervals of blocks' sums, and the table of all kinds of blocks in an epoch."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt

import numpy as np

from withhold.core.batch import Ints, Mask
from withhold.core.columns import SAFE, distinct, numbers
from withhold.core.counter import Numbers
from withhold.core.engine import SAFE_SUM
from withhold.core.params import Params
from withhold.policy.design import Worths
from withhold.policy.excess import least_excess
from withhold.policy.fixed_point import ONE
from withhold.policy.line import Column, Line, column
from withhold.policy.places import Tally, are_heavy, places_of, worths_of

SATURATION = 5  # half standard deviations from the expected sum at which an excess saturates
FACTORS = 1 << 10  # more than all factors by which standard deviations are multiplied
FEW_NEW, MANY_USERS = 150, 900  # users times epsilon between which all intervals are whole


def are_whole(params: Params, new_users: int, users: int) -> bool:
    """Whether all intervals are whole, for this many users with new samples and users in all.

    An excess query of this size does not see a few users far outside, and whole intervals are
    affordable.
    """
    epsilon = params.epsilon
    return new_users * epsilon >= FEW_NEW and users * epsilon < MANY_USERS


@dataclass(frozen=True, slots=True)
class Expected:
    """What a line predicts of blocks, with an entry for each kind; in units of 1/ONE.

    size: of the block, in samples. mean, error: of the level. square: the variance of the mean of the
    block's samples, if the level is known.
    """

    size: Column
    mean: Column
    error: Column
    square: Column

    def deviation(self, scatter: int) -> Column:
        """The standard deviations of these sums, for users who scatter."""
        square = self.square + self.error * self.error + scatter * scatter
        deviations: Column = self.size * roots(square)
        return deviations

    def reach(self, scatter: int, halves: int) -> Column:
        """So many half standard deviations of users and samples, and two errors of the level."""
        square = halves * halves * (self.square + scatter * scatter) // 4
        reach: Column = self.size * (roots(square) + 2 * self.error)
        return reach


def roots(numbers: Column) -> Column:
    """The square roots, rounded down."""
    return column(map(isqrt, numbers))


def expected(line: Line, sizes: Ints, places: Ints, at: Ints) -> Expected:
    """What the line predicts of blocks of these sizes; at: the row of each in `places`."""
    levels = [line.at(place) for place in places.tolist()]
    size = sizes.astype(np.object_)
    variance = column(level.variance for level in levels)[at]
    return Expected(
        size,
        column(level.mean for level in levels)[at],
        column(level.error for level in levels)[at],
        variance * ONE // size,
    )


@dataclass(frozen=True, slots=True)
class Intervals:
    """Makes intervals around what a line predicts.

    scatter: the standard deviation of users about the line. reach: in half standard deviations.
    """

    grid: int
    scatter: int
    reach: int

    def table(self, blocks: Expected, whole: Mask, wide: bool) -> Table:
        """The intervals of blocks; `whole`: do not cut anything off. `wide`: they may need more than 64 bits."""
        deviation = blocks.deviation(self.scatter)
        reaches = [blocks.reach(self.scatter, halves) for halves in (self.reach, SATURATION)]
        most = max(blocks.size) * ONE + max(map(max, (deviation, *reaches)))
        fits = most * max(self.grid, FACTORS) < SAFE  # no end is farther than twice `most` from 0
        columns = blocks.size, blocks.mean, deviation, *reaches
        size, mean, spread, half, far = (narrowed(each, fits) for each in columns)
        middle, full = size * mean, size * self.grid
        # Where the sum is projected, and where its excess saturates: so many half standard
        # deviations and two errors of the level away from the middle, and farther on one side,
        # because samples that are 0 or 1 are skewed.
        lean = 7 * (ONE - 2 * mean) // 8
        start, end = middle + np.minimum(lean, 0), middle + np.maximum(lean, 0)
        inner_low, inner_high = self._around(middle - spread, middle + spread, full)
        low, high = self._around(start - half, end + half, full)
        far_low, far_high = self._around(start - far, end + far, full)
        saturation = np.maximum(inner_low - far_low, far_high - inner_high)
        clips: Mask = ~whole & (3 * (high - low) <= 2 * full).astype(np.bool_)
        low, high = np.where(clips, low, 0), np.where(clips, high, full)
        wide = wide or int(high.max()) >= SAFE_SUM
        return Table(
            numbers(low.tolist(), wide),
            numbers(high.tolist(), wide),
            numbers(inner_low.tolist(), wide),
            numbers(inner_high.tolist(), wide),
            numbers(saturation.tolist(), wide),
            clips,
            deviation.tolist(),
            self.least(blocks, inner_low, inner_high),
        )

    def least(self, blocks: Expected, inner_low: Numbers, inner_high: Numbers) -> list[int]:
        """Six times the least excess of each block; 0 where samples are not 0 or 1."""
        if self.grid > 1:
            return [0] * len(blocks.size)
        columns = blocks.size, blocks.mean, blocks.error, inner_low, inner_high
        return list(map(least_excess, *(each.tolist() for each in columns)))

    def _around(self, low: Numbers, high: Numbers, full: Numbers) -> tuple[Numbers, Numbers]:
        """The intervals in grid units, rounded outwards, within the range of the sum."""
        least, most = low * self.grid // ONE, -(-high * self.grid // ONE)
        return np.maximum(least, 0), np.minimum(most, full)


def narrowed(numbers: Column, fits: bool) -> Numbers:
    """The numbers as int64 if they fit."""
    return numbers.astype(np.int64) if fits else numbers


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

    def find(self, sizes: Ints, counts: Ints) -> Ints:
        """The kinds of other blocks, all of which are among these kinds."""
        count_of = np.unique(self.count)
        largest = int(self.size.max(initial=0)) + 1
        row = np.searchsorted(count_of, counts)
        pairs = np.searchsorted(count_of, self.count) * largest + self.size
        return np.searchsorted(pairs, row * largest + sizes)

    def worths(self, number: Ints) -> Worths:
        """So many blocks of each kind."""
        return Worths(self.size, self.worth, self.places, self.at, number)


def worths_in(params: Params, tally: Tally, users: int, samples: int) -> Worths:
    """The blocks of users in a tally."""
    kinds, number = kinds_in(params, tally, users, samples)
    return kinds.worths(number)


def kinds_in(params: Params, tally: Tally, users: int, samples: int) -> tuple[Kinds, Ints]:
    """The kinds of the blocks of users in a tally, and how many there are of each."""
    kinds = kinds_of(params, tally.sizes, tally.counts, users, samples)
    number = np.zeros(len(kinds.size), dtype=np.int64)
    number[kinds.of] = tally.number
    return kinds, number


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
    """The intervals of blocks' sums, one entry for each kind; in grid units.

    low, high: where the sum is projected. inner_low, inner_high: where its excess begins.
    saturation: the largest excess. clips: whether [low, high] is shorter than the range of the sum.
    deviation: the standard deviation of the block's sum, in units of 1/ONE of a sample's range.
    least: six times the least excess of the block, in units of 1/ONE.
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


def table_of(intervals: Intervals, line: Line, kinds: Kinds, whole: Mask, *, wide: bool) -> Table:
    """The table of these kinds of blocks; `whole` says which of their intervals are whole.

    wide: whether intervals may need more than 64 bits.
    """
    blocks = expected(line, kinds.size, kinds.places, kinds.at)
    return intervals.table(blocks, whole, wide)
