"""When an epoch closes: at public times, and only when enough fresh allowance has gathered.

Noise weighs by the square of what is spent at once, so few epochs with much allowance tell more than
many with little; but a stale estimate errs too. All of it depends on arrivals alone.
"""

from __future__ import annotations

from withhold_spec.allowance import ceil_div, current_limit, granted
from withhold_spec.epochs import LEDGER, Public

SMALLEST = 8
"""The least fresh allowance of an epoch, in units of LEDGER/epsilon: the noise of its mean is 0.18."""

WARM_UP = 16
"""Allowance in those units until which an epoch may close at every eighth of a doubling."""

SHARE = 4
"""A quarter of what all users seen have is enough for an epoch."""

SAMPLING = 8
"""So is this many times the square root of the new samples: then the noise is no more than theirs."""


def closes(public: Public) -> bool:
    """Whether an epoch closes after this sample."""
    params, now = public.params, public.samples
    if now == params.horizon and params.horizon_given:
        return _enough(public, fresh(public), 1)
    given = sum(granted(public, account) for account in public.accounts)
    steps = 2 if _enough(public, given, WARM_UP) else 8
    if not is_checkpoint(public, now, steps):
        return False
    new = fresh(public)
    if not _enough(public, new, SMALLEST):
        return False
    waiting = now - public.covered
    epsilon = params.epsilon
    if (new * epsilon.numerator) ** 2 >= waiting * (SAMPLING * LEDGER * epsilon.denominator) ** 2:
        return True
    if params.horizon_given and params.horizon // 2 < now < params.horizon:
        return False  # the rest is kept for the end
    budget = LEDGER * len(public.accounts)
    left = budget if params.horizon_given else budget - given
    return new >= given or SHARE * new >= left


def fresh(public: Public) -> int:
    """The allowance that users with new samples have gained since their last epoch, in ledger units."""
    gains = (
        current_limit(public, user) - granted(public, public.accounts[user])
        for user in public.pending
    )
    return sum(max(0, gain) for gain in gains)


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


def _enough(public: Public, units: int, times: int) -> bool:
    """Whether ledger units are at least so many times the noise's scale, LEDGER/epsilon."""
    epsilon = public.params.epsilon
    return units * epsilon.numerator >= times * LEDGER * epsilon.denominator
