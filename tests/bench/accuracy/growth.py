"""How errors grow with users, samples of a user, time and epsilon: tables and pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.accuracy.measure import Result, Task, chosen
from bench.accuracy.registry import REFERENCES, title
from bench.accuracy.tables import table, unique

METHODS_SHOWN = ("ledger", "epochs", "averages", "kary", "naive", "full-raw")
REFERENCES_SHOWN = ("oracle", "lower-bound")


@dataclass(frozen=True)
class Axis:
    """The quantity that grows: a (stream, epsilon) for each of its values, or time within one of them."""

    title: str
    label: str
    places: Mapping[float, tuple[str, float]]


AXES: Mapping[str, Axis] = {
    "users": Axis(
        "m = 16 samples of each user in round robin, epsilon = 1",
        "users n",
        {250 * 4**i: (f"rr-{250 * 4**i}x16", 1.0) for i in range(5)},
    ),
    "samples": Axis(
        "n = 1000 users in round robin, epsilon = 1",
        "samples of each user m",
        {4**i: (f"rr-1000x{4**i}", 1.0) for i in range(6)},
    ),
    "epsilon": Axis(
        "n = 1000 users in round robin, m = 100 samples of each",
        "epsilon",
        {epsilon: ("rr-1000x100", epsilon) for epsilon in (0.03, 0.1, 0.3, 1.0, 3.0, 10.0)},
    ),
}
TIME = Axis(
    "n = 1000 users in round robin, m = 100 samples of each, epsilon = 1",
    "samples seen t",
    {1.0: ("rr-1000x100", 1.0)},
)
Curves = Mapping[str, Sequence[tuple[float, float]]]


def tasks(methods: Sequence[str], seeds: int | None) -> Iterator[Task]:
    """Every place of every axis, once."""
    places = [place for axis in (*AXES.values(), TIME) for place in axis.places.values()]
    for name, epsilon in unique(places):
        yield Task(name, epsilon, (*methods, *REFERENCES_SHOWN), seeds)


def write(results: Sequence[Result], folder: Path) -> str:
    """Writes one picture for each axis into the folder and returns the tables that name them."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = ["Root mean square errors in the data's units; at the end of the stream unless over t."]
    for name, axis in {**AXES, "time": TIME}.items():
        lines = curves(results, axis)
        draw(axis, lines, folder / f"{name}.png")
        shown = [title(method) for method in lines]
        rows = zip(*lines.values(), strict=True)
        body = [[f"{row[0][0]:g}", *(f"{error:.3g}" for _, error in row)] for row in rows]
        picture = f"![errors over {axis.label}]({name}.png)"
        parts.append(
            f"### {axis.label}: {axis.title}\n\n{table([axis.label, *shown], body)}\n\n{picture}"
        )
    return "\n\n".join(parts)


def curves(results: Sequence[Result], axis: Axis) -> Curves:
    """(value on the axis, error) for each method that could be run."""
    at = {(r.stream, r.epsilon, r.method): r for r in chosen(results) if r.figures}
    methods = unique(method for _, _, method in at)
    if axis is TIME:
        ((place),) = axis.places.values()
        return {
            method: list(zip(at[*place, method].times, at[*place, method].errors, strict=True))
            for method in methods
        }
    return {
        method: [(x, at[*place, method].figures[2]) for x, place in axis.places.items()]
        for method in methods
    }


def draw(axis: Axis, lines: Curves, path: Path) -> None:
    """One picture with logarithmic axes; formulas are dashed."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 5), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    for method, points in lines.items():
        x, y = zip(*points, strict=True)
        dashed = method in REFERENCES
        axes.loglog(x, y, "--" if dashed else "o-", markersize=3, linewidth=1, label=title(method))
    axes.set(xlabel=axis.label, ylabel="root mean square error", title=axis.title)
    axes.grid(True, which="both", linewidth=0.3)
    figure.legend(loc="outside lower center", ncols=2, fontsize=7)
    figure.savefig(path, dpi=150, metadata={"Software": None})
