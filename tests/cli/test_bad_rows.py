"""Rows that cannot be read: refused or skipped, by one rule in all formats."""

import io
import json
from collections.abc import Sequence

import pytest

from cli.command import Run
from withhold.files import rows as rows_module
from withhold.files.arrow import arrow
from withhold.files.csv_reader import open_csv
from withhold.files.jsonl_reader import open_jsonl
from withhold.files.parquet_reader import open_parquet
from withhold.files.rows import BadRows, Columns, InputError

BASE = ("--max-users", "9", "--max-samples", "9", "--epsilon", "1", "--mechanism", "full")
COLUMNS = Columns("user", "value")
pa, pq = arrow(), arrow("pyarrow.parquet")

READABLE = (
    "0",
    "-0",
    "1e308",
    "-1.7976931348623157e308",
    "5e-324",
    "1e-400",
    "1e-99999999999999999999",
    "0.5",
)
TOO_LARGE = ("1e309", "-1e999", "1e999999999999999999", "9" * 309, "9" * 9000)


def csv_value(text: str) -> tuple[bool, str]:
    """Whether CSV takes a number, and the refusal."""
    return outcome(lambda: open_csv(io.BytesIO(f"user,value\na,{text}\n".encode()), COLUMNS).chunks)


def json_value(text: str) -> tuple[bool, str]:
    """Whether JSON Lines takes a number, and the refusal."""
    data = f'{{"user":"a","value":{text}}}\n'.encode()
    return outcome(lambda: open_jsonl(io.BytesIO(data), COLUMNS).chunks)


def outcome(chunks: object) -> tuple[bool, str]:
    """Whether there is a row, and the refusal without its place."""
    assert callable(chunks)
    try:
        return sum(map(len, chunks())) == 1, ""
    except InputError as error:
        return False, str(error).partition("'value': ")[2]


@pytest.mark.parametrize("text", READABLE)
def test_what_one_format_reads_the_other_reads(text: str) -> None:
    assert csv_value(text) == json_value(text) == (True, "")


@pytest.mark.parametrize("text", TOO_LARGE, ids=lambda text: text[:9])
def test_what_one_format_refuses_the_other_refuses(text: str) -> None:
    refused = (False, "the number is beyond the range of a double")
    assert csv_value(text) == json_value(text) == refused


@pytest.mark.parametrize(
    ("csv", "jsonl"), [("nan", "NaN"), ("inf", "Infinity"), ("-inf", "-Infinity")]
)
def test_what_is_not_finite_is_refused_in_every_format(csv: str, jsonl: str) -> None:
    refused = (False, "the value is not a finite number")
    assert csv_value(csv) == json_value(jsonl) == refused
    sink = io.BytesIO()
    pq.write_table(pa.table({"user": ["a"], "value": [float(csv)]}), sink)
    assert outcome(lambda: open_parquet(io.BytesIO(sink.getvalue()), COLUMNS).chunks) == refused


def test_a_number_of_very_many_digits_is_refused_for_what_it_is() -> None:
    text = "0." + "1" * 100_000
    assert (
        csv_value(text) == json_value(text) == (False, "the number has more than 20000 characters")
    )


def test_an_integer_id_of_any_length_is_its_text() -> None:
    number = "9" * 5000
    data = (
        f'{{"user":{number},"value":1}}\n{{"user":"{number}","value":1}}\n{{"user":-0,"value":1}}\n'
    )
    (chunk,) = open_jsonl(io.BytesIO(data.encode()), COLUMNS).chunks
    assert list(chunk.names) == [number, number, "0"]


GOOD = [("a", "1"), ("b", "0"), ("a", "0.5"), ("c", "1")]
BAD_CSV: list[str | bytes] = ["b,x", "b", "b,1,2", ",1", "b,", "b,inf", "b,1e400", b"b\xff,1"]
BAD_JSON: list[str | bytes] = [
    *('{"user":"b","value":"x"}', '{"user":"b"}', "[]", "x", '{"user":"","value":1}', "{"),
    *('{"user":"b","value":NaN}', '{"user":"b","value":1e400}', '{"user":"b","value":1,"value":1}'),
    b'{"user":"b\xff","value":1}',
]


def lines(parts: Sequence[str | bytes]) -> bytes:
    return b"".join((part.encode() if isinstance(part, str) else part) + b"\n" for part in parts)


