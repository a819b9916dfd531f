"""Streams as Parquet files in any order, and runs of an engine on them beside `observe_many`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from support.inside import frozen
from support.strategies import Case
from withhold import Params, Releases, TooManyUsersError
from withhold.core.records import Form
from withhold.engines import Events, Samples, observe, prepare
from withhold.engines.driver import IN_MEMORY
from withhold.engines.tables import QueryEngine
from withhold.files.arrow import arrow
from withhold.testing import RecordingSource, Tape, engine_inside, estimator_of

pa, pq = arrow(), arrow("pyarrow.parquet")

USER, VALUE, ORDER = "user", "value", "at"


@dataclass(frozen=True)
class Stream:
    """A stream in the order of time, and the tape of its noise."""

    params: Params
    users: list[str]
    values: Sequence[object]
    noise: Mapping[tuple[int, int], int]
    mechanism: Form = "ledger"


def stream_of(case: Case, mechanism: Form = "ledger") -> Stream:
    """A drawn case with users as text and values as doubles, which Parquet can hold."""
    users = [str(user) for user, _ in case.events]
    values = [float(value) for _, value in case.events]
    return Stream(Params(**case.params), users, values, case.noise, mechanism)


def events_in(folder: Path) -> Events:
    """The events of a folder of files."""
    return Events(str(folder), USER, VALUE, ORDER)


def write(folder: Path, stream: Stream, seed: int, files: int = 3) -> Events:
    """Writes a stream with its rows in any order, in files some of which may be empty."""
    random = Random(seed)
    size = len(stream.users)
    rows = random.sample(range(size), size)
    times = sorted(random.sample(range(-size, 3 * size + 1), size))
    edges = sorted(random.choices(range(size + 1), k=files - 1))
    folder.mkdir()
    for number, (first, last) in enumerate(zip([0, *edges], [*edges, size], strict=True)):
        part = rows[first:last]
        columns: dict[str, list[Any]] = {
            ORDER: [times[row] for row in part],
            USER: [stream.users[row] for row in part],
            VALUE: [stream.values[row] for row in part],
            "file": ["a column that is not read"] * len(part),
        }
        kinds = [pa.int64(), pa.string(), pa.array(list(stream.values)).type, pa.string()]
        table = pa.table(columns, schema=pa.schema(list(zip(columns, kinds, strict=True))))
        pq.write_table(table, folder / f"{number}.parquet", row_group_size=7)
    return events_in(folder)


def check(
    engine: QueryEngine,
    events: Events,
    stream: Stream,
    listed: int,
    in_memory: int = IN_MEMORY,
) -> Samples | None:
    """The engine gives what `observe_many` gives, draw by draw; None if both refuse the users."""
    plain, ours = RecordingSource(Tape(stream.noise)), RecordingSource(Tape(stream.noise))
    expecting = estimator_of(stream.mechanism, stream.params, plain)
    try:
        expected = expecting.observe_many(stream.users, stream.values)
    except TooManyUsersError:
        try:
            prepare(engine, events, stream.params)
        except TooManyUsersError:
            return None
        raise AssertionError("the engine takes users beyond max_users") from None
    samples = prepare(engine, events, stream.params)
    estimator = estimator_of(stream.mechanism, stream.params, ours)
    releases = observe(estimator, samples, listed=listed, in_memory=in_memory)
    assert seen(releases) == seen(expected)
    assert ours.asked == plain.asked
    assert len(set(ours.asked)) == len(ours.asked)
    assert (estimator.spent, estimator.t) == (expecting.spent, expecting.t)
    assert list(estimator.charges()) == list(expecting.charges())
    assert estimator.release == expecting.release
    assert estimator.error_bar(0.8) == expecting.error_bar(0.8)
    if in_memory == IN_MEMORY:
        assert frozen(engine_inside(estimator)) == frozen(engine_inside(expecting))
    return samples


def seen(releases: Releases, rows: int | None = None) -> list[object]:
    """All that a caller sees of releases, or of those of the first rows."""
    columns = (releases.sums, releases.totals, releases.estimates, releases.error_bars(0.8))
    return [(column.dtype, column[:rows].tolist()) for column in columns]


def busy_stream(
    seed: int,
    *,
    rows: int = 3000,
    users: int = 40,
    mechanism: Form = "ledger",
    skew: float = 1.0,
    **params: Any,
) -> Stream:
    """A stream in which epochs close; with a larger skew a few users send most of it."""
    random = np.random.default_rng(seed)
    codes = (users * random.random(rows) ** skew).astype(np.int64)
    bounds = {"max_users": users, "max_samples": rows, "epsilon": 20, "beta": 1, "grid": 1000}
    noise = {
        (counter, node): int(random.integers(-(2**36), 2**36))
        for counter in range(3)
        for node in range(1, 60)
    }
    return Stream(
        Params(**(bounds | params)),
        [f"user-{code}" for code in codes.tolist()],
        random.random(rows).tolist(),
        noise,
        mechanism,
    )
