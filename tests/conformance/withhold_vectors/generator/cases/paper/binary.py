"""Tests of algorithm 1 on its own."""

from __future__ import annotations

from withhold_vectors.generator.cases.refusals import bad_events
from withhold_vectors.generator.model import Group, VectorFile
from withhold_vectors.generator.shorthand import (
    NO_NOISE,
    case,
    noise,
    one_run,
    params,
    rows,
    run,
    runs,
    tape,
)

LENGTHS = (1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33)
"""Powers of two and their neighbours."""


def file() -> VectorFile:
    """Algorithm 1: running sums, node by node."""
    return VectorFile(
        "binary",
        "Algorithm 1: the binary mechanism, with every sample as an element",
        "alg:binmech",
        (*_lengths(), *_numbers(), *_refusals()),
    )


def _lengths() -> list[Group]:
    groups = []
    for length in LENGTHS:
        stream = run("a", "1" * min(length, 9))
        groups.append(
            one_run(
                "binary",
                params(1, length),
                f"horizon {length}, all samples 1",
                "PowersOfTwo NodesRead StoredNoise",
                stream,
                noise(9),
            )
        )
    pattern = [("1", "0", "1/4", "3/4", "1/2")[i % 5] for i in range(33)]
    groups.append(
        one_run(
            "binary",
            params(3, 11, grid="4"),
            "33 elements, noise in every node",
            "NodesRead PowersOfTwo StoredNoise",
            run("a", pattern),
            noise(33),
        )
    )
    return groups


def _numbers() -> list[Group]:
    edge = {
        (0, 1): 2**63 - 1,
        (0, 2): -(2**63),
        (0, 3): 2**64,
        (0, 4): -(10**30),
        (0, 5): 2**53 + 1,
    }
    return [
        runs(
            "binary",
            params(1, 1, horizon="6"),
            case(
                "neither users nor samples of a user are limited",
                "NoUserLimits",
                rows("a1 b1 a1 c0 c1 a1"),
                noise(6),
            ),
            case("equal elements are separate elements", "EqualElements", rows("a1 b1 c1 d1")),
            case(
                "an integer and its text are different users, and so are composed and decomposed letters",
                "UserNames",
                [[1, "1"], ["1", "0"], [0, "1"], [-1, "1"], ["\u00e9", "1"], ["e\u0301", "0"]],
            ),
        ),
        runs(
            "binary",
            params(1, 8),
            case(
                "negative noise makes sums and estimates negative",
                "NegativeSum",
                rows("a0 a1 a0 a1 a1 a0 a0"),
                tape({(0, i): -(3**i) for i in range(1, 8)}),
            ),
            case(
                "noise around and beyond 64 bits",
                "WideNoise",
                rows("a1 a1 a1 a1 a1 a1"),
                tape(edge),
            ),
            case("no events", "NoEvents", []),
            case(
                "noise of unused nodes and counters is not read",
                "NodesRead",
                rows("a1 a0 a1"),
                tape({(1, 1): 7, (0, 4): 9, (0, 2): 5}),
            ),
        ),
        one_run(
            "binary",
            params(2, 8, "1/3", lower="-3/2", upper="5/2", grid="8"),
            "an affine domain, with clamping",
            "Domain Clamp",
            rows("a-3/2 a5/2 a0 a1/2 a-7 a100 a2.25"),
            noise(7),
        ),
        one_run(
            "binary",
            params(2, 8, "7/3", lower="0", upper="1", grid="3"),
            "ties of the grid are rounded to even",
            "HalfEven",
            rows("a1/6 a1/2 a5/6 a2/6 a0.16 a0.17"),
            NO_NOISE,
        ),
        one_run(
            "binary",
            params(4, 4, "1e-3", grid="4294967296"),
            "the finest grid",
            "WideGrid",
            rows("a1/3 a2/3 a1 a0.1 a1e-10 a1e-9"),
        ),
        one_run(
            "binary",
            params(4, 4, "65537/65536"),
            "the scale is rounded up to a multiple of 2**-16",
            "ScaleRounding",
            rows("a1"),
        ),
        one_run(
            "binary",
            params(4, 4, "4294967296"),
            "the smallest scale is 2**-16",
            "ScaleRounding",
            rows("a1"),
        ),
        one_run(
            "binary",
            params(5, 7, horizon="3"),
            "a given horizon determines the scale, not users times samples",
            "Horizon",
            rows("a1 b1 c1"),
            noise(3),
        ),
    ]


def _refusals() -> list[Group]:
    return [
        runs(
            "binary",
            params(3, 3, horizon="4"),
            case(
                "every sample after the horizon is refused",
                "RefusedHorizon",
                rows("a1 b0 a1 a1 b1 c0"),
                noise(4),
            ),
            *bad_events("binary", rows("a1 b0"), rows("a1 b1"), noise(4)),
        ),
        one_run(
            "binary",
            params(1, 1),
            "horizon 1: users times samples",
            "RefusedHorizon SingleSample",
            rows("a1 a1"),
            noise(2),
        ),
    ]
