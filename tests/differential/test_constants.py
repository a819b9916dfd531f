"""Constants of implementation and specification, over a grid of parameters and at drawn ones."""

from dataclasses import asdict
from fractions import Fraction
from typing import cast

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import withhold
from support.examples import COSTLY
from withhold import testing
from withhold.accounted.constants import gaussian_constants
from withhold.composition import advanced_epsilon, gaussian_epsilon
from withhold.core.records import Form, Mechanism
from withhold.policy.fixed_point import exp2, log2, log2_all, ratio
from withhold_spec import noise, params
from withhold_spec.accounted import dimensions
from withhold_spec.accounted.plan import gaussian_plan
from withhold_spec.errors import ParameterError
from withhold_spec.policy import fixed_point
from withhold_spec.replay import MECHANISMS
from withhold_spec.replay import replay as spec_replay


@given(
    st.sampled_from(sorted(MECHANISMS)),
    st.integers(1, 2**62),
    st.integers(1, 2**62),
    st.fractions(Fraction(1, 1000), 10**7, max_denominator=10**4),
    st.fractions(Fraction(1, 10**9), 1, max_denominator=10**9),
    st.integers(1, 2**32),
)
def test_scales_and_sensitivities_at_any_parameters(
    mechanism: str, n: int, m: int, epsilon: Fraction, beta: Fraction, grid: int
) -> None:
    """The first step's charge shows the constants of counter 0 whatever the size of n and m."""
    event = [("a", 1)]
    ours = testing.replay(
        cast(Form, mechanism),
        withhold.Params(n, m, epsilon, beta, grid=grid),
        event,
        testing.ZeroTape(),
    )
    theirs = spec_replay(
        mechanism, params.Params(n, m, epsilon, beta, grid=grid), event, noise.ZERO
    )
    for mine, other in zip(ours[0].charges, theirs[0].charges, strict=True):
        assert type(mine).__name__ == type(other).__name__
        assert asdict(mine) == asdict(other)


@given(st.fractions(Fraction(1, 1000), 10**7, max_denominator=10**4), st.integers(1, 2**32))
def test_constants_with_gaussian_noise(epsilon: Fraction, grid: int) -> None:
    ours = gaussian_constants(withhold.Params(9, 9, epsilon, 1, grid=grid))
    theirs = gaussian_plan(params.Params(9, 9, epsilon, 1, grid=grid))
    assert (ours.scale, ours.full_budget, ours.full_cost) == (
        theirs.scale,
        theirs.full_budget,
        theirs.full_cost,
    )


def test_every_level_of_a_deep_run() -> None:
    """One user walks up all levels of the multiple and the single mechanism."""
    names: tuple[Mechanism, ...] = ("single", "multiple")
    for mechanism in names:
        events = [("a", Fraction(t % 7, 7)) for t in range(300)]
        ours = testing.replay(
            mechanism, withhold.Params(9, 256, "1/3", "0.01", grid=50), events, testing.ZeroTape()
        )
        theirs = spec_replay(
            mechanism, params.Params(9, 256, "1/3", "0.01", grid=50), events, noise.ZERO
        )
        assert [step.sum for step in ours] == [step.sum for step in theirs]
        assert [charge.scale for step in ours for charge in step.charges] == [
            charge.scale for step in theirs for charge in step.charges
        ]


@settings(max_examples=COSTLY)
@given(
    st.fractions(Fraction(1, 1000), 500, max_denominator=10**4),
    st.integers(1, 2**16),
    st.fractions(Fraction(1, 10**30), Fraction(99, 100), max_denominator=10**40),
)
def test_shares_with_gaussian_noise(epsilon: Fraction, dimension: int, delta: Fraction) -> None:
    """The same multiple of 2**-16, or none."""
    try:
        share: Fraction | None = dimensions.gaussian_share(epsilon, dimension, delta)
    except ParameterError:
        share = None
    if share is None:
        with pytest.raises(withhold.ParameterError):
            gaussian_epsilon(epsilon, dimension, delta)
    else:
        assert gaussian_epsilon(epsilon, dimension, delta) == share


@pytest.mark.parametrize("epsilon", ["1/4294967296", "1/1000", "1/3", "1", "64", "4294967296"])
@pytest.mark.parametrize("delta", ["1/1000000", "1/2", "7/10", "999/1000"])
def test_shares_under_advanced_composition(epsilon: str, delta: str) -> None:
    for dimension in (1, 2, 17, 1000):
        budget = Fraction(epsilon), dimension, Fraction(delta)
        try:
            share = dimensions.advanced_share(*budget)
        except ParameterError:
            with pytest.raises(withhold.ParameterError):
                advanced_epsilon(*budget)
        else:
            assert advanced_epsilon(*budget) == share


@given(st.lists(st.one_of(st.integers(1, 2**62 + 1), st.integers(1, 2**16)), min_size=1))
def test_logarithms(numbers: list[int]) -> None:
    expected = [fixed_point.log2(number) for number in numbers]
    assert log2_all(np.array(numbers)).tolist() == [log2(number) for number in numbers] == expected


@given(st.integers(-(2**24), 0), st.integers(0, 2**120), st.integers(1, 2**120))
def test_powers_and_ratios(exponent: int, part: int, whole: int) -> None:
    assert exp2(exponent) == fixed_point.exp2(exponent)
    assert ratio(part, whole) == fixed_point.ratio(part, whole)
