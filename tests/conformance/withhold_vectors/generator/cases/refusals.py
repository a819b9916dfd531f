"""Events that every mechanism refuses, with valid events before and after them; and a user to ignore."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_vectors.codec.values import Json
from withhold_vectors.generator.model import Group, Test
from withhold_vectors.generator.shorthand import case, one_run, params, rows

NO_NUMBERS: tuple[tuple[str, object], ...] = (
    ("the text nan", "nan"),
    ("infinity", "inf"),
    ("minus infinity, spelled out", "-Infinity"),
    ("empty text", ""),
    ("a division by zero", "1/0"),
    ("a word", "one"),
    ("two signs", "--1"),
    ("an exponent without digits", "1e"),
    ("a hexadecimal number", "0x1"),
    ("digits grouped by underscores", "1_000"),
    ("a decimal comma", "1,5"),
    ("a decimal point alone", "."),
    ("a ratio of ratios", "1/2/3"),
    ("a space inside", "1 2"),
    ("a ratio of decimals", "0.5/1"),
    ("no value", None),
    ("a list", []),
    ("an object", {}),
    ("a number of JSON", 1),
    ("zero as a number of JSON", 0),
    ("true", True),
    ("false", False),
    ("a no-break space before the number", "\u00a01"),
    ("a byte order mark after the number", "1\ufeff"),
)
NO_USERS: tuple[tuple[str, object], ...] = (
    ("empty text", ""),
    ("no value", None),
    ("true", True),
    ("false", False),
    ("a list", ["a"]),
    ("an object", {}),
)


def bad_events(
    mechanism: str,
    before: Sequence[Sequence[object]],
    after: Sequence[Sequence[object]],
    drawn: Json,
    user: object = "a",
) -> list[Test]:
    """One test for each invalid sample and each invalid user of a mechanism's part of the lists.

    Every mechanism gets the first four samples and the first three users; the others are dealt out to
    algorithms 1 to 6 in turn, so that every one is tested.
    """
    order = ("binary", "naive", "wishful", "single", "multiple", "full", "ledger", "gaussian")
    turn = order.index(mechanism)
    tests = []
    for index, (name, sample) in enumerate(NO_NUMBERS):
        if index < 4 or index % 6 == turn:
            stream = [*before, [user, sample], *after]
            tests.append(case(f"refused sample: {name}", "RefusedSample", stream, drawn))
    for index, (name, bad) in enumerate(NO_USERS):
        if index < 3 or index % 6 == turn:
            stream = [*before, [bad, "1"], *after]
            tests.append(case(f"refused user: {name}", "RefusedUser", stream, drawn))
    both = [*before, ["", "nan"], *after]
    tests.append(
        case("the sample is checked before the user", "RefusedSample CheckOrder", both, drawn)
    )
    return tests


def third_user_ignored(mechanism: str, drawn: Json) -> Group:
    """A run of two users in which a third one is ignored."""
    return one_run(
        mechanism,
        params(2, 3, extra_users="ignore"),
        "a third user is ignored, and stays unknown",
        "IgnoredUser",
        rows("a1 c1 b0 c1 a1 d0 b1 a0 a1 c1"),
        drawn,
    )
