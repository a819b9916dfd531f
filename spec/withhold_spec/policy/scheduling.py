"""When epochs close, and which of them make a series: public times, and enough fresh allowance.

Noise weighs by the square of what is spent at once, so few epochs with much allowance tell more than
many with little; but a stale estimate errs too. Where most users come back, they pay for a series as for
one epoch, while its noise grows with its length: then epochs follow each other at fixed steps of the
stream, the wider the more noise rules. With Gaussian noise there are no series: every epoch is single.
All of it depends on arrivals alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import isqrt

from withhold_spec.accounted.interface import BUDGET, Public
from withhold_spec.params import Params
from withhold_spec.policy.budget_limit import (
    BIT,
    affordable_change,
    available_budgets,
    available_change,
    ceil_div,
    full_budget,
    int_of,
    log2,
    reaches,
)

SMALLEST = 8
"""The least fresh allowance of an epoch, in units of LEDGER/epsilon: the noise of its mean is 0.18."""

WARM_UP = 16
"""Spent allowance in those units until which an epoch may close at every eighth of a doubling."""

SHARE = 4
"""A quarter of what all users seen have is enough for a single epoch."""

SAMPLING = 8
"""So is this many times the square root of the new samples: then the noise is no more than theirs."""

RETURNING = (2, 5)
"""A series begins when two fifths of the users who took part in epochs before have come again."""

UNKNOWN_HALF_DOUBLINGS, UNKNOWN_SPAN = 2, 4
"""The widest step and the span of a series, as in `Cadence`, where the stream's length is not known."""

EXCESS_SHARE = 8
"""An eighth of an allowance pays for the probe, where there is one."""

EXCESS_WORTH = 9
"""Probes are made where all together are at least so many scales of their noise, as `reaches` counts."""

EXCESS_SPAN = 2
"""So many doublings before the end of a series its overhangs begin, at steps of a doubling or more."""

NO_SERIES = 2**20
"""Beyond this epsilon noise is nothing, and radii for more epochs would seldom be accepted: no series."""


@dataclass(frozen=True)
class Cadence:
    """How a series goes for so many pending users that their number times epsilon**2 is at least `least`.

    halves: half doublings of the stream from one epoch to the next. span: doublings in a series. reach:
    of intervals, in half deviations, and WIDE where users are so many that the bias of narrow ones
    would exceed the noise.
    """

    least: int
    half_doublings: int
    span: int
    reach: int = 3


CADENCES = (Cadence(1600, 1, 4), Cadence(256, 3, 6), Cadence(0, 4, 8))

WIDE = 5
"""The reach of intervals in half deviations from MANY users times epsilon on."""

MANY = 1600


@dataclass(frozen=True)
class Schedule:
    """A series in time. halves: as in its pace. end: when it ends. marks: when its later epochs close.

    probed: those of its times at which an overhang is asked for.
    """

    cadence: Cadence
    half_doublings: int
    end: int
    release_times: tuple[int, ...]
    excess_times: tuple[int, ...]

    @property
    def length(self) -> int:
        """How many epochs it has."""
        return 1 + len(self.release_times)


def current(public: Public) -> Schedule | None:
    """The course of the series to which an epoch that closes now belongs; None where none closes."""
    schedule = running(public)
    if schedule is None:
        return beginning(public)
    return schedule if public.samples in schedule.release_times else None


def running(public: Public) -> Schedule | None:
    """The course of the last epoch's series, until its end."""
    if not public.epochs or public.epochs[-1].series.length == 1:
        return None
    last = public.epochs[-1]
    first = public.epochs[last.series.first - 1]
    schedule = schedule_from(public.params, first.samples, len(first.contributions))
    return schedule if last.samples < schedule.end else None


def beginning(public: Public) -> Schedule | None:
    """The course of a series that begins with this sample, of one epoch or of more; None if none does."""
    params, now = public.params, public.samples
    spent = sum(affordable_change(public, int_of(account.spent)) for account in public.accounts)
    if not is_checkpoint(public, now, 2 if reaches(params, spent, WARM_UP) else 8):
        return None
    schedule = schedule_from(params, now, len(public.withheld_users))
    if (
        schedule.release_times
        and not public.gaussian
        and comes_again(public, schedule.half_doublings)
        and reaches(params, available_change(public, schedule.end), SMALLEST, schedule.length)
    ):
        return schedule
    new = available_change(public, now)
    if params.horizon_given and now == params.horizon:
        worth = reaches(params, new, 1)
    else:
        worth = reaches(params, new, SMALLEST) and _is_worth(public, new)
    return single(schedule.cadence, now) if worth else None


def single(cadence: Cadence, now: int) -> Schedule:
    """The course of an epoch that is a series of its own."""
    return Schedule(cadence, cadence.half_doublings, now, (), (now,))


