"""Growing rows of integers, one per user or block, in as few bytes as their bound permits."""

from __future__ import annotations

from array import array
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Ints: TypeAlias = npt.NDArray[np.int64]
Row: TypeAlias = "array[int] | list[int]"


def new_row(largest: int) -> Row:
    """An empty row for integers 0, ..., largest: 4 or 8 bytes each, or a list of Python integers.

    >>> [new_row(largest).__class__.__name__ for largest in (7, 1 << 40, 1 << 63)]
    ['array', 'array', 'list']
    """
    if largest >> 63:
        return []
    return array("q" if largest >> 31 else "i")


def new_counts(limit: int | None) -> array[int]:
    """An empty row for sample counts up to `limit`; with no limit they grow with time only."""
    return array("q" if limit is None or limit >> 31 else "i")


def add_zeros(row: Row, number: int) -> None:
    """Appends zeros."""
    if isinstance(row, list):
        row.extend([0] * number)
    else:
        row.frombytes(bytes(number * row.itemsize))


def add_all(row: Row, values: Ints) -> None:
    """Appends values that are within the row's bound."""
    if isinstance(row, list):
        row.extend(values.tolist())
    else:
        row.frombytes(values.astype(row.typecode).tobytes())


def view(row: array[int]) -> npt.NDArray[np.signedinteger]:
    """The row as an array that shares its memory: drop it before the row grows."""
    if not row:
        return np.zeros(0, dtype=np.int64)
    return np.frombuffer(row, dtype=np.dtype(row.typecode))


def take(row: Row, places: Ints) -> Ints:
    """The values at some places, as int64."""
    if isinstance(row, list):
        return np.array([row[place] for place in places.tolist()], dtype=np.int64)
    return view(row)[places].astype(np.int64, copy=False)


def take_numbers(row: Row, places: Ints) -> Ints | npt.NDArray[np.object_]:
    """The values at some places, as Python integers if the row contains such."""
    if isinstance(row, list):
        return np.array([row[place] for place in places.tolist()], dtype=np.object_)
    return take(row, places)


def put(row: Row, places: Ints, values: Ints) -> None:
    """Overwrites the values at distinct places."""
    if isinstance(row, list):
        for place, value in zip(places.tolist(), values.tolist(), strict=True):
            row[place] = value
    elif len(places):
        view(row)[places] = values
