"""A Kalman filter of users' levels, for several steepnesses and speeds of the line at once.

The level of a user is a line in the logarithm of the user's sample count, plus scatter. The state
is the line's levels at its two ends (the mean count and four times the mean count) and the mean of
all released samples. One filter runs for each pair in SLOPES and DRIFTS; a column of Python
integers holds the same number of all filters. Levels are in units of 1/ONE, variances in units of
1/VARIANCE.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from functools import cached_property
from math import isqrt
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from withhold.core.errors import StateDamagedError
from withhold.policy.fixed_point import (
    BIT,
    ONE,
    VARIANCE,
    clamp,
    exp2,
    log2,
    root_of,
    scaled,
    square_of,
)

Column: TypeAlias = npt.NDArray[np.object_]

LOG2_E = 94548  # in units of 1/BIT
# standard deviations of the slope and their priors
SLOPES = (
    (ONE // 1000, 55),
    (ONE // 100, 20),
    (ONE // 25, 10),
    (3 * ONE // 20, 8),
    (3 * ONE // 5, 7),
)
# standard deviations of an epoch's movement and their priors
DRIFTS = ((ONE // 5000, 4), (ONE // 500, 3), (ONE // 100, 2), (ONE // 20, 1))
BOUND = 3  # standard deviations; an observation farther off has more noise than it should have
UNINFORMATIVE = VARIANCE << 20  # a measurement with this error says nothing
TOWARDS = 2  # standard deviations that a level moves towards 1/2 before its variance is bounded
LEAST_LEVEL = ONE // 100  # it then stays this far from the ends of the range


def column(numbers: Iterable[int]) -> Column:
    """A column of Python integers."""
    return np.array(list(numbers), dtype=np.object_)


SLOPE = column(slope for slope, _ in SLOPES for _ in DRIFTS)
STEP = column(square_of(drift) for _ in SLOPES for drift, _ in DRIFTS)
PRIOR = column(one * other for _, one in SLOPES for _, other in DRIFTS)
FILTERS = len(PRIOR)
# What is assumed before the first epoch. A vector has many filters, which share these columns.
ZERO, HALF = column([0] * FILTERS), column([ONE // 2] * FILTERS)
UNKNOWN = column([VARIANCE // 12] * FILTERS)
UNKNOWN_END = column(VARIANCE // 12 + square_of(slope) for slope in SLOPE)
for _column in (ZERO, HALF, UNKNOWN, UNKNOWN_END):
    _column.setflags(write=False)


@dataclass(frozen=True, slots=True)
class Cell:
    """A stratum's released sum as a measurement of the mean of its samples.

    share: of this mean in the mean of all released samples. measured: the weighted mean. seen_at,
    wanted_at: the mean place by weight, and by what samples count. own: the variance of the mean of
    the samples. error: that of the measurement. doubt: the variance that it does not take away, since
    intervals may have cut off as much.
    """

    share: int
    measured: int
    seen_at: int
    wanted_at: int
    own: int
    error: int
    doubt: int = 0

    @property
    def shift(self) -> int:
        """How far the mean place has moved because of unequal weights."""
        return abs(self.seen_at - self.wanted_at)


@dataclass(frozen=True, slots=True)
class Level:
    """The level of users at a place: its mean, its standard deviation, a bound on a sample's variance."""

    mean: int
    error: int
    variance: int


