"""The split of the budget: what counters, nodes and medians may cost in all.

The plans of the specification are evaluated with an unknown epsilon. Paper: eq:fullnoise, thm:final.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy

import z3

from withhold_proofs.engine.substitutes import substituted
from withhold_proofs.model import Query
from withhold_proofs.numbers.terms import all_of, as_fraction, real
from withhold_spec.paper import full, plan
from withhold_spec.params import Params
from withhold_spec.properties import paper

LEVELS = range(63)
"""L of every admitted m: m is at most 2**62, and nothing here depends on m but through L."""
SOME_LEVELS = (*range(13), 62)
HORIZON = 1000
USERS = (1, 2, 3, 4, 5, 7, 8, 100, 2**20, 2**40)


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
    """The nodes of all elements of a user cost at most the share of their counter."""
    epsilon = real("epsilon", context)
    for name in ("naive", "wishful", "single", "multiple", "full"):
        goals: list[object] = []
        grid = [Params(n, 1 << top, 1, 1, horizon=HORIZON) for top in SOME_LEVELS for n in USERS]
        for made in _shares(name, grid, epsilon):
            goals.append(made.node_epsilon * _uses(name, made.params) <= made.counter_epsilon)
            goals.append(made.counter_epsilon <= epsilon)
        yield Query(name, {"a budget": epsilon > 0}, all_of(goals, context))


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


def _uses(name: str, params: Params) -> int:
    """In how many nodes of one counter a user's elements lie at most, counted by binary digits."""
    users, elements = params.max_users, len(f"{params.max_samples:b}")
    if name == "naive":
        return params.max_samples * len(f"{HORIZON:b}")
    if name == "single":
        return elements * len(f"{users * elements:b}")
    return len(f"{users:b}")


def _round_nothing(formula: object, rounding: object) -> int:
    return 1


NO_ROUNDING = {"withhold_spec.enclosures:decide": _round_nothing}
"""Leaves out rounded constants, which would need a known budget."""
