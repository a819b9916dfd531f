"""Spark as the engine: on this machine, or on a cluster through a session of the caller."""

from __future__ import annotations

import os
import pickle
import shutil
import signal
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import unquote

from withhold.engines.errors import EngineError, EngineMemoryError, MissingJavaError
from withhold.engines.events import Events
from withhold.engines.folders import temporary_folder
from withhold.engines.part import Answer, Columns, together
from withhold.engines.schema import files_of, kinds_of, names_files
from withhold.engines.tables import ArrowTable, Loaded, QueryEngine, columns_of
from withhold.engines.units import ColumnFunction
from withhold.files.arrow import arrow
from withhold.files.rows import InputError, import_extra

_TYPES = {"integer": "bigint", "text": "string"}
_HERE = "127.0.0.1"


class Spark(QueryEngine):
    """A session of Spark.

    While accounts are in a table, the session's current database has tables `withhold_accounts_*`,
    which are as secret as the data and are removed in the end.

    If there is none yet, one is started on this machine, which listens on the loopback interface
    only and is stopped in the end. Its files are in a new folder, which is removed in the end, and
    are as secret as the data. The package `withhold` has to be installed for the Python of the
    workers.

    Args:
        session: a `pyspark.sql.SparkSession`, which is left running; None means the active one, or
            a new one if none is active.
        master: where a new session runs.
        memory_limit: the heap of Java for a new session, such as "4g"; None means 1 GB.
        temp_directory: where the folder is made; None means the system's place for such.

    Raises:
        MissingExtraError, MissingJavaError: Spark or Java is not installed.
        EngineError: Spark does not start.
    """

    title: ClassVar[str] = "Spark"
    window: ClassVar[str] = "PARTITION BY part ORDER BY moment"
    digest: ClassVar[str] = "CAST(conv(substr(md5(line), 1, 15), 16, 10) AS BIGINT)"
    unreadable_text: ClassVar[str | None] = "NOT is_valid_utf8(user_id)"

    def __init__(
        self,
        session: Any = None,
        *,
        master: str = "local[*]",
        memory_limit: str | None = None,
        temp_directory: str | None = None,
    ) -> None:
        self._sql: Any = import_extra("pyspark.sql", "The engine spark", "spark")
        self._errors: Any = import_extra("pyspark.errors", "The engine spark", "spark")
        self._py4j: Any = import_extra("py4j.protocol", "The engine spark", "spark")
        self._kept: list[Any] = []
        self._views: list[str] = []
        self._tables: list[str] = []
        self._folder = None
        if session is None and not has_java():
            raise MissingJavaError
        if session is None:
            session = self._sql.SparkSession.getActiveSession()  # there is one in a process
        if session is None:
            self._folder = temporary_folder(temp_directory)
            try:
                session = self._started(master, memory_limit, Path(self._folder.name))
            except Exception:
                self._folder.cleanup()
                raise EngineError(f"Spark does not start with the master {master}") from None
        self._session = session

    def _started(self, master: str, memory_limit: str | None, folder: Path) -> Any:
        builder = self._sql.SparkSession.builder.appName("withhold").master(master)
        settings = {
            "spark.ui.enabled": "false",
            "spark.ui.showConsoleProgress": "false",
            "spark.driver.maxResultSize": "0",
            "spark.sql.execution.arrow.maxRecordsPerBatch": str(1 << 16),
            "spark.sql.warehouse.dir": str(folder / "warehouse"),
        }
        if memory_limit is not None:
            settings["spark.driver.memory"] = memory_limit
        if master.startswith("local"):
            settings |= {
                "spark.driver.host": _HERE,
                "spark.driver.bindAddress": _HERE,
                "spark.local.dir": str(folder),
                "spark.sql.shuffle.partitions": str(2 * (os.cpu_count() or 1)),
            }
        for name, value in settings.items():
            builder = builder.config(name, value)
        with _quiet_start(folder / "log"), _this_python(), _same_signals():
            return builder.getOrCreate()

    def close(self) -> None:
        if self._folder is not None:
            with suppress(Exception):  # it may have died
                self._session.stop()
            self._folder.cleanup()
            return
        with self._refusals():
            for frame in self._kept:
                frame.unpersist()
            for view in self._views:
                self._session.catalog.dropTempView(view)
            for table in self._tables:
                self._session.sql(f"DROP TABLE IF EXISTS {table}")

    def load(self, events: Events, view: str) -> Loaded:
        column = self._sql.functions.col
        if events.table is None and names_files(events.source):
            files = files_of(events)
            loaded = Loaded(files.kinds, events.source, files.rows, files.names)
            with self._refusals():
                paths = [f"file://{Path(name).absolute()}" for name in files.names]
                frame, file = self._session.read.parquet(*paths), column("_metadata.file_path")
        else:
            frame = self._table(events)
            place = f"table {events.source}"
            with self._refusals():
                schema = frame.limit(0).toArrow().schema
            loaded = Loaded(kinds_of(schema, events, place), place)
            file = self._sql.functions.lit("")
        # Spark reuses what it has kept for an equal query, even if files have changed: none is equal
        names = [file.alias("file"), self._sql.functions.lit(view).alias("dataset")]
        user, value, moment = (column(_name(name)) for name in events)
        if loaded.kinds.user_is_text:  # a collation of the table could make one user of two
            user = self._sql.functions.collate(user, "UTF8_BINARY")
        names += [user.alias("user_id"), value.alias("value"), moment.alias("moment")]
        self._view(view, lambda: frame.select(*names))
        return loaded

    def _table(self, events: Events) -> Any:
        if events.table is not None:
            reason = (
                "Spark reads no database of DuckDB: give the name of a table in place of a file"
            )
            raise InputError(reason, place=events.source)
        try:
            return self._session.table(events.source)
        except self._errors.PySparkException:
            raise InputError("there is no such file or table", place=events.source) from None

    def place_of(self, file: str) -> str:
        return unquote(file).removeprefix("file:").replace("///", "/")

    def define(self, name: str, function: ColumnFunction, argument: str, result: str) -> None:
        with self._refusals():
            wrapped = self._sql.functions.arrow_udf(_annotated(function), _TYPES[result])
            self._session.udf.register(name, wrapped)

    def keep(self, name: str, query: str) -> None:
        self._view(name, lambda: self._on_disk(query))

    def _on_disk(self, query: str) -> Any:
        """The query, whose answer is kept on the disks of the workers once it is computed."""
        disk = import_extra("pyspark", "The engine spark", "spark").StorageLevel.DISK_ONLY
        self._kept.append(self._session.sql(query).persist(disk))
        return self._kept[-1]

    def store(self, name: str, query: str) -> None:
        with self._refusals():
            self._save(name, self._session.sql(query))

    def put(self, name: str, columns: Columns) -> None:
        with self._refusals():
            self._save(name, self._session.createDataFrame(arrow().table(dict(columns))))

    def _save(self, name: str, frame: Any) -> None:
        """Stores a table, from which lost parts are read again and not computed again."""
        self._tables.append(name)
        frame.write.format("parquet").saveAsTable(name)

    def renew(self, name: str, table: str, function: Callable[[Columns], Columns]) -> None:
        with self._refusals():
            frame = self._session.table(table)
            self._save(name, frame.mapInArrow(_changed(function), frame.schema))

    def fold(self, table: str, function: Callable[[Columns], Answer]) -> Answer:
        with self._refusals():
            found = self._session.table(table).mapInArrow(_answered(function), "answer binary")
            answers = found.toArrow().column("answer").to_pylist()
        return together(map(pickle.loads, answers))

    def forget(self, name: str) -> None:
        with self._refusals():
            self._session.sql(f"DROP TABLE {name}")
        self._tables.remove(name)

    def order(self, name: str, query: str) -> None:
        part = self._sql.functions.spark_partition_id()

        def ordered() -> Any:
            parts = int(self._session.conf.get("spark.sql.shuffle.partitions"))
            frame = self._on_disk(query)  # it is read twice: to find the ranges, and to sort
            frame = frame.repartitionByRange(parts, "moment")
            return frame.withColumn("part", part)

        self._view(name, ordered)

    def _view(self, name: str, make: Callable[[], Any]) -> None:
        with self._refusals():
            make().createOrReplaceTempView(name)
        self._views.append(name)

    def ask(self, query: str) -> ArrowTable:
        with self._refusals():
            table: ArrowTable = self._session.sql(query).toArrow()
            return table

    @contextmanager
    def _refusals(self) -> Iterator[None]:
        """Raises: EngineError in the place of an error of Spark, which may quote values."""
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # of pyspark about other libraries
                yield
        except (self._errors.PySparkException, self._py4j.Py4JError) as error:
            if "OutOfMemoryError" in str(error):
                raise EngineMemoryError(self.title) from None
            raise EngineError(f"Spark cannot read the dataset: {_condition(error)}") from None


