"""A whole run: a mechanism, public parameters, a stream and a tape give the list of all steps.

The implementation offers the same function; the two are compared record by record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from withhold_spec.accounted.gaussian import gaussian_step
from withhold_spec.accounted.pure import ledger_step
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
    gaussian_plan,
    ledger_plan,
    multiple_plan,
    naive_plan,
    single_plan,
    wishful_plan,
)
from withhold_spec.paper.wishful import wishful_step
from withhold_spec.params import Params
from withhold_spec.records import Step
from withhold_spec.state import State, start
from withhold_spec.stream import Event, User, check_user, to_grid

StepFunction: TypeAlias = Callable[[Plan, State, User, Number, Source], tuple[State, Step]]

MECHANISMS: Mapping[str, tuple[Callable[[Params], Plan], Callable[[Plan], State], StepFunction]] = {
    "binary": (binary_plan, start, binary_step),
    "naive": (naive_plan, start, naive_step),
    "wishful": (wishful_plan, start, wishful_step),
    "single": (single_plan, start, single_step),
    "multiple": (multiple_plan, start, multiple_step),
    "full": (full_plan, full_start, full_step),
    "ledger": (ledger_plan, start, ledger_step),
    "gaussian": (gaussian_plan, start, gaussian_step),
}
"""Algorithms 1 to 6 and the two forms of the ledger mechanism by name: plan, first state, and step.

"gaussian" is for the coordinates of vectors: by itself it is not epsilon-private (see `gaussian`).
"""


def replay(mechanism: str, params: Params, events: Sequence[Event], tape: Source) -> list[Step]:
    """Every step of the run, in order.

    Raises: ParameterError for an unknown mechanism, and whatever a step refuses.

    >>> from withhold_spec.noise import ZERO
    >>> order = [(1, 1), (2, 1), (2, 1), (2, 1), (1, 1), (2, 1), (1, 1), (1, 1)]
    >>> steps = replay("multiple", Params(2, 4, 1, 1), order, ZERO)  # Paper: eq:wrexample
    >>> [step.total for step in steps]
    [1, 2, 3, 3, 4, 6, 6, 8]
    """
    if mechanism not in MECHANISMS:
        raise ParameterError("mechanism", "one of " + ", ".join(MECHANISMS), mechanism)
    make_plan, make_start, _ = MECHANISMS[mechanism]
    plan = make_plan(params)
    return run(mechanism, plan, make_start(plan), read(params, events), tape)


def read(params: Params, events: Iterable[Event]) -> Iterator[tuple[User, Number]]:
    """The events with their samples in grid units, each checked when its turn comes.

    Raises: SampleError, UserIdError.
    """
    for user, sample in events:
        number = to_grid(params, sample)
        check_user(user)
        yield user, number


def run(
    mechanism: str,
    plan: Plan,
    state: State,
    numbers: Iterable[tuple[User, Number]],
    source: Source,
) -> list[Step]:
    """Every step of the run over samples that are grid units already, of any kind of number."""
    step_function = MECHANISMS[mechanism][2]
    steps = []
    for user, number in numbers:
        state, step = step_function(plan, state, user, number, source)
        steps.append(step)
    return steps
