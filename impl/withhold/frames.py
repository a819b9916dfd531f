"""Columns of data frames by name, through narwhals, so that no library of frames is named here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from withhold.core.errors import ParameterError
from withhold.files.rows import import_extra


def columns_of_frame(frame: Any, user: object, values: Sequence[object], name: str) -> list[Any]:
    """The column of users and the columns of values, as the frame's own library holds them.

    Args:
        frame: a data frame of pandas, polars, pyarrow or another library that narwhals knows.
        user, values: the names of the columns.
        name: what the caller calls `values`.

    Raises:
        ParameterError: a name is not that of a column, or the frame is lazy or no frame.
        MissingExtraError: narwhals is not installed.
    """
    wanted = [("user", user), *((name, value) for value in values)]
    narwhals = import_extra("narwhals.stable.v2", "a data frame", "frames")
    try:
        native = narwhals.to_native(frame, pass_through=True)  # else lazy ones of narwhals pass
        table = narwhals.from_native(native, eager_only=True)
        names = set(table.columns)
    except (TypeError, ValueError):  # two columns of one name are a ValueError
        kind = type(frame).__name__
        raise ParameterError("the data frame", "in memory, with distinct columns", kind) from None
    for parameter, column in wanted:
        if not isinstance(column, str) or column not in names:
            shown = column if isinstance(column, str) else type(column).__name__  # not its rows
            raise ParameterError(parameter, "the name of a column", shown)
    return [table.get_column(column).to_native() for _, column in wanted]
