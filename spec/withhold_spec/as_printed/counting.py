"""How the print counts: blocks, samples, levels, and the union of a stream with an element."""

from __future__ import annotations

from fractions import Fraction

from withhold_spec.number import Number


def total_grows_by(level: int) -> int:
    """M(u) = 2**level, which line 8 adds to `total`, exactly as printed (E14).

    Paper: alg:singcounter line 8, alg:multcounter line 8, alg:multcounterfull line 23.

    >>> [total_grows_by(level) for level in range(4)]
    [1, 2, 4, 8]
    """
    return 1 << level


def samples_fed(level: int) -> int:
    """How many samples a block of level l >= 1 "contains information about", exactly as printed.

    Paper: supp:singcounter, the sentence before claim:wr: 2**level - 1 (E34).

    >>> samples_fed(2), samples_fed(3)
    (3, 7)
    """
    return (1 << level) - 1


def completes_block_from_one(count: int) -> bool:
    """log M(u) in Z_+, exactly as printed, with Z_+ read as {1, 2, 3, ...} (E30).

    Paper: alg:singcounter line 6, alg:multcounter line 6, alg:multcounterfull line 15.

    >>> [count for count in range(1, 9) if completes_block_from_one(count)]
    [2, 4, 8]
    """
    return count > 1 and count & (count - 1) == 0


def levels_rounded_up(max_samples: int) -> int:
    """L = ceil(log2 m), exactly as printed (E25).

    Paper: alg:multcounter, alg:multcounterfull, def:diversity, the proof in supp:mainthm.

    >>> [levels_rounded_up(m) for m in (1, 2, 3, 4, 5, 8, 9)]
    [0, 1, 2, 2, 3, 3, 4]
    """
    return (max_samples - 1).bit_length()


def counters_in_use(largest: int) -> int:
    """ceil(log2 M_t): "at most" so many binary mechanisms are in use, exactly as printed (E25).

    Paper: the sentence before thm:multcounter.

    >>> [counters_in_use(largest) for largest in (1, 2, 3, 4)]
    [0, 1, 2, 2]
    """
    return levels_rounded_up(largest)


def appended(elements: tuple[Number, ...], element: Number) -> tuple[Number, ...]:
    """Stream u {sigma} read as a list: the element is appended, even if it equals another."""
    return (*elements, element)


def united(elements: tuple[Number, ...], element: Number) -> tuple[Number, ...]:
    """Stream u {sigma} exactly as printed, a union of sets: an equal element is not added (E9).

    Paper: alg:naive line 3, alg:wishful line 10, alg:singcounter line 13, alg:multcounter line 13,
    alg:multcounterfull lines 22 and 25. Only numbers that may be compared have a union.

    >>> united((2,), 2), united((2,), 1)
    ((2,), (2, 1))
    """
    if not isinstance(element, int | Fraction):
        raise TypeError("a union of sets needs elements that can be compared")
    return elements if element in elements else (*elements, element)


def half_released(released: int, t: int) -> bool:
    """At least t/2 samples are released, exactly as printed for every algorithm (E21).

    Paper: claim:wr; the paragraph after alg:wishful; the proof in supp:mainthm.
    """
    return 2 * released >= t
