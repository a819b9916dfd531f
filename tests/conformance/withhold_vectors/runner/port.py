"""Another program as a port: JSON Lines over its standard input and output."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, NoReturn

from withhold_vectors.codec.values import Json, RepeatedKeyError, is_object, strict_loads
from withhold_vectors.codec.version import VERSION
from withhold_vectors.runner.protocol import PROTOCOL, PortError

DEEP_FACTOR = 10
"""How many times the time limit of an ordinary reply the reply to a deep request may take."""

LONGEST_TIMEOUT = 1_000_000.0
"""The largest time limit in seconds, about 11 days."""

_RESTARTS = 5
_GRACE = 5.0  # seconds for a port to end once its input has ended


class Port:
    """A program that answers requests. It is started when it is needed, and again after a failure.

    Raises:
        PortError: from `hello` and `ask`. After too many failures the port is not started again.
    """

    def __init__(self, command: Sequence[str], timeout: float) -> None:
        """timeout: the seconds that a reply may take, at most LONGEST_TIMEOUT."""
        self._command = list(command)
        self._timeout = timeout
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._failures = 0

    def hello(self) -> Json:
        """Starts the port, or starts it again, and returns what it says of itself."""
        self._start()
        hello = {"op": "hello", "protocol": PROTOCOL, "vectors": VERSION}
        return self._exchange(_line(hello), self._timeout)

    def ask(self, request: Json, *, deep: bool = False) -> Json:
        """The reply to a request, without its id. A deep request has DEEP_FACTOR times the limit."""
        self._restart()
        seconds = self._timeout * (DEEP_FACTOR if deep else 1)
        return self._without_id(self._exchange(_line(request), seconds), request["id"])

    def ask_line(self, line: bytes) -> Json:
        """The reply to a line that is no request, without its id, which has to be null."""
        self._restart()
        return self._without_id(self._exchange(line, self._timeout), None)

    def close(self) -> None:
        """Ends the port's input, and kills the port if it does not end by itself."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            with suppress(OSError):  # it has ended already
                process.stdin.close()
        try:
            process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            _kill(process)

    def _restart(self) -> None:
        if self._process is None:
            if self._failures > _RESTARTS:
                raise PortError("the port failed too often and was not started again")
            self.hello()

    def _without_id(self, reply: Json, wanted: object) -> Json:
        missing = object()
        if reply.get("id", missing) != wanted:
            self._fail(f"the reply has the id {json.dumps(reply.get('id'))}")
        return {key: value for key, value in reply.items() if key != "id"}

    def _start(self) -> None:
        self.close()
        try:
            # in a session of its own, so that a shell around the port is killed together with it
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise PortError(f"{self._command[0]} cannot be started: {error.strerror}") from None
        self._lines = queue.SimpleQueue()
        output = self._process.stdout
        if output is not None:
            threading.Thread(target=_pump, args=(output, self._lines), daemon=True).start()

    def _exchange(self, request: bytes, seconds: float) -> Json:
        process = self._process
        if process is None or process.stdin is None:
            raise PortError("the port is not running")
        late = threading.Event()

        def end() -> None:
            late.set()
            _kill(process)

        # the timer also ends a port that does not read, which would block the write
        timer = threading.Timer(seconds, end)
        timer.start()
        line = b""
        try:
            with suppress(OSError):
                process.stdin.write(request + b"\n")
                process.stdin.flush()
                line = self._lines.get()
        finally:
            timer.cancel()
        if not line:
            slow = f"no reply within {seconds:g} s"
            self._fail(slow if late.is_set() else self._ending())
        return self._object(line)

    def _object(self, line: bytes) -> Json:
        try:
            reply = strict_loads(line)
        except RepeatedKeyError as error:
            self._fail(f"the reply is not well-formed: {error}")
        except (ValueError, RecursionError):
            self._fail(f"the reply is not a line of JSON: {line[:80]!r}")
        if not is_object(reply):
            self._fail(f"the reply is not a JSON object: {line[:80]!r}")
        return reply

    def _ending(self) -> str:
        if self._process is None:
            return "the port ended"
        try:
            return f"the port ended with exit code {self._process.wait(_GRACE)}"
        except subprocess.TimeoutExpired:
            return "the port closed its output"

    def _fail(self, reason: str) -> NoReturn:
        self._failures += 1
        if self._process is not None:
            _kill(self._process)
        self.close()
        raise PortError(reason)


def _line(request: Json) -> bytes:
    return json.dumps(request).encode("ascii")


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kills the process and what it started."""
    with suppress(OSError):  # it has ended already
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _pump(output: IO[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    """Passes on every line of the output, and an empty line when the output ends."""
    with output:
        for line in output:
            lines.put(line)
    lines.put(b"")
