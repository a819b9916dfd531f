"""Where bytes come from: compressed files by name, growing files, pipes that never end."""

import gzip
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from cli.command import Run
from withhold.cli import main
from withhold.cli.inputs import Source, format_of
from withhold.files.lines import Lines
from withhold.files.rows import InputError
from withhold.files.sources import open_file, zstd

BASE = ("--max-users", "9", "--max-samples", "9", "--epsilon", "1", "--mechanism", "full")
COLUMNS = ("--user", "user", "--value", "value")
DATA = "user,value\na,1\nb,0\na,1\n"
JSON = '{"user":"a","value":1}\n{"user":"b","value":0}\n{"user":"a","value":1}\n'

Pack = Callable[[bytes], bytes]


def packed_by_zstd(data: bytes) -> bytes:
    found: bytes = zstd().compress(data)
    return found


PACKERS: dict[str, Pack] = {".gz": gzip.compress, ".zst": packed_by_zstd, ".ZSTD": packed_by_zstd}


@pytest.mark.usefixtures("no_noise")
@pytest.mark.parametrize("ending", PACKERS)
def test_a_compressed_file_is_its_content(run: Run, ending: str) -> None:
    pack = PACKERS[ending]
    plain = run(DATA, *BASE, "--json")
    assert run(pack(DATA.encode()), *BASE, "--json", name=f"in.csv{ending}") == plain
    assert run(pack(JSON.encode()), *BASE, "--json", name=f"in.ndjson{ending}") == plain
    in_parts = pack(DATA[:20].encode()) + pack(DATA[20:].encode())
    assert run(in_parts, *BASE, "--json", name=f"in.csv{ending}") == plain
    counted = run(pack(DATA.encode()), *BASE[:-2], "--horizon", "auto", name=f"in.csv{ending}")
    assert counted.code == 0


