"""Tests of the final release: its numbers, whole runs that end with one, and refusals."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.ledger.builders import HUGE, UNIT, noisy, turns
from withhold_vectors.generator.cases.ledger.views import CONFIDENCES
from withhold_vectors.generator.model import Group, Test, VectorFile
from withhold_vectors.generator.shorthand import Flags, params, rows, run, single

ONE_BAR = ("19/20",)
LEAST = "1/2147483648"
"""Twice the least epsilon, so that both halves are allowed."""

REFUSED_SHARES: tuple[tuple[str, object], ...] = (
    ("zero", "0"),
    ("one", "1"),
    ("above one", "3/2"),
    ("negative", "-1/2"),
    ("not a number", "nan"),
    ("infinite", "inf"),
    ("a percentage", "50%"),
    ("empty", ""),
    ("missing", None),
    ("a number of JSON", 1),
    ("zero as a number of JSON", 0),
    ("true", True),
    ("a list", ["1/2"]),
    ("an object", {}),
)
REFUSED_CONFIDENCES = ("0", "1", "3/2", "-1/2")


def file() -> VectorFile:
    """The final release, piece by piece and at the end of runs."""
    return VectorFile(
        "final",
        "The final release: the noisy sum of all samples, for a share of epsilon",
        "none:final",
        (*_numbers(), *_refused_numbers(), *_runs(), *_refused_runs()),
    )


# The numbers of one


def _number(
    comment: str,
    flags: Flags,
    given: Json,
    share: object,
    samples: int,
    noisy_sum: int,
    sensitivity: int,
    confidences: Sequence[str] = CONFIDENCES,
) -> Group:
    test = single(
        comment,
        flags,
        samples=str(samples),
        sum=str(noisy_sum),
        sensitivity=str(sensitivity),
        confidences=list(confidences),
    )
    return Group("final", {"params": given, "final_share": share}, (test,))


def _numbers() -> list[Group]:
    return [*_divisions(), *_scales(), *_estimates(), *_bars()]


def _divisions() -> list[Group]:
    """Shares in every form, and parts down to the least epsilon."""
    shares: tuple[tuple[str, str], ...] = (
        ("1", "1/2"),
        ("1", "1/4"),
        ("2/3", "0.3"),
        ("10", "75e-2"),
        ("4", "+.125"),
        ("7", "6/8"),
        ("1", "1/1000000000"),
        ("1", "999999999/1000000000"),
        (LEAST, "1/2"),
        ("4294967296", "1/18446744073709551616"),
    )
    return [
        _number(
            f"epsilon {epsilon}, share {share}",
            "FinalShare",
            params(9, 9, epsilon),
            share,
            samples=20,
            noisy_sum=13,
            sensitivity=4,
            confidences=ONE_BAR,
        )
        for epsilon, share in shares
    ]


def _scales() -> list[Group]:
    """Quotients that are multiples of 2**-16, that are just above one, and that are very large."""
    scales: tuple[tuple[str, str, str, int], ...] = (
        ("a multiple of 2**-16", "3", "1/4", 9),
        ("not a multiple of 2**-16", "3", "1/2", 7),
        ("2**-20 above a multiple of 2**-16", "2097152/1048577", "1/2", 1),
        ("beyond 2**53", "1/1000", "1/3", 2**62),
        ("very small", "4294967296", "1/2", 1),
        ("the largest sensitivity", "1", "1/7", 2**94),
    )
    return [
        _number(
            f"a scale: {name}",
            "FinalShare ScaleRounding",
            params(9, 2**62, epsilon, grid=str(2**32)),
            share,
            samples=2**62,
            noisy_sum=2**93,
            sensitivity=sensitivity,
        )
        for name, epsilon, share, sensitivity in scales
    ]


def _estimates() -> list[Group]:
    """Sums at both ends of the range, and beyond them."""
    domain = params(9, 99, "4", lower="-1", upper="3/2", grid="3", prior="1/3")
    sums: list[tuple[str, int]] = [(str(each), each) for each in (0, 1, 74, 149, 150, -1, 151)]
    sums += [("-2**80", -HUGE), ("2**80", HUGE)]
    groups = [
        _number(
            f"50 samples on a grid of 3, and a sum of {name}",
            "FinalRange Domain",
            domain,
            "1/2",
            samples=50,
            noisy_sum=total,
            sensitivity=6,
        )
        for name, total in sums
    ]
    for name, prior, total in (
        ("in the middle", None, 0),
        ("at the lower end", "-1", 7),
        ("at the upper end", "3/2", -7),
        ("of 1/3", "1/3", 1),
    ):
        given = params(9, 99, "4", lower="-1", upper="3/2", grid="3", prior=prior)
        groups.append(
            _number(
                f"no samples, a prior {name}, and a sum of {total}",
                "FinalRange PriorEstimate",
                given,
                "1/2",
                samples=0,
                noisy_sum=total,
                sensitivity=3,
            )
        )
    return groups


def _bars() -> list[Group]:
    """Bounds that are rounded up, bars that the range bounds, and confidences near both ends."""
    many = ("1/1000000", "1/3", "1/2", "0.9", "95e-2", "0.99", "0.999999999", "1023/1024")
    bars: tuple[tuple[str, Json, str, int, int, int], ...] = (
        ("many samples", params(9, 9**9, "1"), "1/2", 10**6, 400_000, 3000),
        ("scale 1, where rounding counts", params(9, 99, "2"), "1/2", 1000, 999, 1),
        ("scale 1, and homogeneous", params(9, 99, "2", homogeneous=True), "1/2", 1000, 999, 1),
        (
            "a fine grid and another domain",
            params(9, 9**9, "3", lower="10", upper="200/3", grid=str(UNIT)),
            "1/3",
            10**5,
            2**31,
            100 * UNIT,
        ),
        ("noise beyond the range", params(9, 99, "1/100"), "1/2", 30, 12, 9),
        ("at the lower end of the range", params(9, 99, "1/100"), "1/2", 30, -9, 9),
        ("very much noise", params(9, 9**9, "1/1000000"), "1/2", 2**40, 2**39, 2**20),
    )
    return [
        _number(f"a bar: {name}", "FinalBar", given, share, samples, total, sensitivity, many)
        for name, given, share, samples, total, sensitivity in bars
    ]


def _refused_numbers() -> list[Group]:
    """Shares, parameters and confidences that a final release cannot have."""
    given = params(9, 9, "2")
    refused: list[tuple[str, Json, object]] = [
        (f"a share that is {name}", given, share) for name, share in REFUSED_SHARES
    ]
    refused += [
        ("users who are weighed equally", params(9, 9, "2", weighting="user"), "1/2"),
        ("a share that leaves too little for the run", params(9, 9, LEAST), "2/3"),
        ("a share that is too little for a final release", params(9, 9, LEAST), "1/3"),
    ]
    groups = [
        _number(f"refused: {name}", "FinalRefused", each, share, 20, 13, 4, ONE_BAR)
        for name, each, share in refused
    ]
    for samples in (20, 0):
        groups += [
            _number(
                f"refused: a confidence of {each} after {samples} samples",
                "FinalRefused FinalBar",
                given,
                "1/2",
                samples,
                13,
                4,
                ("1/2", each),
            )
            for each in REFUSED_CONFIDENCES
        ]
    return groups


# Whole runs


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


def _runs() -> list[Group]:
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


def _refused_runs() -> list[Group]:
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
