"""Algorithm 7 exactly as printed: k is not an integer, and the last bin is shorter.

The printed bins have length 2 * 2**(-l/2), which is irrational at odd l. Points of [0, 1] are
represented as a + b sqrt(2), so that all comparisons are exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor

from withhold_spec.as_printed.full_constants import array_count
from withhold_spec.as_printed.reals import Undefined, natural, root
from withhold_spec.enclosures import Enclosure, decide, sqrt
from withhold_spec.paper.median import bin_count


@dataclass(frozen=True)
class Surd:
    """The number a + b sqrt(2)."""

    a: Fraction
    b: Fraction

    def minus(self, other: Surd) -> Surd:
        return Surd(self.a - other.a, self.b - other.b)

    def size(self) -> Surd:
        """The absolute value."""
        return Surd(-self.a, -self.b) if self.negative() else self

    def negative(self) -> bool:
        """Whether the number is below 0: the term with the larger square decides.

        >>> [Surd(Fraction(a, 10), Fraction(1)).negative() for a in (-14, -15)]
        [False, True]
        """
        return self.a < 0 if self.a**2 > 2 * self.b**2 else self.b < 0

    def enclosed(self, bits: int) -> Enclosure:
        """The number's bounds, for b >= 0."""
        return Enclosure(self.a, self.a) + sqrt(2, bits).times(self.b)


def bin_length(level: int) -> Surd:
    """2 * 2**(-l/2), exactly as printed. Paper: alg:pvtmed line 10."""
    half = level // 2
    if level % 2 == 0:
        return Surd(Fraction(2, 2**half), Fraction(0))
    return Surd(Fraction(0), Fraction(1, 2**half))


def candidates(level: int) -> tuple[Surd, ...]:
    """The set T of the middles of the bins, exactly as printed, the last bin ending at 1 (E33).

    Paper: alg:pvtmed line 10.
    """
    length, last = bin_length(level), bin_count(level) - 1
    middles = [
        Surd(length.a * (i + Fraction(1, 2)), length.b * (i + Fraction(1, 2))) for i in range(last)
    ]
    return (*middles, Surd((length.a * last + 1) / 2, length.b * last / 2))


def own_bin(mean: Fraction, level: int) -> int:
    """The printed bin that a mean lies in; a boundary belongs to the lower one."""
    length = bin_length(level)
    starts = [Surd(length.a * i, length.b * i) for i in range(1, bin_count(level))]
    return sum(start.minus(Surd(mean, Fraction(0))).negative() for start in starts)


def nearest(mean: Fraction, level: int) -> tuple[int, ...]:
    """All indices of arg min |Y - y| over T: more than one at a tie, exactly as printed (E33).

    Paper: alg:pvtmed line 11, which prints Y'_i and Y_i for a j in [k] (E38).
    """
    gaps = [middle.minus(Surd(mean, Fraction(0))).size() for middle in candidates(level)]
    return tuple(
        i for i, gap in enumerate(gaps) if not any(other.minus(gap).negative() for other in gaps)
    )


def arrays_rounded_up(epsilon: Fraction, level: int, beta: Fraction) -> int:
    """ "k arrays" read as ceil(k) (E18). Paper: alg:pvtmed line 1."""
    return decide(lambda bits: array_count(epsilon, level, beta, bits), ceil)


def arrays_rounded_down(epsilon: Fraction, level: int, beta: Fraction) -> int:
    """ "k arrays" read as floor(k) (E18). Paper: alg:pvtmed line 1."""
    return decide(lambda bits: array_count(epsilon, level, beta, bits), floor)


def samples_required(epsilon: Fraction, level: int, beta: Fraction) -> int:
    """The least number of samples that meets the printed condition, with k not rounded (E18).

    Paper: alg:pvtmed, the Ensure line (a Require line by the appendix, E33).
    """
    size = 2 ** (level - 1)
    return decide(lambda bits: array_count(epsilon, level, beta, bits).times(size), ceil)


def filled_arrays(counts: Sequence[int], level: int, arrays: int) -> tuple[tuple[int, ...], ...]:
    """Which user, by position, owns the samples of each array, exactly as printed.

    counts: m_u(t) for u = 1..n, in the order of the users' numbers.
    Raises: Undefined if S_k never becomes full, which "exit loop" waits for (E18), or if there is
    no array.
    Paper: alg:pvtmed lines 2-8.
    """
    size = 2 ** (level - 1)
    row = [u for u, count in enumerate(counts) for _ in range(min(count, size))]
    if arrays < 1:
        raise Undefined("there is no array S_1 to store a sample in")
    if len(row) < arrays * size:
        raise Undefined(f"array S_{arrays} never becomes full")
    return tuple(tuple(row[j * size : (j + 1) * size]) for j in range(arrays))


def is_quantile(values: Sequence[int], candidate: int) -> bool:
    """Whether a candidate is a (1/4, 3/4)-quantile of the values. Paper: supp:median, footnote."""
    at_most = sum(value <= candidate for value in values)
    return 4 * at_most > len(values) > Fraction(4, 3) * sum(value < candidate for value in values)


def claimed_radius(arrays: Enclosure, level: int, delta: Fraction, bits: int) -> Enclosure:
    """2 sqrt(2**-l ln(2k/delta)), exactly as printed; too small when 2k/delta < e (E19).

    Paper: claim:pvtmed. Raises: Undefined when 2k/delta is below 1.
    """
    logarithm = natural(arrays.times(2 / delta), bits)
    return root(logarithm.times(Fraction(4, 2**level)), bits)


def arrays_factor(alpha: Fraction) -> Fraction:
    """The factor of k that "m >= 4 ln(|T|/beta)/(epsilon alpha)" gives, at sensitivity 2 (E38).

    Paper: supp:median, Utility, which prints alpha = 2.

    >>> arrays_factor(Fraction(2)), arrays_factor(Fraction(1, 2))
    (Fraction(4, 1), Fraction(16, 1))
    """
    return 2 * 4 / alpha
