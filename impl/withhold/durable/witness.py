"""The witness of a state file: a small file beside it that says how new the state must be.

SQLite drops the damaged end of its log without a word, and a backup may be put in the place of the
newest file. Either way the state is older than what was released, and going on would draw noise
again. So after every commit that contains draws, and before anything that depends on them is
shown, the witness notes how many there are. A state with fewer is refused.

Two places are written in turns, so that a torn write leaves the other.
"""

from __future__ import annotations

import errno
import os
import stat
import struct
from dataclasses import dataclass

from withhold.core.errors import StateWriteError
from withhold.durable import disk
from withhold.durable.codec import digest_of

SUFFIX = ".witness"
_BODY = struct.Struct("<8s16s16sQQQ")
_MAGIC = b"witness1"
_PLACE = 512  # bytes of a place: one sector


@dataclass(frozen=True, slots=True)
class Mark:
    """How new a state is.

    run, token: random, of the run and of the last opening. generation: the number of openings.
    drawn: the number of requests for noise.
    """

    run: bytes
    token: bytes
    generation: int
    drawn: int


class Witness:
    """The open witness of a state file."""

    __slots__ = ("_file", "_turn")

    def __init__(self, path: str, *, create: bool) -> None:
        """Opens the witness of the state file at `path`.

        Raises:
            FileNotFoundError: it does not exist and is not to be created.
            StateWriteError: it cannot be opened.
        """
        flags = os.O_RDWR | os.O_CLOEXEC | (os.O_CREAT if create else 0)
        try:
            self._file = os.open(path + SUFFIX, flags, 0o600)
            if create:
                disk.sync_folder(path)
        except FileNotFoundError:
            raise
        except OSError as error:
            raise StateWriteError(f"witness: {error.strerror}") from None
        self._turn = 0

    def read(self) -> Mark | None:
        """The newest mark, or None if neither place can be read."""
        readable = _marks(os.pread(self._file, 2 * _PLACE, 0))
        if not readable:
            return None
        self._turn, mark = max(readable, key=lambda pair: pair[0])
        return mark

    def note(self, mark: Mark) -> None:
        """Notes that a state is at least as new as this.

        Raises:
            StateWriteError: it could not be written.
        """
        turn = self._turn + 1
        body = _BODY.pack(_MAGIC, mark.run, mark.token, mark.generation, mark.drawn, turn)
        try:
            disk.write_at(self._file, body + digest_of(body), turn % 2 * _PLACE)
            disk.sync(self._file)
        except OSError as error:
            raise StateWriteError(f"witness: {error.strerror}") from None
        self._turn = turn

    def close(self) -> None:
        """Closes the file."""
        os.close(self._file)


def has_mark(path: str | os.PathLike[str]) -> bool:
    """Whether the witness of a state file says that a run has begun."""
    try:
        return bool(_marks(_content(os.path.realpath(path))))
    except OSError:
        return False


def must_be_free(path: str) -> None:
    """Refuses to write a witness over a file of another kind. The first write of a witness may be torn.

    Raises:
        StateWriteError: there is such a file beside the state file at `path`.
    """
    try:
        content = _content(path)
    except OSError as error:
        raise StateWriteError(f"witness: {error.strerror}") from None
    starts = (place.rstrip(b"\0")[: len(_MAGIC)] for place in _places(content))
    if len(content) > 2 * _PLACE or not all(map(_MAGIC.startswith, starts)):
        raise StateWriteError(f"another file is in the place of its witness ({SUFFIX})")


def _content(path: str) -> bytes:
    """The witness of a state file as bytes, and one byte more than it can have; empty if there is none.

    A device or a pipe is not opened, because that may do something.
    """
    try:
        if not stat.S_ISREG(os.stat(path + SUFFIX).st_mode):
            raise OSError(errno.EINVAL, "it is not a regular file")
        file = os.open(path + SUFFIX, os.O_RDONLY | os.O_CLOEXEC)
    except (FileNotFoundError, NotADirectoryError):
        return b""
    try:
        return os.read(file, 2 * _PLACE + 1)
    finally:
        os.close(file)


def _places(content: bytes) -> tuple[bytes, bytes]:
    return content[:_PLACE], content[_PLACE : 2 * _PLACE]


def _marks(content: bytes) -> list[tuple[int, Mark]]:
    """The marks that can be read, each with its turn."""
    found = map(_read, _places(content))
    return [pair for pair in found if pair is not None]


def _read(data: bytes) -> tuple[int, Mark] | None:
    body, digest = data[: _BODY.size], data[_BODY.size : _BODY.size + 16]
    if len(body) < _BODY.size or digest != digest_of(body):
        return None
    magic, run, token, generation, drawn, turn = _BODY.unpack(body)
    return (turn, Mark(run, token, generation, drawn)) if magic == _MAGIC else None
