"""Plans for all parameters: the scale of every counter pays for what every interval of its level allows.

The specification's own plans are made, with one unknown level that stands for any. A width is an unknown function
of the level, so a scale, a sensitivity and an interval of different levels do not go together. This is what the
theorems in Coq ask of a plan (`pays`). Paper: eq:wishfulnoise, eq:singcounternoise, eq:multnoise, eq:fullnoise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, cast

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.abstract import Abstract, exactly
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.terms import all_of, as_fraction, condition, integer, real, term
from withhold_proofs.paper.constant_terms import Unknowns, unknowns
from withhold_proofs.samplers.gaussian_laws import put_in
from withhold_spec.enclosures import Enclosure
from withhold_spec.paper import plan
from withhold_spec.params import Params
from withhold_spec.properties import INVARIANTS

ALONE = ("wishful", "single")
LEVELLED = ("prior", "multiple", "full")
"""The widths that depend on the parameters alone, and those that depend on a level."""


@dataclass(frozen=True)
class Counters:
    """The counters 0 to L of a plan: any one of them, and how many there are."""

    level: Integer
    count: z3.ArithRef

    def __iter__(self) -> Iterator[Integer]:
        return iter((self.level,))


class Widths:
    """An unknown number for each width, and for each level of those that depend on one."""

    def __init__(self, context: z3.Context) -> None:
        self._context = context
        self.alone = {name: real(f"{name} width", context) for name in ALONE}
        sorts = z3.IntSort(context), z3.RealSort(context)
        self._at = {name: z3.Function(f"{name} width", *sorts) for name in LEVELLED}

    def at(self, name: str, level: z3.ArithRef) -> z3.ArithRef:
        """The width of this name at a level."""
        return cast(z3.ArithRef, self._at[name](level))

    def substitutes(self) -> dict[str, object]:
        """What stands for the specification's widths."""

        def alone(name: str) -> Callable[[Params, int], Enclosure]:
            return lambda params, bits: exactly(self.alone[name])

        def levelled(name: str) -> Callable[[Params, Any, int], Enclosure]:
            return lambda params, level, bits: exactly(self.at(name, _term(level, self._context)))

        made: dict[str, object] = {name: alone(name) for name in ALONE}
        made |= {name: levelled(name) for name in LEVELLED}
        return {f"withhold_spec.paper.constants:{name}_width": each for name, each in made.items()}

    def facts(self, level: z3.ArithRef) -> dict[str, z3.BoolRef]:
        """What is shown of widths (`widths-for-all`, `unit-intervals`), at this level."""
        prior = self.at("prior", level)
        within = [prior <= self.alone["single"], prior <= self.at("multiple", level)]
        every = [*self.alone.values(), *(self.at(name, level) for name in ("multiple", "full"))]
        return {
            "2 Delta is at least 1": z3.And([2 * width >= 1 for width in every]),
            "around a given prior": z3.Implies(level >= 1, z3.And(2 * prior >= 1, *within)),
        }


def _term(number: object, context: z3.Context) -> z3.ArithRef:
    return number.term if isinstance(number, Integer) else term(cast(Any, number), context)


@dataclass(frozen=True)
class Paid:
    """For one counter: how many nodes a user changes in it, and its share of epsilon."""

    nodes: z3.ArithRef
    share: z3.ArithRef


def _paid(name: str, given: Unknowns) -> Paid:
    """What the theorem in Coq asks its noise to pay for."""
    users, samples, horizon = given.users, given.samples, given.horizon
    counters, epsilon = 1 + given.levels_of(samples), given.epsilon
    return {
        "binary": lambda: Paid(given.depth_of(horizon), epsilon),
        "naive": lambda: Paid(samples * given.depth_of(horizon), epsilon),
        "wishful": lambda: Paid(given.depth_of(users), epsilon),
        "single": lambda: Paid(counters * given.depth_of(users * counters), epsilon),
        "multiple": lambda: Paid(given.depth_of(users), epsilon / counters),
        "full": lambda: Paid(given.depth_of(users), epsilon / (2 * counters)),
    }[name]()


NAMES = ("binary", "naive", "wishful", "single", "multiple", "full")


def plans(context: z3.Context) -> Iterator[Query]:
    """For each algorithm and any level: scale * share >= sensitivity * nodes, and no interval is wider."""
    for name in NAMES:
        yield from _plan(name, unknowns(context))


def _plan(name: str, given: Unknowns) -> Iterator[Query]:
    context = given.epsilon.ctx
    made, world, widths = Abstract(context), World(context), Widths(context)
    level = Integer(world, integer("level", context))
    prior = real("prior", context)
    overrides: dict[str, object] = {
        "withhold_spec.enclosures:ceil16": made.ceil16,
        "withhold_spec.enclosures:decide": made.decide,
        "withhold_spec.paper.binary:depth": given.depth_of,
        "withhold_spec.paper.withholding:levels": given.levels_of,
        "withhold_spec.paper.withholding:block_size": lambda level: integer("size", context),
        "withhold_spec.paper.constants:array_count": lambda params, level: integer("k", context),
        **widths.substitutes(),
    }
    parts = {"range": lambda count: Counters(level, count), "len": lambda counters: counters.count}

    def numbers() -> list[z3.ArithRef]:
        own = getattr(plan, f"{name}_plan")(given.params)
        low, high = own.interval(cast(int, level), as_fraction(prior))
        (scale,), (sensitivity,) = own.scales, own.sensitivities
        found = (low, high, sensitivity, scale, own.counter_epsilon)
        return [term(each, context) for each in found]

    with substituted(overrides), put_in(plan, parts):
        paths = world.paths(numbers)
    paid = _paid(name, given)
    depths = [paid.nodes >= 1, given.levels_of(given.samples) >= 0]
    premises = {
        **given.premises,
        "nodes": z3.And(depths),
        "a level": z3.And(level.term >= 0, level.term <= given.levels_of(given.samples)),
        **widths.facts(level.term),
        **made.facts,
        **world.facts,
    }
    questions: dict[str, list[z3.BoolRef]] = {"pays": [], "interval": []}
    for taken, (low, high, sensitivity, scale, share) in paths:
        pays = INVARIANTS["scale-pays"].holds(sensitivity, paid.nodes, paid.share, scale)
        fits = INVARIANTS["projection-width"].holds(low, high, sensitivity)
        right = z3.And(condition(pays, context), scale > 0, share == paid.share)
        questions["pays"].append(z3.Implies(taken, right))
        questions["interval"].append(z3.Implies(taken, condition(fits, context)))
    for question, goals in questions.items():
        yield Query(f"{name}: {question}", premises, all_of(goals, context))
