"""A Kalman filter of the mean: how a user's level depends on the number of samples, and how it drifts.

The level of users is a line in the logarithm of their sample counts. The line moves from epoch to
epoch, and users' samples scatter around it. The filter follows the line at two counts, the mean
count and four times the mean count, and the mean M of all released samples. So the estimate and
its variance are parts of the state. Two parameters are unknown: how steep the line is, and how
fast it moves. One filter runs for each pair of values in GRID, and `mixture` weighs them by how
likely they make the releases.

Everything is in fixed point. Levels are in units of 1/ONE, variances and covariances in units of
1/VARIANCE, logarithms of likelihoods to the base 2 in units of 1/BIT. Source: Kalman, A New
Approach to Linear Filtering and Prediction Problems, Journal of Basic Engineering, 1960; an
observation far from its prediction has a bounded influence, as in Huber, Robust Estimation of a
Location Parameter, The Annals of Mathematical Statistics, 1964.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isqrt

from withhold_spec.policy.budget_limit import BIT, log2

ONE = 2**40
VARIANCE = 2**60
LOG2_E = 94548
"""log2(e) in units of 1/BIT."""

SLOPES = (
    (ONE // 1000, 55),
    (ONE // 100, 20),
    (ONE // 25, 10),
    (3 * ONE // 20, 8),
    (3 * ONE // 5, 7),
)
"""Standard deviations of the slope, the difference between users with four times as many samples, and their prior."""

DRIFTS = ((ONE // 5000, 4), (ONE // 500, 3), (ONE // 100, 2), (ONE // 20, 1))
"""Standard deviations of the line's movement in an epoch, and their prior."""

BOUND = 3
"""Beyond this many standard deviations an observation counts as one with more noise than it should have."""


@dataclass(frozen=True)
class Cell:
    """A stratum's released sum, as a measurement of the mean of its samples.

    samples: how many. measured: the weighted mean, kept in the range. design: how much the ends of
    the line weigh in what was measured; target: in the mean of the samples. own: the variance of
    that mean about the line. error: the variance of the measurement: noise, and unequal weights.
    bend: how far unequal weights move the mean logarithm of counts, in units of the line's length.
    """

    samples: int
    measured: int
    design: tuple[int, int]
    target: tuple[int, int]
    own: int
    error: int
    bend: int


@dataclass(frozen=True)
class Filter:
    """The state at one point of the grid.

    slope, drift: the point. ends: the line's levels at the mean count and at four times that.
    mean: M. The covariances: of the two ends, of each end with M, and the variance of M.
    likelihood: the logarithm of how likely the releases are.
    """

    slope: int
    drift: int
    ends: tuple[int, int]
    mean: int
    low: int
    cross: int
    high: int
    low_mean: int
    high_mean: int
    mean_variance: int
    likelihood: int = 0

    def level(self, at: tuple[int, int]) -> int:
        """The level at a point of the line, given by the weights of its ends."""
        return (at[0] * self.ends[0] + at[1] * self.ends[1]) // ONE

    def with_ends(self, at: tuple[int, int]) -> tuple[int, int]:
        """The covariances of the two ends with a point of the line."""
        low = at[0] * self.low + at[1] * self.cross
        return low // ONE, (at[0] * self.cross + at[1] * self.high) // ONE

    def with_mean(self, at: tuple[int, int]) -> int:
        """The covariance of M with a point of the line."""
        return (at[0] * self.low_mean + at[1] * self.high_mean) // ONE

    def variance(self, at: tuple[int, int]) -> int:
        """The variance of a point of the line."""
        low, high = self.with_ends(at)
        return (at[0] * low + at[1] * high) // ONE

    @property
    def steepness(self) -> int:
        """The expected square of the difference between the ends."""
        difference = self.ends[1] - self.ends[0]
        return self.high - 2 * self.cross + self.low + difference * difference * VARIANCE // ONE**2


def start() -> tuple[Filter, ...]:
    """The filters before the first epoch: the level is uniform in the range."""
    uniform = VARIANCE // 12
    middle = ONE // 2, ONE // 2
    return tuple(
        Filter(slope, drift, middle, 0, uniform, uniform, uniform + _square(slope), 0, 0, 0)
        for slope, _ in SLOPES
        for drift, _ in DRIFTS
    )


