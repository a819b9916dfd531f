"""What the shipped policy offers, on unknown integers (`ledger_policy_terms`).

In a series all that a user is offered has to be within one allowance: the part for sums and the part
for probes are looked at by themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import product

import z3

from withhold_proofs.abstract import abstracted
from withhold_proofs.integers import World, plain
from withhold_proofs.ledger_policy_terms import LOGIC, any_params, term_of
from withhold_proofs.ledger_settings import OFFERED
from withhold_proofs.ledger_terms import is_sound, paid_in
from withhold_proofs.model import Query
from withhold_proofs.mutants import applied
from withhold_proofs.terms import all_of, between, integer, term
from withhold_spec import ledger, ledger_invariants, policy
from withhold_spec.belief import Belief
from withhold_spec.epochs import LEDGER, Offer, Public
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.policy import SHIPPED, Block, Interval
from withhold_spec.records import Account, Epoch, Series
from withhold_spec.schedule import PROBE, Course, Pace


def offers(context: z3.Context) -> Iterator[Query]:
    """Probes cost their share, and what a user is offered is carried out and within the allowance."""
    for length, last in product((1, 3), (False, True)):
        yield _shared(World(context), Place(length, False, False, last))
    yield _unshared(World(context))
    yield _larger_parts(World(context, growing=True))
    for clips in (True, False):
        yield _probed(World(context), clips)
    for last in (False, True):
        yield _offered(World(context), Place(1, False, False, last))
        yield _offered(World(context), Place(3, False, False, last))
        yield _offered(World(context), Place(3, True, False, last))
        yield _offered(World(context), Place(3, True, True, last))


@dataclass(frozen=True)
class Place:
    """Where in a series an offer is made.

    length: of the series. running: whether it began with an earlier epoch. took_part: whether the user
    was in that. last: whether this is the known end of the stream.
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


def _any_course(length: int, probed: tuple[int, ...] = (9,)) -> Course:
    """A course of so many epochs, with overhangs at those times."""
    return Course(Pace(0, 1, 1), 1, 9, tuple(range(10, 9 + length)), probed)


def _seen(last: bool) -> Public:
    """What is seen at the known end of a stream, or without one."""
    return Public(Params(1, 9, 1, 1, horizon=9 if last else None), (9,), (), ())


def _shared(world: World, place: Place) -> Query:
    """What an allowance has for its probe: at the known end half as much, or what was kept for it."""
    allowance, paid = world.unknown("allowance"), world.unknown("paid")
    block = Block(1, plain(allowance), plain(paid), _any_interval(world))
    course, public = _any_course(place.length), _seen(place.last)
    share = world.number(lambda: policy._share(public, course, block))
    claims = [share >= 0, share * PROBE <= allowance.term]
    if place.last:
        single = 2 * share * PROBE <= allowance.term
        claims.append(single if place.length == 1 else share <= paid.term)
    amounts = z3.And(allowance.term >= 0, paid.term >= 0)
    premises = {"an allowance, and what was paid": amounts, **world.facts}
    return Query(f"a share, {place.described}", LOGIC, premises, z3.And(claims))


def _unshared(world: World) -> Query:
    """In a series without overhangs all is for the sums."""
    block = Block(1, plain(world.unknown("allowance")), 0, _any_interval(world))
    shares = [
        world.number(partial(policy._share, _seen(last), _any_course(3, ()), block))
        for last in (False, True)
    ]
    paid = {"an allowance": integer("allowance", world.context) >= 0, **world.facts}
    return Query("no share", LOGIC, paid, z3.And([share == 0 for share in shares]))


def _larger_parts(world: World) -> Query:
    """Of a larger allowance both parts are larger: so offers of earlier epochs of a series fit in."""
    course, around, public = _any_course(3), _any_interval(world), _seen(False)
    earlier, more, later = (world.unknown(name) for name in ("earlier", "more", "later"))
    blocks = [Block(1, plain(given), 0, around) for given in (earlier, later)]
    shares = [world.number(partial(policy._share, public, course, block)) for block in blocks]
    goal = z3.And(shares[0] <= shares[1], earlier.term - shares[0] <= later.term - shares[1])
    grown = z3.And(earlier.term >= 0, more.term >= 0, later.term == earlier.term + more.term)
    return Query("larger parts", LOGIC, {"allowances": grown, **world.facts}, goal)


def _probed(world: World, clips: bool) -> Query:
    """A block's probe, at the times of the series alone; all other blocks together are one, of any share."""
    names = ("share", "others", "samples", "numerator", "denominator", "grid")
    own, others, samples, numerator, denominator, grid = map(world.unknown, names)
    around, times = _any_interval(world, clips), [world.unknown(name) for name in ("time", "end")]
    blocks = [Block(1, 0, 0, each) for each in (around, Interval(0, 1, 0, 0, 1, True))]
    params = any_params(epsilon=Ratio(numerator, denominator), grid=grid)
    public = Public(params, (plain(samples),), (), ())
    course, shares = _any_course(2, tuple(map(plain, times))), [plain(own), plain(others)]
    found = world.paths(lambda: policy._probes(public, course, blocks, shares)[0])
    margin = world.number(lambda: around.margin)
    is_time = z3.Or([samples.term == time.term for time in times])
    claims = []
    for taken, made in found:
        probe = term_of(made, world.context)
        claims.append(z3.Implies(taken, _is_paid_by(probe, margin, own.term)))
        claims.append(z3.Implies(z3.And(taken, z3.Not(is_time)), probe == 0))
    premises = {
        "shares": z3.And(own.term >= 0, others.term >= 0),
        "a budget": z3.And(numerator.term >= 1, denominator.term >= 1),
        "a margin": margin >= 0,
        **world.facts,
    }
    name = f"a probe, {'an interval' if clips else 'the whole range'}"
    return Query(name, LOGIC, premises, all_of(claims, world.context))


