"""Certified bounds on square roots, logarithms and exponentials, in rational arithmetic.

An enclosure is a pair of rationals with the real number between them. The paper's constants are
built from enclosures. They are rounded once the enclosure is so narrow that both of its ends
round to the same number.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor, isqrt


@dataclass(frozen=True)
class Enclosure:
    """A real number known to lie in [low, high]."""

    low: Fraction
    high: Fraction

    def __add__(self, other: Enclosure) -> Enclosure:
        return Enclosure(self.low + other.low, self.high + other.high)

    def times(self, factor: Fraction | int) -> Enclosure:
        """The enclosure of a non-negative rational multiple."""
        return Enclosure(self.low * factor, self.high * factor)


def sqrt(radicand: Enclosure | Fraction | int, bits: int) -> Enclosure:
    """The square root of a non-negative number, within 2**-bits; exact for rational squares.

    >>> sqrt(Fraction(9, 4), 8) == Enclosure(Fraction(3, 2), Fraction(3, 2))
    True
    """
    if not isinstance(radicand, Enclosure):
        radicand = Enclosure(Fraction(radicand), Fraction(radicand))
    return Enclosure(_root(radicand.low, bits, floor), _root(radicand.high, bits, ceil))


def _root(radicand: Fraction, bits: int, direction: Callable[[Fraction], int]) -> Fraction:
    """The square root rounded down (floor) or up (ceil) to a multiple of 2**-bits, or exact."""
    top, bottom = isqrt(radicand.numerator), isqrt(radicand.denominator)
    if (top * top, bottom * bottom) == (radicand.numerator, radicand.denominator):
        return Fraction(top, bottom)
    below = isqrt(floor(radicand * 4**bits))
    return Fraction(below if direction is floor else below + 1, 2**bits)


def ln(argument: Fraction | int, bits: int) -> Enclosure:
    """The natural logarithm of a rational number >= 1, within about 2**-bits.

    With argument = 2**e * y and 1 <= y < 2: ln = e ln 2 + ln y, and ln y = 2 artanh((y-1)/(y+1)).
    """
    argument = Fraction(argument)
    if argument < 1:
        raise ValueError("logarithms are enclosed from 1 on")
    exponent = floor(argument).bit_length() - 1
    mantissa = argument / 2**exponent
    return _artanh(Fraction(1, 3), bits).times(2 * exponent) + _artanh(
        (mantissa - 1) / (mantissa + 1), bits
    ).times(2)


def _artanh(z: Fraction, bits: int) -> Enclosure:
    """z + z**3/3 + z**5/5 + ...; the terms from z**d/d on add up to less than z**d / (1 - z**2) / d."""
    total, power, degree = Fraction(0), z, 1
    while power * 2**bits > 1:
        total += power / degree
        power *= z * z
        degree += 2
    return Enclosure(total, total + power / (1 - z * z) / degree)


def exp(argument: Fraction | int, bits: int) -> Enclosure:
    """The exponential of a rational number >= 0, relative error about 2**-bits.

    The argument is halved until it is at most 1/2, the series is summed there, and the result is
    squared as often as the argument was halved. The terms from r on add up to at most 2 r.
    """
    argument = Fraction(argument)
    halvings = max(0, (2 * ceil(argument)).bit_length())
    small = argument / 2**halvings
    total, term, degree = Fraction(0), Fraction(1), 0
    while term * 2 ** (bits + 2 * halvings) > 1:
        total += term
        degree += 1
        term = term * small / degree
    low, high, precision = total, total + 2 * term, 2 ** (bits + 2 * halvings)
    for _ in range(halvings):
        low = Fraction(floor(low * low * precision), precision)
        high = Fraction(ceil(high * high * precision), precision)
    return Enclosure(low, high)


def decide(formula: Callable[[int], Enclosure], rounding: Callable[[Fraction], int]) -> int:
    """The floor or ceiling of a real number given by ever narrower enclosures.

    formula(bits) encloses the number with about that many binary digits. The loop ends because each
    number it is used on is either irrational, or rational and enclosed exactly.

    >>> decide(lambda bits: sqrt(2, bits).times(1000), ceil)
    1415
    """
    bits = 64
    while True:
        enclosure = formula(bits)
        if rounding(enclosure.low) == rounding(enclosure.high):
            return rounding(enclosure.low)
        bits *= 2


def ceil16(formula: Callable[[int], Enclosure]) -> Fraction:
    """The smallest multiple of 2**-16 that is not below the real number.

    >>> ceil16(lambda bits: ln(2, bits))
    Fraction(45427, 65536)
    """
    return Fraction(decide(lambda bits: formula(bits).times(2**16), ceil), 2**16)
