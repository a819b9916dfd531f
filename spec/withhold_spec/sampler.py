"""The exact samplers over a tape of bytes: which bytes give which integer.

Source: Canonne, Kamath, Steinke, The Discrete Gaussian for Differential Privacy, NeurIPS 2020,
algorithms 1 to 3. Rational arithmetic only. The order in which bytes are read is part of the
contract, so that a port can be checked byte by byte. Paper: Lap(eta) in alg:binmech line 7, on
the grid; alg:pvtmed line 13.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import comb, factorial, floor, isqrt, prod

Read = Callable[[int], bytes]
"""read(n) gives the next n bytes of independent, uniform bits."""


def uniform_below(n: int, read: Read) -> int:
    """A uniform integer in 0..n-1.

    It reads as many bytes as n - 1 needs, big-endian, and drops the high bits beyond the bit
    length of n - 1. It tries again if the result is not below n. n = 1 reads no bytes.
    """
    bits = (n - 1).bit_length()
    while True:
        candidate = int.from_bytes(read((bits + 7) // 8), "big") & ((1 << bits) - 1)
        if candidate < n:
            return candidate


def bernoulli(probability: Fraction, read: Read) -> bool:
    """True with the given rational probability."""
    return uniform_below(probability.denominator, read) < probability.numerator


def bernoulli_exp(exponent: Fraction, read: Read) -> bool:
    """True with probability exp(-exponent), for a rational exponent >= 0.

    For an exponent of at most 1: count trials of exponent/1, exponent/2, ... up to the first failure;
    the trial that fails is odd-numbered with probability exp(-exponent). Larger exponents: first a
    success of exp(-1) for every whole unit, stopping at a failure, then the rest.
    """
    while exponent > 1:
        if not bernoulli_exp(Fraction(1), read):
            return False
        exponent -= 1
    trial = 1
    while bernoulli(exponent / trial, read):
        trial += 1
    return trial % 2 == 1


def geometric(scale: Fraction, read: Read) -> int:
    """An integer k >= 0 with probability proportional to exp(-k / scale).

    With scale = t/s in lowest terms: U below t is kept with probability exp(-U/t), else drawn again;
    V counts successes of exp(-1); U + t V has a geometric law of ratio exp(-1/t), and its quotient by
    s one of ratio exp(-1/scale).
    """
    t, s = scale.numerator, scale.denominator
    offset = uniform_below(t, read)
    while not bernoulli_exp(Fraction(offset, t), read):
        offset = uniform_below(t, read)
    rounds = 0
    while bernoulli_exp(Fraction(1), read):
        rounds += 1
    return (offset + t * rounds) // s


def discrete_laplace(scale: Fraction, read: Read) -> int:
    """An integer k with probability proportional to exp(-|k| / scale).

    It draws a geometric magnitude and a sign; both are drawn again for minus zero.
    """
    while True:
        magnitude = geometric(scale, read)
        negative = uniform_below(2, read) == 1
        if not (negative and magnitude == 0):
            return -magnitude if negative else magnitude


def discrete_gaussian(variance: Fraction, read: Read) -> int:
    """An integer k with probability proportional to exp(-k**2 / (2 variance)).

    It draws Laplace candidates of scale t, the next integer above the root of the variance, and
    keeps a candidate with probability exp(-(|k| - variance/t)**2 / (2 variance)). This
    probability times exp(-|k|/t) is proportional to exp(-k**2 / (2 variance)).
    """
    t = isqrt(floor(variance)) + 1
    while True:
        candidate = discrete_laplace(Fraction(t), read)
        if bernoulli_exp((abs(candidate) - variance / t) ** 2 / (2 * variance), read):
            return candidate


def points(sums: int, radius: int) -> int:
    """B(radius): the number of integer points with `sums` coordinates and a norm of at most the radius.

    The norm is the sum of the absolute values. Of such a point, j coordinates are not 0: there are
    C(sums, j) choices of these, 2**j choices of their signs, and C(radius, j) choices of their
    absolute values, whose partial sums are j different integers from 1 to the radius.

    >>> [points(1, r) for r in range(4)], [points(2, r) for r in range(4)], points(3, 1)
    ([1, 3, 5, 7], [1, 5, 13, 25], 7)
    """
    return sum(comb(sums, j) * comb(radius, j) * 2**j for j in range(sums + 1))


def radius(length: int, sums: int, scale: Fraction, read: Read) -> int:
    """An integer r >= 0 with probability proportional to B(r)**length * exp(-r / scale).

    B counts `points` with `sums` coordinates. The sum r of length * sums + 1 geometric draws has
    probability proportional to (r + 1) (r + 2) ... (r + length * sums) exp(-r / scale). It must
    pass `length` trials in this order: the j-th takes the next `sums` of these factors, and
    succeeds with probability sums! B(r) / 2**sums divided by their product. At the first failure
    all draws are made again, which is rare if the scale is well above (length * sums)**2.
    """
    while True:
        total = sum(geometric(scale, read) for _ in range(length * sums + 1))
        part = factorial(sums) * points(sums, total)
        factors = (range(total + j * sums + 1, total + (j + 1) * sums + 1) for j in range(length))
        if all(bernoulli(Fraction(part, 2**sums * prod(each)), read) for each in factors):
            return total


def uniform_noise(sums: int, radius: int, read: Read) -> tuple[int, ...]:
    """A uniform point among the `points` with this number of coordinates and this radius.

    It draws each coordinate from [-radius, radius], and draws all of them again until their
    absolute values add up to at most the radius: for large radii, one draw in sums! succeeds.

    `length` such points in one radius r have the joint probability of r divided by B(r)**length,
    summed over all r >= m, where m is the largest sum of a point's absolute values: up to a
    factor, exp(-m / scale).
    """
    while True:
        point = tuple(uniform_below(2 * radius + 1, read) - radius for _ in range(sums))
        if sum(abs(coordinate) for coordinate in point) <= radius:
            return point


def choose(costs: Sequence[int], rate: Fraction, read: Read) -> int:
    """An index i with probability proportional to exp(-rate * costs[i]).

    It draws uniform candidates and keeps one with probability exp(-rate (its cost - the least
    cost)).
    """
    least = min(costs)
    while True:
        index = uniform_below(len(costs), read)
        if bernoulli_exp(rate * (costs[index] - least), read):
            return index
