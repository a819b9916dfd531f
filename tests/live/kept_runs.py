"""Runs with a state that tests begin, stop and go on with."""

from __future__ import annotations

from pathlib import Path

from withhold.cli import main

ROWS = 60
FLAGS = (
    *("--user", "user", "--value", "value", "--epsilon", "9", "--max-users", "6"),
    *("--max-samples", "10", "--horizon", str(ROWS), "--quiet"),
)
LINES = [f"u{t * 5 % 6},{t * t % 5 / 4}\n" for t in range(ROWS)]


def write_input(folder: Path, lines: int = ROWS) -> Path:
    file = folder / "in.csv"
    file.write_text("user,value\n" + "".join(LINES[:lines]))
    return file


def command(folder: Path, *more: str, source: Path | None = None) -> int:
    """Runs the command with state and output in the folder."""
    files = ("--state", str(folder / "run.state"), "--output", str(folder / "out.csv"))
    return main(["run", str(source or folder / "in.csv"), *FLAGS, *files, *more])


def expected(tmp_path: Path, *more: str) -> bytes:
    """The output of a run without state."""
    folder = tmp_path / "plain"
    folder.mkdir(exist_ok=True)
    output = folder / "out.csv"
    assert main(["run", str(write_input(folder)), *FLAGS, "--output", str(output), *more]) == 0
    return output.read_bytes()
