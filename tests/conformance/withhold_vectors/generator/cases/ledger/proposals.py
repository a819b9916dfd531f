"""Vectors of what the ledger mechanism offers, given what it believes."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.model import Group, Test
from withhold_vectors.generator.shorthand import Flags, contribution, epoch, params, single


def _blocks(*rows: tuple[int, ...]) -> list[Json]:
    """Sizes and allowances; and what probes have cost, if anything."""
    return [
        {"size": size, "allowance": str(available_budget), "probes_paid": str(sum(paid))}
        for size, available_budget, *paid in rows
    ]


def _told(
    comment: str,
    flags: Flags,
    epochs: Sequence[Json],
    blocks: Sequence[Json],
    series: tuple[int, int] = (10**6, 1),
    excess_queries: int = 1,
    asked: bool = True,
) -> Test:
    """Offers in a series of so many users and epochs: of the closest pace, and by itself."""
    users, length = series
    return single(
        comment,
        f"Offers {flags}".strip(),
        epochs=list(epochs),
        samples="600",
        users=users,
        length=length,
        probes=excess_queries,
        asked=asked,
        blocks=list(blocks),
    )


def proposals() -> list[Group]:
    """Offers after epochs of every kind, for blocks of every kind."""
    quarter = BUDGET // 4
    some = _blocks((1, BUDGET), (7, quarter), (30, quarter + 1), (90, BUDGET // 3))
    few = _blocks((40, BUDGET // 7), (2, 12345), (200, 0), (55, 3))
    low, high, half = (
        [epoch(total, contribution(64, 0, 64, BUDGET // 64))] * 3
        for total in (BUDGET // 60, BUDGET - BUDGET // 50, BUDGET // 2)
    )
    # the overhang of a block that hardly counts raises the spread, and discounts nothing
    told = contribution(400, 1, 99, 1, 50, BUDGET // 100, user=1)
    differ = [*low, epoch(BUDGET // 60, contribution(64, 0, 64, BUDGET // 64), told, excess=BUDGET)]
    homogeneous = _blocks((50, quarter), (50, quarter), (3, BUDGET), (3, 0), (200, quarter - 5))
    unit = 2**16
    calm = contribution(
        64, 8 * unit, 40 * unit, 2**14, 9 * unit, 2**20, inner=(17 * unit, 31 * unit)
    )
    quiet = [epoch(2**14 * 9 * unit, calm)] * 2
    uneven = _blocks((3, BUDGET), (100, 2**36), (2, BUDGET // 2), (60, 2**30))
    between_user_sd = _blocks((2, BUDGET), (60, 2**32), (300, 2**38))
    apart = _blocks((300, BUDGET // 4096), (290, BUDGET // 4096), (280, BUDGET))
    posteriors: tuple[tuple[str, Flags, Sequence[Json]], ...] = (
        ("nothing believed", "", ()),
        ("a low mean", "Clipped", low),
        ("a high mean", "Clipped", high),
        ("a mean in the middle", "Clipped", half),
        ("users that differ", "SpreadRaised", differ),
    )
    groups = []
    for weighting in ("sample", "user", "precision"):
        tests = [
            _told(f"{weighting}: {name}, {blocks}", f"Caps Weighting {flags}", epochs, rows)
            for name, flags, epochs in posteriors
            for blocks, rows in (
                ("allowances of all kinds", some),
                ("blocks alike", homogeneous),
                ("users far apart", uneven),
            )
        ]
        given = params(9, 999, "500", weighting=weighting)
        groups.append(Group("offers", {"params": given}, tuple(tests)))
    fine = [
        _told("a fine grid: little allowance", "Clipped Caps", low, few),
        _told("a fine grid: much allowance", "Clipped Caps", half, some),
        _told("a fine grid: sizes next to each other", "Clipped", low, _blocks(*_row(1, 25))),
        _told("a fine grid: a variance halved twice", "Clipped Halved", quiet, some),
    ]
    finest = [
        _told(
            f"the finest grid: a mean near {name}",
            "Clipped WideGrid",
            [epoch(total * 2**32, contribution(64, 0, 2**38, BUDGET // 64))] * 3,
            _blocks(*((size, BUDGET) for size in sizes)),
        )
        for name, total, sizes in (
            ("1/4", BUDGET // 4, (60, 103, 180, 309, 409)),
            ("3/4", BUDGET - BUDGET // 4, (60, 161, 181, 195, 459)),
        )
    ]
    steps = [
        _told("sizes around the two thirds", "Clipped", low, _blocks(*_row(1, 12))),
        _told("sizes around the two thirds, high", "Clipped", high, _blocks(*_row(18, 30))),
        _told("sizes around the two thirds, half", "Clipped", half, _blocks(*_row(5, 15))),
        _told("one block with nothing", "Caps", (), _blocks((5, 0))),
        _told("nobody", "Caps", low, ()),
    ]
    enough = 8 * (9 * BUDGET // 100 + 1)
    probing = [
        _told(f"probes: {name}", "Overhang Clipped", low, _blocks(*pairs))
        for name, pairs in (
            ("just enough", ((60, enough), (90, enough), (1, BUDGET))),
            ("not quite enough", ((60, enough - 1), (90, enough), (1, BUDGET))),
            ("blocks that cannot be cut do not count", ((60, quarter), (1, BUDGET), (2, BUDGET))),
            ("an interval too short for a margin", ((9, BUDGET), (60, BUDGET))),
        )
    ]
    return [
        *groups,
        Group("offers", {"params": params(9, 999, "300", grid="65536")}, tuple(fine)),
        Group("offers", {"params": params(9, 999, "300", grid="3")}, tuple(steps)),
        Group("offers", {"params": params(9, 999, "300", grid="4294967296")}, tuple(finest)),
        Group("offers", {"params": params(9, 999, "50")}, tuple(probing)),
        Group(
            "offers",
            {"params": params(9, 999, "50", grid="1000")},
            (_told("probes: on a grid all blocks count", "Overhang", low, [*some, *few]),),
        ),
        Group(
            "offers",
            {"params": params(9, 999, "4294967296", grid="4294967296", weighting="user")},
            (_told("weights of few bits", "Caps Weighting", half, [*some, *few]),),
        ),
        Group(
            "offers",
            {"params": params(9, 999, "4294967296", grid="3")},
            (_told("users far apart, and no noise: the lowest level", "Caps", half, apart),),
        ),
        Group(
            "offers",
            {"params": params(9, 999, "3000", grid="65536")},
            (_told("a fine grid: users far apart", "Caps", (), between_user_sd),),
        ),
        Group(
            "offers",
            {"params": params(9, 999, "1/10", weighting="precision")},
            (_told("noise far above all", "Caps", half, [*some, *few]),),
        ),
    ]


def series_proposals() -> list[Group]:
    """Offers in series of every length and of every pace, with and without overhangs."""
    quarter, unit = BUDGET // 4, 2**16
    some = _blocks((1, BUDGET), (7, quarter), (30, quarter + 1), (90, BUDGET // 3))
    many = _blocks(*((size, BUDGET - size) for size in (9, 40, 41, 80, 300)))
    low, half = (
        [epoch(total, contribution(64, 0, 64, BUDGET // 64), series=(1, 3, 3))] * 3
        for total in (BUDGET // 60, BUDGET // 2)
    )
    calm = contribution(
        64, 8 * unit, 40 * unit, 2**14, 9 * unit, 2**20, inner=(17 * unit, 31 * unit)
    )
    quiet = [epoch(2**14 * 9 * unit, calm)] * 2
    # 10/3 is (3 + 1) (3 + 2) / 6: with three overhangs there must be 9 sqrt(10/3) scales of probes
    least = isqrt(10 * (9 * BUDGET) ** 2 // 3) // 200 + 1
    probing = [
        _told(
            f"three probes in a series of five: {name}",
            "Series Overhang Clipped",
            low,
            _blocks((90, 8 * least - less), (1, BUDGET), (60, 0)),
            (1, 5),
            excess_queries=3,
        )
        for less, name in ((0, "just enough"), (1, "not quite enough"))
    ]
    probing += [
        _told(
            f"series of {length}, {excess_queries} overhangs, {'asked' if asked else 'not asked'}",
            "Series Overhang Clipped",
            low,
            many,
            (1, length),
            excess_queries=excess_queries,
            asked=asked,
        )
        for length, excess_queries, asked in (
            (1, 0, False),
            (1, 1, False),
            (5, 0, False),
            (5, 1, True),
            (5, 1, False),
            (5, 5, True),
            (9, 3, False),
        )
    ]
    cadences = [
        _told(
            f"pace of {users} users, series of {length}, {name}",
            "Series Clipped Overhang",
            epochs,
            rows,
            (users, length),
            excess_queries=min(length, 2),
        )
        for users, length in ((4, 1), (4, 3), (3, 1), (1, 2), (0, 1), (0, 4))
        for name, epochs, rows in (("a low mean", low, many), ("a mean in the middle", half, some))
    ]
    paid = _blocks((90, BUDGET, BUDGET // 12), (30, quarter, 99), (60, BUDGET, BUDGET), (1, 7))
    # half a share: 9 scales of it are the eighth of 144, of 200 in an account
    halved = [(90, 8 * (18 * BUDGET // 200 + 1) - less) for less in (0, 1)]
    ends = [
        _told(
            f"the known end, {name}",
            "Series HorizonPlan Overhang",
            low,
            rows,
            (9, length),
            excess_queries=excess_queries,
            asked=asked,
        )
        for name, rows, length, excess_queries, asked in (
            ("a single epoch", paid, 1, 1, True),
            ("a single epoch, not asked", paid, 1, 1, False),
            ("half a share is just enough", _blocks(halved[0]), 1, 1, True),
            ("half a share is not quite enough", _blocks(halved[1]), 1, 1, True),
            ("in a series of six", paid, 6, 1, True),
            ("in a series of six, not asked", paid, 6, 2, False),
            ("in a series of six, without overhangs", paid, 6, 0, False),
            ("in a series of six, three overhangs", paid, 6, 3, True),
            ("what was paid for probes is not enough", paid[:2], 6, 5, True),
        )
    ]
    past = _told("past the known end", "Series HorizonPlan Overhang", low, paid, (9, 6))
    full = [
        _told(
            f"the last sample, no known end: {name}", "HorizonPlan Overhang", low, paid, (9, length)
        )
        for name, length in (("a single epoch", 1), ("a series of six", 6))
    ]
    fine = [
        _told(f"a fine grid: pace of {users} users", "Series Overhang", quiet, many, (users, 2))
        for users in (4, 3, 0)
    ]
    settings: list[tuple[Json, list[Test]]] = [
        (params(9, 999, "200"), probing),
        (params(9, 999, "200", horizon="600"), ends),
        (params(9, 999, "200", horizon="599"), [past]),
        (params(6, 100, "200"), full),
        (params(9, 999, "20"), cadences),
        (params(9, 999, "20", grid="65536"), fine),
    ]
    for weighting in ("sample", "user", "precision"):
        tests = [
            _told(f"{weighting}: in a series of {n}", "Series Caps Weighting", low, some, (9, n))
            for n in (2, 5)
        ]
        settings.append((params(9, 999, "500", weighting=weighting), tests))
    return [Group("offers", {"params": given}, tuple(tests)) for given, tests in settings]


def _row(first: int, last: int) -> list[tuple[int, int]]:
    return [(size, BUDGET // 3 + size) for size in range(first, last + 1)]
