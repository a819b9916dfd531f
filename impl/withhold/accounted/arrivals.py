"""How samples arrive in the ledger mechanism: one by one, in batches, or summed by user.

However they arrive, each is counted once, at the same time. At a due time the mechanism takes its
turn: it may close an epoch, and rows of batches may get a new error bar.
"""

from __future__ import annotations

from abc import abstractmethod
from array import array
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from withhold.accounted.states import LedgerState
from withhold.accuracy.posterior_bars import Bar, LazyBar
from withhold.core.batch import Counted, Ints, counted
from withhold.core.columns import numbers
from withhold.core.engine import SAFE_SUM, Outcome
from withhold.core.params import Params
from withhold.core.records import Form
from withhold.core.source import NoiseSource
from withhold.core.storage import add_zeros, new_counts, new_row, view
from withhold.policy.budgets import B
from withhold.policy.error_bar import lazy_bar
from withhold.policy.places import Tally, tally_of

TURNS = 4  # leading bits of the times at which rows of batches get a new error bar
FEW = 1 << 16  # rows in which new users are looked for at a time
NEVER = 1 << 62  # when the first sample of a user arrives who has none yet


@dataclass(frozen=True, slots=True)
class Slice:
    """Consecutive counted samples, summed by user.

    Attributes:
        codes: the users with a sample among them, each once, in any order.
        counts, sums: how many samples each has, and their sum in grid units.
        firsts: the time of each user's first sample among them; time counts samples from 1.
        row: the row of the last sample, counted from 0 over all rows.
    """

    codes: Ints
    counts: Ints
    sums: Ints
    firsts: Ints
    row: int


class Changes:
    """The releases and error bars of consecutive rows, from the row on which each holds."""

    __slots__ = ("_bar_rows", "_bars", "_rows", "_sums", "_totals")

    def __init__(self, engine: LedgerArrivals[B]) -> None:
        """Begins with what holds now."""
        self._rows, self._sums, self._totals = [0], [engine.sum], [engine.total]
        self._bars, self._bar_rows = [engine._shown], [0]

    def add(self, engine: LedgerArrivals[B], row: int, *, closed: bool) -> None:
        """Notes what holds after the mechanism's turn at this row."""
        if closed:
            self._rows.append(row)
            self._sums.append(engine.sum)
            self._totals.append(engine.total)
        self._bars.append(engine._shown)
        self._bar_rows.append(row)

    def outcome(self, *, wide: bool) -> Outcome:
        """All of them; `wide` says whether sums may need more than 64 bits."""
        return Outcome(
            numbers(self._sums, wide),
            np.array(self._totals, dtype=np.int64),
            rows=np.array(self._rows),
            bars=tuple(self._bars),
            bar_rows=tuple(self._bar_rows),
        )


