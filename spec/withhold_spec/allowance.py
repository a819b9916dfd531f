"""How much of the ledger a user may have used by when: the shape of the shipped policy's spending.

A user's limit grows with the logarithm of the user's own samples and with that of time since the
user's first sample, whichever allows more: every doubling of the stream is worth the same, so the
estimate is near its best at all times, and not at the end alone. Where the stream's length is known,
everything may be used at its end; where it is not, the stream is always taken to go on to eight times
what has come.
"""

from __future__ import annotations

from withhold_spec.epochs import LEDGER, Public
from withhold_spec.params import Params
from withhold_spec.records import Account

BIT = 2**16
"""One in the fixed-point logarithms."""

HEAD_START = 3 * BIT
"""A user's first sample is worth as much as three doublings of the stream."""

LOOK_AHEAD = 8


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
        return LEDGER
    seen = sum(1 for account in public.accounts if account.first <= samples)
    users = params.max_users if params.horizon_given else seen
    typical = max(1, min(params.max_samples, ceil_div(2 * end, users)))
    by_count = LEDGER * log2(1 + min(count, typical)) // log2(1 + typical)
    waited, whole = log2(samples) - log2(first), log2(end) - log2(first)
    by_time = LEDGER * (HEAD_START + waited) // (HEAD_START + whole)
    return max(by_count, by_time)


def expected_length(params: Params, samples: int) -> int:
    """How many samples the stream is taken to have in all, as seen after `samples` of them."""
    if params.horizon_given:
        return params.horizon
    return min(LOOK_AHEAD * samples, params.max_users * params.max_samples)


def granted(public: Public, account: Account) -> int:
    """The limit at the close of the user's last epoch; 0 before the first."""
    if account.covered == 0:
        return 0
    return limit(public, account.covered, account.first, account.closed)


def current_limit(public: Public, user: int) -> int:
    """The limit of a user now."""
    return limit(public, public.counts[user], public.accounts[user].first, public.samples)


def ceil_div(number: int, divisor: int) -> int:
    """The quotient, rounded up.

    >>> ceil_div(7, 2), ceil_div(6, 2)
    (4, 3)
    """
    return -(-number // divisor)
