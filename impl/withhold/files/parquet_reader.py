"""Rows of a Parquet file, batch by batch, with user ids and samples as stored."""

from collections.abc import Iterator
from decimal import Decimal
from io import BufferedIOBase
from typing import NamedTuple

import numpy as np

from withhold.files.arrow import ArrowArray, ArrowBatch, ArrowType, ParquetFile, arrow
from withhold.files.rows import CHUNK_ROWS, Chunk, Columns, InputError, Reader, Samples

_TEXT_TYPES = ("string", "large_string", "string_view")


class _Refusal(NamedTuple):
    """The first row of a batch (0-based) that a column refuses, and why."""

    row: int
    reason: str


def open_parquet(stream: BufferedIOBase, columns: Columns) -> Reader:
    """Check the schema of a Parquet file and return the reader of its rows; row 1 is the first.

    Raises: InputError if the file is not Parquet, or if a needed column is missing, repeated or of
        another type: ids are text or integers, samples are numbers or booleans.
        MissingExtraError if pyarrow is not installed.
    """
    pyarrow, parquet = arrow(), arrow("pyarrow.parquet")
    try:
        file: ParquetFile = parquet.ParquetFile(stream)
        schema = file.schema_arrow
    except (pyarrow.ArrowException, OSError):
        raise InputError("the input is not a Parquet file") from None
    kinds = dict(zip(schema.names, schema.types, strict=True))
    for name in columns:
        found = schema.names.count(name)
        if found != 1:
            reason = (
                f"the file has {found} of that name" if found else "the file has no such column"
            )
            raise InputError(reason, column=name)
    if not _is_identity(_entry_type(kinds[columns.user])):
        raise InputError("user ids must be text or integers", column=columns.user)
    if columns.value is not None and not _is_number(_entry_type(kinds[columns.value])):
        raise InputError("values must be numbers or booleans", column=columns.value)
    position = _Position()
    return Reader(
        chunks=_chunks(file, columns, position),
        consumed=lambda: position.rows,
        size=file.metadata.num_rows,
        unit="row",
    )


class _Position:
    rows = 0


def _entry_type(kind: ArrowType) -> ArrowType:
    return kind.value_type if arrow().types.is_dictionary(kind) else kind


def _is_identity(kind: ArrowType) -> bool:
    return str(kind) in _TEXT_TYPES or bool(arrow().types.is_integer(kind))


def _is_number(kind: ArrowType) -> bool:
    types = arrow().types
    return any(
        test(kind)
        for test in (types.is_integer, types.is_boolean, types.is_floating, types.is_decimal)
    )


def _chunks(file: ParquetFile, columns: Columns, position: _Position) -> Iterator[Chunk]:
    pyarrow = arrow()
    batches = iter(file.iter_batches(batch_size=CHUNK_ROWS, columns=list(columns)))
    while True:
        try:
            batch = next(batches, None)
        except (pyarrow.ArrowException, OSError):
            raise InputError(
                "the Parquet file is damaged", place=f"row {position.rows + 1} or later"
            ) from None
        if batch is None:
            return
        yield from _checked(batch, columns, position)


def _checked(batch: ArrowBatch, columns: Columns, position: _Position) -> Iterator[Chunk]:
    """Yield the rows of a batch up to the first refused one, and raise its refusal."""
    users, no_user = _users(batch.column(columns.user))
    found = [(no_user, columns.user)]
    samples: Samples = ["0"] * len(users)
    if columns.value is not None:
        samples, no_sample = _samples(batch.column(columns.value))
        found.append((no_sample, columns.value))
    refusals = [(refusal, name) for refusal, name in found if refusal]
    first, column = min(refusals, key=lambda found: found[0].row, default=(None, ""))
    rows = first.row if first else len(users)
    start = position.rows + 1
    if rows:
        numbers = range(start, start + rows)
        yield Chunk(users[:rows], samples[:rows], numbers, "row")
    position.rows += rows
    if first:
        raise InputError(first.reason, place=f"row {start + rows}", column=column)


def _plain(column: ArrowArray) -> ArrowArray:
    return column.dictionary_decode() if arrow().types.is_dictionary(column.type) else column


def _first_null(column: ArrowArray, reason: str) -> _Refusal | None:
    if not column.null_count:
        return None
    return _Refusal(int(np.argmin(column.is_valid().to_numpy(zero_copy_only=False))), reason)


def _users(column: ArrowArray) -> tuple[list[str], _Refusal | None]:
    """Return the ids as text ("" for a missing one) and the refusal of the first row without an id."""
    plain = _plain(column)
    if arrow().types.is_integer(plain.type):
        plain = plain.cast(arrow().string())
    try:
        users = [user if isinstance(user, str) else "" for user in plain.to_pylist()]
    except UnicodeDecodeError:
        return _readable(plain)
    if "" not in users:
        return users, None
    row = users.index("")
    empty = plain[row].as_py() == ""
    return users, _Refusal(row, "the user id is empty" if empty else "the user id is missing")


def _readable(column: ArrowArray) -> tuple[list[str], _Refusal | None]:
    """Return the ids before the first one that is not UTF-8, and the refusal of that one."""
    users: list[str] = []
    try:
        for row in range(len(column)):
            user = column[row].as_py()
            if not isinstance(user, str) or not user:
                return users, _Refusal(row, "the user id is missing or empty")
            users.append(user)
    except UnicodeDecodeError:
        pass
    return users, _Refusal(len(users), "the user id is not valid UTF-8")


def _samples(column: ArrowArray) -> tuple[Samples, _Refusal | None]:
    """Return the samples (arbitrary for a missing one) and the refusal of the first row without a number."""
    plain = _plain(column)
    types = arrow().types
    missing = _first_null(plain, "the value is missing")
    if types.is_floating(plain.type):
        floats = plain.to_numpy(zero_copy_only=False).astype(np.float64)
        finite = np.isfinite(floats)
        if finite.all():
            return floats, missing
        row = int(np.argmin(finite))
        # A missing float is NaN here, so report whichever comes first.
        if missing and missing.row <= row:
            return floats, missing
        return floats, _Refusal(row, "the value is not a finite number")
    if types.is_decimal(plain.type):
        exact = [d if isinstance(d, Decimal) else Decimal() for d in plain.to_pylist()]
        return exact, missing
    integers = [int(i) if isinstance(i, int) else 0 for i in plain.to_pylist()]
    return integers, missing
