"""The noise of epochs: in series that share a radius, or Gaussian and drawn afresh for every sum."""

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
        """A series begins with the next epoch."""
        ...

    def draw(self, counter: int, epoch: int) -> int:
        """The noise of one of the epoch's sums."""
        ...


class SeriesNoise:
    """A radius for the sums of a series and one for its excesses; noise is uniform within it."""

    __slots__ = ("_radii", "_scale", "_source")

    in_series = True

    def __init__(self, source: NoiseSource, scale: Fraction) -> None:
        self._source = source
        self._scale = scale
        self._radii = (0, 0)

    def open(self, series: Series) -> None:
        """Draws the radii of the series; of excesses only if it has any."""
        radius, excess_queries = self._source.radius, series.excess_queries
        sum_radius = radius(0, series.first, series.length, self._scale)
        excess_radius = (
            radius(1, series.first, excess_queries, self._scale) if excess_queries else 0
        )
        self._radii = sum_radius, excess_radius

    def draw(self, counter: int, epoch: int) -> int:
        """Uniform within the radius of its series."""
        return self._source.uniform_noise(counter, epoch, self._radii[counter])


class GaussianNoise:
    """Gaussian noise, of the variance that Laplace noise of the scale has."""

    __slots__ = ("_source", "_variance")

    in_series = False

    def __init__(self, source: NoiseSource, scale: Fraction) -> None:
        self._source = source
        self._variance = 2 * scale**2

    def open(self, series: Series) -> None:
        """Nothing is shared by the sums of a series."""

    def draw(self, counter: int, epoch: int) -> int:
        """Drawn afresh."""
        return self._source.gaussian(counter, epoch, self._variance)
