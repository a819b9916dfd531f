"""What both forms of the ledger mechanism share: a step, and what an epoch takes in.

`ledger` says how accounts pay in series, `gaussian` how they pay in squares; here is who is asked when,
what a block gives to an epoch's sums, and what becomes public.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from numbers import Number as AnyNumber
from typing import TypeAlias

from withhold_spec.epochs import Offer, Policy, Public
from withhold_spec.noise import Source
from withhold_spec.number import Condition, Number, add, clip, ite
from withhold_spec.plan import Plan
from withhold_spec.records import Account, Booking, Cell, Charge, Epoch, Series, Step, Write
from withhold_spec.state import State, arrive
from withhold_spec.stream import User

Close: TypeAlias = Callable[[Plan, State, Source], tuple[State, tuple[Write, ...]]]
Charging: TypeAlias = Callable[[Account, int, int, Offer], tuple[Booking, Account]]


def policy_of(plan: Plan) -> Policy:
    """The policy of a plan for this mechanism."""
    if plan.policy is None:
        raise TypeError("a plan for the ledger mechanism has a policy")
    return plan.policy


def public_view(plan: Plan, state: State) -> Public:
    """The state without its samples."""
    counts = tuple(len(samples) for samples in state.samples.values())
    gaussian = plan.noise == "gaussian"
    return Public(plan.params, counts, state.accounts, state.epochs, gaussian)


def epoch_step(
    plan: Plan, state: State, user: User, sample: Number, source: Source, close: Close
) -> tuple[State, Step]:
    """A step, in which an epoch closes if the policy says so. Raises: TooManyUsersError."""
    policy = policy_of(plan)
    # COUNT
    turn = arrive(plan, state, user, sample)
    state = open_accounts(turn.state)
    before = state.accounts
    closed: tuple[Write, ...] = ()
    # RELEASE?
    if not turn.ignored and policy.closes(public_view(plan, state)):
        # CLIP, and the noisy sums
        state, closed = close(plan, state, source)
    # ESTIMATE
    public = public_view(plan, state)
    return state, Step(
        t=state.t,
        count=turn.count,
        ignored=turn.ignored,
        block=None,
        activations=(),
        written=closed,
        read=cells_of(state.epochs),
        sum=policy.total(public),
        total=state.total,
        charges=(_charge(plan, len(state.epochs), before, state.accounts),) if closed else (),
        spent=_cost(plan, _spent(state)),
        params=plan.params,
        epoch=state.epochs[-1] if closed else None,
    )


@dataclass(frozen=True)
class Gathered:
    """What an epoch takes in: charged accounts, bookings, and both sums without noise."""

    accounts: tuple[Account, ...]
    bookings: tuple[Booking, ...]
    inside: Number
    outside: Number


def gather(
    plan: Plan, state: State, offers: Sequence[Offer], probed: bool, charge: Charging
) -> Gathered:
    """The withheld blocks, each booked as far as `charge` finds that the user's account can pay."""
    accounts, bookings = list(state.accounts), []
    inside: list[Number] = []
    outside: list[Number] = []
    samples = tuple(state.samples.values())
    for user, offer in zip(public_view(plan, state).pending, offers, strict=True):
        account = accounts[user]
        block = samples[user][account.covered :]
        wanted = offer if probed else replace(offer, probe=0)
        booking, accounts[user] = charge(account, user, len(block), wanted)
        bookings.append(booking)
        inside.append(contribution(booking, add(block)))
        outside.append(overhang(booking, add(block)))
    return Gathered(tuple(accounts), tuple(bookings), add(inside), add(outside))


def covered(state: State, gathered: Gathered, series: Series, writes: Sequence[Write]) -> State:
    """The state after an epoch: all its samples are covered, and its noisy sums are public."""
    released = [write.sum + write.noise for write in writes]
    epoch = Epoch(
        sum(len(samples) for samples in state.samples.values()),
        series,
        gathered.bookings,
        sum=released[0],
        overhang=released[1] if len(released) > 1 else None,
    )
    return replace(
        state,
        accounts=gathered.accounts,
        epochs=(*state.epochs, epoch),
        total=sum(account.covered for account in gathered.accounts),
    )


