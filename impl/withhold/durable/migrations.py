"""The version of state files, their tables, and the steps from older versions.

The version moves on when the tables or the contents change, and also when a mechanism does anything
else with the same samples and draws: a journal is replayed, and must give what it gave.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping

VERSION = 1
APPLICATION = 0x77686C64  # "whld", in the header of the file

TABLES = (
    "CREATE TABLE head (only INTEGER PRIMARY KEY CHECK (only = 1), body BLOB, digest BLOB)",
    "CREATE TABLE chunk (engine INTEGER, name TEXT, number INTEGER, body BLOB,"
    " UNIQUE (engine, name, number))",
    "CREATE TABLE users (first INTEGER PRIMARY KEY, body BLOB)",
    "CREATE TABLE journal (number INTEGER PRIMARY KEY, body BLOB)",
    "CREATE TABLE outbox (only INTEGER PRIMARY KEY CHECK (only = 1), body BLOB)",
)
"""head: what changes with every transaction, with a digest; its digests cover the other tables.
chunk: the last snapshot. users: in order of arrival. journal: batches since the snapshot.
outbox: the last bytes of output."""

Migration = Callable[[sqlite3.Connection], None]

MIGRATIONS: Mapping[int, Migration] = {}
"""By version: the step to the next one, inside a transaction. There is no older version yet."""
