"""What an estimator returns: one release, or the releases of a batch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, TypeAlias, overload

import numpy as np
import numpy.typing as npt

from withhold.accuracy.bars import error_bar_array
from withhold.accuracy.posterior_bars import LazyBar, half_width
from withhold.core.batch import Ints
from withhold.core.params import Number, Params

Integers: TypeAlias = npt.NDArray[np.int64] | npt.NDArray[np.object_]
Floats: TypeAlias = npt.NDArray[np.float64]
_FAR = 1 << 1000


class Release:
    """The mean at one time: a noisy sum over a public number of samples. Immutable.

    Attributes:
        sum: noisy sum in grid units. With the ledger mechanism it is the estimated sum, computed
            from the releases of all epochs.
        total: number of samples that it contains; 0 before any sample is released.

    >>> params = Params(max_users=2, max_samples=4, epsilon=1, beta=1, grid=1)
    >>> release = Release(params, sum=9, total=6)
    >>> release.raw, release.estimate, float(release)
    (Fraction(3, 2), Fraction(1, 1), 1.0)
    """

    __slots__ = ("_params", "_sum", "_total")

    def __init__(self, params: Params, sum: int, total: int) -> None:
        self._params = params
        self._sum = sum
        self._total = total

    @property
    def sum(self) -> int:
        """The noisy sum, in grid units."""
        return self._sum

    @property
    def total(self) -> int:
        """How many samples the sum contains."""
        return self._total

    @property
    def raw(self) -> Fraction:
        """The exact estimate in the data's units, not clamped; the prior when total is 0."""
        params = self._params
        if self._total == 0:
            return params.starting_estimate
        return params.lower + params.width * Fraction(self._sum, params.grid * self._total)

    @property
    def estimate(self) -> Fraction:
        """The estimate clamped to [lower, upper], which is post-processing."""
        return min(max(self.raw, self._params.lower), self._params.upper)

    def __float__(self) -> float:
        """The clamped estimate, rounded once, for display."""
        return float(self.estimate)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Release):
            return NotImplemented
        mine = (self._sum, self._total, self._params)
        return mine == (other._sum, other._total, other._params)

    def __hash__(self) -> int:
        return hash((self._sum, self._total, self._params))

    def __repr__(self) -> str:
        return f"Release(sum={self._sum}, total={self._total}, estimate={float(self):.6g})"


@dataclass(frozen=True, slots=True)
class Growth:
    """How one counter grew in a batch: elements before it, then the rows and elements at each change."""

    scale: Fraction
    before: int
    rows: npt.NDArray[np.int64]
    sizes: npt.NDArray[np.int64]


