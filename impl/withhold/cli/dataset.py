"""`withhold run DATASET --engine NAME`: a dataset that a query engine reads, which may exceed memory.

Nothing is written before all releases are known. So a run that fails before has released nothing.
With a state, draws are on the disk before that, and the run can be repeated when rows have been added.
"""

import argparse
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import numpy as np

from withhold import MeanEstimator, Releases
from withhold.cli.ended import Ended, Troubles, nothing_released
from withhold.cli.known import must_know_output
from withhold.cli.options import UsageError, flag_of
from withhold.cli.plain import abandon, open_output, sum_up
from withhold.cli.plot import Trace
from withhold.cli.settings import EngineChoice, Settings
from withhold.cli.signals import Signals, StoppedError
from withhold.cli.stream import released_rows
from withhold.cli.summary_json import announce
from withhold.core.errors import FinishedError, TooManyUsersError
from withhold.core.source import NoiseSource
from withhold.durable.head import Head
from withhold.engines import DuckDB, EngineError, Events, Spark, observe, prepare
from withhold.files.rows import CHUNK_ROWS, BadRows, InputError
from withhold.files.writers import OutputError, WriteError, Writer

ENGINES = ("duckdb", "spark")
_MEMORY = re.compile(r"([1-9][0-9]{0,6})(MB|GB)")


