"""Rows of a Parquet file, batch by batch, with user ids and samples as stored."""

from collections.abc import Iterator
from decimal import Decimal
from functools import partial
from io import BufferedIOBase
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from withhold.core.batch import Encoded
from withhold.core.dictionaries import dictionary_of_arrow
from withhold.files.arrow import ArrowArray, ArrowBatch, ArrowType, ParquetFile, arrow
from withhold.files.clock import Clock
from withhold.files.decimals import NOT_FINITE
from withhold.files.fields import FieldError, check_time
from withhold.files.parquet_times import check_kind, instant_of, times_of
from withhold.files.rows import (
    BadRows,
    Chunk,
    Columns,
    InputError,
    Reader,
    encoded,
)

_TEXT_TYPES = ("string", "large_string", "string_view")
BATCH_ROWS = 1 << 19
_READ_AHEAD = 1 << 16  # bytes of a column

_NO_ID = "user ids must be text or integers"

Column: TypeAlias = NDArray[np.generic]
Faults: TypeAlias = dict[int, str]
"""The bad rows of a column of a batch (0-based), and why each is bad."""


def open_parquet(stream: BufferedIOBase, columns: Columns, bad: BadRows | None = None) -> Reader:
    """Check the schema of a Parquet file and return the reader of its rows; row 1 is the first.

    Raises: InputError if the file is not Parquet, or if a needed column is missing, repeated or of
        another type: ids are text or integers, samples are numbers or booleans, times are numbers,
        text, or timestamps with a time zone.
        MissingExtraError if pyarrow is not installed.
    """
    pyarrow, parquet = arrow(), arrow("pyarrow.parquet")
    try:
        # read page by page: else pyarrow keeps whole row groups, and all that it has read ahead
        file: ParquetFile = parquet.ParquetFile(
            stream, pre_buffer=False, buffer_size=_READ_AHEAD, page_checksum_verification=True
        )
        schema = file.schema_arrow
        kinds = dict(zip(schema.names, schema.types, strict=True))
    except (pyarrow.ArrowException, OSError):
        raise InputError("the input is not a Parquet file") from None
    except UnicodeDecodeError:
        raise InputError("the name of a column is not valid UTF-8") from None
    for name in columns:
        found = schema.names.count(name)
        if found != 1:
            reason = (
                f"the file has {found} of that name" if found else "the file has no such column"
            )
            raise InputError(reason, column=name)
    if not is_identity(entry_type(kinds[columns.user])):
        raise InputError(_NO_ID, column=columns.user)
    if columns.value is not None and not is_number(entry_type(kinds[columns.value])):
        raise InputError("values must be numbers or booleans", column=columns.value)
    if columns.time is not None:
        check_kind(entry_type(kinds[columns.time]), columns.time)
    rows = _Rows(columns, bad or BadRows())
    return Reader(
        chunks=rows.chunks(file),
        consumed=lambda: rows.done,
        size=file.metadata.num_rows,
        unit="row",
    )


def entry_type(kind: ArrowType) -> ArrowType:
    """The type of a column's entries, whether or not it is a dictionary."""
    return kind.value_type if arrow().types.is_dictionary(kind) else kind


def is_identity(kind: ArrowType) -> bool:
    """Whether a column of this type may hold user ids."""
    return str(kind) in _TEXT_TYPES or bool(arrow().types.is_integer(kind))


def is_number(kind: ArrowType) -> bool:
    """Whether a column of this type may hold values."""
    types = arrow().types
    return any(
        test(kind)
        for test in (types.is_integer, types.is_boolean, types.is_floating, types.is_decimal)
    )


