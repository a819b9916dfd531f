"""Runs over datasets that are kept in a state: they go on with later rows, and never draw twice."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.datasets import ORDER, USER, VALUE, Stream, busy_stream, events_in, pa, pq, seen
from support.durable import MEMORY, Fresh, Killed, Tied, boundaries, fresh
from support.examples import FEW
from withhold import ParameterError, Releases, StateMismatchError, StateOlderError
from withhold.core.records import Form
from withhold.core.source import NoiseSource
from withhold.engines import ChangedDatasetError, DuckDB, Spark, observe, prepare
from withhold.engines.driver import IN_MEMORY
from withhold.engines.spark import has_java
from withhold.engines.tables import QueryEngine
from withhold.testing import RecordingSource, Tape, engine_inside, estimator_of


@dataclass(frozen=True)
class Run:
    """A run over the first rows of a stream, as a dataset, with a state in a folder."""

    engine: QueryEngine
    folder: Path
    stream: Stream
    in_memory: int = IN_MEMORY
    listed: int = 100

    @property
    def state(self) -> Path:
        """The state."""
        return self.folder / "state"

    def of(self, rows: int, source: NoiseSource, *, after_restore: bool = False) -> Releases:
        """The releases of the first rows."""
        stream, data = self.stream, self.folder / "data"
        shutil.rmtree(data, ignore_errors=True)
        data.mkdir()
        columns = {
            ORDER: list(range(rows)),
            USER: stream.users[:rows],
            VALUE: list(stream.values[:rows]),
        }
        pq.write_table(pa.table(columns), data / "rows.parquet")
        estimator = estimator_of(stream.mechanism, stream.params, source)
        return observe(
            estimator,
            prepare(self.engine, events_in(data), stream.params),
            state=self.state,
            after_restore=after_restore,
            in_memory=self.in_memory,
            listed=self.listed,
        )


def expected(stream: Stream, source: NoiseSource) -> Releases:
    """The releases of `observe_many`."""
    estimator = estimator_of(stream.mechanism, stream.params, source)
    return estimator.observe_many(stream.users, stream.values)


def same_beginning(one: Releases, other: Releases) -> bool:
    """Whether the shorter one is the beginning of the other."""
    rows = min(len(one), len(other))
    return seen(one, rows) == seen(other, rows)


@settings(max_examples=FEW)
@given(
    seed=st.integers(0, 2**32),
    cuts=st.lists(st.integers(1, 600), max_size=2).map(sorted),
    listed=st.sampled_from([0, 100]),
    in_memory=st.sampled_from([0, 20, IN_MEMORY]),
    mechanism=st.sampled_from(["ledger", "gaussian"]),
    horizon=st.sampled_from([None, 350, 600]),
)
def test_a_dataset_that_grows(
    duckdb: DuckDB,
    seed: int,
    cuts: list[int],
    listed: int,
    in_memory: int,
    mechanism: Form,
    horizon: int | None,
) -> None:
    """Every run gives the beginning of what one run gives, and no draw is asked of the source twice."""
    stream = busy_stream(seed, rows=600, users=30, mechanism=mechanism, horizon=horizon)
    plain, ours = RecordingSource(Tape(stream.noise)), RecordingSource(Tape(stream.noise))
    whole = expected(stream, plain)
    with TemporaryDirectory(dir=MEMORY) as folder:
        run = Run(duckdb, Path(folder), stream, in_memory, listed)
        for rows in [*cuts, 600, 600]:
            assert same_beginning(run.of(rows, ours), whole)
    assert ours.asked == plain.asked


@pytest.mark.parametrize("in_memory", [0, IN_MEMORY])
def test_a_kill_before_any_write(duckdb: DuckDB, in_memory: int) -> None:
    """What was shown is shown again, and what was kept is not drawn again, however a run ended."""
    stream = busy_stream(1, rows=300, users=15, horizon=300)
    at = 0
    while True:
        at += 1
        with TemporaryDirectory(dir=MEMORY) as folder:
            run, sources = Run(duckdb, Path(folder), stream, in_memory), fresh()
            first = run.of(180, sources())
            try:
                with boundaries(at) as found:
                    run.of(270, sources())
            except Killed:
                assert found.reached >= at
            else:
                break
            last = run.of(300, sources())
            assert same_beginning(first, last)
            again = sources()
            assert seen(run.of(300, again)) == seen(last)
            assert isinstance(again, Fresh) and not again.asked
    assert at > 8


def test_noise_that_depends_on_a_radius_goes_on(duckdb: DuckDB, tmp_path: Path) -> None:
    """A run that goes on within a series has the radius of the series."""
    stream = busy_stream(2, rows=1200, users=30, horizon=1200)
    run = Run(duckdb, tmp_path, stream)
    for rows in (100, 333, 334, 700):
        run.of(rows, Tied(3))
    assert seen(run.of(1200, Tied(3))) == seen(expected(stream, Tied(3)))


def changed_value(stream: Stream, row: int) -> Stream:
    values = list(stream.values)
    values[row] = 1 - float(str(values[row]))
    return replace(stream, values=values)


def another_user(stream: Stream, row: int) -> Stream:
    users = list(stream.users)
    users[row] = next(user for user in users if user != users[row])
    return replace(stream, users=users)


def new_names(stream: Stream, row: int) -> Stream:
    del row
    return replace(stream, users=[f"new {user}" for user in stream.users])


def late_row(stream: Stream, row: int) -> Stream:
    users, values = list(stream.users), list(stream.values)
    users.insert(row, users[0])
    values.insert(row, 0.5)
    return replace(stream, users=users, values=values)


def lost_row(stream: Stream, row: int) -> Stream:
    users = [*stream.users[:row], *stream.users[row + 1 :]]
    return replace(stream, users=users, values=[*stream.values[:row], *stream.values[row + 1 :]])


@pytest.mark.parametrize("in_memory", [0, IN_MEMORY])
@pytest.mark.parametrize("change", [changed_value, another_user, new_names, late_row, lost_row])
def test_a_dataset_with_other_rows_is_refused(
    duckdb: DuckDB, tmp_path: Path, change: Callable[[Stream, int], Stream], in_memory: int
) -> None:
    """The same noise on another sum would tell the difference. Nothing is drawn, and nothing changes."""
    stream = busy_stream(3, rows=900, users=20, horizon=900)
    noise = Tape(stream.noise)
    run = Run(duckdb, tmp_path, stream, in_memory)
    before = run.of(800, noise)
    other, source = change(stream, 100), RecordingSource(Tape(stream.noise))
    with pytest.raises(ChangedDatasetError, match="the first rows are not those") as caught:
        replace(run, stream=other).of(890, source)
    assert "800 rows are in the state" in str(caught.value)
    assert not source.asked
    assert same_beginning(run.of(900, noise), before)


def test_fewer_rows_are_refused(duckdb: DuckDB, tmp_path: Path) -> None:
    run = Run(duckdb, tmp_path, busy_stream(3, rows=900, users=20))
    run.of(800, Tied(1))
    with pytest.raises(ChangedDatasetError):
        run.of(799, Tied(1))
    run.of(800, Tied(1))


def test_samples_that_are_withheld_may_change(duckdb: DuckDB, tmp_path: Path) -> None:
    """Only what was released has to stay. Before its last epoch a run that ended notes nothing."""
    stream = busy_stream(4, rows=900, users=20)
    run = Run(duckdb, tmp_path, stream)
    first = run.of(800, Tied(1))
    withheld = int(first[-1].total)
    assert 0 < withheld < 799
    for change in (changed_value, another_user, late_row):
        other = change(stream, withheld + 1)
        last = replace(run, stream=other).of(900, Tied(1))
        assert seen(last, 800)[0] == seen(first)[0]
        shutil.rmtree(tmp_path)
        tmp_path.mkdir()
        assert seen(run.of(800, Tied(1))) == seen(first)
    with pytest.raises(ChangedDatasetError):
        replace(run, stream=changed_value(stream, withheld - 1)).of(900, Tied(1))


@pytest.mark.parametrize("in_memory", [0, IN_MEMORY])
def test_after_a_restore_the_open_series_ends(
    duckdb: DuckDB, tmp_path: Path, in_memory: int
) -> None:
    """The next epoch has a radius of its own, also when the run goes on again."""
    stream = busy_stream(5, rows=1200, users=30, horizon=1200)
    run = Run(duckdb, tmp_path, stream, in_memory)
    first = run.of(300, Tied(3))
    restored = RecordingSource(Tied(3))
    second = run.of(700, restored, after_restore=True)
    assert same_beginning(first, second)
    assert not same_beginning(second, expected(stream, Tied(3)))
    assert any(ask[0] == "radius" for ask in restored.asked)
    again = RecordingSource(Tied(3))
    assert seen(run.of(700, again)) == seen(second)
    assert not again.asked
    assert same_beginning(run.of(1200, Tied(3)), second)


def test_a_state_that_was_put_back_is_refused(duckdb: DuckDB, tmp_path: Path) -> None:
    run = Run(duckdb, tmp_path, busy_stream(6, rows=900, users=20))
    run.of(300, Tied(1))
    older = run.state.read_bytes()
    run.of(900, Tied(1))
    run.state.write_bytes(older)
    with pytest.raises(StateOlderError):
        run.of(900, Tied(1))


def test_another_kind_of_run_is_refused(duckdb: DuckDB, tmp_path: Path) -> None:
    stream = busy_stream(7, rows=300, users=20)
    run = Run(duckdb, tmp_path, stream)
    run.of(300, Tied(1))
    with pytest.raises(StateMismatchError, match="epsilon"):
        other = replace(stream, params=replace(stream.params, epsilon=Fraction(19)))
        replace(run, stream=other).of(300, Tied(1))
    opened = type(estimator_of("ledger", stream.params, Tied(1)))
    with pytest.raises(StateMismatchError, match="input"), opened.open(run.state, stream.params):
        raise AssertionError
    run.state.unlink()
    run.state.with_name("state.witness").unlink()
    with opened.open(run.state, stream.params):
        pass
    with pytest.raises(StateMismatchError, match="input"):
        run.of(300, Tied(1))


class Failing(Tied):
    """A source that fails after some draws."""

    def __init__(self, draws: int) -> None:
        super().__init__(1)
        self._left = draws

    def uniform_noise(self, counter: int, node: int, sums: int, radius: int) -> tuple[int, ...]:
        """The noise, or a failure."""
        self._left -= 1
        if self._left < 0:
            raise OSError
        return super().uniform_noise(counter, node, sums, radius)


@pytest.mark.parametrize("kept", [False, True])
def test_a_run_that_fails_shows_nothing(duckdb: DuckDB, tmp_path: Path, kept: bool) -> None:
    """What an estimator shows after a failure must not depend on draws, which may be drawn again."""
    stream = busy_stream(8, rows=900, users=20)
    run = Run(duckdb, tmp_path, stream)
    run.of(900, Tied(1))
    samples = prepare(duckdb, events_in(tmp_path / "data"), stream.params)
    new = estimator_of("ledger", stream.params, Tied(1))
    estimator = estimator_of("ledger", stream.params, Failing(2))
    with pytest.raises(OSError):
        observe(estimator, samples, state=tmp_path / "another" if kept else None, listed=100)
    assert engine_inside(estimator).state() == engine_inside(new).state()
    assert estimator.spent == estimator.t == 0
    assert not list(estimator.charges())
    with pytest.raises(RuntimeError):
        estimator.observe("ana", 1)


def test_a_restore_needs_a_state(duckdb: DuckDB, tmp_path: Path) -> None:
    stream = busy_stream(8, rows=30, users=20)
    Run(duckdb, tmp_path, stream).of(30, Tied(1))
    samples = prepare(duckdb, events_in(tmp_path / "data"), stream.params)
    estimator = estimator_of("ledger", stream.params, Tied(1))
    with pytest.raises(ParameterError, match="after_restore"):
        observe(estimator, samples, after_restore=True)
    with pytest.raises(ParameterError, match="path"):
        observe(estimator, samples, state="")


@pytest.mark.xdist_group("spark")
@pytest.mark.skipif(not has_java(), reason="Spark needs Java, which is not installed")
def test_another_engine_goes_on(duckdb: DuckDB, spark: Spark, tmp_path: Path) -> None:
    stream = busy_stream(9, rows=300, users=20, horizon=300)
    plain, ours = RecordingSource(Tape(stream.noise)), RecordingSource(Tape(stream.noise))
    whole = expected(stream, plain)
    for engine, in_memory, rows in ((duckdb, 0, 100), (spark, IN_MEMORY, 200), (duckdb, 0, 300)):
        assert same_beginning(Run(engine, tmp_path, stream, in_memory).of(rows, ours), whole)
    assert ours.asked == plain.asked
