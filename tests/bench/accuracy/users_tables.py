"""The page on users who differ, from recorded cells: no run is needed to write it again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import exp, fsum, inf, isfinite, log
from pathlib import Path

from bench.accuracy.streams import FLIGHTS, GROUPS
from bench.accuracy.tables import table, thousandths, unique
from bench.accuracy.users import HORIZONS, LEDGERS, LEVELS, Cell, Horizon, read

CELLS, BEFORE, PAGE = "users.csv", "users-before.csv", "users.md"
"""In the folder of the documentation: the cells, those of the previous default, and the page."""

MARGIN = 0.02
"""A bar counts as holding if it holds in this much less than its confidence: 93 % for 95 %."""
ALIKE = (FLIGHTS, "mild", "zf5k", "rr1k1000", "ct1k200", "heterogeneous")
"""Streams of users who are alike, or whose differences have nothing to do with their counts."""
DIFFER = ("short", "corr", "heavy", "rank", "every50", "drift")
_SETS = {
    "unlike": "Streams in view while constants were chosen",
    "fresh": "Kinds drawn up afterwards",
    "former": "Kinds drawn up after former versions, and known since",
    "development": "Kinds looked at while version 2 was made",
}
_METHODS = {"ledger": "", "final": ", final", "before": ", before"}
"""What the columns of a method add to their names."""
_MARKS = ("10 %", "50 %", "the end")
_END = 2
_95 = LEVELS.index(0.95)

Place = tuple[str, float, str, Horizon]


class Record:
    """Recorded cells by place; those of the previous default are under the method "before"."""

    def __init__(self, cells: Iterable[Cell], before: Iterable[Cell]) -> None:
        self.cells: dict[Place, Cell] = {cell.place: cell for cell in cells}
        self.streams = unique(cell.stream for cell in self.cells.values())
        self.epsilons = sorted({cell.epsilon for cell in self.cells.values()})
        for cell in before:
            if cell.method == "ledger":
                self.cells[(cell.stream, cell.epsilon, "before", cell.horizon)] = cell

    def find(
        self, stream: str, epsilon: float, method: str, horizon: Horizon = "known"
    ) -> Cell | None:
        """The cell, or None if it was not measured."""
        return self.cells.get((stream, epsilon, method, horizon))

    def end(self, stream: str, epsilon: float, method: str, horizon: Horizon = "known") -> float:
        """The error at the end; infinite if it was not measured."""
        cell = self.find(stream, epsilon, method, horizon)
        return cell.errors[_END] if cell else inf


def page(folder: Path) -> str:
    """The page, from the files in the folder."""
    record = Record(read(folder / CELLS), read(folder / BEFORE))
    parts = [_INTRODUCTION, coverage(record), summary(record)]
    for group, title in _SETS.items():
        streams = [name for name in GROUPS[group] if name in record.streams]
        if streams:
            parts += [f"## {title}", *(_stream(record, name) for name in streams)]
    return "\n\n".join(parts)


_INTRODUCTION = """\
Root mean square errors and mean half widths of 95 % bars, in thousandths of the range, against the
mean of all samples so far, at 10 %, 50 % and 100 % of the stream. "grid" is the geometric mean of
the errors over 40 log-spaced times from 2 % to 100 %. "held" is the share of runs, in percent,
whose bars of 80, 95 and 99 % hold the mean. A bar is infinite (∞) before the first release, and
holds then. "before" is the default of the previous version. "final" is a run that keeps half of ε for a
final release: at 10 % and 50 % it is the running estimate at ε/2, and at the end whichever of both numbers has
the narrower bar. The bar of a final release holds by the law of its noise: of 100 runs it misses five on average,
and ten or more in some cells by chance.

