"""The shipped policy's arithmetic, run on unknown integers (`withhold_proofs.numbers.integers`).

Logarithms and roots are unknowns. Of a logarithm only monotonicity is assumed, and that it is at least 1
from 2 on; the facts on roots are stated where they are used.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass, field

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.terms import as_int, between, condition, integer, term
from withhold_spec.accounted.interface import BUDGET, Public
from withhold_spec.accounted.records import Account
from withhold_spec.params import Params
from withhold_spec.policy import budget_limit
from withhold_spec.policy.fixed_point import BIT, ONE
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


class Ratios:
    """Ratios with the facts that `fixed_point` shows; the same for the same part and whole."""

    def __init__(self, world: World) -> None:
        self._world, self._made = world, dict[tuple[str, str], Integer]()

    def __call__(self, part: object, whole: object) -> Integer:
        top, bottom = (term_of(each, self._world.context) for each in (part, whole))
        key = top.sexpr(), bottom.sexpr()
        if key not in self._made:
            made = self._world.unknown(f"ratio_{1 + len(self._made)}")
            self._made[key] = made
            self._world.facts[f"as shown of {made.term}"] = z3.Implies(
                z3.And(top >= 0, bottom >= 1),
                z3.And(
                    made.term >= 0,
                    z3.Implies(top <= bottom, made.term <= ONE),
                    z3.Implies(top >= bottom, made.term >= ONE),
                    z3.Implies(top == 0, made.term == 0),
                ),
            )
        return self._made[key]


def exact_root(world: World) -> Callable[[object], int]:
    """The square root, rounded down, of known and unknown integers."""
    unknown = roots(world, exact=True)
    # not imported by name, because its own name is substituted
    return lambda square: math.isqrt(square) if isinstance(square, int) else as_int(unknown(square))


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
    """Limits lie between 0 and the full budget, and reach it at a known horizon; what is available of them.

    For one time they grow with the user's samples and with the number of users.
    """
    for known in (True, False):
        world = World(context)
        made = budget_limit_of(world, logarithm(world), known, "count", "samples")
        premises = _at(world, known, "count", "samples") | world.facts
        name = f"range, horizon {'known' if known else 'unknown'}"
        yield Query(name, premises, between(0, made, BUDGET), "range")
        if known:
            ended = {"the end": integer("samples", context) >= integer("horizon", context)}
            yield Query("the end", premises | ended, made == BUDGET)
    yield _expected(World(context))
    for known in (True, False):
        yield from _grow(context, known)
    for gaussian in (False, True):
        yield _available(World(context), gaussian)
        yield _more_available(World(context), gaussian)


def _expected(world: World) -> Query:
    """Without a known horizon no stream is expected to be shorter than it is."""
    samples, users, each = map(world.unknown, ("samples", "users", "each"))
    params = any_params(horizon_given=False, max_users=users, max_samples=each)
    made = world.number(lambda: budget_limit.expected_length(params, as_int(samples)))
    counted = between(1, samples.term, users.term * each.term)
    return Query("the expected length", {"counted samples": counted}, made >= samples.term)


def _grow(context: z3.Context, known: bool) -> Iterator[Query]:
    """Of two limits for one time, the later one has no fewer samples and no larger typical user.

    First there are more samples, then the typical user is smaller, which can only happen without a
    known horizon. Both limits are within the range shown before.
    """
    steps = (
        ("samples", World(context, growing=True), ("count", "typical"), ("more", "typical")),
        ("users", World(context, falling=True), ("more", "typical"), ("more", "typical_later")),
    )
    for name, world, *names in steps[: 1 if known else 2]:
        logarithms = logarithm(world)
        earlier, later = (
            budget_limit_of(world, logarithms, known, count, "end", typical)
            for count, typical in names
        )
        count, more, typical, then = (
            integer(each, context) for each in ("count", "more", "typical", "typical_later")
        )
        premises = {
            **_at(world, known, "count", "end"),
            "no fewer samples, no fewer users": z3.And(count <= more, then >= 1, then <= typical),
            "as shown of the range": z3.And(*(between(0, one, BUDGET) for one in (earlier, later))),
            **world.facts,
        }
        grows = condition(ledger.limit_grows(earlier, later), context)
        horizon = "known" if known else "unknown"
        question = f"growth for one time, more {name}"
        yield Query(f"{question}, horizon {horizon}", premises, grows, question)


def _available(world: World, gaussian: bool) -> Query:
    """An available budget is at least 0 and at most what is left of the account."""
    limit, spent = world.unknown("limit"), world.unknown("spent")
    made = available_of(world, gaussian, limit, spent)
    full = BUDGET**2 if gaussian else BUDGET
    premises = {
        "as shown of the limit": between(0, limit.term, full),
        "an account": between(0, spent.term, full),
        "a budget": positive_epsilon(world),
        **world.facts,
    }
    name = f"what is available{', Gaussian noise' if gaussian else ''}"
    return Query(name, premises, between(0, made, full - spent.term))


def _more_available(world: World, gaussian: bool) -> Query:
    """A larger limit makes no less available."""
    limit, larger, spent = map(world.unknown, ("limit", "larger", "spent"))
    made = [available_of(world, gaussian, each, spent) for each in (limit, larger)]
    grown = {"limits": limit.term <= larger.term, **world.facts}
    name = f"more is available{', Gaussian noise' if gaussian else ''}"
    return Query(name, grown, made[0] <= made[1])


def available_of(world: World, gaussian: bool, limit: Integer, spent: Integer) -> z3.ArithRef:
    """What is available of a limit if so much is spent, for any epsilon."""
    root, params = world.unknown("root"), any_params(epsilon=any_epsilon(world))
    parts: dict[str, object] = {
        "withhold_spec.policy.budget_limit:budget_limit_of": lambda public, user, end: limit,
        "withhold_spec.policy.budget_limit:isqrt": lambda square: root,
    }
    public = Public(params, (1,), (Account(),), (), gaussian)
    with substituted(parts):
        return world.number(lambda: budget_limit.available_budget(public, 0, 1, as_int(spent)))


@dataclass(frozen=True)
class Ratio:
    """A fraction of unknowns."""

    numerator: object
    denominator: object


def any_epsilon(world: World) -> Ratio:
    """An unknown epsilon."""
    return Ratio(world.unknown("numerator"), world.unknown("denominator"))


def positive_epsilon(world: World) -> z3.BoolRef:
    """That the unknown epsilon is above 0."""
    return z3.And([integer(name, world.context) >= 1 for name in ("numerator", "denominator")])


def budget_limit_of(
    world: World,
    logarithms: Values,
    known: bool,
    count: str,
    samples: str,
    typical: str = "typical",
) -> z3.ArithRef:
    """The limit of a user with so many samples at that time."""
    length = world.unknown("length")
    parts: dict[str, object] = {"withhold_spec.policy.fixed_point:log2": logarithms}
    if not known:
        parts["withhold_spec.policy.budget_limit:expected_length"] = lambda params, samples: length
        # a typical user may send any number of samples
        parts["withhold_spec.policy.fixed_point:ceil_div"] = lambda number, divisor: world.unknown(
            typical
        )
    horizon, users, each = map(world.unknown, ("horizon", "users", "each"))
    given = any_params(horizon_given=known, horizon=horizon, max_users=users, max_samples=each)
    arguments = [as_int(world.unknown(name)) for name in (count, "first", samples)]
    with substituted(parts):
        public = Public(given, (), (Account(),), ())
        return world.number(lambda: budget_limit.limit(public, *arguments))


def _at(world: World, known: bool, count: str, samples: str) -> dict[str, z3.BoolRef]:
    """A user with so many samples at that time, in a stream that ends at some time."""
    made = [integer(name, world.context) for name in (count, "first", samples)]
    sizes = [integer(name, world.context) for name in ("horizon", "users", "each")]
    premises = {
        "a user who has come": z3.And(made[0] >= 0, made[1] >= 1, made[1] <= made[2]),
        "sizes": z3.And([size >= 1 for size in sizes]),
    }
    if not known:
        premises["as shown of the length"] = integer("length", world.context) >= made[2]
    return premises
