"""Tests of the final release: whole runs that end with one, and refusals."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.ledger.builders import HUGE, noisy, turns
from withhold_vectors.generator.cases.ledger.views import CONFIDENCES
from withhold_vectors.generator.model import Group, Test
from withhold_vectors.generator.shorthand import Flags, params, rows, run

LEAST = "1/2147483648"
"""Twice the least epsilon, so that both halves are allowed."""


def _run(
    comment: str,
    flags: Flags,
    given: Json,
    share: object,
    stream: Sequence[object],
    final_noise: int | None = 0,
    drawn: Json | None = None,
    confidences: Sequence[str] = CONFIDENCES,
    mechanism: str = "ledger",
) -> Group:
    """A run that ends with a final release. final_noise: None if the tape has none for it."""
    test = Test(
        comment,
        tuple(flags.split()),
        {
            "stream": list(stream),
            "tape": with_final(noisy(9, 2**30) if drawn is None else drawn, final_noise),
            "confidences": list(confidences),
        },
    )
    shared = {"mechanism": mechanism, "params": given, "final_share": share}
    return Group("replay_final", shared, (test,))


def with_final(drawn: Json, noise: int | None) -> Json:
    """The tape with noise for a final release, which stands first."""
    listed = drawn["noise"]
    if noise is None or not isinstance(listed, list):
        return drawn
    return {**drawn, "noise": [{"counter": 0, "node": 0, "noise": str(noise)}, *listed]}


def whole_runs() -> list[Group]:
    """Runs that end with a final release."""
    return [*_whole(), *_shares(), *_uneven(), *_ranges(), *_counted(), *_empty()]


def _whole() -> list[Group]:
    """Closed epochs and withheld samples, known and unknown ends, series, strata and clipped blocks."""
    fractions = ("1/3", "1", "0")
    return [
        _run(
            "samples of closed epochs and withheld ones",
            "FinalSum FinalSensitivity FinalShare",
            params(3, 20, "60"),
            "1/2",
            turns("abcab", 27, "110"),
            final_noise=2,
        ),
        _run(
            "a final release after the last epoch of a known end",
            "FinalSum FinalShare HorizonPlan",
            params(3, 8, "60", grid="3", horizon="12"),
            "1/3",
            turns("abcab", 12, fractions),
            final_noise=-1,
        ),
        _run(
            "another domain, a grid and a series",
            "FinalSum FinalSensitivity FinalShare FinalBar Domain Series",
            params(2, 90, "300", lower="-2", upper="5/3", grid="9", prior="1/7", horizon="64"),
            "1/2",
            turns("aab", 50, ("-2", "1/3", "7/2", "0.9")),
            final_noise=17,
        ),
        _run(
            "heavy users in a stratum of their own",
            "FinalSum FinalSensitivity Strata Clipped",
            params(4, 100, "400", horizon="768"),
            "1/4",
            turns("aabacada", 96, "1101"),
            final_noise=-5,
            drawn=noisy(12, 2**24, sums=2),
        ),
        _run(
            "a user unlike the other is clipped in the run, and not in its final release",
            "FinalSum Clipped",
            params(2, 48, "80"),
            "1/4",
            [*run("a", "1" * 32), *run("b", "0" * 32)],
            final_noise=1,
            drawn=noisy(7, 2**20),
        ),
        _run(
            "a fine grid",
            "FinalSum FinalSensitivity FinalBar WideGrid",
            params(2, 2**62, "40", grid="4294967296"),
            "1/2",
            turns("ab", 21, ("1/3", "2/7", "1")),
            final_noise=2**32 - 1,
        ),
        _run(
            "homogeneous users have the same bar",
            "FinalBar",
            params(3, 20, "60", homogeneous=True),
            "1/2",
            turns("abcab", 27, "110"),
            final_noise=2,
        ),
    ]


def _shares() -> list[Group]:
    """Very small and very large shares: the run has nearly all of epsilon, or nearly nothing."""
    stream = turns("abcab", 18, "110")
    return [
        _run(
            f"a share of {share} of epsilon {epsilon}",
            "FinalShare FinalBar",
            params(3, 12, epsilon),
            share,
            stream,
            final_noise=3,
        )
        for epsilon, share in (
            ("60", "1/1000000"),
            ("60", "999999/1000000"),
            ("60", "1e-9"),
            ("4294967296", "1/2"),
            (LEAST, "1/2"),
        )
    ]


def _uneven() -> list[Group]:
    """The user with the most samples is the first, the last, or in the midst; others have few."""
    orders: tuple[tuple[str, str], ...] = (
        ("a heavy user first", "aaaaaaaaaaaaaaabcbd"),
        ("a heavy user last", "dbcbaaaaaaaaaaaaaaa"),
        ("a heavy user in the midst", "bcaaaaaaaaaaaaaaadb"),
        ("all users with one sample", "abcd"),
        ("one user", "aaaaaaa"),
    )
    groups = [
        _run(
            f"{name}, grid {grid}",
            "FinalSensitivity FinalSum FinalBar",
            params(5, 30, "50", grid=grid),
            "2/5",
            [[user, "1" if user == "a" else "1/3"] for user in users],
            final_noise=4,
        )
        for name, users in orders
        for grid in ("1", "12")
    ]
    groups.append(
        _run(
            "the heavy user's samples are all withheld",
            "FinalSensitivity FinalSum",
            params(9, 40, "12"),
            "1/2",
            [*rows("b1 c0 d1 e0"), *run("a", "1" * 24)],
            final_noise=-7,
        )
    )
    groups.append(
        _run(
            "text and integers are different users, and none of them is heavy",
            "FinalSensitivity UserNames",
            params(4, 9, "50"),
            "1/2",
            [[1, "1"], ["1", "0"], ["A", "1"], ["a", "1"], [1, "0"], ["a", "1"]],
        )
    )
    return groups


def _ranges() -> list[Group]:
    """Noise that leaves the sum in the range, at its ends, or outside."""
    given, stream = params(3, 9, "20", lower="-1", upper="3", grid="4"), turns("ab", 9, "12")
    noises: tuple[tuple[str, int], ...] = (
        ("no noise", 0),
        ("noise that makes the sum 0", -22),
        ("noise that makes the sum -1", -23),
        ("noise that makes the sum the largest", 14),
        ("noise that makes the sum one larger than the largest", 15),
        ("very much noise", HUGE),
        ("very much negative noise", -HUGE),
    )
    return [
        _run(name, "FinalRange FinalSum FinalBar", given, "1/2", stream, final_noise=drawn)
        for name, drawn in noises
    ]


def _counted() -> list[Group]:
    """Samples that are ignored or refused are not in the sum, and do not make a user heavy."""
    return [
        _run(
            "ignored samples and users",
            "FinalSum FinalSensitivity IgnoredSample IgnoredUser",
            params(2, 3, "64", extra_users="ignore", horizon="6"),
            "1/2",
            rows("a1 c1 b1 a1 a0 a1 c0 a1 b0 d1 b0 b1"),
            final_noise=1,
        ),
        _run(
            "refused samples and users",
            "FinalSum FinalSensitivity RefusedSample RefusedUser RefusedUserCount",
            params(2, 9, "30"),
            "1/2",
            [
                *rows("a1 b1 a0"),
                ["a", "nan"],
                ["", "1"],
                ["c", "1"],
                ["a", 1],
                *rows("b0 a1"),
                ["a", None],
            ],
            final_noise=1,
        ),
        _run(
            "samples are clamped to the domain and rounded to the grid",
            "FinalSum Clamp HalfEven",
            params(2, 9, "30", grid="2"),
            "1/2",
            rows("a9 b-9 a1/4 b3/4 a0.2 b5e-1"),
        ),
        _run(
            "noise that the tape does not have is 0",
            "FinalSum",
            params(2, 9, "30"),
            "1/2",
            rows("a1 b0 a1"),
            final_noise=None,
        ),
        _run(
            "no bar is asked for",
            "FinalSum",
            params(2, 9, "30"),
            "1/2",
            rows("a1 b0 a1"),
            final_noise=5,
            confidences=(),
        ),
    ]


def _empty() -> list[Group]:
    """Runs without a counted sample: noise for one sample of one user, and the prior."""
    return [
        _run(
            "no events",
            "FinalRange FinalSensitivity NoEvents",
            params(3, 9, "4", grid="6"),
            "1/2",
            [],
            final_noise=5,
        ),
        _run(
            "no events, and a prior near an end of another domain",
            "FinalRange FinalBar NoEvents",
            params(3, 9, "4", lower="-1", upper="9", prior="8"),
            "1/2",
            [],
            final_noise=-3,
        ),
        _run(
            "refused events alone",
            "FinalRange FinalSensitivity RefusedSample RefusedUser",
            params(3, 9, "4", prior="1/4"),
            "1/8",
            [["a", "nan"], ["", "1"], [None, "1"]],
            final_noise=2,
        ),
        _run(
            "no epoch has closed",
            "FinalSum FinalBar",
            params(3, 9, "1/10"),
            "1/2",
            turns("abc", 14, "10"),
            final_noise=-2,
        ),
    ]


def refused_runs() -> list[Group]:
    """Runs that have none."""
    stream, given = rows("a1 b0 a1"), params(2, 4, "9")
    groups = [
        _run(
            f"refused: the mechanism {mechanism} has no final release",
            "FinalRefused",
            given,
            "1/2",
            stream,
            mechanism=mechanism,
        )
        for mechanism in (
            *("binary", "naive", "wishful", "single", "multiple", "full"),
            *("gaussian", "Ledger"),
        )
    ]
    groups += [
        _run(f"a run is refused: {name}", "FinalRefused", each, share, stream)
        for name, each, share in (
            ("a share of zero", given, "0"),
            ("a share of one", given, "1"),
            ("no share", given, None),
            ("users who are weighed equally", params(2, 4, "9", weighting="user"), "1/2"),
            ("a share that leaves too little", params(2, 4, LEAST), "2/3"),
        )
    ]
    groups += [
        _run(
            f"a run is refused: a confidence of {each}",
            "FinalRefused FinalBar",
            given,
            "1/2",
            stream,
            confidences=("1/2", each),
        )
        for each in ("0", "1")
    ]
    return groups