class LedgerArrivals(LedgerState[B]):
    """Counts samples and adds them to the withheld sums of their users."""

    __slots__ = ("_log_firsts",)

    def __init__(self, mechanism: Form, params: Params, source: NoiseSource) -> None:
        super().__init__(mechanism, params, source, params.max_samples)
        self._samples = 0
        self._opened = new_row(params.max_samples * params.grid)  # sums withheld, by user
        self._released = new_counts(params.max_samples)
        self._firsts = array("q")
        self._log_firsts = array("i")  # what `_firsts` implies, once it is needed

    def add_users(self, number: int) -> None:
        super().add_users(number)
        add_zeros(self._opened, number)
        add_zeros(self._released, number)
        self._book.add_users(number)
        self._firsts.extend([NEVER] * number)

    def step(self, code: int, units: int) -> bool:
        self.t += 1
        if code < 0:
            return False
        count = self.counts[code]
        if self.limit is not None and count >= self.limit:
            return False
        self._samples += 1
        if not count:
            self._firsts[code] = self._samples
        self.counts[code] = count + 1
        self._opened[code] += units
        return self._samples == self._due and self._take_turn()

    def plan(self, codes: Ints) -> Counted:
        return counted(codes, self.counts_array(), self.params.max_samples)

    def step_many(self, batch: Counted, units: Ints) -> Outcome:
        changes = Changes(self)
        if isinstance(batch.rows, slice):
            self.take_samples(batch.codes, units, range(batch.size), changes)
        else:
            rows = batch.rows
            self.take_samples(batch.codes[rows], units[rows], rows, changes)
        self.t += batch.size
        return changes.outcome(wide=self.wide)

    @property
    def due(self) -> int:
        """The time of the next turn: how many samples have been counted then."""
        return self._due

    @property
    def withholds_integers(self) -> bool:
        """Whether a withheld sum may need more than 64 bits."""
        return isinstance(self._opened, list)

    @property
    def wide(self) -> bool:
        """Whether a released sum may need more than 64 bits, by public numbers."""
        return self.withholds_integers or self._samples > SAFE_SUM // self.params.grid

    def take_samples(
        self, codes: Ints, units: Ints, rows: Sequence[int] | Ints, changes: Changes
    ) -> None:
        """Takes counted samples in order; `rows` are theirs. What changes is added to `changes`."""
        self._note_firsts(codes)
        done = 0
        while done < len(codes):
            part = slice(done, done + self._due - self._samples)
            self._take(codes[part], units[part])
            done = min(len(codes), part.stop)
            if self._samples == self._due:
                changes.add(self, int(rows[done - 1]), closed=self._take_turn())

    def take_slice(self, part: Slice, changes: Changes) -> None:
        """Takes the next samples as sums by user; none of them comes after the next due time."""
        self._note_firsts_of(part)
        self._samples += int(part.counts.sum())
        counts = view(self.counts)
        counts[part.codes] += part.counts.astype(counts.dtype)
        self._withhold(part.codes, part.sums)
        if self._samples == self._due:
            changes.add(self, part.row, closed=self._take_turn())

    def _note_firsts(self, codes: Ints) -> None:
        """Records the time of the first sample of each new user among these counted rows.

        New users have their codes in the order of their first rows, so each of these rows exceeds
        all rows before it.
        """
        firsts = view(self._firsts)
        seen = int(firsts.searchsorted(NEVER))
        for start in range(0, len(codes), FEW):
            if seen == len(firsts):
                break
            highest = np.maximum.accumulate(codes[start : start + FEW])
            (rows,) = np.nonzero(np.diff(highest, prepend=seen - 1) > 0)
            rows = rows[highest[rows] >= seen]
            firsts[seen : seen + len(rows)] = self._samples + 1 + start + rows
            seen += len(rows)

    def _note_firsts_of(self, part: Slice) -> None:
        """Records the time of the first sample of each new user in a slice."""
        firsts = view(self._firsts)
        new = firsts[part.codes] == NEVER
        firsts[part.codes[new]] = part.firsts[new]

    def _take(self, codes: Ints, units: Ints) -> None:
        """Counts samples and adds them to the withheld sums."""
        self._samples += len(codes)
        counts = view(self.counts)
        np.add.at(counts, codes, counts.dtype.type(1))  # much slower with a Python integer
        self._withhold(codes, units)

    def _withhold(self, codes: Ints, units: Ints) -> None:
        """Adds grid units to the withheld sums; a user may occur more than once."""
        if isinstance(self._opened, list):
            for code, unit in zip(codes.tolist(), units.tolist(), strict=True):
                self._opened[code] += unit
        else:
            np.add.at(view(self._opened), codes, units.astype(self._opened.typecode))

    def _take_turn(self) -> bool:
        """Passes a checkpoint, or a time for a new error bar in rows; True if an epoch closes."""
        closes = self._samples == self._next and self._checkpoint()
        if closes or next_turn(self._samples - 1) == self._samples:
            self._shown = self._bar_now()
        self._due = min(self._next, next_turn(self._samples))
        return closes

    @abstractmethod
    def _checkpoint(self) -> bool:
        """Closes an epoch if one is due or worth its noise, and finds the next checkpoint."""

    def bar(self) -> Bar:
        return self._bar_now()()

    def _bar_now(self) -> LazyBar:
        return lazy_bar(self._posterior, self._tally)

    def _tally(self) -> Tally:
        """All users by their withheld samples and all their samples."""
        seen = int(view(self._firsts).searchsorted(self._samples, side="right"))
        counts = self.counts_array()[:seen]
        return tally_of(counts - view(self._released)[:seen], counts)


def next_turn(now: int) -> int:
    """The next time, after `now`, at which rows of batches get a new error bar: eight in a doubling.

    >>> [next_turn(now) for now in (0, 7, 16, 17, 1000)]
    [1, 8, 18, 18, 1024]
    """
    step = 1 << max(0, now.bit_length() - TURNS)
    return (now // step + 1) * step
