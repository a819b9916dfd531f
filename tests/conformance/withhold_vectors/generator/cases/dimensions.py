"""Tests of vectors: the epsilon of one coordinate, and runs of all mechanisms."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import ceil, floor

from withhold_spec.accounted.dimensions import advanced_total
from withhold_vectors.codec.text import number
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.gaussian import vectors as gaussian_vectors
from withhold_vectors.generator.model import Group, Test, VectorFile
from withhold_vectors.generator.shorthand import noise, params, single, tape, vector_case


def share_file() -> VectorFile:
    """The epsilon of one coordinate."""
    groups = []
    shares: tuple[tuple[str, int, str | None], ...] = (
        ("1", 1, None),
        ("1", 2, None),
        ("1/10", 3, None),
        ("1", 65536, None),
        ("1", 1, "1/1000"),
        ("1", 2, "1/1000"),
        ("10", 16, "1e-6"),
        ("1/2", 64, "1/2"),
        ("4", 100, "999/1000"),
        ("4294967296", 1, "1/2"),
        ("1", 65536, "1/100"),
        ("100", 7, "1e-30"),
    )
    for epsilon, dimension, delta in shares:
        name = "pure composition" if delta is None else f"delta {delta}"
        flags = "CompositionPure" if delta is None else "CompositionAdvanced"
        groups.append(
            _share(
                f"epsilon {epsilon}, {dimension} coordinates, {name}",
                flags,
                epsilon,
                dimension,
                delta,
            )
        )
    for side, rounding, places in (("above", ceil, 100), ("below", floor, 200)):
        epsilon = next_to_cost(rounding, places)
        comment = f"epsilon just {side} what 65536 coordinates of 5/65536 cost"
        groups.append(_share(comment, "CompositionAdvanced", epsilon, 65536, "1/2"))
    refused: tuple[tuple[str, str, int, str | None], ...] = (
        ("no coordinates", "1", 0, None),
        ("a negative number of coordinates", "1", -3, None),
        ("too many coordinates", "1", 65537, None),
        ("delta zero", "1", 2, "0"),
        ("delta one", "1", 2, "1"),
        ("delta above one", "1", 2, "3/2"),
        ("delta negative", "1", 2, "-1/2"),
        ("delta not a number", "1", 2, "nan"),
        ("epsilon too small for the dimension", "1/4294967296", 2, None),
        ("epsilon too small for 2**-16 per coordinate", "1/65536", 2, "1/1000"),
    )
    for name, epsilon, dimension, delta in refused:
        groups.append(_share(name, "RefusedParameter", epsilon, dimension, delta))
    groups += gaussian_vectors.shares()
    return VectorFile("share", "The epsilon of one coordinate", "sec:extensions", tuple(groups))


def next_to_cost(rounding: Callable[[Fraction], int], places: int) -> str:
    """What 65536 coordinates of epsilon 5/65536 cost, rounded to a multiple of 2**-places."""
    cost = advanced_total(Fraction(5, 65536), 65536, Fraction(1, 2), 300)
    if floor(cost.low * 2**places) != floor(cost.high * 2**places):
        raise ValueError("the enclosure is too wide for this epsilon")
    return number(Fraction(rounding(cost.low * 2**places), 2**places))


def _share(comment: str, flags: str, epsilon: str, dimension: int, delta: str | None) -> Group:
    test = single(comment, flags, dimension=str(dimension), delta=delta)
    return Group("share", {"params": params(2, 4, epsilon)}, (test,))


def vectors_file() -> VectorFile:
    """Runs on vectors."""
    return VectorFile(
        "vectors",
        "All mechanisms on vectors, with a run for each coordinate",
        "sec:extensions",
        (*_plain(), *_full(), *_ledger(), *_refused(), *gaussian_vectors.vector_runs()),
    )


def _group(mechanism: str, given: Json, delta: str | None, *tests: Test) -> Group:
    return Group("replay_vectors", {"mechanism": mechanism, "params": given, "delta": delta}, tests)


def _plain() -> list[Group]:
    stream = [
        ["a", ["1", "0"]],
        ["b", ["0", "1"]],
        ["a", ["1", "1"]],
        ["b", ["1/2", "-3"]],
        ["a", ["0", "9"]],
        ["a", ["1", "0"]],
    ]
    two = [noise(8, 3), tape({(c, i): 7 * i + c for c in range(3) for i in range(1, 9)})]
    mechanisms = ("binary", "naive", "single", "multiple", "full")
    groups = [
        _group(
            name,
            params(2, 4, grid="2"),
            None,
            vector_case(
                f"{name}: two coordinates, pure composition", "CompositionPure", stream, two
            ),
        )
        for name in mechanisms
    ]
    row = [
        ["a", ["1", "0", "1/3"]],
        ["a", ["0", "0", "1"]],
        ["b", ["1", "1", "2/3"]],
        ["b", ["1", "0", "1/7"]],
    ]
    groups.append(
        _group(
            "wishful",
            params(2, 2, "3/2", grid="21"),
            "1/1000",
            vector_case(
                "wishful: three coordinates, advanced composition",
                "CompositionAdvanced",
                row,
                [noise(2), noise(2), tape()],
            ),
        )
    )
    groups.append(
        _group(
            "multiple",
            params(2, 4),
            None,
            vector_case(
                "one coordinate is a run on numbers",
                "CompositionPure",
                [["a", ["1"]], ["a", ["0"]]],
                [noise(2, 2)],
            ),
        )
    )
    return groups


def _full() -> list[Group]:
    stream = [["a", ["1", "0"]] for _ in range(16)] + [["b", ["0", "1"]] for _ in range(4)]
    tapes = [noise(6, 5, {4: 0, 3: 1}), noise(6, 5, {4: 1})]
    return [
        _group(
            "full",
            params(2, 16, "2000000", "1"),
            None,
            vector_case(
                "every coordinate has its own medians",
                "CompositionPure MedianChoice",
                stream,
                tapes,
            ),
        ),
        _group(
            "full",
            params(3, 4, "300", "1/2", extra_users="ignore"),
            "1/100",
            vector_case(
                "an extra user is ignored in all coordinates",
                "CompositionAdvanced IgnoredUser",
                [
                    ["a", ["1", "0"]],
                    ["b", ["1", "1"]],
                    ["c", ["0", "0"]],
                    ["d", ["1", "1"]],
                    ["a", ["1", "1"]],
                ],
                [noise(4, 3), noise(4, 3)],
            ),
        ),
    ]


def _ledger() -> list[Group]:
    """The epsilon of a coordinate changes; its horizon and weighting do not."""
    stream = [["aab"[i % 3], ["1", "1/3"] if i % 2 else ["0", "1"]] for i in range(8)]
    tapes = [noise(6, 2), tape()]
    plans: tuple[tuple[str, str | None, str], ...] = (
        ("horizon unknown", None, "sample"),
        ("a given horizon", "6", "user"),
    )
    return [
        _group(
            "ledger",
            params(2, 9, "100", grid="3", horizon=horizon, weighting=weighting),
            None,
            vector_case(
                f"ledger: two coordinates, {name}", "CompositionPure HorizonPlan", stream, tapes
            ),
        )
        for name, horizon, weighting in plans
    ]


def _refused() -> list[Group]:
    good: list[object] = [["a", ["1", "0"]], ["b", ["0", "1"]]]
    after: list[object] = [["a", ["1", "1"]], ["b", ["1", "0"]]]
    two = [noise(6, 3), noise(6, 3)]
    bad: tuple[tuple[str, str, object], ...] = (
        ("too few numbers", "RefusedSample", ["a", ["1"]]),
        ("too many numbers", "RefusedSample", ["a", ["1", "0", "1"]]),
        (
            "an invalid number in the last coordinate leaves the first one as it was",
            "RefusedSample",
            ["a", ["1", "nan"]],
        ),
        ("an invalid number in the first coordinate", "RefusedSample", ["a", ["inf", "1"]]),
        ("an invalid user", "RefusedUser", ["", ["1", "1"]]),
        ("an extra user", "RefusedUserCount", ["c", ["1", "1"]]),
        ("a list of another length before the user", "RefusedSample CheckOrder", ["", ["1"]]),
        ("what is no list before the user", "RefusedSample CheckOrder", ["", "1"]),
        ("a fault in a coordinate before the user", "RefusedSample CheckOrder", ["", ["1", "x"]]),
        ("a list of another length before the count of users", "RefusedSample", ["c", ["1"]]),
        ("one number in place of a list", "RefusedSample", ["a", "1"]),
    )
    tests = [
        vector_case(f"refused in all coordinates: {name}", flags, [*good, event, *after], two)
        for name, flags, event in bad
    ]
    groups = [_group("full", params(2, 4), None, *tests)]
    groups.append(
        _group(
            "naive",
            params(2, 4, horizon="3"),
            None,
            vector_case(
                "past the horizon in all coordinates", "RefusedHorizon", [*good, *after], two
            ),
        )
    )
    groups.append(
        _group(
            "wishful",
            params(2, 2),
            None,
            vector_case(
                "out of order in all coordinates",
                "RefusedOrder",
                [["a", ["1", "1"]], ["b", ["1", "1"]], ["a", ["0", "1"]], ["b", ["0", "1"]]],
                two,
            ),
        )
    )
    for delta in ("0", "1", "x"):
        groups.append(
            _group(
                "multiple",
                params(2, 4),
                delta,
                vector_case(f"delta {delta} is refused", "RefusedParameter", good, two),
            )
        )
    groups.append(
        _group(
            "multiple",
            params(2, 4, "1/4294967296"),
            None,
            vector_case("epsilon is too small for two coordinates", "RefusedParameter", good, two),
        )
    )
    return groups
