"""Tests of the error bar of the ledger mechanism."""

from __future__ import annotations

from withhold_vectors.generator.cases.ledger.proposals import (
    EQUAL,
    HISTORIES,
    IN_SERIES,
    LOW,
    NEW,
    STEADY,
)
from withhold_vectors.generator.cases.ledger.views import Past, Sender, View, given
from withhold_vectors.generator.model import Group

MIXED = (Sender(40, 2), Sender(10, 0), Sender(3, 30), Sender(90, 5), Sender(0, 7))
"""Users with released samples, with new ones, and with both."""
WIDE = tuple(Past(mean, None, clipped=False) for mean in (400, 420, 390, 410))
REFUSED = ("0", "1", "3/2", "-1/2")


def _contradicted() -> list[Group]:
    """Users who are said to be alike, and releases that say otherwise, each in one way, or nearly so."""
    equal = tuple(Sender(400, 0) for _ in range(10))
    heavy = (*(Sender(100, 0) for _ in range(20)), Sender(1000, 0), Sender(1000, 0))
    none = Past(370, 0)
    return [
        View(f"users said to be alike: {name}", "", given("900"), 4000, senders, past).bar(
            "19/20", homogeneous=True
        )
        for name, senders, past in (
            ("two strata that agree", heavy, (Past(400, heavy=400),) * 4),
            ("two strata far apart", heavy, (Past(200, heavy=600),) * 4),
            ("small excesses", equal, (Past(370, 2),) * 4),
            ("excesses of blocks that are not normal", equal, (Past(370, 4),) * 4),
            ("excesses of users who scatter", equal, (Past(370, 5),) * 4),
            ("one excess of users who scatter", equal, (none, none, Past(370, 7), *[none] * 6)),
        )
    ]


def bars() -> list[Group]:
    """Bars of every kind: weightings, homogeneous users, reasons, and refused confidences."""
    groups = []
    for weighting in ("sample", "user"):
        for name, flags, past in HISTORIES:
            view = View(
                f"a bar, weighting {weighting}: after {name}",
                flags,
                given("500", weighting=weighting),
                256,
                MIXED,
                past,
            )
            groups += [view.bar(), view.bar("9/10", comment=", homogeneous", homogeneous=True)]
    groups += [
        View(
            f"a bar at epsilon {epsilon}, {name}", "", given(epsilon, grid=grid), now, senders, past
        ).bar("19/20")
        for epsilon, grid in (("2", "1"), ("40", "65536"))
        for name, now, senders, past in (
            ("nothing is withheld", 192, (Sender(64, 0), Sender(128, 0)), LOW),
            ("no excess query", 256, IN_SERIES, tuple(Past(400) for _ in range(4))),
            ("whole intervals", 256, EQUAL, WIDE),
            ("most samples are new", 256, NEW, LOW[:1]),
        )
    ]
    steady = tuple(Past(mean) for mean in (60, 62, 61, 60, 59, 61))
    for weighting in ("sample", "user"):
        known = View(
            f"a level that is known well, weighting {weighting}",
            "CutOff",
            given("900", weighting=weighting),
            4096,
            STEADY,
            steady,
        )
        groups += [known.bar(), known.bar("3/4", comment=", homogeneous", homogeneous=True)]
    middle = tuple(Past(mean) for mean in (370, 372, 371, 370, 369, 371))
    for size, reason in ((400, "the reason"), (20, "no reason yet")):
        equal = tuple(Sender(size, 0) for _ in range(10))
        name = f"no excess query, equal users with {size} samples: {reason}"
        groups.append(View(name, "CutOff", given("100000"), 10 * size, equal, middle).bar())
    lowest = tuple(Past(-90, clipped=False) for _ in range(4))
    equal = tuple(Sender(400, 0) for _ in range(10))
    name = "an estimate at the end of the range"
    groups.append(View(name, "", given("900"), 4000, equal, lowest).bar())
    groups += _contradicted()
    view = View("a refused confidence", "", given("9"), 256, MIXED, LOW)
    groups += [view.bar("1/2", each, comment=f" of {each}") for each in REFUSED]
    return groups
