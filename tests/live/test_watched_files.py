"""What other programs, and other calls of the same one, do to the files of a state while a run uses them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from threading import Barrier

import pytest

from support.durable import Tied, image, stream
from withhold import MeanEstimator, StateInUseError, StateWriteError

PARAMS, EVENTS = stream(6, 60)
TABLES = "import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute('SELECT * FROM head'))"


def opened(path: Path) -> AbstractContextManager[MeanEstimator]:
    return MeanEstimator.open(path, PARAMS, source=Tied())


def removed(file: Path) -> None:
    file.unlink()


def replaced(file: Path) -> None:
    content = file.read_bytes()
    file.unlink()
    file.write_bytes(content)


def cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


@pytest.mark.parametrize("name", ["a", "a-wal", "a.witness"])
@pytest.mark.parametrize("change", [removed, replaced, cut])
@pytest.mark.parametrize("taken", [0, 30])
def test_a_file_that_is_gone_stops_the_run_at_the_next_commit(
    tmp_path: Path, name: str, change: Callable[[Path], None], taken: int
) -> None:
    """Else all that follows would be lost with the process."""
    run = opened(tmp_path / "a")
    with suppress(StateWriteError), run as estimator:
        for event in EVENTS[:taken]:
            estimator.observe(*event)
        change(tmp_path / name)
        with pytest.raises(StateWriteError, match=f"{name} was|place of {name}"):
            estimator.observe(*EVENTS[taken])
        with pytest.raises(RuntimeError):
            estimator.observe(*EVENTS[taken])
        assert estimator.t == taken


@pytest.mark.parametrize("change", [removed, replaced])
def test_a_log_that_was_removed_is_not_missed_if_the_run_is_closed(
    tmp_path: Path, change: Callable[[Path], None]
) -> None:
    """SQLite still has it open, and takes what is in it."""
    with opened(tmp_path / "a") as estimator:
        for event in EVENTS[:30]:
            estimator.observe(*event)
        release = estimator.release
        change(tmp_path / "a-wal")
        with pytest.raises(StateWriteError):
            estimator.observe(*EVENTS[30])
    with opened(tmp_path / "a") as estimator:
        assert (estimator.t, estimator.release) == (30, release)


def test_a_log_that_is_written_from_its_start_again_is_no_shorter(tmp_path: Path) -> None:
    """Neither is the file when it loses its journal."""
    sizes = set()
    with opened(tmp_path / "a") as estimator:
        keeper = estimator._keeper
        assert keeper is not None
        for turn in range(300):
            keeper.commit("note" * 30_000 * (turn % 2), (0, bytes(300_000 * (turn % 3))))
            sizes.add((tmp_path / "a-wal").stat().st_size)
    assert len(sizes) > 5


def test_a_refused_opening_leaves_the_locks_of_sqlite(tmp_path: Path) -> None:
    """To close any descriptor of a file drops them, and another program would then remove the log."""
    other = tmp_path / "other name"
    with opened(tmp_path / "a") as estimator:
        os.link(tmp_path / "a", other)
        estimator.observe(*EVENTS[0])
        for path in (tmp_path / "a", other):
            with pytest.raises(StateInUseError), opened(path):
                pass
        command = [sys.executable, "-c", TABLES, str(tmp_path / "a")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert "database is locked" in done.stderr
        estimator.observe(*EVENTS[1])
        left = image(tmp_path, tmp_path.with_name(tmp_path.name + "-left"))
    with opened(left / "a") as estimator:
        assert estimator.t == 2
    with opened(tmp_path / "a") as estimator:
        assert estimator.t == 2


def test_of_many_threads_one_opens_a_state(tmp_path: Path) -> None:
    threads = 8
    begun, ended = Barrier(threads), Barrier(threads)
    found: list[str] = []

    def open_it() -> None:
        begun.wait()
        try:
            with opened(tmp_path / "a") as estimator:
                ended.wait()
                command = [sys.executable, "-c", TABLES, str(tmp_path / "a")]
                done = subprocess.run(command, capture_output=True, text=True, check=False)
                estimator.observe(*EVENTS[0])
                found.append(done.stderr.splitlines()[-1])
        except StateInUseError:
            ended.wait()
            found.append("in use")

    with ThreadPoolExecutor(threads) as pool:
        for _ in range(threads):
            pool.submit(open_it)
    assert sorted(found) == [*["in use"] * 7, "sqlite3.OperationalError: database is locked"]
