"""The strata of the shipped policy, on unknown integers (`terms`)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import World
from withhold_proofs.numbers.terms import all_of, as_int, between, integer
from withhold_proofs.policy.terms import any_params, logarithm, term_of
from withhold_spec.accounted.interface import Public
from withhold_spec.accounted.records import Account, Epoch, Series
from withhold_spec.policy import blocks, strata
from withhold_spec.policy.scheduling import Cadence, Schedule
from withhold_spec.policy.strata import FIRST_PLACE, LAST_PLACE, PART


def users(context: z3.Context) -> Iterator[Query]:
    """Every block is in one stratum that exists, on a place of the line, and is worth at most its user."""
    yield _stratum(World(context))
    yield _place(World(context, growing=True))
    for weighting in ("sample", "user"):
        yield _worth(World(context), weighting)
    yield _number(World(context))
    yield _kept(World(context))


def _stratum(world: World) -> Query:
    count, number, samples, most = (
        as_int(world.unknown(name)) for name in ("count", "users", "samples", "strata")
    )
    made = world.number(lambda: strata.stratum_of(count, number, samples, most))
    context = world.context
    heavy = term_of(count, context) * term_of(number, context) >= strata.HEAVY * term_of(
        samples, context
    )
    second = z3.And(term_of(most, context) > 1, heavy)
    premises = {"some strata": term_of(most, context) >= 1, **world.facts}
    claim = z3.And(between(0, made, term_of(most, context) - 1), (made == 1) == second)
    return Query("a stratum", premises, claim)


def _place(world: World) -> Query:
    """More samples are no lower place; the product of counts and users is any number."""
    samples, context = world.unknown("samples"), world.context
    counts = [as_int(world.unknown(name)) for name in ("count", "more")]
    with substituted({"withhold_spec.policy.fixed_point:log2": logarithm(world)}):
        made = [
            world.number(partial(strata.place_of, count, 1, as_int(samples))) for count in counts
        ]
    one, more = (term_of(count, context) for count in counts)
    premises = {
        "counts": z3.And(one >= 1, one <= more, samples.term >= 1),
        **world.facts,
    }
    within = z3.And([between(FIRST_PLACE, place, LAST_PLACE) for place in made])
    return Query("a place", premises, z3.And(within, made[0] <= made[1]))


def _worth(world: World, weighting: str) -> Query:
    """A block is worth at most its user, so all blocks at most everything; all samples are worth all of it."""
    size, count = (as_int(world.unknown(name)) for name in ("size", "count"))
    params, context = any_params(weighting=weighting), world.context
    made, whole = (
        world.number(partial(strata.worth_of, params, new, count)) for new in (size, count)
    )
    own = term_of(count, context)
    alone = world.number(lambda: strata.worth_of_all(params, 1, count))
    premises = {
        "a block": z3.And(term_of(size, context) >= 1, term_of(size, context) <= own),
        **world.facts,
    }
    claim = z3.And(between(0, made, whole), whole == alone)
    if weighting == "user":
        claim = z3.And(claim, whole == PART)
    return Query(f"worth, every {weighting} the same", premises, claim)


def _number(world: World) -> Query:
    """A series that begins has one stratum or two."""
    counts = tuple(as_int(world.unknown(name)) for name in ("count", "other"))
    accounts = tuple(
        Account(released=as_int(world.unknown(name))) for name in ("released", "other_released")
    )
    public = Public(any_params(), counts, accounts, ())
    with substituted({"withhold_spec.policy.scheduling:running": lambda public: None}):
        found = world.paths(lambda: blocks.number_of_strata(public))
    context = world.context
    claims = [z3.Implies(taken, between(1, term_of(made, context), 2)) for taken, made in found]
    return Query("how many strata", dict(world.facts), all_of(claims, context))


def _kept(world: World) -> Query:
    """A series that goes on keeps its number of strata, whatever users have sent."""
    number = world.unknown("strata")
    epoch = Epoch(9, Series(1, 3, 1, as_int(number)), (), (), None)
    counts = (as_int(world.unknown("count")),)
    public = Public(any_params(), counts, (Account(1),), (epoch,))
    schedule = Schedule(Cadence(0, 1, 1), 1, 9, (9,), True)
    with substituted({"withhold_spec.policy.scheduling:running": lambda public: schedule}):
        made = world.number(lambda: blocks.number_of_strata(public))
    return Query("of a series", dict(world.facts), made == integer("strata", world.context))
