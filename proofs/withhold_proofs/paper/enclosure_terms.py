"""Enclosures contain the real numbers, for all arguments and at every precision: the code on unknowns.

Of logarithms the textbook's series is taken as it stands (`power-series`): ln(2**e y) = 2 e artanh(1/3) +
2 artanh((y - 1)/(y + 1)), and artanh z = z + z**3/3 + z**5/5 + ..., where the terms from z**d/d on are together
between 0 and z**d / ((1 - z**2) d). So is exp z = 1 + z + z**2/2 + ..., where for 0 <= z <= 1/2 the terms from
any r on are together between 0 and 2 r. Python's floor, ceiling and isqrt are taken to be what they are called.
Paper: none; the constants rest on these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any, cast

import z3

from withhold_proofs.engine import loops
from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.reals import Real, real_of
from withhold_proofs.numbers.terms import integer, real
from withhold_spec import enclosures
from withhold_spec.enclosures import Enclosure, ceil16, ln

ARTANH = "withhold_spec.enclosures:_artanh"
DECIDE = "withhold_spec.enclosures:decide"
EXP = "withhold_spec.enclosures:exp"


@dataclass(frozen=True)
class Precision:
    """Any number of binary digits: of 2 to it only the size is known."""

    power: Real

    def __rpow__(self, base: object) -> Real:
        return {2: self.power, 4: self.power * self.power}[cast(int, base)]


def _floor(number: z3.ArithRef, rounded: z3.ArithRef) -> z3.BoolRef:
    whole = z3.Implies(number >= 0, rounded >= 0)
    return z3.And(rounded <= number, number < rounded + 1, whole)


def _ceiling(number: z3.ArithRef, rounded: z3.ArithRef) -> z3.BoolRef:
    return z3.And(rounded - 1 < number, number <= rounded)


def _integer_root(number: z3.ArithRef, root: z3.ArithRef) -> z3.BoolRef:
    # the next square is above the number, which is an integer
    squares = z3.And(root * root <= number, number + 1 <= (root + 1) * (root + 1))
    return z3.Implies(number >= 0, z3.And(root >= 0, squares))


Fact = Callable[[z3.ArithRef, z3.ArithRef], z3.BoolRef]
ROUNDINGS: Mapping[str, Fact] = {"floor": _floor, "ceil": _ceiling, "isqrt": _integer_root}
"""What is known of a rounded number. That it is an integer is left out where the code does not need it."""


def _rounded(world: World, name: str, number: object) -> Real:
    made = real(f"{name} of {real_of(number)}", world.context)
    world.facts[f"about {made}"] = ROUNDINGS[name](real_of(number), made)
    return Real(world, made)


def _rounded_to_integer(world: World, name: str, number: object) -> Integer:
    made = integer(f"{name} of {real_of(number)}", world.context)
    world.facts[f"about {made}"] = ROUNDINGS[name](real_of(number), z3.ToReal(made))
    return Integer(world, made)


@contextmanager
def _on_unknowns(
    world: World, rounded: Callable[[World, str, object], object] = _rounded
) -> Iterator[None]:
    """A context in which the module of enclosures makes fractions of unknowns, and rounds them."""

    def fraction(number: object, by: object = 1) -> object:
        if isinstance(number, Fraction | int) and isinstance(by, Fraction | int):
            return Fraction(number, by)
        return number if by == 1 else Real(world, real_of(number) / real_of(by))

    replaced: dict[str, object] = {name: partial(rounded, world, name) for name in ROUNDINGS}
    originals = {name: vars(enclosures)[name] for name in (*replaced, "Fraction")}
    vars(enclosures).update(replaced, Fraction=fraction)
    try:
        yield
    finally:
        vars(enclosures).update(originals)


def _enclosed(world: World, low: z3.ArithRef, high: z3.ArithRef, bits: int = 0) -> Enclosure:
    return Enclosure(cast(Any, Real(world, low)), cast(Any, Real(world, high)))


def _contains(enclosure: Enclosure, exact: z3.ArithRef) -> z3.BoolRef:
    return z3.And(real_of(enclosure.low) <= exact, exact <= real_of(enclosure.high))


def enclosures_for_all(context: z3.Context) -> Iterator[Query]:
    """Sums, multiples, roots, logarithms, exponentials, and what is rounded at the end."""
    yield from _sums(context)
    for direction in ("floor", "ceil"):
        yield from _roots(direction, context)
    yield from _series(context)
    yield _logarithm(context)
    yield from _exponential(context)
    for rounding in ("floor", "ceil"):
        yield _decided(rounding, context)
    yield _scale(context)


def _sums(context: z3.Context) -> Iterator[Query]:
    world = World(context)
    names = ("x", "x_low", "x_high", "y", "y_low", "y_high", "factor")
    x, x_low, x_high, y, y_low, y_high, factor = (real(name, context) for name in names)
    one, other = _enclosed(world, x_low, x_high), _enclosed(world, y_low, y_high)
    premises = {
        "the enclosures": z3.And(_contains(one, x), _contains(other, y)),
        "a factor": factor >= 0,
    }
    yield Query("sum", premises, _contains(one + other, x + y))
    multiple = one.times(cast(Any, Real(world, factor)))
    yield Query("multiple", premises, _contains(multiple, x * factor))


def _roots(direction: str, context: z3.Context) -> Iterator[Query]:
    """The root of an end, rounded down or up, is not above the end's own root, or not below it."""
    world = World(context)
    top, bottom, power, exact, root = (
        Real(world, real(name, context))
        for name in ("numerator", "denominator", "power", "exact", "root")
    )
    radicand = Real(world, exact.term, top, bottom)

    def found() -> Real:
        way = vars(enclosures)[direction]
        return cast(Real, enclosures._root(cast(Any, radicand), cast(Any, Precision(power)), way))

    with _on_unknowns(world):
        paths = world.paths(found)
    quotient = exact.term * bottom.term == top.term
    premises = {
        "a number": z3.And(top.term >= 0, bottom.term >= 1, exact.term >= 0, quotient),
        "its root": z3.And(root.term >= 0, root.term * root.term == exact.term),
        "a precision": power.term >= 1,
        **world.facts,
    }
    for number, (taken, end) in enumerate(paths, start=1):
        right = end.term <= root.term if direction == "floor" else end.term >= root.term
        name = f"root, {direction}"
        yield Query(f"{name}, path {number}", premises, z3.Implies(taken, right), name)


