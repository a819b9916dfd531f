"""The ledger mechanism without bounds: any account, any proposal, any samples, any number of epochs.

Numbers are reals, which include the integers. The steps of an induction assume only what earlier queries
show.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass

import z3

from withhold_proofs.accounted.settings import OFFERED
from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.abstract import Abstract
from withhold_proofs.numbers.terms import all_of, as_fraction, between, condition, real, term
from withhold_spec.accounted import epoch, pure
from withhold_spec.accounted.interface import BUDGET, Proposal
from withhold_spec.accounted.plan import ledger_scale
from withhold_spec.accounted.records import Account, Contribution, Series
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.properties import ledger as ledger_invariants

SERIES, OTHER = Series(2, 3, 2), Series(5, 1, 1)
"""The open series, and one that is not; it matters alone whether they are the same."""


def any_account(context: z3.Context, series: int = SERIES.first) -> Account:
    """Any account, whose user last took part in the given series."""
    spent, sum_cost, excess_cost = (
        real(name, context) for name in ("spent", "sum_cost", "excess_cost")
    )
    return Account(1, spent, 1, series, sum_cost, excess_cost)


def is_sound(account: Account, context: z3.Context) -> z3.BoolRef:
    """The promise on what is spent, of which what was paid in the series is a part."""
    costs = (account.sum_cost, account.excess_cost)
    return all_of(
        [
            ledger_invariants.ledger_never_overdrawn(account.spent),
            *(cost >= 0 for cost in costs),
            costs[0] + costs[1] <= account.spent,
        ],
        context,
    )


@dataclass(frozen=True)
class Case:
    """Any proposal to any user, of whose account only soundness is known."""

    proposal: Proposal
    account: Account
    contribution: Contribution
    after: Account

    @property
    def spent(self) -> z3.ArithRef:
        """What the user had spent."""
        return self.term(self.account.spent)

    @property
    def price(self) -> z3.ArithRef:
        """What the contribution costs beyond what the series has paid for."""
        return self.term(pure.additional_cost(self.account, self.contribution))

    @property
    def asked(self) -> z3.ArithRef:
        """What the proposal would cost if it were carried out unchanged."""
        return self.term(pure.additional_cost(self.account, self.as_made))

    @property
    def as_made(self) -> Contribution:
        """The proposal as a contribution, affordable or not."""
        return Contribution(0, 2, *(getattr(self.proposal, name) for name in OFFERED))

    @property
    def costs(self) -> tuple[z3.ArithRef, z3.ArithRef]:
        """The largest change that the block can make to each of the epoch's sums."""
        return self.term(self.contribution.sum_cost), self.term(self.contribution.excess_cost)

    @property
    def premises(self) -> dict[str, z3.BoolRef]:
        """The facts about the account."""
        return {"the account before": is_sound(self.account, self.context)}

    @property
    def context(self) -> z3.Context:
        """The context of its terms."""
        assert isinstance(self.account.spent, z3.ArithRef)
        return self.account.spent.ctx

    @property
    def well_formed(self) -> z3.BoolRef:
        """That no weight and no length of the proposal is negative."""
        return well_formed(self.proposal, self.context)

    @property
    def is_kept(self) -> z3.BoolRef:
        """That the contribution has the proposed weights."""
        return self.weights_are(self.proposal.weight, self.proposal.excess_weight)

    def weights_are(self, weight: Number, excess_weight: Number) -> z3.BoolRef:
        """That the contribution has these weights."""
        pairs = (
            (self.contribution.weight, weight),
            (self.contribution.excess_weight, excess_weight),
        )
        return all_of([self.term(one) == self.term(other) for one, other in pairs], self.context)

    def let_through(self, block_sum: z3.ArithRef) -> tuple[z3.ArithRef, z3.ArithRef]:
        """What the block adds to the epoch's sums."""
        return let_through(self.contribution, block_sum, self.context)

    def term(self, number: Number) -> z3.ArithRef:
        """The number as a term."""
        return term(number, self.context)


def well_formed(proposal: Proposal, context: z3.Context) -> z3.BoolRef:
    """That no weight and no length of the proposal is negative."""
    lengths = (
        proposal.high - proposal.low,
        proposal.inner_high - proposal.inner_low,
        proposal.saturation,
    )
    parts = (proposal.weight, proposal.excess_weight, *lengths)
    return all_of([part >= 0 for part in parts], context)


