"""Which rows of which dataset are read, and from which columns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Events:
    """A dataset of events (user, value), and the column that orders them in time.

    Attributes:
        source: a Parquet file, a folder of such files, or a glob (`visits/*.parquet`); with
            `table` a file of DuckDB. For Spark also the name of a table.
        user: the column of user ids: text that is not empty, or integers.
        value: the column of values: numbers or booleans.
        order: the column of times: numbers, dates or timestamps, no two of them equal.
        table: the name of a table or view in a file of DuckDB, also with its schema.
    """

    source: str
    user: str
    value: str
    order: str
    table: str | None = None

    def __iter__(self) -> Iterator[str]:
        """The names of the columns."""
        return iter((self.user, self.value, self.order))
