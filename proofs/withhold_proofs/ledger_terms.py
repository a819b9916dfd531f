"""The ledger mechanism without limits: any account, any offer, any samples, any number of epochs.

Numbers are reals here, the integers among them. What a step of an induction takes for granted is what
the step before it shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from fractions import Fraction

import z3

from withhold_proofs.abstract import Abstract, abstracted
from withhold_proofs.ledger_settings import OFFERED
from withhold_proofs.ledger_streams import parts_of, two_noises
from withhold_proofs.model import Query
from withhold_proofs.mutants import applied
from withhold_proofs.terms import (
    absolute,
    all_of,
    as_fraction,
    between,
    condition,
    real,
    reals,
    term,
)
from withhold_spec import constants, ledger, ledger_invariants
from withhold_spec.epochs import LEDGER, Offer
from withhold_spec.params import Params
from withhold_spec.records import Account, Booking

SAMPLES = 5
"""When the epoch closes; nothing here depends on it."""


@dataclass(frozen=True)
class Case:
    """Any offer to any user: nothing is known but that what was spent keeps the ledger's promise."""

    offer: Offer
    account: Account
    booking: Booking

    @property
    def spent(self) -> z3.ArithRef:
        """What the user had spent."""
        return self._term(self.account.spent)

    @property
    def charge(self) -> z3.ArithRef:
        """What the booking costs."""
        return self._term(self.booking.charge)

    @property
    def price(self) -> z3.ArithRef:
        """What the offer would cost as it was made."""
        offer = self.offer
        return self._term(offer.weight * (offer.high - offer.low) + offer.probe * offer.margin)

    @property
    def after(self) -> Account:
        """The account after the booking."""
        return ledger.settle(self.account, self.booking, SAMPLES)

    @property
    def premises(self) -> dict[str, z3.BoolRef]:
        """The promise about what was spent."""
        promise = ledger_invariants.ledger_never_overdrawn(self.account.spent)
        return {"what was spent before": condition(promise, self.context)}

    @property
    def context(self) -> z3.Context:
        """Where its terms live."""
        assert isinstance(self.account.spent, z3.ArithRef)
        return self.account.spent.ctx

    @property
    def well_formed(self) -> z3.BoolRef:
        """That no part of the offer is negative."""
        offer = self.offer
        lengths = (offer.high - offer.low, offer.inner_high - offer.inner_low, offer.margin)
        parts = (offer.weight, offer.probe, *lengths)
        return all_of([part >= 0 for part in parts], self.context)

    @property
    def is_kept(self) -> z3.BoolRef:
        """That the booking's weights are those offered."""
        pairs = (
            (self.offer.weight, self.booking.weight),
            (self.offer.probe, self.booking.probe),
        )
        return all_of([self._term(one) == self._term(other) for one, other in pairs], self.context)

    def let_through(self, block_sum: z3.ArithRef) -> tuple[z3.ArithRef, z3.ArithRef]:
        """What the block adds to the epoch's two sums."""
        inside = ledger.contribution(self.booking, block_sum)
        return self._term(inside), self._term(ledger.overhang(self.booking, block_sum))

    def _term(self, number: object) -> z3.ArithRef:
        assert isinstance(number, int | Fraction | z3.ArithRef)
        return term(number, self.context)


def case(context: z3.Context, offer: Offer | None = None) -> Case:
    """Any account, any offer or the one given, and its booking."""
    if offer is None:
        offer = Offer(*(real(name, context) for name in OFFERED))
    account = Account(1, real("spent", context))
    return Case(offer, account, ledger.book(account, 0, 2, offer))


def never_overdrawn(context: z3.Context) -> Iterator[Query]:
    """A new account keeps the promise; a booking costs what is left at most, so it is kept for good."""
    new = ledger_invariants.ledger_never_overdrawn(Account().spent)
    yield Query("a new account", "QF_NRA", {}, condition(new, context))
    given = case(context)
    after = condition(ledger_invariants.ledger_never_overdrawn(given.after.spent), context)
    charged = between(0, given.charge, LEDGER - given.spent)
    yield Query("a booking", "QF_NRA", given.premises, z3.And(charged, after))


