"""The ledger mechanism: what it releases, and when."""

import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.batches import check_batches
from support.examples import RUNS
from support.ledger_runs import Event, accounts, closed, in_turns
from support.strategies import Case, clipped_cases, ledger_cases
from withhold import MeanEstimator, Params
from withhold.accounted.engine import LedgerEngine
from withhold.core.batch import Encoded
from withhold.core.columns import total
from withhold.core.params import Weighting
from withhold.core.records import EpochCharge
from withhold.core.source import SecureSource
from withhold.core.storage import take_numbers
from withhold.policy.budgets import Linear
from withhold.policy.scheduling import BUDGET
from withhold.testing import RecordingSource, Tape, ZeroTape, engine_inside, replay


@settings(max_examples=RUNS)
@given(st.one_of(ledger_cases(), clipped_cases()), st.lists(st.integers(0, 300), max_size=5))
def test_a_batch_is_its_rows_one_by_one(case: Case, cuts: list[int]) -> None:
    check_batches("ledger", case, cuts)


@pytest.mark.parametrize("max_users", [7, 200])
@given(order=st.lists(st.integers(0, 6), max_size=60), epsilon=st.sampled_from(["1/9", "1", "8/7"]))
def test_nothing_is_released_before_users_times_epsilon_make_8(
    max_users: int, order: list[int], epsilon: str
) -> None:
    params = Params(max_users, 99, epsilon, 1, grid=1)
    steps = replay("ledger", params, [(user, 1) for user in order], ZeroTape())
    for t, step in enumerate(steps, 1):
        if len(set(order[:t])) * params.epsilon < 8:
            assert step.sum == step.total == step.spent == 0


def test_the_first_epoch_comes_as_soon_as_users_times_epsilon_allow_it() -> None:
    """A new user may spend a part at once and more later, so 39 users are enough here at epsilon 1.

    By then the first of them may have spent the cube of (3 + log2 39) / (3 + log2 312).
    """
    steps = replay(
        "ledger", Params(99, 99, 1, 1, grid=1), [(user, 1) for user in range(41)], ZeroTape()
    )
    assert [step.total for step in steps] == [0] * 38 + [39] * 3
    share = ((3 + math.log2(39)) / (3 + math.log2(312))) ** 3
    assert float(steps[-1].spent) == pytest.approx(share, rel=1e-3)


@pytest.mark.parametrize("weighting", ["sample", "user"])
def test_an_epoch_closes_at_the_horizon_and_may_spend_all(weighting: Weighting) -> None:
    params = Params(8, 9, 40, 1, horizon=40, weighting=weighting, grid=1)
    steps = replay("ledger", params, in_turns(8, 9), ZeroTape())
    assert steps[38].total < steps[39].total == 40
    assert 0.999 * params.epsilon < steps[39].spent <= params.epsilon
    assert all(spent > 0.6 * BUDGET for spent in accounts(steps[:40]).values())
    series = closed(steps[:40])[-1].series
    assert series.first + series.length - 1 == len(closed(steps[:40])) > series.first
    assert all(spent <= BUDGET for spent in accounts(steps).values())


def test_radii_are_drawn_once_for_a_series_and_bound_its_noise() -> None:
    """In a series a user is charged for the costliest sum alone: here the first, which pays for all."""
    source = RecordingSource(SecureSource(prefetch=0))
    events = in_turns(8, 9)
    steps = replay("ledger", Params(8, 9, 40, 1, horizon=72, grid=1), events, source)
    epochs = closed(steps)
    firsts = sorted({epoch.series.first for epoch in epochs})
    assert [call[1:] for call in source.asked if call[0] == "radius"] == [
        (counter, first) for first in firsts for counter in (0, 1)
    ]
    numbered = list(enumerate(epochs, start=1))
    with_excess = [node for node, epoch in numbered if epoch.excess is not None]
    assert [call[1:] for call in source.asked if call[0] == "within"] == [
        (counter, node)
        for node, _ in numbered
        for counter in (0, 1)
        if not counter or node in with_excess
    ]
    for first in firsts:
        mine = [node for node, epoch in numbered if epoch.series.first == first]
        assert (
            len(set(mine) & set(with_excess))
            == epochs[first - 1].series.excess_queries
            <= len(mine)
        )
    assert len(with_excess) > 3
    long = [step for step in steps if step.epoch and step.epoch.series.length > 1]
    assert len(long) > 2
    assert long[0].spent - steps[long[0].t - 2].spent > 10
    assert long[-2].spent - long[0].spent < 2
    assert sum(len(step.epoch.contributions) for step in long if step.epoch) > 20


