"""Fixed-point numbers in integers: logarithms, powers, roots and ratios.

Levels, places and shares are in units of 1/ONE, variances in units of 1/VARIANCE, and logarithms
in units of 1/BIT. All divisions round down.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import isqrt

import numpy as np

from withhold.core.batch import POWERS, Ints

BIT = 1 << 16  # stands for 1 in the logarithms
ONE = 1 << 40  # stands for the range of the samples
VARIANCE = 1 << 60  # stands for its square
LOG2_ERROR = 2  # `log2` is less than this many units too small
SMALL = 1 << 12  # the largest number whose logarithm is kept in a table
RATIO_BITS = 86  # bits that the larger side of a ratio keeps


def log2(number: int) -> int:
    """log2 of an integer >= 1 in units of 1/BIT, rounded down, from its leading 32 bits by 16 squarings.

    >>> log2(1), log2(8) // BIT, log2(3), log2(1 << 90) // BIT
    (0, 3, 103872, 90)
    """
    whole = number.bit_length() - 1
    mantissa = number >> whole - 31 if whole > 31 else number << 31 - whole
    result = whole
    for _ in range(16):
        mantissa *= mantissa
        carry = mantissa >> 63
        mantissa >>= 31 + carry
        result += result + carry
    return result


def minus_log2(tail: Fraction) -> int:
    """-log2 of a probability in units of 1/BIT, rounded up.

    >>> minus_log2(Fraction(1, 8)) - 3 * BIT == LOG2_ERROR
    True
    """
    return log2(tail.denominator) + LOG2_ERROR - log2(tail.numerator)


def log2_all(numbers: Ints) -> Ints:
    """`log2` of each number.

    >>> log2_all(np.array([1, 3, 2**61])).tolist() == [0, 103872, 61 * BIT]
    True
    """
    whole = POWERS.searchsorted(numbers, side="right") - 1
    unsigned = numbers.astype(np.uint64)
    down = np.maximum(whole - 31, 0).astype(np.uint64)
    up = np.maximum(31 - whole, 0).astype(np.uint64)
    mantissa = (unsigned >> down) << up
    result: Ints = whole
    for _ in range(16):
        square = mantissa * mantissa  # below 2**64
        carry = square >> np.uint64(63)
        mantissa = square >> (np.uint64(31) + carry)
        result = 2 * result + carry.astype(np.int64)
    return result


def log2_up_to(largest: int, numbers: Ints) -> Ints:
    """`log2` of each number, from a table if numbers are small; none is above `largest`.

    >>> log2_up_to(3, np.array([1, 3, 2, 3])).tolist() == [0, 103872, BIT, 103872]
    True
    """
    return log2_all(numbers) if largest > SMALL else _small_logarithms()[numbers]


@cache
def _small_logarithms() -> Ints:
    """`log2` of each number up to SMALL, by number; for 0 it is 0."""
    return log2_all(np.maximum(np.arange(SMALL + 1), 1))


def _roots_of_half() -> list[int]:
    """2**(-1/2), 2**(-1/4), ... in units of 1/ONE: one for each binary digit of a logarithm."""
    roots, root = [], ONE // 2
    for _ in range(BIT.bit_length() - 1):
        root = isqrt(root * ONE)
        roots.append(root)
    return roots


ROOTS_OF_HALF = _roots_of_half()


def exp2(exponent: int) -> int:
    """2**(exponent / BIT) in units of 1/ONE, for an exponent <= 0.

    >>> exp2(0) == ONE, exp2(-3 * BIT) == ONE >> 3, exp2(-BIT // 2) == isqrt(ONE * ONE // 2)
    (True, True, True)
    """
    whole, digits = -exponent // BIT, -exponent % BIT
    result = ONE
    for root in ROOTS_OF_HALF:
        digits *= 2
        if digits & BIT:
            result = result * root // ONE
    return result >> min(whole, ONE.bit_length())


def square_of(deviation: int) -> int:
    """The variance of a standard deviation."""
    return deviation * deviation * VARIANCE // (ONE * ONE)


def root_of(variance: int) -> int:
    """The standard deviation of a variance; 0 if rounding made the variance negative."""
    return isqrt(max(variance, 0) * (ONE * ONE // VARIANCE))


def ratio(part: int, whole: int) -> int:
    """part / whole in units of 1/ONE, from their leading bits; 0 <= part, 0 < whole.

    It is rounded down if both have at most RATIO_BITS bits. Of larger numbers the last bits are dropped.
    """
    dropped = max(0, max(part, whole).bit_length() - RATIO_BITS)
    return (part >> dropped) * ONE // max(1, whole >> dropped)


def scaled(number: int, factor: int) -> int:
    """number * factor, where the factor is in units of 1/ONE; rounded down."""
    return number * factor // ONE


def clamp(number: int, low: int, high: int) -> int:
    """The number, or the nearer end of [low, high] if it is outside."""
    return low if number < low else min(number, high)
