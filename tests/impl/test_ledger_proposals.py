"""The ledger mechanism's policy: its proposals, and its posterior of the mean."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from withhold import Params
from withhold.core.batch import Ints
from withhold.core.params import Weighting
from withhold.core.records import Series
from withhold.policy.budgets import Linear
from withhold.policy.excess import Clipping
from withhold.policy.fixed_point import ONE, VARIANCE, ratio
from withhold.policy.line import Cell, Filters, Mixed
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
    params = Params(20, 9, epsilon, 1, weighting=weighting, grid=1)
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
    params = Params(12, 999, 20, 1, grid=1)
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
    """There it is at most what its excess queries have cost, if they have cost anything; else the eighth."""
    posterior = Posterior(Params(9, 999, 2000, 1, grid=1000, horizon=999))
    sizes, share = np.array([400, 300]), BUDGET // EXCESS_SHARE
    series = Schedule(CADENCES[0], 1, 999, (999,), asks=True)
    alone = Schedule(CADENCES[0], 1, 0, (), asks=True)
    first = made(posterior, series, 100, sizes)
    assert ((share - first.of("saturation") < first.costs[1]) & (first.costs[1] <= share)).all()
    assert (first.costs[0] <= BUDGET - share).all()
    paid = np.array([0, share // 3])
    last = made(posterior, series, 999, sizes, paid)
    sums, excesses = last.costs
    assert share - last.of("saturation")[0] < excesses[0] <= share
    assert 0 < excesses[1] <= paid[1]
    assert (sums + np.maximum(excesses, paid) <= BUDGET).all()
    saturations = [one.saturation > 0 for one in last.contributions(np.arange(2))]
    assert saturations == last.queried.tolist() == [True, True]
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
    params = Params(10**6, 10**6, epsilon, 1, horizon=2**20, grid=1)
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
    rich = sure(Params(99, 9999, 2**20, 1, grid=1))
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
    posterior = Posterior(Params(99, 9999, 20, 1, grid=1))
    sizes = np.array([5, 5])
    proposals = made(posterior, Scheduler(posterior.params).single(10, 2), 10, sizes)
    nothing = proposals.without(np.array([True, True]))
    closed = nothing.closed(posterior, Series(1, 1, 0, 1), [1 << 60], None, sizes, sizes)
    assert closed.query is None
    posterior.learn(closed)
    assert (posterior.epochs, posterior.centre) == (1, ONE // 2)


def test_a_large_excess_shows_that_users_differ() -> None:
    """Their scatter grows with every such excess, and blocks' intervals get wider."""
    posterior = sure(Params(99, 9999, 20, 1, grid=1))
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
        posterior = sure(Params(99, 9999, 20, 1, grid=1))
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
        posterior = sure(Params(99, 9999, 20, 1, grid=1))
        told(posterior, 0.1, excess)
        posterior.params = Params(99, 9999, epsilon, 1, grid=1)
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
    posterior = sure(Params(99, 9999, 20, 1, grid=1))
    sizes = np.full(60, 400)
    proposals = made(posterior, Scheduler(posterior.params).single(24_000, 60), 24_000, sizes)
    width = int((proposals.table.high - proposals.table.low)[0])
    span = width * int(proposals.weights.sum())
    totals, sums = proposals.totals(1), [int(released * span)]
    (measured,) = totals.measured(proposals.kinds, proposals.table, 1, sums)
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
