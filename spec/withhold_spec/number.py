"""The numbers that the specification computes with.

Every secret is a `Number`. There are three kinds: exact numbers (`int`, `Fraction`), terms of a
solver, and numbers that raise if a program branches on them. So the same text is evaluated,
proved, and shown to be data-oblivious: no function turns a comparison of secrets into a Python
branch; it uses `ite` instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import singledispatch
from typing import Protocol, TypeAlias


class SymbolicCondition(Protocol):
    """The outcome of comparing symbolic numbers; only `ite` may decide by it."""

    def __hash__(self) -> int: ...


class SymbolicNumber(Protocol):
    """The operations of a number of another kind: those of an ordered ring."""

    def __add__(self, other: Number, /) -> SymbolicNumber: ...
    def __radd__(self, other: Number, /) -> SymbolicNumber: ...
    def __sub__(self, other: Number, /) -> SymbolicNumber: ...
    def __rsub__(self, other: Number, /) -> SymbolicNumber: ...
    def __mul__(self, other: Number, /) -> SymbolicNumber: ...
    def __rmul__(self, other: Number, /) -> SymbolicNumber: ...
    def __lt__(self, other: Number, /) -> SymbolicCondition: ...
    def __le__(self, other: Number, /) -> SymbolicCondition: ...
    def __gt__(self, other: Number, /) -> SymbolicCondition: ...
    def __ge__(self, other: Number, /) -> SymbolicCondition: ...


Number: TypeAlias = "int | Fraction | SymbolicNumber"
Condition: TypeAlias = "bool | SymbolicCondition"


@singledispatch
def ite(condition: Condition, then: Number, otherwise: Number) -> Number:
    """`then` where the condition holds, `otherwise` where it does not.

    Other kinds of number register their own condition type here.
    """
    raise TypeError(f"no choice is defined on conditions of type {type(condition).__name__}")


@ite.register
def _(condition: bool, then: Number, otherwise: Number) -> Number:
    return then if condition else otherwise


def maximum(first: Number, second: Number) -> Number:
    """The larger of two numbers.

    >>> maximum(2, 5)
    5
    """
    return ite(first < second, second, first)


def clip(value: Number, low: Number, high: Number) -> Number:
    """The projection of a value on the interval [low, high], for low <= high.

    Paper: the operator Pi around eq:wishfulprojint, eq:singinterval and eq:fullprojinterval.

    >>> clip(7, 0, 5), clip(-1, 0, 5), clip(3, 0, 5)
    (5, 0, 3)
    """
    return ite(value < low, low, ite(high < value, high, value))


def add(numbers: Sequence[Number]) -> Number:
    """The sum of the numbers; 0 when there are none.

    >>> add([1, Fraction(1, 2)])
    Fraction(3, 2)
    """
    result: Number = 0
    for number in numbers:
        result = result + number
    return result
