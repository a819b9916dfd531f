"""The ledger mechanism's policy: its public clockwork, weights, and what it believes of the mean."""

import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from withhold import ParameterError, Params
from withhold.bars import doubt_bars
from withhold.batch import Ints
from withhold.offers import Offers, make_offers
from withhold.outlook import ONE, Outlook, Parts
from withhold.timetable import (
    BIT,
    LEDGER,
    PACES,
    PROBE,
    WORTH,
    Course,
    Timetable,
    log2,
    log2_all,
    reaches,
)

# --- clockwork ---


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
    """t is one where t - 1 < horizon / 2**(j/steps) <= t for some j."""
    timetable = Timetable(Params(9, 999, 1, 1, horizon=horizon))
    expected = [
        t
        for t in range(1, horizon + 1)
        if any(
            (t - 1) ** steps << j < horizon**steps <= t**steps << j
            for j in range((steps + 1) * horizon.bit_length())
        )
    ]
    found = [timetable.next_checkpoint(0, steps)]
    while found[-1] < horizon:
        found.append(timetable.next_checkpoint(found[-1], steps))
    assert found == [1, *(t for t in expected if t > 1)]
    assert found[-1] == horizon
    assert timetable.next_checkpoint(horizon, steps) > horizon


@pytest.mark.parametrize("steps", [2, 8])
def test_checkpoints_without_one_are_parts_of_doublings(steps: int) -> None:
    """t is one where t - 1 < 2**(j/steps) <= t for some j; behind a horizon too."""
    expected = [
        t
        for t in range(1, 500)
        if any((t - 1) ** steps < 2**j <= t**steps for j in range(steps * 10))
    ]
    for horizon, first in ((None, 0), (100, 100)):
        timetable = Timetable(Params(9, 999, 1, 1, horizon=horizon))
        found = [timetable.next_checkpoint(first, steps)]
        while found[-1] < expected[-1]:
            found.append(timetable.next_checkpoint(found[-1], steps))
        assert found == [t for t in expected if t > first]


def test_a_checkpoint_can_be_far_away() -> None:
    timetable = Timetable(Params(2**62, 2**62, 1, 1, horizon=2**62))
    assert timetable.next_checkpoint(2**61, 1) == 2**62
    assert Timetable(Params(9, 9, 1, 1)).next_checkpoint(2**62, 2) == math.isqrt(2**125) + 1


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
    timetable = Timetable(Params(*bounds, 1, 1, horizon=horizon))
    seen = min(first, bounds[0])
    logs = log2_all(np.array([first] * 3))
    counts = np.minimum(np.array([count, count + 1, 2 * count]), bounds[1])
    limits = timetable.limits(counts, logs, now, seen)
    assert ((limits > 0) & (limits <= LEDGER)).all()
    assert (np.diff(limits) >= 0).all()
    if horizon is not None:
        assert (timetable.limits(counts, logs, later, seen) >= limits).all()
        assert (timetable.limits(counts, logs, max(now, horizon), seen) == LEDGER).all()


@pytest.mark.parametrize(("epsilon", "users"), [("1/10", 16_000), (4, 400)])
def test_intervals_are_wide_where_users_times_epsilon_are_many(epsilon: object, users: int) -> None:
    timetable = Timetable(Params(10**6, 10**6, epsilon, 1))  # type: ignore[arg-type]
    assert [timetable.pace(number).reach for number in (users - 1, users)] == [3, 5]


