"""Constants as printed: E2, E17, E25, E26, E27, E32, E37."""

from fractions import Fraction

import pytest

from support.decimals import shows
from withhold_spec.as_printed import constants, full_constants
from withhold_spec.as_printed.counting import levels_rounded_up
from withhold_spec.as_printed.reals import Undefined, exactly, quotient
from withhold_spec.paper import constants as repaired
from withhold_spec.paper.binary import depth
from withhold_spec.paper.constants import diversity_arrays, nominal_levels
from withhold_spec.paper.median import bin_count
from withhold_spec.paper.plan import full_plan, multiple_plan, single_plan
from withhold_spec.paper.withholding import block_size, levels
from withhold_spec.params import Params


@pytest.mark.parametrize(("m", "nominal"), [(2, "2"), (4, "4.5"), (2**10, "60.5")])
def test_shares_read_from_left_to_right_exceed_the_budget(m: int, nominal: str) -> None:
    """E2: L + 1 counters may cost epsilon/2 together."""
    params = Params(1, m, 1, 1)
    top = levels(m)
    share = full_constants.counter_share_left_to_right(params, top)
    assert (top + 1) * share == Fraction(nominal)
    plan = full_plan(params)
    assert plan.counter_epsilon == full_constants.counter_share(params, top)
    assert (top + 1) * plan.counter_epsilon == Fraction(1, 2)
    assert (top - 1) * plan.median_epsilon < Fraction(1, 2)
    assert plan.median_epsilon == full_constants.median_share(params, top)


def test_a_failure_share_read_from_left_to_right_is_no_share() -> None:
    """E2: L levels at (delta/3)L each fail with L**2 delta/3, and Delta is too small."""
    params = Params(4, 2**10, 1, "0.1")
    assert 10 * full_constants.failure_share_left_to_right(params, 10) == 100 * params.beta / 3
    assert 10 * full_constants.failure_share(params, 10) == params.beta / 3
    read = full_constants.full_width_left_to_right(params, 2, 64)
    assert shows(read, "8.927")
    assert read.high < repaired.full_width(params, 2, 64).low


def test_scales_read_from_left_to_right_are_too_small() -> None:
    """E2: at L = 2 they are nine times smaller."""
    params = Params(4, 4, 1, "0.1")
    read = full_constants.full_scale_left_to_right(params, 2, 64)
    meant = full_constants.full_scale(params, 2, 64)
    assert shows(quotient(meant, read), "9")
    assert repaired.full_scale(params, 2) >= meant.low


def test_the_body_counts_users_for_half_of_what_the_definition_asks() -> None:
    """E17: 80 users with 2 of m = 4 samples each; M_t is 2, or 4 once one user sends all."""
    params = Params(80, 4, 1, 1)
    assert shows(full_constants.sufficient_users(params, 64), "79.517")
    assert shows(full_constants.diversity_needed(params, 2, 64), "136.853")
    assert shows(full_constants.diversity_needed(params, 4, 64), "318.068")
    present = {2: 80 * min(2, 1), 4: 80 * min(2, 2)}
    assert all(
        present[top] < full_constants.diversity_needed(params, top, 64).low for top in present
    )
    assert shows(full_constants.sufficient_users_early(params, 4, 64), "159.034")
    enough = diversity_arrays(params, 4)
    assert enough == 160
    assert enough * 2 >= full_constants.diversity_needed(params, 4, 64).high


def test_one_user_is_not_diverse_at_a_large_epsilon() -> None:
    """E17 at its smallest: epsilon = 100 asks for 0.795 users, and one user is not enough."""
    params = Params(1, 4, 100, 1)
    assert shows(full_constants.sufficient_users(params, 64), "0.795")
    assert shows(full_constants.diversity_needed(params, 2, 64), "1.3685")


@pytest.mark.parametrize(("m", "users"), [(64, 1530), (1024, 3157)])
def test_the_abstract_hides_a_large_number_of_users(m: int, users: int) -> None:
    """E17: at epsilon = 1, delta = 0.05, with M_t = m."""
    assert diversity_arrays(Params(1, m, 1, "0.05"), m) == users


def test_printed_widths_exceed_the_range_of_a_block() -> None:
    """E26: up to level 9 of 10, n = 10**4, m = 1024, epsilon = 1, delta = 0.05."""
    params = Params(10**4, 1024, 1, "0.05")
    ratios = [
        full_constants.full_width(params, level, 64).times(Fraction(2, block_size(level)))
        for level in range(11)
    ]
    printed = ["11.7", "16.6", "11.7", "8.3", "5.9", "4.2", "2.9", "2.1", "1.5", "1.04", "0.74"]
    assert all(shows(ratio, decimal) for ratio, decimal in zip(ratios, printed, strict=True))
    assert (bin_count(1), bin_count(2), bin_count(3)) == (1, 1, 2)


@pytest.mark.parametrize(
    ("n", "m", "used"), [(10**4, 1024, "0.188"), (100, 8, "0.046"), (1000, 64, "0.076")]
)
def test_the_noise_of_algorithm_6_hides_more_than_there_is(n: int, m: int, used: str) -> None:
    """E26: the true Laplace loss, against the epsilon/2 reserved for it."""
    params = Params(n, m, 1, "0.05")
    spent = exactly(0)
    for level in range(levels(m) + 1):
        double = full_constants.full_width(params, level, 64).times(2)
        width = min(double.high, Fraction(block_size(level)))
        spent = spent + quotient(
            exactly(width * depth(n)), full_constants.full_scale(params, level, 64)
        )
    assert shows(spent, used)


def test_one_sample_a_user_has_no_constants_in_print() -> None:
    """E27."""
    params = Params(4, 1, 1, "0.1")
    assert levels_rounded_up(1) == 0 and nominal_levels(params) == 1
    for formula in (constants.single_width, constants.single_scale):
        with pytest.raises(Undefined, match="logarithm"):
            formula(params, 64)
    with pytest.raises(Undefined, match="logarithm"):
        constants.multiple_scale(params, 0, 0, 64)
    with pytest.raises(Undefined, match="L = 0"):
        full_constants.level_arrays(params, 1, 64)
    for plan in (single_plan, multiple_plan, full_plan):
        assert all(scale > 0 for scale in plan(params).scales)


def test_a_large_epsilon_takes_the_root_of_a_negative_number() -> None:
    """E32: m = 2, delta = 1, epsilon = 300; with at least one array there is no such root."""
    params = Params(1, 2, 300, 1)
    arrays = full_constants.level_arrays(params, 1, 64)
    assert shows(arrays, "0.154")
    assert shows(arrays.times(6), "0.925")
    with pytest.raises(Undefined, match="square root"):
        full_constants.full_width(params, 1, 64)
    assert repaired.array_count(params, 1) == 1
    assert repaired.full_width(params, 1, 64).low > 0


def test_the_union_over_levels_rounded_up_fails_too_often() -> None:
    """E25: L levels at delta/(3 log m) each."""
    for m, excess in ((3, "1.262"), (5, "1.292")):
        assert shows(
            constants.truncation_failure(Params(1, m, 1, 1), levels_rounded_up(m), 64), excess
        )
        assert constants.truncation_failure(Params(1, m, 1, 1), levels(m), 64).high <= 1


def test_the_two_printed_deltas_differ_by_a_factor_of_two() -> None:
    """E37: the sentence before eq:singcounternoise doubles Delta, and the display does again."""
    params = Params(4, 4, 1, "0.1")
    doubled = constants.single_scale_of_doubled(params, 64)
    assert doubled == constants.single_scale(params, 64).times(2)
