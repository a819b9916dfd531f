"""Simple CSV is read in blocks by pyarrow: rows, places and refusals are those of the line reader."""

import io
from itertools import repeat

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from withhold.core.decimals import Decimals
from withhold.core.grid import Quantiser
from withhold.core.params import Params
from withhold.files import csv_blocks, csv_reader, lines
from withhold.files.csv_reader import open_csv
from withhold.files.rows import BadRows, Chunk, Columns, InputError

COLUMNS = Columns("user", "value")
LONGEST = 30  # bytes of a line, in the comparison below
USERS = ["a", "bo", "ä", "", " ", "NA", '"a"', '"c\nd"', '"', "a,b", "\x00", "\udc80", "\ufeffa"]
NOTES = ["", "n", "é", "\udce9", "1,2", '"', "\ufeff", "x" * 40]
LONG_EXPONENT = "5e-00000000000000000001"  # longer than the estimator reads
VALUES = ["1", "0.5", "-2.25", "1e-05", "7E+2", "+.5", "3.", LONG_EXPONENT]
VALUES += ["", " 1", "1\t", "nan", "inf", "1e999", "-1e999", "0x1", "1_0", "１", "9" * 400, '"1"']
ENDS = ["\n", "\r\n", "\r", "\n\n"]
Row = tuple[int, str, str]


def read(
    data: bytes, least: int, block: int, *, skip: bool
) -> tuple[list[list[Row]], str | None, int]:
    """The rows that come together, the refusal, and how many bad rows were skipped."""
    bad, rows = BadRows(skip), list[list[Row]]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(csv_reader, "LEAST", least)
        patch.setattr(lines, "BLOCK_BYTES", block)
        patch.setattr("withhold.files.rows.CHUNK_ROWS", 5)
        patch.setattr(lines, "LONGEST_LINE", LONGEST)
        patch.setattr(csv_blocks, "LONGEST_LINE", LONGEST)
        try:
            for chunk in open_csv(io.BytesIO(data), COLUMNS, bad).chunks:
                columns = chunk.numbers, chunk.names, map(str, chunk.samples)
                rows.append(list(zip(*columns, strict=True)))
        except InputError as error:
            return rows, str(error), bad.skipped
    return rows, None, bad.skipped


def often(*usual: str) -> st.SearchStrategy[str]:
    """Mostly one of these, so that whole blocks are simple."""
    return st.sampled_from(usual)


users = often("a", "bo", "ä") | st.sampled_from(USERS)
values = often("1", "0.5", "1e-05", "+.5") | st.sampled_from(VALUES) | st.floats().map(repr)
notes = often("", "n") | st.sampled_from(NOTES)
rows = st.tuples(users, values, notes, often("\n") | st.sampled_from(ENDS))


@example(rows=[("a", "1", "", "\n")] * 9, block=7, skip=False)
@example(rows=[("a", "1", "", "\n")] * 9, block=1000, skip=False)
@example(rows=[("a", "1", "", "\n"), ("a", "", "", "\n")], block=100, skip=True)
@example(rows=[('"c\nd"', "1", "", "\n")] * 3, block=5, skip=False)
@example(rows=[("", "1", "", "\n")] * 3, block=100, skip=True)
@example(rows=[("a", LONG_EXPONENT, "", "\n")] * 3, block=100, skip=False)
@example(rows=[("a", "1", "\udce9", "\n")] * 3, block=100, skip=True)
@example(rows=[("\ufeffa", "1", "", "\n")] * 3, block=16, skip=False)
@example(rows=[("a", "1", "", "\n"), ("a", "1", "x" * 40, "\n")], block=100, skip=False)
@example(rows=[("a", "1", "x" * (LONGEST - 4), "\r\n")] * 2, block=100, skip=False)
@given(
    rows=st.lists(rows, max_size=12),
    block=st.sampled_from([3, 16, 60, 1000]),
    skip=st.booleans(),
)
def test_blocks_are_read_as_lines_are(
    rows: list[tuple[str, str, str, str]], block: int, skip: bool
) -> None:
    text = "user,value,note\n" + "".join(f"{u},{v},{note}{end}" for u, v, note, end in rows)
    data = text.encode("utf-8", "surrogateescape")
    assert read(data, 0, block, skip=skip) == read(data, 1 << 40, block, skip=skip)


def simple_chunks(data: bytes) -> list[Chunk]:
    return list(open_csv(io.BytesIO(data), COLUMNS).chunks)


def test_large_simple_files_are_read_in_blocks() -> None:
    """So that the comparison above compares two readers."""
    data = b"user,value\n" + b"a,0.5\nb,1e-05\n" * 5000
    (chunk,) = simple_chunks(data)
    assert isinstance(chunk.samples, Decimals)
    assert list(chunk.users.users) == ["a", "b"]
    assert (chunk.place(0), chunk.place(9999)) == ("line 2", "line 10001")
    (quoted,) = simple_chunks(data.replace(b"\na", b'\n"a"', 1))
    assert not isinstance(quoted.samples, Decimals)


def test_a_text_that_decides_is_one_that_the_estimator_reads() -> None:
    (chunk,) = simple_chunks(b"user,value\n" + f"a,{LONG_EXPONENT}\n".encode() * 2000)
    assert Quantiser(Params(1, 1, 1, 1, grid=1)).many(chunk.samples).tolist() == [0] * 2000


def test_small_files_do_not_load_pyarrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(csv_reader, "SimpleCsv", lambda *_: pytest.fail("it is loaded"))
    assert [list(chunk.names) for chunk in simple_chunks(b"user,value\na,1\n")] == [["a"]]


def test_without_pyarrow_large_files_are_read_too(monkeypatch: pytest.MonkeyPatch) -> None:
    data = b"user,value\n" + b"a,0.5\n" * 9000
    with_it = [list(chunk.samples) for chunk in simple_chunks(data)]
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    without = [list(chunk.samples) for chunk in simple_chunks(data)]
    assert with_it == without == [["0.5"] * 9000]


RANGES = [
    ("0", "1", 1 << 16),
    ("0", "1", 10),
    ("-3", "7.5", 1000),
    ("0", "1e-9", 100),
    ("1/3", 9, 7),
]


@pytest.mark.parametrize(("lower", "upper", "grid"), RANGES)
@given(
    texts=st.lists(
        st.decimals(-5, 9, places=3).map(str)
        | st.floats(-5, 9).map(repr)
        | st.sampled_from(["0.05", "0.15", ".25", "1e-30", "-0", "1e999", "+9999999999"]),
        min_size=16,
        max_size=40,
    )
)
def test_columns_of_text_round_as_each_text_does(
    lower: str, upper: str, grid: int, texts: list[str]
) -> None:
    params = Params(1, 1, 1, 1, lower=lower, upper=upper, grid=grid)
    quantiser = Quantiser(params)
    assert quantiser.many(texts).tolist() == list(map(quantiser.one, texts))


def test_ties_in_columns_of_text_are_decided_by_the_text() -> None:
    """0.15 lies between two tenths; the double nearest to it is below 0.15."""
    quantiser = Quantiser(Params(1, 1, 1, 1, grid=10))
    texts = list(repeat("0.15", 20))
    assert quantiser.many(texts).tolist() == [2] * 20
    assert quantiser.many([0.15] * 20).tolist() == [1] * 20
