"""Tests of the posterior of the mean after epochs in series, and with few users."""

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
            "Series Overhang",
            epoch(BUDGET // 8, narrow, excess=BUDGET * part // 1000, series=(1, length, length)),
        )
        for length, part in ((1, 54), (1, 55), (2, 66), (2, 67), (9, 147), (9, 148))
    ]
    mixed = posterior(
        "series of lengths 1, 4 and 2",
        "Series Discount",
        epoch(BUDGET // 8, narrow),
        *[epoch(BUDGET // n, narrow, series=(2, 4, 4)) for n in (7, 9, 30, 8)],
        *[epoch(BUDGET // n, narrow, excess=BUDGET, series=(6, 2, 2)) for n in (5, 6)],
    )
    some = [
        posterior(
            f"a series of {length} with {excess_queries} excess queries, excess {part}/1000",
            "Series Overhang",
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
        "Series Overhang SpreadRaised",
        *[
            epoch(BUDGET // 8, narrow, excess=cut, series=(1, 6, 3))
            for cut in (None, BUDGET, None, BUDGET // 32, None, BUDGET // 2)
        ],
    )
    fine = [
        posterior(
            f"a small excess in a series of {length}, {part}/1000",
            "Series Overhang Halved",
            epoch(
                2**36, *[SMALL_EXCESS] * 4, excess=BUDGET * part // 1000, series=(1, length, length)
            ),
        )
        for length, part in ((3, 264), (3, 265), (9, 91), (9, 92))
    ]
    return [
        Group("belief", {"params": params(9, 99, "100")}, (*tests, mixed, *some, seldom)),
        Group("belief", {"params": params(9, 99, "40", grid="65536")}, tuple(fine)),
        Group("belief", {"params": params(9, 99, "7000/3")}, (_undivided(3), _undivided(4))),
        *_few(),
    ]


def _few() -> list[Group]:
    """Users who differ: few users, or one user with most of the weight, increase the standard error."""
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
            "belief",
            {"params": given},
            tuple(
                posterior(
                    f"users who differ, on a grid of {given['grid']}, and then {name}",
                    "FewUsers SpreadRaised CoarseWeights",
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
