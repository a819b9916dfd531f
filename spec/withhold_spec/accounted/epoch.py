"""What both forms of the ledger mechanism share: a step, and the sums of an epoch.

This module says when the policy is asked, what a block contributes to an epoch's sums, and what
becomes public. `pure` and `gaussian` say what a contribution costs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from withhold_spec.accounted.interface import Proposal, Public
from withhold_spec.accounted.plan import LedgerPlan
from withhold_spec.accounted.records import Account, Contribution, Epoch, Series
from withhold_spec.accounted.state import LedgerState, open_accounts
from withhold_spec.noise import Source
from withhold_spec.number import Condition, Number, add, clip, ite
from withhold_spec.records import EpochCharge, GaussianEpochCharge, Node, Step, Write
from withhold_spec.state import arrive
from withhold_spec.stream import User

Close: TypeAlias = Callable[
    [LedgerPlan, LedgerState, Source], tuple[LedgerState, tuple[Write, ...]]
]
Charging: TypeAlias = Callable[[Account, int, int, Proposal], tuple[Contribution, Account]]


def public_view(plan: LedgerPlan, state: LedgerState) -> Public:
    """The public part of the state: everything but the samples."""
    counts = tuple(len(samples) for samples in state.samples.values())
    gaussian = plan.noise == "gaussian"
    return Public(plan.params, counts, state.accounts, state.epochs, gaussian)


def epoch_step(
    plan: LedgerPlan, state: LedgerState, user: User, sample: Number, source: Source, close: Close
) -> tuple[LedgerState, Step]:
    """One step, at which an epoch closes if the policy says so. Raises: TooManyUsersError."""
    policy = plan.policy
    # COUNT
    arrival = arrive(plan.params, state, user, sample)
    state = open_accounts(arrival.state)
    before = state.accounts
    closed: tuple[Write, ...] = ()
    # RELEASE?
    if not arrival.ignored and policy.closes(public_view(plan, state)):
        # CLIP, and the noisy sums
        state, closed = close(plan, state, source)
    # ESTIMATE
    public = public_view(plan, state)
    return state, Step(
        t=state.t,
        count=arrival.count,
        ignored=arrival.ignored,
        block=None,
        activations=(),
        written=closed,
        read=nodes_of(state.epochs),
        sum=policy.total(public),
        total=state.total,
        charges=(_charge(plan, len(state.epochs), before, state.accounts),) if closed else (),
        spent=plan.cost(_spent(state)),
        params=plan.params,
        epoch=state.epochs[-1] if closed else None,
    )


@dataclass(frozen=True)
class Gathered:
    """The contributions to an epoch, the accounts after their charges, and the sums before noise.

    inside: the weighted sum of each stratum. outside: the weighted excess of all blocks.
    """

    accounts: tuple[Account, ...]
    contributions: tuple[Contribution, ...]
    inside: tuple[Number, ...]
    outside: Number


def gather(
    plan: LedgerPlan,
    state: LedgerState,
    proposals: Sequence[Proposal],
    with_excess: bool,
    strata: int,
    charge: Charging,
) -> Gathered:
    """The contributions of the withheld blocks, as far as `charge` finds that the accounts can pay."""
    accounts, contributions = list(state.accounts), []
    block_sums = []
    samples = tuple(state.samples.values())
    for user, proposal in zip(public_view(plan, state).withheld_users, proposals, strict=True):
        account = accounts[user]
        block = samples[user][account.released :]
        wanted = proposal if with_excess else replace(proposal, excess_weight=0)
        contribution, accounts[user] = charge(account, user, len(block), wanted)
        contributions.append(contribution)
        block_sums.append(add(block))
    blocks = list(zip(contributions, block_sums, strict=True))
    inside = tuple(stratum_sum(stratum, blocks) for stratum in range(strata))
    outside = add([weighted_excess(contribution, total) for contribution, total in blocks])
    return Gathered(tuple(accounts), tuple(contributions), inside, outside)


def stratum_sum(stratum: Number, blocks: Sequence[tuple[Contribution, Number]]) -> Number:
    """The weighted sum of the blocks in this stratum: a block adds to no other, or to none at all.

    >>> blocks = [(Contribution(0, 3, 1, 3, 5), 3), (Contribution(1, 3, 1, 3, 5, stratum=1), 2)]
    >>> [stratum_sum(stratum, blocks) for stratum in (0, 1, 2)]
    [10, 5, 0]
    """
    parts = []
    for contribution, block_sum in blocks:
        part = weighted_sum(contribution, block_sum)
        below = ite(contribution.stratum < stratum, 0, part)
        parts.append(ite(stratum < contribution.stratum, 0, below))
    return add(parts)


def after_epoch(
    state: LedgerState, gathered: Gathered, series: Series, writes: Sequence[Write]
) -> LedgerState:
    """The state after an epoch: its samples are released, and its noisy sums are public."""
    noisy, strata = [write.sum + write.noise for write in writes], series.strata
    epoch = Epoch(
        sum(len(samples) for samples in state.samples.values()),
        series,
        gathered.contributions,
        sums=tuple(noisy[:strata]),
        excess=noisy[strata] if len(noisy) > strata else None,
    )
    return replace(
        state,
        accounts=gathered.accounts,
        epochs=(*state.epochs, epoch),
        total=sum(account.released for account in gathered.accounts),
    )


def weighted_sum(contribution: Contribution, block_sum: Number) -> Number:
    """What a block adds to the epoch's sum: between 0 and weight * (high - low) for all samples.

    >>> [weighted_sum(Contribution(0, 3, 1, 3, 5), total) for total in (0, 1, 2, 3)]
    [0, 0, 5, 10]
    """
    return contribution.weight * (
        clip(block_sum, contribution.low, contribution.high) - contribution.low
    )


def weighted_excess(contribution: Contribution, block_sum: Number) -> Number:
    """What a block adds to the epoch's excess: between 0 and excess_weight * saturation for all samples.

    >>> [weighted_excess(Contribution(0, 9, 2, 7, 1, 4, 5, 2, 10), total) for total in (0, 3, 4, 5, 6, 9)]
    [20, 10, 0, 0, 10, 20]
    """
    above = clip(block_sum - contribution.inner_high, 0, contribution.saturation)
    below = clip(contribution.inner_low - block_sum, 0, contribution.saturation)
    return contribution.excess_weight * (above + below)


def carried_out(contribution: Contribution, can_be_paid: Condition) -> Contribution:
    """The contribution; its weights become 0 if the account cannot pay, or a weight or length is negative."""
    payable = ite(can_be_paid, 1, 0)
    lengths = (
        contribution.high - contribution.low,
        contribution.inner_high - contribution.inner_low,
        contribution.saturation,
    )
    for part in (contribution.weight, contribution.excess_weight, *lengths):
        payable = ite(part < 0, 0, payable)
    return replace(
        contribution,
        weight=payable * contribution.weight,
        excess_weight=payable * contribution.excess_weight,
    )


def nodes_of(epochs: Sequence[Epoch]) -> tuple[Node, ...]:
    """The addresses of all released sums: a counter for each stratum, and the next one for the excess."""
    return tuple(
        Node(counter, number)
        for number, epoch in enumerate(epochs, start=1)
        for counter in range(len(epoch.sums) + (epoch.excess is not None))
    )


def _charge(
    plan: LedgerPlan, epoch: int, before: Sequence[Account], after: Sequence[Account]
) -> EpochCharge | GaussianEpochCharge:
    """The largest charge that a user paid for the epoch."""
    pairs = zip(before, after, strict=True)
    most = max(_exact(then.spent) - _exact(once.spent) for once, then in pairs)
    if plan.noise == "gaussian":
        return GaussianEpochCharge(epoch, plan.cost(most), most, plan.scale)
    return EpochCharge(epoch, plan.cost(most), most, plan.scale)


def _spent(state: LedgerState) -> int:
    """The most that a user has spent, in the units of accounts."""
    return max((_exact(account.spent) for account in state.accounts), default=0)


def _exact(units: Number) -> int:
    if not isinstance(units, int):
        raise TypeError("accounts are kept in integers")
    return units
