"""The shipped policy on unknown integers, against its results for values that replace them."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt
from typing import cast

import pytest
import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.numbers.integers import Integer, World, joined
from withhold_proofs.numbers.terms import as_int, integer
from withhold_proofs.policy.estimation import NAMES, any_posterior
from withhold_proofs.policy.intervals import AnyPosterior
from withhold_proofs.policy.logarithm import ROUNDS, schedule_of
from withhold_proofs.policy.terms import budget_limit_of, logarithm, roots
from withhold_proofs.policy.weight_caps import any_blocks
from withhold_spec.accounted.interface import Public
from withhold_spec.params import Params
from withhold_spec.policy.budget_limit import limit, log2
from withhold_spec.policy.estimation import ONE, Posterior
from withhold_spec.policy.shipped import interval
from withhold_spec.policy.weight_caps import Blocks

REACH = 3
PARTS = ("low", "high", "inner_low", "inner_high", "saturation")


def only_value(world: World, given: z3.BoolRef, made: z3.ArithRef) -> int:
    """The only value that the facts allow."""
    solver = z3.Solver(ctx=world.context)
    solver.set("rlimit", 20_000_000)
    solver.add(*world.facts.values(), given)
    assert solver.check() == z3.sat
    value = solver.model().eval(made, model_completion=True)
    assert isinstance(value, z3.IntNumRef)
    solver.add(made != value)
    assert solver.check() == z3.unsat
    return value.as_long()


def digits_of(number: int) -> tuple[list[int], list[int]]:
    """Mantissas and digits of the logarithm, in Python's integers."""
    mantissas, digits = [number * 2**31 // 2 ** (number.bit_length() - 1)], list[int]()
    for _ in range(ROUNDS):
        square = mantissas[-1] ** 2
        digits.append(int(square >= 2**63))
        mantissas.append(square // 2 ** (31 + digits[-1]))
    return mantissas, digits


@pytest.mark.parametrize("number", [1, 2, 3, 5, 12, 1000, 2**31 - 1, 2**40 + 1, 2**62 - 1])
def test_the_logarithm_of_an_unknown_is_that_of_its_value(number: int) -> None:
    world = World(z3.Context())
    schedule = schedule_of(world, "x")
    mantissas, digits = digits_of(number)
    unknowns = [integer("x", world.context), *schedule.mantissas, *schedule.digits]
    values = [number, *mantissas, *digits]
    pairs = zip(unknowns, values, strict=True)
    given = [
        *(unknown == value for unknown, value in pairs),
        schedule.whole == number.bit_length() - 1,
        world.power(schedule.whole) == 2 ** (number.bit_length() - 1),
    ]
    assert only_value(world, z3.And(given), schedule.result) == log2(number)


@pytest.mark.parametrize(
    ("count", "first", "now"),
    [(1, 1, 1), (2, 1, 5), (3, 4, 9), (6, 2, 20), (1, 20, 20), (4, 1, 25)],
)
def test_a_limit_of_unknowns_is_that_of_their_values(count: int, first: int, now: int) -> None:
    world = World(z3.Context())
    logarithms = logarithm(world)
    made = budget_limit_of(world, logarithms, True, "count", "now")
    values = {"count": count, "first": first, "now": now, "horizon": 20, "users": 3, "each": 9}
    put = [
        (integer(name, world.context), z3.IntVal(value, world.context))
        for name, value in values.items()
    ]
    known = [unknown == value for unknown, value in put]
    for argument, value in logarithms.made:
        number = z3.simplify(z3.substitute(argument, *put))
        if isinstance(number, z3.IntNumRef) and number.as_long() > 0:
            known.append(value == log2(number.as_long()))
        else:  # the argument is itself a quotient
            known += [z3.Implies(argument == n, value == log2(n)) for n in range(1, 30)]
    public = Public(Params(3, 9, 1, 1, horizon=20), (), (), ())
    assert only_value(world, z3.And(known), made) == limit(public, count, first, now)


@dataclass
class Interval:
    """The interval of a block around an unknown posterior. roots: the unknowns that stand for square roots."""

    params: Params
    size: int
    world: World
    posterior: dict[str, Integer]
    roots: Sequence[z3.ArithRef]
    parts: dict[str, z3.ArithRef]


@pytest.fixture(scope="module")
def unknown_interval() -> Interval:
    """Takes long to make, and is the same for all values."""
    params, size, world = Params(3, 100, 1, 1, grid=10), 30, World(z3.Context())
    names = ("centre", "standard_error", "variance", "between_user_sd")
    root, unknowns = roots(world), {name: world.unknown(name) for name in names}
    with substituted({"withhold_spec.policy.shipped:isqrt": root}):
        posterior = cast(Posterior, AnyPosterior(**unknowns))
        paths = world.paths(lambda: interval(params, posterior, size, REACH))
    parts = {
        name: joined([(taken, world.term(getattr(made, name))) for taken, made in paths])
        for name in PARTS
    }
    return Interval(params, size, world, unknowns, [made for _, made in root.made], parts)


@pytest.mark.xdist_group("interval")
@pytest.mark.parametrize("centre", [0, ONE // 3, ONE // 2, ONE])
@pytest.mark.parametrize("standard_error", [1, ONE // 50, ONE])
def test_an_interval_of_unknowns_is_that_of_their_values(
    unknown_interval: Interval, centre: int, standard_error: int
) -> None:
    given = unknown_interval
    values = {
        "centre": centre,
        "standard_error": standard_error,
        "variance": ONE // 9,
        "between_user_sd": 7,
    }
    taken: list[int] = []

    def noted(square: int) -> int:
        taken.append(isqrt(square))
        return taken[-1]

    with substituted({"withhold_spec.policy.shipped:isqrt": noted}):
        posterior = cast(Posterior, AnyPosterior(**values))
        expected = interval(given.params, posterior, given.size, REACH)
    assert len(given.roots) == len(taken) == 3
    known = z3.And(
        *(given.posterior[name].term == value for name, value in values.items()),
        *(root == value for root, value in zip(given.roots, taken, strict=True)),
    )
    for name, made in given.parts.items():
        assert only_value(given.world, known, made) == getattr(expected, name)


@pytest.mark.parametrize("halvings", [0, 1, 3, 100])
@pytest.mark.parametrize("first", [-ONE, ONE**2 // 3, 9 * ONE**2])
def test_a_variance_of_unknowns_is_that_of_their_values(halvings: int, first: int) -> None:
    world = World(z3.Context())
    given, root = any_posterior(world), roots(world)
    expected = Posterior(precision=5 * ONE, first=first, epochs=1, halvings=halvings)
    with substituted({"withhold_spec.policy.estimation:isqrt": root}):
        made = world.number(lambda: given.variance)
    known = [integer(name, world.context) == getattr(expected, name) for name in NAMES]
    known += [value == expected.standard_error for _, value in root.made]
    known.append(world.power(integer("halvings", world.context)) == 2**halvings)
    assert only_value(world, z3.And(known), made) == expected.variance


@pytest.mark.parametrize("square", [0, 1, 3, 4, 5, 2**40, 10**18 - 1])
def test_an_exact_root_is_that_of_python(square: int) -> None:
    world = World(z3.Context())
    root = roots(world, exact=True)
    made = world.number(lambda: root(world.unknown("square")))
    given = integer("square", world.context) == square
    assert only_value(world, given, made) == isqrt(square)


@pytest.mark.parametrize(("sizes", "aims"), [((3, 5, 9), (3, 5, 9)), ((3, 5, 9), (1, 1, 1))])
def test_a_cap_of_unknowns_is_that_of_their_values(
    sizes: tuple[int, ...], aims: tuple[int, ...]
) -> None:
    level = 1000
    blocks = Blocks(sizes, (0, 0, 0), 1, 1, 1, 1, aims)
    world = World(z3.Context())
    values = {
        "size": sizes[0],
        "others": sum(sizes[1:]),
        "aim": aims[0],
        "other_aims": sum(aims[1:]),
        "level": level,
    }
    unknown = any_blocks(world)
    made = world.number(lambda: unknown.caps(as_int(world.unknown("level")))[0])
    given = z3.And([integer(name, world.context) == value for name, value in values.items()])
    assert only_value(world, given, made) == blocks.caps(level)[0]
