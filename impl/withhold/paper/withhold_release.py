"""The mechanisms that withhold a user's samples and release them in doubling blocks.

One counter for all levels (alg:singcounter), one for each (alg:multcounter), or one for each that
waits for a private median of its own from level 2 on (alg:multcounterfull).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

import numpy as np

from withhold.core.batch import Arrival, Blocks, Grouping, Ints, complete_blocks
from withhold.core.engine import SAFE_SUM, Outcome
from withhold.core.records import Activation, Block, LevelProgress, MedianCharge
from withhold.core.source import NoiseSource
from withhold.core.state import State, same_row
from withhold.core.storage import add_all, add_zeros, new_row, put, take
from withhold.paper.constants import Constants, MedianConstants, grid_interval
from withhold.paper.engine import CounterEngine
from withhold.paper.median import SampleStore, bins_of, costs_of, midpoint

Interval: TypeAlias = tuple[int, int]


class WithholdRelease(CounterEngine):
    """One run of a mechanism with blocks of doubling size; the block of level l ends at sample 2**l.

    Levels become active in ascending order, because the arrays of a level are larger than those
    of the level below, and not fewer. So only the lowest inactive level is watched. Its sample
    count grows by one at a time, so it reaches the needed number exactly; at that moment the
    arrays hold every sample that the level may read.
    """

    __slots__ = (
        "_buffers",
        "_intervals",
        "_kept",
        "_most",
        "_opened",
        "_reach",
        "_store",
        "_watched",
    )

    def __init__(self, constants: Constants, source: NoiseSource) -> None:
        params = constants.params
        super().__init__(constants, source, params.max_samples)
        self._most = params.max_samples
        self._opened = new_row(params.max_samples * params.grid)  # withheld sums, by user
        self._intervals: list[Interval | None] = [level.interval for level in constants.levels]
        self._buffers = [new_row(level.size * params.grid) for level in constants.levels]
        medians = [level.median for level in constants.levels if level.median is not None]
        self._watched = medians[0] if medians else None
        self._reach = 0  # samples towards the watched level
        self._kept = medians[-1].size if medians else 0  # first samples that a median may read
        self._store = SampleStore(params.grid, params.max_users if medians else 0)

    def add_users(self, number: int) -> None:
        super().add_users(number)
        add_zeros(self._opened, number)
        if self._kept:
            self._store.grow(number)

    def state(self) -> State:
        state = super().state()
        watched = -1 if self._watched is None else self._watched.level
        state.facts["watched"] = [watched, self._reach, self._kept]
        state.columns["opened"] = self._opened[:]
        for level, (interval, buffer) in enumerate(
            zip(self._intervals, self._buffers, strict=True)
        ):
            state.facts[f"interval_{level}"] = [] if interval is None else list(interval)
            state.columns[f"buffer_{level}"] = buffer[:]
        state.columns.update(self._store.state())
        return state

    def restore(self, state: State) -> None:
        super().restore(state)
        facts, columns, users = state.facts, state.columns, len(self.counts)
        watched, self._reach, self._kept = facts["watched"]
        self._watched = None if watched < 0 else self.constants.levels[watched].median
        self._opened = same_row(columns["opened"], self._opened, users)
        for level in range(len(self._intervals)):
            interval, buffer = facts[f"interval_{level}"], columns[f"buffer_{level}"]
            if interval:
                low, high = interval
                self._intervals[level] = (low, high)
            # a flushed buffer is empty, and of another type
            like = self._buffers[level] if buffer else buffer
            self._buffers[level] = same_row(buffer, like, len(buffer))
        if not self._kept:
            self._store = SampleStore(self.params.grid, 0)
        self._store.restore(columns, users if self._kept else 0)

    def step(self, code: int, units: int) -> bool:
        self.t += 1
        if code < 0:
            return False
        count = self.counts[code] + 1
        if count > self._most:
            return False
        self.counts[code] = count
        changed = False
        if count <= self._kept:
            self._store.add(code, count, units)
            watched = self._watched
            if watched is not None and count <= watched.size:
                self._reach += 1
                if self._reach == watched.needed:
                    changed = self._activate_ready()
        withheld = self._opened[code] + units
        if count & (count - 1):
            self._opened[code] = withheld
            return changed
        self._opened[code] = 0
        return self._complete(count.bit_length() - 1, withheld) or changed

    def level_progress(self) -> Iterator[LevelProgress]:
        counts = self.counts_array()
        for level, buffer in zip(self.constants.levels, self._buffers, strict=True):
            counter = self.counters[level.counter]
            released = int(np.count_nonzero(counts >= 1 << level.level))
            yield LevelProgress(
                level=level.level,
                active=self._intervals[level.level] is not None,
                elements=released if len(self.counters) == 1 else counter.size,
                buffered=len(buffer),
                samples=int(np.minimum(counts, level.size).sum(dtype=np.int64)),
                needed=0 if level.median is None else level.median.needed,
            )

    def median_charges(self) -> Iterator[MedianCharge]:
        for level, interval in zip(self.constants.levels, self._intervals, strict=True):
            median = level.median
            if median is not None and interval is not None:
                yield MedianCharge(level.level, median.epsilon, 2, median.scale)

    def _complete(self, level: int, raw: int) -> bool:
        """Takes a completed block into its counter or its level's buffer; True if it entered the counter."""
        interval = self._intervals[level]
        if interval is None:
            self._buffers[level].append(raw)
            if self.recorder is not None:
                self.recorder.completed(Block(level, raw, None))
            return False
        low, high = interval
        projected = min(max(raw, low), high)
        if self.recorder is not None:
            self.recorder.completed(Block(level, raw, projected))
        constants = self.constants.levels[level]
        self._append(self.counters[constants.counter], projected, constants.size)
        return True

    def _activate_ready(self) -> bool:
        """Activates the watched level, and those above that are ready too; True if a buffer was flushed.

        The step's sample is already stored and counted; its block has not entered yet.
        """
        flushed = False
        while self._watched is not None and self._reach == self._watched.needed:
            counts = take(self.counts, np.arange(len(self.counts)))
            lengths = np.minimum(counts, self._watched.size)
            activation, interval = self._draw(self._watched, lengths)
            blocks = tuple(self._flush(activation.level, interval))
            flushed = flushed or bool(blocks)
            if self.recorder is not None:
                self.recorder.activated(replace(activation, flushed=blocks))
            self._watch_next(counts)
        return flushed

    def _draw(self, median: MedianConstants, lengths: Ints) -> tuple[Activation, Interval]:
        """Draws a level's prior and sets its interval; `lengths` says how many first samples each user gives."""
        grid, size, level = self.params.grid, median.size, median.level
        sums = self._store.array_sums(lengths, size, median.arrays)
        bins = bins_of(sums, size * grid, median.bins)
        costs = costs_of(bins, median.bins)
        choice = self.source.choose(level, costs, median.rate)
        prior = midpoint(choice, median.bins)
        interval = grid_interval(grid, size, prior, median.half_width)
        self._intervals[level] = interval
        return Activation(level, bins, costs, choice, prior, ()), interval

    def _flush(self, level: int, interval: Interval) -> Iterator[Block]:
        """The buffered blocks of a level that has just become active enter its counter."""
        constants, (low, high) = self.constants.levels[level], interval
        buffer, self._buffers[level] = self._buffers[level], new_row(0)
        for raw in buffer:
            projected = min(max(raw, low), high)
            self._append(self.counters[constants.counter], projected, constants.size)
            yield Block(level, raw, projected)

    def _watch_next(self, counts: Ints) -> None:
        """Watches the lowest inactive level; drops all stored samples if there is none."""
        waiting = (level.median for level in self.constants.levels if self._waits(level.level))
        self._watched, self._reach = next(waiting, None), 0
        if self._watched is None:
            self._kept = 0
            self._store = SampleStore(self.params.grid, 0)
        else:
            self._reach = int(np.minimum(counts, self._watched.size).sum())

    def _waits(self, level: int) -> bool:
        return self._intervals[level] is None

    def _batch(self, grouping: Grouping, units: Ints) -> Outcome:
        sorted_units = units[grouping.row]
        withheld = take(self._opened, grouping.users)
        blocks, left = complete_blocks(grouping, sorted_units, withheld)
        ready = self._activate_batch(grouping, sorted_units) if self._kept else {}
        self._count_batch(grouping)
        put(self._opened, grouping.users, left)
        if len(self.counters) == 1:
            return self._enter_all(grouping.size, self._into_one(blocks))
        return self._enter_all(grouping.size, self._into_each(blocks, ready))

    def _activate_batch(self, grouping: Grouping, units: Ints) -> dict[int, int]:
        """Draws the medians that become due in a batch; returns the row of each activated level.

        When a level becomes due depends on counts only. Its median reads the samples up to that
        row: later ones are stored as well, but beyond the lengths that it reads.
        """
        ready: dict[int, int] = {}
        row, count, owner = grouping.row, grouping.count, grouping.owner
        kept = np.flatnonzero(count <= self._kept)
        self._store.extend(owner[kept], count[kept], units[kept])
        before = take(self.counts, np.arange(len(self.counts)))
        while self._watched is not None:
            median = self._watched
            near = np.flatnonzero(count <= median.size)
            missing = median.needed - self._reach
            if len(near) < missing:
                self._reach += len(near)
                break
            rows = row[near]
            due = int(np.partition(rows, missing - 1)[missing - 1])
            read = owner[near[rows <= due]]
            lengths = np.minimum(before, median.size) + np.bincount(read, minlength=len(before))
            self._draw(median, lengths)
            ready[median.level] = due
            self._watch_next(before)
        return ready

    def _into_one(self, blocks: Blocks) -> Iterator[Arrival]:
        """The arrivals of all blocks in the one counter, each projected on its level's interval."""
        if len(blocks.rows):
            intervals = [_cut(interval) for interval in self._intervals if interval is not None]
            low, high = np.array(intervals)[blocks.levels].T
            sizes = np.array([level.size for level in self.constants.levels])[blocks.levels]
            elements = np.minimum(np.maximum(blocks.raw, low), high)
            yield Arrival(self.counters[0], elements, blocks.rows, sizes)

    def _into_each(self, blocks: Blocks, ready: dict[int, int]) -> Iterator[Arrival]:
        """The arrivals of blocks in their levels' counters, with the buffers of ready levels; others wait."""
        for constants in self.constants.levels:
            level = constants.level
            chosen = np.flatnonzero(blocks.levels == level)
            raw, rows = blocks.raw[chosen], blocks.rows[chosen]
            interval = self._intervals[level]
            if interval is None:
                add_all(self._buffers[level], raw)
                continue
            if level in ready:
                buffer, self._buffers[level] = self._buffers[level], new_row(0)
                old = take(buffer, np.arange(len(buffer)))
                raw = np.concatenate((old, raw))
                shown = np.full(len(old), ready[level])
                rows = np.concatenate((shown, np.maximum(rows, ready[level])))
            if len(raw):
                low, high = _cut(interval)
                elements = np.minimum(np.maximum(raw, low), high)
                sizes = np.full(len(raw), constants.size)
                yield Arrival(self.counters[constants.counter], elements, rows, sizes)


def _cut(interval: Interval) -> Interval:
    """The interval, cut to int64.

    No sum of a batch passes SAFE_SUM here, so the cut changes no projection.
    """
    low, high = interval
    return min(max(low, 0), SAFE_SUM), min(high, SAFE_SUM)
