"""How many standard deviations an error bar has: a quantile for laws that are normal, Laplace or between them."""

from __future__ import annotations

from fractions import Fraction

from withhold_spec.errors import ParameterError
from withhold_spec.policy.fixed_point import BIT, LOG2_ERROR, ONE, ceil_div, log2

LAPLACE = 538902613483
"""ln(2) / sqrt(2) in units of 1/ONE, rounded up: the Laplace quantile grows by that if the tail halves."""

NORMAL = 877283352225
"""sqrt(2 / pi) in units of 1/ONE, rounded down: twice the standard normal density at 0."""

LARGEST_NORMAL = 2 * ONE
"""Beyond it the quantile of a Laplace law of the same variance is larger than the normal one."""

SERIES_ERROR = 2**10
"""The series of `normal_mass` is exact up to this many units of 1/ONE."""


def quantile(confidence: Fraction) -> int:
    """How many standard deviations hold with this confidence, in units of 1/ONE, rounded up.

    It is the larger one of a normal and a Laplace law. Raises: ParameterError.

    >>> [round(Fraction(quantile(Fraction(percent, 100)), ONE), 4) for percent in (50, 80, 95, 99)]
    [Fraction(1349, 2000), Fraction(801, 625), Fraction(21183, 10000), Fraction(8141, 2500)]
    """
    if not 0 < confidence < 1:
        raise ParameterError("confidence", "a fraction between 0 and 1", confidence)
    tail = 1 - confidence
    halvings = log2(tail.denominator) + LOG2_ERROR - log2(tail.numerator)
    return max(halvings * LAPLACE // BIT + 1, _normal_quantile(confidence))


def _normal_quantile(confidence: Fraction) -> int:
    """The least quantile, up to LARGEST_NORMAL, with at least this mass."""
    wanted = ceil_div(confidence.numerator * ONE, confidence.denominator) + SERIES_ERROR
    low, high = 0, LARGEST_NORMAL
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if normal_mass(middle) >= wanted else (middle, high)
    return high


def normal_mass(bound: int) -> int:
    """The probability that a standard normal variable is at most `bound` in absolute value, in units of 1/ONE.

    It is sqrt(2/pi) times the alternating sum of bound**(2 n + 1) / (2**n n! (2 n + 1)).

    >>> round(Fraction(normal_mass(ONE), ONE), 6)
    Fraction(682689, 1000000)
    """
    total, power, n = 0, bound, 0
    while power > 0:
        total += power // (2 * n + 1) if n % 2 == 0 else -(power // (2 * n + 1))
        n += 1
        power = power * bound // ONE * bound // (2 * n * ONE)
    return NORMAL * total // ONE
