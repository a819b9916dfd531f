"""Unknown integers: branches are followed one evaluation at a time, and quotients are ordered rightly."""

from itertools import product

import pytest
import z3

from withhold_proofs.numbers.branches import Lost
from withhold_proofs.numbers.integers import World
from withhold_proofs.numbers.terms import as_int


def test_branches_within_branches_are_refused() -> None:
    """Otherwise they would count as branches of the outer evaluation, and their conditions would be lost."""
    world = World(z3.Context())
    x = world.unknown("x")
    with pytest.raises(Lost, match="followed already"):
        world.number(lambda: world.number(lambda: x))
    assert str(world.number(lambda: x)) == "x"


def test_a_branch_is_taken_as_before() -> None:
    world = World(z3.Context())
    x = as_int(world.unknown("x"))
    found = world.paths(lambda: (bool(x < 3), bool(x < 3)))
    assert [made for _, made in found] == [(True, True), (False, False)]


@pytest.mark.parametrize("given", list(product((0, 1, 7, 20), (1, 2, 9), (0, 5, 20), (1, 3, 9))))
def test_quotients_by_any_divisors_are_ordered_as_in_python(given: tuple[int, ...]) -> None:
    world = World(z3.Context(), falling=True)
    a, b, c, d = (as_int(world.unknown(name)) for name in "abcd")
    left, right = world.number(lambda: a // b), world.number(lambda: c // d)
    solver = z3.Solver(ctx=world.context)
    solver.add(*world.facts.values())
    solver.add(
        [z3.Int(name, world.context) == value for name, value in zip("abcd", given, strict=True)]
    )
    assert solver.check() == z3.sat
    solver.add(z3.Or(left != given[0] // given[1], right != given[2] // given[3]))
    assert solver.check() == z3.unsat
