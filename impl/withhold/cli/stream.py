"""The loop from rows to releases: chunks in, released rows out."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from withhold import MeanEstimator, Params, Releases
from withhold.cli.plot import Reals, Trace
from withhold.core.errors import RowError, SampleError, TooManyUsersError
from withhold.core.releases import Integers
from withhold.core.user_index import UserIndex
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
        raise InputError(error.reason, place=chunk.place(row), column=column) from None
    yield chunk, releases


@dataclass(frozen=True, slots=True)
class Counted:
    """What a first pass over an input has counted: rows that can be read, and samples that will count."""

    rows: int
    samples: int


def count_samples(chunks: Iterable[Chunk], params: Params, columns: Columns) -> Counted:
    """Return how many rows there are and how many samples will count; it releases and spends nothing.

    Raises: InputError for the first row that would be refused, by its reader or because of its
    user.
    """
    index, counts, rows = UserIndex(params), np.zeros(0, dtype=np.int64), 0
    for chunk in chunks:
        try:
            found = index.encode(chunk.users)
        except TooManyUsersError as error:
            place = chunk.place(error.index or 0)
            raise InputError(error.reason, place=place, column=columns.user) from None
        index.add(found.new_users)
        counts = np.concatenate((counts, np.zeros(len(found.new_users), dtype=np.int64)))
        counts += np.bincount(found.codes[found.codes >= 0], minlength=len(counts))
        rows += len(chunk)
    return Counted(rows, int(np.minimum(counts, params.max_samples).sum()))


def first_rows(chunks: Iterable[Chunk], rows: int | None) -> Iterator[Chunk]:
    """The chunks up to this number of rows; all of them if it is None."""
    left = rows
    for chunk in chunks:
        if left is None:
            yield chunk
            continue
        if len(chunk) >= left:
            if left:
                yield chunk[:left]
            return
        yield chunk
        left -= len(chunk)


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
        start, size = self._rows + 1, len(releases)
        self._rows += size
        estimates, errors = releases.estimates, releases.error_bars(self._confidence)
        if trace is not None:
            trace.add(np.arange(start, start + size), estimates, errors)
        times, sums, totals = range(start, start + size), releases.sums, releases.totals

        def rows(which: slice) -> ReleasedRows:
            columns = estimates[which], errors[which], sums[which], totals[which]
            return released_rows(times[which], *columns)

        due = slice(-start % self._every, size, self._every)
        if times[due]:
            self._writer.write(rows(due))
            self._writer.flush()
        is_due = self._rows % self._every == 0
        self._last = None if is_due else rows(slice(size - 1, size))

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
    times: range, estimates: Reals, errors: Reals, sums: Integers, totals: Integers
) -> ReleasedRows:
    """Columns as rows to write, at least one."""
    columns = (estimates, errors, sums, totals)
    changes = np.ones(len(times), dtype=np.bool_)
    changes[1:] = np.any([column[1:] != column[:-1] for column in columns], axis=0)
    (first,) = np.nonzero(changes)
    return ReleasedRows(
        times=times,
        releases=list(zip(*(column[first].tolist() for column in columns), strict=True)),
        lengths=np.diff(first, append=len(changes)).tolist(),
    )
