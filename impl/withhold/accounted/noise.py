"""The noise of epochs: uniform within a radius that a series shares, or independent Gaussian noise.

Noise of a series is K-norm noise. The norm is the largest over its epochs of the l1 norm over
strata. `withhold_spec.noise` gives the law and cites it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Protocol

from withhold.core.records import Series
from withhold.core.source import NoiseSource


class EpochNoise(Protocol):
    """Draws the noise of an epoch's sums, and of its excess.

    Counters 0 to strata - 1 are those of the sums, and the next one is that of the excess.
    """

    @property
    def in_series(self) -> bool:
        """Whether series may have more than one epoch."""
        ...

    def open(self, series: Series) -> None:
        """Begins a series with the next epoch."""
        ...

    def state(self) -> list[int]:
        """What the open series has drawn and was told. A secret."""
        ...

    def restore(self, numbers: list[int]) -> None:
        """Goes on with the series of this state."""
        ...

    def forget(self) -> None:
        """Forgets what the series has drawn."""
        ...

    def of_sums(self, epoch: int) -> tuple[int, ...]:
        """The noise of the epoch's sums, one for each stratum."""
        ...

    def of_excess(self, epoch: int) -> int:
        """The noise of the epoch's excess."""
        ...


class SeriesNoise:
    """Uniform noise within a radius: one for all sums of a series, and one for its excesses."""

    __slots__ = ("_radii", "_scale", "_source", "_strata")

    in_series = True

    def __init__(self, source: NoiseSource, scale: Fraction) -> None:
        self._source = source
        self._scale = scale
        self._radii = (0, 0)
        self._strata = 1

    def open(self, series: Series) -> None:
        """Draws the radius of the sums, and that of the excesses if the series has excess queries."""
        radius, strata, queries = self._source.radius, series.strata, series.excess_queries
        sum_radius = radius(0, series.first, series.length, strata, self._scale)
        excess_radius = radius(strata, series.first, queries, 1, self._scale) if queries else 0
        self._radii, self._strata = (sum_radius, excess_radius), strata

    def state(self) -> list[int]:
        """The secret radii, and the number of strata."""
        return [*self._radii, self._strata]

    def restore(self, numbers: list[int]) -> None:
        """Goes on with these radii."""
        sum_radius, excess_radius, self._strata = numbers
        self._radii = (sum_radius, excess_radius)

    def forget(self) -> None:
        """Forgets the radii."""
        self._radii = (0, 0)

    def of_sums(self, epoch: int) -> tuple[int, ...]:
        """A uniform point within the radius of the sums."""
        return self._source.uniform_noise(0, epoch, self._strata, self._radii[0])

    def of_excess(self, epoch: int) -> int:
        """A uniform number within the radius of the excesses."""
        (noise,) = self._source.uniform_noise(self._strata, epoch, 1, self._radii[1])
        return noise


class GaussianNoise:
    """Independent Gaussian noise, with the variance of Laplace noise of the given scale."""

    __slots__ = ("_source", "_strata", "_variance")

    in_series = False

    def __init__(self, source: NoiseSource, scale: Fraction) -> None:
        self._source = source
        self._variance = 2 * scale**2
        self._strata = 1

    def open(self, series: Series) -> None:
        """Notes the number of strata; the law of the noise does not depend on the series."""
        self._strata = series.strata

    def state(self) -> list[int]:
        """The number of strata; no draw is kept."""
        return [self._strata]

    def restore(self, numbers: list[int]) -> None:
        """Goes on with this number of strata."""
        (self._strata,) = numbers

    def forget(self) -> None:
        """There is nothing to forget."""

    def of_sums(self, epoch: int) -> tuple[int, ...]:
        """Independent draws."""
        return tuple(self._draw(stratum, epoch) for stratum in range(self._strata))

    def of_excess(self, epoch: int) -> int:
        """An independent draw."""
        return self._draw(self._strata, epoch)

    def _draw(self, counter: int, epoch: int) -> int:
        return self._source.gaussian(counter, epoch, self._variance)
