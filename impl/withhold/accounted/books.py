"""Account books: what every user has spent, and what contributions cost.

With discrete Laplace noise accounts are kept in budget units, and a user is charged the largest
cost of any epoch in a series. With Gaussian noise accounts are kept in squared budget units, and
a user is charged the squared sensitivities of every epoch.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from typing import Generic

import numpy as np

from withhold.accounted.squares import Squares
from withhold.core.batch import Ints
from withhold.core.counter import Numbers
from withhold.core.state import Columns, same_array
from withhold.core.storage import add_zeros, view
from withhold.policy.budgets import B, Linear
from withhold.policy.scheduling import BUDGET, RESERVE


class AccountBook(ABC, Generic[B]):
    """The accounts of all users, by code."""

    __slots__ = ()

    @abstractmethod
    def add_users(self, number: int) -> None:
        """Adds empty accounts for new users."""

    @abstractmethod
    def state(self) -> Columns:
        """The accounts as columns, copied."""

    @abstractmethod
    def restore(self, columns: Columns, users: int, *, in_series: bool) -> None:
        """Takes the accounts of so many users from columns; `in_series`: a series has epochs ahead."""

    @abstractmethod
    def budgets(self, limits: Ints) -> B:
        """The budgets of `limits` / BUDGET of a full account, in account units."""

    @abstractmethod
    def all_spent(self) -> B:
        """What every user has spent. The columns share memory: drop them before users are added."""

    @abstractmethod
    def spent(self, users: Ints) -> B:
        """What the given users have spent."""

    @abstractmethod
    def cost(self, users: Ints, sum_costs: Numbers, excess_costs: Numbers) -> B:
        """The charges for contributions of these sensitivities (each from 0 to BUDGET) to sum and excess."""

    @abstractmethod
    def charge(self, users: Ints, cost: B, sum_costs: Numbers, excess_costs: Numbers) -> int:
        """Charges distinct users, whose accounts can pay; returns the largest charge.

        `cost` is what `cost` says that contributions of these sensitivities cost.
        """

    def open_series(self, *, longer: bool) -> None:
        """Begins a series, in which no user has paid anything yet; `longer`: of more than one epoch."""

    def end_series(self) -> None:
        """Ends a series; the next epoch opens another one."""

    def spent_before_series(self, users: Ints) -> B:
        """What the users have spent before the open series."""
        return self.spent(users)

    def excess_paid(self, users: Ints) -> B:
        """What the users have paid for the excess queries of the open series."""
        return self.budgets(np.zeros_like(users))

    def left(self, users: Ints) -> B:
        """What is left of the users' full budgets."""
        return self._full().less(self.spent(users))

    def available(self, users: Ints, limits: Ints, least_reserve: int) -> B:
        """The available budgets: limits minus spent, at least 0 and the reserve (see `_available`)."""
        return self._available(limits, self.spent(users), least_reserve)

    def available_in_series(self, users: Ints, limits: Ints, least_reserve: int) -> B:
        """The budgets available for all epochs of the open series: limits minus what was spent before it."""
        return self._available(limits, self.spent_before_series(users), least_reserve)

    def _available(self, limits: Ints, spent: B, least_reserve: int) -> B:
        """Limits minus spent, or the reserve, if that is more.

        The reserve is a part of what is left; it counts if it pays for a change of `least_reserve`.
        """
        available, full = self.budgets(limits).less(spent), self._full()
        if int(full.part(RESERVE).change()[0]) < least_reserve:
            return available  # not even the reserve of an empty account counts
        reserve = full.less(spent).part(RESERVE)
        counts = (reserve.change() >= least_reserve).astype(np.bool_)
        return available.most(reserve.only(counts)) if counts.any() else available

    def _full(self) -> B:
        """A full budget, which is the same for each user: a column of one row."""
        return self.budgets(np.array([BUDGET]))


class SeriesCosts:
    """The largest cost of each user's contributions in a series, in budget units.

    rows: of those to sums, and of those to excesses; None as long as nobody has paid for any.
    """

    __slots__ = ("rows",)

    def __init__(self, sums: array[int] | None, excesses: array[int] | None) -> None:
        self.rows = [sums, excesses]

    def of(self, users: Ints) -> list[Ints]:
        """Both costs of the given users."""
        return [np.zeros_like(users) if row is None else view(row)[users] for row in self.rows]

    def note(self, users: Ints, costs: tuple[Numbers, Numbers], everyone: int) -> None:
        """Notes what contributions of the given users have cost; `everyone` is how many users there are."""
        for place, paid in enumerate(costs):
            row = self.rows[place]
            if row is None and paid.any():
                row = self.rows[place] = _zeros(everyone)
            if row is not None:
                largest = view(row)
                largest[users] = np.maximum(largest[users], paid.astype(np.int64))


