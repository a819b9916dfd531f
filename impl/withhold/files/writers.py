"""Writes one row per release: t, estimate, error, sum, total, and if wanted the exact estimate.

`estimate` (clamped to the range) and `error` are rounded decimals of a fixed form. `sum` (in grid units)
and `total` are the exact integers that were released; the estimate follows from them.
"""

import errno
import os
import sys
from bisect import bisect_left
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import accumulate, chain, islice
from pathlib import Path
from typing import Protocol, TextIO, TypeAlias

from withhold.core.errors import WithholdError
from withhold.files.shape import Shape
from withhold.files.targets import NewFile, rejected

COLUMNS = ("t", "estimate", "error", "sum", "total")
EXACT = "exact"
"""The column that is added on request."""


class OutputError(WithholdError):
    """A release cannot be written in the chosen format."""


class WriteError(WithholdError):
    """Rows could not be written to `place`; `torn` tells whether a part of the next row may be there."""

    def __init__(self, place: str, cause: OSError, *, torn: bool = False) -> None:
        super().__init__(place, cause)
        self.place = place
        self.torn = torn
        self._text = f"{place}: {cause.strerror or cause}"

    def __str__(self) -> str:
        return self._text


Shown: TypeAlias = tuple[float, float, int, int]
"""A release: estimate, half width, exact sum and total."""


@dataclass(frozen=True, slots=True)
class ReleasedRows:
    """Rows number `times`. Most repeat the release before them: `releases` has each run once, `lengths` its rows."""

    times: range
    releases: Sequence[Shown]
    lengths: Sequence[int]

    def __len__(self) -> int:
        return len(self.times)

    def split(self, size: int) -> "tuple[ReleasedRows, ReleasedRows]":
        """The first `size` rows, and the others.

        >>> first, rest = ReleasedRows(range(1, 8), [(0, 0, 0, 0), (1, 1, 1, 1)], [3, 4]).split(5)
        >>> first.times, first.lengths, rest.times, rest.lengths, len(rest.releases)
        (range(1, 6), [3, 2], range(6, 8), [2], 1)
        """
        ends = list(accumulate(self.lengths))
        last = bisect_left(ends, size)  # the run that ends with these rows, or is cut
        before = ends[last - 1] if last else 0
        cut, kept = size - before, ends[last] - size
        more = last + (kept == 0)
        first = [*self.lengths[:last], cut]
        rest = [*([kept] if kept else []), *self.lengths[last + 1 :]]
        return (
            ReleasedRows(self.times[:size], self.releases[: last + 1], first),
            ReleasedRows(self.times[size:], self.releases[more:], rest),
        )


def taken(held: list[ReleasedRows], size: int) -> list[ReleasedRows]:
    """Takes the first `size` rows, of at least as many, out of `held`."""
    found: list[ReleasedRows] = []
    while size:
        rows = held.pop(0)
        if len(rows) > size:
            rows, rest = rows.split(size)
            held.insert(0, rest)
        found.append(rows)
        size -= len(rows)
    return found


class Writer(Protocol):
    """Writes released rows; `flush` makes them visible to a reader."""

    @property
    def released(self) -> int:
        """The number of the last row that a reader can see; 0 before the first."""

    def write(self, rows: ReleasedRows) -> None: ...
    def flush(self) -> None: ...
    def close(self, *, whole: bool) -> None: ...


class Renderer(Protocol):
    """Rows as text."""

    header: str

    def lines(self, rows: ReleasedRows) -> str: ...


class CsvRenderer:
    """CSV with a header; an infinite error bar is `inf`."""

    def __init__(self, shape: Shape) -> None:
        self._shape = shape
        self.header = ",".join(columns_of(shape)) + "\n"

    def lines(self, rows: ReleasedRows) -> str:
        """The lines of `rows`."""
        return repeated("", rows, self._rest)

    def _rest(self, release: Shown) -> str:
        estimate, error, noisy, total = release
        shape = self._shape
        more = f",{shape.quotient(noisy, total)}" if shape.exact else ""
        return f",{shape.estimate(estimate)},{shape.error(error)},{noisy},{total}{more}\n"


class JsonLinesRenderer:
    """One JSON object per line; an infinite error bar is null."""

    header = ""

    def __init__(self, shape: Shape) -> None:
        self._shape = shape

    def lines(self, rows: ReleasedRows) -> str:
        """The lines of `rows`."""
        return repeated('{"t": ', rows, self._rest)

    def _rest(self, release: Shown) -> str:
        estimate, error, noisy, total = release
        shape = self._shape
        bar = shape.error(error)
        more = f', "{EXACT}": "{shape.quotient(noisy, total)}"' if shape.exact else ""
        return (
            f', "estimate": {shape.estimate(estimate, padding=" ")}, '
            f'"error": {"null" if bar == "inf" else bar}, '
            f'"sum": {noisy}, "total": {total}{more}}}\n'
        )


