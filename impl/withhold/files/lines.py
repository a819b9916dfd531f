"""Lines of a byte stream, in bounded memory, with the number of lines that are ready.

A reader of a pipe checks `ready` after each record. Zero means that the next line may have to be
waited for, so the reader yields the records so far first.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

BLOCK_BYTES = 1 << 23
LONGEST_LINE = 1 << 20
NOT_UTF8 = "the text is not valid UTF-8"
BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class ByteStream(Protocol):
    """A binary input with a read that returns the bytes available."""

    def read1(self, size: int, /) -> bytes: ...


class LineError(Exception):
    """A line that cannot be read as text; `number` is the line's number, from 1."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(reason)
        self.number = number
        self.reason = reason


@dataclass(slots=True)
class LastLine:
    """What to do with a last line without its end, and whether there was one.

    Its writer may not have finished it, and nobody can tell. With `taken` it is a line like others;
    else it is left for another run, which may find its end.
    """

    taken: bool = True
    unended: bool = False


class Lines:
    """Decoded lines of a UTF-8 byte stream with their line ends, without a byte order mark.

    With `carriage_return` a lone CR ends a line like LF and CRLF; without it only LF does.
    `number` is the number of the last line yielded, `ready` how many more can be had without
    reading, `consumed` the number of bytes read so far, `unreadable` the number of the last line
    yielded that is not UTF-8, 0 before there is one. What is not UTF-8 in it is escaped by
    surrogates: its reader has to refuse it.

    Raises: LineError, at a line that is longer than a mebibyte.
    """

    def __init__(
        self, stream: ByteStream, *, carriage_return: bool, last: LastLine | None = None
    ) -> None:
        self._stream = stream
        self._last = LastLine() if last is None else last
        self._universal = carriage_return
        self._lines: deque[bytes] = deque()
        self._rest = b""  # of a line that has not ended
        self._begun = self._ended = False
        self.number = 0
        self.consumed = 0
        self.unreadable = 0

    @property
    def ready(self) -> int:
        return len(self._lines)

    def __iter__(self) -> Iterator[str]:
        while block := self.take():
            self.give(block)
            while self._lines:
                line = self._lines.popleft()
                self.number += 1
                _check_length(line, self.number)
                try:
                    text = line.decode("utf-8")
                except UnicodeDecodeError:
                    self.unreadable = self.number
                    text = line.decode("utf-8", "surrogateescape")
                yield text

    def take(self) -> bytes:
        """The lines that are ready, or the next ones, in one piece; none at the end."""
        if self._lines:
            block = b"".join(self._lines)
            self._lines.clear()
            return block
        while not self._ended:
            _check_length(self._rest, self.number + 1)
            block = self._stream.read1(BLOCK_BYTES)
            self._ended = not block
            self.consumed += len(block)
            text = self._rest + block
            if not self._begun and not self._ended:
                if len(text) < len(BYTE_ORDER_MARK) and BYTE_ORDER_MARK.startswith(text):
                    self._rest = text
                    continue
                text = text.removeprefix(BYTE_ORDER_MARK)
                self._begun = True
            end = self._end_of_all(text) if self._ended else self._end(text)
            whole, self._rest = text[:end], text[end:]
            if whole:
                return whole
        return b""

    def give(self, block: bytes) -> None:
        """Makes lines ready that were taken."""
        if self._universal:
            self._lines.extend(block.splitlines(keepends=True))
            return
        whole, newline, rest = block.rpartition(b"\n")
        if newline:
            self._lines.extend(line + b"\n" for line in whole.split(b"\n"))
        if rest:
            self._lines.append(rest)

    def pass_by(self, lines: int) -> None:
        """Counts lines that were taken and not given back."""
        self.number += lines

    def _end_of_all(self, text: bytes) -> int:
        """Where the last line ends that is taken, at the end of the stream."""
        if not text or text.endswith(b"\n") or (self._universal and text.endswith(b"\r")):
            return len(text)
        self._last.unended = True
        return len(text) if self._last.taken else 0

    def _end(self, text: bytes) -> int:
        """Where the last complete line ends. A CR at the end may belong to an LF that follows."""
        end = text.rfind(b"\n") + 1
        if self._universal:
            end = max(end, text.rfind(b"\r", end, -1) + 1)
        return end


def _check_length(line: bytes, number: int) -> None:
    """Raises: LineError if the line, without its end, is too long."""
    if len(line) > LONGEST_LINE and len(line.rstrip(b"\r\n")) > LONGEST_LINE:
        raise LineError(number, f"longer than {LONGEST_LINE} bytes")
