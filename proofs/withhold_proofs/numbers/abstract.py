"""Roots, logarithms and roundings as unknowns with stated facts, so that formulas run on unknowns.

The facts: a root squares to its argument; a logarithm is not negative from 1 on and above 1 from 6 on;
a rounded number is within 1 of the exact one; each of these functions is monotone. `tests/model`
compares the facts with the real functions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil, floor
from typing import cast

import z3

from withhold_proofs.numbers.terms import as_fraction, integer, real, term
from withhold_spec.enclosures import Enclosure


@dataclass
class Abstract:
    """Substitutes for functions that compute roots, logarithms and roundings.

    Each distinct argument gets one unknown as its value. monotone: whether to state for every two values
    of one function that the larger argument has a value that is not smaller. facts: what is stated,
    by name. made: arguments and values, by function.
    """

    context: z3.Context
    monotone: bool = False
    facts: dict[str, z3.BoolRef] = field(default_factory=dict)
    made: dict[str, list[tuple[z3.ArithRef, z3.ArithRef]]] = field(default_factory=dict)

    def decide(
        self, formula: Callable[[int], Enclosure], rounding: Callable[[Fraction], int]
    ) -> z3.ArithRef:
        """The floor or the ceiling of the formula's value."""
        exact = value_of(formula(64))
        if rounding is ceil:
            return self._unknown("rounded_up", exact, integer, _rounds_up)
        if rounding is floor:
            return self._unknown("rounded_down", exact, integer, _rounds_down)
        raise TypeError("a rounding is a floor or a ceiling")

    def ceil16(self, formula: Callable[[int], Enclosure]) -> z3.ArithRef:
        """A number not below the formula's value."""
        exact = value_of(formula(64))
        return self._unknown("scale", exact, real, lambda of, scale: z3.And(scale >= of, of >= 0))

    def sqrt(self, radicand: Enclosure | Fraction | int, bits: int) -> Enclosure:
        """The root of the radicand."""
        exact = value_of(radicand) if isinstance(radicand, Enclosure) else self._term(radicand)
        return exactly(self._unknown("root", exact, real, _is_root))

    def ln(self, argument: Fraction | int, bits: int) -> Enclosure:
        """The logarithm of the argument."""
        return exactly(self._unknown("ln", self._term(argument), real, _is_like_ln))

    def _term(self, number: Fraction | int) -> z3.ArithRef:
        made = term(number, self.context)
        return made if made.is_real() else z3.ToReal(made)

    def _unknown(
        self,
        kind: str,
        argument: z3.ArithRef,
        sort: Callable[[str, z3.Context], z3.ArithRef],
        fact: Callable[[z3.ArithRef, z3.ArithRef], z3.BoolRef],
    ) -> z3.ArithRef:
        """The unknown for that argument, the same one at every call."""
        known = self.made.setdefault(kind, [])
        of = z3.simplify(argument)
        for other, value in known:
            if other.eq(of):
                return value
        name = f"{kind}_{len(known) + 1}"
        made = sort(name, self.context)
        self.facts[f"about {name}"] = fact(of, made)
        for number, (other, value) in enumerate(known, start=1):
            if self.monotone:
                both = z3.And(
                    z3.Implies(of <= other, made <= value), z3.Implies(of >= other, made >= value)
                )
                self.facts[f"about {name} and {kind}_{number}"] = both
        known.append((of, made))
        return made


def _rounds_up(exact: z3.ArithRef, rounded: z3.ArithRef) -> z3.BoolRef:
    return z3.And(z3.ToReal(rounded) >= exact, z3.ToReal(rounded) < exact + 1)


def _rounds_down(exact: z3.ArithRef, rounded: z3.ArithRef) -> z3.BoolRef:
    return z3.And(z3.ToReal(rounded) <= exact, z3.ToReal(rounded) > exact - 1)


def _is_root(radicand: z3.ArithRef, root: z3.ArithRef) -> z3.BoolRef:
    return z3.Implies(radicand >= 0, z3.And(root >= 0, root * root == radicand))


def _is_like_ln(argument: z3.ArithRef, logarithm: z3.ArithRef) -> z3.BoolRef:
    return z3.And(
        z3.Implies(argument >= 6, logarithm > 1), z3.Implies(argument >= 1, logarithm >= 0)
    )


def value_of(enclosure: Enclosure) -> z3.ArithRef:
    """The term that an enclosure holds at both ends. Raises: TypeError if the ends differ."""
    low, high = cast(z3.ArithRef, enclosure.low), cast(z3.ArithRef, enclosure.high)
    if not z3.simplify(low).eq(z3.simplify(high)):
        raise TypeError("the two ends of an enclosed unknown must be the same term")
    return low


def exactly(value: z3.ArithRef) -> Enclosure:
    """The enclosure whose ends are both this term."""
    return Enclosure(as_fraction(value), as_fraction(value))
