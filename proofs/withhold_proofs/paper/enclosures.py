"""The enclosures of roots, logarithms and exponentials contain the real numbers.

A root is checked by squaring, exactly. An exponential is checked against its power series, with more
terms than the enclosure can see, and without the halvings that the specification uses. A logarithm is
checked by the series at both its ends. Paper: none; every constant of the paper rests on these.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from withhold_proofs.model import Verdict
from withhold_spec.enclosures import Enclosure, exp, ln, sqrt

BITS = 96
FINE = 2 * BITS
"""The series is carried further than the enclosures, in units of 2**-FINE."""

RADICANDS = (
    0,
    1,
    2,
    3,
    4,
    Fraction(1, 2),
    Fraction(9, 4),
    Fraction(2, 9),
    10**12 + 1,
    Fraction(1, 10**9),
)
ARGUMENTS = (0, 1, Fraction(1, 3), Fraction(1, 2), 2, Fraction(22, 7), 10, 40, Fraction(1, 10**6))
POWERS = (1, 2, 3, 6, 10, Fraction(3, 2), Fraction(17, 16), 2**40 + 1, Fraction(10**15, 7), 2**64)


def series(argument: Fraction, direction: int) -> Fraction:
    """A number below exp(argument), for direction -1, or above it, for +1; argument >= 0."""
    rounding = ceil if direction > 0 else floor
    total, term, degree = Fraction(0), Fraction(1), 0
    while degree <= 2 * argument + 2 or term * 2**FINE > 1:
        total += term
        degree += 1
        # each term is rounded in the direction that keeps the total on its side
        term = Fraction(rounding(term * argument / degree * 2**FINE), 2**FINE)
    # from here on each term is less than half the one before
    return total if direction < 0 else total + 2 * term


def contains_root(radicand: Fraction, found: Enclosure) -> bool:
    """low**2 <= radicand <= high**2, and the ends are close."""
    squared = found.low**2 <= radicand <= found.high**2
    return found.low >= 0 and squared and found.high - found.low <= Fraction(1, 2**BITS)


def contains_exponential(argument: Fraction, found: Enclosure) -> bool:
    """Whether exp(argument) is in the enclosure, and the ends are close."""
    below, above = series(argument, -1), series(argument, 1)
    close = found.high - found.low <= found.high / 2 ** (BITS - 8)
    return found.low <= below and above <= found.high and close


def contains_logarithm(argument: Fraction, found: Enclosure) -> bool:
    """exp(low) <= argument <= exp(high), with the ends rounded so that this is harder to meet."""
    low = Fraction(ceil(found.low * 2**FINE), 2**FINE)
    high = Fraction(floor(found.high * 2**FINE), 2**FINE)
    close = found.high - found.low <= Fraction(1, 2 ** (BITS - 8))
    if found.low == found.high == 0:
        return argument == 1
    return series(low, 1) <= argument <= series(high, -1) and close


def enclosures() -> Verdict:
    """All three, at arguments with and without exact values."""
    coverage = {"roots": 0, "exact roots": 0, "exponentials": 0, "logarithms": 0}
    for radicand in RADICANDS:
        root = sqrt(radicand, BITS)
        coverage["roots"] += 1
        coverage["exact roots"] += root.low == root.high
        if not contains_root(Fraction(radicand), root):
            return Verdict(False, f"sqrt({radicand})", coverage)
    for argument in ARGUMENTS:
        coverage["exponentials"] += 1
        if not contains_exponential(Fraction(argument), exp(argument, BITS)):
            return Verdict(False, f"exp({argument})", coverage)
    for power in POWERS:
        coverage["logarithms"] += 1
        if not contains_logarithm(Fraction(power), ln(power, BITS)):
            return Verdict(False, f"ln({power})", coverage)
    return Verdict(True, f"{sum(coverage.values()) - coverage['exact roots']} enclosures", coverage)
