"""Tests of when epochs of the ledger mechanism close, and in which series."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.ledger.builders import full_limit, user
from withhold_vectors.generator.model import Group
from withhold_vectors.generator.shorthand import Flags, contribution, epoch, params, single

User = tuple[int, int, int, int] | tuple[int, int, int, int, tuple[int, int, int]]
"""first, count, released, spent; and of the user's last series the first epoch and the two costs."""
Past = tuple[int, int, int, int]
"""A closed epoch: samples, the first epoch and the length of its series, users."""
State = tuple[str, Flags, Json, Sequence[User], Sequence[Past]]
"""comment, flags, parameters, users, closed epochs."""


def closes() -> list[Group]:
    """States at both sides of every condition."""
    return [
        Group(
            "closes",
            {"params": given},
            (
                single(
                    comment,
                    f"EpochTimes {flags}".strip(),
                    users=[user(*each) for each in users],
                    epochs=[_past(past) for past in epochs],
                ),
            ),
        )
        for comment, flags, given, users, epochs in (
            *_singles(),
            *_beginnings(),
            *_runnings(),
            *_strata(),
        )
    ]


def _past(past: Past) -> Json:
    samples, first, length, users = past
    contributions = [contribution(1, 0, 1, 0, user=user) for user in range(users)]
    return epoch(0, *contributions, samples=samples, series=(first, length, 0), excess=None)


