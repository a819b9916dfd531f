"""Streams for the ledger mechanism, and what its users have spent by the definition."""

import random
from collections.abc import Sequence
from fractions import Fraction

from withhold.records import Booking, Epoch, Step

Event = tuple[str | int, Fraction | int]


def in_turns(users: int, samples: int, seed: int = 0) -> list[Event]:
    """A stream of zeros and ones in which all users take their turns."""
    bits = random.Random(seed)
    return [(user, bits.randrange(2)) for _ in range(samples) for user in range(users)]


def closed(steps: Sequence[Step]) -> list[Epoch]:
    """The epochs of a trace."""
    return [step.epoch for step in steps if step.epoch is not None]


def costs(booking: Booking) -> tuple[int, int]:
    """What a booking's sum and its overhang cost its user, by the definition."""
    return booking.weight * (booking.high - booking.low), booking.probe * booking.margin


def accounts(steps: Sequence[Step]) -> dict[int, int]:
    """What every user has spent: in each series the dearest sum and the dearest overhang."""
    dearest: dict[tuple[int, int, int], int] = {}
    for epoch in closed(steps):
        for booking in epoch.bookings:
            for part, cost in enumerate(costs(booking)):
                key = booking.user, epoch.series.first, part
                dearest[key] = max(cost, dearest.get(key, 0))
    spent: dict[int, int] = {}
    for (user, *_), cost in dearest.items():
        spent[user] = spent.get(user, 0) + cost
    return spent
