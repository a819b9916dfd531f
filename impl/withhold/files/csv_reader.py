"""Rows of a CSV file: columns by name, user ids and numbers as text."""

import csv
from collections.abc import Iterator, Sequence
from io import BufferedIOBase
from typing import Protocol

from withhold.files.decimals import DecimalTexts, NumberError
from withhold.files.lines import LineError, Lines
from withhold.files.rows import Columns, InputError, Reader, Record, gather, stream_size

_HEADER = "line 1"


def open_csv(stream: BufferedIOBase, columns: Columns) -> Reader:
    """Read the header of a UTF-8 CSV `stream` and return the reader of its rows.

    Lines may end with LF, CRLF or CR; blank lines are skipped; quoted fields may hold line ends.

    Raises: InputError if a needed column is missing or repeated.
    """
    size = stream_size(stream)
    lines = Lines(stream, carriage_return=True)
    rows = csv.reader(lines, strict=True)
    try:
        header = next(rows, [])
    except LineError as error:
        raise InputError(error.reason, place=f"line {error.number}") from None
    except csv.Error as error:
        raise InputError(f"not well-formed CSV ({error})", place=_HEADER) from None
    where = [_position(header, name) for name in columns]
    records = _records(rows, len(header), where, columns)
    return Reader(
        chunks=gather(records, lambda: lines.ready),
        consumed=lambda: lines.consumed,
        size=size,
        unit="B",
    )


class _CsvRows(Protocol):
    """What csv.reader returns: rows, and the number of lines read so far."""

    @property
    def line_num(self) -> int: ...
    def __iter__(self) -> Iterator[list[str]]: ...


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


def _records(
    rows: _CsvRows,
    width: int,
    where: Sequence[int],
    columns: Columns,
) -> Iterator[Record]:
    number = DecimalTexts()
    user_position, *value_position = where
    start = rows.line_num + 1
    try:
        for row in rows:
            if len(row) != width:
                if row:
                    raise InputError(
                        f"{_count(len(row))}, but the header names {width}", place=f"line {start}"
                    )
            else:
                user = row[user_position]
                if not user:
                    raise InputError(
                        "the user id is empty", place=f"line {start}", column=columns.user
                    )
                yield start, user, number(row[value_position[0]]) if value_position else "0"
            start = rows.line_num + 1
    except NumberError as error:
        raise InputError(str(error), place=f"line {start}", column=columns.value) from None
    except csv.Error as error:
        raise InputError(f"not well-formed CSV ({error})", place=f"line {start}") from None
