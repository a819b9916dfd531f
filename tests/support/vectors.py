"""The conformance vectors one by one, and the replies of a specification with a mutant in it."""

from __future__ import annotations

import gc
import json
import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

from withhold_vectors.generator.specification.answers import answer

FOLDER = Path(__file__).parents[1] / "conformance" / "withhold_vectors" / "data"
OWN = {"tcId", "comment", "flags", "result", "expected"}
SMALL_PIECES = ["neighbours", "blocks", "tree", "grid", "diversity", "median", "params"]
LARGE_PIECES = ["samplers", "ledger-pieces", "gaussian-pieces"]
PIECES = [*SMALL_PIECES, "any-policy", *LARGE_PIECES]
CHEAP_FIRST = [
    *SMALL_PIECES,
    # Few tests that show much come before the many pieces.
    "any-policy",
    "wishful",
    "naive",
    "binary",
    "single",
    "multiple",
    *LARGE_PIECES,
    "full",
    "gaussian",
    "final",
    "ledger",
    "users",
    "constants",
    "share",
    "vectors",
]
SECONDS = {"constants": 20.0} | dict.fromkeys(PIECES, 0.5)
"""Processor seconds that one reply may take; 2 in other files. Without a mutant a piece takes hundredths of a
second, and any other reply at most 1."""


@dataclass(frozen=True)
class Vector:
    """One test of a vector file."""

    file: str
    number: int
    comment: str
    flags: tuple[str, ...]
    request: dict[str, object]
    expected: dict[str, object]


@cache
def content(name: str) -> dict[str, object]:
    """A vector file as JSON."""
    loaded = json.loads((FOLDER / "v5" / f"{name}.json").read_text(encoding="ascii"))
    assert isinstance(loaded, dict)
    return loaded


@cache
def vectors(names: Sequence[str] = tuple(CHEAP_FIRST)) -> tuple[Vector, ...]:
    """All tests of the named files; by default of all but the accumulated ones.

    Files are in the given order, and in each file refusals come first, because they take no time.
    """
    return tuple(
        vector
        for name in names
        for vector in sorted(_of_file(name), key=lambda each: "error" not in each.expected)
    )


def _of_file(name: str) -> Iterator[Vector]:
    groups = content(name)["groups"]
    assert isinstance(groups, list)
    if name == "constants":
        groups = sorted(groups, key=_size)  # the largest parameters take the longest
    for group in groups:
        shared = {key: value for key, value in group.items() if key != "tests"}
        for test in group["tests"]:
            own = {key: value for key, value in test.items() if key not in OWN}
            request = {"id": test["tcId"], **shared, **own}
            flags = tuple(test["flags"])
            yield Vector(name, test["tcId"], test["comment"], flags, request, test["expected"])


def _size(group: Mapping[str, object]) -> int:
    return len(json.dumps(group))


class Endless(Exception):
    """A specification with a mutant takes too long."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raises Endless after so many seconds of processor time, which a busy machine does not change."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Endless

    before = signal.signal(signal.SIGPROF, stop)
    gc.disable()  # what is raised in a callback of the collector is lost
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        gc.enable()
        signal.signal(signal.SIGPROF, before)


def rejects(vector: Vector) -> bool:
    """Whether the specification, perhaps with a mutant, gives another reply than the vector, or none."""
    try:
        with limited(SECONDS.get(vector.file, 2.0)):
            return answer(vector.request) != vector.expected
    except Exception:  # a specification with a mutant may fail in any way
        return True


def first_rejecting(candidates: Sequence[Vector]) -> Vector | None:
    """The first vector that the specification, perhaps with a mutant, does not reproduce."""
    return next(filter(rejects, candidates), None)


def steps_of(vector: Vector) -> list[dict[str, Any]]:
    """The steps of a run on numbers that were not refused."""
    steps = vector.expected.get("steps", [])
    assert isinstance(steps, list)
    return [step for step in steps if isinstance(step, dict) and "error" not in step]
