"""What durable state costs: python tests/bench/live.py [--users 1000000] [--folder DIR]

Samples per second with a state file beside those without, as ratios of the same call; waits for the
disk per second; bytes of state a user; growth of the journal a sample; and the time to open the
file again. Absolute figures depend on the machine and above all on its disk. Nothing here is a
test: there is no threshold.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

import numpy as np

from withhold import MeanEstimator, Params
from withhold.core.records import Mechanism
from withhold.durable.keeper import Keeper

Rows = tuple[list[str], "np.ndarray[tuple[int], np.dtype[np.int64]]"]
Opening = Callable[[], AbstractContextManager[MeanEstimator]]
ENDED = ("", "-wal", ".witness")


def stream(users: int, samples: int) -> Rows:
    """Samples of users in random order, each user at least once; the seed is fixed."""
    chance = np.random.default_rng(20260101)
    codes = np.concatenate((np.arange(users), chance.integers(0, users, samples - users)))
    chance.shuffle(codes)
    return [f"user-{code:07d}" for code in codes.tolist()], chance.integers(0, 2, samples)


def batches(rows: Rows, size: int) -> Iterator[Rows]:
    """The rows in batches."""
    users, values = rows
    for start in range(0, len(users), size):
        yield users[start : start + size], values[start : start + size]


def seconds(opening: Opening, rows: Rows, size: int) -> float:
    """How long all batches take; opening and closing do not count."""
    with opening() as estimator:
        begun = time.perf_counter()
        for users, values in batches(rows, size):
            estimator.observe_many(users, values)
        return time.perf_counter() - begun


def waits(folder: Path) -> float:
    """How many small writes the disk takes in a second, each waited for."""
    file = os.open(folder / "waits", os.O_RDWR | os.O_CREAT)
    begun, count = time.perf_counter(), 0
    while time.perf_counter() - begun < 2:
        os.pwrite(file, bytes(4096), 4096 * count)
        os.fsync(file)
        count += 1
    os.close(file)
    return count / 2


@contextmanager
def measured_journal() -> Iterator[list[tuple[int, int]]]:
    """Notes the bytes and rows of every batch that goes into a journal."""
    found: list[tuple[int, int]] = []
    keep = Keeper.keep_many

    def noting(
        self: Keeper,
        codes: np.ndarray,
        units: Sequence[np.ndarray],
        position: dict[str, int] | None = None,
    ) -> None:
        keep(self, codes, units, position)
        found.append((self._size, len(codes)))

    Keeper.keep_many = noting  # type: ignore[method-assign] # undone below
    try:
        yield found
    finally:
        Keeper.keep_many = keep  # type: ignore[method-assign] # the original


def compare(folder: Path, mechanism: Mechanism, users: int, samples: int, size: int) -> None:
    """Prints the ratio for one mechanism and size of batches."""
    params = Params(users, samples, 1, "1/20", grid=1)
    rows = stream(users, samples)

    def plain() -> AbstractContextManager[MeanEstimator]:
        return nullcontext(MeanEstimator(params, mechanism))

    number = 0

    def kept() -> AbstractContextManager[MeanEstimator]:
        nonlocal number
        number += 1
        return MeanEstimator.open(folder / f"{mechanism}-{size}-{number}", params, mechanism)

    seconds(plain, rows, size)  # constants are computed once
    pairs = [(seconds(plain, rows, size), seconds(kept, rows, size)) for _ in range(3)]
    without, beside = (sorted(each)[1] for each in zip(*pairs, strict=True))
    print(
        f"{mechanism:9} batches of {size:6}: {samples / without:12,.0f} samples/s without, "
        f"{samples / beside:12,.0f} with a state: {without / beside:5.2f}, "
        f"{samples / size / beside:6.0f} commits/s"
    )


def large(folder: Path, users: int) -> None:
    """Prints sizes and the time to open again for many users."""
    params = Params(users, 100, 1, "1/20", grid=65536)
    file = folder / "large"
    with measured_journal() as journal:
        begun = time.perf_counter()
        with MeanEstimator.open(file, params) as estimator:
            for names, values in batches(stream(users, 2 * users), 10_000):
                estimator.observe_many(names, values)
            estimator.observe_many(names, values)
            now = time.perf_counter()
            for suffix in ENDED:
                part = Path(f"{file}{suffix}")
                if part.exists():
                    print(
                        f"  {part.name:14} {part.stat().st_size / 2**20:8.1f} MiB while it is open"
                    )
                    shutil.copy(part, folder / f"killed{suffix}")
    print(f"  {users:,} users, {2 * users:,} samples in {now - begun:.1f} s")
    print(f"  closing took {time.perf_counter() - now:.2f} s")
    print(f"  {file.stat().st_size / users:.0f} bytes of state a user, in the closed file")
    last = [
        size / rows
        for (before, _), (size, rows) in zip(journal, journal[1:], strict=False)
        if before == 0
    ]
    print(f"  the journal grows by {np.median(last):.1f} bytes a sample in batches of 10,000")
    for name in ("large", "killed"):
        begun, used = time.perf_counter(), time.process_time()
        with MeanEstimator.open(folder / name, params) as estimator:
            waited = time.perf_counter() - begun
            used = time.process_time() - used
            print(
                f"  opened again ({name}) in {waited:.2f} s, {used:.2f} s of them on the processor"
            )
            assert estimator.t == 2 * users + 10_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--users", type=int, default=1_000_000)
    parser.add_argument(
        "--folder", help="where the state files are written (default: a temporary one)"
    )
    parser.add_argument("--part", choices=("both", "speed", "size"), default="both")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as name:
        folder = Path(name)
        print(f"the disk takes {waits(folder):,.0f} writes/s that are waited for")
        if given.part in ("both", "speed"):
            compare_all(folder)
        if given.part in ("both", "size"):
            large(folder, given.users)


def compare_all(folder: Path) -> None:
    """Prints the ratios."""
    compare(folder, "ledger", 10_000, 500_000, 10_000)
    compare(folder, "ledger", 10_000, 500_000, 1_000)
    compare(folder, "full", 10_000, 500_000, 10_000)
    compare(folder, "naive", 10_000, 200_000, 10_000)
    compare(folder, "ledger", 100, 3_000, 1)


if __name__ == "__main__":
    main()