@pytest.mark.parametrize("ending", [".gz", ".zst"])
@pytest.mark.parametrize("fault", ["cut", "changed", "no such format"])
def test_a_damaged_file_says_so_after_the_rows_before(run: Run, ending: str, fault: str) -> None:
    rows = "".join(f"u{i % 9},{i * 7 % 11 / 11}\n" for i in range(60_000))
    data = bytearray(PACKERS[ending](f"user,value\n{rows}".encode()))
    if fault == "cut":
        data = data[: len(data) // 2]
    elif fault == "changed":
        data[len(data) // 2 :] = b"\xff" * (len(data) - len(data) // 2)
    else:
        data = bytearray(DATA.encode())
    ran = run(bytes(data), *BASE, "--extra-users", "ignore", name=f"in.csv{ending}")
    kind = "gzip" if ending == ".gz" else "zstd"
    assert ran.code == 1
    assert f"in.csv{ending}: the {kind} data is damaged, or ends before its end" in ran.err
    if fault == "cut":
        assert len(ran.rows) > 1000
        assert f"Rows released: {len(ran.rows)}. They stay released." in ran.err


def test_zstd_without_its_package_names_the_extra(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("compression.zstd", "backports.zstd"):
        monkeypatch.setitem(sys.modules, name, None)
    ran = run(b"", *BASE, name="in.csv.zst")
    assert (ran.code, ran.out) == (2, "")
    assert "A .zst file needs backports.zstd" in ran.err
    assert "pip install 'withhold[zstd]'" in ran.err


@pytest.mark.parametrize(
    ("arguments", "name", "message"),
    [
        ((), "in.parquet.gz", "Parquet is compressed inside"),
        (("--follow",), "in.csv.gz", "--follow needs a text file (csv or jsonl) that is not"),
        (("--follow",), "in.parquet", "--follow needs a text file"),
        (("--follow",), "-", "--follow needs a file: standard input is waited for without it"),
        (("--output", "out.csv.gz"), "in.csv", "compressed files are read, but not written"),
        ((), "in.gz", "add --format"),
    ],
)
def test_what_cannot_be_combined(
    run: Run, arguments: tuple[str, ...], name: str, message: str
) -> None:
    ran = run(b"", *BASE, *arguments, name=name)
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err


def test_a_count_of_a_growing_file_is_refused(run: Run) -> None:
    ran = run(DATA, *BASE[:-2], "--follow", "--horizon", "auto")
    assert "it excludes --follow" in ran.err


def test_a_folder_and_a_device_are_not_followed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (tmp_path, Path("/dev/null")):
        assert main(["run", str(path), *COLUMNS, *BASE, "--follow", "--format", "csv"]) == 2
        assert "--follow needs a regular file" in capsys.readouterr().err


def test_the_format_is_told_by_the_name_inside() -> None:
    assert format_of("a.b/events.JSONL.gz") == "jsonl"
    assert Source("x.csv.GZ", "csv").compressed == "gzip"
    assert Source("-", "csv").compressed is None


def test_memory_is_bounded_whatever_a_file_unpacks_to(tmp_path: Path) -> None:
    """A small file may unpack to very much."""
    path = tmp_path / "in.csv.gz"
    path.write_bytes(gzip.compress(b"a,1\n" * 20_000_000, 1))
    with ExitStack() as stack:
        stream = open_file(str(path), stack, compressed="gzip", follow=False)
        sizes = [len(stream.read1(1 << 20)) for _ in range(50)]
    assert 0 < max(sizes) <= 1 << 20


def follow(path: Path, changes: list[Callable[[], None]]) -> tuple[list[str], str]:
    """The lines that are read while the changes are made one after the other, and the refusal."""
    found: list[str] = []
    waits = iter(changes)

    def sleep(_: float) -> None:
        change = next(waits, None)
        if change is None:
            raise InputError("enough")
        change()

    with ExitStack() as stack, pytest.MonkeyPatch.context() as patch:
        patch.setattr("withhold.files.sources.time.sleep", sleep)
        stream = open_file(str(path), stack, compressed=None, follow=True)
        try:
            for line in Lines(stream, carriage_return=True):
                found.append(line)
        except InputError as error:
            return found, str(error)
    return found, ""


def test_a_growing_file_is_read_line_by_line_as_it_grows(tmp_path: Path) -> None:
    path = tmp_path / "in.csv"
    path.write_text("user,value\na,")

    def add(text: str) -> Callable[[], None]:
        def change() -> None:
            with path.open("a") as out:
                out.write(text)

        return change

    found, refusal = follow(path, [add("1\n"), add(""), add("b,0\nc"), add(",1\r"), add("\nd,")])
    assert found == ["user,value\n", "a,1\n", "b,0\n", "c,1\r\n"]
    assert refusal == "enough", "the last line is waited for"


def test_a_file_that_is_cut_removed_or_replaced_is_refused(tmp_path: Path) -> None:
    path, other = tmp_path / "in.csv", tmp_path / "other.csv"
    for change, words in (
        (lambda: os.truncate(path, 3), "FILE has become shorter"),
        (path.unlink, "FILE was removed"),
        (lambda: os.replace(other, path), "FILE was replaced"),
    ):
        path.write_text("user,value\na,1\n")
        other.write_text("user,value\na,1\nb,1\n")
        _, refusal = follow(path, [change])
        assert words in refusal


@pytest.mark.parametrize("kept", [False, True])
def test_rows_of_a_growing_file_are_released_as_they_come(tmp_path: Path, kept: bool) -> None:
    """And a signal ends it in order, also with a state."""
    path, output = tmp_path / "in.csv", tmp_path / "out.csv"
    path.write_text("user,val")
    state = ("--state", str(tmp_path / "run.state")) if kept else ()
    process = subprocess.Popen(
        [sys.executable, "-m", "withhold", "run", str(path), *COLUMNS, *BASE, "--follow"]
        + ["--output", str(output), "--quiet", *state]
    )
    try:
        for text, count in (("ue\na,1\nb", 1), (",0\nc,1\n", 3), ("d,1\n", 4)):
            with path.open("a") as out:
                out.write(text)
            wait_for(output, count)
    finally:
        process.terminate()
        code = process.wait()
    assert code == 143
    assert rows_in(output) == 4
    if kept:
        path.write_text("user,value\na,1\nb,0\nc,1\nd,1\ne,1\n")
        more = [*state, "--resume", "--output", str(output), "--quiet"]
        assert main(["run", str(path), *COLUMNS, *BASE, *more]) == 0
        assert rows_in(output) == 5


def rows_in(output: Path) -> int:
    return output.read_text().count("\n") - 1 if output.exists() else 0


def wait_for(output: Path, rows: int) -> None:
    end = time.monotonic() + 60
    while rows_in(output) != rows:
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_closed_standard_input_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["run", "-", *COLUMNS, *BASE]) == 2
    assert "standard input is closed" in capsys.readouterr().err


@pytest.mark.parametrize("flags", [("--mechanism", "full"), ("--horizon", "auto")])
def test_standard_input_that_does_not_block_is_waited_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, flags: tuple[str, ...]
) -> None:
    """Whoever made a pipe may have made it so; a pause is not its end."""
    source, target = os.pipe()
    os.set_blocking(source, False)
    parts = [b"er,value\na,", b"1\nb,0\n", b"a,1\n"]
    os.write(target, b"us")

    def paused(*_: object) -> None:
        if parts:
            os.write(target, parts.pop(0))
        else:
            os.close(target)

    monkeypatch.setattr("withhold.files.sources.select.select", paused)
    with open(source) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        limits = ("--max-users", "9", "--max-samples", "9", "--epsilon", "1", "--quiet")
        assert main(["run", "-", *COLUMNS, *limits, *flags]) == 0
        assert not os.get_blocking(source), "it belongs to others, too"
    assert not parts
    assert capsys.readouterr().out.count("\n") == 4


def test_a_followed_file_that_was_written_anew_is_refused(tmp_path: Path) -> None:
    """It is as long as before when it is looked at again."""
    file = tmp_path / "in.csv"
    file.write_text("user,value\na,1\n")
    with ExitStack() as stack:
        stream = open_file(str(file), stack, compressed=None, follow=True)
        assert stream.read1(99) == b"user,value\na,1\n"
        with file.open("a") as end:
            end.write("b,1\n")
        assert stream.read1(99) == b"b,1\n"
        with file.open("r+") as anew:
            anew.truncate()
            anew.write("user,value\n" + "c,0\n" * 9)
        with pytest.raises(InputError, match="written anew"):
            stream.read1(99)
