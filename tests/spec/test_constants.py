"""Constants: values computed by hand to many digits, and comparisons with their formulas."""

import math
from fractions import Fraction

import pytest

from withhold_spec.paper.binary import depth
from withhold_spec.paper.constants import (
    array_count,
    full_scale,
    full_width,
    multiple_scale,
    naive_scale,
    prior_width,
    single_scale,
    wishful_scale,
)
from withhold_spec.paper.plan import Plan, full_plan, inward, single_plan, wishful_plan
from withhold_spec.paper.withholding import completes_block, levels
from withhold_spec.params import Params

TENTH = Fraction(1, 10)


def ends(plan: Plan, level: int, prior: Fraction) -> tuple[int, int]:
    """The ends of an interval, which are integers when the plan is not symbolic."""
    low, high = plan.interval(level, prior)
    assert isinstance(low, int) and isinstance(high, int)
    return low, high


def test_worked_values_of_the_full_algorithm() -> None:
    # k = max(1, ceil(64 ln(60 * 2^(l/2)))), Delta = sqrt(2^(l-1)/2 ln 480) + sqrt(2^l ln(120 k)).
    params = Params(max_users=4, max_samples=4, epsilon=1, beta="0.1")
    assert [array_count(params, level) for level in (1, 2)] == [285, 307]
    first, second = full_width(params, 1, 64), full_width(params, 2, 64)
    assert Fraction("6.326415309") < first.low <= first.high < Fraction("6.326415310")
    assert Fraction("8.969874918") < second.low <= second.high < Fraction("8.969874919")
    assert Fraction("227.750951") < full_scale(params, 1) < Fraction("227.750967")
    assert Fraction("322.915497") < full_scale(params, 2) < Fraction("322.915513")


def test_levels_by_integers() -> None:
    edges = {1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 8: 3, 9: 3, 2**29: 29, 2**29 + 1: 29}
    edges |= {2**49 - 1: 48, 2**49: 49, 2**49 + 1: 49}
    assert {m: levels(m) for m in edges} == edges
    released = [1, 2, 4, 2**29, 2**31, 2**49]
    withheld = [0, 3, 2**29 - 1, 2**49 - 1, 2**49 + 1, 2**53 + 1]
    assert all(completes_block(count) for count in released)
    assert not any(completes_block(count) for count in withheld)


def test_the_edges_one_user_one_sample_and_a_huge_epsilon_have_constants() -> None:
    for params in (
        Params(1, 1, 1, 1),
        Params(1, 4, 1, "0.1"),
        Params(4, 1, 1, "0.1"),
        Params(2, 4, 10**6, "0.1"),
    ):
        assert all(scale > 0 for scale in full_plan(params).scales)
    assert array_count(Params(2, 4, 10**6, "0.1"), 2) == 1
    assert full_plan(Params(4, 1, 1, "0.1")).counter_epsilon == Fraction(1, 2)


@pytest.mark.parametrize("n", [1, 2, 3, 8, 1000])
@pytest.mark.parametrize("m", [1, 2, 3, 8, 1000])
@pytest.mark.parametrize("epsilon", [TENTH, Fraction(1), Fraction(8)])
def test_scales_agree_with_floating_point_formulas(n: int, m: int, epsilon: Fraction) -> None:
    """The float side is written from the paper's displays, and compared to 12 digits."""
    beta = 0.05
    params = Params(n, m, epsilon, "0.05", grid=10)
    l_max, eps = levels(m), float(epsilon)
    l_bar, d = max(1, l_max), 1 + math.floor(math.log2(n))

    def close(scale: Fraction, formula: float) -> bool:
        return abs(float(scale) - 10 * formula) <= 2**-15 + 1e-9 * formula

    t_depth = depth(n * m)
    assert close(naive_scale(params), m * t_depth / eps)
    spread = math.sqrt(m / 2 * math.log(2 * n / beta)) + math.sqrt(m)
    assert close(wishful_scale(params), 2 * spread * d / eps)
    spread = math.sqrt(m / 2 * math.log(2 * n * l_bar / beta)) + math.sqrt(m)
    elements = 1 + l_max
    assert close(single_scale(params), 2 * spread * elements * depth(n * elements) / eps)
    for level in range(l_max + 1):
        size = 2.0 ** (level - 1)
        spread = math.sqrt(size / 2 * math.log(2 * n * l_bar / beta)) + math.sqrt(size)
        assert close(multiple_scale(params, level), 2 * spread * d * (l_max + 1) / eps)
        k = max(1, math.ceil(32 * l_bar / eps * math.log(3 * l_bar * 2 ** (level / 2) / beta)))
        assert array_count(params, level) == k
        spread = math.sqrt(size / 2 * math.log(6 * n * l_bar / beta))
        spread += math.sqrt(2 * size * math.log(6 * l_bar * k / beta))
        assert close(full_scale(params, level), 2 * spread * d * 2 * (l_max + 1) / eps)


@pytest.mark.parametrize("grid", [1, 7, 2**16])
@pytest.mark.parametrize("level", range(2, 11))
def test_intervals_are_rounded_inward_and_their_width_is_paid_for(level: int, grid: int) -> None:
    params = Params(1024, 1024, 1, "0.1", grid=grid)
    plan = full_plan(params)
    low, high = ends(plan, level, Fraction(1, 3))
    beta = full_width(params, level, 128)
    centre = Fraction(2 ** (level - 1), 3)
    assert 0 <= low - grid * (centre - beta.low) < 1
    assert 0 <= grid * (centre + beta.high) - high < 1
    assert low < high
    sensitivity = plan.sensitivities[level]
    assert high - low <= sensitivity <= 2 * beta.low * grid
    assert plan.scales[level] >= sensitivity * depth(1024) / plan.counter_epsilon


def test_the_width_of_a_counter_is_twice_delta_and_not_delta() -> None:
    params = Params(4, 4, 1, "0.1")
    assert full_plan(params).sensitivities == (1, 1, 17)
    assert inward(params, Fraction(0), lambda bits: full_width(params, 2, bits)) == (-8, 8)


def test_other_plans_pay_for_their_intervals_too() -> None:
    params = Params(8, 16, 1, "0.1", grid=2**16)
    plan = wishful_plan(params)
    low, high = ends(plan, 0, Fraction(1, 7))
    assert high - low <= plan.sensitivities[0]
    assert plan.scales[0] >= plan.sensitivities[0] * depth(8) / params.epsilon
    plan = single_plan(params)
    for level in range(1, 5):
        low, high = ends(plan, level, Fraction(1, 7))
        assert high - low <= plan.sensitivities[0]
        assert high - low <= 2 * prior_width(params, level, 64).high * params.grid
