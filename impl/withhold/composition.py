"""The epsilon of each coordinate of a vector, under pure, advanced and Gaussian composition."""

from __future__ import annotations

from fractions import Fraction
from math import floor, isqrt
from typing import Literal, TypeAlias

from withhold.core.enclosures import Real, at_most, exp, ln, plus, root, times
from withhold.core.enclosures import exact as exactly
from withhold.core.errors import ParameterError
from withhold.core.params import Number, exact

Composition: TypeAlias = Literal["pure", "advanced", "gaussian"]

STEPS = 2**16  # a coordinate's epsilon is a multiple of 1 / STEPS unless composition is pure
LOGARITHM_BITS = 256
MOST_ORDERS = 40  # orders are powers of two from 4 to 4 * 2**40, and three between any two of them
_LARGEST = 32  # a larger share would exceed every admitted epsilon


def advanced_epsilon(epsilon: Fraction, dimension: int, delta: Fraction) -> Fraction:
    """The largest multiple e of 2**-16 with e sqrt(2 d ln(1/delta)) + d e (exp(e) - 1) <= epsilon.

    d runs at e are then together (epsilon, delta)-DP. Paper: sec:extensions, corrected (E12).

    Raises:
        ParameterError: even 2**-16 is too large.

    >>> advanced_epsilon(Fraction(1), 100, Fraction(1, 10**6))
    Fraction(301, 16384)
    """
    deviation = root(times(2 * dimension, ln(1 / delta)))

    def total(steps: int) -> Real:
        share = Fraction(steps, STEPS)
        excess = plus(exp(share), lambda bits: (Fraction(-1), Fraction(-1)))
        return plus(times(share, deviation), times(dimension * share, excess))

    # exp(e) - 1 >= e, so e**2 <= epsilon / d; and e < 32 always.
    above = isqrt(int(epsilon * STEPS * STEPS / dimension)) + 1
    low, high = 0, min(above, _LARGEST * STEPS) + 1
    while high - low > 1:
        middle = (low + high) // 2
        if at_most(total(middle), epsilon):
            low = middle
        else:
            high = middle
    if low == 0:
        raise ParameterError("epsilon", f"large enough for {dimension} coordinates", epsilon)
    return Fraction(low, STEPS)


def gaussian_epsilon(epsilon: Fraction, dimension: int, delta: Fraction) -> Fraction:
    """The largest multiple e of 2**-16 with dimension * e**2 / 4 <= rho.

    rho is the largest of `zcdp_rho` over the orders, so the vector is (epsilon, delta)-DP. Not in
    the paper.

    Raises:
        ParameterError: even 2**-16 is too large.

    >>> gaussian_epsilon(Fraction(1), 64, Fraction(1, 10**6))
    Fraction(2547, 65536)
    """
    rows = [4 << power for power in range(MOST_ORDERS + 1)]
    orders = [2, 3, *(row * part // 4 for row in rows for part in range(4, 8))]
    rho = max(zcdp_rho(epsilon, delta, order) for order in orders)
    squared = floor(4 * rho * STEPS**2 / dimension)
    if squared <= 0:
        raise ParameterError("epsilon", f"large enough for {dimension} coordinates", epsilon)
    return Fraction(isqrt(squared), STEPS)


def zcdp_rho(epsilon: Fraction, delta: Fraction, order: int) -> Fraction:
    """The largest rho, to 256 bits and rounded down, for which the order shows (epsilon, delta)-DP.

    The condition is order * rho + ln(1 / (delta * order)) / (order - 1) + ln(1 - 1 / order) <=
    epsilon: Canonne, Kamath, Steinke, "The Discrete Gaussian for Differential Privacy", NeurIPS
    2020, proposition 12.
    """
    tail = times(Fraction(-1, order - 1), ln(1 / (delta * order)))
    room = plus(exactly(epsilon), tail, ln(Fraction(order, order - 1)))
    return times(Fraction(1, order), room)(LOGARITHM_BITS)[0]


def coordinate_epsilon(
    epsilon: Fraction, dimension: int, composition: Composition, delta: Number | None
) -> Fraction:
    """The epsilon of one coordinate, if the vector's is `epsilon`.

    Raises:
        ParameterError: there is no such composition, delta does not fit it, or no share is small
            enough.
    """
    if composition == "pure":
        if delta is not None:
            raise ParameterError("delta", "left out with pure composition", delta)
        return epsilon / dimension
    if composition not in ("advanced", "gaussian"):
        raise ParameterError("composition", "'pure', 'advanced' or 'gaussian'", composition)
    allowed = "strictly between 0 and 1"
    if delta is None:
        raise ParameterError("delta", allowed, delta)
    probability = exact("delta", delta, allowed)
    if not 0 < probability < 1:
        raise ParameterError("delta", allowed, delta)
    share_of = advanced_epsilon if composition == "advanced" else gaussian_epsilon
    return share_of(epsilon, dimension, probability)
