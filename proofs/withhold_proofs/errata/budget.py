"""E1, E2, E5, E6: the printed shares of the budget, and what nodes and medians cost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial
from itertools import product

from withhold_proofs.errata.accuracy import ones_estimated
from withhold_proofs.errata.costs import (
    BITS,
    Events,
    Nodes,
    Scales,
    above,
    of_print,
    spec_run,
)
from withhold_proofs.errata.pairs import Pair, pair, printed
from withhold_proofs.model import Verdict
from withhold_proofs.report.decimals import decimal
from withhold_proofs.streams.patterns import plan_of
from withhold_proofs.streams.search import patterns, search
from withhold_spec.as_printed import constants as printed_constants
from withhold_spec.as_printed import full_constants
from withhold_spec.as_printed.full import assign, full, unprojected
from withhold_spec.as_printed.trace import REPAIRED, Outcome
from withhold_spec.enclosures import Enclosure
from withhold_spec.noise import ZERO
from withhold_spec.paper import binary, constants
from withhold_spec.paper.binary import nodes_entered
from withhold_spec.paper.full import full_start, full_step
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.withholding import levels
from withhold_spec.params import Params
from withhold_spec.replay import run
from withhold_spec.stream import Samples

STAYS = replace(REPAIRED, leaves=False)

# E1: a level that never leaves Inactive


def medians_affordable(
    medians: Callable[[Params, tuple[int, ...]], list[int]], limit: int, longest: int
) -> Verdict:
    """Whether all medians of a run cost at most epsilon/2 together, at epsilon/(2L) each."""
    params = Params(2, limit, 100, 1)

    def fault(pattern: tuple[int, ...]) -> str:
        run_at = medians(params, pattern)
        share = full_constants.median_share(params, levels(limit))
        if len(run_at) * share <= params.epsilon / 2:
            return ""
        return f"arrivals {pattern}: medians at t = {run_at}, {len(run_at) * share} of 100"

    return search(patterns(2, longest), fault)


def _printed_full(params: Params, events: Events) -> list[Outcome]:
    """Algorithm 6 with one error: a level stays inactive. Line 11 is an assignment."""
    needed = cache(partial(full_constants.samples_needed, params))
    return full(events, params.max_samples, needed, _half, assign, unprojected, STAYS)


def _half(level: int, samples: Samples) -> Fraction:
    """The prior does not matter: the intervals hold every sum that occurs."""
    return Fraction(1, 2)


def medians_printed(params: Params, pattern: tuple[int, ...]) -> list[int]:
    outcomes = _printed_full(params, [(user, 1) for user in pattern])
    return [outcome.t for outcome in outcomes for _ in outcome.medians]


def medians_repaired(params: Params, pattern: tuple[int, ...]) -> list[int]:
    plan = full_plan_of(params)
    steps = run(full_step, plan, full_start(plan), [(u, 1) for u in pattern], ZERO)
    return [step.t for step in steps for _ in step.activations]


@cache
def full_plan_of(params: Params) -> Plan:
    """The plan of algorithm 6."""
    return plan_of("full", params)


def fresh_noise(nodes: Callable[[Params, Events], Nodes], scale: Scales) -> Verdict:
    """Whether one user alone, sending zeros or ones, costs at most epsilon at every time.

    n = 1, m = 128, epsilon = 850, delta = 1: level 2 is active from t = 2, and no other becomes so.
    """
    params = Params(1, 128, 850, 1)
    runs = [nodes(params, [(0, bit)] * 100) for bit in (0, 1)]
    scales = cache(partial(scale, params))

    def fault(t: int) -> str:
        spent = Fraction(0)
        for one, other in zip(*runs, strict=True):
            if one[:3] != other[:3]:
                return f"t = {one[0]}: the two runs do not make the same nodes"
            if one[0] <= t:
                spent += abs(Fraction(str(one[3])) - Fraction(str(other[3]))) / scales(one[1])
        return "" if spent <= params.epsilon else f"t = {t}: nodes cost {decimal(spent)} of 850"

    return search(range(1, 101), fault)


def fresh_printed(params: Params, events: Events) -> Nodes:
    return of_print(_printed_full(params, events))


def scale_printed(params: Params, level: int) -> Fraction:
    return above(full_constants.full_scale(params, level, BITS))


# E2: epsilon/2(L+1) on one line


def counters_affordable(scale: Callable[[Params, int], Fraction]) -> Verdict:
    """Whether width times depth over scale, of all counters, is at most epsilon/2."""

    def fault(case: tuple[int, int]) -> str:
        m, n = case
        params, spent = Params(n, m, 1, "1/10"), Fraction(0)
        for level in range(levels(m) + 1):
            width = 2 * constants.full_width(params, level, BITS).low
            spent += width * binary.depth(n) / scale(params, level)
        return "" if spent <= Fraction(1, 2) else f"m = {m}, n = {n}: {decimal(spent)} epsilon"

    return search(product((2**k for k in range(1, 7)), (1, 2, 4, 64)), fault)


def scale_left_to_right(params: Params, level: int) -> Fraction:
    return above(full_constants.full_scale_left_to_right(params, level, BITS))


def failures_add_up(share: Callable[[Params, int], Fraction]) -> Verdict:
    """Whether the medians of levels 1 to L together fail with probability at most delta/3."""
    params = Params(1, 2, 1, "1/10")

    def fault(highest: int) -> str:
        failed = highest * share(params, highest)
        return "" if failed <= params.beta / 3 else f"L = {highest}: {failed / params.beta} delta"

    return search(range(1, 63), fault)


def small_full_printed(events: Events) -> list[Outcome]:
    return _printed_full(Params(2, 4, 100, 1), events)


# E5, E6: how many nodes an element enters


def nodes_suffice(printed_bound: Callable[[int], Enclosure]) -> Verdict:
    """Whether no element of a stream of N elements enters more nodes than the printed bound."""

    def fault(length: int) -> str:
        nodes = max(len(nodes_entered(i, length)) for i in range(1, length + 1))
        said = printed_bound(length)
        return f"N = {length}: {nodes} nodes, not {decimal(said.high)}" if nodes > said.high else ""

    return search(range(1, 65), fault)


def nodes_of_body(length: int) -> Enclosure:
    return printed_constants.single_nodes_body(Params(length, 1, 1, 1), BITS)


def nodes_of_display(length: int) -> Enclosure:
    return printed_constants.single_nodes(Params(length, 1, 1, 1), BITS)


def nodes_natural(length: int) -> Enclosure:
    return printed_constants.element_nodes_natural(length, BITS)


ELEMENT_NODES = "binary/element-nodes"

PAIRS: tuple[Pair, ...] = (
    pair(
        "E1a",
        "alg:multcounterfull",
        "a level is never taken out of Inactive; the medians cost epsilon/2 together.",
        partial(medians_affordable, medians_printed, 4, 8),
        "the medians of all levels cost at most epsilon/2 together.",
        partial(medians_affordable, medians_repaired, 4, 8),
        "n=2, m=4, epsilon=100, T<=8, all arrival patterns",
    ),
    pair(
        "E1b",
        "alg:multcounterfull",
        "Stream <- Pi(Buffer) at every step, with fresh noise, costs at most epsilon.",
        partial(fresh_noise, fresh_printed, scale_printed),
        "a run costs at most epsilon.",
        partial(fresh_noise, partial(spec_run, "full"), constants.full_scale),
        "one user with zeros or ones, m=128, epsilon=850, T<=100",
    ),
    pair(
        "E2a",
        "eq:fullnoise",
        "epsilon/2(L+1), read from left to right, leaves the counters with epsilon/2.",
        partial(counters_affordable, scale_left_to_right),
        "the counters cost at most epsilon/2 together.",
        partial(counters_affordable, constants.full_scale),
        "m in {2, 4 ... 64}, n in {1, 2, 4, 64}, epsilon=1, beta=1/10",
        kind="numeric",
    ),
    pair(
        "E2b",
        "eq:fulldelta",
        "delta/3L, read from left to right, leaves the medians with delta/3.",
        partial(failures_add_up, full_constants.failure_share_left_to_right),
        "delta/(3L) leaves the medians with delta/3.",
        partial(failures_add_up, full_constants.failure_share),
        "L<=62, beta=1/10",
        kind="exhaustive",
    ),
    (
        printed(
            "E1c",
            "alg:multcounterfull",
            "the buffer enters the total at every step; ones are estimated as 1.",
            partial(ones_estimated, small_full_printed, 8),
            "sensitivity/right-samples",
        ),
        printed(
            "E5-body",
            "eq:singcounternoise",
            "an element enters at most log(n(1 + log m)) nodes.",
            partial(nodes_suffice, nodes_of_body),
            ELEMENT_NODES,
        ),
        printed(
            "E5",
            "eq:singcounternoise",
            "an element enters at most log(1 + n(1 + log m)) nodes.",
            partial(nodes_suffice, nodes_of_display),
            ELEMENT_NODES,
        ),
        printed(
            "E6",
            "alg:binmech",
            "an element enters at most 1 + log N nodes, whatever the base.",
            partial(nodes_suffice, nodes_natural),
            ELEMENT_NODES,
        ),
    ),
)
