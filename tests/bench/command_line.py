"""Rows per second of `withhold run`, beside pandas, which reads the same file and counts rows by user.

    python tests/bench/command_line.py                      10**7 rows of 10**5 users
    python tests/bench/command_line.py --rows 1000000

Each case is a process of its own, whose start is part of its time. Seconds are those of the processor, and the
table shows medians over rounds. Nothing here is a test: there is no threshold.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

import numpy as np

from withhold.files.arrow import arrow

USERS = 10**5
AT_ONCE = 10**6
PEER = "pandas, count by user"
COUNT = """
import sys, pandas
read = pandas.read_csv if sys.argv[1].endswith("csv") else pandas.read_parquet
read(sys.argv[1]).groupby("user").cumcount()
"""
CASES = {
    PEER: None,
    "withhold run --every 1000": ("--every", "1000"),
    "withhold run, every row written": (),
    "withhold run --every 1000 --horizon auto": ("--every", "1000", "--horizon", "auto"),
}


def write(folder: Path, rows: int) -> int:
    """Writes a stream as CSV and as Parquet; returns the most samples of a user."""
    pa, pq = arrow(), arrow("pyarrow.parquet")
    random = np.random.default_rng(20260101)
    names = np.array([f"user-{user:06d}" for user in range(USERS)], dtype=np.object_)
    counts = np.zeros(USERS, dtype=np.int64)
    schema = pa.schema([("user", pa.string()), ("value", pa.float64())])
    with (
        (folder / "in.csv").open("w") as text,
        pq.ParquetWriter(folder / "in.parquet", schema) as binary,
    ):
        text.write("user,value\n")
        for start in range(0, rows, AT_ONCE):
            users = random.integers(0, USERS, min(AT_ONCE, rows - start))
            values = np.round(random.random(len(users)), 5)
            counts += np.bincount(users, minlength=USERS)
            column = names[users].tolist()
            lines = zip(column, values.tolist(), strict=True)
            text.write("".join(f"{user},{value:.5f}\n" for user, value in lines))
            binary.write_table(pa.table({"user": column, "value": values}, schema=schema))
    return int(counts.max())


def seconds(folder: Path, name: str, flags: tuple[str, ...] | None, most: int) -> float:
    """The time of the processor that a case takes."""
    if flags is None:
        command = [sys.executable, "-c", COUNT, name]
    else:
        command = [sys.executable, "-m", "withhold", "run", name, "--user", "user"]
        command += ["--value", "value", "--epsilon", "1", "--max-users", str(USERS)]
        command += ["--max-samples", str(most), "--quiet", "--output", "out.csv", *flags]
    before = os.times()
    subprocess.run(command, check=True, cwd=folder)
    after = os.times()
    return sum(after[2:4]) - sum(before[2:4])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=10**7)
    parser.add_argument("--repeats", type=int, default=3)
    options = parser.parse_args()
    print("| file | case | million rows a second | times as fast as pandas |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        most = write(folder, options.rows)
        for file in ("in.csv", "in.parquet"):
            rounds = [
                {case: seconds(folder, file, flags, most) for case, flags in CASES.items()}
                for _ in range(options.repeats)
            ]
            for case in CASES:
                speed = median(options.rows / each[case] for each in rounds) / 1e6
                ratio = median(each[PEER] / each[case] for each in rounds)
                print(f"| {file[3:]} | {case} | {speed:.2f} | {ratio:.2f} |", flush=True)


if __name__ == "__main__":
    main()
