"""The weights of a stratum's blocks: large ones against noise, equal ones against distortion."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import isqrt
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from withhold.core.batch import Ints
from withhold.core.columns import SAFE, dot, numbers, sums_at
from withhold.core.counter import Numbers
from withhold.policy.design import FEW, Design, Weighted, Worths, relative_noise
from withhold.policy.fixed_point import ONE, root_of

CANDIDATES = 16  # levels that are compared, in steps of three quarters; the last is the smallest
ORDER = (8, 4, 12, 2, 6, 10, 14, 0, *range(1, 15, 2), 15)  # in which they are: see `Trade.best`
WORST = 1 << 60  # more than any expected error
LEAST_SLOPE = 50  # the slope is expected to be at least a 50th of a sample's standard deviation

Places: TypeAlias = npt.NDArray[np.uint8]


def levels_between(most: int, least: int) -> list[int]:
    """The levels that are compared, for blocks that the levels `least` to `most` begin to limit."""
    levels = [most]  # which limits no block
    while len(levels) < CANDIDATES - 1:
        levels.append(3 * levels[-1] // 4)
    levels.append(least)
    return levels


@dataclass(frozen=True, slots=True)
class Placed:
    """Blocks by their places: how many of the levels, the lowest first, limit them.

    number, sums: how many blocks of each kind (row) have each place (column), and the sum of the
    weights that their budgets pay for. largest: the largest such weight of each place.
    """

    number: Ints
    sums: Numbers
    largest: list[int]


@dataclass(frozen=True)
class Limits:
    """The blocks of some users, and the largest weight that each budget pays for.

    most, kind: of each block. divisors: of each kind.
    """

    most: Numbers
    kind: Ints
    divisors: Numbers

    @cached_property
    def reach(self) -> Numbers:
        """The lowest level that does not limit each block."""
        reach: Numbers = self.most * self.divisors[self.kind]
        return reach

    def places(self, levels: list[int]) -> Places:
        """The place of each block: how many levels limit it."""
        place = np.zeros(len(self.kind), dtype=np.uint8)
        for level in levels:  # much faster than searching
            place += self.reach > level
        return place

    def placed(self, place: Places) -> Placed:
        """The blocks by kind and place."""
        kinds = len(self.divisors)
        at, shape = self.kind * CANDIDATES + place, (kinds, CANDIDATES)
        number = np.bincount(at, minlength=kinds * CANDIDATES).reshape(shape)
        sums = sums_at(at, self.most, kinds * CANDIDATES).reshape(shape)
        largest = np.zeros(CANDIDATES, dtype=self.most.dtype)
        np.maximum.at(largest, place, self.most)
        return Placed(number, sums, largest.tolist())

    def at(self, level: int) -> Numbers:
        """The weights at a level."""
        weights: Numbers = np.minimum(self.most, (level // self.divisors)[self.kind])
        return weights


class Levels:
    """What a stratum's weights are at each of several levels.

    levels: themselves. contents: the sum of weight times size at each. free: how many blocks are
    not limited at each. largest: the largest weight at each.

    A block's weight is the level divided by the divisor of its kind, but no more than what its
    budget pays for. At a level that limits a block, all blocks of its kind that are limited have the
    same weight; the other blocks are free.
    """

    __slots__ = ("_limited", "_limits", "contents", "free", "largest", "levels")

    def __init__(
        self, blocks: Worths, divisors: Numbers, levels: list[int], placed: Placed
    ) -> None:
        steps = numbers(sorted(levels), divisors.dtype == np.object_)
        free, sums = placed.number.cumsum(axis=1), placed.sums.cumsum(axis=1)
        limits, limited = steps // divisors[:, None], blocks.number[:, None] - free
        sums += limited.astype(sums.dtype) * limits  # of the weights of each kind at each level
        rows = [sorted(levels).index(level) for level in levels]
        self.free = free.sum(axis=0)[rows].tolist()
        self._limits, self._limited = limits.T[rows], limited.T[rows]
        most = np.where(limited > 0, limits, 0).max(axis=0).tolist()
        self.largest = [max(most[row], *placed.largest[: 1 + row]) for row in rows]
        self.levels = levels
        self.contents = [dot(each, blocks.sizes) for each in sums.T[rows]]

    def limited(self, level: int) -> Weighted:
        """The blocks that a level limits, and their weights."""
        (kinds,) = np.nonzero(self._limited[level])
        return Weighted(kinds, self._limits[level][kinds], self._limited[level][kinds])


class Free:
    """Blocks in the order of their places, so that those that a level does not limit come last."""

    __slots__ = ("_kind", "_most", "_ones")

    def __init__(self, limits: Limits, place: Places) -> None:
        order = np.argsort(CANDIDATES - place, kind="stable")  # in linear time
        self._most, self._kind = limits.most[order], limits.kind[order]
        self._ones = np.ones(min(FEW, len(order)), dtype=np.int64)

    def last(self, number: int) -> list[Weighted]:
        """The last blocks, and their weights, in parts of few entries."""
        parts, size = [], len(self._kind)
        for start in range(size - number, size, FEW):
            row = slice(start, start + FEW)
            kind = self._kind[row]
            parts.append(Weighted(kind, self._most[row], self._ones[: len(kind)]))
        return parts


@dataclass(frozen=True, slots=True)
class Trade:
    """What the expected error of a stratum's mean depends on, besides the weights.

    noise: the standard deviation of the noise, in budget units. variance: of a sample. scatter: the
    variance of users about the line. slope: the expected standard deviation of the line's slope.
    """

    blocks: Worths
    noise: int
    grid: int
    variance: int
    scatter: int
    slope: int

    def noise_square(self, levels: Levels, level: int) -> int:
        """The variance of the noise at a level."""
        return relative_noise(self.noise, self.grid * levels.contents[level])

    def error(self, noise_square: int, design: Design) -> int:
        """The standard deviation of the mean, plus half the bias where its mean place shifts."""
        deviation = root_of(noise_square + design.distortion(self.variance, self.scatter))
        slope = max(isqrt(self.variance * ONE) // LEAST_SLOPE, self.slope)
        return deviation + slope * design.shift // (2 * ONE)

    def error_within(self, levels: Levels, free: Free, level: int, most: int) -> int:
        """The error at a level; WORST if it is above `most`, which is found out as early as possible."""
        blocks, square = self.blocks, self.noise_square(levels, level)
        if root_of(square) > most:
            return WORST
        parts = [levels.limited(level), *free.last(levels.free[level])]
        contents = blocks.contents(parts, levels.largest[level])
        for samples, users in blocks.squares(contents):
            distortion = (self.variance * samples + self.scatter * users) // ONE
            if root_of(square + distortion) > most:
                return WORST
        return self.error(square, blocks.design(blocks.by_kind(contents), samples, users))

    def best(self, most: Numbers, divisors: Ints, kind: Ints) -> Numbers:
        """The weights of least expected error: at most `most`, and a level divided by `divisors`.

        `kind` is the kind of each block, and each kind has a divisor. Of several such levels it is
        the first. They are compared in another order, so that most of the others are soon seen to be
        worse: low levels because of noise, high ones because of distortion.
        """
        if int(most.max()) * int(divisors.max()) >= SAFE:
            most, divisors = most.astype(np.object_), divisors.astype(np.object_)
        limits = Limits(most, kind, divisors)
        compared = levels_between(int(limits.reach.max()), int(limits.reach.min()))
        place = limits.places(compared)
        levels = Levels(self.blocks, divisors, compared, limits.placed(place))
        free, found = Free(limits, place), (WORST, 0)
        for level in ORDER:
            found = min(found, (self.error_within(levels, free, level, found[0]), level))
        return limits.at(compared[found[1]])
