"""Tests of what the shipped policy of the ledger mechanism proposes."""

from __future__ import annotations

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.generator.cases.ledger.views import Past, Sender, View, given
from withhold_vectors.generator.model import Group

TENTH = BUDGET // 10
NEW = (Sender(0, 9), Sender(0, 2), Sender(0, 40, 7), Sender(0, 1, 9 * TENTH), Sender(0, 90, TENTH))
"""Users of whom nothing was released; the last two are heavy."""
AGAIN = (
    *(Sender(12, 8, 2 * TENTH), Sender(20, 41, 3 * TENTH), Sender(7, 1, TENTH)),
    *(Sender(30, 0, TENTH), Sender(16, 16, BUDGET - 9)),
)
"""Users who come again, one with almost nothing left."""
EQUAL = tuple(Sender(10, 10, TENTH) for _ in range(6))
IN_SERIES = (
    *(Sender(12, 8, 3 * TENTH, (2 * TENTH, TENTH // 3)), Sender(20, 30, TENTH, (TENTH, 0))),
    *(Sender(9, 40, 4 * TENTH, (TENTH, TENTH // 2)), Sender(0, 5), Sender(24, 8, 0)),
)
LOW, MIDDLE, HIGH = (tuple(Past(mean, excess=2) for _ in range(3)) for mean in (40, 480, 985))
APART = (Past(300, 5), Past(310, 300), Past(290, 250))
STRATA = (Past(200, 3, heavy=800), Past(210, 4, heavy=790), Past(190, 2, heavy=820))
STEADY = (*(Sender(200, 100, TENTH) for _ in range(6)), Sender(150, 300, 2 * TENTH), Sender(90, 7))
STEADY_NEW = (
    *(Sender(0, 100 + 30 * index) for index in range(5)),
    Sender(0, 3),
    Sender(400, 0, TENTH),
)
"""Many samples of each user."""
NEGATIVE = (Past(-400, -900), Past(20, 1), Past(1700, 3))
SMALL = (Past(333, 0), Past(333, 0), Past(333, 0))
HISTORIES = (
    ("no closed epoch", "", ()),
    ("a low level", "Clipped", LOW),
    ("a level in the middle", "Clipped", MIDDLE),
    ("a high level", "Clipped", HIGH),
    ("users who scatter", "UsersDiffer", APART),
    ("two strata far apart", "Strata", STRATA),
    ("sums outside the range", "CentreClamped", NEGATIVE),
)


def views() -> list[View]:
    """Views of every kind at which an epoch closes."""
    return [
        _capped(),
        *_histories(),
        *_steady(),
        *_grids(),
        *_series(),
        *_ends(),
        *_budgets(),
        *_whole(),
        *_outside(),
    ]


def proposals() -> list[Group]:
    """The proposals at all of these views."""
    return [view.proposals() for view in views()]


def _histories() -> list[View]:
    """All kinds of histories, with both weightings; the users are new, or come again."""
    return [
        View(
            f"{kind}, weighting {weighting}: after {name}",
            f"Weights Weighting {flags}",
            given("500", weighting=weighting),
            now,
            senders,
            past,
        )
        for weighting in ("sample", "user")
        for kind, senders, now in (("new users", NEW, 256), ("users come again", AGAIN, 256))
        for name, flags, past in HISTORIES
    ]


def _steady() -> list[View]:
    """Levels that are known well, so that intervals are short; one user has samples of another size."""
    return [
        View(
            f"{name} on a grid of {grid}, epsilon {epsilon}: {kind}",
            f"Clipped Excess {flags}",
            given(epsilon, grid=grid),
            4096,
            senders,
            past,
        )
        for epsilon in ("700", "20000")
        for grid in ("1", "65536")
        for kind, senders in (("new users", STEADY_NEW), ("users come again", STEADY))
        for name, flags, past in (
            ("a steady low level", "", tuple(Past(mean, 1) for mean in (60, 62, 61, 60, 59, 61))),
            ("a steady high level", "", tuple(Past(mean, 1) for mean in (930, 931, 929, 930, 930))),
            ("steps", "Outlier", tuple(Past(mean, 60) for mean in (100, 102, 700, 710))),
        )
    ]


def _grids() -> list[View]:
    return [
        View(
            f"{kind} on a grid of {grid}: after {name}",
            f"Weights {flags}",
            given("300", grid=grid),
            512,
            senders,
            past,
        )
        for grid in ("3", "1000", "65536", "4294967296")
        for kind, senders in (("new users", NEW), ("equal users", EQUAL))
        for name, flags, past in (
            ("small excesses", "Halved Excess", SMALL),
            ("users who scatter", "UsersDiffer", APART),
        )
    ]


def _series() -> list[View]:
    """In running series, with and without excess queries."""
    return [
        View(
            f"epoch {number + 1} of a series, epsilon {epsilon}, weighting {weighting}: after {name}",
            f"Series Weights Excess {flags}",
            given(epsilon, weighting=weighting),
            64 << number,
            tuple(
                Sender(each.released * number // 5, each.new * number // 2, each.spent, each.costs)
                for each in IN_SERIES
            ),
            past[:number],
            series=(5, number),
            start=64,
        )
        for weighting in ("sample", "user")
        for epsilon in ("20", "200")
        for number in (2, 3)
        for name, flags, past in (
            ("a low level", "Clipped", LOW),
            ("two strata", "Strata", STRATA),
            ("sums outside the range", "CentreClamped", NEGATIVE),
        )
    ]


def _ends() -> list[View]:
    """At a known end, and beyond it."""
    return [
        View(
            f"a known end at {end}, now {now}, {name}",
            f"HorizonPlan Excess {flags}",
            given("200", horizon=str(end)),
            now,
            senders,
            LOW,
            series,
            start,
        )
        for end, now, name, flags, senders, series, start in (
            (256, 256, "in a series", "Series", IN_SERIES, (4, 3), 32),
            (256, 256, "a series of one epoch", "", AGAIN, None, 8),
            (256, 256, "new users", "", NEW, None, 8),
            (256, 512, "new users", "", NEW, None, 8),
            (256, 128, "equal users begin a series", "Series SeriesBegins", EQUAL, None, 8),
        )
    ]


def _budgets() -> list[View]:
    return [
        View(f"{kind}, epsilon {epsilon}", "Weights Excess", given(epsilon), 256, senders, past)
        for epsilon in ("20", "50", "3000", "1048576", "4294967296")
        for kind, senders, past in (("new users", NEW, MIDDLE), ("users come again", AGAIN, LOW))
    ]


def _whole() -> list[View]:
    """As many users as make all intervals whole, and one fewer; and users far outside."""
    return [
        View(
            f"{users} users with new samples at epsilon {epsilon}: {name}",
            "WholeIntervals",
            given(epsilon),
            256,
            tuple(Sender(0, 20 + index) for index in range(users)),
            past,
        )
        for users, epsilon in ((5, "30"), (5, "29.9"), (5, "160"), (4, "160"))
        for name, past in (
            ("after a low level", LOW),
            ("after users who scatter", APART),
            ("after whole intervals", tuple(Past(40, clipped=False) for _ in range(4))),
        )
    ]


def _outside() -> list[View]:
    """Excesses that show that much lies outside of the intervals, little, and as much as their noise."""
    return [
        View(
            f"an excess of {excess} thousandths at epsilon {epsilon}, {name}",
            "WholeIntervals CutOff",
            given(epsilon),
            16384,
            tuple(Sender(40, 1500 + 100 * index) for index in range(4)),
            past,
        )
        for epsilon in ("300", "600")
        for excess in (6, 8, 12, 16)
        for name, past in (
            ("of the last epoch", (Past(300, 1), Past(300, excess))),
            ("before one with whole intervals", (Past(300, excess), Past(300, clipped=False))),
        )
    ]


def _capped() -> View:
    """In a series at its known end, where the shares are more than what excess queries have cost."""
    return View(
        "a known end in a series on a grid of 3, with excess queries",
        "HorizonPlan Series Excess",
        given("900", horizon="256", grid="3"),
        256,
        IN_SERIES,
        SMALL,
        (4, 3),
        32,
    )
