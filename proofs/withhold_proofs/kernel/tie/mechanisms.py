"""A mechanism of the specification beside its Coq definition: one step of the first, and the term of the second."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Protocol

from withhold_proofs.kernel.tie.policies import Told
from withhold_proofs.kernel.tie.recording import Recorder, of_draw
from withhold_proofs.kernel.tie.shown import ledger_step, of_list, paper_step, whole
from withhold_proofs.kernel.tie.terms import boolean, integer, integers, listed, pair, rational
from withhold_spec.accounted.final import final_release
from withhold_spec.accounted.gaussian import variance_of
from withhold_spec.accounted.interface import Policy
from withhold_spec.accounted.plan import LedgerPlan
from withhold_spec.accounted.state import LedgerState
from withhold_spec.errors import ArrivalOrderError, HorizonError, TooManyUsersError
from withhold_spec.paper.plan import Interval, Plan
from withhold_spec.paper.state import PaperState
from withhold_spec.params import Params
from withhold_spec.records import Step, Write
from withhold_spec.replay import LEDGER_MECHANISMS, PAPER_MECHANISMS

REFUSALS = (TooManyUsersError, HorizonError, ArrivalOrderError)
"""What a step refuses. The run goes on from the state before it."""


S = PaperState | LedgerState | None
"""A state; None after a final release."""
THE_END = -1
"""Who comes when a stream ends with a final release: nobody (`the_end` in Definitions/Final.v)."""


class Tied(Protocol):
    """A mechanism that can be run here and written down for Coq."""

    def begin(self) -> S:
        """The state before the first sample."""
        ...

    def step(self, state: S, user: int, sample: int, source: Recorder) -> tuple[S, list[int]]:
        """The state after a sample, and what the step shows."""
        ...

    def next(self, state: S) -> range:
        """Who may come next: users are named by first arrival, so those who have come, and a new one; or the end."""
        ...

    def terms(self) -> Terms:
        """The Coq terms, after the runs that are compared."""
        ...


@dataclass(frozen=True)
class Terms:
    """Coq terms: the mechanism, its first state, and who may come next, for a state."""

    mechanism: str
    start: str
    next: str


@dataclass
class PaperTied:
    """One of algorithms 1 to 6. asked: the intervals that runs have asked for, which Coq gets as a table."""

    name: str
    plan: Plan
    asked: dict[tuple[int, Fraction], tuple[int, int]] = field(default_factory=dict)

    @classmethod
    def of(cls, name: str, params: Params, arrays: tuple[int, ...] = ()) -> PaperTied:
        """The algorithm at these parameters. arrays: in place of the plan's, so that medians run early."""
        plan = PAPER_MECHANISMS[name][0](params)
        return cls(name, replace(plan, arrays=arrays) if arrays else plan)

    def begin(self) -> PaperState:
        return PAPER_MECHANISMS[self.name][1](self.plan)

    def step(self, state: S, user: int, sample: int, source: Recorder) -> tuple[S, list[int]]:
        assert isinstance(state, PaperState)
        plan, begun = replace(self.plan, interval=self._interval), len(source.drawn)
        after, step = state, None
        with suppress(*REFUSALS):
            after, step = PAPER_MECHANISMS[self.name][2](plan, state, user, sample, source)
        drawn = source.drawn[begun:]
        return after, [*_draws(source, begun, step), *paper_step(after, step, drawn)]

    def next(self, state: S) -> range:
        assert isinstance(state, PaperState)
        return range(len(state.samples) + 1)

    def _interval(self, level: int, prior: Fraction) -> Interval:
        if (level, prior) not in self.asked:
            low, high = self.plan.interval(level, prior)
            self.asked[level, prior] = whole(low), whole(high)
        return self.asked[level, prior]

    def terms(self) -> Terms:
        plan, params = self.plan, self.plan.params
        rows = (
            pair(pair(integer(level), rational(prior)), pair(integer(low), integer(high)))
            for (level, prior), (low, high) in sorted(self.asked.items())
        )
        parts = (
            _params(params),
            integer(params.horizon),
            rational(params.epsilon),
            integer(params.grid),
            rational(params.unit_prior),
            integer(len(plan.scales)),
            f"(at_index 0%Q {listed(map(rational, plan.scales))})",
            f"(at_index 0 {integers(plan.sensitivities)})",
            f"(interval_table {listed(rows)})",
            f"(at_index 0 {integers(plan.arrays)})",
        )
        term = f"(Plan {' '.join(parts)})"
        start = f"(full_start {term})" if self.name == "full" else f"(start {term} [])"
        return Terms(
            f"(paper_mechanism ({self.name}_step {term}))",
            start,
            "(fun s => known_or_new (Paper.samples s))",
        )