def _singles() -> list[State]:
    """No series of more than one epoch begins, because nobody comes again."""
    half, away = BUDGET // 2, ((1, 1, 1, 1),)
    used = [(1, 4, 4, BUDGET), (2, 4, 4, BUDGET), (3, 4, 4, BUDGET)]
    some = [(1, 3, 3, BUDGET), (10, 4, 0, 0), (8, 1, 1, 0), (9, 1, 1, 0)]
    return [
        ("eight scales are available", "", full_limit("8", 20), [(5, 5, 0, 0)], ()),
        ("almost eight scales are available", "", full_limit("8", 20), [(5, 5, 0, 1)], ()),
        ("no checkpoint", "", params(1, 22, "12"), [(1, 22, 0, 0)], ()),
        ("sixteen scales spent", "WarmUp", full_limit("16", 40), [used[0], (6, 2, 0, 0)], away),
        (
            "almost sixteen scales spent",
            "WarmUp",
            full_limit("16", 40),
            [(1, 4, 4, BUDGET - 1), (6, 2, 0, 0)],
            away,
        ),
        ("one scale at the horizon", "HorizonPlan", full_limit("1", 20), [(1, 20, 0, 0)], ()),
        (
            "almost one scale at the horizon",
            "HorizonPlan",
            full_limit("1", 20),
            [(1, 20, 0, 1)],
            (),
        ),
        ("at a horizon that is not given", "HorizonPlan", params(1, 8, "7"), [(1, 8, 0, 0)], ()),
        ("past the horizon", "HorizonPlan", full_limit("9", 20), [(1, 23, 0, 0)], ()),
        (
            "past the horizon, no checkpoint",
            "HorizonPlan",
            full_limit("9", 20),
            [(1, 24, 0, 0)],
            (),
        ),
        ("at half of the horizon", "HorizonPlan", full_limit("8", 20), [(10, 10, 0, 0)], ()),
        ("after half of the horizon", "HorizonPlan", full_limit("8", 20), [(11, 11, 0, 0)], ()),
        (
            "after half of the horizon, one sample and eight scales",
            "HorizonPlan",
            full_limit("8", 20),
            [(1, 12, 12, half), (13, 1, 0, 0)],
            away,
        ),
        (
            "after half of the horizon, two samples and eight scales",
            "HorizonPlan",
            full_limit("8", 20),
            [(1, 10, 10, half), (12, 2, 0, 0)],
            away,
        ),
        ("as much available as spent", "", full_limit("10", 40), [*some, (10, 1, 1, 0)], away),
        (
            "less available than spent, and little left",
            "",
            full_limit("10", 40),
            [*some, (10, 1, 1, 1)],
            away,
        ),
        ("a quarter of the budget", "", full_limit("10", 40), [*used, (15, 3, 0, 0)], away),
        ("almost a quarter of the budget", "", full_limit("10", 40), [*used, (15, 3, 0, 1)], away),
        (
            "a quarter of what is left, length unknown",
            "",
            params(9, 4, "14"),
            [(1, 2, 2, BUDGET), (3, 2, 2, 6 * BUDGET // 10), (6, 2, 0, 0)],
            away,
        ),
        (
            "less than a quarter of what is left, length unknown",
            "",
            params(9, 4, "14"),
            [
                (1, 2, 2, half),
                (3, 2, 2, 6 * BUDGET // 10),
                (6, 2, 0, 0),
                (6, 1, 1, 0),
                (7, 1, 1, 0),
            ],
            away,
        ),
        (
            "a user who has spent more than the budget limit",
            "",
            params(9, 9, "14"),
            [(1, 4, 2, 9 * BUDGET // 10), (8, 4, 0, 0)],
            away,
        ),
    ]


def _beginnings() -> list[State]:
    """Users come again, or too few of them."""
    tenth, half, once = BUDGET // 10, BUDGET // 2, ((1, 1, 1, 1),)
    # with epsilon 100, six epochs need 8 sqrt(7 * 8 / 6) scales
    least = isqrt(7 * 8 * 64 * BUDGET**2 // 6) // 100 + 1
    five: list[User] = [(user, 1, 1, half) for user in range(1, 4)]
    wide, unknown = full_limit("100", 128), params(9, 99, "100")
    ended = [(1, 1, 1, 1), *[(n, 2, 5, 1) for n in (2, 4, 8, 16, 32)]]
    short = [(1, 1, 2, 1), (4, 1, 2, 4)]
    four: list[User] = [(user, 3, 1, tenth) for user in range(1, 5)]
    costs = (2, 3 * tenth, tenth)
    return [
        ("enough for six epochs", "SeriesBegins", wide, [(1, 3, 1, BUDGET - least)], once),
        (
            "almost enough for six epochs",
            "SeriesBegins",
            wide,
            [(1, 3, 1, BUDGET - least + 1)],
            once,
        ),
        ("only new users", "SeriesBegins", wide, [(1, 3, 0, 0)], ()),
        (
            "two of five users come again",
            "SeriesBegins",
            wide,
            [*five, (4, 2, 1, half), (5, 3, 1, half)],
            once,
        ),
        (
            "one of five users comes again, and two are new",
            "SeriesBegins",
            wide,
            [*five, (4, 1, 1, half), (5, 2, 1, half), (6, 1, 0, 0), (7, 1, 0, 0)],
            once,
        ),
        (
            "one step after a series",
            "SeriesBegins",
            unknown,
            [(1, 40, 20, tenth, costs), (5, 24, 12, 0)],
            ended,
        ),
        (
            "almost one step after a series",
            "SeriesBegins",
            unknown,
            [(1, 36, 20, tenth, costs), (5, 23, 12, 0)],
            ended,
        ),
        (
            "one step of two doublings after a series",
            "SeriesBegins",
            full_limit("4", 1024),
            [*four, (5, 2, 0, 0), (6, 2, 0, 0)],
            short,
        ),
        (
            "almost one step of two doublings after a series",
            "SeriesBegins",
            full_limit("4", 1024),
            [*four, (5, 2, 0, 0), (6, 1, 0, 0)],
            short,
        ),
        (
            "no wait after a series of one epoch",
            "SeriesBegins",
            wide,
            [(1, 4, 3, half)],
            [(1, 1, 1, 1), (3, 2, 1, 1)],
        ),
        (
            "the budget limits at the end decide, not those of now",
            "SeriesBegins",
            params(9, 64, "50"),
            [(1, 2, 1, tenth), (2, 2, 1, tenth)],
            [(2, 1, 1, 2)],
        ),
        (
            "no time for a second epoch: the budget limits of now decide",
            "SeriesBegins",
            params(4, 20, "100", horizon="20"),
            [(1, 13, 5, tenth), (2, 6, 3, 0)],
            [(8, 1, 1, 2)],
        ),
        (
            "a series that begins with an excess query",
            "SeriesBegins Excess",
            wide,
            [(1, 16, 8, tenth), (2, 16, 8, tenth)],
            [(16, 1, 1, 2)],
        ),
        ("no series begins at the horizon", "HorizonPlan", wide, [(1, 128, 100, half)], once),
        ("no series begins past the horizon", "HorizonPlan", wide, [(1, 256, 99, half)], once),
    ]


def _runnings() -> list[State]:
    """In a series, at its end, and after it."""
    tenth, half = BUDGET // 10, BUDGET // 2
    wide, given = full_limit("100", 128), params(4, 64, "100", horizon="128")
    begun = [(1, 1, 1, 1), (2, 2, 7, 1)]
    last = [(1, 1, 1, 1), *[(n, 2, 5, 1) for n in (2, 3, 4, 6)]]
    pair: list[User] = [(1, 2, 1, half), (2, 2, 1, half)]
    two = [(1, 1, 1, 1), (2, 2, 7, 2)]
    ones: list[User] = [
        (1, 2, 1, half, (2, 3 * tenth, tenth)),
        (2, 2, 1, half, (1, half, 0)),
        (4, 1, 0, 0),
    ]
    return [
        ("the next release time of a series", "Series", wide, ones[:2], begun),
        ("between two release times of a series", "Series", wide, ones, begun),
        ("a later release time of a series", "Series", wide, [*ones, (5, 3, 0, 0)], begun),
        (
            "a release time of a series, and the budget limits at its end",
            "Series",
            given,
            [(1, 5, 3, 3 * tenth, (2, tenth, tenth)), (2, 2, 2, 0), (4, 1, 0, 0)],
            last,
        ),
        (
            "after the last release time of a series",
            "Series",
            params(9, 99, "100"),
            [(1, 20, 18, tenth), (5, 16, 14, 0)],
            [(1, 1, 1, 1), *[(n, 2, 5, 1) for n in (2, 4, 8, 16, 32)]],
        ),
        (
            "a series that eight users began, and one comes",
            "Series",
            full_limit("6", 128),
            [(1, 12, 3, half), (2, 4, 2, half)],
            [(1, 1, 1, 1), (3, 2, 5, 8)],
        ),
        (
            "a series that seven users began, and one comes",
            "Series",
            full_limit("6", 128),
            [(1, 12, 3, half), (2, 4, 2, half)],
            [(1, 1, 1, 1), (3, 2, 12, 7)],
        ),
        (
            "a series of two users: too little for excess queries",
            "Series Excess",
            wide,
            pair,
            two,
        ),
        (
            "a series of two users: an excess query in every epoch",
            "Series Excess",
            full_limit("150", 128),
            pair,
            two,
        ),
        (
            "in a series, length unknown",
            "Series",
            params(9, 99, "100"),
            [(1, 5, 4, half, (2, tenth, 0)), (2, 3, 1, tenth)],
            [(1, 1, 1, 1), (4, 2, 9, 1), (6, 2, 9, 1)],
        ),
    ]


def _strata() -> list[State]:
    """Heavy users, with twice the mean count, have a stratum if they hold a sixteenth of the new samples."""
    given = full_limit("300", 64)
    rows: tuple[tuple[str, Sequence[User]], ...] = (
        ("a sixteenth", [(1, 33, 31, 0), (2, 10, 0, 0), (3, 10, 0, 0), (4, 11, 1, 0)]),
        ("almost a sixteenth", [(1, 33, 32, 0), (2, 10, 0, 0), (3, 10, 0, 0), (4, 11, 1, 0)]),
        ("twice the mean count", [(1, 32, 0, 0), (2, 12, 0, 0), (3, 9, 0, 0), (4, 11, 0, 0)]),
        (
            "almost twice the mean count",
            [(1, 31, 0, 0), (2, 12, 0, 0), (3, 10, 0, 0), (4, 11, 0, 0)],
        ),
    )
    return [
        (f"heavy users: {name}", "Strata", given, users, [(32, 1, 1, 4)]) for name, users in rows
    ]
