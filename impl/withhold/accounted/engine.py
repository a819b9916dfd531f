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

import numpy as np

from withhold.accounted.constants import LedgerConstants
from withhold.core.batch import Grouping, Ints
from withhold.core.engine import SAFE_SUM, Engine, Outcome
from withhold.core.records import Charge, Epoch, LevelProgress, Node, Series, Write
from withhold.core.source import NoiseSource
from withhold.core.storage import add_zeros, new_row, put, take_numbers, view
from withhold.policy.estimation import ONE, Posterior
from withhold.policy.scheduling import BUDGET, Schedule, Scheduler, log2_all, reaches
from withhold.policy.shipped import Proposals, make_proposals, numbers, total

SMALLEST, WARM_UP = 8, 16  # noise scales: the least allowance of an epoch, and of a warm start
RETURNING = 2, 5  # a series begins when two fifths of those who took part before have come again
SMALLEST_AT_HORIZON = 1
FINE, COARSE = 8, 2  # checkpoints in a doubling, before and after
SAMPLING = 8  # allowance over the root of the new samples that always is enough
LATE = 1 << 62


class LedgerEngine(Engine):
    """One run of the ledger mechanism."""

    __slots__ = (
        "_schedule",
        "_released",
        "_firsts",
        "_left",
        "_log_firsts",
        "_release_times",
        "_next",
        "_opened",
        "_posterior",
        "_excesses",
        "_paid_most",
        "_excess_costs",
        "_radii",
        "_samples",
        "_scale",
        "_series",
        "_spent",
        "_sum_costs",
        "constants",
        "_scheduler",
    )

    def __init__(self, constants: LedgerConstants, source: NoiseSource) -> None:
        params = constants.params
        super().__init__(constants.mechanism, params, source, params.max_samples)
        self.constants = constants
        self._scale = constants.scale
        self._scheduler = Scheduler(params)
        self._posterior = Posterior(params)
        self._samples = 0
        self._next = 1
        self._opened = new_row(params.max_samples * params.grid)  # sums withheld, by user
        self._released, self._spent = array("q"), array("q")
        self._sum_costs, self._excess_costs = (
            array("q"),
            array("q"),
        )  # of what is spent, in the open series
        self._firsts = array("q")
        self._log_firsts: Ints = np.zeros(0, dtype=np.int64)
        self._paid_most: list[int] = []
        # The open series: its first epoch and length, how it goes on, and what nobody may know.
        self._series = Series(1, 0, 0)
        self._excesses: list[int] = []  # the epochs that have released one
        self._left = 0  # how many more the open series may release
        self._schedule = self._scheduler.schedule(1, 0)
        self._release_times: list[int] = []
        self._radii = (0, 0)

    def add_users(self, number: int) -> None:
        super().add_users(number)
        add_zeros(self._opened, number)
        for row in (self._released, self._spent, self._sum_costs, self._excess_costs):
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
            self.params.grid
        )
        changed, sums, totals, standard_errors = (
            [0],
            [self.sum],
            [self.total],
            [self.standard_error],
        )
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
                standard_errors.append(self.standard_error)
        self.t += grouping.size
        epoch = np.repeat(np.arange(len(changed)), np.diff(changed, append=grouping.size))
        column = numbers(sums, wide)
        return Outcome(
            column[epoch],
            np.array(totals, dtype=np.int64)[epoch],
            (),
            np.array(standard_errors)[epoch],
        )

    @property
    def standard_error(self) -> tuple[float, float]:
        return self._posterior.standard_error / ONE, self._posterior.differing / ONE

    @property
    def spent(self) -> Fraction:
        return self.constants.cost(max(self._spent, default=0))

    def charges(self) -> Iterator[Charge]:
        for epoch in range(1, len(self._paid_most) + 1):
            yield self.charge_of(0, epoch)

    def charge_of(self, counter: int, node: int) -> Charge:
        """What the epoch cost the user who paid most; the counter says nothing."""
        return self.constants.charge(node, self._paid_most[node - 1])

    def nodes(self) -> tuple[Node, ...]:
        sums = [Node(0, epoch) for epoch in range(1, len(self._paid_most) + 1)]
        excesses = [Node(1, epoch) for epoch in self._excesses]
        return tuple(sorted(sums + excesses, key=lambda node: (node.index, node.counter)))

    def level_progress(self) -> Iterator[LevelProgress]:
        epochs, waiting = len(self._paid_most), self._samples - self.total
        yield LevelProgress(0, epochs > 0, epochs, waiting, self._samples, 0)

    def _note_firsts(self, grouping: Grouping, rows: Ints) -> None:
        """Notes when each new user of a batch first comes."""
        available = grouping.count[grouping.starts] == 1
        if available.any():
            heads = grouping.row[grouping.starts[available]]
            put(
                self._firsts,
                grouping.users[available],
                self._samples + 1 + rows.searchsorted(heads),
            )

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
        withheld_users = np.flatnonzero(counts > view(self._released)[:seen])
        counts = counts[withheld_users]
        closes = bool(self._release_times) or self._begin(withheld_users, counts, seen)
        if closes:
            self._close(withheld_users, counts, seen)
        self._release_times = [
            release_time for release_time in self._release_times if release_time > now
        ]
        if self._release_times:
            self._next = self._release_times[0]
        else:
            warm = reaches(self.params, self._used(), WARM_UP)
            self._next = self._scheduler.next_checkpoint(now, COARSE if warm else FINE)
        return closes

    def _used(self) -> int:
        """What all users have spent, as the change of one sum that it would have paid for."""
        return total(view(self._spent))

    def _begin(self, withheld_users: Ints, counts: Ints, seen: int) -> bool:
        """Opens a series, of more epochs or of one, if that is worth it now."""
        now = self._samples
        schedule = self._scheduler.schedule(now, len(withheld_users))
        if schedule.release_times and self._come_again(withheld_users, schedule.half_doublings):
            available = self._available_change(withheld_users, counts, schedule.end, seen)
            if reaches(self.params, available, SMALLEST, schedule.length):
                self._open(schedule)
                return True
        return self._begin_single(withheld_users, counts, seen)

    def _begin_single(self, withheld_users: Ints, counts: Ints, seen: int) -> bool:
        """Opens a series of one epoch, if that is worth it now."""
        now, horizon = self._samples, self._scheduler.horizon
        least = SMALLEST_AT_HORIZON if now == horizon else SMALLEST
        available = self._available_change(withheld_users, counts, now, seen)
        if not reaches(self.params, available, least):
            return False
        if now != horizon and not self._worth(available, withheld_users, counts, seen):
            return False
        self._open(self._scheduler.single(now, len(withheld_users)))
        return True

    def _come_again(self, withheld_users: Ints, half_doublings: int) -> bool:
        """Whether most users come back, so that they would pay for every epoch of a series."""
        released = view(self._released)
        before, again = (
            int(np.count_nonzero(released)),
            int(np.count_nonzero(released[withheld_users])),
        )
        if self._series.length > 1 and self._samples**2 < self.total**2 << half_doublings:
            return False  # the last series ended less than a step ago
        share, of = RETURNING
        return again > 0 and of * again >= share * before

    def _worth(self, available: int, withheld_users: Ints, counts: Ints, seen: int) -> bool:
        """Whether a single epoch is worth its noise."""
        horizon, now = self._scheduler.horizon, self._samples
        scales = available * self.params.epsilon / BUDGET
        if scales**2 >= SAMPLING**2 * (now - self.total):
            return True
        if horizon is not None and horizon // 2 < now < horizon:
            return False
        allowed, used, budget = self._standing(available, withheld_users, counts, seen)
        left = budget if horizon is not None else budget - used
        return allowed >= used or 4 * allowed >= left

    def _standing(
        self, available: int, withheld_users: Ints, counts: Ints, seen: int
    ) -> tuple[int, int, int]:
        """What the pending users may spend now, what all have spent, and what all had at first."""
        return available, total(view(self._spent)), BUDGET * seen

    def _available_change(self, withheld_users: Ints, counts: Ints, end: int, seen: int) -> int:
        """What the pending users may spend by a time, beyond what they have spent."""
        limits = self._scheduler.limits(counts, self._log_firsts[withheld_users], end, seen)
        return total(np.maximum(limits - view(self._spent)[withheld_users], 0))

    def _open(self, schedule: Schedule) -> None:
        """Begins a series with the radii of its noise."""
        number, length, excess_weights = (
            len(self._paid_most) + 1,
            schedule.length,
            len(schedule.excess_times),
        )
        self._series, self._schedule, self._left = (
            Series(number, length, excess_weights),
            schedule,
            excess_weights,
        )
        self._release_times = list(schedule.release_times)
        radius, scale = self.source.radius, self._scale
        sum_radius = radius(0, number, length, scale)
        self._radii = sum_radius, radius(1, number, excess_weights, scale) if excess_weights else 0
        for row in (self._sum_costs, self._excess_costs):
            view(row)[:] = 0

    def _contribute(self, withheld_users: Ints, proposals: Proposals) -> Proposals:
        """Charges the pending users, and leaves out those whose account cannot pay.

        Offers are made within the allowances, so that is nobody; but privacy should not hang on that.
        """
        proposals = proposals.without(proposals.beyond(BUDGET))
        spent, sums, excess_weights = (
            view(self._spent),
            view(self._sum_costs),
            view(self._excess_costs),
        )
        increases = [
            np.maximum(cost - row[withheld_users], 0)
            for cost, row in zip(proposals.costs, (sums, excess_weights), strict=True)
        ]
        paid = increases[0] + increases[1]
        short = paid > BUDGET - spent[withheld_users]
        if short.any():
            return self._contribute(withheld_users, proposals.without(short))
        spent[withheld_users] += paid.astype(np.int64)
        for row, more in zip((sums, excess_weights), increases, strict=True):
            row[withheld_users] += more.astype(np.int64)
        self._paid_most.append(max(paid.tolist(), default=0))
        return proposals

    def _proposals(self, withheld_users: Ints, sizes: Ints, limits: Ints) -> Proposals:
        """What the pending users give to the epoch that closes now."""
        before = (view(self._spent) - view(self._sum_costs) - view(self._excess_costs))[
            withheld_users
        ]
        available_budgets = np.maximum(limits - before, 0)
        excess_paid = view(self._excess_costs)[withheld_users]
        now = self._samples
        return make_proposals(
            self._posterior, self._schedule, now, sizes, available_budgets, excess_paid
        )

    def _noise(self, counter: int, epoch: int) -> int:
        """The noise of one of the epoch's sums."""
        return self.source.uniform_noise(counter, epoch, self._radii[counter])

    def _close(self, withheld_users: Ints, counts: Ints, seen: int) -> None:
        """Books what the pending users pay, and releases their sums."""
        epoch = len(self._paid_most) + 1
        sizes = counts - view(self._released)[withheld_users]
        now = self._samples
        limits = self._scheduler.limits(
            counts, self._log_firsts[withheld_users], self._schedule.end, seen
        )
        proposals = self._proposals(withheld_users, sizes, limits)
        with_excess = (
            now in self._schedule.excess_times and self._left > 0
        )  # a radius is drawn for no more
        if not with_excess:
            proposals = proposals.without_excess()
        proposals = self._contribute(withheld_users, proposals)
        parts = proposals.parts(self.params.grid)
        raw = take_numbers(self._opened, withheld_users)
        low, high = proposals.of("low"), proposals.of("high")
        cut = np.minimum(np.maximum(raw, low), high)
        inside = total(proposals.weights * (cut - low))
        beyond = np.maximum(raw - proposals.of("inner_high"), proposals.of("inner_low") - raw)
        followed = np.minimum(np.maximum(beyond, 0), proposals.of("saturation"))
        outside = total(proposals.excess_weights * followed)
        view(self._released)[withheld_users] = counts
        put(self._opened, withheld_users, np.zeros(len(withheld_users), dtype=np.int64))
        noise = self._noise(0, epoch)
        writes, noisy, excess = [Write(0, epoch, inside, noise)], inside + noise, None
        if with_excess:
            self._left -= 1
            excess_noise = self._noise(1, epoch)
            writes.append(Write(1, epoch, outside, excess_noise))
            excess = outside + excess_noise
            self._excesses.append(epoch)
        self._posterior.learn(noisy, excess, parts)
        self.total = self._samples
        samples = self.total * self.params.grid
        self.sum = (self._posterior.centre * samples + ONE // 2) // ONE
        if self.recorder is not None:
            for write in writes:
                self.recorder.wrote(write)
            contributions = tuple(proposals.contributions(withheld_users))
            self.recorder.closed(Epoch(self._samples, self._series, contributions, noisy, excess))