def after_epoch(given: Filter, before: int, cells: Sequence[Cell]) -> Filter:
    """The filter after an epoch, when `before` samples had been released earlier."""
    total = before + sum(cell.samples for cell in cells)
    moved = drifted(given) if before else given
    moved = scaled(moved, before, total)
    for cell in cells:
        moved = observed(taken_in(moved, cell, total), cell, total)
    return moved


def drifted(given: Filter) -> Filter:
    """The line moves: both ends together, and each a little on its own."""
    step = _square(given.drift)
    return replace(
        given, low=given.low + step, cross=given.cross + 3 * step // 4, high=given.high + step
    )


def scaled(given: Filter, before: int, total: int) -> Filter:
    """M becomes the part of the new mean that earlier samples make up."""
    return replace(
        given,
        mean=given.mean * before // total,
        low_mean=given.low_mean * before // total,
        high_mean=given.high_mean * before // total,
        mean_variance=given.mean_variance * before * before // (total * total),
    )


def taken_in(given: Filter, cell: Cell, total: int) -> Filter:
    """M takes in the mean of the cell's samples."""
    part = cell.target[0] * cell.samples // total, cell.target[1] * cell.samples // total
    low, high = given.with_ends(part)
    own = cell.own * cell.samples**2 // total**2
    return replace(
        given,
        mean=given.mean + given.level(part),
        low_mean=given.low_mean + low,
        high_mean=given.high_mean + high,
        mean_variance=given.mean_variance + 2 * given.with_mean(part) + given.variance(part) + own,
    )


def observed(given: Filter, cell: Cell, total: int) -> Filter:
    """The filter after the measurement of a cell that M has taken in."""
    off = cell.measured - given.level(cell.design)
    bent = cell.bend * cell.bend * given.steepness // ONE**2
    variance = given.variance(cell.design) + cell.own + cell.error + bent
    low, high = given.with_ends(cell.design)
    mean = given.with_mean(cell.design) + cell.own * cell.samples // total
    deviation = isqrt(variance * ONE**2 // VARIANCE)
    used = variance
    surprise = off * off * BIT * VARIANCE // (2 * variance * ONE**2)
    if abs(off) > BOUND * deviation:
        used += cell.error * (abs(off) - BOUND * deviation) // (BOUND * deviation)
        surprise = BOUND * abs(off) * BIT // deviation - BOUND**2 * BIT // 2
    return replace(
        given,
        ends=(given.ends[0] + low * off // used, given.ends[1] + high * off // used),
        mean=given.mean + mean * off // used,
        low=given.low - low * low // used,
        cross=given.cross - low * high // used,
        high=given.high - high * high // used,
        low_mean=given.low_mean - low * mean // used,
        high_mean=given.high_mean - high * mean // used,
        mean_variance=given.mean_variance - mean * mean // used,
        likelihood=given.likelihood - log2(variance) // 2 - surprise * LOG2_E // BIT,
    )


def weights(filters: Sequence[Filter]) -> list[int]:
    """How much each filter counts: its prior times its likelihood; they add up to nearly ONE."""
    priors = [of_slope * of_drift for _, of_slope in SLOPES for _, of_drift in DRIFTS]
    best = max(each.likelihood for each in filters)
    parts = [
        prior * exp2(each.likelihood - best) for prior, each in zip(priors, filters, strict=True)
    ]
    return [part * ONE // sum(parts) for part in parts]


def mixture(filters: Sequence[Filter]) -> int:
    """The estimate of the mean of all released samples: the filters' means, by their weights, in the range."""
    pairs = zip(weights(filters), filters, strict=True)
    return min(max(sum(weight * each.mean for weight, each in pairs) // ONE, 0), ONE)


def exp2(exponent: int) -> int:
    """2**(exponent / BIT) in units of 1/ONE, for an exponent <= 0: a square root for each binary digit.

    >>> exp2(0) == ONE, exp2(-3 * BIT) == ONE // 8, exp2(-BIT // 2) == isqrt(ONE * ONE // 2)
    (True, True, True)
    """
    whole, digits = divmod(-exponent, BIT)
    result, root = ONE, ONE // 2
    for place in reversed(range(BIT.bit_length() - 1)):
        root = isqrt(root * ONE)
        if digits >> place & 1:
            result = result * root // ONE
    return result >> whole


def _square(deviation: int) -> int:
    """The square of a deviation, as a variance."""
    return deviation * deviation * VARIANCE // ONE**2
