"""Error bars of the ledger mechanism, and estimates with a budget so large that noise does not matter."""

import math
import pickle
from fractions import Fraction
from random import Random
from statistics import NormalDist, mean

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from withhold import MeanEstimator, ParameterError, Params
from withhold.accounted.arrivals import next_turn
from withhold.accuracy.posterior_bars import Bar, half_width, normal_mass, quantile
from withhold.core.batch import Encoded
from withhold.core.params import Weighting
from withhold.core.records import Mechanism
from withhold.policy.fixed_point import ONE
from withhold.testing import ZeroTape


@given(st.integers(1, 999))
def test_quantiles_are_the_larger_one_of_two_laws(thousandths: int) -> None:
    confidence = thousandths / 1000
    normal = NormalDist().inv_cdf((1 + confidence) / 2)
    laplace = -math.log(1 - confidence) / math.sqrt(2)
    found = quantile(Fraction(thousandths, 1000)) / ONE
    assert max(normal, laplace) <= found < max(normal, laplace) + 1e-4


@given(st.floats(0.001, 2))
def test_the_mass_is_that_of_a_normal_law(bound: float) -> None:
    expected = 2 * NormalDist().cdf(bound) - 1
    assert normal_mass(int(bound * ONE)) / ONE == pytest.approx(expected, abs=1e-8)


