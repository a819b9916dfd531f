"""What the excesses show: whether users scatter about the line, and how many may lie far outside.

The excess of normal blocks is a sixth of their standard deviations. A larger one shows that users
scatter, a smaller one that samples scatter less than their bound. Beyond the least that is due, it
also shows how many users may lie far outside the intervals; `clipping` says what that may move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import comb, isqrt

from withhold_spec.accounted.records import Contribution, Epoch
from withhold_spec.params import Params
from withhold_spec.policy.design import noise_deviation
from withhold_spec.policy.fixed_point import BIT, ONE, clamp, int_of, ratio
from withhold_spec.policy.mixture import Level

TOLERANCE = BIT // 4
"""A quarter of what is due may come from blocks that are not normal."""

GROWTH = 5, 13
"""The excess grows by 13/5 of what is due when deviations double."""

FEW = 32
"""The mean excess of blocks of up to this many samples is computed exactly."""

SLOPE = 240, 120
"""1200 times what the mean excess of a large block falls at most, of one side and of both, if its mean falls by 1."""

LARGEST_SHIFT = 64 * ONE
"""Levels count as off by at most this many standard deviations, in units of 1/ONE."""

LARGEST_GROWTH = 2**40
"""More growth than that counts as this much."""


@dataclass(frozen=True)
class Block:
    """A block of a closed epoch in plain integers; a policy never computes on symbolic numbers.

    place: of the user, on the line. worth: what the block counts in the estimate. The other fields
    are those of a `Contribution`.
    """

    size: int
    low: int
    high: int
    weight: int
    inner_low: int
    inner_high: int
    saturation: int
    excess_weight: int
    stratum: int
    place: int
    worth: int

    @property
    def queried(self) -> bool:
        """Whether the epoch's excess contains this block."""
        return self.excess_weight > 0 and self.saturation > 0

    def room(self, grid: int) -> int:
        """The most that the interval can cut off from the block's sum, in grid units."""
        return max(0, self.low, self.size * grid - self.high)

    def least(self, grid: int, level: Level) -> int:
        """Six times a bound below the mean excess of independent samples that are 0 or 1, in grid units times ONE.

        It holds also where the level is off by two standard deviations. Nothing is known of other
        samples.
        """
        if grid > 1:
            return 0
        off = 2 * level.error
        if self.size <= FEW:
            return max(0, 6 * self.binomial_excess(level.mean, off))
        return max(0, self.normal_excess(level.mean, off) // 200)

    def binomial_excess(self, mean: int, off: int) -> int:
        """The mean excess of samples of this mean, at least where it is off by as much, in units of 1/ONE.

        It is convex in the mean, so it lies above its tangent.
        """
        size, low, high, zero = self.size, self.inner_low, self.inner_high, ONE - mean
        excess = sum(
            max(low - ones, ones - high, 0) * comb(size, ones) * mean**ones * zero ** (size - ones)
            for ones in range(size + 1)
        )
        slope = size * sum(
            ((ones >= high) - (ones < low))
            * comb(size - 1, ones)
            * mean**ones
            * zero ** (size - 1 - ones)
            for ones in range(size)
        )
        least: int = (excess - abs(slope) * off) // ONE ** (size - 1)
        return least

    def normal_excess(self, mean: int, off: int) -> int:
        """At most 1200 times the same, for large blocks; 0 on a side where the range ends before the excess begins."""
        middle, spread = self.size * mean, isqrt(self.size * mean * (ONE - mean))
        sides = []
        if self.inner_low > 0:
            sides.append(beyond(spread, middle - self.inner_low * ONE))
        if self.inner_high < self.size:
            sides.append(beyond(spread, self.inner_high * ONE - middle))
        return sum(sides) - (SLOPE[len(sides) - 1] * self.size * off if sides else 0)


def block_of(contribution: Contribution, place: int, worth: int) -> Block:
    """The contribution in plain integers."""
    return Block(
        contribution.size,
        int_of(contribution.low),
        int_of(contribution.high),
        int_of(contribution.weight),
        int_of(contribution.inner_low),
        int_of(contribution.inner_high),
        int_of(contribution.saturation),
        int_of(contribution.excess_weight),
        int_of(contribution.stratum),
        place,
        worth,
    )


def beyond(spread: int, away: int) -> int:
    """At most 1200 times the mean of max(0, X - away) for a centred binomial X of standard deviation `spread`.

    For a normal X this mean is convex in `away`, and the lines below lie under its tangents at 1
    and 3/2 deviations. A binomial X has integers only, which takes less than 3/100, divided by its
    deviation, from that.

    >>> [beyond(10 * ONE, away * ONE) // ONE for away in (10, 15, 20)]
    [986, 346, 0]
    """
    lattice = 36 * ONE * ONE // max(1, spread)
    return max(0, max(289 * spread - 190 * away, 155 * spread - 80 * away) - lattice)


@dataclass(frozen=True)
class Query:
    """An excess, and what it is compared with, in budget units.

    excess: as released. due: six times what normal blocks give: their standard deviations. least:
    six times what blocks of independent samples give at least, if users do not scatter. noise: the
    standard deviation of its noise. per_sample: the mean standard deviation per sample, in units of
    1/ONE. saturated: what the excess would be if every block was far outside.
    """

    excess: int
    due: int
    least: int
    noise: int
    per_sample: int
    saturated: int

    def moved(self, off: int) -> Query:
        """The same query if the levels were off by this much, in units of 1/ONE.

        If a normal block is off by s standard deviations, its excess is about s**2 / 4 of them
        larger, and s - 1 of them from s = 2 on.
        """
        shift = min(ratio(off, max(1, self.per_sample)), LARGEST_SHIFT)
        grown = 3 * shift * shift // (2 * ONE) if shift <= 2 * ONE else 6 * (shift - ONE)
        more = self.due * grown // ONE
        return replace(self, due=self.due + more, least=self.least + more)

    @property
    def is_low(self) -> bool:
        """Whether the excess is less than half of what is due, by two standard deviations of its noise."""
        return 12 * self.excess + 24 * self.noise < self.due

    @property
    def scatter(self) -> int:
        """The standard deviation of users that the excess shows beyond what was known, in units of 1/ONE."""
        beyond = 6 * self.excess - self.due - 12 * self.noise
        over = clamp(beyond * BIT // max(1, self.due) - TOLERANCE, 0, LARGEST_GROWTH)
        growth = BIT + over * GROWTH[0] // GROWTH[1]
        return min(ONE, self.per_sample * isqrt(growth**2 - BIT**2) // BIT)

    @property
    def outside(self) -> int:
        """The part of the users that may lie far outside, in units of 1/ONE, noise included."""
        beyond = (6 * self.excess - self.least) // 6
        part = ratio(min(abs(beyond), self.saturated), self.saturated)
        return part if beyond >= 0 else -part


def query_of(
    params: Params, epoch: Epoch, blocks: Sequence[Block], levels: Sequence[Level], scatter: int
) -> Query | None:
    """The epoch's excess query, or None if there was none; levels, scatter: as known before the epoch."""
    queried = [(b, level) for b, level in zip(blocks, levels, strict=True) if b.queried]
    if epoch.excess is None or not queried:
        return None
    due = sum(b.excess_weight * level.deviation(b.size, scatter) for b, level in queried)
    due = due * params.grid // ONE
    return Query(
        excess=int_of(epoch.excess),
        due=due,
        least=sum(b.excess_weight * b.least(params.grid, level) for b, level in queried) // ONE,
        noise=noise_deviation(params, epoch.series.excess_queries, 1),
        per_sample=ratio(due, params.grid * sum(b.excess_weight * b.size for b, _ in queried)),
        saturated=sum(b.excess_weight * b.saturation for b, _ in queried),
    )


@dataclass(frozen=True)
class Scatter:
    """How users and samples scatter, as far as excesses have shown it.

    users: the standard deviation of users about the line, at least; in units of 1/ONE. halvings:
    how often the bound on a sample's variance was halved. settled: whether a halving proved too
    much, so that no more follow.
    """

    users: int = 0
    halvings: int = 0
    settled: bool = False

    def after(self, params: Params, query: Query) -> Scatter:
        """What is known after one more query. The variance of samples that are 0 or 1 is never halved."""
        users = min(ONE, isqrt(self.users**2 + query.scatter**2))
        shown = replace(self, users=users)
        if query.scatter > 0 and self.halvings > 0:
            return replace(shown, halvings=self.halvings - 1, settled=True)
        if params.grid > 1 and not self.settled and query.is_low:
            return replace(shown, halvings=self.halvings + 1)
        return shown
