"""The ledger mechanism of an implementation against the specification: its clockwork, offers and runs.

What belongs to the implementation is an argument. Drawn histories are those of `ledger_policy_cases`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import product
from typing import NamedTuple, Protocol, TypeVar

from withhold_proofs.errata_pairs import patterns
from withhold_proofs.ledger_policy_cases import Closing, Draws, histories
from withhold_proofs.ledger_settings import BUDGETS, OFFERED
from withhold_proofs.model import Verdict
from withhold_proofs.refinement_runs import Events, Noise, record
from withhold_spec import ledger, noise
from withhold_spec.allowance import limit, log2
from withhold_spec.belief import believe
from withhold_spec.epochs import LEDGER, Offer, Public
from withhold_spec.params import Params
from withhold_spec.policy import SHIPPED, interval
from withhold_spec.records import Account, Booking
from withhold_spec.replay import replay as replay_spec
from withhold_spec.schedule import is_checkpoint

STEPS = (2, 8)
SIZES = (1, 2, 3, 10, 1000, 10**6, 2**40)
"""Of blocks whose intervals are compared, beside those that occur."""

Case = TypeVar("Case")


@dataclass(frozen=True)
class Clockwork:
    """The functions of the implementation, at the specification's parameters."""

    logarithms: Callable[[Sequence[int]], list[int]]
    limits: Callable[[Params, Sequence[int], Sequence[int], int, int], list[int]]
    next_checkpoint: Callable[[Params, int, int], int]


class State(NamedTuple):
    """What is believed."""

    centre: int
    doubt: int
    variance: int
    spread: int
    halvings: int


class Observer(Protocol):
    """What an implementation makes of the releases, and what it offers."""

    @property
    def state(self) -> State:
        """What it believes."""
        ...

    def interval(self, size: int) -> tuple[int, int, int, int, bool, int]:
        """Low, high and both inner ends, whether it clips, and the deviation."""
        ...

    def offers(
        self,
        sizes: Sequence[int],
        allowances: Sequence[int],
        room: Sequence[int],
        probing: bool,
    ) -> list[tuple[int, ...]]:
        """What is `shown` of each, as booked; probing: whether this is not the end of the stream."""
        ...

    def learn(self, released: int, overhang: int) -> None:
        """Takes in the epoch of the latest offers."""
        ...


def _searched(cases: Iterator[tuple[str, Case]], fault: Callable[[Case], str]) -> Verdict:
    counts: dict[str, int] = {"cases": 0}
    for kind, case in cases:
        counts["cases"] += 1
        counts[kind] = counts.get(kind, 0) + 1
        found = fault(case)
        if found:
            return Verdict(False, found, counts)
    return Verdict(True, f"{counts['cases']} cases", counts)


def logarithms(ours: Callable[[], Clockwork], longest: int) -> Verdict:
    """All logarithms up to a number, next to powers of 2, and of drawn numbers between."""
    edges = [2**k + d for k in range(1, 63) for d in range(-2, 3) if 1 <= 2**k + d <= 2**62]
    draws = Draws("logarithms")
    numbers = [*range(1, longest + 1), *edges, *(draws.up_to(2**62) for _ in range(4000))]
    made = ours().logarithms(numbers)
    for number, found in zip(numbers, made, strict=True):
        if found != log2(number):
            return Verdict(False, f"log2({number}): {found} for {log2(number)}")
    return Verdict(True, f"{len(numbers)} numbers", {"cases": len(numbers)})


Limit = tuple[Params, Sequence[int], Sequence[int], int, int]
"""Parameters, samples of some users, when each of them came, the time, and how many users came."""


def limits(ours: Callable[[], Clockwork], longest: int, drawn: int) -> Verdict:
    """Limits of small streams, all of them, and in drawn histories."""

    def cases() -> Iterator[tuple[str, Limit]]:
        for users, most, horizon in product((1, 2, 3), (1, 2, 5), (None, *range(1, longest))):
            params = Params(users, most, 1, 1, horizon=horizon)
            for now in range(1, min(longest, users * most) + 1):
                rows = [*product(range(1, most + 1), range(1, now + 1))]
                counts, firsts = [row[0] for row in rows], [row[1] for row in rows]
                for seen in range(1, users + 1):
                    yield "small", (params, counts, firsts, now, seen)
        for history in histories(drawn, 4):
            for closing in history:
                public = closing.before
                firsts = [account.first for account in public.accounts]
                known = "horizon known" if public.params.horizon_given else "horizon unknown"
                row = (public.params, public.counts, firsts, public.samples, len(firsts))
                yield known, row

    def fault(case: Limit) -> str:
        params, counts, firsts, now, seen = case
        accounts = (Account(first=now),) * seen
        public = Public(params, (), accounts, ())
        theirs = [limit(public, *row, now) for row in zip(counts, firsts, strict=True)]
        found = ours().limits(*case)
        return "" if found == theirs else f"at {now}, {params}: {found} for {theirs}"

    return _searched(cases(), fault)


