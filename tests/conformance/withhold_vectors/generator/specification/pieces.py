"""Replies to single pieces: blocks, the tree, constants, the private median, diversity.

A porter checks them first. They reach numbers that no stream can reach.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from withhold_spec.number import add
from withhold_spec.paper import constants as formulas
from withhold_spec.paper.binary import depth, elements_of, nodes_entered, nodes_read
from withhold_spec.paper.full import diversity_holds
from withhold_spec.paper.median import (
    bin_count,
    costs,
    exponents,
    fill_arrays,
    midpoint,
    nearest_bin,
    rate,
)
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.withholding import block_size, completes_block, level_of, levels, released
from withhold_spec.replay import LEDGER_MECHANISMS
from withhold_spec.stream import Samples
from withhold_vectors.codec.text import number
from withhold_vectors.codec.trace import ledger_constants_json
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.specification.given import integer, params_of, part, rational
from withhold_vectors.generator.specification.runs import plan_of

Request = Mapping[str, object]


def blocks(request: Request) -> Json:
    """The block that a user's sample with that number completes: its level and samples, or null."""
    count = integer(request, "count")
    reply: Json = {"released": number(released(count)), "block": None}
    if completes_block(count):
        level = level_of(count)
        size = block_size(level)
        reply["block"] = {
            "level": level,
            "size": number(size),
            "first": number(count - size + 1),
            "last": number(count),
        }
    return reply


def tree(request: Request) -> Json:
    """Node t of a counter: the elements it sums, the nodes prefix t reads, the nodes element t enters."""
    t, length = integer(request, "t"), integer(request, "length")
    elements = elements_of(t)
    return {
        "depth": depth(length),
        "first": number(elements.start),
        "last": number(elements.stop - 1),
        "read": [number(node) for node in nodes_read(t)],
        "entered": [number(node) for node in nodes_entered(t, length)],
    }


def constants(request: Request) -> Json:
    """All constants that a mechanism fixes before its first sample.

    `intervals` has the interval of every level at each of the priors, which are in [0, 1].
    """
    mechanism = part(request, "mechanism", str)
    if mechanism in LEDGER_MECHANISMS:
        return ledger_constants_json(LEDGER_MECHANISMS[mechanism][0](params_of(request)))
    plan = plan_of(mechanism, params_of(request))
    priors = [Fraction(prior) for prior in part(request, "priors", list)]
    return {
        "counters": [
            {
                "scale": number(scale),
                "sensitivity": number(sensitivity),
                "epsilon": number(plan.node_epsilon),
                "share": number(plan.counter_epsilon),
            }
            for scale, sensitivity in zip(plan.scales, plan.sensitivities, strict=True)
        ],
        "intervals": [
            {"level": level, "prior": number(prior), **_interval(plan, level, prior)}
            for level in _levels(mechanism, plan)
            for prior in priors
        ],
        "arrays": [number(count) for count in plan.arrays],
        "median": _median_budget(plan) if mechanism == "full" else None,
    }


def _levels(mechanism: str, plan: Plan) -> range:
    """The levels whose blocks a mechanism projects."""
    if mechanism in ("binary", "naive", "wishful"):
        return range(1)
    return range(1 + levels(plan.params.max_samples))


def _interval(plan: Plan, level: int, prior: Fraction) -> Json:
    low, high = plan.interval(level, prior)
    return {"low": number(low), "high": number(high)}


def _median_budget(plan: Plan) -> Json:
    factor = rate(plan.median_epsilon)
    return {
        "epsilon": number(plan.median_epsilon),
        "rate": number(factor),
        "scale": number(1 / factor),
    }


def median(request: Request) -> Json:
    """Algorithm 7 up to its draw: sums, bins, costs, and the law of the draw."""
    level, grid = part(request, "level", int), integer(request, "grid")
    samples = {
        user: tuple(int(units) for units in own) for user, own in part(request, "samples", list)
    }
    arrays = fill_arrays(samples, level, part(request, "arrays", int))
    sums = [add(array) for array in arrays]
    bins = [nearest_bin(total, level, grid) for total in sums]
    row = [int(number(cost)) for cost in costs(bins, level)]
    return {
        "sums": [number(total) for total in sums],
        "bins": [int(number(index)) for index in bins],
        "costs": row,
        "exponents": [number(each) for each in exponents(row, rational(request, "epsilon"))],
        "midpoints": [number(midpoint(level, index)) for index in range(bin_count(level))],
    }


def diversity(request: Request) -> Json:
    """Whether the diversity condition holds at these counts, and the number of arrays it needs."""
    params = params_of(request)
    counts = [int(count) for count in part(request, "counts", list)]
    samples: Samples = {index: (0,) * count for index, count in enumerate(counts)}
    largest = max([1, *counts])
    return {
        "holds": diversity_holds(params, samples),
        "arrays": number(formulas.diversity_arrays(params, largest)),
    }
