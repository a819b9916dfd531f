"""Intervals of the blocks' sums, around what the line predicts."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt

from withhold_spec.params import Params
from withhold_spec.policy.fixed_point import ONE, ceil_div
from withhold_spec.policy.mixture import Level

SATURATION = 5
"""The excess saturates at this many half standard deviations from the expected sum."""

FEW, MANY = 150, 900
"""Intervals are whole if an epoch's users times epsilon are at least FEW, and all users times epsilon below MANY.

An excess query of that size does not see a few users far outside, and whole intervals are affordable.
"""

NEGLIGIBLE = 64
"""Intervals are whole if their noise then has less than a 64th of the variance of the stratum's mean."""

WORTH = 4
"""Or if four standard deviations of that noise are less than what excesses show to be outside of intervals."""


@dataclass(frozen=True)
class Interval:
    """The intervals of a block's sum, in grid units.

    low, high: where the sum is projected. inner_low, inner_high: where its excess begins.
    saturation: the largest excess. clips: whether [low, high] is shorter than the range of the
    sum.
    """

    low: int
    high: int
    inner_low: int
    inner_high: int
    saturation: int
    clips: bool

    @property
    def width(self) -> int:
        """The length of the interval."""
        return self.high - self.low


def are_whole(params: Params, new_users: int, users: int) -> bool:
    """Whether all intervals are whole, for this many users with new samples and users in all.

    >>> params = Params(999, 9, 2, 1)
    >>> are_whole(params, 74, 400), are_whole(params, 75, 449), are_whole(params, 75, 450)
    (False, True, False)
    """
    top, bottom = params.epsilon.numerator, params.epsilon.denominator
    return new_users * top >= FEW * bottom and users * top < MANY * bottom


def interval(
    params: Params, level: Level, scatter: int, size: int, reach: int, whole: bool
) -> Interval:
    """The intervals of a block of `size` samples around size times its level.

    [low, high] reaches `reach` half standard deviations of the block's sum, plus two standard
    errors of the level, to both sides. scatter is the standard deviation of users about the line
    that excesses have shown. It is widened, never moved, for the skewness of samples that are 0
    or 1. It is never empty, and it is the range of the sum if `whole` says so, or if projecting
    would save less than a third of that. The excess begins one standard deviation from the level,
    scatter included, and saturates at SATURATION half standard deviations.
    """
    full, deviation = size * params.grid, level.deviation(size, scatter)
    inner_low, inner_high = _around(params, level, size, deviation, deviation)
    low, high = _widened(params, level, scatter, size, reach)
    far_low, far_high = _widened(params, level, scatter, size, SATURATION)
    saturation = max(inner_low - far_low, far_high - inner_high)
    if whole or 3 * (high - low) > 2 * full:
        return Interval(0, full, inner_low, inner_high, saturation, clips=False)
    return Interval(low, high, inner_low, inner_high, saturation, clips=True)


def _widened(params: Params, level: Level, scatter: int, size: int, reach: int) -> tuple[int, int]:
    square = level.variance * ONE // size + scatter**2
    half = size * (isqrt(reach**2 * square // 4) + 2 * level.error)
    skew = 7 * (ONE - 2 * level.mean) // 8
    return _around(params, level, size, half - min(skew, 0), half + max(skew, 0))


def _around(params: Params, level: Level, size: int, below: int, above: int) -> tuple[int, int]:
    """The interval from `below` under to `above` over size times the level, rounded outwards, within range."""
    middle = size * level.mean
    low = (middle - below) * params.grid // ONE
    high = ceil_div((middle + above) * params.grid, ONE)
    return max(0, low), min(size * params.grid, high)
