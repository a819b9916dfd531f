"""Rows of a JSON Lines file: one object a line, read more strictly than Python's json does.

It refuses records that only a lenient parser accepts (NaN, a repeated field, a number beyond the
doubles, true in place of 1), because leniency would turn a broken record into a sample.
"""

import json
from collections import Counter
from collections.abc import Iterator
from decimal import Decimal
from io import BufferedIOBase

from withhold.files.decimals import DecimalTexts, NumberError
from withhold.files.lines import Lines
from withhold.files.rows import Columns, InputError, Reader, Record, gather, stream_size

_LARGEST_DOUBLE = 2**1024 - 2**971
_LONGEST_INTEGER = 400
_NO_OBJECT = "not a JSON object on one line"
_TOO_LARGE = "the number is beyond the range of a double"


class _Fractional(str):
    """A JSON number with a point or an exponent, as written."""

    __slots__ = ()


class _Huge:
    """A JSON integer with so many digits that it exceeds every double."""


class _NotANumber:
    """NaN or Infinity, which are not JSON."""


class _Object(dict[str, object]):
    """A JSON object and the names that it contains more than once."""

    repeated: frozenset[str] = frozenset()


class _StrictJson:
    """Decodes one line; `lenient` says what in it is not strict JSON, and is empty if nothing is."""

    def __init__(self) -> None:
        self.lenient = ""
        self._decoder = json.JSONDecoder(
            object_pairs_hook=self._object,
            parse_float=_Fractional,
            parse_int=_integer,
            parse_constant=self._constant,
        )

    def decode(self, line: str) -> object:
        self.lenient = ""
        decoded: object = self._decoder.decode(line)
        return decoded

    def _object(self, pairs: list[tuple[str, object]]) -> _Object:
        found = _Object(pairs)
        if len(found) != len(pairs):
            times = Counter(name for name, _ in pairs)
            found.repeated = frozenset(name for name in found if times[name] > 1)
            self.lenient = "a field appears more than once"
        return found

    def _constant(self, _: str) -> _NotANumber:
        self.lenient = "NaN and Infinity are not JSON numbers"
        return _NotANumber()


def _integer(text: str) -> int | _Huge:
    return int(text) if len(text) <= _LONGEST_INTEGER else _Huge()


def open_jsonl(stream: BufferedIOBase, columns: Columns) -> Reader:
    """Return the reader of the rows of a UTF-8 JSON Lines `stream`; blank lines are skipped.

    An integer id and the same id as decimal text are the same user.
    """
    lines = Lines(stream, carriage_return=False)
    return Reader(
        chunks=gather(_records(lines, columns), lambda: lines.ready),
        consumed=lambda: lines.consumed,
        size=stream_size(stream),
        unit="B",
    )


def _records(lines: Lines, columns: Columns) -> Iterator[Record]:
    strict = _StrictJson()
    number = DecimalTexts()
    for line in lines:
        if not line.strip(" \t\r\n"):
            continue
        try:
            yield lines.number, *_row(strict, line, columns, number)
        except _FieldError as error:
            raise InputError(
                error.reason, place=f"line {lines.number}", column=error.column
            ) from None


class _FieldError(Exception):
    def __init__(self, reason: str, column: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.column = column


def _row(strict: _StrictJson, line: str, columns: Columns, number: DecimalTexts) -> tuple[str, str]:
    try:
        record = strict.decode(line)
    except (ValueError, RecursionError):
        raise _FieldError(_NO_OBJECT) from None
    if not isinstance(record, _Object):
        raise _FieldError(_NO_OBJECT)
    for name in columns:
        if name in record.repeated:
            raise _FieldError("the field appears more than once", name)
        if name not in record:
            raise _FieldError("the field is missing", name)
    value = columns.value
    row = (
        _user(record[columns.user], columns.user),
        "0" if value is None else _sample(record[value], value, number),
    )
    if strict.lenient:
        # The name of another field is not shown because it may be a user's id.
        raise _FieldError(strict.lenient)
    return row


def _user(user: object, column: str) -> str:
    if type(user) is int:
        return str(user)
    if type(user) is not str:
        raise _FieldError("the user id must be text or an integer", column)
    if not user:
        raise _FieldError("the user id is empty", column)
    if not user.isascii() and not _encodable(user):
        raise _FieldError("the user id is not valid Unicode text", column)
    return user


def _encodable(text: str) -> bool:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _sample(value: object, column: str, number: DecimalTexts) -> str:
    if type(value) is int:
        if abs(value) > _LARGEST_DOUBLE:
            raise _FieldError(_TOO_LARGE, column)
        return str(value)
    if type(value) is _Fractional:
        return _fractional(value, column, number)
    if type(value) is _Huge:
        raise _FieldError(_TOO_LARGE, column)
    if type(value) is _NotANumber:
        raise _FieldError("the value is not a finite number", column)
    raise _FieldError("the value must be a JSON number", column)


def _fractional(text: str, column: str, number: DecimalTexts) -> str:
    try:
        sample = number(text)
    except NumberError as error:
        raise _FieldError(str(error), column) from None
    suspect = "e" in text or "E" in text or len(text) > _LONGEST_INTEGER
    if suspect and abs(Decimal(text)) > _LARGEST_DOUBLE:
        raise _FieldError(_TOO_LARGE, column)
    return sample
