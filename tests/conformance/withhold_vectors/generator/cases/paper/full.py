"""Tests of algorithm 6 with its private median."""

from __future__ import annotations

from withhold_vectors.generator.cases.paper.levels import ONE_ARRAY, activations, medians
from withhold_vectors.generator.cases.refusals import bad_events
from withhold_vectors.generator.model import Group, VectorFile
from withhold_vectors.generator.shorthand import case, noise, one_run, params, rows, run, runs, tape


def file() -> VectorFile:
    """Algorithm 6: blocks of a level are withheld until the level has a prior of its own."""
    return VectorFile(
        "full",
        "Algorithm 6: the full mechanism, with a private median for each level",
        "alg:multcounterfull",
        (*_sizes(), *activations(), *medians(), *_projections(), *_numbers(), *_refusals()),
    )


def _sizes() -> list[Group]:
    groups = []
    for m in (1, 2, 3, 4, 5, 7, 8, 9):
        stream = run("a", [("1", "0", "1", "1")[i % 4] for i in range(m + 1)])
        groups.append(
            one_run(
                "full",
                params(1, m),
                f"one user, m = {m}, nothing activates",
                "PowersOfTwo Waiting IgnoredSample SingleUser",
                stream,
                noise(4, 4),
            )
        )
        groups.append(
            one_run(
                "full",
                params(1, m, ONE_ARRAY, "1"),
                f"one user, m = {m}, levels activate at once",
                "PowersOfTwo LargeEpsilon RoundedArrays SingleUser",
                stream,
                noise(4, 4),
            )
        )
    for n in (2, 3, 4, 5):
        turns = [[f"u{u}", "10"[(u + i) % 2]] for i in range(4) for u in range(n)]
        groups.append(
            one_run(
                "full",
                params(n, 4, "150", "1/2"),
                f"{n} users taking turns",
                "PowersOfTwo Activation StoredNoise",
                turns,
                noise(9, 3),
            )
        )
    return groups


def _projections() -> list[Group]:
    high = params(1, 64, ONE_ARRAY, "1")
    return [
        runs(
            "full",
            high,
            case(
                "a low prior projects a block of ones down",
                "ProjectHigh MedianChoice",
                run("a", "1" * 64),
                noise(7, 7, {6: 0}),
            ),
            case(
                "a high prior projects a block of zeros up",
                "ProjectLow MedianChoice",
                run("a", "0" * 64),
                noise(7, 7, {6: 3}),
            ),
            case(
                "a withheld block keeps its raw sum; only the prior decides its projection",
                "ProjectLow MedianChoice",
                run("a", "1" * 32 + "0" * 32),
                noise(7, 7),
            ),
        ),
        one_run(
            "full",
            params(1, 64, ONE_ARRAY, "1", grid="1000", lower="-5", upper="5"),
            "interval ends are rounded inward to the grid",
            "IntervalInward Domain ProjectHigh",
            run("a", ["5"] * 64),
            noise(7, 7, {6: 0}),
        ),
        one_run(
            "full",
            params(2, 64, "500", "1"),
            "a withheld block is projected around the prior that its level's median gives later",
            "Flush Waiting ProjectHigh MedianChoice SeveralLevels",
            run("a", "1" * 64) + run("b", "0" * 32),
            noise(7, 7, {6: 0, 5: 2}),
        ),
        one_run(
            "full",
            params(3, 4, "1", "1/10", prior="1", lower="0", upper="4", grid="16"),
            "a given prior is the estimate before any release and has no other effect",
            "PriorEstimate ClampedLevels",
            rows("a4 a-1 b9 b0 a1/7 a1"),
            noise(4, 3),
        ),
    ]


def _numbers() -> list[Group]:
    return [
        one_run(
            "full",
            params(3, 4, "90", "1/2", lower="-2", upper="1", grid="3", extra_users="ignore"),
            "an affine domain, ties, clamping, ignored users",
            "Domain HalfEven Clamp IgnoredUser",
            rows("a-3/2 a1/2 d1 b-1/2 b9 c-9 c1/3 d0 a1 a-2 a1 b0"),
            noise(8, 3),
        ),
        runs(
            "full",
            params(2, 4, "200", "1/3"),
            case(
                "negative sums",
                "NegativeSum",
                rows("a0 a1 b0 b0 a0 a1"),
                tape({(c, i): -(10**i) for c in range(3) for i in range(1, 5)}),
            ),
            case(
                "noise beyond 64 bits",
                "WideNoise",
                rows("a1 b1 a1 b1 a1 a1"),
                tape({(0, 1): 2**80, (0, 2): -(2**64), (1, 1): -(2**90), (1, 2): 1, (2, 1): 2**63}),
            ),
            case("no events", "NoEvents", []),
        ),
        one_run(
            "full",
            params(4, 4, "1", "1/10"),
            "the parameters of the worked constants",
            "WorkedExample ScaleRounding",
            rows("a1 a0 b1 a1 a1"),
            noise(4, 3),
        ),
        one_run(
            "full",
            params(3, 6, "1/1000", "1/1000000", grid="65536"),
            "the usual grid of real values",
            "WideScale HalfEven",
            rows("a0.1 a0.2 b0.7 a0.3 a1/131072 b3/131072 a0.99999"),
        ),
    ]


def _refusals() -> list[Group]:
    return [
        runs(
            "full",
            params(2, 4, "150", "1"),
            case(
                "a third user is refused and does not count towards an activation",
                "RefusedUserCount Activation",
                rows("a1 a1 c1 c1 b1 c1 b0 a1 a1"),
                noise(8, 3),
            ),
            case(
                "a refused sample neither activates a level nor completes a block",
                "RefusedSample Activation",
                [
                    ["a", "1"],
                    ["a", "1"],
                    ["b", "0"],
                    ["b", "nan"],
                    ["b", "1"],
                    ["a", "inf"],
                    ["a", "1"],
                    ["", "1"],
                    ["a", "1"],
                ],
                noise(8, 3),
            ),
            *bad_events("full", rows("a1 b0 a1 a0"), rows("a1 b1 a0"), noise(6, 3)),
        ),
        runs(
            "full",
            params(1, 2),
            case(
                "an invalid sample of a user who would be ignored is refused",
                "RefusedSample CheckOrder",
                [*run("a", "11"), ["a", "nan"], ["a", "1"]],
                noise(3, 3),
            ),
            case(
                "the run goes on after refusals of every kind",
                "RefusedSample RefusedUser RefusedUserCount",
                [["a", "1"], ["b", "1"], ["", "1"], ["a", "x"], ["a", "1"], ["b", "0"]],
                noise(3, 3),
            ),
        ),
    ]
