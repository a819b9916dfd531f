"""Unknown machine words against Python's integers, on the functions that run on them."""

from collections.abc import Callable

import pytest
import z3

from withhold.core import tree
from withhold_proofs.numbers.branches import Lost
from withhold_proofs.numbers.integers import World
from withhold_proofs.numbers.machine import TwoSteps, Word, result, word
from withhold_proofs.numbers.terms import as_int
from withhold_spec.paper import binary, withholding

EDGES = [2**k + d for k in (8, 31, 32, 33, 53, 61, 62) for d in (-1, 0, 1) if 2**k + d <= 2**62]
COUNTS = [*range(1, 40), *EDGES]
FUNCTIONS: dict[str, Callable[[int], object]] = {
    "lowest bit": binary.lowest_bit,
    "depth": binary.depth,
    "levels": withholding.levels,
    "level of": withholding.level_of,
    "level of, implementation": tree.level_of,
    "first element": tree.node_first,
}
LEVELS: dict[str, Callable[[int], object]] = {
    "block size": withholding.block_size,
    "block size, implementation": tree.block_size,
    "first sample": tree.block_first,
    "last sample": tree.block_last,
}
TRUTHS: dict[str, Callable[[int], object]] = {
    "completes": withholding.completes_block,
    "completes, implementation": tree.is_release,
}


def value(term: z3.ExprRef, name: str, given: int, context: z3.Context) -> z3.ExprRef:
    """The term with the number in place of the unknown."""
    return z3.simplify(
        z3.substitute(term, (z3.BitVec(name, 64, context), z3.BitVecVal(given, 64, context)))
    )


@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions_of_counts(name: str) -> None:
    world = World(z3.Context())
    term = result(world, lambda: FUNCTIONS[name](as_int(word("x", world))))
    for count in COUNTS:
        found = value(term, "x", count, world.context)
        assert isinstance(found, z3.BitVecNumRef) and found.as_long() == FUNCTIONS[name](count)


@pytest.mark.parametrize("name", LEVELS)
def test_functions_of_levels(name: str) -> None:
    world = World(z3.Context())
    term = result(world, lambda: LEVELS[name](as_int(word("x", world))))
    for level in range(63):
        found = value(term, "x", level, world.context)
        assert isinstance(found, z3.BitVecNumRef) and found.as_long() == LEVELS[name](level)


@pytest.mark.parametrize("name", TRUTHS)
def test_conditions_on_counts(name: str) -> None:
    world = World(z3.Context())
    term = world.truth(lambda: TRUTHS[name](as_int(word("x", world))))
    for count in COUNTS:
        assert z3.is_true(value(term, "x", count, world.context)) == TRUTHS[name](count)


@pytest.mark.parametrize("loop", [binary.nodes_read, tree.nodes_read])
def test_two_steps_of_a_loop(loop: Callable[[int], tuple[int, ...]]) -> None:
    world = TwoSteps(z3.Context())
    term = result(world, lambda: (*loop(as_int(word("x", world))), 0, 0)[1])
    for count in COUNTS:
        found = value(term, "x", count, world.context)
        assert isinstance(found, z3.BitVecNumRef)
        assert found.as_long() == (*loop(count), 0, 0)[1]


def test_what_has_no_meaning_is_refused() -> None:
    world = World(z3.Context())
    x = word("x", world)
    looks: list[Callable[[Word], object]] = [
        hash,
        lambda one: [1][one],
        lambda one: one + "1",
        lambda one: 3**one,
        lambda one: one & True,
    ]
    for look in looks:
        with pytest.raises(Lost):
            look(x)
