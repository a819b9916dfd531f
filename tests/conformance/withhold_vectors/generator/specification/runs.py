"""Replies to whole runs. A refused event leaves the state as it was, and the run goes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import cast

from withhold_spec.accounted.dimensions import coordinate_params
from withhold_spec.errors import ParameterError, SampleError, WithholdError
from withhold_spec.noise import Source
from withhold_spec.paper.plan import Plan
from withhold_spec.params import Exact, Params
from withhold_spec.replay import MECHANISMS
from withhold_spec.stream import User, check_user, to_grid
from withhold_vectors.codec.text import number
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.specification.trace import step_json


@cache
def plan_of(mechanism: str, params: Params) -> Plan:
    """The plan of a mechanism, with a cache of its intervals, which depend on public numbers only.

    Raises: ParameterError for an unknown mechanism.
    """
    if mechanism not in MECHANISMS:
        raise ParameterError("mechanism", "one of " + ", ".join(MECHANISMS), mechanism)
    plan = MECHANISMS[mechanism][0](params)
    return replace(plan, interval=cache(plan.interval))


def scalar_steps(
    mechanism: str, params: Params, events: Sequence[tuple[object, object]], tape: Source
) -> list[Json]:
    """For every event a step, or {"error": id}."""
    return [
        outcome if isinstance(outcome, dict) else outcome[0]
        for outcome in _outcomes(mechanism, params, [(u, [x]) for u, x in events], [tape])
    ]


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
    steps = _outcomes(mechanism, share, rows, tapes)
    return {"epsilon": number(share.epsilon), "steps": steps}


def _outcomes(
    mechanism: str,
    params: Params,
    events: Sequence[tuple[object, Sequence[object]]],
    tapes: Sequence[Source],
) -> list[Json | list[Json]]:
    plan = plan_of(mechanism, params)
    _, make_start, step_function = MECHANISMS[mechanism]
    states = [make_start(plan)] * len(tapes)
    outcomes: list[Json | list[Json]] = []
    for user, samples in events:
        try:
            if len(samples) != len(tapes):
                raise SampleError()
            units = [to_grid(params, cast(Exact, sample)) for sample in samples]
            check_user(user)
            # the states are replaced together, so that a refusal leaves every coordinate as it was
            moves = [
                step_function(plan, state, cast(User, user), unit, tape)
                for state, unit, tape in zip(states, units, tapes, strict=True)
            ]
        except WithholdError as refusal:
            outcomes.append(error_json(refusal))
        else:
            states = [state for state, _ in moves]
            outcomes.append([step_json(step) for _, step in moves])
    return outcomes


def error_json(refusal: WithholdError) -> Json:
    """The refusal as JSON; its identifier is the name of its class."""
    return {"error": type(refusal).__name__}