def schedule_from(params: Params, start: int, users: int) -> Schedule:
    """The course of a series that begins at a time with so many pending users.

    Its epochs are counted back from its end, which is the horizon or `span` doublings before it, and so
    on; there are as many as make the first step nearest to a whole one. Overhangs are asked for at its
    end and at steps of a doubling or more before it, if those of so many users are worth their noise.
    """
    cadence = cadence_of(params, users)
    half_doublings, end = cadence.half_doublings, params.horizon
    if params.horizon_given:
        while end >> cadence.span >= 4 * start:
            end = end >> cadence.span
    else:
        half_doublings = min(half_doublings, UNKNOWN_HALF_DOUBLINGS)
        end = min(start << UNKNOWN_SPAN, params.max_users * params.max_samples)
    ahead = log2(max(start, end)) - log2(start)
    steps = (4 * ahead + half_doublings * BIT) // (2 * half_doublings * BIT)
    if params.epsilon > NO_SERIES:
        steps = 0
    release_times = tuple(release_time(end, half_doublings, j) for j in reversed(range(steps)))
    times, apart = (start, *release_times), ceil_div(2, half_doublings)
    excess_times = tuple(
        times[-1 - j]
        for j in reversed(range(steps + 1))
        if j % apart == 0 and j * half_doublings <= 2 * EXCESS_SPAN
    )
    if not reaches(params, users * BUDGET // EXCESS_SHARE, EXCESS_WORTH, len(excess_times)):
        excess_times = ()
    return Schedule(cadence, half_doublings, end, release_times, excess_times)


def cadence_of(params: Params, users: int) -> Cadence:
    """The pace for so many pending users."""
    top, bottom = params.epsilon.numerator, params.epsilon.denominator
    cadence = next(cadence for cadence in CADENCES if users * top**2 >= cadence.least * bottom**2)
    return replace(cadence, reach=WIDE) if users * top >= MANY * bottom else cadence


def release_time(end: int, half_doublings: int, j: int) -> int:
    """The least time t >= end / 2**(halves j / 2).

    >>> [release_time(1000, 1, j) for j in range(5)], release_time(1000, 4, 1)
    ([1000, 708, 500, 354, 250], 250)
    """
    return isqrt((end**2 - 1) >> half_doublings * j) + 1


def comes_again(public: Public, half_doublings: int) -> bool:
    """Whether users come back: with new samples there are two fifths of those who were in an epoch.

    After a series of more than one epoch, the next waits for a whole step.
    """
    last = public.epochs[-1] if public.epochs else None
    if last and last.series.length > 1 and public.samples**2 < last.samples**2 << half_doublings:
        return False
    before = [account.released > 0 for account in public.accounts]
    again = sum(before[user] for user in public.withheld_users)
    share, of = RETURNING
    return again > 0 and of * again >= share * sum(before)


def is_checkpoint(public: Public, samples: int, steps: int) -> bool:
    """Whether this time ends a `steps`-th part of a doubling, counted back from the horizon if known.

    >>> from withhold_spec.params import Params
    >>> eighty = Public(Params(9, 9, 1, 1, horizon=80), (), (), ())
    >>> [t for t in range(1, 81) if is_checkpoint(eighty, t, 1)]
    [1, 2, 3, 5, 10, 20, 40, 80]
    >>> unknown = Public(Params(9, 9, 1, 1), (), (), ())
    >>> [t for t in range(1, 81) if is_checkpoint(unknown, t, 2)]
    [1, 2, 3, 4, 6, 8, 12, 16, 23, 32, 46, 64]
    """
    params = public.params
    if samples == 1:
        return True
    if params.horizon_given and samples <= params.horizon:
        return _halvings(params.horizon, samples, steps) < _halvings(
            params.horizon, samples - 1, steps
        )
    return int(samples**steps).bit_length() > int((samples - 1) ** steps).bit_length()


def _halvings(horizon: int, samples: int, steps: int) -> int:
    """The least j for which samples >= horizon / 2**(j/steps)."""
    return (ceil_div(horizon**steps, samples**steps) - 1).bit_length()


def _is_worth(public: Public, new: int) -> bool:
    """Whether an epoch by itself is worth its noise, before a known horizon; `new` is what is fresh."""
    params, now, epsilon = public.params, public.samples, public.params.epsilon
    waiting = now - public.released
    if (new * epsilon.numerator) ** 2 >= waiting * (SAMPLING * BUDGET * epsilon.denominator) ** 2:
        return True
    if params.horizon_given and params.horizon // 2 < now < params.horizon:
        return False  # the rest is kept for the end
    spent = sum(int_of(account.spent) for account in public.accounts)
    budget = full_budget(public) * len(public.accounts)
    left = budget if params.horizon_given else budget - spent
    allowed = sum(available_budgets(public, now))
    return allowed >= spent or SHARE * allowed >= left