class Releases(Sequence[Release]):
    """The releases after each row of a batch. `np.asarray` gives the clamped estimates.

    It keeps one number for each run of rows with the same release; an array has one for each row.
    """

    __slots__ = ("_bar_rows", "_bars", "_growth", "_params", "_rows", "_size", "_sums", "_totals")

    def __init__(
        self,
        params: Params,
        size: int,
        rows: Ints | None,
        sums: Integers,
        totals: Integers,
        growth: Sequence[Growth] = (),
        bars: Sequence[LazyBar] = (),
        bar_rows: Sequence[int] = (),
    ) -> None:
        """rows: the first row of each run, ascending from 0; None if every row is a run."""
        self._params = params
        self._size, self._rows = size, rows
        self._growth = tuple(growth)
        self._bars, self._bar_rows = tuple(bars), tuple(bar_rows)
        self._sums = sums
        self._totals = totals

    def __len__(self) -> int:
        return self._size

    @property
    def sums(self) -> Integers:
        """The noisy sums in grid units, shape (rows,); int64, or Python ints where int64 could overflow.

        Which of both follows from public parameters or from the released numbers themselves.
        """
        sums: Integers = self._expanded(self._sums)
        return sums

    @property
    def totals(self) -> Integers:
        """How many samples each sum contains, shape (rows,)."""
        totals: Integers = self._expanded(self._totals)
        return totals

    @property
    def starts(self) -> Ints:
        """The rows at which a release or its error bar may differ from that of the row before, and 0."""
        if self._rows is None:
            return np.arange(self._size)
        changes = [self._rows, np.array(self._bar_rows, dtype=np.int64)]
        return np.unique(np.concatenate([*changes, *(each.rows for each in self._growth)]))

    def after(self, rows: Ints) -> Releases:
        """The releases after these rows alone, which ascend.

        >>> releases = Releases(
        ...     Params(2, 4, 1, 1), 5, np.array([0, 3]), np.array([0, 7]), np.array([0, 4])
        ... )
        >>> releases.after(np.array([2, 4])).totals.tolist()
        [0, 4]
        """
        growth = [replace(each, rows=rows.searchsorted(each.rows)) for each in self._growth]
        starts = rows.searchsorted(np.array(self._bar_rows, dtype=np.int64))
        ends = np.append(starts[1:], len(rows))
        bars = [place for place in range(len(self._bars)) if starts[place] < ends[place]]
        runs = rows if self._rows is None else self._rows.searchsorted(rows, side="right") - 1
        return Releases(
            self._params,
            len(rows),
            None,
            self._sums[runs],
            self._totals[runs],
            growth,
            [self._bars[place] for place in bars],
            starts[bars].tolist(),
        )

    def _expanded(self, runs: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """A number for each row, from one for each run."""
        if self._rows is None:
            return runs
        return np.repeat(runs, np.diff(self._rows, append=self._size))

    @overload
    def __getitem__(self, index: int) -> Release: ...
    @overload
    def __getitem__(self, index: slice) -> list[Release]: ...
    def __getitem__(self, index: int | slice) -> Release | list[Release]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        row = range(self._size)[index]
        run = row if self._rows is None else int(self._rows.searchsorted(row, side="right")) - 1
        return Release(self._params, int(self._sums[run]), int(self._totals[run]))

    def __iter__(self) -> Iterator[Release]:
        for total, noisy in zip(self.totals.tolist(), self.sums.tolist(), strict=True):
            yield Release(self._params, noisy, total)

    @property
    def estimates(self) -> Floats:
        """The estimates clamped to [lower, upper], shape (rows,), for display."""
        return self._expanded(self._run_estimates())

    def _run_estimates(self) -> Floats:
        params = self._params
        totals = self._totals.astype(np.float64)
        units = totals * params.grid
        shares = np.full(len(totals), float(params.unit_prior))
        sums: npt.NDArray[np.generic] = self._sums
        if sums.dtype == np.object_:  # a sum beyond the doubles is far outside the range
            sums = np.clip(sums, -_FAR, _FAR)
        np.divide(sums.astype(np.float64), units, out=shares, where=totals > 0)
        np.clip(shares, 0.0, 1.0, out=shares)
        if params.lower == 0 and params.width == 1:
            return shares
        values = float(params.lower) + float(params.width) * shares
        return np.clip(values, float(params.lower), float(params.upper))

    def error_bars(self, confidence: Number = 0.95) -> Floats:
        """Half-widths around the unclamped estimates, shape (rows,), in the data's units.

        With the paper's mechanisms each bar holds at its own time with the given confidence, if
        samples are independent with one mean and no block is clipped; it is infinite while total
        is 0. With the ledger mechanism the assumption is `withhold.ASSUMPTION`. Its bars are
        computed when an epoch closes, and eight times in each doubling of the stream, and hold
        then. The rows in between have the bar before them, which leaves out the samples since then;
        `MeanEstimator.error_bar` is that of now.
        """
        if self._bars:
            widths = [half_width(self._params, bar(), confidence) for bar in self._bars]
            rows = np.diff(self._bar_rows, append=len(self))
            return np.repeat(np.array(widths), rows)
        return error_bar_array(
            self._params, confidence, self.totals.astype(np.float64), self._noise_power()
        )

    def _noise_power(self) -> Floats:
        """The sum of scale**2 over the nodes read after each row."""
        power = np.zeros(len(self))
        for growth in self._growth:
            nodes = _ones(np.concatenate(([growth.before], growth.sizes)))
            runs = np.diff(np.concatenate(([0], growth.rows, [len(self)])))
            power += float(growth.scale) ** 2 * np.repeat(nodes, runs)
        return power

    def __array__(
        self, dtype: npt.DTypeLike | None = None, copy: bool | None = None
    ) -> npt.NDArray[np.generic]:
        return self.estimates.astype(np.float64 if dtype is None else dtype, copy=False)

    def __repr__(self) -> str:
        return f"Releases({len(self)} rows)"


def _ones(numbers: npt.NDArray[np.int64]) -> Floats:
    """The number of set bits of each number: how many nodes a prefix of that length reads."""
    count = np.zeros(len(numbers))
    while numbers.any():
        count += numbers & 1
        numbers = numbers >> 1
    return count


class VectorReleases:
    """The releases after each row of a batch; `np.asarray` gives shape (rows, dimension).

    Attributes:
        coordinates: the `Releases` of each coordinate.
    """

    __slots__ = ("coordinates",)

    def __init__(self, coordinates: tuple[Releases, ...]) -> None:
        self.coordinates = coordinates

    def __len__(self) -> int:
        return len(self.coordinates[0])

    def __getitem__(self, index: int) -> tuple[Release, ...]:
        return tuple(releases[index] for releases in self.coordinates)

    def __iter__(self) -> Iterator[tuple[Release, ...]]:
        return zip(*self.coordinates, strict=True)

    @property
    def estimates(self) -> Floats:
        """The clamped estimates, shape (rows, dimension), for display."""
        return np.stack([releases.estimates for releases in self.coordinates], axis=1)

    def __array__(
        self, dtype: npt.DTypeLike | None = None, copy: bool | None = None
    ) -> npt.NDArray[np.generic]:
        return self.estimates.astype(np.float64 if dtype is None else dtype, copy=False)
