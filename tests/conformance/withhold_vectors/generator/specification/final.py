"""Replies about final releases: the numbers of one, and whole runs that end with one."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from withhold_spec.accounted.final import FinalRelease, budgets, final_release, final_scale
from withhold_spec.errors import ParameterError
from withhold_vectors.codec.text import number
from withhold_vectors.codec.trace import final_json
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.specification.given import (
    Noted,
    events_of,
    integer,
    params_of,
    part,
    tape_of,
    text_of,
)
from withhold_vectors.generator.specification.runs import begun, ended

Request = Mapping[str, object]


def final(request: Request) -> Json:
    """How epsilon is divided, the scale of the noise, and what a noisy sum says.

    Raises: ParameterError.
    """
    params = params_of(request)
    divided = budgets(params, text_of(request["final_share"]))
    sensitivity = integer(request, "sensitivity")
    scale = final_scale(sensitivity, divided.final)
    samples, noisy = integer(request, "samples"), integer(request, "sum")
    made = FinalRelease(params, samples, noisy, sensitivity, scale)
    return {
        "running_epsilon": number(divided.running.epsilon),
        "final_epsilon": number(divided.final),
        "scale": number(made.scale),
        "estimate": number(made.estimate),
        "half_widths": [number(each) for each in _half_widths(request, made)],
    }


def replay_final(request: Request) -> Json:
    """A whole run on numbers, which ends with a final release.

    Raises: ParameterError, also for every mechanism but the ledger mechanism.
    """
    mechanism, params = part(request, "mechanism", str), params_of(request)
    if mechanism != "ledger":
        raise ParameterError("mechanism", "'ledger' if there is a final release", mechanism)
    divided = budgets(params, text_of(request["final_share"]))
    tape = tape_of(part(request, "tape", dict))
    steps, last = ended(
        begun(mechanism, divided.running), divided.running, events_of(request), tape
    )
    source = Noted(tape)
    samples = tuple(last.state.samples.values())
    made = final_release(params, divided.final, samples, source)
    half_widths = _half_widths(request, made)
    return {
        "steps": steps,
        "final": final_json(made, divided.final, half_widths, source.taken()),
    }


def _half_widths(request: Request, made: FinalRelease) -> list[Fraction]:
    confidences = [Fraction(each) for each in part(request, "confidences", list)]
    return [made.half_width(each) for each in confidences]
