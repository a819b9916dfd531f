"""A file that takes the place of an older one at once, when there is something in it."""

import errno
import fcntl
import os
import stat
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from withhold.core.descriptors import lost


def rejected(reason: str) -> OSError:
    """An error of the system with another reason."""
    return OSError(errno.EBADF, reason)


def lock(file: int) -> None:
    """Locks a file that a run writes to, as long as it is open, where the file system has locks.

    Raises: OSError if another run writes to it.
    """
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise rejected("another run writes to it") from None
    except OSError:
        return  # some network file systems have none, and an output may be there


def must_be_at(file: int, path: Path, end: int | None = None) -> None:
    """Refuses to write to a file that is no longer at its place, or has another `end` than the given one.

    Bytes after another end would follow a hole, or replace what another program has written.

    Raises: OSError.
    """
    match lost(file, path):
        case "removed":
            raise rejected("it was removed or moved")
        case "replaced":
            raise rejected("another file was put in its place")
    if end is not None and os.fstat(file).st_size != end:
        raise rejected("another program has changed its length")


class NewFile:
    """A file that is written beside its place, and takes it when it is published.

    A place that is no regular file (a terminal, a pipe) is written directly.

    Attributes:
        regular: whether the place is a regular file, or none yet.
        lines: how many whole lines the last `append` has written.

    Raises: OSError if it cannot be made.
    """

    def __init__(self, path: Path, before: Callable[[], None] | None = None) -> None:
        """`before` is called once, when all is ready for the file to take its place.

        A file with `before` is that of a run, which no other run may write to.
        """
        self._before = before
        self._path = path
        self._temporary: Path | None = None
        self._file = -1
        self._end = 0
        self.lines = 0
        try:
            mode = path.stat().st_mode
        except FileNotFoundError:
            mode = None
        self.regular = mode is None or stat.S_ISREG(mode)
        if not self.regular:
            self._file = os.open(path, os.O_WRONLY | os.O_CLOEXEC)
            return
        self._path = Path(os.path.realpath(path))  # a link stays a link
        if mode is not None and not os.access(self._path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        self._check()
        self._file, name = tempfile.mkstemp(prefix=f".{self._path.name}.", dir=self._path.parent)
        self._temporary = Path(name)
        lock(self._file)
        os.fchmod(self._file, 0o666 & ~_umask() if mode is None else stat.S_IMODE(mode))

    @property
    def writable(self) -> BinaryIO:
        """The file for a writer of its own; the caller closes it."""
        return os.fdopen(os.dup(self._file), "wb")

    def append(self, data: bytes, headers: int = 0) -> None:
        """Adds lines, the first `headers` of which are no rows, and publishes the file.

        Raises: OSError. No part of a line is left then, and no header alone takes the place.
        """
        self.lines = 0
        rest = memoryview(data)
        self._check()
        try:
            while rest:
                rest = rest[os.write(self._file, rest) :]
        except OSError:
            written = len(data) - len(rest)
            whole = data.rfind(b"\n", 0, written) + 1
            lines = data.count(b"\n", 0, whole)
            if self.regular:
                with suppress(OSError):
                    os.ftruncate(self._file, self._end + whole)
            if lines > headers:
                with suppress(OSError):
                    self.publish()
            self.lines = lines if self._temporary is None else 0
            raise
        self._end += len(data)
        self.publish()
        self.lines = data.count(b"\n")

    def _check(self) -> None:
        """Refuses a place that another run has taken. Raises: OSError."""
        if self._before is None or not self.regular:
            return
        if self._temporary is None and self._file >= 0:
            must_be_at(self._file, self._path, self._end)
            return
        with suppress(FileNotFoundError):
            there = os.open(self._path, os.O_WRONLY | os.O_CLOEXEC | os.O_NONBLOCK)
            try:
                lock(there)
            finally:
                os.close(there)

    def publish(self) -> None:
        """Takes the place. Raises: OSError."""
        if self._temporary is not None:
            self._check()
            if self._before is not None:
                self._before()
            os.replace(self._temporary, self._path)
            self._temporary = None

    def close(self) -> None:
        """Closes the file, once, and removes it if it was never published."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
        if self._temporary is not None:
            with suppress(OSError):
                self._temporary.unlink()
            self._temporary = None


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def replace_text(path: Path, text: str) -> None:
    """Writes a small text file at once. Raises: OSError; the older file is left then."""
    file = NewFile(path)
    try:
        file.append(text.encode())
    finally:
        file.close()
