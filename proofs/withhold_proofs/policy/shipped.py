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

from withhold_proofs.accounted.settings import OFFERED
from withhold_proofs.accounted.terms import is_sound, paid_in
from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import World
from withhold_proofs.numbers.terms import all_of, as_int, between, integer, term
from withhold_proofs.policy.terms import any_params, term_of
from withhold_spec.accounted import pure
from withhold_spec.accounted.interface import BUDGET, Proposal, Public
from withhold_spec.accounted.records import Account, Epoch, Series
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.policy import shipped
from withhold_spec.policy.estimation import Posterior
from withhold_spec.policy.scheduling import EXCESS_SHARE, Cadence, Schedule
from withhold_spec.policy.shipped import SHIPPED, Block, Interval
from withhold_spec.properties import ledger as ledger_invariants


def proposals(context: z3.Context) -> Iterator[Query]:
    """Excess queries cost at most their share, and proposals are carried out within the available budget."""
    for length, last in product((1, 3), (False, True)):
        yield _shared(World(context), Place(length, False, False, last))
    yield _unshared(World(context))
    yield _larger_parts(World(context, growing=True))
    for clips in (True, False):
        yield _queried(World(context), clips)
    for last in (False, True):
        yield _offered(World(context), Place(1, False, False, last))
        yield _offered(World(context), Place(3, False, False, last))
        yield _offered(World(context), Place(3, True, False, last))
        yield _offered(World(context), Place(3, True, True, last))


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


@dataclass(frozen=True)
class Ratio:
    """A fraction of unknowns."""

    numerator: object
    denominator: object


def _any_schedule(length: int, with_excess: tuple[int, ...] = (9,)) -> Schedule:
    """A schedule of so many epochs, with excesses at those times."""
    return Schedule(Cadence(0, 1, 1), 1, 9, tuple(range(10, 9 + length)), with_excess)


def _seen(last: bool) -> Public:
    """The public values at the known end of a stream, or at another time."""
    return Public(Params(1, 9, 1, 1, horizon=9 if last else None), (9,), (), ())


def _shared(world: World, place: Place) -> Query:
    """The budget for excess queries: half as much at the known end, or what the series has kept for it."""
    available_budget, paid = world.unknown("available_budget"), world.unknown("paid")
    block = Block(1, as_int(available_budget), as_int(paid), _any_interval(world))
    schedule, public = _any_schedule(place.length), _seen(place.last)
    share = world.number(lambda: shipped._share(public, schedule, block))
    claims = [share >= 0, share * EXCESS_SHARE <= available_budget.term]
    if place.last:
        single = 2 * share * EXCESS_SHARE <= available_budget.term
        claims.append(single if place.length == 1 else share <= paid.term)
    amounts = z3.And(available_budget.term >= 0, paid.term >= 0)
    premises = {"an available budget, and what was paid": amounts, **world.facts}
    return Query(f"a share, {place.described}", premises, z3.And(claims))


def _unshared(world: World) -> Query:
    """In a series without excesses the whole budget is for the sums."""
    block = Block(1, as_int(world.unknown("available_budget")), 0, _any_interval(world))
    shares = [
        world.number(partial(shipped._share, _seen(last), _any_schedule(3, ()), block))
        for last in (False, True)
    ]
    paid = {"an available budget": integer("available_budget", world.context) >= 0, **world.facts}
    return Query("no share", paid, z3.And([share == 0 for share in shares]))


def _larger_parts(world: World) -> Query:
    """A larger available budget has larger parts, so the proposals of earlier epochs of a series fit in."""
    schedule, around, public = _any_schedule(3), _any_interval(world), _seen(False)
    earlier, more, later = (world.unknown(name) for name in ("earlier", "more", "later"))
    blocks = [Block(1, as_int(given), 0, around) for given in (earlier, later)]
    shares = [world.number(partial(shipped._share, public, schedule, block)) for block in blocks]
    goal = z3.And(shares[0] <= shares[1], earlier.term - shares[0] <= later.term - shares[1])
    grown = z3.And(earlier.term >= 0, more.term >= 0, later.term == earlier.term + more.term)
    return Query("larger parts", {"available budgets": grown, **world.facts}, goal)


