"""What an epoch's released sums measure: one cell for each stratum, and what its intervals may have cut off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from withhold_spec.accounted.records import Epoch
from withhold_spec.params import Params
from withhold_spec.policy.design import Design, design_of, noise_deviation, relative_noise
from withhold_spec.policy.excess import Block
from withhold_spec.policy.fixed_point import ONE, clamp, int_of, ratio, root_of, square_of
from withhold_spec.policy.line import UNINFORMATIVE, Cell
from withhold_spec.policy.mixture import Level, Line
from withhold_spec.policy.strata import HEAVY_PLACE

LEAST_SCATTER = 20
"""Users scatter about the line by at least a twentieth of a sample's standard deviation."""


BLIND = 4, 8
"""A sum says nothing if so many standard deviations of its noise exceed the span of its intervals.

The second holds for heavy users, who are few, so that an excess says little of them.
"""

LEAST_ROOM = ONE // 20
"""But it always says something if its intervals cannot have moved the mean by more than this."""


@dataclass(frozen=True)
class Measurement:
    """The released sum of a stratum, its blocks, and what was predicted of them.

    released: the sum, with noise of the standard deviation `noise`. level: of the samples.
    predicted: the level where the weights have their mean place.
    """

    grid: int
    blocks: Sequence[Block]
    released: int
    noise: int
    design: Design
    level: Level
    predicted: int

    def cell(self, users: int, whole: int) -> Cell:
        """The stratum's cell; users: the standard deviation of their scatter. whole: what all samples are worth."""
        noise = relative_noise(self.noise, self.content)
        distortion = self.design.distortion(
            self.level.variance, scatter_variance(self.level, users)
        )
        return Cell(
            share=ratio(sum(block.worth for block in self.blocks), whole),
            measured=self.measured,
            seen_at=self.design.seen_at,
            wanted_at=self.design.wanted_at,
            own=max(1, self.level.variance * self.design.own // ONE),
            error=UNINFORMATIVE if self.is_blind else min(noise + distortion, UNINFORMATIVE),
            doubt=self.doubt,
        )

    @property
    def content(self) -> int:
        """What the sum of the blocks would be if every sample was 1."""
        return self.grid * sum(block.weight * block.size for block in self.blocks)

    @property
    def measured(self) -> int:
        """The weighted mean of the samples, kept in the range."""
        start = sum(block.weight * block.low for block in self.blocks)
        return ratio(clamp(self.released + start, 0, self.content), max(1, self.content))

    @property
    def span(self) -> int:
        """The largest sum that the intervals allow."""
        return sum(block.weight * (block.high - block.low) for block in self.blocks)

    @property
    def is_blind(self) -> bool:
        """Whether the sum says nothing of its samples.

        Intervals lie around the prediction, so without noise the sum is near it, or near an end of
        what the intervals allow if the levels are elsewhere. Much noise hides which of both it is.
        """
        deviations = BLIND[self.design.seen_at >= HEAVY_PLACE]
        return deviations * self.noise > self.span and self.part(self.blocks) > LEAST_ROOM

    @property
    def edge(self) -> int:
        """How near the sum is to an end of what the intervals allow: 0 in the middle, ONE at the ends and outside."""
        span = self.span
        return min(ONE, ratio(abs(2 * self.released - span), max(1, span)))

    @property
    def doubt(self) -> int:
        """A variance for what the intervals may have cut off, if the sum is near an end of what they allow.

        If a level is far from the intervals, the sum is at their end, however far it is. Then the
        true mean may differ from the measured one by all that the intervals can cut off. The doubt
        is never more than how far the measurement is from the prediction: one that was expected is
        not doubted.
        """
        off, room = abs(self.measured - self.predicted), self.part(self.blocks)
        return square_of(min(off, room) * self.suspicion // ONE)

    @property
    def suspicion(self) -> int:
        """How much of the doubt counts: the fourth power of `edge`, so little of it well inside the intervals."""
        square = self.edge * self.edge // ONE
        return square * square // ONE

    def room(self, queried: bool) -> int:
        """The most that the intervals of the queried blocks, or of the others, can have moved the mean of all."""
        return self.part([block for block in self.blocks if block.queried == queried])

    def part(self, blocks: Sequence[Block]) -> int:
        """The most that the intervals of these blocks can have moved the mean of all."""
        cut = sum(block.weight * block.room(self.grid) for block in blocks)
        return ratio(cut, max(1, self.content))

    def unexplained(self, cell: Cell) -> int:
        """How far the measurement is off the predicted level, beyond what its own errors explain."""
        square = square_of(cell.measured - self.predicted)
        return root_of(square - cell.error - cell.own)


def measurement_of(
    params: Params, epoch: Epoch, stratum: int, blocks: Sequence[Block], line: Line
) -> Measurement:
    """The measurement of a stratum of the epoch with these blocks; line: as predicted before the epoch."""
    design = design_of(
        [block.weight for block in blocks],
        [block.size for block in blocks],
        [block.worth for block in blocks],
        [block.place for block in blocks],
    )
    return Measurement(
        params.grid,
        blocks,
        int_of(epoch.sums[stratum]),
        noise_deviation(params, epoch.series.length, epoch.series.strata),
        design,
        line.at(design.wanted_at),
        line.at(design.seen_at).mean,
    )


def scatter_variance(level: Level, users: int) -> int:
    """The variance of users about the line; users: the standard deviation that excesses have shown."""
    return max(level.variance // LEAST_SCATTER**2, users**2 // ONE)
