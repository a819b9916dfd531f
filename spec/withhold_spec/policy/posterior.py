"""The posterior: what the releases say so far. It post-processes public numbers, epoch by epoch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from withhold_spec.accounted.records import Epoch
from withhold_spec.params import Params
from withhold_spec.policy.design import Design, design_of, noise_deviation, relative_noise
from withhold_spec.policy.excess import Block, Clipping, Scatter, block_of, query_of
from withhold_spec.policy.fixed_point import ONE, clamp, int_of, ratio, root_of, square_of
from withhold_spec.policy.line import UNINFORMATIVE, Cell, Filter, after_epoch, start
from withhold_spec.policy.mixture import Level, Line, estimate, line_of
from withhold_spec.policy.strata import PART, place_of, worth_of, worth_of_all

LEAST_SCATTER = 20
"""Users scatter about the line by at least a twentieth of a sample's standard deviation."""


@dataclass(frozen=True)
class Posterior:
    """What the epochs so far say.

    filters: one for each point of the grid. counts: each user's released samples. scatter: what
    the excesses show of users and samples. shift: how far unequal weights have moved the mean place
    of what was measured, at most. unequal: the variance that users who scatter as much as samples
    add to the estimate. clipping: what intervals may have cut off.
    """

    filters: tuple[Filter, ...] = field(default_factory=start)
    counts: tuple[int, ...] = ()
    scatter: Scatter = Scatter()
    shift: int = 0
    unequal: int = 0
    clipping: Clipping = Clipping()

    @property
    def centre(self) -> int:
        """The estimate of the mean of all released samples, in units of 1/ONE; 1/2 before the first epoch."""
        return estimate(self.filters) if self.counts else ONE // 2

    @property
    def line(self) -> Line:
        """The line of users' levels, as predicted for the next samples."""
        return line_of(self.filters, self.scatter.halvings)


def posterior_of(params: Params, epochs: Sequence[Epoch]) -> Posterior:
    """The posterior after these epochs."""
    posterior = Posterior()
    for epoch in epochs:
        posterior = update(params, posterior, epoch)
    return posterior


def update(params: Params, posterior: Posterior, epoch: Epoch) -> Posterior:
    """The posterior after one more epoch."""
    counts, sizes = _counted(posterior.counts, epoch)
    blocks = _blocks(params, counts, epoch)
    line, users = posterior.line, posterior.scatter.users
    query = query_of(params, epoch, blocks, [line.at(block.place) for block in blocks], users)
    whole = worth_of_all(params, len(counts), sum(counts))
    kept, shift, unequal, seen, unseen, off = ONE, 0, 0, 0, 0, 0
    cells = []
    for stratum in range(len(epoch.sums)):
        inside = [block for block in blocks if block.stratum == stratum]
        if inside:
            design = _design(inside)
            level = line.at(design.wanted_at)
            cell = _cell(params, epoch, stratum, inside, design, level, users, whole)
            cells.append(cell)
            kept -= cell.share
            shift += cell.share * cell.shift // ONE
            unequal += squared(cell.share, design.users * level.variance // ONE)
            seen += cell.share * _room(params, inside, queried=True) // ONE
            unseen += cell.share * _room(params, inside, queried=False) // ONE
            off += cell.share * _off(cell, line) // ONE
    if query is not None:
        query = query.moved(ratio(off, max(1, ONE - kept)))
    earlier = earlier_design(params, counts, sizes)
    added = earlier.users * line.at(earlier.wanted_at).variance // ONE
    return Posterior(
        filters=tuple(after_epoch(each, cells) for each in posterior.filters),
        counts=counts,
        scatter=posterior.scatter if query is None else posterior.scatter.after(params, query),
        shift=shift + kept * (posterior.shift + earlier.shift) // ONE,
        unequal=unequal + squared(kept, posterior.unequal + added),
        clipping=posterior.clipping.after(kept, seen, unseen, query),
    )


def squared(share: int, variance: int) -> int:
    """The variance of a share of something with this variance."""
    return variance * share // ONE * share // ONE


def earlier_design(params: Params, counts: Sequence[int], sizes: Sequence[int]) -> Design:
    """How unequally users' earlier samples count in the mean over users, once new ones have come.

    sizes: each user's new samples, among the counts. Where every sample counts the same, so do
    all earlier ones.
    """
    old = [
        (count, size)
        for count, size in zip(counts, sizes, strict=True)
        if count > size and params.weighting == "user"
    ]
    users, samples = len(counts), sum(counts)
    places = [place_of(count, users, samples) for count, _ in old]
    parts = [PART - worth_of(params, size, count) for count, size in old]
    ones = [1] * len(old)
    return design_of(parts, ones, ones, places)


def _counted(before: Sequence[int], epoch: Epoch) -> tuple[tuple[int, ...], list[int]]:
    """Each user's samples after the epoch, and those in it."""
    sizes = {each.user: each.size for each in epoch.contributions}
    users = max([len(before), *(user + 1 for user in sizes)])
    new = [sizes.get(user, 0) for user in range(users)]
    old = [*before, *[0] * (users - len(before))]
    return tuple(count + size for count, size in zip(old, new, strict=True)), new


def _blocks(params: Params, counts: Sequence[int], epoch: Epoch) -> list[Block]:
    users, samples = len(counts), sum(counts)
    blocks = []
    for each in epoch.contributions:
        count = counts[each.user]
        place = place_of(count, users, samples)
        blocks.append(block_of(each, place, worth_of(params, each.size, count)))
    return blocks


def _design(blocks: Sequence[Block]) -> Design:
    return design_of(
        [block.weight for block in blocks],
        [block.size for block in blocks],
        [block.worth for block in blocks],
        [block.place for block in blocks],
    )


def _cell(
    params: Params,
    epoch: Epoch,
    stratum: int,
    blocks: Sequence[Block],
    design: Design,
    level: Level,
    users: int,
    whole: int,
) -> Cell:
    """The measurement of a stratum; level: of its samples. users: how they scatter. whole: the worth of all."""
    content = _content(params, blocks)
    shifted = int_of(epoch.sums[stratum]) + sum(b.weight * b.low for b in blocks)
    deviation = noise_deviation(params, epoch.series.length, epoch.series.strata)
    return Cell(
        share=ratio(sum(block.worth for block in blocks), whole),
        measured=ratio(clamp(shifted, 0, content), max(1, content)),
        seen_at=design.seen_at,
        wanted_at=design.wanted_at,
        own=max(1, level.variance * design.own // ONE),
        error=min(
            relative_noise(deviation, content)
            + design.distortion(level.variance, scatter_variance(level, users)),
            UNINFORMATIVE,
        ),
    )


def _off(cell: Cell, line: Line) -> int:
    """How far the measurement is off the predicted level, beyond what its own errors explain."""
    square = square_of(cell.measured - line.at(cell.seen_at).mean)
    return root_of(square - cell.error - cell.own)


def scatter_variance(level: Level, users: int) -> int:
    """The variance of users about the line; users: the standard deviation that excesses have shown."""
    return max(level.variance // LEAST_SCATTER**2, users**2 // ONE)


def _content(params: Params, blocks: Sequence[Block]) -> int:
    """What the sum of the blocks would be if every sample was 1."""
    return params.grid * sum(block.weight * block.size for block in blocks)


def _room(params: Params, blocks: Sequence[Block], queried: bool) -> int:
    """The most that the intervals of the queried blocks, or of the others, can have moved the mean of all."""
    cut = sum(
        block.weight * block.room(params.grid) for block in blocks if block.queried == queried
    )
    return ratio(cut, max(1, _content(params, blocks)))
