"""What the excesses show: whether users scatter about the line, and what intervals have cut off.

The excess of normal blocks is a sixth of their standard deviations. A larger one shows that users
scatter, a smaller one that samples scatter less than their bound. Beyond what is due, it also
shows how many users lie far outside the intervals, and so how much was cut off.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isqrt

from withhold_spec.accounted.records import Contribution, Epoch
from withhold_spec.params import Params
from withhold_spec.policy.design import noise_deviation
from withhold_spec.policy.fixed_point import BIT, ONE, clamp, int_of, ratio, root_of, square_of
from withhold_spec.policy.mixture import Level

TOLERANCE = BIT // 4
"""A quarter of what is due may come from blocks that are not normal."""

GROWTH = 5, 13
"""The excess grows by 13/5 of what is due when deviations double."""

LARGEST_GROWTH = 2**40
"""More growth than that counts as this much."""

UNSEEN = 20
"""Where no excess was asked, at most one user in this many is assumed to lie far outside."""


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


def block_of(contribution: Contribution, place: int, worth: int) -> Block:
    """The contribution in plain integers."""
    return Block(
        contribution.size,
        int_of(contribution.low),
        int_of(contribution.high),
        int_of(contribution.weight),
        int_of(contribution.saturation),
        int_of(contribution.excess_weight),
        int_of(contribution.stratum),
        place,
        worth,
    )


@dataclass(frozen=True)
class Query:
    """An excess, and what it is compared with, in budget units.

    excess: as released. due: six times what normal blocks give: their standard deviations. noise:
    the standard deviation of its noise. per_sample: the mean standard deviation per sample, in units
    of 1/ONE. saturated: what the excess would be if every block was far outside.
    """

    excess: int
    due: int
    noise: int
    per_sample: int
    saturated: int

    @property
    def is_low(self) -> bool:
        """Whether the excess is less than half of what is due, by two standard deviations of its noise."""
        return 12 * self.excess + 24 * self.noise < self.due

    @property
    def scatter(self) -> int:
        """The standard deviation of users about the line that the excess shows, at least; in units of 1/ONE."""
        beyond = 6 * self.excess - self.due - 12 * self.noise
        over = clamp(beyond * BIT // max(1, self.due) - TOLERANCE, 0, LARGEST_GROWTH)
        growth = BIT + over * GROWTH[0] // GROWTH[1]
        return min(ONE, self.per_sample * isqrt(growth**2 - BIT**2) // BIT)

    @property
    def outside(self) -> int:
        """The part of the users that lie far outside, in units of 1/ONE, noise included."""
        beyond = (6 * self.excess - self.due) // 6
        part = ratio(min(abs(beyond), self.saturated), self.saturated)
        return part if beyond >= 0 else -part


def query_of(
    params: Params, epoch: Epoch, blocks: Sequence[Block], levels: Sequence[Level]
) -> Query | None:
    """The epoch's excess query, or None if there was none; levels: those of the blocks before the epoch."""
    queried = [(b, level) for b, level in zip(blocks, levels, strict=True) if b.queried]
    if epoch.excess is None or not queried:
        return None
    due = sum(b.excess_weight * level.deviation(b.size) for b, level in queried)
    due = due * params.grid // ONE
    return Query(
        excess=int_of(epoch.excess),
        due=due,
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
        shown = replace(self, users=max(self.users, query.scatter))
        if query.scatter > 0 and self.halvings > 0:
            return replace(shown, halvings=self.halvings - 1, settled=True)
        if params.grid > 1 and not self.settled and query.is_low:
            return replace(shown, halvings=self.halvings + 1)
        return shown


@dataclass(frozen=True)
class Clipping:
    """How far intervals may have moved the mean of all released samples, in units of 1/ONE.

    room: the most that they can. mean, variance: the part that the excesses show, noise included,
    and the variance of that noise. assumed: the part where no excess was asked.
    """

    room: int = 0
    mean: int = 0
    variance: int = 0
    assumed: int = 0

    def after(self, kept: int, seen: int, unseen: int, query: Query | None) -> Clipping:
        """The same after an epoch.

        kept: the share of the earlier samples. seen: the room in the mean of blocks that the excess
        contains; unseen: that of the others.
        """
        outside, noise = 0, 0
        if query is not None:
            outside, noise = query.outside, ratio(query.noise, query.saturated)
        return Clipping(
            self.room * kept // ONE + seen + unseen,
            self.mean * kept // ONE + seen * outside // ONE,
            self.variance * kept // ONE * kept // ONE + square_of(seen * noise // ONE),
            self.assumed * kept // ONE + unseen // UNSEEN,
        )

    @property
    def bound(self) -> int:
        """How far the mean may have been moved: what the excesses show, twice its deviation, and what is assumed."""
        shown = max(0, self.mean) + 2 * root_of(self.variance)
        return min(self.room, shown + self.assumed)
