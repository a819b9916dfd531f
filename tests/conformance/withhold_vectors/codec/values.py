"""JSON values: their types, strict reading, and the numbers that every reader can hold."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TypeAlias, TypeGuard

Json: TypeAlias = dict[str, object]
"""A JSON object."""

LARGEST_INTEGER = 2**53 - 1
"""The largest integer up to which a double holds every integer."""


class RepeatedKeyError(ValueError):
    """An object states a key twice. Readers disagree on which of the two values counts."""


def strict_loads(text: str | bytes) -> object:
    """The JSON value that a text holds.

    Raises:
        RepeatedKeyError: an object of the text has a key twice.
        ValueError: the text is not JSON, or has a number that JSON does not know (NaN, Infinity).
    """
    return json.loads(text, object_pairs_hook=_without_repetition, parse_constant=_refuse)


def _without_repetition(pairs: list[tuple[str, object]]) -> Json:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        repeated = sorted({key for key in keys if keys.count(key) > 1})
        raise RepeatedKeyError(f"a key is repeated in one object: {', '.join(repeated)}")
    return found


def _refuse(name: str) -> object:
    raise ValueError(f"{name} is not a JSON number")


def is_object(value: object) -> TypeGuard[Json]:
    """Whether the value is a JSON object."""
    return isinstance(value, dict)


def is_objects(value: object) -> TypeGuard[list[Json]]:
    """Whether the value is a list of JSON objects."""
    return isinstance(value, list) and all(isinstance(each, dict) for each in value)


def has_error(reply: object) -> bool:
    """Whether a reply, or any part of it, is a refusal: {"error": id}."""
    if isinstance(reply, Mapping):
        return "error" in reply or any(map(has_error, reply.values()))
    return isinstance(reply, list) and any(map(has_error, reply))


def doubles_hold(value: object) -> bool:
    """Whether every number in the value is an integer that a double holds exactly.

    >>> doubles_hold({"a": [1, "1/3", 2**53 - 1]}), doubles_hold([2**53]), doubles_hold([0.5])
    (True, False, False)
    """
    if isinstance(value, Mapping):
        return all(map(doubles_hold, value.values()))
    if isinstance(value, Sequence) and not isinstance(value, str):
        return all(map(doubles_hold, value))
    return not isinstance(value, float) and (
        not isinstance(value, int) or abs(value) <= LARGEST_INTEGER
    )
