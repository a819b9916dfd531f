"""A whole run: a mechanism, public parameters, a stream and a tape give the list of all steps.

The implementation has the same function; tests compare the two record by record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeAlias, TypeVar

from withhold_spec.accounted.gaussian import gaussian_step
from withhold_spec.accounted.plan import LedgerPlan, gaussian_plan, ledger_plan
from withhold_spec.accounted.pure import ledger_step
from withhold_spec.accounted.state import LedgerState, ledger_start
from withhold_spec.errors import ParameterError
from withhold_spec.noise import Source
from withhold_spec.number import Number
from withhold_spec.paper.full import full_start, full_step
from withhold_spec.paper.given_prior import multiple_step, single_step
from withhold_spec.paper.naive import binary_step, naive_step
from withhold_spec.paper.plan import (
    Plan,
    binary_plan,
    full_plan,
    multiple_plan,
    naive_plan,
    single_plan,
    wishful_plan,
)
from withhold_spec.paper.state import PaperState, start
from withhold_spec.paper.wishful import wishful_step
from withhold_spec.params import Params
from withhold_spec.records import Step
from withhold_spec.state import S
from withhold_spec.stream import Event, User, check_user, to_grid

P = TypeVar("P")
"""The type of a mechanism's plan; S is that of its state."""

StepFunction: TypeAlias = Callable[[P, S, User, Number, Source], tuple[S, Step]]
Mechanism: TypeAlias = tuple[Callable[[Params], P], Callable[[P], S], StepFunction[P, S]]
"""The plan at given parameters, the state before the first sample, and the step."""

PAPER_MECHANISMS: Mapping[str, Mechanism[Plan, PaperState]] = {
    "binary": (binary_plan, start, binary_step),
    "naive": (naive_plan, start, naive_step),
    "wishful": (wishful_plan, start, wishful_step),
    "single": (single_plan, start, single_step),
    "multiple": (multiple_plan, start, multiple_step),
    "full": (full_plan, full_start, full_step),
}
"""Algorithms 1 to 6 by name."""

LEDGER_MECHANISMS: Mapping[str, Mechanism[LedgerPlan, LedgerState]] = {
    "ledger": (ledger_plan, ledger_start, ledger_step),
    "gaussian": (gaussian_plan, ledger_start, gaussian_step),
}
"""The two forms of the ledger mechanism by name.

"gaussian" is for the coordinates of vectors: by itself it is not epsilon-private (see `gaussian`).
"""

MECHANISMS = (*PAPER_MECHANISMS, *LEDGER_MECHANISMS)
"""The names of all mechanisms."""


def replay(mechanism: str, params: Params, events: Sequence[Event], tape: Source) -> list[Step]:
    """Every step of the run, in order.

    Raises: ParameterError for an unknown mechanism, and the refusals of a step.

    >>> from withhold_spec.noise import ZERO
    >>> order = [(1, 1), (2, 1), (2, 1), (2, 1), (1, 1), (2, 1), (1, 1), (1, 1)]
    >>> steps = replay("multiple", Params(2, 4, 1, 1), order, ZERO)  # Paper: eq:wrexample
    >>> [step.total for step in steps]
    [1, 2, 3, 3, 4, 6, 6, 8]
    """
    begun, steps = begin(mechanism, params), []
    for user, number in read(params, events):
        begun, step = begun.step(user, number, tape)
        steps.append(step)
    return steps


@dataclass(frozen=True)
class Run(Generic[P, S]):
    """A run so far: a mechanism's step function, its plan, and the state after the last step."""

    step_function: StepFunction[P, S]
    plan: P
    state: S

    def step(self, user: User, sample: Number, source: Source) -> tuple[Run[P, S], Step]:
        """The run after one more sample, given in grid units, and the record of the step."""
        state, step = self.step_function(self.plan, self.state, user, sample, source)
        return replace(self, state=state), step


def begin(mechanism: str, params: Params) -> Run[Plan, PaperState] | Run[LedgerPlan, LedgerState]:
    """The run of a mechanism before its first sample.

    Raises: ParameterError for an unknown mechanism.
    """
    if mechanism in PAPER_MECHANISMS:
        return _begin(PAPER_MECHANISMS[mechanism], params)
    if mechanism in LEDGER_MECHANISMS:
        return _begin(LEDGER_MECHANISMS[mechanism], params)
    raise ParameterError("mechanism", "one of " + ", ".join(MECHANISMS), mechanism)


def _begin(mechanism: Mechanism[P, S], params: Params) -> Run[P, S]:
    make_plan, make_start, step_function = mechanism
    plan = make_plan(params)
    return Run(step_function, plan, make_start(plan))


def read(params: Params, events: Iterable[Event]) -> Iterator[tuple[User, Number]]:
    """The events with their samples in grid units, each checked when it is read.

    Raises: SampleError, UserIdError.
    """
    for user, sample in events:
        number = to_grid(params, sample)
        check_user(user)
        yield user, number


def run(
    step_function: StepFunction[P, S],
    plan: P,
    state: S,
    numbers: Iterable[tuple[User, Number]],
    source: Source,
) -> list[Step]:
    """Every step of a run over samples in grid units, which may be any kind of number."""
    steps = []
    for user, number in numbers:
        state, step = step_function(plan, state, user, number, source)
        steps.append(step)
    return steps
