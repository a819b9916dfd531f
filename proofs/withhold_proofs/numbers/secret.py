"""Numbers that refuse to be looked at: a run on them that ends has looked at no sample.

A secret number has no value at all. It can be added, multiplied and compared; a comparison gives a
condition that only `withhold_spec.number.ite` takes, and gives back a secret number. Everything by
which Python could turn a number into a decision is refused: truth, equality, hash, index, integer.
"""

from __future__ import annotations

from typing import NoReturn

from withhold_spec.number import Number, ite


class Looked(TypeError):
    """A number without a value was asked for its value."""

    def __init__(self, how: str) -> None:
        super().__init__(f"{how} of a number that has no value here")


class Guarded:
    """Refuses every way of looking."""

    __slots__ = ()

    def __eq__(self, other: object) -> NoReturn:
        raise Looked("equality")

    def __ne__(self, other: object) -> NoReturn:
        raise Looked("equality")

    def __hash__(self) -> NoReturn:
        raise Looked("the hash")

    def __bool__(self) -> NoReturn:
        raise Looked("the truth")

    def __index__(self) -> NoReturn:
        raise Looked("the index")

    def __int__(self) -> NoReturn:
        raise Looked("the integer part")

    def __float__(self) -> NoReturn:
        raise Looked("the size")

    def __str__(self) -> NoReturn:
        raise Looked("the digits")


class SecretCondition:
    """The outcome of comparing secret numbers."""

    __slots__ = ()

    def __bool__(self) -> NoReturn:
        raise Looked("a branch on a comparison")


class SecretNumber(Guarded):
    """Any number. All of them are alike, so nothing about one can be found out."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "SecretNumber()"

    def __add__(self, other: Number, /) -> SecretNumber:
        return self

    __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __add__

    def __lt__(self, other: Number, /) -> SecretCondition:
        return SecretCondition()

    __le__ = __gt__ = __ge__ = __lt__


@ite.register(SecretCondition)
def choose(condition: SecretCondition, then: Number, otherwise: Number) -> Number:
    """`ite` on secrets: which one it is, is secret too."""
    return SecretNumber()
