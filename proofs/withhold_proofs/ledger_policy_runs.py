"""The shipped policy at work: on drawn histories with numbers of all sizes, and on all small streams."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence
from dataclasses import astuple

from withhold_proofs.ledger_policy_cases import Closing, closing_alone, histories, known_to_end
from withhold_proofs.ledger_runs import Run, decided, note
from withhold_proofs.ledger_settings import GRID, Setting
from withhold_proofs.model import Verdict
from withhold_spec import allowance, ledger, ledger_invariants, schedule
from withhold_spec.belief import ONE, believe
from withhold_spec.epochs import Offer, Public
from withhold_spec.params import Params
from withhold_spec.policy import SHIPPED, interval
from withhold_spec.records import Account, Booking

SIZES = (1, 2, 1000)
"""Of blocks whose intervals are looked at, beside those that occur."""


def drawn(number: int, epochs: int) -> Verdict:
    """Offers, beliefs, intervals and limits of drawn histories, and offers as at a known horizon."""
    tally: Tally[str] = Tally()
    for seed, history in enumerate(histories(number, epochs)):
        for closing in history:
            tally["epochs"] += 1
            fault = _wrong_offers(closing, tally) or _wrong_belief(closing.after, tally)
            ended = known_to_end(closing.before)
            if schedule.running(ended) is None:
                fault = fault or _wrong_offers(closing_alone(ended), tally)
            if fault:
                return Verdict(False, f"history {seed}: {fault}", tally)
    return Verdict(True, f"{tally['epochs']} epochs", tally)


def _wrong_offers(closing: Closing, tally: Tally[str]) -> str:
    """What is wrong with what was offered: nothing if it is booked as it is, within the allowance."""
    public = closing.before
    bookings, course = closing.epoch.bookings, schedule.current(public)
    end = public.samples if course is None else course.end
    tally["series begun"] += closing.epoch.series.length > 1
    tally["series that go on"] += closing.epoch.series.first <= len(public.epochs)
    tally["epochs without an overhang"] += closing.epoch.overhang is None
    if course is not None and (public.samples in course.probed) is (closing.epoch.overhang is None):
        return f"an overhang is released at another time than {course.probed}"
    for user, offer, booking in zip(public.pending, closing.offers, bookings, strict=True):
        account, count = public.accounts[user], public.counts[user]
        entered = ledger.in_series(account, closing.epoch.series)
        limit = allowance.limit(public, count, account.first, end)
        tally["offers"] += 1
        tally["probes"] += offer.probe != 0
        if public.params.horizon_given and public.samples == public.params.horizon:
            tally["probes at a known end"] += offer.probe != 0
            tally["series at a known end"] += closing.epoch.series.length > 1
        tally["intervals that clip"] += offer.high - offer.low != booking.size * public.params.grid
        tally["paid before in the series"] += entered.sum_cost != 0
        fault = _wrong_offer(entered, limit, offer, booking, public.params.grid)
        if fault:
            return f"user {user}: {fault}"
    return ""


def _wrong_offer(account: Account, limit: int, offer: Offer, booking: Booking, grid: int) -> str:
    if not are_integers(astuple(offer)):
        return f"{offer} is not made of integers"
    if ledger_invariants.limit_grows(0, limit) is not True:
        return f"a limit of {limit}"
    paid = _exact(account.sum_cost) + _exact(account.overhang_cost)
    left = max(0, limit - (_exact(account.spent) - paid))
    after = ledger.settle(account, booking)
    in_series = _exact(after.sum_cost) + _exact(after.overhang_cost)
    kept = ledger_invariants.weight_within_allowance
    if not (
        kept(offer.weight, booking.weight, in_series, left) is True
        and kept(offer.probe, booking.probe, in_series, left) is True
    ):
        return f"{offer} with {left} left is booked as {booking}"
    if offer.weight < 0 or offer.probe < 0 or offer.margin < 0:
        return f"{offer} has a negative part"
    within, whole = ledger_invariants.interval_within, booking.size * grid
    for ends in ((offer.low, offer.high), (offer.inner_low, offer.inner_high)):
        if within(*ends, whole) is not True:
            return f"{ends} of {offer} for {booking.size} samples"
    return ""


def _wrong_belief(public: Public, tally: Tally[str]) -> str:
    """What is wrong with the belief after the epochs."""
    belief = believe(public.params, public.epochs)
    kept = [part for name, part in vars(belief).items() if name != "settled"]
    made = (*kept, belief.centre, belief.doubt, belief.variance, belief.deviation(1))
    tally["users found to differ"] += belief.spread > 0
    tally["variances halved"] += belief.halvings > 0
    tally["halvings taken back"] += belief.settled
    estimate = SHIPPED.total(public)
    if not are_integers((*made, estimate)) or type(belief.settled) is not bool:
        return f"{belief} is not made of integers"
    if not (0 <= belief.centre <= ONE and belief.doubt > 0 and 0 <= belief.spread <= ONE):
        return f"centre {belief.centre}, doubt {belief.doubt}, spread {belief.spread}"
    if not 0 <= belief.common <= ONE:
        return f"the squares of users' shares are together {belief.common}"
    if not 0 < 4 * belief.variance <= ONE or belief.halvings < 0:
        return f"a variance of {belief.variance}, {belief.halvings} times halved"
    within = ledger_invariants.estimate_within(estimate, public.covered, public.params.grid)
    if within is not True:
        return f"an estimate of {estimate} for {public.covered} samples"
    reaches = (0, 3, 5, 9)
    found = [interval(public.params, belief, size, each) for size in SIZES for each in reaches]
    ends = [(one.low, one.high, one.inner_low, one.inner_high, one.margin) for one in found]
    return "" if are_integers([end for each in ends for end in each]) else f"{found}"


def are_integers(numbers: Sequence[object]) -> bool:
    """Whether all are Python's integers, no truth values and no fractions among them."""
    return all(type(number) is int for number in numbers)


def _exact(number: object) -> int:
    if not isinstance(number, int):
        raise TypeError("an account is kept in integers")
    return number


def paid_out(users: int, longest: int, epsilons: Sequence[str]) -> Verdict:
    """At the horizon everything is covered, or what is left is not worth its noise."""
    tally: Tally[str] = Tally()
    settings = [
        Setting(SHIPPED, Params(users, longest, epsilon, 1, grid=GRID, horizon=length), length)
        for epsilon in epsilons
        for length in range(1, longest + 1)
    ]
    for setting in settings:
        for run in decided([setting], users):
            note(tally, run.state, run.steps[-1])
            if len(run.users) == setting.params.horizon:
                fault = _withheld(run, tally)
                if fault:
                    return Verdict(False, f"{run.described}: {fault}", tally)
    return Verdict(True, f"{tally['streams']} streams", tally)


def _withheld(run: Run, tally: Tally[str]) -> str:
    params, step = run.plan.params, run.steps[-1]
    public = Public(params, _counts(run), run.state.accounts, run.state.epochs)
    left, fresh = public.samples - step.total, allowance.fresh(public, public.samples)
    tally["streams"] += 1
    tally["everything covered"] += left == 0
    tally["too little left"] += left > 0
    if ledger_invariants.horizon_paid_out(left, fresh, params.epsilon):
        return ""
    return f"{left} samples are withheld, with {fresh} ledger units left for them"


def _counts(run: Run) -> tuple[int, ...]:
    return tuple(len(samples) for samples in run.state.samples.values())
