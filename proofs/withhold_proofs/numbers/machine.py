"""Unknown 64-bit words in place of Python's integers.

A word stands for an integer from 0 to 2**62, the range of admitted counts. With 64 bits, neither the sum
of two such counts nor twice a count overflows. Branches are followed as in `integers`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import z3

from withhold_proofs.numbers.branches import Lost
from withhold_proofs.numbers.integers import Truth, World, joined
from withhold_proofs.numbers.terms import bits

WIDTH = 64


@dataclass(frozen=True, eq=False)
class Word:
    """An unknown word with the operations of integers that index arithmetic uses."""

    world: World
    term: z3.BitVecRef

    def _other(self, other: object) -> z3.BitVecRef:
        return _term(other, self.world)

    def __add__(self, other: object) -> Word:
        return Word(self.world, self.term + self._other(other))

    __radd__ = __add__

    def __sub__(self, other: object) -> Word:
        return Word(self.world, self.term - self._other(other))

    def __neg__(self) -> Word:
        return Word(self.world, -self.term)

    def __and__(self, other: object) -> Word:
        return Word(self.world, self.term & self._other(other))

    def __rlshift__(self, other: object) -> Word:
        return Word(self.world, self._other(other) << self.term)

    def __rpow__(self, base: object) -> Word:
        if base != 2:
            raise Lost(f"only powers of 2 are supported, not of {base!r}")
        return Word(self.world, self._other(1) << self.term)

    def bit_length(self) -> Word:
        """How many binary digits the number has."""
        result = self._other(0)
        for digit in range(WIDTH):
            set_here = z3.Extract(digit, digit, self.term) == 1
            result = z3.If(set_here, self._other(digit + 1), result)
        return Word(self.world, result)

    def __lt__(self, other: object) -> Truth:
        return Truth(self.world, z3.ULT(self.term, self._other(other)))

    def __le__(self, other: object) -> Truth:
        return Truth(self.world, z3.ULE(self.term, self._other(other)))

    def __gt__(self, other: object) -> Truth:
        return Truth(self.world, z3.UGT(self.term, self._other(other)))

    def __eq__(self, other: object) -> Truth:  # type: ignore[override]  # a condition, not a bool
        return Truth(self.world, self.term == self._other(other))

    def __hash__(self) -> int:
        raise Lost("an unknown word has no hash")

    def __index__(self) -> int:
        raise Lost("an unknown word cannot be an index")

    def __bool__(self) -> bool:
        return self.world.decide(z3.Not(self.term == 0))


class TwoSteps(World):
    """A world that ends loops after two rounds: it answers the third and later conditions with no."""

    def decide(self, asked: z3.BoolRef) -> bool:
        return len(self._conditions) < 2 and super().decide(asked)


def word(name: str, world: World) -> Word:
    """An unknown word."""
    return Word(world, bits(name, WIDTH, world.context))


def result(world: World, function: Callable[[], object]) -> z3.BitVecRef:
    """The word that the function returns, as one term over all its branches."""
    return joined(world.paths(lambda: _term(function(), world)))


def _term(value: object, world: World) -> z3.BitVecRef:
    if isinstance(value, Word):
        return value.term
    if isinstance(value, int) and not isinstance(value, bool):
        return z3.BitVecVal(value, WIDTH, world.context)
    raise Lost(f"{value!r} cannot become a word")
