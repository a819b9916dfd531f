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

from withhold_spec.closing import (
    booking_of,
    carried_out,
    covered,
    epoch_step,
    gather,
    policy_of,
    public_view,
)
from withhold_spec.epochs import LEDGER, Offer
from withhold_spec.noise import Source
from withhold_spec.number import Number, maximum
from withhold_spec.plan import Plan
from withhold_spec.records import Account, Booking, Series, Step, Write
from withhold_spec.state import State
from withhold_spec.stream import User


def ledger_step(
    plan: Plan, state: State, user: User, sample: Number, source: Source
) -> tuple[State, Step]:
    """One step of the ledger mechanism.

    Raises: TooManyUsersError.
    """
    return epoch_step(plan, state, user, sample, source, close_in_series)


def close_in_series(plan: Plan, state: State, source: Source) -> tuple[State, tuple[Write, ...]]:
    """The state after an epoch of a series, and its released sums."""
    policy, seen = policy_of(plan), public_view(plan, state)
    state = open_series(plan, state, policy.length(seen), policy.probes(seen), source)
    return close_epoch(plan, state, policy.offers(seen), policy.asks(seen), source)


def open_series(plan: Plan, state: State, length: int, probes: int, source: Source) -> State:
    """The state in which the next epoch has a series: the last one while it lasts, or a new one."""
    number, last = len(state.epochs) + 1, state.series
    if length < 1 and number < last.first + last.length:
        return state
    series, scale = Series(number, max(1, length), max(0, probes)), plan.scales[0]
    sum_radius = source.radius(0, number, series.length, scale)
    overhang_radius = source.radius(1, number, series.probes, scale) if series.probes > 0 else 0
    return replace(state, series=series, radii=(sum_radius, overhang_radius), overhangs=0)


def close_epoch(
    plan: Plan, state: State, offers: Sequence[Offer], asked: bool, source: Source
) -> tuple[State, tuple[Write, ...]]:
    """The epoch's released sums, after every pending user's account has been charged for them.

    asked: whether its overhang is to be released; it is if the series has one left.
    """
    probed = asked and state.overhangs < state.series.probes
    gathered = gather(plan, state, offers, probed, partial(book_in_series, state.series))
    cell, (sum_radius, overhang_radius) = len(state.epochs) + 1, state.radii
    writes = [Write(0, cell, gathered.inside, source.within(0, cell, sum_radius))]
    if probed:
        writes.append(Write(1, cell, gathered.outside, source.within(1, cell, overhang_radius)))
    after = covered(state, gathered, state.series, writes)
    return replace(after, overhangs=state.overhangs + probed), tuple(writes)


def in_series(account: Account, series: Series) -> Account:
    """The account as it stands in a series: nothing is paid in it yet if the user's last was another."""
    if account.series == series.first:
        return account
    return replace(account, series=series.first, sum_cost=0, overhang_cost=0)


def book_in_series(
    series: Series, account: Account, user: int, size: int, offer: Offer
) -> tuple[Booking, Account]:
    """The booking in a series, and the account after it."""
    opened = in_series(account, series)
    booking = book(opened, user, size, offer)
    return booking, settle(opened, booking)


def book(account: Account, user: int, size: int, offer: Offer) -> Booking:
    """The offer as it is carried out: with weights 0 where it is ill-formed or cannot be paid for.

    Raises: TypeError for an offer of fractions: its sum would show through noise that is an integer.

    >>> book(Account(0, LEDGER - 6), 0, 3, Offer(0, 3, 2)).sum_cost
    6
    >>> book(Account(0, LEDGER - 5), 0, 3, Offer(0, 3, 2)).sum_cost
    0
    >>> book(Account(0, LEDGER - 5, sum_cost=1), 0, 3, Offer(0, 3, 2)).sum_cost
    6
    """
    booking = booking_of(user, size, offer)
    return carried_out(booking, price(account, booking) <= LEDGER - account.spent)


def price(account: Account, booking: Booking) -> Number:
    """What a booking costs beyond what the user has paid for in its series, in ledger units.

    >>> price(Account(sum_cost=4, overhang_cost=9), Booking(0, 3, 0, 3, 2, 0, 3, 2, 1))
    2
    """
    dearer_sum = maximum(0, booking.sum_cost - account.sum_cost)
    return dearer_sum + maximum(0, booking.overhang_cost - account.overhang_cost)


def settle(account: Account, booking: Booking) -> Account:
    """The account after a booking: its block is covered for good, and paid for."""
    return replace(
        account,
        covered=account.covered + booking.size,
        spent=account.spent + price(account, booking),
        sum_cost=maximum(account.sum_cost, booking.sum_cost),
        overhang_cost=maximum(account.overhang_cost, booking.overhang_cost),
    )
