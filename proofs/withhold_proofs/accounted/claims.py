"""What must hold of two runs of the ledger mechanism that differ in one user's samples.

The runs come from `streams`. The claims are gathered into few queries: one for each kind of contribution,
and one for each way in which the radii hide a user's contributions.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import z3

from withhold_proofs.accounted.settings import OFFERED
from withhold_proofs.accounted.terms import any_account, is_sound
from withhold_proofs.engine.smtlib import is_unknown, subterms
from withhold_proofs.model import WHOLE, Query
from withhold_proofs.numbers.terms import all_of, condition, real, real_term, term, total
from withhold_spec.accounted import pure
from withhold_spec.accounted.records import Account, Contribution, Epoch, Series
from withhold_spec.accounted.state import LedgerState
from withhold_spec.number import Condition, Number, maximum
from withhold_spec.properties import ledger as ledger_invariants

NOISE = "drawn"


Radius = tuple[int, int, int, int]
"""What a radius was drawn for: the first counter, from which epoch on, how many epochs, and how many sums of
each."""


@dataclass(frozen=True)
class Drawn:
    """The noise of a released sum.

    counter, node: where it belongs. base, sums: the first counter of its draw, and how many sums of the node
    share the draw. radius: the one that the draw is within.
    """

    counter: int
    node: int
    base: int
    sums: int
    radius: Radius

    @property
    def is_in_series(self) -> bool:
        """Whether the radius was drawn for these sums, no later than at this node, and for enough draws.

        Each node has sums, so a radius for sums must reach this node. Excesses may be left out, so
        `Claims` counts them.
        """
        counter, first, nodes, sums = self.radius
        if (counter, sums) != (self.base, self.sums) or self.node < first:
            return False
        return counter > 0 or self.node < first + nodes


def drawn(released: Number) -> Drawn:
    """The noise of a released sum.

    Raises: LookupError if the sum has no noise of its own, or more than one.
    """
    names = [part.decl().name() for part in summands(released) if is_unknown(part)]
    found = [name.split(".") for name in names if name.startswith(f"{NOISE}.")]
    if len(found) != 1 or len(found[0]) != 10:
        raise LookupError(f"{found} is not the noise of one sum")
    counter, node, base, sums, *radius = map(int, [*found[0][1:5], *found[0][6:]])
    return Drawn(counter, node, base, sums, (radius[0], radius[1], radius[2], radius[3]))


def summands(released: Number) -> Iterator[z3.ExprRef]:
    """The terms that a released sum adds."""
    waiting: list[z3.ExprRef] = [released] if isinstance(released, z3.ExprRef) else []
    while waiting:
        part = waiting.pop()
        if part.decl().kind() == z3.Z3_OP_ADD:
            waiting.extend(part.children())
        else:
            yield part


Unknowns = Sequence[tuple[z3.ArithRef, z3.ArithRef]]
"""Terms, and the unknowns that are put for them."""


def noises(epoch: Epoch) -> list[Drawn]:
    """The noise of each of an epoch's sums, and of its excess if it has one."""
    return [drawn(each) for each in (*epoch.sums, epoch.excess) if each is not None]


def are_hidden(epoch: Epoch, made: Sequence[Drawn], node: int) -> bool:
    """Whether the noise `made` of epoch number `node` is what `streams` argues about.

    All sums share one draw, in which each has its own place. An excess has a draw of its own. Each draw
    is within a radius for as many sums, and the two radii differ.
    """
    strata = len(epoch.sums)
    places = [(each.counter, each.node, each.base, each.sums) for each in made]
    expected = [(counter, node, 0, strata) for counter in range(strata)]
    if epoch.excess is not None:
        expected.append((strata, node, strata, 1))
    radii = {each.radius for each in made}
    return (
        places == expected
        and strata == epoch.series.strata
        and len(radii) == 1 + (epoch.excess is not None)
        and all(each.is_in_series for each in made)
    )


