"""The state file: an SQLite database with one connection, one writer, and a digest of everything.

A transaction is on the disk when `commit` returns. The file is bound to the process that opened it.
"""

from __future__ import annotations

import ctypes
import json
import os
import sqlite3
import threading
import weakref
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import fields, replace

from withhold.core.errors import (
    ForkedError,
    StateDamagedError,
    StateInUseError,
    StateMismatchError,
    StateOlderError,
    StateWriteError,
)
from withhold.durable import disk
from withhold.durable.checks import (
    as_bytes,
    chained,
    check_header,
    check_new,
    locked,
    make_secret,
    must_be,
    must_be_newest,
    snapshot_digest,
    typed,
)
from withhold.durable.codec import digest_of
from withhold.durable.head import Change, Head, Key
from withhold.durable.migrations import APPLICATION, MIGRATIONS, TABLES, VERSION
from withhold.durable.watch import Watch
from withhold.durable.witness import SUFFIX, Mark, Witness, must_be_free

PRAGMAS = (
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",
    "PRAGMA checkpoint_fullfsync = ON",
    "PRAGMA trusted_schema = OFF",
    "PRAGMA secure_delete = ON",
    "PRAGMA temp_store = MEMORY",  # nothing secret in other files
    "PRAGMA journal_size_limit = -1",  # so that the log never gets shorter: see `watch`
    "PRAGMA auto_vacuum = NONE",  # nor the file itself
)

LOGS = ("-wal", "-shm", "-journal")  # what SQLite adds to the names of files of its own
NAMES = [field.name for field in fields(Head)]


