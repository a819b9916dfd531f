"""What the shipped policy believes, and its intervals, on unknown integers (`ledger_policy_terms`).

What a belief is made of stays within its bounds from epoch to epoch; an interval is asked about with
any belief within them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from typing import cast

import z3

from withhold_proofs.abstract import abstracted
from withhold_proofs.integers import Integer, World, plain
from withhold_proofs.ledger_policy_terms import LOGIC, Values, any_params, roots, term_of
from withhold_proofs.ledger_settings import OFFERED
from withhold_proofs.model import Query
from withhold_proofs.mutants import applied
from withhold_proofs.terms import all_of, between, condition, integer
from withhold_spec import belief, ledger_invariants, policy
from withhold_spec.belief import ONE, Belief
from withhold_spec.epochs import Public
from withhold_spec.policy import SHIPPED, Interval
from withhold_spec.records import Account, Booking, Epoch

NAMES = tuple(each.name for each in fields(Belief) if each.name != "settled")


def any_belief(world: World, settled: bool = False) -> Belief:
    """A belief of unknowns."""
    made = Belief(settled=settled)
    for name in NAMES:
        object.__setattr__(made, name, world.unknown(name))
    return made


def beliefs(context: z3.Context) -> Iterator[Query]:
    """Whatever was released, the mean is one, a variance possible, the estimate within the range."""
    yield from _epochs(context)
    world = World(context)
    given = any_belief(world)
    precision = {"a precision": integer("precision", context) >= 0}
    centre = world.number(lambda: given.centre)
    yield Query("the mean", LOGIC, precision | world.facts, between(0, centre, ONE))

    world = World(context)
    given = any_belief(world)
    samples, grid = map(world.unknown, ("samples", "grid"))
    counted = z3.And(samples.term >= 0, grid.term >= 1)
    public = Public(any_params(grid=grid), (), (Account(plain(samples)),), ())
    parts: dict[str, object] = {
        "withhold_spec.policy:believe": lambda params, epochs: given,
        "withhold_spec.belief:Belief.centre": lambda self: world.unknown("centre"),
        "withhold_spec.belief:Belief.doubt": lambda self: world.unknown("doubt"),
    }
    with applied(abstracted(parts)):
        estimate = world.number(lambda: SHIPPED.total(public))
        variance = world.number(lambda: given.variance)
    premises = {
        "as shown of the mean": between(0, integer("centre", context), ONE),
        **world.facts,
    }
    halved = {"how often it was halved": integer("halvings", context) >= 0}
    possible = z3.And(variance >= 1, 4 * variance <= ONE)
    yield Query("the variance", LOGIC, premises | halved, possible)
    within = ledger_invariants.estimate_within(estimate, samples.term, grid.term)
    yield Query("the estimate", LOGIC, {**premises, "counted": counted}, condition(within, context))


def _epochs(context: z3.Context) -> Iterator[Query]:
    """What a belief is made of is within its bounds before the first epoch, and after one more.

    Of an epoch's bookings sums are used alone, which may be those of one booking; their noise, the
    square of their weights and what a block deviates by are any numbers.
    """
    yield Query("before the first epoch", LOGIC, {}, _is_sound(Belief(), context))
    for settled in (False, True):
        yield _one_more(World(context), settled)


def _one_more(world: World, settled: bool) -> Query:
    before = any_belief(world, settled)
    size, *offered = (plain(world.unknown(name)) for name in ("size", *OFFERED))
    released = [plain(world.unknown(name)) for name in ("sum", "overhang")]
    epoch = Epoch(1, (Booking(0, size, *offered),), *released)
    parts: dict[str, object] = {
        "withhold_spec.belief:int_of": lambda number: number,
        "withhold_spec.belief:isqrt": roots(world),
        "withhold_spec.belief:noise_variance": lambda params: world.unknown("noise"),
        "withhold_spec.belief:power": lambda weighed: world.unknown("power"),
        "withhold_spec.belief:Belief.variance": lambda self: world.unknown("variance"),
        "withhold_spec.belief:Belief.deviation": lambda self, size: world.unknown("deviation"),
    }
    params = any_params(grid=world.unknown("grid"))
    with applied(abstracted(parts)):
        found = world.paths(lambda: belief.update(params, before, epoch))
    context = world.context
    premises = {"as shown of the epochs before": _is_sound(before, context), **world.facts}
    claims = [
        z3.Implies(taken, z3.And(_is_sound(after, context), _halves(before, after, context)))
        for taken, after in found
    ]
    name = f"one more epoch, halvings {'settled' if settled else 'not settled'}"
    return Query(name, LOGIC, premises, all_of(claims, context))


def _is_sound(made: Belief, context: z3.Context) -> z3.BoolRef:
    """Whether inverse variances, the users' spread and the number of halvings are possible ones."""
    precision, spread, halvings = (
        term_of(part, context) for part in (made.precision, made.spread, made.halvings)
    )
    return z3.And(precision >= 0, between(0, spread, ONE), halvings >= 0)


def _halves(before: Belief, after: Belief, context: z3.Context) -> z3.BoolRef:
    """The variance is halved once at most, or one halving is taken back; after that, only this."""
    steps = term_of(after.halvings, context) - term_of(before.halvings, context)
    settled = z3.BoolVal(after.settled, context)
    return z3.And(
        between(-1, steps, 0 if before.settled else 1),
        z3.Implies(z3.Or(steps < 0, z3.BoolVal(before.settled, context)), settled),
    )


