"""Many lines of simple CSV at once, by pyarrow. All other CSV is read line by line.

pyarrow only finds the fields. Types are never guessed: users and values are text. Which of the two
readers reads a line depends on values, so nothing else may depend on the reader: not which rows are
refused, nor which rows come together.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import overload

import numpy as np

from withhold.core.batch import Encoded
from withhold.core.decimals import Decimals
from withhold.core.dictionaries import dictionary_of_arrow
from withhold.files.arrow import ArrowArray, arrow
from withhold.files.decimals import DecimalTexts
from withhold.files.lines import BYTE_ORDER_MARK, LONGEST_LINE

LEAST = 1 << 15  # bytes: for fewer, loading pyarrow is not worth it
_LONGEST = 300  # characters of a value


class SimpleCsv:
    """Reads users and values out of lines that have no quotes, no blank lines and no bad rows."""

    def __init__(self, width: int, user: int, value: int) -> None:
        """width: how many fields a row has. user, value: which of them are read, from 0."""
        self._user, self._value = str(user), str(value)
        self._csv, self._compute = arrow("pyarrow.csv"), arrow("pyarrow.compute")
        self._number = DecimalTexts()
        pyarrow = arrow()
        self._double = pyarrow.float64()
        self._names = [str(place) for place in range(width)]
        self._convert = self._csv.ConvertOptions(
            include_columns=[self._user, self._value],
            column_types={
                self._user: pyarrow.dictionary(pyarrow.int32(), pyarrow.string()),
                self._value: pyarrow.string(),
            },
        )

    def read(self, block: bytes) -> tuple[Encoded, Decimals] | None:
        """The users and values of whole lines; None if they are not simple."""
        if not _is_simple(block):
            return None
        pyarrow = arrow()
        options = self._csv.ReadOptions(
            use_threads=False, column_names=self._names, block_size=len(block) + 1
        )
        try:
            table = self._csv.read_csv(
                pyarrow.py_buffer(block), read_options=options, convert_options=self._convert
            ).combine_chunks()
            texts = table.column(self._value).chunk(0)
            nearest = texts.cast(self._double).to_numpy(zero_copy_only=False)
        except pyarrow.ArrowException:
            return None
        users = Encoded(*dictionary_of_arrow(table.column(self._user).chunk(0)))
        lines = block.count(b"\n") + (not block.endswith(b"\n"))
        longest = self._compute.max(self._compute.binary_length(texts)).as_py()
        if (
            len(texts) != lines
            or longest > _LONGEST
            or not np.abs(nearest).max() < sys.float_info.max  # beyond the doubles, or no number
            or "" in users.users
        ):
            return None
        return users, Decimals(_Texts(texts, self._number), nearest)


def _is_simple(block: bytes) -> bool:
    """Whether pyarrow finds the lines and fields that the line reader does, unless a line is a bad row.

    pyarrow takes bytes that are not UTF-8 in columns that are not read, lines of any length, and a byte
    order mark in front of any block.
    """
    if b'"' in block or block.startswith(BYTE_ORDER_MARK):
        return False
    if b"\r" in block and block.count(b"\r") != block.count(b"\r\n"):
        return False
    half = LONGEST_LINE // 2  # a longer line has no end in one of the halves that it covers
    starts = range(0, len(block) - half, half)
    if any(block.find(b"\n", start, start + half) < 0 for start in starts):
        return False
    try:
        block.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


class _Texts(Sequence[str]):
    """A column of text as the line reader would give it."""

    __slots__ = ("_column", "_number")

    def __init__(self, column: ArrowArray, number: DecimalTexts) -> None:
        self._column = column
        self._number = number

    def __len__(self) -> int:
        return len(self._column)

    @overload
    def __getitem__(self, row: int) -> str: ...
    @overload
    def __getitem__(self, row: slice) -> Sequence[str]: ...
    def __getitem__(self, row: int | slice) -> str | Sequence[str]:
        if isinstance(row, slice):
            return _Texts(self._column[row], self._number)
        return self._number(str(self._column[row].as_py()))

    def __iter__(self) -> Iterator[str]:
        return map(self._number, map(str, self._column.to_pylist()))