def sensitivity(context: z3.Context) -> Iterator[Query]:
    """Whatever the samples are, a block adds a bounded amount, and changing them is paid for.

    All that the second question takes for granted of what the two blocks add is what the first shows.
    """
    given = case(context)
    bounds = parts_of(given.booking)

    def within(parts: Sequence[z3.ArithRef]) -> z3.BoolRef:
        pairs = zip(parts, bounds, strict=True)
        return all_of([between(0, part, most) for part, most in pairs], context)

    added = given.let_through(real("mine", context))
    yield Query("what a block adds", "QF_NRA", given.premises, within(added))
    mine, theirs = (reals(name, len(bounds), context) for name in ("mine", "theirs"))
    paid = ledger_invariants.epoch_sensitivity(mine, theirs, given.charge)
    shown = {
        f"as shown of {name}": within(parts) for name, parts in (("mine", mine), ("theirs", theirs))
    }
    yield Query(
        "what a change moves", "QF_NRA", {**given.premises, **shown}, condition(paid, context)
    )


def path_loss(context: z3.Context) -> Iterator[Query]:
    """The loss so far is within what the changed user has spent, epoch by epoch."""
    nothing = ledger_invariants.path_loss(0, Account().spent)
    yield Query("before anything", "QF_LRA", {}, condition(nothing, context))
    yield two_noises(context)
    loss, spent, cost, charge, noise = (
        real(name, context) for name in ("loss", "spent", "cost", "charge", "noise")
    )
    so_far = condition(ledger_invariants.path_loss(loss, spent), context)
    # a booking of that charge: any other has the same part in what follows
    after = ledger.settle(Account(1, spent), Booking(0, 2, 0, charge, 1), SAMPLES)
    yield Query(
        "an epoch with the user",
        "QF_LRA",
        {
            "loss so far": so_far,
            "as shown of two noises": condition(ledger_invariants.path_loss(cost, charge), context),
        },
        condition(ledger_invariants.path_loss(loss + cost, after.spent), context),
    )
    silent = absolute(noise + 0) - absolute(noise)
    yield Query(
        "an epoch without the user",
        "QF_LRA",
        {"loss so far": so_far},
        condition(ledger_invariants.path_loss(loss + silent, spent), context),
    )


def loss_is_paid(context: z3.Context) -> Iterator[Query]:
    """The loss over the scale is epsilon at most; so no path, and no set of paths, tells more.

    F stands for exp(loss so far / scale) and f for the factor of one epoch more.
    """
    loss, spent, scale, epsilon = (
        real(name, context) for name in ("loss", "spent", "scale", "epsilon")
    )
    premises = {
        "a scale": scale > 0,
        "the loss is within what was spent": condition(
            ledger_invariants.path_loss(loss, spent), context
        ),
        "that within the ledger": condition(
            ledger_invariants.ledger_never_overdrawn(spent), context
        ),
        "the scale pays": condition(ledger_invariants.ledger_is_paid(scale, epsilon), context),
    }
    yield Query("loss over scale", "QF_NRA", premises, between(-epsilon, loss / scale, epsilon))

    whole, one, mine, theirs, p, q = (
        real(name, context) for name in ("F", "f", "mine", "theirs", "p", "q")
    )
    factors = {
        "factors": z3.And(whole > 0, one > 0),
        "probabilities": z3.And(mine >= 0, theirs >= 0, p >= 0, q >= 0),
        "so far": mine <= whole * theirs,
    }
    yield Query(
        "one epoch more",
        "QF_NRA",
        {**factors, "given the path so far": p <= one * q},
        mine * p <= whole * one * (theirs * q),
    )
    yield Query(
        "one path more",
        "QF_NRA",
        {**factors, "of the other path": p <= whole * q},
        mine + p <= whole * (theirs + q),
    )


