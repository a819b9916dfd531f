"""Numbers without a value: a run on them that ends has not looked at any sample.

A secret number can be added, multiplied and compared. A comparison returns a condition that only
`withhold_spec.number.ite` accepts, and the result is a secret number again. Every operation by which
Python could decide something from a number raises `Looked`: truth, equality, hash, index, conversion.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from withhold_spec.number import Number, ite


class Looked(TypeError):
    """The code under proof asked a number without a value for its value."""

    def __init__(self, how: str) -> None:
        super().__init__(f"{how} of a number without a value")


def refusal(how: str) -> Callable[..., NoReturn]:
    """A method that raises `Looked`."""

    def method(*arguments: object) -> NoReturn:
        raise Looked(how)

    return method


class Guarded:
    """Raises `Looked` for every operation that would reveal a value."""

    __slots__ = ()

    __eq__ = __ne__ = refusal("equality")
    __hash__ = refusal("the hash")
    __bool__ = refusal("the truth")
    __index__ = refusal("the index")
    __int__ = refusal("conversion to int")
    __float__ = refusal("conversion to float")
    __str__ = refusal("conversion to text")


class SecretCondition:
    """The outcome of comparing secret numbers."""

    __slots__ = ()

    __bool__ = refusal("a branch on a comparison")


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
