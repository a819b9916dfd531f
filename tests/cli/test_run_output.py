"""Where rows, summary, progress and plot are written, and how little is in memory at a time."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.command import Run
from withhold.cli import main
from withhold.cli.plot import MOST_POINTS, Trace

BOUNDS = ("--max-users", "4", "--max-samples", "4", "--epsilon", "1/2", "--beta", "0.1")
BASE = (*BOUNDS, "--mechanism", "full")
DATA = "user,value\na,1\nb,0\na,1\n"
COMMAND = (sys.executable, "-O", "-m", "withhold.cli", "run")
COLUMNS = ("--user", "user", "--value", "value")


@pytest.mark.usefixtures("no_noise")
def test_the_summary_says_what_happened_on_standard_error(run: Run) -> None:
    ran = run(DATA, *BASE, "--extra-users", "ignore")
    assert ran.err.splitlines()[:6] == [
        "rows           3 (0 ignored)",
        "users          2 of at most 4",
        "mechanism      full",
        "active levels  0, 1",
        "level 2        waits: 3 of 1,226 samples (0.2%)",
        "epsilon spent  1/6 of 1/2",
    ]
    assert "At this size the estimate says nothing" in ran.err


@pytest.mark.usefixtures("no_noise")
def test_a_narrow_error_bar_is_stated_plainly(run: Run) -> None:
    ran = run(DATA, *BASE, "--epsilon", "4e9", "--mechanism", "naive", "--confidence", "0.01")
    assert "With 1% confidence the mean is within" in ran.err
    assert "says nothing" not in ran.err


@pytest.mark.usefixtures("no_noise")
def test_json_goes_where_the_rows_do_not(run: Run, tmp_path: Path) -> None:
    first = run(DATA, *BASE, "--json", "--grid", "1")
    summary = json.loads(first.err)
    assert len(first.rows) == 3
    assert f"{summary['estimate']:.12f}" == first.column("estimate")[-1]
    assert f"{summary['error']:.4e}" == first.column("error")[-1]
    assert (summary["sum"], summary["total"]) == (2, 3)
    assert (summary["epsilon"], summary["spent"], summary["beta"]) == ("1/2", "1/6", "1/10")
    assert (summary["complete"], summary["refused"], summary["says_nothing"]) == (True, None, True)
    second = run(DATA, *BASE, "--json", "--grid", "1", "--output", str(tmp_path / "out.csv"))
    assert (json.loads(second.out), second.err) == (summary, "")
    assert (tmp_path / "out.csv").read_text() == first.out


def test_json_tells_a_refused_run(run: Run, tmp_path: Path) -> None:
    ran = run(DATA + "c,x\n", *BASE, "--json", "--output", str(tmp_path / "out.csv"))
    summary = json.loads(ran.out)
    assert ran.code == 1
    assert (summary["complete"], summary["rows"]) == (False, 3)
    assert summary["refused"] == "line 5, column 'value': the value is not a decimal number"


def test_quiet_says_nothing_but_errors(run: Run) -> None:
    assert run(DATA, *BASE, "--quiet").err == ""
    assert run(DATA + "c\n", *BASE, "--quiet").err.startswith("withhold run: error: ")


class Terminal(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("more", "shown"), [((), True), (("--quiet",), False)])
def test_a_progress_bar_only_on_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: tuple[str, ...], *, shown: bool
) -> None:
    (tmp_path / "in.csv").write_text(DATA)
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(["run", str(tmp_path / "in.csv"), *COLUMNS, *BASE, *more]) == 0
    assert ("100%" in terminal.getvalue()) is shown


def test_no_progress_bar_without_tqdm(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)
    monkeypatch.setattr(sys, "stderr", Terminal())
    assert run(DATA, *BASE).code == 0


class Pipe(io.BytesIO):
    """Standard input that checks, at each read, that all rows before it have been written."""

    def __init__(self, rows: int, read_at_once: int, written: io.BytesIO) -> None:
        super().__init__()
        self.left = rows
        self.given = 0
        self.read_at_once = read_at_once
        self.written = written

    def read1(self, size: int | None = -1, /) -> bytes:
        assert self.written.getvalue().count(b"\n") == (self.given + 1 if self.given else 0)
        rows = min(self.read_at_once, self.left)
        block = b"a,1\n" * rows
        if self.given == 0:
            block = b"user,value\n" + block
        self.left -= rows
        self.given += rows
        return block


@pytest.mark.parametrize("read_at_once", [1, 7])
def test_rows_of_a_pipe_are_released_before_more_are_read(
    monkeypatch: pytest.MonkeyPatch, read_at_once: int
) -> None:
    written = io.BytesIO()
    pipe = Pipe(rows=21, read_at_once=read_at_once, written=written)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(pipe))
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written))
    assert main(["run", "-", *COLUMNS, *BASE]) == 0
    assert written.getvalue().count(b"\n") == 22


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_reader_that_leaves_early_ends_the_run(tmp_path: Path, unbuffered: str) -> None:
    """Also if Python does not buffer: it then takes a write of a part for one of the whole."""
    path = tmp_path / "in.csv"
    path.write_text("user,value\n" + "a,1\n" * 100_000)
    with subprocess.Popen(
        [*COMMAND, str(path), *COLUMNS, *BASE],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"t,estimate,error,sum,total\n"
        process.stdout.close()
        told = process.stderr.read().decode()
        assert process.wait() == 1
    assert "withhold run: error: standard output: Broken pipe\nRows released: " in told
    assert "They stay released. Epsilon spent: " in told
    assert "Traceback" not in told


def test_the_command_works_without_assertions(tmp_path: Path) -> None:
    def command(text: str, *more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, "-", *COLUMNS, *BASE, *more],
            input=text,
            text=True,
            capture_output=True,
            check=False,
        )

    good = command(DATA)
    assert (good.returncode, len(good.stdout.splitlines())) == (0, 4)
    bad = command(DATA + ",1\n")
    assert (bad.returncode, len(bad.stdout.splitlines())) == (1, 4)
    assert "line 5, column 'user': the user id is empty" in bad.stderr
    usage = command(DATA, "--beta", "nan")
    assert (usage.returncode, usage.stdout) == (2, "")
    assert "--beta must be between 2**-64 and 1" in usage.stderr


@pytest.mark.usefixtures("no_noise")
def test_a_picture_is_drawn_from_few_points(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []

    def draw(trace: Trace, *_: object) -> None:
        drawn.append(len(trace.points()[0]))

    monkeypatch.setattr("withhold.cli.plain.draw", draw)
    run("user,value\n" + "a,1\n" * 20_000, *BASE, "--every", "9999", "--plot", str(tmp_path / "p"))
    assert MOST_POINTS // 2 < drawn[0] <= MOST_POINTS + 1


def test_the_picture_is_a_file(run: Run, tmp_path: Path) -> None:
    ran = run(DATA, *BASE, "--plot", str(tmp_path / "plot.png"))
    assert ran.code == 0
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


def test_help_states_what_is_not_protected(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--help"]) == 0
    text = " ".join(capsys.readouterr().out.split())
    for promise in (
        "pure epsilon-differential privacy",
        "ids and their order are public",
        "Timing: the time of a row may depend on the noise",
        "each run on the same users spends epsilon again",
    ):
        assert promise in text


def test_without_a_command_the_usage_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "COMMAND" in capsys.readouterr().err