def repeated(start: str, rows: ReleasedRows, rest: Callable[[Shown], str]) -> str:
    """Lines of a start, the time and the rest, which is written once for a run of rows."""
    times, parts = map(str, rows.times), []
    for release, length in zip(rows.releases, rows.lengths, strict=True):
        end = rest(release)
        parts.append(start + (end + start).join(islice(times, length)) + end)
    return "".join(parts)


def columns_of(shape: Shape) -> tuple[str, ...]:
    """The names of the columns."""
    return (*COLUMNS, EXACT) if shape.exact else COLUMNS


RENDERERS: dict[str, Callable[[Shape], Renderer]] = {
    "csv": CsvRenderer,
    "jsonl": JsonLinesRenderer,
}


class StreamRows:
    """Rows as text on a stream that stays open: standard output."""

    def __init__(self, kind: str, shape: Shape, out: TextIO, place: str) -> None:
        self._renderer = RENDERERS[kind](shape)
        self._out = out
        self._place = place
        self._last = 0
        self._pending = self._renderer.header
        self.released = 0

    def write(self, rows: ReleasedRows) -> None:
        """Append `rows`."""
        self._pending += self._renderer.lines(rows)
        self._last = rows.times[-1] if len(rows) else self._last

    def flush(self) -> None:
        """Hand on what was written. Raises: WriteError."""
        text, self._pending = self._pending, ""
        try:
            write_all(self._out, text)
        except OSError as error:
            discard(self._out)
            raise WriteError(self._place, error, torn=True) from None
        self.released = self._last

    def close(self, *, whole: bool) -> None:
        """Hand on what was written, if the rows are `whole`; the stream stays open."""
        if whole:
            self.flush()


def write_all(out: TextIO, text: str) -> None:
    """Writes and flushes text. Without a buffer (`python -u`) Python takes a part of it for the whole.

    Raises: OSError.
    """
    out.flush()
    rest = memoryview(text.encode())
    while rest:
        written = out.buffer.write(rest)
        if not written:
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        rest = rest[written:]
    out.buffer.flush()


def discard(out: TextIO) -> None:
    """Lets what a failed stream still holds go nowhere, so that the process can end."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, out.fileno())
        os.close(nowhere)


class FileRows:
    """Rows as text in a file, which takes its place when the first rows are released.

    Raises: OSError if it cannot be made.
    """

    def __init__(
        self, kind: str, shape: Shape, path: Path, place: str, before: Callable[[], None]
    ) -> None:
        self._renderer = RENDERERS[kind](shape)
        self._place = place
        self._pending: list[ReleasedRows] = []
        self._file = NewFile(path, before)
        self._header = self._renderer.header
        self.released = 0

    def write(self, rows: ReleasedRows) -> None:
        """Append `rows`."""
        self._pending.append(rows)

    def flush(self) -> None:
        """Make the rows visible. Raises: WriteError; no part of a row is left then."""
        rows, self._pending = self._pending, []
        if not rows:
            return
        lines = self._header + "".join(map(self._renderer.lines, rows))
        headers, self._header = int(bool(self._header)), ""
        try:
            self._file.append(lines.encode(), headers)
        except OSError as error:
            seen = self._file.lines - headers
            self.released = _time(rows, seen) if seen > 0 else self.released
            raise WriteError(self._place, error, torn=not self._file.regular) from None
        self.released = rows[-1].times[-1]

    def close(self, *, whole: bool) -> None:
        """Closes the file; if the run is `whole`, it takes its place even without rows.

        Raises: WriteError.
        """
        try:
            if whole:
                self.flush()
                self._file.append(self._header.encode())
                self._header = ""
        except OSError as error:
            raise WriteError(self._place, error) from None
        finally:
            self._file.close()


def _time(rows: Sequence[ReleasedRows], number: int) -> int:
    """The time of a row, counted from 1 over all of these."""
    return next(islice(chain.from_iterable(part.times for part in rows), number - 1, None))


def stream_writer(kind: str, shape: Shape) -> Writer:
    """A writer of "csv" or "jsonl" on standard output. Raises: OSError if it is closed."""
    if sys.stdout is None:
        raise rejected("it is closed")
    return StreamRows(kind, shape, sys.stdout, "standard output")


def file_writer(
    kind: str, shape: Shape, path: Path, place: str, before: Callable[[], None]
) -> Writer:
    """A writer of "csv", "jsonl" or "parquet" in a file, called `place` in errors.

    Parquet may also be written in parts, into a folder.

    `before` is called before the file takes its place. Raises: OSError if it cannot be made.
    """
    if kind == "parquet":
        from withhold.files.parquet_writer import ParquetParts, ParquetRows

        kept = ParquetParts if path.is_dir() else ParquetRows
        return kept(shape, path, place, before)
    return FileRows(kind, shape, path, place, before)
