"""The filters of the shipped policy, on unknown integers (`terms`): one epoch more, from any state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from functools import partial

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import World
from withhold_proofs.numbers.terms import all_of, as_int
from withhold_proofs.policy.measurement import a_cell, measurements
from withhold_proofs.policy.terms import Values, term_of
from withhold_spec.policy import line
from withhold_spec.policy.fixed_point import ONE
from withhold_spec.policy.line import Cell, Filter

ENDS = ("low", "cross", "high", "low_mean", "high_mean")
VARIANCES = {"low": "with_low", "high": "with_high", "mean_variance": "covariance"}
"""The variances, each with the name of its covariance with a measurement (`_abstract`)."""


def any_filter(world: World) -> Filter:
    """A filter of unknowns."""
    names = [each.name for each in fields(Filter) if each.name != "ends"]
    made = {name: as_int(world.unknown(name)) for name in names}
    ends = as_int(world.unknown("level_low")), as_int(world.unknown("level_high"))
    return Filter(ends=ends, **made)


def any_cell(world: World) -> Cell:
    """A cell of unknowns."""
    return Cell(*(as_int(world.unknown(each.name)) for each in fields(Cell)))


def deviations(world: World) -> Values:
    """Roots of variances with the facts that `fixed_point` shows."""

    def about(variance: z3.ArithRef, root: z3.ArithRef) -> z3.BoolRef:
        return z3.And(root >= 0, z3.Implies(variance >= 1, root >= 1))

    return Values(world, "root", about)


def filters(context: z3.Context) -> Iterator[Query]:
    """Cells are possible, observations make nothing less certain, doubt bounds them, and M is the plain mean.

    The last holds without noise.
    """
    yield from measurements(context)
    yield from _observed(World(context))
    yield _doubted(World(context))
    yield _left_in_doubt(World(context))
    yield _moved(World(context))
    yield from _plain_mean(context)


def _observed(world: World) -> Iterator[Query]:
    """Each variance when a cell is observed, however far off it is and whatever the state.

    It falls by no more than the square of its covariance with the measurement, divided by the doubt.
    It does not grow. Queries on all variances at once need far more resources.
    """
    given, cell, context = any_filter(world), any_cell(world), world.context
    with substituted(_abstract(world)):
        found = world.paths(lambda: line.observed(given, cell))
    own = world.number(lambda: cell.own * cell.share // ONE)
    premises = {
        "as shown of the cell": a_cell(cell, context),
        "a slope": world.unknown("steepness").term >= 0,
        **world.facts,
    }
    doubt = term_of(cell.doubt, context)
    for name, covariance in VARIANCES.items():
        before, with_cell = term_of(getattr(given, name), context), world.unknown(covariance).term
        if name == "mean_variance":
            with_cell += own
        falls = [(taken, before - term_of(getattr(after, name), context)) for taken, after in found]
        limited = [z3.Implies(taken, by * doubt <= with_cell * with_cell) for taken, by in falls]
        goal = all_of(limited, context)
        yield Query(f"doubt of an observation: {name}", premises, goal, "doubt of an observation")
        shrinks = [z3.Implies(taken, by >= 0) for taken, by in falls]
        goal = all_of(shrinks, context)
        yield Query(f"an observation: {name}", premises, goal, "an observation")


def _doubted(world: World) -> Query:
    """Doubt moves no level, and neither M nor the likelihood."""
    given, cell, context = any_filter(world), any_cell(world), world.context
    with substituted(_abstract(world)):
        found = world.paths(
            lambda: [line.observed(given, each) for each in (cell, replace(cell, doubt=0))]
        )
    claims = []
    for taken, made in found:
        doubtful, sure = (
            [term_of(part, context) for part in (*each.ends, each.mean, each.likelihood)]
            for each in made
        )
        same = [one == other for one, other in zip(doubtful, sure, strict=True)]
        claims.append(z3.Implies(taken, z3.And(same)))
    return Query("what doubt leaves", dict(world.facts), all_of(claims, context))


def _left_in_doubt(world: World) -> Query:
    """M becomes less certain by the share of what is doubted, and nothing else changes."""
    given, cell, context = any_filter(world), any_cell(world), world.context
    ((_, after),) = world.paths(lambda: line.doubted(given, cell))
    added = world.number(lambda: cell.doubt * cell.share // ONE * cell.share // ONE)
    before = term_of(given.mean_variance, context)
    claims = [
        term_of(after.mean_variance, context) == before + added,
        z3.BoolVal(replace(after, mean_variance=given.mean_variance) == given, context),
        added >= 0,
    ]
    premises = {"as shown of the cell": a_cell(cell, context), **world.facts}
    return Query("M in doubt", premises, all_of(claims, context))


def _abstract(world: World) -> dict[str, object]:
    """Substitutes for what a filter says of any place, for roots and for logarithms."""
    names = ("level", "variance", "covariance", "with_low", "with_high", "steepness", "log")
    level, variance, covariance, low, high, steepness, log = map(world.unknown, names)
    return {
        "withhold_spec.policy.line:Filter.level": lambda self, at: level,
        "withhold_spec.policy.line:Filter.variance": lambda self, at: variance,
        "withhold_spec.policy.line:Filter.with_mean": lambda self, at: covariance,
        "withhold_spec.policy.line:Filter.with_ends": lambda self, at: (low, high),
        "withhold_spec.policy.line:Filter.steepness": lambda self: steepness,
        "withhold_spec.policy.fixed_point:root_of": deviations(world),
        "withhold_spec.policy.fixed_point:log2": lambda number: log,
    }


def _moved(world: World) -> Query:
    """The line's movement makes its ends less certain, and leaves M and its variance alone."""
    given, context = any_filter(world), world.context
    found = world.paths(lambda: line.drifted(given))
    claims = []
    for taken, after in found:
        grown = [
            term_of(getattr(after, name), context) >= term_of(getattr(given, name), context)
            for name in ("low", "high")
        ]
        same = [
            getattr(after, name) is getattr(given, name)
            for name in ("ends", "mean", "low_mean", "high_mean", "mean_variance", "likelihood")
        ]
        claims.append(z3.Implies(taken, z3.And(*grown, z3.BoolVal(all(same), context))))
    return Query("a movement", dict(world.facts), all_of(claims, context))


