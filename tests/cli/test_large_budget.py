"""With as much budget as it wants, the ledger's estimate is the mean; and what the starting guess weighs."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate

import pytest

from cli.command import Run
from withhold.policy.fixed_point import ONE, VARIANCE
from withhold.policy.line import Cell, Filters

pytestmark = pytest.mark.usefixtures("no_noise")
USERS, SAMPLES = 9, 9
BOUNDS = ("--max-users", str(USERS), "--max-samples", str(SAMPLES), "--quiet")
VALUES = {
    "ones": [Fraction(1)] * USERS * SAMPLES,
    "zeros": [Fraction(0)] * USERS * SAMPLES,
    "a jump": [Fraction(t > 40) for t in range(USERS * SAMPLES)],
    "quarters": [Fraction(t % 5, 4) for t in range(USERS * SAMPLES)],
}


@pytest.mark.parametrize("grid", [1, 4, 65536])
@pytest.mark.parametrize("name", sorted(VALUES))
def test_the_estimate_is_the_mean_of_the_released_samples(run: Run, name: str, grid: int) -> None:
    """`sum` is the plain sum of samples on the grid: at grid 1 a number of whole samples."""
    values = VALUES[name] if grid > 1 else [Fraction(value > 0) for value in VALUES[name]]
    data = "".join(f"u{t % USERS},{float(value)}\n" for t, value in enumerate(values))
    done = run("user,value\n" + data, *BOUNDS, "--epsilon", "1000000", "--grid", str(grid))
    sums = [0, *accumulate(int(value * grid) for value in values)]
    found = zip(map(int, done.column("sum")), map(int, done.column("total")), strict=True)
    off = {count: abs(total - sums[count]) for total, count in found}
    assert set(off) > {1, 2, 4, 8}, "samples are released early and often"
    assert max(off.values()) <= 1


@pytest.mark.parametrize("deviation", [Fraction(0), Fraction(1, 30), Fraction(2, 7), Fraction(3)])
def test_the_share_of_the_guess_is_that_of_the_noise(deviation: Fraction) -> None:
    """The guess weighs d² / (d² + 1/12 + v): d is the noise of the mean, v the samples' own variance."""
    error, own = int(deviation**2 * VARIANCE), VARIANCE // 100
    filters = Filters()
    filters.take_epoch([Cell(ONE, ONE, 0, 0, own, error)])
    share = Fraction(error, error + VARIANCE // 12 + own)
    for mean in filters.mean:
        assert abs((1 - share / 2) * ONE - mean) <= 3, "all ones, and the guess is one half"
