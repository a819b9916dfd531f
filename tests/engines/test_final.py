"""The final release of a dataset: the same as of `observe_many`, and made once where a state is kept."""

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from engines.test_command import flags, ran
from engines.test_kept import changed_value
from support.datasets import ORDER, USER, VALUE, Stream, busy_stream, events_in, pa, pq, write
from support.durable import MEMORY, Fresh, Killed, Tied, boundaries, fresh
from withhold import FinalRelease, FinishedError, MeanEstimator, ParameterError
from withhold.core.source import NoiseSource
from withhold.engines import ChangedDatasetError, DuckDB, Spark, observe, prepare
from withhold.engines.driver import IN_MEMORY
from withhold.engines.spark import has_java
from withhold.engines.tables import QueryEngine
from withhold.testing import RecordingSource, Tape


def stream(seed: int, rows: int = 600, **params: Any) -> Stream:
    """A stream with a share for a final release, and noise for it."""
    found = busy_stream(seed, rows=rows, users=15, final_share="1/3", **params)
    return replace(found, noise={**found.noise, (0, 0): 12345})


def dataset(folder: Path, given: Stream, rows: int) -> Path:
    """The first rows as a dataset."""
    data = folder / "data"
    shutil.rmtree(data, ignore_errors=True)
    data.mkdir()
    columns = {ORDER: list(range(rows)), USER: given.users[:rows], VALUE: list(given.values[:rows])}
    pq.write_table(pa.table(columns), data / "rows.parquet")
    return data


def finished(
    engine: QueryEngine,
    folder: Path,
    given: Stream,
    rows: int,
    source: NoiseSource,
    *,
    finish: bool = True,
    in_memory: int = IN_MEMORY,
) -> FinalRelease | None:
    """The final release of a run with a state over the first rows."""
    estimator = MeanEstimator(given.params, source=source)
    samples = prepare(engine, events_in(dataset(folder, given, rows)), given.params)
    observe(estimator, samples, state=folder / "state", finish=finish, in_memory=in_memory)
    return estimator.final


def check(engine: QueryEngine, folder: Path, given: Stream, in_memory: int) -> None:
    """The engine makes the same final release as `finish`, with the same draws and charges."""
    plain, ours = RecordingSource(Tape(given.noise)), RecordingSource(Tape(given.noise))
    expecting = MeanEstimator(given.params, source=plain)
    expecting.observe_many(given.users, given.values)
    final = expecting.finish()
    estimator = MeanEstimator(given.params, source=ours)
    samples = prepare(engine, write(folder / "files", given, 5), given.params)
    observe(estimator, samples, finish=True, in_memory=in_memory)
    assert estimator.final == estimator.finish() == final
    assert ours.asked == plain.asked
    assert (estimator.spent, list(estimator.charges())) == (
        expecting.spent,
        list(expecting.charges()),
    )
    with pytest.raises(FinishedError):
        estimator.observe("u", 1)


@pytest.mark.parametrize("in_memory", [0, 8, IN_MEMORY])
@pytest.mark.parametrize("horizon", [None, 600])
def test_it_is_that_of_the_rows(
    duckdb: DuckDB, tmp_path: Path, in_memory: int, horizon: int | None
) -> None:
    check(duckdb, tmp_path, stream(1, horizon=horizon, max_samples=50), in_memory)


@pytest.mark.skipif(not has_java(), reason="Spark needs Java")
@pytest.mark.xdist_group("spark")
def test_it_is_that_of_the_rows_in_spark(spark: Spark, tmp_path: Path) -> None:
    check(spark, tmp_path, stream(2, rows=200), 4)


