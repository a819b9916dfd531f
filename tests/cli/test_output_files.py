"""Outputs: never half done, never over something else, and beside each a summary."""

import errno
import json
import os
import resource
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cli.command import Run
from cli.outputs import BASE, COLUMNS, DATA, FORMATS, sidecar, times, wait_for
from withhold import Params
from withhold.cli import main
from withhold.files.arrow import arrow
from withhold.files.shape import shape_of

pq = arrow("pyarrow.parquet")


@pytest.mark.parametrize("kind", FORMATS)
def test_an_output_is_whole_and_nothing_else_is_left(run: Run, folder: Path, kind: str) -> None:
    output = folder / f"out.{kind}"
    assert run(DATA, *BASE, "--output", str(output)).code == 0
    assert times(output) == [1, 2, 3]
    assert sorted(path.name for path in folder.iterdir()) == [
        output.name,
        f"{output.name}.summary.json",
    ]
    assert stat.S_IMODE(output.stat().st_mode) == 0o666 & ~current_umask()


def current_umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


@pytest.mark.parametrize("kind", FORMATS)
def test_nothing_is_replaced_before_something_is_released(
    run: Run, folder: Path, kind: str
) -> None:
    output = folder / f"old.{kind}"
    output.write_text("old")
    output.chmod(0o640)
    beside = folder / f"old.{kind}.summary.json"
    beside.write_text("old, too")
    refused = run("user,value\na,x\n", *BASE, "--output", str(output))
    assert refused.code == 1
    assert (output.read_text(), beside.read_text()) == ("old", "old, too")
    assert len(list(folder.iterdir())) == 2
    assert run(DATA + "c,x\n", *BASE, "--output", str(output)).code == 1
    assert times(output) == [1, 2, 3]
    assert stat.S_IMODE(output.stat().st_mode) == 0o640
    assert run("user,value\n", *BASE, "--output", str(output)).code == 0
    assert times(output) == []


def test_a_link_stays_a_link(run: Run, folder: Path) -> None:
    link, target = folder / "link.csv", folder / "target.csv"
    target.write_text("old")
    link.symlink_to(target)
    assert run(DATA, *BASE, "--output", str(link)).code == 0
    assert link.is_symlink()
    assert times(target) == [1, 2, 3]


def test_a_device_is_written_as_it_is(run: Run) -> None:
    assert run(DATA, *BASE, "--output", "/dev/null").code == 0
    assert not Path("/dev/null.summary.json").exists()
    assert run(DATA, *BASE, "--output", "/dev/null", "--plot", "/dev/null").code == 0


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_may_not_be_written_is_refused_first(run: Run, folder: Path) -> None:
    output = folder / "out.csv"
    output.write_text("old")
    output.chmod(0o400)
    assert run(DATA, *BASE, "--output", str(output)).code == 2


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (("--output", "{folder}/a.csv", "--plot", "{folder}/sub/../a.csv"), "--output and --plot"),
        (("--output", "{folder}/a.csv", "--plot", "{folder}/dangling"), "--output and --plot"),
        (("--plot", "{folder}/in.csv"), "FILE and --plot"),
        (("--output", "{folder}/hard.csv"), "FILE and --output"),
        (("--output", "{folder}/o.csv", "--plot", "{folder}/o.csv.summary.json"), "and --plot"),
        (("--output", "{folder}/o.csv", "--state", "{folder}/o.csv.summary.json"), "and --state"),
        (("--output", "{folder}/s.witness", "--state", "{folder}/s"), "--output and the witness"),
        (("--output", "{folder}/o.csv", "--state", "{folder}/in.csv"), "FILE and --state"),
    ],
)
def test_files_are_compared_and_not_names(
    folder: Path, capsys: pytest.CaptureFixture[str], flags: tuple[str, ...], words: str
) -> None:
    source = folder / "in.csv"
    source.write_text(DATA)
    (folder / "sub").mkdir()
    (folder / "dangling").symlink_to(folder / "a.csv")
    os.link(source, folder / "hard.csv")
    given = [flag.format(folder=folder) for flag in flags]
    assert main(["run", str(source), *COLUMNS, *BASE, *given]) == 2
    assert words in capsys.readouterr().err
    assert source.read_text() == DATA


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """No file may be larger: like a disk that is full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("size", [2001, 2100, 4000])
@pytest.mark.parametrize("kind", ["csv", "jsonl"])
def test_a_full_disk_leaves_whole_rows_and_says_how_many(
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    size: int,
) -> None:
    monkeypatch.setattr("withhold.files.rows.CHUNK_ROWS", 20)
    source, output = folder / "in.csv", folder / f"out.{kind}"
    source.write_text("user,value\n" + "a,1\n" * 200)
    with largest_file(size):
        assert main(["run", str(source), *COLUMNS, *BASE, "--output", str(output)]) == 1
    told = capsys.readouterr().err
    seen = times(output)
    assert len(seen) > 10
    assert seen == list(range(1, len(seen) + 1))
    assert f"--output {output}: File too large\nRows released: {len(seen)}. They stay" in told
    assert "Epsilon spent: " in told
    assert "Another run on the same users spends epsilon again." in told
    assert "rows           " in told, "the summary is told, too"


def test_rows_that_could_not_take_their_place_are_not_released(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that is full has no room for the announcement, either: the older output and its summary stay."""

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("withhold.cli.plain.announce", full)
    source, output = folder / "in.csv", folder / "out.csv"
    source.write_text("user,value\n" + "a,1\n" * 200)
    output.write_text("old\n")
    (folder / "out.csv.summary.json").write_text("{}")
    with largest_file(2001):
        assert main(["run", str(source), *COLUMNS, *BASE, "--output", str(output)]) == 1
    told = capsys.readouterr().err
    assert "Rows released: 0. " in told
    assert "estimate " not in told, "it would be the first release"
    assert output.read_text() == "old\n"
    assert (folder / "out.csv.summary.json").read_text() == "{}"


