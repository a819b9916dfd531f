"""Positions: how far a run has read its input, kept in the transaction of the samples it has taken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from withhold.core.errors import ParameterError
from withhold.core.params import plain_int

if TYPE_CHECKING:
    from withhold.durable.keeper import Keeper

Position: TypeAlias = Mapping[str, int]
"""Numbers by name, for example the next offset of each partition of a message log. It is public."""

MOST_CHARACTERS = 1 << 16  # of all names; every transaction writes all of them
LARGEST = (1 << 63) - 1
ALLOWED = "a mapping of text to 64-bit integers"


def position_after(keeper: Keeper | None, position: object) -> dict[str, int] | None:
    """The position to keep with a batch; None if the caller gives none.

    Raises:
        ParameterError: it cannot be kept; there may be no state file.
    """
    if position is None:
        return None
    if keeper is None:
        raise ParameterError("position", "left out without a state file", type(position).__name__)
    return moved(keeper.head.position, position)


def kept_position(keeper: Keeper | None) -> dict[str, int]:
    """The position in the state file; nothing without one."""
    return {} if keeper is None else dict(keeper.head.position)


def moved(before: Position, position: object) -> dict[str, int]:
    """The position after a batch: names that the batch does not give keep their numbers.

    Raises:
        ParameterError: it is not a mapping of text to 64-bit integers, or its names are too long.

    >>> moved({"events/0": 7, "events/1": 3}, {"events/1": 5})
    {'events/0': 7, 'events/1': 5}
    """
    if not isinstance(position, Mapping):
        raise ParameterError("position", ALLOWED, type(position).__name__)
    found = dict(before)
    for name, given in position.items():
        number = plain_int(given)
        if not isinstance(name, str) or number is None or not -LARGEST <= number <= LARGEST:
            raise ParameterError(
                "position", ALLOWED, f"{type(name).__name__}: {type(given).__name__}"
            )
        found[str.__str__(name)] = number
    size = sum(map(len, found))
    if size > MOST_CHARACTERS:
        raise ParameterError("position", f"names of at most {MOST_CHARACTERS} characters", size)
    return found
