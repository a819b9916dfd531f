"""JSON Lines: strict JSON only, ids that are text or integers, values that are numbers."""

import io
import os

import pytest

from withhold.files.jsonl_reader import open_jsonl
from withhold.files.rows import Columns, InputError

Rows = list[tuple[int, str, object]]
FIRST = b'{"user":"ok","value":0}\n'


def read(data: bytes) -> tuple[Rows, str | None]:
    """Read a whole file: its rows with their lines, and the error that ended it."""
    found: Rows = []
    try:
        for chunk in open_jsonl(io.BytesIO(data), Columns("user", "value")).chunks:
            found += zip(chunk.numbers, chunk.names, chunk.samples, strict=True)
    except InputError as error:
        return found, str(error)
    return found, None


def test_blank_lines_other_fields_crlf_and_escapes() -> None:
    data = (
        b'\xef\xbb\xbf{"user":"1","value":1}\n\n'
        b'{"value":0,"user":"2","extra":{"x":[1]}}\r\n'
        b'{"user":"\\u0031","value":1.0}'
    )
    assert read(data) == ([(1, "1", "1"), (3, "2", "0"), (4, "1", "1.0")], None)


def test_an_integer_and_its_decimal_text_are_one_id() -> None:
    big, other = 9007199254740993, 9007199254740992
    data = f'{{"user":{big},"value":1}}\n{{"user":{other},"value":0}}\n{{"user":"{big}","value":1}}'
    rows, refusal = read(data.encode())
    assert refusal is None
    assert [user for _, user, _ in rows] == [str(big), str(other), str(big)]


def test_numbers_stay_as_they_are_written() -> None:
    numbers = ["0.1", "1e-400", "-0", "1.50E+3", "123456789012345678901234567890"]
    data = "".join(f'{{"user":"a","value":{number}}}\n' for number in numbers)
    rows, refusal = read(data.encode())
    assert refusal is None
    assert [value for *_, value in rows] == numbers


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ('{"user":"a","value":NaN}', "line 2, column 'value': the value is not a finite number"),
        ('{"user":"a","value":-Infinity}', "line 2, column 'value': the value is not a finite"),
        (
            '{"user":"a","value":1,"user":"b"}',
            "line 2, column 'user': the field appears more than once",
        ),
        ('{"user":"a","value":true}', "line 2, column 'value': the value must be a JSON number"),
        ('{"user":"a","value":"1"}', "line 2, column 'value': the value must be a JSON number"),
        ('{"user":"a","value":null}', "line 2, column 'value': the value must be a JSON number"),
        ('{"user":"a","value":[1]}', "line 2, column 'value': the value must be a JSON number"),
        ('{"user":"a","value":1e400}', "line 2, column 'value': the number is beyond the range"),
        (
            '{"user":"a","value":' + "9" * 310 + "}",
            "line 2, column 'value': the number is beyond the range",
        ),
        (
            '{"user":"a","value":' + "9" * 9000 + "}",
            "line 2, column 'value': the number is beyond the range",
        ),
        (
            '{"user":"a","value":' + "9" * 400 + ".5}",
            "line 2, column 'value': the number is beyond the range",
        ),
        ('{"user":null,"value":1}', "line 2, column 'user': the user id must be text or an int"),
        ('{"user":true,"value":1}', "line 2, column 'user': the user id must be text or an int"),
        ('{"user":1.0,"value":1}', "line 2, column 'user': the user id must be text or an int"),
        ('{"user":1e2,"value":1}', "line 2, column 'user': the user id must be text or an int"),
        ('{"user":["a"],"value":1}', "line 2, column 'user': the user id must be text or an int"),
        ('{"user":"","value":1}', "line 2, column 'user': the user id is empty"),
        ('{"user":"\\ud800","value":1}', "line 2, column 'user': the user id is not valid Unicode"),
        ("[“a”,1]", "line 2: not a JSON object on one line"),
        ('["a",1]', "line 2: not a JSON object on one line"),
        ('{"user":"a","value":1} x', "line 2: not a JSON object on one line"),
        ('{"user":"a",\n"value":1}', "line 2: not a JSON object on one line"),
        ("[" * 100_000, "line 2: the JSON object is nested too deeply"),
        ('{"user":"a"}', "line 2, column 'value': the field is missing"),
        ('{"value":1}', "line 2, column 'user': the field is missing"),
        ('{"user":"a","value":1,"x":[NaN]}', "line 2: NaN and Infinity are not JSON numbers"),
        ('{"user":"a","value":1,"x":{"b":1,"b":2}}', "line 2: a field appears more than once"),
        ('{"user":"a","value":1,"c":1,"c":2}', "line 2: a field appears more than once"),
    ],
)
def test_rows_before_a_refused_one_are_handed_on(line: str, refusal: str) -> None:
    rows, found = read(FIRST + line.encode() + b'\n{"user":"z","value":1}\n')
    assert rows == [(1, "ok", "0")]
    assert found is not None
    assert found.startswith(refusal)


def test_bytes_that_are_not_text_are_refused_by_line() -> None:
    assert read(FIRST + b'{"user":"\xff","value":1}') == (
        [(1, "ok", "0")],
        "line 2: the text is not valid UTF-8",
    )


def test_a_line_without_end_is_refused_and_not_held() -> None:
    rows, refusal = read(FIRST + b'{"user":"' + b"x" * 3_000_000)
    assert rows == [(1, "ok", "0")]
    assert refusal == "line 2: longer than 1048576 bytes"


def test_no_lines_are_no_rows() -> None:
    assert read(b"") == ([], None)


def test_rows_before_a_blank_line_do_not_wait_for_more_input() -> None:
    read_end, write_end = os.pipe()
    os.write(write_end, b'{"user": "a", "value": 1}\n\n')
    os.set_blocking(read_end, False)  # so that waiting for more would raise, not block
    with open(read_end, "rb") as stream:
        chunk = next(open_jsonl(stream, Columns("user", "value")).chunks)
    os.close(write_end)
    assert list(chunk.names) == ["a"]
