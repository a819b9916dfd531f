"""A source that answers draws and records them, and the numbers that a run of the Coq definitions shows for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random

from withhold_spec.number import Number

Rule = Callable[[int, int], int]
"""Number j that the tape holds for draw number i, both counted from 0."""
Address = tuple[int, int]


def rule(a: int, b: int) -> Rule:
    """The tape `rule_tape a b` of Tie/Follow.v: integers from -11 to 11."""
    return lambda i, j: (a * i + b + 5 * j) % 23 - 11


def by_chance(chance: Random, size: int) -> Rule:
    """A tape of random integers from -size to size, in the order in which they are asked for."""
    return lambda i, j: chance.randint(-size, size)


@dataclass(frozen=True)
class Drawn:
    """A draw: its kind, its law, the addresses of its noise, and the numbers that the tape gave."""

    kind: str
    law: tuple[int, ...]
    addresses: tuple[Address, ...]
    given: tuple[int, ...]


@dataclass
class Recorder:
    """Answers draw number i by the rule, from i = `first` on, and records it.

    noise, choices, radii: answers by address, by level, and by first address, which come before the
    rule.
    """

    rule: Rule
    first: int = 0
    noise: Mapping[Address, int] = field(default_factory=dict)
    choices: Mapping[int, int] = field(default_factory=dict)
    radii: Mapping[Address, int] = field(default_factory=dict)
    drawn: list[Drawn] = field(default_factory=list)

    @property
    def next(self) -> int:
        """The number of the next draw."""
        return self.first + len(self.drawn)

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        return self._noise("laplace", _parts(scale), counter, node, 1)[0]

    def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
        return self._noise("gaussian", _parts(variance), counter, node, 1)[0]

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        address = counter, first_node
        given = abs(self.radii.get(address, self.rule(self.next, 0)))
        self._record("radius", (sums, length, *_parts(scale)), (address,), (given,))
        return given

    def uniform_noise(self, counter: int, node: int, sums: int, radius: Number) -> tuple[int, ...]:
        return self._noise("uniform", (_exact(radius),), counter, node, sums)

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        given = self.choices.get(label, self.rule(self.next, 0)) % len(costs)
        law = (*_parts(rate), len(costs), *map(_exact, costs))
        self._record("choice", law, ((label, 0),), (given,))
        return given

    def _noise(
        self, kind: str, law: tuple[int, ...], counter: int, node: int, sums: int
    ) -> tuple[int, ...]:
        addresses = tuple((counter + j, node) for j in range(sums))
        given = tuple(
            self.noise.get(address, self.rule(self.next, j)) for j, address in enumerate(addresses)
        )
        self._record(kind, law, addresses, given)
        return given

    def _record(
        self,
        kind: str,
        law: tuple[int, ...],
        addresses: tuple[Address, ...],
        given: tuple[int, ...],
    ) -> None:
        self.drawn.append(Drawn(kind, law, addresses, given))


def of_draw(drawn: Drawn, sums: Mapping[Address, int]) -> list[int]:
    """A draw as Tie/Follow.v writes it. sums: the noise-free sum of every node."""
    if drawn.kind == "choice":
        return [3, *drawn.law]
    if drawn.kind == "radius":
        return [4, *drawn.law]
    exact = [sums[address] for address in drawn.addresses]
    if drawn.kind == "uniform":
        return [5, *drawn.law, len(exact), *exact]
    return [1 if drawn.kind == "laplace" else 2, *drawn.law, *exact]


def _parts(number: Fraction) -> tuple[int, int]:
    return number.numerator, number.denominator


def _exact(number: Number) -> int:
    if not isinstance(number, int):
        raise TypeError("a run that is compared has integers only")
    return number
