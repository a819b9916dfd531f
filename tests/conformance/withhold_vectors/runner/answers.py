"""This package as a port: a reply to every request of the protocol."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from withhold.core.errors import WithholdError
from withhold_vectors.runner import ledger_pieces, pieces
from withhold_vectors.runner.accumulated import accumulated, accumulated_samples
from withhold_vectors.runner.files import Json
from withhold_vectors.runner.given import FORMS, RequestError, part
from withhold_vectors.runner.runs import answer_replay, answer_replay_vectors

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
    "course": ledger_pieces.schedule,
    "belief": ledger_pieces.estimation,
    "offers": ledger_pieces.proposals,
    "neighbours": pieces.neighbours,
    "share": pieces.share,
    "sample": pieces.sample,
    "replay": answer_replay,
    "replay_vectors": answer_replay_vectors,
    "accumulated": accumulated,
    "accumulated_samples": accumulated_samples,
}
OPS = frozenset(ANSWERS) | {"closes", "booking"}
"""All operations of the protocol. The two more are no pieces of this package: its runs do them."""
MECHANISMS = FORMS
SAMPLERS = (
    "uniform_below",
    "bernoulli_exp",
    "discrete_laplace",
    "discrete_gaussian",
    "radius",
    "within",
    "choose",
)


def answer(request: Json) -> Json:
    """The reply, or {"error": id} when the request is refused as a whole.

    Raises:
        RequestError: the operation is not one of the protocol.
    """
    name = part(request, "op", str)
    if name not in ANSWERS:
        raise RequestError(f"there is no operation {name!r}")
    try:
        return ANSWERS[name](request)
    except WithholdError as refusal:
        return {"error": type(refusal).__name__}
