"""What error bars hold of users who differ."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from withhold import MeanEstimator, Params
from withhold.batch import Encoded
from withhold.differing import ONE, Differing
from withhold.testing import ZeroTape


def test_before_any_overhang_users_may_differ_by_a_share_of_a_deviation() -> None:
    """Where everybody is projected on the centre, the mean is off by a sixth of that; else by less."""
    differing = Differing()
    spread = 3 * ONE // 50
    differing.cover(1, 1, 0)
    assert differing.error(ONE // 5, 0, 0) == pytest.approx(spread / 6, rel=1e-6)
    for half_width in (ONE // 50, ONE // 10, ONE // 4):
        differing.cover(1, 1, half_width)
        bias = spread / 6 * math.exp(-half_width / spread)
        assert bias < differing.error(ONE // 5, 0, 0) < 3 * bias
    assert differing.error(0, 0, 0) == 0


def test_an_overhang_excludes_what_it_does_not_show() -> None:
    """A deviation of users like that of the blocks makes an overhang of 2.1 times what is due."""
    differing, due = Differing(), ONE
    differing.see(due, 0, due, ONE // 10)
    first = differing.spread
    assert first == pytest.approx(0.449 * ONE / 10, rel=0.01)
    differing.see(2 * due, 0, due, ONE // 10)
    assert differing.spread == first
    for overhang, noise in ((2 * due, 0), (due, due // 2)):
        fresh = Differing()
        fresh.see(overhang, noise, due, ONE // 10)
        assert fresh.spread == pytest.approx(1.085 * ONE / 10, rel=0.01)


@given(
    st.integers(0, 2**60),
    st.integers(0, 2**60),
    st.integers(0, 2**60),
    st.integers(0, ONE),
    st.integers(0, ONE),
)
def test_whatever_is_seen_an_error_is_a_share_of_the_range(
    overhang: int, noise: int, due: int, deviation: int, found: int
) -> None:
    differing = Differing()
    differing.see(overhang, noise, due, deviation)
    differing.cover(deviation, deviation + 1, ONE // 3)
    assert 0 <= differing.spread <= ONE
    assert found // 6 >= differing.error(0, found, ONE // 2) >= 0
    assert differing.error(deviation, 0, ONE // 2) <= ONE


@pytest.mark.parametrize("epsilon", [1, 20])
def test_bars_that_take_users_for_alike_are_narrower(epsilon: int) -> None:
    """By more where no overhang has said how much users differ."""
    params = Params(200, 40, epsilon, 1, horizon=8000)
    estimator = MeanEstimator(params, source=ZeroTape())
    users = Encoded(np.tile(np.arange(200), 40), list(range(200)))
    releases = estimator.observe_many(users, np.arange(8000) % 7 // 6)
    alike, bars = releases.error_bars(0.9, alike=True), releases.error_bars(0.9)
    assert (alike[100:] < bars[100:]).all()
    assert estimator.error_bar(0.9) == bars[-1]
    assert estimator.error_bar(0.9, alike=True) == alike[-1]
    assert (bars[-1] > 1.6 * alike[-1]) == (epsilon == 1)