def has_java() -> bool:
    """Whether there is a Java that Spark would start."""
    home = os.environ.get("JAVA_HOME")
    return (home is not None and Path(home, "bin", "java").exists()) or bool(shutil.which("java"))


def _annotated(function: ColumnFunction) -> ColumnFunction:
    """The function with the annotations by which Spark tells what it takes."""
    array = import_extra("pyarrow", "The engine spark", "spark").Array

    def wrapped(column: Any) -> Any:
        return function(column)

    wrapped.__annotations__ = {"column": array, "return": array}
    return wrapped


def _answered(function: Callable[[Columns], Answer]) -> Callable[[Any], Iterator[Any]]:
    """The function on the batches of a partition, which gives one answer for all of them."""

    def answered(batches: Any) -> Iterator[Any]:
        filled = (batch for batch in batches if batch.num_rows)
        for batch in filled:
            answers = (function(columns_of(each)) for each in chain([batch], filled))
            answer = pickle.dumps(together(answers))
            yield arrow().record_batch({"answer": arrow().array([answer], arrow().binary())})

    return answered


def _changed(function: Callable[[Columns], Columns]) -> Callable[[Any], Iterator[Any]]:
    """The function on each batch of a partition."""

    def changed(batches: Any) -> Iterator[Any]:
        for batch in batches:
            if batch.num_rows:
                yield arrow().record_batch(dict(function(columns_of(batch))))

    return changed


