"""Results as markdown tables and as JSON lines."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from math import exp, fsum, log
from typing import TypeVar

from bench.accuracy.measure import Result, chosen
from bench.accuracy.registry import title
from bench.accuracy.streams import FLIGHTS

T = TypeVar("T")

LEGEND = (
    "Root mean square errors in thousandths of the range, at 10 %, 50 % and 100 % of the stream, "
    "and the geometric mean over 40 log-spaced times from 2 % to 100 % with its standard error. "
    'Rows with "best" take the parameter that turned out best, which no user could know.'
)


def table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A markdown table.

    >>> print(table(["a", "b"], [["1", "2"]]))
    | a | b |
    |---|---|
    | 1 | 2 |
    """
    lines = [header, ["---"] * len(header), *rows]
    shown = ["| " + " | ".join(line) + " |" for line in lines]
    shown[1] = "|" + "---|" * len(header)
    return "\n".join(shown)


def thousandths(error: float) -> str:
    """The error in thousandths, with about three digits.

    >>> [thousandths(error) for error in (12.3456, 0.123, 0.01234, 0.00012)]
    ['12346', '123', '12.3', '0.12']
    """
    scaled = 1000 * error
    return (
        f"{scaled:.0f}" if scaled >= 99.95 else f"{scaled:.1f}" if scaled >= 1 else f"{scaled:.2f}"
    )


def node(result: Result) -> str:
    """The four figures, the standard error of the last, and the variant."""
    if not result.figures:
        return result.note
    text = " ".join(map(thousandths, result.figures))
    if result.seeds:
        text += f" ±{thousandths(result.deviations[-1])}"
    return f"{text} ({result.label})" if result.label else text


def accuracy(results: Sequence[Result]) -> str:
    """One table for each stream: a row for each method, a column for each epsilon."""
    parts = [LEGEND]
    best = chosen(results)
    for stream in unique(result.stream for result in best):
        here = [result for result in best if result.stream == stream]
        first, seeds = here[0], max(result.seeds for result in here)
        against = "running mean" if stream == FLIGHTS else "true mean"
        parts.append(
            f"### {stream}\n\nn = {first.n}, m = {first.m}, T = {first.size}; {seeds} seeds; "
            f"error against the {against}."
        )
        epsilons = unique(result.epsilon for result in here)
        nodes = {(result.method, result.epsilon): node(result) for result in here}
        parts.append(
            table(
                ["method", *(f"epsilon = {epsilon:g}" for epsilon in epsilons)],
                (
                    [title(method), *(nodes[method, epsilon] for epsilon in epsilons)]
                    for method in unique(result.method for result in here)
                ),
            )
        )
    return "\n\n".join(parts)


def ratios(results: Sequence[Result], base: str) -> str:
    """The ratio of each method's error to the base's: the geometric mean of the four ratios.

    Above 1 the base is better. Empty if the base was not measured.
    """
    best = {(r.stream, r.epsilon, r.method): r for r in chosen(results) if r.figures}
    methods = unique(method for _, _, method in best)
    places = unique(place[:2] for place in best if (*place[:2], base) in best)
    if not places:
        return ""
    rows = []
    for stream, epsilon in places:
        row = [stream, f"{epsilon:g}"]
        for method in methods:
            result = best.get((stream, epsilon, method))
            row.append(
                "" if result is None else f"{_ratio(result, best[stream, epsilon, base]):.2f}"
            )
        rows.append(row)
    intro = (
        f"### Errors as multiples of those of {title(base)}\n\nGeometric mean of the four ratios."
    )
    return f"{intro}\n\n" + table(["stream", "epsilon", *map(title, methods)], rows)


def _ratio(result: Result, base: Result) -> float:
    pairs = zip(result.figures, base.figures, strict=True)
    return exp(fsum(log(mine / other) for mine, other in pairs) / len(base.figures))


def json_lines(results: Iterable[Result]) -> str:
    """Every variant of every method, one JSON object a line."""
    return "".join(json.dumps(asdict(result)) + "\n" for result in results)


def unique(items: Iterable[T]) -> list[T]:
    """The distinct items, in order of first appearance."""
    return list(dict.fromkeys(items))
