"""Randomness is an argument: the two private draws of the paper, two more, and tapes that answer them.

Every draw has an address: noise its counter and node, a median its level. So the order in which a
program draws does not matter, and a draw belongs to its node for good (E29).

The first addition is K-norm noise for a series of nodes, each with one or more sums. The norm of a
node's noise is the sum of its absolute values, and that of a series is the largest norm of its
nodes. One radius is drawn for the series, and each node's noise is uniform among the integer
points of norm at most the radius. The joint probability of all noise of a series is proportional
to exp(-norm/scale). If neighbouring streams change each node's sums by at most d, all its sums
together, an outcome becomes at most exp(d/scale) times as likely; so a series costs the largest
cost of any of its nodes. In a series of one node the sums have independent Laplace noise. In a
series of K nodes with S sums each, the noise of every sum has about (K S + 1) (K S + 2) / ((S + 1)
(S + 2)) times the variance of Laplace noise if the scale is large, and that of different sums is
uncorrelated. Source: Hardt, Talwar, On the Geometry of Differential Privacy, STOC 2010 (for real
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

    def radius(
        self, counter: int, first_node: int, length: int, sums: int, scale: Fraction
    ) -> Number:
        """An integer r >= 0 with probability proportional to B(r)**length * exp(-r / scale).

        B(r) is the number of integer points with `sums` coordinates and norm at most r: 2 r + 1
        for one sum. The radius is for a series of up to `length` nodes, and as secret as the
        noise that it bounds. Its counter is the first one of the nodes' sums.
        """
        ...

    def uniform_noise(
        self, counter: int, node: int, sums: int, radius: Number
    ) -> tuple[Number, ...]:
        """A uniform point among the B(radius) integer points of norm at most the radius.

        Its coordinates are the noise of the counters from `counter` on.
        """
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

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        return 0

    def uniform_noise(self, counter: int, node: int, sums: int, radius: Number) -> tuple[int, ...]:
        each = range(counter, counter + sums)
        return tuple(self.noise.get((one, node), self.default) for one in each)

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
