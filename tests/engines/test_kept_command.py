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
        (["--resume", "--horizon", "auto"], "the state has horizon 'None', not '800'"),
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


def test_a_state_that_was_put_back_with_its_witness_is_refused(
    visits: Visits, capsys: pytest.CaptureFixture[str]
) -> None:
    """The summary beside the output tells of rows that it does not know."""
    assert ran(capsys, *visits.command()).code == 0
    kept = visits.output.with_name("kept")
    kept.mkdir()
    for file in visits.state.parent.glob("state*"):
        shutil.copy(file, kept)
    visits.grow(1500)
    assert ran(capsys, *visits.command("--resume")).code == 0
    for file in kept.iterdir():
        shutil.copy(file, visits.state.parent)
    run = ran(capsys, *visits.command("--resume"))
    assert run.code == 1
    assert "the summary beside --output has more rows than it knows of" in run.err


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


def test_an_output_that_cannot_be_written_is_written_later(
    visits: Visits, capsys: pytest.CaptureFixture[str]
) -> None:
    full = ran(capsys, *visits.command("--output", "/dev/full"))
    assert full.code == 1
    assert "To go on, repeat the command with --resume." in full.err
    assert ran(capsys, *visits.command("--resume")).code == 0
    assert len(visits.lines) == 801
