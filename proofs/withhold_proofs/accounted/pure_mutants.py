"""The ledger mechanism broken on purpose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import floor

from withhold_proofs.accounted.series_mutants import SERIES_MUTANTS, Closed
from withhold_proofs.model import Mutant
from withhold_spec import state
from withhold_spec.accounted import epoch as closing
from withhold_spec.accounted import pure
from withhold_spec.accounted.interface import BUDGET, Policy, Proposal, Public
from withhold_spec.accounted.plan import LedgerPlan, ledger_scale
from withhold_spec.accounted.records import Account, Contribution, Epoch
from withhold_spec.accounted.state import LedgerState
from withhold_spec.noise import Source
from withhold_spec.number import Condition, Number, add, clip, ite, maximum
from withhold_spec.params import Params
from withhold_spec.records import Step
from withhold_spec.state import Arrival, S
from withhold_spec.stream import User


def _contributed_late(
    plan: LedgerPlan,
    before: LedgerState,
    proposals: Sequence[Proposal],
    asked: bool,
    source: Source,
) -> Closed:
    """The charges of an epoch are booked when the next one has been charged."""
    after, writes = pure.close_epoch(plan, before, proposals, asked, source)
    accounts = tuple(
        replace(account, spent=_spent_in(user, before.epochs), sum_cost=0, excess_cost=0)
        for user, account in enumerate(after.accounts)
    )
    return replace(after, accounts=accounts), writes


def _spent_in(user: int, epochs: Sequence[Epoch]) -> Number:
    """What the user pays for these epochs, each by itself."""
    own = [
        contribution
        for epoch in epochs
        for contribution in epoch.contributions
        if contribution.user == user
    ]
    return add([contribution.sum_cost + contribution.excess_cost for contribution in own])


def _never_contributed(account: Account, contribution: Contribution) -> Account:
    return replace(pure.debit(account, contribution), spent=account.spent)


def around_own_sums(
    plan: LedgerPlan, before: LedgerState, proposals: Sequence[Proposal]
) -> list[Proposal]:
    """The offers with intervals that are moved to where the blocks' own sums are."""
    samples = tuple(before.samples.values())
    moved = []
    for user, proposal in zip(
        closing.public_view(plan, before).withheld_users, proposals, strict=True
    ):
        own = add(samples[user][before.accounts[user].released :])
        moved.append(replace(proposal, low=proposal.low + own, high=proposal.high + own))
    return moved


def _box_of_own_sum(
    plan: LedgerPlan,
    before: LedgerState,
    proposals: Sequence[Proposal],
    asked: bool,
    source: Source,
) -> Closed:
    moved = around_own_sums(plan, before, proposals)
    return pure.close_epoch(plan, before, moved, asked, source)


def _rounded_up(account: Account, user: int, size: int, proposal: Proposal) -> Contribution:
    """One unit more of weight than was found to be payable, where any was."""
    contribution = pure.contribute(account, user, size, proposal)
    return replace(contribution, weight=ite(contribution.weight > 0, contribution.weight + 1, 0))


def _one_pool(
    plan: LedgerPlan,
    before: LedgerState,
    proposals: Sequence[Proposal],
    asked: bool,
    source: Source,
) -> Closed:
    """What one user does not spend another may: only the sum of all accounts is looked at."""
    spent = add([account.spent for account in before.accounts])
    pool = spent - BUDGET * (len(before.accounts) - 1)
    shared = tuple(replace(account, spent=pool) for account in before.accounts)
    after, writes = pure.close_epoch(
        plan, replace(before, accounts=shared), proposals, asked, source
    )
    accounts = tuple(
        replace(new, spent=old.spent + (new.spent - pool))
        for old, new in zip(before.accounts, after.accounts, strict=True)
    )
    return replace(after, accounts=accounts), writes


@dataclass(frozen=True)
class Looking:
    """A policy that closes only when the latest sample is not 0."""

    policy: Policy
    sample: Number

    def closes(self, public: Public) -> bool:
        return bool(self.sample > 0) and self.policy.closes(public)

    def length(self, public: Public) -> int:
        return self.policy.length(public)

    def excess_queries(self, public: Public) -> int:
        return self.policy.excess_queries(public)

    def asks_excess(self, public: Public) -> bool:
        return self.policy.asks_excess(public)

    def proposals(self, public: Public) -> Sequence[Proposal]:
        return self.policy.proposals(public)

    def total(self, public: Public) -> Number:
        return self.policy.total(public)


