"""The column of times of a Parquet file: numbers, text, or timestamps with a time zone."""

from collections.abc import Sequence
from decimal import Decimal

from withhold.files.arrow import ArrowArray, ArrowType, arrow
from withhold.files.clock import Clock, Instant, TimeError
from withhold.files.rows import InputError


def check_kind(kind: ArrowType, column: str) -> None:
    """Checks the type of the column.

    Raises: InputError, also for timestamps whose UTC offset nothing says.
    """
    types = arrow().types
    if types.is_timestamp(kind):
        if kind.tz is None:
            raise InputError(
                "the timestamps have no time zone, and so no UTC offset", column=column
            )
    elif not (
        any(test(kind) for test in (types.is_integer, types.is_floating, types.is_decimal))
        or str(kind) in ("string", "large_string", "string_view")
    ):
        raise InputError("times must be numbers, text, or timestamps with a zone", column=column)


def times_of(column: ArrowArray) -> Sequence[object]:
    """The times as stored; None for a missing one."""
    if arrow().types.is_timestamp(column.type):
        column = column.cast(arrow().int64())  # exact: in the unit of the column, in UTC
    try:
        return column.to_pylist()
    except UnicodeDecodeError:
        return [_text(column, row) for row in range(len(column))]


def _text(column: ArrowArray, row: int) -> object:
    try:
        return column[row].as_py()
    except UnicodeDecodeError:
        return "?"  # which is no time


def instant_of(clock: Clock, time: object) -> Instant:
    """What a stored time says.

    Raises: TimeError.
    """
    if isinstance(time, str):
        return clock.read(time)
    if isinstance(time, (int, float, Decimal)):
        return clock.number(str(time))
    raise TimeError("the time is missing")
