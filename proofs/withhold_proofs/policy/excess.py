"""What the shipped policy takes excesses to show, on unknown integers (`terms`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import World
from withhold_proofs.numbers.terms import all_of, as_int, between, integer
from withhold_proofs.policy.terms import Ratios, any_params, exact_root, roots, term_of
from withhold_spec.policy import excess
from withhold_spec.policy.clipping import Clipping
from withhold_spec.policy.excess import Scatter
from withhold_spec.policy.fixed_point import ONE

FIELDS = ("excess", "due", "least", "noise", "per_sample", "saturated")
CLIPPED = ("room", "mean", "variance", "assumed")


def any_query(world: World) -> excess.Query:
    """An excess query of unknowns."""
    return excess.Query(*(as_int(world.unknown(name)) for name in FIELDS))


def queried(world: World) -> z3.BoolRef:
    """What is known of it; its excess is any number."""
    due, least, noise, per_sample, saturated = (integer(name, world.context) for name in FIELDS[1:])
    return z3.And(due >= 0, least >= 0, noise >= 0, per_sample >= 0, saturated >= 1)


def excesses(context: z3.Context) -> Iterator[Query]:
    """For any excess, what it shows of users, of samples and of what was cut off is possible."""
    yield _shown(World(context))
    yield _moved(World(context))
    yield from _learned(context)
    yield _clipped(World(context))
    yield _bound(World(context))
    yield _outside(World(context))


def _shown(world: World) -> Query:
    """Users scatter by at most the range, and at most all of them lie far outside."""
    given, context = any_query(world), world.context

    def ratio(part: object, whole: object) -> object:
        made = world.unknown(f"ratio_{1 + len(world.facts)}")
        possible = z3.And(
            term_of(part, context) >= 0, term_of(part, context) <= term_of(whole, context)
        )
        world.facts[f"as shown of {made.term}"] = z3.Implies(possible, between(0, made.term, ONE))
        return made

    overrides: dict[str, object] = {
        "withhold_spec.policy.fixed_point:ratio": ratio,
        "withhold_spec.policy.excess:isqrt": roots(world),
    }
    with substituted(overrides):
        scatter = world.number(lambda: given.scatter)
        outside = world.number(lambda: given.outside)
    possible = z3.And(between(0, scatter, ONE), between(-ONE, outside, ONE))
    return Query("what an excess shows", {"a query": queried(world), **world.facts}, possible)


def _moved(world: World) -> Query:
    """Levels that are off make more of an excess due, and nothing else different."""
    given, context = any_query(world), world.context
    ratio = {"withhold_spec.policy.fixed_point:ratio": lambda part, whole: world.unknown("ratio")}
    with substituted(ratio):
        found = world.paths(lambda: given.moved(as_int(world.unknown("off"))))
    claims = []
    for taken, after in found:
        more = [
            term_of(getattr(after, name), context) - term_of(getattr(given, name), context)
            for name in ("due", "least")
        ]
        same = all(
            getattr(after, name) is getattr(given, name)
            for name in FIELDS
            if name not in ("due", "least")
        )
        claim = z3.And(more[0] >= 0, more[0] == more[1], z3.BoolVal(same, context))
        claims.append(z3.Implies(taken, claim))
    premises = {
        "a query": queried(world),
        "as shown of ratios": integer("ratio", context) >= 0,
        **world.facts,
    }
    return Query("levels that are off", premises, all_of(claims, context))


def _learned(context: z3.Context) -> Iterator[Query]:
    """The bound is halved at most once, or one halving is taken back, after which only that can happen.

    The scatter of users never falls. Samples that are 0 or 1 are not halved.
    """
    for settled in (False, True):
        world = World(context)
        users, halvings, grid = (as_int(world.unknown(n)) for n in ("users", "halvings", "grid"))
        before = Scatter(users, halvings, settled)
        shown = "withhold_spec.policy.excess:Query.scatter"
        overrides: dict[str, object] = {
            shown: lambda self, world=world: world.unknown("scatter"),
            "withhold_spec.policy.excess:isqrt": exact_root(world),
        }
        with substituted(overrides):
            found = world.paths(partial(before.after, any_params(grid=grid), any_query(world)))
        claims = []
        for taken, after in found:
            steps = term_of(after.halvings, context) - term_of(halvings, context)
            ends = z3.BoolVal(after.settled, context)
            claim = [
                between(-1, steps, 0 if settled else 1),
                term_of(after.halvings, context) >= 0,
                z3.Implies(z3.Or(steps < 0, z3.BoolVal(settled, context)), ends),
                z3.Implies(term_of(grid, context) == 1, steps <= 0),
                between(term_of(users, context), term_of(after.users, context), ONE),
            ]
            claims.append(z3.Implies(taken, z3.And(claim)))
        premises = {
            "as shown of the epochs before": z3.And(
                between(0, term_of(users, context), ONE), term_of(halvings, context) >= 0
            ),
            "as shown of an excess": between(0, integer("scatter", context), ONE),
            "a grid": term_of(grid, context) >= 1,
            **world.facts,
        }
        name = "halvings settled" if settled else "halvings not settled"
        goal = all_of(claims, context)
        yield Query(f"what is learned, {name}", premises, goal, "what is learned")


def _clipped(world: World) -> Query:
    """What was cut off at most stays a part of the range, and what is assumed of it a part of that."""
    before = Clipping(*(as_int(world.unknown(name)) for name in CLIPPED))
    kept, seen, unseen = (as_int(world.unknown(name)) for name in ("kept", "seen", "unseen"))
    context = world.context
    overrides: dict[str, object] = {
        "withhold_spec.policy.excess:Query.outside": lambda self: world.unknown("outside"),
        "withhold_spec.policy.fixed_point:ratio": lambda part, whole: world.unknown("ratio"),
        "withhold_spec.policy.fixed_point:square_of": lambda deviation: world.unknown("square"),
    }
    query = any_query(world)
    claims = []
    for given in (None, query):
        with substituted(overrides):
            found = world.paths(partial(before.after, kept, seen, unseen, given))
        claims += [z3.Implies(taken, _is_sound(after, context)) for taken, after in found]
    share = term_of(kept, context)
    new = term_of(seen, context) + term_of(unseen, context)
    premises = {
        "as shown of the epochs before": _is_sound(before, context),
        "shares": z3.And(between(0, share, ONE), between(0, new, ONE - share)),
        "rooms": z3.And(term_of(seen, context) >= 0, term_of(unseen, context) >= 0),
        "as shown of an excess": between(-ONE, integer("outside", context), ONE),
        "as shown of squares": integer("square", context) >= 0,
        **world.facts,
    }
    return Query("what was cut off", premises, all_of(claims, context))


def _is_sound(made: Clipping, context: z3.Context) -> z3.BoolRef:
    room, mean, variance, assumed = (term_of(getattr(made, name), context) for name in CLIPPED)
    return z3.And(
        between(0, room, ONE),
        mean <= room,
        variance >= 0,
        between(0, assumed, room),
    )


def _bound(world: World) -> Query:
    """The bound is at most what intervals can have cut off, and at least what is shown, hidden and assumed."""
    given = replace(Clipping(), **{name: as_int(world.unknown(name)) for name in CLIPPED})
    context, root = world.context, roots(world)
    with substituted({"withhold_spec.policy.fixed_point:root_of": root}):
        made = world.number(lambda: given.bound)
    room, mean, _, assumed = (term_of(getattr(given, name), context) for name in CLIPPED)
    (_, deviation) = root.made[0]
    least = z3.If(mean > 0, mean, 0) + 2 * deviation + assumed
    covers = z3.And(between(0, made, room), z3.Or(made == room, made >= least))
    premises = {"as shown of the epochs": _is_sound(given, context), **world.facts}
    return Query("the bound of it", premises, covers)


def _outside(world: World) -> Query:
    """The part of it that is shown to be used is possible, and 0 if no more is shown than noise."""
    given = replace(Clipping(), **{name: as_int(world.unknown(name)) for name in CLIPPED})
    context, root = world.context, roots(world)
    overrides: dict[str, object] = {
        "withhold_spec.policy.fixed_point:root_of": root,
        "withhold_spec.policy.fixed_point:ratio": Ratios(world),
    }
    with substituted(overrides):
        made = world.number(lambda: given.outside)
    (_, deviation), mean = root.made[0], term_of(given.mean, context)
    possible = z3.And(between(0, made, ONE), z3.Implies(mean <= 2 * deviation, made == 0))
    premises = {"as shown of the epochs": _is_sound(given, context), **world.facts}
    return Query("the part of it that is shown", premises, possible)