def _series(context: z3.Context) -> Iterator[Query]:
    """artanh z is the total and the tail of the series: at the start, after every turn, and at the end."""
    world = World(context)
    z, exact, tail, rest, total, power, degree = (
        real(name, context) for name in ("z", "exact", "tail", "rest", "total", "power", "degree")
    )
    begun = loops.before(ARTANH)(Real(world, z), 64)
    numbers = z3.BoolVal((begun["total"], begun["degree"]) == (0, 1), context)
    argument = {"0 <= z < 1": z3.And(z >= 0, z < 1)}
    yield Query("series: start", argument, z3.And(numbers, real_of(begun["power"]) == z))
    unknowns = {"z": z, "total": total, "power": power, "degree": degree}
    names = {name: Real(world, each) for name, each in unknowns.items()}
    turned = loops.turn(ARTANH)(names)
    held = {
        **argument,
        "a term": z3.And(degree >= 1, power >= 0),
        "total and tail": total + tail == exact,
        "the tail": z3.And(tail >= 0, tail * (1 - z * z) * degree <= power),
        "its first term": tail * degree == power + rest * degree,
    }
    kept = z3.And(
        real_of(turned["total"]) + rest == exact,
        real_of(turned["power"]) == power * z * z,
        real_of(turned["degree"]) == degree + 2,
    )
    yield Query("series: a turn", held, kept)
    yield Query("series: end", held, _contains(loops.after(ARTANH)(names), exact))


def _logarithm(context: z3.Context) -> Query:
    """The parts of the argument, and what is added up."""
    world, argument = World(context), real("argument", context)
    world.assumed = [argument >= 1]
    parts: list[tuple[z3.ArithRef, z3.ArithRef]] = []

    def artanh(z: object, bits: int) -> Enclosure:
        names = (f"{name}_{len(parts)}" for name in ("low", "artanh", "high"))
        low, exact, high = (real(name, context) for name in names)
        world.facts[f"about {exact}"] = z3.And(low <= exact, exact <= high)
        parts.append((real_of(z), exact))
        return _enclosed(world, low, high)

    with substituted({ARTANH: artanh}), _on_unknowns(world, _rounded_to_integer):
        ((_, enclosure),) = world.paths(lambda: ln(cast(Any, Real(world, argument)), 64))
    (third, of_two), (z, of_rest) = parts
    exponent = world.length(integer("floor of argument", context)) - 1
    rest = argument / z3.ToReal(world.power(exponent))
    split = z3.And(
        z3.BoolVal(bool(third == Fraction(1, 3)), context),
        exponent >= 0,
        rest >= 1,
        z * (rest + 1) == rest - 1,
        z >= 0,
        z < 1,
    )
    exact = 2 * z3.ToReal(exponent) * of_two + 2 * of_rest
    premises = {"a number of at least 1": argument >= 1, **world.facts}
    return Query("logarithm", premises, z3.And(split, _contains(enclosure, exact)))


