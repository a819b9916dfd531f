"""The ledger mechanism with Gaussian noise: the (epsilon, delta) form, for the coordinates of vectors.

Not in the paper. Gaussian noise weighs what a user may change by its square. So accounts are kept in
squares of ledger units: an epoch costs the square of what the user may change its sum by, and that of
what the user may change its overhang by, and LEDGER**2 stand for the whole. Noise is drawn afresh for
every sum, and there are no series: for many epochs squares are the better bargain by themselves.

The noise has the variance 2 s**2, s = LEDGER/epsilon rounded up, that Laplace noise of scale s would have. Take a
whole number a > 1, and the a-th power of how many times likelier all that is released is with a user's
samples than with others in their place. Its mean under the others is at most exp(a (a - 1) rho), with
rho = epsilon**2/4: an epoch that costs c multiplies it by at most exp(a (a - 1) c / (4 s**2)), whatever
was released before, and the user pays no more than LEDGER**2 in all. For all real a > 1 that is called
rho-zCDP (Bun and Steinke: Concentrated Differential Privacy); what one whole a says about epsilon and
delta is in `dimensions`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from withhold_spec.accounted.epoch import (
    after_epoch,
    carried_out,
    contribution_of,
    epoch_step,
    gather,
    public_view,
)
from withhold_spec.accounted.interface import BUDGET, Proposal
from withhold_spec.accounted.plan import LedgerPlan
from withhold_spec.accounted.records import Account, Contribution, Series
from withhold_spec.accounted.state import LedgerState
from withhold_spec.noise import Source
from withhold_spec.number import Number
from withhold_spec.records import Step, Write
from withhold_spec.stream import User


def gaussian_step(
    plan: LedgerPlan, state: LedgerState, user: User, sample: Number, source: Source
) -> tuple[LedgerState, Step]:
    """One step of the ledger mechanism with Gaussian noise.

    Raises: TooManyUsersError.
    """
    return epoch_step(plan, state, user, sample, source, close_alone)


def close_alone(
    plan: LedgerPlan, state: LedgerState, source: Source
) -> tuple[LedgerState, tuple[Write, ...]]:
    """The state after an epoch, and its released sums."""
    policy, seen = plan.policy, public_view(plan, state)
    return close_epoch(plan, state, policy.proposals(seen), policy.asks_excess(seen), source)


def close_epoch(
    plan: LedgerPlan, state: LedgerState, proposals: Sequence[Proposal], asked: bool, source: Source
) -> tuple[LedgerState, tuple[Write, ...]]:
    """The epoch's released sums, after every pending user's account has been charged for them.

    asked: whether its overhang is released.
    """
    gathered = gather(plan, state, proposals, asked, contribute_alone)
    node, variance = len(state.epochs) + 1, variance_of(plan)
    writes = [Write(0, node, gathered.inside, source.gaussian(0, node, variance))]
    if asked:
        writes.append(Write(1, node, gathered.outside, source.gaussian(1, node, variance)))
    series = Series(node, length=1, excess_queries=1)
    return after_epoch(state, gathered, series, writes), tuple(writes)


def contribute_alone(
    account: Account, user: int, size: int, proposal: Proposal
) -> tuple[Contribution, Account]:
    """The booking and the account after it: the offer is carried out if the account can pay for it.

    >>> contribute_alone(Account(0, BUDGET**2 - 36), 0, 3, Proposal(0, 3, 2))[0].sum_cost
    6
    >>> contribute_alone(Account(0, BUDGET**2 - 35), 0, 3, Proposal(0, 3, 2))[0].sum_cost
    0
    """
    offered = contribution_of(user, size, proposal)
    contribution = carried_out(offered, squared_cost(offered) <= BUDGET**2 - account.spent)
    spent = account.spent + squared_cost(contribution)
    return contribution, replace(account, released=account.released + size, spent=spent)


def squared_cost(contribution: Contribution) -> Number:
    """What a booking costs, in squares of ledger units."""
    sum_cost, excess_cost = contribution.sum_cost, contribution.excess_cost
    return sum_cost * sum_cost + excess_cost * excess_cost


def variance_of(plan: LedgerPlan) -> Fraction:
    """Of the noise: that of Laplace noise of the plan's scale."""
    return 2 * plan.scale**2
