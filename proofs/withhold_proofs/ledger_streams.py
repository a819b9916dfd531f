"""Neighbouring streams through the ledger mechanism, on solver terms: samples and offers are unknowns.

The two runs see the same offers, for these are made of what is public, and on one path of released
sums that is the same in both. Noise n that leads one stream to the released sum n + f leads the other
there as n + f - f', and is more or less likely by |n + f - f'| - |n| over the scale. An epoch releases
two sums.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from typing import cast

import z3

from withhold_proofs.coverage import Coverage
from withhold_proofs.ledger_settings import OFFERED, plan_with
from withhold_proofs.model import Mutant, Query
from withhold_proofs.mutants import applied
from withhold_proofs.patterns import Pattern
from withhold_proofs.smtlib import is_unknown, subterms
from withhold_proofs.terms import (
    absolute,
    all_of,
    condition,
    rational,
    real,
    real_term,
    reals,
    term,
    total,
)
from withhold_spec import ledger, ledger_invariants
from withhold_spec.epochs import Offer, Public
from withhold_spec.number import Condition, Number
from withhold_spec.params import Params
from withhold_spec.plan import Plan
from withhold_spec.records import Account, Booking, Epoch
from withhold_spec.state import State, start
from withhold_spec.stream import Samples

RECORDS_LEFT_OUT = Mutant(
    "records-left-out",
    "What a step says about the largest account is left out, for it would need known charges.",
    {
        "withhold_spec.ledger:_charge": lambda plan, cell, epoch: None,
        "withhold_spec.ledger:_spent": lambda state: 0,
    },
)


@dataclass(frozen=True)
class Asked:
    """A policy for one arrival: it closes if told to, and offers whatever there is to offer."""

    context: z3.Context
    close: bool

    def closes(self, public: Public) -> bool:
        return self.close

    def offers(self, public: Public) -> Sequence[Offer]:
        return [self._offer(user, _bookings(public, user)) for user in public.pending]

    def total(self, public: Public) -> Number:
        return 0

    def _offer(self, user: int, place: int) -> Offer:
        return Offer(*(real(f"{name}_{user}_{place}", self.context) for name in OFFERED))


def _bookings(public: Public, user: int) -> int:
    """How many bookings the user has."""
    return sum(one.user == user for epoch in public.epochs for one in epoch.bookings)


@dataclass(frozen=True)
class NoiseSource:
    """The noise of each cell is an unknown, the same one in both runs: so it cancels."""

    context: z3.Context

    def laplace(self, counter: int, cell: int, scale: Fraction) -> Number:
        return real(f"drawn_{counter}_{cell}", self.context)

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        raise LookupError("the ledger mechanism chooses nothing")


Unknowns = Sequence[tuple[z3.ArithRef, z3.ArithRef]]
"""Terms, and the unknowns that are put for them."""

Block = tuple[int, int, int]
"""Which of a user's bookings it is, from 1, and the user's first and last sample in it."""


@dataclass
class Claims:
    """What must hold of two runs that differ in one user's samples; equal statements are kept once.

    What the others do cancels, and who the user is does not matter. bookings: of one booking, with
    the balance before it an unknown of which only the ledger's promise is known. sums: of runs in
    which the user has that many bookings, with charges, moves and costs unknowns of which only what
    `bookings` says is known. asked: the bookings seen, with their epochs, which stay the same so.
    """

    context: z3.Context
    bookings: dict[Block, dict[int, z3.BoolRef]] = field(default_factory=dict)
    sums: dict[int, dict[int, z3.BoolRef]] = field(default_factory=dict)
    asked: dict[tuple[int, int, int], tuple[Epoch, Epoch]] = field(default_factory=dict)

    def note(self, user: int, left: State, right: State) -> None:
        """Gathers the claims on a run and on the one in which the user's samples are others."""
        found: list[object] = []
        charges: list[tuple[z3.ArithRef, z3.ArithRef]] = []
        covered, spent = 0, cast(Number, 0)
        for one, other in zip(left.epochs, right.epochs, strict=True):
            own = [booking for booking in one.bookings if booking.user == user]
            new = (id(one), id(other), user) not in self.asked
            self.asked[id(one), id(other), user] = one, other
            for mine, theirs in zip(one.bookings, other.bookings, strict=True):
                found += same_booking(mine, theirs) if new else ()
            if new and not own:
                found += [shift == 0 for shift in shifts(one, other, self.context)]
            for booking in own:
                block = (1 + len(charges), 1 + covered, covered + booking.size)
                if new:
                    self._note_booking(block, booking, spent, one, other)
                charges.append((term(booking.charge, self.context), self._of("charge", block[0])))
                covered, spent = covered + booking.size, spent + booking.charge
        balance = term(left.accounts[user].spent, self.context)
        moves, costs = (
            total([self._of(stem, place) for place in range(1, 1 + len(charges))], self.context)
            for stem in ("moved", "cost")
        )
        found += [
            ledger_invariants.ledger_never_overdrawn(balance),
            ledger_invariants.epoch_sensitivity([moves], [0], balance),
            ledger_invariants.path_loss(costs, balance),
        ]
        group = self.sums.setdefault(len(charges), {})
        for claim in found:
            made = z3.substitute(condition(claim, self.context), *charges)
            group[made.get_id()] = made

    def _note_booking(
        self, block: Block, booking: Booking, spent: Number, left: Epoch, right: Epoch
    ) -> None:
        """What must hold of the booking, whatever was spent before."""
        known: Unknowns = _unnamed((left.sum, left.overhang, right.sum, right.overhang), booking)
        if isinstance(spent, z3.ArithRef):
            known = [(spent, real("balance", self.context)), *known]
        charge = put_for(known, term(booking.charge, self.context))
        after = put_for(known, term(spent + booking.charge, self.context))
        moved = shifts(left, right, self.context, known)
        group = self.bookings.setdefault(block, {})
        parts = [put_for(known, term(part, self.context)) for part in parts_of(booking)]
        for claim in (
            *within_parts(moved, parts),
            ledger_invariants.ledger_never_overdrawn(after),
            charge >= 0,
        ):
            made = condition(claim, self.context)
            group[made.get_id()] = made

    def _of(self, stem: str, place: int) -> z3.ArithRef:
        return real(f"{stem}_{place}", self.context)

    def of_bookings(self) -> Iterator[Query]:
        """A question on the two sums of any booking, and one for each booking."""
        yield two_sums(self.context)
        promise = ledger_invariants.ledger_never_overdrawn(real("balance", self.context))
        before = {"what was spent before": condition(promise, self.context)}
        for (place, first, last), group in sorted(self.bookings.items()):
            name = f"booking {place} of a user, samples {first} to {last}"
            yield Query(name, "QF_NRA", before, all_of(group.values(), self.context))

    def of_sums(self) -> Iterator[Query]:
        """A question on the two noises of an epoch, and one for each number of bookings."""
        yield two_noises(self.context)
        for count, group in sorted(self.sums.items()):
            premises, spent = dict[str, z3.BoolRef](), cast(Number, 0)
            for place in range(1, 1 + count):
                moved, cost, charge = (
                    self._of(each, place) for each in ("moved", "cost", "charge")
                )
                spent = spent + charge
                shown = (
                    ledger_invariants.epoch_sensitivity([moved], [0], charge),
                    ledger_invariants.path_loss(cost, charge),
                    ledger_invariants.ledger_never_overdrawn(spent),
                )
                premises[f"as shown of booking {place}"] = all_of(shown, self.context)
            name = f"{count} bookings of a user"
            yield Query(name, "QF_LRA", premises, all_of(group.values(), self.context))


