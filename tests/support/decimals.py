"""Decimals in tests: comparison of a printed figure with an exact number, and privacy losses."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from withhold_spec.enclosures import Enclosure
from withhold_spec.records import NodeCharge, Step


def shows(number: Enclosure | Fraction | int, decimal: str) -> bool:
    """Whether the decimal is the number, rounded to as many places as the decimal has."""
    if not isinstance(number, Enclosure):
        number = Enclosure(Fraction(number), Fraction(number))
    digits = decimal.partition("e")[0].partition(".")[2]
    exponent = int(decimal.partition("e")[2] or 0)
    half = Fraction(f"1e{exponent - len(digits)}") / 2
    meant = Fraction(decimal)
    return meant - half <= number.low and number.high <= meant + half


def loss(left: Sequence[Step], right: Sequence[Step]) -> Fraction:
    """The Laplace privacy loss between two runs: the sum over nodes of the change divided by the noise scale."""
    total = Fraction(0)
    for one, other in zip(left, right, strict=True):
        scales = [charge.scale for charge in one.charges if isinstance(charge, NodeCharge)]
        for here, there, scale in zip(one.written, other.written, scales, strict=True):
            gap = here.sum - there.sum
            assert isinstance(gap, int | Fraction)
            total += abs(Fraction(gap)) / scale
    return total
