"""What excesses show: how users and samples scatter, and how much intervals have cut off."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import isqrt

from withhold.core.params import Params
from withhold.policy.design import noise_deviation
from withhold.policy.fixed_point import BIT, ONE, clamp, ratio, root_of, scaled, square_of

TOLERANCE = BIT // 4  # of what is due: blocks may not be normal
GROWTH = 5, 13  # the excess grows by 13/5 of what is due when deviations double
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
