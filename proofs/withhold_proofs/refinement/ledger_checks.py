"""The ledger mechanism: the implementation's schedules, proposals and runs against the specification's.

Functions of the implementation are arguments. Drawn histories are those of `policy.cases`.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass, field
from fractions import Fraction
from functools import partial
from hashlib import sha256
from itertools import product
from typing import NamedTuple, Protocol, TypeVar

from withhold_proofs.accounted.settings import OFFERED
from withhold_proofs.model import Verdict
from withhold_proofs.policy.cases import (
    EPSILONS,
    Closing,
    Draws,
    Sizes,
    histories,
    known_to_end,
)
from withhold_proofs.policy.scheduling import PACED
from withhold_proofs.refinement.runs import accounted_runs
from withhold_proofs.streams.draws import SeriesOnly
from withhold_spec.accounted.interface import Proposal, Public
from withhold_spec.accounted.records import Account, Contribution, Series
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.policy.budget_limit import available_budget, limit
from withhold_spec.policy.fixed_point import log2
from withhold_spec.policy.posterior import Posterior, update
from withhold_spec.policy.scheduling import (
    current,
    is_checkpoint,
    release_time,
    running,
    schedule_from,
)
from withhold_spec.policy.shipped import SHIPPED
from withhold_spec.records import Step

STEPS = (2, 8)
ADMITTED = Sizes(2**57, 2**32, 50, 40, EPSILONS)
"""Streams so long that samples times users stay below 2**62, as the implementation's words require."""
Case = TypeVar("Case")


Timed = tuple[tuple[int, ...], int, int, tuple[int, ...], bool]
"""A schedule: cadence, step, end, release times, and whether its epochs make excess queries."""


@dataclass(frozen=True)
class Clockwork:
    """The implementation's functions of time. schedule: from a time on, for so many users."""

    logarithms: Callable[[Sequence[int]], list[int]]
    schedule: Callable[[Params, int, int], Timed]
    limits: Callable[[Params, Sequence[int], Sequence[int], int, int], list[int]]
    next_checkpoint: Callable[[Params, int, int], int]


class State(NamedTuple):
    """A posterior."""

    centre: int
    shift: int
    unequal: int
    scatter: tuple[int, ...]
    clipping: tuple[int, ...]


@dataclass(frozen=True)
class Asked:
    """What proposals depend on, beside the posterior.

    start, begun: when the series began, and how many users it had then. single: whether the series has
    one epoch. strata: of its epochs. users, samples: how many have come. counts: of the users with new
    samples. excess_paid: what they paid for excess queries in the series.
    """

    params: Params
    start: int
    begun: int
    single: bool
    strata: int
    users: int
    samples: int
    sizes: Sequence[int]
    counts: Sequence[int]
    available_budgets: Sequence[int]
    excess_paid: Sequence[int]


@dataclass(frozen=True)
class Learned:
    """What a posterior learns of the epoch of the latest proposals. sizes, counts: of all users."""

    series: Series
    sums: Sequence[int]
    excess: int | None
    sizes: Sequence[int]
    counts: Sequence[int]


class Observer(Protocol):
    """The posterior and the proposals of an implementation."""

    @property
    def state(self) -> State:
        """The posterior."""

    def proposals(self, asked: Asked) -> list[tuple[int, ...]]:
        """What `shown` returns for each."""

    def learn(self, learned: Learned) -> None:
        """Updates the posterior."""


def _searched(cases: Iterator[tuple[str, Case]], fault: Callable[[Case], str]) -> Verdict:
    counts: Tally[str] = Tally()
    for kind, case in cases:
        counts.update(("cases", kind))
        found = fault(case)
        if found:
            return Verdict(False, found, counts)
    return Verdict(True, f"{counts['cases']} cases", counts)


def logarithms(ours: Clockwork, longest: int) -> Verdict:
    """Logarithms of all numbers up to one, of those next to powers of 2, and of drawn numbers."""
    edges = [2**k + d for k in range(1, 63) for d in range(-2, 3) if 1 <= 2**k + d <= 2**62]
    draws = Draws("logarithms")
    numbers = [*range(1, longest + 1), *edges, *(draws.up_to(2**62) for _ in range(4000))]
    made = ours.logarithms(numbers)
    for number, found in zip(numbers, made, strict=True):
        if found != log2(number):
            return Verdict(False, f"log2({number}): {found} for {log2(number)}")
    return Verdict(True, f"{len(numbers)} numbers", {"cases": len(numbers)})


