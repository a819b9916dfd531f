"""Tests of single pieces of the ledger mechanism with Gaussian noise, whose accounts hold squares."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.gaussian.proposals import BUDGET_SQUARED, bars, proposals
from withhold_vectors.generator.cases.ledger.builders import (
    GOOD_PROPOSAL,
    ILL_FORMED,
    LARGE,
    account,
    contribution_test,
    full_limit,
    user,
)
from withhold_vectors.generator.model import Group, VectorFile
from withhold_vectors.generator.shorthand import Flags, contribution, epoch, params, single

User = tuple[int, int, int, int]
"""first, count, released, spent."""
State = tuple[str, Flags, Json, Sequence[User]]
"""comment, flags, parameters, users."""


def file() -> VectorFile:
    """When epochs close, what is proposed, and how a proposal is carried out."""
    return VectorFile(
        "gaussian-pieces",
        "The ledger mechanism with Gaussian noise: its schedules, proposals and accounts",
        "none:gaussian",
        (*_closes(), *proposals(), *bars(), _contributions()),
    )


def _closes() -> list[Group]:
    """States at both sides of every condition. One epoch of the first user has closed before."""
    past = epoch(0, contribution(1, 0, 1, 0), samples=1)
    return [
        Group(
            "closes",
            {"mechanism": "gaussian", "params": given},
            (
                single(
                    comment,
                    f"Squares EpochTimes {flags}".strip(),
                    users=[user(*each) for each in users],
                    epochs=[past] if any(released > 0 for _, _, released, _ in users) else [],
                ),
            ),
        )
        for comment, flags, given, users in (*_enough(), *_worth())
    ]


def _enough() -> list[State]:
    """Whether the roots of available and spent budgets reach a number of scales."""
    half, quarter = BUDGET // 2, BUDGET_SQUARED // 4
    rest = BUDGET_SQUARED - quarter
    pair: list[User] = [(1, 2, 2, quarter), (2, 2, 2, quarter), (6, 2, 0, 0)]
    return [
        ("eight scales are available", "", full_limit("16", 20), [(5, 5, 0, rest)]),
        ("almost eight scales are available", "", full_limit("16", 20), [(5, 5, 0, rest + 1)]),
        (
            "the roots of two users are enough",
            "",
            full_limit("8", 20),
            [(5, 3, 0, rest), (5, 2, 0, rest)],
        ),
        (
            "the roots of two users are almost enough",
            "",
            full_limit("8", 20),
            [(5, 3, 0, rest), (5, 2, 0, rest + 1)],
        ),
        (
            "a user who has spent more than the limit takes nothing from another user",
            "",
            params(9, 9, "17"),
            [(1, 4, 2, 99 * BUDGET_SQUARED // 100), (2, 4, 0, 0)],
        ),
        (
            "a budget limit is a share of the whole account",
            "",
            params(3, 40, "30"),
            [(1, 4, 2, BUDGET_SQUARED // 3)],
        ),
        ("the roots of what is spent are sixteen scales", "WarmUp", full_limit("16", 40), pair),
        (
            "the roots of what is spent are almost sixteen scales",
            "WarmUp",
            full_limit("16", 40),
            [(1, 2, 2, quarter - 1), *pair[1:]],
        ),
        ("one scale at the horizon", "HorizonPlan", full_limit("2", 20), [(1, 20, 0, rest)]),
        (
            "almost one scale at the horizon",
            "HorizonPlan",
            full_limit("2", 20),
            [(1, 20, 0, rest + 1)],
        ),
        (
            "users come again, and no series begins",
            "NoSeries SeriesBegins",
            full_limit("100", 128),
            [(1, 16, 8, half**2 // 9), (2, 16, 8, 0)],
        ),
        (
            "users come again, and there is too little for an epoch now",
            "NoSeries",
            params(9, 64, "40"),
            [(1, 6, 5, BUDGET_SQUARED // 2), (2, 6, 5, BUDGET_SQUARED // 2)],
        ),
    ]


def _worth() -> list[State]:
    """Whether an epoch is worth its noise, given the withheld samples and what is left."""
    quarter = BUDGET_SQUARED // 4
    some: list[User] = [(1, 3, 3, BUDGET_SQUARED), (10, 4, 0, 0), (8, 1, 1, 0), (9, 1, 1, 0)]
    used: list[User] = [
        (1, 4, 4, BUDGET_SQUARED),
        (2, 4, 4, BUDGET_SQUARED),
        (3, 4, 4, BUDGET_SQUARED),
    ]
    open_end = params(9, 4, "12")
    half = "after half of the horizon"
    return [
        ("at half of the horizon", "HorizonPlan", full_limit("8", 20), [(10, 10, 0, 0)]),
        (half, "HorizonPlan", full_limit("8", 20), [(11, 11, 0, 0)]),
        (
            f"{half}, one sample and eight scales",
            "HorizonPlan",
            full_limit("16", 20),
            [(1, 12, 12, 0), (13, 1, 0, 3 * quarter)],
        ),
        (
            f"{half}, one sample and almost eight scales",
            "HorizonPlan",
            full_limit("16", 20),
            [(1, 12, 12, 0), (13, 1, 0, 3 * quarter + 1)],
        ),
        (
            f"{half}, four samples and sixteen scales",
            "HorizonPlan",
            full_limit("16", 20),
            [(1, 9, 9, quarter), (13, 4, 0, 0)],
        ),
        (
            f"{half}, four samples and almost sixteen scales",
            "HorizonPlan",
            full_limit("16", 20),
            [(1, 9, 9, quarter), (13, 4, 0, 1)],
        ),
        ("as much available as spent", "", full_limit("10", 40), [*some, (10, 1, 1, 0)]),
        (
            "less available than spent, and little left",
            "",
            full_limit("10", 40),
            [*some, (10, 1, 1, 1)],
        ),
        ("a quarter of the budget", "", full_limit("10", 40), [*used, (15, 3, 0, 0)]),
        ("almost a quarter of the budget", "", full_limit("10", 40), [*used, (15, 3, 0, 1)]),
        (
            "the roots are more than was spent, but the squares are not",
            "",
            params(9, 4, "7"),
            [(1, 4, 4, BUDGET_SQUARED), (5, 1, 0, 0), (6, 1, 0, 0), (7, 1, 1, 0), (8, 1, 1, 0)],
        ),
        (
            "a quarter of what is left, length unknown",
            "",
            open_end,
            [(1, 2, 2, BUDGET_SQUARED), (3, 2, 2, 6 * BUDGET_SQUARED // 10), (6, 2, 0, 0)],
        ),
        (
            "less than a quarter of what is left, length unknown",
            "",
            open_end,
            [
                (1, 2, 2, BUDGET_SQUARED // 2),
                (3, 2, 2, 6 * BUDGET_SQUARED // 10),
                (5, 2, 0, 0),
                (6, 1, 1, 0),
                (7, 1, 1, 0),
            ],
        ),
    ]


def _contributions() -> Group:
    """Proposals that are carried out, and proposals that no policy should make."""
    cost = 300**2 + 40**2
    rows: tuple[tuple[str, Flags, dict[str, int], int, int], ...] = (
        ("a sum inside the inner interval", "", {}, 0, 4),
        ("a sum whose excess is above the saturation", "", {}, 7, 11),
        ("a sum below the lower end", "", {}, 7, 0),
        ("the last units of the account", "BadProposal", {}, BUDGET_SQUARED - cost, 4),
        ("one unit too few", "BadProposal", {}, BUDGET_SQUARED - cost + 1, 4),
        (
            "the whole account for the sum",
            "",
            {"weight": BUDGET, "low": 5, "excess_weight": 0},
            0,
            9,
        ),
        (
            "the whole account for the sum, and one unit for the excess",
            "BadProposal",
            {"weight": BUDGET, "low": 5, "saturation": 1},
            0,
            9,
        ),
        (
            "an excess query that the account cannot pay for",
            "BadProposal",
            {"excess_weight": BUDGET},
            0,
            9,
        ),
        (
            "an excess query for the whole account",
            "",
            {"excess_weight": BUDGET // 4, "weight": 0},
            0,
            9,
        ),
        *((comment, "BadProposal", change, 0, 9) for comment, change in ILL_FORMED),
        *((comment, "BadProposal", change, 0, 9) for comment, change in LARGE),
        (
            "a square that needs 129 bits",
            "BadProposal",
            {"weight": 2**64, "low": 0, "high": 1, "excess_weight": 0},
            0,
            9,
        ),
        ("two signs that cancel", "BadProposal", {"excess_weight": -10, "saturation": -4}, 0, 9),
        ("an excess query without a weight", "", {"weight": 0}, 0, 9),
        ("a proposal of nothing", "", dict.fromkeys(GOOD_PROPOSAL, 0), BUDGET_SQUARED, 3),
    )
    return Group(
        "contribution",
        {
            "mechanism": "gaussian",
            "series": {"first": 3, "length": 1, "excess_queries": 1, "strata": 1},
        },
        tuple(
            contribution_test(
                f"Gaussian: {comment}", f"Squares {flags}", account(spent), change, total
            )
            for comment, flags, change, spent, total in rows
        ),
    )
