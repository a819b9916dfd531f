"""The posterior of the mean: estimate, standard error, between-user deviation and sample variance.

It post-processes public numbers, in fixed point: ONE stands for the range of a sample. Epochs are
combined by inverse variance. If they disagree more than their variances explain, the standard
error grows by the Birge ratio (Birge, The Calculation of Errors by the Method of Least Squares,
1932).
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
"""Weights are rounded down to this many bits before they are squared, so that ports need no long integers."""


@dataclass(frozen=True)
class Posterior:
    """What the released sums and excesses say so far.

    precision, first, second: the sums over the epochs of g, g * mean and g * mean**2, where g is
    an epoch's inverse variance. epochs: their number. between_user_sd: the between-user standard
    deviation that the excesses have shown, in units of 1/ONE. common: the sum of the squared
    shares of users in the last epoch, in units of 1/ONE; it scales the error that differing users
    cause. halvings: how often the excesses halved the bound on a sample's variance. settled:
    whether a halving proved too much, so that no more follow.
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
        """The standard error of the centre: noise, sampling, and the choice of users."""
        total = 12 * ONE + self.precision
        square = ONE**3 // total
        if self.epochs > 1:
            mean = self._mean
            disagreement = self.second - 2 * mean * self.first + mean * mean * self.precision
            square = max(square, disagreement // (self.epochs - 1) // total)
        return isqrt(square + self.between_user_sd**2 * self.common // ONE)

    @property
    def variance(self) -> int:
        """A bound on the variance of a sample: p (1 - p), halved `halvings` times.

        p is the centre, shifted two standard errors towards 1/2.
        """
        p, middle = self.centre, ONE // 2
        move = min(2 * self.standard_error, abs(middle - p))
        p = p + move if p < middle else p - move
        p = min(max(p, ONE // 100), ONE - ONE // 100)
        return max(1, (p * (ONE - p) // ONE) >> self.halvings)

    def deviation(self, size: int) -> int:
        """The standard deviation of a block's sum around size times the centre.

        It covers the samples, the differences between users, and the error of the centre.
        """
        common = self.between_user_sd**2 + self.standard_error**2
        return isqrt(self.variance * size * ONE + common * size**2)

    @property
    def _mean(self) -> int:
        # the prior of the mean is uniform on the range: expectation 1/2, variance 1/12
        return (6 * ONE * ONE + self.first) // (12 * ONE + self.precision)


@dataclass(frozen=True)
class PlainContribution:
    """A contribution in plain integers; a policy never computes on symbolic numbers."""

    size: int
    low: int
    high: int
    weight: int
    saturation: int
    excess_weight: int

    @property
    def queried(self) -> bool:
        """Whether the epoch's excess contains this block."""
        return self.excess_weight > 0 and self.saturation > 0

    def clips(self, grid: int) -> bool:
        """Whether the interval is shorter than the range of the sum."""
        return self.high - self.low < self.size * grid


def posterior_of(params: Params, epochs: Sequence[Epoch]) -> Posterior:
    """The posterior after these epochs."""
    posterior = Posterior()
    for epoch in epochs:
        posterior = update(params, posterior, epoch)
    return posterior


def update(params: Params, posterior: Posterior, epoch: Epoch) -> Posterior:
    """The posterior after one more epoch; an epoch in which all weights are 0 changes nothing."""
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
    """Compares the excess with its expectation for normal blocks: a sixth of their standard deviations.

    If the excess is above twice that by two standard deviations of its noise, the intervals are
    too narrow: a halving of the variance is undone, or else the between-user deviation is raised.
    If it is below half of that, likewise, the variance is halved, except for samples that are 0
    or 1, whose variance follows from the mean. Also returns how far the epoch's mean may be
    biased if the intervals were too narrow.
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
    """The posterior if the mean of all epochs so far may be biased: the squared bias adds to its variance.

    It applies to all epochs because earlier intervals were no wider than the ones that proved too
    narrow.
    """
    share = ONE**3 + posterior.precision * bias * bias
    return replace(
        posterior,
        precision=ONE**3 * posterior.precision // share,
        first=ONE**3 * posterior.first // share,
        second=ONE**3 * posterior.second // share,
    )


def power(weighed: Sequence[PlainContribution]) -> int:
    """The sum of weight**2 * size, with the weights rounded down to WEIGHT_BITS bits."""
    shift = coarse_shift([b.weight for b in weighed])
    return sum((b.weight >> shift) ** 2 * b.size for b in weighed) << 2 * shift


def overlap(weighed: Sequence[PlainContribution]) -> int:
    """The sum of (weight * size)**2, with the weights rounded down to WEIGHT_BITS bits."""
    shift = coarse_shift([b.weight for b in weighed])
    return sum(((b.weight >> shift) * b.size) ** 2 for b in weighed) << 2 * shift


def coarse_shift(weights: Sequence[int]) -> int:
    """The shift after which the largest weight has at most WEIGHT_BITS bits."""
    return max(0, max(weights, default=0).bit_length() - WEIGHT_BITS)


def noise_variance(params: Params, length: int) -> int:
    """The variance of the noise of a sum in a series of `length` sums, rounded down.

    The radius R is distributed nearly as a sum of length + 1 exponential variables of scale s,
    and uniform noise in [-R, R] has variance R**2 / 3. The mean is (length + 1) (length + 2) s**2
    / 3, or 2 s**2 for one sum.
    """
    square = (BUDGET * params.epsilon.denominator) ** 2
    return (length + 1) * (length + 2) * square // (3 * params.epsilon.numerator**2)


def plain(contribution: Contribution) -> PlainContribution:
    """The contribution in plain integers."""
    return PlainContribution(
        contribution.size,
        int_of(contribution.low),
        int_of(contribution.high),
        int_of(contribution.weight),
        int_of(contribution.saturation),
        int_of(contribution.excess_weight),
    )
