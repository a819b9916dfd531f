"""Accuracy of running means under user-level privacy: python tests/bench/accuracy

Prints tables of errors, in markdown. Nothing here is a test: there is no threshold.

    python tests/bench/accuracy --streams rr1k100 --epsilon 1
    python tests/bench/accuracy --streams all --jobs 2 --output accuracy.md --json accuracy.jsonl
    python tests/bench/accuracy --growth pictures
    python tests/bench/accuracy --gaussian
    python tests/bench/accuracy --users docs/accuracy --jobs 2
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bench.accuracy import (
    coordinates,
    gaussian,
    growth,
    registry,
    streams,
    tables,
    users,
    users_tables,
)
from bench.accuracy.measure import Result, Task, measure_all

EPSILONS = (0.1, 1.0, 4.0)
_DEFAULT_STREAMS = ["main"]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = _parser()
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        try:
            results, text = _measured(options, Path(folder))
        except ValueError as error:
            parser.error(str(error))
    print(text)
    if options.output:
        options.output.parent.mkdir(parents=True, exist_ok=True)
        options.output.write_text(text + "\n", encoding="utf-8")
    if options.json:
        options.json.write_text(tables.json_lines(results), encoding="utf-8")


def _measured(options: argparse.Namespace, folder: Path) -> tuple[list[Result], str]:
    """The measured figures and the printed text. The stream of real flights is written to the folder if needed.

    Raises: ValueError for names that do not exist.
    """
    if options.users:
        return [], _users(options, folder)
    if options.gaussian:
        rows = list(coordinates.measure(options.jobs))
        return [], gaussian.tables() + "\n\n" + coordinates.tables(rows)
    results = _run(_tasks(options, folder), options.jobs)
    return results, _text(options, results)


def _users(options: argparse.Namespace, folder: Path) -> str:
    """The page on users who differ; measures the streams and records their cells, unless told not to."""
    target: Path = options.users
    recorded = target / users_tables.CELLS
    if not options.recorded:
        chosen = list(users.STREAMS)
        if options.streams != _DEFAULT_STREAMS:
            chosen = [name for name in streams.names(options.streams) if name in users.STREAMS]
        flights = options.flights or streams.make_flights(folder)
        seeds = options.seeds or users.SEEDS
        known = (*users.LEDGERS, *users.BESIDE)
        methods = [name for name in known if name in (options.methods or known)]
        measured = users.measure(chosen, options.epsilon, seeds, options.jobs, flights, methods)
        for name, cells in zip(chosen, measured, strict=True):
            users.write(recorded, users.merged(users.read(recorded), cells))
            print(name, file=sys.stderr)
    text = users_tables.page(target)
    (target / users_tables.PAGE).write_text(text + "\n", encoding="utf-8")
    return text


def _streams(options: argparse.Namespace, folder: Path) -> tuple[list[str], Path | None]:
    chosen, flights = streams.names(options.streams), options.flights
    if streams.FLIGHTS in chosen and flights is None:
        flights = streams.make_flights(folder)
    return chosen, flights


def _tasks(options: argparse.Namespace, folder: Path) -> list[Task]:
    """The parsed options."""
    methods = registry.names(options.methods) if options.methods else []
    if options.growth:
        return list(growth.tasks(methods or growth.METHODS_SHOWN, options.seeds))
    chosen, flights = _streams(options, folder)
    return [
        Task(name, epsilon, methods or registry.ALL, options.seeds, flights)
        for name in chosen
        for epsilon in options.epsilon
    ]


def _text(options: argparse.Namespace, results: Sequence[Result]) -> str:
    """The printed text, in markdown."""
    if options.growth:
        return growth.write(results, options.growth)
    parts = (tables.accuracy(results), tables.ratios(results, options.base))
    return "\n\n".join(filter(None, parts))


def _run(tasks: Sequence[Task], jobs: int) -> list[Result]:
    results: list[Result] = []
    for number, found in enumerate(measure_all(tasks, jobs), start=1):
        results += found
        task = tasks[number - 1]
        print(f"[{number}/{len(tasks)}] {task.stream}, epsilon {task.epsilon:g}", file=sys.stderr)
    return results


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python tests/bench/accuracy",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add(
        "--streams",
        nargs="+",
        default=_DEFAULT_STREAMS,
        metavar="NAME",
        help=_known((*streams.GROUPS, *streams.GROUPS["all"], "rr-NxM", "ct-NxM")),
    )
    add("--epsilon", nargs="+", type=float, default=list(EPSILONS), metavar="E")
    add("--methods", nargs="+", metavar="NAME", help=_known(("all", *registry.ALL)))
    add(
        "--seeds",
        type=int,
        metavar="K",
        help="draws of values and noise; 20, with --users 100",
    )
    add("--jobs", type=int, default=1, metavar="J", help="processes")
    add("--base", default="ledger", choices=registry.ALL, help="of the table of ratios")
    add("--flights", type=Path, metavar="FILE", help="a file from python -m withhold.flights")
    add("--output", type=Path, metavar="FILE", help="write the tables there too")
    add("--json", type=Path, metavar="FILE", help="write all figures of all variants, one a line")
    add("--recorded", action="store_true", help="with --users: the page from recorded cells only")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument(
        "--growth", type=Path, metavar="FOLDER", help="tables and pictures over n, m, epsilon and t"
    )
    kind.add_argument(
        "--users",
        type=Path,
        metavar="FOLDER",
        help="errors and bars where users differ: writes users.csv and users.md",
    )
    kind.add_argument(
        "--gaussian",
        action="store_true",
        help="vectors: pure, advanced and Gaussian composition",
    )
    return parser


def _known(names: Iterable[str]) -> str:
    return "of " + ", ".join(names)


if __name__ == "__main__":
    main()
