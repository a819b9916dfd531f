"""The specification run on both of two neighbouring streams of solver terms, for every arrival pattern.

The claim is that of the sensitivity obligations, which use larger bounds but get the neighbouring run
by renaming symbols (`free`) and skip patterns that differ in names. This module uses neither, so it
would expose an error in them.
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
from withhold_proofs.streams.patterns import Pattern, plan_of, with_arrays
from withhold_spec.errors import ArrivalOrderError
from withhold_spec.number import Condition, Number
from withhold_spec.paper.plan import Interval, Plan
from withhold_spec.params import Params
from withhold_spec.properties.paper import scale_pays
from withhold_spec.records import Step
from withhold_spec.replay import PAPER_MECHANISMS, run


@dataclass(frozen=True)
class TermSource(NoSeries):
    """The same draws for both streams: each noise value is an unknown, and each choice is 0."""

    context: z3.Context

    def laplace(self, counter: int, node: int, scale: Fraction) -> Number:
        return real(f"noise_{counter}_{node}", self.context)

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        return 0


def term_plan(plan: Plan, context: z3.Context) -> Plan:
    """The plan with intervals of unknown lower end and unknown width."""

    def interval(level: int, prior: Fraction) -> Interval:
        low = real(f"low_{level}", context)
        return low, low + real(f"width_{level}", context)

    return replace(plan, interval=interval)


def two_runs(
    mechanisms: Sequence[tuple[str, int]], users: int, length: int, context: z3.Context
) -> Generator[Query, None, Coverage]:
    """Each counter's distance is at most its widest interval times the uses paid for (`arrivals`).

    In each of the users ** length patterns, each user in turn changes all of its samples. Samples lie in
    [0, 1]. mechanisms: names, each with the limit m.
    """
    tally: Tally[str] = Tally()
    for mechanism, limit in mechanisms:
        params = Params(users, limit, 1, 1, extra_users="ignore")
        (plan,) = with_arrays(term_plan(plan_of(mechanism, params), context), (1,))
        premises: dict[str, z3.BoolRef] = {}
        claims: list[Condition] = []
        for pattern in product(range(users), repeat=length):
            for changed in sorted(set(pattern)):
                claims += _claims(mechanism, plan, pattern, changed, context, tally)
        for level in range(len(plan.scales) if len(plan.scales) > 1 else 1 + limit.bit_length()):
            width = real(f"width_{level}", context)
            premises[f"width of level {level}"] = between(0, width, real("widest", context))
        for t, name in product(range(length), ("mine", "theirs", "others")):
            premises[f"range of {name} {t}"] = between(0, real(f"{name}_{t}", context), 1)
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
    """The run in which the changed user's samples are symbols `name`; all other samples stay the same."""
    numbers = [
        (user, real(f"{name if user == changed else 'others'}_{t}", context))
        for t, user in enumerate(pattern)
    ]
    _, make_start, step_function = PAPER_MECHANISMS[mechanism]
    return run(step_function, plan, make_start(plan), numbers, TermSource(context))
