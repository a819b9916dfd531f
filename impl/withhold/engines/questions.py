"""Questions about the accounts of all users, which are asked of each part of their table.

Each is a function of a part's columns. Together they make the proposals of an epoch, as
`make_proposals` does in memory, and carry them out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np

from withhold.accounted.squares import Squares
from withhold.core.batch import Ints
from withhold.core.columns import total
from withhold.core.counter import Numbers
from withhold.engines.part import Answer, Columns, Part, Public, exact, part_of
from withhold.policy.budgets import Linear
from withhold.policy.design import Contents, Weighted, Worths
from withhold.policy.intervals import Table
from withhold.policy.plan import Offers, Plan, rows_of
from withhold.policy.shipped import Proposals
from withhold.policy.weights import Free, Limits

SOME: TypeAlias = "Part[Linear] | Part[Squares]"
NONE = -(1 << 200)  # the largest of nothing


@dataclass(frozen=True)
class Question(ABC):
    """A question, asked at a checkpoint."""

    public: Public

    def __call__(self, columns: Columns) -> Answer:
        """What a part with these columns answers."""
        return self.answer(part_of(self.public, columns))

    @abstractmethod
    def answer(self, part: SOME) -> Answer:
        """What a part answers."""


@dataclass(frozen=True)
class AvailableAt(Question):
    """The available budgets at a time: as a change of a sum, and in account units."""

    end: int

    def answer(self, part: SOME) -> Answer:
        budgets = part.book.available(part.who, part.limits(self.end), part.least)
        return Answer(exact(total(budgets.change()), budgets.sum()))


@dataclass(frozen=True)
class Planned(Question):
    """A question about an epoch with this plan; end: of its series, for budget limits."""

    plan: Plan
    end: int

    def offers(self, part: SOME) -> Offers[Linear] | Offers[Squares]:
        """What the accounts of the part allow."""
        return part.offers(self.plan, self.end)


@dataclass(frozen=True)
class Changes(Planned):
    """How much the sum of each stratum can change."""

    def answer(self, part: SOME) -> Answer:
        return Answer(exact(*self.offers(part).changes()))


@dataclass(frozen=True)
class ExcessChanges(Planned):
    """How much the excess can change."""

    table: Table

    def answer(self, part: SOME) -> Answer:
        return Answer(exact(total(self.offers(part).excess_changes(self.table))))


@dataclass(frozen=True)
class Proposing(Planned):
    """A question about weights.

    asked: whether the epoch has an excess query. wide: the strata whose levels need Python integers.
    """

    table: Table
    asked: bool
    wide: list[bool]

    def excess_weights(self, offers: Offers[Linear] | Offers[Squares]) -> Numbers:
        """The excess weights."""
        if not self.asked:
            return np.zeros_like(offers.kind)
        return offers.excess_weights(self.table, offers.excess_changes(self.table))

    def limits(
        self, offers: Offers[Linear] | Offers[Squares], excess_weights: Numbers
    ) -> list[Limits]:
        """The largest weights of the blocks of each stratum."""
        most, divisors, found = offers.most(self.table, excess_weights), self.plan.divisors, []
        for each, wide in enumerate(self.wide):
            inside, number = (
                rows_of(offers.stratum, each),
                np.dtype(np.object_ if wide else np.int64),
            )
            kind = offers.kind[inside]
            found.append(Limits(most[inside].astype(number), kind, divisors.astype(number)))
        return found

    def limits_in(self, part: SOME) -> list[Limits]:
        """The same of a part."""
        offers = self.offers(part)
        return self.limits(offers, self.excess_weights(offers))


@dataclass(frozen=True)
class Reach(Proposing):
    """Of each stratum: the largest weight, and the largest and smallest level that begins to limit blocks.

    The smallest is negated, so that the largest answer counts.
    """

    def answer(self, part: SOME) -> Answer:
        largest = list[int]()
        for limits in self.limits_in(part):
            reach = limits.reach
            found = [limits.most.max(), reach.max(), -reach.min()] if len(reach) else [NONE] * 3
            largest += map(int, found)
        return Answer(largest=largest)


@dataclass(frozen=True)
class Places(Proposing):
    """Of each stratum: the blocks by kind and place, and the largest weights; levels: of each stratum."""

    levels: list[list[int]]

    def answer(self, part: SOME) -> Answer:
        sums, largest = [], list[int]()
        for levels, limits in zip(self.levels, self.limits_in(part), strict=True):
            placed = limits.placed(limits.places(levels))
            sums += exact(placed.number, placed.sums)
            largest += placed.largest
        return Answer(sums, largest)


@dataclass(frozen=True)
class Case:
    """A stratum's blocks with some weights, among others that differ in the weights.

    largest: the largest weight. total: of the contents of all blocks, if it is known.
    """

    blocks: Worths
    largest: int
    total: int = 0

    def contents(self, parts: list[Weighted]) -> list[Ints]:
        """What these of the blocks contain, by kind."""
        return exact(self.blocks.by_kind(self.blocks.contents(parts, self.largest)))

    def squares(self, parts: list[Weighted]) -> list[Ints]:
        """What these of the blocks add to `samples` and `users` of the design."""
        contents = Contents(self.blocks.contents(parts, self.largest).parts, self.total)
        *_, found = (0, 0), *self.blocks.squares(contents)
        return exact(*found)

    def of(self, parts: list[Weighted], *, with_total: bool) -> list[Ints]:
        """The squares if the total is known, and the contents else."""
        return self.squares(parts) if with_total else self.contents(parts)


@dataclass(frozen=True)
class FreeBlocks(Proposing):
    """What the free blocks contain at each level of each stratum, or their squares."""

    levels: list[list[int]]
    cases: list[list[Case]]
    with_total: bool

    def answer(self, part: SOME) -> Answer:
        sums: list[Ints] = []
        for levels, limits, cases in zip(
            self.levels, self.limits_in(part), self.cases, strict=True
        ):
            place, steps = limits.places(levels), sorted(levels)
            free = Free(limits, place)
            for level, case in zip(levels, cases, strict=True):
                parts = free.last(int(np.count_nonzero(place <= steps.index(level))))
                sums += case.of(parts, with_total=self.with_total)
        return Answer(sums)


@dataclass(frozen=True)
class Chosen(Proposing):
    """A question about the proposals; levels: that of each stratum."""

    levels: list[int]
    with_excess: bool

    def carried_out(self, part: SOME) -> tuple[Proposals, int]:
        """Charges the users; the proposals that they pay for, and the largest charge."""
        offers = self.offers(part)
        excess_weights = self.excess_weights(offers)
        weights = np.zeros(len(part.who), dtype=np.int64)
        limits = self.limits(offers, excess_weights)
        for each, (level, own) in enumerate(zip(self.levels, limits, strict=True)):
            weights[rows_of(offers.stratum, each)] = own.at(level)
        kinds = replace(self.plan.kinds, of=offers.kind)
        made = Proposals(kinds, self.table, weights, excess_weights, offers.stratum)
        if not self.with_excess:
            made = made.without_excess()
        return part.contribute(made)

    def after(self, columns: Columns) -> Columns:
        """The columns of a part after the epoch."""
        part = part_of(self.public, columns)
        self.carried_out(part)
        return part.after()

    def weighted(self, made: Proposals) -> list[Weighted]:
        """The blocks of each stratum and their weights."""
        return [made.weighted(rows_of(made.stratum, each)) for each in range(self.plan.strata)]


@dataclass(frozen=True)
class Sums(Chosen):
    """What the proposals add up to.

    sums: of each stratum, the excess, what has been spent, whether blocks are queried,
    their excess weights by kind, and of each stratum the weights by kind, of all blocks and of those
    that are queried. largest: the charge, what a user has spent, and the weight in each stratum.
    """

    def answer(self, part: SOME) -> Answer:
        made, charge = self.carried_out(part)
        raw, strata, size = part.withheld(), self.plan.strata, len(self.plan.kinds.size)
        inside = made.by_stratum(made.inside(raw), strata)
        queried, spent = made.queried_by_kind(), part.spent()
        found = exact(*inside, total(made.outside(raw)), *spent.sums)
        found += exact(int(queried is not None), queried or [0] * size)
        found += exact(*made.weights_by_kind(strata), *made.seen_by_kind(strata))
        weights = [int(own.weights.max(initial=0)) for own in self.weighted(made)]
        return Answer(found, [charge, *spent.largest, *weights])


@dataclass(frozen=True)
class ChosenBlocks(Chosen):
    """What the blocks of each stratum contain, or their squares."""

    cases: list[Case]
    with_total: bool

    def answer(self, part: SOME) -> Answer:
        made, _ = self.carried_out(part)
        sums: list[Ints] = []
        for case, weighted in zip(self.cases, self.weighted(made), strict=True):
            sums += case.of(weighted.parts(), with_total=self.with_total)
        return Answer(sums)
