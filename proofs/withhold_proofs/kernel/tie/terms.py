"""Writes Python's values as Coq terms."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction


def integer(value: int) -> str:
    """An integer as a term of type Z.

    >>> integer(3), integer(-3)
    ('3', '(-3)')
    """
    return str(value) if value >= 0 else f"({value})"


def rational(value: Fraction) -> str:
    """A fraction as a term of type Q.

    >>> rational(Fraction(-1, 2))
    '(Qmake (-1) 2)'
    """
    return f"(Qmake {integer(value.numerator)} {value.denominator})"


def boolean(value: bool) -> str:
    """A truth value as a term of type bool."""
    return "true" if value else "false"


def listed(terms: Iterable[str]) -> str:
    """Terms as a list."""
    return "[" + "; ".join(terms) + "]"


def integers(values: Iterable[int]) -> str:
    """Integers as a list of type list Z.

    >>> integers([1, -2])
    '[1; (-2)]'
    """
    return listed(map(integer, values))


CHUNK = 500
"""The longest list that is written as one: Coq reads a list by recursion."""
SMALL = 2**62
"""The size from which on an integer is no machine integer of Coq."""


def long_list(values: Sequence[int]) -> str:
    """Integers as a list of type list Z, of any length.

    Coq reads a machine integer several times as fast as an integer of type Z.

    >>> long_list([1, -2])
    '(concat [numbers [1; (-2)]%sint63])'
    >>> long_list([2**62])
    '(concat [[4611686018427387904]])'
    """
    chunks = (values[start : start + CHUNK] for start in range(0, len(values), CHUNK))
    return f"(concat {listed(map(_chunk, chunks))})"


def _chunk(values: Sequence[int]) -> str:
    if all(-SMALL <= value < SMALL for value in values):
        return f"numbers {integers(values)}%sint63"
    return integers(values)


def pair(left: str, right: str) -> str:
    """Two terms as a pair.

    >>> pair("a", "b")
    '(a, b)'
    """
    return f"({left}, {right})"
