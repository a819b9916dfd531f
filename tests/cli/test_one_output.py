"""An output belongs to one run at a time, and a run notices that its output is gone."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.command import Run
from withhold.cli import main
from withhold.files import rows
from withhold.files.writers import FileRows

ROWS = 30
DATA = "user,value\n" + "".join(f"u{t % 5},0.5\n" for t in range(ROWS))
FLAGS = ("--epsilon", "1", "--max-users", "9", "--max-samples", "9", "--quiet")


def at_flush(monkeypatch: pytest.MonkeyPatch, number: int, action: Callable[[], object]) -> None:
    """Small chunks, and an action before the `number`-th of them is written."""
    flush, left = FileRows.flush, [number]

    def flushed(writer: FileRows) -> None:
        left[0] -= 1
        if not left[0]:
            action()
        flush(writer)

    monkeypatch.setattr(rows, "CHUNK_ROWS", 10)
    monkeypatch.setattr(FileRows, "flush", flushed)


@pytest.mark.parametrize("number", [1, 2])
def test_a_second_run_is_refused_or_refuses_the_first(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """Before the first rows are out the file is free. So one of them gets it, the other an error."""
    output = tmp_path / "out.csv"
    command = ["run", str(tmp_path / "in.csv"), "--user", "user", "--value", "value", *FLAGS]
    codes = []
    at_flush(
        monkeypatch,
        number,
        lambda: codes.append(main([*command, "--output", str(output)])),
    )
    done = run(DATA, *FLAGS, "--output", str(output))
    assert (codes, done.code) == (([0], 0) if number == 1 else ([2], 0))
    assert ("another run writes to it" in done.err) == (number == 2)
    assert output.read_bytes().count(b"\n") == ROWS + 1


@pytest.mark.parametrize("replaced", [False, True])
def test_an_output_that_is_gone_is_an_error(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, replaced: bool
) -> None:
    output = tmp_path / "out.csv"

    def change() -> None:
        output.unlink()
        if replaced:
            output.write_text("other")

    at_flush(monkeypatch, 3, change)
    done = run(DATA, *FLAGS, "--output", str(output))
    assert done.code == 1
    assert ("another file was put in its place" if replaced else "removed or moved") in done.err
    assert "Rows released: 20." in done.err
    assert (output.read_text() if replaced else output.exists()) == ("other" if replaced else False)


@pytest.mark.parametrize("more", ["", "other\n"])
def test_an_output_whose_length_was_changed_is_an_error(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: str
) -> None:
    """As by `: > out.csv`. Bytes at the old end would follow a hole of zeros, or replace others."""
    output = tmp_path / "out.csv"
    left = []

    def change() -> None:
        output.write_text(output.read_text() + more if more else "")
        left.append(output.read_bytes())

    at_flush(monkeypatch, 3, change)
    done = run(DATA, *FLAGS, "--output", str(output))
    assert done.code == 1
    assert "another program has changed its length" in done.err
    assert "Rows released: 20." in done.err
    assert [output.read_bytes()] == left


def test_a_file_system_without_locks_will_do(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("withhold.files.targets.fcntl.flock", fails)
    output = tmp_path / "out.csv"
    assert run(DATA, *FLAGS, "--output", str(output)).code == 0
    assert output.read_bytes().count(b"\n") == ROWS + 1