def test_sums_above_64_bits_are_exact(
    duckdb: DuckDB, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("withhold.engines.samples.LARGEST_SUM", 1000 * 7)
    check(duckdb, tmp_path, stream(3), IN_MEMORY)


def test_it_needs_a_share(duckdb: DuckDB, tmp_path: Path) -> None:
    given = busy_stream(4, rows=100, users=15)
    samples = prepare(duckdb, write(tmp_path / "files", given, 5), given.params)
    with pytest.raises(ParameterError, match="finish must be given with a final_share only"):
        observe(MeanEstimator(given.params), samples, finish=True)


@pytest.mark.parametrize("in_memory", [0, IN_MEMORY])
def test_a_repeated_run_makes_it_again_without_a_draw(
    duckdb: DuckDB, tmp_path: Path, in_memory: int
) -> None:
    given = stream(5)
    source = RecordingSource(Tied(3))
    assert finished(duckdb, tmp_path, given, 500, source, finish=False) is None
    final = finished(duckdb, tmp_path, given, 600, source, in_memory=in_memory)
    assert final is not None
    asked = list(source.asked)
    for finish in (True, False):
        again = finished(duckdb, tmp_path, given, 600, source, finish=finish, in_memory=in_memory)
        assert again == final
    assert source.asked == asked


def test_no_later_row_is_taken(duckdb: DuckDB, tmp_path: Path) -> None:
    given = stream(6)
    final = finished(duckdb, tmp_path, given, 500, Tied(3))
    source = RecordingSource(Tied(3))
    with pytest.raises(FinishedError):
        finished(duckdb, tmp_path, given, 600, source)
    assert not source.asked
    assert finished(duckdb, tmp_path, given, 500, Tied(3)) == final


def withheld_value(given: Stream, row: int) -> Stream:
    del row
    return changed_value(given, 499)


@pytest.mark.parametrize("change", [changed_value, withheld_value])
def test_a_dataset_with_other_rows_is_refused(
    duckdb: DuckDB, tmp_path: Path, change: Callable[[Stream, int], Stream]
) -> None:
    """Samples that no epoch has taken are in the final release, so they have to stay as well."""
    given = stream(7)
    final = finished(duckdb, tmp_path, given, 500, Tied(3))
    source = RecordingSource(Tied(3))
    with pytest.raises(ChangedDatasetError):
        finished(duckdb, tmp_path, change(given, 100), 500, source)
    assert not source.asked
    assert finished(duckdb, tmp_path, given, 500, Tied(3)) == final


def test_a_kill_before_any_write(duckdb: DuckDB) -> None:
    """Noise that was kept is not drawn again, and none is shown that was not kept."""
    given, at = stream(8, rows=200), 0
    while True:
        at += 1
        with TemporaryDirectory(dir=MEMORY) as name:
            folder, sources = Path(name), fresh()
            finished(duckdb, folder, given, 150, sources(), finish=False)
            try:
                with boundaries(at) as found:
                    finished(duckdb, folder, given, 200, sources())
            except Killed:
                assert found.reached >= at
            else:
                break
            final = finished(duckdb, folder, given, 200, sources())
            again = sources()
            assert finished(duckdb, folder, given, 200, again) == final
            assert isinstance(again, Fresh)
            assert not again.asked
    assert at > 5


def test_the_command_makes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = stream(9, rows=400)
    data = dataset(tmp_path, given, 400)
    line = [str(data), *flags("duckdb", "--json", "--final-share", "1/3")]
    final = json.loads(ran(capsys, *line).err)["final"]
    assert final["samples"] == 400
    mean = float(sum(map(Fraction, map(str, given.values))) / 400)
    assert abs(final["estimate"] - mean) < 0.1


def test_the_command_with_a_state_makes_it_when_told_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = stream(10, rows=400)
    kept = ("--state", str(tmp_path / "state"), "--output", str(tmp_path / "means.csv"))
    summary = tmp_path / "means.csv.summary.json"

    def run(rows: int, *more: str) -> int:
        data = dataset(tmp_path, given, rows)
        return ran(capsys, str(data), *flags("duckdb", *kept, "--final-share", "1/3", *more)).code

    assert run(300) == 0
    assert json.loads(summary.read_text())["final"] is None
    assert run(400, "--resume", "--finish") == 0
    final = json.loads(summary.read_text())["final"]
    assert final["samples"] == 400
    assert run(400, "--resume") == 0
    assert json.loads(summary.read_text())["final"] == final


def test_the_command_refuses_later_rows_and_leaves_the_summary(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = stream(11, rows=400)
    kept = ("--state", str(tmp_path / "state"), "--output", str(tmp_path / "means.csv"))
    line = [*flags("duckdb", *kept, "--final-share", "1/3")]
    data = str(dataset(tmp_path, given, 300))
    assert ran(capsys, data, *line, "--finish").code == 0
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir() if file.is_file()}
    dataset(tmp_path, given, 400)
    run = ran(capsys, data, *line, "--resume", "--finish")
    assert run.code == 1
    assert f"{data}: the final release has been made" in run.err
    assert "Nothing more has been released." in run.err
    after = {file.name: file.read_bytes() for file in tmp_path.iterdir() if file.is_file()}
    assert after == before


def test_a_state_from_before_the_final_release_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """No row tells it: the summary beside the output shows a final release of the same run."""
    given = stream(12, rows=300)
    kept = ("--state", str(tmp_path / "state"), "--output", str(tmp_path / "means.csv"))
    line = [str(dataset(tmp_path, given, 300)), *flags("duckdb", *kept, "--final-share", "1/3")]
    assert ran(capsys, *line).code == 0
    older = {file: file.read_bytes() for file in tmp_path.glob("state*")}
    assert ran(capsys, *line, "--resume", "--finish").code == 0
    shown = (tmp_path / "means.csv.summary.json").read_bytes()
    for more in (("--finish",), ("--finish", "--after-restore"), ()):
        for file, content in older.items():
            file.write_bytes(content)
        run = ran(capsys, *line, "--resume", *more)
        assert run.code == 1
        assert "the summary beside --output has a final release" in run.err
        assert (tmp_path / "means.csv.summary.json").read_bytes() == shown
