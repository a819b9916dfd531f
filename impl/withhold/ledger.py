"""The ledger mechanism: all samples withheld, epochs of noisy weighted sums, an account per user.

Between epochs a sample is two additions. At a checkpoint the pending users are looked at, in numpy:
their fresh allowance decides whether an epoch closes. What users pay is their weight times the length
of their interval, plus the same for the probe of what lies outside an inner one, where that is asked
for; it is booked before noise is drawn. Epochs come in series that share the radius of their noise, one
for each of the two sums: of the epochs of a series a user pays for the dearest alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from fractions import Fraction
from typing import ClassVar

import numpy as np

from withhold.batch import Grouping, Ints
from withhold.constants import Constants
from withhold.engine import SAFE_SUM, Engine, Outcome
from withhold.offers import Offers, make_offers, numbers, total
from withhold.outlook import ONE, Outlook
from withhold.records import Cell, Charge, Epoch, LevelProgress, Noise, Series, Write
from withhold.source import NoiseSource
from withhold.storage import add_zeros, new_row, put, take_numbers, view
from withhold.timetable import LEDGER, Course, Timetable, log2_all, reaches

SMALLEST, WARM = 8, 16  # noise scales: the least allowance of an epoch, and of a warm start
RETURNING = 2, 5  # a series begins when two fifths of those who took part before have come again
SMALLEST_AT_HORIZON = 1
FINE, COARSE = 8, 2  # checkpoints in a doubling, before and after
SAMPLING = 8  # allowance over the root of the new samples that always is enough
LATE = 1 << 62


class LedgerEngine(Engine):
    """One run of the ledger mechanism."""

    NOISE: ClassVar[Noise] = "laplace"

    __slots__ = (
        "_course",
        "_covered",
        "_firsts",
        "_left",
        "_log_firsts",
        "_marks",
        "_next",
        "_opened",
        "_outlook",
        "_overhangs",
        "_paid_most",
        "_probes",
        "_radii",
        "_samples",
        "_scale",
        "_series",
        "_spent",
        "_sums",
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
        self._covered, self._spent = array("q"), array("q")
        self._sums, self._probes = array("q"), array("q")  # of what is spent, in the open series
        self._firsts = array("q")
        self._log_firsts: Ints = np.zeros(0, dtype=np.int64)
        self._paid_most: list[int] = []
        # The open series: its first epoch and length, how it goes on, and what nobody may know.
        self._series = Series(1, 0, 0)
        self._overhangs: list[int] = []  # the epochs that have released one
        self._left = 0  # how many more the open series may release
        self._course = self._timetable.course(1, 0)
        self._marks: list[int] = []
        self._radii = (0, 0)

    def add_users(self, number: int) -> None:
        super().add_users(number)
        add_zeros(self._opened, number)
        for row in (self._covered, self._spent, self._sums, self._probes):
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
    def doubt(self) -> tuple[float, float]:
        return self._outlook.doubt / ONE, self._outlook.differing / ONE

    @property
    def spent(self) -> Fraction:
        return self._cost(max(self._spent, default=0))

    def ledger(self) -> Iterator[Charge]:
        for epoch in range(1, len(self._paid_most) + 1):
            yield self.cell_charge(0, epoch)

    def cell_charge(self, counter: int, cell: int) -> Charge:
        most = self._paid_most[cell - 1]
        return Charge(self.NOISE, 0, cell, self._cost(most), most, self._scale)

    def _cost(self, units: int) -> Fraction:
        """What so much of an account stands for, as charges say it."""
        return self.constants.params.epsilon * Fraction(units, LEDGER)

    def cells(self) -> tuple[Cell, ...]:
        sums = [Cell(0, epoch) for epoch in range(1, len(self._paid_most) + 1)]
        overhangs = [Cell(1, epoch) for epoch in self._overhangs]
        return tuple(sorted(sums + overhangs, key=lambda cell: (cell.cell, cell.counter)))

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
        """Closes an epoch if one is due or worth it, and finds the next checkpoint."""
        firsts, now = view(self._firsts), self._samples
        seen = int(firsts.searchsorted(now, side="right"))
        known = len(self._log_firsts)
        if known < seen:
            new = log2_all(firsts[known:seen].astype(np.int64))
            self._log_firsts = np.concatenate((self._log_firsts, new))
        counts = self.counts_array()[:seen].astype(np.int64)
        pending = np.flatnonzero(counts > view(self._covered)[:seen])
        counts = counts[pending]
        closes = bool(self._marks) or self._begin(pending, counts, seen)
        if closes:
            self._close(pending, counts, seen)
        self._marks = [mark for mark in self._marks if mark > now]
        if self._marks:
            self._next = self._marks[0]
        else:
            warm = reaches(self.constants.params, self._used(), WARM)
            self._next = self._timetable.next_checkpoint(now, COARSE if warm else FINE)
        return closes

    def _used(self) -> int:
        """What all users have spent, as the change of one sum that it would have paid for."""
        return total(view(self._spent))

    def _begin(self, pending: Ints, counts: Ints, seen: int) -> bool:
        """Opens a series, of more epochs or of one, if that is worth it now."""
        now = self._samples
        course = self._timetable.course(now, len(pending))
        if course.marks and self._come_again(pending, course.halves):
            fresh = self._fresh(pending, counts, course.end, seen)
            if reaches(self.constants.params, fresh, SMALLEST, course.length):
                self._open(course)
                return True
        return self._begin_single(pending, counts, seen)

    def _begin_single(self, pending: Ints, counts: Ints, seen: int) -> bool:
        """Opens a series of one epoch, if that is worth it now."""
        now, horizon = self._samples, self._timetable.horizon
        least = SMALLEST_AT_HORIZON if now == horizon else SMALLEST
        fresh = self._fresh(pending, counts, now, seen)
        if not reaches(self.constants.params, fresh, least):
            return False
        if now != horizon and not self._worth(fresh, pending, counts, seen):
            return False
        self._open(self._timetable.single(now, len(pending)))
        return True

    def _come_again(self, pending: Ints, halves: int) -> bool:
        """Whether most users come back, so that they would pay for every epoch of a series."""
        covered = view(self._covered)
        before, again = int(np.count_nonzero(covered)), int(np.count_nonzero(covered[pending]))
        if self._series.length > 1 and self._samples**2 < self.total**2 << halves:
            return False  # the last series ended less than a step ago
        share, of = RETURNING
        return again > 0 and of * again >= share * before

    def _worth(self, fresh: int, pending: Ints, counts: Ints, seen: int) -> bool:
        """Whether a single epoch is worth its noise."""
        horizon, now = self._timetable.horizon, self._samples
        scales = fresh * self.constants.params.epsilon / LEDGER
        if scales**2 >= SAMPLING**2 * (now - self.total):
            return True
        if horizon is not None and horizon // 2 < now < horizon:
            return False
        allowed, used, budget = self._standing(fresh, pending, counts, seen)
        left = budget if horizon is not None else budget - used
        return allowed >= used or 4 * allowed >= left

    def _standing(self, fresh: int, pending: Ints, counts: Ints, seen: int) -> tuple[int, int, int]:
        """What the pending users may spend now, what all have spent, and what all had at first."""
        return fresh, total(view(self._spent)), LEDGER * seen

    def _fresh(self, pending: Ints, counts: Ints, end: int, seen: int) -> int:
        """What the pending users may spend by a time, beyond what they have spent."""
        limits = self._timetable.limits(counts, self._log_firsts[pending], end, seen)
        return total(np.maximum(limits - view(self._spent)[pending], 0))

    def _open(self, course: Course) -> None:
        """Begins a series with the radii of its noise."""
        number, length, probes = len(self._paid_most) + 1, course.length, len(course.probed)
        self._series, self._course, self._left = Series(number, length, probes), course, probes
        self._marks = list(course.marks)
        radius, scale = self.source.radius, self._scale
        sum_radius = radius(0, number, length, scale)
        self._radii = sum_radius, radius(1, number, probes, scale) if probes else 0
        for row in (self._sums, self._probes):
            view(row)[:] = 0

    def _book(self, pending: Ints, offers: Offers) -> Offers:
        """Charges the pending users, and leaves out those whose account cannot pay.

        Offers are made within the allowances, so that is nobody; but privacy should not hang on that.
        """
        offers = offers.without(offers.beyond(LEDGER))
        spent, sums, probes = view(self._spent), view(self._sums), view(self._probes)
        dearer = [
            np.maximum(cost - row[pending], 0)
            for cost, row in zip(offers.costs, (sums, probes), strict=True)
        ]
        paid = dearer[0] + dearer[1]
        short = paid > LEDGER - spent[pending]
        if short.any():
            return self._book(pending, offers.without(short))
        spent[pending] += paid.astype(np.int64)
        for row, more in zip((sums, probes), dearer, strict=True):
            row[pending] += more.astype(np.int64)
        self._paid_most.append(max(paid.tolist(), default=0))
        return offers

    def _offers(self, pending: Ints, sizes: Ints, limits: Ints) -> Offers:
        """What the pending users give to the epoch that closes now."""
        before = (view(self._spent) - view(self._sums) - view(self._probes))[pending]
        allowances = np.maximum(limits - before, 0)
        probes_paid = view(self._probes)[pending]
        now = self._samples
        return make_offers(self._outlook, self._course, now, sizes, allowances, probes_paid)

    def _noise(self, counter: int, epoch: int) -> int:
        """The noise of one of the epoch's sums."""
        return self.source.within(counter, epoch, self._radii[counter])

    def _close(self, pending: Ints, counts: Ints, seen: int) -> None:
        """Books what the pending users pay, and releases their sums."""
        epoch = len(self._paid_most) + 1
        sizes = counts - view(self._covered)[pending]
        now = self._samples
        limits = self._timetable.limits(counts, self._log_firsts[pending], self._course.end, seen)
        offers = self._offers(pending, sizes, limits)
        probed = now in self._course.probed and self._left > 0  # a radius is drawn for no more
        if not probed:
            offers = offers.unprobed()
        offers = self._book(pending, offers)
        parts = offers.parts(self.constants.params.grid)
        raw = take_numbers(self._opened, pending)
        low, high = offers.of("low"), offers.of("high")
        cut = np.minimum(np.maximum(raw, low), high)
        inside = total(offers.weights * (cut - low))
        beyond = np.maximum(raw - offers.of("inner_high"), offers.of("inner_low") - raw)
        followed = np.minimum(np.maximum(beyond, 0), offers.of("margin"))
        outside = total(offers.probes * followed)
        view(self._covered)[pending] = counts
        put(self._opened, pending, np.zeros(len(pending), dtype=np.int64))
        noise = self._noise(0, epoch)
        writes, released, overhang = [Write(0, epoch, inside, noise)], inside + noise, None
        if probed:
            self._left -= 1
            overhang_noise = self._noise(1, epoch)
            writes.append(Write(1, epoch, outside, overhang_noise))
            overhang = outside + overhang_noise
            self._overhangs.append(epoch)
        self._outlook.learn(released, overhang, parts)
        self.total = self._samples
        samples = self.total * self.constants.params.grid
        self.sum = (self._outlook.centre * samples + ONE // 2) // ONE
        if self.recorder is not None:
            for write in writes:
                self.recorder.wrote(write)
            bookings = tuple(offers.bookings(pending))
            self.recorder.closed(Epoch(self._samples, self._series, bookings, released, overhang))
