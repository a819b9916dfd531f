"""Alignment: the noise of one stream is shifted to that of its neighbour, and the shift is paid for.

For every outcome of the noise on a stream there is one on a neighbouring stream with the very same
releases. How much less likely it is, is the cost; here the costs of cells, counters, medians and whole
runs are bounded. Paper: lem:lap_mech, subsec:binmech, eq:fullnoise, alg:pvtmed, thm:final.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from fractions import Fraction

import z3

from withhold_proofs.model import Mutant, Obligation, Query, Status
from withhold_proofs.mutants import applied
from withhold_proofs.terms import (
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
from withhold_spec import binary, constants, full, invariants, median, plan
from withhold_spec.binary import Counter
from withhold_spec.number import Number, add
from withhold_spec.params import Params

LONGEST_COUNTER = 8
DEEP_COUNTER = 20
LEVELS = range(63)
"""L of every admitted m: m is at most 2**62, and nothing here depends on m but through L."""
SOME_LEVELS = (*range(13), 62)
HORIZON = 1000
USERS = (1, 2, 3, 4, 5, 7, 8, 100, 2**20, 2**40)


def cell_absorbs_shift(context: z3.Context) -> Iterator[Query]:
    """A cell's noise k on one stream and j on the other, with the same release: |j| - |k| <= shift.

    So exp(-|k|/s) and exp(-|j|/s) differ at most by the factor exp(shift/s), whatever s is.
    """
    x, y, a, b, k, j = (integer(name, context) for name in ("x", "y", "a", "b", "k", "j"))
    one = Counter().append(x, lambda cell: k)
    other = Counter().append(y, lambda cell: j)
    yield Query(
        "cell of one element",
        "QF_LIA",
        {"same release": term(one.total(), context) == term(other.total(), context)},
        absolute(j) - absolute(k) <= absolute(x - y),
    )
    # a cell over several elements: the sum is what shifts
    one = Counter((a,), (a,), (0,)).append(x, lambda cell: k)
    other = Counter((b,), (b,), (0,)).append(y, lambda cell: j)
    yield Query(
        "cell of two elements",
        "QF_LIA",
        {"same release": term(one.total(), context) == term(other.total(), context)},
        absolute(j) - absolute(k) <= absolute(a + x - b - y),
    )


def counter_cost_up_to(longest: int, context: z3.Context) -> Iterator[Query]:
    """A counter whose element i changes: same releases at every time, cost at most depth * change."""
    for length in range(1, longest + 1):
        goals: list[object] = []
        elements = integers(f"x{length}", length, context)
        noises = integers(f"k{length}", length, context)
        changed = integer(f"y{length}", context)
        for place in range(length):
            neighbour = [*elements[:place], changed, *elements[place + 1 :]]
            goals += _aligned(elements, neighbour, noises, absolute(elements[place] - changed))
        yield Query(f"counter of {length}", "QF_LIA", {}, all_of(goals, context))


def counter_cost(context: z3.Context) -> Iterator[Query]:
    """Counters of at most LONGEST_COUNTER elements."""
    return counter_cost_up_to(LONGEST_COUNTER, context)


def counter_cost_deep(context: z3.Context) -> Iterator[Query]:
    """Counters of at most DEEP_COUNTER elements."""
    return counter_cost_up_to(DEEP_COUNTER, context)


def _aligned(
    elements: Sequence[z3.ArithRef],
    neighbour: Sequence[z3.ArithRef],
    noises: Sequence[z3.ArithRef],
    change: z3.ArithRef,
) -> list[z3.BoolRef]:
    """What must hold of a counter and its neighbour, cell by cell and in all."""
    context = change.ctx
    one, other = Counter(), Counter()
    goals: list[z3.BoolRef] = []
    costs: list[Number] = []
    for t, (left, right) in enumerate(zip(elements, neighbour, strict=True), start=1):
        silent = other.append(right, lambda cell: 0)
        one = one.append(left, lambda cell: noises[cell - 1])
        shift = term(one.sums[t - 1] - silent.sums[t - 1], context)
        other = other.append(right, lambda cell: noises[cell - 1] + shift)
        goals.append(term(one.total(), context) == term(other.total(), context))
        costs.append(absolute(noises[t - 1] + shift) - absolute(noises[t - 1]))
    uses = binary.depth(len(elements))
    goals.append(total(costs, context) <= uses * change)
    return goals


def cost_is_paid(context: z3.Context) -> Iterator[Query]:
    """Where the scale pays, the shifts of a user's cells, divided by the scale, stay in the share.

    A user's change touches c <= uses cells of a counter, and moves each by at most the sensitivity.
    """
    names = ("moved", "c", "uses", "sensitivity", "share", "scale")
    moved, touched, uses, sensitivity, share, scale = (real(name, context) for name in names)
    paid = invariants.scale_pays(sensitivity, as_int(uses), as_fraction(share), as_fraction(scale))
    yield Query(
        "shifts over scale",
        "QF_NRA",
        {
            "a scale": scale > 0,
            "a width": sensitivity >= 0,
            "cells": z3.And(touched >= 0, touched <= uses),
            "each cell moves by the sensitivity at most": moved <= touched * sensitivity,
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
        "cost moves by 2 at most": condition(invariants.cost_sensitivity(cost, moved), context),
        "and back": condition(invariants.cost_sensitivity(moved, cost), context),
    }
    difference = term(rate * cost - rate * moved, context)
    half = epsilon * rational(Fraction(1, 2), context)
    yield Query("exponents", "QF_NRA", close, absolute(difference) <= half)

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
        "QF_NRA",
        {
            **positive,
            "so far": norm_moved <= f * norm,
            "one more": weight_moved <= f * weight,
        },
        norm_moved + weight_moved <= f * (norm + weight),
    )
    yield Query(
        "probabilities",
        "QF_NRA",
        {
            **positive,
            "weight": weight <= f * weight_moved,
            "normaliser": norm_moved <= f * norm,
        },
        weight / norm <= f * f * (weight_moved / norm_moved),
    )


def budget_full(context: z3.Context) -> Iterator[Query]:
    """All counters and all medians of the full algorithm together cost epsilon at most."""
    epsilon = real("epsilon", context)
    goals: list[object] = []
    for top, made in zip(LEVELS, _shares("full", _every_level(), epsilon), strict=True):
        first = full.full_start(made)
        costs = [made.counter_epsilon] * len(first.counters)
        costs += [made.median_epsilon] * len(first.inactive)
        goals.append(invariants.budget(costs, as_fraction(epsilon)))
        goals.append(made.median_epsilon * 2 * max(1, top) <= epsilon)
    yield Query("every L", "QF_LRA", {"a budget": epsilon > 0}, all_of(goals, context))


def budget_of_cells(context: z3.Context) -> Iterator[Query]:
    """The cells of all elements of a user cost at most the share of their counter."""
    epsilon = real("epsilon", context)
    for name in ("naive", "wishful", "single", "multiple", "full"):
        goals: list[object] = []
        grid = [Params(n, 1 << top, 1, 1, horizon=HORIZON) for top in SOME_LEVELS for n in USERS]
        for made in _shares(name, grid, epsilon):
            goals.append(made.cell_epsilon * _uses(name, made.params) <= made.counter_epsilon)
            goals.append(made.counter_epsilon <= epsilon)
        yield Query(name, "QF_LRA", {"a budget": epsilon > 0}, all_of(goals, context))


def two_epsilon(context: z3.Context) -> Iterator[Query]:
    """With a prior that costs epsilon, algorithms 4 and 5 cost 2 epsilon in all."""
    epsilon, prior = real("epsilon", context), real("prior", context)
    for name in ("single", "multiple"):
        goals: list[object] = []
        for made in _shares(name, _every_level(), epsilon):
            costs = [as_fraction(prior)] + [made.counter_epsilon] * len(made.scales)
            goals.append(invariants.budget(costs, as_fraction(epsilon * 2)))
        premises = {"a budget": epsilon > 0, "the prior costs epsilon at most": prior <= epsilon}
        yield Query(name, "QF_LRA", premises, all_of(goals, context))


def _every_level() -> list[Params]:
    return [Params(1, 1 << top, 1, 1) for top in LEVELS]


def _shares(name: str, grid: Sequence[Params], epsilon: z3.ArithRef) -> list[plan.Plan]:
    """The plans with their budget unknown. Scales and widths play no part, so none is computed."""
    makers = {
        "naive": plan.naive_plan,
        "wishful": plan.wishful_plan,
        "single": plan.single_plan,
        "multiple": plan.multiple_plan,
        "full": plan.full_plan,
    }
    plans = []
    with applied(NO_ROUNDING):
        for params in grid:
            unknown = copy(params)
            object.__setattr__(unknown, "epsilon", epsilon)
            plans.append(makers[name](unknown))
    return plans


def _uses(name: str, params: Params) -> int:
    """In how many cells of one counter a user's elements lie at most, counted by binary digits."""
    users, elements = params.max_users, len(f"{params.max_samples:b}")
    if name == "naive":
        return params.max_samples * len(f"{HORIZON:b}")
    if name == "single":
        return elements * len(f"{users * elements:b}")
    return len(f"{users:b}")


