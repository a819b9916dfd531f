"""Certified binary expansions of exp(-x) and 1/(1 + exp(x)), computed as far as needed.

A uniform number in [0, 1) is below p exactly if it has the smaller digit at the first digit where
the two expansions differ. So finitely many random digits and digits of p decide an event of
probability p, without rounding p. Digits come in words of 16. Both numbers are irrational for
every rational x > 0, so no expansion ends, and a sufficiently narrow rational enclosure always
decides the next digit.
"""

from collections.abc import Callable
from fractions import Fraction

WORD = 16
"""Binary digits in one word."""

Enclosure = Callable[[int], tuple[int, int]]
"""`enclosure(precision)` returns integers (low, high): low <= p * 2**precision <= high."""


def exp_enclosure(x: Fraction, precision: int) -> tuple[int, int]:
    """Integers (low, high) with 0 <= low <= exp(-x) * 2**precision <= high, for x > 0.

    exp(-x) is exp(-y) squared `halvings` times, where y = x / 2**halvings <= 1/2. The Taylor
    series of exp(-y) alternates with decreasing terms, so its rest is smaller than the last term
    added. Every step rounds low down and high up.
    """
    halvings = (2 * x.numerator // x.denominator).bit_length()
    # A squaring doubles the relative width; the guard digits allow for that and for the series.
    inner = precision + halvings + 16
    one = 1 << inner
    divisor = x.denominator << halvings
    y_low = (x.numerator << inner) // divisor
    y_high = y_low + 1
    low = high = term_low = term_high = one
    order = 0
    while term_high > 1:
        order += 1
        term_low = term_low * y_low // (order << inner)
        term_high = -(-term_high * y_high // (order << inner))
        if order % 2:
            low, high = low - term_high, high - term_low
        else:
            low, high = low + term_low, high + term_high
    low, high = max(low - term_high, 0), high + term_high
    for _ in range(halvings):
        low = low * low >> inner
        high = -(-high * high >> inner)
    drop = inner - precision
    return low >> drop, -(-high >> drop)


def logistic_enclosure(x: Fraction, precision: int) -> tuple[int, int]:
    """Integers (low, high) with low <= 2**precision / (1 + exp(x)) <= high, for x > 0.

    1/(1 + exp(x)) = z/(1 + z) for z = exp(-x), and z/(1 + z) grows with z.
    """
    low, high = exp_enclosure(x, precision)
    one = 1 << precision
    return (low << precision) // (one + low), -(-(high << precision) // (one + high))


class Expansion:
    """The binary expansion of a number in (0, 1), in words of 16 digits, the highest first."""

    __slots__ = ("_enclosure", "_known")

    def __init__(self, enclosure: Enclosure) -> None:
        self._enclosure = enclosure
        # (digits, floor(p * 2**digits)) in one tuple: a reader in another thread sees both or none.
        self._known = (0, 0)

    def word(self, index: int) -> int:
        """Digits 16*index + 1, ..., 16*index + 16 after the point, as a 16-bit integer."""
        needed = WORD * (index + 1)
        digits, value = self._known
        if digits < needed:
            digits, value = self._known = self._extended(max(4 * WORD, needed, 2 * digits))
        return value >> (digits - needed) & ((1 << WORD) - 1)

    def _extended(self, digits: int) -> tuple[int, int]:
        """(digits, floor(p * 2**digits)), by enclosures refined until both ends agree."""
        guard = WORD
        while True:
            low, high = self._enclosure(digits + guard)
            if low >> guard == high >> guard:
                return digits, low >> guard
            guard *= 2

    def exceeds(self, read: Callable[[int], bytes], index: int = 0) -> bool:
        """True with probability p: whether a uniform number drawn from `read` lies below p.

        Reads words of two bytes, the low byte first. With index > 0 it assumes that the words
        before it were drawn and equal those of p.
        """
        while True:
            drawn = int.from_bytes(read(WORD // 8), "little")
            digits = self.word(index)
            if drawn != digits:
                return drawn < digits
            index += 1


def exp_expansion(x: Fraction) -> Expansion:
    """The expansion of exp(-x) for a rational x > 0."""
    return Expansion(lambda precision: exp_enclosure(x, precision))


def logistic_expansion(x: Fraction) -> Expansion:
    """The expansion of 1/(1 + exp(x)) for a rational x > 0."""
    return Expansion(lambda precision: logistic_enclosure(x, precision))
