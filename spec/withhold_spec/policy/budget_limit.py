"""The budget limit: how much of an account the shipped policy may have spent by a given time.

A user's limit is the larger of two terms. One grows with the logarithm of the user's own samples,
as far as the user is new: a new user may not return. The other grows with the cube of the
logarithm of the time since the user's first sample. So the estimate is good at all times, not only
at the end, and later doublings of the stream get more budget than earlier ones. If the length of
the stream is known, the full budget may be spent at its end. If not, the policy always assumes
that the stream grows to eight times its present length.
"""

from __future__ import annotations

from math import isqrt

from withhold_spec.accounted.interface import BUDGET, Public
from withhold_spec.params import Params
from withhold_spec.policy.fixed_point import BIT, ceil_div, int_of, log2

HEAD_START = 3 * BIT
"""A user's first sample gives as much budget as three doublings of the stream."""

HORIZON_FACTOR = 8
"""Without a known length the stream is assumed to grow to this many times its present length."""

ROOT = 2**20
"""The square root of BUDGET: shares are cubed in this unit."""

RESERVE = 64
"""A user keeps at least a 64th of the remaining budget for an epoch, if that is worth RICH."""

RICH = 64
"""A budget of this many noise scales is large: its noise is small beside any sample's scatter."""


def limit(public: Public, count: int, first: int, samples: int) -> int:
    """The budget limit, in budget units, at time `samples` of a user with `count` samples since time `first`.

    Times are numbers of counted samples.
    """
    params = public.params
    end = expected_length(params, samples)
    if params.horizon_given and samples >= end:
        return BUDGET
    users = params.max_users if params.horizon_given else len(public.accounts)
    typical = max(1, min(params.max_samples, ceil_div(2 * end, users)))
    by_count = BUDGET * log2(1 + min(count, typical)) // log2(1 + typical) * first // samples
    waited, whole = log2(samples) - log2(first), log2(end) - log2(first)
    root = ROOT * (HEAD_START + waited) // (HEAD_START + whole)
    return max(by_count, root**3 // ROOT)


def expected_length(params: Params, samples: int) -> int:
    """The length that the policy assumes for the stream after `samples` samples."""
    if params.horizon_given:
        return params.horizon
    return min(HORIZON_FACTOR * samples, params.max_users * params.max_samples)


def available_change(public: Public, end: int) -> int:
    """The total change of a sum that the available budgets of users with new samples pay for, at time `end`."""
    return sum(affordable_change(public, each) for each in available_budgets(public, end))


def available_budgets(public: Public, end: int) -> list[int]:
    """The available budget of each user with new samples, in account units."""
    return [
        available_budget(public, user, end, int_of(public.accounts[user].spent))
        for user in public.withheld_users
    ]


def available_budget(public: Public, user: int, end: int, spent: int) -> int:
    """The user's limit at time `end` minus what was spent, at least 0; or the reserve, if that is more.

    The limit of a user with few samples falls while other users send. With a very large epsilon
    the reserve lets all users have equal weights all the same.
    """
    reserve = (full_budget(public) - spent) // RESERVE
    if not reaches(public.params, affordable_change(public, max(0, reserve)), RICH):
        reserve = 0
    return max(reserve, budget_limit_of(public, user, end) - spent)


def budget_limit_of(public: Public, user: int, end: int) -> int:
    """The user's budget limit at time `end`, for the samples counted so far, in account units."""
    units = limit(public, public.counts[user], public.accounts[user].first, end)
    return units * BUDGET if public.gaussian else units


def affordable_change(public: Public, available_budget: int) -> int:
    """The largest change of a sum that an available budget pays for, in budget units."""
    return isqrt(available_budget) if public.gaussian else available_budget


def cost_of(public: Public, change: int) -> int:
    """The cost of a change of a sum, in account units."""
    return change**2 if public.gaussian else change


def full_budget(public: Public) -> int:
    """The full budget, in account units."""
    return cost_of(public, BUDGET)


def reaches(params: Params, units: int, scales: int, length: int = 1) -> bool:
    """Whether a change of `units` budget units is at least `scales` times the noise's scale, BUDGET/epsilon.

    In a series of `length` sums the scale is multiplied by the ratio of the noise's standard
    deviation to that of a single sum; the square of this ratio is (length + 1) (length + 2) / 6.
    """
    epsilon = params.epsilon
    least = scales * BUDGET * epsilon.denominator
    return 6 * (units * epsilon.numerator) ** 2 >= (length + 1) * (length + 2) * least**2
