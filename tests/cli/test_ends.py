"""Ends of a run: signals, closed and full standard streams. No expected failure shows a traceback."""

import fcntl
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from cli.outputs import BASE, COLUMNS, COMMAND, DATA, FORMATS, sidecar, times, wait_for
from support.processes import heed_signals


def shell(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Runs a shell script in which W is the command with its required options."""
    needed = " ".join((*COLUMNS, *BASE))
    text = f'W() {{ file=$1; shift; {sys.executable} -m withhold run "$file" {needed} "$@"; }}\n{script}'
    return subprocess.run(
        ["bash", "-c", text], cwd=folder, text=True, capture_output=True, check=False
    )


@pytest.mark.parametrize(
    ("script", "code", "words"),
    [
        ("W - --output in.csv < in.csv", 2, "FILE and --output name the same file"),
        ("W in.csv >> in.csv", 2, "FILE and standard output name the same file"),
        ("W - <&-", 2, "FILE cannot be read: standard input is closed"),
        ("W in.csv >&-", 2, "standard output cannot be written: it is closed"),
        (
            "W in.csv > /dev/full",
            1,
            "standard output: No space left on device\nRows released: 0. Some of the next ones, up to row ",
        ),
        ("W in.csv --output /dev/full", 1, "--output /dev/full: No space left on device\nRows rel"),
        ("W in.csv --json --output o.csv > /dev/full", 1, "standard output: No space left"),
        ("W no.csv --output in.csv", 2, "FILE cannot be read: No such file or directory"),
        ("W in.csv --output /proc/x.csv", 2, "--output /proc/x.csv cannot be written"),
        (
            f"{sys.executable} -m withhold plan --epsilon 1 --max-users 9 --max-samples 9 > /dev/full",
            1,
            "withhold: error: standard output: No space left on device",
        ),
        (
            f"{sys.executable} -m withhold plan --epsilon 1 --max-users 9 --max-samples 9 >&-",
            2,
            "withhold plan: error: standard output is closed",
        ),
        (f"{sys.executable} -m withhold --help > /dev/full", 1, "standard output: No space left"),
        (f"{sys.executable} -m withhold prove list > /dev/full", 2, "No space left"),
    ],
)
def test_no_expected_failure_shows_a_traceback(
    folder: Path, script: str, code: int, words: str
) -> None:
    (folder / "in.csv").write_text(DATA)
    ran = shell(script, folder)
    assert words in ran.stderr
    assert "Traceback" not in ran.stderr
    assert "Exception ignored" not in ran.stderr
    assert ran.returncode == code
    assert (folder / "in.csv").read_text() == DATA


def test_without_standard_error_its_text_is_in_no_file(folder: Path) -> None:
    (folder / "in.csv").write_text(DATA + "c,x\n")
    ran = shell("W in.csv --output out.csv 2>&-", folder)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert times(folder / "out.csv") == [1, 2, 3]
    ran = shell("W in.csv 2>&-", folder)
    assert ran.returncode == 1
    assert len(ran.stdout.splitlines()) == 4


def test_the_reader_of_a_plan_may_leave(folder: Path) -> None:
    plan = f"{sys.executable} -m withhold plan --epsilon 1 --max-users 9 --max-samples 9"
    ran = shell(f"set -o pipefail; {plan} | true", folder)
    assert "Traceback" not in ran.stderr
    assert ran.returncode in (0, 1)


@contextmanager
def reading(text: str, *flags: str) -> Iterator[tuple[subprocess.Popen[str], IO[str], IO[str]]]:
    """A run that is given the text by a pipe, which stays open; the pipe, and what it says of errors."""
    with subprocess.Popen(
        [*COMMAND, "-", *COLUMNS, *BASE, *flags],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_signals,
    ) as process:
        assert process.stdin is not None
        assert process.stderr is not None
        process.stdin.write(text)
        process.stdin.flush()
        yield process, process.stdin, process.stderr


@pytest.mark.parametrize("kind", FORMATS)
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_after_a_signal_all_that_was_released_can_be_read(
    folder: Path, kind: str, number: signal.Signals
) -> None:
    output = folder / f"out.{kind}"
    with reading("user,value\n" + "a,1\n" * 40, "--output", str(output)) as (process, pipe, errors):
        if kind != "parquet":
            wait_for(output)
            assert sidecar(output)["finished"] is False
        wait_until_read(pipe)
        process.send_signal(number)
        told = errors.read()
        assert process.wait() == 128 + number
    assert times(output) == list(range(1, 41))
    assert f"withhold run: error: stopped by {number.name}\nRows released: 40." in told
    assert "Epsilon spent: " in told
    assert "rows           40" in told
    found = sidecar(output)
    assert (found["finished"], found["complete"], found["rows"]) == (True, False, 40)
    assert found["refused"] == f"stopped by {number.name}"


def wait_until_read(pipe: IO[str]) -> None:
    """Waits until the process has read what was written, and for what it does then."""
    end = time.monotonic() + 60
    while int.from_bytes(fcntl.ioctl(pipe.fileno(), termios.FIONREAD, bytes(4)), sys.byteorder):
        assert time.monotonic() < end
        time.sleep(0.02)
    time.sleep(1)


def test_a_signal_before_the_first_row_ends_the_run(folder: Path) -> None:
    """Also while the header is waited for."""
    for kept in ((), ("--state", str(folder / "run.state"))):
        output = "--output", str(folder / "out.csv")
        with reading("user,", *output, *kept) as (process, pipe, errors):
            wait_until_read(pipe)
            process.terminate()
            assert "stopped by SIGTERM. Nothing has been released." in errors.read()
            assert process.wait() == 143
        assert list(folder.iterdir()) == []


def test_a_signal_that_was_ignored_stays_ignored(folder: Path) -> None:
    (folder / "in.csv").write_text(DATA)
    script = (
        f"trap '' HUP; (cat in.csv; sleep 5; echo c,1) | {' '.join(COMMAND)} - {' '.join(COLUMNS)}"
    )
    script += f" {' '.join(BASE)} & sleep 4; kill -HUP %1; wait %1"
    ran = subprocess.run(
        ["bash", "-mc", script], cwd=folder, text=True, capture_output=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert len(ran.stdout.splitlines()) == 5


@pytest.mark.parametrize("module", ["numpy", "withhold.estimator", "withhold.cli.run"])
def test_an_interrupt_while_modules_are_imported_shows_no_traceback(module: str) -> None:
    """Importing takes most of the time of a short command."""
    program = f"""
import signal, sys, os
class Interrupts:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Interrupts())
from withhold.cli import main
sys.exit(main(["plan", "--help"]))
"""
    ran = subprocess.run(
        [sys.executable, "-c", program],
        text=True,
        capture_output=True,
        check=False,
        preexec_fn=heed_signals,
    )
    assert (ran.returncode, ran.stderr) == (130, "withhold: interrupted\n")
