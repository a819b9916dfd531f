"""Runs of the ledger mechanism with Gaussian noise: accounts and draws.

The runs come from `runs`, under policies that do anything. No policy is asked for series.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from fractions import Fraction
from itertools import product
from typing import Any

from withhold_proofs.accounted.draws import (
    largest_payment,
    when_closing,
    wrongly_hidden,
    wrongly_shown,
)
from withhold_proofs.accounted.runs import Run, decided, every_run, exact
from withhold_proofs.accounted.settings import GRID, OFFERED, Setting, digest, hashed, shipped
from withhold_proofs.model import Verdict
from withhold_proofs.streams.draws import GaussianOnly
from withhold_spec.accounted import epoch as closing
from withhold_spec.accounted import gaussian
from withhold_spec.accounted.interface import BUDGET, Proposal
from withhold_spec.accounted.plan import ledger_scale
from withhold_spec.accounted.records import Account, Contribution, Series
from withhold_spec.policy.shipped import ShippedPolicy
from withhold_spec.properties import gaussian as gaussian_invariants
from withhold_spec.records import Charge, GaussianEpochCharge

BUDGET_SQUARED = BUDGET * BUDGET


def hashed_settings(users: int, limit: int, length: int, epsilon: str = "1") -> tuple[Setting, ...]:
    """Policies that do anything, by a hash."""
    return tuple(replace(each, gaussian=True) for each in hashed(users, limit, length, epsilon))


def shipped_settings(users: int, limit: int, length: int) -> tuple[Setting, ...]:
    """The shipped policy, with budgets for few and for many epochs."""
    return tuple(replace(each, gaussian=True) for each in shipped(users, limit, length))


def books(settings: Sequence[Setting], users: int) -> Verdict:
    """After every step, each account equals the sum of its user's contributions in squares."""
    return every_run(decided(settings, users), _wrong_accounts)


def _wrong_accounts(run: Run, tally: Tally[str]) -> str:
    state, step = run.state, run.steps[-1]
    if step.epoch is not None:
        fault = _wrong_contributions(run, tally)
        if fault:
            return fault
    for user, account in enumerate(state.accounts):
        own = [one for epoch in state.epochs for one in epoch.contributions if one.user == user]
        if account.released != sum(contribution.size for contribution in own):
            return f"the account of user {user} does not hold the user's blocks"
        if account.spent != sum(_squares(contribution) for contribution in own):
            return f"the account of user {user} is not what was charged"
        if gaussian_invariants.gaussian_never_overdrawn(account.spent) is not True:
            return f"user {user} has spent {account.spent}"
    most = max((exact(account.spent) for account in state.accounts), default=0)
    if step.spent * 4 * BUDGET_SQUARED != step.params.epsilon**2 * most:
        return f"{step.spent} is said to be spent"
    return ""


def _squares(contribution: Contribution) -> int:
    return exact(contribution.sum_cost) ** 2 + exact(contribution.excess_cost) ** 2


def _wrong_contributions(run: Run, tally: Tally[str]) -> str:
    """The fault of the contributions just made, if any: each is the proposal, or nothing of it."""
    epoch = run.state.epochs[-1]
    public = when_closing(run)
    policy = run.plan.policy
    pairs = zip(public.withheld_users, policy.proposals(public), epoch.contributions, strict=True)
    for user, proposal, contribution in pairs:
        asked = proposal if policy.asks_excess(public) else replace(proposal, excess_weight=0)
        parts = (asked.weight, asked.excess_weight, asked.high - asked.low, asked.saturation)
        ill_formed = any(exact(part) < 0 for part in (*parts, asked.inner_high - asked.inner_low))
        offered = replace(contribution, weight=asked.weight, excess_weight=asked.excess_weight)
        left = BUDGET_SQUARED - exact(public.accounts[user].spent)
        short = _squares(offered) > left
        if isinstance(policy, ShippedPolicy) and (ill_formed or short):
            return f"the shipped policy proposes user {user} what the account cannot pay"
        tally["ill-formed proposals"] += ill_formed
        tally["proposals beyond the account"] += short and not ill_formed
        tally["proposals that use it up"] += _squares(offered) == left > 0 and not ill_formed
        expected = (0, 0) if ill_formed or short else (asked.weight, asked.excess_weight)
        if (contribution.weight, contribution.excess_weight) != expected:
            return f"of the proposal to user {user} something else is carried out"
        if epoch.excess is None and contribution.excess_weight != 0:
            return f"no excess is released, and costs user {user} something"
    return ""


