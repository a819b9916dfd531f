"""The specification with what is printed put in the place of the repair."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction

from withhold_proofs.errata import accuracy, definitions, edges
from withhold_proofs.errata import levels as errata_levels
from withhold_proofs.model import Mutant
from withhold_spec.as_printed import binary as printed_binary
from withhold_spec.as_printed import counting, full_constants, privacy
from withhold_spec.as_printed import median as printed_median
from withhold_spec.as_printed.reals import Undefined
from withhold_spec.noise import Source
from withhold_spec.number import Number, add
from withhold_spec.paper import constants
from withhold_spec.paper.plan import Interval, Plan
from withhold_spec.paper.records import Block
from withhold_spec.paper.state import PaperState, count, enter, finish, project
from withhold_spec.params import Params
from withhold_spec.records import Step
from withhold_spec.stream import Event, Samples, User


def _any_block(
    plan: Plan, state: PaperState, user: User, sample: Number, source: Source
) -> tuple[PaperState, Step]:
    """Algorithm 3 without a check of who sends: every m samples of a user are a block (E8)."""
    m = plan.params.max_samples
    turn = count(plan, state, user, sample, capped=False)
    if turn.count % m == 0:
        raw = add(turn.state.samples[user][-m:])
        block = project(plan, Block(0, raw, None), plan.params.unit_prior)
        turn = enter(plan, replace(turn, block=block), 0, block, m, source)
    return finish(plan, turn)


def _any_two(left: Sequence[Event], right: Sequence[Event]) -> bool:
    return True


def _no_least_level(params: Params) -> int:
    if params.max_samples == 1:
        raise Undefined("epsilon/(2L) with L = 0")
    return constants.nominal_levels(params)


def _undefined_interval(params: Params) -> Callable[[int, Fraction], Interval]:
    def interval(level: int, prior: Fraction) -> Interval:
        raise Undefined(f"Pi_{level}: the intervals are defined for l >= 2")

    return interval


def _one_less(level: int) -> int:
    return 1 if level == 0 else counting.samples_fed(level)


def _share_left_to_right(params: Params, levels: int) -> Fraction:
    return full_constants.failure_share_left_to_right(params, levels)


def _half_the_arrays(params: Params, largest: int) -> int:
    return (constants.diversity_arrays(params, largest) + 1) // 2


def _enough_unrounded(plan: Plan, samples: Samples, level: int) -> bool:
    counts = [len(own) for own in samples.values()]
    return accuracy.enough_as_printed(plan, level, counts)


MUTANTS = (
    Mutant(
        "print-E3",
        "Neighbours may differ in who sends.",
        overrides={"withhold_spec.stream:are_neighbours": privacy.are_neighbours},
    ),
    Mutant(
        "print-E4",
        "Two mechanisms toss one coin.",
        overrides={"withhold_proofs.errata.definitions:own_coins": definitions.one_coin},
    ),
    Mutant(
        "print-E11",
        "Any two streams count as neighbours.",
        overrides={"withhold_spec.stream:are_neighbours": _any_two},
    ),
    Mutant(
        "print-E11b",
        "The change of the norm is put for the distance.",
        overrides={"withhold_proofs.errata.definitions:l1_distance": privacy.norm_change},
    ),
    Mutant(
        "print-E17",
        "Half as many users, L for 2L.",
        overrides={"withhold_spec.paper.constants:diversity_arrays": _half_the_arrays},
    ),
    Mutant(
        "print-E18a",
        "Line 9 asks for samples with k not rounded.",
        overrides={"withhold_spec.paper.full:can_activate": _enough_unrounded},
    ),
    Mutant(
        "print-E18b",
        "k is rounded down.",
        overrides={
            "withhold_spec.as_printed.median:arrays_rounded_up": printed_median.arrays_rounded_down
        },
    ),
    Mutant(
        "print-E18c",
        "The diversity condition has k not rounded.",
        overrides={"withhold_spec.paper.full:diversity_holds": accuracy.diverse_as_printed},
    ),
    Mutant(
        "print-E19",
        "k is not rounded in the claimed radius.",
        overrides={
            "withhold_proofs.errata.accuracy:whole_array_count": accuracy.printed_array_count
        },
    ),
    Mutant(
        "print-E20",
        "The constant of the Laplace tail is dropped.",
        overrides={"withhold_proofs.errata.accuracy:bound_repaired": accuracy.bound_printed},
    ),
    Mutant(
        "print-E25",
        "L is log m rounded up.",
        overrides={"withhold_spec.paper.withholding:levels": counting.levels_rounded_up},
    ),
    Mutant(
        "print-E27",
        "log m is not replaced by max(1, floor(log m)).",
        overrides={"withhold_spec.paper.constants:nominal_levels": _no_least_level},
    ),
    Mutant(
        "print-E28",
        "Levels 0 and 1 have no interval.",
        overrides={"withhold_spec.paper.plan:_unit": _undefined_interval},
    ),
    Mutant(
        "print-E29",
        "Sum is read as printed, also of an empty stream.",
        overrides={"withhold_spec.paper.binary:nodes_read": printed_binary.nodes_read},
    ),
    Mutant(
        "print-E30",
        "The first sample of a user completes no block.",
        overrides={
            "withhold_spec.paper.withholding:completes_block": counting.completes_block_from_one
        },
    ),
    Mutant(
        "print-E31",
        "The test for a power of 2 is a rounded logarithm.",
        overrides={"withhold_spec.paper.withholding:completes_block": edges.rounded_logarithm},
    ),
    Mutant(
        "print-E32",
        "k is not rounded, and the root is one of a negative number.",
        overrides={"withhold_spec.paper.constants:full_width": full_constants.full_width},
    ),
    Mutant(
        "print-E33",
        "A tie is left open.",
        overrides={"withhold_proofs.errata.edges:nearest_repaired": edges.nearest_printed},
    ),
    Mutant(
        "print-E33b",
        "Bins are as long as printed, and the last one is shorter.",
        overrides={"withhold_proofs.errata.edges:own_repaired": edges.own_printed},
    ),
    Mutant(
        "print-E24",
        "1/(MN) is put for 1/sqrt(MN).",
        overrides={"withhold_proofs.errata.edges:order_repaired": edges.order_printed},
    ),
    Mutant(
        "print-E36",
        "The 1 in 1 + log is dropped.",
        overrides={"withhold_proofs.errata.edges:noise_repaired": edges.noise_printed},
    ),
    Mutant(
        "print-E2b",
        "delta/3L is read from left to right.",
        overrides={"withhold_spec.as_printed.full_constants:failure_share": _share_left_to_right},
    ),
    Mutant(
        "print-E34",
        "A block counts 2**l - 1 samples.",
        overrides={"withhold_spec.paper.withholding:block_size": _one_less},
    ),
    Mutant(
        "print-E35",
        "The last time before the next block is left out.",
        overrides={"withhold_proofs.errata.levels:times_repaired": errata_levels.times_printed},
    ),
    Mutant(
        "print-E35b",
        "The first samples of a round are not waited for.",
        overrides={"withhold_proofs.errata.levels:wait_repaired": errata_levels.wait_printed},
    ),
    Mutant(
        "print-E12",
        "d coordinates compose as printed.",
        overrides={
            "withhold_spec.accounted.dimensions:advanced_total": privacy.composed_approximately
        },
    ),
    Mutant(
        "blocks-unchecked",
        "A user may send several blocks of m samples (E8).",
        overrides={"withhold_spec.paper.wishful:wishful_step": _any_block},
    ),
)
