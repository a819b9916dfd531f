"""Tests of the public parameters: how they are read, and every refusal."""

from __future__ import annotations

from collections.abc import Mapping

from withhold_vectors.generator.model import Group, Test, VectorFile
from withhold_vectors.generator.shorthand import params, single

LARGEST = 2**62
ACCEPTED: tuple[tuple[str, dict[str, str | bool]], ...] = (
    ("the smallest counts and grid", {}),
    ("epsilon as a decimal", {"epsilon": "0.1"}),
    ("epsilon with an exponent", {"epsilon": "1e-3"}),
    ("epsilon as a ratio not in lowest terms", {"epsilon": "6/4"}),
    ("epsilon with a sign and zeros", {"epsilon": "+01.50"}),
    ("epsilon without a leading digit", {"epsilon": ".5"}),
    ("epsilon without a last digit", {"epsilon": "5."}),
    ("a capital exponent with a sign", {"epsilon": "2E+1"}),
    ("the smallest epsilon", {"epsilon": "1/4294967296"}),
    ("the largest epsilon", {"epsilon": "4294967296"}),
    ("the smallest beta", {"beta": "1/18446744073709551616"}),
    ("the largest beta", {"beta": "1"}),
    ("the largest counts", {"max_users": str(LARGEST), "max_samples": str(LARGEST)}),
    ("the largest horizon", {"horizon": str(LARGEST)}),
    ("a horizon that a double does not hold", {"horizon": str(2**53 + 1)}),
    ("the largest grid", {"grid": str(2**32)}),
    ("a domain below zero", {"lower": "-5/2", "upper": "-1"}),
    ("a wide domain", {"lower": "-1e300", "upper": "1e300"}),
    ("a narrow domain", {"lower": "1", "upper": "1.0000000000000000000000001"}),
    ("the prior at the lower end", {"prior": "0"}),
    ("the prior at the upper end", {"prior": "1", "upper": "1"}),
    ("no prior: the middle of the domain", {"lower": "-1", "upper": "1/2"}),
    ("extra users ignored", {"extra_users": "ignore"}),
    ("weighting by users", {"weighting": "user"}),
    ("users who may be assumed not to differ", {"homogeneous": True}),
)
REFUSED: tuple[tuple[str, Mapping[str, object]], ...] = (
    ("no users", {"max_users": "0"}),
    ("a negative number of users", {"max_users": "-1"}),
    ("half a user", {"max_users": "3/2"}),
    ("users as a decimal", {"max_users": "4.0"}),
    ("more users than 2**62", {"max_users": str(LARGEST + 1)}),
    ("users missing", {"max_users": None}),
    ("users as a word", {"max_users": "many"}),
    ("users with a sign", {"max_users": "+4"}),
    ("users with a leading zero", {"max_users": "04"}),
    ("users with a leading space", {"max_users": " 4"}),
    ("users with a trailing line feed", {"max_users": "4\n"}),
    ("users in digits of another script", {"max_users": "\u0664"}),
    ("no samples", {"max_samples": "0"}),
    ("a negative number of samples", {"max_samples": "-4"}),
    ("samples with an exponent", {"max_samples": "1e3"}),
    ("more samples than 2**62", {"max_samples": str(LARGEST + 1)}),
    ("samples missing", {"max_samples": None}),
    ("epsilon zero", {"epsilon": "0"}),
    ("epsilon negative", {"epsilon": "-1"}),
    ("epsilon too small", {"epsilon": "1/4294967297"}),
    ("epsilon too large", {"epsilon": "4294967297"}),
    ("epsilon slightly too large", {"epsilon": "4294967296.0001"}),
    ("epsilon infinite", {"epsilon": "inf"}),
    ("epsilon not a number", {"epsilon": "nan"}),
    ("epsilon empty", {"epsilon": ""}),
    ("epsilon with a denominator of zero", {"epsilon": "1/0"}),
    ("epsilon as a percentage", {"epsilon": "10%"}),
    ("epsilon missing", {"epsilon": None}),
    ("beta zero", {"beta": "0"}),
    ("beta above one", {"beta": "1.0001"}),
    ("beta negative", {"beta": "-1/10"}),
    ("beta too small", {"beta": "1/18446744073709551617"}),
    ("beta not a number", {"beta": "nan"}),
    ("beta missing", {"beta": None}),
    ("grid zero", {"grid": "0"}),
    ("grid negative", {"grid": "-16"}),
    ("grid too fine", {"grid": str(2**32 + 1)}),
    ("grid not an integer", {"grid": "2.5"}),
    ("grid missing", {"grid": None}),
    ("horizon zero", {"horizon": "0"}),
    ("horizon negative", {"horizon": "-2"}),
    ("horizon too long", {"horizon": str(LARGEST + 1)}),
    ("horizon not an integer", {"horizon": "7/2"}),
    ("an empty domain", {"lower": "1", "upper": "1"}),
    ("a domain upside down", {"lower": "1", "upper": "0"}),
    ("lower not a number", {"lower": "nan"}),
    ("upper not a number", {"upper": "one"}),
    ("lower missing", {"lower": None}),
    ("upper missing", {"upper": None}),
    ("the prior below the domain", {"prior": "-1/1000"}),
    ("the prior above the domain", {"prior": "1.001"}),
    ("the prior not a number", {"prior": "nan"}),
    ("the prior infinite", {"prior": "inf"}),
    ("an unknown rule for extra users", {"extra_users": "drop"}),
    ("an empty rule for extra users", {"extra_users": ""}),
    ("a rule for extra users with a capital letter", {"extra_users": "Ignore"}),
    ("no rule for extra users", {"extra_users": None}),
    ("an unknown weighting", {"weighting": "samples"}),
    ("a weighting with a capital letter", {"weighting": "User"}),
    ("no weighting", {"weighting": None}),
    ("a weighting of an earlier version", {"weighting": "precision"}),
    ("homogeneous as text", {"homogeneous": "true"}),
    ("homogeneous as a count", {"homogeneous": "1"}),
    ("homogeneous missing", {"homogeneous": None}),
    ("homogeneous as a number of JSON", {"homogeneous": 1}),
    ("users as a number of JSON", {"max_users": 2}),
    ("samples as true", {"max_samples": True}),
    ("epsilon as a number of JSON", {"epsilon": 1}),
    ("beta as a number of JSON", {"beta": 1}),
    ("lower as a number of JSON", {"lower": 0}),
    ("upper as a number of JSON", {"upper": 1}),
    ("grid as a number of JSON", {"grid": 1}),
    ("the prior as a number of JSON", {"prior": 0}),
    ("the prior as false", {"prior": False}),
    ("horizon as a number of JSON", {"horizon": 1}),
    ("horizon as a list", {"horizon": ["1"]}),
    ("a rule for extra users as true", {"extra_users": True}),
    ("a weighting in a list", {"weighting": ["user"]}),
    ("infinity after a space", {"upper": " inf"}),
    ("infinity before a line feed", {"upper": "inf\n"}),
    ("infinity after a no-break space", {"lower": "\u00a0-inf"}),
    ("infinity after a byte order mark", {"upper": "\ufeffinf"}),
    ("infinity with a letter of another alphabet", {"upper": "\u0131nf"}),
)
UNBOUNDED: tuple[tuple[str, dict[str, str]], ...] = (
    ("lower is minus infinity", {"lower": "-inf"}),
    ("upper is infinity", {"upper": "inf"}),
    ("upper is infinity, spelled out", {"upper": "Infinity"}),
    ("upper is infinity with a sign", {"upper": "+INF"}),
    ("lower is infinity of the wrong sign", {"lower": "infinity"}),
)


def file() -> VectorFile:
    """Parameters that are accepted and refused."""
    return VectorFile(
        "params",
        "The public parameters of all algorithms",
        "sec:preliminaries",
        (Group("params", {}, _tests()), *_mechanisms()),
    )


def _tests() -> tuple[Test, ...]:
    return (
        *(_test(name, "Params", change) for name, change in ACCEPTED),
        *(_test(name, "RefusedParameter", change) for name, change in REFUSED),
        *(_test(name, "RefusedUnbounded", change) for name, change in UNBOUNDED),
    )


def _test(comment: str, flag: str, change: Mapping[str, object]) -> Test:
    return single(comment, flag, params={**params(1, 1), **change})


def _mechanisms() -> list[Group]:
    return [
        Group(
            "replay",
            {"mechanism": name, "params": params(1, 1)},
            (
                single(
                    f"no mechanism is called {name!r}",
                    "RefusedParameter",
                    stream=[],
                    tape={"noise": [], "choices": []},
                ),
            ),
        )
        for name in ("", "median", "Full", "Ledger")
    ]