def _closes_by_sample(
    plan: LedgerPlan, before: LedgerState, user: User, sample: Number, source: Source
) -> tuple[LedgerState, Step]:
    looking = replace(plan, policy=Looking(plan.policy, sample))
    return pure.ledger_step(looking, before, user, sample, source)


def _length_by_sample(
    plan: LedgerPlan, before: LedgerState, user: User, sample: Number, source: Source
) -> tuple[LedgerState, Step]:
    """A series of three begins where the latest sample is not 0."""

    @dataclass(frozen=True)
    class Peeking(Looking):
        def closes(self, public: Public) -> bool:
            return self.policy.closes(public)

        def length(self, public: Public) -> int:
            return 3 if self.sample > 0 else self.policy.length(public)

    looking = replace(plan, policy=Peeking(plan.policy, sample))
    return pure.ledger_step(looking, before, user, sample, source)


def _last_sample_again(account: Account, contribution: Contribution) -> Account:
    """The last sample of a block of several is in the next block too."""
    fewer = replace(contribution, size=max(1, contribution.size - 1))
    return pure.debit(account, fewer)


def _paid_only(account: Account, contribution: Contribution) -> Account:
    """A block that pays nothing stays withheld."""
    size = contribution.size if contribution.sum_cost + contribution.excess_cost > 0 else 0
    return pure.debit(account, replace(contribution, size=size))


def _excess_shown(
    plan: LedgerPlan,
    before: LedgerState,
    proposals: Sequence[Proposal],
    asked: bool,
    source: Source,
) -> Closed:
    """How far the blocks lie outside their inner intervals is released as it is."""
    after, writes = pure.close_epoch(plan, before, proposals, asked, source)
    if after.epochs[-1].excess is None:
        return after, writes
    shown = replace(after.epochs[-1], excess=writes[1].sum)
    return replace(after, epochs=(*after.epochs[:-1], shown)), writes


def _unclipped(contribution: Contribution, block_sum: Number) -> Number:
    return contribution.weight * (block_sum - contribution.low)


def _clipped_after_the_weight(contribution: Contribution, block_sum: Number) -> Number:
    return (
        clip(contribution.weight * block_sum, contribution.low, contribution.high)
        - contribution.low
    )


def _excess_without_end(contribution: Contribution, block_sum: Number) -> Number:
    above = maximum(block_sum - contribution.inner_high, 0)
    return contribution.excess_weight * (above + maximum(contribution.inner_low - block_sum, 0))


def _last_unit_refused(account: Account, user: int, size: int, proposal: Proposal) -> Contribution:
    """An offer that would use up the account is refused."""
    return pure.contribute(replace(account, spent=account.spent + 1), user, size, proposal)


def _negative_accepted(contribution: Contribution, can_be_paid: Condition) -> Contribution:
    payable = ite(can_be_paid, 1, 0)
    return replace(
        contribution,
        weight=payable * contribution.weight,
        excess_weight=payable * contribution.excess_weight,
    )


def _turned_accepted(contribution: Contribution, can_be_paid: Condition) -> Contribution:
    """Whether the inner interval is one is not asked."""
    straight = closing.carried_out(replace(contribution, inner_low=0, inner_high=0), can_be_paid)
    return replace(contribution, weight=straight.weight, excess_weight=straight.excess_weight)


def _scale_rounded_down(params: Params) -> Fraction:
    return Fraction(floor(BUDGET / params.epsilon * 2**16), 2**16)


def _never_ignored(
    params: Params, before: S, user: User, sample: Number, capped: bool = True
) -> Arrival[S]:
    """An epoch may close at a sample that does not count."""
    return replace(state.arrive(params, before, user, sample, capped), ignored=False)


