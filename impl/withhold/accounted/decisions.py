"""The decisions of the ledger mechanism: when epochs close, what they release, and what is learned.

At a checkpoint the available budgets of the users with withheld samples decide whether an epoch
closes. Decisions need public numbers of all users together, and the noisy sums of an epoch. Where
the accounts of users are kept, in memory or in tables, is not known here.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain
from typing import Generic, Protocol, TypeVar

from withhold.accounted.arrivals import LedgerArrivals
from withhold.accounted.books import AccountBook
from withhold.accounted.constants import LedgerConstants
from withhold.accounted.final import Final
from withhold.accounted.noise import EpochNoise
from withhold.core.final import FinalSum
from withhold.core.records import (
    Charge,
    Contribution,
    Epoch,
    LevelProgress,
    Node,
    Series,
    Write,
)
from withhold.core.source import NoiseSource
from withhold.policy.budgets import B
from withhold.policy.fixed_point import ONE
from withhold.policy.posterior import Closed, Posterior
from withhold.policy.scheduling import BUDGET, Schedule, reaches, scheduler_of

SMALLEST = 8  # noise scales: the least available change of an epoch
SMALLEST_AT_HORIZON = 1  # the same at the horizon
WARM_UP = 16  # noise scales: checkpoints are FINE until all users together have spent this much
FINE, COARSE = 8, 2  # checkpoints in a doubling of the stream
RETURNING = 2, 5  # a series begins when two fifths of the earlier contributors have new samples
SAMPLING = 8  # noise scales times the root of the new samples: enough for a single epoch
SHARE = 4  # a quarter of what all users have left is enough, too


class Checkpoint(Protocol):
    """What is known of the users at a checkpoint, all of it public.

    users: how many have a sample. withheld: how many of them have withheld samples.
    """

    @property
    def users(self) -> int: ...
    @property
    def withheld(self) -> int: ...

    def returned(self) -> tuple[int, int]:
        """How many users have contributed before, and how many of them have withheld samples."""
        ...

    def strata(self) -> int:
        """The number of strata of a series that begins now."""
        ...

    def available_change(self, end: int) -> int:
        """The change of a sum that the available budgets at time `end` pay for, all together."""
        ...

    def available(self, end: int) -> int:
        """The sum of these budgets, in account units."""
        ...

    def spent(self) -> int:
        """What all users have spent, in account units."""
        ...


K = TypeVar("K", bound=Checkpoint)


@dataclass(frozen=True, slots=True)
class Taken:
    """What the users with withheld samples contribute to an epoch, after they have been charged.

    inside: the sum of each stratum, and outside: the excess, without noise. Secrets. closed: the
    closed epoch, given its noisy sums and its noisy excess, if it has one. contributions: user by
    user, for a recorder.
    """

    inside: list[int]
    outside: int
    closed: Callable[[list[int], int | None], Closed]
    contributions: Callable[[], Iterator[Contribution]]


class LedgerDecisions(LedgerArrivals[B], Generic[B, K]):
    """A run of the ledger mechanism, wherever its accounts are kept."""

    __slots__ = ("_scheduler", "constants")

    def __init__(
        self,
        constants: LedgerConstants,
        source: NoiseSource,
        book: AccountBook[B],
        noise: EpochNoise,
    ) -> None:
        params = constants.params
        super().__init__(constants.mechanism, params, source)
        self.constants = constants
        self._book = book
        self._noise = noise
        kept = constants.final_epsilon
        self._final = Final(params, kept) if kept else None
        self._scheduler = scheduler_of(params)
        self._posterior = Posterior(params)
        self._next = self._due = 1
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
        running = self.constants.cost(self._largest_spent())
        return running if self._final is None else running + self._final.spent

    def charges(self) -> Iterator[Charge]:
        epochs = range(1, len(self._paid_most) + 1)
        final = [] if self._final is None else self._final.charges()
        return chain((self.charge_of(0, epoch) for epoch in epochs), final)

    @property
    def final(self) -> FinalSum | None:
        return None if self._final is None else self._final.released

    def finish_with(self, added: int) -> FinalSum:
        """Makes the final release, given the sum of all counted samples. Raises: ParameterError."""
        if self._final is None:
            return super().finish()
        most = int(self._tally().counts.max(initial=0))
        return self._final.release(added, self._samples, most, self.source)

    def charge_of(self, counter: int, node: int) -> Charge:
        """The largest charge for an epoch; `counter` is not used."""
        return self.constants.charge(node, self._paid_most[node - 1])

    def nodes(self) -> tuple[Node, ...]:
        return tuple(self._nodes)

    def level_progress(self) -> Iterator[LevelProgress]:
        epochs, waiting = len(self._paid_most), self._samples - self.total
        yield LevelProgress(0, epochs > 0, epochs, waiting, self._samples, 0)

    @abstractmethod
    def _users_now(self) -> K:
        """The users at a checkpoint, now."""

    @abstractmethod
    def _take_withheld(self, users: K, *, with_excess: bool) -> Taken:
        """Charges the users for an epoch, notes the largest charge, and takes their withheld samples."""

    @abstractmethod
    def _largest_spent(self) -> int:
        """The most that any user has spent, in account units."""

    @abstractmethod
    def _change_spent(self) -> int:
        """The sum over users of the change of a sum that they have paid for."""

    def _checkpoint(self) -> bool:
        """Closes an epoch if one is due or worth its noise, and finds the next checkpoint."""
        users, now = self._users_now(), self._samples
        closes = bool(self._release_times) or self._begin(users)
        if closes:
            self._close(users)
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
        warm = reaches(self.params, self._change_spent(), WARM_UP)
        return self._scheduler.next_checkpoint(self._samples, COARSE if warm else FINE)

    def _begin(self, users: K) -> bool:
        """Opens a series if it is worth its noise now."""
        return (self._noise.in_series and self._begin_long(users)) or self._begin_single(users)

    def _begin_long(self, users: K) -> bool:
        """Opens a series of more than one epoch if it is worth its noise now."""
        schedule = self._scheduler.schedule(self._samples, users.withheld)
        if not schedule.release_times:
            return False
        if not self._come_again(users, schedule.step):
            return False
        available = users.available_change(schedule.end)
        if not reaches(self.params, available, SMALLEST, schedule.length):
            return False
        self._open(schedule, users)
        return True

    def _begin_single(self, users: K) -> bool:
        """Opens a series of one epoch if it is worth its noise now."""
        now, horizon = self._samples, self._scheduler.horizon
        least = SMALLEST_AT_HORIZON if now == horizon else SMALLEST
        available = users.available_change(now)
        if not reaches(self.params, available, least):
            return False
        if now != horizon and not self._worth(available, users):
            return False
        self._open(self._scheduler.single(now, users.withheld), users)
        return True

    def _come_again(self, users: K, step: int) -> bool:
        """Whether users return: the share RETURNING of earlier contributors have new samples."""
        if self._series.length > 1 and self._samples < self.total << step:
            return False  # the last series ended less than a step ago
        before, again = users.returned()
        share, of = RETURNING
        return again > 0 and of * again >= share * before

    def _worth(self, available: int, users: K) -> bool:
        """Whether a single epoch is worth its noise; `available` is the total change that budgets pay for."""
        horizon, now = self._scheduler.horizon, self._samples
        scales = available * self.params.epsilon / BUDGET
        if scales**2 >= SAMPLING**2 * (now - self.total):
            return True
        if horizon is not None and horizon // 2 < now < horizon:
            return False
        allowed, spent = users.available(now), users.spent()
        full = self.constants.full_budget * users.users
        left = full if horizon is not None else full - spent
        return allowed >= spent or SHARE * allowed >= left

    def _open(self, schedule: Schedule, users: K) -> None:
        """Begins a series."""
        number, excess_queries = len(self._paid_most) + 1, schedule.excess_queries
        self._series = Series(number, schedule.length, excess_queries, users.strata())
        self._schedule, self._left = schedule, excess_queries
        self._release_times = list(schedule.release_times)
        self._noise.open(self._series)
        self._book.open_series(longer=schedule.length > 1)

    def _close(self, users: K) -> None:
        """Charges the users with withheld samples, and releases their sums."""
        epoch = len(self._paid_most) + 1
        # the radius of excesses was drawn for `_left` more
        with_excess = self._schedule.asks and self._left > 0
        taken = self._take_withheld(users, with_excess=with_excess)
        sums, noise = taken.inside, self._noise.of_sums(epoch)
        if with_excess:
            self._left -= 1
            sums, noise = [*sums, taken.outside], (*noise, self._noise.of_excess(epoch))
        writes = [
            Write(counter, epoch, *pair)
            for counter, pair in enumerate(zip(sums, noise, strict=True))
        ]
        noisy = [write.sum + write.noise for write in writes]
        excess = noisy.pop() if with_excess else None
        self._nodes += [Node(write.counter, epoch) for write in writes]
        self._posterior.learn(taken.closed(noisy, excess))
        self.total = self._samples
        samples = self.total * self.params.grid
        self.sum = (self._posterior.centre * samples + ONE // 2) // ONE
        if self.recorder is not None:
            for write in writes:
                self.recorder.wrote(write)
            contributions = tuple(taken.contributions())
            self.recorder.closed(
                Epoch(self._samples, self._series, contributions, tuple(noisy), excess)
            )
