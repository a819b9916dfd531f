"""Collections of any size, on which the specification's own code runs.

Tuples and dictionaries stay Python's own. An item `Rest` of a tuple stands for any number of items, of which
a run knows how many they are, and what they add up to if they are numbers; a key `Others` stands for any
number of keys. Code that keeps what was there keeps the very same `Rest`. A tuple with one item for each level
has that of one level, which may be any, in the middle (`Levels.by_level`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass
from functools import partial
from types import ModuleType
from typing import TypeVar, cast

import z3

from withhold_proofs.numbers.integers import Integer, Truth, World
from withhold_proofs.numbers.terms import real, term

Item = TypeVar("Item")

MIDDLE = 8
"""The place of the level in the middle. The code names no level as high by a known number."""


class Rest(z3.ArithRef):
    """Any number of items of a tuple. As a number it is what those of them add up to that a sum includes."""

    def __init__(self, size: Integer, total: z3.ArithRef | None = None) -> None:
        number = real("items", size.world.context) if total is None else total
        super().__init__(number.as_ast(), number.ctx)
        self.size = size

    @property
    def stands_for(self) -> Integer:
        """How many items it stands for, as `size_of` counts them."""
        return self.size


@dataclass(frozen=True, eq=False)
class Others:
    """Any number of keys of a dictionary; their value is that of any one of them."""

    stands_for: Integer


def size_of(world: World, collection: Collection[object]) -> Integer:
    """The length of a collection, in which a `Rest` may stand for several items."""
    size = world.known(0)
    for item in collection:
        size = size + getattr(item, "stands_for", 1)
    return size


def largest(first: int, second: object) -> object:
    """max() of two numbers, as one term instead of two paths."""
    if not isinstance(second, Integer):
        return max(first, cast(int, second))
    return Integer(second.world, z3.If(second.term > first, second.term, first))


@contextmanager
def any_sizes(world: World, *modules: ModuleType) -> Iterator[None]:
    """A context in which the modules' own code takes the length of such collections, and max() of unknowns.

    Python's len() cannot return an unknown, so a variable of the module hides it.
    """
    try:
        for module in modules:
            vars(module).update(len=partial(size_of, world), max=largest)
        yield
    finally:
        for module in modules:
            for name in ("len", "max"):
                vars(module).pop(name, None)


@dataclass
class Levels(World):
    """A world with a level that may be any; all others are below it or above it."""

    level: Integer | None = None

    def by_level(self, below: Item, own: Item, above: Item) -> tuple[Item, ...]:
        """A tuple with an item for each level."""
        return (*(below,) * MIDDLE, own, *(above,) * MIDDLE)

    def is_own(self, number: object) -> bool:
        """Whether the number is the level in the middle; a known number is not."""
        return isinstance(number, Integer) and self.index_of(number.term) == MIDDLE

    def index_of(self, number: z3.ArithRef) -> int:
        """The place of the level of this number; levels below or above are all alike."""
        assert self.level is not None
        own, before = self.level.term, z3.simplify(number - 1)
        # the next number is above what is not below, and not above what is below
        if self.decided(before == own) or self.decided(before < own) is False:
            return MIDDLE + 1
        if self.decide(number == own):
            return MIDDLE
        if self.decided(before < own) or self.decide(number < own):
            return MIDDLE - 1
        return MIDDLE + 1

    def hash_of(self, number: z3.ArithRef) -> int:
        """The same for all, so that a dictionary asks whether numbers are equal."""
        return 0


def same(one: object, other: object, context: z3.Context) -> list[z3.BoolRef]:
    """The conditions under which two values are equal; what has no value has to be the same object."""
    if one is other:
        return []
    if isinstance(one, Rest | Others) or isinstance(other, Rest | Others):
        return [z3.BoolVal(False, context)]
    if isinstance(one, Truth) and isinstance(other, Truth):
        return [one.term == other.term]
    if _is_number(one) and _is_number(other):
        return [_term(one, context) == _term(other, context)]
    if is_dataclass(one) and type(one) is type(other):
        return [
            each
            for field in fields(one)
            for each in same(getattr(one, field.name), getattr(other, field.name), context)
        ]
    if isinstance(one, tuple | list) and isinstance(other, tuple | list) and len(one) == len(other):
        return [each for pair in zip(one, other, strict=True) for each in same(*pair, context)]
    if isinstance(one, dict) and isinstance(other, dict) and len(one) == len(other):
        pairs = zip(one.items(), other.items(), strict=True)
        return [each for pair in pairs for each in same(*pair, context)]
    return [z3.BoolVal(bool(one == other), context)]


def _is_number(value: object) -> bool:
    is_plain = isinstance(value, int) and not isinstance(value, bool)
    return is_plain or isinstance(value, Integer | z3.ArithRef)


def _term(value: object, context: z3.Context) -> z3.ArithRef:
    made = value.term if isinstance(value, Integer) else value
    assert isinstance(made, int | z3.ArithRef)
    return term(made, context)
