"""All arrival patterns in one query: the user of the sample at time t is an unknown.

This is a second statement of algorithms 4 to 6 for a fixed length, with arithmetic where the
specification branches. A block's place in its counter is its rank by time of completion. A level of
algorithm 6 that is not active yet has no nodes; its buffer keeps its blocks in the same order.
`tests/model` compares this with the specification, node by node. The user whose samples change is user 0.
This covers every user, because runs do not depend on the names of users (`patterns`) and the query
allows all arrivals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import z3

from withhold_proofs.model import Query
from withhold_proofs.numbers.terms import (
    absolute,
    all_of,
    as_fraction,
    integer,
    rational,
    real,
    term,
    whole,
)
from withhold_proofs.streams.patterns import plan_of
from withhold_spec.number import clip
from withhold_spec.paper.binary import elements_of
from withhold_spec.paper.withholding import block_size, levels
from withhold_spec.params import Params
from withhold_spec.properties.paper import scale_pays

CHANGED = 0


@dataclass
class Arrivals:
    """Unknown arrivals of `length` samples by `users` users, and terms computed from them.

    Times are numbered from 1. arrays: how many arrays a median takes; 0 if all levels are active from
    the start (algorithms 4 and 5). counts: the terms that `count` has made.
    """

    users: int
    length: int
    arrays: int
    context: z3.Context
    counts: dict[tuple[int, int], z3.ArithRef] = field(default_factory=dict)

    @property
    def times(self) -> range:
        """1..T."""
        return range(1, self.length + 1)

    @property
    def levels(self) -> range:
        """The levels of which a user can complete a block within T samples."""
        return range(1 + levels(self.length))

    def comes(self, t: int, user: int) -> z3.BoolRef:
        """Whether this user sends the sample of time t."""
        return integer(f"user_{t}", self.context) == user

    def count(self, t: int, user: int) -> z3.ArithRef:
        """M(u) after time t."""
        if t == 0:
            return whole(0, self.context)
        if (t, user) not in self.counts:
            one = z3.If(self.comes(t, user), whole(1, self.context), whole(0, self.context))
            self.counts[t, user] = self.count(t - 1, user) + one
        return self.counts[t, user]

    def completes(self, t: int, user: int, level: int) -> z3.BoolRef:
        """Whether the sample of time t completes the user's block of the level."""
        return z3.And(self.comes(t, user), self.count(t, user) == 2**level)

    def completed(self, t: int, chosen: Sequence[int]) -> z3.ArithRef:
        """How many blocks of the chosen levels all users together have completed by time t."""
        ones = [
            z3.If(self.completes(s, user, level), whole(1, self.context), whole(0, self.context))
            for s in range(1, t + 1)
            for user in range(self.users)
            for level in chosen
        ]
        return z3.Sum([whole(0, self.context), *ones])

    def place(self, level: int, chosen: Sequence[int]) -> z3.ArithRef:
        """The rank of the changed user's block of the level among all blocks of the chosen levels.

        Blocks are ranked by time of completion, from 1; 0 if the block is not complete by time T.
        """
        places = [
            z3.If(self.completes(t, CHANGED, level), self.completed(t, chosen), 0)
            for t in self.times
        ]
        return z3.Sum([whole(0, self.context), *places])

    def active(self, level: int) -> z3.BoolRef:
        """Whether the level's median has run by time T. Paper: alg:multcounterfull, line 9."""
        if level < 2 or not self.arrays:
            return z3.BoolVal(True, self.context)
        size = block_size(level)
        counts = [self.count(self.length, user) for user in range(self.users)]
        present = [z3.If(count < size, count, whole(size, self.context)) for count in counts]
        return z3.Sum(present) >= size * self.arrays

    def shift(self, level: int) -> z3.ArithRef:
        """The signed difference between the changed user's projected blocks of the level in both streams."""
        low = real(f"low_{level}", self.context)
        high = low + real(f"width_{level}", self.context)
        sums = []
        for name in ("mine", "theirs"):
            parts = [
                z3.If(self._inside(t, level), real(f"{name}_{t}", self.context), 0)
                for t in self.times
            ]
            sums.append(term(clip(z3.Sum(parts), low, high), self.context))
        return sums[0] - sums[1]

    def _inside(self, t: int, level: int) -> z3.BoolRef:
        """Whether the changed user's sample of time t belongs to the block of the level."""
        count = self.count(t, CHANGED)
        last = 2**level
        within = z3.And(count > last - block_size(level), count <= last)
        return z3.And(self.comes(t, CHANGED), within)

    def nodes(self, chosen: Sequence[int]) -> list[z3.ArithRef]:
        """By how much each node changes in the counter that takes the chosen levels."""
        length = self.completed(self.length, chosen)
        shifts = {level: self.shift(level) for level in chosen}
        places = {level: self.place(level, chosen) for level in chosen}
        zero = rational(0, self.context)
        found = []
        for node in range(1, min(self.length, self.users * len(chosen)) + 1):
            first, last = min(elements_of(node)), max(elements_of(node))
            moved = [
                z3.If(
                    z3.And(places[level] >= first, places[level] <= last, self.active(level)),
                    shifts[level],
                    zero,
                )
                for level in chosen
            ]
            found.append(z3.If(length >= node, z3.Sum([zero, *moved]), zero))
        return found

    def premises(self) -> dict[str, z3.BoolRef]:
        """Every sample is sent by one of the users; no interval is wider than the widest or of negative width."""
        found = {}
        for t in self.times:
            user = integer(f"user_{t}", self.context)
            found[f"user of sample {t}"] = z3.And(user >= 0, user < self.users)
        for level in self.levels:
            width, widest = real(f"width_{level}", self.context), real("widest", self.context)
            found[f"width of level {level}"] = z3.And(width >= 0, width <= widest)
        return found


def symbolic_arrivals(
    mechanism: str, users: int, length: int, arrays: int, context: z3.Context
) -> Iterator[Query]:
    """One query: each counter's distance is at most its widest interval times the uses paid for.

    The distance is the sum of the absolute changes of all nodes. The uses paid for are the counter's
    epsilon divided by a node's.
    """
    arrivals = Arrivals(users, length, arrays, context)
    plan = plan_of(mechanism, Params(users, length, 1, 1))
    uses = plan.counter_epsilon / plan.node_epsilon
    shared = len(plan.scales) == 1
    claims = []
    for chosen in [list(arrivals.levels)] if shared else [[level] for level in arrivals.levels]:
        distance = z3.Sum([absolute(node) for node in arrivals.nodes(chosen)])
        widest = as_fraction(real("widest" if shared else f"width_{chosen[0]}", context))
        claims.append(scale_pays(distance, 1, uses, widest))
    name = f"{mechanism}: {users} users, {length} samples, {arrays or 'no'} arrays"
    yield Query(name, arrivals.premises(), all_of(claims, context), mechanism)
