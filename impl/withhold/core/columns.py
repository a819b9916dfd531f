"""Columns of integers: int64 where that is wide enough for all of them and their sum."""

from __future__ import annotations

import numpy as np

from withhold.core.counter import Numbers

MANY = 1 << 22  # from this many rows on, a sum of numbers up to 2**41 may overflow int64


def numbers(values: list[int], wide: bool) -> Numbers:
    """The values as an array: int64, or Python integers."""
    if wide:
        return np.array(values, dtype=np.object_)
    return np.array(values, dtype=np.int64)


def total(column: Numbers) -> int:
    """The sum of a column of any length of numbers up to 2**41, exact."""
    if len(column) < MANY or column.dtype == np.object_:
        return int(column.sum())
    return sum(int(part.sum()) for part in np.array_split(column, 1 + len(column) // MANY))
