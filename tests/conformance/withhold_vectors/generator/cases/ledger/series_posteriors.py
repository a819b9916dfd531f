"""Tests of what epochs in series say, of few users, and of strata."""

from __future__ import annotations

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.generator.cases.ledger.builders import SMALL_EXCESS, UNIT
from withhold_vectors.generator.cases.ledger.posteriors import posterior
from withhold_vectors.generator.model import Group, Test
from withhold_vectors.generator.shorthand import contribution, epoch, params


def series_posteriors() -> list[Group]:
    """Epochs of series of every length. The noise of sums and excesses grows with the length."""
    narrow = contribution(16, 2, 10, BUDGET // 32, 2, BUDGET // 64)
    tests = [
        posterior(
            f"an epoch of a series of {length}, excess {part}/1000",
            "Series Excess",
            epoch(BUDGET // 8, narrow, excess=BUDGET * part // 1000, series=(1, length, length)),
        )
        for length, part in ((1, 54), (1, 55), (2, 66), (2, 67), (9, 147), (9, 148))
    ]
    mixed = posterior(
        "series of lengths 1, 4 and 2",
        "Series CutOff",
        epoch(BUDGET // 8, narrow),
        *[epoch(BUDGET // n, narrow, series=(2, 4, 4)) for n in (7, 9, 30, 8)],
        *[epoch(BUDGET // n, narrow, excess=BUDGET, series=(6, 2, 2)) for n in (5, 6)],
    )
    some = [
        posterior(
            f"a series of {length} with {excess_queries} excess queries, excess {part}/1000",
            "Series Excess",
            epoch(
                BUDGET // 8,
                narrow,
                excess=BUDGET * part // 1000,
                series=(1, length, excess_queries),
            ),
        )
        for length, excess_queries, part in (
            (9, 1, 54),
            (9, 1, 55),
            (4, 2, 66),
            (4, 2, 67),
            (2, 9, 147),
        )
    ]
    seldom = posterior(
        "excesses in some epochs of a series only",
        "Series Excess UsersDiffer",
        *[
            epoch(BUDGET // 8, narrow, excess=cut, series=(1, 6, 3))
            for cut in (None, BUDGET, None, BUDGET // 32, None, BUDGET // 2)
        ],
    )
    fine = [
        posterior(
            f"a small excess in a series of {length}, {part}/1000",
            "Series Excess Halved",
            epoch(
                2**36,
                *[{**SMALL_EXCESS, "user": user} for user in range(4)],
                excess=BUDGET * part // 1000,
                series=(1, length, length),
            ),
        )
        for length, part in ((3, 264), (3, 265), (9, 91), (9, 92))
    ]
    return [
        Group("posterior", {"params": params(9, 99, "100")}, (*tests, mixed, *some, seldom)),
        Group("posterior", {"params": params(9, 99, "40", grid="65536")}, tuple(fine)),
        Group("posterior", {"params": params(9, 99, "7000/3")}, (_undivided(3), _undivided(4))),
        *_few(),
    ]


def _few() -> list[Group]:
    """Users who differ: few users, or one user with most of the weight, add to the variance."""
    narrow = contribution(16, 2, 10, BUDGET // 32, 2, BUDGET // 64)
    large_excess = epoch(BUDGET, narrow, excess=BUDGET // 4)
    wide = contribution(16, 2 * UNIT, 10 * UNIT, 2**19, 2 * UNIT, 2**18)
    rows = (
        ("one user", [(8, BUDGET // 9)]),
        ("two equal users", [(8, BUDGET // 9)] * 2),
        ("many equal users", [(8, BUDGET // 90)] * 40),
        ("one user with most of the weight", [(8, BUDGET // 9), *[(8, BUDGET // 900)] * 9]),
        ("one user with most of the samples", [(90, BUDGET // 90), *[(2, BUDGET // 90)] * 9]),
        ("weights of few bits", [(3, 1000), (5, 1), (7, 999)]),
        ("weights of 20 and of 21 bits", [(3, 2**20 - 1), (5, 2**21 - 1), (7, 3)]),
    )
    return [
        Group(
            "posterior",
            {"params": given},
            tuple(
                posterior(
                    f"users who differ, on a grid of {given['grid']}, and then {name}",
                    "Unequal UsersDiffer CoarseWeights",
                    first,
                    epoch(
                        BUDGET // 9,
                        *[
                            contribution(size, 0, size * scale, weight // scale or 1, user=user)
                            for user, (size, weight) in enumerate(pairs)
                        ],
                        excess=None,
                    ),
                    *after,
                )
                for name, pairs in rows
            ),
        )
        for given, first, scale, after in (
            (params(99, 99, "1000"), large_excess, 1, ()),
            (
                params(99, 99, "1000", grid="65536"),
                epoch(BUDGET, wide, excess=BUDGET // 4),
                UNIT,
                (epoch(9, contribution(3, 0, 9, 0), excess=None),),
            ),
        )
    ]


def _undivided(length: int) -> Test:
    even = contribution(60, 0, 60, BUDGET // 60)
    name = f"an epsilon that does not divide the budget, in a series of {length}"
    return posterior(
        name, "Series", *[epoch(i, even, series=(1, length, length)) for i in (0, 3, 2**33)]
    )


def strata_posteriors() -> list[Group]:
    """Epochs of two strata, of users with very different numbers of samples, with both weightings."""
    light, heavy = contribution(4, 0, 4, BUDGET // 16), BUDGET // 400
    far = [
        light,
        {**contribution(90, 10, 80, heavy, 9, BUDGET // 900, user=1), "stratum": "1"},
        contribution(5, 1, 4, BUDGET // 70, 1, BUDGET // 90, user=2),
    ]
    later = [
        {**contribution(70, 20, 60, heavy, 9, BUDGET // 800, user=1), "stratum": "1"},
        contribution(6, 0, 6, BUDGET // 40, user=3),
    ]
    beyond = [contribution(3, 0, 3, BUDGET // 9, user=4), *far[:1]]
    histories = {
        "two strata, then one user of each": (
            epoch([BUDGET // 9, BUDGET // 8], *far, excess=BUDGET // 50, series=(1, 3, 3)),
            epoch([BUDGET // 7, -BUDGET // 30], *later, excess=BUDGET // 90, series=(1, 3, 3)),
        ),
        "a stratum without users": (
            epoch([BUDGET // 5, BUDGET], light, series=(1, 2, 2)),
            epoch([BUDGET // 9, BUDGET // 8, -5], *far, excess=None, series=(2, 1, 0)),
        ),
        "a user in a stratum that does not exist": (
            epoch(BUDGET // 5, light, {**far[1], "stratum": "7"}, excess=BUDGET // 3),
        ),
        "sums far beyond the range, and users who arrive late": (
            epoch([-BUDGET, 3 * BUDGET], *far, excess=-BUDGET, series=(1, 1, 1)),
            epoch([BUDGET // 3, BUDGET // 4], *beyond, excess=BUDGET, series=(2, 1, 1)),
            epoch([-7, -BUDGET // 7], *later, excess=-3, series=(3, 1, 1)),
        ),
    }
    return [
        Group(
            "posterior",
            {"params": params(9, 99, epsilon, weighting=weighting, grid=grid)},
            tuple(
                posterior(
                    f"{name}: weighting {weighting}, epsilon {epsilon}, grid {grid}",
                    "Strata Weighting Excess",
                    *epochs,
                )
                for name, epochs in histories.items()
            ),
        )
        for weighting, epsilon, grid in (
            ("sample", "30", "1"),
            ("user", "30", "1"),
            ("user", "4000", "2"),
            ("sample", "100000", "1"),
        )
    ]


def level_posteriors() -> list[Group]:
    """Excesses after the level has moved by less and by more than two standard deviations, or not at all."""
    sure = contribution(400, 20, 200, BUDGET // 400, 60, BUDGET // 4000, inner=(60, 140))
    groups = []
    for epsilon in ("3000", "200"):
        tests = [
            posterior(
                f"a level that moves to {part} hundredths, epsilon {epsilon}, excess {excess}",
                "Excess Outlier CutOff",
                *[
                    epoch(mean * BUDGET // 100 - BUDGET // 20, sure, excess=cut)
                    for mean, cut in ((25, BUDGET // 900), (25, 0), (part, excess))
                ],
            )
            for part in (25, 27, 32, 60, 99)
            for excess in (0, BUDGET // 150, BUDGET // 20)
        ]
        groups.append(Group("posterior", {"params": params(9, 9999, epsilon)}, tuple(tests)))
    return groups