class StateFile:
    """An open state file. `head` is None until the first transaction of a new file."""

    __slots__ = (
        "__weakref__",
        "_chunks",
        "_connection",
        "_lock",
        "_noted",
        "_path",
        "_pid",
        "_watch",
        "_witness",
        "head",
    )

    def __init__(self, path: str | os.PathLike[str], *, trusted: bool = False) -> None:
        """Opens or creates the file, and checks that it is whole and the newest.

        With `trusted` the witness may be missing, because the caller knows that the file is the
        newest; an older file is refused all the same.

        Raises:
            StateInUseError, StateDamagedError, StateOlderError, StateMismatchError, StateWriteError
        """
        self._path = os.path.realpath(path)
        self._pid = os.getpid()
        self._chunks: dict[Key, bytes] = {}  # digests of the snapshot's chunks
        self.head: Head | None = None
        self._connection: sqlite3.Connection | None = None
        self._witness: Witness | None = None
        self._noted: Mark | None = None  # by the witness
        self._watch = Watch()
        with typed(reading=True):
            check_new(self._path)
        with _changing:
            if _is_open(self._path):
                raise StateInUseError
            self._lock = locked(self._path)
            _living.add(self)
        try:
            with typed(reading=True):
                self._open(trusted)
        except BaseException:
            self.close()
            raise

    def _open(self, trusted: bool) -> None:
        if os.fstat(self._lock).st_size:
            check_header(self._lock, APPLICATION)
        self._connection = disk.connect(self._path)
        version = self._version()
        make_secret(self._path + suffix for suffix in ("", *LOGS))
        for pragma in PRAGMAS:
            self._connection.execute(pragma)
        if self._connection.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
            raise StateWriteError("there is no write-ahead log where it is")
        if version == 0:
            self._create()
        else:
            self._check(version)
        if self.head is None or trusted:
            self._witness = Witness(self._path, create=True)
        else:
            try:
                self._witness = Witness(self._path, create=False)
            except FileNotFoundError:
                raise StateOlderError(
                    f"its witness ({SUFFIX}) is missing, so that this cannot be excluded"
                ) from None
        mark = self._witness.read()
        if mark is not None:
            must_be_newest(self.head, mark)
        elif self.head is not None and self.head.drawn > 0 and not trusted:
            raise StateOlderError(f"its witness ({SUFFIX}) cannot be read")
        else:
            must_be_free(self._path)
        make_secret([self._path + SUFFIX])
        self._noted = mark
        self._look()

    def _version(self) -> int:
        """The version of the file, 0 if it is new. Refuses other databases, before they are changed."""
        connection = self._writable()
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        new = version == application == tables == 0
        if not new and application != APPLICATION:
            raise StateDamagedError("it is another kind of database")
        return int(version)

    def _create(self) -> None:
        """Makes the tables. Without a head, nothing has been drawn yet."""
        connection = self._writable()
        disk.execute(connection, "BEGIN IMMEDIATE")
        for statement in (*TABLES, f"PRAGMA application_id = {APPLICATION}"):
            disk.execute(connection, statement)
        disk.execute(connection, f"PRAGMA user_version = {VERSION}")
        disk.execute(connection, "COMMIT")
        disk.sync_folder(self._path)

    def _check(self, version: int) -> None:
        connection = self._writable()
        if version > VERSION or any(step not in MIGRATIONS for step in range(version, VERSION)):
            raise StateMismatchError("the version of state files", version, VERSION)
        (sound,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if sound != "ok":
            raise StateDamagedError("SQLite finds it corrupt")
        if version < VERSION:
            disk.execute(connection, "BEGIN IMMEDIATE")
            for step in range(version, VERSION):
                MIGRATIONS[step](connection)
            disk.execute(connection, f"PRAGMA user_version = {VERSION}")
            disk.execute(connection, "COMMIT")
        row = connection.execute("SELECT body, digest FROM head").fetchone()
        if row is None:
            return
        body, digest = row
        if digest != digest_of(body):
            raise StateDamagedError("its head is not what was written")
        self.head = Head(**json.loads(body))

    @property
    def path(self) -> str:
        """Where the file is."""
        return self._path

    def users(self) -> list[bytes]:
        """The users in parts, in order of arrival.

        Raises:
            StateDamagedError: they are not what was written.
        """
        found = self._bodies("SELECT body FROM users ORDER BY first")
        must_be(chained("", found), self._head.users)
        return found

    def snapshot(self) -> dict[Key, bytes]:
        """The chunks of the last snapshot.

        Raises:
            StateDamagedError: they are not what was written.
        """
        found: dict[Key, bytes] = {}
        with typed(reading=True):
            query = "SELECT engine, name, number, body FROM chunk"
            for engine, name, number, body in self._writable().execute(query):
                found[int(engine), str(name), int(number)] = as_bytes(body)
        self._chunks = {key: digest_of(body) for key, body in found.items()}
        must_be(snapshot_digest(self._chunks), self._head.snapshot)
        return found

    def journal(self) -> list[bytes]:
        """The batches since the snapshot.

        Raises:
            StateDamagedError: they are not what was written.
        """
        found = self._bodies("SELECT body FROM journal ORDER BY number")
        must_be(chained("", found), self._head.journal)
        return found

    def outbox(self) -> bytes:
        """The last bytes of output.

        Raises:
            StateDamagedError: they are not what was written.
        """
        body = b"".join(self._bodies("SELECT body FROM outbox"))
        must_be(digest_of(body).hex(), self._head.outbox or digest_of(b"").hex())
        return body

    def commit(self, head: Head, change: Change) -> None:
        """Writes a change and the new head in one transaction, and waits until they are on the disk.

        `head` need not have digests. The witness follows if there are new draws or a new opening.

        Raises:
            ForkedError: this is another process than the one that opened the file.
            StateWriteError: nothing was written; the file has to be opened again.
        """
        self.check_process()
        with typed():
            self._watch.check()
        self._note()  # before there is another opening, so that the witness never lacks more than one
        with typed():
            head = self._write(head, change)
        self.head = head
        self._note()
        self._look()

    def _note(self) -> None:
        """Lets the witness follow."""
        if self._witness is None or self.head is None or self._noted == self.head.mark:
            return
        self._witness.note(self.head.mark)
        self._noted = self.head.mark

    def _write(self, head: Head, change: Change) -> Head:
        connection = self._writable()
        disk.execute(connection, "BEGIN IMMEDIATE")
        try:
            before = self.head or head
            head = replace(
                head,
                users=before.users,
                journal=before.journal,
                snapshot=before.snapshot,
                outbox=before.outbox,
            )
            if change.users is not None:
                first, body = change.users
                disk.execute(connection, "INSERT INTO users VALUES (?, ?)", (first, body))
                head = replace(head, users=chained(head.users, [body]))
            if change.journal is not None:
                statement = "INSERT INTO journal (body) VALUES (?)"
                disk.execute(connection, statement, (change.journal,))
                head = replace(head, journal=chained(head.journal, [change.journal]))
            chunks = self._chunks
            if change.snapshot is not None:
                chunks = self._write_snapshot(connection, change.snapshot)
                head = replace(head, journal="", snapshot=snapshot_digest(chunks))
            if change.outbox is not None:
                statement = "INSERT OR REPLACE INTO outbox VALUES (1, ?)"
                disk.execute(connection, statement, (change.outbox,))
                head = replace(head, outbox=digest_of(change.outbox).hex())
            body = json.dumps({name: getattr(head, name) for name in NAMES}).encode()
            statement = "INSERT OR REPLACE INTO head VALUES (1, ?, ?)"
            disk.execute(connection, statement, (body, digest_of(body)))
            disk.execute(connection, "COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise
        self._chunks = chunks
        return head

    def _write_snapshot(
        self, connection: sqlite3.Connection, snapshot: Mapping[Key, bytes]
    ) -> dict[Key, bytes]:
        """Writes the parts that have changed, and empties the journal.

        A part holds the same users in every column, and is written in all columns if it has changed
        in any. Sums change by values, but counts change as well then. So arrivals and releases say
        which parts are written.
        """
        chunks = {key: digest_of(body) for key, body in snapshot.items()}
        changed = {key[2] for key, digest in chunks.items() if self._chunks.get(key) != digest}
        for key in self._chunks.keys() - chunks.keys():
            statement = "DELETE FROM chunk WHERE engine = ? AND name = ? AND number = ?"
            disk.execute(connection, statement, key)
        for key, body in snapshot.items():
            if key[2] in changed:
                statement = "INSERT OR REPLACE INTO chunk VALUES (?, ?, ?, ?)"
                disk.execute(connection, statement, (*key, body))
        disk.execute(connection, "DELETE FROM journal")
        return chunks

    def check_process(self) -> None:
        """Refuses to go on in a forked process.

        Raises:
            ForkedError: this is another process than the one that opened the file.
        """
        if os.getpid() != self._pid:
            raise ForkedError

    def _look(self) -> None:
        self._watch.look([self._path + suffix for suffix in ("", LOGS[0], SUFFIX)])

    @property
    def _head(self) -> Head:
        if self.head is None:
            raise StateDamagedError("it has no head")
        return self.head

    def _writable(self) -> sqlite3.Connection:
        if self._connection is None:
            raise StateWriteError("the file is closed")
        return self._connection

    def _bodies(self, query: str) -> list[bytes]:
        with typed(reading=True):
            return [as_bytes(body) for (body,) in self._writable().execute(query)]

    def leave(self) -> None:
        """Lets go of the file in a forked process, without closing the connection.

        SQLite would take the parent's locks for its own and remove the parent's log. So the
        connection gets a reference that is never given back.
        """
        if self._connection is not None:
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(self._connection))
        self._connection = None
        if self._lock >= 0:
            os.close(self._lock)  # the parent's lock stays
        self._lock = -1

    def close(self) -> None:
        """Closes the file. In a forked process it does nothing, because closing would change it."""
        if os.getpid() != self._pid:
            return
        connection, self._connection = self._connection, None
        witness, self._witness = self._witness, None
        if connection is not None:
            with typed():
                connection.close()
        if witness is not None:
            witness.close()
        with _changing:
            lock, self._lock = self._lock, -1
            if lock >= 0:
                os.close(lock)


_living: weakref.WeakSet[StateFile] = weakref.WeakSet()
_changing = threading.Lock()  # while a state file is opened or closed


def _is_open(path: str) -> bool:
    """Whether this process has the file open, under whatever name. The file itself is not opened for that."""
    try:
        there = os.stat(path)
    except OSError:
        return False
    held = [file._lock for file in list(_living) if file._lock >= 0]
    return any(os.path.samestat(os.fstat(lock), there) for lock in held)


def _leave_all() -> None:
    """Lets go of all open files; called in the child of a fork."""
    global _changing
    _changing = threading.Lock()  # a thread of the parent may hold the other one
    for file in list(_living):
        file.leave()


os.register_at_fork(after_in_child=_leave_all)
