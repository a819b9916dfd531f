"""The ledger mechanism: noisy weighted sums per epoch, and an exact public ledger per user.

Not in the paper; same promise, same inputs. Arrivals are public, so what every user has spent can be
accounted for exactly and separately, in units of which LEDGER stand for epsilon. All new samples are
withheld. When the policy closes an epoch, every user with new samples adds the sum of the new block,
projected on an interval and multiplied by a weight, which costs weight times the interval's length.
Where the policy asks for it there is a second sum, the overhang: it says how far the blocks lie outside
an inner interval, up to a margin, so that a policy can see whether its intervals are too narrow, as
when users differ, or too wide; it costs likewise.

Epochs come in series. The policy chooses how many sums a series has, and how many overhangs. The sums
share the radius of their noise, and so do the overhangs, of scale LEDGER/epsilon (see `noise`): so a
user pays for the dearest sum and for the dearest overhang of a series, not for each, and noise is the
smaller the fewer there are. A single one has Laplace noise.

Whatever the policy offers, the ledger disposes: an offer that a user's account cannot pay for gets
weights 0. So the budget holds under every policy, and the shipped one (`policy`) bears on accuracy
alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

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
    """The state after an epoch of a series, and its released sums."""
    policy, seen = plan.policy, public_view(plan, state)
    state = open_series(plan, state, policy.length(seen), policy.excess_queries(seen), source)
    return close_epoch(plan, state, policy.proposals(seen), policy.asks_excess(seen), source)


def open_series(
    plan: LedgerPlan, state: LedgerState, length: int, excess_queries: int, source: Source
) -> LedgerState:
    """The state in which the next epoch has a series: the last one while it lasts, or a new one."""
    number, last = len(state.epochs) + 1, state.series
    if length < 1 and number < last.first + last.length:
        return state
    series, scale = Series(number, max(1, length), max(0, excess_queries)), plan.scale
    sum_radius = source.radius(0, number, series.length, scale)
    excess_radius = (
        source.radius(1, number, series.excess_queries, scale) if series.excess_queries > 0 else 0
    )
    return replace(state, series=series, radii=(sum_radius, excess_radius), excesses=0)


def close_epoch(
    plan: LedgerPlan, state: LedgerState, proposals: Sequence[Proposal], asked: bool, source: Source
) -> tuple[LedgerState, tuple[Write, ...]]:
    """The epoch's released sums, after every pending user's account has been charged for them.

    asked: whether its overhang is to be released; it is if the series has one left.
    """
    with_excess = asked and state.excesses < state.series.excess_queries
    gathered = gather(
        plan, state, proposals, with_excess, partial(contribute_in_series, state.series)
    )
    node, (sum_radius, excess_radius) = len(state.epochs) + 1, state.radii
    writes = [Write(0, node, gathered.inside, source.uniform_noise(0, node, sum_radius))]
    if with_excess:
        writes.append(
            Write(1, node, gathered.outside, source.uniform_noise(1, node, excess_radius))
        )
    after = after_epoch(state, gathered, state.series, writes)
    return replace(after, excesses=state.excesses + with_excess), tuple(writes)


def in_series(account: Account, series: Series) -> Account:
    """The account as it stands in a series: nothing is paid in it yet if the user's last was another."""
    if account.series == series.first:
        return account
    return replace(account, series=series.first, sum_cost=0, excess_cost=0)


def contribute_in_series(
    series: Series, account: Account, user: int, size: int, proposal: Proposal
) -> tuple[Contribution, Account]:
    """The booking in a series, and the account after it."""
    opened = in_series(account, series)
    contribution = contribute(opened, user, size, proposal)
    return contribution, debit(opened, contribution)


def contribute(account: Account, user: int, size: int, proposal: Proposal) -> Contribution:
    """The offer as it is carried out: with weights 0 where it is ill-formed or cannot be paid for.

    Raises: TypeError for an offer of fractions: its sum would show through noise that is an integer.

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
    """What a booking costs beyond what the user has paid for in its series, in ledger units.

    >>> additional_cost(Account(sum_cost=4, excess_cost=9), Contribution(0, 3, 0, 3, 2, 0, 3, 2, 1))
    2
    """
    sum_increase = maximum(0, contribution.sum_cost - account.sum_cost)
    return sum_increase + maximum(0, contribution.excess_cost - account.excess_cost)


def debit(account: Account, contribution: Contribution) -> Account:
    """The account after a booking: its block is covered for good, and paid for."""
    return replace(
        account,
        released=account.released + contribution.size,
        spent=account.spent + additional_cost(account, contribution),
        sum_cost=maximum(account.sum_cost, contribution.sum_cost),
        excess_cost=maximum(account.excess_cost, contribution.excess_cost),
    )
