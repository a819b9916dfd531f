"""The shipped policy's arithmetic on unknown integers: its own text is run (`integers`).

Logarithms and roots are unknowns. Of a logarithm it is taken for granted that it grows with its
argument, and is at least 1 from 2 on; of a root what is said where it is used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass, field

import z3

from withhold_proofs.abstract import abstracted
from withhold_proofs.integers import Integer, World, plain
from withhold_proofs.ledger_settings import OFFERED
from withhold_proofs.model import Query
from withhold_proofs.mutants import applied
from withhold_proofs.terms import all_of, between, condition, integer, term
from withhold_spec import allowance, ledger, ledger_invariants, policy
from withhold_spec.allowance import BIT
from withhold_spec.belief import Belief
from withhold_spec.epochs import LEDGER, Offer, Public
from withhold_spec.params import Params
from withhold_spec.policy import SHIPPED, Block, Interval
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


def roots(world: World, exact: bool = False) -> Values:
    """Roots, rounded in whatever way, or else rounded down."""

    def about(square: z3.ArithRef, value: z3.ArithRef) -> z3.BoolRef:
        down = z3.And(value * value <= square, square < (value + 1) * (value + 1))
        return z3.And(value >= 0, z3.Implies(square >= 0, down)) if exact else value >= 0

    return Values(world, "root", about)


def any_params(**given: object) -> Params:
    """Parameters that are unknown."""
    params = copy(Params(1, 1, 1, 1))
    for name, value in given.items():
        object.__setattr__(params, name, value)
    return params


# Offers


def offers(context: z3.Context) -> Iterator[Query]:
    """Probes cost their share, and what a user is offered is carried out and within the allowance."""
    for known in (True, False):
        for clips in (True, False):
            yield _probed(World(context), known, clips)
    yield _offered(World(context))


@dataclass(frozen=True)
class Ratio:
    """A fraction of unknowns."""

    numerator: object
    denominator: object


def _probed(world: World, known: bool, clips: bool) -> Query:
    """A block's probe; all other blocks together are one, of any share."""
    names = ("allowance", "others", "samples", "horizon", "numerator", "denominator", "grid")
    own, others, samples, horizon, numerator, denominator, grid = map(world.unknown, names)
    around = _any_interval(world, clips)
    blocks = [Block(1, plain(own), around), Block(1, plain(others), Interval(0, 1, 0, 0, True))]
    params = any_params(
        horizon_given=known,
        horizon=horizon,
        epsilon=Ratio(numerator, denominator),
        grid=grid,
    )
    public = Public(params, (plain(samples),), (), ())
    found = world.paths(lambda: policy._probes(public, blocks)[0])
    margin = world.number(lambda: around.margin)
    claims = []
    for taken, made in found:
        probe = term_of(made, world.context)
        claims.append(z3.Implies(taken, _is_a_share(probe, margin, own.term)))
        if known:
            ended = z3.And(taken, samples.term == horizon.term)
            claims.append(z3.Implies(ended, probe == 0))
    premises = {
        "allowances": z3.And(own.term >= 0, others.term >= 0),
        "a budget": z3.And(numerator.term >= 1, denominator.term >= 1),
        "a margin": margin >= 0,
        **world.facts,
    }
    horizons = "known" if known else "unknown"
    ranges = "an interval" if clips else "the whole range"
    name = f"a probe, {ranges}, horizon {horizons}"
    return Query(name, LOGIC, premises, all_of(claims, world.context))


def _any_interval(world: World, clips: bool = True) -> Interval:
    names = ("low", "high", "inner_low", "inner_high")
    low, high, inner_low, inner_high = (plain(world.unknown(name)) for name in names)
    return Interval(low, high, inner_low, inner_high, clips)


def _is_a_share(probe: z3.ArithRef, margin: z3.ArithRef, allowance: z3.ArithRef) -> z3.BoolRef:
    """A probe's weight is none or more, and costs an eighth of the allowance at most."""
    return z3.And(probe >= 0, 8 * (probe * margin) <= allowance)


def _offered(world: World) -> Query:
    limit, spent, probe, cap = map(world.unknown, ("limit", "spent", "probe", "cap"))
    public = Public(Params(1, 2, 1, 1), (2,), (Account(1, plain(spent)),), ())
    around = _any_interval(world)
    parts: dict[str, object] = {
        "withhold_spec.policy:believe": lambda params, epochs: Belief(),
        "withhold_spec.policy:current_limit": lambda public, user: limit,
        "withhold_spec.policy:int_of": lambda number: number,
        "withhold_spec.policy:interval": lambda params, belief, size: around,
        "withhold_spec.policy:_probes": lambda public, blocks: [probe for _ in blocks],
        "withhold_spec.levels:caps": lambda params, belief, sizes, most: [cap for _ in sizes],
    }
    with applied(abstracted(parts)):
        found = world.paths(lambda: SHIPPED.offers(public)[0])
    margin = world.number(lambda: around.margin)
    account = Account(1, spent.term)
    left = limit.term - spent.term
    most = z3.If(left > 0, left, 0)
    claims = [z3.Implies(taken, _is_kept(account, most, offer)) for taken, offer in found]
    promise = ledger_invariants.ledger_never_overdrawn(spent.term)
    low, high, inner_low, inner_high = (
        term_of(end, world.context)
        for end in (around.low, around.high, around.inner_low, around.inner_high)
    )
    premises = {
        "the account": condition(promise, world.context),
        "the limit": between(0, limit.term, LEDGER),
        "not empty": z3.And(low < high, inner_low < inner_high),
        "a margin": margin >= 0,
        "a cap": cap.term >= 0,
        "as shown of a probe": _is_a_share(probe.term, margin, most),
        **world.facts,
    }
    return Query("an offer", LOGIC, premises, all_of(claims, world.context))


def _is_kept(account: Account, allowance: z3.ArithRef, given: Offer) -> z3.BoolRef:
    """Whether the offer is well-formed and booked as it is, for an allowance that there is left."""
    context = allowance.ctx
    made = {name: term_of(getattr(given, name), context) for name in OFFERED}
    booking = ledger.book(account, 0, 1, Offer(**made))
    promise = ledger_invariants.weight_within_allowance
    return all_of(
        [
            *(
                promise(made[name], getattr(booking, name), booking.charge, allowance)
                for name in ("weight", "probe")
            ),
            *(made[name] >= 0 for name in ("weight", "probe", "margin")),
            made["low"] < made["high"],
            made["inner_low"] < made["inner_high"],
        ],
        context,
    )


def term_of(number: object, context: z3.Context) -> z3.ArithRef:
    """The term of an integer, known or not."""
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
    given = any_params(horizon_given=known, horizon=horizon, max_users=users, max_samples=each)
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