def radii_of(epoch: Epoch, made: Sequence[Drawn]) -> Hidden:
    """The radius of an epoch's sums, and that of its excess if it has one."""
    return made[0].radius, None if epoch.excess is None else made[-1].radius


MOVES, SPENT = "what it moves", "the account"
"""What is asked about a contribution."""

Block = tuple[int, int, int, bool, bool]
"""Which of a user's contributions it is, from 1, the user's first and last sample in it, whether the one before
is in the same series, and whether the epoch has an excess."""

Hidden = tuple[Radius, Radius | None]
"""Within which radii the two noises are that hide a contribution; the second one only with an excess."""

Shape = tuple[Hidden, ...]
"""How each of a user's contributions is hidden."""


@dataclass
class Claims:
    """What must hold of two runs that differ in one user's samples. Equal statements are kept once.

    The other users' contributions cancel, and it does not matter which user is changed. contributions:
    claims on a single contribution, where the account before it is an unknown that keeps the promises on
    accounts. sums: claims on a run in which the user's contributions are hidden in this way, where costs,
    changes and losses are unknowns with the facts that `contributions` and `series` show. asked: the
    contributions seen, by epoch, which must be equal in both runs. drawn: the noise of epochs, by their
    identities; an epoch is kept, so that no other one gets its identity.
    """

    context: z3.Context
    contributions: dict[tuple[Block, str], dict[int, z3.BoolRef]] = field(default_factory=dict)
    sums: dict[Shape, dict[int, z3.BoolRef]] = field(default_factory=dict)
    asked: dict[tuple[int, int, int], tuple[Epoch, Epoch]] = field(default_factory=dict)
    drawn: dict[int, tuple[Epoch, list[Drawn]]] = field(default_factory=dict)

    def noises(self, epoch: Epoch) -> list[Drawn]:
        """The noise of an epoch, read once."""
        if id(epoch) not in self.drawn:
            self.drawn[id(epoch)] = epoch, noises(epoch)
        return self.drawn[id(epoch)][1]

    def note(self, user: int, left: LedgerState, right: LedgerState) -> None:
        """Adds the claims on a run and on the run with the user's other samples."""
        found: list[object] = []
        costs: list[tuple[z3.ArithRef, z3.ArithRef]] = []
        shape: list[Hidden] = []
        hidden: Tally[Radius] = Tally()
        account, released = Account(), 0
        for node, (one, other) in enumerate(zip(left.epochs, right.epochs, strict=True), start=1):
            own = [contribution for contribution in one.contributions if contribution.user == user]
            new = (id(one), id(other), user) not in self.asked
            self.asked[id(one), id(other), user] = one, other
            made = self.noises(one)
            radii = radii_of(one, made)
            found += [made == self.noises(other), are_hidden(one, made, node)]
            hidden.update(radius for radius in radii if radius is not None)
            for mine, theirs in zip(one.contributions, other.contributions, strict=True):
                found += same_contribution(mine, theirs) if new else ()
            if new and not own:
                found += [shift == 0 for shift in all_shifts(one, other, self.context)]
            for contribution in own:
                shape.append(radii)
                kind = (account.series == one.series.first, one.excess is not None)
                block = (len(shape), 1 + released, released + contribution.size, *kind)
                account = pure.in_series(account, one.series)
                if new:
                    self._note_contribution(block, contribution, account, one, other)
                for name, cost in zip(COSTS, costs_of(contribution), strict=True):
                    costs.append((term(cost, self.context), self._of(name, len(shape))))
                account, released = pure.debit(account, contribution), released + contribution.size
        spent = term(left.accounts[user].spent, self.context)
        found += [
            *(many <= radius[2] for radius, many in hidden.items()),
            ledger_invariants.ledger_never_overdrawn(spent),
            ledger_invariants.path_loss(total(self._losses(shape), self.context), spent),
        ]
        group = self.sums.setdefault(tuple(shape), {})
        for claim in found:
            put = z3.substitute(condition(claim, self.context), *costs)
            group[put.get_id()] = put

    def _note_contribution(
        self, block: Block, contribution: Contribution, account: Account, left: Epoch, right: Epoch
    ) -> None:
        """Adds what must hold of a contribution, whatever was spent before."""
        known = [
            *unknown_parts(account, any_account(self.context)),
            *unnamed((*left.sums, left.excess, *right.sums, right.excess), contribution),
        ]
        moved = shifts(left, right, self.context, known)
        after = pure.debit(account, contribution)
        costs = [put_for(known, term(cost, self.context)) for cost in costs_of(contribution)]
        sound = put_for(known, is_sound(after, self.context))
        grows = put_for(known, condition(after.spent >= account.spent, self.context))
        free = [costs[1] == 0] if left.excess is None else []
        # one question for each: together they cost a solver many times as much
        for kind, claims in (
            (MOVES, [*within_costs(moved, costs), *free]),
            (SPENT, [sound, grows]),
        ):
            group = self.contributions.setdefault((block, kind), {})
            for claim in claims:
                made = condition(claim, self.context)
                group[made.get_id()] = made

    def _of(self, stem: str, place: int) -> z3.ArithRef:
        return real(f"{stem}_{place}", self.context)

    def _losses(self, shape: Sequence[Hidden]) -> list[z3.ArithRef]:
        """The loss within each radius."""
        return [self._loss(radius) for radius in _radii(shape)]

    def _loss(self, radius: Radius) -> z3.ArithRef:
        return real("loss_" + "_".join(map(str, radius)), self.context)

    def of_contributions(self) -> Iterator[Query]:
        """Two queries for each kind of contribution."""
        before = {"the account before": is_sound(any_account(self.context), self.context)}
        for (block, kind), group in sorted(self.contributions.items()):
            name = "contribution {} of a user, samples {} to {}".format(*block)
            name += f"{', of one series' if block[3] else ''}{'' if block[4] else ', no excess'}"
            name = f"{name}, {kind}"
            yield Query(name, before, all_of(group.values(), self.context), WHOLE)

    def of_sums(self) -> Iterator[Query]:
        """A query for each way in which the radii hide a user's contributions.

        As `of_contributions` shows, costs are not negative, an excess that is not released costs nothing,
        and no account is overdrawn. The loss within a radius is at most the largest cost of the
        contributions that it hides.
        """
        for shape, group in sorted(self.sums.items(), key=lambda item: _described(item[0])):
            premises: dict[str, z3.BoolRef] = {}
            spent = dict[Radius, Number]()
            for place, radii in enumerate(shape, start=1):
                costs = [self._of(name, place) for name in COSTS]
                for radius, cost in zip(radii, costs, strict=True):
                    if radius is not None:
                        spent[radius] = maximum(spent.get(radius, 0), cost)
                nothing = [costs[1] == 0] if radii[1] is None else []
                shown = all_of([cost >= 0 for cost in costs] + nothing, self.context)
                premises[f"as shown of contribution {place}"] = shown
            for radius, largest_cost in spent.items():
                lost = ledger_invariants.path_loss(self._loss(radius), largest_cost)
                name = f"within the radius of counter {radius[0]} from epoch {radius[1]} on"
                premises[name] = condition(lost, self.context)
            premises["as shown of accounts"] = self._never_overdrawn(shape)
            yield Query(_described(shape), premises, all_of(group.values(), self.context), WHOLE)

    def _never_overdrawn(self, shape: Shape) -> z3.BoolRef:
        """What `of_contributions` shows of spending, with the series taken from the radii."""
        account = Account()
        shown: list[object] = []
        for place, ((_, first, length, strata), _) in enumerate(shape, start=1):
            sums, excesses = (self._of(name, place) for name in COSTS)
            account = pure.in_series(account, Series(first, length, 0, strata))
            account = pure.debit(account, Contribution(0, 1, 0, sums, 1, 0, 0, excesses, 1))
            shown.append(ledger_invariants.ledger_never_overdrawn(account.spent))
        return all_of(shown, self.context)


