"""The ledger mechanism with Gaussian noise, on one coordinate of a vector: draws and releases."""

import math
from array import array
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.batches import check_batches
from support.examples import RUNS
from support.ledger_runs import Event, closed, in_turns, square_accounts
from support.proposals import proposals
from support.strategies import Case, clipped_cases, ledger_cases
from withhold import Params
from withhold.accounted.books import SquaredBook
from withhold.accounted.engine import LedgerEngine
from withhold.accounted.squares import ONE, Squares, square
from withhold.core.batch import Encoded
from withhold.core.records import GaussianEpochCharge
from withhold.core.source import SecureSource
from withhold.policy.scheduling import BUDGET
from withhold.testing import RecordingSource, Tape, ZeroTape, engine_inside, estimator_of, replay

PARAMS = Params(8, 9, 40, 1, horizon=72, grid=1)
BUDGET_SQUARED = BUDGET**2


def engine_of(params: Params) -> tuple[LedgerEngine[Squares], SquaredBook]:
    """An engine with Gaussian noise, and its account book."""
    engine = engine_inside(estimator_of("gaussian", params, ZeroTape()))
    assert isinstance(engine, LedgerEngine)
    book = engine._book
    assert isinstance(book, SquaredBook)
    return engine, book


@settings(max_examples=RUNS)
@given(
    st.one_of(ledger_cases(), clipped_cases()),
    st.lists(st.integers(0, 300), max_size=5),
)
def test_a_batch_is_its_rows_one_by_one(case: Case, cuts: list[int]) -> None:
    asked = check_batches("gaussian", case, cuts)
    assert {name for name, *_ in asked} <= {"gaussian"}


