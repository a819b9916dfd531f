"""Unknown integers of any size, on which the specification's integer functions run.

The specification counts with Python's integers: it masks and shifts them, takes their bit length,
raises 2 to them and branches on them. An `Integer` has these operations. A solver has none for
`2 ** e`, `x.bit_length()`, `x & -x` and `x & (x - 1)`. Their results are unknowns, with facts that hold
for integers of any size; `tests/model` compares the facts with Python. At a branch both sides are
followed, and the results are joined under the conditions of the sides.

The facts are true but incomplete. So what follows from them holds for all integers, but a
counterexample need not be one of Python's integers. The bounded obligations run on real integers and
show which counterexamples are real.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar, cast

import z3

from withhold_proofs.numbers.branches import Branches, Lost
from withhold_proofs.numbers.terms import condition, integer, whole

Term = TypeVar("Term", bound=z3.ExprRef)


@dataclass
class World(Branches):
    """The unknown integers made so far, and the paths of functions that branch on them.

    divisible: whether to state that powers of 2 divide each other, and divide the numbers whose lowest
    bit is taken; these facts are not linear. growing: whether to state that quotients by the same divisor
    are monotone in the dividend. falling: whether to state that quotients are monotone in dividend and
    divisor together.
    """

    divisible: bool = False
    growing: bool = False
    falling: bool = False
    _powers: list[tuple[z3.ArithRef, z3.ArithRef]] = field(default_factory=list)
    _odd: list[tuple[z3.ArithRef, z3.ArithRef]] = field(default_factory=list)
    _quotients: list[tuple[z3.ArithRef, z3.ArithRef, z3.ArithRef]] = field(default_factory=list)
    _made: dict[tuple[str, str], z3.ArithRef] = field(default_factory=dict)

    def unknown(self, name: str) -> Integer:
        """Any integer."""
        return Integer(self, integer(name, self.context))

    def known(self, number: int) -> Integer:
        """The integer itself."""
        return Integer(self, whole(number, self.context))

    def number(self, function: Callable[[], object]) -> z3.ArithRef:
        """The integer that the function returns, as one term over all its branches."""
        return joined(self.paths(lambda: self.term(function())))

    def truth(self, function: Callable[[], object]) -> z3.BoolRef:
        """The truth value that the function returns, as one condition over all its branches."""
        paths = self.paths(lambda: self._condition(function()))
        return z3.Or([z3.And(taken, result) for taken, result in paths])

    def power(self, exponent: z3.ArithRef) -> z3.ArithRef:
        """2 ** exponent, for exponent >= 0."""
        if (found := self._known("power", exponent)) is not None:
            return found
        value = self._fresh("power", exponent)
        small = [z3.Implies(exponent == e, value == 2**e) for e in range(4)]
        large = z3.Implies(exponent >= 4, z3.And(value >= 16, value > exponent))
        self.facts[f"about {value}"] = z3.And(*small, large)
        for other_exponent, other in self._powers:
            self.facts[f"about {value} and {other}"] = z3.Implies(
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
        if (found := self._known("bits", number)) is not None:
            return found
        length = self._fresh("bits", number)
        below, above = self.power(length - 1), self.power(length)
        self.facts[f"about {length}"] = z3.And(
            z3.Implies(number == 0, length == 0),
            z3.Implies(number >= 1, z3.And(length >= 1, below <= number, number < above)),
        )
        return length

    def lowest(self, number: z3.ArithRef) -> z3.ArithRef:
        """number & -number, for number >= 1: the largest power of 2 that divides the number."""
        place = self._known("place", number)
        if place is None:
            place = self._fresh("place", number)
            self.facts[f"about {place}"] = z3.Implies(number >= 1, place >= 0)
            value = self.power(place)
            for exponent, other in self._powers:
                self._in_units(number, place, exponent, other)
            self._odd.append((number, place))
            self.facts[f"about {place} itself"] = z3.Implies(number >= 1, number >= value)
        return self.power(place)

    def without_lowest(self, number: z3.ArithRef) -> z3.ArithRef:
        """number & (number - 1), for number >= 0: it is 0 only for 0 and for powers of 2."""
        if (found := self._known("rest", number)) is not None:
            return found
        rest = self._fresh("rest", number)
        top = self.power(self.length(number) - 1)
        self.facts[f"about {rest}"] = z3.And(
            z3.Implies(number == 0, rest == 0),
            z3.Implies(
                number >= 1, z3.And(rest >= 0, rest < number, (rest == 0) == (number == top))
            ),
        )
        return rest

    def quotient(self, number: z3.ArithRef, divisor: z3.ArithRef) -> z3.ArithRef:
        """number // divisor, for divisor >= 1."""
        if (exact := _exact_quotient(number, divisor)) is not None:
            return exact
        key = number - divisor
        if (found := self._known("quotient", key)) is not None:
            return found
        quotient, rest = self._fresh("quotient", key), self._fresh("remainder", key)
        self.facts[f"about {quotient}"] = z3.Implies(
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
            self.facts[f"about {quotient} and {other}, and their divisors"] = z3.Implies(
                both, falls
            )
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
        """States that the number is an odd multiple of its lowest bit and an even one of smaller powers."""
        half = self._fresh("half", number - unit)
        self.facts[f"about {half}"] = z3.Implies(
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

    def term(self, value: object) -> z3.ArithRef:
        """The term of an integer, known or unknown."""
        if isinstance(value, Integer):
            return value.term
        if isinstance(value, int) and not isinstance(value, bool):
            return whole(value, self.context)
        raise Lost(f"{value!r} is neither an integer nor an unknown integer")

    def index_of(self, number: z3.ArithRef) -> int:
        """The place that the number names in a tuple; only a world of abstract tuples knows it of unknowns."""
        known = _number(number)
        if known is None:
            raise Lost("an unknown integer cannot be an index")
        return known

    def hash_of(self, number: z3.ArithRef) -> int:
        """The hash of the unknown number; a world in which it may be the key of a dictionary has one."""
        raise Lost("an unknown integer has no hash")

    def _condition(self, value: object) -> z3.BoolRef:
        return value.term if isinstance(value, Truth) else condition(value, self.context)


def joined(paths: list[tuple[z3.BoolRef, Term]]) -> Term:
    """The results of all paths as one term, each under the condition of its path."""
    *others, (_, result) = paths
    for taken, other in reversed(others):
        result = z3.If(taken, other, result)
    return result


@dataclass(frozen=True, eq=False)
class Truth:
    """The outcome of a comparison; bool() of it follows a branch."""

    world: World
    term: z3.BoolRef

    def __bool__(self) -> bool:
        return self.world.decide(self.term)

    def __radd__(self, other: int) -> int:
        # in arithmetic a truth value is 1 or 0, as in Python
        return other + int(bool(self))

    def __index__(self) -> int:
        # and so it is as a place in a tuple
        return int(bool(self))


@dataclass(frozen=True, eq=False)
class Integer:
    """An unknown integer of any size."""

    world: World
    term: z3.ArithRef

    def __repr__(self) -> str:
        # exceptions of the specification name it; the world would be all facts, which takes long to write
        return self.term.sexpr()

    def _other(self, other: object) -> z3.ArithRef:
        # in arithmetic a truth value is 1 or 0, as in Python
        return self.world.term(int(bool(other)) if isinstance(other, Truth) else other)

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
        if isinstance(other, list):
            # Python asks the number before the list
            return cast(Integer, other * self.world.index_of(self.term))
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
        if exponent not in (2, 3):
            raise Lost(f"only squares and cubes are supported, not the power {exponent!r}")
        return self * self if exponent == 2 else self * self * self

    def __rpow__(self, base: object) -> Integer:
        if base != 2:
            raise Lost(f"only powers of 2 are supported, not of {base!r}")
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
        raise Lost("only the masks -x, x - 1 and x + 1 are supported")

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

    def __eq__(self, other: object) -> Truth:  # type: ignore[override]  # a condition, not a bool
        return Truth(self.world, self.term == self._other(other))

    def __ne__(self, other: object) -> Truth:  # type: ignore[override]  # a condition, not a bool
        return Truth(self.world, self.term != self._other(other))

    def __hash__(self) -> int:
        return self.world.hash_of(self.term)

    def __bool__(self) -> bool:
        return self.world.decide(self.term != 0)

    def __index__(self) -> int:
        return self.world.index_of(self.term)

    @property
    def known(self) -> int | None:
        """The number, if the term does not depend on unknowns."""
        return _number(self.term)


def _exact_quotient(number: z3.ArithRef, divisor: z3.ArithRef) -> z3.ArithRef | None:
    """The quotient of two literals, or of an unknown times a literal that the divisor divides."""
    by = _number(divisor)
    if by is None or by < 1:
        return None
    simple = z3.simplify(number)
    if isinstance(simple, z3.IntNumRef):
        return whole(simple.as_long() // by, simple.ctx)
    if simple.decl().kind() != z3.Z3_OP_MUL:
        return None
    first, *others = simple.children()
    if isinstance(first, z3.IntNumRef) and first.as_long() % by == 0:
        return z3.simplify(first.as_long() // by * z3.Product(others))
    return None


def _number(made: z3.ArithRef) -> int | None:
    """The number to which the term simplifies; None if it depends on unknowns."""
    simple = z3.simplify(made)
    return simple.as_long() if isinstance(simple, z3.IntNumRef) else None
