"""Tests of algorithms 4 and 5, which differ only in their counters."""

from __future__ import annotations

from withhold_vectors.generator.cases.refusals import bad_events, third_user_ignored
from withhold_vectors.generator.model import Group, VectorFile
from withhold_vectors.generator.shorthand import case, noise, one_run, params, rows, run, runs, tape

SAMPLES = (1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17)
"""Values of m: powers of two and their neighbours."""


def single_file() -> VectorFile:
    """Algorithm 4: one counter for the blocks of all levels."""
    return VectorFile(
        "single",
        "Algorithm 4: blocks of 1, 1, 2, 4 ... samples in one counter, with a given prior",
        "alg:singcounter",
        _groups("single"),
    )


def multiple_file() -> VectorFile:
    """Algorithm 5: a counter for each level."""
    return VectorFile(
        "multiple",
        "Algorithm 5: blocks of 1, 1, 2, 4 ... samples, a counter for each level, with a given prior",
        "alg:multcounter",
        _groups("multiple"),
    )


def _groups(mechanism: str) -> tuple[Group, ...]:
    return (
        _example(mechanism),
        *_sizes(mechanism),
        *_limits(mechanism),
        *_projections(mechanism),
        *_numbers(mechanism),
        *_refusals(mechanism),
    )


def _example(mechanism: str) -> Group:
    """The paper's worked example: users 1 and 2 in the order 1 2 2 2 1 2 1 1."""
    order = [[int(user), value] for user, value in zip("12221211", "10110111", strict=True)]
    return runs(
        mechanism,
        params(2, 4),
        case("the worked example, without noise", "WorkedExample TotalCount", order),
        case(
            "the worked example, noise in every node",
            "WorkedExample NodesRead",
            order,
            noise(6, 3),
        ),
    )


def _sizes(mechanism: str) -> list[Group]:
    groups = []
    for m in SAMPLES:
        stream = run("a", [("1", "0", "1", "1")[i % 4] for i in range(m + 1)])
        groups.append(
            one_run(
                mechanism,
                params(1, m),
                f"one user, one sample more than {m}",
                "PowersOfTwo TotalCount BlockBounds IgnoredSample SingleUser",
                stream,
                noise(6, 6),
            )
        )
    for n in (2, 3, 4, 5):
        turns = [[f"u{u}", "10"[(u * i) % 2]] for i in range(4) for u in range(n)]
        groups.append(
            one_run(
                mechanism,
                params(n, 4, "1/2"),
                f"{n} users taking turns",
                "PowersOfTwo NodesRead EmptyCounter StoredNoise",
                turns,
                noise(3 * n, 3),
            )
        )
    return groups


def _limits(mechanism: str) -> list[Group]:
    return [
        third_user_ignored(mechanism, noise(4, 2)),
        one_run(
            mechanism,
            params(3, 1, "2"),
            "one sample per user: every first sample is released",
            "SingleSample FirstSample IgnoredSample",
            rows("a1 a0 b0 c1 b1"),
            noise(3),
        ),
    ]


def _projections(mechanism: str) -> list[Group]:
    ones, zeros = "1" * 16, "0" * 16
    return [
        one_run(
            mechanism,
            params(1, 16, beta="1", prior="0"),
            "ones with a prior of 0: blocks of high levels are projected down",
            "ProjectHigh",
            run("a", ones),
            noise(5, 5),
        ),
        one_run(
            mechanism,
            params(1, 16, beta="1", prior="1"),
            "zeros with a prior of 1: blocks of high levels are projected up",
            "ProjectLow",
            run("a", zeros),
            noise(5, 5),
        ),
        one_run(
            mechanism,
            params(2, 16, "5", "1", lower="-1", upper="2", grid="10", prior="-9/10"),
            "interval ends are rounded inward to the grid",
            "IntervalInward Domain ProjectHigh",
            run("b", ["2"] * 16) + run("a", ["-0.85"] * 8),
            noise(9, 5),
        ),
        one_run(
            mechanism,
            params(2, 8, beta="1", prior="1/3", grid="1000003"),
            "first samples are clamped to the domain, not to an interval",
            "ClampedLevels Clamp",
            rows("a5 a-3 b1 b1 b0 b1"),
            noise(6, 4),
        ),
    ]


def _numbers(mechanism: str) -> list[Group]:
    return [
        one_run(
            mechanism,
            params(2, 4, "1/3", lower="-3/2", upper="5/2", grid="2"),
            "ties of the grid, an affine domain",
            "Domain HalfEven Clamp",
            rows("a-1/2 a1/2 a3/2 b9 b-9 a5/2"),
            noise(5, 3),
        ),
        runs(
            mechanism,
            params(2, 4, "1/3"),
            case(
                "negative sums",
                "NegativeSum",
                rows("a0 a1 b0 b0 a0 a1"),
                tape({(c, i): -(10**i) for c in range(3) for i in range(1, 5)}),
            ),
            case(
                "equal blocks are separate elements",
                "EqualElements",
                rows("a1 a1 b1 b1 a1 a1 b1 b1"),
                noise(6, 3),
            ),
            case(
                "noise beyond 64 bits",
                "WideNoise",
                rows("a1 b1 a1 b1"),
                tape(
                    {
                        (0, 1): 2**80,
                        (0, 2): -(2**64),
                        (1, 1): -(2**90),
                        (1, 2): 1,
                        (0, 3): 5,
                        (0, 4): 2**63,
                    }
                ),
            ),
        ),
        one_run(
            mechanism,
            params(3, 6, "1/1000", "1/1000000", grid="65536"),
            "the usual grid of real values",
            "WideScale HalfEven",
            rows("a0.1 a0.2 b0.7 a0.3 a1/131072 b3/131072 a0.99999"),
        ),
    ]


def _refusals(mechanism: str) -> list[Group]:
    return [
        runs(
            mechanism,
            params(2, 4),
            case(
                "a third user is refused while two continue",
                "RefusedUserCount",
                rows("a1 b0 c1 a1 c0 b1 a0 d1 a1"),
                noise(6, 3),
            ),
            *bad_events(mechanism, rows("a1 b0 a1 a0"), rows("a1 b1 a0"), noise(6, 3)),
        ),
        runs(
            mechanism,
            params(1, 4),
            case(
                "an invalid sample of a user who would be ignored is refused",
                "RefusedSample CheckOrder",
                [*run("a", "1111"), ["a", "nan"], ["a", "1"]],
                noise(3, 3),
            ),
            case(
                "an invalid sample of an extra user is refused as a sample",
                "RefusedSample RefusedUserCount CheckOrder",
                [["a", "1"], ["b", "inf"], ["b", "1"], ["a", "0"]],
                noise(3, 3),
            ),
        ),
    ]
