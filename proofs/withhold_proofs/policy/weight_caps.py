"""The weight caps of the shipped policy, on unknown integers (`terms`).

It does not matter which cap is the best. Every cap that the specification tries is at least 1, and no
block's cap below it is negative.
"""

from __future__ import annotations

from collections.abc import Iterator

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import World
from withhold_proofs.numbers.terms import all_of, as_int
from withhold_proofs.policy.terms import any_params, roots, term_of
from withhold_spec.policy import weight_caps
from withhold_spec.policy.estimation import Posterior
from withhold_spec.policy.weight_caps import Blocks


def caps(context: z3.Context) -> Iterator[Query]:
    """Every cap that is tried is at least 1, and no block's cap is negative."""
    yield _best_target(World(context))
    yield _next_level(World(context))
    yield _one_cap(World(context))
    yield _made_fine(World(context))


def any_blocks(world: World) -> Blocks:
    """A block, and one block that stands for all others, since caps depend on sums over blocks only."""
    size, others, aim, aims, weight, variance, noise, deviation, grid = (
        as_int(world.unknown(name))
        for name in (
            "size",
            "others",
            "aim",
            "other_aims",
            "weight",
            "variance",
            "noise",
            "deviation",
            "grid",
        )
    )
    return Blocks((size, others), (weight, 0), noise, variance, deviation, grid, (aim, aims))


def _best_target(world: World) -> Query:
    """A round of the search, with any moments that the cap before it can have had."""
    moments = (world.unknown("linear"), world.unknown("square"))
    parts: dict[str, object] = {
        "withhold_spec.policy.weight_caps:REFINEMENTS": 1,
        "withhold_spec.policy.weight_caps:Blocks._moments": lambda self, weights: moments,
    }
    blocks = any_blocks(world)
    with substituted(parts):
        found = world.number(blocks.best_target)
    return Query("the cap of least variance", world.facts, found >= 1)


def _next_level(world: World) -> Query:
    """Two caps in turn: the second is made from the first as every cap is from the one before it."""
    first = world.unknown("level")
    with substituted({"withhold_spec.policy.weight_caps:CANDIDATES": 2}):
        found = world.paths(lambda: weight_caps._candidates_from(as_int(first)))
    claims = [
        z3.Implies(taken, z3.And([term_of(each, world.context) >= 1 for each in tried]))
        for taken, tried in found
    ]
    premises = {"as shown of the level before": first.term >= 1, **world.facts}
    return Query("the caps below it", premises, all_of(claims, world.context))


def _one_cap(world: World) -> Query:
    blocks, level = any_blocks(world), world.unknown("level")
    made = world.number(lambda: blocks.caps(as_int(level))[0])
    size, others, aim, aims = (
        term_of(part, world.context) for part in (*blocks.sizes, *blocks.aims)
    )
    premises = {
        "as shown of levels": level.term >= 1,
        "a block and others": z3.And(size >= 1, aim >= 1, others >= 0, aims >= 0),
        **world.facts,
    }
    return Query("a cap", premises, made >= 0)


def _made_fine(world: World) -> Query:
    """The caps of weights that were rounded down to a few bits."""
    cap, weight = world.unknown("cap"), world.unknown("weight")
    parts: dict[str, object] = {
        "withhold_spec.policy.weight_caps:isqrt": roots(world),
        "withhold_spec.policy.weight_caps:noise_variance": lambda params, length: world.unknown(
            "noise"
        ),
        "withhold_spec.policy.weight_caps:Blocks.best_target": lambda self: world.unknown("level"),
        "withhold_spec.policy.weight_caps:_candidates_from": lambda level: [level],
        "withhold_spec.policy.weight_caps:Blocks.expected_error": lambda self, level: 0,
        "withhold_spec.policy.weight_caps:Blocks.caps": lambda self, level: [
            cap for _ in self.sizes
        ],
        "withhold_spec.policy.estimation:Posterior.variance": lambda self: world.unknown(
            "variance"
        ),
    }
    params = any_params(grid=world.unknown("grid"))
    size, length = as_int(world.unknown("size")), as_int(world.unknown("length"))
    with substituted(parts):
        made = world.number(
            lambda: weight_caps.caps(params, Posterior(), length, [size], [as_int(weight)])[0]
        )
    premises = {
        "a weight": weight.term >= 0,
        "as shown of a cap": cap.term >= 0,
        **world.facts,
    }
    return Query("a cap of coarse weights", premises, made >= 0)
