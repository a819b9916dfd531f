"""The loop from rows to releases: chunks in, released rows out."""

from collections.abc import Iterator

import numpy as np

from withhold import MeanEstimator, Releases
from withhold.cli.plot import Trace
from withhold.core.errors import HorizonError, RowError, SampleError
from withhold.files.rows import Chunk, Columns, InputError
from withhold.files.writers import ReleasedRows, Writer


def observe(
    estimator: MeanEstimator, chunk: Chunk, columns: Columns
) -> Iterator[tuple[Chunk, Releases]]:
    """Observe a chunk and yield its releases; if a row is refused, those of the rows before it.

    The estimator refuses a batch as a whole and does not change, so the rows before the refused
    one are observed again as a smaller batch before the refusal is raised.

    Raises: InputError with the place of the refused row.
    """
    try:
        releases = estimator.observe_many(chunk.users, chunk.samples)
    except RowError as error:
        row = error.index or 0
        if row:
            yield from observe(estimator, chunk[:row], columns)
        column = columns.value if isinstance(error, SampleError) else columns.user
        if isinstance(error, HorizonError):
            column = None  # no column is at fault
        raise InputError(error.reason, place=chunk.place(row), column=column) from None
    yield chunk, releases


class Output:
    """Writes every K-th release, and at the end the last one if it is not among them."""

    def __init__(self, writer: Writer, every: int, confidence: float, rows: int = 0) -> None:
        """`rows` of the stream have been written before."""
        self._writer = writer
        self._every = every
        self._confidence = confidence
        self._last: ReleasedRows | None = None
        self._rows = rows

    def add(self, releases: Releases, trace: Trace | None = None) -> None:
        """Write the next releases that are due, and add all of them to the trace."""
        before, size = self._rows, len(releases)
        self._rows += size
        if trace is not None:
            times = np.arange(before + 1, self._rows + 1)
            trace.add(times, releases.estimates, releases.error_bars(self._confidence))
        due = range(size)[-(before + 1) % self._every :: self._every]
        if due:
            self._writer.write(released_rows(releases, due, self._confidence, before))
            self._writer.flush()
        self._last = None
        if self._rows % self._every:
            last = range(size - 1, size)
            self._last = released_rows(releases, last, self._confidence, before)

    @property
    def pending(self) -> ReleasedRows | None:
        """The last release, if `finish` would write it."""
        return self._last

    def finish(self) -> None:
        """Write the last release if it has not been written."""
        if self._last is not None:
            last, self._last = self._last, None
            self._writer.write(last)
            self._writer.flush()


def released_rows(
    releases: Releases, rows: range, confidence: float, before: int = 0
) -> ReleasedRows:
    """The releases after some rows of a batch, at least one, that comes after `before` rows of the stream."""
    starts = releases.starts
    passed = -(-(np.append(starts, len(releases)) - rows.start) // rows.step)
    lengths = np.diff(np.clip(passed, 0, len(rows)))  # how many of the rows are in each run
    shown = np.flatnonzero(lengths)
    chosen = releases.after(starts[shown])
    columns = chosen.estimates, chosen.error_bars(confidence), chosen.sums, chosen.totals
    return ReleasedRows(
        times=range(rows.start + before + 1, rows.stop + before + 1, rows.step),
        releases=list(zip(*(column.tolist() for column in columns), strict=True)),
        lengths=lengths[shown].tolist(),
    )
