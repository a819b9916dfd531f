"""What the epochs so far say. It post-processes public numbers, one epoch at a time."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, fields
from functools import cache

import numpy as np

from withhold.core.columns import distinct
from withhold.core.params import Params
from withhold.core.state import Facts, bounded
from withhold.policy.design import Design, Weighted, Worths, noise_deviation, relative_noise
from withhold.policy.excess import Clipping, Query, Scatter
from withhold.policy.fixed_point import ONE, clamp, ratio, root_of, scaled, square_of
from withhold.policy.line import UNINFORMATIVE, Cell, Filters, Level, Line, Mixed
from withhold.policy.places import HEAVY_PLACE, PART, Tally, places_of, worth_of_all, worths_of

LEAST_SCATTER = 20  # users scatter by at least a 20th of a sample's standard deviation
# A sum says nothing if so many deviations of its noise exceed its span, unless intervals cut off less
BLIND, BLIND_HEAVY, LEAST_ROOM = 4, 8, ONE // 20


@dataclass(frozen=True, slots=True)
class Measured:
    """A stratum of an epoch: its blocks and their design, and what was released.

    content: what the sum would be if every sample was 1. shifted: the released sum plus weight
    times the lower end of each interval. span: the largest sum that the intervals allow. edge: how
    far the released sum is from the middle of what they allow; ONE at the ends and outside. seen,
    unseen: the most that they can have cut off, of blocks that the excess contains, and of the others.
    """

    blocks: Worths
    design: Design
    content: int
    shifted: int
    span: int
    edge: int
    seen: int
    unseen: int


@dataclass(frozen=True, slots=True)
class Closed:
    """A closed epoch: its series has `length` epochs of `strata` sums; the strata that have blocks.

    everyone: all users, after the epoch; sizes: what was withheld before.
    """

    length: int
    strata: int
    measured: list[Measured]
    query: Query | None
    everyone: Tally


@cache
def start_line() -> Line:
    """The line before the first epoch: the same for every run, and a vector has many."""
    return Mixed(Filters()).line(0)


@dataclass(slots=True)
class Posterior:
    """What the epochs so far say; `learn` takes in one epoch.

    shift: how far unequal weights have moved the mean place of what was measured, at most.
    unequal: the variance that unequal weights add if users scatter as much as samples.
    """

    params: Params
    filters: Filters = field(init=False, default_factory=Filters)
    scatter: Scatter = field(default_factory=Scatter)
    shift: int = 0
    unequal: int = 0
    clipping: Clipping = field(default_factory=Clipping)
    epochs: int = 0
    line: Line = field(init=False)
    centre: int = ONE // 2  # the estimate of the mean of all released samples

    def __post_init__(self) -> None:
        self.line = start_line()

    def state(self) -> Facts:
        """What the epochs so far say, as integers. The line follows from the filters and halvings."""
        scatter, clipping = self.scatter, self.clipping
        return {
            **{f"filters_{name}": column for name, column in self.filters.state().items()},
            "scatter": [scatter.users, scatter.halvings, int(scatter.settled)],
            "clipping": [clipping.room, clipping.mean, clipping.variance, clipping.assumed],
            "posterior": [self.shift, self.unequal, self.epochs, self.centre],
        }

    def restore(self, facts: Facts) -> None:
        """Goes on with what these integers say."""
        names = [field.name for field in fields(Filters)]
        self.filters = Filters.restored({name: facts[f"filters_{name}"] for name in names})
        users, halvings, settled = facts["scatter"]
        self.scatter = Scatter(users, halvings, bounded(settled, 0, 1) == 1)
        self.clipping = Clipping(*facts["clipping"])
        self.shift, self.unequal, self.epochs, self.centre = facts["posterior"]
        self.line = Mixed(self.filters).line(self.scatter.halvings)

    def copy(self) -> Posterior:
        """A copy that does not change."""
        found = copy(self)
        found.filters, found.scatter = copy(self.filters), copy(self.scatter)
        found.clipping = copy(self.clipping)
        return found

    def learn(self, epoch: Closed) -> None:
        """Takes in an epoch."""
        params, line = self.params, self.line
        noise = noise_deviation(params, epoch.length, epoch.strata)
        everyone = epoch.everyone
        users, samples = everyone.users, everyone.samples
        whole = worth_of_all(params, users, samples)
        earlier = earlier_design(params, everyone, users, samples)
        added = scaled(earlier.users, line.at(earlier.wanted_at).variance)
        kept, shift, unequal, seen, unseen, off, cells = ONE, 0, 0, 0, 0, 0, []
        for each in epoch.measured:
            level = line.at(each.design.wanted_at)
            cell = self._cell(each, noise, level, whole)
            cells.append(cell)
            kept -= cell.share
            shift += scaled(cell.share, cell.shift)
            unequal += twice_scaled(scaled(each.design.users, level.variance), cell.share)
            seen += scaled(cell.share, ratio(each.seen, max(1, each.content)))
            unseen += scaled(cell.share, ratio(each.unseen, max(1, each.content)))
            explained = cell.error + cell.own
            square = square_of(cell.measured - line.at(cell.seen_at).mean)
            off += scaled(cell.share, root_of(square - explained))
        query = epoch.query
        if query is not None:
            query = query.moved(ratio(off, max(1, ONE - kept)))
        self.shift = shift + scaled(self.shift + earlier.shift, kept)
        self.unequal = unequal + twice_scaled(self.unequal + added, kept)
        self.clipping.take(kept, seen, unseen, query)
        self.filters.take_epoch(cells)
        if query is not None:
            self.scatter.take(params, query)
        mixed = Mixed(self.filters)
        self.line, self.centre = mixed.line(self.scatter.halvings), mixed.mean
        self.epochs += 1

    def _cell(self, stratum: Measured, noise: int, level: Level, whole: int) -> Cell:
        design, content = stratum.design, stratum.content
        distortion = design.distortion(level.variance, self.scatter_variance(level))
        measured = ratio(clamp(stratum.shifted, 0, content), max(1, content))
        off = abs(measured - self.line.at(design.seen_at).mean)
        cut = ratio(stratum.seen + stratum.unseen, max(1, content))
        square = scaled(stratum.edge, stratum.edge)
        error = min(relative_noise(noise, content) + distortion, UNINFORMATIVE)
        deviations = BLIND_HEAVY if design.seen_at >= HEAVY_PLACE else BLIND
        if deviations * noise > stratum.span and cut > LEAST_ROOM:
            error = UNINFORMATIVE  # the noise hides on which side of the intervals users are
        return Cell(
            share=ratio(stratum.blocks.total, whole),
            measured=measured,
            seen_at=design.seen_at,
            wanted_at=design.wanted_at,
            own=max(1, scaled(level.variance, design.own)),
            error=error,
            doubt=square_of(scaled(min(off, cut), scaled(square, square))),
        )

    def scatter_variance(self, level: Level) -> int:
        """The variance of users about the line, at least."""
        return max(level.variance // LEAST_SCATTER**2, self.scatter.users**2 // ONE)


def twice_scaled(variance: int, share: int) -> int:
    """The variance of a share of something with this variance."""
    return scaled(scaled(variance, share), share)


UNCHANGED = Design(0, 0, 0, 0, 0)  # of no blocks


def earlier_design(params: Params, tally: Tally, users: int, samples: int) -> Design:
    """How unequally the earlier samples of users count in the mean over users, after new ones.

    users, samples: how many there are in the tally. Where every sample counts the same, so do all
    earlier ones.
    """
    if params.weighting == "sample":
        return UNCHANGED
    old = tally.of(tally.counts > tally.sizes)
    if not len(old.number):
        return UNCHANGED
    count, at = distinct(old.counts)
    ones = np.ones_like(old.counts)
    blocks = Worths(ones, ones, places_of(count, users, samples), at, old.number)
    parts = PART - worths_of(params, old.sizes, old.counts)
    return blocks.compare(Weighted(np.arange(len(at)), parts, old.number))
