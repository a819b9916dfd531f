"""The loop from rows to releases: chunks in, released rows out."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from withhold import MeanEstimator, Params, Releases
from withhold.cli.plot import Reals, Times
from withhold.core.errors import RowError, SampleError, TooManyUsersError
from withhold.core.releases import Integers
from withhold.files.looks import looks_like
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
    tally = Tally(params.max_users, params.max_samples)
    for chunk in chunks:
        row = tally.first_extra(chunk.users) if params.extra_users == "refuse" else None
        if row is not None:
            reason = TooManyUsersError(params.max_users).reason
            raise InputError(reason, place=chunk.place(row), column=columns.user)
        tally.add(chunk.users)
    return Counted(tally.rows, tally.rows - tally.ignored)


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


class Tally:
    """Counts users and ignored rows, from the public arrivals.

    Attributes:
        alike: how many users differ from an earlier one only by case, blanks or the form of characters.
    """

    def __init__(self, max_users: int, max_samples: int) -> None:
        self._max_users = max_users
        self._max_samples = max_samples
        self._counts: dict[str, int] = {}
        self._looks: set[str] = set()
        self.rows = 0
        self.ignored = 0
        self.alike = 0

    @property
    def users(self) -> int:
        """The number of distinct users, without ignored ones."""
        return len(self._counts)

    def first_extra(self, users: Sequence[str]) -> int | None:
        """Return the first of these rows whose user is beyond max_users, or None."""
        new = [user for user in dict.fromkeys(users) if user not in self._counts]
        room = self._max_users - len(self._counts)
        return users.index(new[room]) if len(new) > room else None

    def add(self, users: Sequence[str]) -> None:
        """Count the rows of these users."""
        counts = self._counts
        for user in users:
            seen = counts.get(user, 0)
            if seen >= self._max_samples or (not seen and len(counts) >= self._max_users):
                self.ignored += 1
            else:
                counts[user] = seen + 1
                if not seen:
                    self._look_at(user)
        self.rows += len(users)

    def _look_at(self, user: str) -> None:
        look = looks_like(user)
        if look in self._looks:
            self.alike += 1
        else:
            self._looks.add(look)


class Output:
    """Writes every K-th release, and at the end the last one if it is not among them."""

    def __init__(self, writer: Writer, every: int, confidence: float, rows: int = 0) -> None:
        """`rows` of the stream have been written before."""
        self._writer = writer
        self._every = every
        self._confidence = confidence
        self._last: ReleasedRows | None = None
        self._rows = rows

    def add(self, releases: Releases, also: Callable[[Times, Reals, Reals], None]) -> None:
        """Write the next releases that are due, and pass all of them to `also`."""
        times = np.arange(self._rows + 1, self._rows + 1 + len(releases), dtype=np.int64)
        self._rows += len(releases)
        estimates = releases.estimates
        errors = releases.error_bars(self._confidence)
        also(times, estimates, errors)
        due = np.flatnonzero(times % self._every == 0)
        if len(due):
            self._writer.write(_rows(due, times, estimates, errors, releases))
            self._writer.flush()
        end = np.array([len(times) - 1])
        is_due = len(due) and due[-1] == end[0]
        self._last = None if is_due else _rows(end, times, estimates, errors, releases)

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


def _rows(
    which: Times, times: Times, estimates: Reals, errors: Reals, releases: Releases
) -> ReleasedRows:
    sums, totals = releases.sums[which], releases.totals[which]
    return released_rows(times[which], estimates[which], errors[which], sums, totals)


def released_rows(
    times: Times, estimates: Reals, errors: Reals, sums: Integers, totals: Integers
) -> ReleasedRows:
    """The columns as rows to write."""
    return ReleasedRows(
        times=times.tolist(),
        estimates=estimates.tolist(),
        errors=errors.tolist(),
        sums=sums.tolist(),
        totals=totals.tolist(),
    )
