"""The ledger mechanism: all samples withheld, epochs of noisy weighted sums, an account per user.

Between epochs a sample is two additions. At a checkpoint the pending users are looked at, in numpy:
their fresh allowance decides whether an epoch closes. What users pay is their weight times the length
of their interval, plus the same for the probe of what lies outside an inner one; it is booked before
noise is drawn.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from fractions import Fraction

import numpy as np

from withhold.batch import Grouping, Ints
from withhold.constants import Constants
from withhold.engine import SAFE_SUM, Engine, Outcome
from withhold.offers import make_offers, numbers, reaches, total
from withhold.outlook import ONE, Outlook
from withhold.records import Cell, Charge, Epoch, LevelProgress, Write
from withhold.source import NoiseSource
from withhold.storage import add_zeros, new_row, put, take_numbers, view
from withhold.timetable import LEDGER, Timetable, log2_all

SMALLEST, WARM = 8, 16  # noise scales: the least allowance of an epoch, and of a warm start
SMALLEST_AT_HORIZON = 1
FINE, COARSE = 8, 2  # checkpoints in a doubling, before and after
SAMPLING = 8  # allowance over the root of the new samples that always is enough
LATE = 1 << 62


class LedgerEngine(Engine):
    """One run of the ledger mechanism."""

    __slots__ = (
        "_covered",
        "_firsts",
        "_granted",
        "_log_firsts",
        "_next",
        "_opened",
        "_outlook",
        "_paid_most",
        "_samples",
        "_scale",
        "_spent",
        "_timetable",
    )

    def __init__(self, constants: Constants, source: NoiseSource) -> None:
        params = constants.params
        super().__init__(constants, source, params.max_samples)
        self._scale = constants.counters[0].scale
        self.counters = []
        self._timetable = Timetable(params)
        self._outlook = Outlook(params)
        self._samples = 0
        self._next = 1
        self._opened = new_row(params.max_samples * params.grid)  # sums withheld, by user
        self._covered, self._spent, self._granted = array("q"), array("q"), array("q")
        self._firsts = array("q")
        self._log_firsts: Ints = np.zeros(0, dtype=np.int64)
        self._paid_most: list[int] = []

    def add_users(self, number: int) -> None:
        super().add_users(number)
        add_zeros(self._opened, number)
        for row in (self._covered, self._spent, self._granted):
            add_zeros(row, number)
        self._firsts.extend([LATE] * number)

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
        return self._samples == self._next and self._checkpoint()

    def step_many(self, grouping: Grouping, units: Ints) -> Outcome:
        rows = grouping.rows_in_order()
        self._note_firsts(grouping, rows)
        wide = isinstance(self._opened, list) or (self._samples + len(rows)) > SAFE_SUM // (
            self.constants.params.grid
        )
        changed, sums, totals, doubts = [0], [self.sum], [self.total], [self.doubt]
        done = 0
        while done < len(rows):
            ready = min(len(rows), done + self._next - self._samples)
            part = rows[done:ready]
            self._take(grouping.codes[part], units[part])
            done = ready
            if self._samples == self._next and self._checkpoint():
                changed.append(int(rows[done - 1]))
                sums.append(self.sum)
                totals.append(self.total)
                doubts.append(self.doubt)
        self.t += grouping.size
        epoch = np.repeat(np.arange(len(changed)), np.diff(changed, append=grouping.size))
        column = numbers(sums, wide)
        return Outcome(
            column[epoch],
            np.array(totals, dtype=np.int64)[epoch],
            (),
            np.array(doubts)[epoch],
        )

    @property
    def doubt(self) -> float:
        """Standard deviation of the estimate, as a share of the range; for display."""
        return self._outlook.doubt / ONE

    @property
    def spent(self) -> Fraction:
        most = max(self._spent, default=0)
        return self.constants.params.epsilon * Fraction(most, LEDGER)

    def ledger(self) -> Iterator[Charge]:
        for epoch in range(1, len(self._paid_most) + 1):
            yield self.cell_charge(0, epoch)

    def cell_charge(self, counter: int, cell: int) -> Charge:
        most = self._paid_most[cell - 1]
        epsilon = self.constants.params.epsilon * Fraction(most, LEDGER)
        return Charge("laplace", 0, cell, epsilon, most, self._scale)

    def cells(self) -> tuple[Cell, ...]:
        epochs = range(1, len(self._paid_most) + 1)
        return tuple(Cell(sums, epoch) for epoch in epochs for sums in (0, 1))

    def level_progress(self) -> Iterator[LevelProgress]:
        epochs, waiting = len(self._paid_most), self._samples - self.total
        yield LevelProgress(0, epochs > 0, epochs, waiting, self._samples, 0)

    def _note_firsts(self, grouping: Grouping, rows: Ints) -> None:
        """Notes when each new user of a batch first comes."""
        fresh = grouping.count[grouping.starts] == 1
        if fresh.any():
            heads = grouping.row[grouping.starts[fresh]]
            put(self._firsts, grouping.users[fresh], self._samples + 1 + rows.searchsorted(heads))

    def _take(self, codes: Ints, units: Ints) -> None:
        """Counts samples and adds them to what is withheld."""
        self._samples += len(codes)
        np.add.at(view(self.counts), codes, 1)
        if isinstance(self._opened, list):
            for code, unit in zip(codes.tolist(), units.tolist(), strict=True):
                self._opened[code] += unit
        else:
            np.add.at(view(self._opened), codes, units.astype(self._opened.typecode))

    def _checkpoint(self) -> bool:
        """Closes an epoch if enough fresh allowance has gathered, and finds the next checkpoint."""
        closed = self._consider()
        warm = reaches(self.constants.params, total(view(self._granted)), WARM)
        self._next = self._timetable.next_checkpoint(self._samples, COARSE if warm else FINE)
        return closed

    def _consider(self) -> bool:
        now = self._samples
        firsts = view(self._firsts)
        seen = int(firsts.searchsorted(now, side="right"))
        known = len(self._log_firsts)
        if known < seen:
            new = log2_all(firsts[known:seen].astype(np.int64))
            self._log_firsts = np.concatenate((self._log_firsts, new))
        counts = self.counts_array()[:seen].astype(np.int64)
        pending = np.flatnonzero(counts > view(self._covered)[:seen])
        counts = counts[pending]
        limits = self._timetable.limits(counts, self._log_firsts[pending], now, seen)
        granted = view(self._granted)[:seen]
        fresh = total(np.maximum(limits - granted[pending], 0))
        if not self._enough(fresh, total(granted), seen):
            return False
        self._close(pending, counts, limits)
        return True

    def _enough(self, fresh: int, used: int, seen: int) -> bool:
        """Whether the epoch is worth its noise."""
        horizon, now = self._timetable.horizon, self._samples
        if now == horizon:
            return reaches(self.constants.params, fresh, SMALLEST_AT_HORIZON)
        if not reaches(self.constants.params, fresh, SMALLEST):
            return False
        scales = fresh * self.constants.params.epsilon / LEDGER
        if scales**2 >= SAMPLING**2 * (now - self.total):
            return True
        if horizon is not None and horizon // 2 < now < horizon:
            return False
        left = LEDGER * seen if horizon is not None else LEDGER * seen - used
        return fresh >= used or 4 * fresh >= left

    def _close(self, pending: Ints, counts: Ints, limits: Ints) -> None:
        """Books what the pending users pay, and releases their sums."""
        covered, spent = view(self._covered), view(self._spent)
        sizes = counts - covered[pending]
        room = LEDGER - spent[pending]
        allowances = np.maximum(limits - spent[pending], 0)
        probing = self._samples != self._timetable.horizon
        offers = make_offers(self._outlook, sizes, allowances, probing).payable(room)
        charges = offers.charges()
        parts = offers.parts(self.constants.params.grid)
        raw = take_numbers(self._opened, pending)
        low, high = offers.of("low"), offers.of("high")
        cut = np.minimum(np.maximum(raw, low), high)
        inside = total(offers.weights * (cut - low))
        beyond = np.maximum(raw - offers.of("inner_high"), offers.of("inner_low") - raw)
        followed = np.minimum(np.maximum(beyond, 0), offers.of("margin"))
        outside = total(offers.probes * followed)
        spent[pending] += charges.astype(np.int64)
        covered[pending] = counts
        view(self._granted)[pending] = limits
        put(self._opened, pending, np.zeros(len(pending), dtype=np.int64))
        self._paid_most.append(max(charges.tolist(), default=0))
        del covered, spent
        epoch = len(self._paid_most)
        noise = self.source.laplace(0, epoch, self._scale)
        overhang_noise = self.source.laplace(1, epoch, self._scale)
        released, overhang = inside + noise, outside + overhang_noise
        self._outlook.learn(released, overhang, parts)
        self.total = self._samples
        samples = self.total * self.constants.params.grid
        self.sum = (self._outlook.centre * samples + ONE // 2) // ONE
        if self.recorder is not None:
            self.recorder.wrote(Write(0, epoch, inside, noise))
            self.recorder.wrote(Write(1, epoch, outside, overhang_noise))
            bookings = tuple(offers.bookings(pending))
            self.recorder.closed(Epoch(self._samples, bookings, released, overhang))
