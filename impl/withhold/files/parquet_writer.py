"""Writes released rows as Parquet: one file that is complete at the end, or parts that are complete on the way."""

import errno
import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import numpy as np

from withhold.files.arrow import ParquetWriter, arrow
from withhold.files.shape import Shape
from withhold.files.targets import NewFile, rejected
from withhold.files.writers import (
    OutputError,
    ReleasedRows,
    WriteError,
    columns_of,
    taken,
)

_ROW_GROUP = 1 << 16
_LARGEST_STORED = 2**63 - 1
PART_SECONDS = 10.0
"""How long rows may wait for others of their part, if more rows come."""


class ParquetRows:
    """Parquet with 64-bit integers, which takes its place when it is complete.

    Rows are kept in memory until a row group is full. All groups but the last have the same size, so they do
    not tell in which pieces the input was read.

    Raises: OSError if the file cannot be made; OutputError, before any of the rows is stored, if a
        sum needs more bits.
    """

    def __init__(self, shape: Shape, path: Path, place: str, before: Callable[[], None]) -> None:
        pyarrow = arrow()
        integer, real = pyarrow.int64(), pyarrow.float64()
        kinds = [integer, real, real, integer, integer]
        if shape.exact:
            kinds.append(pyarrow.string())
        self._schema = pyarrow.schema(list(zip(columns_of(shape), kinds, strict=True)))
        self._shape = shape
        self._place = place
        self._target = NewFile(path, before)
        self._sink = self._target.writable
        try:
            self._file: ParquetWriter = arrow("pyarrow.parquet").ParquetWriter(
                self._sink, self._schema
            )
        except BaseException:
            self._target.close()
            raise
        self._held: list[ReleasedRows] = []
        self._last = 0
        self._ended = False
        self.released = 0

    def write(self, rows: ReleasedRows) -> None:
        """Append `rows`. Raises: WriteError."""
        check_width(rows)
        self._held.append(rows)
        while sum(map(len, self._held)) >= _ROW_GROUP:
            self._try(lambda: self._store(_ROW_GROUP))

    def flush(self) -> None:
        """Does nothing: a Parquet file can be read only when it is complete."""

    def close(self, *, whole: bool) -> None:
        """Store the remaining rows and complete the file. Raises: WriteError."""
        try:
            if not self._ended:
                self._ended = True
                self._try(lambda: self._complete(whole=whole))
        finally:
            with suppress(OSError):
                self._sink.close()
            self._target.close()

    def _try(self, action: Callable[[], None]) -> None:
        try:
            action()
        except OSError as error:
            self._ended = True
            raise WriteError(self._place, error) from None

    def _complete(self, *, whole: bool) -> None:
        self._store(sum(map(len, self._held)))
        self._file.close()
        self._sink.close()
        if whole or self._last:
            self._target.publish()
            self.released = self._last

    def _store(self, size: int) -> None:
        """Stores a row group of the first rows that are held."""
        if not size:
            return
        held, shape = taken(self._held, size), self._shape
        lengths = [length for rows in held for length in rows.lengths]
        runs = [release for rows in held for release in rows.releases]
        columns = [np.concatenate([np.array(rows.times, dtype=np.int64) for rows in held])]
        columns += [np.repeat(np.array(column), lengths) for column in zip(*runs, strict=True)]
        if shape.exact:
            exact = [shape.quotient(noisy, total) for _, _, noisy, total in runs]
            columns.append(np.repeat(np.array(exact, dtype=np.object_), lengths))
        self._file.write_batch(arrow().record_batch(columns, schema=self._schema))
        self._last = held[-1].times[-1]


class ParquetParts:
    """Parquet files in a folder, numbered in order, each of which is complete when it takes its place.

    Rows are kept in memory until there are enough for a part, or for some time.

    Raises: OSError if the folder is not empty or cannot be written.
    """

    def __init__(self, shape: Shape, folder: Path, place: str, before: Callable[[], None]) -> None:
        if any(folder.iterdir()):
            raise OSError(errno.ENOTEMPTY, os.strerror(errno.ENOTEMPTY))
        if not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        self._shape = shape
        self._folder = folder
        self._place = place
        self._before = before
        self._parts = 0
        self._held: list[ReleasedRows] = []
        self._since = time.monotonic()
        self._ended = False
        self.released = 0

    def write(self, rows: ReleasedRows) -> None:
        """Append `rows`. Raises: OutputError if a sum needs more than 64 bits."""
        check_width(rows)
        self._held.append(rows)

    def flush(self) -> None:
        """Write a part if it is time for one. Raises: WriteError."""
        while (size := sum(map(len, self._held))) >= _ROW_GROUP:
            self._store(_ROW_GROUP)
        if size and time.monotonic() - self._since >= PART_SECONDS:
            self._store(size)

    def close(self, *, whole: bool) -> None:
        """Write the last part. Nothing is written after a part that could not be. Raises: WriteError."""
        if self._ended:
            return
        self.flush()
        if self._held:
            self._store(sum(map(len, self._held)))

    def _store(self, size: int) -> None:
        self._ended = True  # until the part is in its place
        held = taken(self._held, size)
        self._since = time.monotonic()
        path = self._folder / f"part-{self._parts + 1:08}.parquet"
        try:
            if path.exists():
                raise rejected("another run writes to it")
            part = ParquetRows(self._shape, path, self._place, self._first)
        except OSError as error:
            raise WriteError(self._place, error) from None
        try:
            for rows in held:
                part.write(rows)
        finally:
            part.close(whole=True)
        self._ended = False
        self._parts += 1
        self.released = part.released

    def _first(self) -> None:
        if not self._parts:
            self._before()


def check_width(rows: ReleasedRows) -> None:
    """Raises: OutputError if a sum needs more than 64 bits."""
    if any(abs(noisy) > _LARGEST_STORED for _, _, noisy, _ in rows.releases):
        raise OutputError("a sum needs more than 64 bits; choose csv or jsonl for the output")
