"""The ledger mechanism's policy: its public schedule, its fixed point, places and strata, and the filters."""

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from withhold import Params
from withhold.accounted.books import AccountBook, LinearBook, SquaredBook
from withhold.accounted.squares import Squares
from withhold.policy.budgets import Linear
from withhold.policy.fixed_point import (
    BIT,
    ONE,
    RATIO_BITS,
    VARIANCE,
    exp2,
    log2,
    log2_all,
    ratio,
)
from withhold.policy.line import BOUND, UNINFORMATIVE, Cell, Filters, Mixed
from withhold.policy.places import PART, places_of, strata_of, worths_of
from withhold.policy.scheduling import (
    BUDGET,
    Scheduler,
)

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
    scheduler = Scheduler(Params(9, 999, 1, 1, horizon=horizon, grid=1))
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
        scheduler = Scheduler(Params(9, 999, 1, 1, horizon=horizon, grid=1))
        found = [scheduler.next_checkpoint(first, steps)]
        while found[-1] < expected[-1]:
            found.append(scheduler.next_checkpoint(found[-1], steps))
        assert found == [t for t in expected if t > first]


def test_a_checkpoint_can_be_far_away() -> None:
    scheduler = Scheduler(Params(2**62, 2**62, 1, 1, horizon=2**62, grid=1))
    assert scheduler.next_checkpoint(2**61, 1) == 2**62
    assert Scheduler(Params(9, 9, 1, 1, grid=1)).next_checkpoint(2**62, 2) == math.isqrt(2**125) + 1


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
    scheduler = Scheduler(Params(10**6, 10**6, epsilon, 1, grid=1))
    assert [scheduler.cadence(number).reach for number in (users - 1, users)] == [3, 5]


@pytest.mark.parametrize("horizon", [None, 1, 2, 3, 17, 80, 1000, 2**40 + 1])
@pytest.mark.parametrize("users", [0, 1, 300, 2000])
def test_the_epochs_of_a_series_are_steps_back_from_its_end(
    horizon: int | None, users: int
) -> None:
    """Each time is the first to reach the end divided by a power of the step, and the first step is whole."""
    scheduler = Scheduler(Params(10**6, 10**6, 1, 1, horizon=horizon, grid=1))
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
        assert Scheduler(Params(9, 9, epsilon, 1, grid=1)).least_reserve == least
    book.add_users(1)
    user, nothing = np.array([0]), np.zeros(1, dtype=np.int64)
    for epsilon, changes in ((pays, BUDGET * 64 // pays), (pays - 1, 0)):
        least = Scheduler(Params(9, 9, epsilon, 1, grid=1)).least_reserve
        assert book.available(user, nothing, least).change().tolist() == [changes]
        assert book.available_in_series(user, nothing, least).change().tolist() == [changes]


# --- fixed point ---


@given(st.integers(-70 * BIT, 0))
def test_powers_of_two_are_near_the_exact_ones(exponent: int) -> None:
    found = exp2(exponent)
    assert abs(found - ONE * 2 ** (exponent / BIT)) <= 20 + ONE * 2 ** (exponent / BIT) * 1e-10


@given(st.integers(0, 2**120), st.integers(1, 2**120))
def test_ratios_are_near_the_exact_ones(part: int, whole: int) -> None:
    """Where the leading bits of the larger number hold 42 bits of the whole."""
    assume(part.bit_length() - RATIO_BITS <= max(0, whole.bit_length() - 42))
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
    params = Params(9, 9, 1, 1, weighting="user", grid=1)
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
