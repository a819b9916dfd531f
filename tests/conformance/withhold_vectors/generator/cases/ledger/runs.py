"""Tests of the ledger mechanism: whole runs of the shipped policy."""

from __future__ import annotations

from collections.abc import Sequence

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
    """Runs of the ledger mechanism."""
    single = (*_horizons(), *_arrivals(), *_series(), *_budgets(), *_clipping())
    return VectorFile(
        "ledger",
        "The ledger mechanism: one noisy weighted sum per epoch, one account per user",
        "none:ledger",
        (*[each.of("ledger") for each in single], _noises(), _refusals()),
    )


def _horizons() -> list[Run]:
    stream = turns("abcab", 15, "110")
    small = noisy(9, 2**33)
    return [
        *known_and_unknown_horizon(),
        Run(
            "a horizon that is not reached",
            "EpochTimes HorizonPlan",
            params(3, 2**62, "60", horizon="1000"),
            stream,
            small,
        ),
        Run(
            "a horizon of one sample",
            "EpochTimes HorizonPlan SingleUser",
            params(1, 4, "20", horizon="1"),
            rows("a1 a0 a1"),
            small,
        ),
        Run(
            "at the horizon one scale of available budget closes an epoch",
            "EpochTimes HorizonPlan",
            params(2, 3, "1/2", horizon="4"),
            rows("a1 b1 a0 b1 b0"),
            small,
        ),
        *ends_of_streams(),
    ]


def _arrivals() -> list[Run]:
    fractions = ("1/3", "2/3", "1", "0", "1/7")
    orders = (
        ("users one after the other", "aaaaaaaabbbbbbbbcccccccc"),
        ("users taking turns", "abc"),
        ("one user with most of the samples", "aabaaaca"),
    )
    weighted = [
        Run(
            f"{name}, weighting {weighting}",
            "Weighting Account Weights",
            params(3, 2**40, "150", grid="3", weighting=weighting),
            turns(users, 24, fractions),
            noisy(12, 2**32),
        )
        for name, users in orders
        for weighting in ("sample", "user")
    ]
    extra = Run(
        "an extra user who is ignored is not one of the users who have come",
        "IgnoredUser BudgetLimit EpochTimes",
        params(2, 12, "60", extra_users="ignore"),
        rows("a1 b0 c1 a1 b0 c0 a1 b0 c1 d1 a1 b0 c1 a0 b1 c0 a1 b0 d1 a1 b1 a0 b0 a1 b1"),
        noisy(8, 2**31),
    )
    return [*weighted, *ignored_and_late_users(epochs=6), extra]


def _series() -> list[Run]:
    """Series of more than one epoch. In most, users are charged for the first epoch and little later."""
    mixed = ("1/3", "1", "0")
    return [
        Run(
            "two series, and contributions that cost a little more than the one before",
            "Series SeriesBegins SeriesSchedule Account",
            params(2, 90, "150", horizon="1024"),
            turns("aab", 66, "110"),
            noisy(9, 2**30),
        ),
        Run(
            "an account that is used up, in a series and alone in an epoch",
            "Series Account EmptyEpoch HorizonPlan",
            params(20, 10, "120", horizon="10"),
            rows("a1 a0 b0 a1 a1 c1 b1 a0 c0 b1"),
            noisy(5, 2**30),
        ),
        Run(
            "excess queries in a series, length unknown",
            "Series Excess Account",
            params(3, 20, "900", grid="3"),
            turns("abcab", 16, ("1/3", "1")),
            noisy(8, 2**30),
        ),
        Run(
            "excess queries in some epochs of a series, and in some of the next series",
            "Series SeriesBegins Excess Account",
            params(2, 90, "300", grid="9", horizon="768"),
            turns("aab", 50, mixed),
            noisy(16, 2**30),
        ),
        Run(
            "no series: half of the share pays for the excess query of the last epoch",
            "Excess HorizonPlan Account",
            params(2, 80, "1048577", grid="99", horizon="24"),
            turns("aab", 24, mixed),
            noisy(16, 2**20),
        ),
        Run(
            "a user with most of the weight, after users are known to differ",
            "Series Unequal UsersDiffer",
            params(4, 60, "300", horizon="64"),
            [*run("a", "1" * 24), *turns("bacad", 40, "01010")],
            noisy(12, 2**24),
        ),
        Run(
            "at the known end excess queries get no more than they have cost before",
            "Series Excess HorizonPlan Account",
            params(3, 16, "500", grid="5", horizon="24"),
            turns("abcab", 25, mixed),
            noisy(9, 2**31),
        ),
        Run(
            "users of different counts, and so a series of two strata",
            "Series SeriesBegins Strata Clipped Excess Account",
            params(4, 100, "300", horizon="768"),
            turns("aabacada", 96, "1101"),
            noisy(12, 2**24, sums=2),
        ),
        Run(
            "users of different counts, length unknown: an epoch and a series of two strata",
            "Series SeriesBegins Strata Account",
            params(4, 100, "500"),
            turns("aabacada", 160, "1101"),
            noisy(12, 2**24, sums=2),
        ),
        Run(
            "the second cadence: wider steps",
            "Series SeriesSchedule Account",
            params(6, 9, "10", horizon="40"),
            turns("abcdef", 40, "1101"),
            noisy(4, 2**35),
        ),
        Run(
            "the slowest cadence: steps of a factor of four",
            "Series SeriesSchedule Account",
            params(12, 4, "5", horizon="48"),
            turns("abcdefghijkl", 48, "1101"),
            noisy(4, 2**35),
        ),
        Run(
            "the second cadence, length unknown: steps of at most a factor of two",
            "Series SeriesSchedule Account",
            params(6, 9, "12"),
            turns("abcdef", 30, "1101"),
            noisy(4, 2**35),
        ),
    ]


