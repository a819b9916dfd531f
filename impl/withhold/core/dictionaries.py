"""Columns as dictionaries: their entries, and a number for each row.

Columns that are dictionaries already are taken as they are. Their rows never become Python objects.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from withhold.core.batch import DENSE, Encoded, Ints

FIRST_LOOK = 1 << 12  # rows in which new entries are looked for at first; then twice as many
MANY_TEXTS = 1 << 18  # from so many rows on, loading a library that encodes text faster is worth it


class Dictionary(NamedTuple):
    """A column as a dictionary: row i holds entries[codes[i]], or nothing if the code is -1 or the entry None."""

    codes: npt.NDArray[np.integer]
    entries: Sequence[Any]


def dictionary_in(column: Any) -> Dictionary | None:
    """The dictionary in a categorical column of pandas, or in a dictionary column of pyarrow; else None."""
    coded = getattr(column, "cat", column)
    if hasattr(coded, "categories") and hasattr(coded, "codes"):
        return Dictionary(np.asarray(coded.codes), coded.categories.tolist())
    if hasattr(getattr(column, "type", None), "index_type"):
        return dictionary_of_arrow(column)
    return None


def dictionary_of_arrow(column: Any) -> Dictionary:
    """The dictionary in a dictionary column of pyarrow; entries may be equal."""
    if not hasattr(column, "chunks"):
        return Dictionary(_codes(column), _entries(column.dictionary))
    # Several arrays, each with its own dictionary. pyarrow unifies them only if their types can number all
    # entries, which depends on what these are.
    codes, entries, last = [np.zeros(0, dtype=np.int64)], list[Any](), None
    for part in column.chunks:
        if last is None or not part.dictionary.equals(last):
            start, last = len(entries), part.dictionary
            entries += _entries(last)
        numbers = _codes(part).astype(np.int64)
        codes.append(np.where(numbers < 0, numbers, numbers + start))
    return Dictionary(np.concatenate(codes), entries)


def _codes(column: Any) -> npt.NDArray[np.integer]:
    """The numbers of the entries of all rows; -1 for a missing row."""
    codes = column.indices
    if codes.null_count:
        codes = codes.cast("int64").fill_null(-1)
    found: npt.NDArray[np.integer] = codes.to_numpy(zero_copy_only=False)
    return found


def _entries(dictionary: Any) -> list[Any]:
    """The entries; None for text that is not UTF-8."""
    try:
        entries: list[Any] = dictionary.to_pylist()
    except UnicodeDecodeError:
        return [_entry(each) for each in dictionary]
    return entries


def _entry(scalar: Any) -> Any:
    try:
        return scalar.as_py()
    except UnicodeDecodeError:
        return None


def dictionary_of_integers(column: npt.NDArray[np.integer]) -> Encoded:
    """A column of integers as a dictionary: a range, if that is not much longer than the column.

    >>> [dictionary_of_integers(np.array([7, last])).users for last in (9, 900)]
    [range(7, 10), [7, 900]]
    """
    least, largest = (int(column.min()), int(column.max())) if len(column) else (0, 0)
    small = -(1 << 62) <= least <= largest < 1 << 62
    if small and largest - least < DENSE * len(column):
        codes = column.astype(np.int64) - least if least else column
        return Encoded(codes, range(least, largest + 1))
    entries, codes = np.unique(column, return_inverse=True)
    return Encoded(codes, entries.tolist())


def dictionary_of_texts(rows: list[str]) -> Encoded | None:
    """A long list of texts as a dictionary, by pyarrow; None if it is not installed, or for other lists."""
    if len(rows) < MANY_TEXTS or not isinstance(rows[0], str):
        return None
    try:
        arrow = import_module("pyarrow")
        column = arrow.array(rows)
    except (ImportError, TypeError, ValueError):  # some texts of Python are no Unicode
        return None
    if column.type != arrow.string() or column.null_count:
        return None
    # also if it is so long that pyarrow makes several arrays of it, they share a dictionary of distinct texts
    return Encoded(*dictionary_of_arrow(column.dictionary_encode()))


def first_rows(codes: npt.NDArray[np.integer], entries: int) -> tuple[Ints, Ints]:
    """The entries that occur, in the order of their first rows, and these rows.

    Once every entry has occurred, the other rows are not looked at.

    >>> [part.tolist() for part in first_rows(np.array([2, 0, 2]), 4)]
    [[2, 0], [0, 1]]
    """
    seen, first = np.zeros(entries, dtype=np.bool_), np.zeros(entries, dtype=np.int64)
    found, start, size = [np.zeros(0, dtype=np.int64)], 0, FIRST_LOOK
    waiting = entries
    while waiting and start < len(codes):
        part = codes[start : start + size]
        rows = np.flatnonzero(~seen[part])
        new = part[rows]
        first[new[::-1]] = rows[::-1]  # the last one written is the first row
        rows = rows[first[new] == rows]
        seen[new] = True
        found.append(start + rows)
        waiting -= len(rows)
        start, size = start + size, 2 * size
    first_of_all = np.concatenate(found)
    return codes[first_of_all].astype(np.int64), first_of_all
