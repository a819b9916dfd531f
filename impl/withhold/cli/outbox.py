"""The output of a kept run: every byte is in the state before it is in the file.

So a run that was killed writes the same bytes again, at the same place, and a torn last line is
mended.
"""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path

from withhold.cli.options import UsageError
from withhold.core.errors import StateOlderError, WithholdError
from withhold.durable import disk
from withhold.durable.keeper import Keeper
from withhold.files.rows import Chunk
from withhold.files.targets import lock, must_be_at

ANOTHER = "name the same file, or an empty one for the rows that follow"


class OutputError(WithholdError):
    """The output cannot take rows. `kept`: they are in the state, and some may be in the output."""

    def __init__(self, path: Path, reason: str, *, kept: bool) -> None:
        super().__init__(path, reason)
        self.kept = kept
        self._text = f"--output {path}: {reason}"

    def __str__(self) -> str:
        return self._text


class Outbox:
    """Adds to the output what has been committed. Enter it to open and lock the file.

    Attributes:
        end: where the next bytes belong.
    """

    def __init__(self, path: Path, *, resumed: bool) -> None:
        """The file of a run that is `resumed`; else it is made, or is empty."""
        self._path = path
        self._resumed = resumed
        self._place = Path(os.path.realpath(path))
        self._keeper: Keeper | None = None
        self._file = -1
        self._made = self._anew = False
        self.end = 0

    def __enter__(self) -> "Outbox":
        """Opens the file, if it is there or the run is new.

        Raises:
            UsageError: it is no regular file, or not empty though the run is new.
            OutputError: another run writes to it.
        """
        if self._place.exists() or not self._resumed:
            self._open()
        return self

    def _open(self) -> None:
        made = not self._place.exists()
        try:
            flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NONBLOCK
            self._file = os.open(self._place, flags, 0o666)
        except OSError as error:
            raise UsageError(f"--output cannot be written: {error.strerror or error}") from None
        try:
            if not stat.S_ISREG(os.fstat(self._file).st_mode):
                raise UsageError("--output: with --state it has to be a regular file")
            with self._typed(kept=False):
                lock(self._file)
                must_be_at(self._file, self._place)
            self._made = made
            if not self._resumed and os.fstat(self._file).st_size:
                raise UsageError("--output exists: a run with --state begins with a new file")
        except BaseException:
            self._close()
            raise

    @contextmanager
    def _typed(self, *, kept: bool) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            reason = error.strerror or str(error)
            raise OutputError(self._path, reason, kept=kept) from None

    def check(self, offset: int, pending: bytes) -> None:
        """Refuses a file that is not the output of a run whose last bytes are `pending`, at `offset`.

        An empty file may take the rows that follow, because the file of the others may be lost.

        Raises:
            UsageError: it is not the output of this run, or not there.
            OutputError: another run writes to it.
            StateOlderError: it has more rows than the state knows.
        """
        if self._file < 0:
            if offset or pending:
                raise UsageError(f"--output is not there: {ANOTHER}")
            self._open()
        size = os.fstat(self._file).st_size
        self._anew = size == 0 and offset > 0
        if self._anew:
            return
        if size < offset:
            raise UsageError(f"--output lacks rows that this run has written: {ANOTHER}")
        beyond = os.pread(self._file, len(pending) + 1, offset)
        if not pending.startswith(beyond):
            if len(beyond) > len(pending) and beyond.startswith(pending):
                raise StateOlderError("--output has more rows than the state knows of")
            raise UsageError(f"--output is not the output of this run: {ANOTHER}")

    def begin(self, keeper: Keeper, header: bytes) -> None:
        """Writes again what the last commit may not have written; in an empty file after the header.

        Raises:
            StateWriteError, OutputError: it cannot be written.
        """
        self._keeper = keeper
        offset, pending = keeper.head.offset, keeper.outbox()
        if self._anew:
            self.add(header + pending, keeper.head.note)
            return
        with self._typed(kept=True):
            disk.write_at(self._file, pending, offset)
            disk.sync(self._file)
            if self._made:
                disk.sync_folder(str(self._place))
        self.end = offset + len(pending)

    def add(self, data: bytes, note: str) -> None:
        """Commits a note and the next bytes, with the samples that led to them, and writes the bytes.

        Raises:
            StateWriteError: nothing was written, neither here nor there.
            OutputError: nothing was written, because the file was moved or cut; or, with `kept`, the
                bytes are committed, but may not be in the file.
        """
        if self._keeper is None:
            raise RuntimeError("the output has not begun")
        with self._typed(kept=False):
            must_be_at(self._file, self._place, self.end)
        self._keeper.commit(note, (self.end, data))
        with self._typed(kept=True):
            must_be_at(self._file, self._place, self.end)  # committing takes a while
            disk.write_at(self._file, data, self.end)
            disk.sync(self._file)
        self.end += len(data)

    def __exit__(self, *_: object) -> None:
        if self._made and self._keeper is None:
            with suppress(OSError):  # no run has begun
                self._place.unlink()
        self._close()

    def _close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
        self._file = -1


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
