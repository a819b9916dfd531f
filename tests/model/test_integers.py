"""Integers as solver terms against Python's own: the asserted facts about a number hold in Python."""

from collections.abc import Callable
from typing import cast

import pytest
import z3
from hypothesis import given
from hypothesis import strategies as st

from withhold_proofs.numbers.branches import Lost
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.terms import as_int
from withhold_spec.paper import binary, withholding

SMALL = range(70)
EDGES = [2**k + d for k in (8, 31, 32, 62, 63, 64, 65, 200) for d in (-1, 0, 1)]

FUNCTIONS: dict[str, tuple[Callable[[int], object], int]] = {
    "bit_length": (lambda x: x.bit_length(), 0),
    "lowest bit": (binary.lowest_bit, 1),
    "without lowest": (lambda x: x & (x - 1), 0),
    "depth": (binary.depth, 1),
    "levels": (withholding.levels, 1),
    "level_of": (withholding.level_of, 1),
    "released": (withholding.released, 0),
    "completes_block": (withholding.completes_block, 0),
    "truth": (lambda x: 5 if x else 7, 0),
    "counted": (lambda x: x + (x > 3), 0),
    "distance": (lambda x: abs(3 - x), 0),
    "square": (lambda x: x**2, 0),
    "quotient of a number": (lambda x: 100 // x, 1),
    "shifted down": (lambda x: x >> 3, 0),
    "shifted up": (lambda x: x << 3, 0),
    "a number shifted down by it": (lambda x: 100 >> x, 0),
    "shifted up by its length": (lambda x: x << x.bit_length(), 0),
    "shifted down by its length": (lambda x: x >> x.bit_length(), 0),
}


def possible(world: World, given: z3.BoolRef, claim: z3.BoolRef) -> bool:
    """Whether the facts allow the claim about the given number."""
    solver = z3.Solver(ctx=world.context)
    solver.set("rlimit", 20_000_000)
    solver.add(*world.facts.values(), given, claim)
    answer = solver.check()
    assert answer != z3.unknown
    return answer == z3.sat


def result(world: World, function: Callable[[int], object], x: Integer) -> z3.ArithRef:
    def called() -> object:
        value = function(as_int(x))
        return value

    if function is withholding.completes_block:
        return z3.If(world.truth(called), z3.IntVal(1, world.context), z3.IntVal(0, world.context))
    return world.number(called)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_what_python_says_is_allowed(name: str) -> None:
    function, least = FUNCTIONS[name]
    for number in [*SMALL, *EDGES]:
        if number < least:
            continue
        world = World(z3.Context(), divisible=name == "lowest bit")
        x = world.unknown("x")
        found = result(world, function, x)
        expected = function(number)
        assert possible(world, x.term == number, found == int(cast(int, expected))), (name, number)


@pytest.mark.parametrize("name", [name for name in FUNCTIONS if name not in ("without lowest",)])
def test_nothing_else_is_allowed_up_to_the_exponent(name: str) -> None:
    """The facts determine all bit lengths, and the small powers."""
    function, least = FUNCTIONS[name]
    for number in range(least, 5):
        world = World(z3.Context(), divisible=name == "lowest bit")
        x = world.unknown("x")
        # the powers that matter are tied to each other by the known ones
        for exponent in range(5):
            world.power(z3.IntVal(exponent, world.context))
        found = result(world, function, x)
        expected = int(cast(int, function(number)))
        assert not possible(world, x.term == number, found != expected), (name, number)


@given(st.integers(0, 2**80), st.integers(0, 2**80))
def test_facts_about_two_numbers_at_once(first: int, second: int) -> None:
    world = World(z3.Context())
    x, y = world.unknown("x"), world.unknown("y")
    lengths = world.number(x.bit_length), world.number(y.bit_length)
    both = z3.And(x.term == first, y.term == second)
    right = z3.And(lengths[0] == first.bit_length(), lengths[1] == second.bit_length())
    assert possible(world, both, right)


@pytest.mark.parametrize("pair", [(1, 1), (2, 1), (6, 4), (12, 8), (5, 6), (64, 96)])
def test_facts_about_lowest_bits_of_two_numbers(pair: tuple[int, int]) -> None:
    world = World(z3.Context(), divisible=True)
    x, y = world.unknown("x"), world.unknown("y")
    lowest = world.lowest(x.term), world.lowest(y.term)
    both = z3.And(x.term == pair[0], y.term == pair[1])
    right = z3.And(*(bit == number & -number for bit, number in zip(lowest, pair, strict=True)))
    assert possible(world, both, right)
    assert not possible(world, both, z3.And(lowest[0] == lowest[1], z3.Not(right)))


@given(st.integers(0, 2**80), st.integers(0, 2**80), st.integers(1, 2**40))
def test_quotients_grow(first: int, second: int, divisor: int) -> None:
    world = World(z3.Context(), growing=True)
    x, y, d = world.unknown("x"), world.unknown("y"), world.unknown("d")
    quotients = world.number(lambda: x // d), world.number(lambda: y // d)
    given = z3.And(x.term == first, y.term == second, d.term == divisor)
    right = z3.And(quotients[0] == first // divisor, quotients[1] == second // divisor)
    assert possible(world, given, right)


def test_every_branch_is_followed_once_and_they_exclude_each_other() -> None:
    world = World(z3.Context())
    x = world.unknown("x")

    def sign() -> int:
        if x < 0:
            return -1
        return 1 if x > 0 else 0

    paths = world.paths(sign)
    assert sorted(outcome for _, outcome in paths) == [-1, 0, 1]
    for number in (-3, 0, 3):
        taken = [
            outcome for condition, outcome in paths if possible(world, x.term == number, condition)
        ]
        assert taken == [(number > 0) - (number < 0)]


def test_what_has_no_meaning_is_refused() -> None:
    world = World(z3.Context())
    x, y = world.unknown("x"), world.unknown("y")
    for wrong in (
        lambda: x & y,
        lambda: 3**x,
        lambda: x**4,
        lambda: range(as_int(x)),
        lambda: hash(x),
        lambda: x + "1",
    ):
        with pytest.raises(Lost):
            wrong()


def test_a_loop_over_an_unknown_is_refused() -> None:
    world = World(z3.Context())
    x = world.unknown("x")

    def count() -> int:
        steps = 0
        while x > steps:
            steps += 1
        return steps

    with pytest.raises(Lost):
        world.paths(count)
