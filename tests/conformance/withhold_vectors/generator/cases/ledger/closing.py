"""Vectors of the ledger mechanism's clockwork: when epochs close, and in which series."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.model import Group
from withhold_vectors.generator.shorthand import Flags, contribution, epoch, params, single

User = tuple[int, int, int, int] | tuple[int, int, int, int, tuple[int, int, int]]
"""first, count, covered, spent; and of the user's last series the first epoch and the two costs."""
Past = tuple[int, int, int, int]
"""A closed epoch: samples, the first epoch and the length of its series, users."""


def _user(user: User) -> Json:
    first, count, released, spent = user[:4]
    series, sum_cost, excess_cost = user[4] if len(user) == 5 else (0, 0, 0)
    return {
        "first": str(first),
        "count": str(count),
        "covered": str(released),
        "spent": str(spent),
        "series": series,
        "sum_cost": str(sum_cost),
        "overhang_cost": str(excess_cost),
    }


def _past(past: Past) -> Json:
    samples, first, length, users = past
    contributions = [contribution(1, 0, 1, 0, user=user) for user in range(users)]
    return epoch(0, *contributions, samples=samples, series=(first, length, 0), excess=None)


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
                    users=[_user(user) for user in users],
                    epochs=[_past(past) for past in epochs],
                ),
            ),
        )
        for comment, flags, given, users, epochs in (*_singles(), *_beginnings(), *_runnings())
    ]


State = tuple[str, Flags, Json, Sequence[User], Sequence[Past]]


def _wide(epsilon: str, horizon: int) -> Json:
    """So many users to come that one sample gives a user the whole ledger at once."""
    return params(2 * horizon, horizon, epsilon, horizon=str(horizon))


