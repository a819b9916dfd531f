"""The share of a coordinate under advanced composition costs at most epsilon: for any dimension and any delta.

The specification decides on enclosures of a root, a logarithm and an exponential, and finds the share by
bisection. Here these numbers are unknown, and so are the ends of their enclosures.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import z3

from withhold_proofs.engine import loops
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import Integer, Truth, World
from withhold_proofs.numbers.reals import Real, real_of
from withhold_proofs.numbers.terms import boolean, integer, real
from withhold_proofs.samplers.gaussian_laws import put_in
from withhold_spec.accounted import dimensions
from withhold_spec.enclosures import Enclosure
from withhold_spec.errors import ParameterError

COSTS = "withhold_spec.accounted.dimensions:costs_at_most"
SHARE = "withhold_spec.accounted.dimensions:advanced_share"


class Enclosed:
    """A real number and an enclosure of it, both unknown. of: what the specification takes it of."""

    def __init__(self, world: World, name: str) -> None:
        self.low, self.exact, self.high = (
            real(name + end, world.context) for end in ("_low", "", "_high")
        )
        self.of: Any = None
        self._world = world

    def __call__(self, of: object, bits: int) -> Enclosure:
        """The enclosure, in the place of a function of the specification."""
        self.of = of
        ends = (Real(self._world, end) for end in (self.low, self.high))
        return Enclosure(*cast(Any, ends))

    @property
    def contained(self) -> z3.BoolRef:
        """That the number is in its enclosure."""
        return z3.And(self.low <= self.exact, self.exact <= self.high)


def advanced_share(context: z3.Context) -> Iterator[Query]:
    """A share that is accepted costs at most epsilon, and bisection ends with one that was accepted."""
    yield _accepted(context)
    yield from _bisection(context)


def _accepted(context: z3.Context) -> Query:
    """share sqrt(2 d ln(1/delta)) + d share (e**share - 1) <= epsilon, in exact numbers, if a turn says yes."""
    world = World(context)
    share, d, delta, epsilon = (real(name, context) for name in ("share", "d", "delta", "epsilon"))
    logarithm, power, root = (Enclosed(world, name) for name in ("ln", "exp", "sqrt"))
    given = {"share": share, "dimension": d, "delta": delta, "epsilon": epsilon}
    names = {name: Real(world, each) for name, each in given.items()}
    with put_in(dimensions, {"ln": logarithm, "exp": power, "sqrt": root}):
        paths = world.paths(lambda: loops.turn(COSTS)({**names, "bits": 64}))
    radicand = 2 * d * logarithm.exact
    within = z3.And(real_of(root.of.low) <= radicand, radicand <= real_of(root.of.high))
    premises = {
        "a share": z3.And(share >= 0, d >= 1, delta > 0, delta < 1),
        "the logarithm": z3.And(logarithm.contained, logarithm.exact > 0),
        "the exponential": power.contained,
        # the enclosure of a root contains the root of each number that the radicand's enclosure contains
        "the root": z3.And(root.exact >= 0, root.exact * root.exact == radicand),
        "its enclosure": z3.Implies(within, root.contained),
    }
    total = share * root.exact + d * share * (power.exact - 1)
    right = z3.And(real_of(logarithm.of) * delta == 1, real_of(power.of) == share, total <= epsilon)
    yes = z3.Or([taken for taken, answer in paths if answer is True])
    return Query("accepted", premises | world.facts, z3.Implies(yes, right))


def _bisection(context: z3.Context) -> Iterator[Query]:
    """The lower end is 0 or a share that was accepted: at the start, after a turn, and in the result."""
    world = World(context)
    epsilon, d, delta = (Real(world, real(name, context)) for name in ("epsilon", "d", "delta"))
    begun = loops.before(SHARE)(epsilon, d, delta)
    yield Query("bisection: start", {}, world.term(begun["low"]) == 0)

    low, high = (integer(name, context) for name in ("low", "high"))
    unknowns = {"low": Integer(world, low), "high": Integer(world, high)}
    fits = boolean("middle is accepted", context)
    tried: list[z3.ArithRef] = []
    asked: list[z3.BoolRef] = []

    def fraction(number: object, by: int) -> Real:
        return Real(world, real_of(number) / by)

    def costs_at_most(share: Real, *given: Real) -> Truth:
        tried.append(share.term * dimensions.STEPS)
        asked.append(
            z3.And([each.term == own.term for each, own in zip(given, public, strict=True)])
        )
        return Truth(world, fits)

    public = d, delta, epsilon
    others = {"epsilon": epsilon, "dimension": d, "delta": delta}
    with put_in(dimensions, {"Fraction": fraction, "costs_at_most": costs_at_most}):
        turned = world.paths(lambda: loops.turn(SHARE)({**unknowns, **others}))
        ended = world.paths(lambda: _result({**unknowns, **others}))
    ends = [(taken, world.term(names["low"])) for taken, names in turned]
    kept = [
        z3.Implies(taken, z3.Or(end == low, z3.And(fits, z3.ToReal(end) == share)))
        for (taken, end), share in zip(ends, tried, strict=True)
    ]
    held = {"the ends": z3.And(low >= 0, high > low), **world.facts}
    yield Query("bisection: a turn", held, z3.And(*kept, *asked))
    results = [
        low == 0 if share is None else z3.And(low > 0, share.term * dimensions.STEPS == low)
        for _, share in ended
    ]
    right = [z3.Implies(taken, right) for (taken, _), right in zip(ended, results, strict=True)]
    yield Query("bisection: end", held, z3.And(right))


def _result(names: dict[str, object]) -> Real | None:
    """The share that is returned; None if the budget is refused."""
    try:
        return cast(Real, loops.after(SHARE)(names))
    except ParameterError:
        return None
