"""Python's integers as solver terms, so that the specification's integer functions run on unknowns.

The specification counts with plain integers: it masks and shifts them, asks for their bit length,
raises 2 to them and branches on them. An `Integer` stands for any integer and offers just that. What a solver
has no operation for becomes an unknown with facts that hold for Python's integers of any size:
`2 ** e`, `x.bit_length()`, `x & -x` and `x & (x - 1)`. `tests/model` compares with Python.
A branch is followed both ways, and the results are joined under the conditions of their branches.

The facts are true, and not all that is true: what follows from them holds for all integers, however
large. A counterexample is one of the facts; the bounded obligations show which are real.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar, cast

import z3

from withhold_proofs.numbers.terms import condition, integer, whole

MOST_PATHS = 1024

Outcome = TypeVar("Outcome")


class Lost(TypeError):
    """The text under proof did something with an unknown integer that has no meaning here."""


@dataclass
class World:
    """The facts about the integers made so far, and the branch that is being followed.

    divisible: whether to state how powers of 2 divide each other, and the numbers whose lowest bits
    are asked for; that is not linear. growing: whether to state that of two quotients by the same
    divisor the larger number's is the larger one. falling: whether to state the same of a larger number
    by a smaller divisor.
    """

    context: z3.Context
    divisible: bool = False
    growing: bool = False
    falling: bool = False
    facts: dict[str, z3.BoolRef] = field(default_factory=dict)
    _powers: list[tuple[z3.ArithRef, z3.ArithRef]] = field(default_factory=list)
    _odd: list[tuple[z3.ArithRef, z3.ArithRef]] = field(default_factory=list)
    _quotients: list[tuple[z3.ArithRef, z3.ArithRef, z3.ArithRef]] = field(default_factory=list)
    _made: dict[tuple[str, str], z3.ArithRef] = field(default_factory=dict)
    _script: list[bool] = field(default_factory=list)
    _conditions: list[z3.BoolRef] = field(default_factory=list)
    _following: bool = False

    def unknown(self, name: str) -> Integer:
        """Any integer."""
        return Integer(self, integer(name, self.context))

    def known(self, number: int) -> Integer:
        """The integer itself."""
        return Integer(self, whole(number, self.context))

    def number(self, function: Callable[[], object]) -> z3.ArithRef:
        """The integer that the function returns, as one term over all its branches."""
        paths = self.paths(lambda: self._term(function()))
        joined = paths[-1][1]
        for taken, result in reversed(paths[:-1]):
            joined = z3.If(taken, result, joined)
        return joined

    def truth(self, function: Callable[[], object]) -> z3.BoolRef:
        """The truth value that the function returns, as one condition over all its branches."""
        paths = self.paths(lambda: self._condition(function()))
        return z3.Or([z3.And(taken, result) for taken, result in paths])

    def paths(self, function: Callable[[], Outcome]) -> list[tuple[z3.BoolRef, Outcome]]:
        """What the function returns under each course of its branches; the courses cover all.

        Raises: Lost where the function itself asks for courses: they would be taken for its own.
        """
        if self._following:
            raise Lost("branches are followed already")
        self._following = True
        try:
            return self._paths(function)
        finally:
            self._following = False

    def _paths(self, function: Callable[[], Outcome]) -> list[tuple[z3.BoolRef, Outcome]]:
        found: list[tuple[z3.BoolRef, Outcome]] = []
        waiting: list[list[bool]] = [[]]
        while waiting:
            self._script, self._conditions = waiting.pop(), []
            given = len(self._script)
            outcome = function()
            found.append((z3.And([z3.BoolVal(True, self.context), *self._conditions]), outcome))
            waiting += [[*self._script[:i], False] for i in range(given, len(self._script))]
            if len(found) > MOST_PATHS:
                raise Lost("the branches do not end")
        return found

    def decide(self, asked: z3.BoolRef) -> bool:
        """One way of a branch: as the script says, or else yes, and no at another time."""
        simple = z3.simplify(asked)
        if z3.is_true(simple) or z3.is_false(simple):
            return z3.is_true(simple)
        for known in self._conditions:
            if known.eq(asked) or known.eq(z3.Not(asked)):
                return known.eq(asked)
        position = len(self._conditions)
        if position > MOST_PATHS:
            raise Lost("the branches do not end")
        if position == len(self._script):
            self._script.append(True)
        answer = self._script[position]
        self._conditions.append(asked if answer else z3.Not(asked))
        return answer

    def power(self, exponent: z3.ArithRef) -> z3.ArithRef:
        """2 ** exponent, for exponent >= 0."""
        found = self._known("power", exponent)
        if found is not None:
            return found
        value = self._fresh("power", exponent)
        name = value.decl().name()
        small = [z3.Implies(exponent == e, value == 2**e) for e in range(4)]
        large = z3.Implies(exponent >= 4, z3.And(value >= 16, value > exponent))
        self.facts[f"about {name}"] = z3.And(*small, large)
        for other_exponent, other in self._powers:
            self.facts[f"about {name} and {other.decl().name()}"] = z3.Implies(
                z3.And(exponent >= 0, other_exponent >= 0),
                self._ordered(exponent, value, other_exponent, other),
            )
        self._powers.append((exponent, value))
        if self.divisible:
            for number, place in self._odd:
                self._in_units(number, place, exponent, value)
        return value

    def length(self, number: z3.ArithRef) -> z3.ArithRef:
        """number.bit_length(), for number >= 0."""
        found = self._known("bits", number)
        if found is not None:
            return found
        length = self._fresh("bits", number)
        below, above = self.power(length - 1), self.power(length)
        self.facts[f"about {length.decl().name()}"] = z3.And(
            z3.Implies(number == 0, length == 0),
            z3.Implies(number >= 1, z3.And(length >= 1, below <= number, number < above)),
        )
        return length

    def lowest(self, number: z3.ArithRef) -> z3.ArithRef:
        """number & -number, for number >= 1: the power of 2 that leaves an odd quotient."""
        place = self._known("place", number)
        if place is None:
            place = self._fresh("place", number)
            self.facts[f"about {place.decl().name()}"] = z3.Implies(number >= 1, place >= 0)
            value = self.power(place)
            for exponent, other in self._powers:
                self._in_units(number, place, exponent, other)
            self._odd.append((number, place))
            self.facts[f"about {place.decl().name()} itself"] = z3.Implies(
                number >= 1, number >= value
            )
        return self.power(place)

    def without_lowest(self, number: z3.ArithRef) -> z3.ArithRef:
        """number & (number - 1), for number >= 0: zero for powers of 2 and for 0 alone."""
        found = self._known("rest", number)
        if found is not None:
            return found
        rest = self._fresh("rest", number)
        top = self.power(self.length(number) - 1)
        self.facts[f"about {rest.decl().name()}"] = z3.And(
            z3.Implies(number == 0, rest == 0),
            z3.Implies(
                number >= 1, z3.And(rest >= 0, rest < number, (rest == 0) == (number == top))
            ),
        )
        return rest

    def quotient(self, number: z3.ArithRef, divisor: z3.ArithRef) -> z3.ArithRef:
        """number // divisor, for divisor >= 1."""
        key = number - divisor
        found = self._known("quotient", key)
        if found is not None:
            return found
        quotient, rest = self._fresh("quotient", key), self._fresh("remainder", key)
        self.facts[f"about {quotient.decl().name()}"] = z3.Implies(
            divisor >= 1,
            z3.And(number == quotient * divisor + rest, rest >= 0, rest < divisor),
        )
        for other_number, other_divisor, other in self._quotients if self.growing else ():
            if other_divisor.eq(divisor):
                grows = z3.And(
                    z3.Implies(number <= other_number, quotient <= other),
                    z3.Implies(number >= other_number, quotient >= other),
                )
                self.facts[f"about {quotient} and {other}"] = z3.Implies(divisor >= 1, grows)
        for other_number, other_divisor, other in self._quotients if self.falling else ():
            falls = z3.And(
                z3.Implies(
                    z3.And(number >= 0, number <= other_number, divisor >= other_divisor),
                    quotient <= other,
                ),
                z3.Implies(
                    z3.And(other_number >= 0, other_number <= number, other_divisor >= divisor),
                    other <= quotient,
                ),
            )
            both = z3.And(divisor >= 1, other_divisor >= 1)
            self.facts[f"about {quotient} and {other}, of any divisors"] = z3.Implies(both, falls)
        self._quotients.append((number, divisor, quotient))
        return quotient

    def _ordered(
        self, e: z3.ArithRef, value: z3.ArithRef, f: z3.ArithRef, other: z3.ArithRef
    ) -> z3.BoolRef:
        cases = [
            z3.Implies(e == f, value == other),
            z3.Implies(e == f + 1, value == 2 * other),
            z3.Implies(f == e + 1, other == 2 * value),
            z3.Implies(e > f, value >= 2 * other),
            z3.Implies(f > e, other >= 2 * value),
        ]
        if self.divisible:
            half = self._fresh("factor", value - other)
            cases += [
                z3.Implies(e > f, value == other * (2 * half)),
                z3.Implies(f > e, other == value * (2 * half)),
            ]
        return z3.And(cases)

    def _in_units(
        self, number: z3.ArithRef, place: z3.ArithRef, exponent: z3.ArithRef, unit: z3.ArithRef
    ) -> None:
        """The number is an odd multiple of its lowest bit, an even one of smaller powers."""
        half = self._fresh("half", number - unit)
        self.facts[f"about {half.decl().name()}"] = z3.Implies(
            z3.And(number >= 1, exponent >= 0),
            z3.And(
                z3.Implies(exponent == place, number == unit * (2 * half + 1)),
                z3.Implies(exponent < place, number == unit * (2 * half)),
            ),
        )

    def _known(self, kind: str, of: z3.ArithRef) -> z3.ArithRef | None:
        return self._made.get((kind, of.sexpr()))

    def _fresh(self, kind: str, of: z3.ArithRef) -> z3.ArithRef:
        number = 1 + sum(1 for made, _ in self._made if made == kind)
        made = integer(f"{kind}_{number}", self.context)
        self._made[kind, of.sexpr()] = made
        return made

    def _term(self, value: object) -> z3.ArithRef:
        if isinstance(value, Integer):
            return value.term
        if isinstance(value, int) and not isinstance(value, bool):
            return whole(value, self.context)
        raise Lost(f"no integer: {value!r}")

    def _condition(self, value: object) -> z3.BoolRef:
        return value.term if isinstance(value, Truth) else condition(value, self.context)


