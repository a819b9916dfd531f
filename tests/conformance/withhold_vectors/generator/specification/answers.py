"""The specification's reply to every request of the protocol."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, cast

from withhold_spec import sampler
from withhold_spec.accounted.dimensions import coordinate_params
from withhold_spec.errors import WithholdError
from withhold_spec.params import Params
from withhold_spec.stream import Event, are_neighbours, to_grid
from withhold_vectors.codec.text import comparable, number
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.specification.accumulated import accumulated, accumulated_samples
from withhold_vectors.generator.specification.decisions import decided
from withhold_vectors.generator.specification.final import final, replay_final
from withhold_vectors.generator.specification.given import (
    events_of,
    integer,
    is_gaussian,
    params_of,
    part,
    rational,
    tape_of,
    text_of,
)
from withhold_vectors.generator.specification.ledger_pieces import (
    bar,
    checkpoints,
    closes,
    contribution,
    limit,
    log2,
    posterior,
    proposals,
    schedule,
)
from withhold_vectors.generator.specification.pieces import (
    blocks,
    constants,
    diversity,
    median,
    tree,
)
from withhold_vectors.generator.specification.runs import (
    begun,
    decided_run,
    error_json,
    scalar_steps,
    vector_steps,
)

Request = Mapping[str, object]
Stream: TypeAlias = Sequence[Event]


def answer(request: Request) -> Json:
    """The reply without its id, or {"error": id} if the request is refused as a whole."""
    try:
        return ANSWERS[part(request, "op", str)](request)
    except WithholdError as refusal:
        return error_json(refusal)


def answer_params(request: Request) -> Json:
    """The parameters as exact numbers, with the defaults filled in."""
    return {"params": params_json(params_of(request))}


def params_json(params: Params) -> Json:
    """Every parameter as text."""
    return {
        "max_users": number(params.max_users),
        "max_samples": number(params.max_samples),
        "epsilon": number(params.epsilon),
        "beta": number(params.beta),
        "lower": number(params.lower),
        "upper": number(params.upper),
        "grid": number(params.grid),
        "prior": number(params.prior),
        "horizon": number(params.horizon),
        "extra_users": params.extra_users,
        "weighting": params.weighting,
        "homogeneous": params.homogeneous,
    }


def answer_grid(request: Request) -> Json:
    """A sample in grid units."""
    units = to_grid(params_of(request), text_of(request["sample"]))
    return {"units": number(units)}


def answer_replay(request: Request) -> Json:
    """A whole run on numbers."""
    mechanism, params = part(request, "mechanism", str), params_of(request)
    tape = tape_of(part(request, "tape", dict))
    return {"steps": scalar_steps(begun(mechanism, params), params, events_of(request), tape)}


def answer_replay_decisions(request: Request) -> Json:
    """A whole run of the ledger mechanism whose policy's decisions are written down."""
    mechanism, params = part(request, "mechanism", str), params_of(request)
    tape, run = (
        tape_of(part(request, "tape", dict)),
        decided_run(mechanism, params, decided(request)),
    )
    return {"steps": scalar_steps(run, params, events_of(request), tape)}


def answer_replay_vectors(request: Request) -> Json:
    """A whole run on vectors, with one tape for each coordinate."""
    tapes = [tape_of(tape) for tape in part(request, "tapes", list)]
    mechanism, delta = part(request, "mechanism", str), request["delta"]
    text = None if delta is None else part(request, "delta", str)
    return vector_steps(mechanism, params_of(request), text, events_of(request), tapes)


def answer_share(request: Request) -> Json:
    """The epsilon of one coordinate."""
    delta = None if request["delta"] is None else part(request, "delta", str)
    dimension, gaussian = integer(request, "dimension"), is_gaussian(request)
    share = coordinate_params(params_of(request), dimension, delta, gaussian)
    return {"epsilon": number(share.epsilon)}


def answer_neighbours(request: Request) -> Json:
    """Whether two streams are neighbours, which is the relation that privacy is stated for."""
    left, right = (
        [(comparable(user), comparable(sample)) for user, sample in part(request, side, list)]
        for side in ("left", "right")
    )
    return {"neighbours": are_neighbours(cast(Stream, left), cast(Stream, right))}


class Bytes:
    """A tape of bytes, and the number of bytes read."""

    def __init__(self, data: bytes) -> None:
        self.data, self.used = data, 0

    def __call__(self, count: int) -> bytes:
        taken = self.data[self.used : self.used + count]
        if len(taken) < count:
            raise EOFError("the tape has no more bytes")
        self.used += count
        return taken


def answer_sample(request: Request) -> Json:
    """A draw from a tape of bytes, and the number of bytes that it read."""
    tape = Bytes(bytes.fromhex(part(request, "bytes", str)))
    name = part(request, "sampler", str)
    if name == "uniform_below":
        result = sampler.uniform_below(integer(request, "n"), tape)
    elif name == "bernoulli_exp":
        result = int(sampler.bernoulli_exp(rational(request, "exponent"), tape))
    elif name == "discrete_laplace":
        result = sampler.discrete_laplace(rational(request, "scale"), tape)
    elif name == "discrete_gaussian":
        result = sampler.discrete_gaussian(rational(request, "variance"), tape)
    elif name == "radius":
        length, sums = part(request, "length", int), part(request, "sums", int)
        result = sampler.radius(length, sums, rational(request, "scale"), tape)
    elif name == "uniform_noise":
        sums, radius = part(request, "sums", int), integer(request, "radius")
        point = sampler.uniform_noise(sums, radius, tape)
        return {"result": [number(each) for each in point], "consumed": tape.used}
    else:
        costs = [int(cost) for cost in part(request, "costs", list)]
        result = sampler.choose(costs, rational(request, "rate"), tape)
    return {"result": number(result), "consumed": tape.used}


ANSWERS: Mapping[str, Callable[[Request], Json]] = {
    "params": answer_params,
    "grid": answer_grid,
    "blocks": blocks,
    "tree": tree,
    "constants": constants,
    "median": median,
    "diversity": diversity,
    "neighbours": answer_neighbours,
    "log2": log2,
    "limit": limit,
    "checkpoints": checkpoints,
    "schedule": schedule,
    "closes": closes,
    "posterior": posterior,
    "proposals": proposals,
    "bar": bar,
    "contribution": contribution,
    "share": answer_share,
    "final": final,
    "sample": answer_sample,
    "replay": answer_replay,
    "replay_decisions": answer_replay_decisions,
    "replay_final": replay_final,
    "replay_vectors": answer_replay_vectors,
    "accumulated": accumulated,
    "accumulated_samples": accumulated_samples,
}
"""All operations of the port protocol, except hello."""
