"""The shipped policy on unknown integers, against its results for values that replace them."""

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import partial
from math import isqrt

import pytest
import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.numbers.integers import Integer, World, joined
from withhold_proofs.numbers.terms import as_int, integer
from withhold_proofs.policy.intervals import NAMES
from withhold_proofs.policy.logarithm import ROUNDS, schedule_of
from withhold_proofs.policy.terms import budget_limit_of, logarithm, roots
from withhold_proofs.policy.weights import any_stratum
from withhold_spec.accounted.interface import Public
from withhold_spec.accounted.records import Account
from withhold_spec.params import Params
from withhold_spec.policy.budget_limit import limit
from withhold_spec.policy.fixed_point import ONE, log2
from withhold_spec.policy.intervals import interval
from withhold_spec.policy.line import Cell, Filter, taken_in
from withhold_spec.policy.line import start as filters
from withhold_spec.policy.mixture import Level

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
    public = Public(Params(3, 9, 1, 1, horizon=20), (), (Account(),), ())
    assert only_value(world, z3.And(known), made) == limit(public, count, first, now)


@dataclass
class Interval:
    """The interval of a block around an unknown level. roots: the unknowns that stand for square roots."""

    params: Params
    size: int
    world: World
    level: dict[str, Integer]
    roots: Sequence[z3.ArithRef]
    parts: dict[str, z3.ArithRef]


LEVEL = ("mean", "error", "variance", "scatter")


@pytest.fixture(scope="module")
def unknown_interval() -> Interval:
    """Takes long to make, and is the same for all values."""
    params, size, world = Params(3, 100, 1, 1, grid=10), 30, World(z3.Context())
    root, unknowns = roots(world), {name: world.unknown(name) for name in LEVEL}
    mean, error, variance, scatter = (as_int(unknowns[name]) for name in LEVEL)
    with substituted({"withhold_spec.policy.mixture:isqrt": root}):
        level = Level(mean, error, variance)
        paths = world.paths(lambda: interval(params, level, scatter, size, REACH, False))
    parts = {
        name: joined([(taken, world.term(getattr(made, name))) for taken, made in paths])
        for name in PARTS
    }
    return Interval(params, size, world, unknowns, [made for _, made in root.made], parts)


@pytest.mark.xdist_group("interval")
@pytest.mark.parametrize("mean", [0, ONE // 3, ONE // 2, ONE])
@pytest.mark.parametrize("error", [1, ONE // 50, ONE])
def test_an_interval_of_unknowns_is_that_of_their_values(
    unknown_interval: Interval, mean: int, error: int
) -> None:
    given = unknown_interval
    values = {"mean": mean, "error": error, "variance": ONE // 9, "scatter": 7}
    taken: list[int] = []

    def noted(square: int) -> int:
        taken.append(isqrt(square))
        return taken[-1]

    level = Level(mean, error, values["variance"])
    with substituted({"withhold_spec.policy.mixture:isqrt": noted}):
        expected = interval(given.params, level, values["scatter"], given.size, REACH, False)
    assert len(given.roots) == len(taken) == 3
    known = z3.And(
        *(given.level[name].term == value for name, value in values.items()),
        *(root == value for root, value in zip(given.roots, taken, strict=True)),
    )
    for name, made in given.parts.items():
        assert only_value(given.world, known, made) == getattr(expected, name)


def test_an_interval_depends_on_these_numbers_alone() -> None:
    assert set(LEVEL) < set(NAMES)


def with_parts(given: Filter, parts: Mapping[str, int]) -> Filter:
    """The filter with these numbers in the place of its own."""
    made = copy(given)
    for name, part in parts.items():
        object.__setattr__(made, name, part)
    return made


@pytest.mark.parametrize("share", [0, ONE // 3, ONE])
def test_a_filter_of_unknowns_is_that_of_their_values(share: int) -> None:
    world = World(z3.Context())
    before, cell = filters()[7], Cell(share, ONE // 5, ONE // 7, -ONE // 9, 10**12, 3, 0)
    names = ("mean", "low_mean", "high_mean", "mean_variance")
    values = {"mean": ONE // 4, "low_mean": 5**20, "high_mean": -(7**15), "mean_variance": 3**30}
    expected = taken_in(with_parts(before, values), cell)
    unknown = with_parts(before, {name: as_int(world.unknown(name)) for name in names})
    made = taken_in(unknown, cell)
    given = z3.And([integer(name, world.context) == value for name, value in values.items()])
    for name in names:
        assert only_value(world, given, world.term(getattr(made, name))) == getattr(expected, name)


@pytest.mark.parametrize("square", [0, 1, 3, 4, 5, 2**40, 10**18 - 1])
def test_an_exact_root_is_that_of_python(square: int) -> None:
    world = World(z3.Context())
    root = roots(world, exact=True)
    made = world.number(lambda: root(world.unknown("square")))
    given = integer("square", world.context) == square
    assert only_value(world, given, made) == isqrt(square)


@pytest.mark.parametrize(("most", "divisors"), [((9, 30, 2), (4, 4, 4)), ((5, 7, 1), (3, 9, 2))])
def test_weights_of_unknowns_are_those_of_their_values(
    most: tuple[int, ...], divisors: tuple[int, ...]
) -> None:
    world = World(z3.Context())
    stratum = any_stratum(world)
    values = {f"most_{place}": each for place, each in enumerate(most)}
    values |= {f"divisor_{place}": each for place, each in enumerate(divisors)}
    known = replace(stratum, most=most, divisors=divisors)
    given = z3.And([integer(name, world.context) == value for name, value in values.items()])
    for level in known._levels()[::5]:
        for place, expected in enumerate(known.weights_at(level)):
            made = world.paths(partial(stratum.weights_at, level))
            own = joined([(taken, world.term(found[place])) for taken, found in made])
            assert only_value(world, given, own) == expected
