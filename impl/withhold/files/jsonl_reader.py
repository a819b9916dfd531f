"""Rows of a JSON Lines file: one object a line, read more strictly than Python's json does.

It refuses records that only a lenient parser accepts (NaN, a repeated field, a number beyond the
doubles, true in place of 1), because leniency would turn a broken record into a sample.
"""

import json
from collections import Counter
from collections.abc import Iterator

from withhold.files.clock import Clock, Instant, TimeError
from withhold.files.decimals import NOT_FINITE, DecimalTexts, NumberError
from withhold.files.fields import FieldError, check_time
from withhold.files.lines import NOT_UTF8, ByteStream, Lines
from withhold.files.rows import BadRows, Columns, InputError, Reader, Record, gather, stream_size

_NO_OBJECT = "not a JSON object on one line"
_TOO_DEEP = "the JSON object is nested too deeply"


class _Integer(str):
    """A JSON integer, as written."""

    __slots__ = ()


class _Fractional(str):
    """A JSON number with a point or an exponent, as written."""

    __slots__ = ()


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
            parse_int=_Integer,
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


def open_jsonl(stream: ByteStream, columns: Columns, bad: BadRows | None = None) -> Reader:
    """Return the reader of the rows of a UTF-8 JSON Lines `stream`; blank lines are skipped.

    An integer id and the same id as decimal text are the same user.
    """
    bad = bad or BadRows()
    lines = Lines(stream, carriage_return=False, last=bad.last)
    return Reader(
        chunks=gather(_records(lines, columns), lambda: lines.ready, bad),
        consumed=lambda: lines.consumed,
        size=stream_size(stream),
        unit="B",
    )


def _records(lines: Lines, columns: Columns) -> Iterator[Record | InputError | None]:
    rows = _Rows(columns)
    for line in lines:
        if not line.strip(" \t\r\n"):
            yield None
            continue
        place = f"line {lines.number}"
        try:
            if lines.unreadable == lines.number:
                raise FieldError(NOT_UTF8)
            yield (lines.number, *rows.checked(line, place))
        except FieldError as error:
            yield error.refusal(place)


class _Rows:
    """Reads the fields of consecutive lines."""

    def __init__(self, columns: Columns) -> None:
        self._columns = columns
        self._strict = _StrictJson()
        self._number = DecimalTexts()
        self._clock = Clock()

    def checked(self, line: str, place: str) -> tuple[str, str]:
        """The user and the sample of a line.

        Raises: FieldError for a bad row, InputError if the time goes back.
        """
        columns = self._columns
        record = self._record(line)
        user = _user(record[columns.user], columns.user)
        sample = "0" if columns.value is None else self._sample(record[columns.value])
        if self._strict.lenient:
            # The name of another field is not shown because it may be a user's id.
            raise FieldError(self._strict.lenient)
        if columns.time is not None:
            time = record[columns.time]
            check_time(self._clock, lambda clock: _time(clock, time), columns.time, place)
        return user, sample

    def _record(self, line: str) -> _Object:
        try:
            record = self._strict.decode(line)
        except ValueError:
            raise FieldError(_NO_OBJECT) from None
        except RecursionError:
            raise FieldError(_TOO_DEEP) from None
        if not isinstance(record, _Object):
            raise FieldError(_NO_OBJECT)
        for name in self._columns:
            if name in record.repeated:
                raise FieldError("the field appears more than once", name)
            if name not in record:
                raise FieldError("the field is missing", name)
        return record

    def _sample(self, value: object) -> str:
        column = self._columns.value
        if type(value) is _NotANumber:
            raise FieldError(NOT_FINITE, column)
        if not isinstance(value, (_Integer, _Fractional)):
            raise FieldError("the value must be a JSON number", column)
        try:
            return self._number(str(value))
        except NumberError as error:
            raise FieldError(str(error), column) from None


def _time(clock: Clock, value: object) -> Instant:
    if isinstance(value, (_Integer, _Fractional)):
        return clock.number(str(value))
    if type(value) is str:
        return clock.read(value)
    raise TimeError("the time must be text or a JSON number")


def _user(user: object, column: str) -> str:
    if type(user) is _Integer:
        return "0" if user == "-0" else str(user)
    if type(user) is not str:
        raise FieldError("the user id must be text or an integer", column)
    if not user:
        raise FieldError("the user id is empty", column)
    if not user.isascii() and not _encodable(user):
        raise FieldError("the user id is not valid Unicode text", column)
    return user


def _encodable(text: str) -> bool:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
