"""The proposals of an epoch, chosen and carried out in a table of accounts.

The steps are those of `make_proposals`. Each asks all parts of the table a question, because it needs
what they say together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

import numpy as np

from withhold.core.batch import Ints
from withhold.core.columns import SAFE
from withhold.core.counter import Numbers
from withhold.engines import questions
from withhold.engines.accounts import Accounts
from withhold.engines.part import Columns, Public
from withhold.engines.questions import NONE, Case
from withhold.policy.design import Design, Weighted, Worths
from withhold.policy.intervals import Table
from withhold.policy.plan import Plan, choose_table
from withhold.policy.posterior import Posterior
from withhold.policy.scheduling import Schedule
from withhold.policy.totals import Totals
from withhold.policy.weights import CANDIDATES, WORST, Levels, Placed, Trade, levels_between

T = TypeVar("T")


class Ask(Protocol):
    """Asks what the blocks of all parts contain in each case, or their squares (see `Case.of`)."""

    def __call__(self, cases: list[Case], *, with_total: bool) -> list[Ints]: ...


@dataclass(frozen=True, slots=True)
class Spent:
    """What all users have spent: in account units, as a change of a sum, and the most of any user."""

    units: int
    change: int
    largest: int


@dataclass(frozen=True, slots=True)
class Contributed:
    """What users contribute to an epoch (see `Taken`), the largest charge, and what they have spent then.

    after: the columns of a part of the table then.
    """

    inside: list[int]
    outside: int
    charge: int
    spent: Spent
    totals: Totals
    after: Callable[[Columns], Columns]


class Choice:
    """An epoch's proposals, in the making."""

    def __init__(
        self, accounts: Accounts, public: Public, plan: Plan, blocks: list[Worths], end: int
    ) -> None:
        """blocks: of each stratum. end: of the series."""
        self._ask, self._plan, self._blocks = accounts.ask, plan, blocks
        self._epoch = public, plan, end
        self._table: Table | None = None
        self._asked = False
        self._wide = [True] * plan.strata
        self._levels: list[int] = []

    def choose_intervals(self, posterior: Posterior, schedule: Schedule) -> Table:
        """Chooses the intervals, and whether an excess is asked for."""
        plan, ask = self._plan, self._ask
        self._table = table = choose_table(
            posterior,
            schedule,
            plan,
            self._blocks,
            lambda: list(map(int, ask(questions.Changes(*self._epoch)).sums)),
            wide=False,
        )
        if plan.useful(table).any():
            (change,) = ask(questions.ExcessChanges(*self._epoch, table)).sums
            self._asked = plan.is_asked(int(change))
        return table

    def choose_weights(self, trades: list[Trade]) -> None:
        """Chooses the level of each stratum."""
        reach = self._ask(questions.Reach(*self._proposing)).largest
        ends = grouped(reach, 3)
        divisors = self._plan.divisors
        self._wide = [most * int(divisors.max()) >= SAFE for most, _, _ in ends]
        compared = [
            [0] * CANDIDATES if most == NONE else levels_between(high, -low)
            for most, high, low in ends
        ]
        levels = self._placed(compared)
        found = [
            self._best(*each) for each in zip(trades, levels, self._designs(levels), strict=True)
        ]
        self._levels = [each[level] for each, level in zip(compared, found, strict=True)]

    def _placed(self, compared: list[list[int]]) -> list[Levels]:
        """What the weights of each stratum are at each level."""
        answer = self._ask(questions.Places(*self._proposing, compared))
        sums, largest = grouped(answer.sums, 2), grouped(answer.largest, CANDIDATES)
        found = []
        for blocks, levels, wide, (number, weights), most in zip(
            self._blocks, compared, self._wide, sums, largest, strict=True
        ):
            divisors: Numbers = self._plan.divisors
            if wide:
                divisors = divisors.astype(np.object_)
            placed = Placed(number.astype(np.int64), weights.astype(np.object_), list(most))
            found.append(Levels(blocks, divisors, levels, placed))
        return found

    def _designs(self, levels: list[Levels]) -> list[list[Design]]:
        """The design of each stratum's weights at each level."""
        limited, cases = [], []
        for blocks, each in zip(self._blocks, levels, strict=True):
            for level in range(CANDIDATES):
                limited.append([each.limited(level)])
                cases.append(Case(blocks, each.largest[level]))
        compared = [each.levels for each in levels]

        def free(cases: list[Case], *, with_total: bool) -> list[Ints]:
            own = grouped(cases, CANDIDATES)
            return self._ask(questions.FreeBlocks(*self._proposing, compared, own, with_total)).sums

        return grouped(list(designs(cases, limited, free)), CANDIDATES)

    def _best(self, trade: Trade, levels: Levels, designs: list[Design]) -> int:
        """The level of least expected error."""
        found = WORST, 0
        for level, design in enumerate(designs):
            found = min(found, (trade.error(trade.noise_square(levels, level), design), level))
        return found[1]

    def contributed(self, *, with_excess: bool) -> Contributed:
        """What users contribute."""
        chosen = (*self._proposing, self._levels, with_excess)
        question, strata = questions.Sums(*chosen), self._plan.strata
        answer = self._ask(question)
        sums = iter(answer.sums)
        inside = [int(next(sums)) for _ in range(strata)]
        outside, units, change, is_queried = (int(next(sums)) for _ in range(4))
        queried = next(sums).tolist()
        weights, seen = ([next(sums).tolist() for _ in range(strata)] for _ in range(2))
        charge, largest, *most = answer.largest
        cases = [Case(*each) for each in zip(self._blocks, most, strict=True)]

        def blocks(cases: list[Case], *, with_total: bool) -> list[Ints]:
            return self._ask(questions.ChosenBlocks(*chosen, cases, with_total)).sums

        found = list(designs(cases, [[]] * strata, blocks))
        totals = Totals(self._blocks, weights, seen, queried if is_queried else None, found)
        spent = Spent(units, change, largest)
        return Contributed(inside, outside, charge, spent, totals, question.after)

    @property
    def _proposing(self) -> tuple[Public, Plan, int, Table, bool, list[bool]]:
        """What all questions about weights contain."""
        assert self._table is not None
        return (*self._epoch, self._table, self._asked, self._wide)


def grouped(items: list[T], size: int) -> list[list[T]]:
    """Consecutive items, so many at a time."""
    return [items[start : start + size] for start in range(0, len(items), size)]


def designs(cases: list[Case], known: list[list[Weighted]], ask: Ask) -> Iterator[Design]:
    """The design of each case; known: blocks of it that no part contains."""
    own = [case.contents(parts) for case, parts in zip(cases, known, strict=True)]
    by_kind = [
        (mine + theirs).astype(np.int64)
        for (mine,), theirs in zip(own, ask(cases, with_total=False), strict=True)
    ]
    cases = [
        replace(case, total=int(each.sum())) for case, each in zip(cases, by_kind, strict=True)
    ]
    squares = grouped(ask(cases, with_total=True), 2)
    for case, parts, each, theirs in zip(cases, known, by_kind, squares, strict=True):
        samples, users = (
            int(mine + more) for mine, more in zip(case.squares(parts), theirs, strict=True)
        )
        yield case.blocks.design(each, samples, users)
