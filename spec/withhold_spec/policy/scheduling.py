"""When epochs close, and which of them form a series.

An epoch's precision grows with the square of the budget spent on it, so a few epochs with much
budget are more precise than many with little; but a stale estimate also has an error. If most
users return, a series costs them as much as one epoch, while its noise grows with its length.
Then epochs close at fixed steps of the stream, which are wider if noise dominates the error. With
Gaussian noise every epoch is single. The schedule depends on arrivals and charges only, which are
public.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from withhold_spec.accounted.interface import BUDGET, Public
from withhold_spec.params import Params
from withhold_spec.policy.budget_limit import (
    affordable_change,
    available_budgets,
    available_change,
    full_budget,
    reaches,
)
from withhold_spec.policy.fixed_point import BIT, ceil_div, int_of, log2

SMALLEST = 8
"""The least available change of an epoch, in noise scales; the standard deviation of its mean is then 0.18."""

WARM_UP = 16
"""Until all users have spent this many noise scales, epochs may close eight times in a doubling; then twice."""

SHARE = 4
"""A single epoch is worth its noise if a quarter of what all users have left is available.

With a horizon it is a quarter of all that they had.
"""

SAMPLING = 8
"""So it is if this many noise scales times the square root of the new samples are available.

The noise is then no larger than the sampling error.
"""

RETURNING = (2, 5)
"""A series begins when two fifths of the users who contributed to earlier epochs have new samples."""

UNKNOWN_STEP, UNKNOWN_SPAN = 1, 4
"""The step and the span of a series (as in `Cadence`) if the length of the stream is unknown."""

EXCESS_SHARE = 8
"""An eighth of an available budget pays for the excess query."""

EXCESS_WORTH = 9
"""Excess queries are made if together they reach this many scales of their noise (see `reaches`)."""

NO_SERIES = 2**20
"""Above this epsilon every series has one epoch.

The noise is negligible there, and the sampler would reject most radii of longer series.
"""


@dataclass(frozen=True)
class Cadence:
    """The cadence of a series if the contributing users times epsilon**2 are at least `least`.

    step: from one epoch to the next, in doublings of the stream. span: the doublings in a series.
    reach: of intervals, in half standard deviations.
    """

    least: int
    step: int
    span: int
    reach: int = 3


CADENCES = (Cadence(256, 1, 6), Cadence(0, 2, 8))

WIDE = 5
"""The reach of intervals if users times epsilon are at least MANY: bias would otherwise exceed the noise."""

MANY = 1600


@dataclass(frozen=True)
class Schedule:
    """The times of a series.

    step: from one epoch to the next, in doublings. end: when the series ends. release_times: when
    its epochs after the first close. asks: whether its epochs make excess queries.
    """

    cadence: Cadence
    step: int
    end: int
    release_times: tuple[int, ...]
    asks: bool

    @property
    def length(self) -> int:
        """How many epochs the series has."""
        return 1 + len(self.release_times)

    @property
    def queries(self) -> int:
        """How many excess queries it makes: one in every epoch, or none."""
        return self.length if self.asks else 0


def current(public: Public) -> Schedule | None:
    """The schedule of the series of the epoch that closes now; None if no epoch closes."""
    schedule = running(public)
    if schedule is None:
        return beginning(public)
    return schedule if public.samples in schedule.release_times else None


def running(public: Public) -> Schedule | None:
    """The schedule of the last epoch's series; None if it has ended or has one epoch."""
    if not public.epochs or public.epochs[-1].series.length == 1:
        return None
    last = public.epochs[-1]
    first = public.epochs[last.series.first - 1]
    schedule = schedule_from(public.params, first.samples, len(first.contributions))
    return schedule if last.samples < schedule.end else None


def beginning(public: Public) -> Schedule | None:
    """The schedule of the series, of one or more epochs, that begins with this sample; None if none does."""
    params, now = public.params, public.samples
    spent = sum(affordable_change(public, int_of(account.spent)) for account in public.accounts)
    if not is_checkpoint(public, now, 2 if reaches(params, spent, WARM_UP) else 8):
        return None
    schedule = schedule_from(params, now, len(public.withheld_users))
    if (
        schedule.release_times
        and not public.gaussian
        and comes_again(public, schedule.step)
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
    """The schedule of a series of one epoch."""
    return Schedule(cadence, cadence.step, now, (), asks=True)


def schedule_from(params: Params, start: int, users: int) -> Schedule:
    """The schedule of a series that begins at time `start`, when `users` users have withheld samples.

    Release times are counted back from its end, in whole steps. The end is the horizon, or a
    multiple of `span` doublings before it. There are as many steps as make the first one nearest
    to a whole step. Every epoch makes an excess query, if together they can reach EXCESS_WORTH.
    """
    cadence = cadence_of(params, users)
    step, end = cadence.step, params.horizon
    if params.horizon_given:
        while end >> cadence.span >= 4 * start:
            end = end >> cadence.span
    else:
        step = UNKNOWN_STEP
        end = min(start << UNKNOWN_SPAN, params.max_users * params.max_samples)
    ahead = log2(max(start, end)) - log2(start)
    steps = (2 * ahead + step * BIT) // (2 * step * BIT)
    if params.epsilon > NO_SERIES:
        steps = 0
    release_times = tuple(release_time(end, step, j) for j in reversed(range(steps)))
    asks = reaches(params, users * BUDGET // EXCESS_SHARE, EXCESS_WORTH, 1 + steps)
    return Schedule(cadence, step, end, release_times, asks)


def cadence_of(params: Params, users: int) -> Cadence:
    """The cadence for this many users with withheld samples."""
    top, bottom = params.epsilon.numerator, params.epsilon.denominator
    cadence = next(cadence for cadence in CADENCES if users * top**2 >= cadence.least * bottom**2)
    return replace(cadence, reach=WIDE) if users * top >= MANY * bottom else cadence


def release_time(end: int, step: int, j: int) -> int:
    """The least time t >= end / 2**(step j).

    >>> [release_time(1000, 1, j) for j in range(5)], release_time(1000, 2, 1)
    ([1000, 500, 250, 125, 63], 250)
    """
    return ceil_div(end, 1 << step * j)


def comes_again(public: Public, step: int) -> bool:
    """Whether users return: the share RETURNING of those with released samples have new ones.

    After a series of more than one epoch, the next one must also wait for a whole step.
    """
    last = public.epochs[-1] if public.epochs else None
    if last and last.series.length > 1 and public.samples < last.samples << step:
        return False
    before = [account.released > 0 for account in public.accounts]
    again = sum(before[user] for user in public.withheld_users)
    share, of = RETURNING
    return again > 0 and of * again >= share * sum(before)


def is_checkpoint(public: Public, samples: int, steps: int) -> bool:
    """Whether this time ends a `steps`-th part of a doubling, counted back from the horizon if it is known.

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
    """Whether a single epoch before a known horizon is worth its noise; `new` is the available change."""
    params, now, epsilon = public.params, public.samples, public.params.epsilon
    waiting = now - public.released
    if (new * epsilon.numerator) ** 2 >= waiting * (SAMPLING * BUDGET * epsilon.denominator) ** 2:
        return True
    if params.horizon_given and params.horizon // 2 < now < params.horizon:
        return False  # the remaining budget is kept for the end
    spent = sum(int_of(account.spent) for account in public.accounts)
    budget = full_budget(public) * len(public.accounts)
    left = budget if params.horizon_given else budget - spent
    allowed = sum(available_budgets(public, now))
    return allowed >= spent or SHARE * allowed >= left
