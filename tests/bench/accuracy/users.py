"""Errors and error bars where users differ, against the mean of all samples so far.

Each stream is drawn once for each seed; all methods, budgets and horizons see the same values. The
error bars of the ledger mechanism are read at 10 %, 50 % and 100 % of the stream at three levels
of confidence. "final" is the ledger mechanism with half of epsilon, which keeps the other half for a
final release: at the end it shows whichever of both numbers has the narrower bar of 95 %.
`users_tables` makes the tables.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Literal, get_args

import numpy as np

from bench.accuracy.arrivals import Floats
from bench.accuracy.measure import Times, generator, spread, summary, times_of
from bench.accuracy.methods import Draw, Setting, Variant
from bench.accuracy.products import SeededSource, public_params
from bench.accuracy.registry import METHODS, REFERENCES
from bench.accuracy.streams import GROUPS, stream
from withhold import MeanEstimator, Params
from withhold.core.batch import Encoded

LEVELS = (0.8, 0.95, 0.99)
SEEDS = 100
STREAMS = tuple(
    name for group in ("unlike", "fresh", "former", "development") for name in GROUPS[group]
)
_END = 2
"""The place of the error at the end among a cell's errors."""
LEDGERS = ("ledger", "final")
FINAL_SHARE = "1/2"
BESIDE = ("proportional", "factorisation")
"""Methods that are measured beside the ledger mechanism; they know the horizon."""
FORMULAS = ("one-release", "least-error", "sampling")

Horizon = Literal["known", "unknown"]
HORIZONS: tuple[Horizon, ...] = get_args(Horizon)


@dataclass(frozen=True)
class Cell:
    """What was measured of one method on one stream at one epsilon.

    Attributes:
        horizon: whether the method is told how long the stream is.
        seeds: draws of values and noise; 0 for a formula.
        errors: root mean squares at 10 %, 50 % and 100 %, and the geometric mean over the grid.
        bars: the mean half width at 10 %, 50 % and 100 %, for each of LEVELS in turn.
        held: in the same order, the share of runs whose bar holds.
    """

    stream: str
    epsilon: float
    method: str
    horizon: Horizon
    seeds: int
    errors: tuple[float, ...]
    bars: tuple[float, ...] = ()
    held: tuple[float, ...] = ()

    @property
    def place(self) -> tuple[str, float, str, Horizon]:
        """What distinguishes the cell from all others."""
        return self.stream, self.epsilon, self.method, self.horizon


def measure(
    names: Sequence[str],
    epsilons: Sequence[float],
    seeds: int,
    jobs: int,
    flights: Path | None,
    methods: Sequence[str] = (*LEDGERS, *BESIDE),
) -> Iterator[list[Cell]]:
    """The cells of each stream, in order; up to `jobs` processes at a time."""
    work = partial(measure_stream, epsilons=epsilons, seeds=seeds, flights=flights, methods=methods)
    return spread(work, names, jobs)


def measure_stream(
    name: str,
    epsilons: Sequence[float],
    seeds: int,
    flights: Path | None,
    methods: Sequence[str] = (*LEDGERS, *BESIDE),
) -> list[Cell]:
    """All cells of one stream: these methods, and formulas."""
    given = stream(name, flights)
    times = times_of(given.size)
    settings = [Setting(given, epsilon, times.all) for epsilon in epsilons]
    plans = [
        plan
        for setting in settings
        for plan in (*_ledgers(setting, times, methods), *_others(setting, methods))
    ]
    errors = np.empty((len(plans), seeds, len(times.all)))
    bars = np.full((len(plans), seeds, len(LEVELS), len(times.marks)), np.nan)
    for seed in range(seeds):  # outermost, so that one draw is in memory at a time
        draw = Draw(given, given.sample(generator(name, "values", seed)))
        truth = draw.running_mean(times.all)
        for place, plan in enumerate(plans):
            one = plan.run(draw, generator(name, plan.purpose, seed))
            errors[place, seed] = one.estimates - truth
            if one.bars is not None:
                bars[place, seed] = one.bars
    measured = [plan.cell(errors[i], bars[i], times) for i, plan in enumerate(plans)]
    formulas = [_formula(setting, times, way) for setting in settings for way in FORMULAS]
    return [*_best(measured), *formulas]


@dataclass(frozen=True)
class Run:
    """One run: estimates at all times, and bars of shape (levels, marks) if there are any."""

    estimates: Floats
    bars: Floats | None = None


@dataclass(frozen=True)
class Plan:
    """One way to estimate, with all its parameters fixed."""

    setting: Setting
    method: str
    horizon: Horizon
    label: str
    run: Callable[[Draw, np.random.Generator], Run]

    @property
    def purpose(self) -> str:
        """Names the generator of the noise; those of other methods have the name of older figures."""
        epsilon = self.setting.epsilon
        shown = f"{epsilon:g}" if self.method in LEDGERS else str(epsilon)
        return f"{self.method} {self.horizon} {self.label} {shown}"

    def cell(self, errors: Floats, bars: Floats, times: Times) -> Cell:
        """The figures of errors of shape (seeds, times) and bars of (seeds, levels, marks)."""
        figures, _ = summary(errors**2, times)
        place = self.setting.stream.name, self.setting.epsilon, self.method, self.horizon
        if self.method not in LEDGERS:
            return Cell(*place, len(errors), figures)
        held = np.abs(errors)[:, None, times.marks] <= bars
        means = [array.mean(axis=0).ravel().tolist() for array in (bars, held)]
        return Cell(*place, len(errors), figures, *map(tuple, means))