def parts_of(booking: Booking) -> tuple[Number, Number]:
    """What the booking is charged for each of an epoch's two sums."""
    return booking.weight * (booking.high - booking.low), booking.probe * booking.margin


def within_parts(moved: Sequence[Number], parts: Sequence[Number]) -> Iterator[Condition]:
    """That each sum moves by at most what is charged for it."""
    for move, part in zip(moved, parts, strict=True):
        yield ledger_invariants.epoch_sensitivity([move], [0], part)


def two_sums(context: z3.Context) -> Query:
    """What is charged for two sums, which each move by at most their part, is enough for both."""
    booking = Booking(0, 1, *(real(name, context) for name in OFFERED))
    moves = reals("moved", 2, context)
    premises = {"each within its part": all_of(within_parts(moves, parts_of(booking)), context)}
    paid = ledger_invariants.epoch_sensitivity(moves, (0, 0), booking.charge)
    return Query("two sums", "QF_NRA", premises, condition(paid, context))


def two_noises(context: z3.Context) -> Query:
    """Noises that hide what two sums move by are larger and smaller, together, by that much at most."""
    noises, moves = reals("noise", 2, context), reals("shift", 2, context)
    charge = real("charge", context)
    costs = [absolute(n + s) - absolute(n) for n, s in zip(noises, moves, strict=True)]
    paid = ledger_invariants.epoch_sensitivity(moves, (0, 0), charge)
    lost = ledger_invariants.path_loss(total(costs, context), charge)
    premises = {"the charge pays for what the sums move by": condition(paid, context)}
    return Query("two noises", "QF_LRA", premises, condition(lost, context))


