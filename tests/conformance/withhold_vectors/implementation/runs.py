"""Replies to whole runs, from the public estimators and from the traces of `withhold.testing`.

Each run is made in three ways that must agree: event by event with the refused events among them, as a
trace of the accepted events, and as one batch of the accepted events. This shows that a refused event
changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import cast

from withhold.arrivals import User
from withhold.composition import Composition
from withhold.core.errors import SampleError, WithholdError
from withhold.core.params import Params
from withhold.core.records import Form, Step
from withhold.core.releases import Release, Releases
from withhold.core.source import NoiseSource
from withhold.estimator import MeanEstimator
from withhold.testing import estimator_of, replay
from withhold.vector import VectorMeanEstimator
from withhold_vectors.codec.text import compact, number
from withhold_vectors.codec.trace import step_json
from withhold_vectors.codec.values import Json
from withhold_vectors.implementation.given import (
    Noted,
    events_of,
    mechanism_of,
    params_of,
    part,
    sample_of,
    tape_of,
    with_epsilon,
)

Event = tuple[object, object]
Seen = tuple[int, Fraction | None, tuple[Release, ...], list[list[Json]]]
"""After an event: t, the epsilon spent (in a run on numbers), and the release and draws of each coordinate."""


class DisagreementError(Exception):
    """The three ways of making a run do not agree."""


def answer_replay(request: Json) -> Json:
    """A run on numbers."""
    mechanism, params = mechanism_of(request), params_of(request.get("params"))

    def tape() -> NoiseSource:
        return tape_of(request.get("tape"))

    return {"steps": steps(mechanism, params, events_of(request), tape)}


def steps(
    mechanism: Form, params: Params, events: Sequence[Event], tape: Callable[[], NoiseSource]
) -> list[Json]:
    """For each event a step, or the error that refuses it. `tape` returns a new tape at each call.

    Raises:
        DisagreementError: estimator, trace and batch do not agree.
    """
    return ended(mechanism, params, events, tape)[0]


def ended(
    mechanism: Form, params: Params, events: Sequence[Event], tape: Callable[[], NoiseSource]
) -> tuple[list[Json], list[tuple[MeanEstimator, Noted]]]:
    """The same, and two estimators that have taken the accepted events: single events, and one batch.

    Each comes with its source, whose draws are taken.
    """
    events = [(user, sample_of(sample)) for user, sample in events]
    source = Noted(tape())
    estimator = estimator_of(mechanism, params, source)

    def observe(user: object, sample: object) -> Seen:
        release = estimator.observe(cast(User, user), sample)
        return estimator.t, estimator.spent, (release,), [source.taken()]

    seen, accepted = _observed(events, observe)
    traced, batched = Noted(tape()), Noted(tape())
    trace = replay(mechanism, params, accepted, traced)
    _agree(seen, [trace])
    _same_charges(list(estimator.charges()), trace)
    batch = estimator_of(mechanism, params, batched)
    users, samples = [user for user, _ in accepted], [sample for _, sample in accepted]
    _same_batch(batch.observe_many(users, samples), trace)
    _same_draws(seen, [traced], [batched])
    rows = [row if isinstance(row, dict) else row[0] for row in _merged(seen, [trace])]
    return rows, [(estimator, source), (batch, batched)]


def answer_replay_vectors(request: Json) -> Json:
    """A run on vectors."""
    mechanism, params = mechanism_of(request), params_of(request.get("params"))
    tapes = part(request, "tapes", list)
    delta = None if request.get("delta") is None else part(request, "delta", str)
    composition: Composition = "pure" if delta is None else "advanced"

    def sources() -> list[Noted]:
        return [Noted(tape_of(tape)) for tape in tapes]

    def new(noted: list[Noted]) -> VectorMeanEstimator:
        if mechanism == "gaussian":
            return VectorMeanEstimator(params, len(tapes), "ledger", "gaussian", delta, noted)
        return VectorMeanEstimator(params, len(tapes), mechanism, composition, delta, noted)

    observed, traced, batched = sources(), sources(), sources()
    estimator = new(observed)
    share = estimator.coordinate_epsilon

    def observe(user: object, samples: object) -> Seen:
        # the estimator takes a vector of the wrong shape for a mistake of the caller
        if not isinstance(samples, list) or len(samples) != len(tapes):
            raise SampleError
        releases = estimator.observe(cast(User, user), [sample_of(sample) for sample in samples])
        return estimator.t, None, releases, [source.taken() for source in observed]

    seen, accepted = _observed(events_of(request), observe)
    rows = [(user, [sample_of(x) for x in cast("list[object]", row)]) for user, row in accepted]
    traces = [
        replay(mechanism, with_epsilon(params, share), [(u, x[i]) for u, x in rows], source)
        for i, source in enumerate(traced)
    ]
    _agree(seen, traces)
    batch = new(batched).observe_many([user for user, _ in rows], [list(row) for _, row in rows])
    for releases, trace in zip(batch.coordinates, traces, strict=True):
        _same_batch(releases, trace)
    _same_draws(seen, traced, batched)
    return {"epsilon": number(share), "steps": _merged(seen, traces)}


def _observed(
    events: Sequence[Event], observe: Callable[[object, object], Seen]
) -> tuple[list[Seen | str], list[tuple[User, object]]]:
    """What was seen after each event, or the name of its error; and the accepted events."""
    seen: list[Seen | str] = []
    accepted: list[tuple[User, object]] = []
    for user, sample in events:
        try:
            seen.append(observe(user, sample))
        except WithholdError as refusal:
            seen.append(type(refusal).__name__)
        else:
            accepted.append((cast(User, user), sample))
    return seen, accepted


def _agree(seen: Sequence[Seen | str], traces: Sequence[Sequence[Step]]) -> None:
    rows = zip([each for each in seen if not isinstance(each, str)], *traces, strict=True)
    for (t, spent, releases, _), *row in rows:
        for release, step in zip(releases, row, strict=True):
            public = (t, release.sum, release.total, release.raw)
            if public != (step.t, step.sum, step.total, step.estimate):
                raise DisagreementError(f"estimator and trace differ at t = {step.t}")
            if spent is not None and spent != step.spent:
                raise DisagreementError(
                    f"estimator and trace differ in the epsilon spent at t = {step.t}"
                )


def _same_charges(stated: Sequence[object], trace: Sequence[Step]) -> None:
    charges = [charge for step in trace for charge in step.charges]
    if len(stated) != len(charges) or set(stated) != set(charges):
        raise DisagreementError("the estimator's charges are not those of the steps")


def _same_batch(releases: Releases, trace: Sequence[Step]) -> None:
    pairs = list(zip(releases.sums.tolist(), releases.totals.tolist(), strict=True))
    if pairs != [(step.sum, step.total) for step in trace]:
        raise DisagreementError("one batch and single steps differ")


def _same_draws(
    seen: Sequence[Seen | str], traced: Sequence[Noted], batched: Sequence[Noted]
) -> None:
    """A batch may draw in another order; each draw has an address."""
    accepted = [each[3] for each in seen if not isinstance(each, str)]
    for place, (trace, batch) in enumerate(zip(traced, batched, strict=True)):
        single = [draw for draws in accepted for draw in draws[place]]
        if trace.taken() != single or sorted(map(compact, batch.taken())) != sorted(
            map(compact, single)
        ):
            raise DisagreementError("the three ways of making a run do not draw the same noise")


def _merged(
    seen: Sequence[Seen | str], traces: Sequence[Sequence[Step]]
) -> list[Json | list[Json]]:
    """For each event the step of each coordinate, or the error that refuses the event."""
    rows = zip(*traces, strict=True)
    merged: list[Json | list[Json]] = []
    for each in seen:
        if isinstance(each, str):
            merged.append({"error": each})
        else:
            pairs = zip(next(rows), each[3], strict=True)
            merged.append([step_json(step, draws) for step, draws in pairs])
    return merged
