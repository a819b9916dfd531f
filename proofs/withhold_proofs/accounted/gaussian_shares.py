"""The shares of a vector's coordinates: within the budget at some order, and the next larger ones at none.

The condition on an order a is that of `gaussian_moments.to_epsilon`, in logarithms: ln E + a ln((a - 1) /
(a E)) + a (a - 1) rho <= ln(a - 1) + ln(delta), with E = exp(epsilon). The specification divides by a - 1
and encloses other logarithms with other series. Here they are logarithms of Python's decimals, each checked
against the power series of the exponential.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Context
from fractions import Fraction
from functools import cache
from itertools import product
from math import ceil, floor

from withhold_proofs.model import Verdict
from withhold_proofs.paper.enclosures import series
from withhold_proofs.samplers.gaussian_laws import put_in
from withhold_spec.accounted import dimensions
from withhold_spec.accounted.dimensions import ORDERS, STEPS
from withhold_spec.accounted.plan import ledger_scale
from withhold_spec.enclosures import Enclosure
from withhold_spec.errors import ParameterError
from withhold_spec.params import Params
from withhold_spec.properties import gaussian, ledger

DIGITS = Context(prec=70)
NEAR = Fraction(1, 10**50)
ONE = 2**100

EPSILONS = ("1/1000", "1/7", "1", "3", "10", "100", "1000003")
DIMENSIONS = (1, 2, 3, 64, 1000, 2**16)
DELTAS = ("9/10", "1/1000", "1e-6", "1e-12", "1e-40")


@cache
def logarithm(number: Fraction) -> Enclosure:
    """ln(number) within 10**-50, for a number >= 1.

    Raises: ArithmeticError if the check fails.
    """
    if number == 1:
        return Enclosure(Fraction(0), Fraction(0))
    quotient = DIGITS.divide(DIGITS.create_decimal(number.numerator), number.denominator)
    found = Fraction(DIGITS.ln(quotient))
    low, high = max(Fraction(0), found - NEAR), found + NEAR
    if not series(low, 1) <= number <= series(high, -1):
        raise ArithmeticError(f"{found} is not the logarithm of {number}")
    return Enclosure(low, high)


@cache
def allowed(order: int) -> Enclosure:
    """The part of the condition that depends on the order alone: ln(a - 1) + a ln(a / (a - 1)), enclosed."""
    last, room = logarithm(Fraction(order - 1)), logarithm(Fraction(order, order - 1))
    return _binary(Enclosure(last.low + order * room.low, last.high + order * room.high))


def _binary(found: Enclosure) -> Enclosure:
    """A slightly wider enclosure whose ends are multiples of 1/ONE."""
    return Enclosure(Fraction(floor(found.low * ONE), ONE), Fraction(ceil(found.high * ONE), ONE))


def over(order: int, rho: Fraction, epsilon: Fraction, delta: Fraction) -> Enclosure:
    """By how much an order fails to show that rho is (epsilon, delta)-private; it shows it if this is at most
    0.
    """
    exact = (order - 1) * (order * rho - epsilon)
    tail, room = _tail(delta), allowed(order)
    return Enclosure(exact + tail.low - room.high, exact + tail.high - room.low)


@cache
def _tail(delta: Fraction) -> Enclosure:
    """ln(1 / delta)."""
    return _binary(logarithm(1 / delta))


def shares() -> Verdict:
    """Every share of a range of budgets. The specification's logarithms are cached, since they recur."""
    with put_in(dimensions, {"ln": cache(vars(dimensions)["ln"])}):
        return _shares()


def _shares() -> Verdict:
    coverage = {"shares": 0, "refused": 0, "orders": 0}
    for epsilon, dimension, delta in _cases():
        name = f"epsilon {epsilon}, {dimension} coordinates, delta {delta}"
        try:
            share = dimensions.gaussian_share(epsilon, dimension, delta)
        except ParameterError:
            share = Fraction(0)
        coverage["refused" if share == 0 else "shares"] += 1
        if (share * STEPS).denominator != 1 or share < 0:
            return Verdict(False, f"{name}: {share}", coverage)
        if share > 0 and not _fits(share, epsilon, dimension, delta):
            return Verdict(False, f"{name}: no order shows that {share} is enough", coverage)
        above = dimension * (share + Fraction(1, STEPS)) ** 2 / 4
        for order in ORDERS:
            coverage["orders"] += 1
            if over(order, above, epsilon, delta).low <= 0:
                return Verdict(False, f"{name}: more than {share} is enough", coverage)
        if share > 0 and not _is_used(share, epsilon, dimension, delta):
            return Verdict(False, f"{name}: the coordinates run at another share", coverage)
    return Verdict(True, f"{coverage['shares']} shares", coverage)


def _cases() -> Iterator[tuple[Fraction, int, Fraction]]:
    for epsilon, dimension, delta in product(EPSILONS, DIMENSIONS, DELTAS):
        yield Fraction(epsilon), dimension, Fraction(delta)


def _fits(share: Fraction, epsilon: Fraction, dimension: int, delta: Fraction) -> bool:
    """Whether a share is within a budget that some order shows to be private enough."""
    rho = dimension * share**2 / 4
    within = gaussian.shares_within(share, dimension, rho)
    return within is True and any(over(a, rho, epsilon, delta).high <= 0 for a in ORDERS)


def _is_used(share: Fraction, epsilon: Fraction, dimension: int, delta: Fraction) -> bool:
    """Whether a coordinate runs with that share, and its noise pays for it."""
    whole = Params(2, 3, epsilon, 1)
    made = dimensions.coordinate_params(whole, dimension, delta, gaussian=True)
    paid = ledger.ledger_is_paid(ledger_scale(made), share)
    return made.epsilon == share and paid is True
