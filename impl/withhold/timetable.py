"""When, and how fast: the ledger mechanism's public clockwork. Integers only.

A user's limit grows with log2 of the user's samples and of the time since the first; epochs may close
at steps of a doubling of the stream, counted back from its end where that is known. All times are
numbers of counted samples.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from withhold.params import Params

Ints: TypeAlias = npt.NDArray[np.int64]

LEDGER = 1 << 40  # units of a user's account that stand for epsilon
BIT = 1 << 16  # one in the logarithms
HEAD_START = 3 * BIT  # the first sample counts as three doublings
FORESIGHT = 8  # without a horizon the stream is taken to grow so many times more


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


class Timetable:
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

    def limits(self, counts: Ints, log_firsts: Ints, now: int, seen: int) -> Ints:
        """What users may have used of the ledger by now, in ledger units.

        `log_firsts` is log2 of the time of each user's first sample, `seen` how many users came.
        """
        horizon = self._horizon
        if horizon is not None and now >= horizon:
            return np.full(len(counts), LEDGER, dtype=np.int64)
        end = min(FORESIGHT * now, self._most) if horizon is None else horizon
        users = seen if horizon is None else self._params.max_users
        typical = max(1, min(self._params.max_samples, -(-2 * end // users)))
        log_typical, log_now, log_end = log2_all(np.array([1 + typical, now, end])).tolist()
        by_count = LEDGER * log2_all(1 + np.minimum(counts, typical)) // log_typical
        waited, whole = log_now - log_firsts, log_end - log_firsts
        by_time = LEDGER * (HEAD_START + waited) // (HEAD_START + whole)
        limits: Ints = np.maximum(by_count, by_time)
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
