"""The ledger mechanism's policy: its public schedule, its proposals, and its posterior of the mean."""

import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from withhold import Params
from withhold.accounted.books import AccountBook, LinearBook, SquaredBook
from withhold.accounted.squares import Squares
from withhold.core.batch import Ints
from withhold.core.params import Weighting
from withhold.core.records import Series
from withhold.policy.budgets import Linear
from withhold.policy.excess import Clipping
from withhold.policy.fixed_point import BIT, ONE, VARIANCE, exp2, log2, log2_all, ratio
from withhold.policy.line import BOUND, UNINFORMATIVE, Cell, Filters, Mixed
from withhold.policy.places import PART, places_of, strata_of, worths_of
from withhold.policy.posterior import Posterior
from withhold.policy.scheduling import (
    BUDGET,
    CADENCES,
    EXCESS_SHARE,
    EXCESS_WORTH,
    Schedule,
    Scheduler,
    reaches,
)
from withhold.policy.shipped import Proposals, Withheld, make_proposals

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
    times=st.lists(st.integers(1, 2**60), min_size=2, max_size=2),
    count=st.integers(1, 2**20),
)
def test_limits_grow_and_never_pass_the_ledger(
    bounds: tuple[int, int], horizon: int | None, times: list[int], count: int
) -> None:
    first, now = (min(time, math.prod(bounds)) for time in sorted(times))
    scheduler = Scheduler(Params(*bounds, 1, 1, horizon=horizon))
    seen = min(first, bounds[0])
    firsts = np.array([first] * 3)
    counts = np.minimum(np.array([count, count + 1, 2 * count]), bounds[1])
    limits = scheduler.limits(counts, firsts, now, seen)
    assert ((limits > 0) & (limits <= BUDGET)).all()
    assert (np.diff(limits) >= 0).all()
    if horizon is not None:
        assert (scheduler.limits(counts, firsts, max(now, horizon), seen) == BUDGET).all()


@pytest.mark.parametrize(("epsilon", "users"), [("1/10", 16_000), (4, 400)])
def test_intervals_are_wide_where_users_times_epsilon_are_many(epsilon: Any, users: int) -> None:
    scheduler = Scheduler(Params(10**6, 10**6, epsilon, 1))
    assert [scheduler.cadence(number).reach for number in (users - 1, users)] == [3, 5]


@pytest.mark.parametrize("horizon", [None, 1, 2, 3, 17, 80, 1000, 2**40 + 1])
@pytest.mark.parametrize("users", [0, 1, 300, 2000])
def test_the_epochs_of_a_series_are_steps_back_from_its_end(
    horizon: int | None, users: int
) -> None:
    """Each time is the first to reach the end divided by a power of the step, and the first step is whole."""
    scheduler = Scheduler(Params(10**6, 10**6, 1, 1, horizon=horizon))
    cadence = scheduler.cadence(users)
    known = {0: (0, 3), 1: (0, 3), 300: (256, 3), 2000: (256, 5)}
    assert (cadence.least, cadence.reach) == known[users]
    for start in (1, 2, 3, 5, 9, 16, 31, 500, 999, 1000, 2**33):
        schedule = scheduler.schedule(start, users)
        marks = schedule.release_times
        if not marks:
            assert horizon is not None and horizon**2 < start**2 << cadence.step
            continue
        assert marks[-1] == schedule.end <= (horizon or start << 4)
        assert start < marks[0] and list(marks) == sorted(marks)
        for j, mark in enumerate(reversed(marks)):
            assert mark - 1 < schedule.end / 2 ** (schedule.step * j) <= mark
        # the number of steps nearest to the distance from the start to the end
        ahead = math.log2(schedule.end / start) / schedule.step
        assert abs(ahead - len(marks)) <= 0.5001
        assert len(marks) < (cadence.span + 3) / schedule.step + 1
        assert schedule.excess_queries in (0, schedule.length)
        if horizon is not None:
            assert schedule.end == horizon >> cadence.span * round(
                math.log2(horizon / schedule.end) / cadence.span
            )


