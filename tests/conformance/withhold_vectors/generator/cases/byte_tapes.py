"""Tapes of bytes for samplers, and tests on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from withhold_vectors.generator.model import Test
from withhold_vectors.generator.specification.answers import answer
from withhold_vectors.generator.specification.streams import SplitMix64


def generated(seed: int) -> bytes:
    """Bytes of the generator, the most significant of each integer first."""
    generator = SplitMix64(seed)
    return b"".join(generator.next().to_bytes(8, "big") for _ in range(600))


def sample(
    comment: str, flags: str, sampler: str, arguments: Mapping[str, object], tape: bytes
) -> Test:
    """A test whose tape holds the bytes that the specification reads, so that none can be read ahead."""
    request = {"op": "sample", "sampler": sampler, **arguments, "bytes": tape.hex()}
    used = answer(request)["consumed"]
    if not isinstance(used, int):
        raise TypeError("the number of bytes must be an integer")
    given = {**arguments, "bytes": tape[:used].hex()}
    return Test(comment, tuple(flags.split()), given)


def written(values: Iterable[int], size: int = 1) -> bytes:
    """A tape of the given values, `size` bytes each."""
    return b"".join(value.to_bytes(size, "big") for value in values)
