"""A dataset that cannot be used is refused before anything is drawn; the message names file and column."""

import datetime
import sys
from decimal import Decimal
from pathlib import Path
from typing import Any

import duckdb as library
import numpy as np
import pytest

from support.datasets import ORDER, USER, VALUE, busy_stream, check, events_in, write
from withhold import MeanEstimator, Params, TooManyUsersError
from withhold.core.errors import ParameterError
from withhold.core.grid import Quantiser
from withhold.engines import (
    DuckDB,
    EngineError,
    Events,
    InputError,
    MissingExtraError,
    MissingJavaError,
    Spark,
    observe,
    prepare,
    statements,
)
from withhold.engines.spark import has_java
from withhold.engines.tables import QueryEngine
from withhold.files.arrow import arrow
from withhold.testing import RecordingSource, ZeroTape

pa, pq = arrow(), arrow("pyarrow.parquet")

PARAMS = Params(5, 9, 20, 1, grid=16)
ENGINES = [
    "duckdb",
    pytest.param(
        "spark",
        marks=[
            pytest.mark.xdist_group("spark"),
            pytest.mark.skipif(not has_java(), reason="Spark needs Java, which is not installed"),
        ],
    ),
]
SECRET = "ana"
GOOD: dict[str, Any] = {USER: [SECRET, "bo", SECRET], VALUE: [0.0, 1.0, 0.5], ORDER: [3, 1, 2]}
LATER: dict[str, Any] = {USER: ["cy"], VALUE: [0.25], ORDER: [9]}


@pytest.fixture(name="engine", params=ENGINES)
def engine_fixture(request: pytest.FixtureRequest) -> QueryEngine:
    """Each engine."""
    engine = request.getfixturevalue(request.param)
    assert isinstance(engine, QueryEngine)
    return engine


def written(folder: Path, *files: Any) -> Events:
    """Events in files that are given as columns or tables."""
    folder.mkdir()
    for number, file in enumerate(files):
        pq.write_table(
            file if isinstance(file, pa.Table) else pa.table(file), folder / f"{number}.parquet"
        )
    return events_in(folder)


def refused(engine: QueryEngine, events: Events) -> str:
    """The message of a refusal, in which no user is named."""
    with pytest.raises(InputError) as refusal:
        prepare(engine, events, PARAMS)
    assert SECRET not in str(refusal.value)
    return str(refusal.value)


KINDS = pa.schema([(USER, pa.string()), (VALUE, pa.float64()), (ORDER, pa.int64())])


@pytest.mark.parametrize(
    ("change", "column", "reason"),
    [
        ({USER: [None]}, USER, "the user id is missing"),
        ({USER: [""]}, USER, "the user id is missing, empty"),
        ({VALUE: [None]}, VALUE, "the value is missing"),
        ({VALUE: [float("nan")]}, VALUE, "not a finite number"),
        ({VALUE: [-float("inf")]}, VALUE, "not a finite number"),
        ({ORDER: [None]}, ORDER, "the time is missing"),
    ],
)
def test_rows_that_cannot_be_read(
    duckdb: DuckDB, tmp_path: Path, change: dict[str, Any], column: str, reason: str
) -> None:
    bad = pa.table(LATER | change, schema=KINDS)
    message = refused(duckdb, written(tmp_path / "in", GOOD, bad))
    assert f"in/1.parquet, column '{column}': " in message
    assert reason in message


NO_UTF8 = pa.StringArray.from_buffers(
    1, pa.py_buffer(np.array([0, 2], dtype=np.int32).tobytes()), pa.py_buffer(b"\xff\xfe")
)


