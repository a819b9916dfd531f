"""The shipped policy's parts: limits, strata, weights, intervals, excesses, and the error bar."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from math import isqrt
from statistics import NormalDist

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.examples import MANY
from withhold_spec.accounted.epoch import public_view
from withhold_spec.accounted.interface import BUDGET, Public
from withhold_spec.accounted.plan import LedgerPlan, gaussian_plan, ledger_plan
from withhold_spec.accounted.pure import ledger_step
from withhold_spec.accounted.records import Account, Contribution, Epoch, Series
from withhold_spec.accounted.state import ledger_start
from withhold_spec.errors import ParameterError
from withhold_spec.noise import Tape
from withhold_spec.params import Params
from withhold_spec.policy.budget_limit import limit
from withhold_spec.policy.clipping import Clipping
from withhold_spec.policy.design import design_of, noise_deviation, noise_variance
from withhold_spec.policy.error_bar import bar_of, mix_of
from withhold_spec.policy.excess import Block, Query, Scatter, beyond
from withhold_spec.policy.fixed_point import ONE, VARIANCE, root_of
from withhold_spec.policy.intervals import interval
from withhold_spec.policy.measurement import Measurement
from withhold_spec.policy.mixture import Level
from withhold_spec.policy.posterior import Posterior, earlier_design, posterior_of
from withhold_spec.policy.quantile import quantile
from withhold_spec.policy.shipped import SHIPPED, RememberingPolicy
from withhold_spec.policy.strata import PART, strata_of, stratum_of
from withhold_spec.policy.weights import Stratum

PARAMS = Params(500, 500, 4, 1)


@settings(max_examples=MANY)
@given(st.integers(1, 10**6), st.integers(1, 10**6), st.integers(1, 1000), st.booleans())
def test_a_limit_is_a_part_of_the_budget(first: int, later: int, count: int, known: bool) -> None:
    params = Params(1000, 10**6, 1, 1, horizon=2 * 10**6 if known else None)
    public = Public(params, (count,) * 10, (Account(),) * 10, ())
    now = first + later
    assert 0 <= limit(public, count, first, now) <= limit(public, count + 1, first, now) <= BUDGET


def test_users_are_in_the_second_stratum_from_twice_the_mean_count_on() -> None:
    assert [stratum_of(count, 10, 100, 2) for count in (1, 19, 20, 99)] == [0, 0, 1, 1]
    assert stratum_of(99, 10, 100, 1) == 0


@pytest.mark.parametrize(("light", "strata"), [(15, 2), (16, 1)])
def test_there_are_two_strata_if_heavy_users_hold_a_sixteenth(light: int, strata: int) -> None:
    """The one heavy user has one new sample, and `light` others have one each."""
    counts = (*(1,) * light, 40)
    accounts = (*(Account(),) * light, Account(released=39))
    assert strata_of(Public(PARAMS, counts, accounts, ())) == strata


def test_the_variance_of_noise_in_strata() -> None:
    """By the moments of a uniform point of the ball, and of its radius."""
    scale = BUDGET // 4
    for length, strata in ((1, 1), (1, 2), (5, 1), (5, 2), (2, 3)):
        sums = length * strata
        radius_square = (sums + 1) * (sums + 2) * scale**2
        expected = Fraction(2 * radius_square, (strata + 1) * (strata + 2))
        assert abs(noise_variance(PARAMS, length, strata) - expected) <= 1
    assert gaussian_plan(PARAMS).scale ** 2 * 2 == noise_variance(PARAMS, 1, 2)


BLOCKS = st.lists(st.tuples(st.integers(1, 2**40), st.integers(1, 300)), min_size=1, max_size=12)


@settings(max_examples=MANY)
@given(BLOCKS)
def test_a_design_compares_weights_with_worths(blocks: list[tuple[int, int]]) -> None:
    weights, sizes = [w for w, _ in blocks], [size for _, size in blocks]
    places = [index * ONE // 4 for index in range(len(blocks))]
    found = design_of(weights, sizes, sizes, places)
    content, whole = sum(w * size for w, size in blocks), sum(sizes)
    unequal = sum((w * size / content - size / whole) ** 2 for w, size in blocks)
    samples = sum((w * size / content - size / whole) ** 2 / size for w, size in blocks)
    assert found.users / VARIANCE == pytest.approx(unequal, abs=1e-3)
    assert found.samples / VARIANCE == pytest.approx(samples, abs=1e-3)
    assert found.own / VARIANCE == pytest.approx(1 / whole, rel=1e-4)
    seen = sum(w * size * place for (w, size), place in zip(blocks, places, strict=True)) / content
    assert found.seen_at / ONE == pytest.approx(seen / ONE, abs=1e-3)
    even = design_of([7] * len(sizes), sizes, sizes, places)
    assert (even.users, even.samples, even.shift) == (0, 0, 0)


def stratum(most: list[int], noise: int, slope: int) -> Stratum:
    count = len(most)
    places = [index * 3 * ONE // max(1, count - 1) for index in range(count)]
    return Stratum(
        most, [4] * count, [4] * count, places, [1] * count, noise, 1, ONE // 4, 0, slope
    )


def test_weights_are_equal_without_noise_and_as_large_as_possible_if_noise_dominates() -> None:
    most = [2**30, 2**33, 2**36]
    assert stratum(most, 0, ONE // 10).weights() == [2**30] * 3
    assert stratum(most, 2**40, 0).weights() == most


def test_weights_are_more_equal_if_heavy_users_may_differ() -> None:
    most = [2**36, 2**35, 2**33, 2**32]
    ratios = []
    for slope in (0, ONE // 10, ONE):
        weights = stratum(most, 2**34, slope).weights()
        ratios.append(max(weights) / min(weights))
    assert ratios[0] > ratios[-1] and ratios == sorted(ratios, reverse=True)


def test_a_user_who_cannot_pay_does_not_stop_the_others() -> None:
    assert stratum([0, 2**35, 2**35], 2**30, ONE // 10).weights() == [0, 2**35, 2**35]
    assert stratum([0, 0], 2**30, ONE // 10).weights() == [0, 0]


LEVELS = st.builds(Level, st.integers(0, ONE), st.integers(0, ONE), st.integers(1, ONE // 4))


@settings(max_examples=MANY)
@given(
    LEVELS,
    st.integers(0, ONE),
    st.integers(1, 1000),
    st.sampled_from([3, 5]),
    st.booleans(),
    st.sampled_from([1, 7, 2**16]),
)
def test_an_interval_is_never_empty_and_in_range(
    level: Level, scatter: int, size: int, reach: int, whole: bool, grid: int
) -> None:
    params = replace_grid(grid)
    found = interval(params, level, scatter, size, reach, whole)
    full = size * grid
    assert 0 <= found.low < found.high <= full
    assert 0 <= found.inner_low <= found.inner_high <= full
    assert found.saturation >= 0
    assert found.clips == (found.width < full)
    if whole:
        assert (found.low, found.high) == (0, full)
    wider = interval(params, level, min(ONE, scatter + ONE // 10), size, reach, whole)
    assert wider.low <= found.low and found.high <= wider.high


def replace_grid(grid: int) -> Params:
    return Params(500, 500, 4, 1, grid=grid)


def query(excess: int, due: int = 600, noise: int = 1) -> Query:
    return Query(excess, due, due, noise, per_sample=ONE // 10, saturated=1000)


def test_excesses_show_scatter_outside_and_samples_that_scatter_less() -> None:
    assert [query(excess).scatter > 0 for excess in (100, 127, 128)] == [False, False, True]
    assert query(10**9).scatter == ONE
    assert [query(excess).is_low for excess in (47, 48)] == [True, False]
    assert query(600).outside == ONE // 2
    assert query(-400).outside == -(ONE // 2)
    assert query(10**6).outside == ONE


def test_levels_that_were_off_explain_a_larger_excess() -> None:
    at = [query(0).moved(part * ONE // 10).due for part in (0, 1, 2, 3)]
    assert at == [600, 1500, 4200, 7800]  # an excess of 1/6, 1/4 more, 1 more and 2 more deviations
    assert query(0).moved(ONE // 5).least == 4200
    assert query(0).moved(100 * ONE).due == 600 * (1 + 6 * 63)  # counts as 64 deviations
    assert replace(query(0), per_sample=0).moved(0).due == 600


def test_the_least_excess_of_a_block_lies_under_that_of_a_normal_law() -> None:
    normal, spread = NormalDist(), 2**10 * ONE
    for step in range(40):
        away = step / 10
        mean = normal.pdf(away) - away * (1 - normal.cdf(away))
        assert 0 <= beyond(spread, int(away * spread)) <= 1200 * mean * spread
    assert beyond(spread, spread) > 0.98 * 1200 * spread / 12


def test_the_least_excess_of_a_block_is_one_that_integers_have() -> None:
    """Four samples of mean 1/2: their sum exceeds 3 by 1 with probability 1/16, and so on the other side."""
    block = Block(4, 0, 4, 1, 1, 3, 1, 1, 0, 0, 1)
    assert block.binomial_excess(ONE // 2, 0) == ONE // 8
    large = Block(100, 0, 100, 1, 45, 55, 10, 1, 0, 0, 1)
    assert 0.95 < large.normal_excess(ONE // 2, 0) / (1200 * large.binomial_excess(ONE // 2, 0)) < 1


@pytest.mark.parametrize(("size", "width", "kept"), [(20, 2, 1.0), (100, 5, 0.7)])
def test_a_level_that_may_be_off_lowers_the_least_excess(
    size: int, width: int, kept: float
) -> None:
    """By much if only one side counts; else what one side loses is found on the other."""
    both = Block(size, 0, size, 1, size // 2 - width, size // 2 + width, 20, 1, 0, 0, 1)
    one = replace(both, inner_low=0)
    known, unsure = Level(ONE // 2, 1, ONE // 4), Level(ONE // 2, ONE // 200, ONE // 4)
    assert both.least(1, unsure) > (kept - 1e-9) * both.least(1, known)
    assert 0 < one.least(1, unsure) < 0.9 * one.least(1, known)
    assert one.least(1, unsure) < 0.6 * both.least(1, unsure)


def test_nothing_is_due_where_samples_are_not_0_or_1_or_a_side_is_cut() -> None:
    level = Level(ONE // 2, 0, ONE // 4)
    block = Block(100, 40, 60, 1, 45, 55, 10, 1, 0, 0, 1)
    assert block.least(1, level) == pytest.approx(5 * ONE, rel=0.1)
    assert block.least(2, level) == 0
    assert replace(block, inner_low=0).least(1, level) == block.least(1, level) // 2
    assert replace(block, inner_high=100).least(1, level) == block.least(1, level) // 2


def test_a_halving_that_proves_too_much_is_undone_for_good() -> None:
    params, few, many = replace_grid(5), query(0), query(600)
    halved = Scatter().after(params, few).after(params, few)
    assert (halved.halvings, halved.settled) == (2, False)
    undone = halved.after(params, many)
    assert (undone.halvings, undone.settled) == (1, True)
    assert undone.users == many.scatter > 0
    assert undone.after(params, many).users == isqrt(2 * many.scatter**2)
    assert undone.after(params, few) == undone
    assert Scatter().after(PARAMS, few) == Scatter()


def test_clipping_is_what_excesses_show_or_a_twentieth_of_the_room() -> None:
    room = ONE // 10
    assumed = Clipping().after(0, 0, room, None)
    assert (assumed.bound, assumed.room) == (room // 20, room)
    half = Clipping().after(0, room, 0, query(600, noise=0))
    assert half.bound == room // 2
    both = Clipping().after(0, room, room, query(600, noise=0))
    assert both.bound == room // 2 + room // 20
    assert Clipping().after(0, room, 0, query(-400, noise=0)).bound == 0
    assert Clipping().after(0, room, 0, query(10**6)).bound == room
    noisy = Clipping().after(0, room, 0, query(100, noise=100))
    assert noisy.bound == pytest.approx(room / 5, abs=9)
    later = half.after(ONE // 2, 0, 0, None)
    assert later.bound == pytest.approx(room / 4, abs=2)


def test_outside_is_the_part_of_the_room_that_excesses_show_beyond_two_deviations() -> None:
    room = ONE // 10
    assert Clipping().outside == Clipping().after(0, 0, room, None).outside == 0
    half = Clipping().after(0, room, 0, query(600, noise=0))
    assert half.outside == pytest.approx(ONE / 2)
    both = Clipping().after(0, room, room, query(600, noise=0))
    assert both.outside == pytest.approx(ONE / 4)
    noisy = Clipping().after(0, room, 0, query(600, noise=100))
    assert noisy.outside == pytest.approx(3 * ONE / 10)
    assert Clipping().after(0, room, 0, query(-400, noise=0)).outside == 0
    assert Clipping().after(0, room, 0, query(10**6, noise=0)).outside == ONE
    whole = half.after(ONE // 3, 0, 0, None)  # an epoch with whole intervals
    assert whole.outside == pytest.approx(ONE / 2)


@pytest.mark.parametrize(
    ("released", "edge", "off"),
    [
        (0, 1, Fraction(1, 5)),  # the lower end of the interval, 3/10, is the measurement
        (-7, 1, Fraction(27, 100)),
        (5, Fraction(1, 2), Fraction(3, 20)),
        (10, 0, Fraction(1, 10)),
        (15, Fraction(1, 2), Fraction(1, 20)),
        (20, 1, 0),  # the upper end, 1/2, is the prediction
        (99, 1, Fraction(1, 2)),  # 1 is the measurement
    ],
)
def test_a_sum_near_the_end_of_what_intervals_allow_is_in_doubt(
    released: int, edge: Fraction, off: Fraction
) -> None:
    """A block of 100 samples whose interval is from 30 to 50, where 1/2 is predicted; others cut off less or more."""
    level = Level(ONE // 2, 1, ONE // 4)
    block = Block(100, 30, 50, 1, 35, 45, 0, 0, 0, 0, 100)
    made = Measurement(1, [block], released, 0, design_of([1], [100], [100], [0]), level, ONE // 2)
    assert made.edge == edge * ONE
    expected = off * edge**4
    assert made.doubt == pytest.approx(float(expected**2) * VARIANCE, rel=1e-6)
    assert made.cell(0, 100).doubt == made.doubt
    for low, high in ((0, 100), (10, 95), (10, 20)):
        other = replace(made, blocks=[replace(block, low=low, high=high)], released=99)
        room = max(low, 100 - high)
        assert other.doubt == pytest.approx(min(room / 100, 1 / 2) ** 2 * VARIANCE, rel=1e-6)


def test_quantiles_are_the_larger_of_a_normal_and_a_laplace_law() -> None:
    from math import log, sqrt

    for percent in (1, 10, 50, 68, 80, 90, 91, 95, 99):
        level = Fraction(percent, 100)
        laplace = -log(1 - float(level)) / sqrt(2)
        expected = max(NormalDist().inv_cdf((1 + float(level)) / 2), laplace)
        assert expected <= quantile(level) / ONE <= expected * (1 + 1e-4) + 1e-4
    assert quantile(1 - Fraction(1, 2**40)) / ONE == pytest.approx(40 * log(2) / sqrt(2), 1e-4)
    for bad in (Fraction(0), Fraction(1), Fraction(-1), Fraction(3, 2)):
        with pytest.raises(ParameterError, match="confidence"):
            quantile(bad)


def two_kinds(steps: int, seed: int) -> list[tuple[str, int]]:
    """Light users with few ones, and two heavy users with many."""
    draw = random.Random(seed)
    events = []
    for _ in range(steps):
        heavy = draw.random() < 0.4
        user = draw.randrange(2) if heavy else draw.randrange(2, 40)
        events.append((str(user), int(draw.random() < (0.9 if heavy else 0.1))))
    return events


def views(params: Params, events: list[tuple[str, int]]) -> list[Public]:
    """What is public after each sample of a run without noise."""
    plan = replace(ledger_plan(params), policy=SHIPPED)
    state, seen = ledger_start(plan), []
    for user, value in events:
        state, _ = ledger_step(plan, state, user, value, Tape())
        seen.append(public_view(plan, state))
    return seen


def test_an_error_bar_covers_users_who_differ_and_grows_with_confidence() -> None:
    events = two_kinds(400, 1)
    seen = views(Params(40, 400, 20, 1), events)
    wide = 0
    for public in seen[20::20]:
        bar, centre = SHIPPED.bar(public), SHIPPED.posterior(public).centre
        error = abs(
            centre - sum(value for _, value in events[: public.samples]) * ONE // public.samples
        )
        widths = [bar.half_width(Fraction(percent, 100)) for percent in (50, 80, 95, 99)]
        assert widths == sorted(widths)
        assert widths[-1] <= bar.farthest <= ONE
        assert error <= widths[2]
        wide += widths[2] > ONE // 50
    assert wide > 0
    assert len({epoch.series.strata for epoch in seen[-1].epochs}) == 2


def test_before_the_first_epoch_the_bar_covers_the_range() -> None:
    public = views(Params(40, 400, Fraction(1, 100), 1), [("a", 1)])[0]
    assert not public.epochs
    bar = SHIPPED.bar(public)
    assert bar.reason == "no_epoch"
    assert bar.half_width(Fraction(1, 2)) == ONE // 2


def test_heavy_users_who_could_not_be_told_apart_are_the_reason_of_a_wide_bar() -> None:
    """Nothing was measured at the heavy end of the line, where half of the samples are."""
    counts = (*(1,) * 40, 40)
    sizes = [Contribution(user, count, 0, count, 2**36) for user, count in enumerate(counts)]
    unpaid = replace(sizes[-1], weight=0)
    epoch = Epoch(80, Series(1, 1, 0), (*sizes[:-1], unpaid), (8 * 2**36,), None)
    accounts = tuple(Account(released=count) for count in counts)
    public = Public(Params(50, 100, 100, 1), counts, accounts, (epoch,))
    bar = bar_of(public, posterior_of(public.params, public.epochs))
    assert bar.reason == "heavy_users_unknown"
    assert bar.half_width(Fraction(19, 20)) > ONE // 5
    alike = replace_homogeneous(public)
    assert (
        bar_of(alike, posterior_of(alike.params, alike.epochs)).half_width(Fraction(19, 20))
        < bar.half_width(Fraction(19, 20)) // 2
    )


def replace_homogeneous(public: Public) -> Public:
    return replace(public, params=Params(50, 100, 100, 1, homogeneous=True))


def test_short_intervals_without_an_excess_are_the_reason_of_a_wide_bar() -> None:
    counts = (4,) * 400
    part = [Contribution(user, 4, 0, 1, 2**38) for user in range(400)]
    epoch = Epoch(1600, Series(1, 1, 0), tuple(part), (200 * 2**38,), None)
    accounts = (Account(released=4),) * 400
    public = Public(Params(400, 4, 100, 1), counts, accounts, (epoch,))
    posterior = posterior_of(public.params, public.epochs)
    assert posterior.clipping.assumed == 3 * ONE // 4 // 20
    bar = SHIPPED.bar(public)
    assert bar.reason == "no_excess_query"
    half_a_step = -(-ONE // (2 * public.released))
    assert bar.half_width(Fraction(1, 2)) >= bar.clipping
    assert bar.clipping == posterior.clipping.assumed + half_a_step


def test_the_mix_is_exact_where_samples_count_and_says_how_users_count_unequally() -> None:
    counts, accounts = (4, 4, 8), (Account(released=4), Account(released=2), Account(released=2))
    by_sample = Public(Params(9, 9, 1, 1), counts, accounts, ())
    mix = mix_of(by_sample, Posterior())
    assert (mix.kept, mix.new) == (ONE // 2, ONE // 2)
    assert (mix.shift, mix.unequal) == (0, 0)
    by_user = replace(by_sample, params=Params(9, 9, 1, 1, weighting="user"))
    mix = mix_of(by_user, Posterior())
    assert mix.new == pytest.approx((0 + 1 / 2 + 3 / 4) / 3 * ONE, rel=1e-9)
    assert mix.shift > 0 and mix.unequal > 0
    design = earlier_design(by_user.params, counts, (0, 2, 6))
    parts = [PART, PART // 2, PART // 4]
    unequal = sum((part / sum(parts) - 1 / 3) ** 2 for part in parts)
    assert design.users / VARIANCE == pytest.approx(unequal, rel=1e-6)


@pytest.mark.parametrize("weighting", ["sample", "user"])
def test_remembering_changes_nothing(weighting: str) -> None:
    params = Params(40, 400, 4, 1, weighting=weighting)
    remembering = RememberingPolicy()
    seen = views(params, two_kinds(120, 2))
    assert len(seen[-1].epochs) >= 3
    for public in (*seen[::7], seen[60], seen[-1]):
        assert remembering.total(public) == SHIPPED.total(public)
        assert remembering.proposals(public) == SHIPPED.proposals(public)


def test_plans_do_not_share_what_they_remember() -> None:
    plans: list[LedgerPlan] = [ledger_plan(PARAMS), ledger_plan(PARAMS), gaussian_plan(PARAMS)]
    assert len({id(plan.policy) for plan in plans}) == 3


def test_noise_counts_with_its_deviation() -> None:
    assert root_of(0) == 0
    assert noise_deviation(PARAMS, 1, 1) ** 2 <= noise_variance(PARAMS, 1, 1)
