"""The reply of the package `withhold` to every request that it can answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from withhold.core.errors import WithholdError
from withhold_vectors.codec.operations import fault_of_request
from withhold_vectors.codec.values import Json
from withhold_vectors.implementation import ledger_pieces, pieces
from withhold_vectors.implementation.accumulated import accumulated, accumulated_samples
from withhold_vectors.implementation.final import answer_replay_final, final
from withhold_vectors.implementation.given import RequestError, part
from withhold_vectors.implementation.runs import answer_replay, answer_replay_vectors

ANSWERS: Mapping[str, Callable[[Json], Json]] = {
    "params": pieces.params,
    "grid": pieces.grid,
    "blocks": pieces.blocks,
    "tree": pieces.tree,
    "constants": pieces.constants,
    "median": pieces.median,
    "diversity": pieces.diversity,
    "log2": ledger_pieces.log2_piece,
    "limit": ledger_pieces.limit,
    "checkpoints": ledger_pieces.checkpoints,
    "schedule": ledger_pieces.schedule,
    "posterior": ledger_pieces.posterior,
    "bar": ledger_pieces.bar,
    "neighbours": pieces.neighbours,
    "share": pieces.share,
    "final": final,
    "sample": pieces.sample,
    "replay": answer_replay,
    "replay_final": answer_replay_final,
    "replay_vectors": answer_replay_vectors,
    "accumulated": accumulated,
    "accumulated_samples": accumulated_samples,
}
"""The operations that the implementation answers. The others happen inside its runs only."""


def answer(request: Json) -> Json:
    """The reply without its id, or {"error": id} if the request is refused as a whole.

    Raises:
        RequestError: the operation or a key is not one of the protocol.
    """
    fault = fault_of_request(request)
    name = part(request, "op", str)
    if fault is not None or name not in ANSWERS:
        raise RequestError(fault or f"the implementation does not answer {name}")
    try:
        return ANSWERS[name](request)
    except WithholdError as refusal:
        return {"error": type(refusal).__name__}