@pytest.mark.xdist_group("spark")
@pytest.mark.skipif(not has_java(), reason="Spark needs Java, which is not installed")
def test_rows_that_cannot_be_read_by_spark(spark: Spark, tmp_path: Path) -> None:
    for number, (change, column) in enumerate(
        [({USER: NO_UTF8}, USER), ({VALUE: [float("nan")]}, VALUE), ({ORDER: [None]}, ORDER)]
    ):
        bad = pa.table(LATER | change, schema=KINDS)
        message = refused(spark, written(tmp_path / f"in {number}", GOOD, bad))
        assert f"in {number}/1.parquet, column '{column}': " in message


def test_times_that_are_equal_or_not_finite(engine: QueryEngine, tmp_path: Path) -> None:
    message = refused(engine, written(tmp_path / "tied", LATER, GOOD, LATER))
    assert f"tied/0.parquet, column '{ORDER}': several rows have the same time" in message
    nan = {**GOOD, ORDER: [1.0, float("nan"), 2.0]}
    assert "the time is not a finite number" in refused(engine, written(tmp_path / "nan", nan))


def test_users_beyond_the_bound(engine: QueryEngine, tmp_path: Path) -> None:
    crowd = {USER: list("abcdef"), VALUE: [0.0] * 6, ORDER: list(range(6))}
    with pytest.raises(TooManyUsersError):
        prepare(engine, written(tmp_path / "in", crowd), PARAMS)


@pytest.mark.parametrize(
    ("change", "column", "reason"),
    [
        ({USER: [7]}, USER, "the type is int64, but string in"),
        ({VALUE: [1]}, VALUE, "the type is int64, but double in"),
        ({ORDER: [1.5]}, ORDER, "the type is double, but int64 in"),
        ({USER: [1.5]}, USER, "user ids must be text or integers"),
        ({VALUE: ["1"]}, VALUE, "values must be numbers or booleans"),
        ({ORDER: ["2026-01-01"]}, ORDER, "times must be numbers, dates or timestamps"),
        ({VALUE: pa.array([np.float16(1)])}, VALUE, "no engine reads halffloat exactly"),
        ({VALUE: pa.array([Decimal(1)], pa.decimal256(50))}, VALUE, "no engine reads"),
        ({"VALUE": [1.0]}, VALUE, "several columns have that name"),
    ],
)
def test_schemas_that_differ_or_are_of_no_use(
    duckdb: DuckDB, tmp_path: Path, change: dict[str, Any], column: str, reason: str
) -> None:
    message = refused(duckdb, written(tmp_path / "in", GOOD, LATER | change))
    assert f"in/1.parquet, column '{column}': {reason}" in message


def test_datasets_that_are_not_there(duckdb: DuckDB, tmp_path: Path) -> None:
    short = {USER: ["a"], ORDER: [1]}
    message = refused(duckdb, written(tmp_path / "short", short))
    assert f"0.parquet, column '{VALUE}': there is no such column" in message
    (tmp_path / "none").mkdir()
    (tmp_path / "none" / "_0.parquet").write_bytes(b"?")
    assert "there is no Parquet file" in refused(duckdb, events_in(tmp_path / "none"))
    assert "there is no Parquet file" in refused(duckdb, events_in(tmp_path / "nowhere"))
    (tmp_path / "none" / "0.parquet").write_bytes(b"PAR1?")
    assert "0.parquet: the file cannot be read as Parquet" in refused(
        duckdb, events_in(tmp_path / "none")
    )
    empty = pa.table(GOOD).slice(0, 0)
    assert "the dataset has no rows" in refused(duckdb, written(tmp_path / "empty", empty, empty))
    wild = written(tmp_path / "wild", GOOD)
    last = tmp_path / "wild" / "0.parquet"
    for name in ("a[b].parquet", "a{b}.parquet", "a\\b.parquet"):
        last = last.rename(tmp_path / "wild" / name)
        assert "the name of a file may not contain" in refused(duckdb, wild)


