"""Outputs of runs, as tests read them."""

import json
import sys
import time
from pathlib import Path

from withhold.files.arrow import arrow

BASE = ("--max-users", "9", "--max-samples", "9", "--epsilon", "1", "--mechanism", "full")
COLUMNS = ("--user", "user", "--value", "value")
DATA = "user,value\na,1\nb,0\na,1\n"
COMMAND = (sys.executable, "-m", "withhold", "run")
FORMATS = ("csv", "jsonl", "parquet")


def times(path: Path) -> list[int]:
    """The numbers of the rows in an output of any format."""
    if path.suffix == ".parquet":
        found: list[int] = arrow("pyarrow.parquet").read_table(path).column("t").to_pylist()
        return found
    lines = path.read_text().splitlines(keepends=True)
    assert all(line.endswith("\n") for line in lines)
    if path.suffix == ".jsonl":
        return [json.loads(line)["t"] for line in lines]
    return [int(line.split(",")[0]) for line in lines[1:]]


def sidecar(output: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads(
        (output.parent / f"{output.name}.summary.json").read_text()
    )
    return found


def wait_for(path: Path) -> None:
    end = time.monotonic() + 60
    while not path.exists():
        assert time.monotonic() < end
        time.sleep(0.02)
