"""Scales, widths and intervals for all parameters: the specification's formulas on unknowns.

Roots, logarithms and roundings are unknowns (`numbers.abstract`); the formulas themselves run unchanged.
Paper: eq:wishfulnoise, eq:singcounternoise, eq:multnoise, eq:fullnoise, and the displays of the
intervals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import cast

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.abstract import Abstract, exactly, value_of
from withhold_proofs.numbers.terms import as_fraction, condition, integer, real, term
from withhold_spec.enclosures import Enclosure, exp
from withhold_spec.paper import constants, plan
from withhold_spec.params import Params
from withhold_spec.properties import INVARIANTS


@dataclass(frozen=True)
class Unknowns:
    """Unknown admitted parameters, and an unknown width."""

    params: Params
    epsilon: z3.ArithRef
    grid: z3.ArithRef
    beta: z3.ArithRef
    width: z3.ArithRef
    depth: z3.ArithRef
    levels: z3.ArithRef

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
        }


def unknowns(context: z3.Context) -> Unknowns:
    """Unknown epsilon, delta and grid; depth, L and the width stand for what depends on n and m."""
    epsilon, beta = real("epsilon", context), real("beta", context)
    grid = integer("grid", context)
    params = copy(Params(1, 4, 1, 1))
    for name, value in (("epsilon", epsilon), ("beta", beta), ("grid", grid)):
        object.__setattr__(params, name, value)
    return Unknowns(
        params,
        epsilon,
        grid,
        beta,
        real("width", context),
        integer("depth", context),
        integer("L", context),
    )


def scales(context: z3.Context) -> Iterator[Query]:
    """Every scale is at least 2 Delta G times the nodes of a user, times the parts of epsilon.

    That is: nodes * change / scale adds up to at most epsilon over all parts.
    """
    for name in ("binary", "naive", "wishful"):
        yield _scale_query(name, unknowns(context), lambda given: given.depth)
    for name in ("single", "multiple"):
        yield _scale_query(name, unknowns(context), lambda given: given.depth * (1 + given.levels))
    yield _scale_query(
        "full", unknowns(context), lambda given: 2 * given.depth * (1 + given.levels)
    )


def _scale_query(name: str, given: Unknowns, nodes: Callable[[Unknowns], z3.ArithRef]) -> Query:
    made, width = Abstract(given.epsilon.ctx), exactly(given.width)
    overrides: dict[str, object] = {
        "withhold_spec.enclosures:ceil16": made.ceil16,
        "withhold_spec.paper.binary:depth": lambda length: given.depth,
        "withhold_spec.paper.withholding:levels": lambda samples: given.levels,
        "withhold_spec.paper.constants:wishful_width": lambda params, bits: width,
        "withhold_spec.paper.constants:single_width": lambda params, bits: width,
        "withhold_spec.paper.constants:multiple_width": lambda params, level, bits: width,
        "withhold_spec.paper.constants:full_width": lambda params, level, bits: width,
    }
    with substituted(overrides):
        scale = term(_scale(name, given.params), given.epsilon.ctx)
    change = given.grid if name in ("binary", "naive") else 2 * given.width * given.grid
    premises = {**given.premises, **made.facts}
    goal = scale * given.epsilon >= change * nodes(given)
    return Query(f"scale of {name}", premises, goal)


def _scale(name: str, params: Params) -> Fraction:
    made = getattr(constants, f"{name}_scale")
    return cast(Fraction, made(params, 1) if name in ("multiple", "full") else made(params))


def intervals(context: z3.Context) -> Iterator[Query]:
    """An interval is no wider than the sensitivity, the sensitivity no more than 2 Delta G."""
    given, made = unknowns(context), Abstract(context)
    centre = real("centre", context)
    width = partial(given_width, exactly(given.width))
    with substituted({"withhold_spec.enclosures:decide": made.decide}):
        low, high = plan.inward(given.params, as_fraction(centre), width)
        sensitivity = plan.widest(given.params, width)
    held = condition(INVARIANTS["projection-width"].holds(low, high, sensitivity), context)
    exact = 2 * given.width * z3.ToReal(given.grid)
    ends = (term(low, context), term(high, context))
    middle = centre * z3.ToReal(given.grid)
    inside = z3.And(
        z3.ToReal(ends[0]) >= middle - given.width * z3.ToReal(given.grid),
        z3.ToReal(ends[1]) <= middle + given.width * z3.ToReal(given.grid),
    )
    premises = {**given.premises, **made.facts}
    below = z3.ToReal(term(sensitivity, context)) <= exact
    yield Query("width", premises, z3.And(held, below, inside))


def given_width(width: Enclosure, bits: int) -> Enclosure:
    """The same width at every precision."""
    return width


def unit_intervals(context: z3.Context) -> Iterator[Query]:
    """2 Delta is at least 1 at the levels that are clamped to [0, 1], so their noise is enough."""
    if not exp(1, 64).high < 6:
        raise ArithmeticError("the logarithm of 6 is above 1")
    for name, level in (("multiple", 0), ("full", 0), ("full", 1)):
        yield _unit_query(name, level, unknowns(context))


def _unit_query(name: str, level: int, given: Unknowns) -> Query:
    context = given.epsilon.ctx
    made, users, arrays = Abstract(context), integer("n", context), integer("k", context)
    object.__setattr__(given.params, "max_users", users)
    overrides: dict[str, object] = {
        "withhold_spec.enclosures:sqrt": made.sqrt,
        "withhold_spec.enclosures:ln": made.ln,
        "withhold_spec.paper.constants:array_count": lambda params, level: arrays,
        "withhold_spec.paper.constants:nominal_levels": lambda params: given.levels,
    }
    with substituted(overrides):
        width = getattr(constants, f"{name}_width")(given.params, level, 64)
    premises = {
        **given.premises,
        "users": users >= 1,
        "arrays": arrays >= 1,
        "L'": given.levels >= 1,
        **made.facts,
    }
    return Query(f"{name}, level {level}", premises, 2 * value_of(width) >= 1)