def test_a_damaged_file_is_named_without_its_contents(duckdb: DuckDB, tmp_path: Path) -> None:
    events = written(tmp_path / "in", LATER, {**GOOD, USER: [SECRET * 50, "bo", "cy"]})
    path = tmp_path / "in" / "1.parquet"
    whole = path.read_bytes()
    path.write_bytes(whole[:4] + bytes(60) + whole[64:])
    assert "in/1.parquet: DuckDB cannot read the dataset" in refused(duckdb, events)
    no_text = written(tmp_path / "no text", LATER | {USER: NO_UTF8})
    assert "no text/0.parquet: DuckDB cannot read the dataset" in refused(duckdb, no_text)


def test_tables_of_duckdb(duckdb: DuckDB, tmp_path: Path) -> None:
    stream = busy_stream(3, rows=300)
    written_in = write(tmp_path / "in", stream, 3)
    path = str(tmp_path / "visits.duckdb")
    with library.connect(path) as connection:
        connection.execute('CREATE SCHEMA "a b"')
        connection.execute(
            f"CREATE TABLE \"a b\".visits AS FROM read_parquet('{written_in.source}/*.parquet')"
        )
        connection.execute('CREATE TABLE empty AS SELECT * FROM "a b".visits LIMIT 0')
        connection.execute(
            f"CREATE VIEW tied AS SELECT 'u' AS {USER}, 1.0 AS {VALUE}, 1 AS {ORDER} FROM range(3)"
        )
    check(duckdb, Events(path, USER, VALUE, ORDER, "a b.visits"), stream, 20)
    for table, reason in (
        ("none", "visits.duckdb: there is no table none"),
        ("empty", "visits.duckdb, table empty: the dataset has no rows"),
        ("tied", f"visits.duckdb, table tied, column '{ORDER}': several rows"),
    ):
        assert reason in refused(duckdb, Events(path, USER, VALUE, ORDER, table))
    other = str(tmp_path / "other.csv")
    Path(other).write_text("user,value\n")
    message = refused(duckdb, Events(other, USER, VALUE, ORDER, "visits"))
    assert "the file is no database of DuckDB" in message
    assert "there is no such file" in refused(duckdb, Events("no", USER, VALUE, ORDER, "visits"))


@pytest.mark.xdist_group("spark")
@pytest.mark.skipif(not has_java(), reason="Spark needs Java, which is not installed")
def test_tables_of_spark(spark: Spark, tmp_path: Path) -> None:
    stream = busy_stream(3, rows=300)
    written_in = write(tmp_path / "in", stream, 3)
    session = spark._session
    session.read.parquet(written_in.source).createOrReplaceTempView("visits")
    check(spark, Events("visits", USER, VALUE, ORDER), stream, 1 << 17)
    assert "there is no such file or table" in refused(
        spark, Events("no_visits", USER, VALUE, ORDER)
    )
    assert "Spark reads no database of DuckDB" in refused(
        spark, Events("visits", USER, VALUE, ORDER, "visits")
    )
    message = refused(spark, Events("visits", "nobody", VALUE, ORDER))
    assert message == "table visits, column 'nobody': there is no such column"


def two_users(engine: QueryEngine, events: Events) -> None:
    """Two ids that a collation takes for one are two users, also in the join with the samples."""
    samples = prepare(engine, events, PARAMS)
    assert (samples.users, samples.rows) == (2, 4)
    assert samples.listed(0, 4).codes.tolist() == [0, 1, 0, 1]
    assert samples.alike() == 1


def test_a_collation_of_a_table_makes_no_two_users_one(duckdb: DuckDB, tmp_path: Path) -> None:
    path = str(tmp_path / "visits.duckdb")
    with library.connect(path) as connection:
        rows = "SELECT unnest(['ana', 'ANA', 'ana', 'ANA']), 0.5, unnest([1, 2, 3, 4])"
        for name, kind in (("nocase", "VARCHAR COLLATE nocase"), ("plain", "VARCHAR")):
            connection.execute(
                f'CREATE TABLE "of.{name}" ({USER} {kind}, {VALUE} DOUBLE, "{ORDER}" INT)'
            )
            connection.execute(f'INSERT INTO "of.{name}" {rows}')
        connection.execute('CREATE VIEW seen AS SELECT * FROM "of.nocase"')
        connection.execute(
            f'CREATE TABLE ids AS SELECT uuid() AS {USER}, 0.5 AS {VALUE}, 1 AS "{ORDER}"'
        )
    for table in ("of.nocase", "of.plain", "seen"):
        two_users(duckdb, Events(path, USER, VALUE, ORDER, table))
    assert prepare(duckdb, Events(path, USER, VALUE, ORDER, "ids"), PARAMS).users == 1


