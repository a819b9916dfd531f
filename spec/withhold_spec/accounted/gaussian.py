"""The ledger mechanism with Gaussian noise: the (epsilon, delta) form, for the coordinates of vectors.

Not in the paper. With Gaussian noise the privacy loss grows with the square of the sensitivity.
So accounts are kept in squared budget units: an epoch costs a user the squared sensitivity of its
sums, of which a block changes one, plus the squared sensitivity of its excess, and a full account
holds BUDGET**2. Noise is drawn independently for every sum, of the same variance whatever the
number of strata. There are no series, because squared costs already favour many epochs of small
sensitivity.

The noise has the variance 2 s**2 of Laplace noise of scale s, where s is BUDGET/epsilon rounded
up. For an integer a > 1 the moment of order a, the mean of the a-th power of the likelihood ratio
of neighbouring streams, is at most exp(a (a - 1) rho) with rho = epsilon**2/4: an epoch that
costs c multiplies the moment by at most exp(a (a - 1) c / (4 s**2)), whatever was released
before, and no user pays more than BUDGET**2 in all. For all real a > 1 this bound is rho-zCDP:
Bun, Steinke, Concentrated Differential Privacy: Simplifications, Extensions, and Lower Bounds,
TCC 2016. `dimensions` derives epsilon and delta from one integer a.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from withhold_spec.accounted.epoch import (
    after_epoch,
    carried_out,
    epoch_step,
    gather,
    public_view,
)
from withhold_spec.accounted.interface import BUDGET, Proposal, contribution_of
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
    """The state after an epoch, and the epoch's released sums."""
    policy, seen = plan.policy, public_view(plan, state)
    proposals, asked = policy.proposals(seen), policy.asks_excess(seen)
    return close_epoch(plan, state, proposals, asked, max(1, policy.strata(seen)), source)


def close_epoch(
    plan: LedgerPlan,
    state: LedgerState,
    proposals: Sequence[Proposal],
    asked: bool,
    strata: int,
    source: Source,
) -> tuple[LedgerState, tuple[Write, ...]]:
    """Charges every user with withheld samples, then releases the epoch's sums.

    asked: whether the epoch releases its excess.
    """
    gathered = gather(plan, state, proposals, asked, strata, contribute_alone)
    node, variance = len(state.epochs) + 1, variance_of(plan)
    sums = (*gathered.inside, gathered.outside) if asked else gathered.inside
    writes = [
        Write(counter, node, total, source.gaussian(counter, node, variance))
        for counter, total in enumerate(sums)
    ]
    series = Series(node, length=1, excess_queries=1, strata=strata)
    return after_epoch(state, gathered, series, writes), tuple(writes)


def contribute_alone(
    account: Account, user: int, size: int, proposal: Proposal
) -> tuple[Contribution, Account]:
    """The contribution and the account after it. The weights are 0 if the account cannot pay for the proposal.

    >>> contribute_alone(Account(0, BUDGET**2 - 36), 0, 3, Proposal(0, 3, 2))[0].sum_cost
    6
    >>> contribute_alone(Account(0, BUDGET**2 - 35), 0, 3, Proposal(0, 3, 2))[0].sum_cost
    0
    """
    proposed = contribution_of(user, size, proposal)
    contribution = carried_out(proposed, squared_cost(proposed) <= BUDGET**2 - account.spent)
    spent = account.spent + squared_cost(contribution)
    return contribution, replace(account, released=account.released + size, spent=spent)


def squared_cost(contribution: Contribution) -> Number:
    """The cost of a contribution, in squared budget units."""
    sum_cost, excess_cost = contribution.sum_cost, contribution.excess_cost
    return sum_cost * sum_cost + excess_cost * excess_cost


def variance_of(plan: LedgerPlan) -> Fraction:
    """The variance of the noise: that of Laplace noise of the plan's scale."""
    return 2 * plan.scale**2
