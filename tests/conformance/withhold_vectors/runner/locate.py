"""Which stream a differing hash is about: found by asking for one stream after the other."""

from __future__ import annotations

from collections.abc import Callable

from withhold.core.tree import top_level
from withhold_vectors.runner.accumulated import GeneratedTape, stream
from withhold_vectors.runner.answers import answer
from withhold_vectors.runner.compare import first_difference
from withhold_vectors.runner.files import Json, is_objects
from withhold_vectors.runner.given import params_of

_MOST = 2000  # streams to ask for; a difference that hides longer is left to the hash


def locate(request: Json, ask: Callable[[Json], Json]) -> str:
    """The first stream whose replay differs from this package's, as a phrase to append.

    Raises: whatever `ask` raises.
    """
    count, sets = request.get("count"), request.get("sets")
    if not isinstance(count, int) or not is_objects(sets):
        return ""
    for number in range(min(count, _MOST)):
        single = replay_of(number, sets, request)
        found = first_difference(answer(single), ask(single))
        if found is not None:
            return f"; the first stream that differs is {number}: {found}"
    return (
        f"; the first {min(count, _MOST)} streams replay well one by one: look at the text hashed"
    )


def replay_of(number: int, sets: list[Json], request: Json) -> Json:
    """A generated stream as an ordinary request, with its tape written down."""
    read = [params_of(given) for given in sets]
    chosen, events = stream(number, read)
    levels = top_level(read[chosen].max_samples)
    tape = GeneratedTape(number).written(max(2, levels + 1), len(events), levels)
    return {
        "id": request["id"],
        "op": "replay",
        "mechanism": request["mechanism"],
        "params": sets[chosen],
        "stream": [[user, sample] for user, sample in events],
        "tape": tape,
    }
