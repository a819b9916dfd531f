"""What counts as the least excess of a block, compared with the mean excess of binomial sums."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb

from withhold_proofs.model import Verdict
from withhold_spec.params import Params
from withhold_spec.policy.excess import Block
from withhold_spec.policy.fixed_point import ONE
from withhold_spec.policy.intervals import interval
from withhold_spec.policy.mixture import Line

SIZES = (*range(2, 17), 25, 32, 33, 40, 64, 100, 200)
MEANS = (
    *(Fraction(part, 48) for part in range(1, 48)),
    *(Fraction(part, 1000) for part in (3, 11, 16, 974, 989, 997)),
)
ERRORS = tuple(Fraction(part, 1000) for part in (0, 1, 5, 25))
SCATTERS = (0, ONE // 20)
STEPS = tuple(Fraction(part, 2) for part in range(-4, 5))
"""By how many standard deviations levels are off."""


def least_excesses() -> Verdict:
    """The blocks of every size at every level, with intervals of the shipped policy."""
    coverage = {"blocks": 0, "of one side": 0, "of both sides": 0, "above 0": 0}
    params = Params(999, 999, 4, 1)
    for size, mean, error, scatter in product(SIZES, MEANS, ERRORS, SCATTERS):
        ends, errors = (int(mean * ONE),) * 2, (int(error * ONE),) * 2
        level = Line(ends, errors, 0, 0).at(0)
        made = interval(params, level, scatter, size, 3, False)
        block = Block(
            size,
            made.low,
            made.high,
            1,
            made.inner_low,
            made.inner_high,
            made.saturation,
            1,
            0,
            0,
            1,
        )
        least = Fraction(block.least(1, level), 6 * ONE)
        sides = (block.inner_low > 0) + (block.inner_high < size)
        coverage["blocks"] += 1
        coverage["of one side"] += sides == 1
        coverage["of both sides"] += sides == 2
        coverage["above 0"] += least > 0
        off = [level.mean + step * level.error for step in STEPS]
        levels = {Fraction(min(max(each, Fraction(0)), Fraction(ONE)), ONE) for each in off}
        if any(least > mean_excess(block, each) for each in levels if least > 0):
            return Verdict(False, f"{block} has the least excess {least}", coverage)
    return Verdict(True, f"{coverage['blocks']} blocks", coverage)


def mean_excess(block: Block, level: Fraction) -> Fraction:
    """The mean of what a sum of independent samples that are 0 or 1 lies outside the inner interval."""
    top, bottom, size = level.numerator, level.denominator, block.size
    total = sum(
        max(block.inner_low - ones, ones - block.inner_high)
        * comb(size, ones)
        * top**ones
        * (bottom - top) ** (size - ones)
        for ones in range(size + 1)
        if not block.inner_low <= ones <= block.inner_high
    )
    return Fraction(total, bottom**size)
