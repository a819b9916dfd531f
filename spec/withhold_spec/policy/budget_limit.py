"""How much of the ledger a user may have used by when: the shape of the shipped policy's spending.

A user's limit grows with the logarithm of the user's own samples and with the square of the logarithm
of time since the user's first sample, whichever allows more: so the estimate is near its best at all
times, and not at the end alone, and later doublings of the stream are worth somewhat more than earlier
ones. Where the stream's length is known, everything may be used at its end; where it is not, the stream
is always taken to go on to eight times what has come.
"""

from __future__ import annotations

from math import isqrt

from withhold_spec.accounted.interface import BUDGET, Public
from withhold_spec.params import Params

BIT = 2**16
"""One in the fixed-point logarithms."""

HEAD_START = 3 * BIT
"""A user's first sample is worth as much as three doublings of the stream."""

HORIZON_FACTOR = 8

ROOT = 2**20
"""The root of LEDGER, in which squares of shares are taken."""


def log2(number: int) -> int:
    """log2 of an integer from 1, in units of 1/BIT, from below: 31 bits of the number, squared 16 times.

    >>> log2(1), log2(8) == 3 * BIT, log2(3), log2(2**62 - 1) // BIT
    (0, True, 103872, 61)
    """
    whole = number.bit_length() - 1
    mantissa = number << 31 >> whole  # in [2**31, 2**32)
    result = whole
    for _ in range(16):
        square = mantissa * mantissa
        bit = square >> 63
        mantissa = square >> 31 + bit
        result = 2 * result + bit
    return result


def limit(public: Public, count: int, first: int, samples: int) -> int:
    """What a user with `count` samples since time `first` may have used of the ledger at time `samples`.

    Times are numbers of counted samples.
    """
    params = public.params
    end = expected_length(params, samples)
    if params.horizon_given and samples >= end:
        return BUDGET
    users = params.max_users if params.horizon_given else len(public.accounts)
    typical = max(1, min(params.max_samples, ceil_div(2 * end, users)))
    by_count = BUDGET * log2(1 + min(count, typical)) // log2(1 + typical)
    waited, whole = log2(samples) - log2(first), log2(end) - log2(first)
    root = ROOT * (HEAD_START + waited) // (HEAD_START + whole)
    return max(by_count, root**2)


def expected_length(params: Params, samples: int) -> int:
    """How many samples the stream is taken to have in all, as seen after `samples` of them."""
    if params.horizon_given:
        return params.horizon
    return min(HORIZON_FACTOR * samples, params.max_users * params.max_samples)


def available_change(public: Public, end: int) -> int:
    """What users with new samples may use by a time `end` beyond what they have spent, all together.

    As the change of a sum that it pays for.
    """
    return sum(affordable_change(public, each) for each in available_budgets(public, end))


def available_budgets(public: Public, end: int) -> list[int]:
    """The same, user by user, in the units of accounts."""
    return [
        max(0, budget_limit_of(public, user, end) - int_of(public.accounts[user].spent))
        for user in public.withheld_users
    ]


def budget_limit_of(public: Public, user: int, end: int) -> int:
    """The limit of a user at a time `end`, judged by the samples that have come; as accounts are kept."""
    units = limit(public, public.counts[user], public.accounts[user].first, end)
    return units * BUDGET if public.gaussian else units


def affordable_change(public: Public, available_budget: int) -> int:
    """The largest change of a sum that this much of an account pays for, in ledger units."""
    return isqrt(available_budget) if public.gaussian else available_budget


def cost_of(public: Public, change: int) -> int:
    """What a change of a sum costs an account."""
    return change**2 if public.gaussian else change


def full_budget(public: Public) -> int:
    """What an account holds before anything is spent."""
    return cost_of(public, BUDGET)


def reaches(params: Params, units: int, scales: int, length: int = 1) -> bool:
    """Whether ledger units are at least so many times the noise's scale, LEDGER/epsilon.

    In a series of `length` sums it is the noise's standard deviation that counts, as a multiple of that
    of a single one: its square is (length + 1) (length + 2) / 6.
    """
    epsilon = params.epsilon
    least = scales * BUDGET * epsilon.denominator
    return 6 * (units * epsilon.numerator) ** 2 >= (length + 1) * (length + 2) * least**2


def int_of(number: object) -> int:
    """The integer that it is.

    Raises: TypeError for anything else.
    """
    if not isinstance(number, int):
        raise TypeError("a policy computes with public integers")
    return number


def ceil_div(number: int, divisor: int) -> int:
    """The quotient, rounded up.

    >>> ceil_div(7, 2), ceil_div(6, 2)
    (4, 3)
    """
    return -(-number // divisor)
