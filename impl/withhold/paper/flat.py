"""The mechanisms with elements of one size: every sample, or one block per user.

The mechanisms with blocks of doubling size are in `withhold_release`.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from withhold.core.batch import Arrival, Grouping, Ints
from withhold.core.engine import SAFE_SUM, Outcome
from withhold.core.errors import ArrivalOrderError, HorizonError
from withhold.core.records import Block, LevelProgress
from withhold.core.source import NoiseSource
from withhold.core.state import State
from withhold.paper.constants import Constants
from withhold.paper.engine import CounterEngine


class Flat(CounterEngine):
    """Every counted sample is an element of the one counter. Paper: alg:naive, alg:binmech.

    `naive` counts at most m samples of a user, `binary` all of them.
    """

    __slots__ = ("_horizon",)

    def __init__(self, constants: Constants, source: NoiseSource) -> None:
        naive = constants.mechanism == "naive"
        super().__init__(constants, source, constants.params.max_samples if naive else None)
        self._horizon = constants.samples_limit

    def check_new_user(self) -> None:
        if self.total >= self._horizon:
            raise HorizonError(self._horizon)

    def step(self, code: int, units: int) -> bool:
        if code < 0 or (self.limit is not None and self.counts[code] >= self.limit):
            self.t += 1
            return False
        if self.total >= self._horizon:
            raise HorizonError(self._horizon)
        self.t += 1
        self.counts[code] += 1
        if self.recorder is not None:
            self.recorder.completed(Block(0, units, units))
        self._append(self.counters[0], units, 1)
        return True

    def plan(self, codes: Ints) -> Grouping:
        grouping = super().plan(codes)
        room = self._horizon - self.total
        if len(grouping.row) > room:
            raise HorizonError(self._horizon, int(grouping.rows_in_order()[room]))
        return grouping

    def level_progress(self) -> Iterator[LevelProgress]:
        size = self.counters[0].size
        yield LevelProgress(0, True, size, 0, size, 0)

    def _batch(self, grouping: Grouping, units: Ints) -> Outcome:
        self._count_batch(grouping)
        rows = grouping.rows_in_order()
        if not len(rows):
            return self._enter_all(grouping.size, ())
        arrival = Arrival(self.counters[0], units[rows], rows, np.ones(len(rows), dtype=np.int64))
        return self._enter_all(grouping.size, (arrival,))


class Wishful(CounterEngine):
    """Each user sends all m samples in a row, and their sum is one element. Paper: alg:wishful."""

    __slots__ = ("_filled", "_high", "_low", "_open", "_size")

    def __init__(self, constants: Constants, source: NoiseSource) -> None:
        super().__init__(constants, source, constants.params.max_samples)
        known = [level.interval for level in constants.levels if level.interval is not None]
        ((self._low, self._high),) = known
        self._size = constants.params.max_samples
        self._filled = 0  # samples of the open block
        self._open = 0  # their sum

    def state(self) -> State:
        state = super().state()
        state.facts["open_block"] = [self._filled, self._open]
        return state

    def restore(self, state: State) -> None:
        super().restore(state)
        self._filled, self._open = state.facts["open_block"]

    def check_new_user(self) -> None:
        if self._filled:
            raise ArrivalOrderError

    def step(self, code: int, units: int) -> bool:
        if code < 0 or self.counts[code] >= self._size:
            self.t += 1
            return False
        # A known user with fewer than m samples is the one whose block is open. Checked all the same,
        # because in a block that mixes two users both would pay twice.
        if self.counts[code] != self._filled:
            raise ArrivalOrderError
        self.t += 1
        self.counts[code] += 1
        self._filled += 1
        self._open += units
        if self._filled < self._size:
            return False
        raw, self._filled, self._open = self._open, 0, 0
        projected = min(max(raw, self._low), self._high)
        if self.recorder is not None:
            self.recorder.completed(Block(0, raw, projected))
        self._append(self.counters[0], projected, self._size)
        return True

    def plan(self, codes: Ints) -> Grouping:
        grouping = super().plan(codes)
        number = np.zeros(grouping.size, dtype=np.int64)
        number[grouping.row] = grouping.count
        rows = grouping.rows_in_order()
        expected = (self._filled + np.arange(len(rows))) % self._size + 1
        wrong = number[rows] != expected
        if wrong.any():
            raise ArrivalOrderError(int(rows[np.argmax(wrong)]))
        return grouping

    def level_progress(self) -> Iterator[LevelProgress]:
        size = self.counters[0].size
        yield LevelProgress(0, True, size, 0, size * self._size + self._filled, 0)

    def _batch(self, grouping: Grouping, units: Ints) -> Outcome:
        self._count_batch(grouping)
        rows = grouping.rows_in_order()
        summed = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(units[rows])))
        ends = np.arange(self._size - self._filled, len(rows) + 1, self._size, dtype=np.int64)
        if not len(ends):
            self._filled += len(rows)
            self._open += int(summed[-1])
            return self._enter_all(grouping.size, ())
        raw = np.diff(summed[ends], prepend=0)
        raw[0] += self._open
        self._filled = len(rows) - int(ends[-1])
        self._open = int(summed[-1] - summed[ends[-1]])
        # No sum passes SAFE_SUM here, so cutting the interval to it changes no projection.
        low, high = min(max(self._low, 0), SAFE_SUM), min(self._high, SAFE_SUM)
        elements = np.minimum(np.maximum(raw, low), high)
        sizes = np.full(len(ends), self._size, dtype=np.int64)
        arrival = Arrival(self.counters[0], elements, rows[ends - 1], sizes)
        return self._enter_all(grouping.size, (arrival,))
