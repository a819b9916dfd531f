"""What an engine has to be able to do; everything else is in the shared statements."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Any, ClassVar, Protocol, Self

import numpy as np
import numpy.typing as npt

from withhold.engines.events import Events
from withhold.engines.part import Answer, Columns
from withhold.engines.schema import Kinds
from withhold.engines.units import ColumnFunction
from withhold.files.arrow import ArrowArray, ArrowSchema


class ArrowTable(Protocol):
    """The answer to a query."""

    @property
    def num_rows(self) -> int: ...
    @property
    def schema(self) -> ArrowSchema: ...
    def column(self, name: str) -> ArrowArray: ...
    def to_pylist(self) -> list[dict[str, Any]]: ...


def integers(table: ArrowTable, name: str) -> npt.NDArray[np.int64]:
    """A column of integers, none of them missing."""
    return table.column(name).to_numpy(zero_copy_only=False).astype(np.int64)


def columns_of(batch: ArrowTable) -> Columns:
    """The columns of a batch, all of them integers and none missing."""
    return {name: integers(batch, name) for name in batch.schema.names}


@dataclass(frozen=True, slots=True)
class Loaded:
    """A dataset that an engine has opened.

    Attributes:
        kinds: the types of its columns.
        place: its name in messages.
        rows: how many rows its files say that they have; None if it is a table.
        files: the names of its files.
    """

    kinds: Kinds
    place: str
    rows: int | None = None
    files: tuple[str, ...] = ()


class QueryEngine(ABC):
    """A query engine, for as long as it is entered. Names of views and tables are given by the caller.

    Attributes:
        title: its name in messages.
        window: how the rows of `ordered` are partitioned and ordered when they are numbered.
        digest: a number of 60 bits, the same in every engine, that depends on the text `line`.
        unreadable_text: when a text is not Unicode, as a condition on user_id; None if it always is.
    """

    title: ClassVar[str]
    window: ClassVar[str]
    digest: ClassVar[str]
    unreadable_text: ClassVar[str | None]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @abstractmethod
    def close(self) -> None:
        """Ends the engine and removes its tables and files."""

    @abstractmethod
    def load(self, events: Events, view: str) -> Loaded:
        """Opens a dataset as a view with the columns file, user_id, value and moment.

        Raises:
            InputError: it cannot be opened, or its columns are of no use.
        """

    def place_of(self, file: str) -> str:
        """The name of a file in messages."""
        return file

    @abstractmethod
    def define(self, name: str, function: ColumnFunction, argument: str, result: str) -> None:
        """Makes a function on columns known; `argument` is a column, as view.column, of the same type."""

    @abstractmethod
    def keep(self, name: str, query: str) -> None:
        """Computes a query once and keeps the answer as a table."""

    @abstractmethod
    def store(self, name: str, query: str) -> None:
        """The same, as a table that does not depend on what the query reads; `forget` removes it."""

    @abstractmethod
    def put(self, name: str, columns: Columns) -> None:
        """Stores columns of integers."""

    @abstractmethod
    def renew(self, name: str, table: str, function: Callable[[Columns], Columns]) -> None:
        """Stores what a function makes of each part of another table, which has integers only.

        The function is called wherever the engine keeps the parts, and may be called again.
        """

    @abstractmethod
    def fold(self, table: str, function: Callable[[Columns], Answer]) -> Answer:
        """What a function answers about all parts of such a table together."""

    @abstractmethod
    def forget(self, name: str) -> None:
        """Removes a table that was stored."""

    @abstractmethod
    def order(self, name: str, query: str) -> None:
        """Orders a query by the column moment, as a view with the further column part.

        The parts are numbered from 0 in the order of time.
        """

    @abstractmethod
    def ask(self, query: str) -> ArrowTable:
        """The answer to a query.

        Raises:
            EngineError: the engine could not compute it.
        """
