"""Numbers without a value: a run on them that ends has not looked at any sample.

A secret number can be added, multiplied and compared. A comparison returns a condition that only
`withhold_spec.number.ite` accepts, and the result is a secret number again. Every operation by which
Python could decide something from a number raises `Looked`: truth, equality, hash, index, conversion.
"""

from __future__ import annotations

from typing import NoReturn

from withhold_spec.number import Number, ite


class Looked(TypeError):
    """The code under proof asked a number without a value for its value."""

    def __init__(self, how: str) -> None:
        super().__init__(f"{how} of a number without a value")


class Guarded:
    """Raises `Looked` for every operation that would reveal a value."""

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
        raise Looked("conversion to int")

    def __float__(self) -> NoReturn:
        raise Looked("conversion to float")

    def __str__(self) -> NoReturn:
        raise Looked("conversion to text")


class SecretCondition:
    """The outcome of comparing secret numbers."""

    __slots__ = ()

    def __bool__(self) -> NoReturn:
        raise Looked("a branch on a comparison")


class SecretNumber(Guarded):
    """A number without a value. No two of them can be told apart."""

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
    """`ite` on a secret condition: the result is secret, whichever number is chosen."""
    return SecretNumber()
