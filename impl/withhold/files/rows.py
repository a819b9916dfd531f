"""What every reader yields: chunks of checked rows; and the refusal of a row with its place."""

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from importlib import import_module
from io import BufferedIOBase
from itertools import count
from types import ModuleType
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from withhold.core.batch import Encoded
from withhold.core.decimals import Decimals
from withhold.core.errors import WithholdError
from withhold.files.lines import LastLine, LineError

CHUNK_ROWS = 1 << 19  # blocks of text seldom have more

Samples: TypeAlias = (
    Sequence[str] | Sequence[int] | Sequence[Decimal] | NDArray[np.generic] | Decimals
)


class InputError(WithholdError):
    """A file or a row is refused; `place` says where ("line 3"), `column` in which column.

    The message contains no sample and no user id, only places, column names and what was
    expected.
    """

    def __init__(self, reason: str, *, place: str | None = None, column: str | None = None) -> None:
        where = [place] if place else []
        if column is not None:
            where.append(f"column {column!r}")
        super().__init__(": ".join([", ".join(where), reason] if where else [reason]))
        self.place = place
        self.column = column


class MissingExtraError(WithholdError):
    """An optional package is not installed; the message says how to install it."""

    def __init__(self, what: str, package: str, extra: str) -> None:
        super().__init__(
            f"{what} needs {package}, which is not installed; "
            f"install it with: pip install 'withhold[{extra}]'"
        )


def import_extra(module: str, what: str, extra: str) -> ModuleType:
    """Return a module of an optional package.

    `what` needs the package, and the extra `extra` installs it.

    Raises: MissingExtraError if it is not installed.
    """
    try:
        return import_module(module)
    except ImportError:
        raise MissingExtraError(what, module.partition(".")[0], extra) from None


@dataclass(frozen=True, slots=True)
class Columns:
    """The names of the columns that are read; without a value, every sample is "0".

    With a time, the rows' times are checked: see `withhold.files.clock`.
    """

    user: str
    value: str | None
    time: str | None = None

    def __iter__(self) -> Iterator[str]:
        return iter(name for name in (self.user, self.value, self.time) if name is not None)


@dataclass(slots=True)
class BadRows:
    """What to do with a row that cannot be read: refuse it, or skip and count it.

    `last` says the same of a last line without its end.
    """

    skip: bool = False
    skipped: int = 0
    last: LastLine = field(default_factory=LastLine)

    def add(self, refusal: InputError) -> None:
        """Counts a bad row. Raises: the refusal, unless bad rows are skipped."""
        if not self.skip:
            raise refusal
        self.skipped += 1


@dataclass(frozen=True, slots=True)
class Chunk:
    """Consecutive rows: users (text), samples as written, and the numbers of the rows in the file.

    `unit` says what `numbers` count: "line" (the header is line 1) or "row".
    """

    users: Encoded
    samples: Samples
    numbers: Sequence[int]
    unit: str

    def __len__(self) -> int:
        return len(self.users.codes)

    def __getitem__(self, rows: slice) -> "Chunk":
        users = Encoded(self.users.codes[rows], self.users.users)
        return Chunk(users, self.samples[rows], self.numbers[rows], self.unit)

    def split(self) -> "Iterator[Chunk]":
        """The rows in chunks of CHUNK_ROWS, and the rest."""
        for start in range(0, len(self), CHUNK_ROWS):
            yield self[start : start + CHUNK_ROWS]

    @property
    def names(self) -> Iterator[str]:
        """The user of each row."""
        return map(str, map(self.users.users.__getitem__, self.users.codes.tolist()))

    def place(self, row: int) -> str:
        """Return the place of row number `row` of the chunk, such as "line 3"."""
        return f"{self.unit} {self.numbers[row]}"


@dataclass(frozen=True, slots=True)
class Reader:
    """An open input. `chunks` raises InputError if a row is refused.

    `consumed` returns how much of `size` has been read, both in `unit` ("B" or "row"); `size` is
    None if it is unknown.
    """

    chunks: Iterator[Chunk]
    consumed: Callable[[], int]
    size: int | None
    unit: str


def encoded(users: list[str]) -> Encoded:
    """The users of consecutive rows as a dictionary.

    >>> rows = encoded(["b", "a", "b"])
    >>> rows.codes.tolist(), rows.users
    ([0, 1, 0], ['b', 'a'])
    """
    known: defaultdict[str, int] = defaultdict(count().__next__)
    codes = np.fromiter(map(known.__getitem__, users), dtype=np.int64, count=len(users))
    return Encoded(codes, list(known))


Record: TypeAlias = tuple[int, str, str]
"""Number of the line on which a row starts, user, decimal text."""


def gather(
    records: Iterable[Record | InputError | None], ready: Callable[[], int], bad: BadRows
) -> Iterator[Chunk]:
    """Yield the records of a text file in chunks, at the latest before reading would wait for input.

    `records` yields a bad row as its refusal, None for what is no row, and raises a refusal after which it
    is not known where the next row begins. Records before a refused one are yielded before the refusal is raised.
    """
    failure: InputError | None = None
    numbers: list[int] = []
    users: list[str] = []
    samples: list[str] = []
    try:
        for record in records:
            if isinstance(record, InputError):
                bad.add(record)
            elif record is not None:
                number, user, sample = record
                numbers.append(number)
                users.append(user)
                samples.append(sample)
            if users and (len(users) >= CHUNK_ROWS or ready() <= 0):
                yield Chunk(encoded(users), samples, numbers, "line")
                numbers, users, samples = [], [], []
    except LineError as error:
        failure = InputError(error.reason, place=f"line {error.number}")
    except InputError as error:
        failure = error
    if users:
        yield Chunk(encoded(users), samples, numbers, "line")
    if failure is not None:
        raise failure


def stream_size(stream: object) -> int | None:
    """Return the size in bytes of a regular file that is read as it is, else None."""
    if isinstance(stream, SizedStream):
        return stream.size
    if not isinstance(stream, BufferedIOBase):
        return None
    try:
        if not stream.seekable():
            return None
        here = stream.tell()
        size = stream.seek(0, 2)
        stream.seek(here)
    except OSError:
        return None
    return size - here


class SizedStream(ABC):
    """A stream that says how large it is, None if that is not known, and whether its bytes are waited for."""

    size: int | None = None
    waits: bool = False

    @abstractmethod
    def read1(self, size: int, /) -> bytes:
        """The next bytes; none at the end."""
