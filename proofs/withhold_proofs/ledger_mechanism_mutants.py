"""The ledger mechanism broken on purpose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import floor

from withhold_proofs.ledger_series_mutants import SERIES_MUTANTS, Closed
from withhold_proofs.model import Mutant
from withhold_spec import closing, constants, ledger, state
from withhold_spec.epochs import LEDGER, Offer, Policy, Public
from withhold_spec.noise import Source
from withhold_spec.number import Condition, Number, add, clip, ite, maximum
from withhold_spec.params import Params
from withhold_spec.plan import Plan
from withhold_spec.records import Account, Booking, Epoch, Step
from withhold_spec.state import State, Turn
from withhold_spec.stream import User


def _booked_late(
    plan: Plan, before: State, offers: Sequence[Offer], asked: bool, source: Source
) -> Closed:
    """The charges of an epoch are booked when the next one has been charged."""
    after, writes = ledger.close_epoch(plan, before, offers, asked, source)
    accounts = tuple(
        replace(account, spent=_spent_in(user, before.epochs), sum_cost=0, overhang_cost=0)
        for user, account in enumerate(after.accounts)
    )
    return replace(after, accounts=accounts), writes


def _spent_in(user: int, epochs: Sequence[Epoch]) -> Number:
    """What the user pays for these epochs, each by itself."""
    own = [booking for epoch in epochs for booking in epoch.bookings if booking.user == user]
    return add([booking.sum_cost + booking.overhang_cost for booking in own])


def _never_booked(account: Account, booking: Booking) -> Account:
    return replace(ledger.settle(account, booking), spent=account.spent)


def around_own_sums(plan: Plan, before: State, offers: Sequence[Offer]) -> list[Offer]:
    """The offers with intervals that are moved to where the blocks' own sums are."""
    samples = tuple(before.samples.values())
    moved = []
    for user, offer in zip(closing.public_view(plan, before).pending, offers, strict=True):
        own = add(samples[user][before.accounts[user].covered :])
        moved.append(replace(offer, low=offer.low + own, high=offer.high + own))
    return moved


def _box_of_own_sum(
    plan: Plan, before: State, offers: Sequence[Offer], asked: bool, source: Source
) -> Closed:
    moved = around_own_sums(plan, before, offers)
    return ledger.close_epoch(plan, before, moved, asked, source)


def _rounded_up(account: Account, user: int, size: int, offer: Offer) -> Booking:
    """One unit more of weight than was found to be payable, where any was."""
    booking = ledger.book(account, user, size, offer)
    return replace(booking, weight=ite(booking.weight > 0, booking.weight + 1, 0))