def contribution(booking: Booking, block_sum: Number) -> Number:
    """What a block adds to the epoch's sum: from 0 to weight * (high - low), whatever the samples are.

    >>> [contribution(Booking(0, 3, 1, 3, 5), total) for total in (0, 1, 2, 3)]
    [0, 0, 5, 10]
    """
    return booking.weight * (clip(block_sum, booking.low, booking.high) - booking.low)


def overhang(booking: Booking, block_sum: Number) -> Number:
    """How far a block's sum lies outside its inner interval, up to the margin, times the probe's weight.

    >>> [overhang(Booking(0, 9, 2, 7, 1, 4, 5, 2, 10), total) for total in (0, 3, 4, 5, 6, 9)]
    [20, 10, 0, 0, 10, 20]
    """
    above = clip(block_sum - booking.inner_high, 0, booking.margin)
    below = clip(booking.inner_low - block_sum, 0, booking.margin)
    return booking.probe * (above + below)


def booking_of(user: int, size: int, offer: Offer) -> Booking:
    """The offer as a booking. Raises: TypeError for an offer of fractions."""
    interval, inner = (offer.low, offer.high), (offer.inner_low, offer.inner_high)
    parts = (*interval, offer.weight, *inner, offer.margin, offer.probe)
    if any(_is_no_integer(part) for part in parts):
        raise TypeError("an offer is made of integers")
    return Booking(user, size, *parts)


def carried_out(booking: Booking, can_be_paid: Condition) -> Booking:
    """The booking, with weights 0 where it has a negative part or cannot be paid for."""
    payable = ite(can_be_paid, 1, 0)
    lengths = (booking.high - booking.low, booking.inner_high - booking.inner_low, booking.margin)
    for part in (booking.weight, booking.probe, *lengths):
        payable = ite(part < 0, 0, payable)
    return replace(booking, weight=payable * booking.weight, probe=payable * booking.probe)


def _is_no_integer(part: object) -> bool:
    """Whether this is a number of another kind: a fraction, a truth value, or of limited length."""
    return type(part) is not int and isinstance(part, AnyNumber)


def open_accounts(state: State) -> State:
    """An empty account for the user who has none yet, if there is one."""
    new = len(state.samples) - len(state.accounts)
    now = sum(len(samples) for samples in state.samples.values())
    return replace(state, accounts=(*state.accounts, *[Account(first=now)] * new))


def cells_of(epochs: Sequence[Epoch]) -> tuple[Cell, ...]:
    """The cells of all epochs: sums are counter 0, overhangs, where released, counter 1."""
    return tuple(
        Cell(counter, number)
        for number, epoch in enumerate(epochs, start=1)
        for counter in ((0,) if epoch.overhang is None else (0, 1))
    )


def _charge(plan: Plan, cell: int, before: Sequence[Account], after: Sequence[Account]) -> Charge:
    """The line of the ledger for an epoch: what the user who paid most for it paid."""
    pairs = zip(before, after, strict=True)
    most = max(_exact(then.spent) - _exact(once.spent) for once, then in pairs)
    return Charge(plan.noise, 0, cell, _cost(plan, most), most, plan.scales[0])


def _cost(plan: Plan, units: int) -> Fraction:
    """What so much of an account stands for: a part of epsilon, or of a budget in concentrated terms."""
    return plan.cell_epsilon * Fraction(units, plan.sensitivities[0])


def _spent(state: State) -> int:
    """What the user who has spent most has spent."""
    return max((_exact(account.spent) for account in state.accounts), default=0)


def _exact(units: Number) -> int:
    if not isinstance(units, int):
        raise TypeError("a ledger is kept in integers")
    return units
