"""Tests of the final release: the numbers of one, and refusals. `final_runs` has whole runs."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.ledger.builders import HUGE, UNIT
from withhold_vectors.generator.cases.ledger.final_runs import LEAST, refused_runs, whole_runs
from withhold_vectors.generator.cases.ledger.views import CONFIDENCES
from withhold_vectors.generator.model import Group, VectorFile
from withhold_vectors.generator.shorthand import Flags, params, single

ONE_BAR = ("19/20",)

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
        (*_numbers(), *_refused_numbers(), *whole_runs(), *refused_runs()),
    )


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
