"""The columns of a dataset and their types, checked before any row is read.

The footers of Parquet files are read here, not by an engine, so that all engines refuse the same
files. What an engine reads is then compared with the number of rows in the footers.
"""

from __future__ import annotations

import glob
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from withhold.engines.events import Events
from withhold.files.arrow import ArrowSchema, ArrowType, arrow
from withhold.files.parquet_reader import entry_type, is_identity, is_number
from withhold.files.rows import InputError

_ENDINGS = (".parquet", ".pq")
_WILD = set("*?[]")
_SPECIAL = _WILD | set("{}\\")  # of some engine
_DIGITS = 38  # the most that decimals of every engine have
_READ_AHEAD = 1 << 16  # bytes


@dataclass(frozen=True, slots=True)
class Files:
    """The files of a dataset, sorted by name; how many rows and which columns their footers say they have."""

    names: tuple[str, ...]
    rows: int
    kinds: Kinds
    columns: frozenset[str]


@dataclass(frozen=True, slots=True)
class Kinds:
    """The types of the three columns."""

    user: ArrowType
    value: ArrowType
    order: ArrowType

    def __iter__(self) -> Iterator[ArrowType]:
        return iter((self.user, self.value, self.order))

    @property
    def user_is_text(self) -> bool:
        """Whether user ids are text; else they are integers."""
        return not arrow().types.is_integer(self.user)

    @property
    def floats(self) -> tuple[bool, bool]:
        """Whether values and times are floating-point numbers, some of which are not finite."""
        types = arrow().types
        return bool(types.is_floating(self.value)), bool(types.is_floating(self.order))


def names_files(source: str) -> bool:
    """Whether a source is a file, a folder or a glob; else it may be the name of a table."""
    path = Path(source)
    return bool(_WILD & set(source)) or "/" in source or path.suffix in _ENDINGS or path.exists()


def files_of(events: Events) -> Files:
    """The Parquet files of a dataset, whose columns user, value and order have one type.

    Files and folders whose names begin with a dot or `_` are left out.

    Raises:
        InputError: there are none, one cannot be read, a column is not there or of no use, or the
            schemas differ.
        MissingExtraError: pyarrow is not installed.
    """
    names = files_in(events.source)
    if not names:
        raise InputError("there is no Parquet file", place=events.source)
    rows, kinds, columns = 0, None, set[str]()
    for name in names:
        if _SPECIAL & set(name):
            raise InputError("the name of a file may not contain * ? [ ] { } or \\", place=name)
        schema, size = _footer(name)
        found = kinds_of(schema, events, name)
        if kinds is not None:
            for column, mine, theirs in zip(events, found, kinds, strict=True):
                if mine != theirs:
                    reason = f"the type is {mine}, but {theirs} in {names[0]}"
                    raise InputError(reason, place=name, column=column)
        rows, kinds = rows + size, kinds or found
        columns.update(schema.names)
    if kinds is None or not rows:
        raise InputError("the dataset has no rows", place=events.source)
    return Files(tuple(names), rows, kinds, frozenset(columns))


def files_in(source: str) -> list[str]:
    """The names of the Parquet files of a source, sorted; none if it is not a file, a folder or a glob."""
    folder = Path(source)
    if folder.is_dir():
        found = [path for path in folder.rglob("*") if path.suffix in _ENDINGS and path.is_file()]
        return sorted(str(path) for path in found if _is_shown(path.relative_to(folder)))
    if folder.is_file():
        return [source]
    matches = [Path(name) for name in glob.glob(source, recursive=True)]
    return sorted(str(path) for path in matches if path.is_file() and _is_shown(Path(path.name)))


def _is_shown(path: Path) -> bool:
    return not any(part.startswith((".", "_")) for part in path.parts)


def _footer(name: str) -> tuple[ArrowSchema, int]:
    pyarrow, parquet = arrow(), arrow("pyarrow.parquet")
    try:
        with parquet.ParquetFile(name, pre_buffer=False, buffer_size=_READ_AHEAD) as file:
            return file.schema_arrow, file.metadata.num_rows
    except (pyarrow.ArrowException, OSError, UnicodeDecodeError):
        raise InputError("the file cannot be read as Parquet", place=name) from None


def kinds_of(schema: ArrowSchema, events: Events, place: str) -> Kinds:
    """The types of the columns.

    Raises:
        InputError: a column is missing, repeated (also but for case, which some engines do not
            tell apart) or of a type that cannot be used.
    """
    found = [_kind(schema, name, place) for name in events]
    kinds = Kinds(*found)
    types = arrow().types
    if not is_identity(kinds.user):
        raise InputError("user ids must be text or integers", place=place, column=events.user)
    if not is_number(kinds.value):
        raise InputError("values must be numbers or booleans", place=place, column=events.value)
    if not (
        any(test(kinds.order) for test in (types.is_integer, types.is_floating, types.is_decimal))
        or any(test(kinds.order) for test in (types.is_date, types.is_timestamp))
    ):
        reason = "times must be numbers, dates or timestamps"
        raise InputError(reason, place=place, column=events.order)
    for name, kind in zip(events, kinds, strict=True):
        if types.is_float16(kind) or (types.is_decimal(kind) and kind.precision > _DIGITS):
            reason = f"no engine reads {kind} exactly"
            raise InputError(reason, place=place, column=name)
    return kinds


def _kind(schema: ArrowSchema, name: str, place: str) -> ArrowType:
    if not name:
        raise InputError("a column without a name cannot be read", place=place)
    names: Sequence[str] = schema.names
    alike = [other for other in names if other.lower() == name.lower()]
    if name not in alike:
        raise InputError("there is no such column", place=place, column=name)
    if len(alike) > 1:
        raise InputError("several columns have that name", place=place, column=name)
    return entry_type(schema.types[names.index(name)])
