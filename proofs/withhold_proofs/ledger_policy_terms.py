"""The shipped policy's arithmetic on unknown integers: its own text is run (`integers`).

Logarithms and roots are unknowns. Of a logarithm it is taken for granted that it grows with its
argument, and is at least 1 from 2 on; of a root, that it is not negative.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass, field
from typing import cast

import z3

from withhold_proofs.abstract import abstracted
from withhold_proofs.integers import Integer, World, plain
from withhold_proofs.model import Query
from withhold_proofs.mutants import applied
from withhold_proofs.terms import all_of, between, condition, integer, term
from withhold_spec import allowance, ledger, ledger_invariants, policy
from withhold_spec.allowance import BIT
from withhold_spec.belief import ONE, Belief
from withhold_spec.epochs import LEDGER, Offer, Public
from withhold_spec.params import Params
from withhold_spec.policy import SHIPPED, Interval
from withhold_spec.records import Account

LOGIC = "QF_NIA"


@dataclass
class Values:
    """Values of a function that the solver does not know: one for each argument, with facts."""

    world: World
    name: str
    about: Callable[[z3.ArithRef, z3.ArithRef], z3.BoolRef]
    grows: bool = False
    made: list[tuple[z3.ArithRef, z3.ArithRef]] = field(default_factory=list)

    def __call__(self, argument: object) -> Integer:
        given = self.world.number(lambda: argument) if isinstance(argument, int) else _of(argument)
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


def _of(number: object) -> z3.ArithRef:
    assert isinstance(number, Integer)
    return number.term


def logarithm(world: World) -> Values:
    """Logarithms, of which is known what `ledger_policy_logarithm` shows."""

    def about(number: z3.ArithRef, value: z3.ArithRef) -> z3.BoolRef:
        return z3.And(z3.Implies(number >= 1, value >= 0), z3.Implies(number >= 2, value >= BIT))

    return Values(world, "log", about, grows=True)


def roots(world: World) -> Values:
    """Roots, rounded in whatever way."""
    return Values(world, "root", lambda square, value: value >= 0)


def _params(**given: object) -> Params:
    """Parameters that are unknown."""
    params = copy(Params(1, 1, 1, 1))
    for name, value in given.items():
        object.__setattr__(params, name, value)
    return params


# Offers


def offers(context: z3.Context) -> Iterator[Query]:
    """What a user is offered is carried out and within the allowance; so is any smaller weight."""
    yield _offered("the whole range", World(context), clips=False, probing=False)
    yield _offered("an interval", World(context), clips=True, probing=False)
    yield _offered("an interval, a probe", World(context), clips=True, probing=True)


def _offered(name: str, world: World, clips: bool, probing: bool) -> Query:
    limit, spent, low, high, cap = map(world.unknown, ("limit", "spent", "low", "high", "cap"))
    public = Public(Params(1, 2, 1, 1), (2,), (Account(1, plain(spent)),), ())
    around = Interval(plain(low), plain(high), clips)
    parts: dict[str, object] = {
        "withhold_spec.policy:believe": lambda params, epochs: Belief(),
        "withhold_spec.policy:current_limit": lambda public, user: limit,
        "withhold_spec.policy:int_of": lambda number: number,
        "withhold_spec.policy:interval": lambda params, belief, size: around,
        "withhold_spec.policy:_can_tell": lambda params, units: probing,
        "withhold_spec.policy:_caps": lambda params, belief, sizes, most: [cap for _ in sizes],
    }
    with applied(abstracted(parts)):
        found = world.paths(lambda: SHIPPED.offers(public)[0])
    account = Account(1, spent.term)
    claims = [z3.Implies(taken, _is_kept(account, limit.term, offer)) for taken, offer in found]
    promise = ledger_invariants.ledger_never_overdrawn(spent.term)
    premises = {
        "the account": condition(promise, world.context),
        "the limit": between(0, limit.term, LEDGER),
        "not empty": low.term < high.term,
        "a cap": cap.term >= 0,
        **world.facts,
    }
    return Query(name, LOGIC, premises, all_of(claims, world.context))


def _is_kept(account: Account, limit: z3.ArithRef, given: Offer) -> z3.BoolRef:
    """Whether the offer is booked as it is, for an allowance that the account has left."""
    context = limit.ctx
    low, high, weight, margin, probe = (_term(part, context) for part in vars(given).values())
    booking = ledger.book(account, 0, 1, Offer(low, high, weight, margin, probe))
    left = limit - term(account.spent, context)
    most = z3.If(left > 0, left, 0)
    promise = ledger_invariants.weight_within_allowance
    return all_of(
        [
            promise(weight, booking.weight, booking.charge, most),
            promise(probe, booking.probe, booking.charge, most),
            z3.And(weight >= 0, probe >= 0),
        ],
        context,
    )


def _term(number: object, context: z3.Context) -> z3.ArithRef:
    if isinstance(number, Integer):
        return number.term
    assert isinstance(number, int)
    return term(number, context)


# Limits


def limits(context: z3.Context) -> Iterator[Query]:
    """From 0 to the whole ledger; with a known horizon growing, and at the end the whole of it."""
    for known in (True, False):
        world = World(context)
        made = limit_of(world, logarithm(world), known, "count", "samples")
        premises = _at(world, known, "count", "samples") | world.facts
        name = f"range, horizon {'known' if known else 'unknown'}"
        yield Query(name, LOGIC, premises, between(0, made, LEDGER))

    world = World(context, growing=True)
    logarithms = logarithm(world)
    earlier, later = (
        limit_of(world, logarithms, True, *names) for names in (("count", "now"), ("more", "later"))
    )
    count, more, now, then, end = (
        integer(name, context) for name in ("count", "more", "now", "later", "horizon")
    )
    premises = {
        **_at(world, True, "count", "now"),
        "later, and no fewer samples": z3.And(count <= more, now <= then),
        **world.facts,
    }
    grows = ledger_invariants.limit_grows(earlier, later)
    yield Query("growth", LOGIC, premises, condition(grows, context))
    yield Query("the end", LOGIC, {**premises, "the end": then >= end}, later == LEDGER)


def limit_of(
    world: World, logarithms: Values, known: bool, count: str, samples: str
) -> z3.ArithRef:
    """The limit of a user with so many samples at that time."""
    parts: dict[str, object] = {"withhold_spec.allowance:log2": logarithms}
    if not known:  # a typical user may send any number of samples
        typical = Values(world, "typical", lambda number, value: z3.BoolVal(True, world.context))
        parts["withhold_spec.allowance:ceil_div"] = lambda number, divisor: typical(number)
    horizon, users, each = map(world.unknown, ("horizon", "users", "each"))
    given = _params(horizon_given=known, horizon=horizon, max_users=users, max_samples=each)
    arguments = [plain(world.unknown(name)) for name in (count, "first", samples)]
    with applied(abstracted(parts)):
        return world.number(lambda: allowance.limit(Public(given, (), (), ()), *arguments))


def _at(world: World, known: bool, count: str, samples: str) -> dict[str, z3.BoolRef]:
    """A user with so many samples at that time, where streams end sometime."""
    made = [integer(name, world.context) for name in (count, "first", samples)]
    sizes = [integer(name, world.context) for name in ("horizon", "users", "each")]
    premises = {
        "a user who has come": z3.And(made[0] >= 0, made[1] >= 1, made[1] <= made[2]),
        "sizes": z3.And([size >= 1 for size in sizes]),
    }
    if not known:
        premises["no more than may come"] = made[2] <= sizes[1] * sizes[2]
    return premises


# Beliefs and intervals


def beliefs(context: z3.Context) -> Iterator[Query]:
    """Whatever was released, the mean is one, a variance possible, the estimate within the range."""
    world = World(context)
    names = ("precision", "first", "second", "epochs", "spread")
    belief = Belief(*(plain(world.unknown(name)) for name in names))
    precision = {"a precision": integer("precision", context) >= 0}
    centre = world.number(lambda: belief.centre)
    yield Query("the mean", LOGIC, precision | world.facts, between(0, centre, ONE))

    world = World(context)
    samples, grid = map(world.unknown, ("samples", "grid"))
    counted = z3.And(samples.term >= 0, grid.term >= 1)
    public = Public(_params(grid=grid), (), (Account(plain(samples)),), ())
    parts: dict[str, object] = {
        "withhold_spec.policy:believe": lambda params, epochs: belief,
        "withhold_spec.belief:Belief.centre": lambda self: world.unknown("centre"),
        "withhold_spec.belief:Belief.doubt": lambda self: world.unknown("doubt"),
    }
    with applied(abstracted(parts)):
        estimate = world.number(lambda: SHIPPED.total(public))
        variance = world.number(lambda: belief.variance)
    premises = {
        "as shown of the mean": between(0, integer("centre", context), ONE),
        **world.facts,
    }
    yield Query("the variance", LOGIC, premises, z3.And(variance > 0, 4 * variance <= ONE))
    within = ledger_invariants.estimate_within(estimate, samples.term, grid.term)
    yield Query("the estimate", LOGIC, {**premises, "counted": counted}, condition(within, context))


@dataclass(frozen=True)
class AnyBelief:
    """What an interval is made of; no promise about an epoch is needed."""

    centre: object
    doubt: object
    variance: object
    spread: object


def intervals(context: z3.Context) -> Iterator[Query]:
    """An interval is never empty, lies in the block's range, and is rounded outward."""
    world = World(context)
    names = ("centre", "doubt", "variance", "spread", "size", "grid")
    centre, doubt, variance, spread, size, grid = map(world.unknown, names)
    belief = cast(Belief, AnyBelief(centre, doubt, variance, spread))
    root = roots(world)
    with applied(abstracted({"withhold_spec.policy:isqrt": root})):
        found = world.paths(lambda: policy.interval(_params(grid=grid), belief, plain(size)))
    ((_, half),) = root.made
    reach = half + 2 * size.term * doubt.term
    premises = {
        "a mean and its doubt": z3.And(between(0, centre.term, ONE), doubt.term >= 1),
        "variances": z3.And(variance.term >= 0, spread.term >= 0),
        "a block": z3.And(size.term >= 1, grid.term >= 1),
        **world.facts,
    }
    whole = size.term * grid.term
    within, outward = [], []
    for taken, made in found:
        low, high = _term(made.low, context), _term(made.high, context)
        sound = ledger_invariants.interval_within(low, high, whole)
        within.append(z3.Implies(taken, condition(sound, context)))
        middle = size.term * centre.term
        below = z3.Or(low == 0, ONE * low <= (middle - reach) * grid.term)
        above = z3.Or(high == whole, ONE * high >= (middle + reach) * grid.term)
        outward.append(z3.Implies(taken, z3.And(below, above)))
    yield Query("never empty", LOGIC, premises, all_of(within, context))
    yield Query("rounded outward", LOGIC, premises, all_of(outward, context))
