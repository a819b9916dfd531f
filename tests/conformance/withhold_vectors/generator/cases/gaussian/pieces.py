"""Vectors of the ledger mechanism's pieces where noise is Gaussian: what is kept in squares."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.gaussian.proposals import proposals
from withhold_vectors.generator.model import Group, VectorFile
from withhold_vectors.generator.shorthand import Flags, contribution, epoch, params, single

BUDGET_SQUARED = BUDGET**2
User = tuple[int, int, int, int]
"""first, count, covered, spent."""
State = tuple[str, Flags, Json, Sequence[User]]


def file() -> VectorFile:
    """When epochs close, what is offered, and what becomes of an offer."""
    return VectorFile(
        "gaussian-pieces",
        "The ledger mechanism with Gaussian noise: its clockwork, offers and accounts",
        "none:gaussian",
        (*_closes(), *proposals(), _contributions()),
    )


def _closes() -> list[Group]:
    """States at both sides of every condition. There was an epoch before, of the first user alone."""
    past = epoch(0, contribution(1, 0, 1, 0), samples=1)
    return [
        Group(
            "closes",
            {"mechanism": "gaussian", "params": given},
            (
                single(
                    comment,
                    f"Squares EpochTimes {flags}".strip(),
                    users=[_user(*user) for user in users],
                    epochs=[past] if any(released > 0 for _, _, released, _ in users) else [],
                ),
            ),
        )
        for comment, flags, given, users in (*_enough(), *_worth())
    ]


def _user(first: int, count: int, released: int, spent: int) -> Json:
    user = {"first": first, "count": count, "covered": released, "spent": spent}
    texts = {name: str(value) for name, value in user.items()}
    return {**texts, "series": 0, "sum_cost": "0", "overhang_cost": "0"}


def _wide(epsilon: str, horizon: int) -> Json:
    """So many users to come that one sample gives a user the whole account at once."""
    return params(2 * horizon, horizon, epsilon, horizon=str(horizon))


def _enough() -> list[State]:
    """Whether roots are of so many scales."""
    half, quarter = BUDGET // 2, BUDGET_SQUARED // 4
    rest = BUDGET_SQUARED - quarter
    pair: list[User] = [(1, 2, 2, quarter), (2, 2, 2, quarter), (5, 2, 0, 0)]
    return [
        ("eight scales are fresh", "", _wide("16", 20), [(1, 5, 0, rest)]),
        ("not quite eight scales are fresh", "", _wide("16", 20), [(1, 5, 0, rest + 1)]),
        ("two users' roots are fresh", "", _wide("8", 20), [(1, 3, 0, rest), (3, 2, 0, rest)]),
        (
            "two users' roots are not quite enough",
            "",
            _wide("8", 20),
            [(1, 3, 0, rest), (3, 2, 0, rest + 1)],
        ),
        (
            "an account beyond its limit takes nothing from another's",
            "",
            params(9, 9, "17"),
            [(1, 4, 2, 99 * BUDGET_SQUARED // 100), (2, 4, 0, 0)],
        ),
        (
            "a limit is a share of the whole account",
            "",
            params(3, 40, "30"),
            [(1, 4, 2, BUDGET_SQUARED // 3)],
        ),
        ("roots of sixteen scales are spent", "WarmUp", _wide("16", 40), pair),
        (
            "roots of not quite sixteen scales are spent",
            "WarmUp",
            _wide("16", 40),
            [(1, 2, 2, quarter - 1), *pair[1:]],
        ),
        ("one scale at the horizon", "HorizonPlan", _wide("2", 20), [(1, 20, 0, rest)]),
        ("not quite one at the horizon", "HorizonPlan", _wide("2", 20), [(1, 20, 0, rest + 1)]),
        (
            "users come again, and there is no series",
            "NoSeries SeriesBegins",
            _wide("100", 128),
            [(1, 16, 8, half**2 // 9), (2, 16, 8, 0)],
        ),
        (
            "users come again, and there is not enough for an epoch now",
            "NoSeries",
            params(9, 64, "40"),
            [(1, 6, 5, BUDGET_SQUARED // 2), (2, 6, 5, BUDGET_SQUARED // 2)],
        ),
    ]


def _worth() -> list[State]:
    """Whether an epoch is worth its noise, by the samples that wait and by what is left."""
    quarter = BUDGET_SQUARED // 4
    some: list[User] = [(1, 3, 3, BUDGET_SQUARED), (2, 4, 0, 0), (8, 1, 1, 0), (9, 1, 1, 0)]
    used: list[User] = [
        (1, 4, 4, BUDGET_SQUARED),
        (2, 4, 4, BUDGET_SQUARED),
        (3, 4, 4, BUDGET_SQUARED),
    ]
    open_end = params(9, 4, "12")
    return [
        ("half of the horizon", "HorizonPlan", _wide("8", 20), [(1, 10, 0, 0)]),
        ("after half", "HorizonPlan", _wide("8", 20), [(1, 11, 0, 0)]),
        (
            "after half, one sample and eight scales",
            "HorizonPlan",
            _wide("16", 20),
            [(1, 12, 12, 0), (13, 1, 0, 3 * quarter)],
        ),
        (
            "after half, one sample and not quite eight scales",
            "HorizonPlan",
            _wide("16", 20),
            [(1, 12, 12, 0), (13, 1, 0, 3 * quarter + 1)],
        ),
        (
            "after half, four samples and sixteen scales",
            "HorizonPlan",
            _wide("16", 20),
            [(1, 9, 9, quarter), (13, 4, 0, 0)],
        ),
        (
            "after half, four samples and not quite sixteen scales",
            "HorizonPlan",
            _wide("16", 20),
            [(1, 9, 9, quarter), (13, 4, 0, 1)],
        ),
        ("as much as was spent", "", _wide("10", 40), [*some, (10, 1, 1, 0)]),
        ("less than was spent, and little left", "", _wide("10", 40), [*some, (10, 1, 1, 1)]),
        ("a quarter of the budget", "", _wide("10", 40), [*used, (12, 3, 0, 0)]),
        ("not quite a quarter of it", "", _wide("10", 40), [*used, (12, 3, 0, 1)]),
        (
            "roots are more than was spent, but squares are not",
            "",
            params(9, 4, "7"),
            [(1, 4, 4, BUDGET_SQUARED), (5, 1, 0, 0), (6, 1, 0, 0), (7, 1, 1, 0), (8, 1, 1, 0)],
        ),
        (
            "a quarter of what is left, the length unknown",
            "",
            open_end,
            [(1, 2, 2, BUDGET_SQUARED), (3, 2, 2, 6 * BUDGET_SQUARED // 10), (5, 2, 0, 0)],
        ),
        (
            "less than a quarter of what is left, the length unknown",
            "",
            open_end,
            [
                *(
                    (1, 2, 2, BUDGET_SQUARED // 2),
                    (3, 2, 2, 6 * BUDGET_SQUARED // 10),
                    (5, 2, 0, 0),
                ),
                *((6, 1, 1, 0), (7, 1, 1, 0)),
            ],
        ),
    ]


def _contributions() -> Group:
    """Offers that are carried out, and offers that nobody should make."""
    good = {"low": 1, "high": 6, "weight": 60, "inner_low": 2, "inner_high": 5} | {
        "margin": 4,
        "probe": 10,
    }
    price = 300**2 + 40**2
    rows: tuple[tuple[str, Flags, dict[str, int], int, int], ...] = (
        ("a sum inside", "", {}, 0, 4),
        ("a sum beyond the margin", "", {}, 7, 11),
        ("a sum below the lower end", "", {}, 7, 0),
        ("the last units of the account", "BadOffer", {}, BUDGET_SQUARED - price, 4),
        ("one unit too few", "BadOffer", {}, BUDGET_SQUARED - price + 1, 4),
        (
            "the whole account for the sum",
            "",
            {"weight": BUDGET, "low": 5, "probe": 0},
            0,
            9,
        ),
        (
            "and one unit for the overhang",
            "BadOffer",
            {"weight": BUDGET, "low": 5, "margin": 1},
            0,
            9,
        ),
        ("the probe alone cannot be paid", "BadOffer", {"probe": BUDGET}, 0, 9),
        ("the probe alone is just paid", "", {"probe": BUDGET // 4, "weight": 0}, 0, 9),
        ("a weight below zero", "BadOffer", {"weight": -1}, 0, 9),
        ("a probe below zero", "BadOffer", {"probe": -1}, 0, 9),
        ("a margin below zero", "BadOffer", {"margin": -1}, 0, 9),
        ("an interval upside down", "BadOffer", {"low": 7}, 0, 9),
        ("an inner interval upside down", "BadOffer", {"inner_low": 6}, 0, 9),
        ("two signs that cancel", "BadOffer", {"probe": -10, "margin": -4}, 0, 9),
        ("no weight, a probe", "", {"weight": 0}, 0, 9),
        ("nothing at all", "", dict.fromkeys(good, 0), BUDGET_SQUARED, 3),
    )
    return Group(
        "booking",
        {"mechanism": "gaussian", "series": {"first": 3, "length": 1, "probes": 1}},
        tuple(
            single(
                f"Gaussian: {comment}",
                f"Squares Account {flags}".strip(),
                account={
                    "spent": str(spent),
                    "series": 0,
                    "sum_cost": "0",
                    "overhang_cost": "0",
                },
                size=9,
                offer={name: str(value) for name, value in {**good, **change}.items()},
                sum=str(total),
            )
            for comment, flags, change, spent, total in rows
        ),
    )
