"""`withhold run DATASET --engine`: output, summary, refusals."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.command import Ran
from support.datasets import ORDER, USER, VALUE, Stream, busy_stream, write
from withhold import MeanEstimator, Params
from withhold.cli import main
from withhold.engines import Events, MissingJavaError
from withhold.engines.spark import has_java
from withhold.testing import ZeroTape

STREAM = busy_stream(11, rows=2500)
FLAGS = ("--user", USER, "--value", VALUE, "--epsilon", "20", "--max-users", "40", "--grid", "1000")


def flags(engine: str, *more: str) -> list[str]:
    """The flags of a run."""
    return [*FLAGS, "--engine", engine, "--order", ORDER, "--max-samples", "2500", *more]


def ran(capsys: pytest.CaptureFixture[str], *arguments: str) -> Ran:
    """A run of the command line in this process."""
    code = main(["run", *arguments])
    printed = capsys.readouterr()
    assert "Traceback" not in printed.err
    return Ran(code, printed.out, printed.err)


@pytest.fixture(name="dataset")
def dataset_fixture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Events:
    """The stream as files; there is no noise."""
    monkeypatch.setattr("withhold.cli.run.noise_source", ZeroTape)
    return write(tmp_path / "visits", STREAM, 11)


def expected(stream: Stream, horizon: int | None) -> list[list[str]]:
    """The integers that are released after every row."""
    params = Params(40, 2500, 20, 1, grid=1000, horizon=horizon)
    estimator = MeanEstimator(params, source=ZeroTape())
    releases = estimator.observe_many(stream.users, stream.values)
    return [[str(t), str(release.sum), str(release.total)] for t, release in enumerate(releases, 1)]


def integers(run: Ran) -> list[list[str]]:
    """The integers of the output."""
    return [[row[0], row[3], row[4]] for row in run.rows]


@pytest.mark.parametrize("every", [1, 100, 999, 5000])
def test_rows_are_those_of_other_inputs(
    dataset: Events, capsys: pytest.CaptureFixture[str], every: int
) -> None:
    run = ran(capsys, dataset.source, *flags("duckdb", "--every", str(every)))
    assert run.code == 0
    rows = expected(STREAM, None)
    assert integers(run) == [row for t, row in enumerate(rows, 1) if t % every == 0 or t == 2500]
    assert "rows           2,500 (0 ignored)" in run.err


def test_a_glob_a_counted_horizon_and_the_summary(
    dataset: Events, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output, plot = tmp_path / "means.csv", tmp_path / "means.png"
    more = ("--horizon", "auto", "--output", str(output), "--plot", str(plot), "--json")
    limits = ("--memory-limit", "500MB", "--temp-directory", str(tmp_path))
    source = f"{dataset.source}/*.parquet"
    run = ran(capsys, source, *flags("duckdb", "--every", "50", *more, *limits))
    assert (run.code, run.err) == (0, "")
    told = Ran(0, output.read_text(), "")
    assert integers(told) == expected(STREAM, 2500)[49::50]
    facts = json.loads((tmp_path / "means.csv.summary.json").read_text())
    assert (facts["engine"], facts["order"]) == ("duckdb", ORDER)
    assert (facts["rows"], facts["users"], facts["horizon"]) == (2500, 40, 2500)
    assert facts["finished"] is True and facts["charges"]
    assert plot.read_bytes().startswith(b"\x89PNG")
    assert json.loads(run.out)["total"] == 2500


@pytest.mark.xdist_group("spark")
@pytest.mark.skipif(not has_java(), reason="Spark needs Java, which is not installed")
@pytest.mark.usefixtures("spark")
def test_spark_is_quiet_and_gives_the_same(
    dataset: Events, capfd: pytest.CaptureFixture[str]
) -> None:
    """The run takes the active session; the fixture has seen that its start is quiet, too."""
    run = ran(capfd, dataset.source, *flags("spark", "--every", "100", "--quiet"))
    assert (run.code, run.err) == (0, "")
    assert integers(run) == expected(STREAM, None)[99::100]


def test_a_refused_dataset_releases_nothing(
    dataset: Events, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "means.csv"
    command = [dataset.source, *flags("duckdb", "--output", str(output))]
    crowd = ran(capsys, *command, "--max-users", "3")
    assert crowd.code == 1
    assert "and 3 had come, the most that was declared. Nothing has been released." in crowd.err
    absent = ran(capsys, *command, "--value", "minutes")
    assert absent.code == 1
    assert "0.parquet, column 'minutes': there is no such column" in absent.err
    assert not output.exists()


def test_an_output_is_never_a_file_that_is_read(
    dataset: Events, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    read = Path(dataset.source) / "1.parquet"
    data = read.read_bytes()
    (tmp_path / "linked.parquet").symlink_to(read)
    for source, flag, path, message in (
        (dataset.source, "--output", read, "--output is in FILE, where all files are read"),
        (dataset.source, "--output", tmp_path / "linked.parquet", "--output is in FILE"),
        (dataset.source, "--plot", read, "--plot is in FILE"),
        (f"{dataset.source}/*.parquet", "--output", read, "FILE and --output name the same"),
        (dataset.source, "--output", read.with_name("new.parquet"), "--output is in FILE"),
        (dataset.source, "--plot", read.with_name("plot.png"), "--plot is in FILE"),
    ):
        run = ran(capsys, source, *flags("duckdb", flag, str(path)))
        assert (run.code, run.out) == (2, "")
        assert message in run.err
    assert read.read_bytes() == data
    assert len(list(read.parent.iterdir())) == 3


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["--temp-directory", "/no/such/folder"], "--temp-directory: there is no such folder"),
        (["--temp-directory", ""], "--temp-directory: there is no such folder"),
        (["--time", "when"], "--time cannot be combined with --engine"),
        (["--format", "csv"], "--format cannot be combined with --engine"),
        (["--follow"], "--follow cannot be combined with --engine"),
        (["--on-bad-row", "skip"], "--on-bad-row skip cannot be combined with --engine"),
        (["--mechanism", "full"], "--engine runs --mechanism ledger only"),
        (["--spark-master", "local"], "--spark-master belongs to --engine spark"),
        (["--memory-limit", "much"], "--memory-limit must be a number of MB or GB"),
        (["--order", USER], "--user and --order name the same column"),
    ],
    ids=str,
)
def test_flags_that_an_engine_excludes(
    capsys: pytest.CaptureFixture[str], more: list[str], message: str
) -> None:
    run = ran(capsys, "visits", *flags("duckdb", *more))
    assert run.code == 2
    assert message in run.err


def test_flags_that_need_an_engine(capsys: pytest.CaptureFixture[str]) -> None:
    base = ["visits.csv", *FLAGS, "--max-samples", "9"]
    for flag in ("--order", "--table", "--memory-limit", "--temp-directory", "--spark-master"):
        run = ran(capsys, *base, flag, "x")
        assert run.code == 2
        assert f"{flag} belongs to --engine" in run.err
    assert "--engine needs --order" in ran(capsys, *base, "--engine", "duckdb").err
    with_table = ran(capsys, *base, "--engine", "spark", "--order", "at", "--table", "x")
    assert "--table belongs to --engine duckdb" in with_table.err


def test_an_engine_that_is_not_installed_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "duckdb", None)
        run = ran(capsys, "visits", *flags("duckdb"))
    assert run.code == 2
    assert "pip install 'withhold[duckdb]'" in run.err
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("JAVA_HOME", raising=False)
    run = ran(capsys, "visits", *flags("spark"))
    assert run.code == 2
    assert str(MissingJavaError()) in run.err


def test_an_interrupted_run_releases_nothing(tmp_path: Path) -> None:
    """The signal comes while DuckDB works; at the latest it is noticed after the query."""
    events = write(tmp_path / "visits", busy_stream(12, rows=100), 12)
    output = tmp_path / "means.csv"
    command = [sys.executable, "-c", WAITING, "run", events.source]
    with subprocess.Popen(
        [*command, *flags("duckdb", "--output", str(output))],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        assert process.stdout.readline() == "begun\n"
        time.sleep(0.5)  # the query has begun; before it, the signal would have the same effect
        process.send_signal(signal.SIGTERM)
        assert "stopped by SIGTERM. Nothing has been released." in process.stderr.read()
    assert process.returncode == 128 + signal.SIGTERM
    assert not output.exists()


WAITING = """
import sys
from withhold.cli import main
from withhold.engines import statements
statements.ALL = statements.CAPPED = (
    "SELECT a.range * b.range AS moment, 0 AS user_code, 0 AS units, 1 AS counted "
    "FROM range(3000) AS a, range(3000) AS b"
)
import withhold.engines.samples
define = withhold.engines.DuckDB.define
def defined(*arguments):
    define(*arguments)
    print("begun", flush=True)
withhold.engines.DuckDB.define = defined
sys.exit(main(sys.argv[1:]))
"""
