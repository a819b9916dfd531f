"""The binary mechanism: few nodes hold an element, few nodes make up a prefix, and nodes never change.

Paper: alg:binmech and the properties (i) and (ii) of subsec:binmech.

Both counts rest on one fact: adding its lowest set bit to a number, or taking it away, at least
doubles the lowest set bit. A walk of c nodes therefore ends at a number of at least 2**(c-1). The
walks are loops of the specification. Their step is proved, for integers of any size and for words of 64
bits, and `loops` checks that the loops take this step.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

import z3

from withhold_proofs.model import WHOLE, Query, Verdict
from withhold_proofs.numbers.integers import Integer, World
from withhold_proofs.numbers.terms import all_of, as_int, integers, term, total
from withhold_proofs.paper.binary_runs import stored_once, stored_once_in_runs
from withhold_proofs.paper.binary_words import element_nodes_64, prefix_nodes_64
from withhold_proofs.paper.statements import BOTH, INDUCTION, Z3_ALONE, bounded, unbounded
from withhold_spec.paper.binary import Counter, depth, lowest_bit, nodes_entered, nodes_read
from withhold_spec.properties import INVARIANTS


def holds_element(t: z3.ArithRef, lowest: z3.ArithRef, i: z3.ArithRef) -> z3.BoolRef:
    """Whether node t, with its lowest bit given, sums element i: i is in elements_of(t)."""
    return z3.And(t - lowest < i, i <= t)


# Unbounded


@dataclass(frozen=True)
class Place:
    """A node t of a walk, its lowest bit, and 2**k, where k nodes of the walk come before it."""

    world: World
    t: Integer
    lowest: Integer
    steps: z3.ArithRef
    doubled: z3.ArithRef

    @property
    def premises(self) -> dict[str, z3.BoolRef]:
        """The invariant of the walk."""
        return {
            "a node": self.t.term >= 1,
            "k nodes before it": self.steps >= 0,
            "doubled k times": self.lowest.term >= self.doubled,
        }


def _place(context: z3.Context) -> Place:
    world = World(context, divisible=True)
    t, steps = world.unknown("t"), world.unknown("k")
    return Place(world, t, _lowest(t), steps.term, world.power(steps.term))


def _lowest(t: Integer) -> Integer:
    return Integer(t.world, t.world.number(lambda: lowest_bit(as_int(t))))


def element_nodes(context: z3.Context) -> Iterator[Query]:
    """From a node that holds i, the next one is found by adding the lowest bit; they are few."""
    at = _place(context)
    first = {"a position": at.t.term >= 1, **at.world.facts}
    held = holds_element(at.t.term, at.lowest.term, at.t.term)
    yield Query("element i is in node i", first, z3.And(held, at.lowest.term >= 1))

    at = _place(context)
    i = at.world.unknown("i").term
    after = at.t + at.lowest
    lowest = _lowest(after)
    doubled = at.world.power(at.steps + 1)
    within = {"the node holds i": holds_element(at.t.term, at.lowest.term, i)}
    goal = z3.And(lowest.term >= doubled, holds_element(after.term, lowest.term, i))
    yield Query("the next node", {**at.premises, **within, **at.world.facts}, goal)

    at = _place(context)
    i, ahead = at.world.unknown("i").term, at.world.unknown("ahead")
    between = at.t + ahead
    lowest = _lowest(between)
    # the lowest bit of the distance is what the other two differ by
    at.world.lowest(ahead.term)
    within = {
        "the node holds i": holds_element(at.t.term, at.lowest.term, i),
        "a node in between": z3.And(ahead.term >= 1, ahead.term < at.lowest.term),
    }
    goal = z3.Not(holds_element(between.term, lowest.term, i))
    yield Query("no node in between", {**at.premises, **within, **at.world.facts}, goal)


def prefix_nodes(context: z3.Context) -> Iterator[Query]:
    """The nodes read at t lie end to end from t down to 0; they are few."""
    at = _place(context)
    rest = at.t - at.lowest
    lowest = _lowest(rest)
    doubled = at.world.power(at.steps + 1)
    goal = z3.And(rest.term < at.t.term, lowest.term >= doubled)
    more = {"there is more to read": rest.term >= 1}
    yield Query("the next node", {**at.premises, **more, **at.world.facts}, goal)

    at = _place(context)
    rest = at.t - at.lowest
    i = at.world.unknown("i").term
    held = holds_element(at.t.term, at.lowest.term, i)
    # what is read is (rest, t]; what is left to read is (0, rest]
    released = z3.And(rest.term >= 0, (held == z3.Not(i <= rest.term)))
    up_to_t = {"an element up to t": z3.And(i >= 1, i <= at.t.term)}
    yield Query("end to end", {**at.premises, **up_to_t, **at.world.facts}, released)


def walk_length(context: z3.Context) -> Iterator[Query]:
    """The (k+1)-th node t of a walk that stays in 1..N: k + 1 <= depth(N)."""
    world = World(context)
    t, lowest, k, length = (world.unknown(name) for name in ("t", "lowest", "k", "N"))
    at = Place(world, t, lowest, k.term, world.power(k.term))
    most = world.number(lambda: depth(as_int(length)))
    within = z3.And(lowest.term <= t.term, t.term <= length.term)
    premises = {**at.premises, "the walk stays in 1..N": within, **world.facts}
    yield Query("node k + 1", premises, k.term + 1 <= most)


# Bounded: the loops and the counter themselves

LONGEST_STREAM = 160
LONGEST_PREFIX = 600
LONGEST_COUNTER = 24


def loops() -> Verdict:
    """The real loops: their results, and that each takes the steps that are proved."""
    coverage = {"elements": 0, "prefixes": 0, "bound attained": 0}
    for length in range(1, LONGEST_STREAM + 1):
        coverage["bound attained"] += len(nodes_entered(1, length)) == depth(length)
        for i in range(1, length + 1):
            coverage["elements"] += 1
            walk = (*nodes_entered(i, length),)
            stepped = all(b == a + lowest_bit(a) for a, b in pairwise(walk))
            ends = walk[0] == i and walk[-1] + lowest_bit(walk[-1]) > length
            if not (stepped and ends and INVARIANTS["nodes-of-element"].holds(i, length) is True):
                return Verdict(False, f"element {i} of {length}: nodes {walk}", coverage)
    for t in range(LONGEST_PREFIX + 1):
        coverage["prefixes"] += 1
        walk = (*nodes_read(t), 0)
        stepped = all(b == a - lowest_bit(a) for a, b in pairwise(walk))
        if not (walk[0] == t and stepped and INVARIANTS["prefix-nodes"].holds(t) is True):
            return Verdict(False, f"prefix {t}: nodes {walk[:-1]}", coverage)
    return Verdict(
        True, f"{coverage['elements']} elements, {coverage['prefixes']} prefixes", coverage
    )


def counter_sums(context: z3.Context) -> Iterator[Query]:
    """Counter on unknown elements and unknown noise: the true prefix, and each node's noise once."""
    elements = integers("x", LONGEST_COUNTER, context)
    noises = integers("noise", LONGEST_COUNTER, context)
    counter, goals = Counter(), list[object]()
    for t, element in enumerate(elements, start=1):
        counter = counter.append(element, lambda node: noises[node - 1])
        read = nodes_read(t)
        noise = total([noises[node - 1] for node in sorted(set(read))], context)
        goals += [
            term(counter.total(), context) == total(elements[:t], context) + noise,
            len(set(read)) <= depth(t),
        ]
    goals.append(term(Counter().total(), context) == 0)
    yield Query(f"every prefix up to {LONGEST_COUNTER}", {}, all_of(goals, context), WHOLE)


