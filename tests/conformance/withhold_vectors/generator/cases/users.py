"""Tests of every mechanism on who a user is, and on counts that need more than one byte."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_vectors.codec.operations import MECHANISMS
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.model import Group, VectorFile
from withhold_vectors.generator.shorthand import (
    noise,
    one_run,
    params,
    run,
    vector_case,
)

NAMES: tuple[object, ...] = (
    "a",
    "A",
    " a",
    "a ",
    "a\t",
    "1",
    1,
    "01",
    -1,
    "-1",
    "\u00e9",
    "e\u0301",
)
"""Users who are all different."""

LONG = "a" * 255
LATE: tuple[object, ...] = (
    "a",
    "a\u0000b",
    "a\u0000c",
    LONG[:64],
    LONG[:65],
    LONG,
    f"{LONG}b",
    f"{LONG}c",
    "\U0001f600",
    "\U0001f601",
    1,
    2**32 + 1,
    2**24,
    2**24 + 1,
)
"""Users who are all different: behind a zero, behind many letters, or in a bit that some numbers lack."""

BLANKS = (" ", "  ", "\t", "\n", "\u00a0", "\u3000", "\ufeff")
"""Users who are all different, and whose names have no letter."""

MANY = 260
"""More than one byte can count."""


def file() -> VectorFile:
    """Users who are nearly the same, and long streams."""
    return VectorFile(
        "users",
        "All mechanisms: users who are told apart, and many events, samples of a user and users",
        "sec:preliminaries",
        (
            *[_names(mechanism) for mechanism in MECHANISMS],
            *_vectors(),
            *_many(),
            *[_blanks(mechanism) for mechanism in MECHANISMS],
            *[_late(mechanism) for mechanism in MECHANISMS],
            *[_refused_first(mechanism) for mechanism in MECHANISMS if mechanism != "binary"],
        ),
    )


def _told_apart(mechanism: str, users: Sequence[object], what: str) -> Group:
    """Two samples of each, at most two allowed: two users taken for one have too many."""
    stream = [[user, sample] for user in users for sample in ("1", "1/2")]
    return one_run(
        mechanism,
        params(len(users), 2, "40", grid="2"),
        f"{mechanism}: {what}",
        "UserNames",
        stream,
        noise(len(stream), 3),
    )


def _names(mechanism: str) -> Group:
    what = "users are told apart by type, case, white space and code points"
    return _told_apart(mechanism, NAMES, what)


def _late(mechanism: str) -> Group:
    return _told_apart(mechanism, LATE, "users who differ late in their names, or in few bits")


def _vectors() -> list[Group]:
    stream: list[object] = [[name, ["1", "0"]] for name in NAMES for _ in range(2)]
    tapes = [noise(len(stream)), noise(len(stream), 2)]
    groups = []
    for mechanism, delta in (("multiple", None), ("gaussian", "1/1000")):
        shared: Json = {"mechanism": mechanism, "params": params(len(NAMES), 2, "40")}
        test = vector_case(
            f"vectors, {mechanism}: users are told apart", "UserNames", stream, tapes
        )
        groups.append(Group("replay_vectors", {**shared, "delta": delta}, (test,)))
    return groups


def _many() -> list[Group]:
    samples = [("1", "0", "1/2")[i % 3] for i in range(MANY)]
    return [
        one_run(
            "binary",
            params(1, 1, horizon="300", grid="2"),
            f"{MANY} events",
            "ManyEvents NodesRead",
            [[f"u{i}", sample] for i, sample in enumerate(samples)],
            noise(MANY),
        ),
        one_run(
            "multiple",
            params(1, MANY, grid="2"),
            f"{MANY} samples of a user",
            "ManyEvents BlockBounds",
            run("a", samples),
            noise(1, 9),
        ),
    ]


def _blanks(mechanism: str) -> Group:
    return _told_apart(mechanism, BLANKS, "text of blanks alone is a user")


def _refused_first(mechanism: str) -> Group:
    """One user is allowed: the one whose first sample is refused has not come."""
    return one_run(
        mechanism,
        params(1, 2, "40"),
        f"{mechanism}: a user whose first sample is refused stays unknown",
        "RefusedSample RefusedUserCount",
        [["b", "nan"], ["a", "1"], ["b", "1"], ["a", "0"]],
        noise(2, 2),
    )