@pytest.mark.parametrize(("book", "pays"), [(LinearBook(), 2**12), (SquaredBook(), 2**9)])
def test_a_reserve_counts_where_it_is_worth_much(
    book: AccountBook[Linear] | AccountBook[Squares], pays: int
) -> None:
    """It is a 64th of what is left, if that pays for a change of 64 noise scales."""
    for epsilon, least in ((1, 64 * BUDGET), (2**12, BUDGET // 64), (3, -(-64 * BUDGET // 3))):
        assert Scheduler(Params(9, 9, epsilon, 1)).least_reserve == least
    book.add_users(1)
    user, nothing = np.array([0]), np.zeros(1, dtype=np.int64)
    for epsilon, changes in ((pays, BUDGET * 64 // pays), (pays - 1, 0)):
        least = Scheduler(Params(9, 9, epsilon, 1)).least_reserve
        assert book.available(user, nothing, least).change().tolist() == [changes]
        assert book.available_in_series(user, nothing, least).change().tolist() == [changes]


# --- fixed point ---


@given(st.integers(-70 * BIT, 0))
def test_powers_of_two_are_near_the_exact_ones(exponent: int) -> None:
    found = exp2(exponent)
    assert abs(found - ONE * 2 ** (exponent / BIT)) <= 20 + ONE * 2 ** (exponent / BIT) * 1e-10


@given(st.integers(0, 2**120), st.integers(1, 2**120))
def test_ratios_are_near_the_exact_ones(part: int, whole: int) -> None:
    assert ratio(part, whole) * whole <= part * ONE * (1 + 2**-40)
    assert (ratio(part, whole) + 1) * whole >= part * ONE * (1 - 2**-40)


# --- places and strata ---


def test_heavy_users_get_a_stratum_if_they_hold_a_sixteenth_of_the_new_samples() -> None:
    counts = np.array([10] * 9 + [30])  # 12 each on average: one user has more than twice as many
    for heavy, strata in ((5, 1), (6, 2)):
        sizes = np.array([10] * 9 + [heavy])
        assert strata_of(sizes, counts, 10, 120) == strata
    assert strata_of(counts[:9], counts[:9], 9, 90) == 1


def test_places_are_logarithms_of_relative_counts() -> None:
    places = places_of(np.array([1, 5, 20, 80, 2**40]), 4, 80)
    assert places.tolist() == [-ONE, -ONE, 0, ONE, 3 * ONE]


def test_a_users_new_samples_count_as_their_part_of_all_of_them() -> None:
    params = Params(9, 9, 1, 1, weighting="user")
    sizes, counts = np.array([1, 5, 2**40]), np.array([4, 5, 3 * 2**40])
    assert worths_of(params, sizes, counts).tolist() == [PART // 4, PART, PART // 3]


# --- the filters ---


def cell(measured: int, error: int, own: int = VARIANCE // 10**6) -> Cell:
    """A measurement at the mean count, of half of all samples."""
    return Cell(ONE // 2, measured, 0, 0, own, error)


def test_precise_measurements_are_averaged_by_their_shares() -> None:
    filters = Filters()
    for measured in (ONE // 4, ONE // 3):
        filters.take_epoch([Cell(ONE, measured, 0, 0, VARIANCE // 10**6, 1)])
    filters.take_epoch([cell(ONE // 2, 1)])
    assert Mixed(filters).mean == pytest.approx((ONE // 3 + ONE // 2) / 2, rel=1e-3)


def test_a_cell_without_a_measurement_is_predicted() -> None:
    """Its samples join the mean at the line's level, and its variance grows."""
    filters = Filters()
    filters.take_epoch([Cell(ONE, ONE // 4, 0, 0, 1, 1)])
    line, before = Mixed(filters).line(0), filters.mean_variance.tolist()
    filters.take_epoch([cell(ONE, UNINFORMATIVE)])
    assert Mixed(filters).mean == pytest.approx((ONE // 4 + line.at(0).mean) / 2, rel=1e-3)
    assert all(b > a for a, b in zip(before, filters.mean_variance.tolist(), strict=True))


def test_the_influence_of_a_far_measurement_is_bounded_if_it_is_noisy() -> None:
    """That is, in a filter of small steps; a step is likelier than a measurement so far off."""
    moves = []
    for deviations in (BOUND, 100):
        filters = Filters()
        filters.take_epoch([Cell(ONE, ONE // 2, 0, 0, 1, 1)])
        filters.take_epoch([cell(ONE // 2 + deviations * ONE // 100, VARIANCE // 10**4)])
        moves.append(filters.mean[0] - ONE // 2)
    assert 0 < moves[0] < moves[1] < 4 * moves[0]


def test_levels_that_differ_between_strata_show_a_slope() -> None:
    flat, steep = Filters(), Filters()
    for filters, heavy in ((flat, ONE // 4), (steep, ONE // 2)):
        for _ in range(3):
            cells = [cell(ONE // 4, VARIANCE // 10**6)]
            cells.append(Cell(ONE // 2, heavy, ONE, ONE, VARIANCE // 10**6, VARIANCE // 10**6))
            filters.take_epoch(cells)
    assert Mixed(flat).line(0).slope < ONE // 50 < ONE // 8 < Mixed(steep).line(0).slope
    assert Mixed(steep).line(0).at(ONE).mean == pytest.approx(ONE // 2, rel=0.05)
    assert Mixed(flat).line(0).at(2 * ONE).error < Mixed(steep).line(0).at(2 * ONE).error


def test_halvings_lower_the_bound_on_a_samples_variance() -> None:
    bounds = [Mixed(Filters()).line(halvings).at(0).variance for halvings in range(3)]
    assert bounds == [ONE // 4, ONE // 8, ONE // 16]


# --- the proposals ---


def made(
    posterior: Posterior,
    schedule: Schedule,
    now: int,
    sizes: Ints,
    paid: Ints | None = None,
    strata: int = 1,
    counts: Ints | None = None,
) -> Proposals:
    """The proposals of users with full budgets and all their samples withheld, unless arguments say otherwise."""
    users = len(sizes)
    full, nothing = Linear(np.full(users, BUDGET)), np.zeros(users, dtype=np.int64)
    withheld = Withheld(sizes, sizes if counts is None else counts, users, now)
    excess_paid = Linear(nothing if paid is None else paid)
    return make_proposals(posterior, schedule, strata, withheld, full, excess_paid)


@pytest.mark.parametrize("weighting", ["sample", "user"])
@pytest.mark.parametrize("epsilon", [1, 2**20])
def test_without_much_noise_samples_or_users_have_equal_weight(
    weighting: Weighting, epsilon: int
) -> None:
    """With much noise shorter blocks, which can afford more for a sample, count more."""
    params = Params(20, 9, epsilon, 1, weighting=weighting)
    proposals = made(
        Posterior(params), Scheduler(params).single(100, 20), 100, np.array([1] * 10 + [9] * 10)
    )
    few, many = proposals.weights[0], proposals.weights[-1]
    assert proposals.weights.tolist() == [few] * 10 + [many] * 10
    sums, excesses = proposals.costs
    assert (sums + excesses <= BUDGET).all()
    proportional = 9 if weighting == "user" else 1
    if epsilon == 1:
        assert few >= proportional * many * 0.99
        assert few > many
    else:
        assert few / many == pytest.approx(proportional, rel=0.01)


def test_strata_choose_their_weights_apart() -> None:
    params = Params(12, 999, 20, 1)
    sizes = np.array([4] * 10 + [80, 80])
    proposals = made(Posterior(params), Scheduler(params).single(200, 12), 200, sizes, strata=2)
    assert proposals.stratum.tolist() == [0] * 10 + [1, 1]
    light, heavy = proposals.weights[0], proposals.weights[-1]
    assert light > 5 * heavy
    together = made(Posterior(params), Scheduler(params).single(200, 12), 200, sizes)
    assert together.weights[0] < light
    assert proposals.by_stratum(proposals.weights, 2) == [10 * light, 2 * heavy]


def test_excess_queries_cost_an_eighth_of_the_available_budget_and_less_at_the_end_of_a_series() -> (
    None
):
    """There it is at most the earlier cost of its excess queries; a single epoch at the end pays the eighth."""
    posterior = Posterior(Params(9, 999, 2000, 1, grid=1000, horizon=999))
    sizes, share = np.array([400, 300]), BUDGET // EXCESS_SHARE
    series = Schedule(CADENCES[0], 1, 999, (999,), asks=True)
    alone = Schedule(CADENCES[0], 1, 0, (), asks=True)
    first = made(posterior, series, 100, sizes)
    assert ((share - first.of("saturation") < first.costs[1]) & (first.costs[1] <= share)).all()
    assert (first.costs[0] <= BUDGET - share).all()
    paid = np.array([0, share // 3])
    last = made(posterior, series, 999, sizes, paid)
    assert last.excess_weights[0] == 0 < last.excess_weights[1]
    assert (last.costs[1] <= paid).all() and (last.costs[0] + paid <= BUDGET).all()
    saturations = [one.saturation > 0 for one in last.contributions(np.arange(2))]
    assert saturations == last.queried.tolist() == [False, True]
    for now in (500, 999):
        single = made(posterior, alone, now, sizes)
        sums, excesses = single.costs
        assert ((share - single.of("saturation") < excesses) & (excesses <= share)).all()
        assert (sums + excesses <= BUDGET).all()
    unasked = made(posterior, replace(alone, asks=False), 500, sizes)
    few = made(Posterior(Params(9, 999, 1, 1, grid=1000)), alone, 100, sizes)
    assert unasked.excess_weights.tolist() == few.excess_weights.tolist() == [0, 0]


@pytest.mark.parametrize("epsilon", ["1/10", 1, 4])
@pytest.mark.parametrize("users", [1, 100, 999, 5000])
def test_all_epochs_of_a_series_ask_for_excesses_or_none(epsilon: Any, users: int) -> None:
    params = Params(10**6, 10**6, epsilon, 1, horizon=2**20)
    schedule = Scheduler(params).schedule(2**13, users)
    length = schedule.length
    worth = reaches(params, users * BUDGET // EXCESS_SHARE, EXCESS_WORTH, length)
    assert (schedule.asks, schedule.excess_queries) == (worth, length if worth else 0)
    assert worth == (users * params.epsilon >= 72 * ((length + 1) * (length + 2) / 6) ** 0.5)


def test_intervals_lie_around_the_expected_sum_or_are_whole() -> None:
    """Samples of 0 and 1 with a small mean are skewed upwards."""
    params = Params(99, 9999, 20, 1, grid=1000)
    posterior = sure(params)
    scheduler, sizes = Scheduler(params), np.array([400] * 60)
    table = made(posterior, scheduler.single(24_000, 60), 24_000, sizes).table
    assert table.clips.tolist() == [True]
    (low,), (high,), middle = table.low, table.high, 40_000
    assert 0 < low < table.inner_low[0] < middle < table.inner_high[0] < high < 400_000
    assert high - middle > middle - low
    few = made(posterior, scheduler.single(240, 60), 240, np.array([4] * 60)).table
    assert (few.low.tolist(), few.high.tolist(), few.clips.tolist()) == ([0], [4000], [False])
    rich = sure(Params(99, 9999, 2**20, 1))
    whole = made(rich, Scheduler(rich.params).single(24_000, 60), 24_000, sizes).table
    assert (whole.low.tolist(), whole.high.tolist(), whole.clips.tolist()) == ([0], [400], [False])


# --- the posterior ---


def sure(params: Params) -> Posterior:
    """A posterior that expects a mean of a tenth."""
    posterior = Posterior(params)
    for _ in range(4):
        posterior.filters.take_epoch([Cell(ONE, ONE // 10, 0, 0, 1, 1)])
    posterior.line = Mixed(posterior.filters).line(0)
    return posterior


def told(posterior: Posterior, mean: float, excess: float | None) -> None:
    """Lets the posterior learn of 60 users with 400 new samples each.

    mean: of their samples, without noise. excess: as a multiple of that of normal blocks. What was
    cut off before is forgotten, so that intervals do not become whole.
    """
    params, posterior.clipping = posterior.params, Clipping()
    sizes = np.full(60, 400)
    proposals = made(posterior, Scheduler(params).single(24_000, 60), 24_000, sizes)
    kind = proposals.table
    sums = (params.grid * int(400 * mean) - int(kind.low[0])) * int(proposals.weights.sum())
    assert proposals.queried.all()
    weights = int(proposals.excess_weights.sum())
    due = weights * kind.deviation[0] * params.grid // ONE // 6
    series = Series(1, 1, 1, 1)
    released = None if excess is None else int(due * excess)
    posterior.learn(proposals.closed(posterior, series, [sums], released, sizes, sizes))


def test_an_epoch_without_weight_says_nothing_but_counts() -> None:
    posterior = Posterior(Params(99, 9999, 20, 1))
    sizes = np.array([5, 5])
    proposals = made(posterior, Scheduler(posterior.params).single(10, 2), 10, sizes)
    nothing = proposals.without(np.array([True, True]))
    closed = nothing.closed(posterior, Series(1, 1, 0, 1), [1 << 60], None, sizes, sizes)
    assert closed.query is None
    posterior.learn(closed)
    assert (posterior.epochs, posterior.centre) == (1, ONE // 2)


def test_a_large_excess_shows_that_users_differ() -> None:
    """Their scatter grows with every such excess, and blocks' intervals get wider."""
    posterior = sure(Params(99, 9999, 20, 1))
    found, widths = [], []
    for _ in range(4):
        told(posterior, 0.1, 4)
        posterior.clipping = Clipping()
        found.append(posterior.scatter.users)
        proposals = made(posterior, Scheduler(posterior.params).single(9, 60), 9, np.full(60, 400))
        widths.append(int((proposals.table.high - proposals.table.low)[0]))
    assert 0 < found[0] < found[1] < found[2] < found[3]
    assert widths[1] < widths[2] < widths[3]


def test_hardly_any_excess_halves_the_variance_until_it_was_too_much() -> None:
    """Not for samples that are 0 or 1, whose variance is that of their mean."""
    fine, bits = (sure(Params(99, 9999, 20, 1, grid=grid)) for grid in (1000, 1))
    for posterior, halvings in ((fine, [0, 1, 2]), (bits, [0, 0, 0])):
        seen = []
        for excess in (1, 0.01, 0.01):
            told(posterior, 0.1, excess)
            seen.append(posterior.scatter.halvings)
        assert seen == halvings
    told(fine, 0.1, 9)
    assert (fine.scatter.halvings, fine.scatter.settled) == (1, True)
    told(fine, 0.1, 0.01)
    assert fine.scatter.halvings == 1


def test_what_intervals_cut_off_is_assumed_without_an_excess_and_measured_with_one() -> None:
    clippings = []
    for excess in (None, 0.5, 5):
        posterior = sure(Params(99, 9999, 20, 1))
        told(posterior, 0.1, excess)
        clippings.append(posterior.clipping)
    assumed, small, large = clippings
    assert 0 < assumed.room == small.room == large.room
    assert (assumed.mean, small.mean < large.mean) == (0, True)
    assert small.bound < large.bound <= large.room


def test_intervals_become_whole_where_excesses_show_more_outside_than_their_noise_would_cost() -> (
    None
):
    sizes = np.full(60, 400)
    for epsilon, excess, whole in ((20, 0.3, False), (20, 1, True), (2, 1, False)):
        posterior = sure(Params(99, 9999, 20, 1))
        told(posterior, 0.1, excess)
        posterior.params = Params(99, 9999, epsilon, 1)
        schedule = Scheduler(posterior.params).single(24_000, 60)
        proposals = made(posterior, schedule, 24_000, sizes)
        assert (not proposals.table.clips.any()) is whole
        if whole:
            told_outside = posterior.clipping.outside
            posterior.clipping.take(ONE // 2, 0, 0, None)
            assert posterior.clipping.outside == pytest.approx(told_outside, rel=1e-6)


@pytest.mark.parametrize(
    ("released", "edge"), [(0, 1), (1 / 4, 1 / 2), (1 / 2, 0), (1, 1), (-3, 1), (9, 1)]
)
def test_a_sum_at_the_end_of_what_intervals_allow_is_in_doubt(released: float, edge: float) -> None:
    """By at most what they can cut off, and not if the sum was expected."""
    posterior = sure(Params(99, 9999, 20, 1))
    sizes = np.full(60, 400)
    proposals = made(posterior, Scheduler(posterior.params).single(24_000, 60), 24_000, sizes)
    width = int((proposals.table.high - proposals.table.low)[0])
    span = width * int(proposals.weights.sum())
    (measured,) = proposals.measured(1, [int(released * span)])
    assert measured.edge == pytest.approx(edge * ONE, rel=1e-6)
    level = posterior.line.at(0)
    cell = posterior._cell(measured, 0, level, measured.blocks.total)
    off = abs(cell.measured - level.mean)
    assert 0 <= off < ratio(measured.unseen + measured.seen, measured.content)
    assert cell.doubt == pytest.approx((off * edge**4) ** 2 / 2**20, rel=1e-3, abs=2)


def test_doubt_leaves_levels_as_they_are_and_the_filters_less_certain() -> None:
    found = []
    for doubt in (0, VARIANCE // 100):
        filters = Filters()
        filters.take_epoch([Cell(ONE, ONE // 4, 0, 0, 1, 1, doubt)])
        found.append(filters)
    sure_of_it, doubting = found
    for name in ("near", "far", "mean", "likelihood"):
        assert getattr(sure_of_it, name).tolist() == getattr(doubting, name).tolist()
    for name in ("low", "high", "mean_variance"):
        assert (getattr(sure_of_it, name) < getattr(doubting, name)).all()
