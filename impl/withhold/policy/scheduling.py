"""Budget limits, and when epochs of the ledger mechanism close. Integers only.

A user's budget limit grows with the logarithm of the user's samples as far as the user is new, and
with the cube of the logarithm of the time since the first of them. Epochs of a series close at
whole doublings of the stream, counted back from its end if that is known; at wider steps if noise
is large. Times are numbers of counted samples.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, lru_cache

import numpy as np

from withhold.core.batch import Ints
from withhold.core.columns import scaled_by
from withhold.core.params import Params
from withhold.policy.fixed_point import BIT, log2, log2_all, log2_up_to

BUDGET = 1 << 40  # budget units of a full account
HEAD_START = 3 * BIT  # a user's first sample counts as three doublings
HORIZON_FACTOR = 8  # without a horizon the stream is assumed to grow to this many times its length
ROOT = 1 << 20  # the square root of BUDGET
UNKNOWN_STEP, UNKNOWN_SPAN = 1, 4  # of a series without a horizon
NO_SERIES = 1 << 20  # above this epsilon noise is negligible, and most radii would be rejected


@dataclass(frozen=True, slots=True)
class Cadence:
    """The cadence of a series if users times epsilon**2 are at least `least`.

    step: from one epoch to the next, in doublings of the stream. span: the doublings in a series.
    reach: of intervals, in half standard deviations.
    """

    least: int
    step: int
    span: int
    reach: int = 3


CADENCES = (Cadence(256, 1, 6), Cadence(0, 2, 8))
MANY, WIDE = 1600, 5  # from this many users times epsilon on, bias exceeds noise: a wider reach
EXCESS_SHARE = 8  # an eighth of an available budget pays for excess queries
EXCESS_WORTH = 9  # noise scales that excess queries must reach together
RESERVE = 64  # a user keeps a 64th of the remaining budget for an epoch, if it is worth RICH
RICH = 64  # noise scales


def reaches(params: Params, units: int, scales: int, length: int = 1) -> bool:
    """Whether a change of `units` budget units is at least `scales` times the noise's scale, BUDGET / epsilon.

    In a series of `length` sums the scale is multiplied by the ratio of the noise's standard
    deviation to that of a single sum; the square of this ratio is (length + 1)(length + 2)/6.
    """
    one = scales * BUDGET * params.epsilon.denominator
    return 6 * (units * params.epsilon.numerator) ** 2 >= (length + 1) * (length + 2) * one * one


@dataclass(frozen=True, slots=True)
class Schedule:
    """The times of a series that could begin now.

    step: from one epoch to the next, in doublings. end: when the series ends; it may spend up to
    the budget limits of that time. release_times: when its epochs after the first close; none if
    the end is too near. asks: whether its epochs make excess queries.
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
    def excess_queries(self) -> int:
        """How many excess queries the series has."""
        return self.length if self.asks else 0


