"""Randomness is an argument: the two private draws of the paper, two more, and tapes that answer them.

Every draw is addressed, noise by its counter and cell and a median by its level, so the order in which
a program draws does not matter, and a draw belongs to its cell for good (E29).

The first: noise that a series of cells shares. One radius is drawn for the series, and each cell's noise
within it. The cells' noises together have probability proportional to exp(-m/scale), m the largest of
their absolute values; so moving each of them, by different amounts up to d, makes an outcome at most
exp(d/scale) times as likely, and a series costs what its dearest cell costs. A series of one cell has
Laplace noise. The second: Gaussian noise, for the (epsilon, delta) form of vectors.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Protocol

from withhold_spec.number import Number


class Source(Protocol):
    """Answers the draws. A real source samples the laws; a tape replays given answers."""

    def laplace(self, counter: int, node: int, scale: Fraction) -> Number:
        """An integer k with probability proportional to exp(-|k| / scale), in grid units.

        Paper: Lap(eta) in alg:binmech, line 7. The print adds real noise to real sums; here sums and
        noise are multiples of the grid, so that no rounding can depend on what the noise hides.
        """
        ...

    def radius(self, counter: int, first_node: int, length: int, scale: Fraction) -> Number:
        """An integer r >= 0 with probability proportional to (2 r + 1)**length * exp(-r / scale).

        For a series of up to `length` cells. The radius is as secret as the noise that it bounds.
        """
        ...

    def uniform_noise(self, counter: int, node: int, radius: Number) -> Number:
        """An integer from -radius to radius, all equally likely."""
        ...

    def gaussian(self, counter: int, node: int, variance: Fraction) -> Number:
        """An integer k with probability proportional to exp(-k**2 / (2 variance)).

        Its own variance is at most that of the law, and all but that where it is large.
        """
        ...

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        """An index i with probability proportional to exp(-rate * costs[i])."""
        ...


@dataclass(frozen=True)
class Tape:
    """Written-down draws; what is not written down is `default`, or the first cheapest candidate.

    A radius is not written down: what was drawn within it is.
    """

    noise: Mapping[tuple[int, int], int] = field(default_factory=dict)
    choices: Mapping[int, int] = field(default_factory=dict)
    default: int = 0

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        return self.noise.get((counter, node), self.default)

    def radius(self, counter: int, first_node: int, length: int, scale: Fraction) -> int:
        return 0

    def uniform_noise(self, counter: int, node: int, radius: Number) -> int:
        return self.noise.get((counter, node), self.default)

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        return self.noise.get((counter, node), self.default)

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
