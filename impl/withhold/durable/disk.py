"""Everything that writes to the disk, in a few functions; tests put faults in their place."""

from __future__ import annotations

import os
import sqlite3


def connect(path: str) -> sqlite3.Connection:
    """The one connection to a database. Transactions are begun and ended by hand."""
    return sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)


def execute(
    connection: sqlite3.Connection, statement: str, values: tuple[object, ...] = ()
) -> sqlite3.Cursor:
    """Carries out one statement that writes."""
    return connection.execute(statement, values)


def write_at(file: int, data: bytes, offset: int) -> None:
    """Writes all bytes at a place of a file."""
    while data:
        written = os.pwrite(file, data, offset)
        data, offset = data[written:], offset + written


def sync(file: int) -> None:
    """Waits until a file is on the disk."""
    os.fsync(file)


def sync_folder(path: str) -> None:
    """Waits until the entries of the folder that holds `path` are on the disk."""
    folder = os.open(os.path.dirname(path) or ".", os.O_RDONLY | os.O_DIRECTORY)
    try:
        sync(folder)
    finally:
        os.close(folder)