class _Rows:
    """Reads batch by batch; `done` rows have been read."""

    def __init__(self, columns: Columns, bad: BadRows) -> None:
        self._columns = columns
        self._bad = bad
        self._clock = Clock()
        self.done = 0

    def chunks(self, file: ParquetFile) -> Iterator[Chunk]:
        """The rows. Raises: InputError at a bad row that is not skipped, or where the file is damaged."""
        pyarrow = arrow()
        names = list(dict.fromkeys(self._columns))
        batches = iter(file.iter_batches(batch_size=BATCH_ROWS, columns=names))
        while True:
            try:
                batch = next(batches, None)
            except (pyarrow.ArrowException, OSError):
                raise self._damaged() from None
            if batch is None:
                if self.done != file.metadata.num_rows:
                    raise self._damaged()
                return
            yield from self._checked(batch)

    def _damaged(self) -> InputError:
        return InputError("the Parquet file is damaged", place=f"row {self.done + 1} or later")

    def _checked(self, batch: ArrowBatch) -> Iterator[Chunk]:
        """The good rows of a batch, up to a row that is refused; then raises its refusal."""
        columns, start = self._columns, self.done + 1
        users, no_user = _users(batch.column(columns.user))
        found = [(no_user, columns.user)]
        size = len(users.codes)
        samples: Column = np.zeros(size, dtype=np.int64)
        if columns.value is not None:
            samples, no_sample = _samples(batch.column(columns.value))
            found.append((no_sample, columns.value))
        faults = {
            row: FieldError(why, name)
            for part, name in reversed(found)
            for row, why in part.items()
        }
        end, refusal = size, None
        if columns.time is not None:
            refusal = self._check_times(batch.column(columns.time), start, faults)
        if refusal is not None:
            end = refusal[0]
        bad_rows = sorted(row for row in faults if row < end)
        if bad_rows and not self._bad.skip:
            end = bad_rows[0]
            refusal = end, faults[end].refusal(f"row {start + end}")
            bad_rows = []
        self.done += end
        kept = np.delete(np.arange(end), bad_rows)
        if len(kept):
            numbers = (start + kept).tolist() if bad_rows else range(start, start + end)
            yield Chunk(Encoded(users.codes[kept], users.users), samples[kept], numbers, "row")
        for row in bad_rows:
            self._bad.add(faults[row].refusal(f"row {start + row}"))
        if refusal is not None:
            raise refusal[1]

    def _check_times(
        self, column: ArrowArray, start: int, faults: dict[int, FieldError]
    ) -> tuple[int, InputError] | None:
        """Adds the rows with a bad time to the faults; returns the first row that goes back.

        Rows after the first fault are not looked at if bad rows are refused.
        """
        for row, time in enumerate(times_of(_plain(column))):
            if row not in faults:
                try:
                    check_time(
                        self._clock,
                        partial(instant_of, time=time),
                        self._columns.time,
                        f"row {start + row}",
                    )
                except FieldError as error:
                    faults[row] = error
                except InputError as error:
                    return row, error
            if row in faults and not self._bad.skip:
                return None
        return None


def _plain(column: ArrowArray) -> ArrowArray:
    return column.dictionary_decode() if arrow().types.is_dictionary(column.type) else column


def _nulls(column: ArrowArray, reason: str) -> Faults:
    if not column.null_count:
        return {}
    valid = column.is_valid().to_numpy(zero_copy_only=False)
    return dict.fromkeys(np.flatnonzero(~valid.astype(np.bool_)).tolist(), reason)


def _users(column: ArrowArray) -> tuple[Encoded, Faults]:
    """Return the ids as text ("" for one that cannot be read) and the rows without an id."""
    plain = _plain(column)
    if arrow().types.is_integer(plain.type):
        plain = plain.cast(arrow().string())
    missing = _nulls(plain, "the user id is missing")
    found, entries = dictionary_of_arrow(plain.dictionary_encode())
    if None in entries:
        return _readable(plain)
    users = [*map(str, entries), ""]  # the last one stands for missing ids, whose code is -1
    codes = found.astype(np.int64)
    codes[codes < 0] = len(users) - 1
    empty = np.flatnonzero(codes == users.index(""))
    faults = dict.fromkeys(empty.tolist(), "the user id is empty")
    return Encoded(codes, users), faults | missing


def _readable(column: ArrowArray) -> tuple[Encoded, Faults]:
    """The ids of a column in which some are not UTF-8, and the rows without a readable one."""
    users: list[str] = []
    faults: Faults = {}
    for row in range(len(column)):
        user: object = None
        reason = "the user id is missing or empty"
        try:
            user = column[row].as_py()
        except UnicodeDecodeError:
            reason = "the user id is not valid UTF-8"
        if isinstance(user, str) and user:
            users.append(user)
        else:
            users.append("")
            faults[row] = reason
    return encoded(users), faults


def _samples(column: ArrowArray) -> tuple[Column, Faults]:
    """Return the samples (arbitrary for a missing one) and the rows without a readable number."""
    plain = _plain(column)
    types = arrow().types
    missing = _nulls(plain, "the value is missing")
    if types.is_floating(plain.type):
        floats = plain.to_numpy(zero_copy_only=False).astype(np.float64)
        finite = np.isfinite(floats)
        if finite.all():
            return floats, missing
        # A missing float is NaN here.
        return floats, dict.fromkeys(np.flatnonzero(~finite).tolist(), NOT_FINITE) | missing
    if types.is_decimal(plain.type):
        exact = [d if isinstance(d, Decimal) else Decimal() for d in plain.to_pylist()]
        return np.array(exact, dtype=np.object_), missing
    if types.is_boolean(plain.type):
        plain = plain.cast(arrow().int8())
    return plain.fill_null(0).to_numpy(zero_copy_only=False), missing