@pytest.mark.parametrize("fewer", [0, 1, 2])
def test_no_more_excesses_are_released_than_the_radius_was_drawn_for(
    monkeypatch: pytest.MonkeyPatch, fewer: int
) -> None:
    """An excess query is not charged either if the series has fewer of them than its schedule asks for."""
    opened = LedgerEngine._open

    def open_with_fewer(engine: LedgerEngine[Linear], *given: Any) -> None:
        opened(engine, *given)
        engine._left -= fewer

    monkeypatch.setattr(LedgerEngine, "_open", open_with_fewer)
    steps = replay("ledger", Params(8, 9, 40, 1, horizon=72, grid=1), in_turns(8, 9), ZeroTape())
    epochs = closed(steps)
    for first in {epoch.series.first for epoch in epochs}:
        mine = [epoch for epoch in epochs if epoch.series.first == first]
        shown = [epoch for epoch in mine if epoch.excess is not None]
        assert len(shown) == max(0, mine[0].series.excess_queries - fewer)
        hidden = [epoch for epoch in mine if epoch.excess is None]
        assert not any(
            contribution.excess_weight for epoch in hidden for contribution in epoch.contributions
        )
    assert 0 < max(accounts(steps).values()) <= BUDGET


def test_users_who_come_after_the_horizon_still_count() -> None:
    params = Params(8, 9, 40, 1, horizon=24, grid=1)
    events = in_turns(4, 6) + [(user, 1) for user in range(4, 8)] * 2
    steps = replay("ledger", params, events, ZeroTape())
    assert steps[23].total == 24
    assert steps[-1].total == 32
    assert max(accounts(steps).values()) == BUDGET


def test_a_horizon_that_never_comes_leaves_its_budget_unspent() -> None:
    steps = replay("ledger", Params(8, 9, 40, 1, horizon=400, grid=1), in_turns(8, 5), ZeroTape())
    assert closed(steps)
    assert 0 < steps[-1].spent < 40


def test_a_user_without_available_budget_is_released_with_weight_0() -> None:
    """After the horizon user 0 continues to send, and new users make epochs close."""
    params = Params(40, 99, 40, 1, horizon=8, grid=1)
    events: list[Event] = [(0, 1)] * 8
    for user in range(1, 40):
        events += [(0, 0), (user, 1)]
    steps = replay("ledger", params, events, ZeroTape())
    later = [epoch for epoch in closed(steps) if epoch.samples > 8]
    mine = [
        contribution
        for epoch in later
        for contribution in epoch.contributions
        if contribution.user == 0
    ]
    assert len(mine) == len(later) > 1
    assert all((contribution.weight, contribution.excess_weight) == (0, 0) for contribution in mine)
    assert steps[-1].estimate > 0.9  # user 0's zeros weigh nothing
    assert accounts(steps)[0] == BUDGET


def test_ignored_samples_do_not_move_the_clock() -> None:
    params = Params(4, 4, 40, 1, horizon=16, extra_users="ignore", grid=5)
    events = in_turns(4, 4)
    alone = replay("ledger", params, events, Tape(default=77))
    ignored: list[Event] = [("x", 1), ("y", 0)]
    mixed = events[:5] + ignored + events[5:] + ignored + [(0, 1), (1, 1)]
    steps = replay("ledger", params, mixed, Tape(default=77))
    assert [step.ignored for step in steps] == [False] * 5 + [True] * 2 + [False] * 11 + [True] * 4
    counted = [step for step in steps if not step.ignored]
    assert [(s.sum, s.total, s.epoch) for s in counted] == [
        (s.sum, s.total, s.epoch) for s in alone
    ]
    assert closed(alone)[-1].samples == 16
    assert all(step.epoch is None for step in steps if step.ignored)


def test_huge_bounds_are_kept_in_python_integers() -> None:
    params = Params(2**62, 2**62, 10**6, 1, grid=2**32)
    events = in_turns(3, 4)
    noise = Tape({(0, 1): 2**90, (1, 2): -(2**80), (0, 2): -(2**50)})
    steps = replay("ledger", params, events, noise)
    assert all(0 <= step.sum <= step.total << 32 for step in steps)
    estimator = MeanEstimator(params, source=noise)
    engine = engine_inside(estimator)
    assert isinstance(engine, LedgerEngine)
    assert isinstance(engine._opened, list)
    releases = estimator.observe_many(*zip(*events, strict=True))
    assert [(r.sum, r.total) for r in releases] == [(s.sum, s.total) for s in steps]
    far = 2**45  # time is set to this value: sums exceed int64
    engine._samples, engine._next, engine._due, engine._firsts[1] = far, far + 2, far + 2, far
    late = estimator.observe_many(["late", "later"], [1, 1])
    assert late.totals.tolist() == [12, far + 2]
    assert late.sums.dtype == object
    assert late.sums[1] > 2**63
    assert late[1] == estimator.release


def test_sums_of_very_many_numbers_do_not_wrap() -> None:
    assert total(np.full((1 << 22) + 1, 2**41)) == 2**63 + 2**41
    assert total(np.array([2**62, 2**62, -1], dtype=object)) == 2**63 - 1
    wide: list[int] = [2**70, 5, -(2**70)]
    assert take_numbers(wide, np.array([2, 0])).tolist() == [-(2**70), 2**70]


