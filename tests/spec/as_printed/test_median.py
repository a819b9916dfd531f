"""Algorithm 7 as printed: E18, E19, E33, E38."""

from fractions import Fraction
from itertools import product

import pytest

from support.decimals import shows
from withhold_spec.as_printed import full_constants, median
from withhold_spec.as_printed.reals import Undefined, exactly
from withhold_spec.enclosures import exp
from withhold_spec.paper.constants import array_count
from withhold_spec.paper.full import can_activate, diversity_holds
from withhold_spec.paper.median import (
    bin_count,
    costs,
    exponents,
    fill_arrays,
    midpoint,
    nearest_bin,
)
from withhold_spec.paper.plan import full_plan
from withhold_spec.params import Params
from withhold_spec.stream import Samples

SMALL = Fraction(1, 10**6)


def test_an_array_never_becomes_full_when_k_is_rounded_up() -> None:
    """E18: epsilon' = 32, level 3, beta = 1/4; two users with 4 samples and 1."""
    epsilon, beta = Fraction(32), Fraction(1, 4)
    assert shows(full_constants.array_count(epsilon, 3, beta, 64), "1.213")
    assert median.samples_required(epsilon, 3, beta) == 5
    assert median.arrays_rounded_up(epsilon, 3, beta) == 2
    with pytest.raises(Undefined, match="S_2 never becomes full"):
        median.filled_arrays([4, 1], 3, 2)


def test_line_9_waits_for_too_few_samples_when_k_is_rounded_up() -> None:
    """E18: epsilon = 256, m = 8: the print activates level 3 at 5 samples, the repair at 8."""
    params = Params(2, 8, 256, 1)
    assert full_constants.samples_needed(params, 3) == 5
    assert array_count(params, 3) == 2
    plan = full_plan(params)
    five: Samples = {"a": (1,) * 4, "b": (1,)}
    eight: Samples = {"a": (1,) * 4, "b": (1,) * 4}
    assert [can_activate(plan, samples, 3) for samples in (five, eight)] == [False, True]
    assert [len(array) for array in fill_arrays(eight, 3, 2)] == [4, 4]


def test_unrounded_diversity_does_not_activate() -> None:
    """E18: eq:diversity holds as printed with 8 samples and 1, and level 3 waits for more."""
    params = Params(2, 8, 256, 1)
    samples: Samples = {"a": (1,) * 8, "b": (1,)}
    assert min(8, 4) + min(1, 4) >= full_constants.diversity_needed(params, 8, 64).high
    assert not can_activate(full_plan(params), samples, 3)
    assert not diversity_holds(params, samples)


def test_too_few_arrays_when_k_is_rounded_down() -> None:
    """E18: level 6, beta = 10**-6; k = 4.99 and four arrays, one in every bin."""
    epsilon = Fraction("50.966")
    assert shows(full_constants.array_count(epsilon, 6, SMALL, 64), "4.99")
    assert median.arrays_rounded_down(epsilon, 6, SMALL) == 4
    assert shows(failure([0, 1, 2, 3], epsilon), "2.927e-6")
    assert failure([0, 1, 2, 3], epsilon) > SMALL
    assert median.arrays_rounded_up(epsilon, 6, SMALL) == 5
    worst = max(failure(bins, epsilon) for bins in product(range(4), repeat=5))
    assert worst < SMALL and shows(worst, "1.7e-11")


def failure(bins: tuple[int, ...] | list[int], epsilon: Fraction) -> Fraction:
    """The probability that the draw is not a (1/4, 3/4)-quantile, within 2**-90 or so."""
    weights = [1 / exp(exponent, 128).low for exponent in exponents(costs_of(bins), epsilon)]
    bad = [i for i in range(4) if not median.is_quantile(bins, i)]
    return sum((weights[i] for i in bad), Fraction(0)) / sum(weights)


