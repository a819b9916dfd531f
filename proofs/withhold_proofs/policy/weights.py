"""The weights of the shipped policy, on unknown integers (`terms`).

It does not matter which level is the best: at each of them every block can pay for its weight. Levels
depend on the largest and the smallest reach of a block only. So one block of any reach, one with the
largest and one with the smallest stand for any number of blocks.
"""

from __future__ import annotations

from collections.abc import Iterator

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import World
from withhold_proofs.numbers.terms import all_of, as_int, between
from withhold_proofs.policy.terms import term_of
from withhold_spec.policy.weights import Stratum

FEWER = 4
"""Levels that are compared here; each is made from the one before, as all are."""


def any_stratum(world: World) -> Stratum:
    """Three blocks of unknowns, of which weights at a level depend on what they can pay and on divisors."""
    most, divisors = (
        [as_int(world.unknown(f"{name}_{place}")) for place in range(3)]
        for name in ("most", "divisor")
    )
    zeros = (0, 0, 0)
    return Stratum(most, zeros, zeros, zeros, divisors, 1, 1, 1, 1, 1)


def blocks(given: Stratum, world: World) -> dict[str, z3.BoolRef]:
    """The facts about them: the second reaches farthest, the third least far."""
    most, divisors = (
        [term_of(each, world.context) for each in parts] for parts in (given.most, given.divisors)
    )
    own, largest, smallest = (part * divisor for part, divisor in zip(most, divisors, strict=True))
    return {
        "what blocks can pay": z3.And([each >= 0 for each in most]),
        "divisors": z3.And([each >= 1 for each in divisors]),
        "others reach farther and less far": z3.And(smallest <= own, own <= largest),
        **world.facts,
    }


def weights(context: z3.Context) -> Iterator[Query]:
    """No weight is negative or more than its block can pay for, and at the last level all are in proportion."""
    yield _levels(World(context))
    yield _at_a_level(World(context))
    yield _at_the_last(World(context))
    yield _chosen(World(context))


def _levels(world: World) -> Query:
    """No level is negative; there are as many as said, and the last is the smallest reach."""
    given = any_stratum(world)
    with substituted({"withhold_spec.policy.weights:CANDIDATES": FEWER}):
        found = world.paths(given._levels)
    context = world.context
    smallest = term_of(given.most[2], context) * term_of(given.divisors[2], context)
    claims = [
        z3.Implies(
            taken,
            z3.And(
                z3.BoolVal(len(levels) == FEWER, context),
                *(term_of(level, context) >= 0 for level in levels),
                term_of(levels[-1], context) == smallest,
            ),
        )
        for taken, levels in found
    ]
    return Query("the levels", blocks(given, world), all_of(claims, context))


def _at_a_level(world: World) -> Query:
    given, level = any_stratum(world), world.unknown("level")
    made = world.number(lambda: given.weights_at(as_int(level))[0])
    premises = {"as shown of levels": level.term >= 0, **blocks(given, world)}
    paid = between(0, made, term_of(given.most[0], world.context))
    return Query("weights at a level", premises, paid)


def _at_the_last(world: World) -> Query:
    """At the smallest reach every block can pay for its part of the level, so none is cut down."""
    given, level = any_stratum(world), world.unknown("level")
    made = world.number(lambda: given.weights_at(as_int(level))[0])
    own = world.number(lambda: level // as_int(given.divisors[0]))
    smallest = term_of(given.most[2], world.context) * term_of(given.divisors[2], world.context)
    premises = {"as shown of the last level": level.term == smallest, **blocks(given, world)}
    return Query("weights in proportion", premises, made == own)


def _chosen(world: World) -> Query:
    """The chosen weights are those of the level whose weights have the least expected error."""
    given, context = any_stratum(world), world.context
    tried = [world.unknown(f"tried_{place}") for place in range(2)]
    errors = [world.unknown(f"error_{place}") for place in range(2)]
    parts: dict[str, object] = {
        "withhold_spec.policy.weights:Stratum._levels": lambda self: tried,
        "withhold_spec.policy.weights:Stratum.weights_at": lambda self, level: [level],
        "withhold_spec.policy.weights:Stratum.expected_error": lambda self, made: errors[
            [each is made[0] for each in tried].index(True)
        ],
    }
    with substituted(parts):
        found = world.paths(given.weights)
    claims = [
        z3.Implies(taken, z3.And([errors[place].term <= each.term for each in errors]))
        for taken, (made,) in found
        for place in range(2)
        if term_of(made, context).eq(tried[place].term)
    ]
    return Query("the best level", dict(world.facts), all_of(claims, context))
