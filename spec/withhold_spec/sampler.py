"""The exact samplers over a tape of bytes: which bytes give which integer.

Canonne, Kamath, Steinke: The Discrete Gaussian for Differential Privacy, algorithms 1 and 2. Rational
arithmetic only. The order in which bytes are taken is part of the contract, so that a port can be
checked byte by byte. Paper: Lap(eta) in alg:binmech line 7, on the grid; alg:pvtmed line 13.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

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


def discrete_laplace(scale: Fraction, read: Read) -> int:
    """An integer k with probability proportional to exp(-|k| / scale).

    With scale = t/s in lowest terms: U below t is kept with probability exp(-U/t); V counts
    successes of exp(-1); (U + t V) has a geometric law of ratio exp(-1/t), and its quotient by s one
    of ratio exp(-1/scale). A sign is drawn, and minus zero is drawn again, all of it.
    """
    t, s = scale.numerator, scale.denominator
    while True:
        offset = uniform_below(t, read)
        if not bernoulli_exp(Fraction(offset, t), read):
            continue
        rounds = 0
        while bernoulli_exp(Fraction(1), read):
            rounds += 1
        magnitude = (offset + t * rounds) // s
        negative = uniform_below(2, read) == 1
        if negative and magnitude == 0:
            continue
        return -magnitude if negative else magnitude


def choose(costs: Sequence[int], rate: Fraction, read: Read) -> int:
    """An index i with probability proportional to exp(-rate * costs[i]).

    A uniform candidate is kept with probability exp(-rate (its cost - the least cost)).
    """
    least = min(costs)
    while True:
        index = uniform_below(len(costs), read)
        if bernoulli_exp(rate * (costs[index] - least), read):
            return index
