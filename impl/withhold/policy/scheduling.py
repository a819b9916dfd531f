"""Budget limits, and when epochs of the ledger mechanism close. Integers only.

A user's budget limit grows with the logarithm of the user's samples, and with the square of the
logarithm of the time since the first of them. Epochs close at steps of a doubling of the stream,
counted back from its end if that is known; series of epochs take wider steps if noise is large.
Times are numbers of counted samples.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from math import isqrt
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from withhold.core.params import Params

Ints: TypeAlias = npt.NDArray[np.int64]

BUDGET = 1 << 40  # budget units of a full account
BIT = 1 << 16  # stands for 1 in the logarithms
HEAD_START = 3 * BIT  # a user's first sample counts as three doublings
HORIZON_FACTOR = 8  # without a horizon the stream is assumed to grow to this many times its length
ROOT = 1 << 20  # the square root of BUDGET
UNKNOWN_SPAN, UNKNOWN_HALF_DOUBLINGS = (
    4,
    2,
)  # of a series without a horizon

NO_SERIES = 1 << 20  # above this epsilon noise is negligible, and most radii would be rejected


@dataclass(frozen=True, slots=True)
class Cadence:
    """The cadence of a series if users times epsilon**2 are at least `least`.

    half_doublings: from one epoch to the next, in half doublings of the stream. span: the
    doublings in a series. reach: of intervals, in half standard deviations.
    """

    least: int
    half_doublings: int
    span: int
    reach: int = 3


CADENCES = (Cadence(1600, 1, 4), Cadence(256, 3, 6), Cadence(0, 4, 8))
MANY, WIDE = 1600, 5  # from this many users times epsilon on, bias exceeds noise: a wider reach
EXCESS_SHARE = 8  # an eighth of an available budget pays for excess queries
EXCESS_WORTH = 9  # noise scales that excess queries must reach together
EXCESS_SPAN = 2  # excess queries take place in the last two doublings of a series


def log2(number: int) -> int:
    """log2 of an integer >= 1 in units of 1/BIT, rounded down, from its leading 32 bits by 16 squarings.

    >>> log2(1), log2(8) // BIT, log2(3)
    (0, 3, 103872)
    """
    return int(log2_all(np.array([number], dtype=np.int64))[0])


def log2_all(numbers: Ints) -> Ints:
    """`log2` of each number.

    >>> log2_all(np.array([1, 3, 2**61])).tolist() == [0, 103872, 61 * BIT]
    True
    """
    whole = _bit_lengths(numbers) - 1
    unsigned = numbers.astype(np.uint64)
    down = np.maximum(whole - 31, 0).astype(np.uint64)
    up = np.maximum(31 - whole, 0).astype(np.uint64)
    mantissa = (unsigned >> down) << up
    result: Ints = whole
    for _ in range(16):
        square = mantissa * mantissa  # below 2**64
        carry = square >> np.uint64(63)
        mantissa = square >> (np.uint64(31) + carry)
        result = 2 * result + carry.astype(np.int64)
    return result


def _bit_lengths(numbers: Ints) -> Ints:
    length = np.zeros(len(numbers), dtype=np.int64)
    rest = numbers.copy()
    for step in (32, 16, 8, 4, 2, 1):
        large = rest >= 1 << step
        rest[large] >>= step
        length[large] += step
    return length + (rest > 0)


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

    half_doublings: from one epoch to the next. end: when the series ends; it may spend up to the
    budget limits of that time. release_times: when its epochs after the first close; none if the
    end is too near. excess_times: the times among all of these at which it makes an excess query.
    """

    cadence: Cadence
    half_doublings: int
    end: int
    release_times: tuple[int, ...]
    excess_times: tuple[int, ...]

    @property
    def length(self) -> int:
        """How many epochs the series has."""
        return 1 + len(self.release_times)


class Scheduler:
    """Computes schedules and budget limits from the public parameters."""

    __slots__ = ("_horizon", "_most", "_params")

    def __init__(self, params: Params) -> None:
        self._params = params
        self._horizon = params.horizon
        self._most = params.max_users * params.max_samples

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
            half_doublings, end = (
                min(cadence.half_doublings, UNKNOWN_HALF_DOUBLINGS),
                min(now << UNKNOWN_SPAN, self._most),
            )
        else:
            half_doublings, end = cadence.half_doublings, horizon
            while end >> cadence.span >= 4 * now:
                end >>= cadence.span
        log_now, log_end = log2_all(np.array([now, max(now, end)], dtype=np.int64)).tolist()
        steps = (4 * (log_end - log_now) + half_doublings * BIT) // (2 * half_doublings * BIT)
        if self._params.epsilon > NO_SERIES:
            steps = 0
        # the least times t with t**2 * 2**(half_doublings * j) >= end**2
        times = [isqrt((end * end - 1) >> half_doublings * j) + 1 for j in range(steps)] + [now]
        excess_times = times[
            : 2 * EXCESS_SPAN // half_doublings + 1 : 2 if half_doublings == 1 else 1
        ]
        if not reaches(
            self._params, users * BUDGET // EXCESS_SHARE, EXCESS_WORTH, len(excess_times)
        ):
            excess_times = []
        return Schedule(
            cadence, half_doublings, end, tuple(times[-2::-1]), tuple(reversed(excess_times))
        )

    def single(self, now: int, users: int) -> Schedule:
        """The schedule of a series of one epoch."""
        cadence = self.cadence(users)
        return Schedule(cadence, cadence.half_doublings, now, (), (now,))

    def limits(self, counts: Ints, log_firsts: Ints, now: int, seen: int) -> Ints:
        """The budget limits of users at time `now`, in budget units.

        `log_firsts` is log2 of the time of each user's first sample, `seen` the number of users
        so far.
        """
        horizon = self._horizon
        if horizon is not None and now >= horizon:
            return np.full(len(counts), BUDGET, dtype=np.int64)
        end = min(HORIZON_FACTOR * now, self._most) if horizon is None else horizon
        users = seen if horizon is None else self._params.max_users
        typical = max(1, min(self._params.max_samples, -(-2 * end // users)))
        log_typical, log_now, log_end = log2_all(np.array([1 + typical, now, end])).tolist()
        by_count = BUDGET * log2_all(1 + np.minimum(counts, typical)) // log_typical
        waited, whole = log_now - log_firsts, log_end - log_firsts
        root = ROOT * (HEAD_START + waited) // (HEAD_START + whole)
        limits: Ints = np.maximum(by_count, root * root)
        return limits

    def next_checkpoint(self, now: int, steps: int) -> int:
        """The first time after `now` that ends a `steps`-th part of a doubling."""
        if now == 0:
            return 1
        horizon = self._horizon
        if horizon is not None and now < horizon:
            return _first_change(_halvings(horizon, steps), now)
        return _first_change(_doublings(steps), now)


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
