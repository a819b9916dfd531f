"""`--horizon auto`: the rows are read once, and kept until all of them have been counted."""

import pickle
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from tempfile import SpooledTemporaryFile
from typing import IO

import numpy as np

from withhold.cli.ended import nothing_released
from withhold.cli.settings import Settings
from withhold.cli.signals import Signals
from withhold.core.errors import TooManyUsersError
from withhold.core.params import Params
from withhold.core.user_index import UserIndex
from withhold.files.rows import Chunk, Columns, InputError, Reader

IN_MEMORY = 1 << 26
"""How many bytes of rows are kept in memory. If there are more, all are in a temporary file."""


class KeptRows:
    """Chunks of rows, in memory or in a file without a name, which ends with the process."""

    def __init__(self, stack: ExitStack) -> None:
        """The stack frees what is kept."""
        file = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 # the stack closes it
        self._file: IO[bytes] = stack.enter_context(file)
        self._chunks = 0
        self._rows = self._taken = 0

    def adding(self, chunks: Iterable[Chunk]) -> Iterator[Chunk]:
        """The chunks, each kept before it is yielded.

        Raises: InputError if the temporary file cannot be written.
        """
        for chunk in chunks:
            try:
                pickle.dump(chunk, self._file, pickle.HIGHEST_PROTOCOL)
            except OSError as error:
                raise InputError(
                    f"a temporary file for the rows cannot be written: {error.strerror or error}"
                ) from None
            self._chunks += 1
            self._rows += len(chunk)
            yield chunk

    def reader(self) -> Reader:
        """The reader of all that is kept."""
        return Reader(self._again(), lambda: self._taken, self._rows, "row")

    def _again(self) -> Iterator[Chunk]:
        self._file.seek(0)
        for _ in range(self._chunks):
            try:
                chunk: Chunk = pickle.load(self._file)  # only this process has written to it
            except OSError as error:
                raise InputError(f"reading failed: {error.strerror or error}") from None
            self._taken += len(chunk)
            yield chunk


def counted_first(
    settings: Settings, reader: Reader, signals: Signals, stack: ExitStack
) -> tuple[Settings, Reader]:
    """The settings with the number of samples as the horizon if it is "auto", and a reader of the same rows.

    The count costs no privacy, because arrivals are public.

    Raises: InputError for the first row that would be refused, or if the rows cannot be kept; StoppedError.
    """
    if not settings.count_first:
        return settings, reader
    kept = KeptRows(stack)
    chunks = kept.adding(signals.between(reader.chunks))
    try:
        samples = count_samples(chunks, settings.params, settings.columns)
    except InputError as error:
        raise InputError(f"{error}\n{nothing_released(settings.resume)}") from None
    params = replace(settings.params, horizon=samples or None)
    return replace(settings, params=params), kept.reader()


def count_samples(chunks: Iterable[Chunk], params: Params, columns: Columns) -> int:
    """How many samples will count; it releases and spends nothing.

    Raises: InputError for the first row that would be refused, by its reader or because of its
    user.
    """
    index, counts = UserIndex(params), np.zeros(0, dtype=np.int64)
    for chunk in chunks:
        try:
            found = index.encode(chunk.users)
        except TooManyUsersError as error:
            place = chunk.place(error.index or 0)
            raise InputError(error.reason, place=place, column=columns.user) from None
        index.add(found.new_users)
        counts = np.concatenate((counts, np.zeros(len(found.new_users), dtype=np.int64)))
        counts += np.bincount(found.codes[found.codes >= 0], minlength=len(counts))
    return int(np.minimum(counts, params.max_samples).sum())
