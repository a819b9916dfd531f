"""Vectors of algorithm 2."""

from __future__ import annotations

from withhold_vectors.generator.cases.refusals import bad_events
from withhold_vectors.generator.model import Group, VectorFile
from withhold_vectors.generator.shorthand import case, loud, params, rows, run, runs, tape


def file() -> VectorFile:
    """Algorithm 2: every sample an element, users limited."""
    return VectorFile(
        "naive",
        "Algorithm 2: the naive mechanism, every sample an element, noise for m samples of a user",
        "alg:naive",
        (*_limits(), *_numbers(), *_refusals()),
    )


def _limits() -> list[Group]:
    groups = []
    for n, m in ((1, 1), (1, 2), (2, 1), (3, 3), (2, 4), (3, 5), (4, 4)):
        turns = [[user, "1"] for _ in range(m + 1) for user in "abcd"[:n]]
        groups.append(
            runs(
                "naive",
                params(n, m),
                case(
                    f"{n} users by turns, a sample more than {m} each",
                    "IgnoredSample PowersOfTwo",
                    turns,
                    loud(n * m),
                ),
            )
        )
    groups.append(
        runs(
            "naive",
            params(2, 3, extra_users="ignore"),
            case(
                "a third user is ignored, and stays unknown",
                "IgnoredUser",
                rows("a1 c1 b0 c1 a1 d0 b1 a0 a1 c1"),
                loud(6),
            ),
        )
    )
    return groups


def _numbers() -> list[Group]:
    return [
        runs(
            "naive",
            params(2, 4, "1/2", lower="-1", upper="1", grid="2"),
            case(
                "an affine domain, ties and clamping",
                "Domain HalfEven Clamp",
                rows("a-1 a-1/2 b0 b1/2 a1 b-2 b7"),
                loud(7),
            ),
            case(
                "sums below zero",
                "NegativeSum",
                rows("a-1 b-1 a0 b1"),
                tape({(0, 1): -50, (0, 2): -70, (0, 3): 1, (0, 4): -9}),
            ),
        ),
        runs(
            "naive",
            params(3, 3, "7/11", horizon="5"),
            case(
                "a declared horizon counts counted samples only",
                "Horizon IgnoredSample",
                rows("a1 a1 a0 a1 a1 b1 b1"),
                loud(5),
            ),
        ),
        runs(
            "naive",
            params(2, 2, "1/4294967296", grid="65536"),
            case("the least epsilon", "WideScale", run("a", ("1/3", "2/3"))),
        ),
    ]


def _refusals() -> list[Group]:
    return [
        runs(
            "naive",
            params(2, 3),
            case(
                "a third user is refused, the others go on",
                "RefusedUserCount",
                rows("a1 b0 c1 a1 c0 b1 a0"),
                loud(6),
            ),
            case(
                "after its m-th sample a user is ignored, not refused",
                "RefusedUserCount IgnoredSample",
                rows("a1 a1 a1 a1 b0 c1 a0 b1"),
                loud(6),
            ),
            *bad_events("naive", rows("a1 b0 a1"), rows("b1 a1 b0"), loud(6)),
        ),
        runs(
            "naive",
            params(2, 3, horizon="2"),
            case(
                "past the horizon every counted sample is refused",
                "RefusedHorizon",
                rows("a1 b1 a1 b0"),
                loud(3),
            ),
            case(
                "a user who comes late is refused by number before the horizon is looked at",
                "RefusedUserCount RefusedHorizon CheckOrder",
                rows("a1 b1 c1 a1"),
                loud(3),
            ),
            case(
                "a user first met past the horizon stays unknown",
                "RefusedHorizon",
                rows("a1 a1 b1 c1 a1"),
                loud(3),
            ),
        ),
        runs(
            "naive",
            params(2, 2, horizon="3", extra_users="ignore"),
            case(
                "ignored users and samples pass even past the horizon",
                "RefusedHorizon IgnoredUser IgnoredSample CheckOrder",
                rows("a1 b1 c1 a1 a0 b1 c1"),
                loud(4),
            ),
        ),
    ]
