"""The ledger mechanism with Gaussian noise: costs in squares, accounts, and releases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.examples import MANY
from support.hostile import Noted, hostile_plan, run
from withhold_spec.accounted.gaussian import (
    contribute_alone,
    gaussian_step,
    squared_cost,
    variance_of,
)
from withhold_spec.accounted.interface import BUDGET, Proposal, Public
from withhold_spec.accounted.plan import gaussian_plan
from withhold_spec.accounted.records import Account, Contribution, Series
from withhold_spec.accounted.state import ledger_start
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.records import GaussianEpochCharge

BUDGET_SQUARED = BUDGET**2
ROWS = st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 5)), min_size=1, max_size=24)
PARAMS = Params(3, 24, "7/3", 1, grid=5)


def contributed(left: int, *parts: object) -> Contribution:
    """The contribution that a proposal becomes, for a user with this available budget."""
    proposal = Proposal(*parts)  # type: ignore[arg-type]
    contribution, account = contribute_alone(Account(4, BUDGET_SQUARED - left), 0, 3, proposal)
    assert account == Account(7, BUDGET_SQUARED - left + int_of(squared_cost(contribution)))
    return contribution


def int_of(number: Number) -> int:
    assert isinstance(number, int)
    return number


@pytest.mark.parametrize(
    ("price", "parts"),
    [
        (36, (0, 3, 2)),
        (36, (-5, -2, 2)),
        (36 + 49, (0, 3, 2, 1, 2, 7, 1)),  # squares add up, not costs
        (49, (0, 3, 0, 1, 2, 7, 1)),
        (1, (0, 1, 1)),
        (BUDGET_SQUARED, (0, 1, BUDGET)),
        (BUDGET_SQUARED, (0, BUDGET, 1)),
        (BUDGET_SQUARED, (0, 0, 0, 0, 0, 2, BUDGET // 2)),
        (BUDGET_SQUARED - 2 * BUDGET + 1 + 2**40, (0, 1, BUDGET - 1, 0, 0, 1, 2**20)),
        (0, (0, 0, 2**90)),
        (0, (0, 9, 0, 0, 0, 2**90, 0)),
    ],
)
def test_a_proposal_is_carried_out_if_the_available_budget_is_its_cost(
    price: int, parts: tuple[int, ...]
) -> None:
    """With one square unit less, none of the proposal is carried out."""
    asked = Contribution(0, 3, *(Proposal(*parts).__dict__.values()))
    exactly = contributed(price, *parts)
    assert exactly == asked
    assert squared_cost(exactly) == price
    assert contributed(BUDGET_SQUARED, *parts) == asked
    if price > 0:
        short = contributed(price - 1, *parts)
        assert short == replace(asked, weight=0, excess_weight=0)
        assert squared_cost(short) == 0


@pytest.mark.parametrize(
    "parts",
    [
        (0, 1, -1),
        (1, 0, 1),
        (1, 0, -1),  # the product of two negative factors costs nothing
        (0, 1, 1, 1, 0, 1, 1),
        (0, 1, 1, 0, 1, -1, 1),
        (0, 1, 1, 0, 1, 1, -1),
        (0, 1, 1, 0, 1, -1, -1),
        (0, 1, BUDGET + 1),
        (0, 1, BUDGET, 0, 0, 1, 1),
        (0, 1, 2**90),
    ],
)
def test_an_proposal_with_a_negative_part_or_beyond_an_account_has_weights_0(
    parts: tuple[int, ...],
) -> None:
    contribution = contributed(BUDGET_SQUARED, *parts)
    assert (contribution.weight, contribution.excess_weight) == (0, 0)
    assert (contribution.low, contribution.high) == parts[:2]


@pytest.mark.parametrize("part", [Fraction(1, 2), 0.5, Decimal("0.5"), True, np.int64(1), 1j])
@pytest.mark.parametrize("place", range(8))
def test_an_proposal_of_anything_but_integers_is_refused(part: object, place: int) -> None:
    parts: list[object] = [0, 1, 1, 0, 0, 1, 1, 0]
    parts[place] = part
    with pytest.raises(TypeError, match="a proposal consists of integers"):
        contributed(BUDGET_SQUARED, *parts)


def clipped(number: int, low: int, high: int) -> int:
    return min(max(number, low), high)


@settings(max_examples=MANY)
@given(st.integers(0, 2**32), ROWS)
def test_under_a_hostile_policy_accounts_charges_and_releases_are_as_they_say(
    seed: int, row: Sequence[tuple[str, int]]
) -> None:
    """The whole run is computed again from the samples, the contributions and the noise."""
    plan, source = hostile_plan(PARAMS, seed), Noted(seed)
    steps, states = run(plan, row, source)
    names = list(dict.fromkeys(user for user, _ in row))
    held: dict[int, list[int]] = {user: [] for user in range(len(names))}
    paid = [0] * len(names)
    asked = []
    nodes = 0
    for (name, sample), step, state in zip(row, steps, states, strict=True):
        held[names.index(name)].append(sample)
        assert len(step.written) == len(step.charges) == 0 or step.epoch is not None
        if step.epoch is not None:
            nodes += 1
            strata = step.epoch.series.strata
            inside, outside, most = [0] * strata, 0, 0
            assert [one.user for one in step.epoch.contributions] == [u for u in held if held[u]]
            for one in step.epoch.contributions:
                assert one.size == len(held[one.user])
                low, high, saturation = int_of(one.low), int_of(one.high), int_of(one.saturation)
                inner_low, inner_high = int_of(one.inner_low), int_of(one.inner_high)
                weight, excess_weight = int_of(one.weight), int_of(one.excess_weight)
                total = sum(held[one.user])
                held[one.user] = []
                if weight and 0 <= int_of(one.stratum) < strata:
                    inside[int_of(one.stratum)] += weight * (clipped(total, low, high) - low)
                if excess_weight:
                    beyond = max(total - inner_high, inner_low - total, 0)
                    outside += excess_weight * min(beyond, saturation)
                price = (weight * (high - low)) ** 2 + (excess_weight * saturation) ** 2
                paid[one.user] += price
                most = max(most, price)
            shown = step.epoch.excess is not None
            asked += [(counter, nodes) for counter in range(strata + shown)]
            assert [(w.counter, w.node) for w in step.written] == asked[-strata - shown :]
            assert [w.sum for w in step.written] == [*inside, outside][: strata + shown]
            released = [w.sum + w.noise for w in step.written]
            assert released == [*step.epoch.sums, step.epoch.excess][: strata + shown]
            assert shown or not any(one.excess_weight for one in step.epoch.contributions)
            assert step.epoch.series == Series(nodes, 1, 1, strata)
            (charge,) = step.charges
            rho = PARAMS.epsilon**2 / 4 * Fraction(most, BUDGET_SQUARED)
            assert charge == GaussianEpochCharge(nodes, rho, most, plan.scale)
        spent = [account.spent for account in state.accounts]
        assert spent == paid[: len(spent)]
        assert all(0 <= each <= BUDGET_SQUARED for each in paid)
        assert step.spent == PARAMS.epsilon**2 / 4 * Fraction(max(paid), BUDGET_SQUARED)
        assert [(node.counter, node.index) for node in step.read] == asked
        for account in state.accounts:
            assert (account.sum_cost, account.excess_cost) == (0, 0)
    assert source.asked == [(*address, variance_of(plan)) for address in asked]
    assert len(set(asked)) == len(asked)


def test_hostile_policies_spend_whole_accounts_and_are_refused_more() -> None:
    """The runs above include empty accounts, proposals that were not carried out, and all numbers of strata.

    Some blocks pay and are in no stratum.
    """
    row = [("ab"[t % 2], t % 6) for t in range(24)]
    emptied = refused = with_excess = silent = nowhere = 0
    strata: Counter[int] = Counter()
    for seed in range(40):
        steps, states = run(hostile_plan(PARAMS, seed), row, Noted(seed))
        emptied += any(account.spent == BUDGET_SQUARED for account in states[-1].accounts)
        epochs = [step.epoch for step in steps if step.epoch is not None]
        with_excess += sum(epoch.excess is not None for epoch in epochs)
        silent += sum(epoch.excess is None for epoch in epochs)
        refused += sum(one.weight == 0 for epoch in epochs for one in epoch.contributions)
        strata.update(epoch.series.strata for epoch in epochs)
        nowhere += sum(
            int_of(one.sum_cost) > 0 and int_of(one.stratum) not in range(epoch.series.strata)
            for epoch in epochs
            for one in epoch.contributions
        )
    assert min(emptied, refused, with_excess, silent, nowhere) > 9
    assert set(strata) == {1, 2, 3} and min(strata.values()) > 9


@pytest.mark.parametrize("epsilon", ["1/9", "1", "22/7", "5000"])
def test_noise_has_the_variance_of_laplace_noise_that_pays_for_a_ledger(epsilon: str) -> None:
    plan = gaussian_plan(Params(3, 3, epsilon, 1, grid=7))
    scale = plan.scale
    assert (
        scale * plan.params.epsilon >= BUDGET > (scale - Fraction(1, 2**16)) * plan.params.epsilon
    )
    assert variance_of(plan) == 2 * scale**2
    assert plan.full_budget == BUDGET_SQUARED
    # the rho of a full account: its squares over twice the variance
    assert Fraction(BUDGET_SQUARED) / (2 * variance_of(plan)) <= plan.full_cost


@dataclass(frozen=True)
class Eager:
    """A policy that closes after every sample, and asks for the excess if the test says so."""

    asking: Sequence[bool]

    def closes(self, public: Public) -> bool:
        return True

    def length(self, public: Public) -> int:
        raise LookupError("with Gaussian noise there are no series")

    def strata(self, public: Public) -> int:
        return 1

    def excess_queries(self, public: Public) -> int:
        raise LookupError("with Gaussian noise there are no series")

    def asks_excess(self, public: Public) -> bool:
        assert public.gaussian
        return self.asking[len(public.epochs)]

    def proposals(self, public: Public) -> Sequence[Proposal]:
        assert public.gaussian
        return [Proposal(0, 1, 2, 0, 0, 1, 3) for _ in public.withheld_users]

    def total(self, public: Public) -> Number:
        return 0


def test_an_excess_is_released_and_paid_for_if_it_is_asked_for() -> None:
    asking = [True, False, False, True]
    plan, source = replace(gaussian_plan(Params(1, 4, 1, 1)), policy=Eager(asking)), Noted(0)
    state = ledger_start(plan)
    for number, asked in enumerate(asking, 1):
        state, step = gaussian_step(plan, state, "a", 1, source)
        assert step.epoch is not None
        assert (step.epoch.excess is not None) == asked
        assert [w.sum for w in step.written] == [2, 3][: 1 + asked]
        assert [call[:2] for call in source.asked[-1 - asked :]] == [(0, number), (1, number)][
            : 1 + asked
        ]
        (charge,) = step.charges
        assert isinstance(charge, GaussianEpochCharge)
        assert charge.squared_cost == 4 + 9 * asked
    assert len(source.asked) == len(asking) + sum(asking)


def test_an_ignored_sample_closes_nothing() -> None:
    """An extra user's sample or one beyond max_samples: no draw, and no account changes."""
    params = Params(1, 2, 1, 1, extra_users="ignore")
    plan, source = replace(gaussian_plan(params), policy=Eager([True] * 2)), Noted(0)
    state = ledger_start(plan)
    for t, (user, ignored) in enumerate([("a", 0), ("x", 1), ("a", 0), ("a", 1), ("x", 1)], 1):
        before, drawn = state, len(source.asked)
        state, step = gaussian_step(plan, state, user, 1, source)
        assert (step.t, step.ignored) == (t, ignored)
        if ignored:
            assert (step.epoch, step.written, step.charges) == (None, (), ())
            assert replace(state, t=before.t) == before
            assert len(source.asked) == drawn
        else:
            assert step.epoch is not None
            assert len(source.asked) == drawn + 2
