"""Another program as a port: JSON Lines on its standard input and output."""

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

from withhold_vectors.runner.files import VERSION, Json, is_object

PROTOCOL = 1
_RESTARTS = 5
_GRACE = 5.0  # seconds for a port to end once its input has ended


class PortError(Exception):
    """The port gave no reply that can be used: it ended, was too slow, or wrote something else."""


class Port:
    """A program that answers requests; started when it is needed, and anew after a failure.

    Raises:
        PortError: from `hello` and `ask`. After too many failures the port is not started again.
    """

    def __init__(self, command: Sequence[str], timeout: float) -> None:
        self._command = list(command)
        self._timeout = timeout
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._failures = 0

    def hello(self) -> Json:
        """What the port says of itself."""
        hello = {"op": "hello", "protocol": PROTOCOL, "vectors": VERSION}
        return self._exchange(hello, fresh=True)

    def ask(self, request: Json) -> Json:
        """The reply to a request, without its id."""
        if self._process is None:
            if self._failures > _RESTARTS:
                raise PortError("the port failed too often and was not started again")
            self.hello()
        reply = self._exchange(request)
        if reply.get("id") != request["id"]:
            self._fail(f"the reply has the id {json.dumps(reply.get('id'))}")
        return {key: value for key, value in reply.items() if key != "id"}

    def close(self) -> None:
        """Ends the port's input, and the port if it does not end by itself."""
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

    def _start(self) -> None:
        self.close()
        try:
            # a session of its own, so that a shell around the port is killed with it
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

    def _exchange(self, request: Json, *, fresh: bool = False) -> Json:
        if fresh:
            self._start()
        process = self._process
        if process is None or process.stdin is None:
            raise PortError("the port is not running")
        late = threading.Event()

        def end() -> None:
            late.set()
            _kill(process)

        # a port that does not even read must not block the runner
        timer = threading.Timer(self._timeout, end)
        timer.start()
        line = b""
        try:
            with suppress(OSError):
                process.stdin.write(json.dumps(request).encode("ascii") + b"\n")
                process.stdin.flush()
                line = self._lines.get()
        finally:
            timer.cancel()
        if not line:
            slow = f"no reply within {self._timeout:g} s"
            self._fail(slow if late.is_set() else f"the port ended{self._exit_code()}")
        return self._object(line)

    def _object(self, line: bytes) -> Json:
        try:
            reply = json.loads(line)
        except ValueError:
            self._fail(f"not a line of JSON: {line[:80]!r}")
        if not is_object(reply):
            self._fail(f"not a JSON object: {line[:80]!r}")
        return reply

    def _exit_code(self) -> str:
        if self._process is None:
            return ""
        try:
            return f" with exit code {self._process.wait(_GRACE)}"
        except subprocess.TimeoutExpired:
            return "ed its output"

    def _fail(self, reason: str) -> NoReturn:
        self._failures += 1
        if self._process is not None:
            _kill(self._process)
        self.close()
        raise PortError(reason)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kills the process and what it started."""
    with suppress(OSError):  # it has ended already
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _pump(output: IO[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    """Hands on every line, and an empty one at the end."""
    with output:
        for line in output:
            lines.put(line)
    lines.put(b"")
