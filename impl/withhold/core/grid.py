"""Samples on the grid: clamped to [lower, upper] and rounded once to one of G steps, half to even.

A float stands for the exact binary number that it stores; text, Decimal and Fraction stand for
their exact values. All code paths give the same integer: the vectorised ones take a shortcut only
where it is exact.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from decimal import Decimal
from fractions import Fraction
from math import ceil, floor, isfinite
from typing import TypeAlias, cast

import numpy as np
import numpy.typing as npt

from withhold.core.decimals import Decimals, decimals_of
from withhold.core.errors import ParameterError, SampleError
from withhold.core.params import Params, plain_int

Ints: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float64]
FloatScale: TypeAlias = tuple[float, float, float, float]
"""Both ends of the range, the steps of the grid in a unit, and a bound of the error in steps."""

_LONGEST_TEXT = 20_000  # characters; the time to parse a number grows with the square of its length
_DECIMAL = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]{1,17})?")
_MANY = 16  # texts that are worth a conversion together
_SAFE = 1 << 61  # vectorised products stay below this
_MODEST = 2**900  # bounds and steps up to this neither overflow nor underflow as floats


def half_even(numerator: int, denominator: int) -> int:
    """numerator / denominator rounded to the nearest integer, ties to even; denominator > 0.

    >>> [half_even(n, 2) for n in (1, 3, 5, 6)]
    [0, 2, 2, 3]
    """
    quotient, rest = divmod(numerator, denominator)
    return quotient + (2 * rest > denominator or (2 * rest == denominator and quotient & 1))


class Quantiser:
    """Maps samples to grid units 0, ..., G.

    >>> quantiser = Quantiser(Params(max_users=1, max_samples=1, epsilon=1, beta=1, grid=4))
    >>> [quantiser.one(value) for value in ("0.125", 0.375, Fraction(1, 3), -7, True, 5e-324)]
    [0, 2, 1, 0, 4, 0]
    >>> quantiser.many([0.125, 0.375, 0.9, 2.0]).tolist()
    [0, 2, 4, 4]
    """

    __slots__ = (
        "_bottom",
        "_exact_step",
        "_finest",
        "_float",
        "_integer",
        "_largest",
        "_params",
        "_shift",
        "_top",
    )

    def __init__(self, params: Params) -> None:
        self._params = params
        lower, width, grid = params.lower, params.width, params.grid
        # (n/d - lower) * G / width = (n * shift[0] - d * shift[1]) * top / (d * bottom)
        self._shift = lower.denominator, lower.numerator
        self._top = width.denominator * grid
        self._bottom = lower.denominator * width.numerator
        # On [0, 1] with a power of two, scaling a float is exact, and so is rounding it.
        self._exact_step = lower == 0 and width == 1 and grid & (grid - 1) == 0
        self._float = _float_guess(params)
        self._integer = self._integer_range()
        # Only the signs of numbers of more than `_largest` or less than 1 / `_finest` in size matter.
        self._largest = ceil(max(abs(lower), abs(params.upper))) + 1
        self._finest = 4 * grid * lower.denominator * width.denominator

    def one(self, value: object) -> int:
        """The grid units of one sample.

        Raises:
            SampleError: not a finite real number.
        """
        if type(value) is float:
            if self._exact_step and 0.0 <= value <= 1.0:
                return round(value * self._params.grid)
            if not isfinite(value):
                raise SampleError
            return self._nearest(*value.as_integer_ratio())
        if type(value) is int:
            return self._nearest(value, 1)
        return self._nearest(*self._ratio(value))

    def many(self, values: Sequence[object] | npt.NDArray[np.generic] | Decimals) -> Ints:
        """The grid units of a batch, shape (rows,).

        Raises:
            SampleError: with the row of the first value that is not a finite real number.
            ParameterError: values is not one-dimensional.
        """
        if isinstance(values, Decimals):
            return self._decimals(values)
        if isinstance(values, np.ndarray) or hasattr(values, "__array__"):
            return self._array(np.asanyarray(values))
        rows = values if isinstance(values, list) else list(values)
        kinds = set(map(type, rows))
        if kinds <= {float}:
            return self._floats(np.array(rows, dtype=np.float64))
        if kinds <= {int, bool}:
            return self._small(cast("list[int]", rows))
        return self._texts(cast("list[str]", rows)) if kinds == {str} else self._each(rows)

    def _nearest(self, numerator: int, denominator: int) -> int:
        """The exact definition: clamp, then round half to even."""
        scale, offset = self._shift
        top = (numerator * scale - denominator * offset) * self._top
        bottom = denominator * self._bottom
        return min(max(half_even(top, bottom), 0), self._params.grid)

    def _ratio(self, value: object) -> tuple[int, int]:
        """The value as numerator and positive denominator, exactly."""
        if isinstance(value, (bool, np.bool_)):
            return int(value), 1
        number = plain_int(value)
        if number is not None:
            return number, 1
        if isinstance(value, str) and len(value) <= _LONGEST_TEXT and _DECIMAL.fullmatch(value):
            return self._decimal_ratio(Decimal(value))
        if isinstance(value, Decimal) and value.is_finite():
            return self._decimal_ratio(value)
        if isinstance(value, Fraction):
            return value.numerator, value.denominator
        if isinstance(value, (float, np.floating)) and np.isfinite(value):
            return value.as_integer_ratio()
        raise SampleError

    def _decimal_ratio(self, value: Decimal) -> tuple[int, int]:
        """The value as a ratio; a value far outside the range or very near 0 is replaced by a simpler one.

        The simpler value rounds to the same grid point, and a huge exponent costs no time. Every
        threshold of the rounding is 0 or at least 1/(2 G * denominators) in size, so only the
        sign of a smaller number matters.
        """
        if not value:
            return 0, 1
        sign = -1 if value < 0 else 1
        if value.adjusted() > self._largest.bit_length():
            return sign * self._largest, 1
        if value.adjusted() < -self._finest.bit_length():
            return sign, self._finest
        return value.as_integer_ratio()

    def _each(self, rows: Sequence[object]) -> Ints:
        """Converts row by row, by the exact definition."""
        units = np.empty(len(rows), dtype=np.int64)
        for index, value in enumerate(rows):
            try:
                units[index] = self.one(value)
            except SampleError:
                raise SampleError(index) from None
        return units

    def _small(self, rows: list[int]) -> Ints:
        """Converts integers; bytes are fastest."""
        try:
            return self._integers(np.frombuffer(bytes(rows), dtype=np.uint8).astype(np.int64))
        except ValueError:
            pass  # some are negative or above 255
        try:
            return self._integers(np.array(rows, dtype=np.int64))
        except OverflowError:
            return self._each(rows)

    def _texts(self, rows: list[str]) -> Ints:
        """Converts text: all together if that is simple, else each distinct text once."""
        column = decimals_of(rows) if len(rows) >= _MANY else None
        if column is not None:
            return self._decimals(column)
        known: dict[str, int] = {}
        try:
            for value in set(rows):
                known[value] = self.one(value)
        except SampleError:
            return self._each(rows)  # finds the first bad row
        return np.fromiter(map(known.__getitem__, rows), dtype=np.int64, count=len(rows))

    def _decimals(self, column: Decimals) -> Ints:
        if self._float is None:
            return self._each(list(column))
        return self._guessed(column.nearest, self._float, lambda row: column.texts[row])

    def _array(self, values: npt.NDArray[np.generic]) -> Ints:
        if values.ndim != 1:
            raise ParameterError("values", "one-dimensional", values.shape)
        if isinstance(values, np.ma.MaskedArray) and np.ma.getmaskarray(values).any():
            raise SampleError(int(np.argmax(np.ma.getmaskarray(values))))
        kind = values.dtype.kind
        if kind == "b":
            return self._integers(values.astype(np.int64))
        if kind == "i" or (kind == "u" and values.dtype.itemsize < 8):
            return self._integers(values.astype(np.int64, copy=False))
        if kind == "f" and values.dtype.itemsize <= 8:
            return self._floats(values.astype(np.float64))
        if kind in "OU":
            return self.many(values.tolist())
        return self._each(list(values))

    def _floats(self, values: Floats) -> Ints:
        finite = np.isfinite(values)
        if not finite.all():
            raise SampleError(int(np.argmin(finite)))
        if self._exact_step:
            with np.errstate(all="ignore"):  # whatever the caller has set: tiny values underflow
                units = np.rint(np.clip(values, 0.0, 1.0) * self._params.grid)
            return units.astype(np.int64)
        if self._float is None:
            return self._each(values.tolist())
        return self._guessed(values, self._float, lambda row: float(values[row]))

    def _guessed(self, values: Floats, scale: FloatScale, exact: Callable[[int], object]) -> Ints:
        """The grid units of numbers, given the nearest doubles; `exact` tells what a row holds."""
        low, high, step, error = scale
        with np.errstate(all="ignore"):  # as above; `error` covers what underflows
            guess = (np.clip(values, low, high) - low) * step
        units = np.rint(guess)
        unsure = np.abs(guess - units) >= 0.5 - error
        result = np.clip(units, 0, self._params.grid).astype(np.int64)
        for row in np.flatnonzero(unsure).tolist():
            result[row] = self.one(exact(row))
        return result

    def _integers(self, values: Ints) -> Ints:
        if self._integer is None:
            return self._each(values.tolist())
        scale, offset = self._shift
        low, high = self._integer
        top = np.clip(values, low, high)  # a new array, and the only one
        for change, number, nothing in (
            (np.multiply, scale, 1),
            (np.subtract, offset, 0),
            (np.multiply, self._top, 1),
        ):
            if number != nothing:
                change(top, number, out=top)
        if self._bottom == 1:  # every integer is a grid point, but may lie outside the range
            if self._params.width == 1:  # then both ends are integers, and values lie between them
                return top
            return np.clip(top, 0, self._params.grid, out=top)
        quotient, rest = np.divmod(top, self._bottom)
        up = (2 * rest > self._bottom) | ((2 * rest == self._bottom) & (quotient & 1 == 1))
        units: Ints = np.clip(quotient + up, 0, self._params.grid)
        return units

    def _integer_range(self) -> tuple[int, int] | None:
        """The integers around [lower, upper], if int64 holds all products of the exact rule, else None."""
        scale, offset = self._shift
        low, high = floor(self._params.lower), ceil(self._params.upper)
        ends = [low * scale, high * scale, offset, low, high]
        ends += [(end * scale - offset) * self._top for end in (low, high)]
        safe = max(map(abs, ends)) < _SAFE and max(self._top, self._bottom) < _SAFE
        return (low, high) if safe else None


def _float_guess(params: Params) -> FloatScale | None:
    """(low, high, step, error): (x - low) * step differs from the exact grid position by less than error.

    There are at most six roundings (the number, both ends, the difference, the step, the product),
    each at most 2**-53 of a number no larger than the range or its ends; 2**-50 covers them. None if floats
    are too coarse for the grid.
    """
    step = params.grid / params.width
    largest = max(abs(params.lower), abs(params.upper))
    error = Fraction(params.grid, 2**50) * (1 + largest / params.width) + Fraction(1, 2**99)
    if error > Fraction(1, 8) or max(step, 1 / step, largest) > _MODEST:
        return None
    return float(params.lower), float(params.upper), float(step), 2 * float(error)
