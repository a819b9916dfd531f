"""Runs on vectors: the error of a coordinate under pure, advanced and Gaussian composition.

The coordinates of a vector are independent draws of the stream's law, and so is their noise: each of
them is a sample of the error, and at least LANES of them are taken whatever the dimension is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from bench.accuracy.arrivals import Floats, Ints
from bench.accuracy.measure import generator, spread, summary, times_of
from bench.accuracy.products import SeededSource, public_params
from bench.accuracy.streams import Stream, stream
from bench.accuracy.tables import table, thousandths
from withhold import VectorMeanEstimator
from withhold.composition import Composition
from withhold.core.batch import Encoded

STREAMS = ("ct1k200", "zf5k", "heterogeneous")
EPSILONS = (1.0, 4.0)
DIMENSIONS = (1, 4, 16, 64)
COMPOSITIONS: tuple[Composition, ...] = ("pure", "advanced", "gaussian")
DELTA = "1e-6"
LANES = 16
ROWS = 1 << 14


@dataclass(frozen=True)
class Task:
    """One stream, epsilon and dimension."""

    stream: str
    epsilon: float
    dimension: int


@dataclass(frozen=True)
class Row:
    """The errors of each composition, as `measure.Result.figures` has them, and of the mean."""

    task: Task
    errors: dict[str, tuple[float, ...]]


def measure(jobs: int) -> Iterator[Row]:
    """A row for each stream, epsilon and dimension, in this order."""
    tasks = [
        Task(name, epsilon, dimension)
        for name in STREAMS
        for epsilon in EPSILONS
        for dimension in DIMENSIONS
    ]
    return spread(run, tasks, jobs)


def run(task: Task) -> Row:
    """All compositions on the same values."""
    given = stream(task.stream)
    times, mu = times_of(given.size), given.law.mu
    assert mu is not None, "the streams of vectors have a law"
    squares: dict[str, list[Floats]] = {name: [] for name in (*COMPOSITIONS, "mean")}
    for start in range(0, LANES, task.dimension):
        lanes = range(start, start + task.dimension)
        drawn = [given.sample(generator(given.name, "values", lane)) for lane in lanes]
        values = np.stack(drawn, axis=1) / given.grid
        for composition in COMPOSITIONS:
            found = _estimates(given, task, composition, values, times.all, lanes)
            squares[composition].append((found - mu) ** 2)
        means = np.cumsum(values, axis=0)[times.all - 1] / times.all[:, None]
        squares["mean"].append((means - mu) ** 2)
    errors = {
        name: summary(np.concatenate(parts, axis=1).T, times)[0] for name, parts in squares.items()
    }
    return Row(task, errors)


def _estimates(
    given: Stream,
    task: Task,
    composition: Composition,
    values: Floats,
    times: Ints,
    lanes: Sequence[int],
) -> Floats:
    """The estimates at these times; shape (times, coordinates)."""
    purpose = f"{composition} {task.dimension} {task.epsilon}"
    sources = [SeededSource(generator(given.name, purpose, lane)) for lane in lanes]
    estimator = VectorMeanEstimator(
        public_params(given, task.epsilon),
        task.dimension,
        composition=composition,
        delta=None if composition == "pure" else DELTA,
        sources=sources,
    )
    found = []
    for first in range(0, given.size, ROWS):
        users = Encoded(given.users[first : first + ROWS], list(range(given.n)))
        releases = estimator.observe_many(users, values[first : first + ROWS])
        wanted = times[(times > first) & (times <= first + ROWS)] - 1 - first
        found.append(releases.estimates[wanted])
    return np.concatenate(found)


def tables(rows: Sequence[Row]) -> str:
    """A table for each stream: a row for each dimension and composition."""
    parts = [
        "### Measured\n\n"
        "Root mean square errors of a coordinate in thousandths of the range, at 10 %, 50 % and 100 % of the "
        "stream, and the geometric mean over 40 log-spaced times from 2 % to 100 %. Of each case "
        f"{LANES} coordinates are measured, or as many as the vector has; delta = {DELTA}. The composition "
        "with the smallest last figure is in bold."
    ]
    for name in dict.fromkeys(row.task.stream for row in rows):
        here = [row for row in rows if row.task.stream == name]
        lines = [
            [f"{row.task.epsilon:g}", str(row.task.dimension), *map(_node(row), row.errors)]
            for row in here
        ]
        parts += [f"#### {name}", table(["epsilon", "coordinates", *here[0].errors], lines)]
    return "\n\n".join(parts)


def _node(row: Row) -> Callable[[str], str]:
    """The figures of a composition, in bold if no other has a smaller last figure."""
    least = min(row.errors[name][-1] for name in COMPOSITIONS)

    def shown(name: str) -> str:
        text = " ".join(map(thousandths, row.errors[name]))
        return f"**{text}**" if row.errors[name][-1] == least else text

    return shown
