"""Rows of a text file in chunks of one size, wherever the blocks in which the file is read may end.

Blocks have a number of bytes, so where one ends depends on how values are written. What comes together is
committed together if there is a state, so it must follow from the numbers of rows.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, chain
from typing import overload

import numpy as np

from withhold.core.batch import Encoded
from withhold.core.decimals import Decimals
from withhold.files import rows as sizes
from withhold.files.rows import Chunk, InputError


def regrouped(chunks: Iterator[Chunk]) -> Iterator[Chunk]:
    """The rows in chunks of CHUNK_ROWS, and a last one with the rest.

    Raises: InputError, after the rows before the refused one.
    """
    held: list[Chunk] = []
    missing, failure = sizes.CHUNK_ROWS, None
    try:
        for chunk in chunks:
            start = 0
            while len(chunk) - start >= missing:
                held.append(chunk[start : start + missing])
                start += missing
                whole, held, missing = joined(held), [], sizes.CHUNK_ROWS
                yield whole
            if start < len(chunk):
                held.append(chunk[start:])
                missing -= len(chunk) - start
    except InputError as error:
        failure = error
    if held:
        yield joined(held)
    if failure is not None:
        raise failure


def joined(parts: Sequence[Chunk]) -> Chunk:
    """Consecutive chunks of a text file, at least one, as a single chunk."""
    if len(parts) == 1:
        return parts[0]
    first = [0, *accumulate(len(part.users.users) for part in parts)]
    codes = [part.users.codes + start for part, start in zip(parts, first, strict=False)]
    users = [user for part in parts for user in part.users.users]
    columns = [part.samples for part in parts]
    samples: list[str] | Decimals
    if all(isinstance(column, Decimals) for column in columns):
        decimals = [column for column in columns if isinstance(column, Decimals)]
        texts = Texts([column.texts for column in decimals])
        samples = Decimals(texts, np.concatenate([column.nearest for column in decimals]))
    else:
        samples = [str(sample) for column in columns for sample in column]
    numbers = [part.numbers for part in parts]
    return Chunk(Encoded(np.concatenate(codes), users), samples, _numbers(numbers), parts[0].unit)


def _numbers(parts: Sequence[Sequence[int]]) -> Sequence[int]:
    """The numbers of all rows, as a range if they follow one another."""
    first, last = parts[0][0], parts[-1][-1]
    if last - first + 1 == sum(map(len, parts)):
        return range(first, last + 1)
    return list(chain.from_iterable(parts))


class Texts(Sequence[str]):
    """Columns of text, one after the other."""

    __slots__ = ("_ends", "_parts")

    def __init__(self, parts: Sequence[Sequence[str]]) -> None:
        self._parts = parts
        self._ends = list(accumulate(map(len, parts)))

    def __len__(self) -> int:
        return self._ends[-1]

    @overload
    def __getitem__(self, row: int) -> str: ...
    @overload
    def __getitem__(self, row: slice) -> Sequence[str]: ...
    def __getitem__(self, row: int | slice) -> str | Sequence[str]:
        if isinstance(row, slice):
            return [self[each] for each in range(*row.indices(len(self)))]
        part = bisect_right(self._ends, row)
        return self._parts[part][row - (self._ends[part - 1] if part else 0)]

    def __iter__(self) -> Iterator[str]:
        return chain.from_iterable(self._parts)
