"""An orderly stop at a signal: between two chunks, or while waiting for input or output."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TypeVar

from withhold.core.errors import WithholdError

T = TypeVar("T")
_HANDLED = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


class StoppedError(WithholdError):
    """A signal asked the run to stop."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number

    def __str__(self) -> str:
        return f"stopped by {signal.Signals(self.number).name}"


class Signals:
    """While it is entered, a signal stops the run only where nothing is half done.

    A second one ends the process at once. A signal that was ignored before stays ignored.
    """

    def __init__(self) -> None:
        self._caught: int | None = None
        self._waiting = False
        self._before: dict[int, object] = {}

    def __enter__(self) -> "Signals":
        try:
            for each in _HANDLED:
                before = signal.getsignal(each)
                if before != signal.SIG_IGN:
                    self._before[each] = before
                    signal.signal(each, self._catch)
        except ValueError:  # not the main thread, which gets no signals
            self._before = {}
        return self

    def __exit__(self, *_: object) -> None:
        for each, handler in self._before.items():
            if callable(handler) or isinstance(handler, (int, signal.Handlers)):
                signal.signal(each, handler)

    def _catch(self, number: int, _: FrameType | None) -> None:
        if self._caught is not None and not self._waiting:
            signal.signal(number, signal.SIG_DFL)
            os.kill(os.getpid(), number)
        self._caught = number
        if self._waiting:
            raise StoppedError(number)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Here a signal may interrupt: nothing is half done.

        Raises: StoppedError, also if the signal came before.
        """
        self._waiting = True
        try:
            if self._caught is not None:
                raise StoppedError(self._caught)
            yield
        finally:
            self._waiting = False

    def between(self, things: Iterator[T]) -> Iterator[T]:
        """The things, unless a signal comes before or while the next one is waited for.

        Raises: StoppedError.
        """
        while True:
            with self.waiting():
                thing = next(things, None)
            if thing is None:
                return
            yield thing
