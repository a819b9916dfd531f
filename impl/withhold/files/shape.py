"""How released numbers are written: decimals whose length follows from public parameters alone."""

from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor, isfinite, log10

from withhold.core.params import Params

_DIGITS = 12
"""Digits of an estimate after the leading digit of the range's width."""
_ORDINARY = range(-12, 16)
"""Orders of magnitude that are written without an exponent."""
_BAR = ".4e"


@dataclass(frozen=True, slots=True)
class Shape:
    """The form of the numbers of a run.

    Attributes:
        decimal, padded: the forms of an estimate, padded with zeros and with blanks.
        digits: how many digits it has after the point; None if it has an exponent.
        exact: whether the estimate is written as an exact quotient, too.
    """

    params: Params
    decimal: str
    padded: str
    digits: int | None
    exact: bool = False

    def estimate(self, value: float, *, padding: str = "0") -> str:
        """An estimate, with `padding` before it; equally long for each number of the range.

        >>> shape = shape_of(Params(1, 1, 1, 1, lower=-5, upper=60))
        >>> [shape.estimate(value) for value in (-5.0, 0.0, 2 / 3)]
        ['-5.00000000000', '00.00000000000', '00.66666666667']
        """
        if self.digits is None:
            text = format(value + 0.0, self.decimal)
            mantissa, _, exponent = text.partition("e")
            return f"{mantissa}e{exponent[0]}{exponent[1:].zfill(3)}"
        rounded = round(value, self.digits) + 0.0  # never -0
        return format(rounded, self.decimal if padding == "0" else self.padded)

    def error(self, value: float) -> str:
        """A half width of an error bar; `inf` if it has no bound."""
        return format(value, _BAR) if isfinite(value) else "inf"

    def quotient(self, noisy: int, total: int) -> str:
        """The exact estimate in the data's units, clamped to the range, as p/q.

        >>> shape_of(Params(1, 1, 1, 1, grid=2)).quotient(4, 3)
        '2/3'
        """
        params = self.params
        value = params.starting_estimate
        if total:
            value = params.lower + params.width * Fraction(noisy, params.grid * total)
        value = min(max(value, params.lower), params.upper)
        return f"{value.numerator}/{value.denominator}"


def shape_of(params: Params, *, exact: bool = False) -> Shape:
    """The form of the numbers of a run with these parameters."""
    order = floor(log10(float(params.width)))
    ends = (params.lower, params.upper)
    whole = max(len(str(floor(end) if end < 0 else ceil(end))) for end in ends)
    if order not in _ORDINARY or whole > _ORDINARY.stop:
        form = f"{' ' if params.lower < 0 else ''}.{_DIGITS}e"
        return Shape(params, form, form, None, exact)
    digits = max(_DIGITS - order, 0)
    width = whole + (1 + digits if digits else 0)
    return Shape(params, f"0{width}.{digits}f", f"{width}.{digits}f", digits, exact)
