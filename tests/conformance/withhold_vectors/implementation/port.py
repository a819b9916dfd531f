"""The package `withhold` as a port: what it can do, and its reply to every line of the protocol."""

from __future__ import annotations

from withhold_vectors.codec.operations import MECHANISMS, SAMPLERS
from withhold_vectors.codec.values import Json, is_object, strict_loads
from withhold_vectors.implementation.accumulated import replay_of
from withhold_vectors.implementation.answers import ANSWERS, answer
from withhold_vectors.implementation.given import RequestError
from withhold_vectors.implementation.runs import DisagreementError
from withhold_vectors.runner.locate import Reference
from withhold_vectors.runner.protocol import PROTOCOL, Capabilities, PortError

CAPABILITIES = Capabilities(
    "withhold", frozenset(ANSWERS), frozenset(MECHANISMS), frozenset(SAMPLERS)
)
"""Everything but the two operations of the ledger mechanism that happen inside a run only."""

REFERENCE = Reference(answer, replay_of)
"""What the runner compares a port with, stream by stream, when a hash differs."""

HELLO: Json = {
    "protocol": PROTOCOL,
    "name": "withhold",
    "version": "the implementation itself",
    "ops": list(ANSWERS),
    "mechanisms": list(MECHANISMS),
    "samplers": list(SAMPLERS),
}


def ask(request: Json, *, deep: bool = False) -> Json:
    """The reply to a request, without its id, for a runner in the same process.

    Raises:
        PortError: there is none.
    """
    try:
        return answer(request)
    except RequestError as error:
        return {"fault": str(error)}
    except DisagreementError as error:
        raise PortError(str(error)) from None


def reply(request: Json) -> Json:
    """The reply to one request, with its id."""
    if request.get("op") == "hello":
        return HELLO
    try:
        return {"id": request.get("id"), **answer(request)}
    except (RequestError, DisagreementError) as error:
        return {"id": request.get("id"), "fault": str(error)}


def reply_to_line(line: str) -> Json:
    """The reply to one line; to a malformed line, a fault without the id that cannot be read."""
    try:
        request = strict_loads(line)
    except (ValueError, RecursionError) as error:
        return {"id": None, "fault": f"the line is not JSON: {error}"}
    if not is_object(request):
        return {"id": None, "fault": "the line is not a JSON object"}
    return reply(request)
