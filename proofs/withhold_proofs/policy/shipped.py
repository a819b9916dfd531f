"""The proposals of the shipped policy, on unknown integers (`terms`).

In a series, all proposals to a user must stay within one available budget. The part for sums and the part
for excess queries are examined separately.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import product

import z3

from withhold_proofs.accounted import gaussian_terms
from withhold_proofs.accounted.settings import OFFERED
from withhold_proofs.accounted.terms import is_sound, paid_in
from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import World
from withhold_proofs.numbers.terms import all_of, as_int, between, integer, term
from withhold_proofs.policy.terms import (
    any_epsilon,
    any_params,
    exact_root,
    positive_epsilon,
    term_of,
)
from withhold_spec.accounted import gaussian, pure
from withhold_spec.accounted.interface import BUDGET, Proposal, Public, contribution_of
from withhold_spec.accounted.records import Account, Epoch, Series
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.policy import shipped
from withhold_spec.policy.blocks import Block, Held
from withhold_spec.policy.intervals import Interval
from withhold_spec.policy.posterior import Posterior
from withhold_spec.policy.scheduling import EXCESS_SHARE, Cadence, Schedule
from withhold_spec.policy.shipped import SHIPPED
from withhold_spec.properties import ledger as ledger_invariants


def proposals(context: z3.Context) -> Iterator[Query]:
    """Excess queries cost at most their share, and proposals are carried out within the available budget."""
    for length, last in product((1, 3), (False, True)):
        yield _shared(World(context), Place(length, False, False, last))
    yield _unshared(World(context))
    yield _larger_parts(World(context, growing=True))
    for clips, squares in product((True, False), (False, True)):
        yield _queried(World(context), clips, squares)
    for last in (False, True):
        yield _offered(World(context), Place(1, False, False, last))
        yield _offered(World(context), Place(3, False, False, last))
        yield _offered(World(context), Place(3, True, False, last))
        yield _offered(World(context), Place(3, True, True, last))
    yield from _offered_in_squares(context)


@dataclass(frozen=True)
class Place:
    """Where in a series a proposal is made.

    length: of the series. running: whether it began with an earlier epoch. took_part: whether the user was
    in that epoch. last: whether this is the known end of the stream.
    """

    length: int
    running: bool
    took_part: bool
    last: bool

    @property
    def described(self) -> str:
        """The place in words."""
        later = "a later epoch" if self.running else "the first epoch"
        before = "with the user before" if self.took_part else "with the user for the first time"
        return f"{later} of {self.length}, {before}{', the last' if self.last else ''}"


def _any_schedule(length: int, asks: bool = True) -> Schedule:
    """A schedule of so many epochs."""
    return Schedule(Cadence(0, 1, 1), 1, 9, tuple(range(10, 9 + length)), asks)


def _seen(last: bool) -> Public:
    """The public values at the known end of a stream, or at another time."""
    return Public(Params(1, 9, 1, 1, horizon=9 if last else None), (9,), (), ())


def _block(available_budget: object, excess_paid: object, around: Interval) -> Block:
    held = Held(1, 1, 0, 1, 0, as_int(available_budget), as_int(excess_paid))
    return Block(held, around)


def _shared(world: World, place: Place) -> Query:
    """The budget for excess queries: its part, and at a known end no more than what they have cost, if anything."""
    available_budget, paid = world.unknown("available_budget"), world.unknown("paid")
    block = _block(available_budget, paid, _any_interval(world))
    schedule, public = _any_schedule(place.length), _seen(place.last)
    share = world.number(lambda: shipped._share(public, schedule, block))
    claims = [share >= 0, share * EXCESS_SHARE <= available_budget.term]
    if place.last:
        claims.append(z3.Or(paid.term == 0, share <= paid.term))
    amounts = z3.And(available_budget.term >= 0, paid.term >= 0)
    premises = {"an available budget, and what was paid": amounts, **world.facts}
    return Query(f"a share, {place.described}", premises, z3.And(claims), "a share")


def _unshared(world: World) -> Query:
    """In a series without excesses the whole budget is for the sums."""
    block = _block(world.unknown("available_budget"), 0, _any_interval(world))
    shares = [
        world.number(partial(shipped._share, _seen(last), _any_schedule(3, False), block))
        for last in (False, True)
    ]
    paid = {"an available budget": integer("available_budget", world.context) >= 0, **world.facts}
    return Query("no share", paid, z3.And([share == 0 for share in shares]))


def _larger_parts(world: World) -> Query:
    """A larger available budget has larger parts, so the proposals of earlier epochs of a series fit in."""
    schedule, around, public = _any_schedule(3), _any_interval(world), _seen(False)
    earlier, more, later = (world.unknown(name) for name in ("earlier", "more", "later"))
    blocks = [_block(given, 0, around) for given in (earlier, later)]
    shares = [world.number(partial(shipped._share, public, schedule, block)) for block in blocks]
    goal = z3.And(shares[0] <= shares[1], earlier.term - shares[0] <= later.term - shares[1])
    grown = z3.And(earlier.term >= 0, more.term >= 0, later.term == earlier.term + more.term)
    return Query("larger parts", {"available budgets": grown, **world.facts}, goal)


def _queried(world: World, clips: bool, squares: bool) -> Query:
    """A block's excess query; one block of any share stands for all others.

    squares: whether noise is Gaussian, so that shares are in squared units.
    """
    own, others, grid = map(world.unknown, ("share", "others", "grid"))
    around = _any_interval(world, clips)
    blocks = [_block(0, 0, each) for each in (around, Interval(0, 1, 0, 0, 1, True))]
    params = any_params(epsilon=any_epsilon(world), grid=grid)
    public, shares = Public(params, (), (), (), squares), [as_int(own), as_int(others)]
    with substituted({"withhold_spec.policy.budget_limit:isqrt": exact_root(world)}):
        asked, silent = (
            world.paths(
                partial(shipped._excess_weights, public, _any_schedule(2, asks), blocks, shares)
            )
            for asks in (True, False)
        )
    saturation = world.number(lambda: around.saturation)
    context = world.context
    claims = [
        z3.Implies(taken, _is_paid_by(term_of(made, context), saturation, own.term, squares))
        for taken, (made, _) in asked
    ]
    claims += [z3.Implies(taken, term_of(made, context) == 0) for taken, (made, _) in silent]
    premises = {
        "shares": z3.And(own.term >= 0, others.term >= 0),
        "a budget": positive_epsilon(world),
        "a margin": saturation >= 0,
        **world.facts,
    }
    question = f"an excess query{', Gaussian noise' if squares else ''}"
    name = f"an excess query, {'an interval' if clips else 'the whole range'}"
    name += ", Gaussian noise" if squares else ""
    return Query(name, premises, all_of(claims, context), question)


def _any_interval(world: World, clips: bool = True) -> Interval:
    names = ("low", "high", "inner_low", "inner_high", "saturation")
    low, high, inner_low, inner_high, saturation = (as_int(world.unknown(name)) for name in names)
    return Interval(low, high, inner_low, inner_high, saturation, clips)


def _is_paid_by(
    excess_weight: z3.ArithRef, saturation: z3.ArithRef, share: z3.ArithRef, squares: bool = False
) -> z3.BoolRef:
    """An excess query's weight is not negative and costs at most its share."""
    change = excess_weight * saturation
    return z3.And(excess_weight >= 0, (change * change if squares else change) <= share)


