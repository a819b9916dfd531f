"""`withhold run --state`: the whole output, after any number of ends, is that of one run."""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from fractions import Fraction
from itertools import count
from pathlib import Path

import pytest

from live.kept_runs import FLAGS, LINES, ROWS, command, expected, write_input
from support import kills
from support.durable import Fresh, boundaries, image, killed
from support.examples import DEEP
from support.processes import heed_signals
from withhold.cli import main

pytestmark = pytest.mark.usefixtures("small_chunks")


def writes(folder: Path, tmp_path: Path, *more: str) -> int:
    """How many writes a whole run makes."""
    with boundaries() as found:
        assert command(image(folder, tmp_path / "count"), *more) == 0
    assert found.reached > 50
    return found.reached


def resume(folder: Path, *more: str) -> int:
    """Goes on, or begins again if the run had not begun."""
    return command(folder, *(("--resume",) if (folder / "run.state").exists() else ()), *more)


@pytest.mark.parametrize("more", [(), ("--every", "7"), ("--output-format", "jsonl")])
def test_the_state_changes_nothing_in_the_output(
    tmp_path: Path, folder: Path, more: tuple[str, ...]
) -> None:
    assert command(folder, *more) == 0
    assert (folder / "out.csv").read_bytes() == expected(tmp_path, *more)
    assert command(folder, "--resume", *more) == 0
    assert (folder / "out.csv").read_bytes() == expected(tmp_path, *more)


def test_a_file_that_has_grown_is_gone_on_with(tmp_path: Path, folder: Path) -> None:
    whole = expected(tmp_path)
    for size in (0, 1, 13, 13, 40, ROWS):
        write_input(folder, size)
        assert resume(folder) == 0
        written = (folder / "out.csv").read_bytes()
        assert written.count(b"\n") == 1 + size
        assert whole.startswith(written)


@pytest.mark.parametrize("every", ["1", "7"])
def test_a_kill_between_any_two_writes(tmp_path: Path, folder: Path, every: str) -> None:
    """Also in the middle of a write to the output; the line that is torn there is mended."""
    whole = expected(tmp_path, "--every", every)
    torn = 0
    last = writes(folder, tmp_path, "--every", every)
    for at in range(1, last + 1, 1 if DEEP or every == "1" else 9):
        run, after = image(folder, tmp_path / f"{at}"), tmp_path / f"{at}-after"
        with killed(at, run, after):
            command(run, "--every", every)
        output = after / "out.csv"
        seen = output.read_bytes() if output.exists() else b""
        torn += not seen.endswith(b"\n") and seen != b""
        assert whole.startswith(seen)
        again = tmp_path / f"{at}-again"
        with killed(4, after, again):  # a second kill soon after going on
            resume(after, "--every", every)
        assert resume(again, "--every", every) == 0
        assert (again / "out.csv").read_bytes() == whole
        for each in (run, after, again):
            shutil.rmtree(each)
    assert torn > 3 or every == "7"


