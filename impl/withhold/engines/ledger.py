"""The ledger mechanism with its accounts in a table of an engine.

Decisions, charges and noise are those of `accounted.decisions`, in this process, the driver. What the
driver needs to know of all users together, the engine adds up. So the driver's memory does not grow
with the number of users.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from withhold.accounted.arrivals import Changes
from withhold.accounted.books import LinearBook, SquaredBook
from withhold.accounted.decisions import LedgerDecisions, Taken
from withhold.accounted.engine import LedgerEngine
from withhold.core.columns import total
from withhold.core.records import Form
from withhold.core.state import Columns, State
from withhold.engines import questions
from withhold.engines.accounts import Accounts
from withhold.engines.choice import Choice, Spent
from withhold.engines.part import SPENT, Public
from withhold.engines.samples import Samples
from withhold.engines.tables import QueryEngine
from withhold.policy.design import Worths
from withhold.policy.intervals import kinds_in
from withhold.policy.places import Tally, strata_of
from withhold.policy.plan import Plan, plan_of, trade_of

IN_STATE = {"samples": "counts", "released": "released", "withheld": "opened", "first_at": "firsts"}
"""What the columns of users are called in a state."""


def in_state(mechanism: Form) -> dict[str, str]:
    """What the columns of the table are called in a state; those of the account book alike."""
    return IN_STATE | {name: name for name in SPENT[mechanism]}


class TableUsers:
    """The users at a checkpoint, in a table."""

    def __init__(self, engine: TableLedger) -> None:
        self._engine = engine
        self.everyone = engine._tally()
        self.tally = self.everyone.of(self.everyone.sizes > 0)
        self._available: dict[int, list[int]] = {}

    @property
    def users(self) -> int:
        return self.everyone.users

    @property
    def withheld(self) -> int:
        return self.tally.users

    def returned(self) -> tuple[int, int]:
        before, again = (
            tally.of(tally.counts > tally.sizes).users for tally in (self.everyone, self.tally)
        )
        return before, again

    def strata(self) -> int:
        tally = self.tally
        sizes = tally.sizes * tally.number
        return strata_of(sizes, tally.counts, self.users, self._engine._samples)

    def available_change(self, end: int) -> int:
        return self._budgets(end)[0]

    def available(self, end: int) -> int:
        return self._budgets(end)[1]

    def spent(self) -> int:
        return self._engine._spent.units

    def _budgets(self, end: int) -> list[int]:
        if end not in self._available:
            answer = self._engine._accounts.ask(questions.AvailableAt(self._engine._public(), end))
            self._available[end] = list(map(int, answer.sums))
        return self._available[end]


class TableLedger(LedgerDecisions[Any, TableUsers]):
    """A run of the ledger mechanism with its accounts in a table."""

    __slots__ = ("_accounts", "_spent")

    def __init__(self, engine: LedgerEngine[Any], tables: QueryEngine) -> None:
        """Goes on where a run in memory is, which is of no use afterwards."""
        constants, everyone = engine.constants, engine._book.all_spent()
        book = SquaredBook() if constants.mechanism == "gaussian" else LinearBook()
        super().__init__(constants, engine.source, book, engine._noise)
        state = engine.state()
        self._spent = Spent(everyone.sum(), total(everyone.change()), everyone.largest())
        self.restore(State(state.facts, {name: row[:0] for name, row in state.columns.items()}))
        names = in_state(constants.mechanism).items()
        columns = {name: np.array(state.columns[of], dtype=np.int64) for name, of in names}
        columns["user_code"] = np.arange(len(engine.counts))
        self._accounts = Accounts(tables, constants.mechanism, columns)

    def state(self) -> State:
        state, found = super().state(), self._accounts.columns()
        columns: Columns = {}
        for name, of in in_state(self.constants.mechanism).items():
            columns[of] = state.columns[of][:0]
            columns[of].extend(found[name].tolist())
        return State(state.facts, columns)

    def take_until(self, samples: Samples, until: int, changes: Changes) -> None:
        """Takes the next samples; none of them comes after the next due time."""
        row = self._accounts.add(samples, self._samples, until)
        self._samples = until
        if until == self._due:
            changes.add(self, row, closed=self._take_turn())

    def settle(self) -> None:
        """Looks up what error bars depend on, which is known then without the table."""
        self._tally()

    def forget(self) -> None:
        """Removes the table."""
        self._accounts.forget()

    def _tally(self) -> Tally:
        return self._accounts.tally()

    def _users_now(self) -> TableUsers:
        return TableUsers(self)

    def _largest_spent(self) -> int:
        return self._spent.largest

    def _change_spent(self) -> int:
        return self._spent.change

    def _public(self) -> Public:
        users = self._tally().users
        return Public(self.constants.mechanism, self.params, self._samples, users)

    def _take_withheld(self, users: TableUsers, *, with_excess: bool) -> Taken:
        begins = self._series.first == len(self._paid_most) + 1
        public = replace(self._public(), in_series=bool(self._release_times), begins=begins)
        plan, blocks = self._plan(users)
        choice = Choice(self._accounts, public, plan, blocks, self._schedule.end)
        table = choice.choose_intervals(self._posterior, self._schedule)
        choice.choose_weights([trade_of(self._posterior, plan, each) for each in blocks])
        contributed = choice.contributed(with_excess=with_excess)
        self._accounts.change(contributed.after)
        self._paid_most.append(contributed.charge)
        self._spent = contributed.spent
        return Taken(
            contributed.inside,
            contributed.outside,
            lambda sums, excess: contributed.totals.closed(
                self._posterior, self._series, plan.kinds, table, sums, excess, users.everyone
            ),
            lambda: iter(()),  # nothing records a run with so many users
        )

    def _plan(self, users: TableUsers) -> tuple[Plan, list[Worths]]:
        """The plan for an epoch, and the blocks of each stratum."""
        params, samples = self.params, self._samples
        kinds, number = kinds_in(params, users.tally, users.users, samples)
        kinds = replace(kinds, of=np.zeros(0, dtype=np.int64))
        schedule, strata = self._schedule, self._series.strata
        plan = plan_of(params, schedule, strata, kinds, users.withheld, users.users, samples)
        return plan, plan.blocks(number)
