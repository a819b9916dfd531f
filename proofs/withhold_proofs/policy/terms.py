"""The shipped policy's arithmetic, run on unknown integers (`withhold_proofs.numbers.integers`).

Logarithms and roots are unknowns. Of a logarithm only monotonicity is assumed, and that it is at least 1
from 2 on; the facts on roots are stated where they are used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass, field

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.terms import as_int, between, condition, integer, term
from withhold_spec.accounted.interface import BUDGET, Public
from withhold_spec.params import Params
from withhold_spec.policy import budget_limit
from withhold_spec.policy.budget_limit import BIT
from withhold_spec.properties import ledger


@dataclass
class Values:
    """Values of a function that the solver does not know: one for each argument, with facts."""

    world: World
    name: str
    about: Callable[[z3.ArithRef, z3.ArithRef], z3.BoolRef]
    grows: bool = False
    made: list[tuple[z3.ArithRef, z3.ArithRef]] = field(default_factory=list)

    def __call__(self, argument: object) -> Integer:
        given = term_of(argument, self.world.context)
        for known, value in self.made:
            if known.eq(given):
                return Integer(self.world, value)
        value = integer(f"{self.name}_{len(self.made) + 1}", self.world.context)
        facts = self.world.facts
        facts[f"about {value}"] = self.about(given, value)
        for known, other in self.made:
            if self.grows:
                facts[f"about {value} and {other}"] = z3.And(
                    z3.Implies(known <= given, other <= value),
                    z3.Implies(given <= known, value <= other),
                )
        self.made.append((given, value))
        return Integer(self.world, value)


def logarithm(world: World) -> Values:
    """Logarithms with the facts that `policy.logarithm` shows."""

    def about(number: z3.ArithRef, value: z3.ArithRef) -> z3.BoolRef:
        return z3.And(z3.Implies(number >= 1, value >= 0), z3.Implies(number >= 2, value >= BIT))

    return Values(world, "log", about, grows=True)


def roots(world: World, exact: bool = False) -> Values:
    """Roots with any rounding, or rounded down."""

    def about(square: z3.ArithRef, value: z3.ArithRef) -> z3.BoolRef:
        down = z3.And(value * value <= square, square < (value + 1) * (value + 1))
        return z3.And(value >= 0, z3.Implies(square >= 0, down)) if exact else value >= 0

    return Values(world, "root", about)


def any_params(**given: object) -> Params:
    """Unknown parameters."""
    params = copy(Params(1, 1, 1, 1))
    for name, value in given.items():
        object.__setattr__(params, name, value)
    return params


def term_of(number: object, context: z3.Context) -> z3.ArithRef:
    """The solver term of a known or unknown integer."""
    if isinstance(number, Integer):
        return number.term
    assert isinstance(number, int)
    return term(number, context)


def limits(context: z3.Context) -> Iterator[Query]:
    """Limits lie between 0 and the full budget; at a known horizon they grow and reach the full budget.

    In a series all limits are those of its end, so they do not fall without a horizon either: the numbers
    of users and samples only grow.
    """
    for known in (True, False):
        world = World(context)
        made = budget_limit_of(world, logarithm(world), known, "count", "samples")
        premises = _at(world, known, "count", "samples") | world.facts
        name = f"range, horizon {'known' if known else 'unknown'}"
        yield Query(name, premises, between(0, made, BUDGET))

    world = World(context, growing=True)
    logarithms = logarithm(world)
    earlier, later = (
        budget_limit_of(world, logarithms, True, *names)
        for names in (("count", "now"), ("more", "later"))
    )
    count, more, now, then, end = (
        integer(name, context) for name in ("count", "more", "now", "later", "horizon")
    )
    premises = {
        **_at(world, True, "count", "now"),
        "later, and no fewer samples": z3.And(count <= more, now <= then),
        **world.facts,
    }
    grows = ledger.limit_grows(earlier, later)
    yield Query("growth", premises, condition(grows, context))
    yield Query("the end", {**premises, "the end": then >= end}, later == BUDGET)
    yield from _in_a_series(context)


def _in_a_series(context: z3.Context) -> Iterator[Query]:
    """Of two limits for one time, the later one has no fewer samples and no larger typical user.

    First there are more samples, then the typical user is smaller; both limits are within the range shown
    before.
    """
    steps = (
        ("samples", World(context, growing=True), ("count", "typical"), ("more", "typical")),
        ("users", World(context, falling=True), ("more", "typical"), ("more", "typical_later")),
    )
    for name, world, *names in steps:
        logarithms = logarithm(world)
        earlier, later = (
            budget_limit_of(world, logarithms, False, count, "end", typical)
            for count, typical in names
        )
        count, more, typical, then = (
            integer(each, context) for each in ("count", "more", "typical", "typical_later")
        )
        premises = {
            **_at(world, False, "count", "end"),
            "no fewer samples, no fewer users": z3.And(count <= more, then <= typical),
            "as shown of the range": z3.And(*(between(0, one, BUDGET) for one in (earlier, later))),
            **world.facts,
        }
        grows = condition(ledger.limit_grows(earlier, later), context)
        yield Query(f"growth in a series, more {name}", premises, grows)


def budget_limit_of(
    world: World,
    logarithms: Values,
    known: bool,
    count: str,
    samples: str,
    typical: str = "typical",
) -> z3.ArithRef:
    """The limit of a user with so many samples at that time."""
    parts: dict[str, object] = {"withhold_spec.policy.budget_limit:log2": logarithms}
    if not known:  # a typical user may send any number of samples
        parts["withhold_spec.policy.budget_limit:ceil_div"] = lambda number, divisor: world.unknown(
            typical
        )
    horizon, users, each = map(world.unknown, ("horizon", "users", "each"))
    given = any_params(horizon_given=known, horizon=horizon, max_users=users, max_samples=each)
    arguments = [as_int(world.unknown(name)) for name in (count, "first", samples)]
    with substituted(parts):
        return world.number(lambda: budget_limit.limit(Public(given, (), (), ()), *arguments))


def _at(world: World, known: bool, count: str, samples: str) -> dict[str, z3.BoolRef]:
    """A user with so many samples at that time, in a stream that ends at some time."""
    made = [integer(name, world.context) for name in (count, "first", samples)]
    sizes = [integer(name, world.context) for name in ("horizon", "users", "each")]
    premises = {
        "a user who has come": z3.And(made[0] >= 0, made[1] >= 1, made[1] <= made[2]),
        "sizes": z3.And([size >= 1 for size in sizes]),
    }
    if not known:
        premises["no more than may come"] = made[2] <= sizes[1] * sizes[2]
    return premises