@dataclass(frozen=True, slots=True)
class Line:
    """The filters' lines, averaged: levels and errors at both ends, and the slope's standard deviation.

    halvings: how often the bound on a sample's variance was halved.
    """

    ends: tuple[int, int]
    errors: tuple[int, int]
    slope: int
    halvings: int

    def at(self, place: int) -> Level:
        """The level at a place."""
        near, far = ONE - place, place
        mean = clamp((near * self.ends[0] + far * self.ends[1]) // ONE, 0, ONE)
        square = abs(near) * self.errors[0] ** 2 + abs(far) * self.errors[1] ** 2
        error, middle = max(1, isqrt(square // ONE)), ONE // 2
        nearer = min(mean, ONE - mean)
        p = max(nearer + min(TOWARDS * error, middle - nearer), LEAST_LEVEL)
        return Level(mean, error, max(1, p * (ONE - p) // ONE >> self.halvings))


@dataclass(slots=True)
class Filters:
    """All filters, as predicted for the samples that come next.

    near, far: the levels at both ends. mean: of all released samples. low, cross, high: variances
    and covariance of the ends. low_mean, high_mean: their covariances with the mean.
    mean_variance: that of the mean. likelihood: its logarithm to the base 2.
    """

    near: Column = field(default_factory=lambda: HALF)
    far: Column = field(default_factory=lambda: HALF)
    mean: Column = field(default_factory=lambda: ZERO)
    low: Column = field(default_factory=lambda: UNKNOWN)
    cross: Column = field(default_factory=lambda: UNKNOWN)
    high: Column = field(default_factory=lambda: UNKNOWN_END)
    low_mean: Column = field(default_factory=lambda: ZERO)
    high_mean: Column = field(default_factory=lambda: ZERO)
    mean_variance: Column = field(default_factory=lambda: ZERO)
    likelihood: Column = field(default_factory=lambda: ZERO)

    def state(self) -> dict[str, list[int]]:
        """Every column as integers."""
        return {each.name: list(map(int, getattr(self, each.name))) for each in fields(self)}

    @classmethod
    def restored(cls, columns: dict[str, list[int]]) -> Filters:
        """Filters with these columns.

        Raises:
            StateDamagedError: a column has another size.
        """
        if any(len(numbers) != FILTERS for numbers in columns.values()):
            raise StateDamagedError("a column of the posterior has another size")
        return cls(**{name: column(numbers) for name, numbers in columns.items()})

    def level(self, near: int, far: int) -> Column:
        """The levels of a combination of both ends."""
        found: Column = (near * self.near + far * self.far) // ONE
        return found

    def with_ends(self, near: int, far: int) -> tuple[Column, Column]:
        """The covariances of the ends with a combination of them."""
        return (
            (near * self.low + far * self.cross) // ONE,
            (near * self.cross + far * self.high) // ONE,
        )

    def with_mean(self, near: int, far: int) -> Column:
        """The covariances of the mean with a combination of the ends."""
        found: Column = (near * self.low_mean + far * self.high_mean) // ONE
        return found

    def variance(self, near: int, far: int) -> Column:
        """The variances of a combination of the ends."""
        low, high = self.with_ends(near, far)
        found: Column = (near * low + far * high) // ONE
        return found

    def bent(self, shift: int) -> Column:
        """The squares of what the whole slope does over a shift of the mean place."""
        differences = self.far - self.near
        apart = self.high - 2 * self.cross + self.low
        steepness = np.maximum(apart, 0) + differences * differences * VARIANCE // (ONE * ONE)
        found: Column = steepness * shift // ONE * shift // ONE
        return found

    def take_epoch(self, cells: list[Cell]) -> None:
        """The epoch's samples join the mean, what was measured is observed, and the line moves."""
        kept = ONE - sum(cell.share for cell in cells)
        self.mean = self.mean * kept // ONE
        self.low_mean = self.low_mean * kept // ONE
        self.high_mean = self.high_mean * kept // ONE
        self.mean_variance = self.mean_variance * kept // ONE * kept // ONE
        for cell in cells:
            self._take_in(cell)
            if cell.error < UNINFORMATIVE:
                self._observe(cell)
        self.low = self.low + STEP
        self.cross = self.cross + 3 * STEP // 4
        self.high = self.high + STEP

    def _take_in(self, cell: Cell) -> None:
        near = scaled(ONE - cell.wanted_at, cell.share)
        far = scaled(cell.wanted_at, cell.share)
        own = scaled(scaled(cell.own, cell.share), cell.share)
        low, high = self.with_ends(near, far)
        added = 2 * self.with_mean(near, far) + (near * low + far * high) // ONE
        self.mean_variance = self.mean_variance + added + own
        self.mean = self.mean + self.level(near, far)
        self.low_mean = self.low_mean + low
        self.high_mean = self.high_mean + high

    def _observe(self, cell: Cell) -> None:
        near, far = ONE - cell.seen_at, cell.seen_at
        off = cell.measured - self.level(near, far)
        low, high = self.with_ends(near, far)
        line = (near * low + far * high) // ONE
        variance = np.maximum(line + cell.own + cell.error + self.bent(cell.shift), 1)
        mean = self.with_mean(near, far) + scaled(cell.own, cell.share)
        deviations = abs(off) * BIT // column(root_of(one) for one in variance)
        beyond = np.maximum(deviations - BOUND * BIT, 0)
        used = variance + cell.error * beyond // (BOUND * BIT)
        surprise = np.where(
            beyond > 0,
            BOUND * deviations - BOUND**2 * BIT // 2,
            deviations * deviations // (2 * BIT),
        )
        logarithm = column(log2(one) // 2 for one in variance)
        self.likelihood = self.likelihood - logarithm - surprise * LOG2_E // BIT
        self.near = self.near + low * off // used
        self.far = self.far + high * off // used
        self.mean = self.mean + mean * off // used
        used = used + cell.doubt  # the state follows, but what may be cut off stays uncertain
        self.low = self.low - low * low // used
        self.cross = self.cross - low * high // used
        self.high = self.high - high * high // used
        self.low_mean = self.low_mean - low * mean // used
        self.high_mean = self.high_mean - high * mean // used
        self.mean_variance = self.mean_variance - mean * mean // used
        # after a jump M may be off by what was cut off, which is more than a drift allows
        self.mean_variance = self.mean_variance + scaled(scaled(cell.doubt, cell.share), cell.share)

    def mixed(self) -> Mixed:
        """The filters' answers, weighed by prior times likelihood."""
        return Mixed(self)


class Mixed:
    """Averages over the filters, weighed by prior times likelihood."""

    def __init__(self, filters: Filters) -> None:
        self._filters = filters
        best = max(filters.likelihood)
        self._parts = PRIOR * column(exp2(one - best) for one in filters.likelihood)
        self._total = int(self._parts.sum())

    def _average(self, numbers: Column) -> int:
        return int((self._parts * numbers).sum()) // self._total

    @cached_property
    def mean(self) -> int:
        """The estimate of the mean of all released samples, in the range."""
        return clamp(self._average(self._filters.mean), 0, ONE)

    def line(self, halvings: int) -> Line:
        """The line; its errors are averages of standard deviations, not of variances."""
        filters = self._filters
        near, near_error = self._end(filters.near, filters.low)
        far, far_error = self._end(filters.far, filters.high)
        slope = self._average(SLOPE)
        return Line((near, far), (near_error, far_error), slope, halvings)

    def _end(self, levels: Column, variances: Column) -> tuple[int, int]:
        mean = self._average(levels)
        off = levels - mean
        squares = variances + off * off * VARIANCE // (ONE * ONE)
        error = self._average(column(root_of(square) for square in squares))
        return clamp(mean, 0, ONE), error
