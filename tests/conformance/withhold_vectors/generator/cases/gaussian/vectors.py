"""Tests of vectors with Gaussian noise: the epsilon of one coordinate, and runs."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import ceil, floor

from withhold_spec.enclosures import ln
from withhold_vectors.codec.text import number
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.model import Group, Test
from withhold_vectors.generator.shorthand import noise, params, single, tape, vector_case


def shares() -> list[Group]:
    """Epsilons of a coordinate of every size and for every kind of order, and refusals."""
    given: tuple[tuple[str, int, str], ...] = (
        ("1", 1, "1/1000"),
        ("1", 2, "1e-6"),
        ("1/2", 64, "1/2"),
        ("4", 100, "999/1000"),
        ("10", 16, "1e-6"),
        ("100", 7, "1e-30"),
        ("1", 65536, "1/100"),
        ("3", 3, "1e-9"),
        ("40", 1, "1e-12"),
        ("150", 1, "1e-12"),
        ("1/50", 5, "1e-9"),
        ("1/1000", 1, "1e-15"),
        ("1/3700", 1, "1e-100"),
        ("30", 2, "99999/100000"),
        ("4294967296", 1, "1/2"),
        ("4294967296", 65536, "1e-9"),
        ("4294967296", 1, "1e-100"),
    )
    tests = [
        (f"epsilon {epsilon}, {dimension} coordinates, delta {delta}", epsilon, dimension, delta)
        for epsilon, dimension, delta in given
    ]
    tests.append(("rho is 1 except for the rounding of logarithms", "2", 1, "1/4"))
    for side, rounding, places in (("above", ceil, 100), ("below", floor, 200)):
        epsilon = _next_to_cost(rounding, places)
        comment = f"epsilon just {side} what 20 coordinates of 10321/65536 cost at order 12"
        tests.append((comment, epsilon, 20, "1e-6"))
    refused: tuple[tuple[str, str, int, str | None], ...] = (
        ("no delta", "1", 2, None),
        ("delta zero", "1", 2, "0"),
        ("delta one", "1", 2, "1"),
        ("delta negative", "1", 2, "-1/2"),
        ("delta not a number", "1", 2, "nan"),
        ("no coordinates", "1", 0, "1/2"),
        ("too many coordinates", "1", 65537, "1/2"),
        ("epsilon too small for 2**-16 per coordinate", "1/65536", 2, "1/1000"),
        ("rho almost zero", "1/4294967296", 1, "1e-100"),
    )
    return [
        *[_share(*test, "GaussianShare") for test in tests],
        *[_share(*test, "GaussianShare RefusedParameter") for test in refused],
    ]


def _next_to_cost(rounding: Callable[[Fraction], int], places: int) -> str:
    """What 20 coordinates of 10321/65536 cost at order 12, rounded to a multiple of 2**-places."""
    order, rho = 12, 20 * Fraction(10321, 65536) ** 2 / 4
    tail, logs = ln(Fraction(10) ** 6, 300), (ln(order, 300), ln(Fraction(order, order - 1), 300))
    low, high = (
        order * rho + (tail_end - log) / (order - 1) - last
        for tail_end, log, last in (
            (tail.low, logs[0].high, logs[1].high),
            (tail.high, logs[0].low, logs[1].low),
        )
    )
    if floor(low * 2**places) != floor(high * 2**places):
        raise ValueError("the enclosure is too wide for this epsilon")
    return number(Fraction(rounding(low * 2**places), 2**places))


def _share(comment: str, epsilon: str, dimension: int, delta: str | None, flags: str) -> Group:
    test = single(f"Gaussian: {comment}", flags, dimension=str(dimension), delta=delta)
    return Group("share", {"mechanism": "gaussian", "params": params(2, 4, epsilon)}, (test,))


def vector_runs() -> list[Group]:
    """Runs on vectors, and refusals."""
    stream = [["aab"[i % 3], ["1", "1/3"] if i % 2 else ["0", "1"]] for i in range(9)]
    three = [["abc"[i % 3], [str(i % 2), "1", f"{i}/9"]] for i in range(12)]
    tapes = [noise(6, 2), tape()]
    groups = [
        _group(
            params(2, 9, "100", grid="3", horizon=horizon, weighting=weighting),
            "1e-6",
            vector_case(
                f"gaussian: two coordinates, {name}", "GaussianShare HorizonPlan", stream, tapes
            ),
        )
        for name, horizon, weighting in (
            ("horizon unknown", None, "sample"),
            ("a given horizon", "6", "user"),
        )
    ]
    groups.append(
        _group(
            params(3, 4, "60", grid="90"),
            "1/1000",
            vector_case("gaussian: three coordinates", "GaussianShare", three, [*tapes, noise(4)]),
        )
    )
    groups.append(
        _group(
            params(2, 4, "30"),
            "1/100",
            vector_case(
                "gaussian: refused in all coordinates",
                "GaussianShare RefusedSample RefusedUserCount",
                [
                    *[["a", ["1", "0"]], ["a", ["1", "nan"]], ["b", ["0", "1"]], ["b", ["0"]]],
                    *[["c", ["1", "1"]], ["", ["1", "1"]], ["a", ["1", "1"]], ["b", ["1", "0"]]],
                ],
                tapes,
            ),
        )
    )
    good = [["a", ["1", "0"]], ["b", ["0", "1"]]]
    for delta in (None, "0", "1", "x"):
        name = "no delta" if delta is None else f"delta {delta}"
        refused = vector_case(f"gaussian: {name} is refused", "RefusedParameter", good, tapes)
        groups.append(_group(params(2, 4), delta, refused))
    small = vector_case("gaussian: epsilon is too small", "RefusedParameter", good, tapes)
    groups.append(_group(params(2, 4, "1/65536"), "1/1000", small))
    return groups


def _group(given: Json, delta: str | None, *tests: Test) -> Group:
    shared = {"mechanism": "gaussian", "params": given, "delta": delta}
    return Group("replay_vectors", shared, tests)
