"""Algorithms 4, 5 and 6 over all small arrival patterns: what their sums hold.

Paper: claim:wr. The unbounded statements are in `release`.
"""

from __future__ import annotations

from withhold_proofs.model import Verdict
from withhold_proofs.streams.walks import Walk, held, unclipped, walks
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.withholding import released
from withhold_spec.params import Params
from withhold_spec.properties import INVARIANTS
from withhold_spec.properties.paper import capped_counts

LARGE_EPSILON = 2**20
"""A budget that makes every private median take one array, so that small runs activate levels."""


def runs(users: int, length: int) -> Verdict:
    """Algorithms 4, 5 and 6 over all arrival patterns."""
    coverage = dict.fromkeys(("steps", "withheld", "equalities", "activated", "inactive"), 0)
    params = Params(users, length, LARGE_EPSILON, 1, grid=2**16)
    small = Params(users, length, 300, "1/10", grid=2**16)
    cases = (("single", params), ("multiple", params), ("full", params), ("full", small))
    for mechanism, given in cases:
        plan = unclipped(mechanism, given)
        for walk in walks(mechanism, plan, users, length):
            wrong = _wrong(mechanism, plan, walk, coverage)
            if wrong:
                return Verdict(False, f"{mechanism}: {wrong}: {walk.described()}", coverage)
    return Verdict(True, f"{coverage['steps']} prefixes of patterns", coverage)


def _wrong(mechanism: str, plan: Plan, walk: Walk, coverage: dict[str, int]) -> str:
    """What the run violates, or nothing."""
    step, counts = walk.steps[-1], walk.counts
    active = len(plan.scales)
    if mechanism == "full":
        active = min(walk.state.inactive, default=active)
        if walk.state.inactive != tuple(range(active, len(plan.scales))):
            return "levels do not become active in order"
    coverage["steps"] += 1
    coverage["withheld"] += step.total < step.t
    coverage["activated"] += bool(step.activations)
    coverage["inactive"] += mechanism == "full" and active < len(plan.scales)
    promised = {
        "total-counts": (walk.steps,),
        "released-active-levels": (step.total, capped_counts(counts, active)),
    }
    if 2**active > max(counts):
        coverage["equalities"] += 2 * step.total == step.t + len(counts)
        promised["released-sharp"] = (step.total, step.t, len(counts))
        promised["released-half"] = (step.total, step.t)
        if step.total != sum(released(count) for count in counts):
            return "total is not the sum of what the users released"
    for name, given in promised.items():
        if INVARIANTS[name].holds(*given) is not True:
            return name
    return "" if held(step.sum) == step.total >= 1 else "the sum does not hold `total` samples"