@pytest.mark.parametrize("horizon", [None, 1, 2, 3, 17, 80, 1000, 2**40 + 1])
@pytest.mark.parametrize("users", [0, 1, 300, 2000])
def test_the_epochs_of_a_series_are_steps_back_from_its_end(
    horizon: int | None, users: int
) -> None:
    """Each lies where the end divided by a power of the step is reached, and the first step is whole."""
    timetable = Timetable(Params(10**6, 10**6, 1, 1, horizon=horizon))
    pace = timetable.pace(users)
    known = {0: (0, 3), 1: (0, 3), 300: (256, 3), 2000: (1600, 5)}
    assert (pace.least, pace.reach) == known[users]
    for start in (1, 2, 3, 5, 9, 16, 31, 500, 999, 1000, 2**33):
        course = timetable.course(start, users)
        marks = course.marks
        if not marks:
            assert horizon is not None and horizon**4 < start**4 << pace.halves
            continue
        assert marks[-1] == course.end <= (horizon or start << 4)
        assert start < marks[0] and list(marks) == sorted(marks)
        for j, mark in enumerate(reversed(marks)):
            square = course.end**2 / 2 ** (course.halves * j)
            assert (mark - 1) ** 2 < square <= mark**2
        # as many steps as are nearest to the way from the start to the end
        ahead = 2 * math.log2(course.end / start) / course.halves
        assert abs(ahead - len(marks)) <= 0.5001
        assert len(marks) < 2 * (pace.span + 3) / course.halves + 1
        if horizon is not None:
            assert course.end == horizon >> pace.span * round(
                math.log2(horizon / course.end) / pace.span
            )


# --- weights ---


@pytest.mark.parametrize(
    ("weighting", "epsilon", "ratio"),
    [
        *(("sample", 1000, 1), ("user", 1000, 9), ("precision", 1000, 1)),
        *(("sample", 1, 6.15), ("user", 1, 9), ("precision", 1, 8.2)),
    ],
)
def test_weightings_let_samples_or_users_count_alike(
    weighting: str, epsilon: int, ratio: float
) -> None:
    """How much more a sample counts of users with one sample than of users with 9.

    Where noise is large, an account buys a single sample a larger weight than one of 9, and weights
    for samples alike would cost more than they are worth.
    """
    params = Params(20, 9, epsilon, 1, weighting=weighting)  # type: ignore[arg-type]
    sizes = np.array([1] * 10 + [9] * 10)
    single = Timetable(params).single(100, 20)
    nothing = np.zeros(20, dtype=np.int64)
    offers = make_offers(Outlook(params), single, 100, sizes, np.full(20, LEDGER), nothing)
    few, many = offers.weights[0], offers.weights[-1]
    assert offers.weights.tolist() == [few] * 10 + [many] * 10
    assert few / many == pytest.approx(ratio, rel=0.05)
    sums, overhangs = offers.costs
    assert (sums + overhangs <= LEDGER).all()


# --- what is believed ---


def test_error_bars_are_the_doubt_times_a_factor() -> None:
    params = Params(9, 9, 1, 1, lower=-10, upper=30)
    totals, doubts = np.array([0, 5, 9]), np.array([[0.3, 0], [0.08, 0.06], [0.02, 0]])
    bars = doubt_bars(params, 0.95, totals, doubts)
    assert bars[0] == math.inf
    laplace = math.log(20) / math.sqrt(2)  # beyond 1.96, so at 95 % it is the wider one
    assert bars[1:].tolist() == pytest.approx([40 * laplace * 0.1, 40 * laplace * 0.02])
    assert doubt_bars(params, 0.5, totals, doubts)[1] == pytest.approx(40 * 0.6744898 * 0.1)
    alike = doubt_bars(params, 0.5, totals, doubts, alike=True)
    assert alike[1:].tolist() == pytest.approx([40 * 0.6744898 * 0.08, 40 * 0.6744898 * 0.02])
    for bad in (0.0, 1.0, math.nan):
        with pytest.raises(ParameterError, match="confidence"):
            doubt_bars(params, bad, totals, doubts)