def test_a_half_width_adds_what_was_cut_off_and_ends_at_the_range() -> None:
    params = Params(9, 9, 1, 1, lower=-10, upper=30, grid=1)
    factor = quantile(Fraction(19, 20)) / ONE
    bar = Bar(ONE // 100, ONE // 10, ONE * 3 // 4, "none")
    assert half_width(params, bar, "0.95") == pytest.approx(40 * (factor / 100 + 0.1))
    assert half_width(params, Bar(ONE, 0, ONE * 3 // 4, "none"), 0.95) == 30
    for bad in (0, 1, 0.0, 1.0, -1, math.nan, "x"):
        with pytest.raises(ParameterError, match="confidence"):
            half_width(params, bar, bad)


def test_before_the_first_epoch_the_estimate_is_the_prior() -> None:
    estimator = MeanEstimator(
        Params(9, 9, 1, 1, lower=0, upper=4, prior=1, grid=1), source=ZeroTape()
    )
    assert (estimator.error_bar(), estimator.error_bar_reason) == (3, "no_epoch")
    releases = estimator.observe_many(["a", "b"], [0, 4])
    assert releases.error_bars().tolist() == [3, 3]


def test_rows_get_a_new_bar_at_epochs_and_eight_times_in_each_doubling() -> None:
    """In between they have the last one, however rows are cut into batches; `error_bar` is always current."""
    params = Params(20, 40, 20, 1, horizon=800, grid=1)
    names = [f"u{t % 20}" for t in range(800)]
    values = [t * t % 7 // 4 for t in range(800)]
    whole = MeanEstimator(params, source=ZeroTape()).observe_many(names, values)
    one = MeanEstimator(params, source=ZeroTape())
    bars, turn = [], 1
    for t, (name, value) in enumerate(zip(names, values, strict=True), 1):
        before = one.release.total
        now = one.observe(name, value).total
        if now > before or t == turn:
            bars.append(one.error_bar())
        else:
            bars.append(bars[-1])
        turn = next_turn(t)
    assert whole.error_bars().tolist() == bars
    assert len(set(bars)) > 30
    parts = MeanEstimator(params, source=ZeroTape())
    cut = [parts.observe_many(names[s : s + 37], values[s : s + 37]) for s in range(0, 800, 37)]
    assert np.concatenate([part.error_bars() for part in cut]).tolist() == bars
    assert parts.error_bar() == one.error_bar()


@pytest.mark.parametrize("epsilon", [1, 20])
def test_bars_for_homogeneous_users_are_narrower(epsilon: int) -> None:
    users = Encoded(np.tile(np.arange(200), 40), list(range(200)))
    bars = []
    for homogeneous in (False, True):
        params = Params(200, 40, epsilon, 1, horizon=8000, homogeneous=homogeneous, grid=1)
        estimator = MeanEstimator(params, source=ZeroTape())
        bars.append(estimator.observe_many(users, np.arange(8000) % 7 // 6).error_bars(0.9))
        assert estimator.error_bar(0.9) == bars[-1][-1]
    wide, narrow = bars
    assert (narrow <= wide).all()
    assert narrow[-1] < wide[-1]


def test_a_bar_tells_why_it_is_wide() -> None:
    """Users with many samples hide in noise; and with little budget nobody can be asked for an excess."""
    few = MeanEstimator(Params(8, 99, 4, 1, horizon=80, grid=1), source=ZeroTape())
    few.observe_many([*range(8), *[0] * 72], [1, 0] * 40)
    assert few.error_bar_reason == "heavy_users_unknown"
    for homogeneous, reason in ((False, "no_excess_query"), (True, "none")):
        params = Params(50, 200, 2, 1, horizon=10_000, homogeneous=homogeneous, grid=1)
        alike = MeanEstimator(params, source=ZeroTape())
        alike.observe_many(Encoded(np.tile(np.arange(50), 200), list(range(50))), [1, 0] * 5000)
        assert alike.error_bar_reason == reason
    paper = MeanEstimator(Params(8, 9, 1, 1, grid=1), "full", ZeroTape())
    assert paper.error_bar_reason == "none"


@pytest.mark.parametrize("seed", range(3))
def test_a_bar_holds_if_a_few_users_lie_far_outside(seed: int) -> None:
    """One in a hundred sends only 1. The bar of 80 % was 0.0019 for one of these errors, of 0.0023."""
    random = np.random.default_rng(seed)
    level = np.where(random.random(4000) < 0.01, 1.0, 0.3)
    rows = np.tile(np.arange(4000), 50)
    values = (random.random(len(rows)) < level[rows]).astype(int)
    params = Params(4000, 50, 4, 1, grid=1, horizon=len(rows))
    estimator = MeanEstimator(params, source=ZeroTape())
    estimator.observe_many(Encoded(rows, list(range(4000))), values)
    error = abs(float(estimator.release.estimate) - values.mean())
    assert 0.002 < error < estimator.error_bar(0.8) < 0.006


def test_a_bar_grows_with_what_is_withheld() -> None:
    """By as much as single samples scatter, times the share of the withheld ones; an epoch ends that."""
    estimator = MeanEstimator(Params(500, 99, 1000, 1, grid=1), source=ZeroTape())
    bars, withheld = [], []
    for start in range(0, 40_000, 500):
        rows = np.arange(500)
        estimator.observe_many(Encoded(rows, list(range(500))), (rows + start // 500) % 2)
        (progress,) = estimator.progress
        bars.append(estimator.error_bar(0.95))
        withheld.append(progress.buffered / progress.samples)
    late = [(bar, share) for bar, share in zip(bars, withheld, strict=True) if share > 0.2]
    assert len(late) > 5
    assert all(0.5 < bar / share < 0.6 for bar, share in late)  # of samples that are 0 or 1
    early = [bar for bar, share in zip(bars[20:], withheld[20:], strict=True) if share < 0.03]
    assert early and max(early) < 0.03
    assert estimator.error_bar_reason == ("withheld_samples" if withheld[-1] > 0.1 else "none")


@pytest.mark.parametrize(
    ("users", "epsilon", "before", "after"),
    [(1000, 4, 0.3, 0.6), (1000, 4, 0.1, 0.4), (4000, 1, 0.1, 0.4)],
)
def test_a_bar_holds_after_a_jump_at_an_epoch(
    users: int, epsilon: int, before: float, after: float
) -> None:
    """Intervals around the old level cut the new one off, and the estimate follows slowly."""
    samples, random = 200_000 // users, np.random.default_rng(8)
    horizon = users * samples
    params = Params(users, samples, epsilon, "1/20", grid=1, horizon=horizon)
    levels = np.where(np.arange(horizon) < horizon // 2, before, after)
    values = (random.random(horizon) < levels).astype(np.int64)
    estimator = MeanEstimator(params, "ledger", ZeroTape())
    estimator.observe_many(np.tile(np.arange(users), samples), values)
    assert abs(float(estimator.release) - values.mean()) <= estimator.error_bar(0.95) < 0.3


@pytest.mark.parametrize("weighting", ["sample", "user"])
@pytest.mark.parametrize("grid", [1, 1000])
@pytest.mark.parametrize("horizon", [None, 300])
def test_with_an_unlimited_budget_the_estimate_is_the_mean(
    weighting: Weighting, grid: int, horizon: int | None
) -> None:
    """Up to the rounding of the sum to grid units. The mean of users' means is only near.

    What was released of a user counts less when more samples come, and no sum says how much was whose.
    """
    random = Random(5)
    params = Params(25, 300, 2**20, 1, grid=grid, horizon=horizon, weighting=weighting)
    estimator = MeanEstimator(params, source=ZeroTape())
    samples: dict[int, list[Fraction]] = {}
    seen: list[Fraction] = []
    late = 0.0
    for t in range(300):
        user = min(t, int(25 * random.random() ** 2))
        value = Fraction(random.randrange(grid + 1), grid)
        samples.setdefault(user, []).append(value)
        seen.append(value)
        if estimator.observe(user, value).total == t + 1:
            means = [mean(each) for each in samples.values()]
            off = abs(estimator.release.raw - mean(means if weighting == "user" else seen))
            if weighting == "sample":
                assert off <= Fraction(1, 2 * grid * (t + 1)) + Fraction(1, 10**6)
            late = float(off)
    assert late < 0.04
    assert estimator.progress[0].elements > 8


def test_a_first_estimate_of_ones_is_one() -> None:
    estimator = MeanEstimator(Params(25, 300, 2**20, 1, grid=1), source=ZeroTape())
    assert float(estimator.observe("a", 1)) == pytest.approx(1, abs=1e-6)


@pytest.mark.parametrize("mechanism", ["naive", "full", "binary"])
def test_a_bar_beyond_all_floats_is_infinite(mechanism: Mechanism) -> None:
    """Without a warning, which would be an exception here."""
    params = Params(5, 5, "1/4294967296", 1, lower="-1e300", upper="1e300", grid=1)
    estimator = MeanEstimator(params, mechanism, ZeroTape())
    releases = estimator.observe_many(["a"], [0])
    assert estimator.error_bar() == math.inf
    assert releases.error_bars().tolist() == [math.inf]


@pytest.mark.parametrize("asked", [False, True])
@pytest.mark.parametrize("mechanism", ["ledger", "full"])
def test_releases_can_be_pickled(mechanism: Mechanism, asked: bool) -> None:
    """Before the first epoch and after it, and whether or not a bar was asked for before."""
    params = Params(50, 10, 90, "1/20", horizon=100 if mechanism == "ledger" else None, grid=1)
    estimator = MeanEstimator(params, mechanism, ZeroTape())
    for users in (["u0"], [f"u{t}" for t in range(45)]):
        releases = estimator.observe_many(users, [1] * len(users))
        if asked:
            releases.error_bars()
        copy = pickle.loads(pickle.dumps(releases))
        assert list(copy) == list(releases)
        assert copy.error_bars().tolist() == releases.error_bars().tolist()
    assert estimator.release.total > 0
