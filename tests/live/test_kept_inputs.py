"""Times, bad rows, quotients and compressed files go well with a state."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path

import pytest

from live.kept_runs import FLAGS, LINES, ROWS, command, expected, write_input
from withhold.cli import main

pytestmark = pytest.mark.usefixtures("small_chunks")


@pytest.mark.parametrize("at", [0, 1, 25, 40])
def test_skipped_rows_times_and_quotients_with_a_state(
    tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str], at: int
) -> None:
    """The whole output and the summary are those of one run, wherever it was stopped."""
    flags = ("--time", "at", "--on-bad-row", "skip", "--exact", "--json")
    lines = [f"{row.rstrip()},{t // 3}\n" for t, row in enumerate(LINES)]
    for place in (55, 30, 30, 2):
        lines.insert(place, "u1,x,0\n")
    whole = tmp_path / "whole.csv"
    whole.write_text("user,value,at\n" + "".join(lines))
    plain = tmp_path / "plain.csv"
    assert main(["run", str(whole), *FLAGS, *flags, "--output", str(plain)]) == 0
    first = json.loads(capsys.readouterr().out)
    (folder / "in.csv").write_text("user,value,at\n" + "".join(lines[:at]))
    assert command(folder, *flags) == 0
    shutil.copyfile(whole, folder / "in.csv")
    assert command(folder, "--resume", *flags) == 0
    assert (folder / "out.csv").read_bytes() == plain.read_bytes()
    assert json.loads(capsys.readouterr().out.splitlines()[-1]) == first
    assert first["skipped"] == 4
    beside = json.loads((folder / "out.csv.summary.json").read_text())
    assert (beside["finished"], beside["state"]) == (True, True)
    assert (
        beside["charges"]
        == json.loads((tmp_path / "plain.csv.summary.json").read_text())["charges"]
    )
    for flag, words in (
        (("--exact",), "--exact was given when this run began"),
        (("--time", "at"), "--time was at when"),
        (("--on-bad-row", "skip"), "--on-bad-row was skip when"),
    ):
        others = list(flags)
        start = others.index(flag[0])
        del others[start : start + len(flag)]
        assert command(folder, "--resume", *others) == 2
        assert words in capsys.readouterr().err


def test_a_time_that_goes_back_after_going_on_is_refused(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "in.csv").write_text("user,value,at\nu1,1,7\n")
    assert command(folder, "--time", "at") == 0
    (folder / "in.csv").write_text("user,value,at\nu1,1,7\nu2,1,6\n")
    assert command(folder, "--time", "at", "--resume") == 1
    assert "line 3, column 'at': the time is before" in capsys.readouterr().err


def test_a_compressed_input_goes_on(tmp_path: Path, folder: Path) -> None:
    source = folder / "in.csv.gz"
    for size in (20, ROWS):
        write_input(folder, size)
        source.write_bytes(gzip.compress((folder / "in.csv").read_bytes()))
        assert command(folder, *(("--resume",) if size == ROWS else ()), source=source) == 0
    assert (folder / "out.csv").read_bytes() == expected(tmp_path)