COSTS = ("sum_cost", "excess_cost")


@dataclass(frozen=True)
class Offer:
    """A proposal of the policy at a place, and what it depends on, as unknowns.

    before: what the policy takes to have been spent before the series.
    """

    world: World
    around: Interval
    before: z3.ArithRef
    found: list[tuple[z3.BoolRef, Proposal]]

    def of(self, name: str) -> z3.ArithRef:
        """One of the unknowns."""
        return integer(name, self.world.context)

    def premises(self, full: int, squares: bool) -> dict[str, z3.BoolRef]:
        """The facts about budgets, intervals and weights that other queries show."""
        low, high, inner_low, inner_high, saturation = (
            self.of(name) for name in ("low", "high", "inner_low", "inner_high", "saturation")
        )
        return {
            "as shown of what is available": between(0, self.of("available"), full - self.before),
            "not empty": z3.And(low < high, inner_low < inner_high),
            "a margin": saturation >= 0,
            "a weight": self.of("cap") >= 0,
            "as shown of an excess query": _is_paid_by(
                self.of("excess_weight"), saturation, self.of("at_the_end"), squares
            ),
            **self.world.facts,
        }


def _offer(
    world: World, place: Place, account: Account, epochs: tuple[Epoch, ...], squares: bool = False
) -> Offer:
    """The proposal to a user with this account, for one new sample."""
    names = ("available", "share", "at_the_end", "excess_weight", "cap")
    available, share, at_end, excess_weight, cap = map(world.unknown, names)
    around, schedule = _any_interval(world), _any_schedule(place.length)
    noted: list[object] = []

    def available_budget(public: Public, user: int, end: int, spent: object) -> object:
        noted.append(spent)
        return available

    overrides: dict[str, object] = {
        "withhold_spec.policy.shipped:ShippedPolicy.posterior": lambda self, public: Posterior(),
        "withhold_spec.policy.shipped:_schedule": lambda public: schedule,
        "withhold_spec.policy.shipped:_is_last": lambda public: place.last,
        "withhold_spec.policy.scheduling:running": lambda public: (
            schedule if place.running else None
        ),
        "withhold_spec.policy.budget_limit:available_budget": available_budget,
        "withhold_spec.policy.budget_limit:isqrt": exact_root(world),
        "withhold_spec.policy.fixed_point:int_of": lambda number: number,
        "withhold_spec.policy.blocks:is_whole": lambda public, posterior, schedule, held: False,
        "withhold_spec.policy.intervals:interval": lambda *given: around,
        "withhold_spec.policy.shipped:_share": lambda public, schedule, block: (
            at_end if place.last else share
        ),
        "withhold_spec.policy.shipped:_excess_weights": lambda public, schedule, blocks, shares: [
            excess_weight
        ],
        "withhold_spec.policy.weights:Stratum.weights": lambda self: [
            min(most, as_int(cap)) for most in self.most
        ],
    }
    public = Public(Params(1, 2, 1, 1), (2,), (account,), epochs, squares)
    with substituted(overrides):
        found = world.paths(lambda: SHIPPED.proposals(public)[0])
    return Offer(world, around, term_of(noted[-1], world.context), found)