def _ledgers(setting: Setting, times: Times, methods: Sequence[str]) -> Iterator[Plan]:
    for method in LEDGERS:
        for horizon in HORIZONS if method in methods else ():
            share = FINAL_SHARE if method == "final" else 0
            known = horizon == "known"
            params = public_params(setting.stream, setting.epsilon, known, final_share=share)
            yield Plan(setting, method, horizon, "", partial(_ledger_run, params, times))


def _ledger_run(params: Params, times: Times, draw: Draw, random: np.random.Generator) -> Run:
    """One run of the ledger mechanism, with its bars at the marks."""
    given = draw.stream
    estimator = MeanEstimator(params, "ledger", SeededSource(random))
    values = draw.values if given.grid == 1 else draw.values / given.grid
    users: list[str | int] = list(range(given.n))
    estimates, bars, done = [], [], 0
    for mark in times.all[times.marks].tolist():
        part = slice(done, mark)
        releases = estimator.observe_many(Encoded(given.users[part], users), values[part])
        wanted = times.all[(times.all > done) & (times.all <= mark)]
        estimates.append(releases.estimates[wanted - done - 1])
        bars.append([estimator.error_bar(level) for level in LEVELS])
        done = mark
    if params.final_share:
        final = estimator.finish()
        if final.error_bar(0.95) < estimator.error_bar(0.95):
            estimates[-1][-1] = float(final)
            bars[-1] = [final.error_bar(level) for level in LEVELS]
    return Run(np.concatenate(estimates), np.array(bars).T)


def _others(setting: Setting, methods: Sequence[str]) -> Iterator[Plan]:
    for method in methods:
        if method in LEDGERS:
            continue
        for variant in METHODS[method].method(setting):
            yield Plan(setting, method, "known", variant.label, partial(_other_run, variant))


def _other_run(variant: Variant, draw: Draw, random: np.random.Generator) -> Run:
    return Run(variant.estimate(draw, random))


def _best(cells: Iterable[Cell]) -> list[Cell]:
    """Of the variants of a method, the one that turned out best at the end."""
    best: dict[tuple[str, float, str, Horizon], Cell] = {}
    for cell in cells:
        old = best.setdefault(cell.place, cell)
        if cell.errors[_END] < old.errors[_END]:
            best[cell.place] = cell
    return list(best.values())


def _formula(setting: Setting, times: Times, method: str) -> Cell:
    squares = REFERENCES[method][1](setting)[None, :] ** 2
    figures, _ = summary(squares, times)
    return Cell(setting.stream.name, setting.epsilon, method, "known", 0, figures)


_HEADER = (
    *("stream", "epsilon", "method", "horizon", "seeds"),
    *("error_10", "error_50", "error_100", "error_grid"),
    *(
        f"{what}{round(100 * level)}_{mark}"
        for what in ("bar", "held")
        for level in LEVELS
        for mark in (10, 50, 100)
    ),
)
_BARS = len(LEVELS) * 3


def write(path: Path, cells: Iterable[Cell]) -> None:
    """Writes the cells as CSV."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(_HEADER)
        for cell in cells:
            figures = [f"{figure:.4g}" for figure in (*cell.errors, *cell.bars, *cell.held)]
            blank = [""] * (len(_HEADER) - 5 - len(figures))
            place = (cell.stream, f"{cell.epsilon:g}", cell.method, cell.horizon, cell.seeds)
            writer.writerow((*place, *figures, *blank))


def read(path: Path) -> list[Cell]:
    """The cells of a file that `write` wrote; none if there is no such file."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return [_cell(row) for row in csv.DictReader(file)]


def _cell(row: Mapping[str, str]) -> Cell:
    figures = [float(row[name]) for name in _HEADER[5:] if row[name]]
    return Cell(
        row["stream"],
        float(row["epsilon"]),
        row["method"],
        "known" if row["horizon"] == "known" else "unknown",
        int(row["seeds"]),
        tuple(figures[:4]),
        tuple(figures[4 : 4 + _BARS]),
        tuple(figures[4 + _BARS :]),
    )


def merged(old: Iterable[Cell], new: Iterable[Cell]) -> list[Cell]:
    """All cells in the order of STREAMS; the new ones replace old ones of the same place."""
    cells = {cell.place: cell for cell in (*old, *new)}
    order = {name: number for number, name in enumerate(STREAMS)}
    return sorted(cells.values(), key=lambda cell: (order[cell.stream], cell.epsilon))
