"""Where the bytes of an input come from: a file, a compressed file, a growing file, or a pipe."""

import gzip
import io
import os
import select
import stat
import sys
import time
import zlib
from contextlib import ExitStack
from importlib import import_module
from types import ModuleType
from typing import cast

from withhold.core.descriptors import lost
from withhold.files.lines import ByteStream
from withhold.files.rows import InputError, MissingExtraError, SizedStream

COMPRESSED = {".gz": "gzip", ".zst": "zstd", ".zstd": "zstd"}
POLL_SECONDS = 0.2
"""How often a followed file is looked at while it does not grow."""

COMPARED = 1 << 12
"""How many of the last bytes of a followed file are compared before the next ones are taken."""


def zstd() -> ModuleType:
    """The module of the standard library (from Python 3.14 on), or its copy for earlier versions.

    Raises: MissingExtraError if there is neither.
    """
    for name in ("compression.zstd", "backports.zstd"):
        try:
            return import_module(name)
        except ImportError:
            continue
    raise MissingExtraError("A .zst file", "backports.zstd", "zstd")


class Source(SizedStream):
    """A stream whose errors are refusals of the input."""

    def __init__(self, stream: ByteStream, size: int | None, waits: bool) -> None:
        self._stream = stream
        self.size = size
        self.waits = waits

    def read1(self, size: int, /) -> bytes:
        """The next bytes; none at the end. Raises: InputError."""
        try:
            return self._stream.read1(size)
        except OSError as error:
            raise InputError(f"reading failed: {error.strerror or error}") from None


class Unpacked(SizedStream):
    """The content of a compressed file, piece by piece."""

    def __init__(self, file: io.BufferedIOBase, kind: str, stack: ExitStack) -> None:
        self._kind = kind
        self._failure: InputError | None = None
        self._damage: tuple[type[Exception], ...]
        if kind == "gzip":
            self._stream: ByteStream = stack.enter_context(gzip.GzipFile(fileobj=file))
            self._damage = (EOFError, zlib.error, gzip.BadGzipFile)
        else:
            module = zstd()
            self._stream = stack.enter_context(module.ZstdFile(file))
            self._damage = (EOFError, module.ZstdError)

    def read1(self, size: int, /) -> bytes:
        """The next bytes, as many as wanted, because a file is not waited for; none at the end.

        Raises: InputError, after the bytes before the damage.
        """
        blocks: list[bytes] = []
        left = size
        while left and self._failure is None:
            try:
                block = self._next(left)
            except InputError as error:
                self._failure = error
                break
            if not block:
                break
            blocks.append(block)
            left -= len(block)
        if not blocks and self._failure is not None:
            raise self._failure
        return b"".join(blocks)

    def _next(self, size: int) -> bytes:
        try:
            return self._stream.read1(size)
        except self._damage:
            raise InputError(f"the {self._kind} data is damaged, or ends before its end") from None
        except OSError as error:
            raise InputError(f"reading failed: {error.strerror or error}") from None


class Waited:
    """A descriptor that may not block, because of who has opened it: its bytes are waited for."""

    def __init__(self, file: io.FileIO) -> None:
        self._file = file

    def read1(self, size: int, /) -> bytes:
        """The next bytes; none at the end. Raises: OSError."""
        while (block := self._file.read(size)) is None:
            select.select([self._file], [], [])
        return block


class Followed(SizedStream):
    """A file that grows: at its end the next bytes are waited for. It never ends."""

    waits = True

    def __init__(self, name: str, file: io.FileIO) -> None:
        self._name = name
        self._file = file
        self._position = 0
        self._last = b""  # bytes before the position

    def read1(self, size: int, /) -> bytes:
        """The next bytes.

        Raises: InputError if the file was cut, removed or replaced, or has other bytes before these.
        """
        while True:
            try:
                block = self._file.read(size)
                if block:
                    number, start = self._file.fileno(), self._position - len(self._last)
                    if os.pread(number, len(self._last), start) != self._last:
                        raise InputError("FILE was written anew while it was followed")
                    self._position += len(block)
                    self._last = (self._last + block)[-COMPARED:]
                    return block
                self._check()
            except OSError as error:
                raise InputError(f"reading failed: {error.strerror or error}") from None
            time.sleep(POLL_SECONDS)

    def _check(self) -> None:
        file = self._file.fileno()
        if os.fstat(file).st_size < self._position:
            raise InputError("FILE has become shorter while it was followed")
        match lost(file, self._name):
            case "removed":
                raise InputError("FILE was removed while it was followed")
            case "replaced":
                raise InputError("FILE was replaced by another file while it was followed")


def standard_input() -> Source | None:
    """Standard input; None if it is closed."""
    if sys.stdin is None:
        return None
    try:
        waits = not stat.S_ISREG(os.fstat(sys.stdin.fileno()).st_mode)
    except (OSError, ValueError):
        waits = True
    raw = getattr(sys.stdin.buffer, "raw", None)
    stream = Waited(raw) if isinstance(raw, io.FileIO) else cast(ByteStream, sys.stdin.buffer)
    return Source(stream, None, waits)


def open_file(name: str, stack: ExitStack, *, compressed: str | None, follow: bool) -> SizedStream:
    """The bytes of a file; the stack closes it.

    Raises: OSError if it cannot be opened, MissingExtraError.
    """
    file = stack.enter_context(io.FileIO(name))
    if follow:
        return Followed(name, file)
    stream = stack.enter_context(io.BufferedReader(file))
    if compressed is not None:
        return Unpacked(stream, compressed, stack)
    status = os.fstat(file.fileno())
    if stat.S_ISREG(status.st_mode):
        return Source(stream, status.st_size, waits=False)
    return Source(stream, None, waits=True)