def _budgets() -> list[Run]:
    return [
        *extreme_budgets(),
        budget_run("epsilon 9.9 and an affine domain", "Domain", params(2, 50, "9.9", lower="-2")),
        Run(
            "an epsilon at which the warm-up ends with exactly 16 scales",
            "WarmUp EpochTimes",
            params(4, 2**62, "32"),
            rows("a1 b1 a0 b0 c1 d0 c1"),
            noisy(9, 2**35),
        ),
        Run(
            "a grid almost as fine as the budget: weights of few units, and a second series",
            "Series WideGrid",
            params(1, 2**62, "1048576", grid="4294967296"),
            run("a", ["1/3"] * 66),
            noisy(12, 2**20),
        ),
    ]


def _clipping() -> list[Run]:
    apart = [*run("a", "1" * 32), *run("b", "0" * 32)]
    return [
        Run(
            "a user unlike the other is clipped, with too little available budget for an excess query",
            "Clipped UsersDiffer",
            params(2, 48, "60"),
            apart,
            noisy(7, 2**20),
        ),
        Run(
            "a user unlike the other, weighted by users until a horizon",
            "Clipped UsersDiffer Weighting",
            params(2, 48, "60", weighting="user", horizon="64"),
            apart,
            noisy(7, 2**20),
        ),
        Run(
            "a block inside its narrow interval, on a fine grid",
            "Clipped Excess",
            params(2, 48, "500", grid="65536", horizon="48"),
            [*run("a", "0" * 16), *run("b", ["1/9", "0"] * 16)],
            noisy(6, 2**20),
        ),
        Run(
            "a narrow interval above 0, with too little available budget for an excess query",
            "Clipped",
            params(2, 40, "30"),
            [*run("a", "1" * 16), *run("b", "10" * 12)],
            noisy(6, 2**20),
        ),
    ]


def _noises() -> Group:
    more: list[tuple[str, Flags, Json]] = [
        ("no noise", "TwoSums", tape()),
        (
            "noise that makes the posterior mean exactly 1/2: half a unit is rounded up",
            "SumRounded",
            tape({(0, 1): -(2**37)}),
        ),
    ]
    stream: Sequence[object] = turns("ab", 9, "10")
    tests = [case(comment, flags, stream, drawn) for comment, flags, drawn in (*noises(), *more)]
    return runs("ledger", params(2, 30, "40"), *tests)


def _refusals() -> Group:
    before, after, drawn = rows("a1 b1 a0"), rows("b0 a1 a1 b1"), noisy(4, 2**33)
    return runs(
        "ledger",
        params(2, 4, "30"),
        case(
            "a third user is refused",
            "RefusedUserCount CheckOrder",
            rows("a1 b0 c1 a1 c0 b0 a1"),
            drawn,
        ),
        case("no events", "NoEvents", []),
        *bad_events("ledger", before, after, drawn),
    )
