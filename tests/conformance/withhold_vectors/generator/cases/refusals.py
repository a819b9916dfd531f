"""Events that every mechanism refuses: one fault each, with good events before and after it."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_vectors.codec.values import Json
from withhold_vectors.generator.model import Test
from withhold_vectors.generator.shorthand import case

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
    ("digits in groups", "1_000"),
    ("a decimal comma", "1,5"),
    ("a lone point", "."),
    ("a ratio of ratios", "1/2/3"),
    ("a blank inside", "1 2"),
    ("a ratio of decimals", "0.5/1"),
    ("no value", None),
    ("a list", []),
    ("an object", {}),
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
    """One test for each bad sample and each bad user. The mechanisms share the list out.

    Every mechanism has the first four of each; the others go round algorithms 1 to 6, so that all
    are met.
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
