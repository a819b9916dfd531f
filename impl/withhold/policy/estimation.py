"""The posterior of the mean: estimate, standard error, between-user deviation and sample variance.

It post-processes public numbers in fixed point, in units of 1/ONE of the samples' range. Epochs
are combined by inverse variance; if they disagree more than their variances explain, the standard
error grows.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import isqrt

from withhold.accuracy.heterogeneity import ONE as ONE
from withhold.accuracy.heterogeneity import Differing
from withhold.core.params import Params
from withhold.policy.scheduling import BUDGET

WEIGHT_BITS = 20  # weights are rounded down to this many bits before they are squared
SATURATION = 5  # half standard deviations from the expected sum at which an excess saturates


@dataclass(frozen=True, slots=True)
class Parts:
    """Public totals of an epoch, over all contributing users.

    length, excess_queries: how many sums and excess queries the epoch's series has. content:
    weight times size times grid. width, base: weight times the interval's length, and weight
    times its lower end. power: squared weight times size. overlap: squared weight times squared
    size. queried, samples: the number of blocks in the excess query, and of their samples.
    deviations: their excess weight times standard deviation, in grid units. mean_deviation: the
    average standard deviation of their users' means, in units of 1/ONE of the range. inside:
    weight times standard deviation of the blocks whose interval clips, in grid units times ONE.
    """

    length: int
    excess_queries: int
    content: int
    width: int
    base: int
    power: int
    overlap: int
    queried: int
    samples: int
    deviations: int
    mean_deviation: int
    inside: int


@dataclass(frozen=True, slots=True)
class Interval:
    """The intervals of a block's sum, in grid units.

    low, high: where the sum is projected. inner_low, inner_high: where its excess begins.
    saturation: the largest excess. clips: whether [low, high] is shorter than the range of the
    sum. deviation: the standard deviation of the sum, in units of 1/ONE of a sample's range.
    """

    low: int
    high: int
    inner_low: int
    inner_high: int
    saturation: int
    clips: bool
    deviation: int


@dataclass(slots=True)
class Posterior:
    """What the released sums and excesses say so far; `learn` takes in one epoch.

    Attributes:
        between_user_sd: the between-user standard deviation that the excesses have shown.
        halvings: how often the excesses halved the bound on a sample's variance.
    """

    params: Params
    between_user_sd: int = 0
    halvings: int = 0
    _settled: bool = False
    _weight: int = 0
    _weighted: int = 0
    _weighted_square: int = 0
    _epochs: int = 0
    _common: int = ONE  # the sum of the squared shares of users in the last epoch
    _differing: Differing = field(default_factory=Differing)

    def noise(self, length: int) -> int:
        """The variance of the noise of a sum in a series of `length`, in squared budget units."""
        epsilon = self.params.epsilon
        return int((length + 1) * (length + 2) * (BUDGET / epsilon) ** 2 / 3)

    @property
    def centre(self) -> int:
        """The estimate of the mean, clamped to the range."""
        return max(0, min(ONE, self._mean()))

    @property
    def standard_error(self) -> int:
        """The standard error of the mean: noise, sampling, and the choice of users."""
        total = self._weight + 12 * ONE
        square = ONE**3 // total
        if self._epochs >= 2:
            mean = self._mean()
            scatter = self._weighted_square + mean * (mean * self._weight - 2 * self._weighted)
            square = max(square, scatter // (self._epochs - 1) // total)
        return isqrt(square + self.between_user_sd * self.between_user_sd * self._common // ONE)

    @property
    def variance(self) -> int:
        """A bound on a sample's variance, at the mean shifted two standard errors towards 1/2."""
        mean, half = self.centre, ONE // 2
        step = min(abs(half - mean), 2 * self.standard_error)
        mean = mean + step if mean < half else mean - step
        mean = max(ONE // 100, min(mean, ONE - ONE // 100))
        return max(1, mean * (ONE - mean) // ONE >> self.halvings)

    def deviation(self, size: int) -> int:
        """The standard deviation of a block's sum, from samples, users and the mean; in units of 1/ONE."""
        common = self.between_user_sd**2 + self.standard_error**2
        return isqrt(size * (ONE * self.variance + size * common))

    def interval(self, size: int, reach: int) -> Interval:
        """The intervals of a block of `size` samples; `reach` is in half standard deviations."""
        full = size * self.params.grid
        deviation = self.deviation(size)
        inner_low, inner_high = self._around(size, deviation, deviation)
        low, high = self._widened(size, reach)
        far_low, far_high = self._widened(size, SATURATION)
        saturation = max(inner_low - far_low, far_high - inner_high)
        clips = 3 * (high - low) <= 2 * full
        if not clips:
            low, high = 0, full
        return Interval(low, high, inner_low, inner_high, saturation, clips, deviation)

    def _widened(self, size: int, reach: int) -> tuple[int, int]:
        """The interval of `reach` half standard deviations and two standard errors, widened for skewness.

        Samples that are 0 or 1 are skewed unless their mean is 1/2.
        """
        own = size * (ONE * self.variance + size * self.between_user_sd**2)
        half = isqrt(reach * reach * own // 4) + 2 * size * self.standard_error
        lean = 7 * (ONE - 2 * self.centre) // 8
        return self._around(size, half + max(0, -lean), half + max(0, lean))

    def _around(self, size: int, below: int, above: int) -> tuple[int, int]:
        """The interval around the expected sum, rounded outwards, within the range."""
        grid, middle = self.params.grid, size * self.centre
        low, high = grid * (middle - below) // ONE, -(-grid * (middle + above) // ONE)
        return max(0, low), min(size * grid, high)

    def learn(self, noisy: int, excess: int | None, parts: Parts) -> None:
        """Takes in the released sum and excess of an epoch."""
        if parts.content == 0:
            return
        mean = ONE * (noisy + parts.base) // parts.content
        variance = self.variance
        own = ONE * (ONE * self.noise(parts.length) + self.params.grid**2 * variance * parts.power)
        weight = ONE**3 // max(own // parts.content**2, 1)
        self._weight += weight
        self._weighted += weight * mean
        self._weighted_square += weight * mean * mean
        self._epochs += 1
        self._common = ONE * self.params.grid**2 * parts.overlap // parts.content**2
        half_width = ONE * parts.width // (2 * parts.content)
        self._differing.include(weight, self._weight, half_width)
        off = 0 if excess is None else self._compare_excess(excess, parts, variance)
        if off:
            self._discount(off)

    @property
    def differing(self) -> int:
        """What differences between users may add to the standard error; for error bars."""
        return self._differing.error(isqrt(self.variance * ONE), self.between_user_sd, self._common)

    def _compare_excess(self, excess: int, parts: Parts, variance: int) -> int:
        """Compares the excess with its expectation; returns the bias of the mean if intervals were too narrow.

        The expected excess of normal sums is a sixth of their standard deviation. The excess is
        too large above twice that and too small below half of it, a twelfth; hence the multiples
        of 1/12. Two standard deviations of the noise must confirm it: (2 * 12)**2 = 576.
        """
        if not parts.queried:
            return 0
        deviations, noise = parts.deviations, self.noise(parts.excess_queries)
        clear = 576 * noise
        self._differing.see(excess, isqrt(noise), deviations // 6, parts.mean_deviation)
        too_narrow, too_wide = 12 * excess - 4 * deviations, deviations - 12 * excess
        if too_narrow > 0 and too_narrow**2 > clear:
            self._widen(parts, variance)
            surplus = 6 * excess - deviations
            return surplus * parts.inside // (4 * max(1, deviations) * parts.content)
        if self.params.grid > 1 and not self._settled and too_wide > 0 and too_wide**2 > clear:
            self.halvings += 1
        return 0

    def _discount(self, off: int) -> None:
        """Adds the squared bias `off` to the variance, because all intervals so far were too narrow."""
        share = ONE**3 + self._weight * off * off
        self._weight = ONE**3 * self._weight // share
        self._weighted = ONE**3 * self._weighted // share
        self._weighted_square = ONE**3 * self._weighted_square // share

    def _widen(self, parts: Parts, variance: int) -> None:
        """Undoes a halving for good, or else raises the between-user standard deviation."""
        if self.halvings:
            self.halvings -= 1
            self._settled = True
            return
        raised = isqrt(4 * ONE * variance * parts.queried // parts.samples)
        self.between_user_sd = min(ONE, max(2 * self.between_user_sd, raised))

    def _mean(self) -> int:
        return (self._weighted + 6 * ONE**2) // (self._weight + 12 * ONE)
