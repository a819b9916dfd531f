"""What a released sum says of its stratum, and when that is in doubt, on unknown integers (`terms`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.terms import all_of, as_int, between
from withhold_proofs.policy.terms import Ratios, term_of
from withhold_spec.policy.design import Design
from withhold_spec.policy.excess import Block
from withhold_spec.policy.fixed_point import ONE, VARIANCE, square_of
from withhold_spec.policy.line import UNINFORMATIVE, Cell
from withhold_spec.policy.measurement import Measurement
from withhold_spec.policy.mixture import Level

PLACE = "withhold_spec.policy.measurement:Measurement."
SQUARES = ONE**2 // VARIANCE
"""The square of a level in units of 1/ONE, for each unit of a variance."""


def a_cell(made: Cell, context: z3.Context) -> z3.BoolRef:
    """Whether the parts of a cell are possible."""
    share, measured, own, error, doubt = (
        term_of(getattr(made, name), context)
        for name in ("share", "measured", "own", "error", "doubt")
    )
    return z3.And(
        between(0, share, ONE),
        between(0, measured, ONE),
        own >= 1,
        between(0, error, UNINFORMATIVE),
        between(0, doubt, VARIANCE),
    )


def measurements(context: z3.Context) -> Iterator[Query]:
    """The cell of a stratum is possible, and its doubt has bounds, for any released sum."""
    yield _measured(World(context))
    yield _edge(World(context))
    yield _room(World(context))
    yield _power(World(context))
    yield _suspicion(World(context))
    yield _doubted(World(context))
    yield _doubt(World(context))
    yield _cell(World(context))


def _any_measurement(world: World) -> Measurement:
    """The measurement of one block, which stands for all, as only sums over blocks are used."""
    blocks = {each.name: as_int(world.unknown(each.name)) for each in fields(Block)}
    block = replace(Block(**blocks), stratum=0)
    design = Design(*(as_int(world.unknown(f"design_{each.name}")) for each in fields(Design)))
    level = Level(*(as_int(world.unknown(name)) for name in ("mean", "error", "variance")))
    grid, released, predicted = (
        as_int(world.unknown(name)) for name in ("grid", "released", "predicted")
    )
    return Measurement(grid, [block], released, 1, design, level, predicted)


def _premises(world: World, made: Measurement) -> dict[str, z3.BoolRef]:
    """The facts about a block, its interval and its worth."""
    (block,), context = made.blocks, world.context
    size, weight, low, high, grid = (
        term_of(each, context)
        for each in (block.size, block.weight, block.low, block.high, made.grid)
    )
    content, cut = grid * (weight * size), weight * (size * grid - high)
    return {
        "a block": z3.And(size >= 0, weight >= 0, grid >= 1, content >= 0),
        "an interval": z3.And(low >= 0, low < high, high <= size * grid),
        "its weighted ends": z3.And(
            between(0, weight * low, content), weight * (high - low) >= 0, between(0, cut, content)
        ),
        **world.facts,
    }


def _measured(world: World) -> Query:
    """The measurement is a possible mean of samples."""
    given = _any_measurement(world)
    with substituted({"withhold_spec.policy.fixed_point:ratio": Ratios(world)}):
        made = world.number(lambda: given.measured)
    return Query("a measured mean", _premises(world, given), between(0, made, ONE))


def _edge(world: World) -> Query:
    """The edge is 0 in the middle of what the intervals allow, ONE at the ends and outside, and between."""
    given, context = _any_measurement(world), world.context
    with substituted({"withhold_spec.policy.fixed_point:ratio": Ratios(world)}):
        made = world.number(lambda: given.edge)
    (block,), released = given.blocks, term_of(given.released, context)
    weight = term_of(block.weight, context)
    span = weight * (term_of(block.high, context) - term_of(block.low, context))
    claims = z3.And(
        between(0, made, ONE),
        z3.Implies(2 * released == span, made == 0),
        z3.Implies(z3.And(span >= 1, z3.Or(released <= 0, released >= span)), made == ONE),
    )
    return Query("how near the end is", _premises(world, given), claims)


def _room(world: World) -> Query:
    """What intervals can cut off is a part of the range; it is 0 for whole ones."""
    given, context = _any_measurement(world), world.context
    with substituted({"withhold_spec.policy.fixed_point:ratio": Ratios(world)}):
        made = world.number(lambda: given.part(given.blocks))
    (block,) = given.blocks
    low, high, size, grid = (
        term_of(each, context) for each in (block.low, block.high, block.size, given.grid)
    )
    whole = z3.And(low == 0, high == size * grid)
    claims = z3.And(between(0, made, ONE), z3.Implies(whole, made == 0))
    return Query("what intervals can cut off", _premises(world, given), claims)


def _power(world: World) -> Query:
    """The square of a number between 0 and 1 is one, too, and is 0 or 1 only for these."""
    edge = world.unknown("edge")
    square = world.number(lambda: as_int(edge) * as_int(edge) // ONE)
    parts = {"as shown of the edge": between(0, edge.term, ONE), **world.facts}
    return Query("the square of a part", parts, _ends_where(square, edge))


def _suspicion(world: World) -> Query:
    """What counts of a doubt lies between 0 and 1. It is 0 in the middle, and 1 at the ends and outside."""
    given, edge = _any_measurement(world), world.unknown("edge")
    with substituted({f"{PLACE}edge": lambda self: edge}):
        made = world.number(lambda: given.suspicion)
    square = world.number(lambda: as_int(edge) * as_int(edge) // ONE)
    premises = {
        "as shown of the edge": between(0, edge.term, ONE),
        "as shown of its square": _ends_where(square, edge),
        **world.facts,
    }
    return Query("what counts of a doubt", premises, _ends_where(made, edge))


def _ends_where(made: z3.ArithRef, edge: Integer) -> z3.BoolRef:
    """Whether a number lies between 0 and 1, and is 0 or 1 where the edge is."""
    return z3.And(
        between(0, made, ONE),
        z3.Implies(edge.term == 0, made == 0),
        z3.Implies(edge.term == ONE, made == ONE),
    )


def _doubted(world: World) -> Query:
    """The deviation of a doubt is at most the room and the distance from the prediction; at the ends the smaller."""
    given, context = _any_measurement(world), world.context
    suspicion, measured, room = (world.unknown(n) for n in ("suspicion", "measured", "all_room"))
    overrides: dict[str, object] = {
        f"{PLACE}suspicion": lambda self: suspicion,
        f"{PLACE}measured": lambda self: measured,
        f"{PLACE}part": lambda self, blocks: room,
        "withhold_spec.policy.fixed_point:square_of": lambda deviation: deviation,
    }
    with substituted(overrides):
        made = world.number(lambda: given.doubt)
    predicted = term_of(given.predicted, context)
    off = z3.If(measured.term >= predicted, measured.term - predicted, predicted - measured.term)
    least = z3.If(off < room.term, off, room.term)
    claims = z3.And(
        between(0, made, least),
        z3.Implies(suspicion.term == 0, made == 0),
        z3.Implies(suspicion.term == ONE, made == least),
    )
    parts = [
        between(0, each, ONE) for each in (suspicion.term, measured.term, room.term, predicted)
    ]
    premises = {"as shown of its parts": z3.And(parts), **world.facts}
    return Query("the deviation of a doubt", premises, claims)


def _doubt(world: World) -> Query:
    """A doubt is the variance of that deviation, and at most that of the range."""
    deviation, most = world.unknown("deviation"), world.unknown("most")
    made = world.number(lambda: square_of(as_int(deviation)))
    premises = {
        "as shown of its deviation": z3.And(
            between(0, deviation.term, most.term), most.term <= ONE
        ),
        **world.facts,
    }
    claims = z3.And(
        between(0, made, VARIANCE),
        SQUARES * made <= most.term * most.term,
        z3.Implies(deviation.term == 0, made == 0),
    )
    return Query("a doubt", premises, claims)


def _cell(world: World) -> Query:
    """The cell is made of these, with a possible share and possible variances, whether it is blind or not."""
    given, context = _any_measurement(world), world.context
    users, whole, noise, measured, doubt, blind = map(
        world.unknown, ("users", "whole", "noise", "measured", "doubt", "blind")
    )
    overrides: dict[str, object] = {
        f"{PLACE}measured": lambda self: measured,
        f"{PLACE}doubt": lambda self: doubt,
        f"{PLACE}is_blind": lambda self: blind > 0,
        "withhold_spec.policy.fixed_point:ratio": Ratios(world),
        "withhold_spec.policy.measurement:relative_noise": lambda deviation, content: noise,
    }
    with substituted(overrides):
        found = world.paths(lambda: given.cell(as_int(users), as_int(whole)))
    claims = [
        z3.Implies(
            taken,
            z3.And(a_cell(made, context), *_are_same(made, {"measured": measured, "doubt": doubt})),
        )
        for taken, made in found
    ]
    (block,) = given.blocks
    premises = {
        **_premises(world, given),
        "as shown of its parts": z3.And(
            between(0, measured.term, ONE), between(0, doubt.term, VARIANCE)
        ),
        "what blocks are worth": z3.And(
            between(0, term_of(block.worth, context), whole.term), whole.term >= 1
        ),
        "a design": z3.And(
            *(
                term_of(getattr(given.design, name), context) >= 0
                for name in ("own", "samples", "users")
            )
        ),
        "as shown of the level": term_of(given.level.variance, context) >= 1,
        "as shown of the noise": noise.term >= 0,
        **world.facts,
    }
    return Query("a cell", premises, all_of(claims, context))


def _are_same(made: Cell, parts: dict[str, Integer]) -> list[z3.BoolRef]:
    """Whether these parts of the cell are the given ones."""
    return [
        term_of(getattr(made, name), part.term.ctx) == part.term for name, part in parts.items()
    ]
