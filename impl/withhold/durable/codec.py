"""Columns, facts, users and batches as bytes, and back. Little-endian, whatever the machine.

How many bytes there are follows from arrivals and releases, and not from values and noise: else the
size of a write, and so the time that it takes, would tell something about them.
"""

from __future__ import annotations

import json
import struct
import sys
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b

import numpy as np

from withhold.core.batch import Ints
from withhold.core.counter import Numbers
from withhold.core.errors import StateDamagedError
from withhold.core.state import Facts
from withhold.core.storage import Row

CHUNK = 4096  # entries of a column that are written together
WIDE = 16  # bytes of an entry of a list, and of a draw; sums are below 2**94
SAFE = 1 << 62  # numbers up to it fit in an int64 column with room for sums
SIZES = {"i": 4, "I": 4, "q": 8, "Q": 8, "w": WIDE}
_HEAD = struct.Struct("<5Q")
_DRAW = struct.Struct("<HHI")  # bytes of the address, bytes of a number, how many numbers


def digest_of(*parts: bytes) -> bytes:
    """A digest of byte strings, each with its length."""
    found = blake2b(digest_size=16)
    for part in parts:
        found.update(len(part).to_bytes(8, "little"))
        found.update(part)
    return found.digest()


def chunks_of(row: Row) -> Iterator[bytes]:
    """A column in chunks: each begins with its kind, and an empty column has one chunk."""
    kind, data = _column_bytes(row)
    size = CHUNK * SIZES[kind]
    for start in range(0, max(len(data), 1), size):
        yield kind.encode() + data[start : start + size]


def column_of(chunks: Sequence[bytes]) -> Row:
    """The column that these chunks hold.

    Raises:
        StateDamagedError: they are not chunks of one column.
    """
    kinds = {chunk[:1] for chunk in chunks}
    kind = kinds.pop().decode("latin-1") if len(kinds) == 1 else ""
    data = b"".join(chunk[1:] for chunk in chunks)
    if kind not in SIZES or len(data) % SIZES[kind]:
        raise StateDamagedError("a column cannot be read")
    if kind == "w":
        places = range(0, len(data), WIDE)
        return [int.from_bytes(data[at : at + WIDE], "little", signed=True) for at in places]
    row = array(kind)
    row.frombytes(data)
    if sys.byteorder == "big":
        row.byteswap()
    return row


def _column_bytes(row: Row) -> tuple[str, bytes]:
    if isinstance(row, list):
        return "w", b"".join(number.to_bytes(WIDE, "little", signed=True) for number in row)
    if sys.byteorder == "big":
        row = row[:]
        row.byteswap()
    return row.typecode, row.tobytes()


def line_of(name: str, numbers: Iterable[int]) -> str:
    """A name and numbers in base 16. Below 2**128 every number has the same length.

    >>> line_of("a", [-255])
    'a -000000000000000000000000000000ff'
    """
    return " ".join([name, *(f"{number:+033x}" for number in numbers)])


def facts_bytes(facts: Facts) -> bytes:
    """Facts as lines, each with a name and its numbers."""
    return "".join(f"{line_of(name, facts[name])}\n" for name in facts).encode()


def facts_of(data: bytes) -> Facts:
    """The facts in these lines.

    Raises:
        StateDamagedError: they cannot be read.
    """
    try:
        rows = [line.split(" ") for line in data.decode().splitlines()]
        return {name: [int(number, 16) for number in numbers] for name, *numbers in rows}
    except ValueError:
        raise StateDamagedError("the facts cannot be read") from None


def users_bytes(users: Sequence[str | int]) -> bytes:
    """Users as JSON: text, or an integer in base 16 in a list of its own.

    >>> users_bytes(["ana", 255])
    b'["ana",["ff"]]'
    """
    plain = [user if isinstance(user, str) else [f"{user:x}"] for user in users]
    return json.dumps(plain, separators=(",", ":")).encode()


def users_of(data: bytes) -> list[str | int]:
    """The users in this JSON.

    Raises:
        StateDamagedError: it cannot be read.
    """
    try:
        return [
            user if isinstance(user, str) else int("".join(user), 16) for user in json.loads(data)
        ]
    except (TypeError, ValueError):
        raise StateDamagedError("the users cannot be read") from None