def _zeros(users: int) -> array[int]:
    """A row of zeros."""
    row = array("q")
    add_zeros(row, users)
    return row


class LinearBook(AccountBook[Linear]):
    """Accounts in budget units.

    What was spent in the open series is kept while it has epochs ahead. A single epoch needs none.
    """

    __slots__ = ("_in_series", "_spent")

    def __init__(self) -> None:
        self._spent = array("q")
        self._in_series: SeriesCosts | None = None

    def add_users(self, number: int) -> None:
        add_zeros(self._spent, number)
        if self._in_series is not None:
            for row in filter(None, self._in_series.rows):
                add_zeros(row, number)

    def state(self) -> Columns:
        rows = [None, None] if self._in_series is None else self._in_series.rows
        sums, excesses = (row[:] if row else _zeros(len(self._spent)) for row in rows)
        return {"spent": self._spent[:], "sum_costs": sums, "excess_costs": excesses}

    def restore(self, columns: Columns, users: int, *, in_series: bool) -> None:
        self._spent = same_array(columns["spent"], self._spent, users)
        sums = same_array(columns["sum_costs"], self._spent, users)
        excesses = same_array(columns["excess_costs"], self._spent, users)
        rows = (row if view(row).any() else None for row in (sums, excesses))
        self._in_series = SeriesCosts(*rows) if in_series else None

    def budgets(self, limits: Ints) -> Linear:
        return Linear(limits)

    def all_spent(self) -> Linear:
        return Linear(view(self._spent))

    def spent(self, users: Ints) -> Linear:
        return Linear(view(self._spent)[users])

    def cost(self, users: Ints, sum_costs: Numbers, excess_costs: Numbers) -> Linear:
        if self._in_series is None:
            return Linear(sum_costs + excess_costs)
        sums, excesses = self._in_series.of(users)
        return Linear(np.maximum(sum_costs - sums, 0) + np.maximum(excess_costs - excesses, 0))

    def charge(self, users: Ints, cost: Linear, sum_costs: Numbers, excess_costs: Numbers) -> int:
        view(self._spent)[users] += cost.units.astype(np.int64, copy=False)
        if self._in_series is not None:
            self._in_series.note(users, (sum_costs, excess_costs), len(self._spent))
        return cost.largest()

    def open_series(self, *, longer: bool) -> None:
        self._in_series = SeriesCosts(None, None) if longer else None

    def end_series(self) -> None:
        self._in_series = None

    def spent_before_series(self, users: Ints) -> Linear:
        if self._in_series is None:
            return self.spent(users)
        sums, excesses = self._in_series.of(users)
        return Linear(view(self._spent)[users] - sums - excesses)

    def excess_paid(self, users: Ints) -> Linear:
        if self._in_series is None:
            return super().excess_paid(users)
        return Linear(self._in_series.of(users)[1])


class SquaredBook(AccountBook[Squares]):
    """Accounts in squared budget units, each in two halves (see `squares`)."""

    __slots__ = ("_high", "_low")

    def __init__(self) -> None:
        self._high, self._low = array("q"), array("q")

    def add_users(self, number: int) -> None:
        add_zeros(self._high, number)
        add_zeros(self._low, number)

    def state(self) -> Columns:
        return {"spent_high": self._high[:], "spent_low": self._low[:]}

    def restore(self, columns: Columns, users: int, *, in_series: bool) -> None:
        self._high = same_array(columns["spent_high"], self._high, users)
        self._low = same_array(columns["spent_low"], self._low, users)

    def budgets(self, limits: Ints) -> Squares:
        return Squares(limits, np.zeros_like(limits))

    def all_spent(self) -> Squares:
        return Squares(view(self._high), view(self._low))

    def spent(self, users: Ints) -> Squares:
        return Squares(view(self._high)[users], view(self._low)[users])

    def cost(self, users: Ints, sum_costs: Numbers, excess_costs: Numbers) -> Squares:
        return Squares.cost_of(sum_costs).plus(Squares.cost_of(excess_costs))

    def charge(self, users: Ints, cost: Squares, sum_costs: Numbers, excess_costs: Numbers) -> int:
        after = self.spent(users).plus(cost)
        view(self._high)[users], view(self._low)[users] = after.high, after.low
        return cost.largest()