def add_flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags of datasets to `run`."""
    group = parser.add_argument_group(
        "datasets larger than memory",
        "FILE is then a Parquet file, a folder or a quoted glob of such, a file of DuckDB with --table, "
        "or the name of a table of Spark.",
    )
    group.add_argument("--engine", choices=ENGINES, help="what reads and sorts FILE")
    group.add_argument(
        "--order",
        metavar="COL",
        help="column of times, no two of them equal: the order of the rows",
    )
    group.add_argument("--table", metavar="NAME", help="duckdb: the table or view in FILE")
    group.add_argument("--memory-limit", metavar="SIZE", help="of the engine, such as 4GB or 500MB")
    group.add_argument(
        "--temp-directory",
        metavar="DIR",
        help="where the engine keeps tables (default: the system's)",
    )
    group.add_argument(
        "--spark-master", metavar="URL", help="where Spark runs (default: local[*], this machine)"
    )


def engine_choice(options: argparse.Namespace) -> EngineChoice | None:
    """The engine that the flags choose.

    Raises: UsageError for flags that it excludes, or that belong to it or to another one.
    """
    own = ("order", "table", "memory_limit", "temp_directory", "spark_master")
    if options.engine is None:
        for name in own:
            if getattr(options, name) is not None:
                raise UsageError(f"{flag_of(name)} belongs to --engine")
        return None
    if options.order is None:
        raise UsageError("--engine needs --order: rows of a dataset have no order of their own")
    if options.mechanism != "ledger":
        raise UsageError("--engine runs --mechanism ledger only")
    if options.on_bad_row == "skip":
        raise UsageError("--on-bad-row skip cannot be combined with --engine")
    for name in ("time", "format", "follow"):
        if getattr(options, name):
            raise UsageError(f"{flag_of(name)} cannot be combined with --engine")
    for name, engine in (("table", "duckdb"), ("spark_master", "spark")):
        if getattr(options, name) is not None and options.engine != engine:
            raise UsageError(f"{flag_of(name)} belongs to --engine {engine}")
    if options.memory_limit is not None and not _MEMORY.fullmatch(options.memory_limit):
        raise UsageError("--memory-limit must be a number of MB or GB, such as 4GB")
    folder = options.temp_directory
    if folder is not None and not (folder and Path(folder).is_dir()):
        raise UsageError("--temp-directory: there is no such folder")
    return EngineChoice(
        name=options.engine,
        order=options.order,
        table=options.table,
        memory_limit=options.memory_limit,
        temp_directory=options.temp_directory,
        master=options.spark_master,
    )


@dataclass(frozen=True, slots=True)
class _Counts:
    """What is public about the arrivals of a dataset."""

    rows: int
    users: int
    ignored: int
    alike: int


def run_dataset(settings: Settings, choice: EngineChoice, source: NoiseSource) -> Ended:
    """Runs until all rows are written, a signal comes, or something cannot be written.

    Raises: UsageError, MissingExtraError, EngineError, StateError, StoppedError: nothing more has been
    released.
    """
    with ExitStack() as stack:
        signals = stack.enter_context(Signals())
        with signals.waiting():
            try:
                settings, run, estimator, counts, releases = _observed(settings, choice, source)
            except EngineError:
                with signals.waiting():  # a signal may have been the cause
                    raise
            begun = partial(announce, settings, run, counts.rows, estimator.final)
            writer = open_output(settings, begun)
        stack.callback(abandon, writer)
        trace = None if settings.plot is None else Trace()
        troubles = Troubles()
        unwritten = torn = False
        try:
            try:
                for rows in signals.between(_due(len(releases), settings.every)):
                    _write(writer, releases, rows, settings.confidence, trace)
            except StoppedError as error:
                troubles.add(str(error), 128 + error.number)
            except OutputError as error:
                troubles.add(str(error))
            writer.close(whole=not troubles.code)
        except WriteError as error:
            troubles.add(str(error))
            unwritten, torn = True, error.torn
    seen = writer.released if unwritten or troubles.code else counts.rows
    return sum_up(
        settings, estimator, counts, BadRows(), trace, troubles, writer, seen, torn=torn, run=run
    )


def _observed(
    settings: Settings, choice: EngineChoice, source: NoiseSource
) -> tuple[Settings, str | None, MeanEstimator, _Counts, Releases]:
    """The run, with the horizon that was counted if that was asked for, and the name of its state."""
    columns, limit = settings.columns, choice.memory_limit
    events = Events(
        settings.source.name, columns.user, columns.value or "", choice.order, choice.table
    )
    run, output, nothing = None, settings.output, nothing_released(settings.resume)

    def check(head: Head, _: bytes, final: bool) -> None:
        nonlocal run
        run = head.run
        if output is not None and settings.resume:
            must_know_output(head, output, final=final)

    engine: DuckDB | Spark
    if choice.name == "duckdb":
        engine = DuckDB(memory_limit=limit, temp_directory=choice.temp_directory)
    else:
        engine = Spark(
            master=choice.master or "local[*]",
            memory_limit=None if limit is None else limit[:-1].lower(),  # 4GB is 4g there
            temp_directory=choice.temp_directory,
        )
    with engine:
        try:
            samples = prepare(engine, events, settings.params)
            if settings.count_first:
                params = replace(settings.params, horizon=samples.counted or None)
                settings = replace(settings, params=params)
            estimator = MeanEstimator(settings.params, settings.mechanism, source)
            releases = observe(
                estimator,
                samples,
                state=settings.state,
                after_restore=settings.after_restore,
                check=check,
                finish=settings.finish,
            )
            ignored = samples.rows - samples.counted
            counts = _Counts(samples.rows, samples.users, ignored, samples.alike())
        except TooManyUsersError as error:
            place = f"{events.source}, column {events.user!r}"
            raise EngineError(f"{place}: {error}. {nothing}") from None
        except FinishedError as error:
            raise EngineError(f"{events.source}: {error}. {nothing}") from None
        except (InputError, EngineError) as error:
            raise EngineError(f"{error}. {nothing}") from None
    return settings, run, estimator, counts, releases


def _due(rows: int, every: int) -> Iterator[range]:
    """The rows that are written: every K-th and the last."""
    due = range(every - 1, rows, every)
    for start in range(0, len(due), CHUNK_ROWS):
        yield due[start : start + CHUNK_ROWS]
    if rows % every:
        yield range(rows - 1, rows)


def _write(
    writer: Writer, releases: Releases, rows: range, confidence: float, trace: Trace | None
) -> None:
    if trace is not None:
        numbers = np.array(rows, dtype=np.int64)
        chosen = releases.after(numbers)
        trace.add(numbers + 1, chosen.estimates, chosen.error_bars(confidence))
    writer.write(released_rows(releases, rows, confidence))
    writer.flush()
