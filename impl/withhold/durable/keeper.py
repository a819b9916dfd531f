"""Keeps a run in a state file: a journal of batches with their draws, and snapshots now and then.

A batch and what was drawn for it are on the disk before anything that depends on them is returned.
Going on replays the journal from the last snapshot, with the kept draws, so that no node is drawn
twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import Any, TypeAlias

import numpy as np

from withhold.core.batch import Ints
from withhold.core.engine import Engine
from withhold.core.errors import StateDamagedError, StateWriteError
from withhold.core.state import Columns, State
from withhold.core.user_index import UserIndex
from withhold.durable.codec import (
    Entry,
    chunks_of,
    column_of,
    entry_bytes,
    entry_of,
    facts_bytes,
    facts_of,
    users_bytes,
    users_of,
)
from withhold.durable.draws import DrawLog
from withhold.durable.head import Change, Head, Key, head_of
from withhold.durable.store import StateFile

JOURNAL = 1 << 20  # bytes: a journal that is longer than this and than a snapshot becomes one
Check: TypeAlias = Callable[[Head, bytes, bool], None]
"""Refuses to go on where a run stands: its head, its last bytes of output, and whether it has a final release."""
FACTS = "facts"  # the name of the chunk with an engine's facts; columns are called "column ..."


class Keeper:
    """Keeps one estimator's engines and users.

    Calls come from the estimator, which takes care of threads. With `waits` batches are written by
    `commit` only, together with the output that they lead to.
    """

    __slots__ = (
        "_engines",
        "_file",
        "_log",
        "_new_users",
        "_pending",
        "_position",
        "_seen_users",
        "_size",
        "_snapshot_size",
        "_users",
        "_written_users",
        "waits",
    )

    def __init__(
        self, file: StateFile, engines: Sequence[Engine[Any]], users: UserIndex, log: DrawLog
    ) -> None:
        self._file = file
        self._engines = engines
        self._users = users
        self._log = log
        self._pending: list[Entry] = []
        self._position: dict[str, int] = {}
        self._new_users: list[str | int] = []
        self._size = self._snapshot_size = 0
        self._written_users = self._seen_users = 0
        self.waits = False

    @property
    def head(self) -> Head:
        """What the last transaction has written."""
        if self._file.head is None:
            raise StateDamagedError("it has no head")
        return self._file.head

    def begin(self, about: dict[str, str], check: Check | None, *, end_series: bool) -> None:
        """Goes on with the run in the file, or begins one in a new file. Marks a new opening.

        Raises:
            StateMismatchError: the file is of a run with other parameters.
            StateDamagedError: the file cannot be read.
            What `check` raises. Nothing has been written then.
        """
        head, pending = head_of(self._file.head, about), b""
        if self._file.head is not None:
            self._position = head.position
            try:
                self._restore(head)
            except (KeyError, IndexError, TypeError, ValueError, OverflowError):
                raise StateDamagedError("its contents cannot be read") from None
            pending = self._file.outbox()
        if check is not None:
            check(head, pending, self._engines[0].final is not None)
        if end_series:
            for engine in self._engines:
                engine.end_series()
        snapshot = self._snapshot() if end_series else None
        self._file.commit(head.opened(), Change(snapshot=snapshot))
        if snapshot is not None:
            self._note_snapshot(snapshot)

    def _restore(self, head: Head) -> None:
        for body in self._file.users():
            self._users.add(users_of(body))
        self._written_users = self._seen_users = len(self._users.codes)
        chunks = self._file.snapshot()
        self._snapshot_size = sum(map(len, chunks.values()))
        if chunks:
            for state, engine in zip(
                _states(chunks, len(self._engines)), self._engines, strict=True
            ):
                engine.restore(state)
        known = len(self._engines[0].counts)
        journal = self._file.journal()
        self._size = sum(map(len, journal))
        grid, dimension = self._engines[0].params.grid, len(self._engines)
        for body in journal:
            entry = entry_of(body, grid, dimension)
            known += entry.new_users
            self._log.give(entry.draws)
            self._replay(entry)
            self._log.end_giving()
        self._log.drawn = head.drawn
        if {len(engine.counts) for engine in self._engines} != {len(self._users.codes)} or (
            known != len(self._users.codes)
        ):
            raise StateDamagedError("it has another number of users")
        if any(engine.t != head.events for engine in self._engines):
            raise StateDamagedError("it has another number of events")

    def _replay(self, entry: Entry) -> None:
        """Does what the estimator did when the entry was written."""
        for engine in self._engines:
            engine.add_users(entry.new_users)
        if entry.stepwise:
            for engine, (unit,) in zip(self._engines, entry.units, strict=True):
                engine.step(int(entry.codes[0]), int(unit))
            return
        batch = self._engines[0].plan(entry.codes)
        for engine, column in zip(self._engines, entry.units, strict=True):
            engine.step_many(batch, column)

    def check(self) -> None:
        """Refuses to go on in a forked process. Raises: ForkedError."""
        self._file.check_process()

    def check_shown(self) -> None:
        """Refuses to show what depends on draws that are not on the disk.

        Going on from the disk draws them afresh, and both together would spend epsilon twice. Charges
        and the number of epochs depend on earlier releases, which may have been in the same batch.

        Raises:
            StateWriteError: the last batch was not written, or interrupted before.
        """
        if self._pending or self._log.drawn != self.head.drawn:
            raise StateWriteError("what was drawn last is not kept, so it cannot be shown")

    def keep_one(self, code: int, units: Sequence[int]) -> None:
        """Keeps one sample that the engines have just taken, and new users."""
        columns = tuple(np.array([unit], dtype=np.int64) for unit in units)
        self._keep(True, np.array([code]), columns)

    def keep_many(
        self, codes: Ints, units: Sequence[Ints], position: dict[str, int] | None = None
    ) -> None:
        """Keeps a batch that the engines have just taken, new users, and the position after it."""
        if position is not None:
            self._position = position
        if len(codes):
            self._keep(False, codes, tuple(units))
        elif self._position != self.head.position and not self.waits:
            self.commit()

    def keep_final(self) -> None:
        """Keeps a final release that the engines have just made; with `waits`, when `commit` is called."""
        if not self.waits:
            self.commit()

    def _keep(self, stepwise: bool, codes: Ints, units: tuple[Ints, ...]) -> None:
        known = self._users.codes
        newest = islice(reversed(known), len(known) - self._seen_users)
        new_users = list(newest)[::-1]
        self._seen_users = len(known)
        self._new_users += new_users
        self._pending.append(Entry(stepwise, codes, units, len(new_users), self._log.take()))
        if not self.waits:
            self.commit()

    def commit(self, note: str | None = None, output: tuple[int, bytes] | None = None) -> None:
        """Writes what is pending, with the note and the output's next bytes and their place.

        Raises:
            ForkedError, StateWriteError: nothing was written.
        """
        head = self.head
        events = self._engines[0].t
        drawn = self._log.drawn
        bodies = [entry_bytes(entry, self._engines[0].params.grid) for entry in self._pending]
        size = self._size + sum(map(len, bodies))
        epoch = drawn != head.drawn and self._engines[0].mechanism in ("ledger", "gaussian")
        whole = epoch or size > max(JOURNAL, self._snapshot_size) or len(bodies) > 1
        snapshot = self._snapshot() if whole else None
        users = self._new_users
        change = Change(
            journal=bodies[0] if bodies and snapshot is None else None,
            users=(self._written_users, users_bytes(users)) if users else None,
            snapshot=snapshot,
            outbox=None if output is None else output[1],
        )
        head = replace(
            head,
            events=events,
            drawn=drawn,
            note=head.note if note is None else note,
            offset=head.offset if output is None else output[0],
            position=self._position,
        )
        self._file.commit(head, change)
        self._pending, self._new_users = [], []
        self._written_users += len(users)
        self._size = size
        if snapshot is not None:
            self._note_snapshot(snapshot)

    def _note_snapshot(self, snapshot: Mapping[Key, bytes]) -> None:
        self._size, self._snapshot_size = 0, sum(map(len, snapshot.values()))

    def _snapshot(self) -> dict[Key, bytes]:
        chunks: dict[Key, bytes] = {}
        for number, engine in enumerate(self._engines):
            state = engine.state()
            chunks[number, FACTS, 0] = facts_bytes(state.facts)
            for name, row in state.columns.items():
                for part, body in enumerate(chunks_of(row)):
                    chunks[number, f"column {name}", part] = body
        return chunks

    def outbox(self) -> bytes:
        """The last bytes of output, which may not have been written."""
        return self._file.outbox()

    def close(self, *, whole: bool) -> None:
        """Closes the file; if the run is whole, with a snapshot, so that opening is fast."""
        try:
            if whole and self._size and not self._pending:
                with suppress(StateWriteError):  # all of it is on the disk already
                    self._file.commit(self.head, Change(snapshot=self._snapshot()))
        finally:
            self._file.close()


def _states(chunks: Mapping[Key, bytes], engines: int) -> list[State]:
    """The states of the engines.

    Raises:
        StateDamagedError: a chunk is missing.
    """
    states = []
    for engine in range(engines):
        parts: dict[str, dict[int, bytes]] = {}
        for (number, name, part), body in chunks.items():
            if number == engine and name != FACTS:
                parts.setdefault(name.removeprefix("column "), {})[part] = body
        columns: Columns = {}
        for name, bodies in parts.items():
            if sorted(bodies) != list(range(len(bodies))):
                raise StateDamagedError("a chunk is missing")
            columns[name] = column_of([bodies[part] for part in range(len(bodies))])
        states.append(State(facts_of(chunks[engine, FACTS, 0]), columns))
    return states
