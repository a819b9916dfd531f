"""What the ledger mechanism's releases say: the mean, its doubt, and whether users differ.

Fixed point, in units of 1/ONE of the samples' range; only public numbers come in. Epochs are combined
by inverse variance, and where they disagree more than that explains, the doubt is larger.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import isqrt

from withhold.accuracy.heterogeneity import ONE as ONE
from withhold.accuracy.heterogeneity import Differing
from withhold.core.params import Params
from withhold.policy.scheduling import BUDGET

WEIGHT_BITS = 20  # of a weight, where weights are squared
SATURATION = 5  # half deviations: to there an overhang is followed


@dataclass(frozen=True, slots=True)
class Parts:
    """An epoch's public content, summed over users.

    length, probes: how many sums and how many overhangs its series has.
    content: weight times samples, in grid units of range. width, base: weight times the
    interval's length, and its lower end. power: weight squared times samples; overlap: weight
    squared times samples squared. probed, samples, deviations: of users with a probe, their
    number, their samples, and probe times deviation, in grid units. mean_deviation: of their
    means, in ranges times ONE. inside: weight times deviation where the interval is less than the
    whole range, in grid units times ONE.
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
    """Where a block's sum is projected, where its overhang begins, and how far it is followed.

    In grid units. clips: whether the interval is less than the whole range. deviation: of the sum, in
    ranges times ONE.
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
    """The running sums; `learn` takes one epoch in.

    Attributes:
        spread: standard deviation between users, as far as overhangs have shown one.
        halvings: how often overhangs have shown the variance to be half of what it was taken for.
    """

    params: Params
    between_user_sd: int = 0
    halvings: int = 0
    _settled: bool = False
    _weight: int = 0
    _weighted: int = 0
    _weighted_square: int = 0
    _epochs: int = 0
    _common: int = ONE  # the sum of the squares of users' shares in the last epoch
    _differing: Differing = field(default_factory=Differing)

    def noise(self, length: int) -> int:
        """The variance of the noise of a sum in a series of so many, in ledger units squared."""
        epsilon = self.params.epsilon
        return int((length + 1) * (length + 2) * (BUDGET / epsilon) ** 2 / 3)

    @property
    def centre(self) -> int:
        """The mean, within the range."""
        return max(0, min(ONE, self._mean()))

    @property
    def standard_error(self) -> int:
        """Standard deviation of the mean: of noise, of samples, and of the users who are there."""
        total = self._weight + 12 * ONE
        square = ONE**3 // total
        if self._epochs >= 2:
            mean = self._mean()
            scatter = self._weighted_square + mean * (mean * self._weight - 2 * self._weighted)
            square = max(square, scatter // (self._epochs - 1) // total)
        return isqrt(square + self.between_user_sd * self.between_user_sd * self._common // ONE)

    @property
    def variance(self) -> int:
        """A bound for one sample's variance, with the mean two doubts nearer to the middle."""
        mean, half = self.centre, ONE // 2
        step = min(abs(half - mean), 2 * self.standard_error)
        mean = mean + step if mean < half else mean - step
        mean = max(ONE // 100, min(mean, ONE - ONE // 100))
        return max(1, mean * (ONE - mean) // ONE >> self.halvings)

    def deviation(self, size: int) -> int:
        """Of a block's sum: of its samples, of its user, and of the mean; in ranges times ONE."""
        common = self.between_user_sd**2 + self.standard_error**2
        return isqrt(size * (ONE * self.variance + size * common))

    def interval(self, size: int, reach: int) -> Interval:
        """For the sum of a block of so many samples; `reach` is in half deviations."""
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
        """Half deviations of the sum, two doubts of the mean, and what zeros and ones lean over."""
        own = size * (ONE * self.variance + size * self.between_user_sd**2)
        half = isqrt(reach * reach * own // 4) + 2 * size * self.standard_error
        lean = 7 * (ONE - 2 * self.centre) // 8
        return self._around(size, half + max(0, -lean), half + max(0, lean))

    def _around(self, size: int, below: int, above: int) -> tuple[int, int]:
        """The interval around the sum to be expected, rounded outwards, within the range."""
        grid, middle = self.params.grid, size * self.centre
        low, high = grid * (middle - below) // ONE, -(-grid * (middle + above) // ONE)
        return max(0, low), min(size * grid, high)

    def learn(self, noisy: int, excess: int | None, parts: Parts) -> None:
        """Takes in what an epoch has released."""
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
        """What users who differ may add to the doubt; for error bars."""
        return self._differing.error(isqrt(self.variance * ONE), self.between_user_sd, self._common)

    def _compare_excess(self, excess: int, parts: Parts, variance: int) -> int:
        """Compares overhang and deviations; returns how far off the epoch's mean is if they clash.

        Of normal sums the overhang is a sixth of the deviation, and half of that is a twelfth: so both
        are compared as multiples of a twelfth, and with two deviations of the noise, (2 * 12)**2 = 576.
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
        """All epochs so far had intervals too narrow: their mean may be off by this much."""
        share = ONE**3 + self._weight * off * off
        self._weight = ONE**3 * self._weight // share
        self._weighted = ONE**3 * self._weighted // share
        self._weighted_square = ONE**3 * self._weighted_square // share

    def _widen(self, parts: Parts, variance: int) -> None:
        """Takes a halving back for good, or else raises the spread."""
        if self.halvings:
            self.halvings -= 1
            self._settled = True
            return
        raised = isqrt(4 * ONE * variance * parts.queried // parts.samples)
        self.between_user_sd = min(ONE, max(2 * self.between_user_sd, raised))

    def _mean(self) -> int:
        return (self._weighted + 6 * ONE**2) // (self._weight + 12 * ONE)
