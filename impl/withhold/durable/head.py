"""What the transactions of a state file write."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from withhold.core.errors import StateMismatchError
from withhold.durable.witness import Mark

Key: TypeAlias = tuple[int, str, int]
"""Of a chunk: engine, column, number."""


@dataclass(frozen=True, slots=True)
class Head:
    """What changes with every transaction; byte strings in base 16.

    about: the public parameters and the form of the run. run, token, generation, drawn: see
    `witness.Mark`. before: the token of the opening before. events: of the whole run. note: of the
    command line. offset: of the outbox in the output. position: as `withhold.positions` says; older
    files have none. The others are digests of the tables.
    """

    about: dict[str, str]
    run: str
    token: str = ""
    before: str = ""
    generation: int = 0
    drawn: int = 0
    events: int = 0
    note: str = ""
    offset: int = 0
    position: dict[str, int] = field(default_factory=dict)
    outbox: str = ""
    snapshot: str = ""
    users: str = ""
    journal: str = ""

    def opened(self) -> Head:
        """The head after another opening."""
        return replace(
            self, token=os.urandom(16).hex(), before=self.token, generation=self.generation + 1
        )

    @property
    def mark(self) -> Mark:
        """How new the state is."""
        return Mark(bytes.fromhex(self.run), bytes.fromhex(self.token), self.generation, self.drawn)


def head_of(stored: Head | None, about: dict[str, str]) -> Head:
    """The stored head, or that of a run that begins.

    Raises:
        StateMismatchError: it is of a run with other public parameters; the first difference is named.
    """
    if stored is None:
        return Head(about, run=os.urandom(16).hex())
    for name in (*about, *stored.about):
        if stored.about.get(name) != about.get(name):
            raise StateMismatchError(name, stored.about.get(name), about.get(name))
    return stored


@dataclass(frozen=True, slots=True)
class Change:
    """What one transaction writes, apart from the head.

    journal: a batch for the journal. users: new users, and the number of the first of them.
    snapshot: all chunks of a new snapshot, which ends the journal. outbox: new output.
    """

    journal: bytes | None = None
    users: tuple[int, bytes] | None = None
    snapshot: Mapping[Key, bytes] | None = None
    outbox: bytes | None = None
