"""A place that really takes no writes: nothing is lost, and the error says which file it is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import cache
from pathlib import Path

import pytest

from live.kept_runs import FLAGS, ROWS, write_input
from withhold.cli import main

READ_ONLY = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"'
OPEN = """
import sys
from withhold import MeanEstimator, Params, StateWriteError
try:
    with MeanEstimator.open(sys.argv[1], Params(6, 10, 9, 1)): pass
except StateWriteError as error: print(error)
"""


def mounted(place: Path) -> list[str]:
    """The beginning of a command that sees a folder as read-only, in mounts of its own."""
    rights = ["--map-root-user"] if os.getuid() else []
    return ["unshare", "--mount", *rights, "sh", "-c", READ_ONLY, str(place)]


@contextmanager
def without_rights(place: Path) -> Iterator[None]:
    """Takes the right to write to a folder and its files from their owner."""
    modes = {path: path.stat().st_mode for path in (place, *place.iterdir())}
    try:
        for path, mode in modes.items():
            path.chmod(mode & ~0o222)
        yield
    finally:
        for path, mode in modes.items():
            path.chmod(mode)


@cache
def can_mount() -> bool:
    """Whether this machine lets a test mount a folder."""
    with tempfile.TemporaryDirectory() as name:
        probe = [*mounted(Path(name)), sys.executable, "-c", ""]
        return (
            bool(shutil.which("unshare"))
            and subprocess.run(probe, capture_output=True).returncode == 0
        )


def read_only(place: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A command to which a folder is read-only."""
    if not can_mount() and os.getuid() == 0:
        pytest.skip("root may write everywhere, and cannot mount a read-only folder here")
    prefix = mounted(place) if can_mount() else []
    with nullcontext() if can_mount() else without_rights(place):
        line = [*prefix, sys.executable, *command]
        return subprocess.run(line, capture_output=True, text=True, check=False)


def command(root: Path, *more: str) -> tuple[str, ...]:
    """A run with its input, its state and its output in three folders."""
    files = (
        "--state",
        str(root / "state" / "run.state"),
        "--output",
        str(root / "out" / "out.csv"),
    )
    return "-m", "withhold", "run", str(root / "in.csv"), *FLAGS, *files, *more


def run(root: Path, *more: str) -> None:
    """The command, with all folders as they are."""
    assert main(list(command(root, *more)[2:])) == 0


def content(root: Path) -> dict[str, bytes]:
    """The bytes of all files, by name."""
    return {
        str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()
    }


@pytest.fixture(name="root")
def root_fixture(tmp_path: Path) -> Path:
    """A folder with an input, and empty folders for the state and the output."""
    for name in ("state", "out"):
        (tmp_path / name).mkdir()
    write_input(tmp_path)
    return tmp_path


def lines(root: Path) -> int:
    return (root / "out" / "out.csv").read_bytes().count(b"\n")


@pytest.mark.parametrize(("place", "code"), [("state", 1), ("out", 2)])
def test_nothing_begins_where_nothing_can_be_written(root: Path, place: str, code: int) -> None:
    done = read_only(root / place, *command(root))
    assert done.returncode == code, done.stderr
    assert f"--{'state' if place == 'state' else 'output'}" in done.stderr
    assert "Read-only" in done.stderr or "denied" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list((root / "out").iterdir()), "nothing was released"
    begun = (root / "state" / "run.state").exists()
    run(root, *(("--resume",) if begun else ()))
    assert lines(root) == ROWS + 1


@pytest.mark.parametrize(("place", "code"), [("state", 1), ("out", 2)])
def test_a_run_that_cannot_go_on_loses_nothing(root: Path, place: str, code: int) -> None:
    write_input(root, 20)
    run(root)
    write_input(root)
    before = content(root)
    done = read_only(root / place, *command(root, "--resume"))
    assert done.returncode == code, done.stderr
    assert f"--{'state' if place == 'state' else 'output'}" in done.stderr
    assert "Read-only" in done.stderr or "denied" in done.stderr
    assert "Traceback" not in done.stderr
    after = content(root)
    kept = {name for name in before if name.startswith(("in", "out", place))}
    assert {name: after[name] for name in kept} == {name: before[name] for name in kept}
    run(root, "--resume")
    assert (root / "out" / "out.csv").read_bytes().startswith(before["out/out.csv"])
    assert lines(root) == ROWS + 1


def test_without_a_state_an_output_that_cannot_be_written_is_named(root: Path) -> None:
    output = root / "out" / "out.csv"
    line = ("-m", "withhold", "run", str(root / "in.csv"), *FLAGS, "--output", str(output))
    for old in (None, b"older rows\n"):
        if old is not None:
            output.write_bytes(old)
        done = read_only(root / "out", *line)
        assert done.returncode == 2, done.stderr
        assert f"--output {output} cannot be written" in done.stderr
        assert "Traceback" not in done.stderr
        assert [path.name for path in (root / "out").iterdir()] == (
            [] if old is None else ["out.csv"]
        )
        assert old is None or output.read_bytes() == old


def test_in_python_the_error_has_its_type(root: Path) -> None:
    file = root / "state" / "run.state"
    for _ in range(2):
        done = read_only(root / "state", "-c", OPEN, str(file))
        assert done.returncode == 0, done.stderr
        assert "Read-only" in done.stdout or "denied" in done.stdout
        subprocess.run([sys.executable, "-c", OPEN, str(file)], check=True)
