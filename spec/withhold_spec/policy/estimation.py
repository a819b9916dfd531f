"""What the released sums say: the mean, its doubt, how far users differ, and how little samples vary.

Post-processing of public numbers, in fixed point: ONE stands for the whole range of a sample. Epochs
are combined by inverse variance; where they disagree more than their variances explain, the doubt grows
(Birge's factor).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isqrt

from withhold_spec.accounted.interface import BUDGET
from withhold_spec.accounted.records import Contribution, Epoch
from withhold_spec.params import Params
from withhold_spec.policy.budget_limit import int_of

ONE = 2**40
WEIGHT_BITS = 20
"""Weights are rounded down to this many bits before they are squared: so ports need no long integers."""


@dataclass(frozen=True)
class Posterior:
    """Running sums over the epochs, and what the overhangs say about the deviations of blocks.

    precision, first, second: sums of g, g * mean and g * mean**2, g an epoch's inverse variance.
    epochs: how many. spread: the standard deviation between users, as far as found. common: the sum of
    the squares of users' shares in the last epoch, in units of 1/ONE: where users differ, the mean
    of few of them is off. halvings: how often the bound for a sample's variance was halved; once that
    proved too much, it is settled.
    """

    precision: int = 0
    first: int = 0
    second: int = 0
    epochs: int = 0
    between_user_sd: int = 0
    common: int = 0
    halvings: int = 0
    settled: bool = False

    @property
    def centre(self) -> int:
        """The estimate of the mean, from 0 to ONE; ONE/2 before the first epoch."""
        return min(max(self._mean, 0), ONE)

    @property
    def standard_error(self) -> int:
        """Its standard deviation: of noise and samples, and of the users that happen to be there."""
        total = 12 * ONE + self.precision
        square = ONE**3 // total
        if self.epochs > 1:
            mean = self._mean
            disagreement = self.second - 2 * mean * self.first + mean * mean * self.precision
            square = max(square, disagreement // (self.epochs - 1) // total)
        return isqrt(square + self.between_user_sd**2 * self.common // ONE)

    @property
    def variance(self) -> int:
        """A bound for the variance of a sample: p(1 - p), p the centre moved two doubts to the middle.

        It is as often halved as overhangs have shown it to be too large.
        """
        p, middle = self.centre, ONE // 2
        move = min(2 * self.standard_error, abs(middle - p))
        p = p + move if p < middle else p - move
        p = min(max(p, ONE // 100), ONE - ONE // 100)
        return max(1, (p * (ONE - p) // ONE) >> self.halvings)

    def deviation(self, size: int) -> int:
        """Of a block's sum from size times the centre: of samples, of users, and of the centre."""
        common = self.between_user_sd**2 + self.standard_error**2
        return isqrt(self.variance * size * ONE + common * size**2)

    @property
    def _mean(self) -> int:
        # before any epoch the mean is taken to be uniform on the range: 1/2, with variance 1/12
        return (6 * ONE * ONE + self.first) // (12 * ONE + self.precision)


@dataclass(frozen=True)
class PlainContribution:
    """A booking in plain integers: a policy never meets a symbolic number."""

    size: int
    low: int
    high: int
    weight: int
    saturation: int
    excess_weight: int

    @property
    def queried(self) -> bool:
        """Whether the overhang says anything about the block."""
        return self.excess_weight > 0 and self.saturation > 0

    def clips(self, grid: int) -> bool:
        """Whether the interval is less than the whole range of the sum."""
        return self.high - self.low < self.size * grid


def posterior_of(params: Params, epochs: Sequence[Epoch]) -> Posterior:
    """The belief after these epochs."""
    posterior = Posterior()
    for epoch in epochs:
        posterior = update(params, posterior, epoch)
    return posterior


def update(params: Params, posterior: Posterior, epoch: Epoch) -> Posterior:
    """The belief after one more epoch; an epoch in which nobody had a weight says nothing."""
    weighed = [plain(contribution) for contribution in epoch.contributions]
    content = params.grid * sum(b.weight * b.size for b in weighed)
    if content == 0:
        return posterior
    shifted = int_of(epoch.sum) + sum(b.weight * b.low for b in weighed)
    mean = ONE * shifted // content
    squares = params.grid**2 * posterior.variance * power(weighed)
    noise = noise_variance(params, epoch.series.length)
    g = ONE**3 // max(1, ONE * (noise * ONE + squares) // content**2)
    watched, bias = _compare_excess(params, posterior, epoch, weighed, content)
    return _discount(
        replace(
            watched,
            precision=posterior.precision + g,
            first=posterior.first + g * mean,
            second=posterior.second + g * mean * mean,
            epochs=posterior.epochs + 1,
            common=ONE * params.grid**2 * overlap(weighed) // content**2,
        ),
        bias,
    )