def test_what_duckdb_would_misread_is_refused(duckdb: DuckDB, tmp_path: Path) -> None:
    path = str(tmp_path / "visits.duckdb")
    with library.connect(path) as connection:
        connection.execute(
            f"CREATE TABLE large AS SELECT 'a' AS {USER}, 1::UHUGEINT AS {VALUE}, 1 AS \"{ORDER}\""
        )
    message = refused(duckdb, Events(path, USER, VALUE, ORDER, "large"))
    assert f"table large, column '{VALUE}': no engine reads UHUGEINT exactly" in message


@pytest.mark.xdist_group("spark")
@pytest.mark.skipif(not has_java(), reason="Spark needs Java, which is not installed")
def test_nor_does_one_of_spark(spark: Spark) -> None:
    rows = "('ana', 1), ('ANA', 2), ('ana', 3), ('ANA', 4)"
    spark._session.sql(
        f"SELECT id COLLATE UTF8_LCASE AS {USER}, 0.5D AS {VALUE}, at AS {ORDER} FROM VALUES {rows} AS (id, at)"
    ).createOrReplaceTempView("collated")
    two_users(spark, Events("collated", USER, VALUE, ORDER))


def test_a_column_may_have_any_name_that_is_not_empty(duckdb: DuckDB, tmp_path: Path) -> None:
    named = written(tmp_path / "in", GOOD | {"file": ["x"] * 3, "FILE_": ["x"] * 3, "": [1] * 3})
    assert prepare(duckdb, named, PARAMS).rows == 3
    nameless = Events(named.source, "", VALUE, ORDER)
    assert "a column without a name cannot be read" in refused(duckdb, nameless)


NUMBERS: list[Any] = [
    [True, False, True],
    [-(2**60), 7, 2**63 - 1],
    [Decimal("0.03125"), Decimal("0.09375"), Decimal("-3")],
    pa.array([0.1, 0.3, 0.7], pa.float32()),
    pa.array([2**64 - 1, 0, 1], pa.uint64()),
]


def exact(engine: QueryEngine, folder: Path, values: Any) -> None:
    """Values become the grid units that the estimator gives them; users and times are of other types."""
    times = [datetime.datetime(2026, 1, day, tzinfo=datetime.UTC) for day in (1, 2, 3)]
    events = written(folder, {USER: [5, 6, 5], VALUE: values, ORDER: times})
    listed = prepare(engine, events, PARAMS).listed(0, 3)
    column = pa.array(values).to_pylist()
    assert listed.units.tolist() == list(map(Quantiser(PARAMS).one, column))
    assert listed.codes.tolist() == [0, 1, 0]


@pytest.mark.parametrize("values", NUMBERS)
def test_numbers_are_exact(duckdb: DuckDB, tmp_path: Path, values: Any) -> None:
    exact(duckdb, tmp_path / "in", values)


@pytest.mark.xdist_group("spark")
@pytest.mark.skipif(not has_java(), reason="Spark needs Java, which is not installed")
def test_numbers_are_exact_in_spark(spark: Spark, tmp_path: Path) -> None:
    exact(spark, tmp_path / "decimals", NUMBERS[2])
    exact(spark, tmp_path / "unsigned", NUMBERS[4])


