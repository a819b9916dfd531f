"""The accounts with Gaussian noise, and the privacy loss of a run towards one user."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.examples import FEW, RUNS
from support.ledger_runs import (
    Event,
    closed,
    square_accounts,
    with_same_outputs,
)
from support.strategies import Case, clipped_cases, ledger_cases
from withhold import Params, WithholdError
from withhold.accounted.engine import LedgerEngine
from withhold.accounted.squares import Squares, square
from withhold.arrivals import User
from withhold.core.batch import Ints
from withhold.core.counter import Numbers
from withhold.core.records import GaussianEpochCharge, Step
from withhold.policy.scheduling import BUDGET
from withhold.policy.shipped import Proposals, make_proposals
from withhold.testing import Tape, replay

BUDGET_SQUARED = BUDGET**2
CONTRIBUTE = LedgerEngine._contribute
CASES = st.one_of(ledger_cases(most=48), clipped_cases())


def greedy(factor: int) -> Callable[..., Proposals]:
    """Weights beyond every available budget, for some users more than for others."""

    def proposals(*given: Any) -> Proposals:
        made = make_proposals(*given)
        return replace(
            made,
            weights=made.weights * factor + np.arange(len(made.kind)) % 3,
            excess_weights=made.excess_weights + 1,
        )

    return proposals


def check_accounts(case: Case) -> None:
    try:
        steps = replay("gaussian", Params(**case.params), case.events, Tape(case.noise))
    except WithholdError:
        return
    before: dict[int, int] = {}
    for step in steps:
        if step.epoch is None:
            assert step.charges == ()
            continue
        after = square_accounts(steps[: step.t])
        assert all(each <= BUDGET_SQUARED for each in after.values())
        most = max(each - before.get(user, 0) for user, each in after.items())
        (charge,) = step.charges
        assert isinstance(charge, GaussianEpochCharge) and charge.squared_cost == most
        assert step.spent == case.epsilon**2 / 4 * Fraction(max(after.values()), BUDGET_SQUARED)
        before = after


@settings(max_examples=RUNS)
@given(CASES)
def test_no_account_is_ever_overdrawn(case: Case) -> None:
    check_accounts(case)


@settings(max_examples=FEW)
@given(CASES, st.integers(1, 40))
def test_no_account_is_overdrawn_by_proposals_that_are_too_large(case: Case, factor: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("withhold.accounted.engine.make_proposals", greedy(factor))
        check_accounts(case)


def moved(target: Sequence[Step], other: Sequence[Step]) -> int:
    """The sum of the squared changes of all noise."""
    pairs = zip(target, other, strict=True)
    return sum(
        (one.sum - two.sum) ** 2
        for left, right in pairs
        for one, two in zip(left.written, right.written, strict=True)
    )


def check_loss(params: Params, events: Sequence[Event], user: User, seed: int, noise: Tape) -> int:
    """If the user's values change, other noise gives the same releases, and the account covers the change."""
    random, end = Random(seed), params.lower + params.width * (seed % 2)
    changed = {
        t: end if seed % 3 else params.lower + params.width * Fraction(random.randint(0, 16), 16)
        for t, (name, _) in enumerate(events)
        if name == user
    }
    other = [(name, changed.get(t, value)) for t, (name, value) in enumerate(events)]
    steps = replay("gaussian", params, events, noise)
    found = moved(steps, with_same_outputs("gaussian", params, steps, other))
    place = list(dict.fromkeys(name for name, _ in events)).index(user)
    assert found <= square_accounts(steps).get(place, 0) <= BUDGET_SQUARED
    return found


@settings(max_examples=RUNS)
@given(CASES, st.integers(0, 2**32), st.sampled_from([0, 0, 1, 7]))
def test_whatever_is_released_a_user_may_have_changed_it_by_no_more_than_was_spent(
    case: Case, seed: int, factor: int
) -> None:
    """The user's charge is at least the sum, over all released sums, of the squares of the user's changes.

    Divided by twice the variance, this sum is the run's zCDP rho. The policies are the shipped one and one whose
    proposals are too large. Only the noise-free sums and the noise differ between the two runs.
    """
    params = Params(**(case.params | {"extra_users": "ignore"}))
    names = list(dict.fromkeys(user for user, _ in case.events))
    with pytest.MonkeyPatch.context() as patch:
        if factor:
            patch.setattr("withhold.accounted.engine.make_proposals", greedy(factor))
        if names:
            check_loss(params, case.events, names[seed % len(names)], seed, Tape(case.noise))


# --- the checks can fail ---


def without_excess(
    engine: LedgerEngine[Squares], withheld_users: Ints, proposals: Proposals
) -> Proposals:
    """The excess is free: its cost is left out, and it is released all the same."""
    CONTRIBUTE(
        engine, withheld_users, replace(proposals, excess_weights=proposals.excess_weights * 0)
    )
    return proposals


def unlooked(
    engine: LedgerEngine[Squares], withheld_users: Ints, proposals: Proposals
) -> Proposals:
    """Proposals that exceed the available budget are carried out."""
    CONTRIBUTE(engine, withheld_users, proposals)
    return proposals


def half(changes: Numbers) -> Squares:
    """The charge is half of the square, which is too little."""
    return square(changes.astype(np.int64)).part(2)


FAULTS: list[tuple[str, object]] = [
    ("withhold.accounted.engine.LedgerEngine._contribute", without_excess),
    ("withhold.accounted.engine.LedgerEngine._contribute", unlooked),
    ("withhold.accounted.squares.Squares.cost_of", staticmethod(half)),
]


def faults_seen(seeds: int) -> int:
    """The number of runs that fail, with proposals that are too large; they have excess queries and clipped blocks."""
    seen = 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("withhold.accounted.engine.make_proposals", greedy(2))
        for seed in range(seeds):
            events: list[Event] = [(t % 8, t % 2) for t in range(240)]
            params = Params(8, 30, 400, 1, horizon=[None, 240][seed % 2], grid=4)
            try:
                check_loss(params, events, seed % 8, 3 * seed, Tape(default=1000))
                check_accounts_of(params, events)
            except AssertionError:
                seen += 1
    return seen


def check_accounts_of(params: Params, events: Sequence[Event]) -> None:
    steps = replay("gaussian", params, events, Tape(default=1000))
    spent = square_accounts(steps)
    assert max(spent.values()) <= BUDGET_SQUARED
    assert steps[-1].spent == params.epsilon**2 / 4 * Fraction(max(spent.values()), BUDGET_SQUARED)
    assert any(epoch.excess is not None for epoch in closed(steps))


def test_without_a_fault_none_is_seen() -> None:
    assert faults_seen(4) == 0


@pytest.mark.parametrize(("place", "fault"), FAULTS)
def test_a_fault_is_seen(place: str, fault: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(place, fault)
    assert faults_seen(4) > 0
