"""The accounts of the ledger mechanism, and the privacy loss of a run towards one user."""

from array import array
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.examples import RUNS
from support.ledger_runs import Event, accounts, closed, with_same_outputs
from support.proposals import proposals
from support.strategies import Case, clipped_cases, ledger_cases
from withhold import MeanEstimator, Params, WithholdError
from withhold.accounted.books import LinearBook, SeriesCosts
from withhold.accounted.engine import LedgerEngine
from withhold.core.records import Form
from withhold.policy.scheduling import BUDGET
from withhold.policy.shipped import Proposals, make_proposals
from withhold.testing import Tape, ZeroTape, engine_inside, estimator_of, replay


def test_an_proposal_that_an_account_cannot_pay_gets_weight_0() -> None:
    """The proposal costs 21 units; the part that the series has paid for already costs nothing more."""
    low, high, saturation = (np.array([number]) for number in (1, 4, 2))
    zeros = np.zeros(6, dtype=np.int64)
    weights, excess_weights = np.array([5] * 6), np.array([3] * 6)
    made = proposals((low, high), saturation, zeros, weights, excess_weights, zeros)
    assert [cost.tolist() for cost in made.costs] == [[15] * 6, [6] * 6]
    engine = engine_inside(MeanEstimator(Params(9, 9, 1, 1, grid=1), source=ZeroTape()))
    assert isinstance(engine, LedgerEngine)
    book = engine._book
    assert isinstance(book, LinearBook)
    engine.add_users(6)
    room, sums, excess_costs = [0, 20, 21, 5, 4, 3], [0, 0, 0, 12, 12, 14], [0, 0, 0, 4, 4, 9]
    book._spent[:] = array("q", [BUDGET - free for free in room])
    book._in_series = series = SeriesCosts(array("q", sums), array("q", excess_costs))
    contributed = engine._contribute(np.arange(6), made)
    assert contributed.weights.tolist() == [0, 0, 5, 5, 0, 5]
    assert contributed.excess_weights.tolist() == [0, 0, 3, 3, 0, 3]
    assert [BUDGET - spent for spent in book._spent] == [0, 20, 0, 0, 4, 2]
    assert [row and row.tolist() for row in series.rows] == [
        [0, 0, 15, 15, 12, 15],
        [0, 0, 6, 6, 4, 9],
    ]
    assert engine._paid_most == [21]


@pytest.mark.parametrize("gaussian", [False, True])
@pytest.mark.parametrize(
    ("low", "high", "weight", "saturation", "excess_weight"),
    [
        (0, 4, 2**62, 0, 0),  # 64 bits hold its cost as 0
        (0, 4, -3, 0, 0),
        (4, 0, 3, 0, 0),
        (0, 1, 1, 4, 2**62),
        (0, 1, 1, 4, -3),
        (0, 1, 1, -4, 3),
        (0, 1, BUDGET + 1, 0, 0),
    ],
)
def test_no_proposal_is_carried_out_that_is_ill_formed_or_too_large_for_64_bits(
    low: int, high: int, weight: int, saturation: int, excess_weight: int, gaussian: bool
) -> None:
    """The proposal for the second user is valid."""
    ends = np.array([low, 0]), np.array([high, 1])
    weights, excess_weights = np.array([weight, 7]), np.array([excess_weight, 2])
    kind, stratum = np.arange(2), np.array([0, 5])
    made = proposals(ends, np.array([saturation, 1]), kind, weights, excess_weights, stratum)
    name: Form = "gaussian" if gaussian else "ledger"
    engine = engine_inside(estimator_of(name, Params(9, 9, 1, 1, grid=1), ZeroTape()))
    assert isinstance(engine, LedgerEngine)
    engine.add_users(2)
    contributed = engine._contribute(np.arange(2), made)
    assert contributed.weights.tolist() == [0, 7] and contributed.excess_weights.tolist() == [0, 2]
    paid = 7**2 + 2**2 if gaussian else 7 + 2
    assert engine._book.all_spent().sum() == engine._book.all_spent().largest() == paid
    assert engine._book.spent(np.array([0])).sum() == 0 and engine._paid_most == [paid]


def check_accounts(case: Case) -> None:
    try:
        steps = replay("ledger", Params(**case.params), case.events, Tape(case.noise))
    except WithholdError:
        return
    assert all(spent <= BUDGET for spent in accounts(steps).values())
    for step in steps:
        most = max(accounts(steps[: step.t]).values(), default=0) if step.epoch else None
        assert most is None or step.spent == case.epsilon * Fraction(most, BUDGET)


@given(ledger_cases())
def test_no_account_is_ever_overdrawn(case: Case) -> None:
    check_accounts(case)


@settings(max_examples=RUNS)
@given(clipped_cases())
def test_no_account_is_overdrawn_where_blocks_are_cut_off(case: Case) -> None:
    check_accounts(case)


@settings(max_examples=RUNS)
@given(ledger_cases(), st.integers(1, 40))
def test_no_account_is_overdrawn_by_proposals_that_are_too_large(case: Case, factor: int) -> None:
    """Weights and excess weights beyond every available budget, of which the ledger carries out what it may."""

    def greedy(*given: Any) -> Proposals:
        made = make_proposals(*given)
        return replace(
            made,
            weights=made.weights * factor + 1,
            excess_weights=made.excess_weights + 1,
        )

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("withhold.accounted.engine.make_proposals", greedy)
        check_accounts(case)


def loss(params: Params, events: Sequence[Event], other: Sequence[Event], tape: Tape) -> int:
    """The total change of noise with which the other stream releases the same numbers.

    The noise of an epoch is as large as that of all its sums together. For each series, it adds the
    changes of the largest noise of sums and of the largest noise of an excess.
    """
    target = replay("ledger", params, events, tape)
    steps = with_same_outputs("ledger", params, target, other)
    drawn, noise = (
        {(w.counter, w.node): w.noise for step in run for w in step.written}
        for run in (target, steps)
    )
    largest: dict[tuple[int, bool], list[int]] = {}
    for node, epoch in enumerate(closed(target), 1):
        strata = len(epoch.sums)
        counters = [number for number, other_node in drawn if other_node == node]
        for is_excess in (False, True):
            pair = largest.setdefault((epoch.series.first, is_excess), [0, 0])
            mine = [number for number in counters if (number == strata) == is_excess]
            for side, one in enumerate((drawn, noise)):
                pair[side] = max(pair[side], sum(abs(one[number, node]) for number in mine))
    return sum(abs(left - right) for left, right in largest.values())


@settings(max_examples=RUNS)
@given(st.one_of(ledger_cases(most=48), clipped_cases()), st.integers(0, 11), st.booleans())
def test_whatever_is_released_a_user_changes_its_likelihood_by_at_most_what_was_spent(
    case: Case, who: int, up: bool
) -> None:
    """For the same releases on a neighbouring stream, the noise changes by no more than was charged.

    The probability of the draws of a series is proportional to exp(-largest * epsilon / BUDGET), so the change
    is the privacy loss of the whole run, and at most epsilon. Only the noise-free sums and the noise differ.
    """
    params = Params(**(case.params | {"extra_users": "ignore"}))
    names = list(dict.fromkeys(user for user, _ in case.events))
    if not names:
        return
    user = names[who % len(names)]
    end = case.upper if up else case.lower
    other = [(name, end if name == user else value) for name, value in case.events]
    moved = loss(params, case.events, other, Tape(case.noise))
    steps = replay("ledger", params, case.events, Tape(case.noise))
    assert moved <= accounts(steps).get(names.index(user), 0) <= BUDGET
