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
    end. power: weight squared times samples. probed, samples, reach, inside: of users with a probe,
    their number, their samples, the most their overhang could be, and weight times width.
    """

    content: int
    base: int
    power: int
    probed: int
    samples: int
    reach: int
    inside: int


@dataclass(slots=True)
class Outlook:
    """The running sums; `learn` takes one epoch in.

    Attributes:
        spread: standard deviation between users, as far as overhangs have shown one.
    """

    params: Params
    spread: int = 0
    _weight: int = 0
    _weighted: int = 0
    _weighted_square: int = 0
    _epochs: int = 0
    _cut: int = 0
    _reach: int = 0
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
        return mean * (ONE - mean) // ONE

    def interval(self, size: int) -> tuple[int, int, bool]:
        """Low and high end for a block's sum, in grid units, and whether they cut anything off."""
        grid, mean = self.params.grid, self.centre
        full = size * grid
        reach = isqrt(25 * (size * (ONE * self.variance + size * self.spread**2)) // 4)
        reach += 2 * size * self.doubt
        lean = 7 * (ONE - 2 * mean) // 8  # of a sum of zeros and ones
        low = max(0, grid * (size * mean - reach + min(0, lean)) // ONE)
        high = min(full, -(-grid * (size * mean + reach + max(0, lean)) // ONE))
        if 3 * (high - low) > 2 * full:
            return 0, full, False
        return low, high, True

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
        """Looks for users who differ; returns how far the epoch's mean is off if they do."""
        if not parts.probed:
            return 0
        self._cut += overhang
        self._reach += parts.reach
        self._rounds += 1
        excess = 20 * self._cut - self._reach
        if excess <= 0 or excess**2 <= 1600 * self._rounds * self.noise:
            return 0
        off = ONE * self._cut * parts.inside // (self._reach * parts.content)
        raised = isqrt(9 * ONE * variance * parts.probed // parts.samples)
        self.spread = min(ONE, max(2 * self.spread, raised))
        self._cut = self._reach = self._rounds = 0
        return off

    def _mean(self) -> int:
        return (self._weighted + 6 * ONE**2) // (self._weight + 12 * ONE)