class Scheduler:
    """Computes schedules and budget limits from the public parameters.

    Attributes:
        first: the schedule of a series that begins with the first sample.
    """

    __slots__ = ("_horizon", "_most", "_params", "first")

    def __init__(self, params: Params) -> None:
        self._params = params
        self._horizon = params.horizon
        self._most = params.max_users * params.max_samples
        self.first = self.schedule(1, 0)

    @property
    def horizon(self) -> int | None:
        """The length of the stream, or None if it is unknown."""
        return self._horizon

    def cadence(self, users: int) -> Cadence:
        """The cadence for this many contributing users."""
        epsilon = self._params.epsilon
        cadence = next(cadence for cadence in CADENCES if users * epsilon**2 >= cadence.least)
        return replace(cadence, reach=WIDE) if users * epsilon >= MANY else cadence

    def schedule(self, now: int, users: int) -> Schedule:
        """The schedule of a series that begins now with this many contributing users."""
        cadence, horizon = self.cadence(users), self._horizon
        if horizon is None:
            step, end = UNKNOWN_STEP, min(now << UNKNOWN_SPAN, self._most)
        else:
            step, end = cadence.step, horizon
            while end >> cadence.span >= 4 * now:
                end >>= cadence.span
        steps = 0
        if self._params.epsilon <= NO_SERIES:
            ahead = log2(max(now, end)) - log2(now)
            steps = (2 * ahead + step * BIT) // (2 * step * BIT)
        release_times = tuple(-(-end >> step * j) for j in reversed(range(steps)))
        excesses = users * BUDGET // EXCESS_SHARE
        asks = reaches(self._params, excesses, EXCESS_WORTH, 1 + steps)
        return Schedule(cadence, step, end, release_times, asks)

    def single(self, now: int, users: int) -> Schedule:
        """The schedule of a series of one epoch."""
        cadence = self.cadence(users)
        return Schedule(cadence, cadence.step, now, (), asks=True)

    @property
    def least_reserve(self) -> int:
        """The least change that a reserve must pay for, in budget units."""
        return int(-(-RICH * BUDGET // self._params.epsilon))

    def limits(
        self, counts: Ints, firsts: Ints, now: int, seen: int, log_firsts: Ints | None = None
    ) -> Ints:
        """The budget limits of users at time `now`, in budget units.

        `firsts` is the time of each user's first sample, and `log_firsts` its logarithm if that is
        known; `seen` is the number of users so far.
        """
        horizon = self._horizon
        if horizon is not None and now >= horizon:
            return np.full(len(counts), BUDGET, dtype=np.int64)
        end = min(HORIZON_FACTOR * now, self._most) if horizon is None else horizon
        users = seen if horizon is None else self._params.max_users
        typical = max(1, min(self._params.max_samples, -(-2 * end // users)))
        by_count = np.minimum(counts, typical)
        if typical < len(counts):  # there are few different shares
            by_count = share_of(np.arange(1 + typical), typical)[by_count]
        else:
            by_count = share_of(by_count, typical)
        by_count = scaled_by(by_count, firsts, now)
        if log_firsts is None:
            log_firsts = log2_all(firsts)
        waited, whole = log2(now) - log_firsts, log2(end) - log_firsts
        root = ROOT * (HEAD_START + waited) // (HEAD_START + whole)
        limits: Ints = np.maximum(by_count, root * root * root // ROOT)
        return limits

    def next_checkpoint(self, now: int, steps: int) -> int:
        """The first time after `now` that ends a `steps`-th part of a doubling."""
        if now == 0:
            return 1
        horizon = self._horizon
        if horizon is not None and now < horizon:
            return _first_change(_halvings(horizon, steps), now)
        return _first_change(_doublings(steps), now)


def share_of(counts: Ints, typical: int) -> Ints:
    """The share of BUDGET that a user with so many samples, at most `typical`, has by their logarithm."""
    shares: Ints = BUDGET * log2_up_to(1 + typical, 1 + counts) // log2(1 + typical)
    return shares


@lru_cache(maxsize=64)
def scheduler_of(params: Params) -> Scheduler:
    """The scheduler of all runs with these parameters; a vector has a run for each coordinate."""
    return Scheduler(params)


def _halvings(horizon: int, steps: int) -> Callable[[int], int]:
    """A function from a time to the number of steps between it and the horizon."""
    end = horizon**steps
    return lambda time: (-(-end // time**steps) - 1).bit_length()


@cache
def _doublings(steps: int) -> Callable[[int], int]:
    """A function from a time to the number of steps up to it."""
    return lambda time: int(time**steps).bit_length()


def _first_change(count: Callable[[int], int], now: int) -> int:
    """The first time after `now` at which a monotone count differs from its value at `now`."""
    start, reach = count(now), 1
    while count(now + reach) == start:
        reach *= 2
    low, high = now + reach // 2, now + reach  # no change yet at low, or low is now
    while high - low > 1:
        middle = (low + high) // 2
        if count(middle) == start:
            low = middle
        else:
            high = middle
    return high