@contextmanager
def _quiet_start(log: Path) -> Iterator[None]:
    """What Java and the workers say goes to a file: a process that starts inherits standard error."""
    before = os.dup(2)
    try:
        with log.open("wb") as file:
            os.dup2(file.fileno(), 2)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        os.dup2(before, 2)
        os.close(before)


@contextmanager
def _this_python() -> Iterator[None]:
    """Workers on this machine run the Python of this process; else they would take the system's."""
    if "PYSPARK_PYTHON" in os.environ:
        yield
        return
    os.environ["PYSPARK_PYTHON"] = sys.executable
    try:
        yield
    finally:
        del os.environ["PYSPARK_PYTHON"]


@contextmanager
def _same_signals() -> Iterator[None]:
    """Spark does not take the place of this process's handler of interrupts."""
    before = signal.getsignal(signal.SIGINT)
    try:
        yield
    finally:
        with suppress(ValueError):  # not the main thread, whose handler Spark has not changed
            signal.signal(signal.SIGINT, before)


def _condition(error: Exception) -> str:
    """The name of an error; its text may quote values."""
    name = getattr(error, "getCondition", lambda: None)()
    return name if isinstance(name, str) else type(error).__name__


def _name(column: str) -> str:
    quoted = column.replace("`", "``")
    return f"`{quoted}`"
