"""Tests of the ledger mechanism with Gaussian noise: whole runs of one coordinate, at its own epsilon."""

from __future__ import annotations

from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.ledger.builders import (
    Run,
    budget_run,
    ends_of_streams,
    extreme_budgets,
    ignored_and_late_users,
    known_and_unknown_horizon,
    noises,
    noisy,
    turns,
)
from withhold_vectors.generator.cases.refusals import bad_events
from withhold_vectors.generator.model import Group, VectorFile
from withhold_vectors.generator.shorthand import Flags, case, params, rows, run, runs, tape


def file() -> VectorFile:
    """Runs of the mechanism "gaussian"."""
    single = (*_horizons(), *_arrivals(), *_differences(), *_budgets())
    return VectorFile(
        "gaussian",
        "The ledger mechanism with Gaussian noise: accounts in squares, no series",
        "none:gaussian",
        (*[each.of("gaussian", "Squares") for each in single], _noises(), _refusals()),
    )


def _horizons() -> list[Run]:
    small = noisy(9, 2**33)
    return [
        *known_and_unknown_horizon(),
        Run(
            "a user whose only sample is the last: the account is used up exactly",
            "HorizonPlan Account",
            params(2, 3, "20", horizon="4"),
            rows("a1 a0 a1 b1 b0 a1"),
            small,
        ),
        Run(
            "an account that is used up after the horizon",
            "HorizonPlan Account EmptyEpoch",
            params(4, 5, "200", horizon="4", weighting="user"),
            rows("a1 b0 a1 c1 c0 d1 a1"),
            small,
        ),
        Run(
            "at the horizon one scale of available budget closes an epoch",
            "EpochTimes HorizonPlan",
            params(2, 3, "1", horizon="4"),
            rows("a1 b1 a0 b1 b0"),
            small,
        ),
        *ends_of_streams(),
    ]


def _arrivals() -> list[Run]:
    thirds, small = ("1/3", "1", "0"), noisy(12, 2**33)
    weighted = [
        Run(
            f"users taking turns and then another user, weighting {weighting}, horizon {horizon}",
            "Weighting Account Weights Excess",
            params(3, 40, "300", grid="3", weighting=weighting, horizon=horizon),
            [*turns("aab", 20, thirds), *turns("cab", 12, "10")],
            small,
        )
        for weighting, horizon in (("sample", "30"), ("user", None), ("user", "30"))
    ]
    again = Run(
        "users who come again begin no series",
        "NoSeries EpochTimes",
        params(6, 90, "100", horizon="128"),
        turns("abcdef", 33, "1101"),
        small,
    )
    return [*weighted, again, *ignored_and_late_users(epochs=12)]


def _differences() -> list[Run]:
    apart, small = [*run("a", "1" * 32), *run("b", "0" * 32)], noisy(12, 2**20)
    return [
        Run(
            "a user unlike the other is clipped, and the excess query shows it",
            "Clipped Excess UsersDiffer",
            params(2, 48, "60"),
            apart,
            small,
        ),
        Run(
            "a user unlike the other, weighted by users until a horizon",
            "Clipped Excess UsersDiffer Weighting",
            params(2, 48, "60", weighting="user", horizon="64"),
            apart,
            small,
        ),
        Run(
            "values close to each other on a fine grid: the variance is halved",
            "Clipped Excess",
            params(3, 48, "400", grid="65536", horizon="60"),
            turns("abc", 60, ("1/3", "2/5", "3/8")),
            small,
        ),
        Run(
            "values close to each other and then far away, length unknown",
            "Clipped Excess UsersDiffer",
            params(2, 90, "900", grid="1000"),
            [*turns("a", 24, ("1/3", "2/5")), *run("b", ["1", "9/10"] * 12)],
            noisy(14, 2**20),
        ),
        Run(
            "users of different counts, and so epochs of two strata",
            "Strata NoSeries",
            params(4, 100, "300"),
            turns("aabacada", 96, "1101"),
            noisy(16, 2**24, sums=2),
        ),
    ]


def _budgets() -> list[Run]:
    affine = params(2, 50, "17.2", lower="-2")
    return [
        *extreme_budgets(),
        budget_run("epsilon 17.2 and an affine domain", "Domain", affine),
        Run(
            "a grid almost as fine as the budget: weights of few units",
            "WideGrid",
            params(1, 2**62, "1048576", grid="4294967296"),
            run("a", ["1/3"] * 40),
            noisy(12, 2**20),
        ),
    ]


def _noises() -> Group:
    only: tuple[str, Flags, Json] = ("no noise, except what shows the variance", "TwoSums", tape())
    tests = [
        case(comment, f"Squares Variance {flags}", turns("ab", 9, "10"), drawn)
        for comment, flags, drawn in (*noises(), only)
    ]
    return runs("gaussian", params(2, 30, "40"), *tests)


def _refusals() -> Group:
    drawn = noisy(4, 2**33)
    return runs(
        "gaussian",
        params(2, 4, "30"),
        case(
            "a third user is refused",
            "RefusedUserCount CheckOrder",
            rows("a1 b0 c1 a1 c0 b0"),
            drawn,
        ),
        case("no events", "NoEvents", []),
        *bad_events("gaussian", rows("a1 b1 a0"), rows("b0 a1 a1 b1"), drawn),
    )
