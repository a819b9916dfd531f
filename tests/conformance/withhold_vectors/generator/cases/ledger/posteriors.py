"""Tests of what single epochs say: the estimate, the line of users' levels, and what excesses show."""

from __future__ import annotations

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.ledger.builders import SMALL_EXCESS, UNIT
from withhold_vectors.generator.model import Group, Test
from withhold_vectors.generator.shorthand import Flags, contribution, epoch, params, single


def posterior(comment: str, flags: Flags, *epochs: Json) -> Test:
    """What is known before these epochs and after each of them."""
    return single(comment, f"Posterior {flags}".strip(), epochs=list(epochs))


def posteriors() -> list[Group]:
    """The posterior accepts any public numbers, so these epochs need not come from the shipped policy."""
    even, quarter = contribution(4, 0, 4, BUDGET // 16), BUDGET // 4
    narrow = contribution(16, 2, 10, BUDGET // 32, 2, BUDGET // 64)
    with_excess = [epoch(BUDGET // 8, narrow, excess=BUDGET // 32) for _ in range(5)]
    large_excess = epoch(BUDGET, narrow, excess=BUDGET // 4)
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
            "Outlier",
            epoch(quarter // 5, even),
            epoch(7 * quarter, even),
        ),
        posterior(
            "three epochs that disagree",
            "Outlier",
            epoch(9 * quarter, even),
            epoch(-8 * quarter, even),
            epoch(quarter // 2, even, contribution(4, 0, 4, BUDGET // 16, user=1)),
        ),
        posterior("a sum far above the range", "CentreClamped", epoch(2**90 + 1, even)),
        posterior(
            "a sum far below the range", "CentreClamped", epoch(-(2**90) - 1, even), epoch(5, even)
        ),
        posterior("a sum just below zero", "CentreClamped", epoch(-1, even)),
        posterior(
            "negative sums whose means are rounded",
            "",
            epoch(quarter, contribution(3, 0, 3, 2**36 + 1)),
            *[epoch(-i, contribution(3, 0, 3, 2**36 + 1)) for i in (1, 2, 2**34 + 1)],
        ),
        posterior(
            "an epoch without weights", "EmptyEpoch", epoch(10**15, contribution(3, 0, 3, 0))
        ),
        posterior(
            "an epoch without weights between two that disagree",
            "EmptyEpoch Outlier",
            epoch(quarter // 5, even),
            epoch(10**15, contribution(3, 0, 3, 0)),
            epoch(7 * quarter, even),
        ),
        posterior("an epoch without users", "EmptyEpoch", epoch(quarter, even), epoch(10**15)),
        posterior(
            "blocks whose intervals start above 0",
            "",
            epoch(quarter // 5, contribution(8, 3, 6, 2**36)),
        ),
        posterior("weights cut to 20 bits", "CoarseWeights", epoch(quarter, *mixed)),
        posterior(
            "weights of 20 and of 21 bits",
            "CoarseWeights",
            epoch(9**7, contribution(5, 0, 3, 2**20 - 1)),
            epoch(9**7, contribution(5, 0, 3, 2**21 - 1), contribution(3, 0, 2, 1048575, user=1)),
        ),
        posterior("an excess that stays below its threshold", "Excess", with_excess[0]),
        posterior(
            "excesses that stay below their thresholds do not add up",
            "Excess",
            *with_excess[:3],
            epoch(BUDGET // 8, even),
            *with_excess,
        ),
        posterior(
            "the scatter of users is raised, and raised again",
            "Excess UsersDiffer",
            large_excess,
            *with_excess[:2],
            large_excess,
            large_excess,
        ),
        posterior(
            "a large excess shows how much the intervals may have cut off",
            "Excess UsersDiffer CutOff",
            epoch(BUDGET // 9, narrow),
            epoch(BUDGET // 7, even),
            large_excess,
            epoch(BUDGET // 7, even),
            large_excess,
        ),
        posterior(
            "the scatter of users stops at the whole range",
            "Excess UsersDiffer",
            *[epoch(BUDGET, narrow, excess=2**50)] * 4,
        ),
        posterior(
            "an excess of one and a half deviations",
            "Excess",
            epoch(BUDGET // 8, narrow, excess=54 * BUDGET // 1000),
        ),
        posterior(
            "two excesses, each within its noise",
            "Excess",
            epoch(BUDGET // 8, narrow, excess=45 * BUDGET // 1000),
            epoch(BUDGET // 8, narrow, excess=28 * BUDGET // 1000),
        ),
        posterior(
            "users with an excess query, without one, and with one without saturation",
            "Excess UsersDiffer",
            epoch(
                BUDGET // 8,
                narrow,
                contribution(40, 1, 30, BUDGET // 80, user=1),
                contribution(5, 0, 5, BUDGET // 9, 0, 3, user=2),
                excess=BUDGET // 4,
            ),
        ),
        posterior("a negative excess", "Excess", epoch(5, narrow, excess=-(2**60)), large_excess),
        posterior(
            "the variance of samples that are 0 or 1 is not halved",
            "Excess",
            *[epoch(BUDGET // 8, contribution(64, 8, 40, BUDGET // 64, 9, BUDGET // 8))] * 2,
        ),
        posterior("an excess without any excess query", "Excess", epoch(5, even, excess=2**60)),
        posterior(
            "no excess although there are excess queries",
            "Excess",
            epoch(BUDGET, narrow, excess=None),
            large_excess,
            epoch(BUDGET, narrow, excess=None),
        ),
        posterior(
            "the excess of an epoch without weights is not used",
            "Excess EmptyEpoch",
            epoch(5, contribution(9, 0, 3, 0, 1, BUDGET), excess=2**60),
        ),
        posterior(
            "an excess near its threshold",
            "Excess",
            *(
                epoch(BUDGET // 8, narrow, excess=BUDGET // 32 + more)
                for more in (0, BUDGET // 50, BUDGET // 25)
            ),
        ),
    ]
    total, two = 2**14 * 9 * UNIT, (SMALL_EXCESS, {**SMALL_EXCESS, "user": 1})
    small, large = (epoch(total, *two, excess=excess) for excess in (2**35, 3 * BUDGET))
    unasked = epoch(total, *two, excess=None)
    fine = [
        posterior(
            "an epoch without excess halves nothing", "Excess Halved", unasked, small, unasked
        ),
        posterior("an excess close to zero halves the variance", "Excess Halved", *[small] * 4),
        posterior(
            "the variance is halved in every epoch",
            "Excess Halved",
            *[epoch(total, contribution(64, 0, 64 * UNIT, 2**14, 9 * UNIT, 2**30))] * 6,
        ),
        posterior(
            "one halving is undone, and no more follow",
            "Excess Halved",
            *[small] * 3,
            large,
            *[small] * 3,
        ),
        posterior(
            "a halving is undone while the scatter of users is raised",
            "Excess Halved UsersDiffer",
            small,
            large,
            large,
            small,
        ),
        posterior(
            "an excess near half of what is expected",
            "Excess Halved",
            *(
                epoch(total, SMALL_EXCESS, excess=3 * BUDGET // 100 + more)
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
            "an epsilon that does not divide the budget, near the lower end",
            "",
            *[epoch(i, contribution(60, 0, 60, BUDGET // 60)) for i in (0, 3, 2**33)],
        ),
        posterior(
            "an epsilon that does not divide the budget, near the upper end",
            "",
            *[epoch(BUDGET - i, contribution(60, 0, 60, BUDGET // 60)) for i in (0, 3, 2**33)],
        ),
        posterior(
            "a mean close to the lower end, with a small standard error",
            "",
            *[epoch(2**30, contribution(10**6, 0, 10**6, BUDGET // 10**6))] * 4,
        ),
        posterior(
            "a sum that is half of an interval", "", epoch(2**38, contribution(3, 0, 1, 2**39))
        ),
    ]
    largest = [posterior("one negative sum", "", epoch(-805, contribution(3, 0, 3, 1001)))]
    tiny = [
        posterior("noise far larger than all sums", "", epoch(2**50, {**even, "user": 2}, *mixed))
    ]
    return [
        Group("posterior", {"params": given}, tuple(tests))
        for given, tests in (
            (params(9, 99, "100"), plain),
            (params(9, 99, "40", grid="65536"), fine),
            (params(9, 99, "7000/3"), sharp),
            (params(9, 99, "4294967295.9"), largest),
            (params(9, 99, "1/4294967296"), tiny),
        )
    ]
