"""The specification run twice, on two streams of solver terms, for every arrival pattern.

Nothing is taken from `free` or `distance`, and users are not renamed: these small runs stand beside
the large ones and ask the same of them in the plainest way.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product

import z3

from withhold_proofs.model import Query
from withhold_proofs.numbers.terms import (
    absolute,
    all_of,
    as_fraction,
    between,
    condition,
    real,
    total,
)
from withhold_proofs.report.coverage import Coverage
from withhold_proofs.streams.draws import NoSeries
from withhold_proofs.streams.patterns import Pattern, plan_of
from withhold_spec.errors import ArrivalOrderError
from withhold_spec.number import Condition, Number
from withhold_spec.paper.plan import Interval, Plan
from withhold_spec.params import Params
from withhold_spec.properties.paper import scale_pays
from withhold_spec.records import Step
from withhold_spec.replay import PAPER_MECHANISMS, run


@dataclass(frozen=True)
class TermSource(NoSeries):
    """The same draws for both streams: noise as unknowns, and medians that answer alike."""

    context: z3.Context

    def laplace(self, counter: int, node: int, scale: Fraction) -> Number:
        return real(f"noise_{counter}_{node}", self.context)

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        return 0


def term_plan(plan: Plan, context: z3.Context) -> Plan:
    """The plan with intervals whose place and width are unknown."""

    def interval(level: int, prior: Fraction) -> Interval:
        low = real(f"low_{level}", context)
        return low, low + real(f"width_{level}", context)

    return replace(plan, interval=interval)


def two_runs(
    mechanisms: Sequence[tuple[str, int]], users: int, length: int, context: z3.Context
) -> Generator[Query, None, Coverage]:
    """Every counter's distance is at most the widest interval times the uses paid for.

    For every one of users ** length patterns, each user in turn changes all samples; they lie in
    [0, 1]. mechanisms: names with the limit m.
    """
    tally: Tally[str] = Tally()
    for mechanism, limit in mechanisms:
        plan = plan_of(mechanism, Params(users, limit, 1, 1, extra_users="ignore"))
        if plan.arrays:
            plan = replace(plan, arrays=(1,) * len(plan.arrays))
        plan, premises = term_plan(plan, context), dict[str, z3.BoolRef]()
        claims: list[Condition] = []
        for pattern in product(range(users), repeat=length):
            for changed in sorted(set(pattern)):
                claims += _claims(mechanism, plan, pattern, changed, context, tally)
        for level in range(len(plan.scales) if len(plan.scales) > 1 else 1 + limit.bit_length()):
            width = real(f"width_{level}", context)
            premises[f"width {level}"] = between(0, width, real("widest", context))
        for t, name in product(range(length), ("mine", "theirs", "others")):
            premises[f"{name} {t}"] = between(0, real(f"{name}_{t}", context), 1)
        tally["claims"] += len(claims)
        yield Query(mechanism, premises, all_of(claims, context))
    return tally


def _claims(
    mechanism: str,
    plan: Plan,
    pattern: Pattern,
    changed: int,
    context: z3.Context,
    tally: Tally[str],
) -> Iterator[Condition]:
    try:
        mine, theirs = (
            _steps(mechanism, plan, pattern, changed, name, context) for name in ("mine", "theirs")
        )
    except ArrivalOrderError:
        return
    tally["pairs of streams"] += 1
    tally["medians run"] += sum(len(step.activations) for step in mine)
    tally["flushed blocks"] += sum(len(one.flushed) for s in mine for one in s.activations)
    tally["ignored samples"] += sum(step.ignored for step in mine)
    shifts: dict[int, list[Number]] = {}
    for left, right in zip(mine, theirs, strict=True):
        for one, other in zip(left.written, right.written, strict=True):
            shift = absolute(total([one.sum, -1 * other.sum], context))
            shifts.setdefault(one.counter, []).append(shift)
    uses = plan.counter_epsilon / plan.node_epsilon
    for counter, parts in sorted(shifts.items()):
        alone = len(plan.scales) > 1
        widest = real(f"width_{counter}" if alone else "widest", context)
        yield condition(scale_pays(total(parts, context), 1, uses, as_fraction(widest)), context)


def _steps(
    mechanism: str, plan: Plan, pattern: Pattern, changed: int, name: str, context: z3.Context
) -> list[Step]:
    """The run in which the changed user's samples are `name`, and all others the same as ever."""
    numbers = [
        (user, real(f"{name if user == changed else 'others'}_{t}", context))
        for t, user in enumerate(pattern)
    ]
    _, make_start, step_function = PAPER_MECHANISMS[mechanism]
    return run(step_function, plan, make_start(plan), numbers, TermSource(context))