def _exponential(context: z3.Context) -> Iterator[Query]:
    """exp of a small part z of the argument, which is squared as often as the argument was halved."""
    world, argument = World(context), real("argument", context)
    with _on_unknowns(world, _rounded_to_integer):
        begun = world.paths(lambda: loops.before(EXP)(Real(world, argument), 64))
    premises = {"a number of at least 0": argument >= 0, **world.facts}
    for number, (taken, names) in enumerate(begun, start=1):
        halvings, small = world.term(names["halvings"]), real_of(names["small"])
        first = z3.BoolVal((names["total"], names["term"], names["degree"]) == (0, 1, 0), context)
        split = small * z3.ToReal(world.power(halvings)) == argument
        right = z3.And(first, halvings >= 0, split, small >= 0, 2 * small <= 1)
        name = "exponential: start"
        yield Query(f"{name}, path {number}", premises, z3.Implies(taken, right), name)
    yield from _exponential_series(context)
    yield from _squares(context)


def _exponential_series(context: z3.Context) -> Iterator[Query]:
    """exp z is the total and the tail of the series: after every turn, and at the end."""
    world, halvings = World(context), integer("halvings", context)
    z, exact, tail, rest, total, term, degree = (
        real(name, context) for name in ("z", "exact", "tail", "rest", "total", "term", "degree")
    )
    unknowns = {"small": z, "total": total, "term": term, "degree": degree}
    names = {name: Real(world, each) for name, each in unknowns.items()}
    turned = loops.turn(EXP)(names)
    held = {
        "0 <= z <= 1/2": z3.And(z >= 0, 2 * z <= 1),
        "a term": z3.And(degree >= 0, term >= 0, total >= 0),
        "total and tail": total + tail == exact,
        "the tail": z3.And(tail >= 0, tail <= 2 * term),
        "its first term": tail == term + rest,
    }
    kept = z3.And(
        real_of(turned["total"]) + rest == exact,
        real_of(turned["total"]) >= 0,
        real_of(turned["term"]) * (degree + 1) == term * z,
        real_of(turned["degree"]) == degree + 1,
    )
    yield Query("exponential: a turn", held, kept)
    ended = loops.after(EXP)({**names, "bits": 64, "halvings": Integer(world, halvings)})
    low, precision = real_of(ended["low"]), real_of(ended["precision"])
    right = z3.And(_contains(Enclosure(ended["low"], ended["high"]), exact), low >= 0)
    premises = {**held, "some halvings": halvings >= 0, **world.facts}
    yield Query("exponential: end", premises, z3.And(right, precision >= 1))


def _squares(context: z3.Context) -> Iterator[Query]:
    """A turn of the second loop squares the enclosed number, and there is one for each halving."""
    world, halvings = World(context), integer("halvings", context)
    low, exact, high, precision = (
        real(name, context) for name in ("low", "exact", "high", "precision")
    )
    ends = {"low": low, "high": high, "precision": precision}
    names = {name: Real(world, each) for name, each in ends.items()}
    with _on_unknowns(world):
        paths = world.paths(lambda: loops.turn(EXP, 1)(names))
    contained = {"the enclosure": z3.And(low >= 0, low <= exact, exact <= high, precision >= 1)}
    for number, (taken, squared) in enumerate(paths, start=1):
        enclosure = Enclosure(squared["low"], squared["high"])
        right = z3.And(_contains(enclosure, exact * exact), real_of(enclosure.low) >= 0)
        name = "exponential: a square"
        premises = contained | world.facts
        yield Query(f"{name}, path {number}", premises, z3.Implies(taken, right), name)
    turns = {"halvings": Integer(world, halvings), "range": lambda number: number}
    times = loops.over(EXP, 1)(turns).term
    right = z3.And(times == halvings, _contains(loops.after(EXP, 1)(names), exact))
    yield Query("exponential: all squares", contained, right)


def _decided(rounding: str, context: z3.Context) -> Query:
    """Where the loop of `decide` ends, the number itself has the rounding of both ends."""
    world = World(context)
    exact, low, high = (real(name, context) for name in ("exact", "low", "high"))
    names = {
        "formula": partial(_enclosed, world, low, high),
        "rounding": partial(_rounded_to_integer, world, rounding),
        "bits": 64,
    }
    ended = [
        z3.Implies(taken, ROUNDINGS[rounding](exact, z3.ToReal(found.term)))
        for taken, found in world.paths(partial(loops.turn(DECIDE), names))
        if isinstance(found, Integer)
    ]
    premises = {"the enclosure": z3.And(low <= exact, exact <= high), **world.facts}
    return Query(f"decided: {rounding}", premises, z3.And(ended))


def _scale(context: z3.Context) -> Query:
    """`ceil16` of a number: not below it, and less than 2**-16 above it."""
    world, exact = World(context), real("exact", context)

    def decided(
        formula: Callable[[int], Enclosure], rounding: Callable[[object], object]
    ) -> object:
        return rounding(formula(64).low)

    with substituted({DECIDE: decided}), _on_unknowns(world):
        found = real_of(ceil16(partial(_enclosed, world, exact, exact)))
    above = z3.And(found >= exact, found < exact + Fraction(1, 2**16))
    return Query("scale", dict(world.facts), above)
