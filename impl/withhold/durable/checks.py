"""Refuses state files that are damaged, older than what was released, or in use."""

from __future__ import annotations

import fcntl
import os
import sqlite3
import stat
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress

from withhold.core.errors import (
    StateDamagedError,
    StateInUseError,
    StateOlderError,
    StateWriteError,
)
from withhold.durable.codec import digest_of
from withhold.durable.head import Head, Key
from withhold.durable.witness import Mark, has_mark, must_be_free

UNWRITABLE = {
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
}


def check_new(path: str) -> None:
    """Refuses a new state beside the witness of another one, or beside a file of another kind in that place.

    The witness is read first, because a state has contents before its witness has.

    Raises:
        StateOlderError, StateWriteError
    """
    begun = has_mark(path)
    if os.path.exists(path) and os.stat(path).st_size:
        return
    if begun:
        raise StateOlderError("it is empty, but its witness is not")
    must_be_free(path)


def locked(path: str) -> int:
    """The file, created if need be, with a lock that lasts as long as it is open.

    A device or a pipe is not opened, because that may do something. The caller knows that no run of this
    process has the file open: if it is closed again, SQLite loses all locks that this process has on it.
    """
    try:
        if os.path.exists(path) and not stat.S_ISREG(os.stat(path).st_mode):
            raise StateWriteError("it is not a regular file")
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StateWriteError(error.strerror or str(error)) from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        raise StateInUseError from None
    return file


def make_secret(paths: Iterable[str]) -> None:
    """Takes the rights of everybody but the owner from files, which a restore may have given.

    Raises:
        OSError: it is not permitted.
    """
    for path in paths:
        with suppress(FileNotFoundError):
            if os.stat(path).st_mode & 0o077:
                os.chmod(path, 0o600)


def check_header(file: int, application: int) -> None:
    """Refuses a file that is no SQLite database, or another program's, before SQLite touches it.

    A state whose first transactions are still in SQLite's log has no application's number and no
    tables; its header says that there is a log.
    """
    header = os.pread(file, 108, 0)
    if not header.startswith(b"SQLite format 3\0"):
        raise StateDamagedError("it is not a state file")
    number = int.from_bytes(header[68:72], "big")
    new = number == 0 and header[18:20] == b"\2\2" and header[103:105] == b"\0\0"
    if number != application and not new:
        raise StateDamagedError("it is another kind of database")


def must_be_newest(head: Head | None, witness: Mark) -> None:
    """Refuses a state that is older than its witness says, or that went on without it.

    The witness knows every opening but the last, which may have ended before it was noted.
    """
    if head is None:
        raise StateOlderError("it is empty, but its witness is not")
    mark = head.mark
    if mark.run != witness.run:
        raise StateOlderError("its witness belongs to another run")
    if mark.generation < witness.generation or mark.drawn < witness.drawn:
        raise StateOlderError(
            f"it has {mark.drawn} draws of opening {mark.generation}, its witness "
            f"{witness.drawn} of opening {witness.generation}"
        )
    known = {witness.generation: mark.token, witness.generation + 1: bytes.fromhex(head.before)}
    if known.get(mark.generation) != witness.token:
        raise StateOlderError("it is a copy that went on by itself")


def chained(digest: str, bodies: Sequence[bytes]) -> str:
    for body in bodies:
        digest = digest_of(digest.encode(), body).hex()
    return digest


def snapshot_digest(chunks: Mapping[Key, bytes]) -> str:
    parts = [f"{key}".encode() + digest for key, digest in sorted(chunks.items())]
    return digest_of(*parts).hex() if parts else ""


def must_be(found: str, stated: str) -> None:
    if found != stated:
        raise StateDamagedError("its contents are not what was written")


def as_bytes(body: object) -> bytes:
    if not isinstance(body, bytes):
        raise StateDamagedError("its contents cannot be read")
    return body


@contextmanager
def typed(*, reading: bool = False) -> Iterator[None]:
    """Turns errors of SQLite and of the disk into those of this package."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise StateInUseError from None
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or (
            reading and code not in UNWRITABLE
        ):
            raise StateDamagedError(f"SQLite cannot read it ({error})") from None
        raise StateWriteError(str(error)) from None
    except OSError as error:
        raise StateWriteError(error.strerror or str(error)) from None
    except (TypeError, ValueError, KeyError):
        raise StateDamagedError("its contents cannot be read") from None
