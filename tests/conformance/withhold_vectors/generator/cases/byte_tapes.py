"""Tapes of bytes for samplers, and tests on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from withhold_vectors.generator.model import Test
from withhold_vectors.generator.specification.answers import answer
from withhold_vectors.generator.specification.streams import SplitMix64

SPARE = bytes.fromhex("a5" * 8)
"""Bytes behind the last one that is due; a sampler that reads ahead is found out."""


def generated(seed: int) -> bytes:
    """Bytes of the generator, the highest of each integer first."""
    generator = SplitMix64(seed)
    return b"".join(generator.next().to_bytes(8, "big") for _ in range(600))


def sample(
    comment: str, flags: str, sampler: str, arguments: Mapping[str, object], tape: bytes
) -> Test:
    """The test whose tape ends SPARE after the bytes that the specification takes."""
    request = {"op": "sample", "sampler": sampler, **arguments, "bytes": tape.hex()}
    used = answer(request)["consumed"]
    if not isinstance(used, int):
        raise TypeError("the number of bytes is an integer")
    given = {**arguments, "bytes": (tape[:used] + SPARE).hex()}
    return Test(comment, tuple(flags.split()), given)


def written(values: Iterable[int], size: int = 1) -> bytes:
    """Answers one by one, and SPARE behind them."""
    return b"".join(value.to_bytes(size, "big") for value in values) + SPARE