def shifts(
    left: Epoch, right: Epoch, context: z3.Context, known: Unknowns = ()
) -> tuple[z3.ArithRef, ...]:
    """By how much the epoch's sums differ, without what the two have in common."""
    pairs = ((left.sum, right.sum), (left.overhang, right.overhang))
    return tuple(
        z3.simplify(put_for(known, real_term(one, context) - real_term(other, context)))
        for one, other in pairs
    )


def put_for(unknowns: Unknowns, made: z3.ArithRef) -> z3.ArithRef:
    """The term with unknowns put for parts of it."""
    put = z3.substitute(made, *unknowns)
    assert isinstance(put, z3.ArithRef)
    return put


def _unnamed(numbers: Sequence[Number], booking: Booking) -> Unknowns:
    """What the unknowns of the booking's user are called when it does not matter who it is."""
    found = []
    for part in subterms([each for each in numbers if isinstance(each, z3.ArithRef)]):
        stem, *rest = part.decl().name().rsplit("_", 2)
        if is_unknown(part) and isinstance(part, z3.ArithRef) and rest[:1] == [str(booking.user)]:
            found.append((part, real("_".join([stem, *rest[1:]]), part.ctx)))
    return found


def same_booking(mine: Booking, theirs: Booking) -> Iterator[object]:
    """That two bookings are one and the same; nothing more where they are so as they are written."""
    yield (mine.user, mine.size) == (theirs.user, theirs.size)
    for name in OFFERED:
        left, right = getattr(mine, name), getattr(theirs, name)
        if not (isinstance(left, z3.ExprRef) and isinstance(right, z3.ExprRef) and left.eq(right)):
            yield left == right


@dataclass(frozen=True)
class Node:
    """A prefix of a pattern with closings: the run, and the runs with each user's samples changed."""

    pattern: Pattern
    state: State
    changed: tuple[State, ...]


def bookings(users: int, length: int, context: z3.Context) -> Generator[Query, None, Coverage]:
    """Every booking of every run pays for what it lets through, whatever was spent before."""
    claims, tally = _gathered(users, length, context)
    yield from claims.of_bookings()
    return tally


def whole_runs(users: int, length: int, context: z3.Context) -> Generator[Query, None, Coverage]:
    """The two runs see the same bookings, and all that the user moves is paid for in all."""
    claims, tally = _gathered(users, length, context)
    yield from claims.of_sums()
    return tally


