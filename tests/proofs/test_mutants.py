"""A mutant changes a function wherever it is referred to, and leaves no trace; so do substitutes."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from withhold_proofs import registry
from withhold_proofs.engine.mutants import applied, function_at, read
from withhold_proofs.engine.substitutes import load_specification, substituted
from withhold_proofs.model import Edit, Mutant
from withhold_proofs.paper import alignment, budget
from withhold_spec import replay
from withhold_spec.noise import ZERO
from withhold_spec.paper import binary, constants, full, plan
from withhold_spec.paper.binary import Counter
from withhold_spec.params import Params

DEPTH = "withhold_spec.paper.binary:depth"
SHORT = Mutant("short", "One node short.", (Edit(DEPTH, "length.bit_length()", "2"),))
PARAMS = Params(4, 4, 1, "1/10")

ENTRY = """
[level-off]
sentence = "A level is wrong."
place = "withhold_spec.paper.binary:depth"
find = "length.bit_length()"
replace = "length"
refuted_by = ["binary/depth", "binary/nodes"]
"""


def shorter(length: int) -> int:
    return binary.depth(length) - 1


# Mutants


def test_every_reference_to_the_function_is_affected_and_restored() -> None:
    references = [vars(module)["depth"] for module in (binary, constants, plan)]
    references.append(vars(alignment)["binary"].depth)
    with applied(SHORT):
        assert [depth(200) for depth in references] == [2, 2, 2, 2]
        scale = constants.full_scale(PARAMS, 2)
    assert [depth(200) for depth in references] == [8, 8, 8, 8]
    assert constants.full_scale(PARAMS, 2) > scale


def test_methods_properties_and_several_edits_of_one_function_are_applied() -> None:
    share = "withhold_spec.paper.plan:Plan.median_epsilon"
    edits = (
        Edit(share, "2 * constants", "3 * constants"),
        Edit(share, "self.params.epsilon", "(5 + self.params.epsilon)"),
        Edit("withhold_spec.paper.binary:Counter.total", "return", "return 7 +"),
    )
    made = plan.full_plan(PARAMS)
    with applied(Mutant("three", "Wrong.", edits)):
        assert made.median_epsilon == 1
        assert Counter().total() == 7
    assert made.median_epsilon == Fraction(1, 4)
    assert Counter().total() == 0


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (Edit(DEPTH, "breadth", "1"), "0 times"),
        (Edit(DEPTH, "length", "1"), "times"),
        (Edit(DEPTH + "s", "length", "1"), "does not exist"),
        (Edit("withhold_spec.params:MAX_GRID", "2", "3"), "not a function"),
    ],
)
def test_an_edit_that_does_not_fit_is_an_error(edit: Edit, message: str) -> None:
    with pytest.raises(LookupError, match=message), applied(Mutant("wrong", "Wrong.", (edit,))):
        pass


def test_a_line_break_in_the_code_does_not_hide_a_text() -> None:
    edit = Edit(DEPTH, "length\n    .bit_length( )", "7")
    with applied(Mutant("broken", "Seven.", (edit,))):
        assert binary.depth(1) == 7


def test_the_code_is_restored_after_an_exception() -> None:
    with pytest.raises(RuntimeError), applied(SHORT):
        raise RuntimeError
    assert binary.depth(200) == 8


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "mutants.toml"
    file.write_text(ENTRY, encoding="utf-8")
    edit = Edit(DEPTH, "length.bit_length()", "length")
    refuted_by = ("binary/depth", "binary/nodes")
    assert read(file) == (Mutant("level-off", "A level is wrong.", (edit,), refuted_by),)
    worse = tmp_path / "worse.toml"
    worse.write_text(ENTRY + "reason = 'none'\n", encoding="utf-8")
    with pytest.raises(ValueError, match="level-off: unknown keys reason"):
        read(worse)


@pytest.mark.parametrize("mutant", registry.load().mutants, ids=lambda each: each.id)
def test_every_mutant_can_be_applied_and_changes_something(mutant: Mutant) -> None:
    before = [function_at(place).__code__ for place in mutant.places]
    with applied(mutant):
        after = [function_at(place).__code__ for place in mutant.places]
    assert all(old != new for old, new in zip(before, after, strict=True))
    assert [function_at(place).__code__ for place in mutant.places] == before


# Substitutes


def test_from_imports_are_substituted_and_restored() -> None:
    original = binary.depth
    with substituted({DEPTH: shorter}):
        assert [vars(module)["depth"](8) for module in (binary, constants, plan)] == [3, 3, 3]
        assert vars(alignment)["binary"].depth(8) == 3
    assert all(vars(module)["depth"] is original for module in (binary, constants, plan))


def test_inside_the_substitute_the_name_means_the_original() -> None:
    with substituted({DEPTH: shorter}):
        assert binary.depth(8) == 3


def test_tables_are_reached() -> None:
    def never(*arguments: object) -> object:
        raise LookupError("replaced")

    original = replay.PAPER_MECHANISMS["full"]
    with substituted({"withhold_spec.paper.full:full_step": never}):
        assert replay.PAPER_MECHANISMS["full"][2] is full.full_step is not original[2]
        with pytest.raises(LookupError, match="replaced"):
            replay.replay("full", PARAMS, [(1, 1)], ZERO)
    assert replay.PAPER_MECHANISMS["full"] is original


def test_methods_and_properties_are_substituted() -> None:
    names = {
        "withhold_spec.paper.binary:Counter.total": lambda self: 7,
        "withhold_spec.paper.plan:Plan.median_epsilon": lambda self: Fraction(5),
    }
    made = plan.full_plan(PARAMS)
    with substituted(names):
        assert Counter().total() == 7
        assert made.median_epsilon == 5
    assert Counter().total() == 0
    assert made.median_epsilon == Fraction(1, 4)


def test_small_numbers_are_substituted_under_their_own_name_only() -> None:
    from withhold_spec import params

    with substituted({"withhold_spec.params:MAX_GRID": 2}):
        assert params.MAX_GRID == 2
        assert params.MAX_COUNT == 2**62
    assert params.MAX_GRID == 2**32


def test_substitutes_nest_with_mutants() -> None:
    original = binary.depth
    with applied(SHORT), substituted({DEPTH: shorter}), substituted(budget.NO_ROUNDING):
        assert vars(constants)["depth"](8) == 1
    assert vars(constants)["depth"] is original and original(8) == 4


def test_all_of_the_specification_is_loaded_before_it_is_broken() -> None:
    import sys

    load_specification()
    assert {"withhold_spec.properties.paper", "withhold_spec.paper.full"} <= set(sys.modules)
