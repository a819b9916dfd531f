"""Vectors of what the ledger mechanism believes after epochs."""

from __future__ import annotations

from withhold_spec.epochs import LEDGER
from withhold_spec.vectors.model import Group, Json, Test
from withhold_spec.vectors.shorthand import Flags, booking, epoch, params, single


def belief(comment: str, flags: Flags, *epochs: Json) -> Test:
    """What is believed before these epochs and after each."""
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
        belief("no epoch", ""),
        belief("one epoch", "", epoch(quarter // 3, even)),
        belief("two epochs that agree", "", epoch(quarter // 3, even), epoch(quarter // 3, even)),
        belief(
            "two epochs that disagree",
            "Disagreement",
            epoch(quarter // 5, even),
            epoch(7 * quarter, even),
        ),
        belief(
            "three epochs that disagree",
            "Disagreement",
            epoch(9 * quarter, even),
            epoch(-8 * quarter, even),
            epoch(quarter // 2, even, even),
        ),
        belief("a sum far above", "CentreClamped", epoch(2**90 + 1, even)),
        belief("a sum far below", "CentreClamped", epoch(-(2**90) - 1, even), epoch(5, even)),
        belief("a sum just below zero", "CentreClamped", epoch(-1, even)),
        belief(
            "sums below zero that are no whole means",
            "",
            epoch(quarter, booking(3, 0, 3, 2**36 + 1)),
            *[epoch(-i, booking(3, 0, 3, 2**36 + 1)) for i in (1, 2, 2**34 + 1)],
        ),
        belief("an epoch without weights", "EmptyEpoch", epoch(10**15, booking(3, 0, 3, 0))),
        belief(
            "an epoch without weights between two that disagree",
            "EmptyEpoch Disagreement",
            epoch(quarter // 5, even),
            epoch(10**15, booking(3, 0, 3, 0)),
            epoch(7 * quarter, even),
        ),
        belief("an epoch without users", "EmptyEpoch", epoch(10**15), epoch(quarter, even)),
        belief("blocks that start above 0", "", epoch(quarter // 5, booking(8, 3, 6, 2**36))),
        belief("coarse weights", "CoarseWeights", epoch(quarter, *mixed)),
        belief(
            "weights of 20 and of 21 bits",
            "CoarseWeights",
            epoch(9**7, booking(5, 0, 3, 2**20 - 1)),
            epoch(9**7, booking(5, 0, 3, 2**21 - 1), booking(3, 0, 2, 1048575, user=1)),
        ),
        belief("an overhang that stays below its limit", "Overhang", probed[0]),
        belief(
            "overhangs that stay below their limits do not add up",
            "Overhang",
            *probed[:3],
            epoch(LEDGER // 8, even),
            *probed,
        ),
        belief(
            "the spread is raised, and raised again",
            "Overhang SpreadRaised",
            loud,
            *probed[:2],
            loud,
            loud,
        ),
        belief(
            "an overhang that stands out discounts all epochs so far",
            "Overhang SpreadRaised Discount",
            epoch(LEDGER // 9, narrow),
            epoch(LEDGER // 7, even),
            loud,
            epoch(LEDGER // 7, even),
            loud,
        ),
        belief(
            "the spread stops at the whole range",
            "Overhang SpreadRaised",
            *[epoch(LEDGER, narrow, overhang=2**50)] * 4,
        ),
        belief(
            "an overhang of one deviation and a half",
            "Overhang",
            epoch(LEDGER // 8, narrow, overhang=54 * LEDGER // 1000),
        ),
        belief(
            "two overhangs, each within its noise",
            "Overhang",
            epoch(LEDGER // 8, narrow, overhang=45 * LEDGER // 1000),
            epoch(LEDGER // 8, narrow, overhang=28 * LEDGER // 1000),
        ),
        belief(
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
        belief("an overhang below zero", "Overhang", epoch(5, narrow, overhang=-(2**60)), loud),
        belief(
            "the variance of samples that are 0 or 1 is not halved",
            "Overhang",
            *[epoch(LEDGER // 8, booking(64, 8, 40, LEDGER // 64, 9, LEDGER // 8))] * 2,
        ),
        belief("an overhang without a probe", "Overhang", epoch(5, even, overhang=2**60)),
        belief(
            "no overhang although there are probes",
            "Overhang",
            epoch(LEDGER, narrow, overhang=None),
            loud,
            epoch(LEDGER, narrow, overhang=None),
        ),
        belief(
            "an epoch without weights shows no overhang",
            "Overhang EmptyEpoch",
            epoch(5, booking(9, 0, 3, 0, 1, LEDGER), overhang=2**60),
        ),
        belief(
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
    silent = epoch(2**14 * 9 * unit, calm, calm, overhang=None)
    large = [
        belief("no overhang halves nothing", "Overhang Halved", silent, quiet, silent),
        belief("hardly any overhang halves the variance", "Overhang Halved", *[quiet] * 4),
        belief(
            "a variance that is halved to nothing stays 1",
            "Overhang Halved",
            *[epoch(2**14 * 9 * unit, booking(64, 0, 64 * unit, 2**14, 9 * unit, 2**30))] * 42,
        ),
        belief(
            "what was halved too often is taken back once, and stays",
            "Overhang Halved",
            *[quiet] * 3,
            noisy,
            *[quiet] * 3,
        ),
        belief(
            "halvings are taken back before users are taken to differ",
            "Overhang Halved SpreadRaised",
            quiet,
            noisy,
            noisy,
            quiet,
        ),
        belief(
            "an overhang next to half of what it should be",
            "Overhang Halved",
            *(
                epoch(2**14 * 9 * unit, calm, overhang=3 * LEDGER // 100 + more)
                for more in (0, LEDGER // 100, 0)
            ),
        ),
        belief(
            "a fine grid",
            "",
            epoch(LEDGER // 3, booking(9, 7, 580000, 2**18 + 1)),
            epoch(2**39, booking(9, 1000, 400000, 2**20, 90000, 2**20), overhang=2**37),
        ),
        belief("one unit of weight", "CoarseWeights", epoch(7, booking(3, 0, 9, 1))),
    ]
    sharp = [
        belief(
            "an epsilon that leaves a rest, near the lower end",
            "",
            *[epoch(i, booking(60, 0, 60, LEDGER // 60)) for i in (0, 3, 2**33)],
        ),
        belief(
            "near the upper end",
            "",
            *[epoch(LEDGER - i, booking(60, 0, 60, LEDGER // 60)) for i in (0, 3, 2**33)],
        ),
        belief(
            "a mean close to the end, known well",
            "",
            *[epoch(2**30, booking(10**6, 0, 10**6, LEDGER // 10**6))] * 4,
        ),
        belief("a sum that is half of an interval", "", epoch(2**38, booking(3, 0, 1, 2**39))),
    ]
    largest = [belief("one sum below zero", "", epoch(-805, booking(3, 0, 3, 1001)))]
    tiny = [belief("noise that drowns everything", "", epoch(2**50, even, *mixed))]
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