def _round_nothing(formula: object, rounding: object) -> int:
    return 1


NO_ROUNDING = Mutant(
    "no-rounding",
    "Rounded constants are left out, for they would need a known budget.",
    {"withhold_spec.enclosures:decide": _round_nothing},
)


def _sum_twice(self: Counter) -> Number:
    return add(
        [self.sums[t - 1] * 2 + self.noises[t - 1] for t in binary.cells_read(len(self.stream))]
    )


def _noise_left_out(self: Counter) -> Number:
    return add([self.sums[t - 1] for t in binary.cells_read(len(self.stream))])


def _full_plan_unsplit(params: Params) -> plan.Plan:
    made = plan.full_plan(params)
    return plan.Plan(
        made.params,
        made.scales,
        made.sensitivities,
        made.cell_epsilon,
        made.counter_epsilon * 2,
        made.interval,
        made.arrays,
    )


def _multiple_plan_unsplit(params: Params) -> plan.Plan:
    made = plan.multiple_plan(params)
    return plan.Plan(
        made.params,
        made.scales,
        made.sensitivities,
        made.cell_epsilon,
        params.epsilon,
        made.interval,
        made.arrays,
    )


MUTANTS = (
    Mutant(
        "counter-sum-twice",
        "A release holds the sum of its cells twice, the noise once.",
        {"withhold_spec.binary:Counter.total": _sum_twice},
    ),
    Mutant(
        "counter-without-noise",
        "A release holds the sums of its cells without their noise.",
        {"withhold_spec.binary:Counter.total": _noise_left_out},
    ),
    Mutant(
        "counter-depth-short",
        "The depth of the tree is taken as floor(log2 N), one cell short.",
        {"withhold_spec.binary:depth": lambda length: max(1, int(length).bit_length() - 1)},
    ),
    Mutant(
        "half-paid",
        "A scale is taken to pay when it pays for half.",
        {
            "withhold_spec.invariants:scale_pays": lambda sensitivity, uses, share, scale: (
                sensitivity * uses <= share * scale * 2
            )
        },
    ),
    Mutant(
        "median-rate-half",
        "The median's exponent is epsilon/2 times the cost, as in the cited papers.",
        {"withhold_spec.median:rate": lambda epsilon: epsilon / 2},
    ),
    Mutant(
        "median-budget-doubled",
        "Every private median takes epsilon/L.",
        {
            "withhold_spec.plan:Plan.median_epsilon": lambda self: (
                self.params.epsilon / constants.nominal_levels(self.params)
            )
        },
    ),
    Mutant(
        "counter-budget-doubled",
        "Every counter of the full algorithm takes epsilon/(L+1).",
        {"withhold_spec.plan:full_plan": _full_plan_unsplit},
    ),
    Mutant(
        "counter-budget-unsplit",
        "Every counter of algorithm 5 takes the whole of epsilon.",
        {"withhold_spec.plan:multiple_plan": _multiple_plan_unsplit},
    ),
    Mutant(
        "elements-one-short",
        "A user is taken to have L elements in the single counter, not 1 + L.",
        {
            "withhold_spec.constants:single_elements": lambda params: max(
                1, constants.single_elements(params) - 1
            )
        },
    ),
)