def let_through(
    contribution: Contribution, block_sum: z3.ArithRef, context: z3.Context
) -> tuple[z3.ArithRef, z3.ArithRef]:
    """What a block adds to the epoch's sums."""
    inside, outside = (
        part(contribution, block_sum) for part in (epoch.weighted_sum, epoch.weighted_excess)
    )
    return term(inside, context), term(outside, context)


def case(context: z3.Context, proposal: Proposal | None = None) -> Case:
    """Any account, any proposal or the given one, and the contribution."""
    if proposal is None:
        proposal = Proposal(*(real(name, context) for name in OFFERED))
    account = any_account(context)
    contribution = pure.contribute(account, 0, 2, proposal)
    return Case(proposal, account, contribution, pure.debit(account, contribution))


def never_overdrawn(context: z3.Context) -> Iterator[Query]:
    """A new account is sound, and every contribution in every series keeps it sound.

    A contribution costs at most what is left, and spending never decreases.
    """
    yield Query("a new account", {}, is_sound(Account(), context))
    given = case(context)
    for name, series in (("the series goes on", SERIES), ("another series", OTHER)):
        entered = pure.in_series(given.account, series)
        as_before = entered.spent == given.account.spent and entered.series == series.first
        goal = z3.And(is_sound(entered, context), condition(as_before, context))
        yield Query(name, given.premises, goal)
    paid = between(0, given.price, BUDGET - given.spent)
    goal = z3.And(is_sound(given.after, context), paid)
    yield Query("a contribution", given.premises, goal)


def loss_is_paid(context: z3.Context) -> Iterator[Query]:
    """The loss over the scale is at most epsilon, for every path and every set of paths.

    F stands for exp(loss so far / scale), and f for the factor of one more series.
    """
    loss, spent, scale, epsilon = (
        real(name, context) for name in ("loss", "spent", "scale", "epsilon")
    )
    premises = {
        "a scale": scale > 0,
        "the loss is within what was spent": condition(
            ledger_invariants.path_loss(loss, spent), context
        ),
        "that within the full budget": condition(
            ledger_invariants.ledger_never_overdrawn(spent), context
        ),
        "the scale pays": condition(ledger_invariants.ledger_is_paid(scale, epsilon), context),
    }
    yield Query("loss over scale", premises, between(-epsilon, loss / scale, epsilon))

    whole, one, mine, theirs, p, q = (
        real(name, context) for name in ("F", "f", "mine", "theirs", "p", "q")
    )
    factors = {
        "factors": z3.And(whole > 0, one > 0),
        "probabilities": z3.And(mine >= 0, theirs >= 0, p >= 0, q >= 0),
        "so far": mine <= whole * theirs,
    }
    yield Query(
        "one series more",
        {**factors, "given the path so far": p <= one * q},
        mine * p <= whole * one * (theirs * q),
    )
    yield Query(
        "one path more",
        {**factors, "of the other path": p <= whole * q},
        mine + p <= whole * (theirs + q),
    )