def _plain_mean(context: z3.Context) -> Iterator[Query]:
    """If a noiseless cell with equal weights holds all samples, M is its measurement.

    Its variance is 0 if the cell is not in doubt. The state before is any: nothing of it is kept.
    """
    world = World(context)
    given, cell = any_filter(world), _plain_cell(world)
    at = as_int(world.unknown("near")), as_int(world.unknown("far"))
    with substituted({"withhold_spec.policy.line:ends_at": lambda place: at}):
        ((_, before),) = world.paths(lambda: line.taken_in(line.scaled(given, 0), cell))
    level, variance, covariance = (
        world.number(partial(function, at))
        for function in (before.level, before.variance, before.with_mean)
    )
    own = term_of(cell.own, context)
    facts = {"its samples": own >= 1, **world.facts}
    yield Query("M before", facts, term_of(before.mean, context) == level)
    yield Query("its covariance", facts, covariance == variance)
    shown = {**facts, "as shown of its covariance": covariance == variance}
    certain = term_of(before.mean_variance, context) == variance + own
    yield Query("its variance", shown, certain)
    yield _plain_measurement(World(context))


def _plain_cell(world: World) -> Cell:
    names = ("place", "own", "measured", "doubt")
    place, own, measured, doubt = (as_int(world.unknown(name)) for name in names)
    return Cell(ONE, measured, place, place, own, 0, doubt)


def _plain_measurement(world: World) -> Query:
    """The measurement of such a cell; roots, logarithms and the ends do not matter."""
    given, cell, context = any_filter(world), _plain_cell(world), world.context
    with substituted(_abstract(world)):
        found = world.paths(lambda: line.observed(given, cell))
    doubt = term_of(cell.doubt, context)
    claims = [
        z3.Implies(
            taken,
            z3.And(
                term_of(after.mean, context) == term_of(cell.measured, context),
                z3.Implies(doubt == 0, term_of(after.mean_variance, context) == 0),
            ),
        )
        for taken, after in found
    ]
    own = term_of(cell.own, context)
    level, variance, covariance = (
        world.unknown(name).term for name in ("level", "variance", "covariance")
    )
    whole = term_of(given.mean_variance, context) == variance + own
    premises = {
        "as shown of M before": z3.And(term_of(given.mean, context) == level, whole),
        "as shown of its covariance": covariance == variance,
        "a variance": z3.And(variance >= 0, own >= 1),
        "a doubt": doubt >= 0,
        **world.facts,
    }
    return Query("M after it", premises, all_of(claims, context))
