"""What an output and its summary tell of a run, which its state must know: what it lacks would be drawn again."""

import json
import re
from pathlib import Path

from withhold.cli.summary_json import Facts, sidecar_of
from withhold.core.errors import StateOlderError
from withhold.durable.head import Head
from withhold.files.arrow import arrow

_BEGINNINGS = (b"t,estimate,", b'{"t": ')
_TIME = re.compile(rb'\n(?:\{"t": )?([0-9]+),')
_END = 1 << 20  # bytes: more than a line has


def must_know_summary(head: Head, output: Path, *, final: bool) -> None:
    """Refuses a state that lacks rows, or a `final` release, that the summary of its run tells of.

    Raises: StateOlderError.
    """
    _must_know(head, _told(output), final)


def must_know_output(head: Head, output: Path, *, final: bool) -> None:
    """Refuses the same, and a state that lacks rows of an output, unless its summary says that it is another run's.

    Raises: StateOlderError. MissingExtraError: the output is Parquet, which cannot be read.
    """
    facts = _told(output)
    _must_know(head, facts, final)
    if facts.get("run", head.run) == head.run and _last_row(output) > head.events:
        raise StateOlderError("--output has more rows than it knows of, or is another run's")


def _must_know(head: Head, facts: Facts, final: bool) -> None:
    if facts.get("run") != head.run:
        return
    rows = facts.get("rows")
    if isinstance(rows, int) and rows > head.events:
        raise StateOlderError("the summary beside --output has more rows than it knows of")
    if facts.get("final") is not None and not final:
        raise StateOlderError("the summary beside --output has a final release that it lacks")


def _told(output: Path) -> Facts:
    """The summary beside an output; empty if there is none that can be read."""
    try:
        facts = json.loads(sidecar_of(output).read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return facts if isinstance(facts, dict) else {}


def _last_row(output: Path) -> int:
    """The number of the last row of an output; 0 if it has no row that can be read."""
    if output.is_dir():
        return max(map(_last_row, output.glob("part-*.parquet")), default=0)
    if not output.is_file():
        return 0
    try:
        with output.open("rb") as file:
            beginning = file.read(16)
            if beginning.startswith(b"PAR1"):
                return _last_parquet_row(output)
            if not beginning.startswith(_BEGINNINGS):
                return 0
            start = max(0, output.stat().st_size - _END)
            file.seek(start)
            end = file.read()
    except (OSError, ValueError):
        return 0
    times = _TIME.findall(end if start else b"\n" + end)
    return int(times[-1]) if times else 0


def _last_parquet_row(output: Path) -> int:
    """The number of the last row of Parquet. Raises: OSError, ValueError if it is not our Parquet."""
    parquet = arrow("pyarrow.parquet").ParquetFile(output)
    if "t" not in parquet.schema_arrow.names or not parquet.num_row_groups:
        return 0
    last = parquet.read_row_group(parquet.num_row_groups - 1, columns=["t"]).column("t")
    row = last[-1].as_py()
    return row if isinstance(row, int) else 0
