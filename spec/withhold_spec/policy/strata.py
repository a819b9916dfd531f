"""Strata of public counts: users' places on the line, and what their samples count.

A user's relative count is the number of the user's samples, divided by the mean number per user.
Its logarithm to the base 4 is the user's place on the line: 0 at the mean count, 1 at four times
that. Heavy users, with twice the mean count or more, have a stratum of their own.
"""

from __future__ import annotations

from withhold_spec.accounted.interface import Public
from withhold_spec.params import Params
from withhold_spec.policy.fixed_point import BIT, ONE, clamp, log2

HEAVY = 2
"""A user is heavy from this relative count on."""

HEAVY_PLACE = ONE // 2
"""The place on the line of that count."""

LEAST_PART = 16
"""Heavy users have a stratum if they hold this part, a sixteenth, of the new samples."""

FIRST_PLACE, LAST_PLACE = -ONE, 3 * ONE
"""Places are kept between a quarter of the mean count and 64 times that."""

PART = 2**30
"""Stands for 1 in a user's part of a stratum: squares of parts are then in units of 1/VARIANCE."""


def place_of(count: int, users: int, samples: int) -> int:
    """The place on the line of a user with `count` of `samples` samples, among `users` users.

    >>> [place_of(count, 10, 100) // ONE for count in (10, 40, 640, 1, 10**6)]
    [0, 1, 3, -1, 3]
    """
    doublings = log2(count * users) - log2(samples)
    return clamp(doublings * ONE // (2 * BIT), FIRST_PLACE, LAST_PLACE)


def is_heavy(count: int, users: int, samples: int) -> bool:
    """Whether the user has more than HEAVY times the mean count."""
    return count * users >= HEAVY * samples


def strata_of(public: Public) -> int:
    """The number of strata of a series that begins now."""
    new = {
        user: public.counts[user] - public.accounts[user].released for user in public.withheld_users
    }
    users, samples = len(public.counts), public.samples
    heavy = sum(size for user, size in new.items() if is_heavy(public.counts[user], users, samples))
    return 2 if LEAST_PART * heavy >= sum(new.values()) > 0 else 1


def stratum_of(count: int, users: int, samples: int, strata: int) -> int:
    """The stratum of a user's block; heavy users are in the second one, if there is one."""
    return 1 if strata > 1 and is_heavy(count, users, samples) else 0


def worth_of(params: Params, size: int, count: int) -> int:
    """What a user's new samples count, where every sample counts 1, or every user PART.

    >>> sample, user = Params(9, 9, 1, 1), Params(9, 9, 1, 1, weighting="user")
    >>> worth_of(sample, 3, 12), worth_of(user, 3, 12) == PART // 4
    (3, True)
    """
    return size if params.weighting == "sample" else size * PART // count


def worth_of_all(params: Params, users: int, samples: int) -> int:
    """What all samples together count."""
    return samples if params.weighting == "sample" else users * PART


def level_divisor(params: Params, count: int) -> int:
    """Weights are in proportion to the worth of a sample if they are a level divided by this number."""
    return 1 if params.weighting == "sample" else count
