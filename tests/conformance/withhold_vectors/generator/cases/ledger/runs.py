"""Vectors of the ledger mechanism: whole runs of the shipped policy."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.refusals import bad_events
from withhold_vectors.generator.model import Group, Test, VectorFile
from withhold_vectors.generator.shorthand import Flags, case, params, rows, run, runs, tape

HUGE = 2**80


def file() -> VectorFile:
    """Runs of the ledger mechanism."""
    return VectorFile(
        "ledger",
        "The ledger mechanism: noisy weighted sums per epoch, an account per user",
        "none:ledger",
        (
            *_horizons(),
            *_arrivals(),
            *_series(),
            *_budgets(),
            *_clipping(),
            *_noises(),
            *_refusals(),
        ),
    )


def noisy(epochs: int, size: int) -> Json:
    """Noise of both sums of every epoch, with both signs, all different."""
    return tape(
        {
            (counter, node): (-1) ** (node // 2 + counter) * size * (3 * node + counter) + node
            for counter in (0, 1)
            for node in range(1, epochs + 1)
        }
    )


def turns(users: str, count: int, samples: Sequence[str]) -> list[list[object]]:
    """A stream: users take turns as the text says, and so do the samples."""
    return [[users[i % len(users)], samples[i % len(samples)]] for i in range(count)]


def one(comment: str, flags: Flags, given: Json, stream: Sequence[object], drawn: Json) -> Group:
    """A run with parameters of its own."""
    return runs("ledger", given, case(comment, flags, stream, drawn))


def _horizons() -> list[Group]:
    stream = turns("abcab", 15, "110")
    small = noisy(9, 2**33)
    return [
        one(
            "a horizon that is reached and passed",
            "EpochTimes HorizonPlan Account",
            params(3, 8, "40", horizon="12"),
            stream,
            small,
        ),
        one(
            "the same stream without a horizon",
            "EpochTimes HorizonPlan Account",
            params(3, 8, "40"),
            stream,
            small,
        ),
        one(
            "a horizon that does not come",
            "EpochTimes HorizonPlan",
            params(3, 2**62, "60", horizon="1000"),
            stream,
            small,
        ),
        one(
            "a horizon of one sample",
            "EpochTimes HorizonPlan SingleUser",
            params(1, 4, "20", horizon="1"),
            rows("a1 a0 a1"),
            small,
        ),
        one(
            "the horizon closes an epoch for one scale of allowance, though it is no checkpoint's",
            "EpochTimes HorizonPlan",
            params(2, 3, "1/2", horizon="4"),
            rows("a1 b1 a0 b1 b0"),
            small,
        ),
        one(
            "nothing can be told at the horizon",
            "EpochTimes PriorEstimate",
            params(2, 3, "2/5", horizon="4", prior="1/3"),
            rows("a1 b1 a0 b1 b0"),
            small,
        ),
        one(
            "a stream of unknown length that is full",
            "EpochTimes HorizonPlan Account",
            params(2, 5, "40"),
            turns("aab", 15, "10"),
            small,
        ),
    ]


def _arrivals() -> list[Group]:
    half_doublings = ("1/3", "2/3", "1", "0", "1/7")
    orders = (
        ("users in a row", "aaaaaaaabbbbbbbbcccccccc"),
        ("users in turns", "abc"),
        ("one user with most of the samples", "aabaaaca"),
    )
    groups = []
    for name, users in orders:
        for weighting in ("sample", "user", "precision"):
            groups.append(
                one(
                    f"{name}, weighting {weighting}",
                    "Weighting Account Caps",
                    params(3, 2**40, "150", grid="3", weighting=weighting),
                    turns(users, 24, half_doublings),
                    noisy(12, 2**32),
                )
            )
    groups.append(
        one(
            "samples above max_samples and users above max_users are ignored",
            "IgnoredSample IgnoredUser EpochTimes Account",
            params(2, 3, "64", extra_users="ignore", horizon="6"),
            rows("a1 c1 b1 a1 a0 a0 c0 a1 b0 d1 b0 b1"),
            noisy(6, 2**33),
        )
    )
    groups.append(
        one(
            "a user who comes late has an account as large as any other",
            "Account EpochTimes",
            params(2, 9, "50"),
            rows("a1 a0 a1 a1 a0 a1 a1 a1 b0 b1 a1 b0"),
            noisy(6, 2**33),
        )
    )
    return groups


def _series() -> list[Group]:
    """Series of more than one epoch. In most, users pay for the first and little or nothing later."""
    mixed = ("1/3", "1", "0")
    return [
        one(
            "a series after a series, and blocks that cost a little more than the last",
            "Series SeriesBegins SeriesCourse Account",
            params(2, 64, "120", horizon="128"),
            turns("aab", 24, "110"),
            noisy(9, 2**30),
        ),
        one(
            "an account with nothing left, in a series, and once alone in an epoch",
            "Series Account EmptyEpoch HorizonPlan",
            params(20, 10, "120", horizon="10"),
            rows("a1 a0 b0 a1 a1 c1 b1 a0 c0 b1"),
            noisy(5, 2**30),
        ),
        one(
            "probes in a series, the length unknown",
            "Series Overhang Account",
            params(3, 20, "900", grid="3"),
            turns("abcab", 16, ("1/3", "1")),
            noisy(8, 2**30),
        ),
        one(
            "overhangs in some epochs of a series, and then in some of another",
            "Series SeriesBegins Overhang Account",
            params(2, 90, "150", grid="9", horizon="128"),
            turns("aab", 33, mixed),
            noisy(16, 2**30),
        ),
        one(
            "no series: half a share for the probe of the last epoch",
            "Overhang HorizonPlan Account",
            params(2, 80, "1048577", grid="99", horizon="24"),
            turns("aab", 24, mixed),
            noisy(16, 2**20),
        ),
        one(
            "a user who counts most, where users are seen to differ",
            "Series FewUsers SpreadRaised",
            params(4, 60, "300", horizon="64"),
            [*run("a", "1" * 24), *turns("bacad", 40, "01010")],
            noisy(12, 2**24),
        ),
        one(
            "at the known end probes have no more than probes have cost before",
            "Series Overhang HorizonPlan Account",
            params(3, 16, "500", grid="5", horizon="24"),
            turns("abcab", 25, mixed),
            noisy(9, 2**31),
        ),
        one(
            "the second pace: wider steps",
            "Series SeriesCourse Account",
            params(6, 9, "10", horizon="40"),
            turns("abcdef", 40, "1101"),
            noisy(4, 2**35),
        ),
        one(
            "the slowest pace: steps of four",
            "Series SeriesCourse Account",
            params(12, 4, "5", horizon="48"),
            turns("abcdefghijkl", 48, "1101"),
            noisy(4, 2**35),
        ),
        one(
            "the second pace, the length unknown: steps no wider than two",
            "Series SeriesCourse Account",
            params(6, 9, "12"),
            turns("abcdef", 30, "1101"),
            noisy(4, 2**35),
        ),
    ]


def _budgets() -> list[Group]:
    def budget(comment: str, flags: Flags, given: Json, count: int = 12) -> Group:
        return one(comment, flags, given, turns("aab", count, ("1/3", "1", "0")), noisy(9, 2**35))

    return [
        budget("epsilon tiny: no epoch at all", "EpochTimes", params(2, 50, "1/1000"), 6),
        budget("epsilon 31/3", "EpochTimes", params(4, 8, "31/3", grid="3", horizon="14"), 16),
        budget("the least epsilon", "EpochTimes", params(2, 50, "1/4294967296", horizon="4"), 5),
        budget(
            "the largest epsilon",
            "EpochTimes Caps",
            params(2, 50, "4294967296", grid="65536", horizon="10"),
        ),
        budget("epsilon 9.9 and an affine domain", "Domain", params(2, 50, "9.9", lower="-2")),
        one(
            "epsilon so that the warm-up ends with exactly 16 scales",
            "WarmUp EpochTimes",
            params(4, 2**62, "32"),
            rows("a1 b1 a0 b0 c1 d0 c1"),
            noisy(9, 2**35),
        ),
        one(
            "a grid as fine as the ledger: weights of few units, and a second series",
            "Series WideGrid",
            params(1, 2**62, "1048576", grid="4294967296"),
            run("a", ["1/3"] * 66),
            noisy(12, 2**20),
        ),
    ]


def _clipping() -> list[Group]:
    return [
        one(
            "a user unlike the other is cut off, and the probe tells",
            "Clipped Overhang SpreadRaised",
            params(2, 48, "150"),
            [*run("a", "1" * 32), *run("b", "0" * 32)],
            noisy(7, 2**20),
        ),
        one(
            "users who are seen to differ, weighted for precision",
            "Clipped Overhang SpreadRaised Weighting",
            params(2, 48, "150", weighting="precision"),
            [*run("a", "1" * 32), *run("b", "0" * 32)],
            noisy(7, 2**20),
        ),
        one(
            "a block inside its narrow interval, on a fine grid",
            "Clipped Overhang",
            params(2, 48, "400", grid="65536", horizon="48"),
            [*run("a", "0" * 16), *run("b", ["1/9", "0"] * 16)],
            noisy(6, 2**20),
        ),
        one(
            "a narrow interval above 0, with too little allowance to probe",
            "Clipped",
            params(2, 40, "30"),
            [*run("a", "1" * 16), *run("b", "10" * 12)],
            noisy(6, 2**20),
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
        ("no noise", "TwoSums", tape()),
        (
            "noise that makes the mean exactly 1/2: half a sample is rounded up",
            "SumRounded",
            tape({(0, 1): -(2**37)}),
        ),
    )
    tests = [case(comment, flags, stream, drawn) for comment, flags, drawn in noises]
    return [runs("ledger", params(2, 30, "40"), *tests)]


def _refusals() -> list[Group]:
    given = params(2, 4, "30")
    before, after = rows("a1 b1 a0"), rows("b0 a1 a1 b1")
    full: list[Test] = [
        case(
            "a third user is refused",
            "RefusedUserCount CheckOrder",
            rows("a1 b0 c1 a1 c0 b0 a1"),
            noisy(4, 2**33),
        ),
        case("no events", "NoEvents", []),
    ]
    return [runs("ledger", given, *full, *bad_events("ledger", before, after, noisy(4, 2**33)))]
