"""Index arithmetic of an implementation against the specification's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Protocol

import z3

from withhold_proofs.model import Query, Verdict
from withhold_proofs.numbers.integers import World
from withhold_proofs.numbers.machine import TwoSteps, Word, result, word
from withhold_proofs.numbers.terms import as_int
from withhold_proofs.streams.search import search
from withhold_spec.paper import binary, withholding
from withhold_spec.params import MAX_COUNT

Loop = Callable[[int], tuple[int, ...]]


class Index(Protocol):
    """The module of the implementation with these functions."""

    def is_release(self, count: int, /) -> bool: ...
    def level_of(self, count: int, /) -> int: ...
    def top_level(self, max_samples: int, /) -> int: ...
    def block_size(self, level: int, /) -> int: ...
    def block_first(self, level: int, /) -> int: ...
    def block_last(self, level: int, /) -> int: ...
    def depth(self, elements: int, /) -> int: ...
    def low_bit(self, number: int, /) -> int: ...
    def node_first(self, node: int, /) -> int: ...
    def nodes_read(self, elements: int, /) -> tuple[int, ...]: ...
    def nodes_holding(self, element: int, elements: int, /) -> tuple[int, ...]: ...


def index_words(ours: Index, context: z3.Context) -> Iterator[Query]:
    """The functions of a count, an element or a node give the same on any admitted word."""
    same_for: dict[str, tuple[Callable[[int], object], Callable[[int], object]]] = {
        "top level": (ours.top_level, withholding.levels),
        "depth": (ours.depth, binary.depth),
        "lowest bit": (ours.low_bit, binary.lowest_bit),
        "first element of a node": (ours.node_first, lambda t: t - binary.lowest_bit(t) + 1),
    }
    for name, functions in same_for.items():
        world = World(context)
        x = word("x", world)
        made = [result(world, partial(_called, function, x)) for function in functions]
        yield Query(name, admitted(x), made[0] == made[1])

    world = World(context)
    x = word("x", world)
    ends_of = ours.is_release, withholding.completes_block
    ends = [world.truth(partial(_called, f, x)) for f in ends_of]
    yield Query("end of a block", admitted(x), ends[0] == ends[1])

    made = [result(world, partial(_called, f, x)) for f in (ours.level_of, withholding.level_of)]
    at_end = {**admitted(x), "a block ends": ends[1]}
    yield Query("level of a block that ends", at_end, made[0] == made[1])


def admitted(x: Word) -> dict[str, z3.BoolRef]:
    """The premise that a count, an element or a node is in the admitted range."""
    most = z3.BitVecVal(MAX_COUNT, x.term.size(), x.world.context)
    return {"admitted": z3.And(z3.UGE(x.term, 1), z3.ULE(x.term, most))}


def _called(function: Callable[[int], object], x: Word) -> object:
    return function(as_int(x))


def level_words(ours: Index, context: z3.Context) -> Iterator[Query]:
    """The functions of a level give the same on any level up to 62."""
    world = World(context)
    level = word("level", world)
    levels = {"a level": z3.ULE(level.term, 62)}
    size, first, last = (
        result(world, partial(_called, function, level))
        for function in (ours.block_size, ours.block_first, ours.block_last)
    )
    theirs = result(world, partial(_called, withholding.block_size, level))
    end = result(world, lambda: 2**level)
    yield Query("block size", levels, size == theirs)
    yield Query("last sample", levels, last == end)
    yield Query("first sample", levels, first == end - theirs + 1)


def next_nodes(ours: Index, context: z3.Context) -> Iterator[Query]:
    """The first two nodes that the loops visit; each later one is the second of its predecessor."""
    loops: dict[str, tuple[Loop, Loop]] = {
        "next node read": (ours.nodes_read, binary.nodes_read),
        "next node that holds an element": (
            lambda t: ours.nodes_holding(t, t + ours.low_bit(t)),
            lambda t: binary.nodes_entered(t, t + binary.lowest_bit(t)),
        ),
    }
    for name, pair in loops.items():
        world = TwoSteps(context)
        x = word("x", world)
        made = [result(world, partial(_second, loop, x)) for loop in pair]
        yield Query(name, admitted(x), made[0] == made[1])


def _second(loop: Loop, x: Word) -> object:
    """The second node that the loop visits, or 0 where there is none."""
    found = loop(as_int(x))
    return found[1] if len(found) > 1 else 0


def node_loops(ours: Index, longest: int) -> Verdict:
    """The loops over nodes visit the same nodes, for small numbers and near powers of 2."""
    edges = [2**k + d for k in (16, 31, 32, 47, 61, 62) for d in (-1, 0, 1)]

    def fault(t: int) -> str:
        if ours.nodes_read(t) != binary.nodes_read(t):
            return f"nodes read at {t}: {ours.nodes_read(t)}"
        for i in {1, t, t // 2, t - 1, t & -t}:
            if 1 <= i <= t and ours.nodes_holding(i, t) != binary.nodes_entered(i, t):
                return f"nodes that hold {i} of {t}: {ours.nodes_holding(i, t)}"
        return ""

    return search((*range(longest), *edges), fault)
