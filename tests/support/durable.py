"""State files in tests: images of what a killed process leaves, and faults between two writes."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from itertools import count
from pathlib import Path

import pytest

from withhold import Params
from withhold.core.source import NoiseSource
from withhold.durable import disk
from withhold.testing import RecordingSource, Tape

Event = tuple[str | int, object]

MEMORY = next((folder for folder in ("/dev/shm",) if Path(folder).is_dir()), None)
"""Where files are kept in memory: waiting for a disk some thousand times takes minutes."""


class Tied(Tape):
    """A tape by address whose noise depends on the radius, so that a lost radius is seen."""

    def __init__(self, seed: int = 0) -> None:
        noise = {
            (c, e): ((seed + 7 * c + 3 * e) % 11 - 5) << 33 for c in range(9) for e in range(99)
        }
        super().__init__(noise, default=seed % 5)

    def radius(self, counter: int, first_node: int, length: int, sums: int, scale: Fraction) -> int:
        """A radius by address."""
        return 1 + 7 * counter + 11 * first_node + 13 * length

    def uniform_noise(self, counter: int, node: int, sums: int, radius: int) -> tuple[int, ...]:
        """The tape's noise, and a part that depends on the radius."""
        given = super().uniform_noise(counter, node, sums, radius)
        return tuple(noise + radius * (node + 1) for noise in given)


class Fresh(RecordingSource):
    """A source that never gives the same noise twice, as real noise would; it also notes repetitions."""

    def __init__(self, numbers: Iterator[int]) -> None:
        class Source(Tape):
            def laplace(self, counter: int, node: int, scale: Fraction) -> int:
                return next(numbers)

            def radius(self, *_: object) -> int:
                return next(numbers)

            def uniform_noise(
                self, counter: int, node: int, sums: int, radius: int
            ) -> tuple[int, ...]:
                return tuple((next(numbers) << 30) + radius for _ in range(sums))

            def gaussian(self, counter: int, node: int, variance: Fraction) -> int:
                return next(numbers) << 30

        super().__init__(Source())


def fresh() -> Callable[[], NoiseSource]:
    """Sources that share one endless supply of noise: none repeats what another has given."""
    numbers = count(1)
    return lambda: Fresh(numbers)


def stream(users: int = 20, length: int = 400) -> tuple[Params, list[Event]]:
    """A stream of the ledger mechanism with open series, and its parameters."""
    params = Params(users, length // users, 9, 1, grid=4, horizon=length)
    return params, [(f"u{t * 7 % users}", t * t % 5 / 4) for t in range(length)]


def image(source: Path, target: Path) -> Path:
    """What a process that is killed now leaves of the files in a folder."""
    shutil.copytree(source, target)
    return target


class Killed(BaseException):
    """The process ends here."""


class Boundaries:
    """Counts the writes to the disk, and ends the run before a chosen one.

    Attributes:
        reached: how many writes began.
    """

    def __init__(self, at: int | None, fault: Callable[[], BaseException]) -> None:
        self.reached = 0
        self._at = at
        self._fault = fault

    def pass_one(self) -> None:
        """Counts a write that is about to begin."""
        self.reached += 1
        if self._at is not None and self.reached >= self._at:
            raise self._fault()


@contextmanager
def boundaries(
    at: int | None = None, fault: Callable[[], BaseException] = Killed
) -> Iterator[Boundaries]:
    """Puts a fault before write number `at` and all later ones."""
    found = Boundaries(at, fault)

    def execute(
        connection: sqlite3.Connection, statement: str, values: Sequence[object] = ()
    ) -> sqlite3.Cursor:
        found.pass_one()
        return connection.execute(statement, tuple(values))

    def write_at(file: int, data: bytes, offset: int) -> None:
        half = len(data) // 2
        write(file, data[:half], offset)
        found.pass_one()  # torn in the middle
        write(file, data[half:], offset + half)

    def sync(file: int) -> None:
        found.pass_one()
        wait(file)

    write, wait = disk.write_at, disk.sync
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(disk, "execute", execute)
        patch.setattr(disk, "write_at", write_at)
        patch.setattr(disk, "sync", sync)
        yield found


@contextmanager
def killed(at: int, folder: Path, target: Path) -> Iterator[None]:
    """The process is killed before write number `at`; `target` then holds what it leaves of `folder`."""

    def fault() -> BaseException:
        if not target.exists():
            image(folder, target)
        return Killed()

    with pytest.raises(Killed), boundaries(at, fault):
        yield
