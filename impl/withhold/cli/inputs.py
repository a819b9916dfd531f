"""Opens the events of a file or of standard input."""

import io
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import cast

from withhold.cli.options import UsageError
from withhold.files.csv_reader import open_csv
from withhold.files.jsonl_reader import open_jsonl
from withhold.files.parquet_reader import open_parquet
from withhold.files.rows import Columns, Reader

_OPENERS = {"csv": open_csv, "jsonl": open_jsonl, "parquet": open_parquet}
_ENDINGS = {
    ".csv": "csv",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".parquet": "parquet",
    ".pq": "parquet",
}
FORMATS = tuple(_OPENERS)


def format_of(name: str) -> str:
    """Return the format that the name of an input tells; standard input is CSV.

    Raises: UsageError if the name does not tell it.
    """
    if name == "-":
        return "csv"
    found = _ENDINGS.get(Path(name).suffix.lower())
    if found is None:
        raise UsageError("the name of FILE does not tell its format: add --format")
    return found


def output_format_of(output: Path | None) -> str:
    """Return the format that the name of an output tells, else CSV."""
    return "csv" if output is None else _ENDINGS.get(output.suffix.lower(), "csv")


def check_input(name: str, kind: str) -> None:
    """Check what can be known before the input is opened.

    Raises: UsageError for Parquet on standard input.
    """
    if name == "-" and kind == "parquet":
        raise UsageError("Parquet cannot be read from standard input: name a file")


def open_input(name: str, kind: str, columns: Columns, stack: ExitStack) -> Reader:
    """Return the reader of the input; the stack closes it.

    Raises: UsageError if it cannot be opened, InputError if it has no such columns.
    """
    if name == "-":
        stream: io.BufferedIOBase = cast(io.BufferedIOBase, sys.stdin.buffer)
    else:
        try:
            stream = stack.enter_context(io.BufferedReader(io.FileIO(name)))
        except OSError as error:
            raise UsageError(f"FILE cannot be read: {error.strerror or error}") from None
    return _OPENERS[kind](stream, columns)
