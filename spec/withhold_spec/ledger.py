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
from fractions import Fraction
from numbers import Number as AnyNumber

from withhold_spec.epochs import LEDGER, Offer, Policy, Public
from withhold_spec.noise import Source
from withhold_spec.number import Number, add, clip, ite, maximum
from withhold_spec.plan import Plan
from withhold_spec.records import Account, Booking, Cell, Charge, Epoch, Series, Step, Write
from withhold_spec.state import State, arrive
from withhold_spec.stream import User


def ledger_step(
    plan: Plan, state: State, user: User, sample: Number, source: Source
) -> tuple[State, Step]:
    """One step of the ledger mechanism.

    Raises: TooManyUsersError.
    """
    policy = policy_of(plan)
    # COUNT
    turn = arrive(plan, state, user, sample)
    state = open_accounts(turn.state)
    before = state.accounts
    closed: tuple[Write, ...] = ()
    # RELEASE?
    if not turn.ignored and policy.closes(public_view(plan, state)):
        seen = public_view(plan, state)
        state = open_series(plan, state, policy.length(seen), policy.probes(seen), source)
        # CLIP, and the noisy sums
        state, closed = close_epoch(plan, state, policy.offers(seen), policy.asks(seen), source)
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
        spent=plan.params.epsilon * Fraction(_spent(state), LEDGER),
        params=plan.params,
        epoch=state.epochs[-1] if closed else None,
    )


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
    public = public_view(plan, state)
    accounts, bookings = list(state.accounts), []
    inside: list[Number] = []
    outside: list[Number] = []
    samples = tuple(state.samples.values())
    probed = asked and state.overhangs < state.series.probes
    for user, offer in zip(public.pending, offers, strict=True):
        account = in_series(accounts[user], state.series)
        block = samples[user][account.covered :]
        booking = book(account, user, len(block), offer if probed else replace(offer, probe=0))
        accounts[user] = settle(account, booking)
        bookings.append(booking)
        inside.append(contribution(booking, add(block)))
        outside.append(overhang(booking, add(block)))
    cell, (sum_radius, overhang_radius) = len(state.epochs) + 1, state.radii
    writes = [Write(0, cell, add(inside), source.within(0, cell, sum_radius))]
    if probed:
        writes.append(Write(1, cell, add(outside), source.within(1, cell, overhang_radius)))
    released = [write.sum + write.noise for write in writes]
    epoch = Epoch(
        public.samples,
        state.series,
        tuple(bookings),
        sum=released[0],
        overhang=released[1] if probed else None,
    )
    after = replace(
        state,
        accounts=tuple(accounts),
        epochs=(*state.epochs, epoch),
        total=sum(account.covered for account in accounts),
        overhangs=state.overhangs + probed,
    )
    return after, tuple(writes)


def cells_of(epochs: Sequence[Epoch]) -> tuple[Cell, ...]:
    """The cells of all epochs: sums are counter 0, overhangs, where released, counter 1."""
    return tuple(
        Cell(counter, number)
        for number, epoch in enumerate(epochs, start=1)
        for counter in ((0,) if epoch.overhang is None else (0, 1))
    )


def in_series(account: Account, series: Series) -> Account:
    """The account as it stands in a series: nothing is paid in it yet if the user's last was another."""
    if account.series == series.first:
        return account
    return replace(account, series=series.first, sum_cost=0, overhang_cost=0)


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
    interval, inner = (offer.low, offer.high), (offer.inner_low, offer.inner_high)
    parts = (*interval, offer.weight, *inner, offer.margin, offer.probe)
    if any(_is_no_integer(part) for part in parts):
        raise TypeError("an offer is made of integers")
    booking = Booking(user, size, *parts)
    payable = _payable(account, booking)
    return replace(booking, weight=payable * offer.weight, probe=payable * offer.probe)


def _is_no_integer(part: object) -> bool:
    """Whether this is a number of another kind: a fraction, a truth value, or of limited length."""
    return type(part) is not int and isinstance(part, AnyNumber)


def _payable(account: Account, booking: Booking) -> Number:
    """1, or 0 where the booking has a negative part or the account cannot pay for it."""
    payable = ite(price(account, booking) <= LEDGER - account.spent, 1, 0)
    lengths = (booking.high - booking.low, booking.inner_high - booking.inner_low, booking.margin)
    for part in (booking.weight, booking.probe, *lengths):
        payable = ite(part < 0, 0, payable)
    return payable


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


def open_accounts(state: State) -> State:
    """An empty account for the user who has none yet, if there is one."""
    new = len(state.samples) - len(state.accounts)
    now = sum(len(samples) for samples in state.samples.values())
    return replace(state, accounts=(*state.accounts, *[Account(first=now)] * new))


def public_view(plan: Plan, state: State) -> Public:
    """The state without its samples."""
    counts = tuple(len(samples) for samples in state.samples.values())
    return Public(plan.params, counts, state.accounts, state.epochs)


def policy_of(plan: Plan) -> Policy:
    """The policy of a plan for this mechanism."""
    if plan.policy is None:
        raise TypeError("a plan for the ledger mechanism has a policy")
    return plan.policy


def _charge(plan: Plan, cell: int, before: Sequence[Account], after: Sequence[Account]) -> Charge:
    """The line of the ledger for an epoch: what the user who paid most for it paid."""
    pairs = zip(before, after, strict=True)
    most = max(_exact(then.spent) - _exact(once.spent) for once, then in pairs)
    epsilon = plan.params.epsilon * Fraction(most, LEDGER)
    return Charge("laplace", 0, cell, epsilon, most, plan.scales[0])


def _spent(state: State) -> int:
    """The ledger units of the user who has spent most."""
    return max((_exact(account.spent) for account in state.accounts), default=0)


def _exact(units: Number) -> int:
    if not isinstance(units, int):
        raise TypeError("a ledger is kept in integers")
    return units
