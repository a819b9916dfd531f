"""Tests of sums near the ends of their intervals, and of levels beyond the range."""

from __future__ import annotations

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.ledger.builders import UNIT
from withhold_vectors.generator.cases.ledger.posteriors import posterior
from withhold_vectors.generator.model import Group, Test
from withhold_vectors.generator.shorthand import contribution, epoch, params

WEIGHT = BUDGET // 100


def clipped_posteriors() -> list[Group]:
    """Posteriors with much doubt and none, and with samples that join the mean at an end of the range."""
    return [
        *(
            Group("posterior", {"params": params(9, 9999, epsilon)}, tuple(tests))
            for epsilon, tests in (("900", _ends("900")), ("20", _ends("20")), ("4000", _levels()))
        ),
        Group("posterior", {"params": params(9, 9999, "300", grid="65536")}, (_fine(),)),
    ]


def _ends(epsilon: str) -> list[Test]:
    """Sums at places of what intervals from 30 to 50 of 100 samples allow, and beyond it.

    First comes an epoch with whole intervals, which is not in doubt. The later ones show whether the
    filters have become too sure.
    """
    first = epoch(12 * BUDGET // 100, contribution(100, 0, 100, WEIGHT))
    narrow = contribution(100, 30, 50, WEIGHT, 9, WEIGHT // 8, inner=(35, 45))
    near = contribution(100, 8, 95, WEIGHT, user=1)
    tests = []
    for name, tenths in (
        ("far below what the intervals allow", -900),
        ("at the lower end", 0),
        ("near the lower end", 12),
        ("in the middle", 100),
        ("near the upper end", 183),
        ("at the upper end", 200),
        ("far above what the intervals allow", 4000),
    ):
        alone = epoch(tenths * WEIGHT // 10, narrow, excess=None)
        both = epoch(tenths * WEIGHT // 5, narrow, near, excess=BUDGET // 200)
        tests.append(
            posterior(f"a sum {name}, epsilon {epsilon}", "Doubt", first, alone, both, alone)
        )
    return tests


def _levels() -> list[Test]:
    """Levels that rise or fall with users' counts, and then a user with far more samples."""
    few = BUDGET // 16
    light = [contribution(4, 0, 4, few, user=user) for user in range(3)]
    more = contribution(16, 0, 16, BUDGET // 64, user=3, stratum=1)
    heavy = contribution(400, 0, 400, BUDGET // 400, user=4)
    tests = []
    for name, ends, then in (
        ("rise", (1, 9), 9),
        ("fall", (9, 1), 1),
        ("rise and stop", (1, 9), 4),
    ):
        sums = [12 * few * ends[0] // 10, BUDGET // 4 * ends[1] // 10]
        steady = [epoch(sums, *light, more, excess=None) for _ in range(4)]
        measured = epoch(BUDGET * then // 10, heavy, excess=None)
        unmeasured = epoch(BUDGET, {**heavy, "weight": "0"}, excess=None)
        tests += [
            posterior(f"levels that {name}: {kind}", "LevelKept", *steady, last)
            for kind, last in (("many samples", measured), ("many without weight", unmeasured))
        ]
    return tests


def _fine() -> Test:
    """Doubt on a fine grid, with an interval that cuts off less than the sum is off."""
    whole: Json = contribution(64, 0, 64 * UNIT, BUDGET // (64 * UNIT))
    narrow = contribution(64, 3 * UNIT, 60 * UNIT, BUDGET // (64 * UNIT))
    return posterior(
        "sums at both ends of an interval that cuts off little, on a fine grid",
        "Doubt",
        epoch(BUDGET // 4, whole),
        epoch(57 * BUDGET // 64, narrow),
        epoch(0, narrow),
        epoch(-BUDGET, narrow, excess=None),
    )
