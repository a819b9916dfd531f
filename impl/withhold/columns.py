"""Columns of other libraries as arrays of numpy or as dictionaries.

Arrow's C interface is read by pyarrow. So polars, pandas on Arrow and other libraries need no code
of their own here, and their rows of text or of a dictionary never become Python objects.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from contextlib import suppress
from importlib import import_module
from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from withhold.core.dictionaries import Dictionary, dictionary_in, dictionary_of_arrow
from withhold.core.errors import ParameterError
from withhold.files.rows import MissingExtraError

ALLOWED = "a column of text or numbers"
READABLE = "a column that pyarrow can read"
KINDS = (
    *("string", "large_string", "string_view", "integer", "floating", "boolean"),
    *("decimal", "null"),
)
"""What a column of Arrow may hold, by the names of pyarrow.types."""

NO_ROWS = (str, bytes, bytearray, memoryview, Mapping, Set)
"""What can be iterated, but is no sequence of rows: characters, bytes, keys, and what has no order."""

OFFERS = ("__arrow_c_stream__", "__arrow_c_array__", "__arrow_array__")
"""Methods of columns that pyarrow can read; the last one is its own, which arrays of pandas have."""


class ArrowArray(Protocol):
    """An array with Arrow's C interface."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]:
        """Capsules with the schema and the array."""


class ArrowStream(Protocol):
    """An array in several parts with Arrow's C interface."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """A capsule with the stream."""


class NumpyArray(Protocol):
    """What numpy can convert."""

    def __array__(self) -> npt.NDArray[Any]:
        """The rows."""


Column: TypeAlias = npt.NDArray[np.generic] | ArrowArray | ArrowStream | NumpyArray
"""A column of numpy, pandas, polars, pyarrow or a library that offers Arrow's C interface."""

Plain: TypeAlias = Sequence[Any] | npt.NDArray[np.generic] | Dictionary
"""A column as the core takes it."""


def read_column(name: str, column: Any) -> Plain:
    """The column as an array or a `Dictionary`; sequences and arrays as they are.

    Raises:
        ParameterError: it holds neither text nor numbers; `name` is in the message.
        MissingExtraError: only pyarrow can read it, and is not installed.
    """
    if isinstance(column, (list, tuple)):
        return column
    if not hasattr(column, "__len__") and not any(hasattr(column, each) for each in OFFERS):
        raise ParameterError(name, ALLOWED, type(column).__name__)
    if isinstance(column, NO_ROWS):
        raise ParameterError(name, ALLOWED, type(column).__name__)
    if getattr(column, "ndim", 1) != 1:
        raise ParameterError(name, "one-dimensional", column.shape)
    if isinstance(column, np.ndarray):
        return column
    dictionary = dictionary_in(column)
    if dictionary is not None:
        return dictionary
    offered = any(hasattr(column, name) for name in OFFERS)
    if offered and not isinstance(getattr(column, "dtype", None), np.dtype):
        try:
            return _read_arrow(name, column, import_module("pyarrow"))
        except ImportError:
            if not hasattr(column, "__array__"):
                raise MissingExtraError("this column", "pyarrow", "frames") from None
    rows: Plain = np.asanyarray(column) if hasattr(column, "__array__") else column
    return rows


def _read_arrow(name: str, column: Any, arrow: Any) -> Plain:
    """A column of Arrow: numbers as an array, all others, and columns with a missing row, as a dictionary."""
    read = arrow.chunked_array if hasattr(column, "__arrow_c_stream__") else arrow.array
    rows = None
    with suppress(Exception):  # it is the other library's, and may say a value
        rows = read(column)
    if rows is None:
        raise ParameterError(name, READABLE, type(column).__name__)
    types = arrow.types
    kind = rows.type.value_type if types.is_dictionary(rows.type) else rows.type
    if not any(getattr(types, f"is_{each}")(kind) for each in KINDS):
        raise ParameterError(name, ALLOWED, str(kind))
    if types.is_primitive(rows.type) and not rows.null_count:
        return np.asarray(rows)
    if not types.is_dictionary(rows.type):
        if types.is_decimal(kind):  # shorter ones cannot be encoded
            rows = rows.cast(arrow.decimal256(kind.precision, kind.scale))
        rows = rows.dictionary_encode()
    return dictionary_of_arrow(rows)