def _gathered(users: int, length: int, context: z3.Context) -> tuple[Claims, Coverage]:
    """All patterns, all sets of closing times, each user in turn the one whose samples change."""
    tally: Tally[str] = Tally()
    claims = Claims(context)
    with applied(RECORDS_LEFT_OUT):
        for node in _leaves(users, length, context):
            tally["patterns with closings"] += 1
            for user in range(len(node.state.accounts)):
                tally["pairs of streams"] += 1
                claims.note(user, node.state, node.changed[user])
    tally["most bookings of a user"] = max(claims.sums)
    return claims, tally


def _leaves(users: int, length: int, context: z3.Context) -> Iterator[Node]:
    params = Params(users, length, 1, 1)
    plans = [plan_with(Asked(context, close), params) for close in (False, True)]
    source, first = NoiseSource(context), start(plans[0])
    waiting = [Node((), first, (first,) * users)]
    while waiting:
        node = waiting.pop()
        if len(node.pattern) == length:
            yield node
            continue
        newest = max(node.pattern, default=-1) + 1
        for user, plan in product(range(min(newest + 1, users)), plans):
            waiting.append(_next(plan, node, user, source))


def _next(plan: Plan, node: Node, user: int, source: NoiseSource) -> Node:
    j = node.pattern.count(user) + 1
    names = ["mine", *("theirs" if one == user else "mine" for one in range(len(node.changed)))]
    states = [
        ledger.ledger_step(plan, state, user, real(f"{name}_{user}_{j}", source.context), source)[0]
        for name, state in zip(names, (node.state, *node.changed), strict=True)
    ]
    return Node((*node.pattern, user), states[0], tuple(states[1:]))


def any_epoch(users: int, context: z3.Context) -> Generator[Query, None, Coverage]:
    """One epoch of accounts in any state that keeps the ledger's promise: the step of an induction."""
    tally: Tally[str] = Tally()
    yield two_sums(context)
    for blocks in product(range(3), repeat=users):
        if any(blocks):
            tally["epochs"] += 1
            tally["several users"] += sum(size > 0 for size in blocks) > 1
            tally["users without a block"] += blocks.count(0)
            for changed in range(users):
                yield _epoch_query(blocks, changed, context)
    return tally


def _epoch_query(blocks: Sequence[int], changed: int, context: z3.Context) -> Query:
    """Every user has one covered sample and a block of that many new ones; one user's are changed."""
    before = real(f"spent_{changed}", context)
    one, other = _closed(blocks, None, context), _closed(blocks, changed, context)
    (left,), (right,), account = one.epochs, other.epochs, one.accounts[changed]
    own = [booking for booking in left.bookings if booking.user == changed]
    charge = total([rational(0, context), *(booking.charge for booking in own)], context)
    parts = parts_of(own[0]) if own else (0, 0)
    claims: list[object] = [
        *within_parts(shifts(left, right, context), parts),
        ledger_invariants.ledger_never_overdrawn(account.spent),
        term(account.spent, context) == before + charge,
        account.covered == 1 + blocks[changed],
    ]
    for mine, theirs in zip(left.bookings, right.bookings, strict=True):
        claims += same_booking(mine, theirs)
    promise = condition(ledger_invariants.ledger_never_overdrawn(before), context)
    name = f"new samples: {', '.join(map(str, blocks))}; user {changed} changes"
    return Query(name, "QF_NRA", {"what was spent before": promise}, all_of(claims, context))


def _closed(blocks: Sequence[int], changed: int | None, context: z3.Context) -> State:
    """The state after the epoch, with the samples of one user changed."""
    samples: Samples = {
        user: tuple(
            real(f"{'theirs' if user == changed else 'mine'}_{user}_{j}", context)
            for j in range(1 + size)
        )
        for user, size in enumerate(blocks)
    }
    accounts = tuple(Account(1, real(f"spent_{user}", context)) for user in range(len(blocks)))
    before = State((), samples=samples, accounts=accounts)
    plan = plan_with(Asked(context, True), Params(len(blocks), 3, 1, 1))
    offers = ledger.policy_of(plan).offers(ledger.public_view(plan, before))
    return ledger.close_epoch(plan, before, offers, NoiseSource(context))[0]
