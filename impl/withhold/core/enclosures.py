"""Real formulas evaluated by rational enclosures, refined until a rounding is certain.

A `Real` is a function from a number of bits to rational bounds on a real number; more bits give
tighter bounds. It uses no floats, so a rounded constant is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import ceil, floor, isqrt
from typing import TypeAlias

Bounds: TypeAlias = tuple[Fraction, Fraction]
Real: TypeAlias = Callable[[int], Bounds]

FIRST_BITS = 160
MOST_BITS = 1 << 15
STEP = Fraction(1, 2**16)  # noise scales are multiples of this


class UndecidedError(ArithmeticError):
    """A real number is so close to a rounding boundary that MOST_BITS bits do not separate them."""


def exact(value: Fraction | int) -> Real:
    """The real number that is this rational."""
    rational = Fraction(value)
    return lambda bits: (rational, rational)


def plus(*terms: Real) -> Real:
    """The sum."""

    def bounds(bits: int) -> Bounds:
        pairs = [term(bits) for term in terms]
        return sum((p[0] for p in pairs), Fraction()), sum((p[1] for p in pairs), Fraction())

    return bounds


def times(factor: Fraction | int, real: Real) -> Real:
    """The product with a rational of either sign."""
    rational = Fraction(factor)

    def bounds(bits: int) -> Bounds:
        low, high = real(bits)
        products = (rational * low, rational * high)
        return min(products), max(products)

    return bounds


def root(real: Real) -> Real:
    """The square root of a non-negative real.

    >>> root(exact(9))(8)
    (Fraction(3, 1), Fraction(3, 1))
    """

    def bounds(bits: int) -> Bounds:
        low, high = real(bits)
        below = isqrt(max(0, floor(low * 4**bits)))
        square = ceil(high * 4**bits)
        above = isqrt(square)
        above += above * above < square
        return Fraction(below, 2**bits), Fraction(above, 2**bits)

    return bounds


def ln(argument: Fraction | int) -> Real:
    """The natural logarithm of a positive rational.

    >>> low, high = ln(2)(20)
    >>> low < Fraction(693147181, 10**9) and Fraction(693147180, 10**9) < high
    True
    >>> high - low < Fraction(1, 2**18)
    True
    """
    rational = Fraction(argument)
    if rational <= 0:
        raise ValueError("ln needs a positive argument")
    exponent = rational.numerator.bit_length() - rational.denominator.bit_length()
    if rational < Fraction(2) ** exponent:
        exponent -= 1
    mantissa = rational / Fraction(2) ** exponent  # in [1, 2)
    ratio = (mantissa - 1) / (mantissa + 1)  # ln(mantissa) = 2 artanh(ratio), ratio < 1/3
    guard = 16 + abs(exponent).bit_length()

    def bounds(bits: int) -> Bounds:
        precision = bits + guard
        low, high = _double_artanh(ratio, precision)
        two_low, two_high = _double_artanh(Fraction(1, 3), precision)
        ends = (exponent * two_low, exponent * two_high)
        return Fraction(low + min(ends), 2**precision), Fraction(high + max(ends), 2**precision)

    return bounds


def _double_artanh(ratio: Fraction, precision: int) -> tuple[int, int]:
    """Integers around 2**precision * 2 artanh(ratio), for 0 <= ratio <= 1/3.

    The series is 2 (z + z**3/3 + z**5/5 + ...). The rest after a term is less than 9/8 of the
    next power of z, because z**2 <= 1/9.
    """
    one = 1 << precision
    low = floor(ratio * one)
    high = ceil(ratio * one)
    square_low, square_high = low * low >> precision, -(-high * high >> precision)
    sum_low = sum_high = 0
    odd = 1
    while low:
        sum_low += low // odd
        sum_high += -(-high // odd)
        low = low * square_low >> precision
        high = -(-high * square_high >> precision)
        odd += 2
    return 2 * sum_low, 2 * (sum_high + high + -(-high // 8))


def exp(argument: Fraction) -> Real:
    """The exponential of a non-negative rational.

    >>> low, high = exp(Fraction(1))(20)
    >>> low < Fraction(2718281829, 10**9) and Fraction(2718281828, 10**9) < high
    True
    """
    if argument < 0:
        raise ValueError("exp needs an argument that is not negative")
    halvings = max(0, ceil(argument).bit_length() + 1)
    small = argument / 2**halvings  # at most 1/2

    def bounds(bits: int) -> Bounds:
        # Each squaring doubles the relative error; e**argument < 2**(2 * argument + 1).
        precision = bits + 2 * ceil(argument) + 2 * halvings + 16
        one = 1 << precision
        low = high = one
        sum_low = sum_high = one
        count = 0
        while low:
            count += 1
            low = floor(low * small / count)
            high = ceil(high * small / count)
            sum_low += low
            sum_high += high
        sum_high += high  # the tail is below the last term, because small <= 1/2
        for _ in range(halvings):
            sum_low = sum_low * sum_low >> precision
            sum_high = -(-sum_high * sum_high >> precision)
        return Fraction(sum_low, one), Fraction(sum_high, one)

    return bounds


def ceil_to(real: Real, step: Fraction = STEP) -> Fraction:
    """The smallest multiple of `step` that is at least the exact real.

    >>> ceil_to(exact(Fraction(1, 3)), Fraction(1, 2))
    Fraction(1, 2)
    """
    return step * _decided(real, lambda value: ceil(value / step))


def ceil_int(real: Real) -> int:
    """The smallest integer that is at least the exact real."""
    return _decided(real, ceil)


def floor_int(real: Real) -> int:
    """The largest integer that is at most the exact real."""
    return _decided(real, floor)


def at_most(real: Real, limit: Fraction) -> bool:
    """Whether the exact real is at most the limit."""
    bits = FIRST_BITS
    while bits <= MOST_BITS:
        low, high = real(bits)
        if high <= limit:
            return True
        if low > limit:
            return False
        bits *= 2
    raise UndecidedError


def _decided(real: Real, rounding: Callable[[Fraction], int]) -> int:
    """The rounding of the exact real: the enclosure is refined until both ends round to the same integer."""
    bits = FIRST_BITS
    while bits <= MOST_BITS:
        low, high = real(bits)
        below, above = rounding(low), rounding(high)
        if below == above:
            return below
        bits *= 2
    raise UndecidedError
