"""Runs of the ledger mechanism with Gaussian noise: what accounts say, and what is drawn.

The runs are those of `ledger_runs`, under policies that do anything; a policy is not asked for series.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from fractions import Fraction
from itertools import product
from typing import Any

from withhold_proofs.draws import GaussianOnly
from withhold_proofs.ledger_draws import when_closing, wrongly_hidden, wrongly_shown
from withhold_proofs.ledger_runs import Run, decided, exact, note
from withhold_proofs.ledger_settings import (
    GRID,
    OFFERED,
    Setting,
    digest,
    hashed,
    shipped,
)
from withhold_proofs.model import Verdict
from withhold_spec import closing, constants, gaussian, gaussian_invariants, invariants
from withhold_spec import ledger_invariants as shared
from withhold_spec.epochs import LEDGER, Offer
from withhold_spec.policy import SHIPPED
from withhold_spec.records import Account, Booking, Charge, Series

WHOLE = LEDGER * LEDGER


def hashed_settings(users: int, limit: int, length: int, epsilon: str = "1") -> tuple[Setting, ...]:
    """Policies that do anything."""
    return tuple(replace(each, gaussian=True) for each in hashed(users, limit, length, epsilon))


def shipped_settings(users: int, limit: int, length: int) -> tuple[Setting, ...]:
    """The shipped policy, with a budget for few epochs and for many."""
    return tuple(replace(each, gaussian=True) for each in shipped(users, limit, length))


def books(settings: Sequence[Setting], users: int) -> Verdict:
    """After every step, what each account says is what the user's bookings add up to, in squares."""
    tally: Tally[str] = Tally()
    for run in decided(settings, users):
        note(tally, run.state, run.steps[-1])
        fault = _wrong_accounts(run, tally)
        if fault or not shared.covered_once(run.users, run.steps):
            fault = fault or "an epoch holds other blocks"
            return Verdict(False, f"{run.described}: {fault}", tally)
    return Verdict(True, f"{tally['prefixes']} runs", tally)


def _wrong_accounts(run: Run, tally: Tally[str]) -> str:
    state, step = run.state, run.steps[-1]
    if step.epoch is not None:
        fault = _wrong_bookings(run, tally)
        if fault:
            return fault
    for user, account in enumerate(state.accounts):
        own = [one for epoch in state.epochs for one in epoch.bookings if one.user == user]
        if account.covered != sum(booking.size for booking in own):
            return f"the account of user {user} does not hold the user's blocks"
        if account.spent != sum(_squares(booking) for booking in own):
            return f"the account of user {user} is not what was booked"
        if gaussian_invariants.gaussian_never_overdrawn(account.spent) is not True:
            return f"user {user} has spent {account.spent}"
    most = max((exact(account.spent) for account in state.accounts), default=0)
    if step.spent * 4 * WHOLE != step.params.epsilon**2 * most:
        return f"{step.spent} is said to be spent"
    return ""


def _squares(booking: Booking) -> int:
    return exact(booking.sum_cost) ** 2 + exact(booking.overhang_cost) ** 2


def _wrong_bookings(run: Run, tally: Tally[str]) -> str:
    """What is wrong with what has just been carried out: an offer, or nothing of it."""
    epoch = run.state.epochs[-1]
    public = when_closing(run)
    policy = closing.policy_of(run.plan)
    pairs = zip(public.pending, policy.offers(public), epoch.bookings, strict=True)
    for user, offer, booking in pairs:
        asked = offer if policy.asks(public) else replace(offer, probe=0)
        parts = (asked.weight, asked.probe, asked.high - asked.low, asked.margin)
        ill_formed = any(exact(part) < 0 for part in (*parts, asked.inner_high - asked.inner_low))
        offered = replace(booking, weight=asked.weight, probe=asked.probe)
        left = WHOLE - exact(public.accounts[user].spent)
        short = _squares(offered) > left
        if policy is SHIPPED and (ill_formed or short):
            return f"the shipped policy offers user {user} what the account cannot pay"
        tally["ill-formed offers"] += ill_formed
        tally["offers beyond the account"] += short and not ill_formed
        tally["offers that use it up"] += _squares(offered) == left > 0 and not ill_formed
        expected = (0, 0) if ill_formed or short else (asked.weight, asked.probe)
        if (booking.weight, booking.probe) != expected:
            return f"of the offer to user {user} something else is carried out"
        if epoch.overhang is None and booking.probe != 0:
            return f"no overhang is released, and costs user {user} something"
    return ""