def parts(**given: int) -> Parts:
    """An epoch of one user with 400 samples and a probe, unless told otherwise."""
    usual = {"length": 1, "probes": 1, "content": 400 << 30, "width": 400 << 30, "base": 0}
    more = {"power": 400 << 60, "overlap": 400**2 << 60, "probed": 1, "samples": 400}
    deviations = {"deviations": 2**38, "mean_deviation": ONE // 100, "inside": 100 << 70}
    return Parts(**(usual | more | deviations | given))


def test_noise_in_a_series_is_that_of_a_vector() -> None:
    """Of a single epoch it has the variance of Laplace noise, of ten 22 times as much."""
    outlook = Outlook(Params(9, 999, 10, 1))
    assert outlook.noise(1) == 2 * LEDGER**2 // 100
    assert outlook.noise(10) == 44 * LEDGER**2 // 100


def test_few_users_who_differ_make_the_doubt_larger() -> None:
    """A mean of n users alike is off by the spread over the root of n, of whose samples ever so many."""
    outlook = Outlook(Params(9, 999, 10**9, 1))
    outlook.learn(100 << 30, None, parts(overlap=400**2 << 60))
    alone = outlook.doubt
    outlook.spread = ONE // 10
    assert outlook.doubt == pytest.approx(math.hypot(alone, ONE / 10), rel=1e-6)
    outlook.learn(100 << 30, None, parts(overlap=400**2 << 58))  # four users with as much each
    outlook.spread, known = 0, outlook.doubt
    assert known**2 - outlook.doubt**2 == pytest.approx(ONE**2 / 400, rel=1e-6)


def test_epochs_that_disagree_make_the_doubt_larger() -> None:
    outlook = Outlook(Params(9, 999, 10**9, 1))
    start = outlook.doubt
    assert start == math.isqrt(ONE**2 // 12)
    outlook.learn(100 << 30, 0, parts(probed=0))
    alone = outlook.doubt
    assert alone < start // 5
    outlook.learn(300 << 30, 0, parts(probed=0))
    assert outlook.doubt > 5 * alone
    assert abs(outlook.centre - ONE // 2) < ONE // 10


def test_an_epoch_without_weight_says_nothing() -> None:
    outlook = Outlook(Params(9, 999, 10**9, 1))
    before = state_of_outlook(outlook)
    outlook.learn(12345, 678, parts(content=0))
    assert state_of_outlook(outlook) == before


def state_of_outlook(outlook: Outlook) -> tuple[int, ...]:
    """What it says."""
    return outlook.centre, outlook.doubt, outlook.variance, outlook.spread


def test_an_overhang_of_more_than_twice_what_is_due_shows_that_users_differ() -> None:
    """The spread is then two deviations of the mean of a user's samples, and twice as much again."""
    params = Params(9, 999, 10**9, 1)
    small, large = (Outlook(params) for _ in range(2))
    limit = 2 * 2**38 // 6
    small.learn(100 << 30, limit, parts())
    assert small.spread == 0
    variance = large.variance
    large.learn(100 << 30, limit + 2**20, parts())
    assert large.spread == math.isqrt(4 * ONE * variance // 400)
    assert large.doubt > small.doubt
    wide = large.interval(4000, 5)
    first, large.spread = large.spread, 0
    narrow = large.interval(4000, 5)
    assert wide.low < narrow.low < narrow.high < wide.high
    large.spread = first
    large.learn(100 << 30, 2**38, parts())
    assert large.spread >= 2 * first


def test_hardly_any_overhang_halves_the_variance_until_it_was_too_much() -> None:
    fine, bits = Outlook(Params(9, 999, 10**9, 1, grid=1000)), Outlook(Params(9, 999, 10**9, 1))
    due = 2**38 // 6
    for outlook, halvings in ((fine, 1), (bits, 0)):
        outlook.learn(100 << 30, due // 2 + 2**20, parts())
        assert outlook.halvings == 0
        outlook.learn(100 << 30, due // 2 - 2**30, parts())
        assert outlook.halvings == halvings
    variance = fine.variance
    fine.learn(100 << 30, 0, parts())
    assert (fine.halvings, fine.spread) == (2, 0)
    assert fine.variance == pytest.approx(variance / 2, rel=0.1)
    fine.learn(100 << 30, 3 * due, parts())
    assert (fine.halvings, fine.spread) == (1, 0)
    for _ in range(9):
        fine.learn(100 << 30, 0, parts())
    assert fine.halvings == 1


def test_probes_cost_an_eighth_of_an_allowance_and_at_the_known_end_less() -> None:
    """Of a single epoch half of that, and in a series no more than its probes have cost before."""
    outlook = Outlook(Params(9, 999, 2000, 1, grid=1000, horizon=999))
    sizes, allowances = np.array([400, 300]), np.full(2, LEDGER)
    share, nothing = LEDGER // PROBE, np.zeros(2, dtype=np.int64)
    series, alone = Course(PACES[0], 1, 999, (700, 999), (100, 999)), Course(PACES[0], 1, 0, (), ())

    def made(course: Course, now: int, paid: Ints = nothing) -> Offers:
        return make_offers(outlook, course, now, sizes, allowances, paid)

    first = made(series, 100)
    assert ((share - first.of("margin") < first.costs[1]) & (first.costs[1] <= share)).all()
    assert (first.costs[0] <= LEDGER - share).all()
    unasked = made(series, 700)
    assert unasked.probes.tolist() == [0, 0]  # but its share is left free
    assert (unasked.costs[0] <= LEDGER - share).all()
    paid = np.array([0, share // 3])
    last = made(series, 999, paid)
    assert last.probes[0] == 0 < last.probes[1]
    assert (last.costs[1] <= paid).all() and (last.costs[0] + paid <= LEDGER).all()
    assert [booking.margin > 0 for booking in last.bookings(np.arange(2))] == [False, True]
    for now, most in ((500, share), (999, share // 2)):
        single = made(replace(alone, probed=(now,)), now)
        sums, overhangs = single.costs
        assert ((most - single.of("margin") < overhangs) & (overhangs <= most)).all()
        assert (sums + overhangs <= LEDGER).all()
    assert made(alone, 500).probes.tolist() == [0, 0]
    few = Outlook(Params(9, 999, 1, 1, grid=1000))
    asked = replace(alone, probed=(100,))
    assert make_offers(few, asked, 100, sizes, allowances, nothing).probes.tolist() == [0, 0]


@pytest.mark.parametrize("epsilon", ["1/10", 1, 4])
@pytest.mark.parametrize("users", [1, 100, 999, 5000])
def test_overhangs_are_released_in_the_last_two_doublings_of_a_series(
    epsilon: object, users: int
) -> None:
    """At its end, and from there back at steps of a doubling or more, if that is worth the noise."""
    params = Params(10**6, 10**6, epsilon, 1, horizon=2**20)  # type: ignore[arg-type]
    course = Timetable(params).course(2**13, users)
    times = [2**13, *course.marks]
    steps = {1: [0, 2, 4], 3: [0, 1], 4: [0, 1]}[course.halves]
    expected = [times[-1 - step] for step in reversed(steps)]
    worth = reaches(params, users * LEDGER // PROBE, WORTH, len(expected))
    assert list(course.probed) == (expected if worth else [])
    assert worth == (
        users * params.epsilon >= 72 * ((len(steps) + 1) * (len(steps) + 2) / 6) ** 0.5
    )


def test_a_narrow_interval_lies_around_the_believed_sum() -> None:
    outlook = Outlook(Params(9, 999, 10**9, 1, grid=1000))
    for _ in range(9):
        outlook.learn(40_000 << 30, 0, parts(content=400_000 << 30, probed=0))
    found = outlook.interval(400, 5)
    middle = 400_000 * outlook.centre // ONE
    assert found.clips
    assert 0 <= found.low < found.inner_low < middle < found.inner_high < found.high < 400_000
    # samples of 0 and 1 with a small mean lean upwards
    assert found.high - middle > middle - found.low
    assert found.inner_high - middle == pytest.approx(middle - found.inner_low, abs=2)
    assert found.margin == max(found.inner_low - found.low, found.high - found.inner_high)
    narrower = outlook.interval(400, 3)
    assert found.low < narrower.low < narrower.inner_low
    assert narrower.inner_high < narrower.high < found.high
    assert narrower.margin == found.margin
    whole = outlook.interval(1, 5)
    assert (whole.low, whole.high, whole.clips) == (0, 1000, False)
