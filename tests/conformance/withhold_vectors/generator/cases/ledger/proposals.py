"""Tests of what the shipped policy of the ledger mechanism proposes, given past epochs."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.ledger.builders import (
    SMALL_EXCESS,
    UNIT,
    equal_epochs,
    proposals_test,
)
from withhold_vectors.generator.model import Group, Test
from withhold_vectors.generator.shorthand import Flags, contribution, epoch, params

QUARTER = BUDGET // 4
Blocks = Sequence[tuple[int, ...]]
"""Sizes and available budgets; and what excess queries have cost in the series, if anything."""
SOME: Blocks = ((1, BUDGET), (7, QUARTER), (30, QUARTER + 1), (90, BUDGET // 3))
FEW: Blocks = ((40, BUDGET // 7), (2, 12345), (200, 0), (55, 3))
LOW_MEAN, HIGH_MEAN, HALF_MEAN = (
    equal_epochs(total) for total in (BUDGET // 60, BUDGET - BUDGET // 50, BUDGET // 2)
)
SMALL_EXCESSES = [epoch(2**14 * 9 * UNIT, SMALL_EXCESS)] * 2


def proposals() -> list[Group]:
    """Proposals after epochs of every kind, for blocks of every kind."""
    settings: list[tuple[Json, list[Test]]] = [
        *[
            (params(9, 999, "500", weighting=weighting), _weighted(weighting))
            for weighting in ("sample", "user", "precision")
        ],
        (params(9, 999, "300", grid="65536"), _fine_grid()),
        (params(9, 999, "300", grid="3"), _around_two_thirds()),
        (params(9, 999, "300", grid="4294967296"), _finest_grid()),
        (params(9, 999, "50"), _excess_queries()),
        (
            params(9, 999, "50", grid="1000"),
            [
                proposals_test(
                    "excess queries: on a grid all blocks count",
                    "Overhang",
                    LOW_MEAN,
                    [*SOME, *FEW],
                )
            ],
        ),
        (
            params(9, 999, "4294967296", grid="4294967296", weighting="user"),
            [proposals_test("weights of few bits", "Caps Weighting", HALF_MEAN, [*SOME, *FEW])],
        ),
        (
            params(9, 999, "4294967296", grid="3"),
            [
                proposals_test(
                    "sizes far apart, and no noise: the lowest cap",
                    "Caps",
                    HALF_MEAN,
                    ((300, BUDGET // 4096), (290, BUDGET // 4096), (280, BUDGET)),
                )
            ],
        ),
        (
            params(9, 999, "3000", grid="65536"),
            [
                proposals_test(
                    "a fine grid: sizes far apart",
                    "Caps",
                    (),
                    ((2, BUDGET), (60, 2**32), (300, 2**38)),
                )
            ],
        ),
        (
            params(9, 999, "1/10", weighting="precision"),
            [proposals_test("noise far above all sums", "Caps", HALF_MEAN, [*SOME, *FEW])],
        ),
    ]
    return [Group("offers", {"params": given}, tuple(tests)) for given, tests in settings]


def _weighted(weighting: str) -> list[Test]:
    """Posteriors and blocks of all kinds."""
    # the excess of a block of almost no weight raises the between-user deviation and discounts nothing
    light = contribution(400, 1, 99, 1, 50, BUDGET // 100, user=1)
    differ = epoch(BUDGET // 60, contribution(64, 0, 64, BUDGET // 64), light, excess=BUDGET)
    posteriors: tuple[tuple[str, Flags, Sequence[Json]], ...] = (
        ("no past epoch", "", ()),
        ("a low mean", "Clipped", LOW_MEAN),
        ("a high mean", "Clipped", HIGH_MEAN),
        ("a mean in the middle", "Clipped", HALF_MEAN),
        ("users who differ", "SpreadRaised", [*LOW_MEAN, differ]),
    )
    blocks: tuple[tuple[str, Blocks], ...] = (
        ("available budgets of all kinds", SOME),
        (
            "blocks of equal sizes",
            ((50, QUARTER), (50, QUARTER), (3, BUDGET), (3, 0), (200, QUARTER - 5)),
        ),
        ("sizes far apart", ((3, BUDGET), (100, 2**36), (2, BUDGET // 2), (60, 2**30))),
    )
    return [
        proposals_test(f"{weighting}: {name}, {kind}", f"Caps Weighting {flags}", epochs, rows)
        for name, flags, epochs in posteriors
        for kind, rows in blocks
    ]


def _fine_grid() -> list[Test]:
    return [
        proposals_test("a fine grid: little available budget", "Clipped Caps", LOW_MEAN, FEW),
        proposals_test("a fine grid: much available budget", "Clipped Caps", HALF_MEAN, SOME),
        proposals_test("a fine grid: consecutive sizes", "Clipped", LOW_MEAN, _consecutive(1, 25)),
        proposals_test(
            "a fine grid: a variance halved twice", "Clipped Halved", SMALL_EXCESSES, SOME
        ),
    ]


def _around_two_thirds() -> list[Test]:
    """An interval that is longer than two thirds of the range becomes the whole range."""
    return [
        proposals_test(
            "sizes around two thirds of the range, a low mean",
            "Clipped",
            LOW_MEAN,
            _consecutive(1, 12),
        ),
        proposals_test(
            "sizes around two thirds of the range, a high mean",
            "Clipped",
            HIGH_MEAN,
            _consecutive(18, 30),
        ),
        proposals_test(
            "sizes around two thirds of the range, a mean in the middle",
            "Clipped",
            HALF_MEAN,
            _consecutive(5, 15),
        ),
        proposals_test("one block without available budget", "Caps", (), [(5, 0)]),
        proposals_test("no blocks", "Caps", LOW_MEAN, ()),
    ]


def _finest_grid() -> list[Test]:
    return [
        proposals_test(
            f"the finest grid: a mean near {name}",
            "Clipped WideGrid",
            [epoch(total * 2**32, contribution(64, 0, 2**38, BUDGET // 64))] * 3,
            [(size, BUDGET) for size in sizes],
        )
        for name, total, sizes in (
            ("1/4", BUDGET // 4, (60, 103, 180, 309, 409)),
            ("3/4", BUDGET - BUDGET // 4, (60, 161, 181, 195, 459)),
        )
    ]


def _excess_queries() -> list[Test]:
    enough = 8 * (9 * BUDGET // 100 + 1)
    cases: tuple[tuple[str, Blocks], ...] = (
        ("just enough budget", ((60, enough), (90, enough), (1, BUDGET))),
        ("almost enough budget", ((60, enough - 1), (90, enough), (1, BUDGET))),
        ("blocks that are not clipped do not count", ((60, QUARTER), (1, BUDGET), (2, BUDGET))),
        ("an interval too short for any saturation", ((9, BUDGET), (60, BUDGET))),
    )
    return [
        proposals_test(f"excess queries: {name}", "Overhang Clipped", LOW_MEAN, blocks)
        for name, blocks in cases
    ]


def series_proposals() -> list[Group]:
    """Proposals in series of every length and cadence, with and without excess queries."""
    many = [(size, BUDGET - size) for size in (9, 40, 41, 80, 300)]
    low, half = (equal_epochs(total, series=(1, 3, 3)) for total in (BUDGET // 60, BUDGET // 2))
    paid: Blocks = ((90, BUDGET, BUDGET // 12), (30, QUARTER, 99), (60, BUDGET, BUDGET), (1, 7))
    past = proposals_test("past the known end", "Series HorizonPlan Overhang", low, paid, (9, 6))
    full = [
        proposals_test(
            f"the last sample, no known end: {name}", "HorizonPlan Overhang", low, paid, (9, length)
        )
        for name, length in (("a series of one epoch", 1), ("a series of six", 6))
    ]
    cadences = [
        proposals_test(
            f"the cadence of {users} users, series of {length}, {name}",
            "Series Clipped Overhang",
            epochs,
            rows,
            (users, length),
            excess_queries=min(length, 2),
        )
        for users, length in ((4, 1), (4, 3), (3, 1), (1, 2), (0, 1), (0, 4))
        for name, epochs, rows in (("a low mean", low, many), ("a mean in the middle", half, SOME))
    ]
    fine = [
        proposals_test(
            f"a fine grid: the cadence of {users} users",
            "Series Overhang",
            SMALL_EXCESSES,
            many,
            (users, 2),
        )
        for users in (4, 3, 0)
    ]
    weighted = [
        (
            params(9, 999, "500", weighting=weighting),
            [
                proposals_test(
                    f"{weighting}: in a series of {n}", "Series Caps Weighting", low, SOME, (9, n)
                )
                for n in (2, 5)
            ],
        )
        for weighting in ("sample", "user", "precision")
    ]
    settings: list[tuple[Json, list[Test]]] = [
        (params(9, 999, "200"), _series_excess_queries(low, many)),
        (params(9, 999, "200", horizon="600"), _known_ends(low, paid)),
        (params(9, 999, "200", horizon="599"), [past]),
        (params(6, 100, "200"), full),
        (params(9, 999, "20"), cadences),
        (params(9, 999, "20", grid="65536"), fine),
        *weighted,
    ]
    return [Group("offers", {"params": given}, tuple(tests)) for given, tests in settings]


def _series_excess_queries(low: Sequence[Json], many: Blocks) -> list[Test]:
    # 10/3 is (3 + 1) (3 + 2) / 6: three excess queries need 9 sqrt(10/3) scales
    least = isqrt(10 * (9 * BUDGET) ** 2 // 3) // 200 + 1
    enough = [
        proposals_test(
            f"three excess queries in a series of five: {name}",
            "Series Overhang Clipped",
            low,
            ((90, 8 * least - less), (1, BUDGET), (60, 0)),
            (1, 5),
            excess_queries=3,
        )
        for less, name in ((0, "just enough budget"), (1, "almost enough budget"))
    ]
    return enough + [
        proposals_test(
            f"series of {length}, {queries} excess queries, {'asked' if asked else 'not asked'}",
            "Series Overhang Clipped",
            low,
            many,
            (1, length),
            excess_queries=queries,
            asked=asked,
        )
        for length, queries, asked in (
            (1, 0, False),
            (1, 1, False),
            (5, 0, False),
            (5, 1, True),
            (5, 1, False),
            (5, 5, True),
            (9, 3, False),
        )
    ]


def _known_ends(low: Sequence[Json], paid: Blocks) -> list[Test]:
    # 9 scales are 9/200 of an account, half a share is a 16th of the available budget: 144/200
    just, almost = ([(90, 8 * (18 * BUDGET // 200 + 1) - less)] for less in (0, 1))
    return [
        proposals_test(
            f"the known end, {name}",
            "Series HorizonPlan Overhang",
            low,
            rows,
            (9, length),
            excess_queries=queries,
            asked=asked,
        )
        for name, rows, length, queries, asked in (
            ("a series of one epoch", paid, 1, 1, True),
            ("a series of one epoch, not asked", paid, 1, 1, False),
            ("half of a share is just enough", just, 1, 1, True),
            ("half of a share is almost enough", almost, 1, 1, True),
            ("in a series of six", paid, 6, 1, True),
            ("in a series of six, not asked", paid, 6, 2, False),
            ("in a series of six, without excess queries", paid, 6, 0, False),
            ("in a series of six, three excess queries", paid, 6, 3, True),
            ("what excess queries have cost is not enough", paid[:2], 6, 5, True),
        )
    ]


def _consecutive(first: int, last: int) -> list[tuple[int, int]]:
    """Blocks of all sizes from the first to the last."""
    return [(size, BUDGET // 3 + size) for size in range(first, last + 1)]
