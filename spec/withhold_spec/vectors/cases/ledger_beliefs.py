"""Vectors of what the ledger mechanism believes after epochs, and of what it then offers."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_spec.epochs import LEDGER
from withhold_spec.vectors.model import Group, Json, Test
from withhold_spec.vectors.shorthand import Flags, booking, epoch, params, single


def _belief(comment: str, flags: Flags, *epochs: Json) -> Test:
    return single(comment, f"Belief {flags}".strip(), epochs=list(epochs))


def beliefs() -> list[Group]:
    """Epochs need not come from the shipped policy here: any public numbers are believed."""
    even, quarter = booking(4, 0, 4, LEDGER // 16), LEDGER // 4
    narrow = booking(16, 2, 10, LEDGER // 32, 2, LEDGER // 64)
    probed = [epoch(LEDGER // 8, narrow, overhang=LEDGER // 32) for _ in range(5)]
    loud = epoch(LEDGER, narrow, overhang=LEDGER // 4)
    mixed = (
        booking(3, 1, 2, 7 * LEDGER // 8, 1, LEDGER // 9),
        booking(5, 0, 5, LEDGER // 7, 0, 3, user=1),
        booking(2, 0, 2, 0, 1, LEDGER // 5, user=4),
        booking(7, 0, 6, LEDGER // 11, 1, 0, user=5),
    )
    plain = [
        _belief("no epoch", ""),
        _belief("one epoch", "", epoch(quarter // 3, even)),
        _belief("two epochs that agree", "", epoch(quarter // 3, even), epoch(quarter // 3, even)),
        _belief(
            "two epochs that disagree",
            "Disagreement",
            epoch(quarter // 5, even),
            epoch(7 * quarter, even),
        ),
        _belief(
            "three epochs that disagree",
            "Disagreement",
            epoch(9 * quarter, even),
            epoch(-8 * quarter, even),
            epoch(quarter // 2, even, even),
        ),
        _belief("a sum far above", "CentreClamped", epoch(2**90 + 1, even)),
        _belief("a sum far below", "CentreClamped", epoch(-(2**90) - 1, even), epoch(5, even)),
        _belief("a sum just below zero", "CentreClamped", epoch(-1, even)),
        _belief(
            "sums below zero that are no whole means",
            "",
            epoch(quarter, booking(3, 0, 3, 2**36 + 1)),
            *[epoch(-i, booking(3, 0, 3, 2**36 + 1)) for i in (1, 2, 2**34 + 1)],
        ),
        _belief("an epoch without weights", "EmptyEpoch", epoch(10**15, booking(3, 0, 3, 0))),
        _belief(
            "an epoch without weights between two that disagree",
            "EmptyEpoch Disagreement",
            epoch(quarter // 5, even),
            epoch(10**15, booking(3, 0, 3, 0)),
            epoch(7 * quarter, even),
        ),
        _belief("an epoch without users", "EmptyEpoch", epoch(10**15), epoch(quarter, even)),
        _belief("blocks that start above 0", "", epoch(quarter // 5, booking(8, 3, 6, 2**36))),
        _belief("coarse weights", "CoarseWeights", epoch(quarter, *mixed)),
        _belief(
            "weights of 20 and of 21 bits",
            "CoarseWeights",
            epoch(9**7, booking(5, 0, 3, 2**20 - 1)),
            epoch(9**7, booking(5, 0, 3, 2**21 - 1), booking(3, 0, 2, 1048575, user=1)),
        ),
        _belief("an overhang that stays below its limit", "Overhang", probed[0]),
        _belief(
            "overhangs add up until they stand out",
            "Overhang SpreadRaised",
            *probed[:3],
            epoch(LEDGER // 8, even),
            *probed,
            *probed,
        ),
        _belief(
            "after the spread is raised the overhang is gathered anew",
            "Overhang SpreadRaised",
            loud,
            *probed[:2],
            loud,
            loud,
        ),
        _belief(
            "the spread stops at the whole range",
            "Overhang SpreadRaised",
            *[epoch(LEDGER, narrow, overhang=2**50)] * 4,
        ),
        _belief(
            "an overhang of one deviation and a half",
            "Overhang",
            epoch(LEDGER // 8, narrow, overhang=54 * LEDGER // 1000),
        ),
        _belief(
            "two overhangs, each within its noise, and both together too",
            "Overhang",
            epoch(LEDGER // 8, narrow, overhang=45 * LEDGER // 1000),
            epoch(LEDGER // 8, narrow, overhang=28 * LEDGER // 1000),
        ),
        _belief(
            "users with a probe, without one, and with one that has no margin",
            "Overhang SpreadRaised",
            epoch(
                LEDGER // 8,
                narrow,
                booking(40, 1, 30, LEDGER // 80, user=1),
                booking(5, 0, 5, LEDGER // 9, 0, 3, user=2),
                overhang=LEDGER // 4,
            ),
        ),
        _belief("an overhang below zero", "Overhang", epoch(5, narrow, overhang=-(2**60)), loud),
        _belief(
            "the variance of samples that are 0 or 1 is not halved",
            "Overhang",
            *[epoch(LEDGER // 8, booking(64, 8, 40, LEDGER // 64, 9, LEDGER // 8))] * 2,
        ),
        _belief("an overhang without a probe", "Overhang", epoch(5, even, overhang=2**60)),
        _belief(
            "an epoch without weights shows no overhang",
            "Overhang EmptyEpoch",
            epoch(5, booking(9, 0, 3, 0, 1, LEDGER), overhang=2**60),
        ),
        _belief(
            "an overhang next to its limit",
            "Overhang",
            *(
                epoch(LEDGER // 8, narrow, overhang=LEDGER // 32 + more)
                for more in (0, LEDGER // 50, LEDGER // 25)
            ),
        ),
    ]
    unit = 2**16
    calm = booking(64, 8 * unit, 40 * unit, 2**14, 9 * unit, 2**20, inner=(17 * unit, 31 * unit))
    quiet, noisy = (
        epoch(2**14 * 9 * unit, calm, calm, overhang=cut) for cut in (2**35, 3 * LEDGER)
    )
    large = [
        _belief("hardly any overhang halves the variance", "Overhang Halved", *[quiet] * 4),
        _belief(
            "a variance that is halved to nothing stays 1",
            "Overhang Halved",
            *[epoch(2**14 * 9 * unit, booking(64, 0, 64 * unit, 2**14, 9 * unit, 2**30))] * 42,
        ),
        _belief(
            "what was halved too often is taken back once, and stays",
            "Overhang Halved",
            *[quiet] * 3,
            noisy,
            *[quiet] * 3,
        ),
        _belief(
            "halvings are taken back before users are taken to differ",
            "Overhang Halved SpreadRaised",
            quiet,
            noisy,
            noisy,
            quiet,
        ),
        _belief(
            "an overhang next to half of what it should be",
            "Overhang Halved",
            *(
                epoch(2**14 * 9 * unit, calm, overhang=3 * LEDGER // 100 + more)
                for more in (0, LEDGER // 100, 0)
            ),
        ),
        _belief(
            "a fine grid",
            "",
            epoch(LEDGER // 3, booking(9, 7, 580000, 2**18 + 1)),
            epoch(2**39, booking(9, 1000, 400000, 2**20, 90000, 2**20), overhang=2**37),
        ),
        _belief("one unit of weight", "CoarseWeights", epoch(7, booking(3, 0, 9, 1))),
    ]
    sharp = [
        _belief(
            "an epsilon that leaves a rest, near the lower end",
            "",
            *[epoch(i, booking(60, 0, 60, LEDGER // 60)) for i in (0, 3, 2**33)],
        ),
        _belief(
            "near the upper end",
            "",
            *[epoch(LEDGER - i, booking(60, 0, 60, LEDGER // 60)) for i in (0, 3, 2**33)],
        ),
        _belief(
            "a mean close to the end, known well",
            "",
            *[epoch(2**30, booking(10**6, 0, 10**6, LEDGER // 10**6))] * 4,
        ),
        _belief("a sum that is half of an interval", "", epoch(2**38, booking(3, 0, 1, 2**39))),
    ]
    largest = [_belief("one sum below zero", "", epoch(-805, booking(3, 0, 3, 1001)))]
    tiny = [_belief("noise that drowns everything", "", epoch(2**50, even, *mixed))]
    return [
        Group("belief", {"params": given}, tuple(tests))
        for given, tests in (
            (params(9, 99, "100"), plain),
            (params(9, 99, "40", grid="65536"), large),
            (params(9, 99, "7000/3"), sharp),
            (params(9, 99, "4294967295.9"), largest),
            (params(9, 99, "1/4294967296"), tiny),
        )
    ]


def _blocks(*pairs: tuple[int, int]) -> list[Json]:
    return [{"size": size, "allowance": str(allowance)} for size, allowance in pairs]


def _told(comment: str, flags: Flags, epochs: Sequence[Json], blocks: Sequence[Json]) -> Test:
    return single(comment, f"Offers {flags}".strip(), epochs=list(epochs), blocks=list(blocks))


def offers() -> list[Group]:
    """Offers after epochs of every kind, for blocks of every kind."""
    quarter = LEDGER // 4
    some = _blocks((1, LEDGER), (7, quarter), (30, quarter + 1), (90, LEDGER // 3))
    few = _blocks((40, LEDGER // 7), (2, 12345), (200, 0), (55, 3))
    low, high, half = (
        [epoch(total, booking(64, 0, 64, LEDGER // 64))] * 3
        for total in (LEDGER // 60, LEDGER - LEDGER // 50, LEDGER // 2)
    )
    wide = booking(6400, 600, 3000, LEDGER // 8000, 300, LEDGER // 6000)
    differ = [epoch(LEDGER // 4, wide, overhang=LEDGER // 90)]
    alike = _blocks((50, quarter), (50, quarter), (3, LEDGER), (3, 0), (200, quarter - 5))
    unit = 2**16
    calm = booking(64, 8 * unit, 40 * unit, 2**14, 9 * unit, 2**20, inner=(17 * unit, 31 * unit))
    quiet = [epoch(2**14 * 9 * unit, calm)] * 2
    uneven = _blocks((3, LEDGER), (100, 2**36), (2, LEDGER // 2), (60, 2**30))
    spread = _blocks((2, LEDGER), (60, 2**32), (300, 2**38))
    apart = _blocks((300, LEDGER // 4096), (290, LEDGER // 4096), (280, LEDGER))
    beliefs: tuple[tuple[str, Flags, Sequence[Json]], ...] = (
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
            for name, flags, epochs in beliefs
            for blocks, rows in (
                ("allowances of all kinds", some),
                ("blocks alike", alike),
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
            [epoch(total * 2**32, booking(64, 0, 2**38, LEDGER // 64))] * 3,
            _blocks(*((size, LEDGER) for size in sizes)),
        )
        for name, total, sizes in (
            ("1/4", LEDGER // 4, (60, 103, 180, 309, 409)),
            ("3/4", LEDGER - LEDGER // 4, (60, 161, 181, 195, 459)),
        )
    ]
    steps = [
        _told("sizes around the two thirds", "Clipped", low, _blocks(*_row(1, 12))),
        _told("sizes around the two thirds, high", "Clipped", high, _blocks(*_row(18, 30))),
        _told("sizes around the two thirds, half", "Clipped", half, _blocks(*_row(5, 15))),
        _told("one block with nothing", "Caps", (), _blocks((5, 0))),
        _told("nobody", "Caps", low, ()),
    ]
    sixth = LEDGER * 48 // 50
    probing = [
        _told(f"probes: {name}", "Overhang Clipped", low, _blocks(*pairs))
        for name, pairs in (
            ("just enough", ((60, sixth), (1, LEDGER))),
            ("not quite enough", ((60, sixth - 9), (1, LEDGER))),
            ("blocks that cannot be cut do not count", ((60, quarter), (1, LEDGER), (2, LEDGER))),
            ("an interval too short for a margin", ((9, LEDGER), (60, LEDGER))),
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
            (_told("a fine grid: users far apart", "Caps", (), spread),),
        ),
        Group(
            "offers",
            {"params": params(9, 999, "1/10", weighting="precision")},
            (_told("noise far above all", "Caps", half, [*some, *few]),),
        ),
    ]


def _row(first: int, last: int) -> list[tuple[int, int]]:
    return [(size, LEDGER // 3 + size) for size in range(first, last + 1)]
