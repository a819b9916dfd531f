"""The walks through the nodes of the binary mechanism in words of 64 bits.

Paper: subsec:binmech. `binary` has the same statements for integers of any size. Admitted streams
have at most 2**62 elements, so no sum here overflows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

import z3

from withhold_proofs.model import Query
from withhold_proofs.numbers.integers import World
from withhold_proofs.numbers.machine import WIDTH, result, word
from withhold_proofs.numbers.terms import as_int, bits
from withhold_spec.paper.binary import depth, lowest_bit
from withhold_spec.params import MAX_COUNT


def _word_lowest(t: z3.BitVecRef) -> z3.BitVecRef:
    return cast(z3.BitVecRef, lowest_bit(as_int(t)))


def word_holds(t: z3.BitVecRef, lowest: z3.BitVecRef, i: z3.BitVecRef) -> z3.BoolRef:
    """holds_element for words."""
    return z3.And(z3.ULT(t - lowest, i), z3.ULE(i, t))


@dataclass(frozen=True)
class WordPlace:
    """A node t of a walk in words: k nodes of the walk come before it."""

    t: z3.BitVecRef
    k: z3.BitVecRef
    lowest: z3.BitVecRef

    @property
    def doubled(self) -> z3.BitVecRef:
        return z3.BitVecVal(1, WIDTH, self.t.ctx) << self.k

    @property
    def premises(self) -> dict[str, z3.BoolRef]:
        return {
            "a node of an admitted stream": z3.And(z3.UGE(self.t, 1), z3.ULE(self.t, MAX_COUNT)),
            "k nodes before it": z3.ULT(self.k, WIDTH - 1),
            "doubled k times": z3.UGE(self.lowest, self.doubled),
        }


def _word_place(context: z3.Context) -> WordPlace:
    t, k = bits("t", WIDTH, context), bits("k", WIDTH, context)
    return WordPlace(t, k, _word_lowest(t))


def element_nodes_64(context: z3.Context) -> Iterator[Query]:
    """`element_nodes` in words of 64 bits; no sum overflows for admitted lengths."""
    at = _word_place(context)
    first = {"a position": z3.UGE(at.t, 1)}
    held = z3.And(word_holds(at.t, at.lowest, at.t), z3.UGE(at.lowest, 1))
    yield Query("element i is in node i", first, held)

    i = bits("i", WIDTH, context)
    after = at.t + at.lowest
    lowest = _word_lowest(after)
    within = {**at.premises, "the node holds i": word_holds(at.t, at.lowest, i)}
    goal = z3.And(
        z3.UGT(after, at.t), z3.UGE(lowest, at.doubled << 1), word_holds(after, lowest, i)
    )
    yield Query("the next node", within, goal)

    between = bits("between", WIDTH, context)
    gap = {**within, "a node in between": z3.And(z3.UGT(between, at.t), z3.ULT(between, after))}
    held = word_holds(between, _word_lowest(between), i)
    yield Query("no node in between", gap, z3.Not(held))

    yield from _count_64(context, "the nodes up to N")


def prefix_nodes_64(context: z3.Context) -> Iterator[Query]:
    """`prefix_nodes` in words of 64 bits."""
    at = _word_place(context)
    rest = at.t - at.lowest
    more = {**at.premises, "there is more to read": z3.UGE(rest, 1)}
    goal = z3.And(z3.ULT(rest, at.t), z3.UGE(_word_lowest(rest), at.doubled << 1))
    yield Query("the next node", more, goal)

    i = bits("i", WIDTH, context)
    up_to_t = {**at.premises, "an element up to t": z3.And(z3.UGE(i, 1), z3.ULE(i, at.t))}
    held = word_holds(at.t, at.lowest, i)
    yield Query("end to end", up_to_t, held == z3.Not(z3.ULE(i, rest)))

    yield from _count_64(context, "the nodes of a prefix")


def _count_64(context: z3.Context, name: str) -> Iterator[Query]:
    at, world = _word_place(context), World(context)
    length = word("N", world)
    most = result(world, lambda: depth(as_int(length)))
    premises = {
        **at.premises,
        "the walk stays in 1..N": z3.And(z3.ULE(at.t, length.term), z3.ULE(length.term, MAX_COUNT)),
    }
    yield Query(name, premises, z3.ULE(at.k + 1, most))
