"""The split of the budget: what counters, nodes and medians may cost in all.

The plans of the specification are evaluated with an unknown epsilon. Paper: eq:fullnoise, thm:final.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Any, cast

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.terms import all_of, as_fraction, integer, real
from withhold_spec.paper import full, plan
from withhold_spec.params import Params
from withhold_spec.properties import paper

LEVELS = range(63)
"""L of every admitted m: m is at most 2**62, and nothing here depends on m but through L."""


def budget_full(context: z3.Context) -> Iterator[Query]:
    """All counters and all medians of the full algorithm together cost epsilon at most."""
    epsilon = real("epsilon", context)
    goals: list[object] = []
    for top, made in zip(LEVELS, _shares("full", _every_level(), epsilon), strict=True):
        first = full.full_start(made)
        costs = [made.counter_epsilon] * len(first.counters)
        costs += [made.median_epsilon] * len(first.inactive)
        goals.append(paper.budget(costs, as_fraction(epsilon)))
        goals.append(made.median_epsilon * 2 * max(1, top) <= epsilon)
    yield Query("every L", {"a budget": epsilon > 0}, all_of(goals, context))


def budget_of_nodes(context: z3.Context) -> Iterator[Query]:
    """The nodes of all elements of a user cost at most the share of their counter.

    Depths are unknown numbers: nothing is known of them but the length that they are for.
    """
    epsilon = real("epsilon", context)
    users, samples, horizon = (integer(name, context) for name in ("n", "m", "horizon"))
    deep = z3.Function("depth", z3.IntSort(context), z3.IntSort(context))
    for name in ("naive", "wishful", "single", "multiple", "full"):
        # the plan of algorithm 2 depends on m itself, the others on L alone
        grid = [(0, Params(1, 1, 1, 1))] if name == "naive" else list(enumerate(_every_level()))
        for _, params in grid:
            fields = {"max_users": users, "horizon": horizon}
            if name == "naive":
                fields["max_samples"] = samples
            for field, value in fields.items():
                object.__setattr__(params, field, value)
        with substituted({"withhold_spec.paper.binary:depth": deep}):
            plans = _shares(name, [params for _, params in grid], epsilon)
        goals: list[object] = []
        depths = [samples >= 1]
        for (top, params), made in zip(grid, plans, strict=True):
            length, elements = _length(name, users, horizon, top), _elements(name, params, top)
            depth = cast(z3.ArithRef, deep(length))
            depths.append(depth >= 1)
            goals.append(cast(Any, made.node_epsilon) * elements * depth <= made.counter_epsilon)
            goals.append(made.counter_epsilon <= epsilon)
        premises = {"a budget": epsilon > 0, "depths": all_of(depths, context)}
        yield Query(name, premises, all_of(goals, context))


def _length(name: str, users: z3.ArithRef, horizon: z3.ArithRef, top: int) -> z3.ArithRef:
    """The most elements that a counter may hold; `steps` shows that it holds no more."""
    return {"naive": horizon, "single": users * (1 + top)}.get(name, users)


def _elements(name: str, params: Params, top: int) -> int:
    """How many elements of a user a counter may hold; `steps` shows that it holds no more."""
    return {"naive": params.max_samples, "single": 1 + top}.get(name, 1)


def two_epsilon(context: z3.Context) -> Iterator[Query]:
    """With a prior that costs epsilon, algorithms 4 and 5 cost 2 epsilon in all."""
    epsilon, prior = real("epsilon", context), real("prior", context)
    for name in ("single", "multiple"):
        goals: list[object] = []
        for made in _shares(name, _every_level(), epsilon):
            costs = [as_fraction(prior)] + [made.counter_epsilon] * len(made.scales)
            goals.append(paper.budget(costs, as_fraction(epsilon * 2)))
        premises = {"a budget": epsilon > 0, "the prior costs epsilon at most": prior <= epsilon}
        yield Query(name, premises, all_of(goals, context))


def _every_level() -> list[Params]:
    return [Params(1, 1 << top, 1, 1) for top in LEVELS]


def _shares(name: str, grid: Sequence[Params], epsilon: z3.ArithRef) -> list[plan.Plan]:
    """The plans with an unknown budget; scales and widths are not computed."""
    makers = {
        "naive": plan.naive_plan,
        "wishful": plan.wishful_plan,
        "single": plan.single_plan,
        "multiple": plan.multiple_plan,
        "full": plan.full_plan,
    }
    plans = []
    with substituted(NO_ROUNDING):
        for params in grid:
            unknown = copy(params)
            object.__setattr__(unknown, "epsilon", epsilon)
            plans.append(makers[name](unknown))
    return plans


def _round_nothing(formula: object, rounding: object) -> int:
    return 1


NO_ROUNDING = {"withhold_spec.enclosures:decide": _round_nothing}
"""Leaves out rounded constants, which would need a known budget."""
