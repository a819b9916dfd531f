"""The printed algorithms, run on a vector's stream so that their sums can be compared with the vector's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from withhold_vectors.generator.specification.given import params_of, tape_of
from withhold_vectors.generator.specification.runs import plan_of

from support.vectors import Vector, steps_of
from withhold_spec.as_printed import full as printed_full
from withhold_spec.as_printed import given_prior, naive
from withhold_spec.as_printed.reals import Undefined
from withhold_spec.as_printed.trace import REPAIRED, Outcome, Readings
from withhold_spec.number import Number, clip
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.withholding import block_size
from withhold_spec.stream import User

Seen = list[tuple[int, int, tuple[int, ...]]]
"""For each time: S_t, total, and the levels whose median was drawn."""


@dataclass(frozen=True)
class Stream:
    """A vector's run on numbers: its plan, and its events without the invalid ones."""

    plan: Plan
    events: tuple[tuple[User, Number], ...]

    def project(self, level: int, raw: Number, prior: Fraction | None = None) -> Number:
        """The projection on the level's interval."""
        centre = self.plan.params.unit_prior if prior is None else prior
        low, high = self.plan.interval(level, centre)
        return clip(raw, low, high)


def stream_of(vector: Vector, clamped: bool = True) -> Stream:
    """The vector's stream in grid units; samples are clamped to the domain only if asked for."""
    plan = plan_of(str(vector.request["mechanism"]), params_of(vector.request))
    params, events = plan.params, []
    stream, steps = vector.request["stream"], vector.expected["steps"]
    assert isinstance(stream, list) and isinstance(steps, list)
    for (user, sample), step in zip(stream, steps, strict=True):
        if step.get("error") in ("SampleError", "UserIdError"):
            continue
        place = (Fraction(sample) - params.lower) / (params.upper - params.lower)
        inside = min(max(place, Fraction(0)), Fraction(1)) if clamped else place
        units = inside * params.grid
        events.append((user, round(units) if clamped else units))
    return Stream(plan, tuple(events))


def expected(vector: Vector) -> Seen:
    """What the vector expects at every accepted event."""
    seen: Seen = []
    for step in steps_of(vector):
        activations, total = step["activations"], step["total"]
        assert isinstance(activations, list) and isinstance(total, int)
        levels = tuple(activation["level"] for activation in activations)
        seen.append((int(str(step["sum"])), total, levels))
    return seen


def printed(
    vector: Vector,
    readings: Readings = REPAIRED,
    clamped: bool = True,
    refill: printed_full.Refill = printed_full.append,
    where_defined: bool = False,
) -> Seen | None:
    """The outcomes of the printed algorithm under these readings; None if the print has none.

    where_defined: projects in algorithm 6 only where the print defines the projection.
    """
    try:
        outcomes = _outcomes(vector, readings, clamped, refill, where_defined)
    except Undefined:
        return None
    return [(outcome.sum, outcome.total, outcome.medians) for outcome in outcomes]  # type: ignore[misc]


def _outcomes(
    vector: Vector,
    readings: Readings,
    clamped: bool,
    refill: printed_full.Refill,
    where_defined: bool,
) -> Sequence[Outcome]:
    stream, tape = stream_of(vector, clamped), tape_of(vector.request["tape"])  # type: ignore[arg-type]
    plan, mechanism = stream.plan, vector.request["mechanism"]
    m = plan.params.max_samples

    def noise(t: int, counter: int, node: int) -> Number:
        return tape.laplace(counter, node, Fraction(1))

    def project(level: int, raw: Number) -> Number:
        return raw if level == 0 and not clamped else stream.project(level, raw)

    if mechanism in ("binary", "naive"):
        return naive.naive(stream.events, readings, noise)
    if mechanism == "wishful":
        users = plan.params.max_users
        return naive.wishful(
            stream.events, users, m, lambda raw: stream.project(0, raw), readings, noise
        )
    if mechanism == "single":
        return given_prior.single(stream.events, project, readings, noise)
    if mechanism == "multiple":
        return given_prior.multiple(stream.events, m, project, readings, noise)
    priors = {
        activation["level"]: Fraction(activation["prior"])
        for step in steps_of(vector)
        for activation in step["activations"]  # type: ignore[attr-defined]
    }
    return printed_full.full(
        stream.events,
        m,
        lambda level: block_size(level) * plan.arrays[level],
        lambda level, samples: priors.get(level, Fraction(1, 2)),
        refill,
        printed_full.projected_where_defined if where_defined else stream.project,
        readings,
        noise,
    )


def differs(vector: Vector, seen: Seen | None) -> bool:
    """Whether the outcomes differ from the vector's, or there are none.

    Times before the first outcome, at which algorithm 3 releases the prior, are left out.
    """
    wanted = expected(vector)
    return seen is None or seen != wanted[len(wanted) - len(seen) :]
