"""When, and how fast: the ledger mechanism's public clockwork. Integers only.

A user's limit grows with log2 of the user's samples and with the square of that of the time since the
first; epochs may close at steps of a doubling of the stream, counted back from its end where that is
known, and series of epochs at wider steps where noise is large. All times are numbers of counted
samples.
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

BUDGET = 1 << 40  # units of a user's account that stand for epsilon
BIT = 1 << 16  # one in the logarithms
HEAD_START = 3 * BIT  # the first sample counts as three doublings
HORIZON_FACTOR = 8  # without a horizon the stream is taken to grow so many times more
ROOT = 1 << 20  # its square is LEDGER
UNKNOWN_SPAN, UNKNOWN_HALF_DOUBLINGS = (
    4,
    2,
)  # doublings, and half doublings at most, without a horizon

NO_SERIES = 1 << 20  # beyond this epsilon noise is nothing, and radii would seldom be accepted


@dataclass(frozen=True, slots=True)
class Cadence:
    """How a series of epochs goes: from `least` users times epsilon squared on.

    halves: half doublings of the stream from one epoch to the next. span: doublings in the whole
    series. reach: of intervals, in half deviations.
    """

    least: int
    half_doublings: int
    span: int
    reach: int = 3


CADENCES = (Cadence(1600, 1, 4), Cadence(256, 3, 6), Cadence(0, 4, 8))
MANY, WIDE = 1600, 5  # users times epsilon; from there on bias would exceed noise: a wider reach
EXCESS_SHARE = 8  # one part in so many of an allowance is for probes
EXCESS_WORTH = 9  # in scales of their noise: what probes must make together
EXCESS_SPAN = 2  # in the last two doublings of a series overhangs are released


def log2(number: int) -> int:
    """floor(log2(number) * 2**16), of the number's 32 leading bits and by 16 squarings.

    >>> log2(1), log2(8) // BIT, log2(3)
    (0, 3, 103872)
    """
    return int(log2_all(np.array([number], dtype=np.int64))[0])


def log2_all(numbers: Ints) -> Ints:
    """`log2` of each number, which is at least 1.

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
    """Whether ledger units are at least so many times the noise's scale, LEDGER / epsilon.

    For one of `length` sums of a series the noise's deviation decides: its square is
    (length + 1)(length + 2)/6 times that of a single one.
    """
    one = scales * BUDGET * params.epsilon.denominator
    return 6 * (units * params.epsilon.numerator) ** 2 >= (length + 1) * (length + 2) * one * one


@dataclass(frozen=True, slots=True)
class Schedule:
    """A series of epochs that could begin now, in time.

    halves: half doublings from one to the next. end: when it ends; limits of then are spent in it.
    marks: when its epochs after the first close; there are none if the end is too near. probed: at
    which of all these times overhangs are released.
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


class Scheduler:
    """The clockwork at given public parameters."""

    __slots__ = ("_horizon", "_most", "_params")

    def __init__(self, params: Params) -> None:
        self._params = params
        self._horizon = params.horizon
        self._most = params.max_users * params.max_samples

    @property
    def horizon(self) -> int | None:
        """The length of the stream, where it is known."""
        return self._horizon

    def cadence(self, users: int) -> Cadence:
        """How closely epochs follow each other when so many users take part."""
        epsilon = self._params.epsilon
        cadence = next(cadence for cadence in CADENCES if users * epsilon**2 >= cadence.least)
        return replace(cadence, reach=WIDE) if users * epsilon >= MANY else cadence

    def schedule(self, now: int, users: int) -> Schedule:
        """Of the series of epochs that could begin now, with so many users."""
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
        # the least times t with t**2 * 2**(halves * j) >= end**2
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
        """Of a series of one epoch."""
        cadence = self.cadence(users)
        return Schedule(cadence, cadence.half_doublings, now, (), (now,))

    def limits(self, counts: Ints, log_firsts: Ints, now: int, seen: int) -> Ints:
        """What users may have used of the ledger by now, in ledger units.

        `log_firsts` is log2 of the time of each user's first sample, `seen` how many users came.
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
        """The first time after now that ends a `steps`-th part of a doubling."""
        if now == 0:
            return 1
        horizon = self._horizon
        if horizon is not None and now < horizon:
            return _first_change(_halvings(horizon, steps), now)
        return _first_change(_doublings(steps), now)


def _halvings(horizon: int, steps: int) -> Callable[[int], int]:
    """How many steps back from the horizon a time lies."""
    end = horizon**steps
    return lambda time: (-(-end // time**steps) - 1).bit_length()


@cache
def _doublings(steps: int) -> Callable[[int], int]:
    """How many steps of a doubling lie behind a time."""
    return lambda time: int(time**steps).bit_length()


def _first_change(count: Callable[[int], int], now: int) -> int:
    """The first time after now at which a monotone count differs from the count now."""
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