def _queried(world: World, clips: bool) -> Query:
    """A block's excess query at the times of the series; one block of any share stands for all others."""
    names = ("share", "others", "samples", "numerator", "denominator", "grid")
    own, others, samples, numerator, denominator, grid = map(world.unknown, names)
    around, times = _any_interval(world, clips), [world.unknown(name) for name in ("time", "end")]
    blocks = [Block(1, 0, 0, each) for each in (around, Interval(0, 1, 0, 0, 1, True))]
    params = any_params(epsilon=Ratio(numerator, denominator), grid=grid)
    public = Public(params, (as_int(samples),), (), ())
    schedule, shares = _any_schedule(2, tuple(map(as_int, times))), [as_int(own), as_int(others)]
    found = world.paths(lambda: shipped._excess_weights(public, schedule, blocks, shares)[0])
    saturation = world.number(lambda: around.saturation)
    is_time = z3.Or([samples.term == time.term for time in times])
    claims = []
    for taken, made in found:
        excess_weight = term_of(made, world.context)
        claims.append(z3.Implies(taken, _is_paid_by(excess_weight, saturation, own.term)))
        claims.append(z3.Implies(z3.And(taken, z3.Not(is_time)), excess_weight == 0))
    premises = {
        "shares": z3.And(own.term >= 0, others.term >= 0),
        "a budget": z3.And(numerator.term >= 1, denominator.term >= 1),
        "a margin": saturation >= 0,
        **world.facts,
    }
    name = f"an excess query, {'an interval' if clips else 'the whole range'}"
    return Query(name, premises, all_of(claims, world.context))


def _any_interval(world: World, clips: bool = True) -> Interval:
    names = ("low", "high", "inner_low", "inner_high", "saturation")
    low, high, inner_low, inner_high, saturation = (as_int(world.unknown(name)) for name in names)
    return Interval(low, high, inner_low, inner_high, saturation, clips)


def _is_paid_by(
    excess_weight: z3.ArithRef, saturation: z3.ArithRef, share: z3.ArithRef
) -> z3.BoolRef:
    """An excess query's weight is not negative and costs at most its share."""
    return z3.And(excess_weight >= 0, excess_weight * saturation <= share)


COSTS = ("sum_cost", "excess_cost")


def _offered(world: World, place: Place) -> Query:
    """A proposal at a place: carried out, within the available budget, with each cost within its part."""
    names = ("limit", "spent", *COSTS, "share", "at_the_end", "excess_weight", "cap")
    limit, spent, sum_cost, excess_cost, share, at_end, excess_weight, cap = map(
        world.unknown, names
    )
    series = Series(2, place.length, 1)
    seen = Account(1, as_int(spent), 1, 1 + place.took_part, as_int(sum_cost), as_int(excess_cost))
    epochs = (Epoch(9, Series(1, 1, 1), (), 0, 0), Epoch(9, series, (), 0, 0))[: 1 + place.running]
    public = Public(Params(1, 2, 1, 1), (2,), (seen,), epochs)
    around, schedule = _any_interval(world), _any_schedule(place.length)
    own = at_end if place.last else share
    overrides: dict[str, object] = {
        "withhold_spec.policy.shipped:posterior_of": lambda params, epochs: Posterior(),
        "withhold_spec.policy.shipped:_schedule": lambda public: schedule,
        "withhold_spec.policy.shipped:_is_last": lambda public: place.last,
        "withhold_spec.policy.scheduling:running": lambda public: (
            schedule if place.running else None
        ),
        "withhold_spec.policy.shipped:budget_limit_of": lambda public, user, end: limit,
        "withhold_spec.policy.shipped:int_of": lambda number: number,
        "withhold_spec.policy.shipped:interval": lambda params, posterior, size, reach: around,
        "withhold_spec.policy.shipped:_share": lambda public, schedule, block: own,
        "withhold_spec.policy.shipped:_excess_weights": lambda public, schedule, blocks, shares: [
            excess_weight
        ],
        "withhold_spec.policy.weight_caps:caps": lambda params, posterior, length, sizes, most: [
            cap
        ],
    }
    with substituted(overrides):
        found = world.paths(lambda: SHIPPED.proposals(public)[0])
    context = world.context
    account = replace(seen, spent=spent.term, sum_cost=sum_cost.term, excess_cost=excess_cost.term)
    entered = pure.in_series(account, series)
    left = limit.term - (spent.term - term(paid_in(entered), context))
    most = z3.If(left > 0, left, 0)
    before = (most - share.term, share.term) if place.length > 1 else (most, most)
    with_excess = term(entered.excess_cost, context)
    after = (most - with_excess, with_excess) if place.last and place.length > 1 else before
    claims = [
        z3.Implies(taken, _is_kept(entered, most, after, proposal)) for taken, proposal in found
    ]
    low, high, inner_low, inner_high, saturation = (
        term_of(getattr(around, name), context)
        for name in ("low", "high", "inner_low", "inner_high", "saturation")
    )
    shares = [between(0, share.term, most)]
    if place.last:
        shares.append(between(0, own.term, share.term if place.length == 1 else with_excess))
    premises = {
        "the account": is_sound(account, context),
        "the limit": between(0, limit.term, BUDGET),
        "not empty": z3.And(low < high, inner_low < inner_high),
        "a margin": saturation >= 0,
        "a cap": cap.term >= 0,
        "as shown of a share": z3.And(shares),
        "as shown of an excess query": _is_paid_by(excess_weight.term, saturation, own.term),
        "as shown of earlier epochs": _are_within(entered, before),
        **world.facts,
    }
    return Query(f"a proposal, {place.described}", premises, all_of(claims, context))


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
