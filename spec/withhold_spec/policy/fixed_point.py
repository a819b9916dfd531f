"""Fixed-point numbers: units, logarithms, and the roots and ratios that the policy needs.

Every number of the policy is an integer that counts units. Levels, places and shares are in units
of 1/ONE, variances and covariances in units of 1/VARIANCE, logarithms in units of 1/BIT. `//` and
`>>` round down, negative numbers too; a language whose division truncates needs a division of its
own. Products may need more than 128 bits, such as those with the numerator of an epsilon.
"""

from __future__ import annotations

from math import isqrt

BIT = 2**16
"""Stands for 1 in logarithms, and in numbers of standard deviations."""

ONE = 2**40
"""Stands for 1 in levels, places and shares. The range of a sample has length 1."""

VARIANCE = 2**60
"""Stands for 1 in variances and covariances."""

RATIO_BITS = 86
"""Both sides of a ratio lose the bits that the larger one has beyond these."""


LOG2_ERROR = 2
"""log2 is less than this many units of 1/BIT too small: it rounds down, and so does each of its squarings."""


def log2(number: int) -> int:
    """log2 of an integer >= 1 in units of 1/BIT, rounded down, from its leading 32 bits by 16 squarings.

    >>> log2(1), log2(8) == 3 * BIT, log2(3), log2(2**62 - 1) // BIT
    (0, True, 103872, 61)
    """
    whole = number.bit_length() - 1
    mantissa = number << 31 >> whole  # in [2**31, 2**32)
    result = whole
    for _ in range(16):
        square = mantissa * mantissa
        bit = square >> 63
        mantissa = square >> 31 + bit
        result = 2 * result + bit
    return result


def exp2(exponent: int) -> int:
    """2**(exponent / BIT) in units of 1/ONE, for an exponent <= 0: a square root for each binary digit.

    >>> exp2(0) == ONE, exp2(-3 * BIT) == ONE // 8, exp2(-BIT // 2) == isqrt(ONE * ONE // 2)
    (True, True, True)
    """
    whole, digits = divmod(-exponent, BIT)
    result, root = ONE, ONE // 2
    for place in reversed(range(BIT.bit_length() - 1)):
        root = isqrt(root * ONE)
        if digits >> place & 1:
            result = result * root // ONE
    return result >> min(whole, ONE.bit_length())


def square_of(deviation: int) -> int:
    """The variance of a standard deviation.

    >>> square_of(ONE // 2) == VARIANCE // 4
    True
    """
    return deviation * deviation // (ONE**2 // VARIANCE)


def root_of(variance: int) -> int:
    """The standard deviation of a variance; 0 if rounding has made the variance negative.

    >>> root_of(VARIANCE // 4) == ONE // 2, root_of(-1)
    (True, 0)
    """
    return isqrt(max(0, variance) * (ONE**2 // VARIANCE))


def ratio(part: int, whole: int) -> int:
    """part / whole in units of 1/ONE, for 0 <= part and 0 < whole: rounded down if both are below 2**86.

    Larger numbers lose their last bits, so that the result is at most 1 from that if part <= whole. If part has
    d bits more than whole, it may be too large by a factor of 1 + 2**(d - 85). With d >= 86 nothing of whole is
    left, which counts as 1, and the result is too small.

    >>> ratio(1, 4) == ONE // 4, ratio(2**100, 2**101) == ONE // 2
    (True, True)
    """
    shift = max(0, max(part, whole).bit_length() - RATIO_BITS)
    return (part >> shift) * ONE // max(1, whole >> shift)


def clamp(number: int, low: int, high: int) -> int:
    """The number of [low, high] that is nearest to the given one.

    >>> clamp(-1, 0, 5), clamp(3, 0, 5), clamp(6, 0, 5)
    (0, 3, 5)
    """
    return min(max(number, low), high)


def ceil_div(number: int, divisor: int) -> int:
    """The quotient, rounded up.

    >>> ceil_div(7, 2), ceil_div(6, 2)
    (4, 3)
    """
    return -(-number // divisor)


def int_of(number: object) -> int:
    """The argument, which is an integer.

    Raises: TypeError if it is not.
    """
    if not isinstance(number, int):
        raise TypeError("a policy computes on public integers")
    return number