def test_nothing_is_written_after_a_part_that_failed(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("withhold.files.parquet_writer._ROW_GROUP", 1000)
    monkeypatch.setattr("withhold.files.rows.CHUNK_ROWS", 1500)
    source, output = folder / "in.csv", folder / "out"
    source.write_text("user,value\n" + "".join(f"u{i},1\n" for i in range(9)) * 300)
    output.mkdir()
    flags = ("--output", str(output), "--output-format", "parquet")
    with largest_file(1500):
        assert main(["run", str(source), *COLUMNS, *BASE, *flags]) == 1
    assert "Rows released: 0." in capsys.readouterr().err
    assert list(output.iterdir()) == []


@pytest.mark.parametrize("name", ["loop", "x" * 250], ids=["loop", "long"])
def test_a_path_that_cannot_be_looked_at_is_named(
    folder: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    (folder / "in.csv").write_text(DATA)
    (folder / "loop").symlink_to(folder / "loop")
    line = ["run", str(folder / "in.csv"), *COLUMNS, *BASE, "--output", str(folder / name)]
    assert main(line) == 2
    told = capsys.readouterr().err
    assert name in told
    assert "standard output" not in told


def test_an_output_may_be_a_pipe_and_not_what_standard_output_is_written_to(folder: Path) -> None:
    (folder / "in.csv").write_text(DATA)
    program = (sys.executable, "-m", "withhold", "run", str(folder / "in.csv"), *COLUMNS, *BASE)
    piped = subprocess.run(
        [*program, "--quiet", "--output", "/dev/stdout"], capture_output=True, check=True
    )
    assert piped.stdout.startswith(b"t,estimate,")
    with (folder / "log").open("w") as log:
        log.write("before\n")
        log.flush()
        ran = subprocess.run(
            [*program, "--output", "/dev/stdout"], stdout=log, stderr=subprocess.PIPE, check=False
        )
    assert ran.returncode == 2
    assert b"--output names standard output" in ran.stderr
    assert (folder / "log").read_text() == "before\n"


def test_a_full_disk_for_parquet_says_that_nothing_can_be_read(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, output = folder / "in.csv", folder / "out.parquet"
    source.write_text("user,value\n" + "".join(f"u{i},1\n" for i in range(9)) * 2000)
    output.write_text("old")
    with largest_file(3000):
        assert main(["run", str(source), *COLUMNS, *BASE, "--output", str(output)]) == 1
    assert f"--output {output}: File too large\nRows released: 0." in capsys.readouterr().err
    assert output.read_text() == "old"
    assert [path.name for path in folder.iterdir() if path.name.startswith(".")] == []


def test_the_first_error_is_told_first_and_the_summary_always(run: Run) -> None:
    ran = run(DATA + "c,x\n", *BASE, "--plot", "/proc/x.png")
    lines = ran.err.splitlines()
    assert ran.code == 1
    assert lines[0].startswith("rows           3")
    (first,) = [number for number, line in enumerate(lines) if "error: " in line]
    assert lines[first].endswith("line 5, column 'value': the value is not a decimal number")
    assert lines[first + 1].startswith("--plot /proc/x.png: ")
    assert lines[first + 2].startswith("Rows released: 3. They stay released.")
    alone = run(DATA, *BASE, "--plot", "/proc/x.png")
    assert alone.code == 1
    assert len(alone.rows) == 3
    assert "error: --plot /proc/x.png: " in alone.err


def test_ids_that_look_alike_are_counted_and_not_named(run: Run) -> None:
    ids = ["Ana", "ana", " ana", "a\u0301", "\u00e1", "straße", "STRASSE", "bo", "bo b", "bo  b"]
    data = "user,value\n" + "".join(f"{name},1\n" for name in ids) * 2
    ran = run(data, *BASE, "--max-users", "20", "--json")
    assert json.loads(ran.err)["users_that_look_alike"] == 5
    told = run(data, *BASE, "--max-users", "20").err
    assert "users          10 of at most 20; 5 look like another" in told
    assert not any(name in told for name in ("Ana", "straße"))
    assert "look like" not in run(DATA, *BASE).err


@pytest.mark.usefixtures("no_noise")
def test_the_summary_beside_an_output_has_all_that_a_reader_needs(run: Run, folder: Path) -> None:
    output = folder / "out.csv"
    data = "user,value\n" + "".join(f"u{t % 8},1\n" for t in range(64))
    ran = run(data, *BASE[:-2], "--horizon", "64", "--output", str(output), "--json")
    found = sidecar(output)
    assert found["finished"] is True
    assert found.items() >= json.loads(ran.out).items()
    assert found["version"] == "0.1.0"
    assert found["columns"] == ["t", "estimate", "error", "sum", "total"]
    charges = found["charges"]
    assert isinstance(charges, list)
    ledger = found["ledger"]
    assert isinstance(ledger, dict)
    assert [charge["id"] for charge in charges] == [
        f"epoch {k + 1}" for k in range(ledger["epochs"])
    ]
    assert len(charges) > 0
    assert all(Fraction(charge["epsilon"]) <= 1 for charge in charges)
    run(data, *BASE, "--output", str(output))
    charges = sidecar(output)["charges"]
    assert isinstance(charges, list)
    assert charges[0]["id"] == "counter 0, nodes 1 to 8"


def test_a_new_run_does_not_keep_the_summary_of_an_older_one(run: Run, folder: Path) -> None:
    output = folder / "out.csv"
    run(DATA, *BASE, "--output", str(output))
    run(DATA + "c,x\n", *BASE, "--epsilon", "2", "--output", str(output))
    found = sidecar(output)
    assert (found["epsilon"], found["complete"]) == ("2", False)


@pytest.mark.usefixtures("no_noise")
@pytest.mark.parametrize("kind", FORMATS)
def test_exact_adds_the_quotient(run: Run, folder: Path, kind: str) -> None:
    output = folder / f"out.{kind}"
    flags = ("--lower", "-1/3", "--upper", "2", "--grid", "7", "--exact", "--output", str(output))
    run("user,value\na,2\nb,0\nc,0\n", *BASE, *flags)
    if kind == "csv":
        rows = [line.split(",") for line in output.read_text().splitlines()]
        exact = [row[rows[0].index("exact")] for row in rows[1:]]
    elif kind == "jsonl":
        exact = [json.loads(line)["exact"] for line in output.read_text().splitlines()]
    else:
        exact = pq.read_table(output).column("exact").to_pylist()
    assert exact == ["2/1", "1/1", "2/3"]


RANGES = [
    ("0", "1"),
    ("0", "60"),
    ("-1", "1"),
    ("-5", "60"),
    ("-1e6", "-1"),
    ("0", "1e-9"),
    ("-1/3", "1e12"),
    ("0", "1e300"),
    ("-1e-300", "0"),
    ("0", "9.9999999999999999"),
]


@given(ends=st.sampled_from(RANGES), share=st.floats(0, 1))
def test_the_length_of_an_estimate_does_not_depend_on_it(
    ends: tuple[str, str], share: float
) -> None:
    params = Params(1, 1, 1, 1, lower=ends[0], upper=ends[1], grid=1)
    shape = shape_of(params)
    low, high = float(params.lower), float(params.upper)
    value = min(max(low + share * float(params.width), low), high)
    for padding in "0 ":
        text = shape.estimate(value, padding=padding)
        assert len(text) == len(shape.estimate(low, padding=padding))
        assert len(text) == len(shape.estimate(high, padding=padding))
        assert float(text) == pytest.approx(value, abs=float(params.width) * 1e-11)
        if padding == " ":
            assert json.loads(text) == float(text)
        assert not (text.strip().startswith("-") and float(text) == 0)


@pytest.mark.parametrize("ends", RANGES)
def test_a_wide_or_narrow_range_gives_no_warning(run: Run, ends: tuple[str, str]) -> None:
    """Warnings are errors in these tests."""
    for more in ((), ("--mechanism", "ledger", "--horizon", "3")):
        ran = run(DATA, *BASE, "--lower", ends[0], "--upper", ends[1], *more)
        assert ran.code == 0
        assert "Warning" not in ran.err


def parts_of(folder: Path) -> list[list[int]]:
    return [times(path) for path in sorted(folder.glob("part-*.parquet"))]


@pytest.mark.usefixtures("no_noise")
def test_parts_of_parquet_in_a_folder(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("withhold.files.rows.CHUNK_ROWS", 4)
    monkeypatch.setattr("withhold.files.parquet_writer._ROW_GROUP", 6)
    data = "user,value\n" + "a,1\nb,0\n" * 9
    output = folder / "means"
    output.mkdir()
    flags = (*BASE, "--output", str(output), "--output-format", "parquet")
    assert run(data, *flags).code == 0
    assert parts_of(output) == [[*range(1, 7)], [*range(7, 13)], [*range(13, 19)]]
    assert len(pq.read_table(output)) == 18
    assert sidecar(output)["finished"] is True
    again = run(data, *flags)
    assert again.code == 2
    assert "Directory not empty" in again.err
    assert run(data, *BASE, "--output", str(output)).code == 2, "only Parquet has parts"


def test_parts_are_complete_after_a_kill(folder: Path) -> None:
    output = folder / "means.parquet"
    output.mkdir()
    program = (
        "import sys; from withhold.cli import main; from withhold.files import parquet_writer as w; "
        "w.PART_SECONDS = 0.0; sys.exit(main())"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, "run", "-", *COLUMNS, *BASE, "--output", str(output)],
        stdin=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        for number, text in enumerate(("user,value\na,1\nb,1\n", "c,1\n"), 1):
            process.stdin.write(text)
            process.stdin.flush()
            wait_for(output / f"part-{number:08}.parquet")
        process.kill()
    assert parts_of(output) == [[1, 2], [3]]
    assert sidecar(output)["finished"] is False


def test_parts_after_a_refused_row_and_a_full_disk(
    run: Run, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = folder / "means.parquet"
    output.mkdir()
    assert run(DATA + "c,x\n", *BASE, "--output", str(output)).code == 1
    assert parts_of(output) == [[1, 2, 3]]
    (folder / "in.csv").write_text(DATA)
    other = folder / "other.parquet"
    other.mkdir()
    with largest_file(100):
        files = (str(folder / "in.csv"), "--output", str(other))
        assert main(["run", *files, *COLUMNS, *BASE]) == 1
    assert f"--output {other}: File too large\nRows released: 0." in capsys.readouterr().err
    assert list(other.iterdir()) == []
