"""What the ledger mechanism's releases say: the mean, its doubt, and whether users differ.

Fixed point, in units of 1/ONE of the samples' range; only public numbers come in. Epochs are combined
by inverse variance, and where they disagree more than that explains, the doubt is larger.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt

from withhold.params import Params
from withhold.timetable import LEDGER

ONE = 1 << 40
WEIGHT_BITS = 20  # of a weight, where weights are squared


@dataclass(frozen=True, slots=True)
class Parts:
    """An epoch's public content, summed over users.

    content: weight times samples, in grid units of range. base: weight times the interval's lower
    end. power: weight squared times samples. probed, samples, deviations: of users with a probe,
    their number, their samples, and probe times deviation, in grid units. inside: weight times
    deviation where the interval is less than the whole range, in grid units times ONE.
    """

    content: int
    base: int
    power: int
    probed: int
    samples: int
    deviations: int
    inside: int


@dataclass(frozen=True, slots=True)
class Interval:
    """Where a block's sum is projected, and where its overhang begins; in grid units.

    clips: whether that is less than the whole range. deviation: of the sum, in ranges times ONE.
    """

    low: int
    high: int
    inner_low: int
    inner_high: int
    clips: bool
    deviation: int


@dataclass(slots=True)
class Outlook:
    """The running sums; `learn` takes one epoch in.

    Attributes:
        spread: standard deviation between users, as far as overhangs have shown one.
        halvings: how often overhangs have shown the variance to be half of what it was taken for.
    """

    params: Params
    spread: int = 0
    halvings: int = 0
    _settled: bool = False
    _weight: int = 0
    _weighted: int = 0
    _weighted_square: int = 0
    _epochs: int = 0
    _cut: int = 0
    _deviations: int = 0
    _rounds: int = 0

    @property
    def noise(self) -> int:
        """The variance of an epoch's noise, in ledger units squared."""
        epsilon = self.params.epsilon
        return int(2 * (LEDGER / epsilon) ** 2)

    @property
    def centre(self) -> int:
        """The mean, within the range."""
        return max(0, min(ONE, self._mean()))

    @property
    def doubt(self) -> int:
        """Standard deviation of the mean."""
        total = self._weight + 12 * ONE
        square = ONE**3 // total
        if self._epochs >= 2:
            mean = self._mean()
            scatter = self._weighted_square + mean * (mean * self._weight - 2 * self._weighted)
            square = max(square, scatter // (self._epochs - 1) // total)
        return isqrt(square)

    @property
    def variance(self) -> int:
        """A bound for one sample's variance, with the mean two doubts nearer to the middle."""
        mean, half = self.centre, ONE // 2
        step = min(abs(half - mean), 2 * self.doubt)
        mean = mean + step if mean < half else mean - step
        mean = max(ONE // 100, min(mean, ONE - ONE // 100))
        return max(1, mean * (ONE - mean) // ONE >> self.halvings)

    def deviation(self, size: int) -> int:
        """Of a block's sum: of its samples, of its user, and of the mean; in ranges times ONE."""
        common = self.spread**2 + self.doubt**2
        return isqrt(size * (ONE * self.variance + size * common))

    def interval(self, size: int) -> Interval:
        """For the sum of a block of so many samples."""
        grid, mean = self.params.grid, self.centre
        full = size * grid
        deviation = self.deviation(size)
        inner_low = max(0, grid * (size * mean - deviation) // ONE)
        inner_high = min(full, -(-grid * (size * mean + deviation) // ONE))
        reach = isqrt(25 * (size * (ONE * self.variance + size * self.spread**2)) // 4)
        reach += 2 * size * self.doubt
        lean = 7 * (ONE - 2 * mean) // 8  # of a sum of zeros and ones
        low = max(0, grid * (size * mean - reach + min(0, lean)) // ONE)
        high = min(full, -(-grid * (size * mean + reach + max(0, lean)) // ONE))
        if 3 * (high - low) > 2 * full:
            return Interval(0, full, inner_low, inner_high, False, deviation)
        return Interval(low, high, inner_low, inner_high, True, deviation)

    def learn(self, noisy: int, overhang: int, parts: Parts) -> None:
        """Takes in an epoch's two releases."""
        if parts.content == 0:
            return
        mean = ONE * (noisy + parts.base) // parts.content
        variance = self.variance
        own = ONE * (ONE * self.noise + self.params.grid**2 * variance * parts.power)
        square = own // parts.content**2 + self._watch(overhang, parts, variance) ** 2
        weight = ONE**3 // max(square, 1)
        self._weight += weight
        self._weighted += weight * mean
        self._weighted_square += weight * mean * mean
        self._epochs += 1

    def _watch(self, overhang: int, parts: Parts, variance: int) -> int:
        """Compares overhang and deviations; returns how far off the epoch's mean is if they clash.

        Of normal sums the overhang is a sixth of the deviation, and half of that is a twelfth: so both
        are compared as multiples of a twelfth, and with two deviations of the noise, (2 * 12)**2 = 576.
        """
        if not parts.probed:
            return 0
        self._cut += overhang
        self._deviations += parts.deviations
        self._rounds += 1
        cut, deviations = self._cut, self._deviations
        clear = 576 * self._rounds * self.noise
        too_narrow, too_wide = 12 * cut - 5 * deviations, deviations - 12 * cut
        off = 0
        if too_narrow > 0 and too_narrow**2 > clear:
            off = (6 * cut - deviations) * parts.inside // (4 * max(1, deviations) * parts.content)
            self._widen(parts, variance)
        elif self.params.grid == 1 or self._settled or too_wide <= 0 or too_wide**2 <= clear:
            return 0
        else:
            self.halvings += 1
        self._cut = self._deviations = self._rounds = 0
        return off

    def _widen(self, parts: Parts, variance: int) -> None:
        """Takes a halving back for good, or else raises the spread."""
        if self.halvings:
            self.halvings -= 1
            self._settled = True
            return
        raised = isqrt(9 * ONE * variance * parts.probed // parts.samples)
        self.spread = min(ONE, max(2 * self.spread, raised))

    def _mean(self) -> int:
        return (self._weighted + 6 * ONE**2) // (self._weight + 12 * ONE)
