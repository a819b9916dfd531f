"""The output of a kept run: every byte is in the state before it is in the file.

So a run that was killed writes the same bytes again, at the same place, and a torn last line is
mended.
"""

import os
import stat
from hashlib import blake2b
from pathlib import Path

from withhold.cli.options import UsageError
from withhold.core.errors import StateOlderError, WithholdError
from withhold.durable import disk
from withhold.durable.keeper import Keeper
from withhold.files.rows import Chunk


class OutputError(WithholdError):
    """Rows are kept in the state, and some of them may not be in the output."""

    def __init__(self, path: Path, cause: OSError) -> None:
        super().__init__(path, cause)
        self._text = f"--output {path}: {cause.strerror or cause}"

    def __str__(self) -> str:
        return self._text


class Outbox:
    """Adds to the output what has been committed. Enter it to open the file.

    Attributes:
        end: where the next bytes belong.
    """

    def __init__(self, path: Path, keeper: Keeper) -> None:
        self._path = path
        self._keeper = keeper
        self._file = -1
        self.end = 0

    def __enter__(self) -> "Outbox":
        """Opens the file, and writes again what the last commit may not have written.

        Raises:
            UsageError: it is no regular file, or not the output of this run.
            StateOlderError: it has more rows than the state knows.
        """
        try:
            flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NONBLOCK
            self._file = os.open(self._path, flags, 0o666)
        except OSError as error:
            raise UsageError(f"--output cannot be written: {error.strerror or error}") from None
        try:
            self._mend()
        except BaseException:
            os.close(self._file)
            raise
        return self

    def _mend(self) -> None:
        status = os.fstat(self._file)
        if not stat.S_ISREG(status.st_mode):
            raise UsageError("--output: with --state it has to be a regular file")
        offset, pending = self._keeper.head.offset, self._keeper.outbox()
        if status.st_size < offset:
            raise UsageError("--output lacks rows that this run has written: name the same file")
        beyond = os.pread(self._file, len(pending) + 1, offset)
        if not pending.startswith(beyond):
            if len(beyond) > len(pending) and beyond.startswith(pending):
                raise StateOlderError("--output has more rows than the state knows of")
            raise UsageError("--output is not the output of this run: name the same file")
        disk.write_at(self._file, pending, offset)
        disk.sync(self._file)
        if not status.st_size:
            disk.sync_folder(str(self._path.resolve()))
        self.end = offset + len(pending)

    def add(self, data: bytes, note: str) -> None:
        """Commits a note and the next bytes, with the samples that led to them, and writes the bytes.

        Raises:
            StateWriteError: nothing was written, neither here nor there.
            OutputError: the bytes are committed, but may not be in the file.
        """
        self._keeper.commit(note, (self.end, data))
        try:
            disk.write_at(self._file, data, self.end)
            disk.sync(self._file)
        except OSError as error:
            raise OutputError(self._path, error) from None
        self.end += len(data)

    def __exit__(self, *_: object) -> None:
        os.close(self._file)


class RowsDigest:
    """A digest of rows, in order, however they are cut into chunks."""

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=16)

    def add(self, chunk: Chunk) -> None:
        """Takes in more rows."""
        rows = zip(chunk.names, chunk.samples, strict=True)
        text = "".join(f"{len(user)} {user} {sample}\n" for user, sample in rows)
        self._hash.update(text.encode("utf-8", "surrogatepass"))

    def text(self) -> str:
        """The digest so far."""
        return self._hash.hexdigest()