MUTANTS = (
    *SERIES_MUTANTS,
    Mutant(
        "ledger-charged-late",
        "An epoch's charges are booked after the next epoch has been charged, not before.",
        overrides={"withhold_spec.accounted.pure:close_epoch": _contributed_late},
    ),
    Mutant(
        "ledger-never-charged",
        "A block is covered, but its charge is not booked.",
        overrides={"withhold_spec.accounted.pure:debit": _never_contributed},
    ),
    Mutant(
        "ledger-length-by-sample",
        "A series of three begins where the latest sample is not 0.",
        overrides={"withhold_spec.accounted.pure:ledger_step": _length_by_sample},
    ),
    Mutant(
        "ledger-box-of-own-sum",
        "A block's interval depends on the block's own sum, which is not released.",
        overrides={"withhold_spec.accounted.pure:close_epoch": _box_of_own_sum},
    ),
    Mutant(
        "ledger-weight-rounded-up",
        "A weight is one unit more than the account can pay for.",
        overrides={"withhold_spec.accounted.pure:contribute": _rounded_up},
    ),
    Mutant(
        "ledger-one-pool",
        "Users share their allowance: one may spend what another has left.",
        overrides={"withhold_spec.accounted.pure:close_epoch": _one_pool},
    ),
    Mutant(
        "ledger-closes-by-sample",
        "An epoch closes only when the latest sample is not 0.",
        overrides={"withhold_spec.accounted.pure:ledger_step": _closes_by_sample},
    ),
    Mutant(
        "ledger-sample-in-two-epochs",
        "The last sample of a block is counted in the next epoch again.",
        overrides={"withhold_spec.accounted.pure:debit": _last_sample_again},
    ),
    Mutant(
        "ledger-unpaid-withheld",
        "A block that pays nothing stays withheld.",
        overrides={"withhold_spec.accounted.pure:debit": _paid_only},
    ),
    Mutant(
        "ledger-excess-shown",
        "The overhang is released without noise.",
        overrides={"withhold_spec.accounted.pure:close_epoch": _excess_shown},
    ),
    Mutant(
        "ledger-unclipped",
        "A block's sum is not projected.",
        overrides={"withhold_spec.accounted.epoch:weighted_sum": _unclipped},
    ),
    Mutant(
        "ledger-clipped-after-weight",
        "A block's sum is projected after the weight.",
        overrides={"withhold_spec.accounted.epoch:weighted_sum": _clipped_after_the_weight},
    ),
    Mutant(
        "ledger-excess-without-end",
        "The overhang is followed beyond the margin.",
        overrides={"withhold_spec.accounted.epoch:weighted_excess": _excess_without_end},
    ),
    Mutant(
        "ledger-charge-is-weight",
        "A booking costs its weights, whatever the widths.",
        overrides={
            "withhold_spec.accounted.records:Contribution.sum_cost": lambda self: self.weight,
            "withhold_spec.accounted.records:Contribution.excess_cost": lambda self: (
                self.excess_weight
            ),
        },
    ),
    Mutant(
        "ledger-excess-free",
        "The overhang is not charged.",
        overrides={"withhold_spec.accounted.records:Contribution.excess_cost": lambda self: 0},
    ),
    Mutant(
        "ledger-last-unit-refused",
        "An offer that would use up an account is refused.",
        overrides={"withhold_spec.accounted.pure:contribute": _last_unit_refused},
    ),
    Mutant(
        "ledger-negative-accepted",
        "Weights, widths and margins may be negative.",
        overrides={"withhold_spec.accounted.pure:carried_out": _negative_accepted},
    ),
    Mutant(
        "ledger-inner-turned-accepted",
        "An inner interval may be turned around: then both sides of the overhang count at once.",
        overrides={"withhold_spec.accounted.pure:carried_out": _turned_accepted},
    ),
    Mutant(
        "ledger-half-scale",
        "The noise scale is half of LEDGER/epsilon.",
        overrides={
            "withhold_spec.accounted.plan:ledger_scale": lambda params: ledger_scale(params) / 2
        },
    ),
    Mutant(
        "ledger-scale-rounded-down",
        "The noise scale is rounded down.",
        overrides={"withhold_spec.accounted.plan:ledger_scale": _scale_rounded_down},
    ),
    Mutant(
        "ledger-half-paid",
        "A scale is taken to pay for the ledger when it pays for half of it.",
        overrides={
            "withhold_spec.properties.ledger:ledger_is_paid": lambda scale, epsilon: (
                scale * epsilon * 2 >= BUDGET
            )
        },
    ),
    Mutant(
        "ledger-closes-on-ignored",
        "An epoch may close at a sample that does not count.",
        overrides={"withhold_spec.state:arrive": _never_ignored},
    ),
)