def rounding(context: z3.Context) -> Iterator[Query]:
    """With ends rounded outward and weights rounded down, a proposal is carried out within its budget.

    The available budget is that of the whole series, in two parts that were no larger in its earlier
    epochs. The inner interval costs nothing; it only has to be an interval.
    """
    names = (
        "low",
        "high",
        "low_out",
        "high_out",
        "inner_low",
        "inner_high",
        "saturation",
        "weight",
        "excess_weight",
        "part",
        "other_part",
    )
    (
        low,
        high,
        low_out,
        high_out,
        inner_low,
        inner_high,
        saturation,
        weight,
        excess_weight,
        part,
        other_part,
    ) = (real(name, context) for name in names)
    given = case(
        context,
        Proposal(low_out, high_out, weight, inner_low, inner_high, saturation, excess_weight),
    )
    width = high_out - low_out
    paid = [term(cost, context) for cost in (given.account.sum_cost, given.account.excess_cost)]
    left = BUDGET - (given.spent - paid[0] - paid[1])
    premises = {
        **given.premises,
        "an interval, and an inner one": z3.And(low <= high, inner_low <= inner_high),
        "ends rounded outward": z3.And(low_out <= low, high_out >= high),
        "a width and a saturation": z3.And(width > 0, saturation > 0),
        "an available budget in two parts": z3.And(
            part >= 0, other_part >= 0, part + other_part <= left
        ),
        "no more in the series so far": z3.And(paid[0] <= part, paid[1] <= other_part),
        "weight rounded down": _rounded_down(weight, part, width),
        "excess query rounded down": _rounded_down(excess_weight, other_part, saturation),
    }
    promise = ledger_invariants.weight_within_budget
    kept = [
        promise(weight, given.contribution.weight, paid_in(given.after), part + other_part),
        promise(
            excess_weight, given.contribution.excess_weight, paid_in(given.after), part + other_part
        ),
    ]
    yield Query("proposals by available budget", premises, all_of(kept, context))
    below = z3.And(weight * (high - low) <= part, weight * width <= part)
    yield Query("weights lose by rounding", premises, below)

    less, less_excess = real("less", context), real("less_probe", context)
    ends = (inner_low, inner_high)
    smaller = case(context, Proposal(low_out, high_out, less, *ends, saturation, less_excess))
    premises |= {
        "smaller weights": z3.And(between(0, less, weight), between(0, less_excess, excess_weight)),
        "as shown of the larger ones": all_of(kept, context),
    }
    cheaper = z3.And(smaller.is_kept, term(paid_in(smaller.after), context) <= part + other_part)
    yield Query("smaller weights", premises, cheaper)


def paid_in(account: Account) -> Number:
    """The part of spending that was for the series: the largest cost of a sum and of an excess."""
    return account.sum_cost + account.excess_cost


def _rounded_down(
    weight: z3.ArithRef, available_budget: z3.ArithRef, width: z3.ArithRef
) -> z3.BoolRef:
    """weight is the floor of budget over width if it is an integer, and any real number below otherwise."""
    return z3.And(
        weight >= 0, weight * width <= available_budget, (weight + 1) * width > available_budget
    )


def boundary(context: z3.Context) -> Iterator[Query]:
    """Nothing left, exactly enough, too little, already paid for, no width, weights of 0, ill-formed."""
    given = case(context)
    parts = given.let_through(real("mine", context))
    proposal, made, account = given.proposal, given.as_made, given.account
    free = given.price == 0
    silent = z3.And(free, *(part == 0 for part in parts))
    released = given.after.released == 3
    no_width = all_of([proposal.high - proposal.low <= 0, proposal.saturation <= 0], context)
    no_weight = all_of([proposal.weight <= 0, proposal.excess_weight <= 0], context)
    no_dearer = all_of(
        [made.sum_cost <= account.sum_cost, made.excess_cost <= account.excess_cost], context
    )
    exactly = _enough(given, given.asked == BUDGET - given.spent)
    cases: tuple[tuple[str, z3.BoolRef, z3.BoolRef], ...] = (
        ("nothing left", given.spent == BUDGET, free),
        ("exactly enough", exactly, given.is_kept),
        ("not enough", given.asked > BUDGET - given.spent, silent),
        ("paid for", _enough(given, no_dearer), z3.And(given.is_kept, free)),
        ("no width", _enough(given, no_width), z3.And(silent, given.is_kept)),
        ("weights of 0", _enough(given, no_weight), silent),
        ("ill-formed", z3.Not(given.well_formed), silent),
    )
    for name, premise, goal in cases:
        premises = {**given.premises, "the case": premise}
        yield Query(name, premises, all_of([goal, released], context))
    spent = term(given.after.spent, context) == BUDGET
    yield Query("used up", {**given.premises, "the case": exactly}, spent)


def _enough(given: Case, premise: z3.BoolRef) -> z3.BoolRef:
    return z3.And(given.well_formed, premise)


def scale_pays(context: z3.Context) -> Iterator[Query]:
    """The scale for an unknown epsilon, with any rounding up."""
    epsilon, made = real("epsilon", context), Abstract(context)
    params = copy(Params(1, 1, 1, 1))
    object.__setattr__(params, "epsilon", epsilon)
    with substituted({"withhold_spec.enclosures:ceil16": made.ceil16}):
        scale = ledger_scale(params)
    paid = ledger_invariants.ledger_is_paid(scale, as_fraction(epsilon))
    premises = {"a budget": epsilon > 0, **made.facts}
    yield Query("scale", premises, condition(paid, context))