def test_fresh_noise_never_replaces_what_could_be_read(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = count(1)
    monkeypatch.setattr("withhold.cli.run.noise_source", lambda: Fresh(numbers))
    for at in range(12, writes(folder, tmp_path), 1 if DEEP else 7):
        run, after = image(folder, tmp_path / f"{at}"), tmp_path / f"{at}-after"
        with killed(at, run, after):
            command(run)
        output = after / "out.csv"
        seen = output.read_bytes() if output.exists() else b""
        assert resume(after) == 0
        assert (after / "out.csv").read_bytes().startswith(seen)
        assert (after / "out.csv").read_bytes().count(b"\n") == ROWS + 1


FAULTS = ((28, "No space left on device"), (30, "Read-only file system"), (5, "Input/output error"))


def test_a_disk_that_takes_nothing_from_any_write_on(
    tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = expected(tmp_path)
    said = set()
    for at in range(1, writes(folder, tmp_path) + 1, 1 if DEEP else 5):
        run = image(folder, tmp_path / f"{at}")
        fault = FAULTS[at % 3]
        with boundaries(at, lambda: OSError(*fault)):  # noqa: B023 # raised within this turn
            assert command(run) in (1, 2)
        error = capsys.readouterr().err
        assert fault[1] in error
        assert "Traceback" not in error
        written = (run / "out.csv").read_bytes() if (run / "out.csv").exists() else b""
        assert whole.startswith(written)
        if "Rows released" in error:
            said.add(error.split("Rows released: ")[1].split(".")[0])
        assert resume(run) == 0
        assert (run / "out.csv").read_bytes() == whole
    assert {"0", "9", "18"} <= said


def test_a_summary_shows_nothing_that_is_not_kept(
    tmp_path: Path,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was drawn and could not be written is drawn afresh later, so it must not be seen."""
    numbers = count(1)
    monkeypatch.setattr("withhold.cli.run.noise_source", lambda: Fresh(numbers))
    seen = set()
    for at in range(1, writes(folder, tmp_path) + 1, 1 if DEEP else 3):
        run = image(folder, tmp_path / f"{at}")
        with boundaries(at, lambda: OSError(28, "No space left on device")):
            command(run, "--json")
        told = capsys.readouterr().out
        assert resume(run, "--json") == 0
        whole = json.loads(capsys.readouterr().out)
        if not told:
            continue
        summary = json.loads(told)
        lines = (run / "out.csv").read_text().splitlines()[1:]
        shown = summary["sum"], summary["total"]
        released = {(int(line.split(",")[3]), int(line.split(",")[4])) for line in lines}
        assert shown in released | {(0, 0)}, "another release took its place"
        assert Fraction(summary["spent"]) <= Fraction(whole["spent"])
        seen.add(shown[1])
    assert len(seen) > 2, "several epochs must have been shown"


def test_a_real_limit_on_the_size_of_files(
    tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
        assert command(folder) == 1
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert "Rows released: " in capsys.readouterr().err
    assert command(folder, "--resume") == 0
    assert (folder / "out.csv").read_bytes() == expected(tmp_path)


def test_a_torn_last_line_is_mended(tmp_path: Path, folder: Path) -> None:
    write_input(folder, 20)
    assert command(folder) == 0
    output = folder / "out.csv"
    output.write_bytes(output.read_bytes()[:-9])
    write_input(folder)
    assert command(folder, "--resume") == 0
    assert output.read_bytes() == expected(tmp_path)


def cut(output: Path) -> None:
    output.write_bytes(output.read_bytes()[:200])


def added(output: Path) -> None:
    output.write_bytes(output.read_bytes() + b"21,0.5,inf,0,0\n")


def changed(output: Path) -> None:
    content = output.read_bytes()
    output.write_bytes(content[:-5] + b"9" + content[-4:])


@pytest.mark.parametrize(
    ("change", "words"), [(cut, "lacks rows"), (added, "older"), (changed, "is not the output")]
)
def test_another_output_is_refused(
    folder: Path, capsys: pytest.CaptureFixture[str], change: object, words: str
) -> None:
    write_input(folder, 20)
    assert command(folder) == 0
    assert callable(change)
    change(folder / "out.csv")
    before = (folder / "out.csv").read_bytes()
    assert command(folder, "--resume") != 0
    assert words in capsys.readouterr().err
    assert (folder / "out.csv").read_bytes() == before


def test_another_input_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_input(folder, 30)
    assert command(folder) == 0
    text = (folder / "in.csv").read_text()
    for other, words in (
        (text.replace("u4", "u5", 1), "the first 30 rows are not those"),
        ("".join(text.splitlines(keepends=True)[:21]), "ends before row 30"),
    ):
        (folder / "in.csv").write_text(other)
        assert command(folder, "--resume") == 1
        assert words in capsys.readouterr().err
    (folder / "in.csv").write_text(text)
    assert command(folder, "--resume") == 0


def test_a_refused_row_stops_and_the_corrected_file_goes_on(
    tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (folder / "in.csv").read_text().splitlines(keepends=True)
    (folder / "in.csv").write_text("".join([*text[:31], "u1,x\n", *text[31:]]))
    assert command(folder) == 1
    error = capsys.readouterr().err
    assert "line 32, column 'value'" in error
    assert "Rows released: 30. They stay released." in error
    write_input(folder)
    assert command(folder, "--resume") == 0
    assert (folder / "out.csv").read_bytes() == expected(tmp_path)


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (("--resume",), "no such --state"),
        (("--resume", "--state", "{folder}/in.csv"), "same file"),
        (("--plot", "{folder}/a.png"), "--plot"),
        (("--output", "-"), "--state needs --output"),
        (("--output", "{folder}/a.parquet"), "as csv or jsonl"),
        (("--after-restore",), "belongs to --resume"),
        (("--state", "{folder}"), "no file can be written"),
        (("--output", "/dev/full"), "regular file"),
        (("--state", "{folder}/out.csv"), "same file"),
    ],
)
def test_flags_that_do_not_fit(
    folder: Path, capsys: pytest.CaptureFixture[str], flags: tuple[str, ...], words: str
) -> None:
    assert command(folder, *(flag.format(folder=folder) for flag in flags)) == 2
    assert words in capsys.readouterr().err


def test_state_flags_need_a_state(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", str(folder / "in.csv"), *FLAGS, "--resume"]) == 2
    assert "--resume belongs to --state" in capsys.readouterr().err


def test_nothing_is_begun_twice(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(folder) == 0
    before = (folder / "out.csv").read_bytes()
    assert command(folder) == 2
    assert "add --resume" in capsys.readouterr().err
    (folder / "run.state").rename(folder / "moved")
    for flags in ((), ("--resume",)):
        assert command(folder, *flags) == 2
        assert "--state is gone, but its witness is not" in capsys.readouterr().err
    (folder / "run.state.witness").unlink()
    assert command(folder) == 2
    assert "begins with a new file" in capsys.readouterr().err
    (folder / "moved").rename(folder / "run.state")
    assert command(folder, "--resume") == 1
    error = capsys.readouterr().err
    assert f"--state {folder / 'run.state'}: the state is older" in error, "errors name the file"
    assert (folder / "out.csv").read_bytes() == before


def test_other_parameters_are_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_input(folder, 20)
    assert command(folder) == 0
    for flag, value, words in (
        ("--epsilon", "8", "epsilon '9', not '8'"),
        ("--every", "2", "--every was 1"),
        ("--confidence", "0.9", "--confidence was 0.95"),
        ("--output-format", "jsonl", "--output-format was csv"),
    ):
        assert command(folder, "--resume", flag, value) == 2
        assert words in capsys.readouterr().err


def test_a_horizon_that_is_counted_again_is_named(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_input(folder, 20)
    assert command(folder, "--horizon", "auto") == 0
    assert command(folder, "--horizon", "auto", "--resume") == 0
    write_input(folder)
    assert command(folder, "--horizon", "auto", "--resume") == 2
    assert "horizon '20', not '60'" in capsys.readouterr().err
    assert command(folder, "--horizon", "20", "--resume") == 0


def test_an_older_state_is_refused(
    tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also together with its witness, because the output is newer."""
    write_input(folder, 20)
    assert command(folder) == 0
    older = image(folder, tmp_path / "older")
    write_input(folder)
    assert command(folder, "--resume") == 0
    for name in ("run.state", "run.state.witness"):
        shutil.copyfile(older / name, folder / name)
    assert command(folder, "--resume", "--after-restore") == 1
    assert "--output has more rows than the state knows of" in capsys.readouterr().err


def test_after_a_restore(tmp_path: Path, folder: Path) -> None:
    write_input(folder, 33)
    assert command(folder) == 0
    written = (folder / "out.csv").read_bytes()
    (folder / "run.state.witness").unlink()
    write_input(folder)
    assert command(folder, "--resume") == 1
    assert command(folder, "--resume", "--after-restore") == 0
    assert (folder / "out.csv").read_bytes().startswith(written)
    assert (folder / "out.csv").read_bytes().count(b"\n") == ROWS + 1


PIPE = (sys.executable, "-c", "import sys; from withhold.cli import main; sys.exit(main())", "run")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_while_a_pipe_is_waited_for(tmp_path: Path, number: signal.Signals) -> None:
    files = ("--state", str(tmp_path / "a"), "--output", str(tmp_path / "out.csv"))
    text = "user,value\n" + "".join(LINES)
    flags = [flag for flag in FLAGS if flag != "--quiet"]
    with subprocess.Popen(
        [*PIPE, "-", *flags, *files],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_signals,
    ) as process:
        assert process.stdin is not None
        assert process.stderr is not None
        process.stdin.write("user,value\n" + "".join(LINES[:40]))
        process.stdin.flush()
        output = tmp_path / "out.csv"
        for _ in range(600):
            if output.exists() and output.read_bytes().count(b"\n") >= 41:
                break
            time.sleep(0.05)
        process.send_signal(number)
        error = process.stderr.read()
        assert process.wait() == 128 + number
    assert f"stopped by {number.name}" in error
    assert "Rows released: 40." in error
    assert "epsilon spent" in error
    written = output.read_bytes()
    done = subprocess.run(
        [*PIPE, "-", *flags, *files, "--resume", "--json"],
        input=text,
        text=True,
        capture_output=True,
        check=True,
    )
    assert json.loads(done.stdout)["rows"] == ROWS
    assert output.read_bytes().startswith(written)
    assert output.read_bytes().count(b"\n") == ROWS + 1


@pytest.mark.parametrize(
    "flags",
    [
        ("--kills", "150"),
        ("--kills", "150", "--fresh"),
        ("--kills", "50", "--signal", "TERM"),
        ("--kills", "10", "--spawn"),
    ],
)
def test_a_real_process_is_killed_again_and_again(flags: tuple[str, ...]) -> None:
    """At random instants; the seed is in the error."""
    script = str(Path(kills.__file__))
    done = subprocess.run(
        [sys.executable, script, *flags],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[0]) >= int(flags[1])
