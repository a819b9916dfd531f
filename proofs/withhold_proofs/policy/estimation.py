"""The shipped policy's posterior of the mean, on unknown integers (`terms`).

The parts of a posterior stay within their bounds from epoch to epoch, with or without an excess.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from itertools import product

import z3

from withhold_proofs.accounted.settings import OFFERED
from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import World
from withhold_proofs.numbers.terms import all_of, as_int, between, condition, integer
from withhold_proofs.policy.terms import any_params, roots, term_of
from withhold_spec.accounted.interface import Public
from withhold_spec.accounted.records import Account, Contribution, Epoch, Series
from withhold_spec.policy import estimation
from withhold_spec.policy.estimation import ONE, PlainContribution, Posterior
from withhold_spec.policy.shipped import SHIPPED
from withhold_spec.properties import ledger

NAMES = tuple(each.name for each in fields(Posterior) if each.name != "settled")


def any_posterior(world: World, settled: bool = False) -> Posterior:
    """A posterior of unknowns."""
    made = Posterior(settled=settled)
    for name in NAMES:
        object.__setattr__(made, name, world.unknown(name))
    return made


def posteriors(context: z3.Context) -> Iterator[Query]:
    """For all releases, mean and variance are possible and the estimate is within its range."""
    yield from _epochs(context)
    world = World(context)
    given = any_posterior(world)
    precision = {"a precision": integer("precision", context) >= 0}
    centre = world.number(lambda: given.centre)
    yield Query("the mean", precision | world.facts, between(0, centre, ONE))

    world = World(context)
    given = any_posterior(world)
    samples, grid = map(world.unknown, ("samples", "grid"))
    counted = z3.And(samples.term >= 0, grid.term >= 1)
    public = Public(any_params(grid=grid), (), (Account(as_int(samples)),), ())
    parts: dict[str, object] = {
        "withhold_spec.policy.shipped:posterior_of": lambda params, epochs: given,
        "withhold_spec.policy.estimation:Posterior.centre": lambda self: world.unknown("centre"),
        "withhold_spec.policy.estimation:Posterior.standard_error": lambda self: world.unknown(
            "standard_error"
        ),
    }
    with substituted(parts):
        estimate = world.number(lambda: SHIPPED.total(public))
        variance = world.number(lambda: given.variance)
    premises = {
        "as shown of the mean": between(0, integer("centre", context), ONE),
        **world.facts,
    }
    halved = {"how often it was halved": integer("halvings", context) >= 0}
    possible = z3.And(variance >= 1, 4 * variance <= ONE)
    yield Query("the variance", premises | halved, possible)
    within = ledger.estimate_within(estimate, samples.term, grid.term)
    yield Query("the estimate", {**premises, "counted": counted}, condition(within, context))
    yield from standard_errors(context)


def standard_errors(context: z3.Context) -> Iterator[Query]:
    """The squares of users' shares add up to between 0 and 1, and the standard error covers what they imply.

    The largest weight of a block can be that of any other block, so the number of bits rounded off is any
    number.
    """
    world = World(context)
    size, weight, shift = map(world.unknown, ("size", "weight", "shift"))
    block = PlainContribution(as_int(size), 0, 0, as_int(weight), 0, 0)
    rounding = {"withhold_spec.policy.estimation:coarse_shift": lambda weights: shift}
    with substituted(rounding):
        square = world.number(lambda: estimation.overlap([block]))
    power = world.power(shift.term)
    twice = world.power(z3.simplify(2 * shift.term))
    part = world.number(lambda: weight >> shift) * power
    premises = {
        "a block": z3.And(size.term >= 0, weight.term >= 0, shift.term >= 0),
        "twice as many bits": twice == power * power,
        **world.facts,
    }
    rounded = between(0, part, weight.term)
    yield Query("a weight rounded down", premises, rounded)
    own = part * size.term
    yield Query("of one block", premises, square == own * own)
    kept, whole, of_block = (integer(name, context) for name in ("part", "weight", "size"))
    blocks = {"as shown of a weight": between(0, kept, whole), "samples": of_block >= 0}
    less = between(
        0, (kept * of_block) * (kept * of_block), (whole * of_block) * (whole * of_block)
    )
    yield Query("of one block rounded down", blocks, less)
    squares, contents, one, least = (
        integer(name, context) for name in ("squares", "contents", "one", "content")
    )
    sums = {
        "of blocks so far": z3.And(contents >= 0, between(0, squares, contents * contents)),
        "as shown of one": z3.And(least >= 0, between(0, one, least * least)),
    }
    after = contents + least
    yield Query("of one block more", sums, between(0, squares + one, after * after))
    yield _standard_error(World(context))


def _standard_error(world: World) -> Query:
    """It is the root of a number that is not negative, and at least what the present users contribute."""
    given, context, squares = any_posterior(world), world.context, list[z3.ArithRef]()
    made = as_int(world.unknown("root"))

    def root(square: object) -> int:
        squares.append(term_of(square, context))
        return made

    parts: dict[str, object] = {
        "withhold_spec.policy.estimation:Posterior._mean": lambda self: world.unknown("mean"),
        "withhold_spec.policy.estimation:isqrt": root,
    }
    with substituted(parts):
        found = world.paths(lambda: (given.standard_error, squares[-1]))
    between_user_sd, common = (integer(name, context) for name in ("between_user_sd", "common"))
    claims = [
        z3.Implies(
            taken,
            z3.And(
                square >= 0,
                ONE * (square + 1) > between_user_sd * between_user_sd * common,
                z3.BoolVal(standard_error is made, context),
            ),
        )
        for taken, (standard_error, square) in found
    ]
    sound = z3.And(_is_sound(given, context), _has_shares(given, context))
    premises = {"as shown of the epochs": sound, **world.facts}
    return Query("the standard error", premises, all_of(claims, context))


def _epochs(context: z3.Context) -> Iterator[Query]:
    """The parts of a posterior are within their bounds before the first epoch, and after one more.

    Of an epoch's contributions only sums are used, so one contribution stands for all. Their noise, the
    squares of their weights and the deviation of a block are any numbers; `standard_errors` shows what is
    known of the squares of users' shares.
    """
    nothing = z3.And(_is_sound(Posterior(), context), _has_shares(Posterior(), context))
    yield Query("before the first epoch", {}, nothing)
    yield from _weighed(World(context))
    for released, settled in product((False, True), (True, False)):
        yield _watched(World(context), settled, released)


def _weighed(world: World) -> Iterator[Query]:
    """An epoch's weight, and users' shares in it, whatever its excess is."""
    before, context = any_posterior(world), world.context
    watch = {
        "withhold_spec.policy.estimation:_compare_excess": lambda *given: (
            before,
            world.unknown("bias"),
        )
    }
    found = _updated(world, before, as_int(world.unknown("excess")), watch)
    known = {"as shown of the epochs before": _is_sound(before, context)}
    claims = [z3.Implies(taken, _is_precise(after, context)) for taken, after in found]
    name = "one more epoch"
    yield Query(f"{name}, its weight", known | world.facts, all_of(claims, context))
    content = integer("weight", context) * integer("size", context)
    known |= {
        "as shown of their shares": _has_shares(before, context),
        "as shown of the blocks": between(0, integer("overlap", context), content * content),
        "a grid": integer("grid", context) >= 1,
    }
    claims = [z3.Implies(taken, _has_shares(after, context)) for taken, after in found]
    yield Query(f"{name}, users' shares", known | world.facts, all_of(claims, context))


def _watched(world: World, settled: bool, released: bool) -> Query:
    """released: whether the epoch has an excess; without one, nothing is learned of how samples vary."""
    before, context = any_posterior(world, settled), world.context
    excess = as_int(world.unknown("excess")) if released else None
    found = _updated(world, before, excess, {})
    follows = _halves if released else _is_unchanged
    claims = [z3.Implies(taken, follows(before, after, context)) for taken, after in found]
    name = f"one more epoch, halvings {'settled' if settled else 'not settled'}"
    name += "" if released else ", no excess"
    known = {"as shown of the epochs before": _is_sound(before, context), **world.facts}
    return Query(name, known, all_of(claims, context))


def _updated(
    world: World, before: Posterior, excess: int | None, beside: Mapping[str, object]
) -> list[tuple[z3.BoolRef, Posterior]]:
    """The posterior after one more epoch of unknown numbers."""
    size, *offered = (as_int(world.unknown(name)) for name in ("size", *OFFERED))
    series = Series(1, *(as_int(world.unknown(name)) for name in ("length", "excess_queries")))
    contributions = (Contribution(0, size, *offered),)
    epoch = Epoch(1, series, contributions, as_int(world.unknown("sum")), excess)
    parts: dict[str, object] = {
        "withhold_spec.policy.estimation:int_of": lambda number: number,
        "withhold_spec.policy.estimation:isqrt": roots(world),
        "withhold_spec.policy.estimation:noise_variance": lambda params, length: world.unknown(
            "noise"
        ),
        "withhold_spec.policy.estimation:power": lambda weighed: world.unknown("power"),
        "withhold_spec.policy.estimation:overlap": lambda weighed: world.unknown("overlap"),
        "withhold_spec.policy.estimation:Posterior.variance": lambda self: world.unknown(
            "variance"
        ),
        "withhold_spec.policy.estimation:Posterior.deviation": lambda self, size: world.unknown(
            "deviation"
        ),
    }
    params = any_params(grid=world.unknown("grid"))
    with substituted({**parts, **beside}):
        return world.paths(lambda: estimation.update(params, before, epoch))


def _is_sound(made: Posterior, context: z3.Context) -> z3.BoolRef:
    """Whether inverse variances, the between-user SD and the number of halvings are possible."""
    return z3.And(_is_precise(made, context), _is_watched(made, context))


def _is_precise(made: Posterior, context: z3.Context) -> z3.BoolRef:
    return term_of(made.precision, context) >= 0


def _is_watched(made: Posterior, context: z3.Context) -> z3.BoolRef:
    """Whether the findings from excesses are possible."""
    between_user_sd, halvings = (
        term_of(part, context) for part in (made.between_user_sd, made.halvings)
    )
    return z3.And(between(0, between_user_sd, ONE), halvings >= 0)


def _has_shares(made: Posterior, context: z3.Context) -> z3.BoolRef:
    """Whether the squares of users' shares have a possible sum."""
    return between(0, term_of(made.common, context), ONE)


def _is_unchanged(before: Posterior, after: Posterior, context: z3.Context) -> z3.BoolRef:
    """Whether the findings from excesses on users and samples are unchanged."""
    same = [
        term_of(getattr(after, name), context) == term_of(getattr(before, name), context)
        for name in ("between_user_sd", "halvings")
    ]
    settled = z3.BoolVal(after.settled is before.settled, context)
    return z3.And(*same, settled, _is_watched(after, context))


def _halves(before: Posterior, after: Posterior, context: z3.Context) -> z3.BoolRef:
    """The variance is halved at most once, or one halving is taken back, after which only that can happen."""
    steps = term_of(after.halvings, context) - term_of(before.halvings, context)
    settled = z3.BoolVal(after.settled, context)
    return z3.And(
        _is_watched(after, context),
        between(-1, steps, 0 if before.settled else 1),
        z3.Implies(z3.Or(steps < 0, z3.BoolVal(before.settled, context)), settled),
    )
