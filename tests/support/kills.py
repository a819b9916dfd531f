"""Kills a real process of `withhold run --state` at random instants, many times.

    python tests/support/kills.py --kills 300              noise by address: compared with one whole run
    python tests/support/kills.py --kills 300 --fresh      real noise: what could be read must stay
    python tests/support/kills.py --kills 100 --signal TERM

Whatever was in the output when a process ended has to be a prefix of the final output, byte by byte.
With noise by address the final output also has to be that of a run that was never interrupted.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import signal
import tempfile
import time
from pathlib import Path

from support.durable import MEMORY, Tied
from withhold.cli import main, run
from withhold.core.source import NoiseSource, SecureSource
from withhold.files import rows

ROWS, USERS, CHUNK = 1500, 30, 16
FLAGS = (
    *("--user", "user", "--value", "value", "--epsilon", "5", "--max-users", str(USERS)),
    *("--max-samples", str(ROWS), "--horizon", str(ROWS), "--quiet"),
)


def by_address() -> NoiseSource:
    """Noise that depends on the address alone."""
    return Tied()


def start(folder: Path, *more: str, fresh: bool = False) -> int:
    """The id of a new process that runs the command."""
    child = os.fork()
    if child:
        return child
    code = 70
    try:
        with open(folder / "errors", "a") as errors:
            os.dup2(errors.fileno(), 2)
        # small chunks, so that there are many commits
        rows.CHUNK_ROWS = CHUNK
        run.noise_source = SecureSource if fresh else by_address
        output = ("--output", str(folder / "out.csv"))
        code = main(["run", str(folder.parent / "in.csv"), *FLAGS, *output, *more])
    finally:
        os._exit(code)


def finish(child: int) -> int:
    """The exit code of a process, negative for a signal."""
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


class Tally:
    """What happened to the processes of a run."""

    def __init__(self) -> None:
        self.kills = 0
        self.early = 0  # before anything was written
        self.torn = 0  # with a torn last line

    def __str__(self) -> str:
        return (
            f"{self.kills} processes ended from outside, {self.early} of them before anything was "
            f"written and {self.torn} in the middle of a line"
        )


def one_run(folder: Path, whole: bytes | None, seconds: float, how: int, tally: Tally) -> bytes:
    """Kills processes of one run until one ends by itself; checks and returns the final output."""
    state, output = folder / "run.state", folder / "out.csv"
    seen: list[bytes] = []
    resumed = False
    while True:
        flags = ("--resume",) if resumed else ()
        child = start(folder, "--state", str(state), *flags, fresh=whole is None)
        time.sleep(random.random() * seconds)
        seconds *= 1.1  # so that every run ends
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, how)
        code = finish(child)
        content = output.read_bytes() if output.exists() else b""
        seen.append(content)
        if code == 0:
            break
        assert code in (-how, 128 + how), (code, (folder / "errors").read_text())
        tally.kills += 1
        tally.early += not content
        tally.torn += bool(content) and not content.endswith(b"\n")
        # as a supervisor would: go on if there is anything to go on with
        resumed = state.exists()
    for content in seen:
        assert seen[-1].startswith(content), "bytes that could be read were replaced"
    assert seen[-1].count(b"\n") == ROWS + 1, "a row was lost, or written twice"
    assert whole is None or seen[-1] == whole, "another output than that of one run"
    return seen[-1]


def kill(kills: int, *, fresh: bool, how: int, seed: int, folder: str | None = MEMORY) -> Tally:
    """Goes through runs until so many processes were ended from outside."""
    random.seed(seed)
    tally = Tally()
    with tempfile.TemporaryDirectory(dir=folder) as name:
        root = Path(name)
        events = "".join(
            f"u{random.randrange(USERS)},{random.randint(0, 100) / 100}\n" for _ in range(ROWS)
        )
        (root / "in.csv").write_text("user,value\n" + events)
        (root / "whole").mkdir()
        begun = time.monotonic()
        assert finish(start(root / "whole", "--state", str(root / "whole" / "run.state"))) == 0
        seconds = time.monotonic() - begun
        (root / "plain").mkdir()
        assert finish(start(root / "plain")) == 0
        whole = (root / "whole" / "out.csv").read_bytes()
        assert whole == (root / "plain" / "out.csv").read_bytes(), "the state changes the output"
        number = 0
        while tally.kills < kills:
            number += 1
            (root / str(number)).mkdir()
            given = None if fresh else whole
            one_run(root / str(number), given, seconds / random.choice((1, 3, 9)), how, tally)
    return tally


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--signal", choices=("KILL", "TERM", "INT"), default="KILL")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", default=MEMORY)
    given = parser.parse_args()
    how = {"KILL": signal.SIGKILL, "TERM": signal.SIGTERM, "INT": signal.SIGINT}[given.signal]
    begun = time.monotonic()
    print(kill(given.kills, fresh=given.fresh, how=how, seed=given.seed, folder=given.folder))
    print(f"{time.monotonic() - begun:.0f} s")
