"""CSV: columns by name, ids and numbers as written, and an error for every structural fault."""

import io
from typing import NamedTuple

import pytest

from withhold.files import rows as rows_module
from withhold.files.csv_reader import open_csv
from withhold.files.rows import Columns, InputError

COLUMNS = Columns("user", "value")


class Read(NamedTuple):
    """The result of reading a file: rows with their lines, and the error that ended it."""

    rows: list[tuple[int, str, object]]
    refusal: str | None


def read(data: bytes | str) -> Read:
    """Read a whole CSV file."""
    stream = io.BytesIO(data.encode() if isinstance(data, str) else data)
    found: list[tuple[int, str, object]] = []
    try:
        for chunk in open_csv(stream, COLUMNS).chunks:
            found += zip(chunk.numbers, chunk.names, chunk.samples, strict=True)
    except InputError as error:
        return Read(found, str(error))
    return Read(found, None)


TWO_ROWS = [("a", "1"), ("b", "0")]


@pytest.mark.parametrize(
    "text",
    [
        "user,value\na,1\nb,0\n",
        "user,value\r\na,1\r\nb,0\r\n",
        "user,value\ra,1\rb,0\r",
        "user,value\r\na,1\nb,0\r\n",
        "user,value\na,1\nb,0",
        "user,value\na,1\nb,0\n\n",
        "\ufeffuser,value\na,1\nb,0\n",
        "value,user\n1,a\n0,b\n",
        "user,note,value\na,x,1\nb,,0\n",
        'user,value\n"a",1\n"b","0"\n',
        "user,value\na, 1\nb,0\t\n",
    ],
    ids=[
        "lf",
        "crlf",
        "cr",
        "mixed",
        "no final newline",
        "blank last line",
        "byte order mark",
        "swapped",
        "another column",
        "quoted",
        "blanks around values",
    ],
)
def test_two_rows_however_they_are_written(text: str) -> None:
    found = read(text)
    assert found.refusal is None
    assert [row[1:] for row in found.rows] == TWO_ROWS


def test_a_quoted_field_may_hold_line_ends() -> None:
    text = 'user,value,note\r\n"a",1,"first\nsecond, line"\r\n"b\nb",0,""\r\na,1,ok\r\n'
    assert read(text) == Read([(2, "a", "1"), (4, "b\nb", "0"), (6, "a", "1")], None)


def test_names_that_look_missing_are_users() -> None:
    names = ["NA", "None", "null", "nan", "N/A", "ana", " ", "0", "1e5"]
    found = read("user,value\n" + "".join(f"{name},1\n" for name in names))
    assert [user for _, user, _ in found.rows] == names


def test_ids_keep_all_their_digits() -> None:
    ids = ["9007199254740993", "9007199254740992", "18446744073709551616", "007"]
    found = read("user,value\n" + "".join(f"{name},1\n" for name in ids))
    assert [user for _, user, _ in found.rows] == ids


