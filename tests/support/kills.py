"""Kills a real process of `withhold run --state` at random instants, many times.

    python tests/support/kills.py --kills 300              noise by address: compared with one whole run
    python tests/support/kills.py --kills 300 --fresh      real noise: what could be read must stay
    python tests/support/kills.py --kills 20 --spawn       real noise, and each time a new interpreter
    python tests/support/kills.py --kills 100 --signal TERM

Whatever was in the output when a process ended has to be a prefix of the final output, byte by byte.
With noise by address the final output also has to be that of a run that was never interrupted.

Without --spawn this process carries out the command once, and then forks before each one: so a kill
costs milliseconds. The instants come from a seed, which is printed; where in its work the process
is by then also depends on the machine.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from support.durable import MEMORY, Tied
from withhold.cli import main, run
from withhold.core.source import NoiseSource, SecureSource
from withhold.files import rows

ROWS, USERS, CHUNK = 600, 30, 12
FLAGS = (
    *("--user", "user", "--value", "value", "--epsilon", "5", "--max-users", str(USERS)),
    *("--max-samples", str(ROWS), "--quiet"),
)
MECHANISMS = (
    ("--mechanism", "ledger", "--horizon", str(ROWS)),  # epochs, each with a snapshot
    ("--mechanism", "full"),  # a journal with draws now and then
    ("--mechanism", "naive"),  # a draw for every row
)
SHARES = (4, 8, 16, 32)  # a run is first killed before it has done this part of its work
GROWTH = 1.05  # and the next kill may come so much later, so that every run ends


def by_address() -> NoiseSource:
    """Noise that depends on the address alone."""
    return Tied()


SPAWNED = f"""
import sys
from withhold.cli import main
from withhold.files import rows
rows.CHUNK_ROWS = {CHUNK}
print(flush=True)
sys.exit(main())
"""


def command(folder: Path, *more: str) -> list[str]:
    """The command line of a run in a folder; the input is beside the folder."""
    output = ("--output", str(folder / "out.csv"))
    return ["run", str(folder.parent / "in.csv"), *FLAGS, *output, *more]


Process = Callable[[], int]
"""Waits for a process; its exit code, negative for a signal."""


def fork(folder: Path, *more: str) -> tuple[int, Process]:
    """A copy of this process that carries out the command: its id, once it has begun."""
    begun, tell = os.pipe()
    child = os.fork()
    if child:
        os.close(tell)
        os.read(begun, 1)
        os.close(begun)
        return child, lambda: os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    code = 70
    try:
        with open(folder / "errors", "a") as errors:
            os.dup2(errors.fileno(), 2)
        os.close(tell)
        code = main(command(folder, *more))
    finally:
        os._exit(code)


def spawn(folder: Path, *more: str) -> tuple[int, Process]:
    """A new interpreter that carries out the command: its id, once the command begins."""
    line = [sys.executable, "-c", SPAWNED, *command(folder, *more)]
    with open(folder / "errors", "a") as errors:
        process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=errors)
    assert process.stdout is not None
    with process.stdout as told:
        told.readline()
    return process.pid, process.wait


def finish(process: tuple[int, Process]) -> int:
    """The exit code of a process, negative for a signal."""
    return process[1]()


class Whole(NamedTuple):
    """What a whole run gives, and how long it takes; and how long until a run goes on."""

    output: bytes
    seconds: float
    until_begun: float


class Kills:
    """Runs that are killed, and what happened to their processes."""

    def __init__(self, root: Path, start: Callable[..., tuple[int, Process]], how: int) -> None:
        self._root = root
        self._start = start
        self._how = how
        self.kills = 0
        self.early = 0  # before anything was written
        self.runs = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} processes of {self.runs} runs ended from outside, {self.early} of them "
            "before anything was written"
        )

    def folder(self, name: str) -> Path:
        """A new folder."""
        (self._root / name).mkdir()
        return self._root / name

    def whole(self, flags: tuple[str, ...]) -> Whole:
        """A run that is not killed. Its output is that of a run without a state."""
        number = len(list(self._root.iterdir()))
        folder, plain = self.folder(f"whole-{number}"), self.folder(f"plain-{number}")
        state = ("--state", str(folder / "run.state"))
        seconds = []
        for more in (state, (*state, "--resume")):
            process = self._start(folder, *flags, *more)
            begun = time.monotonic()
            assert finish(process) == 0, (folder / "errors").read_text()
            seconds.append(time.monotonic() - begun)
        output = (folder / "out.csv").read_bytes()
        if run.noise_source is by_address:
            assert finish(self._start(plain, *flags)) == 0
            assert output == (plain / "out.csv").read_bytes(), "the state changes the output"
        return Whole(output, *seconds)

    def run(self, flags: tuple[str, ...], seconds: float) -> bytes:
        """Kills processes of one run until one ends by itself; checks and returns the final output."""
        self.runs += 1
        folder = self.folder(str(self.runs))
        state, output = folder / "run.state", folder / "out.csv"
        seen: list[bytes] = []
        code = None
        while code != 0:
            # as a supervisor would: go on if there is anything to go on with
            resume = ("--resume",) if state.exists() else ()
            process = self._start(folder, *flags, "--state", str(state), *resume)
            time.sleep(random.random() * seconds)
            seconds *= GROWTH
            with contextlib.suppress(ProcessLookupError):
                os.kill(process[0], self._how)
            code = finish(process)
            seen.append(output.read_bytes() if output.exists() else b"")
            if code != 0:
                error = (folder / "errors").read_text()
                assert code in (-self._how, 128 + self._how), (code, error)
                self.kills += 1
                self.early += not seen[-1]
        for content in seen:
            assert seen[-1].startswith(content), "bytes that could be read were replaced"
        assert seen[-1].count(b"\n") == ROWS + 1, "a row was lost, or written twice"
        return seen[-1]


def kill(
    number: int, *, fresh: bool, spawned: bool, how: int, folder: str | None = MEMORY
) -> Kills:
    """Goes through runs of every mechanism until so many processes were ended from outside."""
    rows.CHUNK_ROWS = CHUNK  # so that there are many commits
    run.noise_source = SecureSource if fresh else by_address
    with tempfile.TemporaryDirectory(dir=folder) as name:
        root = Path(name)
        events = "".join(
            f"u{random.randrange(USERS)},{random.randint(0, 100) / 100}\n" for _ in range(ROWS)
        )
        (root / "in.csv").write_text("user,value\n" + events)
        kills = Kills(root, spawn if spawned else fork, how)
        warm = kills.folder("warm")
        for place, flags in enumerate(MECHANISMS):  # what is imported and computed once
            files = ("--state", str(warm / str(place)), "--output", str(warm / f"{place}.csv"))
            assert main(command(warm, *flags, *files)) == 0
        found: dict[tuple[str, ...], Whole] = {}
        while kills.kills < number:
            flags = MECHANISMS[kills.runs % len(MECHANISMS)]
            whole = found[flags] = found.get(flags) or kills.whole(flags)
            seconds = whole.until_begun + whole.seconds / random.choice(SHARES)
            output = kills.run(flags, seconds)
            assert fresh or output == whole.output, "another output than that of one run"
    return kills


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--spawn", action="store_true")
    parser.add_argument("--signal", choices=("KILL", "TERM", "INT"), default="KILL")
    parser.add_argument("--seed", type=int, default=None, help="default: another one each time")
    parser.add_argument("--folder", default=MEMORY)
    given = parser.parse_args()
    seed = random.SystemRandom().randrange(10**9) if given.seed is None else given.seed
    random.seed(seed)
    print(f"seed {seed}", file=sys.stderr, flush=True)
    how = {"KILL": signal.SIGKILL, "TERM": signal.SIGTERM, "INT": signal.SIGINT}[given.signal]
    begun = time.monotonic()
    print(
        kill(
            given.kills,
            fresh=given.fresh or given.spawn,
            spawned=given.spawn,
            how=how,
            folder=given.folder,
        )
    )
    print(f"{time.monotonic() - begun:.0f} s")
