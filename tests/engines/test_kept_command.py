"""`withhold run DATASET --engine --state`: the run goes on when the dataset has grown."""

import json
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engines.test_command import flags, ran
from support.datasets import ORDER, USER, VALUE, busy_stream, pa, pq

STREAM = busy_stream(13, rows=1500)


class Visits:
    """A dataset that grows, and the flags of a run over it with real noise."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "visits"
        self.output, self.state = folder / "means.csv", folder / "state"
        self.data.mkdir()
        self._rows = 0

    def grow(self, rows: int) -> None:
        """Adds a file with the rows until then."""
        new = slice(self._rows, rows)
        columns = {ORDER: list(range(self._rows, rows)), USER: STREAM.users[new]}
        columns[VALUE] = list(STREAM.values[new])
        pq.write_table(pa.table(columns), self.data / f"{rows}.parquet")
        self._rows = rows

    def command(self, *more: str) -> list[str]:
        """The arguments."""
        files = ("--output", str(self.output), "--state", str(self.state))
        return [str(self.data), *flags("duckdb", *files, *more)]

    @property
    def lines(self) -> list[str]:
        """The output."""
        return self.output.read_text().splitlines()

    @property
    def facts(self) -> dict[str, object]:
        """The summary beside the output."""
        found = json.loads(self.output.with_name("means.csv.summary.json").read_text())
        return dict(found)


@pytest.fixture(name="visits")
def visits_fixture(tmp_path: Path) -> Visits:
    """A dataset with its first rows."""
    visits = Visits(tmp_path)
    visits.grow(800)
    return visits


def test_lines_that_were_written_stay_the_same(
    visits: Visits, capsys: pytest.CaptureFixture[str]
) -> None:
    """The noise is that of the operating system; the table is sent to another file the last time."""
    assert ran(capsys, *visits.command()).code == 0
    first, name = visits.lines, visits.facts["run"]
    assert len(first) == 801 and name
    visits.grow(1500)
    assert ran(capsys, *visits.command("--resume")).code == 0
    second = visits.lines
    assert len(second) == 1501 and second[:801] == first
    assert len({line.split(",", 1)[1] for line in second}) > 5
    assert (visits.facts["run"], visits.facts["rows"]) == (name, 1500)
    another = visits.output.with_name("means.parquet")
    more = ("--resume", "--every", "3", "--output", str(another), "--plot")
    assert ran(capsys, *visits.command(*more, str(another.with_suffix(".png")))).code == 0
    sums = pq.read_table(another).column("sum").to_pylist()
    assert list(map(str, sums)) == [line.split(",")[3] for line in second[3::3]]


def test_refusals_say_what_to_do(visits: Visits, capsys: pytest.CaptureFixture[str]) -> None:
    assert ran(capsys, *visits.command()).code == 0
    data = visits.output.read_bytes(), visits.state.read_bytes()
    for more, message in (
        ([], "--state exists: add --resume to go on"),
        (["--resume", "--epsilon", "19"], "the state has epsilon '20', not '19'"),
        (["--resume", "--horizon", "auto"], "the state has horizon none, not '800'"),
        (["--resume", "--state", str(visits.data / "x")], "--state is in FILE"),
        (["--resume", "--state", str(visits.state) + "2"], "there is no such --state"),
        (["--after-restore"], "--after-restore belongs to --resume"),
    ):
        run = ran(capsys, *visits.command(*more))
        assert (run.code, run.out) == (2, "")
        assert message in run.err
    (visits.data / "800.parquet").unlink()
    visits.grow(801)
    run = ran(capsys, *visits.command("--resume"))
    assert run.code == 1
    assert (
        "the first rows are not those that were read before (800 rows are in the state)" in run.err
    )
    assert "Nothing more has been released." in run.err
    assert (visits.output.read_bytes(), visits.state.read_bytes()) == data


def copied(visits: Visits, folder: Path) -> Path:
    """A copy of the state and its witness."""
    folder.mkdir()
    for file in visits.state.parent.glob("state*"):
        shutil.copy(file, folder)
    return folder


def put_back(older: Path, visits: Visits) -> None:
    for file in older.iterdir():
        shutil.copy(file, visits.state.parent)


def test_a_state_that_was_put_back_with_its_witness_is_refused(
    visits: Visits, capsys: pytest.CaptureFixture[str]
) -> None:
    """The summary beside the output tells of rows that it does not know."""
    assert ran(capsys, *visits.command()).code == 0
    older = copied(visits, visits.output.with_name("older"))
    visits.grow(1500)
    assert ran(capsys, *visits.command("--resume")).code == 0
    put_back(older, visits)
    run = ran(capsys, *visits.command("--resume"))
    assert run.code == 1
    assert "the summary beside --output has more rows than it knows of" in run.err


@pytest.mark.parametrize("end", ["csv", "jsonl", "parquet", "parts"])
@pytest.mark.parametrize("told", [None, "{", "{}"])
def test_an_output_without_its_summary_tells_of_its_rows(
    visits: Visits, capsys: pytest.CaptureFixture[str], end: str, told: str | None
) -> None:
    visits.output = visits.output.with_suffix(f".{end}")
    more = ("--output-format", "parquet") if end == "parts" else ()
    if end == "parts":
        visits.output.mkdir()
    assert ran(capsys, *visits.command(*more)).code == 0
    older = copied(visits, visits.state.with_name("older"))
    visits.grow(1500)
    if end == "parts":
        shutil.rmtree(visits.output)
        visits.output.mkdir()
    assert ran(capsys, *visits.command("--resume", *more)).code == 0
    file = next(visits.output.iterdir()) if end == "parts" else visits.output
    newer, shown = copied(visits, visits.state.with_name("newer")), file.read_bytes()
    summary = visits.output.with_name(visits.output.name + ".summary.json")
    summary.unlink()
    if told is not None:
        summary.write_text(told)
    put_back(older, visits)
    state = visits.state.read_bytes()
    for restored in ((), ("--after-restore",)):
        run = ran(capsys, *visits.command("--resume", *more, *restored))
        assert run.code == 1
        assert "--output has more rows than it knows of" in run.err
        assert (file.read_bytes(), visits.state.read_bytes()) == (shown, state)
    put_back(newer, visits)
    if end != "parts":  # which need an empty folder
        assert ran(capsys, *visits.command("--resume", *more)).code == 0
        if end != "parquet":
            assert file.read_bytes() == shown


@pytest.mark.parametrize("run", [None, "another"])
def test_the_output_of_another_run_may_have_more_rows(
    visits: Visits, capsys: pytest.CaptureFixture[str], run: str | None
) -> None:
    """Its summary says whose it is, and it is replaced as without a state."""
    assert ran(capsys, *visits.command()).code == 0
    first = visits.output.read_bytes()
    visits.output.write_bytes(first + b"9999,0.5,0.5,1,1\n")
    visits.output.with_name("means.csv.summary.json").write_text(json.dumps({"run": run}))
    assert ran(capsys, *visits.command("--resume")).code == 0
    assert visits.output.read_bytes() == first


@pytest.mark.parametrize("content", ["", "day,n\n9999,1\n", "t,estimate,error,sum,total\n"])
def test_a_file_that_is_no_output_tells_nothing(
    visits: Visits, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    assert ran(capsys, *visits.command()).code == 0
    another = visits.output.with_name("another.csv")
    another.write_text(content)
    assert ran(capsys, *visits.command("--resume", "--output", str(another))).code == 0
    assert another.read_bytes() == visits.output.read_bytes()


@pytest.mark.parametrize("every", ["1", "1000000"])
def test_a_run_that_was_killed_before_its_summary_tells_of_its_rows(
    visits: Visits, capsys: pytest.CaptureFixture[str], every: str
) -> None:
    """Or of its final release. With --every the output may lack the rows that tell."""
    more = ("--every", every, "--final-share", "1/3", "--quiet")
    assert ran(capsys, *visits.command(*more)).code == 0
    older = copied(visits, visits.output.with_name("older"))
    visits.grow(1500)
    for finish in ((), ("--finish",)):
        command = visits.command("--resume", *more, *finish)
        killed = [sys.executable, "-c", KILLED_AT_THE_END, "run", *command]
        assert subprocess.run(killed, check=False).returncode == -signal.SIGKILL
        facts = visits.facts
        assert (facts["finished"], facts["rows"]) == (False, 1500)
        assert (facts["final"] is not None) == bool(finish)
        if every != "1":
            visits.output.unlink()
        put_back(older, visits)
        run = ran(capsys, *command)
        assert run.code == 1
        assert "more rows than it knows of" in run.err
        assert visits.state.read_bytes() == (older / "state").read_bytes()
        visits.output.with_name("means.csv.summary.json").unlink()
        visits.output.unlink(missing_ok=True)


def test_a_killed_run_goes_on(visits: Visits, capsys: pytest.CaptureFixture[str]) -> None:
    """SIGKILL comes after the third epoch is kept; its draws are those of the next run."""
    command = [sys.executable, "-c", KILLED, "run", *visits.command("--quiet")]
    assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
    assert not visits.output.exists()
    assert ran(capsys, *visits.command("--resume", "--quiet")).code == 0
    first = visits.lines
    visits.grow(1500)
    assert ran(capsys, *visits.command("--resume")).code == 0
    assert visits.lines[:801] == first


KILLED = """
import os, signal, sys
from withhold.cli import main
from withhold.engines.kept import KeptRun
closed, epochs = KeptRun.closed, []
def killed(*arguments):
    closed(*arguments)
    epochs.append(1)
    if len(epochs) == 3:
        os.kill(os.getpid(), signal.SIGKILL)
KeptRun.closed = killed
sys.exit(main(sys.argv[1:]))
"""

KILLED_AT_THE_END = """
import os, signal, sys
from withhold.cli import dataset, main
dataset.sum_up = lambda *_, **__: os.kill(os.getpid(), signal.SIGKILL)
sys.exit(main(sys.argv[1:]))
"""


def test_an_output_that_cannot_be_written_is_written_later(
    visits: Visits, capsys: pytest.CaptureFixture[str]
) -> None:
    full = ran(capsys, *visits.command("--output", "/dev/full"))
    assert full.code == 1
    assert "To go on, repeat the command with --resume." in full.err
    assert ran(capsys, *visits.command("--resume")).code == 0
    assert len(visits.lines) == 801
