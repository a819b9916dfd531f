"""An orderly stop at SIGTERM and SIGINT: between two chunks, or while waiting for input."""

import signal
from collections.abc import Iterator
from types import FrameType
from typing import TypeVar

from withhold.core.errors import WithholdError

T = TypeVar("T")
_HANDLED = (signal.SIGTERM, signal.SIGINT)


class StoppedError(WithholdError):
    """A signal asked the run to stop."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number

    def __str__(self) -> str:
        return f"stopped by {signal.Signals(self.number).name}"


class Signals:
    """While it is entered, signals stop the run only where nothing is half done."""

    def __init__(self) -> None:
        self._caught: int | None = None
        self._waiting = False
        self._before: dict[int, object] = {}

    def __enter__(self) -> "Signals":
        try:
            self._before = {each: signal.signal(each, self._catch) for each in _HANDLED}
        except ValueError:  # not the main thread, which gets no signals
            self._before = {}
        return self

    def __exit__(self, *_: object) -> None:
        for each, handler in self._before.items():
            if callable(handler) or isinstance(handler, (int, signal.Handlers)):
                signal.signal(each, handler)

    def _catch(self, number: int, _: FrameType | None) -> None:
        self._caught = number
        if self._waiting:
            raise StoppedError(number)

    def between(self, things: Iterator[T]) -> Iterator[T]:
        """The things, unless a signal comes before or while the next one is waited for.

        Raises: StoppedError.
        """
        while True:
            self._waiting = True
            try:
                if self._caught is not None:
                    raise StoppedError(self._caught)
                thing = next(things, None)
            finally:
                self._waiting = False
            if thing is None:
                return
            yield thing
