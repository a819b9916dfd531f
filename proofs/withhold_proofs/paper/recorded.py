"""What stands for parts of a run from an arbitrary state: its draws, which are recorded, and what it compares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import cast

import z3

from withhold_proofs.numbers.integers import Integer, Truth
from withhold_proofs.numbers.sizes import Levels
from withhold_proofs.numbers.terms import as_int, boolean, real
from withhold_proofs.streams.draws import NoSeries
from withhold_spec.number import Number


@dataclass(frozen=True)
class Draw:
    """A draw of noise for a node."""

    counter: object
    node: object
    scale: z3.ArithRef
    noise: z3.ArithRef


@dataclass(frozen=True)
class Choice:
    """A private median."""

    level: object
    costs: object
    rate: z3.ArithRef


@dataclass
class Recorder(NoSeries):
    """Unknown draws, and a record of what was asked."""

    side: str
    context: z3.Context
    choice: Integer
    draws: list[Draw] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)

    def laplace(self, counter: int, node: int, scale: Fraction) -> Number:
        noise = real(f"noise_{len(self.draws)}_{self.side}", self.context)
        self.draws.append(Draw(counter, node, cast(z3.ArithRef, scale), noise))
        return noise

    def choose(self, level: int, costs: Sequence[Number], rate: Fraction) -> int:
        self.choices.append(Choice(level, costs, cast(z3.ArithRef, rate)))
        return as_int(self.choice)


class Flag:
    """A parameter that may equal any word, or not."""

    def __init__(self, world: Levels, name: str) -> None:
        self.world, self.name = world, name

    def __eq__(self, other: object) -> Truth:  # type: ignore[override]  # a condition, not a bool
        return Truth(self.world, boolean(f"{self.name} is {other}", self.world.context))

    __hash__ = object.__hash__


class OtherLevels:
    """In the tuple of inactive levels: any others than the one in question."""

    def __init__(self, world: Levels) -> None:
        self.world = world

    def __eq__(self, other: object) -> Truth:  # type: ignore[override]  # a condition, not a bool
        assert isinstance(other, Integer) and self.world.level is not None
        inactive = boolean("another level, inactive", self.world.context)
        return Truth(self.world, z3.And(inactive, other.term != self.world.level.term))

    def __ne__(self, other: object) -> bool:
        # compared with the level in question, which none of them is
        return True

    __hash__ = object.__hash__
