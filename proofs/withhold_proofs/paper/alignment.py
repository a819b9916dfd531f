"""Alignment: the noise of one stream is shifted to that of its neighbour, and the shift is paid for.

For every outcome of the noise on a stream there is one on a neighbouring stream with the very same
releases. How much less likely it is, is the cost; here the costs of nodes, counters and medians are
bounded, and in `budget` what they add up to. Paper: lem:lap_mech, subsec:binmech, eq:fullnoise,
alg:pvtmed, thm:final.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial

import z3

from withhold_proofs.model import ALGEBRA, WHOLE, Query
from withhold_proofs.numbers.terms import (
    absolute,
    all_of,
    as_fraction,
    as_int,
    condition,
    integer,
    integers,
    rational,
    real,
    reals,
    term,
    total,
)
from withhold_proofs.paper.budget import budget_full, budget_of_nodes, two_epsilon
from withhold_proofs.paper.levels import BOUNDS, one_element_per_level
from withhold_proofs.paper.statements import Z3_ALONE, bounded, unbounded
from withhold_spec.number import Number
from withhold_spec.paper import binary, median
from withhold_spec.paper.binary import Counter
from withhold_spec.properties import paper

LONGEST_COUNTER = 8
DEEP_COUNTER = 20


def node_absorbs_shift(context: z3.Context) -> Iterator[Query]:
    """A node's noise k on one stream and j on the other, with the same release: |j| - |k| <= shift.

    So exp(-|k|/s) and exp(-|j|/s) differ at most by the factor exp(shift/s), whatever s is.
    """
    x, y, a, b, k, j = (integer(name, context) for name in ("x", "y", "a", "b", "k", "j"))
    one = Counter().append(x, lambda node: k)
    other = Counter().append(y, lambda node: j)
    yield Query(
        "node of one element",
        {"same release": term(one.total(), context) == term(other.total(), context)},
        absolute(j) - absolute(k) <= absolute(x - y),
    )
    # a node over several elements: the sum is what shifts
    one = Counter((a,), (a,), (0,)).append(x, lambda node: k)
    other = Counter((b,), (b,), (0,)).append(y, lambda node: j)
    yield Query(
        "node of two elements",
        {"same release": term(one.total(), context) == term(other.total(), context)},
        absolute(j) - absolute(k) <= absolute(a + x - b - y),
    )


def counter_cost(longest: int, context: z3.Context) -> Iterator[Query]:
    """A counter whose element i changes: same releases at every time, cost at most depth * change."""
    for length in range(1, longest + 1):
        goals: list[object] = []
        elements = integers(f"x{length}", length, context)
        noises = integers(f"k{length}", length, context)
        changed = integer(f"y{length}", context)
        for place in range(length):
            neighbour = [*elements[:place], changed, *elements[place + 1 :]]
            goals += _aligned(elements, neighbour, noises, absolute(elements[place] - changed))
        yield Query(f"counter of {length}", {}, all_of(goals, context), WHOLE)


def _aligned(
    elements: Sequence[z3.ArithRef],
    neighbour: Sequence[z3.ArithRef],
    noises: Sequence[z3.ArithRef],
    change: z3.ArithRef,
) -> list[z3.BoolRef]:
    """What must hold of a counter and its neighbour, node by node and in all."""
    context = change.ctx
    one, other = Counter(), Counter()
    goals: list[z3.BoolRef] = []
    costs: list[Number] = []
    for t, (left, right) in enumerate(zip(elements, neighbour, strict=True), start=1):
        silent = other.append(right, lambda node: 0)
        one = one.append(left, lambda node: noises[node - 1])
        shift = term(one.sums[t - 1] - silent.sums[t - 1], context)
        other = other.append(right, _shifted(noises, shift))
        goals.append(term(one.total(), context) == term(other.total(), context))
        costs.append(absolute(noises[t - 1] + shift) - absolute(noises[t - 1]))
    uses = binary.depth(len(elements))
    goals.append(total(costs, context) <= uses * change)
    return goals


def _shifted(noises: Sequence[z3.ArithRef], shift: z3.ArithRef) -> Callable[[int], z3.ArithRef]:
    return lambda node: noises[node - 1] + shift


def cost_is_paid(context: z3.Context) -> Iterator[Query]:
    """Where the scale pays, the shifts of a user's nodes, divided by the scale, stay in the share.

    A user's change touches c <= uses nodes of a counter, and moves each by at most the sensitivity.
    """
    names = ("moved", "c", "uses", "sensitivity", "share", "scale")
    moved, touched, uses, sensitivity, share, scale = (real(name, context) for name in names)
    paid = paper.scale_pays(sensitivity, as_int(uses), as_fraction(share), as_fraction(scale))
    yield Query(
        "shifts over scale",
        {
            "a scale": scale > 0,
            "a width": sensitivity >= 0,
            "nodes": z3.And(touched >= 0, touched <= uses),
            "each node moves by the sensitivity at most": moved <= touched * sensitivity,
            "the scale pays": condition(paid, context),
        },
        moved / scale <= share,
    )


def exponential_mechanism(context: z3.Context) -> Iterator[Query]:
    """The private median's law: costs that move by 2 move every probability by exp(epsilon) at most.

    f stands for exp(epsilon/2). A weight is exp(-rate * cost); that a weight grows by the factor f at
    most when its exponent moves by epsilon/2 at most is the exponential law. The normaliser is a sum
    of such weights, one more in each step of the induction.
    """
    epsilon, cost, moved = reals("e", 3, context)
    rate = median.rate(as_fraction(epsilon))
    close = {
        "a budget": epsilon > 0,
        "cost moves by 2 at most": condition(paper.cost_sensitivity(cost, moved), context),
        "and back": condition(paper.cost_sensitivity(moved, cost), context),
    }
    difference = term(rate * cost - rate * moved, context)
    half = epsilon * rational(Fraction(1, 2), context)
    yield Query("exponents", close, absolute(difference) <= half)

    f, weight, weight_moved, norm, norm_moved = (
        real(name, context) for name in ("f", "w", "v", "Z", "Y")
    )
    positive = {
        "positive weights": z3.And(weight > 0, weight_moved > 0),
        "positive normalisers": z3.And(norm > 0, norm_moved > 0),
        "a factor": f >= 1,
    }
    yield Query(
        "normaliser step",
        {
            **positive,
            "so far": norm_moved <= f * norm,
            "one more": weight_moved <= f * weight,
        },
        norm_moved + weight_moved <= f * (norm + weight),
    )
    yield Query(
        "probabilities",
        {
            **positive,
            "weight": weight <= f * weight_moved,
            "normaliser": norm_moved <= f * norm,
        },
        weight / norm <= f * f * (weight_moved / norm_moved),
    )


COUNTER_COST = bounded(
    "alignment/counter-cost",
    "subsec:binmech",
    "When one element of a counter changes, shifted noise gives the same releases at"
    " all times, and is larger by at most depth times the change.",
    f"N<={LONGEST_COUNTER}, every place, all values",
    partial(counter_cost, LONGEST_COUNTER),
)

ONE_ELEMENT = bounded(
    "alignment/one-element-per-level",
    "alg:multcounter",
    "A user has at most one element in the counter of each level.",
    f"algorithms 4 to 6, all arrival patterns of {BOUNDS}",
    one_element_per_level,
    invariant="one-element-per-level",
    coverage=("patterns", "blocks", "medians"),
)

OBLIGATIONS = (
    unbounded(
        "alignment/node-absorbs-shift",
        "lem:lap_mech",
        "Noise that hides a shift of a node's sum is larger by at most the shift:"
        " |k + s| - |k| <= |s|.",
        node_absorbs_shift,
    ),
    # the other rows here show the same without bounds; this is a cross-check
    replace(COUNTER_COST, deep=True),
    replace(
        COUNTER_COST,
        id="alignment/counter-cost-deep",
        bounds=f"N<={DEEP_COUNTER}, every place, all values",
        check=partial(counter_cost, DEEP_COUNTER),
        deep=True,
    ),
    # steps/single, steps/multiple and steps/full show the same without bounds; this is a cross-check
    replace(ONE_ELEMENT, deep=True),
    unbounded(
        "alignment/cost-is-paid",
        "eq:fullnoise",
        "Where scale times share is at least sensitivity times uses, a user's change in a"
        " counter costs at most the counter's share.",
        cost_is_paid,
        invariant="scale-pays",
        assumptions=("alignment/node-absorbs-shift",),
        solvers=Z3_ALONE,
    ),
    unbounded(
        "alignment/exponential-mechanism",
        "claim:pvtmed",
        "If costs move by at most 2, no choice of the private median becomes more than"
        " exp(epsilon) times as likely.",
        exponential_mechanism,
        invariant="cost-sensitivity",
        assumptions=("exponential-law",),
        solvers=Z3_ALONE,
        unrefuted=dict.fromkeys(("normaliser step", "probabilities"), ALGEBRA),
    ),
    unbounded(
        "alignment/budget-full",
        "thm:final",
        "The shares of all L + 1 counters and of all L - 1 medians of the full algorithm"
        " add up to at most epsilon, for every epsilon and every admitted m.",
        budget_full,
        invariant="budget",
    ),
    unbounded(
        "alignment/budget-of-nodes",
        "eq:multnoise",
        "The nodes of all elements of a user cost at most the share of their counter, in"
        " algorithms 2 to 6, for every epsilon, every n, every horizon and every admitted L, whatever"
        " the depths of counters are.",
        budget_of_nodes,
        invariant="budget",
        solvers=Z3_ALONE,
    ),
    unbounded(
        "alignment/two-epsilon",
        "thm:multcounter",
        "With a prior that costs at most epsilon, algorithms 4 and 5 cost at most"
        " 2 epsilon in all, for every epsilon and every admitted m.",
        two_epsilon,
        invariant="budget",
    ),
)