def _compare_excess(
    params: Params,
    posterior: Posterior,
    epoch: Epoch,
    weighed: Sequence[PlainContribution],
    content: int,
) -> tuple[Posterior, int]:
    """Compares the overhang with a sixth of the deviations, which it is for normal blocks.

    Where it is more than twice that, by two deviations of its noise, the intervals are too narrow: a
    halving of the variance is taken back, or else the spread is raised. Where it is less than half, the
    variance is halved; not for samples that are 0 or 1, whose variance is what the mean says. Also
    returns how far the epoch's mean may be off if the intervals were too narrow.
    """
    queried = [b for b in weighed if b.queried]
    if epoch.excess is None or not queried:
        return posterior, 0
    cut = int_of(epoch.excess)
    deviations = (
        sum(b.excess_weight * posterior.deviation(b.size) for b in queried) * params.grid // ONE
    )
    above, below = 12 * cut - 4 * deviations, deviations - 12 * cut
    noise = 576 * noise_variance(params, epoch.series.excess_queries)
    if above > 0 and above * above > noise:
        clipped = [b for b in weighed if b.clips(params.grid)]
        inside = sum(b.weight * posterior.deviation(b.size) for b in clipped) * params.grid
        bias = (6 * cut - deviations) * inside // (4 * max(1, deviations) * content)
        if posterior.halvings > 0:
            return replace(posterior, halvings=posterior.halvings - 1, settled=True), bias
        samples = sum(b.size for b in queried)
        between_user_sd = max(
            2 * posterior.between_user_sd,
            isqrt(4 * posterior.variance * ONE * len(queried) // samples),
        )
        return replace(posterior, between_user_sd=min(between_user_sd, ONE)), bias
    if params.grid > 1 and not posterior.settled and below > 0 and below * below > noise:
        return replace(posterior, halvings=posterior.halvings + 1), 0
    return posterior, 0


def _discount(posterior: Posterior, bias: int) -> Posterior:
    """The belief when the mean of all epochs so far may be off by a bias: its variance is that larger.

    Epochs before were projected on intervals no wider than those that proved too narrow.
    """
    share = ONE**3 + posterior.precision * bias * bias
    return replace(
        posterior,
        precision=ONE**3 * posterior.precision // share,
        first=ONE**3 * posterior.first // share,
        second=ONE**3 * posterior.second // share,
    )


def power(weighed: Sequence[PlainContribution]) -> int:
    """The sum of weight**2 * size, the weights rounded down to COARSE bits."""
    shift = coarse_shift([b.weight for b in weighed])
    return sum((b.weight >> shift) ** 2 * b.size for b in weighed) << 2 * shift


def overlap(weighed: Sequence[PlainContribution]) -> int:
    """The sum of (weight * size)**2, the weights rounded down likewise."""
    shift = coarse_shift([b.weight for b in weighed])
    return sum(((b.weight >> shift) * b.size) ** 2 for b in weighed) << 2 * shift


def coarse_shift(weights: Sequence[int]) -> int:
    """By how many bits weights are shifted so that the largest has at most COARSE."""
    return max(0, max(weights, default=0).bit_length() - WEIGHT_BITS)


def noise_variance(params: Params, length: int) -> int:
    """The variance of the noise of a sum in a series of `length` of them, rounded down.

    That of the radius R is all but that of a sum of length + 1 exponential variables of the scale s, and
    that of noise within it R**2 / 3: (length + 1) (length + 2) s**2 / 3 on average, 2 s**2 for one sum.
    """
    square = (BUDGET * params.epsilon.denominator) ** 2
    return (length + 1) * (length + 2) * square // (3 * params.epsilon.numerator**2)


def plain(contribution: Contribution) -> PlainContribution:
    """The booking in plain integers."""
    return PlainContribution(
        contribution.size,
        int_of(contribution.low),
        int_of(contribution.high),
        int_of(contribution.weight),
        int_of(contribution.saturation),
        int_of(contribution.excess_weight),
    )
