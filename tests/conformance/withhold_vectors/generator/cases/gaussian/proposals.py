"""Tests of what the shipped policy proposes when noise is Gaussian and accounts hold squares."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.ledger.builders import (
    SMALL_EXCESS,
    UNIT,
    equal_epochs,
    proposals_test,
)
from withhold_vectors.generator.model import Group, Test
from withhold_vectors.generator.shorthand import Flags, epoch, params

BUDGET_SQUARED = BUDGET**2
ROOT = 3 * BUDGET // 7
Blocks = Sequence[tuple[int, int]]
"""Sizes and available budgets, in squares."""
LOW_MEAN, HALF_MEAN = equal_epochs(BUDGET // 60), equal_epochs(BUDGET // 2)
SOME: Blocks = (
    (1, BUDGET_SQUARED),
    (7, BUDGET_SQUARED // 4),
    (30, ROOT**2),
    (90, BUDGET_SQUARED // 3),
    (5, 0),
    (2, 3),
)
NO_SQUARES: Blocks = (
    (1, ROOT**2 - 1),
    (2, 4 * ROOT**2),
    (3, 9 * ROOT**2 // 4 - 1),
    (40, 7),
    (9, BUDGET_SQUARED - 1),
)


def proposals() -> list[Group]:
    """Proposals for available budgets that are squares, almost squares, and anything else."""
    small_excesses = [epoch(2**14 * 9 * UNIT, SMALL_EXCESS)] * 2
    cadences = [
        _proposed(f"the cadence of {users} users decides the interval", "Clipped", SOME, users)
        for users in (1, 79, 80)
    ]
    settings: list[tuple[Json, list[Test]]] = [
        (params(9, 999, "50"), _excess_queries()),
        (params(9, 999, "50", horizon="600"), _known_ends()),
        (
            params(9, 999, "300", grid="65536"),
            [_proposed("a fine grid", "Overhang", SOME, epochs=small_excesses)],
        ),
        (
            params(9, 999, "4294967296", grid="4294967296"),
            [_proposed("the finest grid", "Overhang", SOME, epochs=HALF_MEAN)],
        ),
        (
            params(9, 999, "1/10"),
            [_proposed("noise far above all sums", "Caps", SOME, epochs=HALF_MEAN)],
        ),
        (params(9, 999, "20"), [_proposed("no blocks", "Caps", ()), *cadences]),
    ]
    for weighting in ("sample", "user", "precision"):
        tests = [
            _proposed(f"{weighting}: {name}", "Caps Weighting", blocks)
            for name, blocks in (
                ("available budgets of all kinds", SOME),
                ("roots that are rounded down", NO_SQUARES),
            )
        ]
        settings.append((params(9, 999, "500", weighting=weighting), tests))
    return [
        Group("offers", {"mechanism": "gaussian", "params": given}, tuple(tests))
        for given, tests in settings
    ]


def _excess_queries() -> list[Test]:
    # nine scales are 9/50 of an account; a share is an eighth of the available budget, in squares
    enough, each = 8 * (9 * BUDGET // 50 + 1) ** 2, 8 * (9 * BUDGET // 100 + 1) ** 2
    cases: tuple[tuple[str, Blocks], ...] = (
        ("just enough budget", ((60, enough), (1, BUDGET_SQUARED))),
        ("almost enough budget", ((60, enough - 1), (1, BUDGET_SQUARED))),
        ("the roots of two users are enough", ((60, each), (90, each))),
        ("the roots of two users are almost enough", ((60, each - 1), (90, each - 1))),
        (
            "blocks that are not clipped do not count",
            ((60, BUDGET_SQUARED // 9), (1, BUDGET_SQUARED)),
        ),
    )
    return [
        _proposed(f"excess queries: {name}", "Overhang Clipped", blocks) for name, blocks in cases
    ]


def _known_ends() -> list[Test]:
    halved = 16 * (9 * BUDGET // 50 + 1) ** 2
    cases: tuple[tuple[str, Blocks], ...] = (
        ("half of a share is just enough", ((60, halved), (1, BUDGET_SQUARED))),
        ("half of a share is almost enough", ((60, halved - 1), (1, BUDGET_SQUARED))),
        (
            "available budgets of all kinds",
            ((90, BUDGET_SQUARED), (60, BUDGET_SQUARED // 2 + 3), (1, 7)),
        ),
    )
    return [
        _proposed(f"the known end: {name}", "Overhang HorizonPlan", blocks)
        for name, blocks in cases
    ]


def _proposed(
    comment: str,
    flags: Flags,
    blocks: Blocks,
    users: int = 10**6,
    epochs: Sequence[Json] = LOW_MEAN,
) -> Test:
    """Proposals for an epoch with so many users; the cadence is the fastest, unless given."""
    return proposals_test(
        f"Gaussian: {comment}", f"Squares {flags}", epochs, blocks, series=(users, 1)
    )