@dataclass(frozen=True)
class Addressed(GaussianOnly):
    """Draws that show what they were drawn for; asked: the addresses, in order."""

    asked: list[tuple[int, int]] = field(default_factory=list)

    def gaussian(self, counter: int, cell: int, variance: Fraction) -> int:
        self.asked.append((counter, cell))
        return int.from_bytes(digest(counter, cell, variance)[:3], "big")


def one_draw(settings: Sequence[Setting], users: int) -> Verdict:
    """Every released sum has one noise of its own, and nothing else is drawn or shown."""
    tally: Tally[str] = Tally()
    source = Addressed()
    for run in decided(settings, users, source):
        note(tally, run.state, run.steps[-1])
        fault = _wrong_asked(run) or _wrong_draw(run)
        if fault or not invariants.cell_stored_once(run.steps):
            return Verdict(False, f"{run.described}: {fault or 'a cell is drawn twice'}", tally)
    return Verdict(True, f"{tally['prefixes']} runs", tally)


def _counters(run: Run) -> tuple[int, ...]:
    """Of which counters the last step releases a sum."""
    if run.steps[-1].epoch is None:
        return ()
    return (0, 1) if closing.policy_of(run.plan).asks(when_closing(run)) else (0,)


def _wrong_asked(run: Run) -> str:
    """What is wrong with the addresses that the last step draws at."""
    source, cell = Addressed(), len(run.state.epochs)
    sample = (len(run.users) - 1) % (GRID + 1)
    gaussian.gaussian_step(run.plan, run.before, run.users[-1], sample, source)
    expected = [(counter, cell) for counter in _counters(run)]
    return "" if source.asked == expected else f"{source.asked} is drawn, not {expected}"


def _wrong_draw(run: Run) -> str:
    """What is wrong with the last step's draws, its charge, or what is released."""
    step, cell = run.steps[-1], len(run.state.epochs)
    variance = 2 * constants.ledger_scale(step.params) ** 2
    expected = [(counter, cell) for counter in _counters(run)]
    if [(write.counter, write.cell) for write in step.written] != expected:
        return "other cells are written than those that are released"
    drawn = [Addressed().gaussian(counter, cell, variance) for counter, cell in expected]
    if [write.noise for write in step.written] != drawn:
        return "the noises are not the cells' own, of the plan's variance"
    if step.epoch is not None:
        if wrong := wrongly_hidden(step, drawn):
            return wrong
        if step.epoch.series != Series(cell, 1, 1):
            return "an epoch is of a series"
    return wrongly_shown(run, _is_right)


def _is_right(charge: Charge, run: Run) -> bool:
    """Whether it is what the user paid who paid most for the epoch, and its noise pays for that."""
    step, scale = run.steps[-1], constants.ledger_scale(run.plan.params)
    before: Sequence[Account] = when_closing(run).accounts
    paid = max(
        exact(then.spent) - exact(once.spent)
        for once, then in zip(before, run.state.accounts, strict=True)
    )
    share = step.params.epsilon**2 / 4 * Fraction(paid, WHOLE)
    stated = (charge.mechanism, charge.sensitivity, charge.epsilon, charge.scale)
    # of order a, a release tells a (a - 1) paid / (2 variance)
    enough = paid <= share * 2 * gaussian.variance_of(run.plan)
    return stated == ("gaussian", paid, share, scale) and enough


NO_INTEGERS: tuple[Any, ...] = (Fraction(1, 2), Fraction(3), Decimal(3), True)
"""What a part of an offer may not be; a fraction may not even be whole."""


def integers_alone() -> Verdict:
    """An offer of anything but integers is refused, and one of integers adds integers to the sums."""
    coverage = {"refused": 0, "carried out": 0}
    whole = Offer(0, 3, 2, 1, 2, 4, 1)
    for name, part in product(OFFERED, NO_INTEGERS):
        offer = replace(whole, **{name: part})
        try:
            booking, _ = gaussian.book_by_itself(Account(), 0, 1, offer)
        except TypeError:
            coverage["refused"] += 1
        else:
            return Verdict(False, f"{offer} is booked as {booking}", coverage)
    booking, after = gaussian.book_by_itself(Account(), 0, 1, whole)
    for block_sum in range(-2, 9):
        added = (closing.contribution(booking, block_sum), closing.overhang(booking, block_sum))
        coverage["carried out"] += 1
        if any(type(each) is not int for each in (*added, after.spent)):
            return Verdict(False, f"{whole} adds {added}", coverage)
    return Verdict(True, f"{coverage['refused']} offers refused", coverage)
