"""The ledger mechanism: all samples withheld, epochs of noisy weighted sums, an account per user.

Between epochs a sample costs two additions (`arrivals`). At a checkpoint the available budgets of
the users with withheld samples decide whether an epoch closes. A user can change an epoch's sum by
weight times length of the interval, and its excess by excess weight times saturation. The account
book computes what that costs (`books`) and charges it before the noise is drawn (`noise`).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from fractions import Fraction

import numpy as np

from withhold.accounted.arrivals import LedgerArrivals
from withhold.accounted.books import AccountBook, LinearBook, SquaredBook
from withhold.accounted.constants import LedgerConstants
from withhold.accounted.noise import EpochNoise, GaussianNoise, SeriesNoise
from withhold.accounted.squares import Squares
from withhold.core.batch import Ints
from withhold.core.columns import total
from withhold.core.records import Charge, Epoch, LevelProgress, Node, Series, Write
from withhold.core.source import NoiseSource
from withhold.core.storage import add_all, new_counts, new_row, put, take, take_numbers, view
from withhold.policy.budgets import B, Linear
from withhold.policy.design import FEW
from withhold.policy.fixed_point import ONE, log2_all
from withhold.policy.places import strata_of
from withhold.policy.posterior import Posterior
from withhold.policy.scheduling import BUDGET, Schedule, reaches, scheduler_of
from withhold.policy.shipped import Proposals, Withheld, make_proposals

SMALLEST = 8  # noise scales: the least available change of an epoch
SMALLEST_AT_HORIZON = 1  # the same at the horizon
WARM_UP = 16  # noise scales: checkpoints are FINE until all users together have spent this much
FINE, COARSE = 8, 2  # checkpoints in a doubling of the stream
RETURNING = 2, 5  # a series begins when two fifths of the earlier contributors have new samples
SAMPLING = 8  # noise scales times the root of the new samples: enough for a single epoch
SHARE = 4  # a quarter of what all users have left is enough, too


class LedgerEngine(LedgerArrivals[B]):
    """One run of the ledger mechanism, with Laplace or Gaussian noise; `ledger_engine` makes one."""

    __slots__ = ("_limits_at", "_log_firsts", "_scheduler", "constants")

    def __init__(
        self,
        constants: LedgerConstants,
        source: NoiseSource,
        book: AccountBook[B],
        noise: EpochNoise,
    ) -> None:
        params = constants.params
        super().__init__(constants.mechanism, params, source, params.max_samples)
        self.constants = constants
        self._book = book
        self._noise = noise
        self._scheduler = scheduler_of(params)
        self._limits_at: dict[int, Ints] = {}  # by time, while one checkpoint passes
        self._log_firsts = array("i")  # what `_firsts` implies, once it is needed
        self._posterior = Posterior(params)
        self._samples = 0
        self._next = self._due = 1
        self._opened = new_row(params.max_samples * params.grid)  # sums withheld, by user
        self._released = new_counts(params.max_samples)
        self._firsts = array("q")
        self._paid_most: list[int] = []
        # The open series: its number and length, and the rest of its schedule.
        self._series = Series(1, 0, 0, 1)
        self._nodes: list[Node] = []  # the addresses of all released sums and excesses
        self._left = 0  # how many excesses the open series may still release
        self._schedule = self._scheduler.first
        self._release_times: list[int] = []
        self._shown = self._bar_now()  # in rows of batches

    @property
    def spent(self) -> Fraction:
        return self.constants.cost(self._book.all_spent().largest())

    def charges(self) -> Iterator[Charge]:
        for epoch in range(1, len(self._paid_most) + 1):
            yield self.charge_of(0, epoch)

    def charge_of(self, counter: int, node: int) -> Charge:
        """The largest charge for an epoch; `counter` is not used."""
        return self.constants.charge(node, self._paid_most[node - 1])

    def nodes(self) -> tuple[Node, ...]:
        return tuple(self._nodes)

    def level_progress(self) -> Iterator[LevelProgress]:
        epochs, waiting = len(self._paid_most), self._samples - self.total
        yield LevelProgress(0, epochs > 0, epochs, waiting, self._samples, 0)

    def _checkpoint(self) -> bool:
        """Closes an epoch if one is due or worth its noise, and finds the next checkpoint."""
        firsts, now = view(self._firsts), self._samples
        seen = int(firsts.searchsorted(now, side="right"))
        everyone = self.counts_array()[:seen]
        withheld_users = np.flatnonzero(everyone > view(self._released)[:seen])
        counts = everyone[withheld_users].astype(np.int64)
        closes = bool(self._release_times) or self._begin(withheld_users, counts, seen)
        if closes:
            self._close(withheld_users, counts, seen)
        self._limits_at.clear()
        self._release_times = [
            release_time for release_time in self._release_times if release_time > now
        ]
        if self._release_times:
            self._next = self._release_times[0]
        else:
            self._book.end_series()
            self._next = self._scheduled_next()
        return closes

    def _scheduled_next(self) -> int:
        spent = total(self._book.all_spent().change())
        warm = reaches(self.params, spent, WARM_UP)
        return self._scheduler.next_checkpoint(self._samples, COARSE if warm else FINE)

    def _begin(self, withheld_users: Ints, counts: Ints, seen: int) -> bool:
        """Opens a series if it is worth its noise now."""
        return (self._noise.in_series and self._begin_long(withheld_users, counts, seen)) or (
            self._begin_single(withheld_users, counts, seen)
        )

    def _begin_long(self, withheld_users: Ints, counts: Ints, seen: int) -> bool:
        """Opens a series of more than one epoch if it is worth its noise now."""
        schedule = self._scheduler.schedule(self._samples, len(withheld_users))
        if not schedule.release_times:
            return False
        if not self._come_again(withheld_users, schedule.step):
            return False
        available = self._available(withheld_users, counts, schedule.end, seen)
        if not reaches(self.params, total(available.change()), SMALLEST, schedule.length):
            return False
        self._open(schedule, withheld_users, counts, seen)
        return True

    def _begin_single(self, withheld_users: Ints, counts: Ints, seen: int) -> bool:
        """Opens a series of one epoch if it is worth its noise now."""
        now, horizon = self._samples, self._scheduler.horizon
        least = SMALLEST_AT_HORIZON if now == horizon else SMALLEST
        budgets = self._available(withheld_users, counts, now, seen)
        available = total(budgets.change())
        if not reaches(self.params, available, least):
            return False
        if now != horizon and not self._worth(available, budgets, seen):
            return False
        schedule = self._scheduler.single(now, len(withheld_users))
        self._open(schedule, withheld_users, counts, seen)
        return True

    def _come_again(self, withheld_users: Ints, step: int) -> bool:
        """Whether users return: the share RETURNING of earlier contributors have new samples."""
        if self._series.length > 1 and self._samples < self.total << step:
            return False  # the last series ended less than a step ago
        contributed = view(self._released) > 0
        before, again = (
            int(np.count_nonzero(contributed)),
            int(np.count_nonzero(contributed[withheld_users])),
        )
        share, of = RETURNING
        return again > 0 and of * again >= share * before

    def _worth(self, available: int, budgets: B, seen: int) -> bool:
        """Whether a single epoch is worth its noise; `available` is the total change that `budgets` pay for."""
        horizon, now = self._scheduler.horizon, self._samples
        scales = available * self.params.epsilon / BUDGET
        if scales**2 >= SAMPLING**2 * (now - self.total):
            return True
        if horizon is not None and horizon // 2 < now < horizon:
            return False
        allowed, spent = budgets.sum(), self._book.all_spent().sum()
        full = self.constants.full_budget * seen
        left = full if horizon is not None else full - spent
        return allowed >= spent or SHARE * allowed >= left

    def _limits(self, withheld_users: Ints, counts: Ints, end: int, seen: int) -> Ints:
        """The budget limits at time `end` of users with these sample counts, in budget units."""
        if end not in self._limits_at:
            firsts, logs = view(self._firsts), self._log_firsts
            for start in range(len(logs), seen, FEW):
                add_all(logs, log2_all(firsts[start : min(seen, start + FEW)]))
            found = []
            for start in range(0, max(1, len(counts)), FEW):
                rows = slice(start, start + FEW)
                users = withheld_users[rows]
                found.append(
                    self._scheduler.limits(
                        counts[rows], firsts[users], end, seen, take(logs, users)
                    )
                )
            self._limits_at[end] = np.concatenate(found)
        return self._limits_at[end]

    def _available(self, withheld_users: Ints, counts: Ints, end: int, seen: int) -> B:
        """The available budgets at time `end` of users with these sample counts."""
        limits = self._limits(withheld_users, counts, end, seen)
        return self._book.available(withheld_users, limits, self._scheduler.least_reserve)

    def _open(self, schedule: Schedule, withheld_users: Ints, counts: Ints, seen: int) -> None:
        """Begins a series."""
        number, excess_queries = len(self._paid_most) + 1, schedule.excess_queries
        sizes = counts - view(self._released)[withheld_users]
        strata = strata_of(sizes, counts, seen, self._samples)
        self._series = Series(number, schedule.length, excess_queries, strata)
        self._schedule, self._left = schedule, excess_queries
        self._release_times = list(schedule.release_times)
        self._noise.open(self._series)
        self._book.open_series(longer=schedule.length > 1)

    def _contribute(self, withheld_users: Ints, proposals: Proposals) -> Proposals:
        """Charges the users with withheld samples; weights become 0 for accounts that cannot pay.

        The proposals stay within the available budgets, so none should fail; checked because
        privacy depends on it.
        """
        proposals = proposals.without(proposals.beyond(BUDGET))
        costs = proposals.costs
        cost = self._book.cost(withheld_users, *costs)
        too_much = cost.exceeds(self._book.left(withheld_users))
        if too_much.any():
            proposals = proposals.without(too_much)
            costs = proposals.costs
            cost = self._book.cost(withheld_users, *costs)
        self._paid_most.append(self._book.charge(withheld_users, cost, *costs))
        return proposals

    def _proposals(self, withheld_users: Ints, withheld: Withheld) -> Proposals:
        """The proposals for the users with withheld samples."""
        limits = self._limits(withheld_users, withheld.counts, self._schedule.end, withheld.users)
        return make_proposals(
            self._posterior,
            self._schedule,
            self._series.strata,
            withheld,
            self._book.available_in_series(withheld_users, limits, self._scheduler.least_reserve),
            self._book.excess_paid(withheld_users),
        )

    def _close(self, withheld_users: Ints, counts: Ints, seen: int) -> None:
        """Charges the users with withheld samples, and releases their sums."""
        epoch = len(self._paid_most) + 1
        sizes = counts - take(self._released, withheld_users)
        withheld = Withheld(sizes, counts, seen, self._samples)
        proposals = self._proposals(withheld_users, withheld)
        # the radius of excesses was drawn for `_left` more
        with_excess = self._schedule.asks and self._left > 0
        if not with_excess:
            proposals = proposals.without_excess()
        proposals = self._contribute(withheld_users, proposals)
        raw = take_numbers(self._opened, withheld_users)
        inside = proposals.by_stratum(proposals.inside(raw), self._series.strata)
        everyone = self.counts_array()[:seen].astype(np.int64)
        new = everyone - view(self._released)[:seen]
        view(self._released)[withheld_users] = counts
        put(self._opened, withheld_users, np.zeros(len(withheld_users), dtype=np.int64))
        sums, noise = inside, self._noise.of_sums(epoch)
        if with_excess:
            self._left -= 1
            sums, noise = (
                [*sums, total(proposals.outside(raw))],
                (*noise, self._noise.of_excess(epoch)),
            )
        writes = [
            Write(counter, epoch, *pair)
            for counter, pair in enumerate(zip(sums, noise, strict=True))
        ]
        noisy = [write.sum + write.noise for write in writes]
        excess = noisy.pop() if with_excess else None
        self._nodes += [Node(write.counter, epoch) for write in writes]
        closed = proposals.closed(self._posterior, self._series, noisy, excess, new, everyone)
        self._posterior.learn(closed)
        self.total = self._samples
        samples = self.total * self.params.grid
        self.sum = (self._posterior.centre * samples + ONE // 2) // ONE
        if self.recorder is not None:
            for write in writes:
                self.recorder.wrote(write)
            contributions = tuple(proposals.contributions(withheld_users))
            self.recorder.closed(
                Epoch(self._samples, self._series, contributions, tuple(noisy), excess)
            )


def ledger_engine(
    constants: LedgerConstants, source: NoiseSource
) -> LedgerEngine[Linear] | LedgerEngine[Squares]:
    """A run of the ledger mechanism with the kind of noise that the constants name."""
    if constants.mechanism == "gaussian":
        gaussian = GaussianNoise(source, constants.scale)
        return LedgerEngine[Squares](constants, source, SquaredBook(), gaussian)
    series = SeriesNoise(source, constants.scale)
    return LedgerEngine[Linear](constants, source, LinearBook(), series)
