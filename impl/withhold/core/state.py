"""The state of a run as plain data: integers, and columns of integers. A secret.

An engine gives its state and takes it back (`Engine.state`, `Engine.restore`). Nothing here knows
where a state is kept.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import TypeAlias

from withhold.core.errors import StateDamagedError
from withhold.core.storage import Row, add_all, view

Facts: TypeAlias = dict[str, list[int]]
Columns: TypeAlias = dict[str, Row]


@dataclass(frozen=True, slots=True)
class State:
    """A whole run.

    facts: few numbers, by name. columns: one number per user, block or word of samples.
    """

    facts: Facts = field(default_factory=dict)
    columns: Columns = field(default_factory=dict)


def same_row(column: Row, like: Row, size: int) -> Row:
    """A copy of a stored column that replaces the row `like` and has `size` entries.

    Raises:
        StateDamagedError: it is of another type or size.
    """
    if isinstance(column, list) != isinstance(like, list) or len(column) != size:
        raise StateDamagedError("a column has another size")
    if isinstance(column, array) and isinstance(like, array) and column.typecode != like.typecode:
        raise StateDamagedError("a column has another type")
    return column[:]


def same_array(column: Row, like: array[int], size: int) -> array[int]:
    """The same for a row that is always an array."""
    row = same_row(column, like, size)
    if isinstance(row, list):
        raise StateDamagedError("a column has another type")
    return row


def as_counts(column: Row, counts: array[int]) -> array[int]:
    """A stored column of 64-bit numbers as a row like that of the sample counts, which it never exceeds.

    Raises:
        StateDamagedError: it is of another type or size, or a number is negative or above its count.
    """
    wide = view(same_array(column, array("q"), len(counts)))
    if ((wide < 0) | (wide > view(counts))).any():
        raise StateDamagedError("a number is out of range")
    narrow = array(counts.typecode)
    add_all(narrow, wide)
    return narrow


def bounded(number: int, least: int, most: int) -> int:
    """The number.

    Raises:
        StateDamagedError: it is not between `least` and `most`.
    """
    if not least <= number <= most:
        raise StateDamagedError("a number is out of range")
    return number