COSTS = ("sum_cost", "excess_cost")


def costs_of(contribution: Contribution) -> tuple[Number, Number]:
    """The cost of the contribution for an epoch's sums, and for its excess."""
    return contribution.sum_cost, contribution.excess_cost


def within_costs(moved: Shifts, costs: Sequence[Number]) -> Iterator[Condition]:
    """That the sums change, together, by at most their cost, and the excess by at most its own."""
    for moves, cost in zip(moved, costs, strict=True):
        yield ledger_invariants.epoch_sensitivity(moves, [0] * len(moves), cost)


def unknown_parts(account: Account, unknown: Account) -> Iterator[tuple[z3.ArithRef, z3.ArithRef]]:
    """The terms of an account, each with the unknown that stands for it."""
    for name in ("spent", *COSTS):
        made, put = getattr(account, name), getattr(unknown, name)
        if isinstance(made, z3.ArithRef):
            yield made, put


def _radii(shape: Sequence[Hidden]) -> list[Radius]:
    return sorted({radius for pair in shape for radius in pair if radius is not None})


def _described(shape: Shape) -> str:
    if not shape:
        return "no contribution of a user"
    radii = [" and ".join(map(_name_of, pair)) for pair in shape]
    return f"contributions within the radii {', '.join(radii)}"


