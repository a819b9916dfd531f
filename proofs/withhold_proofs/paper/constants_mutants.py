"""The constants broken on purpose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from math import ceil, floor

from withhold_proofs.model import Mutant
from withhold_spec import enclosures
from withhold_spec.enclosures import Enclosure
from withhold_spec.paper import constants, plan
from withhold_spec.paper.plan import Plan
from withhold_spec.params import Params


def _floor16(formula: Callable[[int], Enclosure]) -> Fraction:
    return Fraction(enclosures.decide(lambda bits: formula(bits).times(2**16), floor), 2**16)


def _outward(
    params: Params, centre: Fraction, width: Callable[[int], Enclosure]
) -> tuple[int, int]:
    low, high = plan.inward(params, centre, width)
    return low - 1, high + 1


def _half_width(params: Params, level: int, bits: int) -> Enclosure:
    return constants.full_width(params, level, bits).times(Fraction(1, 2))


def _quarter_width(params: Params, level: int, bits: int) -> Enclosure:
    return constants.full_width(params, level, bits).times(Fraction(1, 4))


def _root_below(radicand: Fraction, bits: int, direction: Callable[[Fraction], int]) -> Fraction:
    return enclosures._root(radicand, bits, floor)


def _short_artanh(z: Fraction, bits: int) -> Enclosure:
    whole = enclosures._artanh(z, bits)
    return Enclosure(whole.low, whole.low)


def _short_exponential(argument: Fraction | int, bits: int) -> Enclosure:
    whole = enclosures.exp(argument, bits)
    return Enclosure(whole.low, whole.low)


def _doubled(params: Params) -> Plan:
    """Every counter takes epsilon/(L+1), so its noise is half of what it should be."""
    made = plan.full_plan(params)
    return replace(
        made,
        scales=tuple(scale / 2 for scale in made.scales),
        node_epsilon=made.node_epsilon * 2,
        counter_epsilon=made.counter_epsilon * 2,
    )


def _without_least(params: Params, largest: int) -> int:
    nominal = constants.nominal_levels(params)
    square = (3 * nominal / params.beta) ** 2 * largest
    factor = Fraction(16 * nominal) / params.epsilon
    return enclosures.decide(lambda bits: enclosures.ln(square, bits).times(factor), ceil) - 1


MUTANTS = (
    Mutant(
        "scale-rounded-down",
        "Noise scales are rounded down.",
        overrides={"withhold_spec.enclosures:ceil16": _floor16},
    ),
    Mutant(
        "interval-rounded-outward",
        "The ends of a projection interval are the grid points next outside.",
        overrides={"withhold_spec.paper.plan:inward": _outward},
    ),
    Mutant(
        "half-width",
        "Delta_l of the full algorithm is half of what it should be.",
        overrides={"withhold_spec.paper.constants:full_width": _half_width},
    ),
    Mutant(
        "quarter-width",
        "Delta_l of the full algorithm is a quarter of what it should be.",
        overrides={"withhold_spec.paper.constants:full_width": _quarter_width},
    ),
    Mutant(
        "root-rounded-down",
        "The upper end of a root's enclosure is rounded down.",
        overrides={"withhold_spec.enclosures:_root": _root_below},
    ),
    Mutant(
        "logarithm-cut-off",
        "What is left of the logarithm's series is forgotten.",
        overrides={"withhold_spec.enclosures:_artanh": _short_artanh},
    ),
    Mutant(
        "exponential-cut-off",
        "What is left of the exponential's series is forgotten.",
        overrides={"withhold_spec.enclosures:exp": _short_exponential},
    ),
    Mutant(
        "budget-doubled",
        "Every counter of the full algorithm takes epsilon/(L+1), and its noise is made for that.",
        overrides={"withhold_spec.paper.plan:full_plan": _doubled},
    ),
    Mutant(
        "arrays-without-least",
        "k is one short, and may be 0.",
        overrides={"withhold_spec.paper.constants:diversity_arrays": _without_least},
    ),
)
