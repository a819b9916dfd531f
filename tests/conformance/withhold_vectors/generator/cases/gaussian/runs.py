"""Vectors of the ledger mechanism with Gaussian noise: whole runs of a coordinate, at its own epsilon."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.ledger.runs import HUGE, noisy, turns
from withhold_vectors.generator.cases.refusals import bad_events
from withhold_vectors.generator.model import Group, VectorFile
from withhold_vectors.generator.shorthand import Flags, case, params, rows, run, runs, tape


def file() -> VectorFile:
    """Runs of the mechanism "gaussian"."""
    groups = (*_horizons(), *_arrivals(), *_differences(), *_budgets(), *_noises(), *_refusals())
    return VectorFile(
        "gaussian",
        "The ledger mechanism with Gaussian noise: accounts in squares, no series",
        "none:gaussian",
        groups,
    )


def _one(comment: str, flags: Flags, given: Json, stream: Sequence[object], drawn: Json) -> Group:
    """A run with parameters of its own."""
    return runs("gaussian", given, case(comment, f"Squares {flags}".strip(), stream, drawn))


def _horizons() -> list[Group]:
    stream, small = turns("abcab", 15, "110"), noisy(9, 2**33)
    return [
        _one(
            "a horizon that is reached and passed",
            "EpochTimes HorizonPlan Account",
            params(3, 8, "40", horizon="12"),
            stream,
            small,
        ),
        _one(
            "the same stream without a horizon",
            "EpochTimes HorizonPlan Account",
            params(3, 8, "40"),
            stream,
            small,
        ),
        _one(
            "a user whose only sample is the last: the account is used up exactly",
            "HorizonPlan Account",
            params(2, 3, "20", horizon="4"),
            rows("a1 a0 a1 b1 b0 a1"),
            small,
        ),
        _one(
            "an account with nothing left after the horizon",
            "HorizonPlan Account EmptyEpoch",
            params(4, 5, "200", horizon="4", weighting="precision"),
            rows("a1 b0 a1 c1 c0 d1 a1"),
            small,
        ),
        _one(
            "the horizon closes an epoch for one scale of allowance",
            "EpochTimes HorizonPlan",
            params(2, 3, "1", horizon="4"),
            rows("a1 b1 a0 b1 b0"),
            small,
        ),
        _one(
            "nothing can be told at the horizon",
            "EpochTimes PriorEstimate",
            params(2, 3, "2/5", horizon="4", prior="1/3"),
            rows("a1 b1 a0 b1 b0"),
            small,
        ),
        _one(
            "a stream of unknown length that is full",
            "EpochTimes HorizonPlan Account",
            params(2, 5, "40"),
            turns("aab", 15, "10"),
            small,
        ),
    ]


def _arrivals() -> list[Group]:
    thirds, small = ("1/3", "1", "0"), noisy(12, 2**33)
    groups = [
        _one(
            f"users in turns and then another, weighting {weighting}",
            "Weighting Account Caps Overhang",
            params(3, 40, "300", grid="3", weighting=weighting, horizon=horizon),
            [*turns("aab", 20, thirds), *turns("cab", 12, "10")],
            small,
        )
        for weighting, horizon in (("sample", "30"), ("user", None), ("precision", "30"))
    ]
    return [
        *groups,
        _one(
            "users who come again make no series",
            "NoSeries EpochTimes",
            params(6, 90, "100", horizon="128"),
            turns("abcdef", 33, "1101"),
            small,
        ),
        _one(
            "samples above max_samples and users above max_users are ignored",
            "IgnoredSample IgnoredUser EpochTimes Account",
            params(2, 3, "64", extra_users="ignore", horizon="6"),
            rows("a1 c1 b1 a1 a0 a0 c0 a1 b0 d1 b0 b1"),
            small,
        ),
        _one(
            "a user who comes late has an account as large as any other",
            "Account EpochTimes",
            params(2, 9, "50"),
            rows("a1 a0 a1 a1 a0 a1 a1 a1 b0 b1 a1 b0"),
            small,
        ),
    ]


def _differences() -> list[Group]:
    apart = [*run("a", "1" * 32), *run("b", "0" * 32)]
    return [
        _one(
            "a user unlike the other is cut off, and the probe tells",
            "Clipped Overhang SpreadRaised",
            params(2, 48, "150"),
            apart,
            noisy(12, 2**20),
        ),
        _one(
            "a user unlike the other, weighted for precision until a horizon",
            "Clipped Overhang SpreadRaised Weighting",
            params(2, 48, "150", weighting="precision", horizon="64"),
            apart,
            noisy(12, 2**20),
        ),
        _one(
            "values near each other on a fine grid: the variance is halved",
            "Clipped Overhang",
            params(3, 48, "400", grid="65536", horizon="60"),
            turns("abc", 60, ("1/3", "2/5", "3/8")),
            noisy(12, 2**20),
        ),
        _one(
            "values near each other and then far, the length unknown",
            "Clipped Overhang SpreadRaised",
            params(2, 90, "900", grid="1000"),
            [*turns("a", 24, ("1/3", "2/5")), *run("b", ["1", "9/10"] * 12)],
            noisy(14, 2**20),
        ),
    ]


def _budgets() -> list[Group]:
    def budget(comment: str, flags: Flags, given: Json, count: int = 12) -> Group:
        return _one(comment, flags, given, turns("aab", count, ("1/3", "1", "0")), noisy(9, 2**35))

    return [
        budget("epsilon tiny: no epoch at all", "EpochTimes", params(2, 50, "1/1000"), 6),
        budget("epsilon 31/3", "EpochTimes", params(4, 8, "31/3", grid="3", horizon="14"), 16),
        budget("the least epsilon", "EpochTimes", params(2, 50, "1/4294967296", horizon="4"), 5),
        budget(
            "the largest epsilon",
            "EpochTimes Caps",
            params(2, 50, "4294967296", grid="65536", horizon="10"),
        ),
        budget("epsilon 17.2 and an affine domain", "Domain", params(2, 50, "17.2", lower="-2")),
        _one(
            "a grid as fine as the ledger: weights of few units",
            "WideGrid",
            params(1, 2**62, "1048576", grid="4294967296"),
            run("a", ["1/3"] * 40),
            noisy(12, 2**20),
        ),
    ]


def _noises() -> list[Group]:
    stream = turns("ab", 9, "10")
    noises: tuple[tuple[str, Flags, Json], ...] = (
        ("noise far above everything: the mean stops at 1", "CentreClamped", tape({(0, 1): HUGE})),
        ("noise far below everything: the mean stops at 0", "CentreClamped", tape({(0, 1): -HUGE})),
        (
            "noise that makes the first epochs disagree",
            "Disagreement",
            tape({(0, 1): 2**42, (0, 2): -(2**42), (0, 3): 2**40}),
        ),
        ("noise of the overhang alone", "TwoSums", tape({(1, c): HUGE - c for c in (1, 2, 3)})),
        ("no noise but what tells the variance", "TwoSums", tape()),
    )
    tests = [
        case(comment, f"Squares Variance {flags}", stream, drawn)
        for comment, flags, drawn in noises
    ]
    return [runs("gaussian", params(2, 30, "40"), *tests)]


def _refusals() -> list[Group]:
    drawn = noisy(4, 2**33)
    third = case(
        "a third user is refused", "RefusedUserCount CheckOrder", rows("a1 b0 c1 a1 c0 b0"), drawn
    )
    bad = bad_events("gaussian", rows("a1 b1 a0"), rows("b0 a1 a1 b1"), drawn)
    return [runs("gaussian", params(2, 4, "30"), third, case("no events", "NoEvents", []), *bad)]
