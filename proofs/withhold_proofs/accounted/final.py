"""The final release of the ledger mechanism: how epsilon is divided, what a user can change, and the draw.

The specification's own functions run on unknowns, without bounds: any budget and share, any number of
users, and any number of samples of each. Of the users one is known, whose samples change. All others are
one item, of which a run knows what their samples add up to, the largest of their counts, and how many
samples they have together. That a user's samples add up to a number between 0 and grid times their count
is shown for one sample more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import partial
from typing import Any, cast

import z3

from withhold_proofs.accounted.arbitrary import Recorder
from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import INDUCTION, Query, unbounded_row
from withhold_proofs.numbers.abstract import Abstract
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.terms import (
    absolute,
    all_of,
    as_fraction,
    between,
    condition,
    integer,
    rational,
    real,
    real_term,
    term,
)
from withhold_spec.accounted import final
from withhold_spec.accounted.final import Budgets, FinalRelease, budgets, final_release
from withhold_spec.errors import ParameterError
from withhold_spec.number import Number, add
from withhold_spec.params import EPSILON_RANGE, Params, exact
from withhold_spec.properties.paper import scale_pays

__all__ = ["OBLIGATIONS"]

BOTH = ("z3", "cvc5")


# How epsilon is divided


class Reals(World):
    """A world whose unknowns are real numbers, and whose known ones are fractions."""

    def unknown(self, name: str) -> Integer:
        """Any real number."""
        return Integer(self, real(name, self.context))

    def term(self, value: object) -> z3.ArithRef:
        """The term of a number, known or unknown."""
        if isinstance(value, Fraction):
            return rational(value, self.context)
        return super().term(value)


def _as_given(number: object) -> object:
    return number if isinstance(number, Integer) else exact(number)


def divided(context: z3.Context) -> Iterator[Query]:
    """Both parts of every budget, on all paths through `budgets`."""
    for weighting in ("sample", "user"):
        world = Reals(context)
        share, epsilon = world.unknown("share"), world.unknown("epsilon")
        params = copy(Params(9, 9, 1, 1, grid=5, horizon=7, weighting=weighting))
        object.__setattr__(params, "epsilon", epsilon)

        def made(params: Params = params, share: Integer = share) -> Budgets | None:
            try:
                return budgets(params, cast(Any, share))
            except ParameterError:
                return None

        least, most = (rational(end, context) for end in EPSILON_RANGE)
        world.assumed = [between(least, epsilon.term, most)]
        with substituted({"withhold_spec.params:exact": _as_given}):
            paths = world.paths(made)
        premises = {"a budget": world.assumed[0]}
        if weighting == "user":
            refused = [
                z3.Implies(taken, z3.BoolVal(found is None, context)) for taken, found in paths
            ]
            yield Query("users that weigh the same", premises, all_of(refused, context))
        else:
            yield from _claims(params, share.term, paths, premises)


def _claims(
    params: Params,
    share: z3.ArithRef,
    paths: Sequence[tuple[z3.BoolRef, Budgets | None]],
    premises: dict[str, z3.BoolRef],
) -> Iterator[Query]:
    context, least = share.ctx, rational(EPSILON_RANGE[0], share.ctx)
    epsilon = _term(params.epsilon)
    parts, sums, ranges, rest = [], [], [], []
    for taken, found in paths:
        enough = all_of([share * epsilon >= least, (1 - share) * epsilon >= least], context)
        if found is None:
            ranges.append(z3.Implies(taken, z3.Not(enough)))
            continue
        running, final_part = _term(found.running.epsilon), _term(found.final)
        parts.append(z3.Implies(taken, final_part == share * epsilon))
        sums.append(z3.Implies(taken, running + final_part == epsilon))
        positive = z3.And(running >= least, final_part >= least, share > 0, share < 1)
        ranges.append(z3.Implies(taken, positive))
        same = (
            getattr(found.running, each.name) == getattr(params, each.name)
            for each in fields(Params)
            if each.name != "epsilon"
        )
        rest.append(z3.Implies(taken, z3.BoolVal(all(same), context)))
    yield Query("the final part", premises, all_of(parts, context))
    yield Query("the sum of both", premises, all_of(sums, context))
    yield Query("both are in range, or refused", premises, all_of(ranges, context))
    yield Query("all else is the same", premises, all_of(rest, context))


def _term(number: object) -> z3.ArithRef:
    assert isinstance(number, Integer)
    return number.term


# The release


@dataclass(frozen=True)
class Counts:
    """How many samples the other users have: the most of one of them, and all of them together."""

    largest: z3.ArithRef
    together: z3.ArithRef


@dataclass(frozen=True)
class Samples:
    """Any number of samples, of one user or of all others, which are added up as one number."""

    count: z3.ArithRef | Counts
    total: z3.ArithRef

    def __iter__(self) -> Iterator[z3.ArithRef]:
        yield self.total


def _length(samples: Sequence[object] | Samples) -> object:
    """len() of a user's samples, or of those of all others."""
    return samples.count if isinstance(samples, Samples) else len(samples)


def _most(numbers: Iterable[Any]) -> object:
    """max() of numbers, as one term."""
    found, *others = (each.largest if isinstance(each, Counts) else each for each in numbers)
    for each in others:
        found = z3.If(each > found, each, found)
    return found


def _sum(numbers: Iterable[Any]) -> Number:
    """sum() of numbers."""
    return add([each.together if isinstance(each, Counts) else each for each in numbers])


@contextmanager
def _any_sizes() -> Iterator[None]:
    """A context in which the release takes the length of such samples, and their maximum and sum."""
    given = {"len": _length, "max": _most, "sum": _sum}
    try:
        vars(final).update(given)
        yield
    finally:
        for name in given:
            vars(final).pop(name, None)


