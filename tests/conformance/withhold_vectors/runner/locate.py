"""The first generated stream that a differing hash is about, found by replaying one stream at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from withhold_vectors.codec.values import Json
from withhold_vectors.runner.compare import first_difference
from withhold_vectors.runner.protocol import Ask

_MOST = 2000
"""How many streams are replayed at most."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A program whose replies are right. The runner is given one, and imports none.

    answer: the reply to a request, without its id. replay_of: the stream of that number, of a request
    to hash generated streams, as a request to replay it.
    """

    answer: Callable[[Json], Json]
    replay_of: Callable[[int, Json], Json]


def locate(request: Json, ask: Ask, reference: Reference) -> str:
    """A phrase to append to the difference: the first stream whose replay differs from the reference.

    Raises: PortError, from `ask`.
    """
    count = request.get("count")
    streams = min(count, _MOST) if isinstance(count, int) else 0
    for number in range(streams):
        single = reference.replay_of(number, request)
        found = first_difference(reference.answer(single), ask(single))
        if found is not None:
            return f"; the first stream that differs is {number}: {found}"
    return (
        f"; streams 0 to {streams - 1} agree when they are replayed one by one: "
        "check the text that is hashed"
    )
