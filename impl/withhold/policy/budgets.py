"""Columns of budgets, one per user, in the units that accounts are kept in.

An account book says which units these are; what is proposed and what is charged is worked out alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, Self, TypeVar

import numpy as np

from withhold.core.batch import Mask
from withhold.core.columns import total
from withhold.core.counter import Numbers


class Budgets(Protocol):
    """A column of what users may spend, or have spent, or are to pay."""

    @classmethod
    def cost_of(cls, changes: Numbers) -> Self:
        """What it costs to change a sum by so much, in budget units, 0 to BUDGET."""
        ...

    def change(self) -> Numbers:
        """The largest change of a sum that each of these pays for, in budget units."""
        ...

    def plus(self, other: Self) -> Self:
        """The sums."""
        ...

    def less(self, other: Self) -> Self:
        """The differences, or 0 where they are negative."""
        ...

    def least(self, other: Self) -> Self:
        """The smaller of each pair."""
        ...

    def part(self, parts: int) -> Self:
        """One of so many parts, rounded down."""
        ...

    def exceeds(self, other: Self) -> Mask:
        """Where this is more than the other."""
        ...

    def sum(self) -> int:
        """All of them together."""
        ...

    def largest(self) -> int:
        """The largest of them, or 0 if there are none."""
        ...


B = TypeVar("B", bound=Budgets)


@dataclass(frozen=True, slots=True)
class Linear:
    """Budgets in budget units: a change of a sum costs as many units as it changes the sum by."""

    units: Numbers

    @classmethod
    def cost_of(cls, changes: Numbers) -> Linear:
        """The same numbers."""
        return cls(changes)

    def change(self) -> Numbers:
        """The same numbers."""
        return self.units

    def plus(self, other: Linear) -> Linear:
        """The sums."""
        return Linear(self.units + other.units)

    def less(self, other: Linear) -> Linear:
        """The differences, or 0 where they are negative."""
        return Linear(np.maximum(self.units - other.units, 0))

    def least(self, other: Linear) -> Linear:
        """The smaller of each pair."""
        return Linear(np.minimum(self.units, other.units))

    def part(self, parts: int) -> Linear:
        """One of so many parts, rounded down."""
        return Linear(self.units // parts)

    def exceeds(self, other: Linear) -> Mask:
        """Where this is more than the other."""
        more: Mask = (self.units > other.units).astype(np.bool_)
        return more

    def sum(self) -> int:
        """All of them together."""
        return total(self.units)

    def largest(self) -> int:
        """The largest of them, or 0 if there are none."""
        return int(self.units.max(initial=0))
