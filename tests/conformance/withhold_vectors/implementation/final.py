"""Replies about the final release: its numbers, and whole runs that end with one."""

from __future__ import annotations

from fractions import Fraction

from withhold.accounted.constants import ledger_constants
from withhold.accounted.final import scale_of
from withhold.core.final import FinalRelease, FinalSum
from withhold.core.params import Params
from withhold.core.records import FinalCharge
from withhold.core.source import NoiseSource
from withhold.estimator import MeanEstimator
from withhold.testing import ZeroTape
from withhold_vectors.codec.text import number
from withhold_vectors.codec.trace import final_json
from withhold_vectors.codec.values import Json
from withhold_vectors.implementation.given import (
    Noted,
    confidences_of,
    events_of,
    integer,
    mechanism_of,
    params_of,
    sample_of,
    tape_of,
)
from withhold_vectors.implementation.runs import DisagreementError, ended


def final(request: Json) -> Json:
    """How epsilon is divided, the scale of the noise, and what a noisy sum says."""
    params, sensitivity = _params(request), integer(request, "sensitivity")
    MeanEstimator(params, source=ZeroTape()).finish()  # which refuses a share of 0
    constants = ledger_constants(params)
    scale = scale_of(sensitivity, constants.final_epsilon)
    found = FinalSum(integer(request, "samples"), integer(request, "sum"), sensitivity, scale)
    made = FinalRelease(params, found)
    return {
        "running_epsilon": number(constants.params.epsilon),
        "final_epsilon": number(constants.final_epsilon),
        "scale": number(made.scale),
        "estimate": number(made.estimate),
        "half_widths": [number(each) for each in _half_widths(request, made)],
    }


def answer_replay_final(request: Json) -> Json:
    """A run on numbers, which ends with a final release.

    Raises:
        DisagreementError: the ways of making the run do not agree, or its charges are not what it spends.
    """
    mechanism, params = mechanism_of(request), _params(request)

    def tape() -> NoiseSource:
        return tape_of(request.get("tape"))

    steps, runs = ended(mechanism, params, events_of(request), tape)
    replies = [_finished(estimator, source, request) for estimator, source in runs]
    if replies[0] != replies[1]:
        raise DisagreementError("single steps and one batch end with different final releases")
    return {"steps": steps, "final": replies[0]}


def _finished(estimator: MeanEstimator, source: Noted, request: Json) -> Json:
    """The final release of a run, as JSON."""
    before = estimator.spent
    made = estimator.finish()
    *_, charge = estimator.charges()
    spent = estimator.spent - before
    if charge != FinalCharge(spent, made.sensitivity, made.scale) or estimator.final != made:
        raise DisagreementError("the charge of the final release is not what it shows and spends")
    return final_json(made, spent, _half_widths(request, made), source.taken())


def _params(request: Json) -> Params:
    """The parameters with their final share, valid or not."""
    return params_of(request.get("params"), final_share=sample_of(request.get("final_share")))


def _half_widths(request: Json, made: FinalRelease) -> list[Fraction]:
    return [made.half_width(each) for each in confidences_of(request)]
