"""What a query engine costs: python tests/bench/engines.py [--rows 10000000] [--users 1000000]

    python tests/bench/engines.py --rows 1000000 --users 100000
    python tests/bench/engines.py --rows 100000000 --engines duckdb --folder DIR

The stream is written as Parquet files, with texts as user ids and rows in random order. Each case is a
process of its own: a plain count by user in the engine, which is not private, and the ledger mechanism
in the same engine, with accounts in memory and in a table. The table shows rows a second, how many
times as long as the plain count the mechanism takes, the most memory of the process (and of Java
beside it), and which share of the time the mechanism itself takes, with its draws and accounts, while
the engine waits. Standard error has all figures as JSON. Nothing here is a test: there is no threshold.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from withhold import MeanEstimator, Params
from withhold.engines import DuckDB, Events, Samples, Spark, observe, prepare
from withhold.engines.tables import QueryEngine
from withhold.files.rows import import_extra

PRIME = 10**11 + 3  # times are multiples of STRIDE modulo it: distinct, and in no order
STRIDE = 38_196_601_125
FILES = 8
EVENTS = ("user", "value", "at")


def write(folder: Path, rows: int, users: int) -> None:
    """Writes the stream; the values are 0 or 1 at random."""
    each = -(-rows // FILES)
    with import_extra("duckdb", "The bench", "duckdb").connect() as connection:
        for number in range(FILES):
            first, last = number * each, min(rows, (number + 1) * each)
            connection.execute(
                f"COPY (SELECT 'user-' || (hash(i) % {users})::VARCHAR AS user, "
                f"(hash(i + {PRIME}) % 2)::DOUBLE AS value, "
                f"((i::HUGEINT * {STRIDE}) % {PRIME})::BIGINT AS at "
                f"FROM range({first}, {last}) AS numbers(i)) "
                f"TO '{folder / f'{number}.parquet'}' (FORMAT parquet)"
            )


def engine_of(name: str, limit: str, folder: Path) -> QueryEngine:
    """The engine with a limit of memory, whose tables are in a folder."""
    if name == "duckdb":
        return DuckDB(memory_limit=limit, temp_directory=str(folder))
    heap = limit[:-1].lower()
    return Spark(master="local[2]", memory_limit=heap, temp_directory=str(folder))


def peak(process: int | str) -> float:
    """The most memory that a process ever had, in GB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if "VmHWM" in line).split()[1]) / 1e6


def children() -> list[str]:
    """The processes that this one has started."""
    return Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()


class Timed:
    """Samples, and how long the engine took to give them."""

    def __init__(self, samples: Samples) -> None:
        self.seconds, self.slices = 0.0, 0
        for name in ("summed", "listed"):
            setattr(samples, name, self._timed(getattr(samples, name)))

    def _timed(self, ask: Any) -> Any:
        def asked(after: int, until: int) -> Any:
            begun = time.perf_counter()
            found = ask(after, until)
            self.seconds += time.perf_counter() - begun
            self.slices += 1
            return found

        return asked


def plain(engine: QueryEngine, events: Events, params: Params) -> dict[str, float]:
    """A count by user."""
    engine.load(events, "plain")
    begun = time.perf_counter()
    engine.ask("SELECT user_id, count(*) AS samples FROM plain GROUP BY user_id")
    return {"seconds": time.perf_counter() - begun}


def ledger(engine: QueryEngine, events: Events, params: Params) -> dict[str, float]:
    """The mechanism with noise."""
    begun = time.perf_counter()
    samples = prepare(engine, events, params)
    prepared = time.perf_counter()
    timed = Timed(samples)
    estimator = MeanEstimator(params)
    observe(estimator, samples)
    ended = time.perf_counter()
    return {
        "seconds": ended - begun,
        "preparing": prepared - begun,
        "asking": timed.seconds,
        "mechanism": ended - prepared - timed.seconds,
        "slices": timed.slices,
        "epochs": sum(1 for _ in estimator.charges()),
    }


def tables(engine: QueryEngine, events: Events, params: Params) -> dict[str, float]:
    """The same with the accounts in a table of the engine, from the first 100,000 samples on."""
    begun = time.perf_counter()
    samples = prepare(engine, events, params)
    estimator = MeanEstimator(params)
    observe(estimator, samples, in_memory=0)
    return {
        "seconds": time.perf_counter() - begun,
        "epochs": sum(1 for _ in estimator.charges()),
    }


CASES = {"plain count": plain, "ledger": ledger, "ledger, accounts in a table": tables}


def one_case(name: str, case: str, folder: Path, params: Params, limit: str) -> None:
    """Runs a case in this process, and prints its figures as JSON."""
    with engine_of(name, limit, folder.parent) as engine:
        figures = CASES[case](engine, Events(str(folder), *EVENTS), params)
        figures["peak"] = peak("self")
        figures["java"] = max((peak(child) for child in children()), default=0.0)
    print(json.dumps(figures))


def show(name: str, rows: int, users: int, figures: dict[str, dict[str, float]]) -> None:
    """Prints the rows of the table about one engine."""
    base = figures["plain count"]["seconds"]
    for case, found in figures.items():
        seconds = found["seconds"]
        share = f"{found['mechanism'] / seconds:.0%}" if "mechanism" in found else ""
        print(
            f"| {name} | {rows:,} | {users:,} | {case} | {rows / seconds / 1e6:.2f} "
            f"| {seconds / base:.1f} | {found['peak']:.1f} | {found['java']:.1f} | {share} |",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", type=int, default=10**7)
    parser.add_argument("--users", type=int, default=10**6)
    parser.add_argument("--engines", nargs="+", default=["duckdb", "spark"])
    parser.add_argument("--memory-limit", default="4GB", help="of DuckDB, and of the heap of Spark")
    parser.add_argument("--folder", help="where the stream and the tables of the engines go")
    parser.add_argument("--case", help=argparse.SUPPRESS)
    given = parser.parse_args()
    params = Params(
        given.users, 2 * given.rows // given.users, 1, "1/20", horizon=given.rows, grid=1
    )
    if given.case:
        one_case(given.engines[0], given.case, Path(given.folder), params, given.memory_limit)
        return
    print(
        "| engine | rows | users | case | million rows/s | times plain | GB | GB of Java | mechanism |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        stream = Path(folder, "stream")
        stream.mkdir()
        write(stream, given.rows, given.users)
        for name in given.engines:
            figures = {}
            for case in CASES:
                command = [sys.executable, __file__, "--case", case, "--engines", name]
                for flag in ("rows", "users", "memory_limit"):
                    command += ["--" + flag.replace("_", "-"), str(getattr(given, flag))]
                command += ["--folder", str(stream)]
                ran = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
                figures[case] = json.loads(ran.stdout)
            show(name, given.rows, given.users, figures)
            print(json.dumps(figures), file=sys.stderr)


if __name__ == "__main__":
    main()
