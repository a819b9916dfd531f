"""The filters of the shipped policy, on unknown integers (`terms`): one epoch more, from any state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from functools import partial

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import World
from withhold_proofs.numbers.terms import all_of, as_int, between
from withhold_proofs.policy.terms import Values, any_params, term_of
from withhold_spec.accounted.records import Epoch, Series
from withhold_spec.policy import line, posterior
from withhold_spec.policy.design import Design
from withhold_spec.policy.excess import Block
from withhold_spec.policy.fixed_point import ONE
from withhold_spec.policy.line import UNINFORMATIVE, Cell, Filter
from withhold_spec.policy.mixture import Level

ENDS = ("low", "cross", "high", "low_mean", "high_mean")


def any_filter(world: World) -> Filter:
    """A filter of unknowns."""
    names = [each.name for each in fields(Filter) if each.name != "ends"]
    made = {name: as_int(world.unknown(name)) for name in names}
    ends = as_int(world.unknown("level_low")), as_int(world.unknown("level_high"))
    return Filter(ends=ends, **made)


def any_cell(world: World) -> Cell:
    """A cell of unknowns."""
    return Cell(*(as_int(world.unknown(each.name)) for each in fields(Cell)))


def a_cell(made: Cell, context: z3.Context) -> z3.BoolRef:
    """Whether the parts of a cell are possible."""
    share, measured, own, error = (
        term_of(getattr(made, name), context) for name in ("share", "measured", "own", "error")
    )
    return z3.And(
        between(0, share, ONE),
        between(0, measured, ONE),
        own >= 1,
        between(0, error, UNINFORMATIVE),
    )


def deviations(world: World) -> Values:
    """Roots of variances with the facts that `fixed_point` shows."""

    def about(variance: z3.ArithRef, root: z3.ArithRef) -> z3.BoolRef:
        return z3.And(root >= 0, z3.Implies(variance >= 1, root >= 1))

    return Values(world, "root", about)


def filters(context: z3.Context) -> Iterator[Query]:
    """Cells are possible, an observation makes nothing less certain, and without noise M is the plain mean."""
    yield _measured(World(context))
    yield _more_certain(World(context))
    yield _moved(World(context))
    yield from _plain_mean(context)


def _measured(world: World) -> Query:
    """The cell of a stratum, for any released sum; one block stands for all, as only sums are used."""
    blocks = {each.name: as_int(world.unknown(each.name)) for each in fields(Block)}
    block = replace(Block(**blocks), stratum=0)
    size, weight, worth = block.size, block.weight, block.worth
    design = Design(*(as_int(world.unknown(f"design_{each.name}")) for each in fields(Design)))
    level = Level(*(as_int(world.unknown(name)) for name in ("mean", "error", "variance")))
    released, grid, users, whole = map(world.unknown, ("released", "grid", "users", "whole"))
    epoch = Epoch(1, Series(1, 1, 1), (), (as_int(released),), None)
    context = world.context

    def ratio(given: object, of: object) -> object:
        top, bottom = term_of(given, context), term_of(of, context)
        made = world.unknown(f"ratio_{1 + len(world.facts)}")
        possible = z3.And(top >= 0, top <= bottom, bottom >= 1)
        world.facts[f"as shown of {made.term}"] = z3.Implies(possible, between(0, made.term, ONE))
        return made

    overrides: dict[str, object] = {
        "withhold_spec.policy.fixed_point:ratio": ratio,
        "withhold_spec.policy.fixed_point:int_of": lambda number: number,
        "withhold_spec.policy.posterior:noise_deviation": lambda params, length, strata: 1,
        "withhold_spec.policy.posterior:relative_noise": lambda deviation, content: world.unknown(
            "noise"
        ),
    }
    params = any_params(grid=grid)
    with substituted(overrides):
        found = world.paths(
            lambda: posterior._cell(
                params, epoch, 0, [block], design, level, as_int(users), as_int(whole)
            )
        )
    claims = [z3.Implies(taken, a_cell(made, context)) for taken, made in found]
    content = grid.term * (term_of(weight, context) * term_of(size, context))
    premises = {
        "blocks": z3.And(
            *(term_of(each, context) >= 0 for each in (size, weight)), grid.term >= 1, content >= 0
        ),
        "what blocks are worth": z3.And(
            between(0, term_of(worth, context), whole.term), whole.term >= 1
        ),
        "a design": z3.And(
            *(term_of(getattr(design, name), context) >= 0 for name in ("own", "samples", "users"))
        ),
        "as shown of the level": term_of(level.variance, context) >= 1,
        "as shown of the noise": world.unknown("noise").term >= 0,
        **world.facts,
    }
    return Query("a cell", premises, all_of(claims, context))


def _more_certain(world: World) -> Query:
    """No variance grows when a cell is observed, however far off it is and whatever the state."""
    given, cell, context = any_filter(world), any_cell(world), world.context
    with substituted(_abstract(world)):
        found = world.paths(lambda: line.observed(given, cell))
    claims = [
        z3.Implies(
            taken,
            z3.And(
                [
                    term_of(getattr(after, name), context) <= term_of(getattr(given, name), context)
                    for name in ("low", "high", "mean_variance")
                ]
            ),
        )
        for taken, after in found
    ]
    premises = {
        "as shown of the cell": a_cell(cell, context),
        "a slope": world.unknown("steepness").term >= 0,
        **world.facts,
    }
    return Query("an observation", premises, all_of(claims, context))


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
    """If a noiseless cell with equal weights holds all samples, M is its measurement, with variance 0.

    The state before is any: nothing of it is kept.
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
    place, own, measured = (as_int(world.unknown(name)) for name in ("place", "own", "measured"))
    return Cell(ONE, measured, place, place, own, 0)


def _plain_measurement(world: World) -> Query:
    """The measurement of such a cell; roots, logarithms and the ends do not matter."""
    given, cell, context = any_filter(world), _plain_cell(world), world.context
    with substituted(_abstract(world)):
        found = world.paths(lambda: line.observed(given, cell))
    claims = [
        z3.Implies(
            taken,
            z3.And(
                term_of(after.mean, context) == term_of(cell.measured, context),
                term_of(after.mean_variance, context) == 0,
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
        **world.facts,
    }
    return Query("M after it", premises, all_of(claims, context))
