"""Keeps what a run over a dataset draws and releases, epoch by epoch, in a state file.

A run that goes on begins again with the first row. It gets the draws that were kept, and has to release
with them what was released: the same noise on another sum would tell the difference of the sums. So a
dataset whose earlier rows have changed is refused, before anything is drawn or shown.
"""

from __future__ import annotations

import os
import struct
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, Self

from withhold.accounted.arrivals import Changes, LedgerArrivals
from withhold.accounted.decisions import LedgerDecisions
from withhold.core.errors import FinishedError, StateDamagedError
from withhold.core.source import NoiseSource
from withhold.durable.codec import digest_of, facts_bytes
from withhold.durable.draws import DrawLog, KeptSource
from withhold.durable.head import Change, Head, head_of
from withhold.durable.keeper import Check
from withhold.durable.opening import text_of
from withhold.durable.store import StateFile
from withhold.engines.errors import ChangedDatasetError
from withhold.engines.samples import Samples

_ENTRY = struct.Struct("<B16s")  # the fields of an entry before its draws


class Kind(IntEnum):
    """What an entry of the journal is about: an epoch, the end of a series after a restore, or the final release."""

    EPOCH = 0
    END = 1
    FINAL = 2


@dataclass(frozen=True, slots=True)
class Entry:
    """What the journal says.

    told: a digest of what was released and charged until then. draws: what was drawn for it.
    """

    kind: Kind
    told: bytes = bytes(16)
    draws: bytes = b""

    def packed(self) -> bytes:
        """The entry as bytes."""
        return _ENTRY.pack(self.kind, self.told) + self.draws


def _entry_of(body: bytes) -> Entry:
    try:
        kind, told = _ENTRY.unpack_from(body)
        return Entry(Kind(kind), told, body[_ENTRY.size :])
    except (struct.error, ValueError):
        raise StateDamagedError("an epoch of the journal cannot be read") from None


class KeptRun:
    """The epochs of a run in an open state file.

    Attributes:
        source: gives the kept draws first, and then those of the given source, which it keeps.
        finished: whether the final release has been made.
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        source: NoiseSource,
        about: dict[str, str],
        samples: Samples,
        *,
        after_restore: bool,
        check: Check | None,
    ) -> None:
        """Goes on with the run in the file, or begins one in a new file. Marks a new opening.

        Raises:
            StateError: the file cannot be used.
            ChangedDatasetError: the samples that it has read are not the first of these.
            FinishedError: the final release has been made, and there are later rows.
            What `check` raises. Nothing has been written then.
        """
        self._log = DrawLog()
        self.source = KeptSource(source, self._log)
        self._samples = samples
        self._left: deque[Entry] = deque()
        self._file = StateFile(text_of(path), trusted=after_restore)
        try:
            self._begin(about, after_restore, check)
        except BaseException:
            self._file.close()
            raise

    def _begin(self, about: dict[str, str], after_restore: bool, check: Check | None) -> None:
        head = head_of(self._file.head, about | {"input": "dataset"})
        if self._file.head is not None:
            self._left.extend(map(_entry_of, self._file.journal()))
        self.finished = bool(self._left) and self._left[-1].kind == Kind.FINAL
        if check is not None:
            check(head, b"", self.finished)
        self._check_rows(head)
        end = Entry(Kind.END) if after_restore and not self.finished else None
        head = replace(head.opened(), position=self._position(self._samples.counted))
        self._file.commit(head, Change(journal=None if end is None else end.packed()))
        if end is not None:
            self._left.append(end)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    @property
    def _head(self) -> Head:
        if self._file.head is None:
            raise StateDamagedError("it has no head")
        return self._file.head

    def _check_rows(self, head: Head) -> None:
        """Raises: ChangedDatasetError."""
        samples = self._samples
        known, sent = (head.position.get(name, 0) for name in ("samples", "arrivals"))
        fewer = samples.rows < head.events or samples.counted < known
        if fewer or samples.arrivals(known) != sent:
            raise ChangedDatasetError(head.events)
        if self.finished and samples.rows > head.events:
            raise FinishedError

    def _position(self, counted: int) -> dict[str, int]:
        """The first samples: how many, and a digest of who sent them."""
        return {"samples": counted, "arrivals": self._samples.arrivals(counted)}

    @contextmanager
    def replaying(self, engine: LedgerArrivals[Any]) -> Iterator[None]:
        """While the engine runs over the samples. Raises: ChangedDatasetError."""
        self._give(engine)
        try:
            yield
        except StateDamagedError:  # the file is sound, so the rows ask for other draws
            raise ChangedDatasetError(self._head.events) from None

    def closed(self, engine: LedgerArrivals[Any], row: int) -> None:
        """Keeps an epoch that closes at a row, or compares it with what was kept.

        Raises:
            StateWriteError: it could not be kept.
            ChangedDatasetError: another was kept.
        """
        told = digest_of(str(row).encode(), facts_bytes(engine.told()))
        if self._left:
            self._log.end_giving()
            entry = self._left.popleft()
            if (entry.kind, entry.told) != (Kind.EPOCH, told):
                raise ChangedDatasetError(self._head.events)
        else:
            self._keep(Kind.EPOCH, told, max(self._head.events, row + 1))
        self._give(engine)

    def make_final(self, engine: LedgerDecisions[Any, Any]) -> None:
        """Makes the final release and keeps it, or makes it again from what was kept.

        Raises:
            StateWriteError: it could not be kept.
            ChangedDatasetError: another was kept.
        """
        made = engine.finish_with(self._samples.total())
        told = digest_of(repr((made.samples, made.sum, made.sensitivity)).encode())
        if self.finished:
            self._log.end_giving()
            if self._left.popleft().told != told:
                raise ChangedDatasetError(self._head.events)
        else:
            self._keep(Kind.FINAL, told, self._samples.rows)
            self.finished = True

    def _keep(self, kind: Kind, told: bytes, events: int) -> None:
        """Keeps what was drawn last, and how many rows have led to it. Raises: StateWriteError."""
        entry = Entry(kind, told, self._log.take())
        head = replace(self._head, events=events, drawn=self._log.drawn)
        self._file.commit(head, Change(journal=entry.packed()))

    def _give(self, engine: LedgerArrivals[Any]) -> None:
        """Prepares the next epoch: its draws, if they were kept."""
        while self._left and self._left[0].kind == Kind.END:
            self._left.popleft()
            engine.end_series()
        if self._left:
            self._log.give(self._left[0].draws)

    def finish(self, released: int) -> None:
        """Keeps that the run has read all rows, and that its epochs contain `released` samples.

        Later samples have been withheld, so there may still be others in their place, unless a final
        release contains them.

        Raises:
            StateWriteError: it could not be kept.
            ChangedDatasetError: epochs were kept that these rows do not have.
        """
        if self._left:
            raise ChangedDatasetError(self._head.events)
        position = self._position(self._samples.counted if self.finished else released)
        self._file.commit(
            replace(self._head, events=self._samples.rows, position=position), Change()
        )


class KeptChanges(Changes):
    """The releases of rows; each epoch is kept before a later row is taken."""

    __slots__ = ("_kept",)

    def __init__(self, engine: LedgerArrivals[Any], kept: KeptRun) -> None:
        super().__init__(engine)
        self._kept = kept

    def add(self, engine: LedgerArrivals[Any], row: int, *, closed: bool) -> None:
        super().add(engine, row, closed=closed)
        if closed:
            self._kept.closed(engine, row)