def _one_pool(
    plan: Plan, before: State, offers: Sequence[Offer], asked: bool, source: Source
) -> Closed:
    """What one user does not spend another may: only the sum of all accounts is looked at."""
    spent = add([account.spent for account in before.accounts])
    pool = spent - LEDGER * (len(before.accounts) - 1)
    shared = tuple(replace(account, spent=pool) for account in before.accounts)
    after, writes = ledger.close_epoch(
        plan, replace(before, accounts=shared), offers, asked, source
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

    def probes(self, public: Public) -> int:
        return self.policy.probes(public)

    def asks(self, public: Public) -> bool:
        return self.policy.asks(public)

    def offers(self, public: Public) -> Sequence[Offer]:
        return self.policy.offers(public)

    def total(self, public: Public) -> Number:
        return self.policy.total(public)


def _closes_by_sample(
    plan: Plan, before: State, user: User, sample: Number, source: Source
) -> tuple[State, Step]:
    looking = replace(plan, policy=Looking(closing.policy_of(plan), sample))
    return ledger.ledger_step(looking, before, user, sample, source)


def _length_by_sample(
    plan: Plan, before: State, user: User, sample: Number, source: Source
) -> tuple[State, Step]:
    """A series of three begins where the latest sample is not 0."""

    @dataclass(frozen=True)
    class Peeking(Looking):
        def closes(self, public: Public) -> bool:
            return self.policy.closes(public)

        def length(self, public: Public) -> int:
            return 3 if self.sample > 0 else self.policy.length(public)

    looking = replace(plan, policy=Peeking(closing.policy_of(plan), sample))
    return ledger.ledger_step(looking, before, user, sample, source)


def _last_sample_again(account: Account, booking: Booking) -> Account:
    """The last sample of a block of several is in the next block too."""
    fewer = replace(booking, size=max(1, booking.size - 1))
    return ledger.settle(account, fewer)


def _paid_only(account: Account, booking: Booking) -> Account:
    """A block that pays nothing stays withheld."""
    size = booking.size if booking.sum_cost + booking.overhang_cost > 0 else 0
    return ledger.settle(account, replace(booking, size=size))


def _overhang_shown(
    plan: Plan, before: State, offers: Sequence[Offer], asked: bool, source: Source
) -> Closed:
    """How far the blocks lie outside their inner intervals is released as it is."""
    after, writes = ledger.close_epoch(plan, before, offers, asked, source)
    if after.epochs[-1].overhang is None:
        return after, writes
    shown = replace(after.epochs[-1], overhang=writes[1].sum)
    return replace(after, epochs=(*after.epochs[:-1], shown)), writes


def _unclipped(booking: Booking, block_sum: Number) -> Number:
    return booking.weight * (block_sum - booking.low)


def _clipped_after_the_weight(booking: Booking, block_sum: Number) -> Number:
    return clip(booking.weight * block_sum, booking.low, booking.high) - booking.low


def _overhang_without_end(booking: Booking, block_sum: Number) -> Number:
    above = maximum(block_sum - booking.inner_high, 0)
    return booking.probe * (above + maximum(booking.inner_low - block_sum, 0))


def _last_unit_refused(account: Account, user: int, size: int, offer: Offer) -> Booking:
    """An offer that would use up the account is refused."""
    return ledger.book(replace(account, spent=account.spent + 1), user, size, offer)


def _negative_accepted(booking: Booking, can_be_paid: Condition) -> Booking:
    payable = ite(can_be_paid, 1, 0)
    return replace(booking, weight=payable * booking.weight, probe=payable * booking.probe)


def _turned_accepted(booking: Booking, can_be_paid: Condition) -> Booking:
    """Whether the inner interval is one is not asked."""
    straight = closing.carried_out(replace(booking, inner_low=0, inner_high=0), can_be_paid)
    return replace(booking, weight=straight.weight, probe=straight.probe)


def _scale_rounded_down(params: Params) -> Fraction:
    return Fraction(floor(LEDGER / params.epsilon * 2**16), 2**16)


def _never_ignored(
    plan: Plan, before: State, user: User, sample: Number, capped: bool = True
) -> Turn:
    """An epoch may close at a sample that does not count."""
    return replace(state.arrive(plan, before, user, sample, capped), ignored=False)


MUTANTS = (
    *SERIES_MUTANTS,
    Mutant(
        "ledger-booked-late",
        "An epoch's charges are booked after the next epoch has been charged, not before.",
        {"withhold_spec.ledger:close_epoch": _booked_late},
    ),
    Mutant(
        "ledger-never-booked",
        "A block is covered, but its charge is not booked.",
        {"withhold_spec.ledger:settle": _never_booked},
    ),
    Mutant(
        "ledger-length-by-sample",
        "A series of three begins where the latest sample is not 0.",
        {"withhold_spec.ledger:ledger_step": _length_by_sample},
    ),
    Mutant(
        "ledger-box-of-own-sum",
        "A block's interval depends on the block's own sum, which is not released.",
        {"withhold_spec.ledger:close_epoch": _box_of_own_sum},
    ),
    Mutant(
        "ledger-weight-rounded-up",
        "A weight is one unit more than the account can pay for.",
        {"withhold_spec.ledger:book": _rounded_up},
    ),
    Mutant(
        "ledger-one-pool",
        "Users share their allowance: one may spend what another has left.",
        {"withhold_spec.ledger:close_epoch": _one_pool},
    ),
    Mutant(
        "ledger-closes-by-sample",
        "An epoch closes only when the latest sample is not 0.",
        {"withhold_spec.ledger:ledger_step": _closes_by_sample},
    ),
    Mutant(
        "ledger-sample-in-two-epochs",
        "The last sample of a block is counted in the next epoch again.",
        {"withhold_spec.ledger:settle": _last_sample_again},
    ),
    Mutant(
        "ledger-unpaid-withheld",
        "A block that pays nothing stays withheld.",
        {"withhold_spec.ledger:settle": _paid_only},
    ),
    Mutant(
        "ledger-overhang-shown",
        "The overhang is released without noise.",
        {"withhold_spec.ledger:close_epoch": _overhang_shown},
    ),
    Mutant(
        "ledger-unclipped",
        "A block's sum is not projected.",
        {"withhold_spec.closing:contribution": _unclipped},
    ),
    Mutant(
        "ledger-clipped-after-weight",
        "A block's sum is projected after the weight.",
        {"withhold_spec.closing:contribution": _clipped_after_the_weight},
    ),
    Mutant(
        "ledger-overhang-without-end",
        "The overhang is followed beyond the margin.",
        {"withhold_spec.closing:overhang": _overhang_without_end},
    ),
    Mutant(
        "ledger-charge-is-weight",
        "A booking costs its weights, whatever the widths.",
        {
            "withhold_spec.records:Booking.sum_cost": lambda self: self.weight,
            "withhold_spec.records:Booking.overhang_cost": lambda self: self.probe,
        },
    ),
    Mutant(
        "ledger-overhang-free",
        "The overhang is not charged.",
        {"withhold_spec.records:Booking.overhang_cost": lambda self: 0},
    ),
    Mutant(
        "ledger-last-unit-refused",
        "An offer that would use up an account is refused.",
        {"withhold_spec.ledger:book": _last_unit_refused},
    ),
    Mutant(
        "ledger-negative-accepted",
        "Weights, widths and margins may be negative.",
        {"withhold_spec.ledger:carried_out": _negative_accepted},
    ),
    Mutant(
        "ledger-inner-turned-accepted",
        "An inner interval may be turned around: then both sides of the overhang count at once.",
        {"withhold_spec.ledger:carried_out": _turned_accepted},
    ),
    Mutant(
        "ledger-half-scale",
        "The noise scale is half of LEDGER/epsilon.",
        {"withhold_spec.constants:ledger_scale": lambda params: constants.ledger_scale(params) / 2},
    ),
    Mutant(
        "ledger-scale-rounded-down",
        "The noise scale is rounded down.",
        {"withhold_spec.constants:ledger_scale": _scale_rounded_down},
    ),
    Mutant(
        "ledger-half-paid",
        "A scale is taken to pay for the ledger when it pays for half of it.",
        {
            "withhold_spec.ledger_invariants:ledger_is_paid": lambda scale, epsilon: (
                scale * epsilon * 2 >= LEDGER
            )
        },
    ),
    Mutant(
        "ledger-closes-on-ignored",
        "An epoch may close at a sample that does not count.",
        {"withhold_spec.state:arrive": _never_ignored},
    ),
)
