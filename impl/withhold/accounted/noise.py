"""The noise of epochs: uniform within a radius that a series shares, or independent Gaussian noise.

Noise of a series is K-norm noise for the l-infinity norm; `withhold_spec.noise` gives the law and
cites it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Protocol

from withhold.core.records import Series
from withhold.core.source import NoiseSource


class EpochNoise(Protocol):
    """Draws the noise of an epoch's sum (counter 0) and of its excess (counter 1)."""

    @property
    def in_series(self) -> bool:
        """Whether series may have more than one epoch."""
        ...

    def open(self, series: Series) -> None:
        """Begins a series with the next epoch."""
        ...

    def draw(self, counter: int, epoch: int) -> int:
        """The noise of the epoch's sum or excess."""
        ...


class SeriesNoise:
    """Uniform noise in [-radius, radius], with one radius for the sums of a series and one for its excesses."""

    __slots__ = ("_radii", "_scale", "_source")

    in_series = True

    def __init__(self, source: NoiseSource, scale: Fraction) -> None:
        self._source = source
        self._scale = scale
        self._radii = (0, 0)

    def open(self, series: Series) -> None:
        """Draws the radius of the sums, and that of the excesses if the series has excess queries."""
        radius, excess_queries = self._source.radius, series.excess_queries
        sum_radius = radius(0, series.first, series.length, self._scale)
        excess_radius = (
            radius(1, series.first, excess_queries, self._scale) if excess_queries else 0
        )
        self._radii = sum_radius, excess_radius

    def draw(self, counter: int, epoch: int) -> int:
        """Uniform noise within the radius of the series."""
        return self._source.uniform_noise(counter, epoch, self._radii[counter])


class GaussianNoise:
    """Independent Gaussian noise, with the variance of Laplace noise of the given scale."""

    __slots__ = ("_source", "_variance")

    in_series = False

    def __init__(self, source: NoiseSource, scale: Fraction) -> None:
        self._source = source
        self._variance = 2 * scale**2

    def open(self, series: Series) -> None:
        """Does nothing: the noise of an epoch does not depend on its series."""

    def draw(self, counter: int, epoch: int) -> int:
        """An independent draw."""
        return self._source.gaussian(counter, epoch, self._variance)
