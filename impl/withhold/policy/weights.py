"""The weights of a stratum's blocks: large ones against noise, equal ones against distortion."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt

import numpy as np

from withhold.core.batch import Ints
from withhold.core.columns import SAFE, dot, numbers, sums_at
from withhold.core.counter import Numbers
from withhold.policy.design import FEW, Weighted, Worths, relative_noise
from withhold.policy.fixed_point import ONE, root_of

CANDIDATES = 16  # levels that are compared, in steps of three quarters; the last is the smallest
ORDER = (8, 4, 12, 2, 6, 10, 14, 0, *range(1, 15, 2), 15)  # in which they are: see `Trade.best`
WORST = 1 << 60  # more than any expected error
LEAST_SLOPE = 50  # the slope is expected to be at least a 50th of a sample's standard deviation


class Levels:
    """What a stratum's weights are at each of several levels.

    levels: themselves. contents: the sum of weight times size at each.

    A block's weight is the level divided by the divisor of its kind, but no more than what its
    budget pays for. At a level that limits a block, all blocks of its kind that are limited have the
    same weight; the other blocks are free.
    """

    __slots__ = ("_free", "_kind", "_limited", "_limits", "_most", "_ones", "contents", "levels")

    def __init__(self, blocks: Worths, most: Numbers, divisors: Numbers, kind: Ints) -> None:
        """most, kind: of each block. divisors: of each kind."""
        reach = most * divisors[kind]
        levels = [int(reach.max())]  # which limits no block
        while len(levels) < CANDIDATES - 1:
            levels.append(3 * levels[-1] // 4)
        levels.append(int(reach.min()))
        kinds, steps = len(divisors), numbers(sorted(levels), most.dtype == np.object_)
        place = np.zeros(len(reach), dtype=np.uint8)  # of the least level at which a block is free
        for step in steps.tolist():  # much faster than searching
            place += reach > step
        order = np.argsort(CANDIDATES - place, kind="stable")  # in linear time
        self._most, self._kind = most[order], kind[order]
        self._ones = np.ones(min(FEW, len(kind)), dtype=np.int64)
        at, shape = kind * len(steps) + place, (kinds, len(steps))
        number = np.bincount(at, minlength=kinds * len(steps)).reshape(shape)
        free = number.cumsum(axis=1)
        sums = sums_at(at, most, kinds * len(steps)).reshape(shape).cumsum(axis=1)
        limits, limited = steps // divisors[:, None], blocks.number[:, None] - free
        sums += limited.astype(sums.dtype) * limits  # of the weights of each kind at each level
        rows = [sorted(levels).index(level) for level in levels]
        self._free = free.sum(axis=0)[rows].tolist()
        self._limits, self._limited = limits.T[rows], limited.T[rows]
        self.levels = levels
        self.contents = [dot(each, blocks.sizes) for each in sums.T[rows]]

    def weighted(self, level: int) -> list[Weighted]:
        """The blocks and their weights at a level, the largest weights first."""
        (kinds,) = np.nonzero(self._limited[level])
        limits, number = self._limits[level][kinds], self._limited[level][kinds]
        parts = [Weighted(kinds, limits, number)]
        size = len(self._kind)
        for start in range(size - self._free[level], size, FEW):
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

    def expected_error(self, levels: Levels, level: int, most: int) -> int:
        """The standard deviation of the mean, plus half the bias where its mean place shifts.

        WORST if it is above `most`, which is found out as early as possible.
        """
        blocks = self.blocks
        square = relative_noise(self.noise, self.grid * levels.contents[level])
        if root_of(square) > most:
            return WORST
        contents, deviation = blocks.contents(levels.weighted(level)), 0
        for samples, users in blocks.squares(contents):
            distortion = (self.variance * samples + self.scatter * users) // ONE
            deviation = root_of(square + distortion)
            if deviation > most:
                return WORST
        slope = max(isqrt(self.variance * ONE) // LEAST_SLOPE, self.slope)
        design = blocks.design(contents, samples, users)
        return deviation + slope * design.shift // (2 * ONE)

    def best(self, most: Numbers, divisors: Ints, kind: Ints) -> Numbers:
        """The weights of least expected error: at most `most`, and a level divided by `divisors`.

        `kind` is the kind of each block, and each kind has a divisor. Of several such levels it is
        the first. They are compared in another order, so that most of the others are soon seen to be
        worse: low levels because of noise, high ones because of distortion.
        """
        if int(most.max()) * int(divisors.max()) >= SAFE:
            most, divisors = most.astype(np.object_), divisors.astype(np.object_)
        levels = Levels(self.blocks, most, divisors, kind)
        found = WORST, 0
        for level in ORDER:
            found = min(found, (self.expected_error(levels, level, found[0]), level))
        best: Numbers = np.minimum(most, (levels.levels[found[1]] // divisors)[kind])
        return best