def packed(numbers: Sequence[int] | Numbers) -> Numbers:
    """Numbers as a column: of int64 if all of them are at most SAFE in size."""
    column: Numbers = np.asarray(numbers, dtype=np.object_)
    if isinstance(numbers, np.ndarray):
        column = numbers
    if len(column) and (column.max() > SAFE or column.min() < -SAFE):
        return column.astype(np.object_)
    return column.astype(np.int64, copy=False)


def draw_bytes(address: str, numbers: Numbers) -> bytes:
    """Draws and what they were asked for. Below 2**127 every number takes as many bytes."""
    if numbers.dtype == np.int64:
        halves = np.empty((len(numbers), 2), dtype="<i8")
        halves[:, 0] = numbers
        halves[:, 1] = numbers >> 63
        width, body = WIDE, halves.tobytes()
    else:
        whole = numbers.tolist()
        width = max(WIDE, *(number.bit_length() // 8 + 1 for number in whole))
        body = b"".join(number.to_bytes(width, "little", signed=True) for number in whole)
    return _DRAW.pack(len(address), width, len(numbers)) + address.encode() + body


def draws_of(data: bytes) -> Iterator[tuple[str, Numbers]]:
    """The addresses and numbers in these bytes.

    Raises:
        StateDamagedError: they cannot be read.
    """
    at = 0
    try:
        while at < len(data):
            length, width, count = _DRAW.unpack_from(data, at)
            start = at + _DRAW.size + length
            at = start + width * count
            if at > len(data) or width < WIDE:
                raise ValueError
            yield data[start - length : start].decode(), _numbers_of(data[start:at], width)
    except (struct.error, ValueError):
        raise StateDamagedError("a draw of the journal cannot be read") from None


def _numbers_of(data: bytes, width: int) -> Numbers:
    if width == WIDE:
        halves = np.frombuffer(data, dtype="<i8").reshape(-1, 2)
        low, high = halves[:, 0].astype(np.int64), halves[:, 1]
        if (high == low >> 63).all():
            return packed(low)
    places = range(0, len(data), width)
    return packed([int.from_bytes(data[at : at + width], "little", signed=True) for at in places])


@dataclass(frozen=True, slots=True)
class Entry:
    """What one call to an estimator brought, as the journal keeps it.

    stepwise: whether it was a single sample, whose draws are asked for one by one. codes: the user
    of each row. units: grid units, one column for each coordinate. new_users: how many users are new.
    draws: what was drawn for these rows, as `draw_bytes` one after the other.
    """

    stepwise: bool
    codes: Ints
    units: tuple[Ints, ...]
    new_users: int
    draws: bytes


def entry_bytes(entry: Entry, grid: int) -> bytes:
    """An entry as bytes. Units take as many bytes as the grid needs, whatever their values."""
    codes = entry.codes.astype("<i4").tobytes()
    units = b"".join(column.astype(_unit_type(grid)).tobytes() for column in entry.units)
    head = _HEAD.pack(entry.stepwise, entry.new_users, len(codes), len(units), len(entry.draws))
    return b"".join((head, codes, units, entry.draws))


def entry_of(data: bytes, grid: int, dimension: int) -> Entry:
    """The entry in these bytes.

    Raises:
        StateDamagedError: they cannot be read.
    """
    try:
        stepwise, new_users, *lengths = _HEAD.unpack_from(data)
        ends = np.cumsum([_HEAD.size, *lengths]).tolist()
        codes, units, draws = (
            data[start:end] for start, end in zip(ends[:-1], ends[1:], strict=True)
        )
        columns = np.frombuffer(units, dtype=_unit_type(grid)).astype(np.int64)
        rows = np.frombuffer(codes, dtype="<i4").astype(np.int64)
        return Entry(
            stepwise == 1,
            rows,
            tuple(columns.reshape(dimension, len(rows))),
            new_users,
            draws,
        )
    except (struct.error, ValueError):
        raise StateDamagedError("a batch of the journal cannot be read") from None


def _unit_type(grid: int) -> str:
    """The smallest unsigned type for integers from 0 to `grid`.

    >>> [_unit_type(grid) for grid in (1, 255, 256, 2**16, 2**32)]
    ['<u1', '<u1', '<u2', '<u4', '<u8']
    """
    return next(f"<u{size}" for size in (1, 2, 4, 8) if grid < 1 << 8 * size)