@dataclass
class LedgerTied:
    """One of the two forms of the ledger mechanism, under a policy. term: the policy in Coq, "" for a table."""

    name: str
    plan: LedgerPlan
    term: str = ""

    @classmethod
    def of(
        cls, name: str, params: Params, policy: Policy | None = None, term: str = ""
    ) -> LedgerTied:
        """The mechanism at these parameters, under the shipped policy if none is given."""
        plan = LEDGER_MECHANISMS[name][0](params)
        return cls(name, replace(plan, policy=policy or Told(policy=plan.policy)), term)

    def begin(self) -> LedgerState:
        return LEDGER_MECHANISMS[self.name][1](self.plan)

    def step(self, state: S, user: int, sample: int, source: Recorder) -> tuple[S, list[int]]:
        assert isinstance(state, LedgerState)
        begun = len(source.drawn)
        after, step = state, None
        with suppress(*REFUSALS):
            after, step = LEDGER_MECHANISMS[self.name][2](self.plan, state, user, sample, source)
        return after, [*_draws(source, begun, step), *ledger_step(after, step)]

    def next(self, state: S) -> range:
        assert isinstance(state, LedgerState)
        return range(len(state.samples) + 1)

    def arguments(self) -> str:
        """The parameters, the policy and the noise, as Coq terms."""
        policy = self.term
        if not policy:
            assert isinstance(self.plan.policy, Told)
            policy = f"(table_policy {self.plan.policy.table()})"
        noise = variance_of(self.plan) if self.name == "gaussian" else self.plan.scale
        return f"2 {_params(self.plan.params)} {policy} {rational(noise)}"

    def terms(self) -> Terms:
        mechanism = f"({self.name}_mechanism {self.arguments()})"
        if self.name == "gaussian":
            return Terms(mechanism, "ledger_start", "(fun s => known_or_new (Ledger.samples s))")
        return Terms(mechanism, "ledger_begin", "(fun s => known_or_new (Ledger.samples (fst s)))")


@dataclass
class FinalTied:
    """The ledger mechanism with a final release when the end comes.

    epsilon: of the final release. scales: of its noise, by sensitivity, in the runs so far; Coq gets
    them as a table.
    """

    ledger: LedgerTied
    epsilon: Fraction
    scales: dict[int, Fraction] = field(default_factory=dict)

    def begin(self) -> LedgerState:
        return self.ledger.begin()

    def step(self, state: S, user: int, sample: int, source: Recorder) -> tuple[S, list[int]]:
        if state is None:
            return None, [*of_list([]), 3]
        if user != THE_END:
            return self.ledger.step(state, user, sample, source)
        assert isinstance(state, LedgerState)
        samples = list(state.samples.values())
        made = final_release(self.ledger.plan.params, self.epsilon, samples, source)
        self.scales[made.sensitivity] = made.scale
        drawn = source.drawn[-1]
        exact = {drawn.addresses[0]: whole(made.sum) - drawn.given[0]}
        return None, [*of_list(of_draw(drawn, exact)), 2, whole(made.sum)]

    def next(self, state: S) -> range:
        assert not isinstance(state, PaperState)
        return range(THE_END, 1 if state is None else len(state.samples) + 1)

    def terms(self) -> Terms:
        rows = (pair(integer(key), rational(scale)) for key, scale in sorted(self.scales.items()))
        parts = (
            self.ledger.arguments(),
            integer(self.ledger.plan.params.grid),
            f"(scale_table {listed(rows)})",
        )
        return Terms(f"(final_mechanism {' '.join(parts)})", "final_begin", "known_new_or_end")


def _params(params: Params) -> str:
    refused = boolean(params.extra_users == "refuse")
    return f"(Params {integer(params.max_users)} {integer(params.max_samples)} {refused})"


def _draws(source: Recorder, begun: int, step: Step | None) -> list[int]:
    written: tuple[Write, ...] = () if step is None else step.written
    sums: Mapping[tuple[int, int], int] = {(w.counter, w.node): whole(w.sum) for w in written}
    shown = [number for drawn in source.drawn[begun:] for number in of_draw(drawn, sums)]
    return of_list(shown)
