"""Accounts in squares without bounds: any account, any proposal, any samples.

Numbers are reals, which include the integers. A query assumes of a contribution only what another query
shows.
"""

from __future__ import annotations

from collections.abc import Iterator

import z3

from withhold_proofs.accounted import terms
from withhold_proofs.accounted.sensitivity import block_sensitivity
from withhold_proofs.accounted.settings import OFFERED
from withhold_proofs.model import Query
from withhold_proofs.numbers.terms import absolute, all_of, condition, real
from withhold_spec.accounted import gaussian
from withhold_spec.accounted.interface import BUDGET, Proposal
from withhold_spec.accounted.records import Account, Contribution
from withhold_spec.properties import gaussian as gaussian_invariants

BUDGET_SQUARED = BUDGET * BUDGET
SIZE = 2
"""Of the block; it is only added to what is released."""


def any_account(context: z3.Context) -> Account:
    """Any account with one released sample."""
    return Account(1, real("spent", context), 1)


def is_sound(account: Account, context: z3.Context) -> z3.BoolRef:
    """The promise on what is spent."""
    return condition(gaussian_invariants.gaussian_never_overdrawn(account.spent), context)


def grows(
    before: Account, after: Account, contribution: Contribution, context: z3.Context
) -> z3.BoolRef:
    """That the account pays the squares of what the contribution's block can change."""
    costs = (contribution.sum_cost, contribution.excess_cost)
    paid = gaussian_invariants.squares_are_paid(before.spent, after.spent, *costs)
    return condition(paid, context)


class Case(terms.Case):
    """Any proposal to any user, its contribution, and the account after it."""

    @property
    def premises(self) -> dict[str, z3.BoolRef]:
        """The facts about the account."""
        return {"the account before": is_sound(self.account, self.context)}

    @property
    def asked(self) -> z3.ArithRef:
        """What the proposal would cost if it were carried out unchanged."""
        made = self.as_made
        costs = (made.sum_cost, made.excess_cost)
        return self.term(costs[0] * costs[0] + costs[1] * costs[1])

    @property
    def left(self) -> z3.ArithRef:
        """What the account still holds."""
        return self.term(BUDGET_SQUARED - self.account.spent)

    @property
    def is_refused(self) -> z3.BoolRef:
        """That the contribution's weights are 0."""
        return self.weights_are(0, 0)

    @property
    def is_released(self) -> z3.BoolRef:
        """That the block is released once."""
        return condition(self.after.released == self.account.released + SIZE, self.context)


def case(context: z3.Context, proposal: Proposal | None = None) -> Case:
    """Any account, any proposal or the given one, the contribution and the account after it."""
    proposal = proposal or Proposal(*(real(name, context) for name in OFFERED))
    account = any_account(context)
    contribution, after = gaussian.contribute_alone(account, 0, SIZE, proposal)
    return Case(proposal, account, contribution, after)


def never_overdrawn(context: z3.Context) -> Iterator[Query]:
    """A new account is sound, and every contribution keeps it sound and pays its squared cost."""
    yield Query("a new account", {}, is_sound(Account(), context))
    given = case(context)
    paid = grows(given.account, given.after, given.contribution, context)
    for name, goal in (
        ("never overdrawn", is_sound(given.after, context)),
        ("the squares are paid", paid),
        ("released once", given.is_released),
    ):
        yield Query(name, given.premises, goal)


def sensitivity(context: z3.Context) -> Iterator[Query]:
    """For all samples a block adds between 0 and its cost to the sum of one stratum, and 0 to others.

    So changing them changes all sums together by no more, also in squares: the step over strata shows that
    squares add up to no more than the square of the changes together.
    """
    yield from block_sensitivity(case(context))
    squares, norm, mine, theirs, cost = (
        real(name, context) for name in ("squares", "norm", "mine", "theirs", "cost")
    )
    change = absolute(mine - theirs)
    so_far = {"the sums so far": squares <= norm * norm, "what they move by": norm >= 0}
    goal = squares + change * change <= (norm + change) * (norm + change)
    yield Query("squares of changes, one sum more", so_far, goal)
    root = real("root", context)
    premises = {
        **so_far,
        "as shown of all sums": norm <= cost,
        "the root of the squares": squares == root * root,
    }
    paid = gaussian_invariants.epoch_squares((root,), (0,), cost)
    yield Query("squares of all changes", premises, condition(paid, context))


def boundary(context: z3.Context) -> Iterator[Query]:
    """Exactly enough, too little, nothing left, no width, weights of 0, ill-formed proposals."""
    given = case(context)
    proposal = given.proposal
    free = given.term(given.after.spent) == given.term(given.account.spent)
    no_width = all_of([proposal.high - proposal.low == 0, proposal.saturation == 0], context)
    no_weight = all_of([proposal.weight == 0, proposal.excess_weight == 0], context)
    exactly = z3.And(given.well_formed, given.asked == given.left)
    cases: tuple[tuple[str, z3.BoolRef, z3.BoolRef], ...] = (
        ("enough", z3.And(given.well_formed, given.asked <= given.left), given.is_kept),
        ("exactly enough", exactly, given.is_kept),
        ("used up", exactly, given.term(given.after.spent) == BUDGET_SQUARED),
        ("not enough", given.asked > given.left, z3.And(given.is_refused, free)),
        ("nothing left", given.left == 0, free),
        ("no width", z3.And(given.well_formed, no_width), z3.And(given.is_kept, free)),
        ("weights of 0", z3.And(given.well_formed, no_weight), free),
        ("ill-formed", z3.Not(given.well_formed), z3.And(given.is_refused, free)),
    )
    for name, premise, goal in cases:
        premises = {**given.premises, "the case": premise}
        yield Query(name, premises, goal)
    silent = [part == 0 for part in given.let_through(real("mine", context))]
    refused = {**given.premises, "as shown": given.is_refused}
    yield Query("what is refused adds nothing", refused, all_of(silent, context))
