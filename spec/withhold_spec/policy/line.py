"""A Kalman filter of the mean: how a user's level depends on the number of samples, and how it drifts.

The level of users is a line in the logarithm of their sample counts. The line moves from epoch to
epoch, and users' samples scatter around it. The filter follows the line at two counts, the mean
count and four times the mean count, and the mean M of all released samples. So the estimate and
its variance are parts of the state. Two parameters are unknown: how steep the line is, and how
fast it moves. One filter runs for each pair of values in SLOPES and DRIFTS, and `mixture` weighs
them by how likely they make the releases.

Source: Kalman, A New Approach to Linear Filtering and Prediction Problems, Journal of Basic
Engineering, 1960; an observation far from its prediction has a bounded influence, as in Huber,
Robust Estimation of a Location Parameter, The Annals of Mathematical Statistics, 1964.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from withhold_spec.policy.fixed_point import BIT, ONE, VARIANCE, log2, root_of, square_of

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

UNINFORMATIVE = 2**20 * VARIANCE
"""A cell whose measurement has an error of this variance is not measured at all."""


def ends_at(place: int) -> tuple[int, int]:
    """How much the two ends of the line weigh in its level at this place.

    >>> ends_at(0) == (ONE, 0), ends_at(ONE) == (0, ONE), ends_at(-ONE) == (2 * ONE, -ONE)
    (True, True, True)
    """
    return ONE - place, place


@dataclass(frozen=True)
class Cell:
    """A stratum's released sum, as a measurement of the mean of its samples.

    share: how much this mean counts in the new M. measured: the weighted mean, kept in the range.
    seen_at: the mean place, on the line, of what was measured; wanted_at: of what counts in M.
    own: the variance of the mean of the samples about the line. error: the variance of the
    measurement: noise, and unequal weights. doubt: a variance for what the intervals may have cut
    off; it moves no level, but leaves the filter less certain.
    """

    share: int
    measured: int
    seen_at: int
    wanted_at: int
    own: int
    error: int
    doubt: int

    @property
    def shift(self) -> int:
        """How far unequal weights move the mean place."""
        return abs(self.seen_at - self.wanted_at)


@dataclass(frozen=True)
class Filter:
    """The state at one point of the grid, as predicted for the samples that come next.

    slope, drift: the point. ends: the line's levels at the mean count and at four times that.
    mean: M. low, cross, high: the variances and the covariance of the two ends. low_mean,
    high_mean: the covariances of the ends with M. mean_variance: the variance of M. likelihood:
    the logarithm, to the base 2, of how likely the releases are.
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
        """A combination of the levels at the two ends."""
        return (at[0] * self.ends[0] + at[1] * self.ends[1]) // ONE

    def with_ends(self, at: tuple[int, int]) -> tuple[int, int]:
        """The covariances of the two ends with a combination of them."""
        low = at[0] * self.low + at[1] * self.cross
        return low // ONE, (at[0] * self.cross + at[1] * self.high) // ONE

    def with_mean(self, at: tuple[int, int]) -> int:
        """The covariance of M with a combination of the two ends."""
        return (at[0] * self.low_mean + at[1] * self.high_mean) // ONE

    def variance(self, at: tuple[int, int]) -> int:
        """The variance of a combination of the two ends."""
        low, high = self.with_ends(at)
        return (at[0] * low + at[1] * high) // ONE

    @property
    def steepness(self) -> int:
        """The expected square of the difference between the ends, as a variance."""
        difference = self.ends[1] - self.ends[0]
        return max(0, self.high - 2 * self.cross + self.low) + square_of(difference)

    def bent(self, shift: int) -> int:
        """The square of what a bend of the line, of its whole slope, does where the mean place shifts."""
        return self.steepness * shift // ONE * shift // ONE


def start() -> tuple[Filter, ...]:
    """The filters before the first epoch: the level is uniform in the range."""
    uniform = VARIANCE // 12
    middle = ONE // 2, ONE // 2
    return tuple(
        Filter(slope, drift, middle, 0, uniform, uniform, uniform + square_of(slope), 0, 0, 0)
        for slope, _ in SLOPES
        for drift, _ in DRIFTS
    )


def after_epoch(given: Filter, cells: Sequence[Cell]) -> Filter:
    """The filter after an epoch: M takes in every cell, the measured ones are observed, the line moves."""
    moved = scaled(given, ONE - sum(cell.share for cell in cells))
    for cell in cells:
        moved = taken_in(moved, cell)
        if cell.error < UNINFORMATIVE:
            moved = doubted(observed(moved, cell), cell)
    return drifted(moved)


def scaled(given: Filter, kept: int) -> Filter:
    """M becomes the part of the new M that earlier samples make up."""
    return replace(
        given,
        mean=given.mean * kept // ONE,
        low_mean=given.low_mean * kept // ONE,
        high_mean=given.high_mean * kept // ONE,
        mean_variance=given.mean_variance * kept // ONE * kept // ONE,
    )


def taken_in(given: Filter, cell: Cell) -> Filter:
    """M takes in the mean of the cell's samples."""
    near, far = ends_at(cell.wanted_at)
    part = near * cell.share // ONE, far * cell.share // ONE
    low, high = given.with_ends(part)
    own = cell.own * cell.share // ONE * cell.share // ONE
    return replace(
        given,
        mean=given.mean + given.level(part),
        low_mean=given.low_mean + low,
        high_mean=given.high_mean + high,
        mean_variance=given.mean_variance + 2 * given.with_mean(part) + given.variance(part) + own,
    )


def observed(given: Filter, cell: Cell) -> Filter:
    """The filter after the measurement of a cell that M has taken in.

    The levels follow the measurement, also where intervals may have cut off sums. But what may
    have been cut off stays uncertain: only the variances and covariances count the doubt.
    """
    at = ends_at(cell.seen_at)
    off = cell.measured - given.level(at)
    variance = max(1, given.variance(at) + cell.own + cell.error + given.bent(cell.shift))
    low, high = given.with_ends(at)
    mean = given.with_mean(at) + cell.own * cell.share // ONE
    deviations = abs(off) * BIT // root_of(variance)
    used, surprise = variance, deviations * deviations // (2 * BIT)
    beyond = deviations - BOUND * BIT
    if beyond > 0:
        used += cell.error * beyond // (BOUND * BIT)
        surprise = BOUND * deviations - BOUND**2 * BIT // 2
    doubted = used + cell.doubt
    return replace(
        given,
        ends=(given.ends[0] + low * off // used, given.ends[1] + high * off // used),
        mean=given.mean + mean * off // used,
        low=given.low - low * low // doubted,
        cross=given.cross - low * high // doubted,
        high=given.high - high * high // doubted,
        low_mean=given.low_mean - low * mean // doubted,
        high_mean=given.high_mean - high * mean // doubted,
        mean_variance=given.mean_variance - mean * mean // doubted,
        likelihood=given.likelihood - log2(variance) // 2 - surprise * LOG2_E // BIT,
    )


def doubted(given: Filter, cell: Cell) -> Filter:
    """M is less certain by what the intervals may have cut off of the cell: after a jump, more than a drift allows."""
    added = cell.doubt * cell.share // ONE * cell.share // ONE
    return replace(given, mean_variance=given.mean_variance + added)


def drifted(given: Filter) -> Filter:
    """The line moves: both ends together, and each a little on its own."""
    step = square_of(given.drift)
    return replace(
        given, low=given.low + step, cross=given.cross + 3 * step // 4, high=given.high + step
    )
