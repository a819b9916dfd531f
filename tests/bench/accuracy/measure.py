"""Root mean square errors over seeds, at fixed times, for one stream and epsilon.

Values and noise come from generators seeded by names and numbers, so the same call gives the same
figures in any process, whatever else is measured. Only OpenDP takes no seed: it draws noise from
the operating system.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar
from zlib import crc32

import numpy as np

from bench.accuracy.arrivals import Floats, Ints
from bench.accuracy.methods import Draw, Setting, Unavailable, Variant
from bench.accuracy.registry import METHODS, REFERENCES
from bench.accuracy.streams import stream

S = TypeVar("S")
T = TypeVar("T")

ROOT_SEED = 20260102
MARKS = (0.1, 0.5, 1.0)
"""Parts of the stream after which errors are shown on their own."""
GRID_POINTS = 40
GRID_START = 0.02
SEEDS = 20
"""Draws of values and noise unless asked otherwise."""


@dataclass(frozen=True)
class Times:
    """Where errors are measured.

    Attributes:
        all: numbers of samples seen, ascending and distinct.
        marks: places in `all` of 10 %, 50 % and 100 % of the stream.
        grid: places in `all` of 40 log-spaced times from 2 % to 100 %.
    """

    all: Ints
    marks: Ints
    grid: Ints


def times_of(size: int) -> Times:
    """The times of a stream of `size` samples.

    >>> times = times_of(1000)
    >>> times.all[times.marks].tolist(), times.all[times.grid][[0, -1]].tolist(), len(times.grid)
    ([100, 500, 1000], [20, 1000], 40)
    """
    marks = np.ceil(np.array(MARKS) * size).astype(np.int64)
    grid = np.ceil(np.geomspace(GRID_START, 1, GRID_POINTS) * size - 1e-6).astype(np.int64)
    together = np.unique(np.concatenate((marks, grid)))
    return Times(together, np.searchsorted(together, marks), np.searchsorted(together, grid))


@dataclass(frozen=True)
class Task:
    """One stream and epsilon, and which methods to run on it how often."""

    stream: str
    epsilon: float
    methods: Sequence[str]
    seeds: int | None = None
    flights: Path | None = None


@dataclass(frozen=True)
class Result:
    """The errors of one variant of a method, or why there are none. All errors in [0, 1].

    Attributes:
        figures: error at 10 %, 50 %, 100 %, and the geometric mean over the grid.
        deviations: standard error of each figure.
        best: of the method's variants, this has the lowest last figure.
        times, errors: at every time measured.
        note: why the method could not be run; then there are no figures.
    """

    stream: str
    n: int
    m: int
    size: int
    epsilon: float
    method: str
    label: str = ""
    seeds: int = 0
    figures: tuple[float, ...] = ()
    deviations: tuple[float, ...] = ()
    best: bool = True
    note: str = ""
    times: list[int] = field(default_factory=list, repr=False)
    errors: list[float] = field(default_factory=list, repr=False)


def measure_all(tasks: Sequence[Task], jobs: int = 1) -> Iterator[list[Result]]:
    """The results of each task in order; up to `jobs` processes work at a time."""
    return spread(measure, tasks, jobs)


def spread(work: Callable[[S], T], tasks: Sequence[S], jobs: int) -> Iterator[T]:
    """The results of the work on each task, in order; up to `jobs` processes at a time."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, tasks)


def measure(task: Task) -> list[Result]:
    """The results of every variant of every method of the task."""
    given = stream(task.stream, task.flights)
    times = times_of(given.size)
    setting = Setting(given, task.epsilon, times.all)
    seeds = task.seeds or SEEDS
    plans: dict[str, Sequence[Variant]] = {}
    results: dict[str, list[Result]] = {}
    for name in task.methods:
        if name in REFERENCES:
            results[name] = [_reference(setting, times, name)]
            continue
        try:
            plans[name] = METHODS[name].method(setting)
        except Unavailable as why:
            results[name] = [replace(_blank(setting, name), note=str(why))]
    squares = _squared_errors(setting, plans, seeds)
    for name, variants in plans.items():
        found = [summary(array, times) for array in squares[name]]
        best = min(range(len(found)), key=lambda i: found[i][0][-1])
        results[name] = [
            replace(
                _blank(setting, name),
                label=variant.label,
                seeds=seeds,
                figures=figures,
                deviations=deviations,
                best=place == best,
                times=times.all.tolist(),
                errors=np.sqrt(array.mean(axis=0)).tolist(),
            )
            for place, (variant, (figures, deviations), array) in enumerate(
                zip(variants, found, squares[name], strict=True)
            )
        ]
    return [result for name in task.methods for result in results[name]]


def summary(squares: Floats, times: Times) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The four figures and their standard errors, from squared errors of shape (seeds, times).

    A figure is a weighted geometric mean of roots of mean squares; its standard error is that of
    the mean over seeds of its linearisation.

    >>> places = Times(np.array([1, 2]), np.array([0, 0, 1]), np.array([0, 1]))
    >>> summary(np.array([[1.0, 16.0], [1.0, 16.0]]), places)
    ((1.0, 1.0, 4.0, 2.0), (0.0, 0.0, 0.0, 0.0))
    """
    seeds = len(squares)
    means = np.maximum(squares.mean(axis=0), np.finfo(np.float64).tiny)
    relative = squares / means
    figures, deviations = [], []
    for places in (*times.marks[:, None], times.grid):
        figure = np.exp(np.log(means[places]).mean() / 2)
        spread = relative[:, places].mean(axis=1).std(ddof=1) / 2 if seeds > 1 else np.nan
        figures.append(float(figure))
        deviations.append(float(figure * spread / np.sqrt(seeds)))
    return tuple(figures), tuple(deviations)


def _squared_errors(
    setting: Setting, plans: dict[str, Sequence[Variant]], seeds: int
) -> dict[str, list[Floats]]:
    """Of each method and variant, shape (seeds, times)."""
    given, times = setting.stream, setting.times
    squares = {
        name: [np.empty((seeds, len(times))) for _ in variants] for name, variants in plans.items()
    }
    for seed in range(seeds if plans else 0):
        draw = Draw(given, given.sample(generator(given.name, "values", seed)))
        mu = given.law.mu
        truth = draw.running_mean(times) if mu is None else np.full(len(times), mu)
        for name, variants in plans.items():
            for variant, array in zip(variants, squares[name], strict=True):
                purpose = f"{name} {variant.label} {setting.epsilon}"
                noise = generator(given.name, purpose, seed)
                array[seed] = (variant.estimate(draw, noise) - truth) ** 2
    return squares


def generator(stream_name: str, purpose: str, seed: int) -> np.random.Generator:
    key = (crc32(stream_name.encode()), crc32(purpose.encode()), seed)
    return np.random.default_rng(np.random.SeedSequence(ROOT_SEED, spawn_key=key))


def _reference(setting: Setting, times: Times, name: str) -> Result:
    errors = REFERENCES[name][1](setting)
    figures, _ = summary(errors[None, :] ** 2, times)
    shown = replace(_blank(setting, name), figures=figures)
    return replace(shown, times=times.all.tolist(), errors=errors.tolist())


def _blank(setting: Setting, method: str) -> Result:
    """A result without figures."""
    given = setting.stream
    return Result(given.name, given.n, given.m, given.size, setting.epsilon, method)


def chosen(results: Iterable[Result]) -> list[Result]:
    """The best variant of each method."""
    return [result for result in results if result.best]
