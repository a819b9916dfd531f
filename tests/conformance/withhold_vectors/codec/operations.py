"""The operations of the port protocol, and the exact top-level keys of their requests and replies.

The meaning of every operation and key is in section 14 of the vectors' README.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from withhold_vectors.codec.values import Json

MECHANISMS = ("binary", "naive", "wishful", "single", "multiple", "full", "ledger", "gaussian")
"""The mechanisms. "gaussian" is the ledger mechanism's form for the coordinates of vectors."""


@dataclass(frozen=True, slots=True)
class Operation:
    """The top-level keys of one operation, besides `id`, `op` and the keys of a sampler.

    gaussian: the request may also have `mechanism`, with the one value "gaussian".
    """

    request: frozenset[str]
    reply: frozenset[str]
    gaussian: bool = False


def _operation(request: str, reply: str, gaussian: bool = False) -> Operation:
    return Operation(frozenset(request.split()), frozenset(reply.split()), gaussian)


OPERATIONS: Mapping[str, Operation] = {
    "params": _operation("params", "params"),
    "grid": _operation("params sample", "units"),
    "blocks": _operation("count", "released block"),
    "tree": _operation("t length", "depth first last read entered"),
    "constants": _operation("mechanism params priors", "counters intervals arrays median"),
    "median": _operation(
        "level arrays grid epsilon samples", "sums bins costs exponents midpoints"
    ),
    "diversity": _operation("params counts", "holds arrays"),
    "neighbours": _operation("left right", "neighbours"),
    "log2": _operation("number", "log2"),
    "limit": _operation("params seen count first samples", "limit"),
    "checkpoints": _operation("params steps first last", "checkpoints"),
    "schedule": _operation("params start users", "cadence step end release_times asks_excess"),
    "closes": _operation(
        "params users epochs",
        "limits closes length strata excess_queries asks_excess available_budgets",
        gaussian=True,
    ),
    "posterior": _operation("params epochs", "posteriors filters"),
    "proposals": _operation("params users epochs", "proposals", gaussian=True),
    "bar": _operation(
        "params users epochs confidences",
        "deviation clipping farthest reason half_widths",
        gaussian=True,
    ),
    "contribution": _operation(
        "series account size proposal sum",
        "weight excess_weight additional_cost inside outside account",
        gaussian=True,
    ),
    "share": _operation("params dimension delta", "epsilon", gaussian=True),
    "final": _operation(
        "params final_share samples sum sensitivity confidences",
        "running_epsilon final_epsilon scale estimate half_widths",
    ),
    "sample": _operation("sampler bytes", "result consumed"),
    "replay": _operation("mechanism params stream tape", "steps"),
    "replay_decisions": _operation("mechanism params stream tape decisions", "steps"),
    "replay_final": _operation(
        "mechanism params final_share stream tape confidences", "steps final"
    ),
    "replay_vectors": _operation("mechanism params delta stream tapes", "epsilon steps"),
    "accumulated": _operation("mechanism sets count", "sha256"),
    "accumulated_samples": _operation("sampler count", "sha256"),
}

SAMPLERS: Mapping[str, frozenset[str]] = {
    "uniform_below": frozenset(["n"]),
    "bernoulli_exp": frozenset(["exponent"]),
    "discrete_laplace": frozenset(["scale"]),
    "discrete_gaussian": frozenset(["variance"]),
    "radius": frozenset(["length", "sums", "scale"]),
    "uniform_noise": frozenset(["sums", "radius"]),
    "choose": frozenset(["costs", "rate"]),
}
"""The samplers, each with the keys of its arguments in the operation `sample`."""


def fault_of_request(request: Json) -> str | None:
    """Why a request is not one of the protocol: its operation or its top-level keys; None if it is.

    >>> fault_of_request({"id": 1, "op": "blocks", "count": "3", "size": "2"})
    'the operation blocks has no key size'
    """
    name = request.get("op")
    if not isinstance(name, str) or name not in OPERATIONS:
        return f"there is no operation {name!r}"
    operation = OPERATIONS[name]
    required = operation.request
    if "sampler" in required:
        sampler = request.get("sampler")
        if not isinstance(sampler, str) or sampler not in SAMPLERS:
            return f"there is no sampler {sampler!r}"
        required = required | SAMPLERS[sampler] if name == "sample" else required
    missing = required - request.keys()
    if missing:
        return f"the operation {name} needs the key {min(missing)}"
    allowed = required | {"id", "op"} | ({"mechanism"} if operation.gaussian else set())
    unknown = request.keys() - allowed
    if unknown:
        return f"the operation {name} has no key {min(unknown)}"
    if operation.gaussian and request.get("mechanism", "gaussian") != "gaussian":
        return f"the operation {name} names no mechanism but gaussian"
    return None


def fault_of_reply(name: str, reply: Json) -> str | None:
    """Why a reply has other top-level keys than the operation's replies; None if it has these.

    >>> fault_of_reply("grid", {"error": "SampleError"}), fault_of_reply("grid", {"unit": "1"})
    (None, 'a reply to grid has exactly the keys units, or error alone')
    """
    if name not in OPERATIONS or reply.keys() in (OPERATIONS[name].reply, {"error"}):
        return None
    keys = ", ".join(sorted(OPERATIONS[name].reply))
    return f"a reply to {name} has exactly the keys {keys}, or error alone"
