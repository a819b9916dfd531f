"""Randomness is an argument: the two private draws of the paper, and tapes that answer them.

Every draw is addressed, a Laplace draw by its counter and cell and a median by its level, so the
order in which a program draws does not matter, and a draw belongs to its cell for good (E29).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Protocol

from withhold_spec.number import Number


class Source(Protocol):
    """Answers the draws. A real source samples the laws; a tape replays given answers."""

    def laplace(self, counter: int, cell: int, scale: Fraction) -> Number:
        """An integer k with probability proportional to exp(-|k| / scale), in grid units.

        Paper: Lap(eta) in alg:binmech, line 7. The print adds real noise to real sums; here sums and
        noise are multiples of the grid, so that no rounding can depend on what the noise hides.
        """
        ...

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        """An index i with probability proportional to exp(-rate * costs[i])."""
        ...


@dataclass(frozen=True)
class Tape:
    """Written-down draws; what is not written down is `default`, or the first cheapest candidate."""

    noise: Mapping[tuple[int, int], int] = field(default_factory=dict)
    choices: Mapping[int, int] = field(default_factory=dict)
    default: int = 0

    def laplace(self, counter: int, cell: int, scale: Fraction) -> int:
        return self.noise.get((counter, cell), self.default)

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        if label in self.choices:
            return self.choices[label]
        best = 0
        for index in range(len(costs)):
            if costs[index] < costs[best]:
                best = index
        return best


ZERO = Tape()
"""No noise at all: for checking arithmetic by hand."""
