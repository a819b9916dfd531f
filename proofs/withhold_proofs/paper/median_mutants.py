"""The private median broken on purpose."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from withhold_proofs.model import Mutant
from withhold_spec.enclosures import decide, ln
from withhold_spec.number import Number, add, ite, maximum
from withhold_spec.paper import constants
from withhold_spec.paper.median import bin_count, costs
from withhold_spec.paper.withholding import block_size
from withhold_spec.params import Params
from withhold_spec.stream import Samples


def _uncapped(samples: Samples, level: int, arrays: int) -> tuple[tuple[Number, ...], ...]:
    size = block_size(level)
    row = [sample for own in samples.values() for sample in own]
    return tuple(tuple(row[j * size : (j + 1) * size]) for j in range(arrays))


def _by_turns(samples: Samples, level: int, arrays: int) -> tuple[tuple[Number, ...], ...]:
    row = [sample for own in samples.values() for sample in own[: block_size(level)]]
    full = row[: arrays * block_size(level)]
    return tuple(tuple(full[j::arrays]) for j in range(arrays))


def _cost_doubled(bins: Sequence[Number], level: int) -> tuple[Number, ...]:
    return tuple(2 * cost for cost in costs(bins, level))


def _cost_with_ties(bins: Sequence[Number], level: int) -> tuple[Number, ...]:
    return tuple(
        maximum(
            add([ite(bin_of <= i, 1, 0) for bin_of in bins]),
            add([ite(bin_of >= i, 1, 0) for bin_of in bins]),
        )
        for i in range(bin_count(level))
    )


def _shifted(array_sum: Number, level: int, grid: int) -> Number:
    count, full = bin_count(level), block_size(level) * grid
    return add([ite(array_sum * count > (i + 1) * full, 1, 0) for i in range(1, count)])


def _smaller(first: Number, second: Number) -> Number:
    return ite(first < second, first, second)


def _rounded_down(params: Params, largest: int) -> int:
    l = constants.nominal_levels(params)
    square = (3 * l / params.beta) ** 2 * largest
    return max(1, decide(lambda bits: ln(square, bits).times(16 * l / params.epsilon), floor))


MUTANTS = (
    Mutant(
        "median-no-cap",
        "A user gives all samples to the median, not at most one array's worth.",
        overrides={"withhold_spec.paper.median:fill_arrays": _uncapped},
    ),
    Mutant(
        "median-dealt-by-turns",
        "Samples are dealt to the arrays in turn, so a user is in many.",
        overrides={"withhold_spec.paper.median:fill_arrays": _by_turns},
    ),
    Mutant(
        "median-cost-doubled",
        "A candidate's cost is counted twice.",
        overrides={"withhold_spec.paper.median:costs": _cost_doubled},
    ),
    Mutant(
        "median-cost-with-ties",
        "Arrays in the candidate's own bin count as below it and as above it.",
        overrides={"withhold_spec.paper.median:costs": _cost_with_ties},
    ),
    Mutant(
        "median-smaller-count",
        "The cost is the smaller of the two counts.",
        overrides={"withhold_spec.number:maximum": _smaller},
    ),
    Mutant(
        "median-half-the-bins",
        "There are half as many bins as the precision needs.",
        overrides={
            "withhold_spec.paper.median:bin_count": lambda level: max(1, bin_count(level) // 2)
        },
    ),
    Mutant(
        "median-four-times-the-bins",
        "There are more bins than the union bound allows.",
        overrides={"withhold_spec.paper.median:bin_count": lambda level: 4 * bin_count(level)},
    ),
    Mutant(
        "median-bin-shifted",
        "Boundaries between bins are one bin too high.",
        overrides={"withhold_spec.paper.median:nearest_bin": _shifted},
    ),
    Mutant(
        "median-rate-eighth",
        "The median's exponent is epsilon/8 times the cost, which its arrays do not make up for.",
        overrides={"withhold_spec.paper.median:rate": lambda epsilon: epsilon / 8},
    ),
    Mutant(
        "arrays-rounded-down",
        "k is rounded down (E18).",
        overrides={"withhold_spec.paper.constants:diversity_arrays": _rounded_down},
    ),
)