def _name_of(radius: Radius | None) -> str:
    return "no excess" if radius is None else "{}:{}/{}x{}".format(*radius)


Shifts = tuple[Sequence[z3.ArithRef], Sequence[z3.ArithRef]]
"""The differences of an epoch's sums, and that of its excess."""


def shifts(left: Epoch, right: Epoch, context: z3.Context, known: Unknowns = ()) -> Shifts:
    """The difference of each of the epoch's sums between the runs, after cancelling common terms.

    An excess that is not released does not differ.
    """
    pairs = [
        *zip(left.sums, right.sums, strict=True),
        (_or_nothing(left.excess), _or_nothing(right.excess)),
    ]
    *sums, excess = (
        z3.simplify(put_for(known, real_term(one, context) - real_term(other, context)))
        for one, other in pairs
    )
    return sums, [excess]


def all_shifts(left: Epoch, right: Epoch, context: z3.Context) -> list[z3.ArithRef]:
    """The differences of the epoch's sums and of its excess."""
    sums, excess = shifts(left, right, context)
    return [*sums, *excess]


def _or_nothing(excess: Number | None) -> Number:
    return 0 if excess is None else excess


Term = TypeVar("Term", bound=z3.ExprRef)


def put_for(unknowns: Unknowns, made: Term) -> Term:
    """The term with unknowns substituted for parts of it."""
    return z3.substitute(made, *unknowns)


def unnamed(numbers: Sequence[Number | None], contribution: Contribution) -> Unknowns:
    """Names for the unknowns of a contribution's user, for claims that do not depend on who it is."""
    found = []
    for part in subterms([each for each in numbers if isinstance(each, z3.ArithRef)]):
        stem, *rest = part.decl().name().rsplit("_", 2)
        if (
            is_unknown(part)
            and isinstance(part, z3.ArithRef)
            and rest[:1] == [str(contribution.user)]
        ):
            found.append((part, real("_".join([stem, *rest[1:]]), part.ctx)))
    return found


def same_contribution(mine: Contribution, theirs: Contribution) -> Iterator[object]:
    """That two contributions are equal; nothing to show if their terms are identical."""
    yield (mine.user, mine.size) == (theirs.user, theirs.size)
    for name in OFFERED:
        left, right = getattr(mine, name), getattr(theirs, name)
        if not (isinstance(left, z3.ExprRef) and isinstance(right, z3.ExprRef) and left.eq(right)):
            yield left == right
