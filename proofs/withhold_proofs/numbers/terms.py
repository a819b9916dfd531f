"""Solver terms as numbers of the specification.

Importing this module registers z3's conditions with `withhold_spec.number.ite`. All checks make literals
with the functions below. They write integers and fractions exactly, and refuse floats, which z3 would
read as rounded decimals.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import cast

import z3

from withhold_spec.number import Number, ite


def integer(name: str, context: z3.Context) -> z3.ArithRef:
    """An unknown integer."""
    return z3.Int(name, context)


def real(name: str, context: z3.Context) -> z3.ArithRef:
    """An unknown real number."""
    return z3.Real(name, context)


def boolean(name: str, context: z3.Context) -> z3.BoolRef:
    """An unknown truth value."""
    return z3.Bool(name, context)


def bits(name: str, width: int, context: z3.Context) -> z3.BitVecRef:
    """An unknown machine word."""
    return z3.BitVec(name, width, context)


def integers(stem: str, count: int, context: z3.Context) -> list[z3.ArithRef]:
    """Unknown integers stem_1 ... stem_count."""
    return [integer(f"{stem}_{i}", context) for i in range(1, count + 1)]


def reals(stem: str, count: int, context: z3.Context) -> list[z3.ArithRef]:
    """Unknown real numbers stem_1 ... stem_count."""
    return [real(f"{stem}_{i}", context) for i in range(1, count + 1)]


def rational(number: int | Fraction, context: z3.Context) -> z3.ArithRef:
    """The exact real literal.

    >>> str(rational(Fraction(1, 3), z3.Context()))
    '1/3'
    """
    _refuse_inexact(number)
    fraction = Fraction(number)
    return z3.Q(fraction.numerator, fraction.denominator, context)


def whole(number: int, context: z3.Context) -> z3.ArithRef:
    """The exact integer literal."""
    _refuse_inexact(number)
    return z3.IntVal(number, context)


def term(number: Number, context: z3.Context) -> z3.ArithRef:
    """A number that the specification returned, as an arithmetic term.

    Raises: TypeError for a float, and for any other kind of number.
    """
    if isinstance(number, z3.ArithRef):
        return number
    if isinstance(number, Fraction) and number.denominator != 1:
        return rational(number, context)
    if isinstance(number, int | Fraction):
        return whole(int(number), context)
    raise TypeError(f"a {type(number).__name__} cannot become an arithmetic term")


def real_term(number: Number, context: z3.Context) -> z3.ArithRef:
    """The number as a term of sort Real."""
    if isinstance(number, int | Fraction):
        return rational(number, context)
    made = term(number, context)
    return z3.ToReal(made) if made.is_int() else made


def as_int(number: object) -> int:
    """A solver term, typed as the `int` that the specification's functions are annotated with."""
    return cast(int, number)


def as_fraction(number: object) -> Fraction:
    """A solver term, typed as the `Fraction` that the specification's functions are annotated with."""
    return cast(Fraction, number)


def condition(value: object, context: z3.Context) -> z3.BoolRef:
    """A comparison's outcome as a term; it is a bool if both sides were plain numbers."""
    if isinstance(value, z3.BoolRef):
        return value
    if isinstance(value, bool):
        return z3.BoolVal(value, context)
    raise TypeError(f"a {type(value).__name__} cannot become a condition")


def all_of(conditions: Iterable[object], context: z3.Context) -> z3.BoolRef:
    """The conjunction without repetitions; true if there are no conditions."""
    parts = _once(condition(each, context) for each in conditions)
    return z3.And(parts) if parts else z3.BoolVal(True, context)


def any_of(conditions: Iterable[object], context: z3.Context) -> z3.BoolRef:
    """The disjunction without repetitions; false if there are no conditions."""
    parts = _once(condition(each, context) for each in conditions)
    return z3.Or(parts) if parts else z3.BoolVal(False, context)


def absolute(number: z3.ArithRef) -> z3.ArithRef:
    """|number|."""
    return z3.If(number < 0, -number, number)


def total(numbers: Sequence[Number], context: z3.Context) -> z3.ArithRef:
    """The sum as a term; 0 if there are no numbers."""
    result: Number = 0
    for number in numbers:
        result = result + number
    return term(result, context)


def between(low: Number, number: z3.ArithRef, high: Number) -> z3.BoolRef:
    """low <= number <= high."""
    return z3.And(number >= low, number <= high)


@ite.register(z3.BoolRef)
def choose(chooser: z3.BoolRef, then: Number, otherwise: Number) -> Number:
    """`ite` on a solver's condition; an integer beside a real number becomes real."""
    context = chooser.ctx
    if _is_word(then) or _is_word(otherwise):
        return cast(Number, z3.If(chooser, then, otherwise))
    first, second = term(then, context), term(otherwise, context)
    if first.is_int() != second.is_int():
        first, second = real_term(then, context), real_term(otherwise, context)
    return z3.If(chooser, first, second)


def _once(conditions: Iterable[z3.BoolRef]) -> list[z3.BoolRef]:
    return list({each.get_id(): each for each in conditions}.values())


def _is_word(number: object) -> bool:
    return isinstance(number, z3.BitVecRef)


def _refuse_inexact(number: object) -> None:
    if isinstance(number, bool) or not isinstance(number, int | Fraction):
        raise TypeError(f"a literal must be an integer or a fraction, not {type(number).__name__}")
