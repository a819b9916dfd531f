"""Collections of any size: what code is told of them holds for every collection that they stand for."""

from types import ModuleType
from typing import Any

import pytest
import z3

from withhold_proofs.numbers.branches import Lost
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.sizes import MIDDLE, Levels, Rest, any_sizes, same, size_of


def world() -> Levels:
    made = Levels(z3.Context())
    made.level = made.unknown("level")
    return made


def test_a_rest_counts_as_many_and_the_length_is_unknown() -> None:
    made = world()
    rest = Rest(made.unknown("size"))
    size = size_of(made, (rest, "new"))
    assert size.known is None
    assert z3.simplify(size.term - made.unknown("size").term).eq(z3.IntVal(1, made.context))
    assert size_of(made, ("new", "newer")).known == 2


def test_only_the_named_modules_see_such_lengths() -> None:
    module = ModuleType("module")
    made = world()
    with any_sizes(made, module):
        exec("size, most = len((1, 2)), max(1, 2)", vars(module))
        assert isinstance(vars(module)["size"], Integer) and vars(module)["most"] == 2
    assert "len" not in vars(module) and "max" not in vars(module)
    assert len((1, 2)) == 2


@pytest.mark.parametrize("level", range(4))
def test_every_level_is_found_where_it_is(level: int) -> None:
    """For each pair of levels, exactly one path is possible, and it leads to the right item."""
    for asked in range(5):
        made = world()
        assert made.level is not None
        number: Any = made.unknown("asked")
        items = made.by_level("below", "own", "above")
        pair = z3.And(made.level.term == level, number.term == asked)
        found = []

        def parts(n: Any = number, i: Any = items) -> tuple[Any, Any, Any]:
            return i[n], i[:n], i[n + 1 :]

        for taken, outcome in made.paths(parts):
            solver = z3.Solver(ctx=made.context)
            solver.add(taken, pair)
            if solver.check() == z3.sat:
                found.append(outcome)
        expected = "own" if asked == level else "below" if asked < level else "above"
        assert [item for item, _, _ in found] == [expected]
        ((_, before, after),) = found
        assert before.count("own") == (asked > level)
        assert after.count("own") == (asked < level)


def test_a_known_number_is_not_the_level_in_the_middle() -> None:
    made = world()
    assert not made.is_own(MIDDLE)


def test_a_rest_is_equal_to_itself_alone() -> None:
    made = world()
    rest, other = Rest(made.known(1)), Rest(made.known(1))
    assert same((rest, 1), (rest, 1), made.context) == []
    assert any(z3.is_false(each) for each in same((rest,), (other,), made.context))
    assert any(z3.is_false(each) for each in same((rest, 1), (rest,), made.context))


def test_an_unknown_number_is_no_index() -> None:
    with pytest.raises(Lost):
        [1, 2, 3][World(z3.Context()).unknown("n")]
