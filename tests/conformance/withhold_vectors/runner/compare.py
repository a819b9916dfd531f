"""The first place where two JSON values differ, in reading order."""

from __future__ import annotations

import json

_FIRST = (
    *("t", "count", "ignored", "block", "activations", "epoch", "written"),
    *("read", "sum", "total", "estimate", "charges", "spent"),
)
"""The keys of a step in the order in which they are computed, so that a cause precedes its effects."""


def first_difference(expected: object, given: object, place: str = "") -> str | None:
    """Where two JSON values differ and how, or None if they are equal.

    >>> first_difference({"a": [1, "2"]}, {"a": [1, "3"]})
    'a[1]: expected "2", got "3"'
    >>> first_difference({"a": 1}, {"a": 1, "b": 2})
    'b: not expected, got 2'
    >>> first_difference(1, True)
    'reply: expected 1, got true'
    """
    if isinstance(expected, dict) and isinstance(given, dict):
        return _of_objects(expected, given, place)
    if isinstance(expected, list) and isinstance(given, list):
        for index, (one, other) in enumerate(zip(expected, given, strict=False)):
            found = first_difference(one, other, f"{place}[{index}]")
            if found is not None:
                return found
        if len(expected) != len(given):
            return f"{place}: expected {len(expected)} entries, got {len(given)}"
        return None
    if type(expected) is type(given) and expected == given:
        return None
    return f"{place or 'reply'}: expected {_shown(expected)}, got {_shown(given)}"


def _of_objects(expected: dict[str, object], given: dict[str, object], place: str) -> str | None:
    known = [key for key in _FIRST if key in expected]
    for key in [*known, *(key for key in expected if key not in known)]:
        inner = f"{place}.{key}" if place else key
        if key not in given:
            return f"{inner}: missing{_refusal(given)}"
        found = first_difference(expected[key], given[key], inner)
        if found is not None:
            return found
    for key in given:
        if key not in expected:
            inner = f"{place}.{key}" if place else key
            return f"{inner}: not expected, got {_shown(given[key])}"
    return None


def _refusal(given: dict[str, object]) -> str:
    return f"; the reply is the error {_shown(given['error'])}" if "error" in given else ""


def _shown(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 120 else text[:117] + "..."
