"""The posterior: what the releases say so far. It post-processes public numbers, epoch by epoch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from withhold_spec.accounted.records import Epoch
from withhold_spec.params import Params
from withhold_spec.policy.clipping import Clipping
from withhold_spec.policy.design import Design, design_of
from withhold_spec.policy.excess import Block, Scatter, block_of, query_of
from withhold_spec.policy.fixed_point import ONE, ratio
from withhold_spec.policy.line import Filter, after_epoch, start
from withhold_spec.policy.measurement import measurement_of
from withhold_spec.policy.mixture import Line, estimate, line_of
from withhold_spec.policy.strata import PART, place_of, worth_of, worth_of_all


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
            made = measurement_of(params, epoch, stratum, inside, line)
            cell = made.cell(users, whole)
            cells.append(cell)
            kept -= cell.share
            shift += cell.share * cell.shift // ONE
            unequal += squared(cell.share, made.design.users * made.level.variance // ONE)
            seen += cell.share * made.room(queried=True) // ONE
            unseen += cell.share * made.room(queried=False) // ONE
            off += cell.share * made.unexplained(cell) // ONE
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
