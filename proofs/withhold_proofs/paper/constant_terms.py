"""Widths and depths for all parameters: the specification's formulas on unknowns.

Roots, logarithms and roundings are unknowns (`numbers.abstract`); the formulas themselves run unchanged.
`plan_terms` says what plans make of them. Paper: the displays of the intervals, eq:multsensitivity.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import cast

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.abstract import Abstract, value_of
from withhold_proofs.numbers.integers import World
from withhold_proofs.numbers.terms import integer, real, term
from withhold_spec.enclosures import Enclosure, ln
from withhold_spec.number import Number
from withhold_spec.paper import binary, constants
from withhold_spec.params import Params


@dataclass(frozen=True)
class Unknowns:
    """Unknown admitted parameters, and an unknown width.

    depth, levels: those that matter to a statement about one counter. depth_of, levels_of: as functions.
    """

    params: Params
    epsilon: z3.ArithRef
    grid: z3.ArithRef
    beta: z3.ArithRef
    width: z3.ArithRef
    depth: z3.ArithRef
    levels: z3.ArithRef
    users: z3.ArithRef
    samples: z3.ArithRef
    horizon: z3.ArithRef

    def depth_of(self, length: object) -> z3.ArithRef:
        """The depth of a counter of this length: a function of which nothing is known but its argument."""
        return self._of("depth_of", length)

    def levels_of(self, samples: object) -> z3.ArithRef:
        """L for this limit on samples."""
        return self._of("levels", samples)

    def _of(self, name: str, argument: object) -> z3.ArithRef:
        context = self.epsilon.ctx
        function = z3.Function(name, *(z3.IntSort(context),) * 2)
        return cast(z3.ArithRef, function(term(cast(Number, argument), context)))

    @property
    def premises(self) -> dict[str, z3.BoolRef]:
        """That the parameters are admitted."""
        return {
            "a budget": self.epsilon > 0,
            "a grid": self.grid >= 1,
            "a failure probability": z3.And(self.beta > 0, self.beta <= 1),
            "a width": self.width >= 0,
            "nodes of an element": self.depth >= 1,
            "L is at least 0": self.levels >= 0,
            "users and samples": z3.And(self.users >= 1, self.samples >= 1, self.horizon >= 1),
        }


def unknowns(context: z3.Context) -> Unknowns:
    """Unknown parameters, and an unknown width."""
    epsilon, beta = real("epsilon", context), real("beta", context)
    grid, users, samples, horizon = (
        integer(name, context) for name in ("grid", "n", "m", "horizon")
    )
    params = copy(Params(1, 4, 1, 1))
    made = {
        "epsilon": epsilon,
        "beta": beta,
        "grid": grid,
        "max_users": users,
        "max_samples": samples,
        "horizon": horizon,
    }
    for name, value in made.items():
        object.__setattr__(params, name, value)
    depth, levels = integer("depth", context), integer("L", context)
    width = real("width", context)
    return Unknowns(params, epsilon, grid, beta, width, depth, levels, users, samples, horizon)


def given_width(width: Enclosure, bits: int) -> Enclosure:
    """The same width at every precision."""
    return width


class Size:
    """A level l >= 1, of which only 2**(l - 1) is known, the size of its blocks."""

    def __init__(self, size: z3.ArithRef) -> None:
        self.size = size

    def __sub__(self, other: int) -> Size:
        if other != 1:
            raise ValueError("a block of level l holds 2**(l - 1) samples")
        return self

    def __rpow__(self, base: object) -> z3.ArithRef:
        if base != 2:
            raise ValueError("the size of a block is a power of 2")
        return self.size


WIDTHS = ("wishful", "single", "prior", "multiple", "full")


def widths(context: z3.Context) -> Iterator[Query]:
    """Every width is at least 1/2, and the widths around a given prior fit those that scale the noise."""
    for name in WIDTHS:
        made, given, size = _any_width(context)
        width = _width(name, made, given, size)
        yield Query(f"{name}: at least 1/2", _facts(made, given, size), 2 * width >= 1)
    for name in ("single", "multiple"):
        made, given, size = _any_width(context)
        inner, outer = (_width(each, made, given, size) for each in ("prior", name))
        yield Query(f"prior: fits {name}", _facts(made, given, size), inner <= outer)


def _any_width(context: z3.Context) -> tuple[Abstract, Unknowns, z3.ArithRef]:
    return Abstract(context, monotone=True), unknowns(context), real("size", context)


def _facts(made: Abstract, given: Unknowns, size: z3.ArithRef) -> dict[str, z3.BoolRef]:
    """The level is at most L, so that two of its blocks are at most m."""
    block = z3.And(size >= 1, 2 * size <= given.samples, given.samples >= 1)
    counts = z3.And(*_counts(size.ctx))
    return {**given.premises, "a level from 1 to L": block, "L' and k": counts, **made.facts}


def _counts(context: z3.Context) -> list[z3.BoolRef]:
    return [integer(name, context) >= 1 for name in ("L'", "k")]


def _width(name: str, made: Abstract, given: Unknowns, size: z3.ArithRef) -> z3.ArithRef:
    context = size.ctx
    overrides: dict[str, object] = {
        "withhold_spec.enclosures:sqrt": made.sqrt,
        "withhold_spec.enclosures:ln": made.ln,
        "withhold_spec.paper.constants:array_count": lambda params, level: integer("k", context),
        "withhold_spec.paper.constants:nominal_levels": lambda params: integer("L'", context),
    }
    level = () if name in ("wishful", "single") else (Size(size),)
    with substituted(overrides), _unknown_fractions():
        return value_of(getattr(constants, f"{name}_width")(given.params, *level, 64))


@contextmanager
def _unknown_fractions() -> Iterator[None]:
    """A context in which the constants' own module divides unknowns where it makes fractions."""

    def quotient(number: object, by: int = 1) -> object:
        if isinstance(number, z3.ArithRef):
            return z3.ToReal(number) / by
        return Fraction(cast(int, number), by)

    vars(constants)["Fraction"] = quotient
    try:
        yield
    finally:
        vars(constants)["Fraction"] = Fraction


