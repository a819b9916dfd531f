"""Tests of sums near the ends of their intervals, and beyond them."""

from __future__ import annotations

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.ledger.builders import UNIT
from withhold_vectors.generator.cases.ledger.posteriors import posterior
from withhold_vectors.generator.model import Group, Test
from withhold_vectors.generator.shorthand import contribution, epoch, params

WEIGHT = BUDGET // 100


def clipped_posteriors() -> list[Group]:
    """Posteriors with much doubt and none."""
    return [
        *(
            Group("posterior", {"params": params(9, 9999, epsilon)}, tuple(tests))
            for epsilon, tests in (("900", _ends("900")), ("20", _ends("20")))
        ),
        Group("posterior", {"params": params(9, 9999, "300", grid="65536")}, (_fine(),)),
        *(
            Group("posterior", {"params": params(9, 9999, epsilon)}, tuple(_blind(epsilon)))
            for epsilon in ("27", "28", "30", "56", "57", "60")
        ),
        Group("posterior", {"params": params(9, 9999, "1048576")}, tuple(_least())),
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


def _least() -> list[Test]:
    """Excesses of blocks of up to 32 samples and of more, after a level that is known well."""
    known = epoch(2400 * (BUDGET // 8000), contribution(8000, 0, 8000, BUDGET // 8000))
    weight, tests = BUDGET // 100, []
    for size in (2, 7, 31, 32, 33, 400):
        middle, near = 3 * size // 10, max(1, size // 8)
        for name, inner in (
            ("both sides", (middle - near, middle + near)),
            ("the lower side", (middle - near, size)),
            ("the upper side", (0, middle + near)),
            ("neither side", (0, size)),
        ):
            block = contribution(size, 0, size // 2 + 1, weight, near, weight, inner=inner)
            tests.append(
                posterior(
                    f"an excess of {name} of a block of {size}",
                    "Excess",
                    known,
                    epoch(middle * weight, block, excess=weight // 2),
                )
            )
    return tests


def _blind(epsilon: str) -> list[Test]:
    """Sums whose noise is about a quarter or an eighth of what their intervals allow.

    The last user is heavy, and alone in the second stratum. Intervals leave much room, a twentieth of
    the range and a little more, or none.
    """
    earlier = [contribution(100, 0, 100, WEIGHT, user=user) for user in (0, 2, 3, 4)]
    first = epoch(48 * BUDGET // 100, *earlier)
    tests = []
    for name, low, high in (
        ("with much room", 30, 50),
        ("with a twentieth of the range as room", 0, 95),
        ("with a little more room", 0, 94),
        ("without room", 0, 100),
    ):
        width = high - low
        weight = BUDGET // 5 // width
        light = contribution(100, low, high, weight)
        heavy = contribution(900, 9 * low, 9 * high, weight // 9, user=1, stratum=1)
        sums = [weight * width // 3, weight * width // 2]
        tests.append(
            posterior(
                f"sums of two strata {name}, epsilon {epsilon}",
                "Blind",
                first,
                epoch(sums, light, heavy),
                epoch(sums, light, heavy),
            )
        )
    return tests
