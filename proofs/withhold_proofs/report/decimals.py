"""Fractions as decimal text, made without floats."""

from __future__ import annotations

from decimal import Decimal, localcontext
from fractions import Fraction


def decimal(number: Fraction | int, digits: int = 4) -> str:
    """The number with that many significant digits, rounded half to even.

    >>> [decimal(each) for each in (Fraction(2, 3), 17, Fraction(850491, 1000), Fraction(3, 10**7))]
    ['0.6667', '17', '850.5', '3e-7']
    """
    with localcontext(prec=digits):
        rounded = (Decimal(number.numerator) / number.denominator).normalize()
    exponent = rounded.adjusted()
    if exponent >= digits:
        return str(round(number))
    return f"{rounded:e}" if exponent < -4 else f"{rounded:f}"
