"""Requests that are not of the protocol: a port must report a fault, and must not guess or end.

Some lines are no JSON object. Each of the others is a request of a vector file with a key that no port
knows, at the top or in an inner object. So a port that skips what it does not know is found.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from withhold_vectors.codec.values import Json, is_object
from withhold_vectors.runner.files import File, Test
from withhold_vectors.runner.protocol import Capabilities

PATH = "unknown keys"
"""Where a report lists these requests."""

LINES_PATH = "malformed lines"
"""Where a report lists the lines that are no requests."""

LINES = (
    ("a line that is cut off", b'{"id": 1, "op": "blocks", "count": "3"'),
    ("a list", b"[1]"),
    ("a number", b"1"),
    ("null", b"null"),
    ("two objects", b'{"id": 1} {"id": 2}'),
    ("words", b"blocks 3"),
)
"""Lines that are no JSON object, each with what it is."""

_UNKNOWN = "unknownKey"
_DATA = frozenset(["stream", "left", "right"])
"""Keys below which an object is data, perhaps malformed, and no part of the protocol."""

Place = tuple[str | int, ...]


def unknown_keys(files: Sequence[File], can: Capabilities) -> tuple[Test, ...]:
    """A test for each kind of object in the requests that a program is asked, and for an unknown operation."""
    smallest: dict[str, tuple[int, str, Json, Place]] = {}
    for file in files:
        for test in file.tests:
            # a request that is refused as a whole may be refused before its keys are read
            refused = "error" in test.expected
            if file.deep or refused or not can.cover(test.request):
                continue
            size = len(json.dumps(test.request))
            for place in _objects(test.request, ()):
                name = _name(test.request, place)
                if name not in smallest or size < smallest[name][0]:
                    smallest[name] = (size, name, test.request, place)
    tests = []
    for number, (_, name, request, place) in enumerate(smallest.values(), start=1):
        changed = _with_key(request, place)
        if is_object(changed):
            tests.append(_test(number, f"an unknown key in {name}", changed))
    unknown: Json = {"id": len(tests) + 1, "op": "unknown_operation"}
    return (*tests, _test(len(tests) + 1, "an unknown operation", unknown)) if tests else ()


def _objects(value: object, place: Place) -> Iterator[Place]:
    """The places of all objects in a request, of each list only that in its first entry."""
    if is_object(value):
        yield place
        for key, inner in value.items():
            if key not in _DATA:
                yield from _objects(inner, (*place, key))
    elif isinstance(value, list) and value:
        yield from _objects(value[0], (*place, 0))


def _name(request: Json, place: Place) -> str:
    kind = f"{request['op']} {request['sampler']}" if "sampler" in request else str(request["op"])
    return " ".join([kind, *(str(key) for key in place if key != 0)])


def _with_key(value: object, place: Place) -> object:
    """The value with an unknown key in the object at this place."""
    if not place:
        return {**value, _UNKNOWN: 1} if is_object(value) else value
    here, rest = place[0], place[1:]
    if is_object(value):
        return {
            key: _with_key(inner, rest) if key == here else inner for key, inner in value.items()
        }
    if isinstance(value, list):
        return [_with_key(each, rest) if i == here else each for i, each in enumerate(value)]
    return value


def malformed_lines() -> Iterator[tuple[Test, bytes]]:
    """A test for each line that is no request, and the line."""
    for number, (comment, line) in enumerate(LINES, start=1):
        yield Test(number, comment, ("UnknownKey",), "invalid", {}, {}), line


def _test(number: int, comment: str, request: Json) -> Test:
    return Test(number, comment, ("UnknownKey",), "invalid", {**request, "id": number}, {})
