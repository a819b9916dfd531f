"""Columns of squared budget units: numbers up to 2**81, each in two int64 halves."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from withhold.core.batch import Ints, Mask
from withhold.core.columns import total
from withhold.core.counter import Numbers

HALF = 40  # bits of the lower half
ONE = 1 << HALF
QUARTER = HALF // 2


@dataclass(frozen=True, slots=True)
class Squares:
    """A column of numbers high * 2**40 + low, with 0 <= low < 2**40."""

    high: Ints
    low: Ints

    @classmethod
    def cost_of(cls, changes: Numbers) -> Squares:
        """The costs of changes of a sum: their squares. `changes` are in budget units."""
        return square(changes.astype(np.int64))

    def change(self) -> Ints:
        """The largest change of a sum that each budget pays for: its square root, rounded down."""
        return self.root()

    def plus(self, other: Squares) -> Squares:
        """The sums, row by row."""
        low = self.low + other.low
        return Squares(self.high + other.high + (low >> HALF), low & (ONE - 1))

    def less(self, other: Squares) -> Squares:
        """The differences, row by row, or 0 where they are negative."""
        low = self.low - other.low
        high = self.high - other.high + (low >> HALF)
        enough = high >= 0
        return Squares(np.where(enough, high, 0), np.where(enough, low & (ONE - 1), 0))

    def least(self, other: Squares) -> Squares:
        """The smaller number of each row."""
        more = self.exceeds(other)
        return Squares(np.where(more, other.high, self.high), np.where(more, other.low, self.low))

    def most(self, other: Squares) -> Squares:
        """The larger number of each row."""
        more = self.exceeds(other)
        return Squares(np.where(more, self.high, other.high), np.where(more, self.low, other.low))

    def only(self, rows: Mask) -> Squares:
        """The numbers of these rows, and 0 in the others."""
        return Squares(self.high * rows, self.low * rows)

    def part(self, parts: int) -> Squares:
        """Each number divided by `parts`, rounded down; `parts` is at most 2**22."""
        rest = ((self.high % parts) << HALF) + self.low
        return Squares(self.high // parts, rest // parts)

    def exceeds(self, other: Squares) -> Mask:
        """Whether each number is larger than the other of its row."""
        more: Mask = (self.high > other.high) | ((self.high == other.high) & (self.low > other.low))
        return more

    def root(self) -> Ints:
        """The square roots, rounded down; of numbers up to 2**80.

        >>> Squares(np.array([0, 1, ONE]), np.array([8, 0, 0])).root().tolist() == [2, 1 << 20, ONE]
        True
        """
        # floats guess and integers correct the guess, by at most one step with IEEE floats
        guess = np.sqrt(self.high.astype(np.float64) * ONE + self.low).astype(np.int64)
        found: Ints = np.minimum(guess, ONE)
        while (above := square(found).exceeds(self)).any():
            found -= above
        while (below := self.reaches(found + 1)).any():
            found += below
        return found

    def reaches(self, roots: Ints) -> Mask:
        """Whether each number is at least the square of its root; False for a root above 2**40."""
        within: Mask = roots <= ONE
        return within & ~square(np.minimum(roots, ONE)).exceeds(self)

    def sum(self) -> int:
        """The total."""
        return (total(self.high) << HALF) + total(self.low)

    def largest(self) -> int:
        """The largest number, or 0 if the column is empty."""
        pairs = zip(self.high.tolist(), self.low.tolist(), strict=True)
        high, low = max(pairs, default=(0, 0))
        return (int(high) << HALF) + int(low)


def square(numbers: Ints) -> Squares:
    """The squares of numbers from 0 to 2**40.

    >>> square(np.array([3, ONE])).high.tolist(), square(np.array([3, ONE])).low.tolist()
    ([0, 1099511627776], [9, 0])
    """
    upper, lower = numbers >> QUARTER, numbers & ((1 << QUARTER) - 1)
    rest = ((upper * lower) << (QUARTER + 1)) + lower * lower
    return Squares(upper * upper + (rest >> HALF), rest & (ONE - 1))
