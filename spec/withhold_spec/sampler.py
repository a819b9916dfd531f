"""The exact samplers over a tape of bytes: which bytes give which integer.

Canonne, Kamath, Steinke: The Discrete Gaussian for Differential Privacy, algorithms 1 to 3. Rational
arithmetic only. The order in which bytes are taken is part of the contract, so that a port can be
checked byte by byte. Paper: Lap(eta) in alg:binmech line 7, on the grid; alg:pvtmed line 13.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import floor, isqrt

Read = Callable[[int], bytes]
"""read(n) gives the next n bytes of independent, uniform bits."""


def uniform_below(n: int, read: Read) -> int:
    """A uniform integer in 0..n-1.

    As many bytes as n - 1 needs, big-endian, cut to the number of bits of n - 1 by dropping the high
    ones; another try when the result is not below n. n = 1 takes no bytes.
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

    A geometric magnitude and a sign; minus zero is drawn again, all of it.
    """
    while True:
        magnitude = geometric(scale, read)
        negative = uniform_below(2, read) == 1
        if not (negative and magnitude == 0):
            return -magnitude if negative else magnitude


def discrete_gaussian(variance: Fraction, read: Read) -> int:
    """An integer k with probability proportional to exp(-k**2 / (2 variance)).

    A candidate of the Laplace law with scale t, the next integer above the root of the variance, is
    kept with probability exp(-(|k| - variance/t)**2 / (2 variance)); what depends on k in that times
    exp(-|k|/t) is exp(-k**2 / (2 variance)). Else another one is drawn.
    """
    t = isqrt(floor(variance)) + 1
    while True:
        candidate = discrete_laplace(Fraction(t), read)
        if bernoulli_exp((abs(candidate) - variance / t) ** 2 / (2 * variance), read):
            return candidate


def radius(length: int, scale: Fraction, read: Read) -> int:
    """An integer r >= 0 with probability proportional to (2 r + 1)**length * exp(-r / scale).

    The sum r of length + 1 geometric draws has a probability proportional to (r + 1) (r + 2) ...
    (r + length) exp(-r / scale). It is kept with probability (2 r + 1) / (2 r + 2 j) for each j from 1
    to length, one after the other up to the first failure, and else drawn again, all of it: seldom if
    the scale is well above length**2.
    """
    while True:
        total = sum(geometric(scale, read) for _ in range(length + 1))
        chances = (Fraction(2 * total + 1, 2 * total + 2 * j) for j in range(1, length + 1))
        if all(bernoulli(chance, read) for chance in chances):
            return total


def uniform_noise(largest: int, read: Read) -> int:
    """An integer from -largest to largest, all equally likely.

    As many of them as `length` within one radius r have together the probability of r over
    (2 r + 1)**length, summed over all r that are large enough: exp(-m / scale) up to a factor, m the
    largest of their absolute values.
    """
    return uniform_below(2 * largest + 1, read) - largest


def choose(costs: Sequence[int], rate: Fraction, read: Read) -> int:
    """An index i with probability proportional to exp(-rate * costs[i]).

    A uniform candidate is kept with probability exp(-rate (its cost - the least cost)).
    """
    least = min(costs)
    while True:
        index = uniform_below(len(costs), read)
        if bernoulli_exp(rate * (costs[index] - least), read):
            return index
