"""How much the blocks of an epoch count: no user drowns the others.

A user with a large account can afford a large weight for each sample. Noise alone would have every
user take it; the samples' own error wants all samples to count alike, and so does the fear that users
with large accounts are not like the others. The level balances the three, on public numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt

from withhold_spec.params import Params
from withhold_spec.policy.estimation import ONE, Posterior, coarse_shift, noise_variance

REFINEMENTS = 16
"""How often the level of least variance is refined."""

CANDIDATES = 12
"""How many levels are tried, each three quarters of the one before."""

BIAS_DIVISOR = 20
"""Samples that count in place of others are taken to be off by a 20th of a deviation, all alike."""


@dataclass(frozen=True)
class Blocks:
    """The pending users' blocks, and what their weights are judged by.

    sizes: of the blocks, in samples. most: the weight that each can pay for. noise: the variance of
    the epoch's noise. variance, deviation: of a sample; the first in grid units, times ONE, the
    second in units of which ONE stand for the range. aims: in which proportion blocks should count.
    """

    sizes: Sequence[int]
    most: Sequence[int]
    noise: int
    variance: int
    deviation: int
    grid: int
    aims: Sequence[int]

    def caps(self, target: int) -> list[int]:
        """The largest weight of each block: with them samples would weigh the level on average."""
        samples, total = sum(self.sizes), sum(self.aims)
        return [
            target * samples * aim // (total * size)
            for aim, size in zip(self.aims, self.sizes, strict=True)
        ]

    def best_target(self) -> int:
        """The level of least variance: (noise + v sum A**2 h) / (v sum A h), A the weights under it."""
        target = max(self.most, default=0)
        for _ in range(REFINEMENTS):
            linear, square = self._moments([min(weight, target) for weight in self.most])
            target = (self.noise * ONE + self.variance * square) // max(1, self.variance * linear)
            target = max(1, target)
        return target

    def expected_error(self, target: int) -> int:
        """The error to be expected: the standard deviation, and a share of what counts for others."""
        caps = self.caps(target)
        weights = [min(weight, cap) for weight, cap in zip(self.most, caps, strict=True)]
        linear, square = self._moments(weights)
        error = isqrt(ONE * (self.noise * ONE + self.variance * square))
        content = [weight * size for weight, size in zip(weights, self.sizes, strict=True)]
        total = sum(self.aims)
        # blocks that count less than they should: linear and whole stand for everything
        lost = sum(
            aim * linear - part * total
            for aim, part in zip(self.aims, content, strict=True)
            if part * total < aim * linear
        )
        shifted = self.deviation * lost // (BIAS_DIVISOR * max(1, total * linear))
        return error // max(1, self.grid * linear) + shifted

    def _moments(self, weights: Sequence[int]) -> tuple[int, int]:
        """The sums of weight * size and weight**2 * size."""
        pairs = list(zip(weights, self.sizes, strict=True))
        return sum(w * size for w, size in pairs), sum(w * w * size for w, size in pairs)


def caps(
    params: Params, posterior: Posterior, length: int, sizes: Sequence[int], most: Sequence[int]
) -> list[int]:
    """The largest weight of every block in an epoch of a series, given the weights they can pay for.

    With weighting "precision" the epoch's variance is least. Otherwise the level is the cheapest of
    LEVELS from there down; samples should then count alike, or with "user" users should.
    """
    shift = coarse_shift(most)
    blocks = Blocks(
        sizes=sizes,
        most=[weight >> shift for weight in most],
        noise=noise_variance(params, length) >> 2 * shift,
        variance=posterior.variance * params.grid**2,
        deviation=isqrt(posterior.variance * ONE),
        grid=params.grid,
        aims=[1] * len(sizes) if params.weighting == "user" else sizes,
    )
    target = blocks.best_target()
    if params.weighting != "precision":
        target = min(_candidates_from(target), key=blocks.expected_error)
    return [cap << shift for cap in blocks.caps(target)]


def _candidates_from(target: int) -> list[int]:
    """The levels to be tried, highest first: of two that are as good the first is taken."""
    levels = [target]
    while len(levels) < CANDIDATES:
        levels.append(max(1, 3 * levels[-1] // 4))
    return levels
