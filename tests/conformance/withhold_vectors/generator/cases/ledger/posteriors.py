"""Vectors of what the ledger mechanism believes after epochs."""

from __future__ import annotations

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.model import Group, Test
from withhold_vectors.generator.shorthand import Flags, contribution, epoch, params, single


def posterior(comment: str, flags: Flags, *epochs: Json) -> Test:
    """What is believed before these epochs and after each."""
    return single(comment, f"Belief {flags}".strip(), epochs=list(epochs))


def posteriors() -> list[Group]:
    """Epochs need not come from the shipped policy here: any public numbers are believed."""
    even, quarter = contribution(4, 0, 4, BUDGET // 16), BUDGET // 4
    narrow = contribution(16, 2, 10, BUDGET // 32, 2, BUDGET // 64)
    with_excess = [epoch(BUDGET // 8, narrow, excess=BUDGET // 32) for _ in range(5)]
    loud = epoch(BUDGET, narrow, excess=BUDGET // 4)
    mixed = (
        contribution(3, 1, 2, 7 * BUDGET // 8, 1, BUDGET // 9),
        contribution(5, 0, 5, BUDGET // 7, 0, 3, user=1),
        contribution(2, 0, 2, 0, 1, BUDGET // 5, user=4),
        contribution(7, 0, 6, BUDGET // 11, 1, 0, user=5),
    )
    plain = [
        posterior("no epoch", ""),
        posterior("one epoch", "", epoch(quarter // 3, even)),
        posterior(
            "two epochs that agree", "", epoch(quarter // 3, even), epoch(quarter // 3, even)
        ),
        posterior(
            "two epochs that disagree",
            "Disagreement",
            epoch(quarter // 5, even),
            epoch(7 * quarter, even),
        ),
        posterior(
            "three epochs that disagree",
            "Disagreement",
            epoch(9 * quarter, even),
            epoch(-8 * quarter, even),
            epoch(quarter // 2, even, even),
        ),
        posterior("a sum far above", "CentreClamped", epoch(2**90 + 1, even)),
        posterior("a sum far below", "CentreClamped", epoch(-(2**90) - 1, even), epoch(5, even)),
        posterior("a sum just below zero", "CentreClamped", epoch(-1, even)),
        posterior(
            "sums below zero that are no whole means",
            "",
            epoch(quarter, contribution(3, 0, 3, 2**36 + 1)),
            *[epoch(-i, contribution(3, 0, 3, 2**36 + 1)) for i in (1, 2, 2**34 + 1)],
        ),
        posterior(
            "an epoch without weights", "EmptyEpoch", epoch(10**15, contribution(3, 0, 3, 0))
        ),
        posterior(
            "an epoch without weights between two that disagree",
            "EmptyEpoch Disagreement",
            epoch(quarter // 5, even),
            epoch(10**15, contribution(3, 0, 3, 0)),
            epoch(7 * quarter, even),
        ),
        posterior("an epoch without users", "EmptyEpoch", epoch(10**15), epoch(quarter, even)),
        posterior(
            "blocks that start above 0", "", epoch(quarter // 5, contribution(8, 3, 6, 2**36))
        ),
        posterior("coarse weights", "CoarseWeights", epoch(quarter, *mixed)),
        posterior(
            "weights of 20 and of 21 bits",
            "CoarseWeights",
            epoch(9**7, contribution(5, 0, 3, 2**20 - 1)),
            epoch(9**7, contribution(5, 0, 3, 2**21 - 1), contribution(3, 0, 2, 1048575, user=1)),
        ),
        posterior("an overhang that stays below its limit", "Overhang", with_excess[0]),
        posterior(
            "overhangs that stay below their limits do not add up",
            "Overhang",
            *with_excess[:3],
            epoch(BUDGET // 8, even),
            *with_excess,
        ),
        posterior(
            "the spread is raised, and raised again",
            "Overhang SpreadRaised",
            loud,
            *with_excess[:2],
            loud,
            loud,
        ),
        posterior(
            "an overhang that stands out discounts all epochs so far",
            "Overhang SpreadRaised Discount",
            epoch(BUDGET // 9, narrow),
            epoch(BUDGET // 7, even),
            loud,
            epoch(BUDGET // 7, even),
            loud,
        ),
        posterior(
            "the spread stops at the whole range",
            "Overhang SpreadRaised",
            *[epoch(BUDGET, narrow, excess=2**50)] * 4,
        ),
        posterior(
            "an overhang of one deviation and a half",
            "Overhang",
            epoch(BUDGET // 8, narrow, excess=54 * BUDGET // 1000),
        ),
        posterior(
            "two overhangs, each within its noise",
            "Overhang",
            epoch(BUDGET // 8, narrow, excess=45 * BUDGET // 1000),
            epoch(BUDGET // 8, narrow, excess=28 * BUDGET // 1000),
        ),
        posterior(
            "users with a probe, without one, and with one that has no margin",
            "Overhang SpreadRaised",
            epoch(
                BUDGET // 8,
                narrow,
                contribution(40, 1, 30, BUDGET // 80, user=1),
                contribution(5, 0, 5, BUDGET // 9, 0, 3, user=2),
                excess=BUDGET // 4,
            ),
        ),
        posterior("an overhang below zero", "Overhang", epoch(5, narrow, excess=-(2**60)), loud),
        posterior(
            "the variance of samples that are 0 or 1 is not halved",
            "Overhang",
            *[epoch(BUDGET // 8, contribution(64, 8, 40, BUDGET // 64, 9, BUDGET // 8))] * 2,
        ),
        posterior("an overhang without a probe", "Overhang", epoch(5, even, excess=2**60)),
        posterior(
            "no overhang although there are probes",
            "Overhang",
            epoch(BUDGET, narrow, excess=None),
            loud,
            epoch(BUDGET, narrow, excess=None),
        ),
        posterior(
            "an epoch without weights shows no overhang",
            "Overhang EmptyEpoch",
            epoch(5, contribution(9, 0, 3, 0, 1, BUDGET), excess=2**60),
        ),
        posterior(
            "an overhang next to its limit",
            "Overhang",
            *(
                epoch(BUDGET // 8, narrow, excess=BUDGET // 32 + more)
                for more in (0, BUDGET // 50, BUDGET // 25)
            ),
        ),
    ]
    unit = 2**16
    calm = contribution(
        64, 8 * unit, 40 * unit, 2**14, 9 * unit, 2**20, inner=(17 * unit, 31 * unit)
    )
    quiet, noisy = (epoch(2**14 * 9 * unit, calm, calm, excess=cut) for cut in (2**35, 3 * BUDGET))
    silent = epoch(2**14 * 9 * unit, calm, calm, excess=None)
    large = [
        posterior("no overhang halves nothing", "Overhang Halved", silent, quiet, silent),
        posterior("hardly any overhang halves the variance", "Overhang Halved", *[quiet] * 4),
        posterior(
            "a variance that is halved to nothing stays 1",
            "Overhang Halved",
            *[epoch(2**14 * 9 * unit, contribution(64, 0, 64 * unit, 2**14, 9 * unit, 2**30))] * 42,
        ),
        posterior(
            "what was halved too often is taken back once, and stays",
            "Overhang Halved",
            *[quiet] * 3,
            noisy,
            *[quiet] * 3,
        ),
        posterior(
            "halvings are taken back before users are taken to differ",
            "Overhang Halved SpreadRaised",
            quiet,
            noisy,
            noisy,
            quiet,
        ),
        posterior(
            "an overhang next to half of what it should be",
            "Overhang Halved",
            *(
                epoch(2**14 * 9 * unit, calm, excess=3 * BUDGET // 100 + more)
                for more in (0, BUDGET // 100, 0)
            ),
        ),
        posterior(
            "a fine grid",
            "",
            epoch(BUDGET // 3, contribution(9, 7, 580000, 2**18 + 1)),
            epoch(2**39, contribution(9, 1000, 400000, 2**20, 90000, 2**20), excess=2**37),
        ),
        posterior("one unit of weight", "CoarseWeights", epoch(7, contribution(3, 0, 9, 1))),
    ]
    sharp = [
        posterior(
            "an epsilon that leaves a rest, near the lower end",
            "",
            *[epoch(i, contribution(60, 0, 60, BUDGET // 60)) for i in (0, 3, 2**33)],
        ),
        posterior(
            "near the upper end",
            "",
            *[epoch(BUDGET - i, contribution(60, 0, 60, BUDGET // 60)) for i in (0, 3, 2**33)],
        ),
        posterior(
            "a mean close to the end, known well",
            "",
            *[epoch(2**30, contribution(10**6, 0, 10**6, BUDGET // 10**6))] * 4,
        ),
        posterior(
            "a sum that is half of an interval", "", epoch(2**38, contribution(3, 0, 1, 2**39))
        ),
    ]
    largest = [posterior("one sum below zero", "", epoch(-805, contribution(3, 0, 3, 1001)))]
    tiny = [posterior("noise that drowns everything", "", epoch(2**50, even, *mixed))]
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
