"""The accounts of some users as columns, and what they say together: the policy's step for each user.

An engine calls these functions on parts of the table of accounts, wherever it keeps them. All of it
is the mechanism's own code. `together` puts the answers of several parts together.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import Generic, TypeAlias

import numpy as np

from withhold.accounted.books import AccountBook, LinearBook, SquaredBook
from withhold.accounted.engine import contribute
from withhold.accounted.squares import Squares
from withhold.core.batch import Ints
from withhold.core.columns import total
from withhold.core.params import Params
from withhold.core.records import Form
from withhold.core.storage import Row, view
from withhold.policy.budgets import B, Linear
from withhold.policy.design import FEW
from withhold.policy.plan import Offers, Plan
from withhold.policy.scheduling import scheduler_of
from withhold.policy.shipped import Proposals

Columns: TypeAlias = Mapping[str, Ints]
USERS = ("user_code", "samples", "released", "withheld", "first_at")
SPENT = {
    "ledger": ("spent", "sum_costs", "excess_costs"),
    "gaussian": ("spent_high", "spent_low"),
}
"""What an account book keeps of each user, by mechanism."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a part says. sums: numbers that add up. largest: those of which the largest counts."""

    sums: list[Ints] = field(default_factory=list)
    largest: list[int] = field(default_factory=list)

    def plus(self, other: Answer) -> Answer:
        """What two parts say together."""
        return Answer(
            [one + two for one, two in zip(self.sums, other.sums, strict=True)],
            [max(pair) for pair in zip(self.largest, other.largest, strict=True)],
        )


def together(answers: Iterable[Answer]) -> Answer:
    """What several parts say together."""
    return reduce(Answer.plus, answers)


def exact(*numbers: object) -> list[Ints]:
    """Numbers, or columns of them, as Python integers, which do not overflow when they add up."""
    return [np.array(each, dtype=np.object_) for each in numbers]


@dataclass(frozen=True, slots=True)
class Public:
    """What is public at a checkpoint: how many samples and users there are.

    in_series: whether the open series has epochs ahead. begins: whether this is its first.
    """

    mechanism: Form
    params: Params
    samples: int
    users: int
    in_series: bool = False
    begins: bool = False


class Part(Generic[B]):
    """The users of a part who have withheld samples.

    who: their places in the part. sizes, counts: how many withheld samples they have, and how many in
    all.
    """

    __slots__ = ("_columns", "_public", "book", "counts", "sizes", "who")

    def __init__(self, public: Public, book: AccountBook[B], columns: Columns) -> None:
        self._public, self._columns, self.book = public, columns, book
        self.who = np.flatnonzero(columns["samples"] > columns["released"])
        self.counts = columns["samples"][self.who]
        self.sizes = self.counts - columns["released"][self.who]
        book.restore(self._spent(), len(columns["samples"]), in_series=public.in_series)

    def _spent(self) -> dict[str, Row]:
        """The columns of the account book; costs in an earlier series are over."""
        found: dict[str, Row] = {}
        for name in SPENT[self._public.mechanism]:
            column = self._columns[name]
            if self._public.begins and name.endswith("_costs"):
                column = np.zeros_like(column)
            found[name] = array("q", column.tobytes())
        return found

    @property
    def least(self) -> int:
        """The least change that a reserve must pay for."""
        return scheduler_of(self._public.params).least_reserve

    def limits(self, end: int) -> Ints:
        """The budget limits at time `end`."""
        scheduler, found = scheduler_of(self._public.params), [np.zeros(0, dtype=np.int64)]
        firsts = self._columns["first_at"][self.who]
        for start in range(0, len(self.who), FEW):
            rows = slice(start, start + FEW)
            found.append(scheduler.limits(self.counts[rows], firsts[rows], end, self._public.users))
        return np.concatenate(found)

    def offers(self, plan: Plan, end: int) -> Offers[B]:
        """What the accounts allow in an epoch of a series that ends at time `end`."""
        available = self.book.available_in_series(self.who, self.limits(end), self.least)
        kind = plan.kinds.find(self.sizes, self.counts)
        return Offers(plan, kind, available, self.book.excess_paid(self.who))

    def contribute(self, made: Proposals) -> tuple[Proposals, int]:
        """Charges the users; the proposals that they pay for, and the largest charge."""
        return contribute(self.book, self.who, made)

    def withheld(self) -> Ints:
        """The withheld sums."""
        return self._columns["withheld"][self.who]

    def spent(self) -> Answer:
        """What all users of the part have spent: in account units, as a change, and the most."""
        spent = self.book.all_spent()
        return Answer(exact(spent.sum(), total(spent.change())), [spent.largest()])

    def after(self) -> dict[str, Ints]:
        """The columns after an epoch that has taken all withheld samples."""
        columns = {name: self._columns[name] for name in USERS}
        columns |= {"released": columns["samples"], "withheld": np.zeros_like(columns["withheld"])}
        return columns | {
            name: view(row) for name, row in self.book.state().items() if not isinstance(row, list)
        }


def part_of(public: Public, columns: Columns) -> Part[Linear] | Part[Squares]:
    """A part of a table of accounts."""
    if public.mechanism == "gaussian":
        return Part(public, SquaredBook(), columns)
    return Part(public, LinearBook(), columns)
