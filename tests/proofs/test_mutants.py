"""A mutant reaches every place that holds the original, and leaves no trace."""

from __future__ import annotations

from fractions import Fraction

import pytest

from withhold_proofs.engine.mutants import applied, load_specification
from withhold_proofs.model import Mutant
from withhold_proofs.paper import alignment, budget
from withhold_spec import replay
from withhold_spec.noise import ZERO
from withhold_spec.paper import binary, constants, full, plan
from withhold_spec.paper.binary import Counter
from withhold_spec.params import Params


def short(length: int) -> int:
    return binary.depth(length) - 1


SHORT = Mutant("short", "One node too few.", {"withhold_spec.paper.binary:depth": short})
PARAMS = Params(4, 4, 1, "1/10")


def test_from_imports_are_reached_and_restored() -> None:
    original = binary.depth
    with applied(SHORT):
        assert [vars(module)["depth"](8) for module in (binary, constants, plan)] == [3, 3, 3]
        assert vars(alignment)["binary"].depth(8) == 3
        scale = constants.full_scale(PARAMS, 2)
    assert all(vars(module)["depth"] is original for module in (binary, constants, plan))
    assert constants.full_scale(PARAMS, 2) > scale


def test_inside_the_replacement_the_name_means_the_original() -> None:
    with applied(SHORT):
        assert binary.depth(8) == 3


def test_tables_are_reached() -> None:
    def never(*arguments: object) -> object:
        raise LookupError("replaced")

    original = replay.PAPER_MECHANISMS["full"]
    with applied(Mutant("never", "No step.", {"withhold_spec.paper.full:full_step": never})):
        assert replay.PAPER_MECHANISMS["full"][2] is full.full_step is not original[2]
        with pytest.raises(LookupError, match="replaced"):
            replay.replay("full", PARAMS, [(1, 1)], ZERO)
    assert replay.PAPER_MECHANISMS["full"] is original


def test_methods_and_properties_are_reached() -> None:
    overrides = {
        "withhold_spec.paper.binary:Counter.total": lambda self: 7,
        "withhold_spec.paper.plan:Plan.median_epsilon": lambda self: Fraction(5),
    }
    made = plan.full_plan(PARAMS)
    with applied(Mutant("both", "Wrong.", overrides)):
        assert Counter().total() == 7
        assert made.median_epsilon == 5
    assert Counter().total() == 0
    assert made.median_epsilon == Fraction(1, 4)


def test_small_numbers_are_replaced_under_their_own_name_only() -> None:
    with applied(Mutant("grid", "A small grid.", {"withhold_spec.params:LARGEST_GRID": 2})):
        from withhold_spec import params

        assert params.LARGEST_GRID == 2
        assert params.LARGEST_COUNT == 2**62
    assert params.LARGEST_GRID == 2**32


def test_everything_is_restored_after_an_exception() -> None:
    original = binary.depth
    with pytest.raises(RuntimeError), applied(SHORT):
        raise RuntimeError
    assert binary.depth is original


def test_mutants_nest() -> None:
    original = binary.depth
    with applied(SHORT), applied(budget.NO_ROUNDING):
        assert vars(constants)["depth"](8) == 3
    assert vars(constants)["depth"] is original


def test_all_of_the_specification_is_loaded_before_it_is_broken() -> None:
    import sys

    load_specification()
    assert {"withhold_spec.properties.paper", "withhold_spec.paper.full"} <= set(sys.modules)