Beside the ledger mechanism, at the end: "one" is the noise of one unbiased release that spends the
whole ε at the end (formula); "proportional" gives all samples equal weights, in one series; "(ε, δ)"
is a matrix factorisation with δ = 10⁻⁶ and the bound on users' samples that turned out best at the
end, which nobody could know; "least" is a bound for every ε-private mechanism if users may differ in any way
(formula); "sampling" is the standard deviation of the non-private mean itself, which has no error
here. The first three know the horizon."""


def coverage(record: Record) -> str:
    """How many cells (stream, ε, time) have bars that hold as often as they say, less MARGIN."""
    rows = []
    for group, title in _SETS.items():
        for horizon in HORIZONS:
            counts = [
                _holding(record, GROUPS[group], method, horizon, level)
                for method in ("ledger", "before")
                for level in range(len(LEVELS))
            ]
            if any(counts):
                rows.append([title, horizon, *counts])
    names = [
        f"{100 * level:g} %{_METHODS[method]}"
        for method in ("ledger", "before")
        for level in LEVELS
    ]
    return (
        "## How many bars hold\n\nCells (stream, ε and time) in which the bar holds in at least "
        f"{100 * MARGIN:g} % less of the runs than its confidence, of all cells.\n\n"
        + table(["streams", "horizon", *names], rows)
    )


def _holding(
    record: Record, streams: Sequence[str], method: str, horizon: Horizon, level: int
) -> str:
    """The cells that hold, and all cells; "" if there are none."""
    places = (record.find(s, e, method, horizon) for s in streams for e in record.epsilons)
    shares = [share for cell in places if cell for share in of_level(cell.held, level)]
    good = sum(share >= LEVELS[level] - MARGIN for share in shares)
    return f"{good} of {len(shares)}" if shares else ""


def of_level(figures: Sequence[float], level: int) -> Sequence[float]:
    """The figures at the three marks of one level of confidence."""
    return figures[len(_MARKS) * level : len(_MARKS) * (level + 1)]


def summary(record: Record) -> str:
    """The figures by which versions are compared."""
    rows = [
        [
            "users differ or drift, end: largest ratio of the error to the better of one release and "
            "the previous version, or to the least error where that is larger",
            *(_largest(_against_best(record, method)) for method in ("ledger", "final")),
            "",
        ],
        [
            "users alike or nearly, ε ≥ 1, end: largest and geometric mean ratio to the previous version",
            *(_largest_and_mean(dict(_against_before(record, way))) for way in ("ledger", "final")),
            "",
        ],
        [
            "unknown over known horizon, end: largest ratio",
            *(_largest(_unknown_over_known(record, method)) for method in _METHODS),
        ],
        [
            "all streams and horizons, end: share of runs whose bar of 95 % holds; least share of a cell",
            *(_shares_at_the_end(record, method) for method in _METHODS),
        ],
        *(
            [
                title,
                *(show(record.find(stream, epsilon, method)) for method in _METHODS),
            ]
            for title, stream, epsilon, show in _SINGLE
        ),
    ]
    return "## Summary\n\n" + table(["figure", "this version", "final", "before"], rows)


def _shares_at_the_end(record: Record, method: str) -> str:
    """The mean share, over all cells, of runs whose bar of 95 % holds the mean at the end; and the least."""
    shares = [
        of_level(cell.held, _95)[_END]
        for place, cell in record.cells.items()
        if place[2] == method and cell.held
    ]
    return f"{100 * fsum(shares) / len(shares):.1f} %; {100 * min(shares):.0f} %" if shares else ""


def _against_best(record: Record, method: str) -> Iterator[tuple[str, float]]:
    for stream in DIFFER:
        for epsilon in record.epsilons:
            ends = [record.end(stream, epsilon, way) for way in ("one-release", "before")]
            least = record.end(stream, epsilon, "least-error")
            mine = record.end(stream, epsilon, method)
            if isfinite(mine) and isfinite(least):
                yield f"{stream}, ε = {epsilon:g}", mine / max(min(ends), least)


def _against_before(record: Record, method: str) -> Iterator[tuple[str, float]]:
    for stream in ALIKE:
        for epsilon in record.epsilons:
            mine, before = (record.end(stream, epsilon, way) for way in (method, "before"))
            if epsilon >= 1 and isfinite(mine) and isfinite(before):
                yield f"{stream}, ε = {epsilon:g}", mine / before


def _unknown_over_known(record: Record, method: str) -> Iterator[tuple[str, float]]:
    for stream in GROUPS["unlike"]:
        for epsilon in record.epsilons:
            known, unknown = (record.end(stream, epsilon, method, way) for way in HORIZONS)
            if isfinite(known) and isfinite(unknown):
                yield f"{stream}, ε = {epsilon:g}", unknown / known


def _largest(ratios: Iterable[tuple[str, float]]) -> str:
    place, ratio = max(ratios, key=lambda item: item[1], default=("", 0.0))
    return f"{ratio:.2f} ({place})" if place else ""


def _largest_and_mean(ratios: Mapping[str, float]) -> str:
    if not ratios:
        return ""
    mean = exp(fsum(map(log, ratios.values())) / len(ratios))
    return f"{_largest(ratios.items())}; {mean:.2f}"


def _error_and_bar(cell: Cell | None) -> str:
    if cell is None:
        return ""
    end, grid, bar = cell.errors[_END], cell.errors[-1], of_level(cell.bars, _95)[_END]
    return f"{_number(end)}, {_number(grid)} / {_number(bar)}"


def _held_and_bar(cell: Cell | None) -> str:
    if cell is None:
        return ""
    return f"{100 * of_level(cell.held, _95)[1]:.0f} % / {_number(of_level(cell.bars, _95)[_END])}"


def _half_time(cell: Cell | None) -> str:
    return "" if cell is None else _number(cell.errors[1])


_SINGLE: Sequence[tuple[str, str, float, Callable[[Cell | None], str]]] = (
    ("flights, ε = 1: error at the end, on the grid / bar at the end", FLIGHTS, 1, _error_and_bar),
    (
        'flights "short", ε = 1: error at the end, on the grid / bar at the end',
        *("short", 1, _error_and_bar),
    ),
    ("drift, ε = 1: held at half time / bar at the end", "drift", 1, _held_and_bar),
    ("flights, ε = 0.1: error at half time", FLIGHTS, 0.1, _half_time),
)


def _stream(record: Record, name: str) -> str:
    found = {place: cell for place, cell in record.cells.items() if place[0] == name}
    cells = [cell for place, cell in found.items() if place[2] in LEDGERS]
    cells.sort(key=lambda cell: (cell.epsilon, LEDGERS.index(cell.method)))
    rows = []
    for cell in cells:
        running = cell.method == "ledger"
        before = record.find(name, cell.epsilon, "before", cell.horizon) if running else None
        beside = ("one-release", "proportional", "factorisation", "least-error", "sampling")
        ends = (
            [_number(record.end(name, cell.epsilon, way)) for way in beside]
            if running and cell.horizon == "known"
            else [""] * len(beside)
        )
        rows.append(
            [
                f"{cell.epsilon:g}, {cell.horizon}{_METHODS[cell.method]}",
                " ".join(map(_number, cell.errors[:3])),
                _number(cell.errors[-1]),
                " ".join(map(_number, of_level(cell.bars, _95))),
                _held(cell),
                "" if before is None else " ".join(map(_number, before.errors[:3])),
                *ends,
            ]
        )
    header = [
        *("ε, horizon", "error", "grid", "bar", "held at 10 %; 50 %; 100 %", "error before"),
        *("one", "proportional", "(ε, δ)", "least", "sampling"),
    ]
    seeds = unique(cell.seeds for cell in cells)
    runs = " or ".join(map(str, seeds))
    return f"### {name}\n\n{runs} runs.\n\n{table(header, rows)}"


def _held(cell: Cell) -> str:
    """The shares of the three levels at each mark."""
    shares = [of_level(cell.held, level) for level in range(len(LEVELS))]
    return "; ".join(
        "/".join(f"{100 * share:.0f}" for share in mark) for mark in zip(*shares, strict=True)
    )


def _number(figure: float) -> str:
    return thousandths(figure) if isfinite(figure) else "∞"