@pytest.mark.parametrize("short", [0, 1])
def test_an_proposal_that_an_account_cannot_pay_gets_weight_0(short: int) -> None:
    """The cost is 15**2 + 6**2 = 261, wherever the two halves of an account meet."""
    low, high, saturation = (np.array([number]) for number in (1, 4, 2))
    zeros = np.zeros(6, dtype=np.int64)
    spent = [BUDGET_SQUARED - 261, 0, ONE - 1, ONE, BUDGET_SQUARED - ONE, BUDGET_SQUARED - 262]
    spent = [min(BUDGET_SQUARED, each + short) for each in spent]
    weights, excess_weights = np.array([5] * 6), np.array([3] * 6)
    made = proposals((low, high), saturation, zeros, weights, excess_weights, zeros)
    engine, book = engine_of(Params(9, 9, 1, 1, grid=1))
    engine.add_users(6)
    book._high[:] = array("q", [each // ONE for each in spent])
    book._low[:] = array("q", [each % ONE for each in spent])
    contributed = engine._contribute(np.arange(6), made)
    paid = [5 * (each <= BUDGET_SQUARED - 261) for each in spent]
    assert contributed.weights.tolist() == paid == [5 * (not short), 5, 5, 5, 5, 5]
    assert contributed.excess_weights.tolist() == [3 * (weight > 0) for weight in paid]
    pairs = zip(book._high, book._low, strict=True)
    assert [high * ONE + low for high, low in pairs] == [
        each + 261 * (weight > 0) for each, weight in zip(spent, paid, strict=True)
    ]
    assert engine._paid_most == [261]


@pytest.mark.parametrize(
    ("weight", "excess_weight", "paid"),
    [
        (BUDGET, 0, True),
        (0, BUDGET, True),
        (BUDGET, 1, False),
        (BUDGET + 1, 0, False),
        (0, BUDGET + 1, False),
        (BUDGET - 1, 2**20, True),
        (BUDGET - 1, 2**21, False),
        (2**62, 2**62, False),  # whose squares do not fit into 64 bits, nor into the two halves
    ],
)
def test_a_whole_account_pays_for_a_whole_ledger_and_no_more(
    weight: int, excess_weight: int, paid: bool
) -> None:
    unit = np.array([1])
    engine, book = engine_of(Params(9, 9, 1, 1, grid=1))
    engine.add_users(1)
    zero = np.array([0])
    weights, excess_weights = np.array([weight]), np.array([excess_weight])
    made = proposals((0 * unit, unit), unit, zero, weights, excess_weights, zero)
    contributed = engine._contribute(np.array([0]), made)
    assert [contributed.weights.tolist(), contributed.excess_weights.tolist()] == [
        [weight * paid],
        [excess_weight * paid],
    ]
    assert engine._paid_most == [(weight**2 + excess_weight**2) * paid]
    assert book._high[0] * ONE + book._low[0] == engine._paid_most[0] <= BUDGET_SQUARED


def test_every_sum_has_noise_of_its_own_and_every_epoch_is_a_series() -> None:
    source = RecordingSource(SecureSource(prefetch=0))
    steps = replay("gaussian", PARAMS, in_turns(8, 9), source)
    epochs = list(enumerate(closed(steps), start=1))
    shown = [node for node, epoch in epochs if epoch.excess is not None]
    assert source.asked == [
        ("gaussian", counter, node)
        for node, _ in epochs
        for counter in (0, 1)
        if not counter or node in shown
    ]
    assert len(shown) > 2
    for node, epoch in epochs:
        assert (epoch.series.first, epoch.series.length, epoch.series.excess_queries) == (
            node,
            1,
            1,
        )
    for step in steps:
        charged = [c.epoch for c in step.charges if isinstance(c, GaussianEpochCharge)]
        assert charged == [w.node for w in step.written[:1]] and len(charged) == len(step.charges)


def test_an_epoch_closes_at_the_horizon_and_may_spend_all() -> None:
    params = Params(8, 9, 40, 1, horizon=40, grid=1)
    steps = replay("gaussian", params, in_turns(8, 9), ZeroTape())
    assert steps[38].total < steps[39].total == 40
    spent = square_accounts(steps[:40])
    assert all(0.75 * BUDGET_SQUARED < each <= BUDGET_SQUARED for each in spent.values())
    assert max(spent.values()) > 0.999 * BUDGET_SQUARED
    assert steps[39].spent == params.epsilon**2 / 4 * Fraction(max(spent.values()), BUDGET_SQUARED)
    assert all(each <= BUDGET_SQUARED for each in square_accounts(steps).values())


def test_what_it_says_of_itself_is_public_and_adds_up() -> None:
    events = in_turns(8, 6)
    steps = replay("gaussian", PARAMS, events, ZeroTape())
    estimator = estimator_of("gaussian", PARAMS, ZeroTape())
    estimator.observe_many(*zip(*events, strict=True))
    assert estimator.mechanism == "gaussian"
    assert list(estimator.charges()) == [charge for step in steps for charge in step.charges]
    ends = [step.t for step in steps if step.epoch is not None]
    for charge, t in zip(estimator.charges(), ends, strict=True):
        before, after = square_accounts(steps[: t - 1]), square_accounts(steps[:t])
        most = max(after[user] - before.get(user, 0) for user in after)
        assert isinstance(charge, GaussianEpochCharge)
        assert (charge.squared_cost, charge.rho) == (most, 400 * Fraction(most, BUDGET_SQUARED))
        assert charge.scale * PARAMS.epsilon >= BUDGET
    assert estimator.spent == 400 * Fraction(max(square_accounts(steps).values()), BUDGET_SQUARED)
    (level,) = estimator.progress
    assert (level.elements, level.samples) == (len(closed(steps)), 48)
    assert level.buffered == 48 - closed(steps)[-1].samples


def test_ignored_samples_do_not_move_the_clock() -> None:
    params = Params(4, 4, 40, 1, horizon=16, extra_users="ignore", grid=5)
    events = in_turns(4, 4)
    ignored: list[Event] = [("x", 1), ("y", 0)]
    mixed = events[:5] + ignored + events[5:] + ignored + [(0, 1), (1, 1)]
    sources = [RecordingSource(Tape(default=77)) for _ in range(2)]
    alone, steps = (
        replay("gaussian", params, row, source)
        for row, source in zip((events, mixed), sources, strict=True)
    )
    counted = [step for step in steps if not step.ignored]
    assert [(s.sum, s.total, s.epoch) for s in counted] == [
        (s.sum, s.total, s.epoch) for s in alone
    ]
    assert sources[0].asked == sources[1].asked
    assert all(step.epoch is None for step in steps if step.ignored)
    assert closed(alone)[-1].samples == 16


def test_huge_bounds_are_kept_in_python_integers() -> None:
    params = Params(2**62, 2**62, 10**6, 1, grid=2**32)
    events = in_turns(3, 4)
    noise = Tape({(0, 1): 2**90, (1, 2): -(2**80), (0, 2): -(2**50)})
    steps = replay("gaussian", params, events, noise)
    assert all(0 <= step.sum <= step.total << 32 for step in steps)
    assert closed(steps)
    estimator = estimator_of("gaussian", params, noise)
    releases = estimator.observe_many(*zip(*events, strict=True))
    assert [(r.sum, r.total) for r in releases] == [(s.sum, s.total) for s in steps]


def test_encoded_users_are_users() -> None:
    codes = np.tile(np.arange(8), 4)
    params = Params(8, 4, 40, 1, horizon=32, grid=1)
    one, other = (estimator_of("gaussian", params, ZeroTape()) for _ in range(2))
    found = one.observe_many(Encoded(codes, [f"u{i}" for i in range(8)]), codes % 2)
    assert list(found) == list(other.observe_many([f"u{code}" for code in codes], codes % 2))
    assert found.totals[-1] == 32


class Failing(Tape):
    """Raises an error at one draw."""

    def __init__(self, address: tuple[int, int]) -> None:
        super().__init__()
        self.address = address

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        if (counter, node) == self.address:
            raise OSError("no random bits")
        return super().gaussian(counter, node, variance)


@pytest.mark.parametrize("counter", [0, 1])
@pytest.mark.parametrize("batch", [False, True])
def test_an_interrupted_epoch_is_paid_for_and_ends_the_estimator(counter: int, batch: bool) -> None:
    events = in_turns(8, 5)
    whole = replay("gaussian", PARAMS, events, ZeroTape())
    epochs = closed(whole)
    node = max(node for node, epoch in enumerate(epochs, 1) if epoch.excess is not None)
    assert node > 1
    first, second = [step.t for step in whole if step.epoch is not None][node - 2 : node]
    estimator = estimator_of("gaussian", PARAMS, Failing((counter, node)))
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


def test_no_float_function_but_one_root_is_called_between_the_samples_and_a_release(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The root's only effect is checked with integers: see `test_squares`."""

    def forbidden(*arguments: object) -> float:
        raise AssertionError("a float function was called")

    for name in ("log", "log2", "log1p", "exp", "sqrt", "pow"):
        monkeypatch.setattr(math, name, forbidden)
        if hasattr(np, name) and name != "sqrt":
            monkeypatch.setattr(np, name, forbidden)
    estimator = estimator_of("gaussian", Params(8, 9, 777, 1, grid=3), SecureSource())
    for user, value in in_turns(8, 4):
        assert type(estimator.observe(user, value).sum) is int
    estimator.observe_many(*zip(*in_turns(8, 4), strict=True))
    assert estimator.release.total > 32


@given(st.integers(0, 2**40), st.integers(0, 2**40))
def test_the_halves_of_an_account_are_one_number(first: int, second: int) -> None:
    """The run has spent the larger of what two users have spent, to the last unit."""
    engine, book = engine_of(Params(9, 9, 3, 1, grid=1))
    engine.add_users(2)
    both = square(np.array([first, second]))
    book._high[:], book._low[:] = (array("q", half.tolist()) for half in (both.high, both.low))
    assert engine.spent == Fraction(9, 4) * Fraction(max(first, second) ** 2, BUDGET_SQUARED)
