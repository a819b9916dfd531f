"""The ledger mechanism: all samples withheld, epochs of noisy weighted sums, an account per user.

Between epochs a sample costs two additions (`arrivals`). At a checkpoint an epoch may close
(`decisions`). A user can change an epoch's sum by weight times length of the interval, and its
excess by excess weight times saturation. The account book computes what that costs (`books`) and
charges it before the noise is drawn (`noise`). Here the accounts are columns in memory.
"""

from __future__ import annotations

from functools import partial
from typing import Generic

import numpy as np

from withhold.accounted.books import AccountBook, LinearBook, SquaredBook
from withhold.accounted.constants import LedgerConstants
from withhold.accounted.decisions import LedgerDecisions, Taken
from withhold.accounted.noise import GaussianNoise, SeriesNoise
from withhold.accounted.squares import Squares
from withhold.core.batch import Ints
from withhold.core.columns import total
from withhold.core.final import FinalSum
from withhold.core.source import NoiseSource
from withhold.core.storage import add_all, put, take, take_numbers, view
from withhold.policy.budgets import B, Linear
from withhold.policy.design import FEW
from withhold.policy.fixed_point import log2_all
from withhold.policy.places import strata_of
from withhold.policy.scheduling import BUDGET
from withhold.policy.shipped import Proposals, Withheld, make_proposals


class UsersNow(Generic[B]):
    """The users at a checkpoint, in memory.

    who: the users with withheld samples. counts: how many samples they have.
    """

    __slots__ = ("_available", "_engine", "_limits", "counts", "users", "who")

    def __init__(self, engine: LedgerEngine[B]) -> None:
        self._engine = engine
        self.users = int(view(engine._firsts).searchsorted(engine._samples, side="right"))
        everyone = engine.counts_array()[: self.users]
        self.who = np.flatnonzero(everyone > view(engine._released)[: self.users])
        self.counts = everyone[self.who].astype(np.int64)
        self._limits: dict[int, Ints] = {}  # by time
        self._available: dict[int, B] = {}

    @property
    def withheld(self) -> int:
        return len(self.who)

    @property
    def sizes(self) -> Ints:
        """The users' numbers of withheld samples."""
        return self.counts - take(self._engine._released, self.who)

    def returned(self) -> tuple[int, int]:
        contributed = view(self._engine._released) > 0
        return int(np.count_nonzero(contributed)), int(np.count_nonzero(contributed[self.who]))

    def strata(self) -> int:
        return strata_of(self.sizes, self.counts, self.users, self._engine._samples)

    def available_change(self, end: int) -> int:
        return total(self._budgets(end).change())

    def available(self, end: int) -> int:
        return self._budgets(end).sum()

    def spent(self) -> int:
        return self._engine._book.all_spent().sum()

    def _budgets(self, end: int) -> B:
        if end not in self._available:
            engine = self._engine
            least = engine._scheduler.least_reserve
            self._available[end] = engine._book.available(self.who, self.limits(end), least)
        return self._available[end]

    def limits(self, end: int) -> Ints:
        """The budget limits of the users with withheld samples at time `end`, in budget units."""
        if end not in self._limits:
            engine, found = self._engine, []
            engine._note_logarithms(self.users)
            firsts, logs = view(engine._firsts), engine._log_firsts
            for start in range(0, max(1, len(self.who)), FEW):
                rows = slice(start, start + FEW)
                who, counts = self.who[rows], self.counts[rows]
                found.append(
                    engine._scheduler.limits(counts, firsts[who], end, self.users, take(logs, who))
                )
            self._limits[end] = np.concatenate(found)
        return self._limits[end]


class LedgerEngine(LedgerDecisions[B, UsersNow[B]]):
    """A run of the ledger mechanism with Laplace or Gaussian noise, in memory; `ledger_engine` makes one."""

    __slots__ = ()

    def _users_now(self) -> UsersNow[B]:
        return UsersNow(self)

    def _largest_spent(self) -> int:
        return self._book.all_spent().largest()

    def _change_spent(self) -> int:
        return total(self._book.all_spent().change())

    def _note_logarithms(self, users: int) -> None:
        """Computes the logarithms of the first times of so many users, as far as that is not done."""
        firsts, logs = view(self._firsts), self._log_firsts
        for start in range(len(logs), users, FEW):
            add_all(logs, log2_all(firsts[start : min(users, start + FEW)]))

    def finish(self) -> FinalSum:
        taken = 0 if self._final is None else self._final.taken
        return self.finish_with(taken + sum(self._opened))

    def _contribute(self, users: Ints, proposals: Proposals) -> Proposals:
        """Charges these users; weights become 0 for accounts that cannot pay."""
        proposals, largest = contribute(self._book, users, proposals)
        self._paid_most.append(largest)
        return proposals

    def _proposals(self, users: UsersNow[B], withheld: Withheld) -> Proposals:
        """The proposals for the users with withheld samples."""
        limits, least = users.limits(self._schedule.end), self._scheduler.least_reserve
        return make_proposals(
            self._posterior,
            self._schedule,
            self._series.strata,
            withheld,
            self._book.available_in_series(users.who, limits, least),
            self._book.excess_paid(users.who),
        )

    def _take_withheld(self, users: UsersNow[B], *, with_excess: bool) -> Taken:
        withheld = Withheld(users.sizes, users.counts, users.users, self._samples)
        proposals = self._proposals(users, withheld)
        if not with_excess:
            proposals = proposals.without_excess()
        proposals = self._contribute(users.who, proposals)
        raw = take_numbers(self._opened, users.who)
        if self._final is not None:
            self._final.take(raw)
        inside = proposals.by_stratum(proposals.inside(raw), self._series.strata)
        outside = total(proposals.outside(raw)) if with_excess else 0
        everyone = self.counts_array()[: users.users].astype(np.int64)
        new = everyone - view(self._released)[: users.users]
        view(self._released)[users.who] = users.counts
        put(self._opened, users.who, np.zeros(len(users.who), dtype=np.int64))
        return Taken(
            inside,
            outside,
            lambda sums, excess: proposals.closed(
                self._posterior, self._series, sums, excess, new, everyone
            ),
            partial(proposals.contributions, users.who),
        )


def contribute(book: AccountBook[B], users: Ints, proposals: Proposals) -> tuple[Proposals, int]:
    """Charges distinct users; returns the proposals that they pay for, and the largest charge.

    Weights become 0 for accounts that cannot pay. The proposals stay within the available budgets,
    so none should fail; checked because privacy depends on it.
    """
    proposals = proposals.without(proposals.beyond(BUDGET))
    costs = proposals.costs
    cost = book.cost(users, *costs)
    too_much = cost.exceeds(book.left(users))
    if too_much.any():
        proposals = proposals.without(too_much)
        costs = proposals.costs
        cost = book.cost(users, *costs)
    return proposals, book.charge(users, cost, *costs)


def ledger_engine(
    constants: LedgerConstants, source: NoiseSource
) -> LedgerEngine[Linear] | LedgerEngine[Squares]:
    """A run of the ledger mechanism with the kind of noise that the constants name."""
    if constants.mechanism == "gaussian":
        gaussian = GaussianNoise(source, constants.scale)
        return LedgerEngine[Squares](constants, source, SquaredBook(), gaussian)
    series = SeriesNoise(source, constants.scale)
    return LedgerEngine[Linear](constants, source, LinearBook(), series)
