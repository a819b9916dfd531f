"""The shipped policy's logarithm: it is monotone, and exact but for its last unit.

It runs on unknown integers of any size. After each squaring, the digits so far and the mantissa together
have the order of the arguments: the digits decide, and the mantissa decides ties.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import sha256

import z3

from withhold_proofs.model import Query, Verdict
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.terms import all_of, as_int, between, integer
from withhold_spec.enclosures import ln
from withhold_spec.policy import fixed_point
from withhold_spec.policy.fixed_point import BIT

LEAST, ROUNDS = 2**31, 16


@dataclass(frozen=True, eq=False)
class Mantissa(Integer):
    """The number or a mantissa; it records what is shifted out of its square."""

    noted: list[z3.ArithRef] = field(default_factory=list)

    def __lshift__(self, by: object) -> Mantissa:
        return Mantissa(self.world, self.term * self._power(by), self.noted)

    def __mul__(self, other: object) -> Mantissa:
        return Mantissa(self.world, self.term * self._other(other), self.noted)

    def __rshift__(self, by: object) -> Mantissa:
        if isinstance(by, int) or not self.noted:
            divisor = self._power(by)
        else:  # a digit is 0 or 1, as shown
            divisor = z3.If(self._other(by) == 31, self._other(2**31), self._other(2**32))
        self.noted.append(self.world.quotient(self.term, divisor))
        return Mantissa(self.world, self.noted[-1], self.noted)


@dataclass(frozen=True)
class Schedule:
    """One evaluation: the integer part, mantissas, digits and result, all of them unknowns."""

    whole: z3.ArithRef
    mantissas: list[z3.ArithRef]
    digits: list[z3.ArithRef]
    result: z3.ArithRef

    def made(self, rounds: int) -> z3.ArithRef:
        """The digits so far, as a number."""
        made = self.whole
        for digit in self.digits[:rounds]:
            made = 2 * made + digit
        return made


def schedule_of(world: World, name: str) -> Schedule:
    """The logarithm of an unknown."""
    noted: list[z3.ArithRef] = []
    number = Mantissa(world, integer(name, world.context), noted)
    result = world.number(lambda: fixed_point.log2(as_int(number)))
    return Schedule(world.length(number.term) - 1, noted[::2], noted[1::2], result)


def logarithm_grows(context: z3.Context) -> Iterator[Query]:
    """A larger number has a larger logarithm; that of 1 is 0, and from 2 on it is at least 1."""
    world = World(context)
    one, other = schedule_of(world, "x"), schedule_of(world, "y")
    x, y = integer("x", context), integer("y", context)
    numbers = {"two numbers": z3.And(x >= 1, x <= y)}
    digits = {f"about {digit}" for each in (one, other) for digit in each.digits}
    mantissas = {f"about {made}" for each in (one, other) for made in each.mantissas[1:]}
    lengths = {name: world.facts[name] for name in world.facts if name not in digits | mantissas}
    yield Query("the leading bits", numbers | lengths, _ordered(one, other, 0))
    for rounds in range(ROUNDS):
        facts = {
            f"digit and mantissa {place}": z3.And(
                world.facts[f"about {schedule.digits[rounds]}"],
                world.facts[f"about {schedule.mantissas[rounds + 1]}"],
            )
            for place, schedule in enumerate((one, other), start=1)
        }
        made = [integer(f"made_{place}", context) for place in (1, 2)]
        put = [
            (schedule.made(rounds), new) for schedule, new in zip((one, other), made, strict=True)
        ]
        before = z3.substitute(_ordered(one, other, rounds), *put)
        after = z3.substitute(_ordered(one, other, rounds + 1), *put)
        yield Query(f"digit {rounds + 1}", {"so far": before, **facts}, after, "one digit more")
    shown = {
        "digits": all_of([between(0, each, 1) for each in (*one.digits, *other.digits)], context),
        "as shown of all digits": _ordered(one, other, ROUNDS),
    }
    small = z3.And(one.result >= 0, z3.Implies(x >= 2, one.result >= BIT))
    goal = z3.And(one.result <= other.result, small)
    yield Query("the result", numbers | lengths | shown, goal)


def _ordered(one: Schedule, other: Schedule, rounds: int) -> z3.BoolRef:
    """What the order of the arguments implies for the digits so far and the mantissas."""
    mine, theirs = one.made(rounds), other.made(rounds)
    m, n = one.mantissas[rounds], other.mantissas[rounds]
    ranges = z3.And(m >= LEAST, m < 2 * LEAST, n >= LEAST, n < 2 * LEAST)
    digits = [z3.And(d[rounds - 1] >= 0, d[rounds - 1] <= 1) for d in (one.digits, other.digits)]
    return z3.And(
        ranges,
        z3.Or(mine < theirs, z3.And(mine == theirs, m <= n)),
        *(digits if rounds else ()),
    )


SPARE = Fraction(1, 2**13)
"""By how much of its last unit the logarithm may fall short of the true one's digits."""


def logarithm_digits(longest: int, drawn: int) -> Verdict:
    """The result is never above the true logarithm, less than a unit and a bit below it, and exact for powers
    of 2.

    Checked for numbers up to `longest`, next to powers of 2, and for some that a hash draws up to 2**62.
    """
    near = [2**k + d for k in range(2, 63) for d in (-1, 0, 1) if 2**k + d <= 2**62]
    hashed = [int.from_bytes(sha256(f"log {i}".encode()).digest()[:8], "big") for i in range(drawn)]
    random = [1 + (number >> 2 + i % 56) for i, number in enumerate(hashed)]
    unit = ln(2, 64)
    coverage = {"numbers": 0, "powers of 2": 0}
    for number in (*range(1, longest + 1), *near, *random):
        found, exact = fixed_point.log2(number), ln(number, 64)
        low, high = BIT * exact.low / unit.high, BIT * exact.high / unit.low
        coverage["numbers"] += 1
        if number & (number - 1) == 0:
            coverage["powers of 2"] += 1
            holds = found == BIT * (number.bit_length() - 1)
        else:
            holds = found <= low and high < found + 1 + SPARE
        if not holds:
            return Verdict(False, f"log2({number}) is given as {found}/{BIT}", coverage)
    return Verdict(True, f"{coverage['numbers']} numbers", coverage)
