"""A last line without its end waits: it may be half of a line, and half of a number is another number."""

from __future__ import annotations

import gzip
import io
import json
import sys
from pathlib import Path

import pytest

from live.kept_runs import FLAGS, LINES, ROWS, command, expected
from withhold.cli import main

pytestmark = pytest.mark.usefixtures("small_chunks")

Capsys = pytest.CaptureFixture[str]
CSV = "user,value\n" + "".join(LINES)
JSONL = "".join(
    '{{"user": "{}", "value": {}}}\n'.format(*line.strip().split(",")) for line in LINES
)


@pytest.mark.parametrize("kind", ["csv", "csv.gz", "jsonl", "cr"])
@pytest.mark.parametrize("auto", [False, True])
def test_a_file_that_was_read_while_a_line_was_written_is_gone_on_with(
    tmp_path: Path, folder: Path, capsys: Capsys, kind: str, auto: bool
) -> None:
    whole = expected(tmp_path)
    text = JSONL if kind == "jsonl" else CSV
    if kind == "cr":
        text = text.replace("\n", "\r")
    source = folder / f"in.{'csv' if kind == 'cr' else kind}"
    pack = gzip.compress if kind == "csv.gz" else bytes
    more: tuple[str, ...] = ("--json",)
    if kind == "jsonl":
        more = ("--json", "--format", "jsonl")
    cuts = [len(text) // 3, len(text) // 2, len(text) - 2, len(text) - 1, len(text)]
    horizon = ("--horizon", "auto") if auto else ()
    for number, cut in enumerate(cuts[-2:] if auto else cuts):
        source.write_bytes(pack(text[:cut].encode()))
        if auto:
            (folder / "run.state").unlink(missing_ok=True)
            (folder / "run.state.witness").unlink(missing_ok=True)
            (folder / "out.csv").unlink(missing_ok=True)
        again = ("--resume",) if number and not auto else ()
        assert command(folder, *more, *horizon, *again, source=source) == 0
        told = json.loads(capsys.readouterr().out)
        ended = text[:cut].endswith(text[-1])
        assert told["last_line_without_end"] == (None if ended else "not read")
        ends = text[:cut].count(text[-1])
        assert told["rows"] == ends - (kind != "jsonl")
        assert told["ledger"]["horizon"] == (told["rows"] if auto else ROWS)
    if not auto:
        assert (folder / "out.csv").read_bytes() == whole


def test_half_a_header_and_half_a_quoted_field_wait(
    tmp_path: Path, folder: Path, capsys: Capsys
) -> None:
    for text, words in (
        ("user,val", "line 1: the line has no end yet"),
        (CSV + '"u1\n', "not well-formed CSV"),
    ):
        (folder / "in.csv").write_text(text)
        assert command(folder, *(("--resume",) if (folder / "run.state").exists() else ())) == 1
        assert words in capsys.readouterr().err
    (folder / "in.csv").write_text(CSV)
    assert command(folder, "--resume") == 0
    assert (folder / "out.csv").read_bytes() == expected(tmp_path)


def test_the_summary_says_so(folder: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also without a state, where such a line is read: many files end so."""
    flags = [flag for flag in FLAGS if flag != "--quiet"]
    state = ("--state", str(folder / "a"), "--output", str(folder / "a.csv"))
    for text, more, rows, words in (
        (CSV[:-1], (), 60, "; the last line has no end, and was read"),
        (CSV[:-1], state, 59, "; the last line has no end, and was not read"),
        (CSV, (), 60, ""),
    ):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        assert main(["run", "-", *flags, *more]) == 0
        assert f"rows           {rows} (0 ignored){words}\n" in capsys.readouterr().err
