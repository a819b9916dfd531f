"""Unknown real numbers, on which the specification's rational arithmetic runs and branches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import z3

from withhold_proofs.numbers.integers import Integer, Truth, World


@dataclass(frozen=True, eq=False)
class Real:
    """An unknown real number on which the code branches. numerator, denominator: of a rational number."""

    world: World
    term: z3.ArithRef
    numerator: Real | None = None
    denominator: Real | None = None

    def _made(self, other: object, combine: Callable[[Any, Any], Any]) -> Real:
        return Real(self.world, combine(self.term, real_of(other)))

    def __add__(self, other: object) -> Real:
        return self._made(other, lambda one, two: one + two)

    def __sub__(self, other: object) -> Real:
        return self._made(other, lambda one, two: one - two)

    def __rsub__(self, other: object) -> Real:
        return self._made(other, lambda one, two: two - one)

    def __mul__(self, other: object) -> Real:
        return self._made(other, lambda one, two: one * two)

    __rmul__ = __mul__

    def __truediv__(self, other: object) -> Real:
        return self._made(other, lambda one, two: one / two)

    def __rtruediv__(self, other: object) -> Real:
        return self._made(other, lambda one, two: two / one)

    def __le__(self, other: object) -> Truth:
        return Truth(self.world, self.term <= real_of(other))

    def __lt__(self, other: object) -> Truth:
        return Truth(self.world, self.term < real_of(other))

    def __gt__(self, other: object) -> Truth:
        return Truth(self.world, self.term > real_of(other))

    def __eq__(self, other: object) -> Truth:  # type: ignore[override]  # a condition, not a bool
        return Truth(self.world, self.term == real_of(other))

    __hash__ = object.__hash__


def real_of(number: object) -> Any:
    """The number as something that z3's reals combine with."""
    if isinstance(number, Integer):
        return z3.ToReal(number.term)
    return number.term if isinstance(number, Real) else number