def checkpoints(ours: Callable[[], Clockwork], longest: int, ends: Sequence[int]) -> Verdict:
    """The implementation goes from a checkpoint to the next, and there is none between.

    All times of short streams; of long ones the checkpoints, their neighbours, and one time between.
    """

    def cases() -> Iterator[tuple[str, tuple[int | None, int, int]]]:
        for steps in STEPS:
            for horizon in (None, *range(1, longest)):
                yield "short", (horizon, steps, 2 * longest)
            for horizon in (None, *ends):
                yield "long", (horizon, steps, 2**62)

    def fault(case: tuple[int | None, int, int]) -> str:
        horizon, steps, last = case
        params = Params(2**31, 2**31, 1, 1, horizon=horizon)
        public, now = Public(params, (), (), ()), 0
        while True:
            then = ours().next_checkpoint(params, now, steps)
            if last == 2**62 and then - now > 3:
                between = [now + 1, (now + then) // 2, then - 1]
            else:
                between = [*range(now + 1, min(then, last + 1))]
            wrong = [t for t in between if is_checkpoint(public, t, steps)]
            if then > last:
                return f"{case}: {wrong} left out" if wrong and wrong[0] <= last else ""
            if wrong or not is_checkpoint(public, then, steps):
                return f"horizon {horizon}, {steps} steps: {then} follows {now}"
            now = then

    return _searched(cases(), fault)


def offers(observer: Callable[[Params], Observer], number: int, epochs: int) -> Verdict:
    """Beliefs, intervals and offers in drawn histories, and offers as at a known horizon."""
    names = ("cases", "probes", "users found to differ", "variances halved")
    counts = dict.fromkeys(names, 0)
    for seed, history in enumerate(histories(number, epochs)):
        ours = observer(history[0].before.params)
        for closing in history:
            counts["cases"] += 1
            counts["probes"] += any(booking.probe != 0 for booking in closing.epoch.bookings)
            counts["users found to differ"] += ours.state.spread > 0
            counts["variances halved"] += ours.state.halvings > 0
            fault = _wrong_at_the_end(ours, closing.before) or _wrong_offers(ours, closing)
            if fault:
                return Verdict(False, f"history {seed}: {fault}", counts)
    return Verdict(True, f"{counts['cases']} epochs", counts)


def shown(booking: object) -> tuple[int, ...]:
    """The size of a booking, and what was offered, as it is booked."""
    return tuple(getattr(booking, name) for name in ("size", *OFFERED))


def _wrong_at_the_end(ours: Observer, public: Public) -> str:
    """What is wrong with what would be offered if the stream were known to end now."""
    given = public.params
    params = Params(
        given.max_users,
        given.max_samples,
        given.epsilon,
        given.delta,
        grid=given.grid,
        horizon=public.samples,
        weighting=given.weighting,
    )
    public = replace(public, params=params)
    return _differing(ours, public, _booked(public, SHIPPED.offers(public)))


def _booked(public: Public, offers: Sequence[Offer]) -> list[Booking]:
    """The offers as they are carried out."""
    booked = []
    for user, offer in zip(public.pending, offers, strict=True):
        account = public.accounts[user]
        size = public.counts[user] - account.covered
        booked.append(ledger.book(account, user, size, offer))
    return booked


def _differing(ours: Observer, public: Public, booked: Sequence[Booking]) -> str:
    """How the implementation's bookings differ from these."""
    sizes = [booking.size for booking in booked]
    spent = [_exact(public.accounts[user].spent) for user in public.pending]
    granted = [
        limit(public, public.counts[user], public.accounts[user].first, public.samples)
        for user in public.pending
    ]
    allowances = [max(0, most - used) for most, used in zip(granted, spent, strict=True)]
    probing = not (public.params.horizon_given and public.samples == public.params.horizon)
    found = ours.offers(sizes, allowances, [LEDGER - used for used in spent], probing)
    theirs = [shown(booking) for booking in booked]
    return "" if found == theirs else f"{found} is booked for {theirs}"


def _wrong_offers(ours: Observer, closing: Closing) -> str:
    public, epoch = closing.before, closing.epoch
    fault = _differing(ours, public, epoch.bookings)
    if fault:
        return fault
    ours.learn(_exact(epoch.sum), _exact(epoch.overhang))
    belief = believe(public.params, closing.after.epochs)
    made = (belief.centre, belief.doubt, belief.variance, belief.spread)
    known = State(*made, belief.halvings)
    if ours.state != known:
        return f"{ours.state} is believed for {known}"
    for size in (*SIZES, *(booking.size for booking in epoch.bookings)):
        theirs = interval(public.params, belief, size)
        ends = (theirs.low, theirs.high, theirs.inner_low, theirs.inner_high)
        found = (*ends, theirs.clips, belief.deviation(size))
        if ours.interval(size) != found:
            return f"{ours.interval(size)} for {found}, {size} samples"
    return ""


def _exact(number: object) -> int:
    if not isinstance(number, int):
        raise TypeError("what is public is an integer")
    return number


def runs(
    ours: Callable[[Params, Events, Noise], Sequence[object]], users: int, longest: int
) -> Verdict:
    """Every record of every step, with noise of the size that the mechanism's has."""

    def cases() -> Iterator[tuple[str, tuple[int, int | None, tuple[int, ...]]]]:
        for pattern in patterns(users, longest):
            for budget, horizon in product(range(len(BUDGETS)), (None, longest - 1)):
                yield "streams", (budget, horizon, pattern)

    def fault(case: tuple[int, int | None, tuple[int, ...]]) -> str:
        budget, horizon, pattern = case
        epsilon, weighting = BUDGETS[budget]
        params = Params(
            users, longest - 1, epsilon, 1, grid=4, horizon=horizon, weighting=weighting
        )
        digest = sha256(repr(case).encode()).digest()
        events = [(user, digest[t] % 2) for t, user in enumerate(pattern)]
        unit = LEDGER // epsilon // 64
        addresses = product(range(2), range(1, longest + 1))
        written = {
            address: (byte - 128) * unit
            for address, byte in zip(addresses, digest[8:], strict=False)
        }
        theirs = replay_spec("ledger", params, events, noise.Tape(written))
        found = ours(params, events, written)
        same = [record(step) for step in found] == [record(step) for step in theirs]
        return "" if same else f"{params}, events {events}"

    return _searched(cases(), fault)
