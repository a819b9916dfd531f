"""What excesses show: how users and samples scatter, and how much intervals have cut off."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import comb, isqrt

from withhold.core.params import Params
from withhold.policy.design import noise_deviation
from withhold.policy.fixed_point import BIT, ONE, clamp, ratio, root_of, scaled, square_of

TOLERANCE = BIT // 4  # of what is due: blocks may not be normal
GROWTH = 5, 13  # the excess grows by 13/5 of what is due when deviations double
FEW = 32  # samples of a block up to which its mean excess is computed exactly
LARGEST_GROWTH = 1 << 40
LARGEST_SHIFT = 64 * ONE  # standard deviations that levels are off, at most
UNSEEN = 20  # of users of whom no excess was asked, one in 20 is assumed to lie far outside


@dataclass(frozen=True, slots=True)
class Query:
    """A released excess and what it is compared with, in budget units.

    The excess of normal blocks is a sixth of their standard deviations. due: these standard
    deviations. least: six times what it is at least, if users do not scatter. noise: the standard
    deviation of the noise. per_sample: the standard deviation per sample, in units of 1/ONE.
    saturated: the excess if every block were far outside.
    """

    excess: int
    due: int
    least: int
    noise: int
    per_sample: int
    saturated: int

    def moved(self, off: int) -> Query:
        """The query if levels were off by so much.

        A block that is off by s of its standard deviations has an excess that is larger by about
        s**2 / 4 of them, or s - 1 from s = 2 on.
        """
        shift = min(ratio(off, max(1, self.per_sample)), LARGEST_SHIFT)
        grown = 6 * (shift - ONE) if shift > 2 * ONE else 3 * shift * shift // (2 * ONE)
        more = scaled(self.due, grown)
        return replace(self, due=self.due + more, least=self.least + more)

    @property
    def is_low(self) -> bool:
        """Whether the excess is below half of what is due, by two standard deviations of the noise."""
        return 12 * (self.excess + 2 * self.noise) < self.due

    @property
    def scatter(self) -> int:
        """The standard deviation of users that the excess shows beyond what was known."""
        beyond = 6 * self.excess - self.due - 12 * self.noise
        over = clamp(beyond * BIT // max(1, self.due) - TOLERANCE, 0, LARGEST_GROWTH)
        growth = BIT + over * GROWTH[0] // GROWTH[1]
        return min(ONE, self.per_sample * isqrt(growth * growth - BIT * BIT) // BIT)

    @property
    def outside(self) -> int:
        """The share of users who may lie far outside, noise included; it may be negative."""
        beyond = (6 * self.excess - self.least) // 6
        share = ratio(min(abs(beyond), self.saturated), self.saturated)
        return share if beyond >= 0 else -share


def query_of(
    params: Params,
    excess_queries: int,
    excess: int,
    deviations: int,
    least: int,
    content: int,
    saturated: int,
) -> Query:
    """The query of an excess in a series of so many.

    deviations, least, content, saturated: sums over the queried blocks of excess weight times
    standard deviation, least excess, size and saturation.
    """
    due = deviations * params.grid // ONE
    noise = noise_deviation(params, excess_queries, 1)
    per_sample = ratio(due, params.grid * content)
    return Query(excess, due, least // ONE, noise, per_sample, saturated)


def least_excess(size: int, mean: int, error: int, low: int, high: int) -> int:
    """Six times the least mean excess of independent samples that are 0 or 1, in units of 1/ONE.

    mean, error: of the level, which may be off by two standard deviations. low, high: the interval
    outside which the excess begins. A side where the range ends before counts nothing.
    """
    if not (low > 0 or high < size):
        return 0
    if size <= FEW:
        return max(0, 6 * binomial_excess(size, mean, 2 * error, low, high))
    return max(0, normal_excess(size, mean, 2 * error, low, high) // 200)


def binomial_excess(size: int, mean: int, off: int, low: int, high: int) -> int:
    """The mean of what a binomial sum lies outside [low, high], in units of 1/ONE.

    It is convex in the mean. So where the mean is off by at most `off`, its tangent lies under it.

    >>> binomial_excess(4, ONE // 2, 0, 1, 3) == ONE // 8
    True
    """
    other, excess, slope = ONE - mean, 0, 0
    for ones in range(low):
        excess += (low - ones) * comb(size, ones) * mean**ones * other ** (size - ones)
        slope -= comb(size - 1, ones) * mean**ones * other ** (size - 1 - ones)
    for ones in range(high, size):
        more = ones + 1
        excess += (more - high) * comb(size, more) * mean**more * other ** (size - more)
        slope += comb(size - 1, ones) * mean**ones * other ** (size - 1 - ones)
    least: int = (excess - size * abs(slope) * off) // ONE ** (size - 1)
    return least


def normal_excess(size: int, mean: int, off: int, low: int, high: int) -> int:
    """At most 1200 times this mean, for large blocks.

    Where the mean of the sum is off, the excess of one side falls by less than a fifth of that, of both
    sides by less than a tenth.
    """
    has_low, has_high = low > 0, high < size
    spread = isqrt(size * mean * (ONE - mean))
    below = normal_beyond(spread, size * mean - low * ONE) if has_low else 0
    above = normal_beyond(spread, high * ONE - size * mean) if has_high else 0
    return below + above - (120 if has_low and has_high else 240) * size * off


def normal_beyond(spread: int, away: int) -> int:
    """At most 1200 times the mean of max(0, X - away) for a centred binomial X of this deviation.

    For a normal law the mean is convex in `away`; the two lines lie under its tangents at 1 and 3/2
    deviations. Integers take less than 3/100, divided by the deviation, from it.
    """
    line = max(289 * spread - 190 * away, 155 * spread - 80 * away)
    return max(0, line - 36 * ONE * ONE // max(1, spread))


@dataclass(slots=True)
class Scatter:
    """How users and samples scatter, as far as excesses have shown it.

    users: the least standard deviation of users about the line. halvings: how often the bound on a
    sample's variance was halved. settled: whether it was halved too often once.
    """

    users: int = 0
    halvings: int = 0
    settled: bool = False

    def take(self, params: Params, query: Query) -> None:
        """Takes in a query."""
        shown = query.scatter
        self.users = min(ONE, isqrt(self.users**2 + shown**2))
        if shown > 0 and self.halvings > 0:
            self.halvings -= 1
            self.settled = True
        elif params.grid > 1 and not self.settled and query.is_low:
            self.halvings += 1


@dataclass(slots=True)
class Clipping:
    """How far intervals may have moved the mean of all released samples.

    room: the most that they can. mean: what the excesses show, noise included; variance: that of
    this noise. assumed: what is assumed where no excess was asked.
    """

    room: int = 0
    mean: int = 0
    variance: int = 0
    assumed: int = 0

    def take(self, kept: int, seen: int, unseen: int, query: Query | None) -> None:
        """Takes in an epoch; `kept` is the share of earlier samples.

        seen, unseen: the room of blocks that the excess contains, and of the others.
        """
        self.room = scaled(self.room, kept) + seen + unseen
        self.mean = scaled(self.mean, kept)
        self.variance = scaled(scaled(self.variance, kept), kept)
        self.assumed = scaled(self.assumed, kept) + unseen // UNSEEN
        if query is not None:
            self.mean += scaled(seen, query.outside)
            self.variance += square_of(scaled(seen, ratio(query.noise, query.saturated)))

    @property
    def outside(self) -> int:
        """The share of the room that the excesses show to be used, beyond two deviations of their noise."""
        return ratio(max(0, self.mean - 2 * root_of(self.variance)), max(1, self.room))

    @property
    def hidden(self) -> int:
        """What two standard deviations of the excesses' noise may hide."""
        return min(self.room, 2 * root_of(self.variance))

    @property
    def bound(self) -> int:
        """How far the mean may have been moved."""
        return min(self.room, max(0, self.mean) + self.hidden + self.assumed)
