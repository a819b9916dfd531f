"""With Gaussian noise, a user changes a whole run by at most what the user's account has spent.

Two streams differ in one user's values. The second run gets the noise with which it releases the first run's sums.
A change x of noise of variance v has zCDP cost rho = x**2 / (2 v), so the test adds the squares of these changes,
over all epochs and both counters.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.examples import FEW, MANY
from support.hostile import Hostile, Noted, Row, hostile_plan, int_of, run, run_to
from support.strategies import Case, clipped_cases, ledger_cases
from withhold_spec.accounted import epoch, gaussian
from withhold_spec.accounted.epoch import Close, carried_out
from withhold_spec.accounted.gaussian import close_alone
from withhold_spec.accounted.interface import BUDGET, Proposal, Public, contribution_of
from withhold_spec.accounted.plan import LedgerPlan, gaussian_plan
from withhold_spec.accounted.records import Account, Contribution
from withhold_spec.noise import Source, Tape
from withhold_spec.number import Number, add, maximum
from withhold_spec.params import Params
from withhold_spec.properties.gaussian import epoch_squares
from withhold_spec.properties.ledger import epochs_oblivious
from withhold_spec.stream import to_grid

BUDGET_SQUARED = BUDGET**2
PARAMS = Params(3, 24, 2, 1, grid=5)


def check(
    plan: LedgerPlan, row: Row, other: Row, user: str, source: Source, close: Close = close_alone
) -> tuple[int, int]:
    """The sum of the squared changes, and what the user's account has spent; asserts that the latter suffices."""
    steps, states = run(plan, row, source, close)
    matching, others = run_to(plan, other, steps, close)
    assert epochs_oblivious(steps, matching)
    moved = sum(
        int_of(one.sum - two.sum) ** 2
        for step, match in zip(steps, matching, strict=True)
        for one, two in zip(step.written, match.written, strict=True)
    )
    place = list(dict.fromkeys(name for name, _ in row)).index(user)
    for step, match in zip(steps, matching, strict=True):
        if step.epoch is not None:
            pairs = list(zip(step.written, match.written, strict=True))
            mine, theirs = ([pair[i].sum for pair in pairs[: len(step.epoch.sums)]] for i in (0, 1))
            own = [one.sum_cost for one in step.epoch.contributions if one.user == place]
            assert epoch_squares(mine, theirs, add(own)) is True
    accounts = [int_of(run[-1].accounts[place].spent) for run in (states, others)]
    assert accounts[0] == accounts[1]
    assert moved <= accounts[0] <= BUDGET_SQUARED
    return moved, accounts[0]


def changed(row: Row, user: str, seed: int, most: int) -> Row:
    """The row with that user's values changed: all to one end, or each independently."""
    random = Random(seed)
    values: Sequence[int] = [0] if seed % 3 == 0 else [most] if seed % 3 == 1 else range(most + 1)
    return [(name, random.choice(values) if name == user else old) for name, old in row]


ROWS = st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 5)), min_size=1, max_size=24)


@settings(max_examples=MANY)
@given(st.integers(0, 2**32), ROWS, st.integers(0, 2**32))
def test_a_hostile_policy_lets_a_user_change_no_more_than_the_account_says(
    seed: int, row: Row, changes: int
) -> None:
    user = row[changes % len(row)][0]
    other = changed(row, user, changes, 5)
    check(hostile_plan(PARAMS, seed), row, other, user, Noted(seed))


@settings(max_examples=FEW)
@given(st.one_of(ledger_cases(most=48), clipped_cases()), st.integers(0, 2**32))
def test_and_so_does_the_shipped_policy(case: Case, changes: int) -> None:
    """Streams of any grid, horizon and weighting, with one user's values changed in any way."""
    params = Params(**(case.params | {"extra_users": "ignore"}))  # type: ignore[arg-type]
    known = list(dict.fromkeys(user for user, _ in case.events))[: params.max_users]
    row = [
        (str(user), int_of(to_grid(params, value))) for user, value in case.events if user in known
    ]
    if row:
        user = row[changes % len(row)][0]
        other = changed(row, user, changes, params.grid)
        check(gaussian_plan(params), row, other, user, Tape(case.noise))


class Halves(Hostile):
    """Proposes half of BUDGET for everybody at every sample, a quarter of the squares."""

    def closes(self, public: Public) -> bool:
        return True

    def asks_excess(self, public: Public) -> bool:
        return False

    def proposals(self, public: Public) -> Sequence[Proposal]:
        return [Proposal(0, 5, BUDGET // 10) for _ in public.withheld_users]


def test_it_may_be_all_that_the_account_says() -> None:
    """A user whose blocks go from one end to the other in every epoch, until the account is empty."""
    plan = replace(gaussian_plan(PARAMS), policy=Halves(0))
    row = [("a", 0)] * 6
    moved, spent = check(plan, row, changed(row, "a", 1, 5), "a", Noted(1))
    assert moved == spent == 4 * (BUDGET // 10 * 5) ** 2


# --- the checks can fail ---


def unpaid_excess(contribution: Contribution) -> Number:
    return contribution.sum_cost * contribution.sum_cost


def free(
    account: Account, user: int, size: int, proposal: Proposal
) -> tuple[Contribution, Account]:
    """Carries out proposals regardless of the account, and charges at most the available budget."""
    contribution = carried_out(contribution_of(user, size, proposal), True)
    price = int_of(gaussian.squared_cost(contribution))
    spent = min(BUDGET_SQUARED, int_of(account.spent) + price)
    return contribution, replace(account, released=account.released + size, spent=spent)


def unprojected(contribution: Contribution, block_sum: Number) -> Number:
    return contribution.weight * (block_sum - contribution.low)


def endless(contribution: Contribution, block_sum: Number) -> Number:
    beyond = maximum(block_sum - contribution.inner_high, contribution.inner_low - block_sum)
    return contribution.excess_weight * maximum(beyond, 0)


def in_every_stratum(stratum: int, blocks: Sequence[tuple[Contribution, Number]]) -> Number:
    """The sum of all blocks."""
    return add([epoch.weighted_sum(contribution, total) for contribution, total in blocks])


FAULTS: list[tuple[str, Callable[..., object]]] = [
    ("withhold_spec.accounted.gaussian.squared_cost", unpaid_excess),
    ("withhold_spec.accounted.gaussian.squared_cost", lambda one: one.sum_cost + one.excess_cost),
    ("withhold_spec.accounted.gaussian.contribute_alone", free),
    ("withhold_spec.accounted.epoch.weighted_sum", unprojected),
    ("withhold_spec.accounted.epoch.weighted_excess", endless),
    ("withhold_spec.accounted.epoch.stratum_sum", in_every_stratum),
]


def faults_seen() -> int:
    """The number of runs out of 40 in which the check fails."""
    seen = 0
    for seed in range(40):
        random = Random(seed)
        row = [(random.choice("ab"), random.choice([0, 0, 0, 5])) for _ in range(20)]
        plan, other = hostile_plan(PARAMS, seed), changed(row, "a", seed, 5)
        try:
            check(plan, row, other, "a", Noted(seed))
        except AssertionError:
            seen += 1
    return seen


def test_without_a_fault_none_is_seen() -> None:
    assert faults_seen() == 0


@pytest.mark.parametrize(("place", "fault"), FAULTS)
def test_a_fault_is_seen(
    place: str, fault: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Free excesses, costs that are not squared, an account that is ignored, a range that is not clipped,
    and blocks in every stratum.
    """
    monkeypatch.setattr(place, fault)
    assert faults_seen() > 4
