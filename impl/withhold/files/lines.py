"""Lines of a byte stream, in bounded memory, with the number of lines that are ready.

A reader of a pipe checks `ready` after each record. Zero means that the next line may have to be
waited for, so the reader yields the records so far first.
"""

from collections.abc import Iterator
from typing import Protocol

BLOCK_BYTES = 1 << 20
LONGEST_LINE = 1 << 20
NOT_UTF8 = "the text is not valid UTF-8"
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class ByteStream(Protocol):
    """A binary input with a read that returns the bytes available."""

    def read1(self, size: int, /) -> bytes: ...


class LineError(Exception):
    """A line that cannot be read as text; `number` is the line's number, from 1."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(reason)
        self.number = number
        self.reason = reason


class Lines:
    """Decoded lines of a UTF-8 byte stream with their line ends, without a byte order mark.

    With `carriage_return` a lone CR ends a line like LF and CRLF; without it only LF does.
    `number` is the number of the last line yielded, `consumed` the number of bytes read so far,
    `unreadable` the number of the last line yielded that is not UTF-8, 0 before there is one. What is
    not UTF-8 in it is escaped by surrogates: its reader has to refuse it.

    Raises: LineError, while iterating, at a line that is longer than a mebibyte.
    """

    def __init__(self, stream: ByteStream, *, carriage_return: bool) -> None:
        self._stream = stream
        self._split = _split_universal if carriage_return else _split_newline
        self.number = 0
        self.ready = 0
        self.consumed = 0
        self.unreadable = 0

    def __iter__(self) -> Iterator[str]:
        for line in self._raw_lines():
            self.number += 1
            self.ready -= 1
            try:
                text = line.decode("utf-8")
            except UnicodeDecodeError:
                self.unreadable = self.number
                text = line.decode("utf-8", "surrogateescape")
            yield text

    def _raw_lines(self) -> Iterator[bytes]:
        rest = b""
        at_start = True
        while block := self._stream.read1(BLOCK_BYTES):
            self.consumed += len(block)
            text = rest + block
            if at_start:
                if len(text) < len(_BYTE_ORDER_MARK) and _BYTE_ORDER_MARK.startswith(text):
                    rest = text
                    continue
                text = text.removeprefix(_BYTE_ORDER_MARK)
                at_start = False
            lines, rest = self._split(text)
            self.ready = len(lines)
            yield from lines
            if len(rest) > LONGEST_LINE:
                raise LineError(self.number + 1, f"longer than {LONGEST_LINE} bytes")
        if rest:
            self.ready = 1
            yield rest


def _split_newline(text: bytes) -> tuple[list[bytes], bytes]:
    """Return the complete lines of `text`, each ended by LF, and the incomplete rest."""
    whole, newline, rest = text.rpartition(b"\n")
    if not newline:
        return [], rest
    return [line + b"\n" for line in whole.split(b"\n")], rest


def _split_universal(text: bytes) -> tuple[list[bytes], bytes]:
    """Return the complete lines of `text`, ended by LF, CRLF or CR, and the incomplete rest.

    A CR at the end stays in the rest, because an LF may follow it.
    """
    lines = text.splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        return lines[:-1], lines[-1]
    return lines, b""
