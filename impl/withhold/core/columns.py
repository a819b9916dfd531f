"""Columns of integers: int64 where that is wide enough for all of them and their sum."""

from __future__ import annotations

import numpy as np

from withhold.core.batch import DENSE, Ints
from withhold.core.counter import Numbers

MANY = 1 << 22  # from this many rows on, a sum of numbers up to 2**41 may overflow int64
SAFE = 1 << 62  # integers below it are added in int64
HALF = 20  # bits of a lower half


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


def dot(left: Numbers, right: Ints) -> int:
    """The scalar product of numbers that are not negative, exact."""
    if left.dtype == np.int64:
        upper = left >> HALF
        if max(1 << HALF, int(upper.max(initial=0))) * int(right.sum()) < SAFE:
            return (int(upper @ right) << HALF) + int((left - (upper << HALF)) @ right)
    return int((left.astype(np.object_) * right).sum())


def sums_at(places: Ints, column: Numbers, size: int) -> Numbers:
    """The sum over each of `size` places of a column of numbers up to 2**40, exact.

    >>> sums_at(np.array([0, 2, 0]), np.array([5, 6, 7]), 3).tolist()
    [12, 0, 6]
    """
    wide, many = column.dtype == np.object_, len(column) >= MANY
    if many and not wide:  # sums of parts fit, and Python adds them
        parts = [slice(start, start + MANY - 1) for start in range(0, len(column), MANY - 1)]
        found = (sums_at(places[part], column[part], size).astype(np.object_) for part in parts)
        return sum(found, start=numbers([0] * size, wide=True))
    sums = numbers([0] * size, wide)
    np.add.at(sums, places, column)
    return sums


def scaled_by(column: Ints, parts: Ints, whole: int) -> Ints:
    """column * parts // whole, row by row, for 0 <= column <= 2**41 and 0 <= parts <= whole.

    >>> scaled_by(np.array([2**40 - 1]), np.array([2**50]), 2**51).tolist() == [2**39 - 1]
    True
    """
    if whole <= 1 << HALF:
        return column * parts // whole
    if whole >= 1 << 41:
        exact: Ints = (column.astype(np.object_) * parts // whole).astype(np.int64)
        return exact
    upper, rest = _divided((column >> HALF) * parts, whole)
    lower = ((rest << HALF) + (column & ((1 << HALF) - 1)) * parts) // whole
    scaled: Ints = (upper << HALF) + lower
    return scaled


def parts_of(column: Ints, whole: int, bits: int) -> Ints:
    """column * 2**bits // whole, row by row, for 0 <= column <= whole < 2**61.

    >>> parts_of(np.array([1, 2**50]), 2**50, 30).tolist() == [0, 2**30]
    True
    """
    step = min(62 - whole.bit_length(), bits)  # so many bits fit beside a remainder
    quotient, rest = _divided(column << step, whole)
    while bits := bits - step:
        step = min(step, bits)
        more, rest = _divided(rest << step, whole)
        quotient = (quotient << step) + more
    return quotient


def _divided(column: Ints, whole: int) -> tuple[Ints, Ints]:
    """`np.divmod`, in a fraction of its time: numpy divides by one number fast, but only in `//`."""
    quotient = column // whole
    rest = quotient * whole
    return quotient, np.subtract(column, rest, out=rest)


def tallied(column: Ints) -> tuple[Ints, Ints]:
    """The distinct numbers, which are not negative, ascending; and how often each occurs.

    >>> [part.tolist() for part in tallied(np.array([7, 3, 7]))]
    [[3, 7], [1, 2]]
    """
    if int(column.max(initial=0)) >= DENSE * len(column):
        found, number = np.unique(column, return_counts=True)
        return found, number
    number = np.bincount(column)
    found = np.flatnonzero(number)
    return found, number[found]


def distinct(column: Ints) -> tuple[Ints, Ints]:
    """The distinct numbers, which are not negative, ascending; and the place of each row among them.

    >>> [part.tolist() for part in distinct(np.array([7, 3, 7]))]
    [[3, 7], [1, 0, 1]]
    """
    if int(column.max(initial=0)) >= DENSE * len(column):
        found, at = np.unique(column, return_inverse=True)
        return found, at
    found = np.flatnonzero(np.bincount(column))  # in linear time
    place = np.zeros(int(column.max(initial=0)) + 1, dtype=np.int64)
    place[found] = np.arange(len(found))
    return found, place[column]
