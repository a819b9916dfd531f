"""The final release of the specification: how epsilon is divided, what is added up, and the error bar."""

from decimal import Decimal, localcontext
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from withhold_spec.accounted.final import (
    LN2,
    budgets,
    final_release,
    final_scale,
    noise_bound,
)
from withhold_spec.errors import ParameterError
from withhold_spec.noise import ZERO, Tape
from withhold_spec.params import Params
from withhold_spec.policy.fixed_point import ONE

shares = st.fractions(Fraction(1, 1000), Fraction(999, 1000), max_denominator=1000)


@given(st.fractions(Fraction(1, 10**4), 10**4, max_denominator=10**4), shares)
def test_epsilon_is_divided_without_rest(epsilon: Fraction, share: Fraction) -> None:
    params = Params(3, 4, epsilon, 1, horizon=7)
    divided = budgets(params, share)
    assert divided.final == share * epsilon
    assert divided.running.epsilon + divided.final == epsilon
    assert divided.running == Params(3, 4, divided.running.epsilon, 1, horizon=7)


@pytest.mark.parametrize("share", [0, 1, "3/2", "-1/2", "none", True])
def test_a_share_is_between_0_and_1(share: str | int) -> None:
    with pytest.raises(ParameterError, match="final_share"):
        budgets(Params(3, 4, 1, 1), share)


def test_users_who_weigh_the_same_have_no_final_release() -> None:
    with pytest.raises(ParameterError, match="weighting"):
        budgets(Params(3, 4, 1, 1, weighting="user"), "1/2")


def test_no_part_is_smaller_than_the_least_epsilon() -> None:
    budgets(Params(3, 4, Fraction(1, 2**31), 1), "1/2")
    with pytest.raises(ParameterError, match="epsilon"):
        budgets(Params(3, 4, Fraction(1, 2**31), 1), "1/3")


def test_all_samples_are_added_up_as_they_are() -> None:
    params = Params(9, 9, 1, 1, lower=-1, upper=3, grid=8)
    made = final_release(params, Fraction(1, 2), [[8, 8, 8], [0], [4, 0]], ZERO)
    assert (made.samples, made.sum) == (6, 28)
    assert (made.sensitivity, made.scale) == (24, Fraction(48))
    assert made.estimate == -1 + 4 * Fraction(28, 48)


def test_the_estimate_stays_in_the_range() -> None:
    params = Params(9, 9, 1, 1)
    for noise, estimate in ((-5, 0), (5, 1), (-1, Fraction(1, 2))):
        made = final_release(params, Fraction(1), [[1], [1]], Tape({(0, 0): noise}))
        assert made.sum == 2 + noise
        assert made.estimate == estimate


def test_without_samples_the_estimate_is_the_prior_and_says_nothing() -> None:
    made = final_release(Params(9, 9, 1, 1, prior="1/4"), Fraction(1), [], Tape({(0, 0): 3}))
    assert (made.sensitivity, made.estimate) == (1, Fraction(1, 4))
    assert made.half_width(Fraction(1, 2)) == Fraction(3, 4)


@given(st.integers(1, 2**80), st.fractions(Fraction(1, 2**32), 2**32, max_denominator=2**40))
def test_the_scale_pays_for_the_sensitivity(sensitivity: int, epsilon: Fraction) -> None:
    scale = final_scale(sensitivity, epsilon)
    assert sensitivity <= scale * epsilon
    assert scale - sensitivity / epsilon < Fraction(1, 2**16)


def test_the_constant_is_ln_2_rounded_up() -> None:
    with localcontext(prec=40):
        assert 0 < LN2 - Decimal(2).ln() * ONE < 1


@given(
    st.fractions(Fraction(1, 8), 2**20, max_denominator=2**16),
    st.fractions(Fraction(1, 100), Fraction(999999, 10**6), max_denominator=10**6),
)
def test_noise_exceeds_its_bound_at_most_as_often_as_said(
    scale: Fraction, confidence: Fraction
) -> None:
    """The exact tail of discrete Laplace noise beyond k is 2 q**(k + 1) / (1 + q), with q = exp(-1/scale)."""
    bound = noise_bound(scale, confidence)
    with localcontext(prec=60):
        one = Decimal(scale.denominator) / scale.numerator
        tail = 2 * (-one * (bound + 1)).exp() / (1 + (-one).exp())
        allowed = Decimal((1 - confidence).numerator) / (1 - confidence).denominator
        assert tail <= allowed
        narrower = 2 * (-one * (bound * 99 // 100 - 1)).exp() / (1 + (-one).exp())
        assert bound < 200 or narrower > allowed, "the bar is more than a hundredth too wide"


@pytest.mark.parametrize("confidence", [0, 1])
def test_a_confidence_is_between_0_and_1(confidence: int) -> None:
    with pytest.raises(ParameterError, match="confidence"):
        noise_bound(Fraction(1), Fraction(confidence))
    with pytest.raises(ParameterError, match="confidence"):
        final_release(Params(9, 9, 1, 1), Fraction(1), [], ZERO).half_width(Fraction(confidence))