@dataclass(frozen=True)
class Released:
    """A final release of unknown samples. mine: what the user's samples add up to. made: what is known of scales."""

    context: z3.Context
    mine: z3.ArithRef
    found: FinalRelease
    source: Recorder
    made: Abstract

    @property
    def noise(self) -> z3.ArithRef:
        """What all draws add up to."""
        outcomes = [outcome for draw in self.source.draws for outcome in draw.outcome]
        return term(add(outcomes), self.context)

    def term(self, number: object) -> z3.ArithRef:
        """The number as a term of sort Real."""
        return real_term(cast(Number, number), self.context)


def released(context: z3.Context, side: str = "mine") -> Released:
    """The release with the user's samples of one of two sides; all else is the same on both."""
    params, count = copy(Params(1, 1, 1, 1)), integer("count", context)
    object.__setattr__(params, "grid", integer("grid", context))
    mine, made = real(side, context), Abstract(context)
    counts = Counts(integer("most_of_another", context), integer("samples_of_others", context))
    samples = [Samples(count, mine), Samples(counts, real("others", context))]
    # draws have the same outcomes on both sides
    source, epsilon = Recorder("any", context), as_fraction(real("epsilon", context))
    with substituted({"withhold_spec.enclosures:ceil16": made.ceil16}), _any_sizes():
        found = final_release(params, epsilon, cast(Any, samples), source)
    return Released(context, mine, found, source, made)


def _premises(given: Released) -> dict[str, z3.BoolRef]:
    context = given.context
    count, grid, most, together = (
        integer(name, context) for name in ("count", "grid", "most_of_another", "samples_of_others")
    )
    return {
        "a budget": real("epsilon", context) > 0,
        "a grid": grid >= 1,
        "a user": count >= 1,
        "other users": z3.And(most >= 0, together >= most),
        **given.made.facts,
    }


def sensitivity(context: z3.Context) -> Iterator[Query]:
    """What a user's samples add up to, and by how much a change moves the sum that is released."""
    grid, count = integer("grid", context), integer("count", context)
    so_far, sample = real("so_far", context), real("sample", context)
    premises = {
        "a grid": grid >= 1,
        "the samples so far": z3.And(count >= 0, between(0, so_far, grid * count)),
        "a sample": between(0, sample, grid),
    }
    total = term(add((so_far, sample)), context)
    yield Query("what samples add up to", premises, between(0, total, grid * (count + 1)))

    given, other = released(context), released(context, "theirs")
    within = {
        f"as shown of {side.mine}": between(0, side.mine, grid * count) for side in (given, other)
    }
    moved = absolute(given.term(given.found.sum) - other.term(other.found.sum))
    goal = moved <= given.term(given.found.sensitivity)
    yield Query("what a change moves the sum by", {**_premises(given), **within}, goal)
    public = [
        given.term(getattr(given.found, name)) == other.term(getattr(other.found, name))
        for name in ("sensitivity", "samples")
    ]
    # the scale is made of the sensitivity and the budget alone
    yield Query("what is public", _premises(given), all_of(public, context))


def pays(context: z3.Context) -> Iterator[Query]:
    """The scale, with any rounding up."""
    given = released(context)
    found, epsilon = given.found, as_fraction(real("epsilon", context))
    paid = condition(scale_pays(found.sensitivity, 1, epsilon, found.scale), context)
    yield Query("the scale", _premises(given), z3.And(paid, given.term(found.scale) > 0))


def one_draw(context: z3.Context) -> Iterator[Query]:
    """What is drawn, and what is added up and counted."""
    given = released(context)
    premises, found, draws = _premises(given), given.found, given.source.draws
    addresses = [(each.kind, each.counter, each.node) for each in draws]
    once = z3.BoolVal(addresses == [("laplace", 0, 0)], context)
    yield Query("the address", {}, once)
    scales = [given.term(each.bound) == given.term(found.scale) for each in draws]
    yield Query("the scale of the noise", premises, all_of(scales, context))
    total = given.mine + real("others", context) + given.noise
    yield Query("the sum", premises, given.term(found.sum) == total)
    noises = [given.noise == given.term(draw.outcome[0]) for draw in draws[:1]]
    yield Query("noise once", premises, all_of([bool(draws), *noises], context))
    many = integer("count", context) + integer("samples_of_others", context)
    yield Query("the number of samples", premises, given.term(found.samples) == z3.ToReal(many))


_row = partial(unbounded_row, "final-release", solvers=BOTH)

OBLIGATIONS = (
    _row(
        "budgets",
        "",
        "For every epsilon and share: the final release gets its share and the running releases the rest, or"
        " the share is refused because a part is out of range. All else stays. Where users are weighed"
        " equally, every share is refused.",
        divided,
    ),
    _row(
        "sensitivity",
        "",
        "Samples from 0 to grid add up to a number from 0 to grid times their count. So changing a user's"
        " samples changes the sum of the final release by at most its sensitivity, for any number of users and"
        " samples. The sensitivity and the number of samples stay the same.",
        sensitivity,
        (INDUCTION,),
    ),
    _row(
        "scale-pays",
        "scale-pays",
        "For every budget of the final release and any samples, the rounded scale times the budget is at least"
        " the sensitivity, and it is positive.",
        pays,
    ),
    _row(
        "one-draw",
        "",
        "The final release is the sum of all counted samples and one draw of Laplace noise, at the address"
        " (0, 0) and the scale that is shown. The running releases draw no Laplace noise.",
        one_draw,
        ("ledger-mechanism/any-step",),
    ),
)
