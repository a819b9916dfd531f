"""The coverage of the ledger mechanism's error bars, and how often a run ends far from the mean.

A run is locked in if its last estimate is more than four 95 % error bars from the mean. If errors were Laplace
with the standard deviation that the bars assume, that would happen once in 160,000 runs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from bench.accuracy.measure import ROOT_SEED, Task, spread, times_of
from bench.accuracy.methods import Draw
from bench.accuracy.products import SeededSource, public_params
from bench.accuracy.streams import stream
from bench.accuracy.tables import table
from withhold import MeanEstimator
from withhold.core.batch import Encoded

LOCKED_IN = 4
"""Error bars between the mean and a locked-in estimate."""


@dataclass(frozen=True)
class Runs:
    """The results of many runs on one stream.

    Attributes:
        covered: share of runs whose 95 % bar holds the mean, at 10 %, 50 %, 100 % and on the grid.
        homogeneous: the share at the end with the narrower bars for homogeneous users.
        wider: the average ratio of the other bars to these at the end.
        farthest: the largest final error, in error bars.
        locked: runs whose final error is more than LOCKED_IN error bars.
    """

    stream: str
    epsilon: float
    runs: int
    covered: tuple[float, float, float, float]
    homogeneous: float
    wider: float
    farthest: float
    locked: int


def measure(
    names: Sequence[str], epsilons: Sequence[float], runs: int, jobs: int, flights: Path | None
) -> Iterator[Runs]:
    """The results of every stream at every epsilon, as they become available."""
    tasks = [Task(name, epsilon, (), runs, flights) for name in names for epsilon in epsilons]
    return spread(partial(_runs, runs=runs), tasks, jobs)


def _runs(task: Task, runs: int) -> Runs:
    source = stream(task.stream, task.flights)
    times = times_of(source.size)
    params = public_params(source, task.epsilon)
    users = Encoded(source.users, list(range(source.n)))
    within, far, homogeneous, wider = np.zeros(len(times.all)), [], 0, 0.0
    for run in range(runs):
        random = np.random.default_rng([ROOT_SEED, run, round(1000 * task.epsilon)])
        draw = Draw(source, source.sample(random))
        values = draw.values if source.grid == 1 else draw.values / source.grid
        estimator = MeanEstimator(params, "ledger", SeededSource(random))
        releases = estimator.observe_many(users, values)
        mean = draw.running_mean(times.all) if source.law.mu is None else source.law.mu
        errors = np.abs(releases.estimates[times.all - 1] - mean)
        bars = releases.error_bars()[times.all - 1]
        within += errors <= bars
        narrow = releases.error_bars(homogeneous=True)[-1]
        homogeneous += int(errors[-1] <= narrow)
        wider += float(bars[-1] / narrow) / runs
        far.append(float(errors[-1] / bars[-1]))
    share = within / runs
    marks = [float(share[place]) for place in times.marks]
    covered = (marks[0], marks[1], marks[2], float(share[times.grid].mean()))
    locked = sum(distance > LOCKED_IN for distance in far)
    return Runs(
        task.stream, task.epsilon, runs, covered, homogeneous / runs, wider, max(far), locked
    )


def text(results: Sequence[Runs]) -> str:
    """A markdown table."""
    rows = [
        [
            result.stream,
            f"{result.epsilon:g}",
            str(result.runs),
            *(f"{100 * share:.1f} %" for share in (*result.covered, result.homogeneous)),
            f"{result.wider:.2f}",
            f"{result.farthest:.2f}",
            str(result.locked),
        ]
        for result in results
    ]
    header = ["stream", "epsilon", "runs", "at 10 %", "at 50 %", "at the end", "grid"]
    return (
        "Share of runs whose 95 % error bar holds the mean. At the end of the stream also: the share for "
        "bars of homogeneous users, the ratio of the other bars to these, the largest error in error "
        f"bars, and the number of runs whose error is more than {LOCKED_IN} of them.\n\n"
        + table([*header, "end, homogeneous", "wider", "farthest", "locked in"], rows)
    )
