"""Tests that stand for many: one hash of all generated streams, or of all generated draws."""

from __future__ import annotations

from withhold_vectors.codec.operations import SAMPLERS
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.model import Group, Test, VectorFile
from withhold_vectors.generator.shorthand import params

SHORT = (1, 10, 100, 1000)
LEDGER_COUNTS = (1, 10, 100)
DEEP = 100_000
SETS: list[Json] = [
    params(2, 4, "700", "1"),
    params(3, 8, "2000", "1/2", grid="8"),
    params(1, 16, "100000", "1", grid="3", extra_users="ignore"),
    params(4, 2, "1", "1/10", lower="-1", upper="3/2", grid="10"),
    params(3, 5, "90", "1/2", grid="48", extra_users="ignore", prior="1/4"),
    params(1, 9, "1000000", "1", prior="1"),
    params(5, 3, "3", "1/3", grid="65536", horizon="7"),
    params(2, 1, "1/7", "1/1000", prior="0"),
]

LEDGER_SETS: list[Json] = [
    params(2, 9, "60"),
    params(3, 8, "200", grid="8", horizon="10", weighting="user"),
    params(1, 16, "1000", grid="3", extra_users="ignore", weighting="user"),
    params(4, 2**40, "30", lower="-1", upper="3/2", grid="65536"),
    params(3, 5, "90", extra_users="ignore", horizon="6"),
    params(5, 3, "12", grid="48", horizon="12", weighting="user"),
    params(1, 12, "100000", grid="1000000000", horizon="2"),
    params(2, 1, "1/7", prior="0", weighting="user"),
]


def short_file() -> VectorFile:
    """The first 1000 streams of algorithms 1 to 6 and draws of samplers, 100 of the ledger mechanism."""
    groups = [
        _streams(mechanism, SHORT)
        for mechanism in ("binary", "naive", "wishful", "single", "multiple", "full")
    ]
    for mechanism in ("ledger", "gaussian"):
        groups.append(_streams(mechanism, LEDGER_COUNTS, LEDGER_SETS))
    groups += [_samples(sampler, SHORT) for sampler in SAMPLERS]
    return VectorFile(
        "accumulated",
        "Many streams and many draws, as one hash",
        "alg:multcounterfull",
        tuple(groups),
    )


def deep_file() -> VectorFile:
    """The first 100 000 streams of the full mechanism, and as many draws of Laplace noise."""
    return VectorFile(
        "accumulated-deep",
        "Very many streams and very many draws, as one hash",
        "alg:multcounterfull",
        (_streams("full", (DEEP,)), _samples("discrete_laplace", (DEEP,))),
        deep=True,
    )


def _streams(mechanism: str, counts: tuple[int, ...], sets: list[Json] = SETS) -> Group:
    tests = tuple(
        Test(f"{mechanism}: the first {count} streams", ("Accumulated",), {"count": count})
        for count in counts
    )
    return Group("accumulated", {"mechanism": mechanism, "sets": sets}, tests)


def _samples(sampler: str, counts: tuple[int, ...]) -> Group:
    tests = tuple(
        Test(f"{sampler}: the first {count} draws", ("Accumulated",), {"count": count})
        for count in counts
    )
    return Group("accumulated_samples", {"sampler": sampler}, tests)