@dataclass(frozen=True)
class AnyBelief:
    """What an interval is made of; no promise about an epoch is needed."""

    centre: object
    doubt: object
    variance: object
    spread: object

    def deviation(self, size: int) -> int:
        """By the specification's formula."""
        return Belief.deviation(cast(Belief, self), size)


@dataclass(frozen=True)
class Around:
    """An interval of unknowns: under which conditions it is which, and what it is made of."""

    world: World
    found: list[tuple[z3.BoolRef, Interval]]
    root: Values
    given: dict[str, Integer]

    def of(self, name: str) -> z3.ArithRef:
        """An unknown that it is made of."""
        return self.given[name].term

    @property
    def premises(self) -> dict[str, z3.BoolRef]:
        """What is known of a belief and a block."""
        return {
            "a mean and its doubt": z3.And(
                between(0, self.of("centre"), ONE), self.of("doubt") >= 0
            ),
            "variances": z3.And(self.of("variance") >= 1, self.of("spread") >= 0),
            "a block": z3.And(self.of("size") >= 1, self.of("grid") >= 1),
        }

    @property
    def half(self) -> z3.ArithRef:
        """5/2 deviations of a block's sum."""
        return self.root.made[0][1]

    @property
    def deviation(self) -> z3.ArithRef:
        """One deviation, with the doubt."""
        return self.root.made[1][1]

    @property
    def reach(self) -> z3.ArithRef:
        """How far the interval goes to both sides, but for the skewness."""
        return self.half + 2 * self.of("size") * self.of("doubt")

    @property
    def is_wider(self) -> z3.BoolRef:
        """That the deviations are positive, and the interval goes farther than the inner one."""
        return z3.And(self.half >= 1, self.deviation >= 1, self.reach >= self.deviation)

    def each(self, claim: Callable[[Interval], z3.BoolRef]) -> z3.BoolRef:
        """That the claim holds of the interval, whichever it is."""
        context = self.world.context
        return all_of([z3.Implies(taken, claim(made)) for taken, made in self.found], context)

    def term(self, number: object) -> z3.ArithRef:
        """The term of an end."""
        return term_of(number, self.world.context)


def around(context: z3.Context, exact: bool = False, growing: bool = False) -> Around:
    """The specification's interval for any block, with roots that are rounded down if exact."""
    world = World(context, growing=growing)
    names = ("centre", "doubt", "variance", "spread", "size", "grid")
    given = {name: world.unknown(name) for name in names}
    parts = {name: given[name] for name in ("centre", "doubt", "variance", "spread")}
    believed = cast(Belief, AnyBelief(**parts))
    params, size, root = any_params(grid=given["grid"]), plain(given["size"]), roots(world, exact)
    with applied(abstracted({"withhold_spec.policy:isqrt": root})):
        found = world.paths(lambda: policy.interval(params, believed, size))
    return Around(world, found, root, given)


def intervals(context: z3.Context) -> Iterator[Query]:
    """An interval and its inner one are never empty, lie in the range, and are rounded outward."""
    made = around(context, exact=True)
    premises = made.premises | made.world.facts
    yield Query("the deviations", LOGIC, premises, made.is_wider)

    made = around(context)
    premises = {
        **made.premises,
        "as shown of the deviations": made.is_wider,
        **made.world.facts,
    }
    whole = made.of("size") * made.of("grid")
    middle = made.of("size") * made.of("centre")

    def within(low: int, high: int) -> z3.BoolRef:
        sound = ledger_invariants.interval_within(made.term(low), made.term(high), whole)
        return condition(sound, context)

    def outward(low: int, high: int, by: z3.ArithRef) -> z3.BoolRef:
        start, end = made.term(low), made.term(high)
        below = z3.Or(start == 0, ONE * start <= (middle - by) * made.of("grid"))
        above = z3.Or(end == whole, ONE * end >= (middle + by) * made.of("grid"))
        return z3.And(below, above)

    sound = made.each(lambda one: within(one.low, one.high))
    yield Query("never empty", LOGIC, premises, sound)
    sound = made.each(lambda one: within(one.inner_low, one.inner_high))
    yield Query("the inner one never empty", LOGIC, premises, sound)
    rounded = made.each(lambda one: outward(one.low, one.high, made.reach))
    yield Query("rounded outward", LOGIC, premises, rounded)
    rounded = made.each(lambda one: outward(one.inner_low, one.inner_high, made.deviation))
    yield Query("the inner one rounded outward", LOGIC, premises, rounded)

    made = around(context, growing=True)
    premises = {
        **made.premises,
        "as shown of the deviations": made.is_wider,
        **made.world.facts,
    }

    def inside(one: Interval) -> z3.BoolRef:
        ends = z3.And(
            made.term(one.low) <= made.term(one.inner_low),
            made.term(one.inner_high) <= made.term(one.high),
        )
        return z3.And(ends, made.world.number(lambda: one.margin) >= 0)

    yield Query("the inner one inside, and a margin", LOGIC, premises, made.each(inside))
