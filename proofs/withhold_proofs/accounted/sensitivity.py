"""What changing a user's samples changes in an epoch's sums, without bounds: for any number of strata.

Numbers are reals, which include the integers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import z3

from withhold_proofs.accounted.terms import Case, case
from withhold_proofs.model import Query
from withhold_proofs.numbers.terms import between, condition, real
from withhold_spec.accounted import epoch
from withhold_spec.properties import ledger as ledger_invariants


def sensitivity(context: z3.Context) -> Iterator[Query]:
    """A block adds a bounded amount for all samples, and the account pays for changing them."""
    return block_sensitivity(case(context))


def block_sensitivity(given: Case) -> Iterator[Query]:
    """The queries of `sensitivity`. Those on changes assume of two blocks only what those before show.

    The number of strata is not bounded: the queries are on any one stratum, and on one stratum more.
    """
    context = given.context
    mine, theirs = real("mine", context), real("theirs", context)
    own, place = given.term(given.contribution.stratum), real("place", context)
    inside = given.term(epoch.stratum_sum(place, [(given.contribution, mine)]))
    outside = given.let_through(mine)[1]
    cost, excess_cost = given.costs
    within = between(0, inside, cost)
    yield Query("what a block adds to the sum of any stratum", given.premises, within)
    elsewhere = {"not the block's own": place != own}
    yield Query("what it adds to other strata", given.premises | elsewhere, inside == 0)
    within = between(0, outside, excess_cost)
    yield Query("what a block adds to the excess", given.premises, within)

    paid = ledger_invariants.epoch_sensitivity
    strata = Strata(own, place)
    so_far = real("so_far", context)
    shown = {
        "a stratum": place >= 0,
        "what it costs": cost >= 0,
        "as shown of mine": strata.added(mine, cost),
        "as shown of theirs": strata.added(theirs, cost),
    }
    before = {"the strata before": between(0, so_far, strata.most(cost))}
    one_more = paid((so_far, mine), (0, theirs), strata.most_after(cost))
    yield Query(
        "what a change moves the sums by, one stratum more",
        given.premises | shown | before,
        condition(one_more, context),
    )
    all_before = paid((so_far,), (0,), cost)
    yield Query(
        "what a change moves all sums by",
        given.premises | {"what it costs": cost >= 0} | before,
        condition(all_before, context),
    )
    shown = {
        "as shown of mine": between(0, mine, excess_cost),
        "as shown of theirs": between(0, theirs, excess_cost),
    }
    moved = condition(paid((mine,), (theirs,), excess_cost), context)
    yield Query("what a change moves the excess by", given.premises | shown, moved)


@dataclass(frozen=True)
class Strata:
    """The strata before number `place`, and what a user may change them by who is in stratum `own`."""

    own: z3.ArithRef
    place: z3.ArithRef

    def most(self, cost: z3.ArithRef) -> z3.ArithRef:
        """The cost if the user's stratum is before this one, otherwise 0."""
        return z3.If(z3.And(self.own >= 0, self.own < self.place), cost, 0)

    def most_after(self, cost: z3.ArithRef) -> z3.ArithRef:
        """The same with this stratum."""
        return z3.If(z3.And(self.own >= 0, self.own <= self.place), cost, 0)

    def added(self, block: z3.ArithRef, cost: z3.ArithRef) -> z3.BoolRef:
        """What is shown of what a block adds to this stratum's sum."""
        return z3.If(self.place == self.own, between(0, block, cost), block == 0)
