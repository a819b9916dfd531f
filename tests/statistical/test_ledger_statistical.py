"""The ledger mechanism with true randomness: the noise of its sums, and the coverage of its error bars."""

from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest

from support.laws import FALSE_ALARM, Event, check, exponent, law_events, pair_events
from withhold import MeanEstimator, Params
from withhold.accounted.constants import ledger_constants
from withhold.core.batch import Encoded
from withhold.core.records import Epoch
from withhold.core.source import SecureSource
from withhold.testing import replay


def released(value: int, source: SecureSource) -> Epoch:
    """The one epoch of a run of one sample."""
    (step,) = replay("ledger", Params(1, 1, "7/2", 1, grid=10, horizon=1), [("a", value)], source)
    assert step.epoch is not None
    return step.epoch


def test_what_is_released_less_the_true_sum_has_the_law_of_the_noise() -> None:
    """3,000 runs of one sample: the weight is public, so the test knows the true sum.

    Both of the epoch's numbers have noise of scale BUDGET/epsilon, and independent noise. False
    alarm: below 1e-6.
    """
    source = SecureSource()
    scale = ledger_constants(Params(1, 1, "7/2", 1, grid=1)).scale
    assert scale * 7 >= 2**41 > (scale - 1) * 7
    noise = []
    for run in range(3000):
        epoch = released(run % 2, source)
        (contribution,) = epoch.contributions
        assert (contribution.low, contribution.high, contribution.excess_weight) == (0, 10, 0)
        assert contribution.weight > 2**34
        (released_sum,) = epoch.sums
        noise.append((released_sum - contribution.weight * 10 * (run % 2), epoch.excess))
    sums, excesses = np.array(noise, dtype=np.int64).T
    laws = [*law_events(sums, scale), *law_events(excesses, scale)]
    check(laws + pair_events(sums, excesses, scale) + pair_events(sums[::2], sums[1::2], scale))


def test_a_final_release_less_the_true_sum_has_the_law_of_its_noise() -> None:
    """3,000 runs of two users: the sum is known, and so is the scale. False alarm: below 1e-6."""
    source = SecureSource()
    noise, scales = [], set()
    for run in range(3000):
        params = Params(2, 3, "7/2", 1, grid=10, final_share="2/7")
        estimator = MeanEstimator(params, source=source)
        for user, value in (("a", run % 2), ("b", 1), ("a", 0)):
            estimator.observe(user, value)
        made = estimator.finish()
        scales.add(made.scale)
        noise.append(made.sum - 10 * (run % 2 + 1))
    assert scales == {20}, "two samples of ten steps at an epsilon of 1"
    check(law_events(np.array(noise), Fraction(20)))


@pytest.mark.parametrize("horizon", [None, 800])
def test_error_bars_cover_the_mean_of_all_samples_so_far(horizon: int | None) -> None:
    """150 streams, 200 users in turns with 4 samples each, mean 3/10, epsilon 2.

    Bars of 95 % should miss the mean at most once in 20 streams. Bars of 50 % should miss it at most once in 2
    streams, and at least once in 4, or they are too wide, except half-way to a known end, where three tenths
    of the samples are withheld. (Over 600 streams the shares are about 2 % and 42 %.) A correct estimator fails with
    probability below 1e-6: the bounds are Chernoff's, at most three at each of two times.
    """
    random, source = np.random.default_rng(9), SecureSource()
    users, rows = Encoded(np.tile(np.arange(200), 4), list(range(200))), [400, 799]
    misses = {0.95: np.zeros(2), 0.5: np.zeros(2)}
    for _ in range(150):
        samples = (random.random(800) < 0.3).astype(np.int64)
        estimator = MeanEstimator(Params(200, 4, 2, 1, horizon=horizon, grid=1), source=source)
        releases = estimator.observe_many(users, samples)
        off = np.abs(releases.estimates - samples.cumsum() / np.arange(1, 801))
        for confidence, missed in misses.items():
            missed += off[rows] > releases.error_bars(confidence)[rows]
    limit = -(FALSE_ALARM / 6).ln()
    for place in range(2):
        for confidence, most in ((0.95, "0.05"), (0.5, "0.5")):
            event = Event("missed", int(misses[confidence][place]), 150, Decimal(most))
            assert event.seen <= 150 * Decimal(most) or exponent(event) <= limit, event
        if horizon is not None and place == 0:
            continue
        event = Event("missed", int(misses[0.5][place]), 150, Decimal("0.25"))
        assert event.seen >= 150 * event.probability or exponent(event) <= limit, event
