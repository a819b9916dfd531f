"""Tests of algorithm 3."""

from __future__ import annotations

from withhold_vectors.generator.cases.refusals import bad_events
from withhold_vectors.generator.model import Group, VectorFile
from withhold_vectors.generator.shorthand import case, noise, one_run, params, rows, run, runs, tape


def file() -> VectorFile:
    """Algorithm 3: each user sends all samples in a row, and the prior is given."""
    return VectorFile(
        "wishful",
        "Algorithm 3: the wishful scenario, with every user's m samples in a row and a given prior",
        "alg:wishful",
        (*_blocks(), *_projections(), *_refusals()),
    )


def _blocks() -> list[Group]:
    groups = []
    for n, m in ((1, 1), (3, 1), (1, 4), (3, 2), (4, 3), (7, 1), (5, 2), (8, 1), (9, 1)):
        stream = [[f"u{u}", "10"[(u + i) % 2]] for u in range(n) for i in range(m)]
        groups.append(
            one_run(
                "wishful",
                params(n, m),
                f"{n} users with {m} samples each",
                "PowersOfTwo Blocks",
                stream,
                noise(n),
            )
        )
    groups.append(
        runs(
            "wishful",
            params(3, 3, prior="1/3"),
            case(
                "the prior is the estimate until the first block is complete",
                "PriorEstimate",
                rows("a1 a0"),
                noise(3),
            ),
            case(
                "a user with all samples is ignored, even between two samples of another user",
                "IgnoredSample",
                rows("a1 a0 a1 a1 b0 a0 b1 b1 c1"),
                noise(3),
            ),
            case(
                "users whose blocks have the same sum",
                "EqualElements",
                rows("a1 a0 a1 b1 b1 b0 c0 c1 c1"),
                noise(3),
            ),
        )
    )
    groups.append(
        one_run(
            "wishful",
            params(2, 2, extra_users="ignore"),
            "a third user is ignored, even inside another user's block",
            "IgnoredUser",
            rows("a1 a1 b1 c0 b0 c1 d1"),
            noise(2),
        )
    )
    return groups


def _projections() -> list[Group]:
    return [
        one_run(
            "wishful",
            params(2, 8, beta="1", prior="0"),
            "sums above the interval are projected to its upper end",
            "ProjectHigh",
            run("a", "1" * 8) + run("b", "10" * 4),
            noise(2),
        ),
        one_run(
            "wishful",
            params(2, 8, beta="1", prior="1"),
            "sums below the interval are projected to its lower end",
            "ProjectLow",
            run("a", "0" * 8) + run("b", "11110111"),
            noise(2),
        ),
        one_run(
            "wishful",
            params(2, 9, "3", "1", lower="-2", upper="1", grid="100", prior="0.9"),
            "interval ends are rounded inward to the grid, in an affine domain",
            "IntervalInward Domain ProjectLow",
            run("a", ["-2"] * 9) + run("b", ["1/7"] * 9),
            noise(2),
        ),
        runs(
            "wishful",
            params(3, 2, "1/5", grid="4294967296"),
            case("the finest grid", "WideGrid", rows("a1/3 a2/3 b1/7 b1")),
            case(
                "negative sums",
                "NegativeSum",
                rows("a0 a1 b0 b0"),
                tape({(0, 1): -(2**62), (0, 2): -(2**70)}),
            ),
        ),
    ]


def _refusals() -> list[Group]:
    return [
        runs(
            "wishful",
            params(3, 3),
            case(
                "a user who interrupts another user's block is refused",
                "RefusedOrder",
                rows("a1 a0 b1 a1 b1 b0 b0"),
                noise(3),
            ),
            case(
                "a user who interrupts is refused until the other block is complete",
                "RefusedOrder",
                rows("a1 b1 b1 b1 a1 a1 b0 b1 b1"),
                noise(3),
            ),
            case(
                "a fourth user is refused for the number of users, also inside a block",
                "RefusedUserCount CheckOrder",
                rows("a1 a1 a1 b1 b1 b0 c1 d1 c1 d0 c1 d1"),
                noise(3),
            ),
            *bad_events("wishful", rows("a1 a0 a1 b1"), rows("b0 b1 c1"), noise(3), user="b"),
        ),
        one_run(
            "wishful",
            params(2, 2),
            "a user whose first sample interrupts a block stays unknown",
            "RefusedOrder RefusedUserCount",
            rows("a1 b1 a0 c1 c1 b1"),
            noise(2),
        ),
        one_run(
            "wishful",
            params(1, 2),
            "the number of users is checked before the order",
            "RefusedUserCount CheckOrder SingleUser",
            rows("a1 b1 a1 b1 a0"),
            noise(1),
        ),
    ]