@pytest.mark.parametrize("text", ["user,value\n", "user,value"])
def test_a_header_alone_holds_no_rows(text: str) -> None:
    assert read(text) == Read([], None)


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", "line 1, column 'user': the header has no such column"),
        ("a,1\nb,0\n", "line 1, column 'user': the header has no such column"),
        ("user,amount\na,1\n", "line 1, column 'value': the header has no such column"),
        ("user,value,value\na,1,0\n", "line 1, column 'value': the header names it 2 times"),
        ('"user,value\na,1\n', "line 1: not well-formed CSV"),
        (b"\xff\xfeu\x00s\x00", "line 1: the text is not valid UTF-8"),
    ],
    ids=["zero bytes", "no header", "missing", "repeated", "open quote", "utf-16"],
)
def test_a_bad_header_is_refused(text: str | bytes, refusal: str) -> None:
    found = read(text)
    assert found.rows == []
    assert found.refusal is not None
    assert found.refusal.startswith(refusal)


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("b", "line 3: 1 field, but the header names 2"),
        ("c,0,9", "line 3: 3 fields, but the header names 2"),
        (",0", "line 3, column 'user': the user id is empty"),
        ('"",0', "line 3, column 'user': the user id is empty"),
        ("b,", "line 3, column 'value': the value is empty"),
        ("b,nan", "line 3, column 'value': the value is not a finite number"),
        ("b,-Infinity", "line 3, column 'value': the value is not a finite number"),
        ("b,true", "line 3, column 'value': the value is not a decimal number"),
        ("b,1_0", "line 3, column 'value': the value is not a decimal number"),
        ("b,0x1", "line 3, column 'value': the value is not a decimal number"),
        ("b,١", "line 3, column 'value': the value is not a decimal number"),
        (
            "b,1e9999999999999999999",
            "line 3, column 'value': the number is beyond the range of a double",
        ),
        ('b,"1"2', "line 3: not well-formed CSV"),
        ('b,"1', "line 3: not well-formed CSV"),
        (b"b\xff,1", "line 3: the text is not valid UTF-8"),
    ],
)
def test_rows_before_a_refused_one_are_handed_on(line: str | bytes, refusal: str) -> None:
    raw = line.encode() if isinstance(line, str) else line
    found = read(b"user,value\na,1\n" + raw + b"\nlast,1\n")
    assert found.rows == [(2, "a", "1")]
    assert found.refusal is not None
    assert found.refusal.startswith(refusal)


def test_the_line_of_a_row_counts_blank_and_quoted_lines() -> None:
    found = read('user,value\n\n"a\n\nx",1\n\nb,?\n')
    assert found.rows == [(3, "a\n\nx", "1")]
    assert found.refusal == "line 7, column 'value': the value is not a decimal number"


def test_a_field_without_end_is_refused_and_not_held() -> None:
    found = read('user,value\na,1\n"' + "x\n" * 1_000_000)
    assert found.rows == [(2, "a", "1")]
    assert found.refusal is not None
    assert "field larger than field limit" in found.refusal


class Piped(io.BytesIO):
    """A pipe: each read returns one of the pieces that were written to it."""

    def __init__(self, pieces: list[bytes]) -> None:
        super().__init__()
        self.pieces = pieces

    def read1(self, size: int | None = -1, /) -> bytes:
        return self.pieces.pop(0) if self.pieces else b""


def chunks_of(stream: io.BytesIO) -> list[list[str]]:
    return [list(chunk.names) for chunk in open_csv(stream, COLUMNS).chunks]


def test_a_pipe_hands_on_what_has_arrived_without_waiting_for_more() -> None:
    pieces = [b"user,va", b"lue\na,1\nb,1\nc", b",1\n", b"d,1\r", b"\ne,1"]
    assert chunks_of(Piped(pieces)) == [["a", "b"], ["c"], ["d"], ["e"]]


def test_a_line_end_cut_in_two_is_one_line_end() -> None:
    stream = Piped([b"user,value\r", b"\na,1\r", b"\nb,?"])
    with pytest.raises(InputError, match="line 3, column 'value'"):
        chunks_of(stream)


def test_a_byte_order_mark_may_arrive_in_pieces() -> None:
    pieces = [b"\xef", b"\xbb", b"\xbfuser,value\na,1\n"]
    assert chunks_of(Piped(pieces)) == [["a"]]


def test_no_chunk_is_longer_than_the_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows_module, "CHUNK_ROWS", 3)
    text = "user,value\n" + "".join(f"u{i},1\n" for i in range(8))
    assert [len(users) for users in chunks_of(io.BytesIO(text.encode()))] == [3, 3, 2]


class Endless(io.BytesIO):
    """An endless stream that counts what was read."""

    given = 0

    def read1(self, size: int | None = -1, /) -> bytes:
        block = b"user,value\n" if not self.given else b"a,1\n" * 1000
        self.given += len(block)
        return block


def test_reading_goes_no_further_than_the_chunk_at_hand() -> None:
    stream = Endless()
    chunks = open_csv(stream, COLUMNS).chunks
    for _ in range(5):
        assert len(next(chunks)) == 1000
    assert stream.given == len(b"user,value\n") + 5 * 4000
