"""How far the nodes of neighbouring streams are apart, for all arrival patterns.

Every run is one of the specification, on symbolic samples, priors and widths (`numbers.free`). Samples
may be any reals, not only those from 0 to the grid, since the projections alone bound the distance. The
grid is 1; every statement is homogeneous, so samples in multiples of 1/G are included. Patterns are
enumerated up to the names of users (`streams.patterns`). Every user in turn is the changed one, and the
solver sees only the traces that are not contained in another (`distance`); the coverage counts all.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import product

import z3

from withhold_proofs.model import WHOLE, Query
from withhold_proofs.numbers.free import Table
from withhold_proofs.numbers.terms import all_of, as_fraction, rational
from withhold_proofs.paper.distance import Distances, Stepwise, Trace, Traced, Traces, maximal
from withhold_proofs.report.coverage import Coverage, note
from withhold_proofs.streams.patterns import (
    Branch,
    Pattern,
    Setting,
    along,
    leaves,
    plan_of,
    random_pattern,
    with_arrays,
)
from withhold_spec.number import Condition
from withhold_spec.paper.plan import Interval, Plan
from withhold_spec.paper.state import PaperState
from withhold_spec.params import Params
from withhold_spec.properties.paper import budget, cost_sensitivity, scale_pays
from withhold_spec.records import Step

Asked = Generator[Query, None, Coverage]


@dataclass(frozen=True)
class Bound:
    """All arrival patterns of `length` samples by at most `users` users, for each limit m."""

    users: int
    length: int
    limits: tuple[int, ...]
    arrays: tuple[int, ...] = (1, 2, 3)

    @property
    def name(self) -> str:
        """The bound in words."""
        return f"{self.users} users, {self.length} samples"


@dataclass(frozen=True)
class Shape:
    """The shape of random patterns: every other sample is of one of the first `heavy` users."""

    users: int
    length: int
    limit: int
    heavy: int
    arrays: int
    epsilon: int

    @property
    def name(self) -> str:
        """The shape in words."""
        return (
            f"{self.users} users, {self.length} samples, {self.limit} of each, {self.arrays} arrays"
        )


@dataclass(frozen=True)
class Kept:
    """The state of a pattern: every user's trace, and how many medians ran."""

    traces: Traces = field(default_factory=dict)
    medians: int = 0


@dataclass
class Survey:
    """The runs of one bound, and the distinct ways in which a changed user moves their nodes."""

    tally: Tally[str]
    table: Table = field(default_factory=Table)
    traced: Traced = field(init=False)

    def __post_init__(self) -> None:
        self.traced = Traced(self.table)

    def walk(self, setting: Setting, pattern: Pattern | None = None) -> Iterator[Kept]:
        """The states of every pattern of the setting, or of the given one."""

        def grow(kept: Kept, branch: Branch, step: Step, before: PaperState) -> Kept:
            note(self.tally, setting.plan, branch.state, step)
            self.traced.note_costs(step)
            return Kept(self.traced.after(kept.traces, step), kept.medians + len(step.activations))

        if pattern is not None:
            found = iter([along(setting, self.table, pattern, Kept(), grow)])
        else:
            found = (kept for _, kept in leaves(setting, self.table, Kept(), grow))
        for kept in found:
            self.tally["patterns"] += 1
            self.tally["pairs of streams"] += len(kept.traces)
            yield kept

    def distances(
        self, context: z3.Context, mechanism: str, shared: bool, plan_widths: bool = False
    ) -> Distances:
        """The distances as solver terms.

        plan_widths: the intervals have the plan's own widths; that of algorithm 2 is the grid, 1.
        """
        if mechanism != "naive":
            return Distances(context, self.traced.forms, shared)
        bound = rational(1, context) if plan_widths else None
        return Stepwise(context, self.traced.forms, shared, bound=bound)

    def ask(self, distances: Distances, name: str, claims: Sequence[Condition]) -> Iterator[Query]:
        """One query for the conjunction of the claims, after the lemmas that it needs."""
        self.tally["claims put to the solver"] += len(claims)
        yield from distances.lemmas(name)
        yield Query(name, distances.premises(), all_of(claims, distances.context), WHOLE)


def any_interval(plan: Plan, table: Table) -> Plan:
    """The plan with any interval for each level."""

    def interval(level: int, prior: Fraction) -> Interval:
        low = table.symbol("low", level)
        return low, low + table.symbol("width", level)

    return replace(plan, interval=interval)


def any_prior(plan: Plan, table: Table) -> Plan:
    """The plan with its own widths, and every interval shifted by any amount."""
    known: dict[tuple[int, Fraction], Interval] = {}

    def interval(level: int, prior: Fraction) -> Interval:
        if (level, prior) not in known:
            known[level, prior] = plan.interval(level, prior)
        low, high = known[level, prior]
        move = table.symbol("move", level)
        return low + move, high + move

    return replace(plan, interval=interval)


def by_counter(trace: Trace) -> Iterator[tuple[int, Trace]]:
    """The trace, counter by counter."""
    for counter in sorted({counter for counter, _ in trace}):
        yield counter, tuple(entry for entry in trace if entry[0] == counter)


