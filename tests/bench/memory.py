"""Peak memory of `withhold run` by number of rows and format: python tests/bench/memory.py

    python tests/bench/memory.py                                  10**6 and 10**7 rows
    python tests/bench/memory.py --rows 100000000 --only "csv pipe"   takes long

Each run is a process of its own, and asks Linux for the most memory that it ever had. The
stream has few users, since memory grows with users, and few rows are written. Nothing here is a
test: there is no threshold.
"""

from __future__ import annotations

import argparse
import gzip
import itertools
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from withhold.files.arrow import arrow

USERS = 100
AT_ONCE = 100_000  # rows that are made together
WRITTEN = 1000  # rows of output
HEADERS = {"csv": b"user,value\n", "jsonl": b""}
LINES = {"csv": "user-{:04d},{:.5f}\n", "jsonl": '{{"user": "user-{:04d}", "value": {:.5f}}}\n'}
RUN = """
import sys
from withhold.cli import main
code = main(sys.argv[1:])
with open("/proc/self/status") as status:  # what the parent had does not count there
    print(next(line for line in status if line.startswith("VmHWM")).split()[1])
sys.exit(code)
"""

Write = Callable[[Path, int], None]


def text(kind: str, rows: int) -> Iterator[bytes]:
    """A stream as text: users in turns, whose values repeat after a while."""
    line = LINES[kind]
    block = "".join(line.format(t % USERS, t / AT_ONCE) for t in range(AT_ONCE)).encode()
    return itertools.chain([HEADERS[kind]], itertools.repeat(block, rows // AT_ONCE))


def write_gzip(path: Path, rows: int) -> None:
    with gzip.open(path, "wb", 1) as file:
        for block in text("csv", rows):
            file.write(block)


def write_parquet(path: Path, rows: int) -> None:
    pa, pq = arrow(), arrow("pyarrow.parquet")
    users = [f"user-{t % USERS:04d}" for t in range(AT_ONCE)]
    block = pa.table({"user": users, "value": [t / AT_ONCE for t in range(AT_ONCE)]})
    with pq.ParquetWriter(path, block.schema) as file:
        for _ in range(rows // AT_ONCE):
            file.write_table(block)


def feed(kind: str, rows: int, pipe: IO[bytes]) -> None:
    """Writes a stream to a pipe until all is read."""
    with pipe:
        for block in text(kind, rows):
            pipe.write(block)


def peak(source: str, kind: str | None, rows: int, folder: Path, more: tuple[str, ...]) -> float:
    """The most memory that a run had, in MiB; `kind` is that of a pipe."""
    flags = (
        *("--user", "user", "--value", "value", "--epsilon", "1", "--quiet"),
        *("--max-users", str(USERS), "--max-samples", str(rows // USERS)),
        *("--every", str(max(1, rows // WRITTEN)), *more),
    )
    piped = () if kind is None else ("--format", kind)
    with subprocess.Popen(
        [sys.executable, "-c", RUN, "run", source, *flags, *piped],
        stdin=None if kind is None else subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=folder,
    ) as process:
        if kind is not None and process.stdin is not None:
            feed(kind, rows, process.stdin)
        assert process.stdout is not None
        told = process.stdout.read()
    assert process.returncode == 0, "the run has failed"
    return int(told) / 1024


TO_CSV = ("--output", "out.csv")
FILES: dict[str, tuple[str, Write]] = {
    "csv.gz": ("in.csv.gz", write_gzip),
    "parquet": ("in.parquet", write_parquet),
}
CASES: dict[str, tuple[str, str | None, tuple[str, ...]]] = {
    "csv pipe": ("-", "csv", TO_CSV),
    "jsonl pipe": ("-", "jsonl", TO_CSV),
    "csv.gz": ("in.csv.gz", None, TO_CSV),
    "parquet": ("in.parquet", None, TO_CSV),
    "csv pipe to parquet": ("-", "csv", ("--output", "out.parquet")),
    "csv pipe, --state": ("-", "csv", (*TO_CSV, "--state", "run.state")),
    "csv pipe, auto": ("-", "csv", (*TO_CSV, "--horizon", "auto")),
}


def measure(case: str, rows: int) -> float:
    """The most memory that the run of a case had, in MiB."""
    source, kind, more = CASES[case]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if case in FILES:
            file, write = FILES[case]
            write(folder / file, rows)
        return peak(source, kind, rows, folder, more)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rows", type=int, nargs="+", default=[10**6, 10**7])
    parser.add_argument("--only", choices=CASES, nargs="+", default=list(CASES))
    given = parser.parse_args()
    for case in given.only:
        for rows in given.rows:
            print(f"{case:20} {rows:11,} rows: {measure(case, rows):6.0f} MiB", flush=True)


if __name__ == "__main__":
    main()