def csv_file(bad: Sequence[str | bytes]) -> bytes:
    good = [f"{user},{value}" for user, value in GOOD]
    return lines(["user,value", *good[:2], *bad, *good[2:]])


def json_file(bad: Sequence[str | bytes]) -> bytes:
    good = [f'{{"user":"{user}","value":{value}}}' for user, value in GOOD]
    return lines([*good[:2], *bad, *good[2:]])


def parquet_file(bad: bool) -> bytes:
    users: list[str | None] = [user for user, _ in GOOD]
    values: list[float | None] = [float(value) for _, value in GOOD]
    if bad:
        users[2:2] = ["b", "b", "b", None, ""]
        values[2:2] = [None, float("nan"), float("inf"), 1.0, 1.0]
    sink = io.BytesIO()
    pq.write_table(pa.table({"user": users, "value": values}), sink)
    return sink.getvalue()


FILES = {
    "in.csv": (csv_file([]), csv_file(BAD_CSV), len(BAD_CSV)),
    "in.jsonl": (json_file([]), json_file(BAD_JSON), len(BAD_JSON)),
    "in.parquet": (parquet_file(False), parquet_file(True), 5),
}


@pytest.mark.usefixtures("no_noise")
@pytest.mark.parametrize("chunk", [1, 3, 1 << 15])
@pytest.mark.parametrize("name", FILES)
def test_skipped_rows_are_counted_and_leave_no_trace(
    run: Run, name: str, chunk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name_of_size in ("rows.CHUNK_ROWS", "parquet_reader.BATCH_ROWS"):
        monkeypatch.setattr(f"withhold.files.{name_of_size}", chunk)
    good, bad, count = FILES[name]
    whole = run(good, *BASE, name=name)
    ran = run(bad, *BASE, "--on-bad-row", "skip", "--json", name=name)
    assert (ran.code, ran.out) == (0, whole.out)
    summary = json.loads(ran.err)
    assert (summary["rows"], summary["skipped"], summary["users"]) == (4, count, 3)
    told = run(bad, *BASE, "--on-bad-row", "skip", name=name).err
    assert f"rows           4 (0 ignored); {count} bad ones were skipped" in told


@pytest.mark.parametrize("name", FILES)
def test_refuse_is_the_default_and_names_the_place(run: Run, name: str) -> None:
    _, bad, _ = FILES[name]
    ran = run(bad, *BASE, name=name)
    assert ran.code == 1
    assert ran.column("t") == ["1", "2"]
    place = {"in.csv": "line 4", "in.jsonl": "line 3", "in.parquet": "row 3"}[name]
    assert f"{name}: {place}, column 'value': " in ran.err
    assert ran.out == run(bad, *BASE, "--on-bad-row", "refuse", name=name).out or ran.rows


@pytest.mark.parametrize("line", ['b,"1', 'b,"1"2', "b," + "x" * 2_000_000])
def test_a_fault_that_hides_where_the_next_row_begins_is_never_skipped(run: Run, line: str) -> None:
    """Else the rest of a file could vanish as one bad row."""
    ran = run(csv_file([line]), *BASE, "--on-bad-row", "skip")
    assert ran.code == 1
    assert ran.column("t") == ["1", "2"]
    assert "line 4: " in ran.err


def test_users_beyond_the_bound_are_no_bad_rows(run: Run) -> None:
    ran = run("user,value\na,1\nb,1\n", *BASE, "--max-users", "1", "--on-bad-row", "skip")
    assert ran.code == 1
    assert "line 3, column 'user'" in ran.err


def test_a_pipe_of_bad_rows_is_not_held_back() -> None:
    class Pieces(io.BytesIO):
        left = [b"user,value\n", b"a,1\nb,x\n", b"b,x\n", b"c,1\n"]

        def read1(self, size: int | None = -1, /) -> bytes:
            return self.left.pop(0) if self.left else b""

    bad = BadRows(skip=True)
    chunks = open_csv(Pieces(), COLUMNS, bad).chunks
    assert [list(chunk.names) for chunk in chunks] == [["a"], ["c"]]
    assert bad.skipped == 2
    assert rows_module.CHUNK_ROWS > 1


@pytest.mark.usefixtures("no_noise")
def test_a_horizon_is_counted_without_skipped_rows(run: Run) -> None:
    flags = (*BASE[:-2], "--horizon", "auto", "--on-bad-row", "skip", "--json")
    ran = run(csv_file(BAD_CSV), *flags)
    assert json.loads(ran.err)["horizon"] == 4
