"""Replies to whole runs. A refused event leaves the state as it was, and the run goes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import TypeAlias, cast

from withhold_spec.accounted.dimensions import coordinate_params
from withhold_spec.accounted.interface import Policy
from withhold_spec.accounted.plan import LedgerPlan
from withhold_spec.accounted.state import LedgerState
from withhold_spec.errors import ParameterError, SampleError, WithholdError
from withhold_spec.noise import Source
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.state import PaperState
from withhold_spec.params import Exact, Params
from withhold_spec.replay import LEDGER_MECHANISMS, MECHANISMS, PAPER_MECHANISMS, Run, begin
from withhold_spec.stream import User, check_user, to_grid
from withhold_vectors.codec.text import number
from withhold_vectors.codec.trace import step_json
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.specification.given import Noted, text_of


@cache
def plan_of(mechanism: str, params: Params) -> Plan:
    """The plan of an algorithm of the paper, with a cache of its intervals, which are public.

    Raises: ParameterError for an unknown mechanism.
    """
    if mechanism not in PAPER_MECHANISMS:
        raise ParameterError("mechanism", "one of " + ", ".join(MECHANISMS), mechanism)
    plan = PAPER_MECHANISMS[mechanism][0](params)
    return replace(plan, interval=cache(plan.interval))


AnyRun: TypeAlias = Run[Plan, PaperState] | Run[LedgerPlan, LedgerState]


def begun(mechanism: str, params: Params) -> AnyRun:
    """The run before its first sample.

    Raises: ParameterError for an unknown mechanism.
    """
    if mechanism not in PAPER_MECHANISMS:
        return begin(mechanism, params)
    _, make_start, step_function = PAPER_MECHANISMS[mechanism]
    plan = plan_of(mechanism, params)
    return Run(step_function, plan, make_start(plan))


def scalar_steps(
    run: AnyRun, params: Params, events: Sequence[tuple[object, object]], tape: Source
) -> list[Json]:
    """For every event a step, or {"error": id}."""
    return ended(run, params, events, tape)[0]


def ended(
    run: AnyRun, params: Params, events: Sequence[tuple[object, object]], tape: Source
) -> tuple[list[Json], AnyRun]:
    """For every event a step, or {"error": id}; and the run after the last event."""
    outcomes, (last,) = _outcomes(run, params, [(u, [x]) for u, x in events], [tape])
    return [each if isinstance(each, dict) else each[0] for each in outcomes], last


def decided_run(mechanism: str, params: Params, policy: Policy) -> Run[LedgerPlan, LedgerState]:
    """The run of a form of the ledger mechanism before its first sample, with another policy.

    Raises: ParameterError for another mechanism.
    """
    if mechanism not in LEDGER_MECHANISMS:
        raise ParameterError("mechanism", "one of " + ", ".join(LEDGER_MECHANISMS), mechanism)
    make_plan, make_start, step_function = LEDGER_MECHANISMS[mechanism]
    plan = replace(make_plan(params), policy=policy)
    return Run(step_function, plan, make_start(plan))


def vector_steps(
    mechanism: str,
    params: Params,
    delta: Exact | None,
    events: Sequence[tuple[object, object]],
    tapes: Sequence[Source],
) -> Json:
    """The epsilon of one coordinate, and for every event a step per coordinate, or {"error": id}."""
    share = coordinate_params(params, len(tapes), delta, gaussian=mechanism == "gaussian")
    rows = [(user, sample if isinstance(sample, list) else []) for user, sample in events]
    steps, _ = _outcomes(begun(mechanism, share), share, rows, tapes)
    return {"epsilon": number(share.epsilon), "steps": steps}


def _outcomes(
    begun_run: AnyRun,
    params: Params,
    events: Sequence[tuple[object, Sequence[object]]],
    tapes: Sequence[Source],
) -> tuple[list[Json | list[Json]], list[AnyRun]]:
    runs, sources = [begun_run] * len(tapes), [Noted(tape) for tape in tapes]
    outcomes: list[Json | list[Json]] = []
    for user, samples in events:
        try:
            if len(samples) != len(tapes):
                raise SampleError()
            units = [to_grid(params, text_of(sample)) for sample in samples]
            check_user(user)
            # the runs are replaced together, so that a refusal leaves every coordinate as it was
            moves = [
                run.step(cast(User, user), unit, source)
                for run, unit, source in zip(runs, units, sources, strict=True)
            ]
        except WithholdError as refusal:
            outcomes.append(error_json(refusal))
        else:
            runs = [run for run, _ in moves]
            pairs = zip(moves, sources, strict=True)
            outcomes.append([step_json(step, source.taken()) for (_, step), source in pairs])
    return outcomes, runs


def error_json(refusal: WithholdError) -> Json:
    """The refusal as JSON; its identifier is the name of its class."""
    return {"error": type(refusal).__name__}
