"""The accounts of users as a table of an engine.

The table has a version after each change; the version before is removed then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from uuid import uuid4

import numpy as np

from withhold.core.batch import Ints
from withhold.core.records import Form
from withhold.engines import statements
from withhold.engines.errors import EngineError
from withhold.engines.part import SPENT, USERS, Answer, Columns
from withhold.engines.questions import Question
from withhold.engines.samples import Samples
from withhold.engines.tables import QueryEngine, integers
from withhold.policy.places import Tally


class Accounts:
    """The accounts of the users who have a sample."""

    def __init__(self, engine: QueryEngine, mechanism: Form, columns: Mapping[str, Ints]) -> None:
        """The columns are those of all users so far."""
        self._engine = engine
        self._columns = (*USERS, *SPENT[mechanism])
        # unlike the names of other runs, which may share a catalogue of tables
        self._title, self._version = f"withhold_accounts_{uuid4().hex}", 0
        self._tally: Tally | None = None
        engine.put(self._name, {name: columns[name] for name in self._columns})

    @property
    def _name(self) -> str:
        return f"{self._title}_{self._version}"

    def add(self, samples: Samples, after: int, until: int) -> int:
        """Adds the samples number `after` + 1 to `until` to what is withheld; returns the row of the last.

        Raises:
            EngineError: the engine gave others.
        """
        spent = ", ".join(
            f"coalesce(old.{name}, 0) AS {name}" for name in self._columns[len(USERS) :]
        )
        query = statements.ADDED.format(
            accounts=self._name, summed=samples.summed_query(after, until), spent=spent
        )
        self._renew(lambda name, _: self._engine.store(name, query))
        if self.tally().samples != until:
            raise EngineError(f"{self._engine.title} has lost or repeated samples of users")
        return int(samples.listed(until - 1, until).rows[0])

    def tally(self) -> Tally:
        """All users by their withheld samples and all their samples."""
        if self._tally is None:
            table = self._engine.ask(statements.TALLY.format(accounts=self._name))
            names = ("withheld_samples", "all_samples", "users")
            self._tally = Tally(*(integers(table, name) for name in names))
        return self._tally

    def ask(self, question: Question) -> Answer:
        """What all parts of the table answer together."""
        return self._engine.fold(self._name, question)

    def change(self, function: Callable[[Columns], Columns]) -> None:
        """Changes the columns of all parts."""
        self._renew(lambda name, before: self._engine.renew(name, before, function))

    def _renew(self, store: Callable[[str, str], None]) -> None:
        """Stores the next version, given its name and that of the version before, which is removed."""
        before, self._version = self._name, self._version + 1
        store(self._name, before)
        self._engine.forget(before)
        self._tally = None

    def columns(self) -> dict[str, Ints]:
        """All columns, in the order of user codes."""
        table = self._engine.ask(f"SELECT * FROM {self._name} ORDER BY user_code")
        return {name: np.array(integers(table, name)) for name in self._columns}

    def forget(self) -> None:
        """Removes the table; the last tally is still known."""
        self._engine.forget(self._name)