def rounding(context: z3.Context) -> Iterator[Query]:
    """Ends rounded outward, weights rounded down: the offer is carried out, within its allowance.

    Nothing is charged for the inner interval; it has only to be one.
    """
    names = (
        "low",
        "high",
        "low_out",
        "high_out",
        "inner_low",
        "inner_high",
        "margin",
        "weight",
        "probe",
        "part",
        "other_part",
    )
    low, high, low_out, high_out, inner_low, inner_high, margin, weight, probe, part, other_part = (
        real(name, context) for name in names
    )
    given = case(context, Offer(low_out, high_out, weight, inner_low, inner_high, margin, probe))
    width = high_out - low_out
    premises = {
        **given.premises,
        "an interval, and an inner one": z3.And(low <= high, inner_low <= inner_high),
        "ends rounded outward": z3.And(low_out <= low, high_out >= high),
        "a width and a margin": z3.And(width > 0, margin > 0),
        "an allowance in two parts": z3.And(
            part >= 0, other_part >= 0, part + other_part <= LEDGER - given.spent
        ),
        "weight rounded down": _rounded_down(weight, part, width),
        "probe rounded down": _rounded_down(probe, other_part, margin),
    }
    promise = ledger_invariants.weight_within_allowance
    allowance = part + other_part
    kept = [
        promise(weight, given.booking.weight, given.charge, allowance),
        promise(probe, given.booking.probe, given.charge, allowance),
    ]
    yield Query("offers by allowance", "QF_NRA", premises, all_of(kept, context))
    below = z3.And(weight * (high - low) <= part, weight * width <= part)
    yield Query("weights lose by rounding", "QF_NRA", premises, below)

    less, less_probe = real("less", context), real("less_probe", context)
    ends = (inner_low, inner_high)
    smaller = case(context, Offer(low_out, high_out, less, *ends, margin, less_probe))
    premises |= {
        "smaller weights": z3.And(between(0, less, weight), between(0, less_probe, probe)),
        "as shown of the larger ones": all_of(kept, context),
    }
    cheaper = z3.And(smaller.is_kept, smaller.charge <= allowance)
    yield Query("smaller weights", "QF_NRA", premises, cheaper)


def _rounded_down(weight: z3.ArithRef, allowance: z3.ArithRef, width: z3.ArithRef) -> z3.BoolRef:
    """weight is the floor of allowance / width, where that is an integer; any real between does."""
    return z3.And(weight >= 0, weight * width <= allowance, (weight + 1) * width > allowance)


def boundary(context: z3.Context) -> Iterator[Query]:
    """Nothing left, exactly enough, not enough, no width, weights of 0, and ill-formed offers."""
    given = case(context)
    parts = given.let_through(real("mine", context))
    offer = given.offer
    silent = z3.And(given.charge == 0, *(part == 0 for part in parts))
    covered = given.after.covered == 3
    no_width = all_of([offer.high - offer.low <= 0, offer.margin <= 0], context)
    no_weight = all_of([offer.weight <= 0, offer.probe <= 0], context)
    cases: tuple[tuple[str, z3.BoolRef, z3.BoolRef], ...] = (
        ("nothing left", given.spent == LEDGER, silent),
        ("exactly enough", _enough(given, given.price == LEDGER - given.spent), given.is_kept),
        ("not enough", given.price > LEDGER - given.spent, silent),
        ("no width", z3.And(given.well_formed, no_width), z3.And(silent, given.is_kept)),
        ("weights of 0", z3.And(given.well_formed, no_weight), silent),
        ("ill-formed", z3.Not(given.well_formed), silent),
    )
    for name, premise, goal in cases:
        premises = {**given.premises, "the case": premise}
        yield Query(name, "QF_NRA", premises, all_of([goal, covered], context))
    used_up = _enough(given, given.price == LEDGER - given.spent)
    spent = term(given.after.spent, context) == LEDGER
    yield Query("used up", "QF_NRA", {**given.premises, "the case": used_up}, spent)


def _enough(given: Case, premise: z3.BoolRef) -> z3.BoolRef:
    return z3.And(given.well_formed, premise)


def scale_pays(context: z3.Context) -> Iterator[Query]:
    """The scale's formula with an unknown epsilon, rounded up in whatever way."""
    epsilon, made = real("epsilon", context), Abstract(context)
    params = copy(Params(1, 1, 1, 1))
    object.__setattr__(params, "epsilon", epsilon)
    with applied(abstracted({"withhold_spec.enclosures:ceil16": made.ceil16})):
        scale = constants.ledger_scale(params)
    paid = ledger_invariants.ledger_is_paid(scale, as_fraction(epsilon))
    premises = {"a budget": epsilon > 0, **made.facts}
    yield Query("scale", "QF_NRA", premises, condition(paid, context))