def _singles() -> list[State]:
    """Where no series of more than one epoch begins: nobody comes again."""
    half, away = BUDGET // 2, ((1, 1, 1, 1),)
    used = [(1, 4, 4, BUDGET), (2, 4, 4, BUDGET), (3, 4, 4, BUDGET)]
    some = [(1, 3, 3, BUDGET), (2, 4, 0, 0), (8, 1, 1, 0), (9, 1, 1, 0)]
    return [
        ("eight scales are fresh", "", _wide("8", 20), [(1, 5, 0, 0)], ()),
        ("not quite eight scales are fresh", "", _wide("8", 20), [(1, 5, 0, 1)], ()),
        ("no checkpoint", "", params(1, 22, "12"), [(1, 22, 0, 0)], ()),
        ("sixteen scales spent", "WarmUp", _wide("16", 40), [used[0], (5, 2, 0, 0)], away),
        (
            "not quite sixteen scales spent",
            "WarmUp",
            _wide("16", 40),
            [(1, 4, 4, BUDGET - 1), (5, 2, 0, 0)],
            away,
        ),
        ("one scale at the horizon", "HorizonPlan", _wide("1", 20), [(1, 20, 0, 0)], ()),
        ("not quite a scale at the horizon", "HorizonPlan", _wide("1", 20), [(1, 20, 0, 1)], ()),
        ("at a horizon that is not given", "HorizonPlan", params(1, 8, "7"), [(1, 8, 0, 0)], ()),
        ("past the horizon", "HorizonPlan", _wide("9", 20), [(1, 23, 0, 0)], ()),
        ("past the horizon, no checkpoint", "HorizonPlan", _wide("9", 20), [(1, 24, 0, 0)], ()),
        ("half of the horizon", "HorizonPlan", _wide("8", 20), [(1, 10, 0, 0)], ()),
        ("after half", "HorizonPlan", _wide("8", 20), [(1, 11, 0, 0)], ()),
        (
            "after half, one sample and eight scales",
            "HorizonPlan",
            _wide("8", 20),
            [(1, 12, 12, half), (13, 1, 0, 0)],
            away,
        ),
        (
            "after half, two samples and eight scales",
            "HorizonPlan",
            _wide("8", 20),
            [(1, 10, 10, half), (13, 2, 0, 0)],
            away,
        ),
        ("as much as was spent", "", _wide("10", 40), [*some, (10, 1, 1, 0)], away),
        ("less than was spent, and little left", "", _wide("10", 40), [*some, (10, 1, 1, 1)], away),
        ("a quarter of the budget", "", _wide("10", 40), [*used, (12, 3, 0, 0)], away),
        ("not quite a quarter of it", "", _wide("10", 40), [*used, (12, 3, 0, 1)], away),
        (
            "a quarter of what is left, the length unknown",
            "",
            params(9, 4, "14"),
            [(1, 2, 2, BUDGET), (3, 2, 2, 6 * BUDGET // 10), (5, 2, 0, 0)],
            away,
        ),
        (
            "less than a quarter of what is left, the length unknown",
            "",
            params(9, 4, "14"),
            [
                (1, 2, 2, half),
                (3, 2, 2, 6 * BUDGET // 10),
                (5, 2, 0, 0),
                (6, 1, 1, 0),
                (7, 1, 1, 0),
            ],
            away,
        ),
        (
            "an account beyond its limit",
            "",
            params(9, 9, "14"),
            [(1, 4, 2, 9 * BUDGET // 10), (2, 4, 0, 0)],
            away,
        ),
    ]


def _beginnings() -> list[State]:
    """Where users come again, or not enough of them."""
    tenth, half, once = BUDGET // 10, BUDGET // 2, ((1, 1, 1, 1),)
    # with epsilon 100, twelve epochs need 8 sqrt(13 * 14 / 6) scales
    least = isqrt(13 * 14 * 64 * BUDGET**2 // 6) // 100 + 1
    five: list[User] = [(user, 1, 1, half) for user in range(1, 4)]
    wide, ended = _wide("100", 128), [(1, 1, 1, 1), *[(n, 2, 5, 1) for n in (2, 3, 4, 6, 8)]]
    short = [(1, 1, 2, 1), (4, 1, 2, 4)]
    four: list[User] = [(user, 3, 1, tenth) for user in range(1, 5)]
    costs = (2, 3 * tenth, tenth)
    return [
        ("enough for twelve epochs", "SeriesBegins", wide, [(1, 3, 1, BUDGET - least)], once),
        (
            "not quite enough for twelve",
            "SeriesBegins",
            wide,
            [(1, 3, 1, BUDGET - least + 1)],
            once,
        ),
        ("nobody was there before", "SeriesBegins", wide, [(1, 3, 0, 0)], ()),
        (
            "two of five come again",
            "SeriesBegins",
            wide,
            [*five, (4, 2, 1, half), (5, 3, 1, half)],
            once,
        ),
        (
            "one of five comes again, and two are new",
            "SeriesBegins",
            wide,
            [*five, (4, 1, 1, half), (5, 2, 1, half), (6, 1, 0, 0), (7, 1, 0, 0)],
            once,
        ),
        (
            "a step after a series",
            "SeriesBegins",
            wide,
            [(1, 9, 5, tenth, costs), (5, 3, 3, 0)],
            ended,
        ),
        (
            "not a whole step after one",
            "SeriesBegins",
            wide,
            [(1, 8, 5, tenth, costs), (5, 3, 3, 0)],
            ended,
        ),
        (
            "exactly a step of two doublings after a series",
            "SeriesBegins",
            _wide("4", 1024),
            [*four, (5, 2, 0, 0), (6, 2, 0, 0)],
            short,
        ),
        (
            "nearly a step of two doublings after a series",
            "SeriesBegins",
            _wide("4", 1024),
            [*four, (5, 2, 0, 0), (6, 1, 0, 0)],
            short,
        ),
        (
            "no waiting after a single epoch",
            "SeriesBegins",
            wide,
            [(1, 4, 3, half)],
            [(1, 1, 1, 1), (3, 2, 1, 1)],
        ),
        (
            "what may be spent by the end decides, not by now",
            "SeriesBegins",
            params(9, 64, "50"),
            [(1, 2, 1, tenth), (2, 2, 1, tenth)],
            [(2, 1, 1, 2)],
        ),
        (
            "no time for a second epoch: limits of now",
            "SeriesBegins",
            params(4, 20, "100", horizon="20"),
            [(1, 13, 5, tenth), (2, 6, 3, 0)],
            [(8, 1, 1, 2)],
        ),
        (
            "a series that begins with an overhang",
            "SeriesBegins Overhang",
            wide,
            [(1, 16, 8, tenth), (2, 16, 8, tenth)],
            [(16, 1, 1, 2)],
        ),
        ("at the horizon there is no series", "HorizonPlan", wide, [(1, 128, 100, half)], once),
        ("past the horizon there is no series", "HorizonPlan", wide, [(1, 256, 99, half)], once),
    ]


def _runnings() -> list[State]:
    """In a series, at its end, and after it."""
    tenth, half = BUDGET // 10, BUDGET // 2
    wide, given = _wide("100", 128), params(4, 64, "100", horizon="128")
    begun = [(1, 1, 1, 1), (3, 2, 12, 1)]
    last = [(1, 1, 1, 1), *[(n, 2, 5, 1) for n in (2, 3, 4, 6)]]
    pair: list[User] = [(1, 2, 1, half), (2, 1, 1, half)]
    two = [(1, 1, 1, 1), (2, 2, 5, 2), (3, 2, 5, 2), (4, 2, 5, 1), (6, 2, 5, 2)]
    ones: list[User] = [
        (1, 2, 1, half, (2, 3 * tenth, tenth)),
        (2, 2, 1, half, (1, half, 0)),
        (4, 1, 0, 0),
    ]
    return [
        ("the next mark", "Series", wide, ones[:2], begun),
        ("between two marks", "Series", wide, ones, begun),
        ("a later mark", "Series", wide, [*ones, (5, 1, 0, 0)], begun),
        (
            "the last mark, and limits of then",
            "Series",
            given,
            [(1, 5, 3, 3 * tenth, (2, tenth, tenth)), (2, 2, 2, 0), (4, 1, 0, 0)],
            last,
        ),
        (
            "after the last mark",
            "Series",
            wide,
            [(1, 8, 5, tenth), (5, 1, 1, 0)],
            [*last, (8, 2, 5, 1)],
        ),
        (
            "six users began, one comes",
            "Series",
            _wide("16", 128),
            [(1, 6, 3, half), (2, 2, 2, half)],
            [(1, 1, 1, 1), (3, 2, 5, 6)],
        ),
        (
            "seven users began, one comes",
            "Series",
            _wide("16", 128),
            [(1, 6, 3, half), (2, 2, 2, half)],
            [(1, 1, 1, 1), (3, 2, 12, 7)],
        ),
        ("two users began: no overhang at the first mark", "Series Overhang", wide, pair, two[:2]),
        (
            "two users began: an overhang at the second mark",
            "Series Overhang",
            wide,
            [pair[0], (2, 2, 1, half)],
            two[:3],
        ),
        (
            "two users began: none at the third mark",
            "Series Overhang",
            wide,
            [(1, 4, 3, half), (2, 2, 1, half)],
            two[:4],
        ),
        (
            "two users began: an overhang at the last mark",
            "Series Overhang",
            wide,
            [(1, 4, 4, half, (2, tenth, tenth)), (2, 4, 2, half, (2, tenth, tenth))],
            two,
        ),
        (
            "the length unknown, in a series",
            "Series",
            params(9, 99, "100"),
            [(1, 5, 4, half, (2, tenth, 0)), (2, 3, 1, tenth)],
            [(1, 1, 1, 1), (4, 2, 9, 1), (6, 2, 9, 1)],
        ),
    ]
