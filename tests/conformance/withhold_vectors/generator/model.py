"""The parts of a vector file, before the specification has answered its requests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from withhold_vectors.codec.values import Json


@dataclass(frozen=True)
class Test:
    """One scenario.

    comment: what it shows, unique in its file. flags: names of notes. inputs: its part of the request.
    """

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
    """A file: its algorithm, the paper's label of it, and its groups.

    deep: the file takes minutes to write and to run, so both happen on request only.
    """

    name: str
    algorithm: str
    label: str
    groups: tuple[Group, ...]
    deep: bool = False


@dataclass(frozen=True)
class Note:
    """What a flag stands for.

    why: the behaviour that tests with the flag require. mistake: the wrong programs that they reject.
    errata: the items of the paper's errata that are such a mistake.
    """

    why: str
    mistake: str
    errata: tuple[str, ...] = ()


def request_of(group: Group, test: Test, identifier: int) -> Json:
    """The request that a port gets for this test."""
    return {"id": identifier, "op": group.op, **group.shared, **test.inputs}