Limit = tuple[Params, Sequence[int], Sequence[int], int, int]
"""Parameters, counts of some users, their first times, the time, and how many users have come."""


def limits(ours: Clockwork, longest: int, drawn: int) -> Verdict:
    """Budget limits in all small streams and in drawn histories."""

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
                schedule = current(public)
                for now in {public.samples, public.samples if schedule is None else schedule.end}:
                    yield known, (public.params, public.counts, firsts, now, len(firsts))

    def fault(case: Limit) -> str:
        params, counts, firsts, now, seen = case
        accounts = (Account(first=now),) * seen
        public = Public(params, (), accounts, ())
        theirs = [limit(public, *row, now) for row in zip(counts, firsts, strict=True)]
        found = ours.limits(*case)
        return "" if found == theirs else f"at {now}, {params}: {found} for {theirs}"

    return _searched(cases(), fault)


def schedules(ours: Clockwork, longest: int, drawn: int, ends: Sequence[int]) -> Verdict:
    """Schedules of series that begin in short streams, at all times, and in long ones."""

    def cases() -> Iterator[tuple[str, tuple[Params, int, int]]]:
        for epsilon, users in PACED:
            for horizon in (None, *range(1, longest + 1)):
                params = Params(2, longest, epsilon, 1, horizon=horizon)
                for start in range(1, 2 * longest + 1):
                    yield "short", (params, start, users)
            draws = Draws("courses", epsilon)
            for end in ends:
                params = Params(2**10, 2**51, epsilon, 1, horizon=end)
                near = [release_time(end, 1, j) + d for j in range(30) for d in (-1, 0, 1)]
                for start in (*near, *(draws.up_to(end) for _ in range(drawn))):
                    if start >= 1:
                        yield "long", (params, start, users)
                        if start < 2**58:
                            yield (
                                "horizon unknown",
                                (Params(2**10, 2**51, epsilon, 1), start, users),
                            )

    def fault(case: tuple[Params, int, int]) -> str:
        params, start, users = case
        expected = timed(schedule_from(params, start, users))
        found = ours.schedule(params, start, users)
        return "" if found == expected else f"{case}: {found} for {expected}"

    return _searched(cases(), fault)


