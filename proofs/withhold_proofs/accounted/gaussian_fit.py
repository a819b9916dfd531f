"""Shares of a vector's coordinates are private enough: for any budget, any dimension and any delta.

The specification runs with one order a, which stands for the order at which `zcdp_budget` has its maximum.
Its logarithms are unknowns within enclosures of unknown ends, and its roundings are unknown integers. That
order then shows, in exact logarithms, that the share is private enough: the moment exp(a (a - 1) rho) is no
more than `gaussian_moments.to_epsilon` asks for.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import cast

import z3

from withhold_proofs.model import Query
from withhold_proofs.numbers.terms import as_fraction, condition, integer, real, real_term
from withhold_proofs.samplers.gaussian_laws import put_in
from withhold_spec.accounted import dimensions
from withhold_spec.enclosures import Enclosure
from withhold_spec.number import Number
from withhold_spec.properties import gaussian


class Square:
    """An unknown integer from 1 on. With less the specification refuses the budget."""

    def __init__(self, value: z3.ArithRef) -> None:
        self.value = value

    def __lt__(self, other: object) -> bool:
        if other != 1:
            raise ValueError("a budget is refused if its square is below 1")
        return False


class Unknowns:
    """Any budget, dimension and order, and substitutes for logarithms, roundings and quotients.

    facts: what is stated of them, by name.
    """

    def __init__(self, context: z3.Context) -> None:
        self.context = context
        self.epsilon, self.delta = real("epsilon", context), real("delta", context)
        self.dimension, self.order = real("d", context), real("a", context)
        self.facts = {
            "a budget": z3.And(self.epsilon > 0, self.delta > 0, self.delta < 1),
            "coordinates": self.dimension >= 1,
            "an order": self.order >= 2,
        }
        self._logarithms: list[tuple[z3.ArithRef, tuple[Enclosure, z3.ArithRef]]] = []

    def ln(self, argument: object, bits: int) -> Enclosure:
        """An enclosure of the logarithm."""
        return self._logarithm(argument)[0]

    def logarithm(self, argument: object) -> z3.ArithRef:
        """The logarithm itself."""
        return self._logarithm(argument)[1]

    def _logarithm(self, argument: object) -> tuple[Enclosure, z3.ArithRef]:
        of = z3.simplify(real_term(cast(Number, argument), self.context))
        for other, known in self._logarithms:
            if other.eq(of):
                return known
        name = f"ln_{len(self._logarithms) + 1}"
        low, value, high = (real(name + end, self.context) for end in ("_low", "", "_high"))
        self.facts[f"the enclosure of {name}"] = z3.And(low <= value, value <= high)
        made = Enclosure(as_fraction(low), as_fraction(high)), value
        self._logarithms.append((of, made))
        return made

    def floor(self, number: z3.ArithRef) -> Square:
        """A number rounded down."""
        found = integer("square", self.context)
        self.facts["rounded down"] = z3.And(found >= 1, z3.ToReal(found) <= number)
        return Square(found)

    def isqrt(self, square: Square) -> z3.ArithRef:
        """The root of a square, rounded down."""
        found = integer("root", self.context)
        self.facts["the root"] = z3.And(found >= 0, found * found <= square.value)
        return found

    def quotient(self, number: object, by: object) -> Fraction:
        """What a fraction is of terms."""
        divisor = real_term(cast(Number, by), self.context)
        return as_fraction(real_term(cast(Number, number), self.context) / divisor)


def shares_fit(context: z3.Context) -> Iterator[Query]:
    """The share keeps to the budget rho, and the order shows that rho is private enough."""
    given, rho = Unknowns(context), real("rho", context)
    roundings = {"floor": given.floor, "isqrt": given.isqrt, "Fraction": given.quotient}
    with put_in(dimensions, {**roundings, "zcdp_budget": lambda epsilon, delta: rho}):
        share = dimensions.gaussian_share(
            as_fraction(given.epsilon), cast(int, given.dimension), as_fraction(given.delta)
        )
    within = gaussian.shares_within(share, as_fraction(given.dimension), as_fraction(rho))
    yield Query("within the budget", given.facts, condition(within, context))

    given = Unknowns(context)
    a = given.order
    with put_in(dimensions, {"ORDERS": (a,), "ln": given.ln, "Fraction": given.quotient}):
        budget = dimensions.zcdp_budget(as_fraction(given.epsilon), as_fraction(given.delta))
    room = (a - 1) * given.logarithm(a / (a - 1)) + given.logarithm(a)
    needed = (a - 1) * (a * rho - given.epsilon) + given.logarithm(1 / given.delta)
    smaller = {"a loss within the budget": rho <= real_term(budget, context)}
    yield Query("private enough", given.facts | smaller, needed <= room)