@dataclass(frozen=True, eq=False)
class Truth:
    """The outcome of a comparison; to look at it is to follow a branch."""

    world: World
    term: z3.BoolRef

    def __bool__(self) -> bool:
        return self.world.decide(self.term)


@dataclass(frozen=True, eq=False)
class Integer:
    """An integer of any size, known only by what the solver is told of it."""

    world: World
    term: z3.ArithRef

    def _other(self, other: object) -> z3.ArithRef:
        if isinstance(other, Integer):
            return other.term
        if isinstance(other, Truth):  # in a sum, as in Python, 1 or 0
            return whole(int(bool(other)), self.world.context)
        if isinstance(other, int) and not isinstance(other, bool):
            return whole(other, self.world.context)
        raise Lost(f"no arithmetic with {other!r}")

    def _made(self, made: z3.ArithRef) -> Integer:
        return Integer(self.world, z3.simplify(made))

    def __add__(self, other: object) -> Integer:
        return self._made(self.term + self._other(other))

    __radd__ = __add__

    def __sub__(self, other: object) -> Integer:
        return self._made(self.term - self._other(other))

    def __rsub__(self, other: object) -> Integer:
        return self._made(self._other(other) - self.term)

    def __mul__(self, other: object) -> Integer:
        return self._made(self.term * self._other(other))

    __rmul__ = __mul__

    def __floordiv__(self, other: object) -> Integer:
        return Integer(self.world, self.world.quotient(self.term, self._other(other)))

    def __rfloordiv__(self, other: object) -> Integer:
        return Integer(self.world, self.world.quotient(self._other(other), self.term))

    def __neg__(self) -> Integer:
        return self._made(-self.term)

    def __abs__(self) -> Integer:
        return self if self >= 0 else -self

    def __pow__(self, exponent: object) -> Integer:
        if exponent != 2:
            raise Lost(f"the power {exponent!r} has no meaning here")
        return self * self

    def __rpow__(self, base: object) -> Integer:
        if base != 2:
            raise Lost(f"powers of {base!r} have no meaning here")
        return Integer(self.world, self.world.power(self.term))

    def __lshift__(self, by: object) -> Integer:
        return self._made(self.term * self._power(by))

    def __rshift__(self, by: object) -> Integer:
        return Integer(self.world, self.world.quotient(self.term, self._power(by)))

    def __rrshift__(self, other: object) -> Integer:
        return Integer(self.world, self.world.quotient(self._other(other), self._power(self)))

    def _power(self, exponent: object) -> z3.ArithRef:
        """2 ** exponent, for exponent >= 0."""
        if isinstance(exponent, int):
            return self._other(2**exponent)
        return self.world.power(self._other(exponent))

    def __and__(self, other: object) -> Integer:
        one, two = self.term, self._other(other)
        if _number(one + two) == 0:
            return Integer(self.world, self.world.lowest(one))
        difference = _number(one - two)
        if difference in (1, -1):
            return Integer(self.world, self.world.without_lowest(one if difference == 1 else two))
        raise Lost("a mask other than -x, x - 1 and x + 1 has no meaning here")

    def bit_length(self) -> Integer:
        return self._made(self.world.length(self.term))

    def __lt__(self, other: object) -> Truth:
        return Truth(self.world, self.term < self._other(other))

    def __le__(self, other: object) -> Truth:
        return Truth(self.world, self.term <= self._other(other))

    def __gt__(self, other: object) -> Truth:
        return Truth(self.world, self.term > self._other(other))

    def __ge__(self, other: object) -> Truth:
        return Truth(self.world, self.term >= self._other(other))

    # a comparison of unknowns is a condition, as everywhere in solver terms
    def __eq__(self, other: object) -> Truth:  # type: ignore[override]
        return Truth(self.world, self.term == self._other(other))

    def __ne__(self, other: object) -> Truth:  # type: ignore[override]
        return Truth(self.world, self.term != self._other(other))

    def __hash__(self) -> int:
        raise Lost("an unknown integer has no hash")

    def __bool__(self) -> bool:
        return self.world.decide(self.term != 0)

    def __index__(self) -> int:
        raise Lost("an unknown integer is no index")


def _number(made: z3.ArithRef) -> int | None:
    """The number, where the term is one whatever its unknowns are."""
    simple = z3.simplify(made)
    return simple.as_long() if isinstance(simple, z3.IntNumRef) else None


def plain(value: object) -> int:
    """An unknown integer where the specification's text says `int`."""
    return cast(int, value)