def _offered(world: World, place: Place) -> Query:
    """A proposal at a place: carried out, within the available budget, with each cost within its part."""
    spent, sum_cost, excess_cost = map(world.unknown, ("spent", *COSTS))
    series = Series(2, place.length, 1)
    seen = Account(1, as_int(spent), 1, 1 + place.took_part, as_int(sum_cost), as_int(excess_cost))
    epochs = (Epoch(9, Series(1, 1, 1), (), (0,), 0), Epoch(9, series, (), (0,), 0))
    offer, context = _offer(world, place, seen, epochs[: 1 + place.running]), world.context
    account = replace(seen, spent=spent.term, sum_cost=sum_cost.term, excess_cost=excess_cost.term)
    entered = pure.in_series(account, series)
    most, share = offer.of("available"), offer.of("share")
    own = offer.of("at_the_end")
    before = (most - share, share) if place.length > 1 else (most, most)
    with_excess = term(entered.excess_cost, context)
    after = before
    if place.last and place.length > 1:  # no later epoch needs what a first excess query leaves
        asked_before = with_excess > 0
        after = (
            z3.If(asked_before, most - with_excess, most),
            z3.If(asked_before, with_excess, own),
        )
    claims = [
        z3.Implies(taken, _is_kept(entered, most, after, proposal))
        for taken, proposal in offer.found
    ]
    claims.append(offer.before == spent.term - term(paid_in(entered), context))
    shares = [between(0, share, most)]
    if place.last:
        shares += [between(0, own, share), z3.Or(with_excess == 0, own <= with_excess)]
    else:
        shares.append(own == share)
    premises = {
        "the account": is_sound(account, context),
        "as shown of a share": z3.And(shares),
        "as shown of earlier epochs": _are_within(entered, before),
        **offer.premises(BUDGET, squares=False),
    }
    name = f"a proposal, {place.described}"
    return Query(name, premises, all_of(claims, context), "a proposal")


