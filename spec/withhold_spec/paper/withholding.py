"""Exponential withhold-release: a user's samples are released in blocks of 1, 1, 2, 4, 8, ...

Paper: the paragraph before alg:singcounter, eq:wrexample and claim:wr.
"""

from __future__ import annotations

from collections.abc import Sequence

from withhold_spec.number import Number, add


def levels(max_samples: int) -> int:
    """L = floor(log2 m): the highest level that a user with m samples completes.

    [Deviates: E25] Printed as a ceiling; level ceil(log2 m) is out of reach unless m is a power of 2.

    >>> [levels(m) for m in (1, 2, 3, 4, 5, 8, 9)]
    [0, 1, 1, 2, 2, 3, 3]
    """
    return max_samples.bit_length() - 1


def completes_block(count: int) -> bool:
    """Whether a user's sample number `count` completes a block: log2 count is a whole number.

    Paper: the condition "log M(u_t) in Z_+" of alg:singcounter, with 0 in Z_+ (E30), in integers
    rather than with rounded logarithms (E31).

    >>> [count for count in range(1, 20) if completes_block(count)]
    [1, 2, 4, 8, 16]
    """
    return count > 0 and count & (count - 1) == 0


def level_of(count: int) -> int:
    """The level of the block that sample number `count` = 2**level completes."""
    return count.bit_length() - 1


def block_size(level: int) -> int:
    """How many samples a block holds: 1 at level 0, 2**(level-1) above.

    Paper: the samples of sigma_l. [Deviates: E14, E34] The printed algorithms add M(u) = 2**level to
    `total`, and a display says 2**level - 1; neither is what the block holds.

    >>> [block_size(level) for level in range(5)]
    [1, 1, 2, 4, 8]
    """
    return 1 if level == 0 else 2 ** (level - 1)


def block_sum(samples: Sequence[Number], level: int) -> Number:
    """The sum of the block that the user's samples, ending at number 2**level, complete.

    Paper: sigma in alg:singcounter, lines 9-11.

    >>> block_sum([1, 1, 1, 0], 2), block_sum([1], 0)
    (1, 1)
    """
    return add(samples[2**level - block_size(level) : 2**level])


def released(count: int) -> int:
    """How many of a user's `count` samples are in completed blocks: the largest power of 2 in it.

    >>> [released(count) for count in range(9)]
    [0, 1, 2, 2, 4, 4, 4, 4, 8]
    """
    return 0 if count == 0 else 2 ** level_of(count)