OBLIGATIONS = (
    Obligation(
        id="alignment/cell-absorbs-shift",
        label="lem:lap_mech",
        sentence="Noise that hides a shift of a cell's sum is larger by at most the shift:"
        " |k + s| - |k| <= |s|.",
        kind="unbounded",
        bounds="",
        invariant="",
        check=cell_absorbs_shift,
        mutants=("counter-sum-twice", "counter-without-noise"),
        solvers=("z3", "cvc5"),
    ),
    Obligation(
        id="alignment/counter-cost",
        label="subsec:binmech",
        sentence="When one element of a counter changes, shifted noise gives the same releases at"
        " all times, and is larger by at most depth times the change.",
        kind="bounded",
        bounds=f"N<={LONGEST_COUNTER}, every place, all values",
        invariant="",
        check=counter_cost,
        mutants=("counter-sum-twice", "counter-depth-short"),
        expect=Status.BOUNDED,
        solvers=("z3", "cvc5"),
    ),
    Obligation(
        id="alignment/counter-cost-deep",
        label="subsec:binmech",
        sentence="When one element of a longer counter changes, shifted noise gives the same"
        " releases at all times, and is larger by at most depth times the change.",
        kind="bounded",
        bounds=f"N<={DEEP_COUNTER}, every place, all values",
        invariant="",
        check=counter_cost_deep,
        mutants=("counter-depth-short",),
        expect=Status.BOUNDED,
        deep=True,
        solvers=("z3", "cvc5"),
    ),
    Obligation(
        id="alignment/cost-is-paid",
        label="eq:fullnoise",
        sentence="Where scale times share is at least sensitivity times uses, a user's change in a"
        " counter costs at most the counter's share.",
        kind="unbounded",
        bounds="",
        invariant="scale-pays",
        check=cost_is_paid,
        assumptions=("alignment/cell-absorbs-shift",),
        mutants=("half-paid",),
    ),
    Obligation(
        id="alignment/exponential-mechanism",
        label="claim:pvtmed",
        sentence="If costs move by at most 2, no choice of the private median becomes more than"
        " exp(epsilon) times as likely.",
        kind="unbounded",
        bounds="",
        invariant="cost-sensitivity",
        check=exponential_mechanism,
        assumptions=("exponential-law",),
        mutants=("median-rate-half",),
    ),
    Obligation(
        id="alignment/budget-full",
        label="thm:final",
        sentence="The shares of all L + 1 counters and of all L - 1 medians of the full algorithm"
        " add up to at most epsilon, for every epsilon and every admitted m.",
        kind="unbounded",
        bounds="",
        invariant="budget",
        check=budget_full,
        mutants=("median-budget-doubled", "counter-budget-doubled"),
        solvers=("z3", "cvc5"),
    ),
    Obligation(
        id="alignment/budget-of-cells",
        label="eq:multnoise",
        sentence="The cells of all elements of a user cost at most the share of their counter, in"
        " algorithms 2 to 6.",
        kind="bounded",
        bounds=f"m = 2**L, L<=12 and L = 62; {len(USERS)} values of n up to 2**40; every epsilon",
        invariant="budget",
        check=budget_of_cells,
        mutants=("counter-depth-short", "elements-one-short"),
        expect=Status.BOUNDED,
        solvers=("z3", "cvc5"),
    ),
    Obligation(
        id="alignment/two-epsilon",
        label="thm:multcounter",
        sentence="With a prior that costs at most epsilon, algorithms 4 and 5 cost at most"
        " 2 epsilon in all, for every epsilon and every admitted m.",
        kind="unbounded",
        bounds="",
        invariant="budget",
        check=two_epsilon,
        mutants=("counter-budget-unsplit",),
        solvers=("z3", "cvc5"),
    ),
)
