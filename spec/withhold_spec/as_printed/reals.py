"""Enclosures of the real formulas in print; `Undefined` where a formula has no value."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from withhold_spec import enclosures
from withhold_spec.enclosures import Enclosure, sqrt


class Undefined(Exception):
    """The printed text gives no value here."""


def exactly(number: Fraction | int) -> Enclosure:
    """The enclosure of a rational number."""
    return Enclosure(Fraction(number), Fraction(number))


def product(left: Enclosure, right: Enclosure) -> Enclosure:
    """The product of two numbers, both at least 0."""
    return Enclosure(left.low * right.low, left.high * right.high)


def quotient(top: Enclosure, bottom: Enclosure) -> Enclosure:
    """top / bottom, with top at least 0 and bottom not negative.

    Raises: Undefined when bottom is 0.
    """
    if bottom.high == 0:
        raise Undefined("a division by zero")
    return Enclosure(top.low / bottom.high, top.high / bottom.low)


def natural(argument: Enclosure | Fraction | int, bits: int) -> Enclosure:
    """The natural logarithm, of numbers below 1 too.

    Raises: Undefined when the argument is not above 0.

    >>> natural(Fraction(1, 2), 8).high < 0 < natural(2, 8).low
    True
    """
    if not isinstance(argument, Enclosure):
        return _natural(Fraction(argument), bits)
    low = Fraction(floor(argument.low * 2**bits), 2**bits)
    high = Fraction(ceil(argument.high * 2**bits), 2**bits)
    return Enclosure(_natural(low, bits).low, _natural(high, bits).high)


def _natural(argument: Fraction, bits: int) -> Enclosure:
    if argument <= 0:
        raise Undefined("the logarithm of a number that is not above 0")
    if argument >= 1:
        return enclosures.ln(argument, bits)
    inverse = enclosures.ln(1 / argument, bits)
    return Enclosure(-inverse.high, -inverse.low)


def binary_log(argument: Enclosure | Fraction | int, bits: int) -> Enclosure:
    """The logarithm with base 2 of a number of at least 1; exact at the powers of 2.

    >>> binary_log(8, 16) == exactly(3), binary_log(3, 64).low > Fraction(158, 100)
    (True, True)
    """
    if isinstance(argument, Enclosure) and argument.low == argument.high:
        argument = argument.low
    if not isinstance(argument, Enclosure) and argument > 0:
        whole = floor(argument)
        if whole == argument and whole & (whole - 1) == 0:
            return exactly(whole.bit_length() - 1)
    return quotient(natural(argument, bits), natural(2, bits))


def root(radicand: Enclosure, bits: int) -> Enclosure:
    """The square root.

    Raises: Undefined when the radicand is negative.
    """
    if radicand.high < 0:
        raise Undefined("the square root of a negative number")
    return sqrt(Enclosure(max(radicand.low, Fraction(0)), radicand.high), bits)
