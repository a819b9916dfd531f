"""The filters' answers, weighed by how likely they make the releases: the estimate, and users' levels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt

from withhold_spec.policy.fixed_point import ONE, clamp, exp2, root_of, square_of
from withhold_spec.policy.line import DRIFTS, SLOPES, Filter, ends_at

TOWARDS = 2
"""A sample's variance is bounded at the level, moved this many standard deviations towards 1/2."""

LEAST_LEVEL = ONE // 100
"""And kept at least this far from the ends of the range."""


@dataclass(frozen=True)
class Level:
    """The level of users at one place of the line.

    mean: the level. error: its standard deviation, not 0, so that no interval is empty. variance: a
    bound on the variance of one of their samples.
    """

    mean: int
    error: int
    variance: int

    def deviation(self, size: int, scatter: int) -> int:
        """The standard deviation of a block's sum: of its samples, of the level, and of users' scatter."""
        return size * isqrt(self.variance * ONE // size + self.error**2 + scatter**2)


@dataclass(frozen=True)
class Line:
    """The mixture of the filters' lines.

    ends: the levels at the mean count and at four times that. errors: their standard deviations.
    slope: the expected standard deviation of the slope. halvings: how often the excesses have
    halved the bound on a sample's variance.
    """

    ends: tuple[int, int]
    errors: tuple[int, int]
    slope: int
    halvings: int

    def at(self, place: int) -> Level:
        """The level at a place of the line.

        The variance of a sample is at most p (1 - p), halved `halvings` times, where p is the level,
        moved towards 1/2.
        """
        near, far = ends_at(place)
        mean = clamp((near * self.ends[0] + far * self.ends[1]) // ONE, 0, ONE)
        squares = abs(near) * self.errors[0] ** 2 + abs(far) * self.errors[1] ** 2
        error = max(1, isqrt(squares // ONE))
        step = min(TOWARDS * error, abs(ONE // 2 - mean))
        p = clamp(mean + step if mean < ONE // 2 else mean - step, LEAST_LEVEL, ONE - LEAST_LEVEL)
        return Level(mean, error, max(1, p * (ONE - p) // ONE >> self.halvings))


def weights(filters: Sequence[Filter]) -> list[int]:
    """How much each filter counts: its prior times its likelihood."""
    priors = [of_slope * of_drift for _, of_slope in SLOPES for _, of_drift in DRIFTS]
    best = max(each.likelihood for each in filters)
    return [
        prior * exp2(each.likelihood - best) for prior, each in zip(priors, filters, strict=True)
    ]


def estimate(filters: Sequence[Filter]) -> int:
    """The estimate of M: the mean of the filters' estimates, kept in the range."""
    return clamp(_mean(weights(filters), [each.mean for each in filters]), 0, ONE)


def line_of(filters: Sequence[Filter], halvings: int) -> Line:
    """The mixture of the lines.

    Its errors are means of standard deviations: the root of the mean variance would be that of the
    least likely filters.
    """
    parts = weights(filters)
    low, low_error = _end(parts, [(each.ends[0], each.low) for each in filters])
    high, high_error = _end(parts, [(each.ends[1], each.high) for each in filters])
    slope = _mean(parts, [each.slope for each in filters])
    return Line((low, high), (low_error, high_error), slope, halvings)


def _end(parts: Sequence[int], levels: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The mean level, kept in the range, and its mean standard deviation, given each filter's level and variance."""
    mean = _mean(parts, [level for level, _ in levels])
    deviations = [root_of(variance + square_of(level - mean)) for level, variance in levels]
    return clamp(mean, 0, ONE), _mean(parts, deviations)


def _mean(parts: Sequence[int], values: Sequence[int]) -> int:
    return sum(part * value for part, value in zip(parts, values, strict=True)) // sum(parts)
