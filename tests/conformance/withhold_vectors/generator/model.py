"""What a vector file is made of, before the specification has answered its requests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Json = dict[str, object]
"""A JSON object."""


@dataclass(frozen=True)
class Test:
    """One scenario. comment: unique in its file. inputs: its own part of the request."""

    comment: str
    flags: tuple[str, ...]
    inputs: Mapping[str, object]


@dataclass(frozen=True)
class Group:
    """Tests that share an operation and part of the request, such as the parameters."""

    op: str
    shared: Mapping[str, object]
    tests: tuple[Test, ...]


@dataclass(frozen=True)
class VectorFile:
    """A file: which algorithm, where the paper states it, and the groups.

    deep: it takes minutes to write, and is written only when asked for.
    """

    name: str
    algorithm: str
    label: str
    groups: tuple[Group, ...]
    deep: bool = False


@dataclass(frozen=True)
class Note:
    """Why a flag exists: what a test with it pins down, and what it tells apart.

    mistake: the wrong program that a test with the flag rejects. errata: the items of the paper's
    errata that are such a mistake.
    """

    why: str
    mistake: str
    errata: tuple[str, ...] = ()


def request_of(group: Group, test: Test, identifier: int) -> Json:
    """What a port is asked for this test."""
    return {"id": identifier, "op": group.op, **group.shared, **test.inputs}
