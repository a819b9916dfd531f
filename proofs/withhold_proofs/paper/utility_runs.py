"""Diversity, activation and noise in all small cases of the specification.

Paper: def:diversity, thm:multcounter, thm:final.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence
from itertools import combinations_with_replacement, product

from withhold_proofs.model import Verdict
from withhold_proofs.streams.walks import unclipped, walks
from withhold_spec.paper import constants
from withhold_spec.paper.binary import depth
from withhold_spec.paper.full import diversity_holds
from withhold_spec.paper.plan import full_plan
from withhold_spec.paper.withholding import levels
from withhold_spec.params import Params
from withhold_spec.properties import INVARIANTS
from withhold_spec.stream import Samples

COUNTS = (0, 1, 2, 3, 4, 6, 8)


def of_counts(counts: Sequence[int]) -> Samples:
    """Samples of users with these counts; the values do not matter."""
    return {u: (0,) * m for u, m in enumerate(counts) if m}


def diversity_activates() -> Verdict:
    """The promise for all counts, at budgets where levels wait."""
    coverage: Tally[str] = Tally()
    for epsilon in ("200", "100", "80"):
        for beta in ("1", "1/100"):
            plan = full_plan(Params(4, 8, epsilon, beta))
            for counts in combinations_with_replacement(COUNTS, 4):
                samples = of_counts(counts)
                diverse = diversity_holds(plan.params, samples)
                coverage["diverse"] += diverse
                coverage["not diverse"] += not diverse
                coverage["diverse and a level needed"] += diverse and max(counts) >= 4
                coverage["more than one array"] += diverse and plan.arrays[2] > 1
                if INVARIANTS["diversity-activates"].holds(plan, samples) is not True:
                    return Verdict(
                        False, f"epsilon {epsilon}, delta {beta}: counts {counts}", coverage
                    )
    return Verdict(True, f"{coverage['diverse']} diverse counts", coverage)


def noise_read() -> Verdict:
    """S_t reads at most 1 + floor(log2 n) nodes of a counter, and none of a counter above L_t."""
    coverage = {"steps": 0, "nodes": 0, "unused counters": 0}
    users, length = 4, 8
    for mechanism in ("multiple", "full"):
        plan = unclipped(mechanism, Params(users, length, 2**20, 1))
        for walk in walks(mechanism, plan, users, length):
            coverage["steps"] += 1
            top = levels(max(walk.counts))
            read = [node.counter for node in walk.steps[-1].read]
            coverage["nodes"] += len(read)
            coverage["unused counters"] += len(plan.scales) > 1 + top
            most = max(read.count(counter) for counter in range(1 + top))
            if any(counter > top for counter in read) or most > depth(users):
                return Verdict(False, f"{mechanism}: {walk.described()}: counters {read}", coverage)
    return Verdict(True, f"{coverage['steps']} steps", coverage)


def noise_grows() -> Verdict:
    """The scales of algorithms 5 and 6 grow with the level, so the highest level in use has the largest."""
    coverage = {"levels": 0}
    for n, m, epsilon, beta in product(
        (1, 10, 10**6), (4, 1000, 2**20), ("1/10", "1000"), ("1", "1/1000000")
    ):
        params = Params(n, m, epsilon, beta)
        for scale in (constants.multiple_scale, constants.full_scale):
            row = [scale(params, level) for level in range(1 + levels(m))]
            coverage["levels"] += len(row)
            if row != sorted(row):
                return Verdict(False, f"n={n}, m={m}, epsilon={epsilon}, beta={beta}", coverage)
    return Verdict(True, f"{coverage['levels']} levels", coverage)
