"""How error bars and weights allow for users who differ."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from withhold import MeanEstimator, Params
from withhold.accuracy.heterogeneity import ONE, Differing
from withhold.core.batch import Encoded
from withhold.testing import ZeroTape


def test_before_any_excess_users_may_differ_by_a_share_of_a_deviation() -> None:
    """If all samples are projected on the centre, the bias is a sixth of the distance; otherwise it is less."""
    differing = Differing()
    between_user_sd = 3 * ONE // 50
    differing.include(1, 1, 0)
    assert differing.error(ONE // 5, 0, 0) == pytest.approx(between_user_sd / 6, rel=1e-6)
    for half_width in (ONE // 50, ONE // 10, ONE // 4):
        differing.include(1, 1, half_width)
        bias = between_user_sd / 6 * math.exp(-half_width / between_user_sd)
        assert bias < differing.error(ONE // 5, 0, 0) < 3 * bias
    assert differing.error(0, 0, 0) == 0


def test_an_excess_excludes_what_it_does_not_show() -> None:
    """A between-user standard deviation equal to the blocks' makes the excess 2.1 times the expected one."""
    differing, due = Differing(), ONE
    differing.see(due, 0, due, ONE // 10)
    first = differing.between_user_sd
    assert first == pytest.approx(0.449 * ONE / 10, rel=0.01)
    differing.see(2 * due, 0, due, ONE // 10)
    assert differing.between_user_sd == first
    for excess, noise in ((2 * due, 0), (due, due // 2)):
        fresh = Differing()
        fresh.see(excess, noise, due, ONE // 10)
        assert fresh.between_user_sd == pytest.approx(1.085 * ONE / 10, rel=0.01)


@given(
    st.integers(0, 2**60),
    st.integers(0, 2**60),
    st.integers(0, 2**60),
    st.integers(0, ONE),
    st.integers(0, ONE),
)
def test_whatever_is_seen_an_error_is_a_share_of_the_range(
    excess: int, noise: int, due: int, deviation: int, found: int
) -> None:
    differing = Differing()
    differing.see(excess, noise, due, deviation)
    differing.include(deviation, deviation + 1, ONE // 3)
    assert 0 <= differing.between_user_sd <= ONE
    assert found // 6 >= differing.error(0, found, ONE // 2) >= 0
    assert differing.error(deviation, 0, ONE // 2) <= ONE


@pytest.mark.parametrize("epsilon", [1, 20])
def test_bars_for_homogeneous_users_are_narrower(epsilon: int) -> None:
    """The bar is wider if no excess has measured how much users differ."""
    params = Params(200, 40, epsilon, 1, horizon=8000)
    estimator = MeanEstimator(params, source=ZeroTape())
    users = Encoded(np.tile(np.arange(200), 40), list(range(200)))
    releases = estimator.observe_many(users, np.arange(8000) % 7 // 6)
    homogeneous, bars = releases.error_bars(0.9, homogeneous=True), releases.error_bars(0.9)
    assert (homogeneous[100:] < bars[100:]).all()
    assert estimator.error_bar(0.9) == bars[-1]
    assert estimator.error_bar(0.9, homogeneous=True) == homogeneous[-1]
    assert (bars[-1] > 1.6 * homogeneous[-1]) == (epsilon == 1)
