"""The estimate and users' levels, on unknown integers (`terms`), for any state of the filters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.terms import all_of, as_int, between, condition, integer
from withhold_proofs.policy.terms import Values, any_params, roots, term_of
from withhold_spec.accounted.interface import Public
from withhold_spec.accounted.records import Account
from withhold_spec.policy import mixture
from withhold_spec.policy.fixed_point import ONE
from withhold_spec.policy.line import start
from withhold_spec.policy.mixture import Level, Line
from withhold_spec.policy.posterior import Posterior
from withhold_spec.policy.shipped import SHIPPED
from withhold_spec.properties import ledger

MEAN = "withhold_spec.policy.mixture:_mean"


def levels(context: z3.Context) -> Iterator[Query]:
    """For all releases the estimate and the levels are possible, and variances are bounds."""
    yield _weighed(World(context))
    yield _mean_of_two(World(context))
    yield from _estimate(context)
    yield _ends(World(context))
    yield from _level(context)


def _weighed(world: World) -> Query:
    """The filters' weights are not negative, and not all 0. Two filters stand for all."""
    filters = tuple(
        replace(each, likelihood=as_int(world.unknown(f"likelihood_{place}")))
        for place, each in enumerate(start()[:2])
    )

    def about(exponent: z3.ArithRef, value: z3.ArithRef) -> z3.BoolRef:
        return z3.And(
            z3.Implies(exponent <= 0, value >= 0), z3.Implies(exponent == 0, value == ONE)
        )

    overrides: dict[str, object] = {
        "withhold_spec.policy.line:SLOPES": ((1, 3),),
        "withhold_spec.policy.line:DRIFTS": ((1, 5), (1, 7)),
        "withhold_spec.policy.fixed_point:exp2": Values(world, "power", about),
    }
    with substituted(overrides):
        found = world.paths(lambda: mixture.weights(filters))
    claims = []
    for taken, parts in found:
        made = [term_of(part, world.context) for part in parts]
        claims.append(z3.Implies(taken, z3.And(*(part >= 0 for part in made), z3.Sum(made) >= 1)))
    return Query("weights of filters", dict(world.facts), all_of(claims, world.context))


def _mean_of_two(world: World) -> Query:
    """A mean by weights lies between the values; one filter stands for any and one for all others."""
    parts = [as_int(world.unknown(name)) for name in ("part", "others")]
    values = [as_int(world.unknown(name)) for name in ("value", "other")]
    made = world.number(lambda: mixture._mean(parts, values))
    context = world.context
    least, most = integer("least", context), integer("most", context)
    premises = {
        "as shown of weights": z3.And(
            *(term_of(part, context) >= 0 for part in parts),
            z3.Sum([term_of(part, context) for part in parts]) >= 1,
        ),
        "values": z3.And([between(least, term_of(value, context), most) for value in values]),
        **world.facts,
    }
    return Query("a mean of values", premises, between(least, made, most))


def _estimate(context: z3.Context) -> Iterator[Query]:
    """The estimate is a possible mean, its sum a possible sum, and before the first epoch it is 1/2."""
    world = World(context)
    with substituted({MEAN: lambda parts, values: world.unknown("mean")}):
        made = world.number(lambda: Posterior(counts=(1,)).centre)
    yield Query("the estimate", dict(world.facts), between(0, made, ONE))
    nothing = world.number(lambda: Posterior().centre)
    yield Query("before the first epoch", {}, nothing == ONE // 2)

    world = World(context)
    samples, grid, centre = (world.unknown(name) for name in ("samples", "grid", "centre"))
    public = Public(any_params(grid=grid), (), (Account(as_int(samples)),), ())
    parts: dict[str, object] = {
        "withhold_spec.policy.shipped:ShippedPolicy.posterior": lambda self, public: Posterior(),
        "withhold_spec.policy.posterior:Posterior.centre": lambda self: centre,
    }
    with substituted(parts):
        made = world.number(lambda: SHIPPED.total(public))
    content, any_content = samples.term * grid.term, integer("content", context)
    estimated = {
        "as shown of the estimate": between(0, centre.term, ONE),
        "a content": any_content >= 0,
    }
    times = centre.term * any_content
    product = between(0, times, ONE * any_content)
    yield Query("the estimate times a content", estimated, product)
    # both products are any numbers of which this is known
    of_all = integer("of_all", context)
    named = (
        (content, any_content),
        (z3.simplify(centre.term * content), of_all),
        (times, of_all),
    )
    premises = {
        "as shown of the content": z3.substitute(product, *named),
        "a content": any_content >= 0,
        **{name: z3.substitute(fact, *named) for name, fact in world.facts.items()},
    }
    within = condition(ledger.estimate_within(made, samples.term, grid.term), context)
    yield Query("the estimated sum", premises, z3.substitute(within, *named))


def _ends(world: World) -> Query:
    """The ends of the mixture's line are levels, and their errors are not negative."""
    pairs = [(as_int(world.unknown("level")), as_int(world.unknown("variance")))]
    asked: list[list[Integer]] = []

    def mean(parts: object, values: list[Integer]) -> Integer:
        asked.append(values)
        return world.unknown(f"mean_{len(asked)}")

    overrides: dict[str, object] = {
        MEAN: mean,
        "withhold_spec.policy.mixture:isqrt": roots(world),
        "withhold_spec.policy.fixed_point:square_of": lambda deviation: world.unknown("square"),
    }
    with substituted(overrides):
        found = world.paths(lambda: (mixture._end([1], pairs), asked[-1][0]))
    context = world.context
    claims = [
        z3.Implies(
            taken,
            z3.And(between(0, term_of(level, context), ONE), term_of(deviation, context) >= 0),
        )
        for taken, ((level, _), deviation) in found
    ]
    return Query("the ends of the line", dict(world.facts), all_of(claims, context))


def _level(context: z3.Context) -> Iterator[Query]:
    """At every place the level is possible, its error above 0, and the variance a bound.

    The bound is above 0 and at most 1/4, and unless it was halved, it is at least that of samples that
    are 0 or 1 at this level, as far as the level is within LEAST_LEVEL of neither end. What a place and
    the two ends make is any number, and so is the root of what their errors make.
    """
    for halved in (True, False):
        world = World(context)
        made, halvings = as_int(world.unknown("made")), as_int(world.unknown("halvings"))
        line = Line((made, 0), (0, 0), 0, halvings if halved else 0)
        overrides: dict[str, object] = {
            "withhold_spec.policy.line:ends_at": lambda place: (ONE, 0),
            "withhold_spec.policy.mixture:isqrt": roots(world),
        }
        with substituted(overrides):
            found = world.paths(partial(line.at, 0))
        premises = {
            "how often it was halved": integer("halvings", context) >= 0,
            **world.facts,
        }
        claims = [z3.Implies(taken, _is_bound(level, halved, context)) for taken, level in found]
        name = "a level" if halved else "the bound on a sample's variance"
        yield Query(name, premises, all_of(claims, context))


def _is_bound(level: Level, halved: bool, context: z3.Context) -> z3.BoolRef:
    mean, error, variance = (
        term_of(part, context) for part in (level.mean, level.error, level.variance)
    )
    if halved:
        return z3.And(between(0, mean, ONE), error >= 1, variance >= 1, 4 * variance <= ONE)
    inside = between(mixture.LEAST_LEVEL, mean, ONE - mixture.LEAST_LEVEL)
    return z3.Implies(inside, (variance + 1) * ONE > mean * (ONE - mean))