def _any_interval(world: World, clips: bool = True) -> Interval:
    names = ("low", "high", "inner_low", "inner_high", "margin")
    low, high, inner_low, inner_high, margin = (plain(world.unknown(name)) for name in names)
    return Interval(low, high, inner_low, inner_high, margin, clips)


def _is_paid_by(probe: z3.ArithRef, margin: z3.ArithRef, share: z3.ArithRef) -> z3.BoolRef:
    """A probe's weight is none or more, and costs its share at most."""
    return z3.And(probe >= 0, probe * margin <= share)


COSTS = ("sum_cost", "overhang_cost")


def _offered(world: World, place: Place) -> Query:
    """An offer at a place: carried out, within the allowance, and each cost within its part of that."""
    names = ("limit", "spent", *COSTS, "share", "at_the_end", "probe", "cap")
    limit, spent, sum_cost, overhang_cost, share, at_end, probe, cap = map(world.unknown, names)
    series = Series(2, place.length, 1)
    seen = Account(1, plain(spent), 1, 1 + place.took_part, plain(sum_cost), plain(overhang_cost))
    epochs = (Epoch(9, Series(1, 1, 1), (), 0, 0), Epoch(9, series, (), 0, 0))[: 1 + place.running]
    public = Public(Params(1, 2, 1, 1), (2,), (seen,), epochs)
    around, course = _any_interval(world), _any_course(place.length)
    own = at_end if place.last else share
    overrides: dict[str, object] = {
        "withhold_spec.policy:believe": lambda params, epochs: Belief(),
        "withhold_spec.policy:_course": lambda public: course,
        "withhold_spec.policy:_is_last": lambda public: place.last,
        "withhold_spec.schedule:running": lambda public: course if place.running else None,
        "withhold_spec.policy:limit_of": lambda public, user, end: limit,
        "withhold_spec.policy:int_of": lambda number: number,
        "withhold_spec.policy:interval": lambda params, belief, size, reach: around,
        "withhold_spec.policy:_share": lambda public, course, block: own,
        "withhold_spec.policy:_probes": lambda public, course, blocks, shares: [probe],
        "withhold_spec.levels:caps": lambda params, belief, length, sizes, most: [cap],
    }
    with applied(abstracted(overrides)):
        found = world.paths(lambda: SHIPPED.offers(public)[0])
    context = world.context
    account = replace(
        seen, spent=spent.term, sum_cost=sum_cost.term, overhang_cost=overhang_cost.term
    )
    entered = ledger.in_series(account, series)
    left = limit.term - (spent.term - term(paid_in(entered), context))
    most = z3.If(left > 0, left, 0)
    before = (most - share.term, share.term) if place.length > 1 else (most, most)
    probed = term(entered.overhang_cost, context)
    after = (most - probed, probed) if place.last and place.length > 1 else before
    claims = [z3.Implies(taken, _is_kept(entered, most, after, offer)) for taken, offer in found]
    low, high, inner_low, inner_high, margin = (
        term_of(getattr(around, name), context)
        for name in ("low", "high", "inner_low", "inner_high", "margin")
    )
    shares = [between(0, share.term, most)]
    if place.last:
        shares.append(between(0, own.term, share.term if place.length == 1 else probed))
    premises = {
        "the account": is_sound(account, context),
        "the limit": between(0, limit.term, LEDGER),
        "not empty": z3.And(low < high, inner_low < inner_high),
        "a margin": margin >= 0,
        "a cap": cap.term >= 0,
        "as shown of a share": z3.And(shares),
        "as shown of a probe": _is_paid_by(probe.term, margin, own.term),
        "as shown of earlier epochs": _are_within(entered, before),
        **world.facts,
    }
    return Query(f"an offer, {place.described}", LOGIC, premises, all_of(claims, context))


def _are_within(account: Account, parts: tuple[z3.ArithRef, z3.ArithRef]) -> z3.BoolRef:
    """Whether what the account says of its series is within two parts of an allowance."""
    pairs = zip(_costs(account), parts, strict=True)
    return all_of([cost <= part for cost, part in pairs], parts[0].ctx)


def _costs(account: Account) -> tuple[Number, Number]:
    return account.sum_cost, account.overhang_cost


def _is_kept(
    account: Account,
    allowance: z3.ArithRef,
    room: tuple[z3.ArithRef, z3.ArithRef],
    given: Offer,
) -> z3.BoolRef:
    """Whether the offer is well-formed and booked as it is, within the allowance and its parts."""
    context = allowance.ctx
    made = {name: term_of(getattr(given, name), context) for name in OFFERED}
    booking = ledger.book(account, 0, 1, Offer(**made))
    after = ledger.settle(account, booking)
    promise = ledger_invariants.weight_within_allowance
    return all_of(
        [
            *(
                promise(made[name], getattr(booking, name), paid_in(after), allowance)
                for name in ("weight", "probe")
            ),
            _are_within(after, room),
            *(made[name] >= 0 for name in ("weight", "probe", "margin")),
            made["low"] < made["high"],
            made["inner_low"] < made["inner_high"],
        ],
        context,
    )