class Failing(Tape):
    """Raises an error at one draw."""

    def __init__(self, address: tuple[int, int]) -> None:
        super().__init__()
        self.address = address

    def uniform_noise(self, counter: int, node: int, sums: int, radius: int) -> tuple[int, ...]:
        if (counter, node) == self.address:
            raise OSError("no random bits")
        return super().uniform_noise(counter, node, sums, radius)


@pytest.mark.parametrize("address", [(0, 7), (1, 7)])
@pytest.mark.parametrize("batch", [False, True])
def test_an_interrupted_epoch_is_paid_for_and_ends_the_estimator(
    address: tuple[int, int], batch: bool
) -> None:
    params, events = Params(8, 9, 40, 1, horizon=72, grid=1), in_turns(8, 5)
    whole = replay("ledger", params, events, ZeroTape())
    first, second = [step.t for step in whole if step.epoch is not None][5:7]
    estimator = MeanEstimator(params, source=Failing(address))
    estimator.observe_many(*zip(*events[: second - 1], strict=True))
    release, spent = estimator.release, estimator.spent
    assert (release.total, spent) == (first, whole[first - 1].spent)
    user, value = events[second - 1]
    with pytest.raises(OSError, match="no random bits"):
        estimator.observe_many([user], [value]) if batch else estimator.observe(user, value)
    for call in (lambda: estimator.observe(0, 1), lambda: estimator.observe_many([0], [1])):
        with pytest.raises(RuntimeError, match="interrupted"):
            call()
    assert estimator.release is release
    assert estimator.spent == whole[second - 1].spent > spent


def test_what_it_says_of_itself_is_public_and_adds_up() -> None:
    params, events = Params(8, 9, 40, 1, horizon=72, grid=1), in_turns(8, 6)
    steps = replay("ledger", params, events, ZeroTape())
    estimator = MeanEstimator(params, source=ZeroTape())
    estimator.observe_many(*zip(*events, strict=True))
    (level,) = estimator.progress
    released = closed(steps)[-1].samples
    assert (level.level, level.active, level.needed) == (0, True, 0)
    assert (level.elements, level.buffered, level.samples) == (
        len(closed(steps)),
        48 - released,
        48,
    )
    assert list(estimator.charges()) == [charge for step in steps for charge in step.charges]
    ends = [step.t for step in steps if step.epoch is not None]
    for charge, t in zip(estimator.charges(), ends, strict=True):
        before, after = accounts(steps[: t - 1]), accounts(steps[:t])
        most = max(after[user] - before.get(user, 0) for user in after)
        assert isinstance(charge, EpochCharge)
        assert (charge.cost, charge.epsilon) == (most, 40 * Fraction(most, BUDGET))
        assert charge.scale * params.epsilon >= BUDGET
    assert estimator.mechanism == "ledger"


def test_no_float_function_is_called_between_the_samples_and_a_release(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def forbidden(*arguments: object) -> float:
        raise AssertionError("a float function was called")

    for name in ("log", "log2", "log1p", "exp", "sqrt", "pow"):
        monkeypatch.setattr(math, name, forbidden)
        if hasattr(np, name):
            monkeypatch.setattr(np, name, forbidden)
    estimator = MeanEstimator(Params(8, 9, 777, 1, grid=3))
    for user, value in in_turns(8, 4):
        assert type(estimator.observe(user, value).sum) is int
    estimator.observe_many(*zip(*in_turns(8, 4), strict=True))
    assert estimator.release.total > 32


def test_encoded_users_are_users() -> None:
    codes = np.tile(np.arange(8), 4)
    users = Encoded(codes, [f"u{i}" for i in range(8)])
    params = Params(8, 4, 40, 1, horizon=32, grid=1)
    one, other = (MeanEstimator(params, source=ZeroTape()) for _ in range(2))
    found = one.observe_many(users, codes % 2)
    expected = other.observe_many([f"u{code}" for code in codes], codes % 2)
    assert list(found) == list(expected)
    assert found.totals[-1] == 32


@pytest.mark.parametrize("size", [2**70, 2**1100, -(2**1100), 2**5000])
@pytest.mark.parametrize("many", [True, False])
def test_no_exception_and_no_type_depends_on_the_size_of_a_draw(size: int, *, many: bool) -> None:
    def run(noise: int) -> tuple[MeanEstimator, object]:
        estimator = MeanEstimator(
            Params(20, 30, 10, 1, horizon=200, grid=1), source=Tape(default=noise)
        )
        users, values = [f"u{t % 20}" for t in range(200)], [t % 2 for t in range(200)]
        if many:
            releases = estimator.observe_many(users, values)
            columns = releases.sums, releases.totals, releases.estimates, releases.error_bars()
            return estimator, [(column.dtype, column.shape) for column in columns]
        shown = [estimator.observe(*sample) for sample in zip(users, values, strict=True)]
        return estimator, [type(release.sum) for release in shown]

    (loud, seen), (silent, expected) = run(size), run(0)
    assert seen == expected
    assert float(loud.release) == (1 if size > 0 else 0)
    assert len(list(loud.charges())) == loud.progress[0].elements
    assert math.isfinite(loud.error_bar())
    assert loud.release.total == silent.release.total