@dataclass(frozen=True)
class Addressed(GaussianOnly):
    """Draws that record their addresses in order."""

    asked: list[tuple[int, int]] = field(default_factory=list)

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        self.asked.append((counter, node))
        return int.from_bytes(digest(counter, node, variance)[:3], "big")


def one_draw(settings: Sequence[Setting], users: int) -> Verdict:
    """Every released sum has one noise of its own, and nothing else is drawn or shown."""
    runs = decided(settings, users, Addressed())
    return every_run(runs, lambda run, tally: _wrong_asked(run) or _wrong_draw(run))


def _counters(run: Run) -> tuple[int, ...]:
    """The counters whose sums the last step releases."""
    if run.steps[-1].epoch is None:
        return ()
    return tuple(range(_strata(run) + run.plan.policy.asks_excess(when_closing(run))))


def _strata(run: Run) -> int:
    """How many strata the last epoch must have."""
    return max(1, run.plan.policy.strata(when_closing(run)))


def _wrong_asked(run: Run) -> str:
    """The fault of the addresses that the last step draws at, if any."""
    source, node = Addressed(), len(run.state.epochs)
    sample = (len(run.users) - 1) % (GRID + 1)
    gaussian.gaussian_step(run.plan, run.before, run.users[-1], sample, source)
    expected = [(counter, node) for counter in _counters(run)]
    return "" if source.asked == expected else f"{source.asked} is drawn, not {expected}"


def _wrong_draw(run: Run) -> str:
    """The fault of the last step's draws, charge or releases, if any."""
    step, node = run.steps[-1], len(run.state.epochs)
    variance = 2 * ledger_scale(step.params) ** 2
    expected = [(counter, node) for counter in _counters(run)]
    if [(write.counter, write.node) for write in step.written] != expected:
        return "other nodes are written than those that are released"
    drawn = [Addressed().gaussian(counter, node, variance) for counter, node in expected]
    if [write.noise for write in step.written] != drawn:
        return "the noises are not the nodes' own, of the plan's variance"
    if step.epoch is not None:
        if wrong := wrongly_hidden(step, drawn):
            return wrong
        if step.epoch.series != Series(node, 1, 1, _strata(run)):
            return "an epoch is of a series, or of another number of strata"
    return wrongly_shown(run, _is_right)


def _is_right(charge: Charge, run: Run) -> bool:
    """Whether the charge is the largest payment of a user for the epoch, and the noise pays for it."""
    step, scale, paid = run.steps[-1], ledger_scale(run.plan.params), largest_payment(run)
    share = step.params.epsilon**2 / 4 * Fraction(paid, BUDGET_SQUARED)
    stated = GaussianEpochCharge(len(run.state.epochs), share, paid, scale)
    # of order a, a release tells a (a - 1) paid / (2 variance)
    enough = paid <= share * 2 * gaussian.variance_of(run.plan)
    return charge == stated and enough


NO_INTEGERS: tuple[Any, ...] = (Fraction(1, 2), Fraction(3), Decimal(3), True)
"""What a part of a proposal may not be; a fraction may not even be whole."""


def integers_alone() -> Verdict:
    """A proposal with other numbers than integers is refused; one of integers adds integers to the sums."""
    coverage = {"refused": 0, "carried out": 0}
    whole = Proposal(0, 3, 2, 1, 2, 4, 1)
    for name, part in product(OFFERED, NO_INTEGERS):
        proposal = replace(whole, **{name: part})
        try:
            contribution, _ = gaussian.contribute_alone(Account(), 0, 1, proposal)
        except TypeError:
            coverage["refused"] += 1
        else:
            return Verdict(False, f"{proposal} is carried out as {contribution}", coverage)
    contribution, after = gaussian.contribute_alone(Account(), 0, 1, whole)
    for block_sum in range(-2, 9):
        added = (
            closing.weighted_sum(contribution, block_sum),
            closing.weighted_excess(contribution, block_sum),
        )
        coverage["carried out"] += 1
        if any(type(each) is not int for each in (*added, after.spent)):
            return Verdict(False, f"{whole} adds {added}", coverage)
    return Verdict(True, f"{coverage['refused']} proposals refused", coverage)
