"""Weights: how much each block of a stratum counts.

A user with a large available budget can afford a large weight per sample. Large weights reduce
the error due to noise. Weights in proportion to what samples are worth reduce the errors due to
the scatter of samples and users, and the bias if users with other counts differ. The level up to
which blocks have proportional weights balances them on public numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt

from withhold_spec.policy.design import design_of, relative_noise
from withhold_spec.policy.fixed_point import ONE, root_of

CANDIDATES = 16
"""How many levels are compared: the largest, each three quarters of the one before, and at last the smallest."""

LEAST_SLOPE = 50
"""The slope is expected to be at least a fiftieth of a sample's standard deviation."""


@dataclass(frozen=True)
class Stratum:
    """The blocks of a stratum, and what their weights depend on.

    most: the largest weight that each block can pay for. sizes, worths, places: of the blocks.
    divisors: of a level, for weights in proportion to what samples are worth. noise: the standard
    deviation of the noise, in budget units. variance: of a sample. scatter: the variance of users
    about the line. slope: the expected standard deviation of the line's slope.
    """

    most: Sequence[int]
    sizes: Sequence[int]
    worths: Sequence[int]
    places: Sequence[int]
    divisors: Sequence[int]
    noise: int
    grid: int
    variance: int
    scatter: int
    slope: int

    def weights(self) -> list[int]:
        """The weights of the level with the least expected error; the first of equally good ones."""
        best = min(self._levels(), key=lambda level: self.expected_error(self.weights_at(level)))
        return self.weights_at(best)

    def weights_at(self, level: int) -> list[int]:
        """The weights at a level."""
        return [
            min(most, level // divisor)
            for most, divisor in zip(self.most, self.divisors, strict=True)
        ]

    def expected_error(self, weights: Sequence[int]) -> int:
        """The expected error of the stratum's mean, in units of 1/ONE.

        It is the standard deviation that noise and unequal weights cause, plus half the bias that
        the expected slope causes where the mean place shifts.
        """
        content = self.grid * sum(w * size for w, size in zip(weights, self.sizes, strict=True))
        design = design_of(weights, self.sizes, self.worths, self.places)
        noise = relative_noise(self.noise, content)
        deviation = root_of(noise + design.distortion(self.variance, self.scatter))
        slope = max(isqrt(self.variance * ONE) // LEAST_SLOPE, self.slope)
        return deviation + slope * design.shift // (2 * ONE)

    def _levels(self) -> list[int]:
        """The levels to compare, highest first; with the smallest all weights are proportional."""
        reach = [most * divisor for most, divisor in zip(self.most, self.divisors, strict=True)]
        levels = [max(reach)]
        while len(levels) < CANDIDATES - 1:
            levels.append(3 * levels[-1] // 4)
        return [*levels, min(reach)]
