"""The tie: the Coq definitions and the Python specification show the same on the same streams and draws.

The specification runs a stream; a Coq file holds the definitions' run and the integers that the
specification shows; it compiles only if Coq's kernel finds them equal. Compared are all draws with
their laws and their noise-free sums, and everything public after every step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from withhold_proofs.kernel.tie import streams, translate, vectors, walks
from withhold_proofs.kernel.tie.cases import PRIME, File, files
from withhold_proofs.model import Obligation, Status

__all__ = ["SOURCE", "TIES", "File", "Tie"]


@dataclass(frozen=True)
class Tie:
    """A row of the tie. cases: the files with its cases, given a seed."""

    row: Obligation
    files: Callable[[int], Iterator[File]]


def _row(name: str, sentence: str, bounds: str, deep: bool = False) -> Obligation:
    return Obligation(
        id=f"kernel/tie-{name}",
        label="",
        sentence=sentence,
        kind="bounded",
        bounds=bounds,
        invariant="",
        check=None,
        expect=Status.BOUNDED,
        deep=deep,
    )


def _points(seed: int) -> tuple[int, int]:
    """Two points below the prime, different for every seed."""
    first = (seed * 48271 + 12345) % PRIME
    return first, (first * 16807 + 54321) % PRIME


def _walks(name: str, lengths: tuple[int, int, int]) -> Callable[[int], Iterator[File]]:
    return lambda seed: files(name, walks.cases(lengths, _points(seed), seed))


SOURCE = Obligation(
    id="kernel/tie-source",
    label="",
    sentence="The Coq definitions have the values of the specification's own source, translated to Coq:"
    f" {', '.join(each.__name__ for each in translate.FUNCTIONS)}.",
    kind="kernel",
    bounds="all arguments",
    invariant="",
    check=None,
    expect=Status.KERNEL,
)
"""Tie/Source.v is the translation, Tie/Equal.v proves the equality."""

EQUAL = "The Coq definitions and the specification show the same draws and the same steps: "

TIES = (
    Tie(
        _row("vectors", EQUAL + "the conformance vectors.", "all runs of the vectors"),
        lambda seed: files("Vectors", vectors.cases()),
    ),
    Tie(
        _row(
            "streams",
            EQUAL + "all small streams, hostile policies included.",
            "n <= 3, m <= 4, T <= 4 (3 for n = 3), n + 1 users, values 0, 1 and grid, every order of arrival",
        ),
        _walks("Walks", (4, 4, 3)),
    ),
    Tie(
        _row(
            "streams-deep",
            EQUAL + "all streams of up to 6 samples, hostile policies included.",
            "n <= 3, m <= 4, T <= 6, n + 1 users, values 0, 1 and grid, every order of arrival",
            deep=True,
        ),
        _walks("WalksDeep", (6, 6, 6)),
    ),
    Tie(
        _row(
            "shipped-policy",
            EQUAL + "all small streams under the shipped policy.",
            "n <= 3, m = 4, T = 3, values 0, 1 and grid, every order of arrival",
        ),
        lambda seed: files("Shipped", streams.small(3)),
    ),
    Tie(
        _row("random", EQUAL + "random streams.", "120 streams of up to 40 samples"),
        lambda seed: files("Random", streams.random(120, seed)),
    ),
)
