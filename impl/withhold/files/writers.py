"""Writes one row per release: t, estimate, error, sum, total.

`estimate` (clamped to the range) and `error` are rounded decimals. `sum` (in grid units) and
`total` are the exact integers that were released; the estimate follows from them.
"""

import json
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TextIO

from withhold.core.errors import WithholdError
from withhold.files.arrow import ParquetWriter, arrow

COLUMNS = ("t", "estimate", "error", "sum", "total")
_ROW_GROUP = 1 << 16
_LARGEST_STORED = 2**63 - 1


class OutputError(WithholdError):
    """A release cannot be written in the chosen format."""


@dataclass(frozen=True, slots=True)
class ReleasedRows:
    """Columns of equal length: row numbers, estimates, half widths, exact sums and totals."""

    times: Sequence[int]
    estimates: Sequence[float]
    errors: Sequence[float]
    sums: Sequence[int]
    totals: Sequence[int]

    def __len__(self) -> int:
        return len(self.times)


class Writer(Protocol):
    """Writes released rows; `flush` makes them visible to a reader of a pipe."""

    def write(self, rows: ReleasedRows) -> None: ...
    def flush(self) -> None: ...


class CsvWriter:
    """CSV with a header; an infinite error bar is `inf`."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        out.write(",".join(COLUMNS) + "\n")

    def write(self, rows: ReleasedRows) -> None:
        """Append `rows`."""
        self._out.writelines(
            f"{t},{estimate!r},{error!r},{total_sum},{total}\n"
            for t, estimate, error, total_sum, total in zip(
                rows.times, rows.estimates, rows.errors, rows.sums, rows.totals, strict=True
            )
        )

    def flush(self) -> None:
        """Hand on what was written."""
        self._out.flush()


class JsonLinesWriter:
    """One JSON object per line; an infinite error bar is null."""

    def __init__(self, out: TextIO) -> None:
        self._out = out

    def write(self, rows: ReleasedRows) -> None:
        """Append `rows`."""
        columns = (rows.times, rows.estimates, map(_bounded, rows.errors), rows.sums, rows.totals)
        self._out.writelines(
            json.dumps(dict(zip(COLUMNS, row, strict=True))) + "\n"
            for row in zip(*columns, strict=True)
        )

    def flush(self) -> None:
        """Hand on what was written."""
        self._out.flush()


def _bounded(error: float) -> float | None:
    return error if math.isfinite(error) else None


class ParquetRows:
    """Parquet with 64-bit integers; rows are kept in memory until a row group is full.

    Raises: OutputError, before any of the rows is stored, if a sum needs more bits.
    """

    def __init__(self, path: Path) -> None:
        pyarrow = arrow()
        integer, real = pyarrow.int64(), pyarrow.float64()
        kinds = (integer, real, real, integer, integer)
        self._schema = pyarrow.schema(list(zip(COLUMNS, kinds, strict=True)))
        self._file: ParquetWriter = arrow("pyarrow.parquet").ParquetWriter(path, self._schema)
        self._held: list[ReleasedRows] = []

    def write(self, rows: ReleasedRows) -> None:
        """Append `rows`."""
        if any(abs(value) > _LARGEST_STORED for value in rows.sums):
            raise OutputError("a sum needs more than 64 bits; choose csv or jsonl for the output")
        self._held.append(rows)
        if sum(map(len, self._held)) >= _ROW_GROUP:
            self._store()

    def flush(self) -> None:
        """Does nothing: a Parquet file can be read only when it is complete."""

    def close(self) -> None:
        """Store the remaining rows and complete the file."""
        self._store()
        self._file.close()

    def _store(self) -> None:
        if not self._held:
            return
        names = ("times", "estimates", "errors", "sums", "totals")
        columns = [[v for rows in self._held for v in getattr(rows, name)] for name in names]
        self._file.write_batch(arrow().record_batch(columns, schema=self._schema))
        self._held = []


_TEXT_WRITERS: dict[str, Callable[[TextIO], Writer]] = {"csv": CsvWriter, "jsonl": JsonLinesWriter}


def text_renderer(kind: str, out: TextIO) -> Writer:
    """The writer of "csv" or "jsonl"; it writes to `out`, at once the header if there is one."""
    return _TEXT_WRITERS[kind](out)


@contextmanager
def text_writer(kind: str, out: TextIO) -> Iterator[Writer]:
    """Write "csv" or "jsonl" to an open text stream, which stays open."""
    yield _TEXT_WRITERS[kind](out)


@contextmanager
def file_writer(kind: str, path: Path) -> Iterator[Writer]:
    """Write "csv", "jsonl" or "parquet" to a new file at `path`.

    The file is completed even if a row is refused, because earlier rows stay released.
    """
    if kind == "parquet":
        rows = ParquetRows(path)
        try:
            yield rows
        finally:
            rows.close()
    else:
        with path.open("w", encoding="utf-8", newline="\n") as out:
            yield _TEXT_WRITERS[kind](out)
