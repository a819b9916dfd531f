"""Constants: every scale pays for its sensitivity, intervals are within their widths, costs within epsilon.

`plan_terms` proves this for all parameters, with roots and logarithms as unknowns. Here the
specification's constants are compared, over a grid of parameters and with exact fractions and
enclosures, with the paper's displays as transcribed in `displays`.

Paper: eq:wishfulprojint, eq:wishfulnoise, eq:singinterval, eq:singcounternoise, eq:multsensitivity,
eq:multnoise, eq:fullprojinterval, eq:fulldelta, eq:fullnoise.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import cast

from withhold_proofs.model import Verdict
from withhold_proofs.paper.constant_terms import (
    depths,
    unit_intervals,
    widths,
)
from withhold_proofs.paper.displays import (
    FEW,
    MANY,
    Display,
    arrays,
    digits,
    displays,
    parameters,
    prior_widths,
)
from withhold_proofs.paper.enclosure_terms import enclosures_for_all
from withhold_proofs.paper.enclosures import enclosures
from withhold_proofs.paper.plan_terms import plans
from withhold_proofs.paper.statements import INDUCTION, Z3_ALONE, bounded, unbounded
from withhold_proofs.streams.walks import unclipped, walks
from withhold_spec.enclosures import Enclosure
from withhold_spec.paper import constants
from withhold_spec.paper.full import full_start
from withhold_spec.paper.median import bin_count, midpoint
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.withholding import block_size
from withhold_spec.params import Params
from withhold_spec.properties import INVARIANTS
from withhold_spec.replay import PAPER_MECHANISMS

STEP = Fraction(1, 2**16)
PRIORS = (Fraction(1, 3),)


def _plans(deep: bool) -> Iterator[tuple[str, Plan, list[Display]]]:
    for params in parameters(deep):
        for mechanism in ("binary", "naive", "wishful", "single", "multiple", "full"):
            yield mechanism, PAPER_MECHANISMS[mechanism][0](params), displays(mechanism, params)


def _where(mechanism: str, plan: Plan, counter: int) -> str:
    p = plan.params
    return (
        f"{mechanism}, counter {counter}, n={p.max_users}, m={p.max_samples}, epsilon={p.epsilon}, "
        f"beta={p.beta}, grid={p.grid}"
    )


def scale_pays(deep: bool) -> Verdict:
    """sensitivity * uses <= share * scale, exactly; and the scale is the display, rounded up."""
    coverage = {"counters": 0, "exact scales": 0, "many levels": 0}
    for mechanism, plan, rows in _plans(deep):
        if len(plan.scales) != len(rows):
            return Verdict(
                False, f"{_where(mechanism, plan, 0)}: {len(plan.scales)} counters", coverage
            )
        for counter, row in enumerate(rows):
            scale, sensitivity = plan.scales[counter], plan.sensitivities[counter]
            exact = row.scale(plan.params.grid)
            coverage["counters"] += 1
            coverage["exact scales"] += exact.low == exact.high
            coverage["many levels"] += counter > 10
            pays = INVARIANTS["scale-pays"].holds(sensitivity, row.uses, row.share, scale)
            rounded = scale >= exact.high and scale - STEP < exact.low
            if pays is not True or not rounded:
                return Verdict(False, f"{_where(mechanism, plan, counter)}: {scale}", coverage)
    return Verdict(True, f"{coverage['counters']} counters", coverage)


def interval_widths(deep: bool) -> Verdict:
    """An interval's ends are the grid points next inside the display's; it is within the sensitivity."""
    coverage = {"intervals": 0, "clamped": 0, "wider than the block": 0, "narrower": 0}
    for mechanism, plan, rows in _plans(deep):
        widths = prior_widths(plan.params) if mechanism == "single" else [row.width for row in rows]
        for level, width in enumerate(widths):
            counter = 0 if mechanism == "single" else level
            for prior in _priors(level):
                low, high = (cast(int, end) for end in plan.interval(level, prior))
                coverage["intervals"] += 1
                size = plan.params.max_samples if mechanism == "wishful" else block_size(level)
                coverage["narrower"] += high - low < size * plan.params.grid
                coverage["wider than the block"] += high - low > size * plan.params.grid
                coverage["clamped"] += width is None
                held = INVARIANTS["projection-width"].holds(low, high, plan.sensitivities[counter])
                if held is not True or not _next_inside(low, high, size, prior, width, plan.params):
                    where = _where(mechanism, plan, counter)
                    return Verdict(False, f"{where}, prior {prior}: [{low}, {high}]", coverage)
    return Verdict(True, f"{coverage['intervals']} intervals", coverage)


def _priors(level: int) -> list[Fraction]:
    if 2 <= level <= 20:
        return [*PRIORS, midpoint(level, bin_count(level) // 2)]
    return list(PRIORS)


def _next_inside(
    low: int, high: int, size: int, prior: Fraction, width: Enclosure | None, params: Params
) -> bool:
    if width is None:
        return (low, high) == (0, params.grid)
    centre, span = size * prior * params.grid, width.times(params.grid)
    below = centre - span.low <= low < centre - span.high + 1
    above = centre + span.high - 1 < high <= centre + span.low
    return below and above


def array_counts() -> Verdict:
    """k is the display rounded up, and at least 1."""
    coverage = {"levels": 0, "at least one": 0}
    for params in parameters(deep=False):
        for level in range(digits(params.max_samples)):
            found = constants.array_count(params, level)
            coverage["levels"] += 1
            coverage["at least one"] += found == 1
            if found != arrays(params, level):
                where = f"m={params.max_samples}, epsilon={params.epsilon}, beta={params.beta}"
                return Verdict(False, f"{where}, level {level}: {found}", coverage)
    return Verdict(True, f"{coverage['levels']} levels", coverage)


def budgets() -> Verdict:
    """All charges that a user can run up in the longest run, added exactly: epsilon at most."""
    coverage = {"plans": 0, "medians": 0, "runs": 0, "epsilon in full": 0}
    for mechanism in ("single", "multiple", "full"):
        plan = unclipped(mechanism, Params(3, 7, 2**20, 1))
        for walk in walks(mechanism, plan, 3, 7):
            coverage["runs"] += 1
            if walk.steps[-1].spent > plan.params.epsilon:
                return Verdict(False, f"{mechanism}: {walk.described()}", coverage)
    for mechanism, plan, rows in _plans(deep=False):
        coverage["plans"] += 1
        charges = [row.uses * plan.node_epsilon for row in rows]
        medians = len(full_start(plan).inactive) if mechanism == "full" else 0
        coverage["medians"] += medians
        charges += [plan.median_epsilon] * medians
        coverage["epsilon in full"] += sum(charges) == plan.params.epsilon
        if INVARIANTS["budget"].holds(charges, plan.params.epsilon) is not True:
            return Verdict(False, f"{_where(mechanism, plan, 0)}: {sum(charges)}", coverage)
    return Verdict(True, f"{coverage['plans']} plans, {coverage['runs']} runs", coverage)


SCALE_PAYS = bounded(
    "numeric/scale-pays",
    "eq:fullnoise",
    "Every noise scale is the paper's formula rounded up, and pays for the counter's sensitivity.",
    f"algorithms 1 to 6, {FEW} parameters",
    partial(scale_pays, False),
    invariant="scale-pays",
    coverage=("counters", "exact scales", "many levels"),
    assumptions=("numeric/enclosures", "binary/element-nodes"),
    kind="numeric",
)
INTERVALS = bounded(
    "numeric/intervals",
    "eq:fullprojinterval",
    "Every projection interval is the paper's, its ends rounded inward, and within the sensitivity.",
    f"algorithms 1 to 6, {FEW} parameters, {len(PRIORS) + 1} priors",
    partial(interval_widths, False),
    invariant="projection-width",
    coverage=("intervals", "clamped", "wider than the block", "narrower"),
    assumptions=("numeric/enclosures",),
    kind="numeric",
)

OBLIGATIONS = (
    bounded(
        "numeric/enclosures",
        "",
        "The enclosures of roots, logarithms and exponentials contain the real numbers.",
        "10 roots, 9 exponentials, 10 logarithms, 96 digits",
        enclosures,
        coverage=("roots", "exact roots", "exponentials", "logarithms"),
        kind="numeric",
    ),
    unbounded(
        "numeric/enclosures-for-all",
        "",
        "For all numbers and at every precision, the enclosures of sums, multiples, roots, logarithms and "
        "exponentials contain the real numbers, and what is rounded at the end is the real number's own floor or "
        "ceiling.",
        enclosures_for_all,
        assumptions=("power-series", "exponential-law", INDUCTION),
        solvers=Z3_ALONE,
    ),
    unbounded(
        "numeric/plans-for-all",
        "eq:fullnoise",
        "For all parameters, every counter and every level: the noise of a plan pays, out of the counter's share of "
        "epsilon, for the sensitivity in every node that a user changes, and no interval of the level, around any "
        "prior, is empty or wider than the sensitivity.",
        plans,
        invariant="scale-pays",
        assumptions=(
            "numeric/enclosures-for-all",
            "numeric/widths-for-all",
            "numeric/unit-intervals",
        ),
        solvers=Z3_ALONE,
    ),
    unbounded(
        "numeric/depths-for-all",
        "subsec:binmech",
        "The depth of a length is the number of its binary digits, and it grows with the length.",
        depths,
        solvers=Z3_ALONE,
    ),
    unbounded(
        "numeric/widths-for-all",
        "eq:multsensitivity",
        "For all parameters and every level from 1 to L, 2 Delta is at least 1, and the width around a given "
        "prior is within the widths that the noise of algorithms 4 and 5 is scaled to.",
        widths,
        invariant="projection-width",
        assumptions=("numeric/enclosures-for-all",),
        solvers=Z3_ALONE,
    ),
    unbounded(
        "numeric/unit-intervals",
        "eq:fullnoise",
        "Levels that are clamped to [0, 1] have 2 Delta >= 1, so the formula's noise is enough.",
        unit_intervals,
        invariant="scale-pays",
        assumptions=("numeric/enclosures-for-all",),
        solvers=Z3_ALONE,
    ),
    SCALE_PAYS,
    replace(
        SCALE_PAYS,
        id="numeric/scale-pays-everywhere",
        bounds=f"algorithms 1 to 6, {MANY} parameters",
        check=partial(scale_pays, True),
        deep=True,
    ),
    replace(INTERVALS, deep=True),
    replace(
        INTERVALS,
        id="numeric/intervals-everywhere",
        bounds=f"algorithms 1 to 6, {MANY} parameters, {len(PRIORS) + 1} priors",
        check=partial(interval_widths, True),
        deep=True,
    ),
    bounded(
        "numeric/array-counts",
        "eq:fulldelta",
        "k is the paper's formula rounded up, and at least 1.",
        f"every level, {FEW} parameters",
        array_counts,
        coverage=("levels", "at least one"),
        assumptions=("numeric/enclosures",),
        kind="numeric",
    ),
    bounded(
        "numeric/budget",
        "thm:final",
        "The nodes of all of a user's elements and all medians cost epsilon at most, added exactly.",
        f"algorithms 1 to 6, {FEW} parameters; runs of n<=3, T<=7, all arrival patterns",
        budgets,
        invariant="budget",
        coverage=("plans", "medians", "runs", "epsilon in full"),
        kind="numeric",
    ),
)
