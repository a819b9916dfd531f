"""Accuracy broken on purpose."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import floor

from withhold_proofs.model import Mutant
from withhold_spec import enclosures
from withhold_spec.enclosures import Enclosure
from withhold_spec.paper import constants, plan
from withhold_spec.params import Params
from withhold_spec.stream import Samples


def _cut_short(
    params: Params, centre: Fraction, width: Callable[[int], Enclosure]
) -> tuple[int, int]:
    low, high = plan.inward(params, centre, width)
    return low + 1, high - 1


def _one_sided(params: Params, size: Fraction, failures: int, bits: int) -> Enclosure:
    return constants._deviation(params, size, failures // 2, bits)


def _without_two(params: Params, samples: Samples) -> bool:
    """The condition with the factor L for 2L (E17)."""
    largest = max((len(own) for own in samples.values()), default=0)
    present = sum(min(2 * len(own), largest) for own in samples.values())
    return 2 * present >= largest * constants.diversity_arrays(params, max(1, largest))


def _rounded_down(params: Params, samples: Samples) -> bool:
    """The condition with k rounded down (E18)."""
    largest = max((len(own) for own in samples.values()), default=0)
    present = sum(min(2 * len(own), largest) for own in samples.values())
    nominal = constants.nominal_levels(params)
    square = (3 * nominal / params.beta) ** 2 * max(1, largest)
    factor = 16 * nominal / params.epsilon
    arrays = enclosures.decide(lambda bits: enclosures.ln(square, bits).times(factor), floor)
    return present >= largest * arrays


def _falling(params: Params, largest: int) -> int:
    """More arrays for fewer samples."""
    nominal = constants.nominal_levels(params)
    square = (3 * nominal / params.beta) ** 2 * (2**64 - largest)
    factor = 16 * nominal / params.epsilon
    return enclosures.decide(lambda bits: enclosures.ln(square, bits).times(factor), floor)


def _every_node(t: int) -> tuple[int, ...]:
    return tuple(range(t, 0, -1))


def _rounded_up(max_samples: int) -> int:
    return (max_samples - 1).bit_length()


def _less_noise(params: Params, level: int) -> Fraction:
    return constants.full_scale(params, level) / (1 << level)


MUTANTS = (
    Mutant(
        "interval-cut-short",
        "A projection interval ends one grid unit too early at both ends.",
        {"withhold_spec.paper.plan:inward": _cut_short},
    ),
    Mutant(
        "deviation-one-sided",
        "A block is let stray to one side only: ln(1/beta) where ln(2/beta) is needed.",
        {"withhold_spec.paper.constants:_deviation": _one_sided},
    ),
    Mutant(
        "released-a-third",
        "A third of the samples is taken to be enough.",
        {"withhold_spec.properties.paper:released_half": lambda released, t: 3 * released >= t},
    ),
    Mutant(
        "diversity-without-two",
        "The diversity condition asks for L where 2L is needed (E17).",
        {"withhold_spec.paper.full:diversity_holds": _without_two},
    ),
    Mutant(
        "diversity-rounded-down",
        "The diversity condition rounds k down (E18).",
        {"withhold_spec.paper.full:diversity_holds": _rounded_down},
    ),
    Mutant(
        "arrays-fall-with-level",
        "Higher levels need fewer arrays.",
        {"withhold_spec.paper.constants:diversity_arrays": _falling},
    ),
    Mutant(
        "levels-rounded-up",
        "L is log2 m rounded up (E25).",
        {"withhold_spec.paper.withholding:levels": _rounded_up},
    ),
    Mutant(
        "nodes-read-all",
        "A sum reads every cell.",
        {"withhold_spec.paper.binary:nodes_read": _every_node},
    ),
    Mutant(
        "noise-falls-with-level",
        "Higher levels get less noise.",
        {"withhold_spec.paper.constants:full_scale": _less_noise},
    ),
)
