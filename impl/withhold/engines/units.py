"""Samples in grid units, as a function on Arrow columns that an engine calls.

It is the estimator's own quantiser, so a number is what the Parquet reader makes of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from withhold.core.grid import Quantiser
from withhold.core.params import Params
from withhold.files.arrow import ArrowArray, arrow
from withhold.files.looks import looks_like

ColumnFunction: TypeAlias = Callable[[ArrowArray], ArrowArray]


def units_function(params: Params) -> ColumnFunction:
    """A function from values, none of them missing, to int64 grid units. It can be pickled."""

    quantiser = Quantiser(params)

    def units_of(column: ArrowArray) -> ArrowArray:
        pyarrow, types = arrow(), arrow().types
        if types.is_decimal(column.type):
            units = quantiser.many(column.to_pylist())
        else:
            if types.is_boolean(column.type):
                column = column.cast(pyarrow.int8())
            units = quantiser.many(column.to_numpy(zero_copy_only=False))
        found: ArrowArray = pyarrow.array(units, pyarrow.int64())
        return found

    return units_of


def looks(column: ArrowArray) -> ArrowArray:
    """What each text has in common with others that a reader may take for it."""
    texts = [looks_like(str(text)) for text in column.to_pylist()]
    found: ArrowArray = arrow().array(texts, arrow().string())
    return found
