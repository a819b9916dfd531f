"""Rows of a CSV file: columns by name, user ids and numbers as text."""

import csv
from collections.abc import Iterator, Sequence
from contextlib import suppress

from withhold.core.batch import Encoded
from withhold.core.decimals import Decimals
from withhold.files.clock import Clock
from withhold.files.csv_blocks import LEAST, SimpleCsv
from withhold.files.decimals import DecimalTexts, NumberError
from withhold.files.fields import FieldError, check_time
from withhold.files.lines import LONGEST_LINE, NOT_UTF8, ByteStream, LineError, Lines
from withhold.files.rows import (
    BadRows,
    Chunk,
    Columns,
    InputError,
    MissingExtraError,
    Reader,
    Record,
    gather,
    stream_size,
)

_HEADER = "line 1"


def open_csv(stream: ByteStream, columns: Columns, bad: BadRows | None = None) -> Reader:
    """Read the header of a UTF-8 CSV `stream` and return the reader of its rows.

    Lines may end with LF, CRLF or CR; blank lines are skipped; quoted fields may hold line ends.
    Where pyarrow is installed, many simple lines are read at once, with the same result.

    Raises: InputError if a needed column is missing or repeated.
    """
    size = stream_size(stream)
    csv.field_size_limit(LONGEST_LINE)  # Python's limit is shorter than a line may be
    bad = bad or BadRows()
    lines = Lines(stream, carriage_return=True, last=bad.last)
    rows = csv.reader(lines, strict=True)
    try:
        header = next(rows, [])
    except LineError as error:
        raise InputError(error.reason, place=f"line {error.number}") from None
    except csv.Error as error:
        raise InputError(f"not well-formed CSV ({error})", place=_HEADER) from None
    if bad.last.unended and not bad.last.taken and not header:
        raise InputError("the line has no end yet", place=_HEADER)
    if lines.unreadable:
        raise InputError(NOT_UTF8, place=f"line {lines.unreadable}")
    where = [_position(header, name) for name in columns]
    records = _Records(lines, rows, len(header), where, columns)
    return Reader(
        chunks=records.chunks(bad),
        consumed=lambda: lines.consumed,
        size=size,
        unit="B",
    )


def _position(header: list[str], name: str) -> int:
    found = header.count(name)
    if found == 0:
        raise InputError(
            "the header has no such column (the first line must name the columns)",
            place=_HEADER,
            column=name,
        )
    if found > 1:
        raise InputError(f"the header names it {found} times", place=_HEADER, column=name)
    return header.index(name)


def _count(fields: int) -> str:
    return "1 field" if fields == 1 else f"{fields} fields"


class _Records:
    """The rows after the header; a bad one as its refusal."""

    def __init__(
        self,
        lines: Lines,
        rows: Iterator[list[str]],
        width: int,
        where: Sequence[int],
        columns: Columns,
    ) -> None:
        self._lines = lines
        self._rows = rows
        self._width = width
        self._columns = columns
        self._number = DecimalTexts()
        self._clock = Clock()
        position = dict(zip(columns, where, strict=True))
        self._user = position[columns.user]
        self._value = None if columns.value is None else position[columns.value]
        self._time = None if columns.time is None else position[columns.time]
        self._simple: SimpleCsv | None = None

    def chunks(self, bad: BadRows) -> Iterator[Chunk]:
        """The rows. Raises: InputError at a bad row that is not skipped."""
        lines = self._lines
        while True:
            try:
                block = lines.take()
            except LineError as error:
                raise InputError(error.reason, place=f"line {error.number}") from None
            if not block:
                return
            found = self._read_simple(block)
            if found is None:
                lines.give(block)
                yield from gather(self._records(), lambda: lines.ready, bad)
            else:
                users, samples = found
                start = lines.number + 1
                lines.pass_by(len(samples))
                rows = Chunk(users, samples, range(start, start + len(samples)), "line")
                yield from rows.split()

    def _read_simple(self, block: bytes) -> tuple[Encoded, Decimals] | None:
        """The rows of whole lines, if they can be read at once."""
        if len(block) < LEAST or self._value is None or self._time is not None:
            return None
        if self._simple is None:
            with suppress(MissingExtraError):
                self._simple = SimpleCsv(self._width, self._user, self._value)
        return None if self._simple is None else self._simple.read(block)

    def _records(self) -> Iterator[Record | InputError]:
        """Records up to the end of the lines that are ready."""
        rows, lines = self._rows, self._lines
        start = lines.number + 1
        try:
            for row in rows:
                if row:
                    try:
                        yield (start, *self._checked(row, start))
                    except FieldError as error:
                        yield error.refusal(f"line {start}")
                if not lines.ready:
                    return
                start = lines.number + 1
        except csv.Error as error:
            # It is not known where the next row begins.
            raise InputError(f"not well-formed CSV ({error})", place=f"line {start}") from None

    def _checked(self, row: list[str], start: int) -> tuple[str, str]:
        """The user and the sample of a row.

        Raises: FieldError for a bad row, InputError if the time goes back.
        """
        columns = self._columns
        if self._lines.unreadable >= start:
            raise FieldError(NOT_UTF8)
        if len(row) != self._width:
            raise FieldError(f"{_count(len(row))}, but the header names {self._width}")
        user = row[self._user]
        if not user:
            raise FieldError("the user id is empty", columns.user)
        sample = "0"
        if self._value is not None:
            try:
                sample = self._number(row[self._value])
            except NumberError as error:
                raise FieldError(str(error), columns.value) from None
        if self._time is not None:
            text = row[self._time]
            check_time(self._clock, lambda clock: clock.read(text), columns.time, f"line {start}")
        return user, sample
