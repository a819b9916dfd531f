"""The ledger mechanism's policy: its public schedule, its weights, and its posterior of the mean."""

import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from withhold import ParameterError, Params
from withhold.accuracy.bars import standard_error_bars
from withhold.core.batch import Ints
from withhold.policy.budgets import Linear
from withhold.policy.estimation import ONE, Parts, Posterior
from withhold.policy.scheduling import (
    BIT,
    BUDGET,
    CADENCES,
    EXCESS_SHARE,
    EXCESS_WORTH,
    Schedule,
    Scheduler,
    log2,
    log2_all,
    reaches,
)
from withhold.policy.shipped import Proposals, make_proposals

# --- schedule ---


@given(st.integers(1, 2**32 - 1))
def test_a_logarithm_is_the_exact_one_rounded_down_or_next_below(number: int) -> None:
    """2**r <= number**BIT < 2**(r + 2), exactly for r = 0 modulo 256, and by floats for all r."""
    found, power = log2(number), number**256
    assert 2 ** (found // 256) <= power < 2 ** ((found + 2) // 256 + 1)
    assert -0.01 < BIT * math.log2(number) - found < 2


def test_logarithms_of_powers_of_two_are_exact_and_all_are_monotone() -> None:
    powers = np.array([2**k for k in range(63)])
    assert log2_all(powers).tolist() == [k * BIT for k in range(63)]
    numbers = np.unique(np.concatenate((np.arange(1, 5000), powers, powers[1:] - 1, powers + 1)))
    assert (np.diff(log2_all(numbers)) >= 0).all()


@pytest.mark.parametrize("horizon", [1, 2, 17, 80, 1000])
@pytest.mark.parametrize("steps", [1, 2, 8])
def test_checkpoints_with_a_horizon_are_its_halvings(horizon: int, steps: int) -> None:
    """t is a release time if t - 1 < horizon / 2**(j/steps) <= t for some j."""
    scheduler = Scheduler(Params(9, 999, 1, 1, horizon=horizon))
    expected = [
        t
        for t in range(1, horizon + 1)
        if any(
            (t - 1) ** steps << j < horizon**steps <= t**steps << j
            for j in range((steps + 1) * horizon.bit_length())
        )
    ]
    found = [scheduler.next_checkpoint(0, steps)]
    while found[-1] < horizon:
        found.append(scheduler.next_checkpoint(found[-1], steps))
    assert found == [1, *(t for t in expected if t > 1)]
    assert found[-1] == horizon
    assert scheduler.next_checkpoint(horizon, steps) > horizon


@pytest.mark.parametrize("steps", [2, 8])
def test_checkpoints_without_one_are_parts_of_doublings(steps: int) -> None:
    """t is a release time if t - 1 < 2**(j/steps) <= t for some j, after a horizon as well."""
    expected = [
        t
        for t in range(1, 500)
        if any((t - 1) ** steps < 2**j <= t**steps for j in range(steps * 10))
    ]
    for horizon, first in ((None, 0), (100, 100)):
        scheduler = Scheduler(Params(9, 999, 1, 1, horizon=horizon))
        found = [scheduler.next_checkpoint(first, steps)]
        while found[-1] < expected[-1]:
            found.append(scheduler.next_checkpoint(found[-1], steps))
        assert found == [t for t in expected if t > first]


def test_a_checkpoint_can_be_far_away() -> None:
    scheduler = Scheduler(Params(2**62, 2**62, 1, 1, horizon=2**62))
    assert scheduler.next_checkpoint(2**61, 1) == 2**62
    assert Scheduler(Params(9, 9, 1, 1)).next_checkpoint(2**62, 2) == math.isqrt(2**125) + 1


@given(
    bounds=st.tuples(*[st.one_of(st.integers(1, 99), st.integers(1, 2**62))] * 2),
    horizon=st.one_of(st.none(), st.integers(1, 999), st.integers(1, 2**62)),
    times=st.lists(st.integers(1, 2**20), min_size=3, max_size=3),
    count=st.integers(1, 2**20),
)
def test_limits_grow_and_never_pass_the_ledger(
    bounds: tuple[int, int], horizon: int | None, times: list[int], count: int
) -> None:
    first, now, later = (min(time, math.prod(bounds)) for time in sorted(times))
    scheduler = Scheduler(Params(*bounds, 1, 1, horizon=horizon))
    seen = min(first, bounds[0])
    logs = log2_all(np.array([first] * 3))
    counts = np.minimum(np.array([count, count + 1, 2 * count]), bounds[1])
    limits = scheduler.limits(counts, logs, now, seen)
    assert ((limits > 0) & (limits <= BUDGET)).all()
    assert (np.diff(limits) >= 0).all()
    if horizon is not None:
        assert (scheduler.limits(counts, logs, later, seen) >= limits).all()
        assert (scheduler.limits(counts, logs, max(now, horizon), seen) == BUDGET).all()


@pytest.mark.parametrize(("epsilon", "users"), [("1/10", 16_000), (4, 400)])
def test_intervals_are_wide_where_users_times_epsilon_are_many(epsilon: object, users: int) -> None:
    scheduler = Scheduler(Params(10**6, 10**6, epsilon, 1))  # type: ignore[arg-type]
    assert [scheduler.cadence(number).reach for number in (users - 1, users)] == [3, 5]


@pytest.mark.parametrize("horizon", [None, 1, 2, 3, 17, 80, 1000, 2**40 + 1])
@pytest.mark.parametrize("users", [0, 1, 300, 2000])
def test_the_epochs_of_a_series_are_steps_back_from_its_end(
    horizon: int | None, users: int
) -> None:
    """Each time is the first to reach the end divided by a power of the step, and the first step is whole."""
    scheduler = Scheduler(Params(10**6, 10**6, 1, 1, horizon=horizon))
    cadence = scheduler.cadence(users)
    known = {0: (0, 3), 1: (0, 3), 300: (256, 3), 2000: (1600, 5)}
    assert (cadence.least, cadence.reach) == known[users]
    for start in (1, 2, 3, 5, 9, 16, 31, 500, 999, 1000, 2**33):
        schedule = scheduler.schedule(start, users)
        marks = schedule.release_times
        if not marks:
            assert horizon is not None and horizon**4 < start**4 << cadence.half_doublings
            continue
        assert marks[-1] == schedule.end <= (horizon or start << 4)
        assert start < marks[0] and list(marks) == sorted(marks)
        for j, mark in enumerate(reversed(marks)):
            square = schedule.end**2 / 2 ** (schedule.half_doublings * j)
            assert (mark - 1) ** 2 < square <= mark**2
        # the number of steps nearest to the distance from the start to the end
        ahead = 2 * math.log2(schedule.end / start) / schedule.half_doublings
        assert abs(ahead - len(marks)) <= 0.5001
        assert len(marks) < 2 * (cadence.span + 3) / schedule.half_doublings + 1
        if horizon is not None:
            assert schedule.end == horizon >> cadence.span * round(
                math.log2(horizon / schedule.end) / cadence.span
            )


# --- weights ---


@pytest.mark.parametrize(
    ("weighting", "epsilon", "ratio"),
    [
        *(("sample", 1000, 1), ("user", 1000, 9), ("precision", 1000, 1)),
        *(("sample", 1, 6.15), ("user", 1, 9), ("precision", 1, 8.2)),
    ],
)
def test_weightings_give_samples_or_users_equal_weight(
    weighting: str, epsilon: int, ratio: float
) -> None:
    """The ratio of a sample's weight for users with one sample to that for users with 9.

    If noise is large, shorter blocks afford larger weights per sample, and equal weights would add more noise
    than they save bias.
    """
    params = Params(20, 9, epsilon, 1, weighting=weighting)  # type: ignore[arg-type]
    sizes = np.array([1] * 10 + [9] * 10)
    single = Scheduler(params).single(100, 20)
    full, nothing = Linear(np.full(20, BUDGET)), Linear(np.zeros(20, dtype=np.int64))
    proposals = make_proposals(Posterior(params), single, 100, sizes, full, nothing)
    few, many = proposals.weights[0], proposals.weights[-1]
    assert proposals.weights.tolist() == [few] * 10 + [many] * 10
    assert few / many == pytest.approx(ratio, rel=0.05)
    sums, excesses = proposals.costs
    assert (sums + excesses <= BUDGET).all()


# --- the posterior ---


def test_error_bars_are_the_standard_error_times_a_factor() -> None:
    params = Params(9, 9, 1, 1, lower=-10, upper=30)
    totals, standard_errors = np.array([0, 5, 9]), np.array([[0.3, 0], [0.08, 0.06], [0.02, 0]])
    bars = standard_error_bars(params, 0.95, totals, standard_errors)
    assert bars[0] == math.inf
    laplace = math.log(20) / math.sqrt(2)  # beyond 1.96, so at 95 % it is the wider one
    assert bars[1:].tolist() == pytest.approx([40 * laplace * 0.1, 40 * laplace * 0.02])
    assert standard_error_bars(params, 0.5, totals, standard_errors)[1] == pytest.approx(
        40 * 0.6744898 * 0.1
    )
    homogeneous = standard_error_bars(params, 0.5, totals, standard_errors, homogeneous=True)
    assert homogeneous[1:].tolist() == pytest.approx([40 * 0.6744898 * 0.08, 40 * 0.6744898 * 0.02])
    for bad in (0.0, 1.0, math.nan):
        with pytest.raises(ParameterError, match="confidence"):
            standard_error_bars(params, bad, totals, standard_errors)


def parts(**given: int) -> Parts:
    """An epoch of one user with 400 samples and an excess query, unless the arguments say otherwise."""
    usual = {"length": 1, "excess_queries": 1, "content": 400 << 30, "width": 400 << 30, "base": 0}
    more = {"power": 400 << 60, "overlap": 400**2 << 60, "queried": 1, "samples": 400}
    deviations = {"deviations": 2**38, "mean_deviation": ONE // 100, "inside": 100 << 70}
    return Parts(**(usual | more | deviations | given))


def test_noise_in_a_series_is_that_of_a_vector() -> None:
    """For a series of one epoch the variance is that of Laplace noise; for one of ten it is 22 times that."""
    posterior = Posterior(Params(9, 999, 10, 1))
    assert posterior.noise(1) == 2 * BUDGET**2 // 100
    assert posterior.noise(10) == 44 * BUDGET**2 // 100


def test_few_users_who_differ_make_the_standard_error_larger() -> None:
    """The standard error of n equal users is the between-user SD over sqrt(n), however many samples they have."""
    posterior = Posterior(Params(9, 999, 10**9, 1))
    posterior.learn(100 << 30, None, parts(overlap=400**2 << 60))
    alone = posterior.standard_error
    posterior.between_user_sd = ONE // 10
    assert posterior.standard_error == pytest.approx(math.hypot(alone, ONE / 10), rel=1e-6)
    posterior.learn(100 << 30, None, parts(overlap=400**2 << 58))  # four users with as much each
    posterior.between_user_sd, known = 0, posterior.standard_error
    assert known**2 - posterior.standard_error**2 == pytest.approx(ONE**2 / 400, rel=1e-6)


def test_epochs_that_disagree_make_the_standard_error_larger() -> None:
    posterior = Posterior(Params(9, 999, 10**9, 1))
    start = posterior.standard_error
    assert start == math.isqrt(ONE**2 // 12)
    posterior.learn(100 << 30, 0, parts(queried=0))
    alone = posterior.standard_error
    assert alone < start // 5
    posterior.learn(300 << 30, 0, parts(queried=0))
    assert posterior.standard_error > 5 * alone
    assert abs(posterior.centre - ONE // 2) < ONE // 10


def test_an_epoch_without_weight_says_nothing() -> None:
    posterior = Posterior(Params(9, 999, 10**9, 1))
    before = state_of_posterior(posterior)
    posterior.learn(12345, 678, parts(content=0))
    assert state_of_posterior(posterior) == before


def state_of_posterior(posterior: Posterior) -> tuple[int, ...]:
    """What it says."""
    return posterior.centre, posterior.standard_error, posterior.variance, posterior.between_user_sd


def test_an_excess_of_more_than_twice_what_is_due_shows_that_users_differ() -> None:
    """The between-user SD is then two standard deviations of the mean of a user's samples, and double that."""
    params = Params(9, 999, 10**9, 1)
    small, large = (Posterior(params) for _ in range(2))
    limit = 2 * 2**38 // 6
    small.learn(100 << 30, limit, parts())
    assert small.between_user_sd == 0
    variance = large.variance
    large.learn(100 << 30, limit + 2**20, parts())
    assert large.between_user_sd == math.isqrt(4 * ONE * variance // 400)
    assert large.standard_error > small.standard_error
    wide = large.interval(4000, 5)
    first, large.between_user_sd = large.between_user_sd, 0
    narrow = large.interval(4000, 5)
    assert wide.low < narrow.low < narrow.high < wide.high
    large.between_user_sd = first
    large.learn(100 << 30, 2**38, parts())
    assert large.between_user_sd >= 2 * first


def test_hardly_any_excess_halves_the_variance_until_it_was_too_much() -> None:
    fine, bits = Posterior(Params(9, 999, 10**9, 1, grid=1000)), Posterior(Params(9, 999, 10**9, 1))
    due = 2**38 // 6
    for posterior, halvings in ((fine, 1), (bits, 0)):
        posterior.learn(100 << 30, due // 2 + 2**20, parts())
        assert posterior.halvings == 0
        posterior.learn(100 << 30, due // 2 - 2**30, parts())
        assert posterior.halvings == halvings
    variance = fine.variance
    fine.learn(100 << 30, 0, parts())
    assert (fine.halvings, fine.between_user_sd) == (2, 0)
    assert fine.variance == pytest.approx(variance / 2, rel=0.1)
    fine.learn(100 << 30, 3 * due, parts())
    assert (fine.halvings, fine.between_user_sd) == (1, 0)
    for _ in range(9):
        fine.learn(100 << 30, 0, parts())
    assert fine.halvings == 1


def test_excess_queries_cost_an_eighth_of_the_available_budget_and_less_at_the_known_end() -> None:
    """With a single epoch it is half of that, and in a series at most the earlier cost of its excess queries."""
    posterior = Posterior(Params(9, 999, 2000, 1, grid=1000, horizon=999))
    sizes, full = np.array([400, 300]), Linear(np.full(2, BUDGET))
    share, nothing = BUDGET // EXCESS_SHARE, np.zeros(2, dtype=np.int64)
    series, alone = (
        Schedule(CADENCES[0], 1, 999, (700, 999), (100, 999)),
        Schedule(CADENCES[0], 1, 0, (), ()),
    )

    def made(schedule: Schedule, now: int, paid: Ints = nothing) -> Proposals:
        return make_proposals(posterior, schedule, now, sizes, full, Linear(paid))

    first = made(series, 100)
    assert ((share - first.of("saturation") < first.costs[1]) & (first.costs[1] <= share)).all()
    assert (first.costs[0] <= BUDGET - share).all()
    unasked = made(series, 700)
    assert unasked.excess_weights.tolist() == [0, 0]  # but its share is left free
    assert (unasked.costs[0] <= BUDGET - share).all()
    paid = np.array([0, share // 3])
    last = made(series, 999, paid)
    assert last.excess_weights[0] == 0 < last.excess_weights[1]
    assert (last.costs[1] <= paid).all() and (last.costs[0] + paid <= BUDGET).all()
    assert [contribution.saturation > 0 for contribution in last.contributions(np.arange(2))] == [
        False,
        True,
    ]
    for now, most in ((500, share), (999, share // 2)):
        single = made(replace(alone, excess_times=(now,)), now)
        sums, excesses = single.costs
        assert ((most - single.of("saturation") < excesses) & (excesses <= most)).all()
        assert (sums + excesses <= BUDGET).all()
    assert made(alone, 500).excess_weights.tolist() == [0, 0]
    few = Posterior(Params(9, 999, 1, 1, grid=1000))
    asked = replace(alone, excess_times=(100,))
    assert make_proposals(
        few, asked, 100, sizes, full, Linear(nothing)
    ).excess_weights.tolist() == [0, 0]


@pytest.mark.parametrize("epsilon", ["1/10", 1, 4])
@pytest.mark.parametrize("users", [1, 100, 999, 5000])
def test_excesses_are_released_in_the_last_two_doublings_of_a_series(
    epsilon: object, users: int
) -> None:
    """Queried at its end, and from there back at steps of a doubling or more, if that is worth the noise."""
    params = Params(10**6, 10**6, epsilon, 1, horizon=2**20)  # type: ignore[arg-type]
    schedule = Scheduler(params).schedule(2**13, users)
    times = [2**13, *schedule.release_times]
    steps = {1: [0, 2, 4], 3: [0, 1], 4: [0, 1]}[schedule.half_doublings]
    expected = [times[-1 - step] for step in reversed(steps)]
    worth = reaches(params, users * BUDGET // EXCESS_SHARE, EXCESS_WORTH, len(expected))
    assert list(schedule.excess_times) == (expected if worth else [])
    assert worth == (
        users * params.epsilon >= 72 * ((len(steps) + 1) * (len(steps) + 2) / 6) ** 0.5
    )


def test_a_narrow_interval_lies_around_the_believed_sum() -> None:
    posterior = Posterior(Params(9, 999, 10**9, 1, grid=1000))
    for _ in range(9):
        posterior.learn(40_000 << 30, 0, parts(content=400_000 << 30, queried=0))
    found = posterior.interval(400, 5)
    middle = 400_000 * posterior.centre // ONE
    assert found.clips
    assert 0 <= found.low < found.inner_low < middle < found.inner_high < found.high < 400_000
    # samples of 0 and 1 with a small mean are skewed upwards
    assert found.high - middle > middle - found.low
    assert found.inner_high - middle == pytest.approx(middle - found.inner_low, abs=2)
    assert found.saturation == max(found.inner_low - found.low, found.high - found.inner_high)
    narrower = posterior.interval(400, 3)
    assert found.low < narrower.low < narrower.inner_low
    assert narrower.inner_high < narrower.high < found.high
    assert narrower.saturation == found.saturation
    whole = posterior.interval(1, 5)
    assert (whole.low, whole.high, whole.clips) == (0, 1000, False)
