"""Columns of users as dictionaries: their distinct entries, and a number for each row.

Columns that are dictionaries already are taken as they are. Their rows never become Python objects.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from withhold.core.batch import DENSE, Encoded, Ints

FIRST_LOOK = 1 << 12  # rows in which new entries are looked for at first; then twice as many
MANY_TEXTS = 1 << 18  # from so many rows on, loading a library that encodes text faster is worth it


def dictionary_in(users: Any) -> Encoded | None:
    """The dictionary in a categorical column of pandas, or in a dictionary column of Arrow; else None.

    A missing user has the number -1.
    """
    categories = getattr(getattr(users, "dtype", None), "categories", None)
    if categories is not None:
        codes = users.codes if hasattr(users, "codes") else users.cat.codes
        return Encoded(np.asarray(codes), categories.tolist())
    if hasattr(users, "unify_dictionaries"):  # several arrays, each with its own dictionary
        users = users.unify_dictionaries().combine_chunks()
    if hasattr(users, "dictionary") and hasattr(users, "indices"):
        codes = users.indices.fill_null(-1).to_numpy(zero_copy_only=False)
        return Encoded(codes, users.dictionary.to_pylist())
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
    if len(rows) < MANY_TEXTS or set(map(type, rows)) != {str}:
        return None
    try:
        arrow = import_module("pyarrow")
        return dictionary_in(arrow.array(rows, arrow.string()).dictionary_encode())
    except (ImportError, UnicodeEncodeError):  # some texts of Python are no Unicode
        return None


def first_rows(codes: npt.NDArray[np.integer], entries: int) -> tuple[Ints, Ints]:
    """The entries that occur, in the order of their first rows, and these rows.

    Once every entry has occurred, the other rows are not looked at.

    >>> [part.tolist() for part in first_rows(np.array([2, 0, 2]), 4)]
    [[2, 0], [0, 1]]
    """
    first = np.full(entries, len(codes), dtype=np.int64)
    waiting, start, size = entries, 0, FIRST_LOOK
    while waiting and start < len(codes):
        rows = start + np.flatnonzero(first[codes[start : start + size]] == len(codes))
        first[codes[rows[::-1]]] = rows[::-1]  # the last one written is the first row
        waiting = int(np.count_nonzero(first == len(codes)))
        start, size = start + size, 2 * size
    used = np.argsort(first, kind="stable")[: entries - waiting]
    return used, first[used]