def checkpoints(ours: Clockwork, longest: int, ends: Sequence[int]) -> Verdict:
    """From a checkpoint the implementation goes to the next one, and there is none between.

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
            then = ours.next_checkpoint(params, now, steps)
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


def proposals(observer: Callable[[Params], Observer], number: int, epochs: int) -> Verdict:
    """Posteriors, intervals and proposals in drawn histories, and proposals as at a known horizon."""
    counts: Tally[str] = Tally()
    for seed, history in enumerate(histories(number, epochs, ADMITTED)):
        ours, posterior = observer(history[0].before.params), Posterior()
        for closing in history:
            counts["cases"] += 1
            later = closing.epoch.series.first <= len(closing.before.epochs)
            ended = known_to_end(closing.before)
            offered = SHIPPED.proposals(ended)
            with_excess = _has_excess_queries(closing.epoch.contributions)
            counts["excess queries"] += with_excess
            counts["excess queries at a known end"] += _has_excess_queries(offered)
            counts["series at a known end"] += running(ended) is not None
            counts["epochs without an excess"] += closing.epoch.excess is None
            counts["series that go on"] += later
            counts["later epochs with excess queries"] += later and with_excess
            counts["users found to differ"] += posterior.scatter.users > 0
            counts["variances halved"] += posterior.scatter.halvings > 0
            counts["several strata"] += closing.epoch.series.strata > 1
            fault = _differing(ours, ended, offered) or _wrong_proposals(ours, closing)
            posterior = update(closing.before.params, posterior, closing.epoch)
            if not fault and ours.state != (known := state_of(posterior)):
                fault = f"{ours.state} for {known}"
            if fault:
                return Verdict(False, f"history {seed}: {fault}", counts)
    return Verdict(True, f"{counts['cases']} epochs", counts)


def state_of(posterior: object) -> State:
    """The state of a posterior of either package."""
    numbers = (getattr(posterior, name) for name in ("centre", "shift", "unequal"))
    parts = (astuple(getattr(posterior, name)) for name in ("scatter", "clipping"))
    return State(*numbers, *parts)


def timed(schedule: object) -> Timed:
    """The times of a schedule of either package."""
    names = ("step", "end", "release_times", "asks")
    cadence, *others = (getattr(schedule, name) for name in ("cadence", *names))
    return (astuple(cadence), *others)


def shown(contribution: object) -> tuple[int, ...]:
    """The size of a contribution, and what it has of the proposal."""
    return tuple(getattr(contribution, name) for name in ("size", *OFFERED))


def _has_excess_queries(offered: Sequence[Proposal | Contribution]) -> bool:
    """Whether any user has one."""
    return any(each.excess_weight != 0 for each in offered)


def _differing(ours: Observer, public: Public, offered: Sequence[Proposal | Contribution]) -> str:
    """How the implementation's proposals differ from the specification's."""
    goes_on, schedule = running(public), current(public)
    start, users = public.samples, len(public.withheld_users)
    if goes_on is not None and schedule is not None:
        first = public.epochs[public.epochs[-1].series.first - 1]
        start, users = first.samples, len(first.contributions)
    single = schedule is None or schedule.length == 1
    end = public.samples if schedule is None else schedule.end
    available_budgets, excess_paid = list[int](), list[int]()
    for user in public.withheld_users:
        account = public.accounts[user]
        in_it = goes_on is not None and account.series == public.epochs[-1].series.first
        with_excess = exact(account.excess_cost) if in_it else 0
        paid = exact(account.sum_cost) + with_excess if in_it else 0
        before = exact(account.spent) - paid
        available_budgets.append(available_budget(public, user, end, before))
        excess_paid.append(with_excess)
    counts = [public.counts[user] for user in public.withheld_users]
    sizes = [public.counts[user] - public.accounts[user].released for user in public.withheld_users]
    asked = Asked(
        public.params,
        start,
        users,
        single,
        SHIPPED.strata(public),
        len(public.counts),
        public.samples,
        sizes,
        counts,
        available_budgets,
        excess_paid,
    )
    theirs = [
        (size, *(getattr(each, name) for name in OFFERED))
        for size, each in zip(sizes, offered, strict=True)
    ]
    found = ours.proposals(asked)
    return "" if found == theirs else f"{found} for {theirs}"


def _wrong_proposals(ours: Observer, closing: Closing) -> str:
    public, epoch = closing.before, closing.epoch
    fault = _differing(ours, public, closing.proposals)
    if not fault:
        sizes = [
            count - account.released
            for count, account in zip(public.counts, public.accounts, strict=True)
        ]
        sums = [exact(each) for each in epoch.sums]
        excess = None if epoch.excess is None else exact(epoch.excess)
        ours.learn(Learned(epoch.series, sums, excess, sizes, public.counts))
    return fault


def exact(number: object) -> int:
    if not isinstance(number, int):
        raise TypeError("what is public is an integer")
    return number


@dataclass
class Shown(SeriesOnly):
    """Noise of the size that the mechanism's has, which shows what it and its radius were drawn for.

    asked: the addresses, in order.
    """

    unit: int
    seed: object
    asked: list[tuple[str, int, int]] = field(default_factory=list)

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        self.asked.append(("radius", counter, first_node))
        return int.from_bytes(self._digest(counter, first_node, length, sums, scale)[:8], "big")

    def uniform_noise(self, counter: int, node: int, sums: int, radius: Number) -> tuple[int, ...]:
        self.asked.append(("within", counter, node))
        drawn = self._digest(counter, node, sums, radius)
        return tuple((drawn[i] - 128) * self.unit for i in range(sums))

    def _digest(self, *drawn_for: object) -> bytes:
        return sha256(repr((self.seed, drawn_for)).encode()).digest()


def counted(steps: Sequence[Step]) -> Mapping[str, int]:
    """The coverage of a run."""
    epochs = [step.epoch for step in steps if step.epoch is not None]
    with_excess = [epoch for epoch in epochs if epoch.excess is not None]
    return {
        "streams": 1,
        "series that go on": sum(_goes_on(step) for step in steps),
        "epochs without an excess": len(epochs) - len(with_excess),
        "excesses in series": sum(epoch.series.length > 1 for epoch in with_excess),
    }


def _goes_on(step: Step) -> bool:
    """Whether an epoch has just closed in the series of the one before."""
    return step.epoch is not None and step.epoch.series.first < step.written[0].node


runs = partial(accounted_runs, "ledger", Shown, counted)
"""Runs of the mechanism: see accounted_runs."""
