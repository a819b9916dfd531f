"""Columns of budgets, one per user, in account units.

Account units are budget units with Laplace noise (`Linear`), and squared budget units with
Gaussian noise (`withhold.accounted.squares`). With this interface the same code proposes and
charges in both.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, Self, TypeVar

import numpy as np

from withhold.core.batch import Mask
from withhold.core.columns import total
from withhold.core.counter import Numbers


class Budgets(Protocol):
    """A column of amounts in account units: budget limits, available budgets, or charges."""

    @classmethod
    def cost_of(cls, changes: Numbers) -> Self:
        """The costs of changes of a sum. `changes` are in budget units, from 0 to BUDGET."""
        ...

    def change(self) -> Numbers:
        """The largest change of a sum that each amount pays for, in budget units."""
        ...

    def plus(self, other: Self) -> Self:
        """The sums, row by row."""
        ...

    def less(self, other: Self) -> Self:
        """The differences, row by row, or 0 where they are negative."""
        ...

    def least(self, other: Self) -> Self:
        """The smaller amount of each row."""
        ...

    def most(self, other: Self) -> Self:
        """The larger amount of each row."""
        ...

    def only(self, rows: Mask) -> Self:
        """The amounts of these rows, and 0 in the others."""
        ...

    def part(self, parts: int) -> Self:
        """Each amount divided by `parts`, rounded down."""
        ...

    def exceeds(self, other: Self) -> Mask:
        """Whether each amount is larger than the other of its row."""
        ...

    def sum(self) -> int:
        """The total."""
        ...

    def largest(self) -> int:
        """The largest amount, or 0 if the column is empty."""
        ...


B = TypeVar("B", bound=Budgets)


@dataclass(frozen=True, slots=True)
class Linear:
    """Budgets in budget units: a change of a sum costs as many units as it changes the sum by."""

    units: Numbers

    @classmethod
    def cost_of(cls, changes: Numbers) -> Linear:
        """The costs of changes of a sum, which are equal to the changes."""
        return cls(changes)

    def change(self) -> Numbers:
        """The largest changes that these amounts pay for, which are equal to the amounts."""
        return self.units

    def plus(self, other: Linear) -> Linear:
        """The sums, row by row."""
        return Linear(self.units + other.units)

    def less(self, other: Linear) -> Linear:
        """The differences, row by row, or 0 where they are negative."""
        return Linear(np.maximum(self.units - other.units, 0))

    def least(self, other: Linear) -> Linear:
        """The smaller amount of each row."""
        return Linear(np.minimum(self.units, other.units))

    def most(self, other: Linear) -> Linear:
        """The larger amount of each row."""
        return Linear(np.maximum(self.units, other.units))

    def only(self, rows: Mask) -> Linear:
        """The amounts of these rows, and 0 in the others."""
        return Linear(self.units * rows)

    def part(self, parts: int) -> Linear:
        """Each amount divided by `parts`, rounded down."""
        return Linear(self.units // parts)

    def exceeds(self, other: Linear) -> Mask:
        """Whether each amount is larger than the other of its row."""
        more: Mask = (self.units > other.units).astype(np.bool_, copy=False)
        return more

    def sum(self) -> int:
        """The total."""
        return total(self.units)

    def largest(self) -> int:
        """The largest amount, or 0 if the column is empty."""
        return int(self.units.max(initial=0))
