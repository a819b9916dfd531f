"""Tests of algorithm 2."""

from __future__ import annotations

from withhold_vectors.generator.cases.refusals import bad_events, third_user_ignored
from withhold_vectors.generator.model import Group, VectorFile
from withhold_vectors.generator.shorthand import case, noise, one_run, params, rows, run, runs, tape


def file() -> VectorFile:
    """Algorithm 2: every sample is an element, and users are limited."""
    return VectorFile(
        "naive",
        "Algorithm 2: the naive mechanism, with every sample as an element and noise for m samples of a user",
        "alg:naive",
        (*_limits(), *_numbers(), *_refusals()),
    )


def _limits() -> list[Group]:
    groups = []
    for n, m in ((1, 1), (1, 2), (2, 1), (3, 3), (2, 4), (3, 5), (4, 4)):
        turns = [[user, "1"] for _ in range(m + 1) for user in "abcd"[:n]]
        groups.append(
            one_run(
                "naive",
                params(n, m),
                f"{n} users taking turns, one sample more than {m} each",
                "IgnoredSample PowersOfTwo",
                turns,
                noise(n * m),
            )
        )
    return [*groups, third_user_ignored("naive", noise(6))]


def _numbers() -> list[Group]:
    return [
        runs(
            "naive",
            params(2, 4, "1/2", lower="-1", upper="1", grid="2"),
            case(
                "an affine domain, ties and clamping",
                "Domain HalfEven Clamp",
                rows("a-1 a-1/2 b0 b1/2 a1 b-2 b7"),
                noise(7),
            ),
            case(
                "negative sums",
                "NegativeSum",
                rows("a-1 b-1 a0 b1"),
                tape({(0, 1): -50, (0, 2): -70, (0, 3): 1, (0, 4): -9}),
            ),
        ),
        one_run(
            "naive",
            params(3, 3, "7/11", horizon="5"),
            "only samples that count use up a given horizon",
            "Horizon IgnoredSample",
            rows("a1 a1 a0 a1 a1 b1 b1"),
            noise(5),
        ),
        one_run(
            "naive",
            params(2, 2, "1/4294967296", grid="65536"),
            "the smallest epsilon",
            "WideScale",
            run("a", ("1/3", "2/3")),
        ),
    ]


def _refusals() -> list[Group]:
    return [
        runs(
            "naive",
            params(2, 3),
            case(
                "a third user is refused, and the others continue",
                "RefusedUserCount",
                rows("a1 b0 c1 a1 c0 b1 a0"),
                noise(6),
            ),
            case(
                "after its m-th sample a user is ignored, not refused",
                "RefusedUserCount IgnoredSample",
                rows("a1 a1 a1 a1 b0 c1 a0 b1"),
                noise(6),
            ),
            *bad_events("naive", rows("a1 b0 a1"), rows("b1 a1 b0"), noise(6)),
        ),
        runs(
            "naive",
            params(2, 3, horizon="2"),
            case(
                "past the horizon every sample that would count is refused",
                "RefusedHorizon",
                rows("a1 b1 a1 b0"),
                noise(3),
            ),
            case(
                "the number of users is checked before the horizon",
                "RefusedUserCount RefusedHorizon CheckOrder",
                rows("a1 b1 c1 a1"),
                noise(3),
            ),
            case(
                "a user who first comes past the horizon stays unknown",
                "RefusedHorizon",
                rows("a1 a1 b1 c1 a1"),
                noise(3),
            ),
        ),
        one_run(
            "naive",
            params(2, 2, horizon="3", extra_users="ignore"),
            "ignored users and samples are accepted even past the horizon",
            "RefusedHorizon IgnoredUser IgnoredSample CheckOrder",
            rows("a1 b1 c1 a1 a0 b1 c1"),
            noise(4),
        ),
    ]