WALK = unbounded(
    "binary/walk-length",
    "subsec:binmech",
    "A walk through nodes up to N whose lowest bits double has at most 1 + floor(log2 N) nodes.",
    walk_length,
    invariant="nodes-of-element",
    assumptions=(INDUCTION,),
)
ELEMENT = unbounded(
    "binary/element-nodes",
    "subsec:binmech",
    "An element of a stream of N elements is in exactly the nodes of one walk, at most "
    "1 + floor(log2 N).",
    element_nodes,
    invariant="nodes-of-element",
    assumptions=("binary/walk-length", INDUCTION),
    solvers=Z3_ALONE,
)
PREFIX = unbounded(
    "binary/prefix-nodes",
    "alg:binmech",
    "The prefix of length t is the disjoint union of the nodes read at t, at most "
    "1 + floor(log2 t).",
    prefix_nodes,
    invariant="prefix-nodes",
    assumptions=("binary/walk-length", INDUCTION),
    solvers=Z3_ALONE,
)

OBLIGATIONS = (
    WALK,
    ELEMENT,
    replace(
        ELEMENT,
        id="binary/element-nodes-64",
        kind="64-bit",
        bounds="N<=2**62",
        check=element_nodes_64,
        assumptions=(INDUCTION,),
        solvers=BOTH,
    ),
    PREFIX,
    replace(
        PREFIX,
        id="binary/prefix-nodes-64",
        kind="64-bit",
        bounds="t<=2**62",
        check=prefix_nodes_64,
        assumptions=(INDUCTION,),
        solvers=BOTH,
        unrefuted={"end to end": "It holds of any number in place of the lowest bit."},
    ),
    bounded(
        "binary/loops",
        "subsec:binmech",
        "The loops over nodes take the step that is proved, and return the right nodes.",
        f"N<={LONGEST_STREAM}, every element; t<={LONGEST_PREFIX}",
        loops,
        invariant="nodes-of-element",
        coverage=("elements", "prefixes", "bound attained"),
    ),
    bounded(
        "binary/counter-sums",
        "alg:binmech",
        "What is read is the true sum of all elements, plus the noise of each node read once.",
        f"t<={LONGEST_COUNTER}, all elements and noise",
        counter_sums,
        invariant="prefix-nodes",
    ),
    bounded(
        "binary/stored-once",
        "alg:binmech",
        "A node's sum and noise are made when its element comes, drawn once, and never change.",
        "t<=64",
        stored_once,
        invariant="node-stored-once",
        coverage=("draws",),
    ),
    bounded(
        "binary/stored-once-in-runs",
        "alg:multcounterfull",
        "In runs of all algorithms every node is drawn once, and is read as it was written.",
        "n<=3, T<=7, all arrival patterns",
        stored_once_in_runs,
        invariant="node-stored-once",
        coverage=("steps", "nodes read later"),
    ),
)