def costs_of(bins: tuple[int, ...] | list[int]) -> list[int]:
    return [cost for cost in costs(bins, 6) if isinstance(cost, int)]


def test_no_array_at_all_when_k_is_rounded_down() -> None:
    """E18: k < 1 at a large epsilon."""
    assert median.arrays_rounded_down(Fraction(95), 2, Fraction(2, 5)) == 0
    with pytest.raises(Undefined, match="no array"):
        median.filled_arrays([4], 2, 0)
    assert array_count(Params(1, 4, 10**6, 1), 2) == 1


def test_the_claimed_radius_is_too_small_below_e() -> None:
    """E19: level 2, beta = 0.4, delta = 0.5, epsilon = 95: the prior is 1/2, and the mean 0."""
    beta, delta = Fraction(2, 5), Fraction(1, 2)
    arrays = full_constants.array_count(Fraction(95), 2, beta, 64)
    assert shows(arrays, "0.2711")
    radius = median.claimed_radius(arrays, 2, delta, 64)
    assert shows(radius, "0.2844")
    assert bin_count(2) == 1 and midpoint(2, 0) == Fraction(1, 2)
    assert radius.high < Fraction(1, 2) and 1 - delta - beta > 0
    # With one array at least, the bin's own half length 2**(-l/2) stays within half of the radius.
    assert median.claimed_radius(exactly(1), 2, delta, 64).low >= Fraction(1, 2)


def test_means_half_way_between_candidates_have_two_nearest() -> None:
    """E33: level 4, Y = 1/2; the repair takes the lower one."""
    assert [c.a for c in median.candidates(4)] == [Fraction(1, 4), Fraction(3, 4)]
    assert median.nearest(Fraction(1, 2), 4) == (0, 1)
    assert nearest_bin(4, 4, 1) == 0


def test_a_short_last_bin_is_not_the_nearest_candidates() -> None:
    """E33: level 3, Y = 0.65 lies in the first bin, and the second bin's middle is closer."""
    middles = [candidate.enclosed(64) for candidate in median.candidates(3)]
    assert shows(middles[0], "0.3536") and shows(middles[1], "0.8536")
    mean = Fraction("0.65")
    assert (median.own_bin(mean, 3), median.nearest(mean, 3)) == (0, (1,))
    assert shows(Fraction(13, 20) - middles[0].low, "0.2964")
    assert shows(middles[1].low - Fraction(13, 20), "0.2036")
    # Equal bins: a point's own bin has the nearest middle, and the distance is at most 2**(-l/2).
    for level in range(1, 9):
        size = 2 ** (level - 1)
        for total in range(size + 1):
            gaps = [
                abs(Fraction(total, size) - midpoint(level, i)) for i in range(bin_count(level))
            ]
            own = nearest_bin(total, level, 1)
            assert isinstance(own, int) and gaps[own] == min(gaps)
            assert gaps[own] ** 2 * 2**level <= 1


def test_at_level_1_the_printed_bin_is_longer_than_the_interval() -> None:
    """E33: its length is 1.414; cut to [0, 1] its middle is 1/2."""
    assert shows(median.bin_length(1).enclosed(64), "1.414")
    assert median.candidates(1) == (median.Surd(Fraction(1, 2), Fraction(0)),)


def test_which_samples_of_a_user_are_taken_changes_the_median() -> None:
    """E33: "r samples from user u": the first r, or the last r."""
    own = (0, 0, 1, 1)
    first = fill_arrays({"a": own}, 2, 1)
    last = fill_arrays({"a": own[::-1]}, 2, 1)
    assert (first, last) == (((0, 0),), ((1, 1),))


def test_the_printed_constant_of_the_cited_theorem_is_another() -> None:
    """E38: k has the factor 16, which alpha = 1/2 gives, and not alpha = 2."""
    assert median.arrays_factor(Fraction(1, 2)) == 16
    assert median.arrays_factor(Fraction(2)) == 4
