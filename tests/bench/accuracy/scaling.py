"""How the error after the whole stream grows with the number of users and of samples of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bench.accuracy.measure import Result, Task, chosen
from bench.accuracy.registry import METHODS, title
from bench.accuracy.tables import table, unique

EPSILONS = (0.1, 1.0)
SERIES = {
    "n at m = 16, round robin": tuple(f"rr-{250 * 4**i}x16" for i in range(6)),
    "m at n = 1000, round robin": tuple(f"rr-1000x{4**i}" for i in range(1, 7)),
    "m at n = 1000, contiguous users": tuple(f"ct-1000x{4**i}" for i in range(1, 7)),
}
METHODS_SHOWN = ("ledger", "full-raw")
REFERENCES_SHOWN = ("lower-bound", "oracle")


def tasks(methods: Sequence[str], seeds: int | None) -> Iterator[Task]:
    """Every stream of every series, at both epsilons."""
    for epsilon in EPSILONS:
        for name in unique(name for names in SERIES.values() for name in names):
            yield Task(name, epsilon, (*methods, *REFERENCES_SHOWN), seeds)


def tables(results: Sequence[Result]) -> str:
    """One table for each series and epsilon: errors at T, and their ratios to the lower bound and the oracle."""
    at = {(r.stream, r.epsilon, r.method): r for r in chosen(results)}
    methods = unique(r.method for r in results if r.method in METHODS)
    header = ["n", "m", "lower bound", "oracle"]
    for method in methods:
        header += [title(method), "/ lower bound", "/ oracle"]
    parts = [
        "Root mean square errors at the end of the stream, in the data's units. The lower bound "
        "has no constant; the oracle releases once and knows the centre."
    ]
    for epsilon in EPSILONS:
        for series, names in SERIES.items():
            rows = []
            for name in names:
                ends = [_final(at[name, epsilon, end]) for end in REFERENCES_SHOWN]
                first = at[name, epsilon, REFERENCES_SHOWN[0]]
                row = [str(first.n), str(first.m), *(f"{end:.5f}" for end in ends)]
                for method in methods:
                    result = at[name, epsilon, method]
                    row += _nodes(result, ends)
                rows.append(row)
            parts.append(f"### {series}, epsilon = {epsilon:g}\n\n{table(header, rows)}")
    return "\n\n".join(parts)


def _final(result: Result) -> float:
    return result.figures[2]


def _nodes(result: Result, ends: Sequence[float]) -> list[str]:
    if not result.figures:
        return [result.note, "", ""]
    error = _final(result)
    return [f"{error:.5f}", *(f"{error / end:.3g}" for end in ends)]
