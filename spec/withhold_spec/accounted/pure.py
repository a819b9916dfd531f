"""The ledger mechanism: noisy weighted sums per epoch, and an exact public account per user.

Not in the paper; same promise, same inputs. The mechanism withholds all new samples. When the
policy closes an epoch, every user with new samples contributes the sum of the new block,
projected on an interval and multiplied by a weight. The contribution costs weight times the
interval's length: the sensitivity of the epoch's sums to this user.

An epoch releases one sum for each stratum, a group of users that the policy forms from what is
public. In each epoch a user has one block, and it is in one stratum, so the user changes one sum
only. The user's next block may be in another stratum. A block whose stratum does not exist is
charged and released, and adds to no sum.

Arrivals are public, so each user's privacy loss is computed exactly, in budget units. The account
is a privacy filter: a proposal that it cannot pay for gets weights 0. So the budget holds under
every policy, and the shipped policy (`withhold_spec.policy`) matters for accuracy only. Source:
Feldman, Zrnic, Individual Privacy Accounting via a Rényi Filter, NeurIPS 2021; Rogers, Roth,
Ullman, Vadhan, Privacy Odometers and Filters: Pay-as-you-Go Composition, NeurIPS 2016.

If the policy asks for it, the epoch also answers an excess query: a second noisy sum of how far
blocks lie outside an inner interval, each up to a saturation. It costs weight times saturation.
It shows the policy whether its intervals are too narrow or too wide. Compare the quantile query
of Andrew, Thakkar, McMahan, Ramaswamy, Differentially Private Learning with Adaptive Clipping,
NeurIPS 2021.

Epochs form series. The policy chooses how many epochs, strata and excess queries a series has. The
sums of a series share one draw of K-norm noise of scale BUDGET/epsilon (see `noise`), and so do
the excesses. So a user is charged the largest cost of any epoch's sum in the series, and the
largest cost of any excess, not the total. In a series of one epoch the sums have independent
Laplace noise. The noise grows with the length of the series, and the more so the more strata it has.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

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
from withhold_spec.number import Number, maximum
from withhold_spec.records import Step, Write
from withhold_spec.stream import User


def ledger_step(
    plan: LedgerPlan, state: LedgerState, user: User, sample: Number, source: Source
) -> tuple[LedgerState, Step]:
    """One step of the ledger mechanism.

    Raises: TooManyUsersError.
    """
    return epoch_step(plan, state, user, sample, source, close_in_series)


def close_in_series(
    plan: LedgerPlan, state: LedgerState, source: Source
) -> tuple[LedgerState, tuple[Write, ...]]:
    """The state after an epoch of a series, and the epoch's released sums."""
    policy, seen = plan.policy, public_view(plan, state)
    length, strata, queries = policy.length(seen), policy.strata(seen), policy.excess_queries(seen)
    state = open_series(plan, state, length, strata, queries, source)
    return close_epoch(plan, state, policy.proposals(seen), policy.asks_excess(seen), source)


def open_series(
    plan: LedgerPlan,
    state: LedgerState,
    length: int,
    strata: int,
    excess_queries: int,
    source: Source,
) -> LedgerState:
    """The state with the series of the next epoch: a new one if `length` >= 1 or the last one is full."""
    number, last = len(state.epochs) + 1, state.series
    if length < 1 and number < last.first + last.length:
        return state
    series = Series(number, max(1, length), max(0, excess_queries), max(1, strata))
    queries, strata, scale = series.excess_queries, series.strata, plan.scale
    sum_radius = source.radius(0, number, series.length, strata, scale)
    excess_radius = source.radius(strata, number, queries, 1, scale) if queries > 0 else 0
    return replace(state, series=series, radii=(sum_radius, excess_radius), excesses=0)


def close_epoch(
    plan: LedgerPlan, state: LedgerState, proposals: Sequence[Proposal], asked: bool, source: Source
) -> tuple[LedgerState, tuple[Write, ...]]:
    """Charges every user with withheld samples, then releases the epoch's sums.

    asked: whether the policy asks for the excess; it is released if the series has an excess
    query left.
    """
    with_excess = asked and state.excesses < state.series.excess_queries
    strata, charge = state.series.strata, partial(contribute_in_series, state.series)
    gathered = gather(plan, state, proposals, with_excess, strata, charge)
    node, (sum_radius, excess_radius) = len(state.epochs) + 1, state.radii
    sums, noise = gathered.inside, source.uniform_noise(0, node, strata, sum_radius)
    if with_excess:
        sums = (*sums, gathered.outside)
        noise = (*noise, *source.uniform_noise(strata, node, 1, excess_radius))
    pairs = enumerate(zip(sums, noise, strict=True))
    writes = [Write(counter, node, *pair) for counter, pair in pairs]
    after = after_epoch(state, gathered, state.series, writes)
    return replace(after, excesses=state.excesses + with_excess), tuple(writes)


def in_series(account: Account, series: Series) -> Account:
    """The account with the costs paid in this series: none if the user's last contribution was to another."""
    if account.series == series.first:
        return account
    return replace(account, series=series.first, sum_cost=0, excess_cost=0)


def contribute_in_series(
    series: Series, account: Account, user: int, size: int, proposal: Proposal
) -> tuple[Contribution, Account]:
    """The contribution to an epoch of a series, and the account after it."""
    opened = in_series(account, series)
    contribution = contribute(opened, user, size, proposal)
    return contribution, debit(opened, contribution)


def contribute(account: Account, user: int, size: int, proposal: Proposal) -> Contribution:
    """The proposal as a contribution, as `carried_out`.

    Raises: TypeError for a proposal that is not in integers: integer noise would not hide its
    sum.

    >>> contribute(Account(0, BUDGET - 6), 0, 3, Proposal(0, 3, 2)).sum_cost
    6
    >>> contribute(Account(0, BUDGET - 5), 0, 3, Proposal(0, 3, 2)).sum_cost
    0
    >>> contribute(Account(0, BUDGET - 5, sum_cost=1), 0, 3, Proposal(0, 3, 2)).sum_cost
    6
    """
    contribution = contribution_of(user, size, proposal)
    return carried_out(
        contribution, additional_cost(account, contribution) <= BUDGET - account.spent
    )


def additional_cost(account: Account, contribution: Contribution) -> Number:
    """What a contribution costs beyond what the user has paid in its series, in budget units.

    >>> additional_cost(Account(sum_cost=4, excess_cost=9), Contribution(0, 3, 0, 3, 2, 0, 3, 2, 1))
    2
    """
    sum_increase = maximum(0, contribution.sum_cost - account.sum_cost)
    return sum_increase + maximum(0, contribution.excess_cost - account.excess_cost)


def debit(account: Account, contribution: Contribution) -> Account:
    """The account after a contribution: its block counts as released, and is paid for."""
    return replace(
        account,
        released=account.released + contribution.size,
        spent=account.spent + additional_cost(account, contribution),
        sum_cost=maximum(account.sum_cost, contribution.sum_cost),
        excess_cost=maximum(account.excess_cost, contribution.excess_cost),
    )
