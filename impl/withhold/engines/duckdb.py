"""DuckDB as the engine: in the same process, with tables in a temporary folder."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar

from withhold.engines.errors import EngineError, EngineMemoryError
from withhold.engines.events import Events
from withhold.engines.folders import temporary_folder
from withhold.engines.part import Answer, Columns, together
from withhold.engines.schema import files_of, kinds_of
from withhold.engines.tables import ArrowTable, Loaded, QueryEngine, columns_of
from withhold.engines.units import ColumnFunction
from withhold.files.arrow import arrow
from withhold.files.rows import InputError, import_extra

PART_ROWS = 1 << 18  # at most so many rows of a table are in a part
_TYPES = {"integer": "BIGINT", "text": "VARCHAR"}
_NO_SURPRISES: dict[str, str | bool] = {
    "autoinstall_known_extensions": False,
    "autoload_known_extensions": False,
    "python_enable_replacements": False,
    "preserve_insertion_order": True,  # the order of `ordered` is that of time
}


class DuckDB(QueryEngine):
    """DuckDB in this process.

    Its tables and what does not fit into memory are in a new folder, which is removed in the end.
    They are as secret as the data.

    Args:
        memory_limit: the most memory that DuckDB uses, such as "4GB"; None means 80 % of the machine's.
        temp_directory: where the folder is made; None means the system's place for such.

    Raises:
        MissingExtraError: duckdb is not installed.
        EngineError: DuckDB does not take one of the settings.
    """

    title: ClassVar[str] = "DuckDB"
    window: ClassVar[str] = ""
    digest: ClassVar[str] = "CAST('0x' || substr(md5(line), 1, 15) AS BIGINT)"
    unreadable_text: ClassVar[str | None] = None

    def __init__(
        self, *, memory_limit: str | None = None, temp_directory: str | None = None
    ) -> None:
        self._library: Any = import_extra("duckdb", "The engine duckdb", "duckdb")
        self._folder = temporary_folder(temp_directory)
        settings = _NO_SURPRISES | {"temp_directory": str(Path(self._folder.name) / "spilled")}
        if memory_limit is not None:
            settings["memory_limit"] = memory_limit
        try:
            self._connection = self._library.connect(
                str(Path(self._folder.name) / "tables.duckdb"), config=settings
            )
        except self._library.Error:
            self._folder.cleanup()
            raise EngineError(
                f"DuckDB does not start with a memory limit of {memory_limit}"
            ) from None

    def close(self) -> None:
        self._connection.close()
        self._folder.cleanup()

    def load(self, events: Events, view: str) -> Loaded:
        if events.table is None:
            files = files_of(events)
            names = ", ".join(map(_text, files.names))
            file = _new_name("file", files.columns)
            source = f"read_parquet([{names}], filename = '{file}', hive_partitioning = false)"
            loaded = Loaded(files.kinds, events.source, files.rows, files.names)
        else:
            source, file = self._table(events.source, events.table, view), "''"
            place = f"{events.source}, table {events.table}"
            with self._refusals():
                empty = self._connection.sql(f"SELECT * FROM {source} LIMIT 0")
                loaded = Loaded(kinds_of(empty.to_arrow_table().schema, events, place), place)
                kinds = dict(zip(empty.columns, map(str, empty.types), strict=True))
            for name in events:  # Arrow gets other numbers than the largest of these
                if kinds.get(name) == "UHUGEINT":
                    reason = "no engine reads UHUGEINT exactly"
                    raise InputError(reason, place=place, column=name)
        user, value, order = map(_name, events)
        if loaded.kinds.user_is_text:  # a collation of the table could make one user of two
            user = f"CAST({user} AS VARCHAR) COLLATE posix"
        with self._refusals():
            self._connection.execute(
                f"CREATE TEMP VIEW {view} AS SELECT {file} AS file, {user} AS user_id, "
                f"{value} AS value, {order} AS moment FROM {source}"
            )
        return loaded

    def _table(self, database: str, table: str, view: str) -> str:
        """The name of a table in a file, which is attached to read it. Raises: InputError."""
        if not Path(database).is_file():
            raise InputError("there is no such file", place=database)
        attached, library = f"{view}_source", self._library
        try:
            self._connection.execute(
                f"ATTACH {_text(database)} AS {attached} (READ_ONLY, TYPE duckdb)"
            )
            for parts in ([table], table.split(".")):
                name = ".".join((attached, *map(_name, parts)))
                with suppress(library.CatalogException, library.BinderException):
                    self._connection.execute(f"SELECT 1 FROM {name} LIMIT 0")
                    return name
        except library.Error:
            reason = "the file is no database of DuckDB, or another program uses it"
            raise InputError(reason, place=database) from None
        raise InputError(f"there is no table {table}", place=database)

    def define(self, name: str, function: ColumnFunction, argument: str, result: str) -> None:
        table, _, column = argument.partition(".")
        with self._refusals():
            ((kind,),) = self._connection.execute(
                f"SELECT typeof({column}) FROM {table} LIMIT 1"
            ).fetchall()
            self._connection.create_function(name, function, [kind], _TYPES[result], type="arrow")

    def keep(self, name: str, query: str) -> None:
        with self._refusals():
            self._connection.execute(f"CREATE TABLE {name} AS {query}")

    def store(self, name: str, query: str) -> None:
        self.keep(name, query)

    def put(self, name: str, columns: Columns) -> None:
        with self._refusals():
            self._insert(name, columns, f"CREATE TABLE {name} AS")

    def renew(self, name: str, table: str, function: Callable[[Columns], Columns]) -> None:
        begin = f"CREATE TABLE {name} AS"
        with self._refusals():
            for part in self._parts(table):
                self._insert(name, function(part), begin)
                begin = f"INSERT INTO {name}"

    def fold(self, table: str, function: Callable[[Columns], Answer]) -> Answer:
        with self._refusals():
            return together(map(function, self._parts(table)))

    def forget(self, name: str) -> None:
        with self._refusals():
            self._connection.execute(f"DROP TABLE {name}")

    def _parts(self, table: str) -> Iterator[Columns]:
        """The parts of a table, which are read one after another."""
        with self._connection.cursor() as reading:
            for batch in reading.sql(f"SELECT * FROM {table}").to_arrow_reader(PART_ROWS):
                yield columns_of(batch)

    def _insert(self, name: str, columns: Columns, begin: str) -> None:
        """Executes a statement that ends with the columns as a query."""
        part = f"{name}_part"
        self._connection.register(part, arrow().table(dict(columns)))
        try:
            self._connection.execute(f"{begin} SELECT * FROM {part}")
        finally:
            self._connection.unregister(part)

    def order(self, name: str, query: str) -> None:
        with self._refusals():
            self._connection.execute(
                f"CREATE TEMP VIEW {name} AS SELECT 0 AS part, * FROM ({query}) AS rows ORDER BY moment"
            )

    def ask(self, query: str) -> ArrowTable:
        with self._refusals():
            table: ArrowTable = self._connection.sql(query).to_arrow_table()
            return table

    @contextmanager
    def _refusals(self) -> Iterator[None]:
        """Raises: EngineError in the place of an error of DuckDB, which may quote values."""
        library = self._library
        try:
            yield
        except library.OutOfMemoryException:
            raise EngineMemoryError(self.title) from None
        except RuntimeError:  # in the place of what a handler of a signal raised
            raise EngineError("DuckDB was interrupted") from None
        except library.Error as error:
            kind = type(error).__name__
            raise EngineError(
                f"DuckDB cannot read the dataset, or write its temporary tables: {kind}"
            ) from None


def _new_name(name: str, columns: Collection[str]) -> str:
    """The name, made longer until no column has it; names that differ in case are one to DuckDB."""
    taken = {column.lower() for column in columns}
    while name in taken:
        name += "_"
    return name


def _name(column: str) -> str:
    quoted = column.replace('"', '""')
    return f'"{quoted}"'


def _text(text: str) -> str:
    quoted = text.replace("'", "''")
    return f"'{quoted}'"