def depths(context: z3.Context) -> Iterator[Query]:
    """A longer counter is as deep, or deeper; and 2**(depth - 1) <= length < 2**depth."""
    world = World(context)
    one, other = world.unknown("length"), world.unknown("longer")
    found, deeper = (world.number(partial(_depth_of, each)) for each in (one, other))
    lengths = z3.And(one.term >= 1, one.term <= other.term)
    premises = {"lengths": lengths, **world.facts}
    yield Query("depth grows", premises, z3.And(found >= 1, found <= deeper))
    within = z3.And(world.power(found - 1) <= one.term, one.term < world.power(found))
    yield Query("depth of a length", {"lengths": lengths, **world.facts}, within)


def _depth_of(length: object) -> object:
    return binary.depth(cast(int, length))


def unit_intervals(context: z3.Context) -> Iterator[Query]:
    """2 Delta is at least 1 at the levels that are clamped to [0, 1], so their noise is enough."""
    if not (ln(6, 64).low > 1 and 2 * ln(2, 64).low > 1):
        raise ArithmeticError("the logarithm of 6 is not above 1, or that of 2 not above 1/2")
    for name, level in (("multiple", 0), ("full", 0), ("full", 1)):
        yield _unit_query(name, level, unknowns(context))


def _unit_query(name: str, level: int, given: Unknowns) -> Query:
    context = given.epsilon.ctx
    made, arrays = Abstract(context), integer("k", context)
    top = integer("L'", context)
    overrides: dict[str, object] = {
        "withhold_spec.enclosures:sqrt": made.sqrt,
        "withhold_spec.enclosures:ln": made.ln,
        "withhold_spec.paper.constants:array_count": lambda params, level: arrays,
        "withhold_spec.paper.constants:nominal_levels": lambda params: top,
    }
    with substituted(overrides):
        width = getattr(constants, f"{name}_width")(given.params, level, 64)
    premises = {
        **given.premises,
        "L' and k": z3.And(*_counts(context)),
        **made.facts,
    }
    return Query(f"{name}, level {level}", premises, 2 * value_of(width) >= 1)
