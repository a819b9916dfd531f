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
from withhold_spec.number import Number
from withhold_spec.plan import Plan
from withhold_spec.records import Account, Booking, Series, Step, Write
from withhold_spec.state import State
from withhold_spec.stream import User


def gaussian_step(
    plan: Plan, state: State, user: User, sample: Number, source: Source
) -> tuple[State, Step]:
    """One step of the ledger mechanism with Gaussian noise.

    Raises: TooManyUsersError.
    """
    return epoch_step(plan, state, user, sample, source, close_by_itself)


def close_by_itself(plan: Plan, state: State, source: Source) -> tuple[State, tuple[Write, ...]]:
    """The state after an epoch, and its released sums."""
    policy, seen = policy_of(plan), public_view(plan, state)
    return close_epoch(plan, state, policy.offers(seen), policy.asks(seen), source)


def close_epoch(
    plan: Plan, state: State, offers: Sequence[Offer], asked: bool, source: Source
) -> tuple[State, tuple[Write, ...]]:
    """The epoch's released sums, after every pending user's account has been charged for them.

    asked: whether its overhang is released.
    """
    gathered = gather(plan, state, offers, asked, book_by_itself)
    cell, variance = len(state.epochs) + 1, variance_of(plan)
    writes = [Write(0, cell, gathered.inside, source.gaussian(0, cell, variance))]
    if asked:
        writes.append(Write(1, cell, gathered.outside, source.gaussian(1, cell, variance)))
    series = Series(cell, length=1, probes=1)
    return covered(state, gathered, series, writes), tuple(writes)


def book_by_itself(account: Account, user: int, size: int, offer: Offer) -> tuple[Booking, Account]:
    """The booking and the account after it: the offer is carried out if the account can pay for it.

    >>> book_by_itself(Account(0, LEDGER**2 - 36), 0, 3, Offer(0, 3, 2))[0].sum_cost
    6
    >>> book_by_itself(Account(0, LEDGER**2 - 35), 0, 3, Offer(0, 3, 2))[0].sum_cost
    0
    """
    offered = booking_of(user, size, offer)
    booking = carried_out(offered, square_price(offered) <= LEDGER**2 - account.spent)
    spent = account.spent + square_price(booking)
    return booking, replace(account, covered=account.covered + size, spent=spent)


def square_price(booking: Booking) -> Number:
    """What a booking costs, in squares of ledger units."""
    sum_cost, overhang_cost = booking.sum_cost, booking.overhang_cost
    return sum_cost * sum_cost + overhang_cost * overhang_cost


def variance_of(plan: Plan) -> Fraction:
    """Of the noise: that of Laplace noise of the plan's scale."""
    return 2 * plan.scales[0] ** 2
