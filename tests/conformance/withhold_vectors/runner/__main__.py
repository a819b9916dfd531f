"""`python -m withhold_vectors.runner` is this package as a port: a model for others, and a test of the runner."""

from __future__ import annotations

import json
import sys

from withhold_vectors.runner.answers import ANSWERS, MECHANISMS, SAMPLERS, answer
from withhold_vectors.runner.files import Json
from withhold_vectors.runner.given import RequestError
from withhold_vectors.runner.port import PROTOCOL
from withhold_vectors.runner.runs import DisagreementError

HELLO: Json = {
    "protocol": PROTOCOL,
    "name": "withhold",
    "version": "the implementation itself",
    "ops": list(ANSWERS),
    "mechanisms": list(MECHANISMS),
    "samplers": list(SAMPLERS),
}


def reply(request: Json) -> Json:
    """The reply to one line."""
    if request.get("op") == "hello":
        return HELLO
    try:
        return {"id": request.get("id"), **answer(request)}
    except (RequestError, DisagreementError) as error:
        return {"id": request.get("id"), "fault": str(error)}


def main() -> None:
    """Answers until the input ends."""
    for line in sys.stdin:
        print(json.dumps(reply(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