def _offered_in_squares(context: z3.Context) -> Iterator[Query]:
    """With Gaussian noise: a proposal's squared cost is within the available budget, so it is carried out."""
    world = World(context)
    spent = world.unknown("spent")
    account = Account(1, as_int(spent), 1)
    offer = _offer(world, Place(1, False, False, False), account, (), squares=True)
    most, share = offer.of("available"), offer.of("at_the_end")
    costs, kept = list[z3.BoolRef](), list[z3.BoolRef]()
    paid = integer("paid", context)
    for taken, proposal in offer.found:
        made = {name: term_of(getattr(proposal, name), context) for name in OFFERED}
        asked = contribution_of(0, 1, Proposal(**made))
        cost = term(gaussian.squared_cost(asked), context)
        costs.append(z3.Implies(taken, cost <= most))
        given = replace(account, spent=spent.term)
        with substituted({"withhold_spec.accounted.gaussian:squared_cost": lambda part: paid}):
            contribution, _ = gaussian.contribute_alone(given, 0, 1, Proposal(**made))
        same = [
            made[name] == term(getattr(contribution, name), context)
            for name in ("weight", "excess_weight")
        ]
        kept.append(z3.Implies(taken, z3.And(same)))
    full = BUDGET**2
    premises = {
        "the account": gaussian_terms.is_sound(replace(account, spent=spent.term), context),
        "as shown of a share": z3.And(between(0, share, most), offer.of("share") == share),
        **offer.premises(full, squares=True),
    }
    name = "a proposal, Gaussian noise"
    yield Query(f"{name}: its cost", premises, all_of(costs, context))
    paid_for = {"as shown of its cost": between(0, paid, most)}
    yield Query(f"{name}: carried out", premises | paid_for, all_of(kept, context))


def _are_within(account: Account, parts: tuple[z3.ArithRef, z3.ArithRef]) -> z3.BoolRef:
    """Whether the account's costs in the series are within two parts of an available budget."""
    pairs = zip(_costs(account), parts, strict=True)
    return all_of([cost <= part for cost, part in pairs], parts[0].ctx)


def _costs(account: Account) -> tuple[Number, Number]:
    return account.sum_cost, account.excess_cost


def _is_kept(
    account: Account,
    available_budget: z3.ArithRef,
    room: tuple[z3.ArithRef, z3.ArithRef],
    given: Proposal,
) -> z3.BoolRef:
    """Whether the proposal is well-formed and carried out unchanged, within the budget and its parts."""
    context = available_budget.ctx
    made = {name: term_of(getattr(given, name), context) for name in OFFERED}
    contribution = pure.contribute(account, 0, 1, Proposal(**made))
    after = pure.debit(account, contribution)
    promise = ledger_invariants.weight_within_budget
    return all_of(
        [
            *(
                promise(made[name], getattr(contribution, name), paid_in(after), available_budget)
                for name in ("weight", "excess_weight")
            ),
            _are_within(after, room),
            *(made[name] >= 0 for name in ("weight", "excess_weight", "saturation")),
            made["low"] < made["high"],
            made["inner_low"] < made["inner_high"],
        ],
        context,
    )