def counters(mechanism: str, bounds: Sequence[Bound], context: z3.Context) -> Asked:
    """Each counter's distance is at most its widest interval times the uses that are paid for.

    Whatever the priors and the widths are. counter_epsilon / node_epsilon is how many uses of an
    element a counter's share pays for, and widest / node_epsilon the least scale that its charges
    allow; both are multiplied by node_epsilon here.
    """
    tally: Tally[str] = Tally()
    for bound in bounds:
        survey, found, shared = Survey(tally), dict[Fraction, set[Trace]](), False
        for m in bound.limits:
            base = any_interval(plan_of(mechanism, Params(bound.users, m, 1, 1)), survey.table)
            shared = len(base.scales) == 1
            for plan in with_arrays(base, bound.arrays):
                traces = found.setdefault(plan.counter_epsilon / plan.node_epsilon, set())
                for kept in survey.walk(Setting(mechanism, plan, bound.users, bound.length)):
                    for trace in kept.traces.values():
                        traces.update(part for _, part in by_counter(trace))
        distances = survey.distances(context, mechanism, shared)
        claims = []
        for uses, traces in sorted(found.items()):
            for trace in maximal(traces):
                counter = trace[0][0]
                distance = distances.distance(trace, {counter: Fraction(1)})
                least = as_fraction(distances.widest(counter))
                claims.append(scale_pays(distance, 1, uses, least))
        yield from survey.ask(distances, bound.name, claims)
    return tally


def whole_runs(
    mechanism: str, bounds: Sequence[Bound], epsilons: Sequence[str], context: z3.Context
) -> Asked:
    """The costs of all nodes, distance over scale, and of all medians add up to at most epsilon.

    With the specification's own scales, widths and array counts, whatever the priors are; and no
    counter costs more than its share. The horizon of algorithm 2 is the length here, and n m above.
    """
    tally: Tally[str] = Tally()
    for bound in bounds:
        survey, shared, claims = Survey(tally), False, list[Claim]()
        for m, epsilon in product(bound.limits, epsilons):
            params = Params(bound.users, m, epsilon, 1, horizon=bound.length)
            plan = any_prior(plan_of(mechanism, params), survey.table)
            shared, found = len(plan.scales) == 1, dict[int, set[Trace]]()
            for kept in survey.walk(Setting(mechanism, plan, bound.users, bound.length)):
                found.setdefault(kept.medians, set()).update(kept.traces.values())
            for medians, traces in sorted(found.items()):
                claims += [Claim(plan, trace, medians) for trace in maximal(traces)]
        distances = survey.distances(context, mechanism, shared, plan_widths=True)
        conditions = [each for claim in claims for each in claim.conditions(distances)]
        yield from survey.ask(distances, bound.name, conditions)
    return tally


@dataclass(frozen=True)
class Claim:
    """The claim that the plan's own scales pay for the changes that a user makes."""

    plan: Plan
    trace: Trace
    medians: int

    def conditions(self, distances: Distances) -> Iterator[Condition]:
        """The whole run costs at most epsilon, and each counter at most its share."""
        plan = self.plan
        prices = {counter: 1 / scale for counter, scale in enumerate(plan.scales)}
        nodes = as_fraction(distances.distance(self.trace, prices))
        yield budget([nodes, self.medians * plan.median_epsilon], plan.params.epsilon)
        for counter, part in by_counter(self.trace):
            distance = distances.distance(part, {counter: Fraction(1)})
            yield scale_pays(distance, 1, plan.counter_epsilon, plan.scales[counter])


def median_costs(bounds: Sequence[Bound], context: z3.Context) -> Asked:
    """A candidate's cost is at most 2 above that of the neighbouring stream.

    Mine and theirs are any samples, so the same holds with the two exchanged.
    """
    tally: Tally[str] = Tally()
    for bound in bounds:
        survey = Survey(tally)
        for m in bound.limits:
            base = any_interval(plan_of("full", Params(bound.users, m, 1, 1)), survey.table)
            for plan in with_arrays(base, bound.arrays):
                for _ in survey.walk(Setting("full", plan, bound.users, bound.length)):
                    pass
        yield from _cost_query(survey, context, bound.name)
    return tally


def _cost_query(survey: Survey, context: z3.Context, name: str) -> Iterator[Query]:
    distances = survey.distances(context, "full", shared=False)
    claims = [
        cost_sensitivity(distances.term(mine), distances.term(theirs))
        for mine, theirs in survey.traced.costs.values()
    ]
    survey.tally["costs compared"] += len(claims)
    if claims:
        yield from survey.ask(distances, name, claims)


def random_runs(
    mechanisms: Sequence[str], shapes: Sequence[Shape], count: int, context: z3.Context
) -> Asked:
    """Random long patterns: shares, budget and median costs as above."""
    tally: Tally[str] = Tally()
    for mechanism, shape, number in product(mechanisms, shapes, range(count)):
        pattern = random_pattern(f"{shape}/{number}", shape.users, shape.length, shape.heavy)
        params = Params(shape.users, shape.limit, shape.epsilon, 1, horizon=shape.length)
        survey = Survey(tally)
        plan = any_prior(plan_of(mechanism, params), survey.table)
        (plan,) = with_arrays(plan, (shape.arrays,))
        (kept,) = survey.walk(Setting(mechanism, plan, shape.users, shape.length), pattern)
        shared = len(plan.scales) == 1
        distances = survey.distances(context, mechanism, shared, plan_widths=True)
        claims = [Claim(plan, trace, kept.medians) for trace in maximal(kept.traces.values())]
        conditions = [each for claim in claims for each in claim.conditions(distances)]
        name = f"{mechanism}, {shape.name}, pattern {number}"
        yield from survey.ask(distances, name, conditions)
        yield from _cost_query(survey, context, f"{name}: medians")
    return tally
