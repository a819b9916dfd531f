"""Standard streams that are closed, full, or have lost their reader."""

import os
import sys
from contextlib import suppress
from typing import TextIO

from withhold.files.writers import discard


def occupy() -> None:
    """Gives closed standard descriptors to nothing, so that no file that is opened gets their numbers.

    Else what is meant for standard error may be written into an output.
    """
    for number in (0, 1, 2):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # gets the lowest free number


def say(message: str) -> None:
    """Prints a line on standard error, if that is open: never on standard output in its place."""
    if sys.stderr is None:
        return
    with suppress(OSError, ValueError):
        print(message, file=sys.stderr, flush=True)


def flush(code: int) -> int:
    """Hands on what the standard streams hold; returns `code`, or 1 if it was 0 and that failed."""
    for name, stream in (("standard output", sys.stdout), ("standard error", sys.stderr)):
        reason = _flush(stream)
        if reason is not None:
            say(f"withhold: error: {name}: {reason}")
            code = code or 1
    return code


def _flush(stream: TextIO | None) -> str | None:
    """Why it cannot be written; None if it can, or is closed."""
    if stream is None or stream.closed:
        return None
    try:
        stream.flush()
    except OSError as error:
        discard(stream)
        return error.strerror or str(error)
    return None
