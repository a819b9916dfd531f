"""Frequencies of random draws against an exact law, with false alarms below 1e-6 a test.

Every check counts an event of known probability p among n independent trials. By Chernoff's bound
P(count >= c) <= exp(-n KL(c/n, p)) for c > np, and P(count <= c) likewise for c < np, where
KL(a, p) = a ln(a/p) + (1-a) ln((1-a)/(1-p)). A test of r events fails when one of these bounds is
below 9e-7/(2r), so a correct sampler fails it with probability below 1e-6.
"""

from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

FALSE_ALARM = Decimal("9e-7")

Draws = NDArray[np.int64]


class Event(NamedTuple):
    """How often an event happened in a number of independent trials, and its exact probability."""

    name: str
    seen: int
    trials: int
    probability: Decimal


def exponent(event: Event) -> Decimal:
    """n KL(seen/n, p): exp of minus this bounds the tail that begins at what was seen."""
    total = Decimal(0)
    misses = event.trials - event.seen
    for times, chance in ((event.seen, event.probability), (misses, 1 - event.probability)):
        if times:
            total += times * (times / (event.trials * chance)).ln()
    return total


def check(events: list[Event]) -> None:
    """Fails if a correct sampler gives such a count with probability below one in a million."""
    limit = -(FALSE_ALARM / (2 * len(events))).ln()
    for event in events:
        expected = event.trials * event.probability
        assert exponent(event) <= limit, f"{event}: {expected:.1f} were expected"


def decimal(x: Fraction) -> Decimal:
    """The rational with 28 digits."""
    return Decimal(x.numerator) / Decimal(x.denominator)


def law_events(draws: Draws, scale: Fraction) -> list[Event]:
    """Small values, sign, parity, quantiles up to 8 scales, and the binary digits of the size.

    With q = exp(-1/scale): P(k) = (1-q)/(1+q) q^|k|, P(|k| >= a) = 2 q^a/(1+q) for a > 0. Given its
    sign, the size has independent digits, digit j being 1 with odds exp(-2^j/scale).
    """
    sizes = np.abs(draws)
    n = len(draws)

    def q(power: int) -> Decimal:
        return (-power / decimal(scale)).exp()

    def event(name: str, happened: NDArray[np.bool_], probability: Decimal) -> Event:
        return Event(name, int(np.count_nonzero(happened)), n, probability)

    both = 2 / (1 + q(1))
    events = [event(f"= {k}", draws == k, (1 - q(1)) / 2 * both * q(abs(k))) for k in range(-3, 4)]
    events.append(event("negative", draws < 0, both * q(1) / 2))
    events.append(event("odd", sizes % 2 == 1, both * q(1) / (1 + q(1))))
    for eighths in range(1, 33):
        a = -(-scale.numerator * eighths // (4 * scale.denominator))
        events.append(event(f">= {a}", sizes >= a, both * q(a)))
    for j in range((12 * scale).__ceil__().bit_length()):
        digit = q(2**j) / (1 + q(2**j))
        events.append(event(f"digit {j}", sizes >> j & 1 == 1, both * digit))
    return events


def pair_events(xs: Draws, ys: Draws, scale: Fraction) -> list[Event]:
    """Equal values, both small, both large, and equal signs where both have one, of disjoint pairs.

    P(x = y) = ((1-q)/(1+q))^2 (1+q^2)/(1-q^2); the pairs without a zero are given.
    """
    q = (-1 / decimal(scale)).exp()
    a = int(scale)
    large = 2 * q**a / (1 + q)
    high_x, high_y = np.abs(xs) >= a, np.abs(ys) >= a
    signed = (xs != 0) & (ys != 0)
    same = signed & ((xs > 0) == (ys > 0))
    equal = ((1 - q) / (1 + q)) ** 2 * (1 + q * q) / (1 - q * q)
    n = len(xs)
    return [
        Event("equal", int(np.count_nonzero(xs == ys)), n, equal),
        Event("both large", int(np.count_nonzero(high_x & high_y)), n, large**2),
        Event("both small", int(np.count_nonzero(~high_x & ~high_y)), n, (1 - large) ** 2),
        Event("signs", int(np.count_nonzero(same)), int(np.count_nonzero(signed)), Decimal("0.5")),
    ]
