"""The weights of a stratum's blocks: large ones against noise, equal ones against distortion."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from withhold.core.batch import Ints
from withhold.core.columns import SAFE
from withhold.core.counter import Numbers
from withhold.policy.design import Weighted, Worths, relative_noise
from withhold.policy.fixed_point import ONE, root_of

CANDIDATES = 16  # levels that are compared, in steps of three quarters; the last is the smallest
LEAST_SLOPE = 50  # the slope is expected to be at least a 50th of a sample's standard deviation


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

    def expected_error(self, weighted: Weighted) -> int:
        """The standard deviation of the mean, plus half the bias where its mean place shifts."""
        blocks, design = self.blocks, self.blocks.compare(weighted)
        square = relative_noise(self.noise, self.grid * blocks.content(weighted))
        deviation = root_of(square + design.distortion(self.variance, self.scatter))
        slope = max(isqrt(self.variance * ONE) // LEAST_SLOPE, self.slope)
        return deviation + slope * design.shift // (2 * ONE)

    def best(self, most: Numbers, divisors: Ints, kind: Ints) -> Numbers:
        """The weights of least expected error: at most `most`, and a level divided by `divisors`.

        `kind` is the kind of each block. Blocks of one kind have one divisor.
        """
        if int(most.max()) * int(divisors.max()) >= SAFE:
            most, divisors = most.astype(np.object_), divisors.astype(np.object_)
        reach = most * divisors
        levels = [int(reach.max())]
        while len(levels) < CANDIDATES - 1:
            levels.append(3 * levels[-1] // 4)
        levels.append(int(reach.min()))
        by_kind = np.ones(len(self.blocks.number), dtype=divisors.dtype)
        by_kind[kind] = divisors

        def error(level: int) -> int:
            """The expected error; all blocks of a kind that the level limits have the same weight."""
            free = np.flatnonzero(reach <= level)
            limited = self.blocks.number - np.bincount(kind[free], minlength=len(by_kind))
            (kinds,) = np.nonzero(limited)
            weights: npt.NDArray[Any] = np.concatenate((most[free], level // by_kind[kinds]))
            number = np.concatenate((np.ones_like(free), limited[kinds]))
            return self.expected_error(
                Weighted(np.concatenate((kind[free], kinds)), weights, number)
            )

        best: Numbers = np.minimum(most, min(levels, key=error) // divisors)
        return best
