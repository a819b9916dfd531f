"""Randomness is an argument: the two private draws of the paper, two more, and tapes that answer them.

Every draw has an address: noise its counter and node, a median its level. So the order in which a
program draws does not matter, and a draw belongs to its node for good (E29).

The first addition is K-norm noise for a series of nodes, with the l-infinity norm. One radius is
drawn for the series, and each node's noise is uniform in [-radius, radius]. The joint probability
of the nodes' noise is proportional to exp(-m/scale), where m is the largest absolute value. If
neighbouring streams change each node's sum by at most d, an outcome becomes at most exp(d/scale)
times as likely; so a series costs the largest cost of any of its nodes. A series of one node has
Laplace noise. Source: Hardt, Talwar, On the Geometry of Differential Privacy, STOC 2010 (for real
numbers; here the noise is discrete).

The second addition is Gaussian noise, for the (epsilon, delta) form of vectors.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Protocol

from withhold_spec.number import Number


class Source(Protocol):
    """Answers the draws. A random source samples the laws; a tape replays given answers."""

    def laplace(self, counter: int, node: int, scale: Fraction) -> Number:
        """An integer k with probability proportional to exp(-|k| / scale), in grid units.

        Paper: Lap(eta) in alg:binmech, line 7. The print adds real noise to real sums; here sums and
        noise are multiples of the grid, so that no rounding can depend on what the noise hides.
        """
        ...

    def radius(self, counter: int, first_node: int, length: int, scale: Fraction) -> Number:
        """An integer r >= 0 with probability proportional to (2 r + 1)**length * exp(-r / scale).

        For a series of up to `length` nodes. The radius is as secret as the noise that it bounds.
        """
        ...

    def uniform_noise(self, counter: int, node: int, radius: Number) -> Number:
        """A uniform integer in [-radius, radius]."""
        ...

    def gaussian(self, counter: int, node: int, variance: Fraction) -> Number:
        """An integer k with probability proportional to exp(-k**2 / (2 variance)).

        The variance of k is at most `variance`, and nearly equal to it unless it is small.
        """
        ...

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        """An index i with probability proportional to exp(-rate * costs[i])."""
        ...


@dataclass(frozen=True)
class Tape:
    """Given draws. Noise that is not given is `default`; a choice that is not given is the first of least cost.

    A tape holds the noise within a radius, not the radius itself.
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
