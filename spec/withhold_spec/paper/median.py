"""Algorithm 7, the private median: a prior from the means of arrays that mix several users' samples.

Paper: alg:pvtmed, claim:pvtmed.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from withhold_spec.number import Number, add, ite, maximum
from withhold_spec.paper.withholding import block_size
from withhold_spec.stream import Samples


def samples_present(samples: Samples, level: int) -> int:
    """Sum over users of min(M(u), 2**(level-1)). Paper: alg:multcounterfull line 9, left-hand side."""
    return sum(min(len(own), block_size(level)) for own in samples.values())


def fill_arrays(samples: Samples, level: int, arrays: int) -> tuple[tuple[Number, ...], ...]:
    """The arrays S_1..S_k of 2**(level-1) samples each.

    Users in order of first arrival give their first min(M(u), 2**(level-1)) samples, one after the
    other, so a user's samples lie in at most two arrays. Paper: alg:pvtmed, lines 1-8.
    [Deviates: E33] The print goes by the users' numbers, and leaves open which samples they give.

    >>> fill_arrays({"a": (1, 2, 3), "b": (4,), "c": (5, 6)}, 2, 2)
    ((1, 2), (4, 5))
    """
    size = block_size(level)
    row = [sample for own in samples.values() for sample in own[:size]]
    return tuple(tuple(row[j * size : (j + 1) * size]) for j in range(arrays))


def bin_count(level: int) -> int:
    """B: how many equal bins [0, 1] is divided into, ceil(2**(level/2) / 2).

    Paper: alg:pvtmed, line 10. [Deviates: E33] The printed bins have length 2 * 2**(-level/2) and a
    shorter last one; equal bins are at most as long, so every point is within 2**(-level/2) of the
    middle of its bin, and all midpoints are rational.

    >>> [bin_count(level) for level in range(1, 9)]
    [1, 1, 2, 2, 3, 4, 6, 8]
    """
    bins = 1
    while 4 * bins * bins < 2**level:
        bins += 1
    return bins


def midpoint(level: int, index: int) -> Fraction:
    """The middle of bin `index`: a candidate for the prior. Paper: the set T of alg:pvtmed, line 10."""
    return Fraction(2 * index + 1, 2 * bin_count(level))


def nearest_bin(array_sum: Number, level: int, grid: int) -> Number:
    """The bin whose midpoint is closest to the array's mean Y; a tie goes to the lower one (E33).

    Y = array_sum / (2**(level-1) grid) lies above the boundary i/B of bin i - 1 and bin i iff
    B * array_sum > i * 2**(level-1) * grid. Paper: alg:pvtmed, line 11, with the index of the array
    read as j on both sides (E38).

    >>> [nearest_bin(total, 4, 1) for total in (0, 4, 5, 8)]
    [0, 0, 1, 1]
    """
    bins = bin_count(level)
    full = block_size(level) * grid
    return add([ite(array_sum * bins > i * full, 1, 0) for i in range(1, bins)])


def costs(bins: Sequence[Number], level: int) -> tuple[Number, ...]:
    """c(y) of every candidate: the larger of the numbers of arrays below it and above it.

    Paper: alg:pvtmed, line 12.

    >>> costs([0, 1, 1], 4)
    (2, 1)
    """
    return tuple(
        maximum(
            add([ite(bin_of < i, 1, 0) for bin_of in bins]),
            add([ite(bin_of > i, 1, 0) for bin_of in bins]),
        )
        for i in range(bin_count(level))
    )


def rate(epsilon: Fraction) -> Fraction:
    """The factor epsilon/4 in Pr(prior = y) ~ exp(-epsilon/4 c(y)); c has sensitivity 2.

    Paper: alg:pvtmed, line 13.
    """
    return epsilon / 4


def exponents(cost_row: Sequence[int], epsilon: Fraction) -> tuple[Fraction, ...]:
    """The output law exactly: candidate i has weight exp(-e_i), e_i the i-th number returned.

    The least exponent is 0. Paper: alg:pvtmed, line 13.

    >>> exponents((2, 1), Fraction(4))
    (Fraction(1, 1), Fraction(0, 1))
    """
    least = min(cost_row)
    return tuple(rate(epsilon) * (cost - least) for cost in cost_row)
