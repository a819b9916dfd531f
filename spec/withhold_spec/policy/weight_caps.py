"""Weight caps: they limit each user's weight in an epoch.

A user with a large available budget can afford a large weight per sample. Large weights reduce
the error due to noise. Equal weights reduce the sampling error, and the bias if users with large
budgets differ from the others. The target, the average weight of a sample under the caps,
balances the three on public numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt

from withhold_spec.params import Params
from withhold_spec.policy.estimation import ONE, Posterior, coarse_shift, noise_variance

REFINEMENTS = 16
"""How many steps of the iteration find the target of least variance."""

CANDIDATES = 12
"""How many targets are compared, each three quarters of the one before."""

BIAS_DIVISOR = 20
"""Samples that replace others' weight are assumed biased by 1/20 of a sample's standard deviation."""


@dataclass(frozen=True)
class Blocks:
    """The withheld blocks, and the quantities that determine their weight caps.

    sizes: of the blocks, in samples. most: the largest weight that each can pay for. noise: the
    variance of the epoch's noise. variance: of a sample, in squared grid units times ONE.
    deviation: the standard deviation of a sample, in units of 1/ONE of the range. aims: the
    proportions in which blocks should count.
    """

    sizes: Sequence[int]
    most: Sequence[int]
    noise: int
    variance: int
    deviation: int
    grid: int
    aims: Sequence[int]

    def caps(self, target: int) -> list[int]:
        """The weight cap of each block; blocks that reach their caps weigh `target` per sample on average."""
        samples, total = sum(self.sizes), sum(self.aims)
        return [
            target * samples * aim // (total * size)
            for aim, size in zip(self.aims, self.sizes, strict=True)
        ]

    def best_target(self) -> int:
        """The target of least variance, a fixed point of (noise + v sum w**2 h) / (v sum w h).

        w are the weights cut to the target, h the sizes, v the variance of a sample.
        """
        target = max(self.most, default=0)
        for _ in range(REFINEMENTS):
            linear, square = self._moments([min(weight, target) for weight in self.most])
            target = (self.noise * ONE + self.variance * square) // max(1, self.variance * linear)
            target = max(1, target)
        return target

    def expected_error(self, target: int) -> int:
        """The expected error: the standard deviation plus the assumed bias of samples that replace others."""
        caps = self.caps(target)
        weights = [min(weight, cap) for weight, cap in zip(self.most, caps, strict=True)]
        linear, square = self._moments(weights)
        error = isqrt(ONE * (self.noise * ONE + self.variance * square))
        content = [weight * size for weight, size in zip(weights, self.sizes, strict=True)]
        total = sum(self.aims)
        # the weight missing from blocks that count less than their proportion
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
    """The weight cap of every block in an epoch, given the weights `most` that the blocks can pay for.

    With weighting "precision" the caps minimise the epoch's variance. Otherwise they minimise the
    expected error over the candidates, where all samples should count the same, or with weighting
    "user" all users.
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
    """The targets to compare, highest first; the first of equally good ones is chosen."""
    levels = [target]
    while len(levels) < CANDIDATES:
        levels.append(max(1, 3 * levels[-1] // 4))
    return levels