def test_ids_that_look_alike_are_counted(duckdb: DuckDB, tmp_path: Path) -> None:
    ids = {USER: ["Ana", "ana ", "bo"], VALUE: [0.0] * 3, ORDER: [1, 2, 3]}
    assert prepare(duckdb, written(tmp_path / "in", ids), PARAMS).alike() == 1
    numbers = {USER: [1, 2, 3], VALUE: [0.0] * 3, ORDER: [1, 2, 3]}
    assert prepare(duckdb, written(tmp_path / "of numbers", numbers), PARAMS).alike() == 0


def test_only_a_new_estimator_of_the_same_parameters_observes_samples(
    duckdb: DuckDB, tmp_path: Path
) -> None:
    samples = prepare(duckdb, written(tmp_path / "in", GOOD), PARAMS)
    used = MeanEstimator(PARAMS)
    used.observe("a", 1)
    for estimator in (
        used,
        MeanEstimator(PARAMS, "full"),
        MeanEstimator(Params(5, 9, 20, 1, grid=8)),
    ):
        before = estimator.t
        with pytest.raises(ParameterError):
            observe(estimator, samples)
        assert estimator.t == before
    fresh = MeanEstimator(Params(5, 9, 20, 1, grid=16, horizon=3))
    observe(fresh, samples)
    assert fresh.t == 3
    for again in (lambda: observe(fresh, samples), lambda: fresh.observe("a", 1)):
        with pytest.raises(RuntimeError, match="only its query engine knows"):
            again()


def test_an_engine_that_gives_too_few_samples_is_noticed(
    duckdb: DuckDB, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As an engine that silently gives an empty result."""
    source = RecordingSource(ZeroTape())
    for statement, listed in (("LISTED", 9), ("SUMMED", 0)):
        samples = prepare(duckdb, written(tmp_path / statement, GOOD), PARAMS)
        estimator = MeanEstimator(PARAMS, source=source)
        with monkeypatch.context() as patch:
            broken = getattr(statements, statement).replace("counted = 1", "counted = 2")
            patch.setattr(statements, statement, broken)
            with pytest.raises(EngineError, match="gave 0 samples"):
                observe(estimator, samples, listed=listed)
        with pytest.raises(RuntimeError, match="interrupted"):
            estimator.observe("a", 1)
    assert source.asked == []


@pytest.mark.parametrize(
    ("module", "engine", "extra"),
    [("duckdb", DuckDB, "duckdb"), ("pyspark.sql", Spark, "spark")],
)
def test_an_engine_that_is_not_installed(
    monkeypatch: pytest.MonkeyPatch, module: str, engine: type[QueryEngine], extra: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingExtraError, match=rf"pip install 'withhold\[{extra}\]'"):
        engine()


def test_java_that_is_not_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("JAVA_HOME", raising=False)
    with pytest.raises(MissingJavaError, match="Spark needs Java 17"):
        Spark()


def test_settings_that_duckdb_does_not_take(tmp_path: Path) -> None:
    with pytest.raises(EngineError, match="memory limit of much"):
        DuckDB(memory_limit="much")
    with pytest.raises(EngineError, match="no temporary folder"):
        DuckDB(temp_directory=str(tmp_path / "nowhere"))


def test_too_little_memory_is_named(tmp_path: Path) -> None:
    events = write(tmp_path / "in", busy_stream(4, rows=20_000, users=9000), 4)
    with DuckDB(memory_limit="1MB") as engine, pytest.raises(EngineError, match="memory limit"):
        prepare(engine, events, Params(9000, 9, 1, 1, grid=1))


def test_nothing_stays_on_the_disk(tmp_path: Path) -> None:
    with DuckDB(temp_directory=str(tmp_path)) as engine:
        prepare(engine, write(tmp_path / "in", busy_stream(4, rows=50), 4), busy_stream(4).params)
        assert len(list(tmp_path.glob("withhold-*"))) == 1
    assert list(tmp_path.glob("withhold-*")) == []
