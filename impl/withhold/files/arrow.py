"""The few names of pyarrow that the readers and writers use, typed, and imported only where they are needed."""

from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Any, Protocol, overload

import numpy as np
from numpy.typing import NDArray

from withhold.files.rows import import_extra


class ArrowType(Protocol):
    """A column type; for a dictionary type, `value_type` is the type of its entries.

    A timestamp type has a time zone `tz`, or None, and a decimal type has a precision.
    """

    @property
    def value_type(self) -> "ArrowType": ...
    @property
    def tz(self) -> str | None: ...
    @property
    def precision(self) -> int: ...


class ArrowArray(Protocol):
    """One column of a batch."""

    @property
    def type(self) -> ArrowType: ...
    @property
    def null_count(self) -> int: ...
    def is_valid(self) -> "ArrowArray": ...
    def cast(self, target: ArrowType) -> "ArrowArray": ...
    def dictionary_decode(self) -> "ArrowArray": ...
    def dictionary_encode(self) -> "ArrowArray": ...
    def fill_null(self, value: int) -> "ArrowArray": ...
    def to_pylist(self) -> list[object]: ...
    def to_numpy(self, zero_copy_only: bool) -> NDArray[np.generic]: ...
    @overload
    def __getitem__(self, index: int) -> "ArrowScalar": ...
    @overload
    def __getitem__(self, index: slice) -> "ArrowArray": ...
    def __len__(self) -> int: ...


class ArrowScalar(Protocol):
    """One value of a column."""

    def as_py(self) -> object: ...


class ArrowBatch(Protocol):
    """Consecutive rows."""

    def column(self, name: str) -> ArrowArray: ...


class ParquetFile(Protocol):
    """An opened Parquet file."""

    @property
    def schema_arrow(self) -> "ArrowSchema": ...
    @property
    def metadata(self) -> "ParquetMetadata": ...
    def iter_batches(self, batch_size: int, columns: Sequence[str]) -> Iterable[ArrowBatch]: ...


class ParquetMetadata(Protocol):
    """The metadata in the footer of a file."""

    @property
    def num_rows(self) -> int: ...


class ArrowSchema(Protocol):
    """Names and types of the columns; a name may be repeated."""

    @property
    def names(self) -> list[str]: ...
    @property
    def types(self) -> list[ArrowType]: ...


class ParquetWriter(Protocol):
    """A Parquet file being written."""

    def write_batch(self, batch: Any, /) -> None: ...
    def close(self) -> None: ...


def arrow(module: str = "pyarrow") -> ModuleType:
    """Return a module of pyarrow.

    Raises: MissingExtraError if it is not installed.
    """
    return import_extra(module, "Parquet", "files")
