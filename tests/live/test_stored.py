"""State files of every version are kept in `stored`, and this version goes on with each of them.

`python tests/live/test_stored.py` writes the files of the present version. Never write them again
after its version was released: add a version and a step to it in `withhold.durable.migrations`.
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TypeAlias

import pytest

from support.durable import Tied, image, stream
from withhold import MeanEstimator, StateWriteError, VectorMeanEstimator
from withhold.durable import store
from withhold.durable.migrations import MIGRATIONS, VERSION
from withhold.durable.witness import SUFFIX

STORED = Path(__file__).parent / "stored"
KINDS = ("ledger", "full", "vector")
PARAMS, EVENTS = stream(6, 60)
TAKEN = 45

Opened: TypeAlias = "AbstractContextManager[MeanEstimator | VectorMeanEstimator]"


def opened(kind: str, file: Path) -> Opened:
    """The estimator of a kind, whose run is kept in the file."""
    if kind == "vector":
        sources = [Tied(each) for each in range(2)]
        return VectorMeanEstimator.open(file, PARAMS, 2, "ledger", "gaussian", "1e-6", sources)
    return MeanEstimator.open(file, PARAMS, "full" if kind == "full" else "ledger", Tied())


def observe(estimator: MeanEstimator | VectorMeanEstimator, start: int, end: int) -> object:
    """The releases of some events, which are one batch."""
    users, values = zip(*EVENTS[start:end], strict=True)
    if isinstance(estimator, MeanEstimator):
        return list(estimator.observe_many(users, values))
    return list(estimator.observe_many(users, [(value, 1 - value) for value in values]))


def name_of(version: int, kind: str) -> str:
    return f"version-{version}-{kind}.state"


def write(kind: str) -> None:
    """Writes the file of a run that was killed with a snapshot and a journal."""
    folder = STORED / "tmp"
    folder.mkdir(parents=True)
    with opened(kind, folder / "a") as estimator:
        for start in range(0, TAKEN, 5):
            observe(estimator, start, start + 5)
        copy = image(folder, STORED / "copy") / "a"
    connection = sqlite3.connect(copy)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("VACUUM")
    connection.close()
    name = name_of(VERSION, kind)
    shutil.move(copy, STORED / name)
    shutil.move(copy.with_name("a" + SUFFIX), STORED / (name + SUFFIX))
    shutil.rmtree(folder)
    shutil.rmtree(copy.parent)


def test_every_version_has_files_and_a_step() -> None:
    versions = range(1, VERSION + 1)
    assert {name_of(each, kind) for each in versions for kind in KINDS} == {
        file.name for file in STORED.glob("*.state")
    }
    assert set(MIGRATIONS) == set(versions) - {VERSION}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_a_stored_file_goes_on(tmp_path: Path, version: int, kind: str) -> None:
    """It stands where a run of this version stands after the same samples and draws."""
    name = name_of(version, kind)
    for file in STORED.glob(f"{name}*"):
        shutil.copy(file, tmp_path)
    with opened(kind, tmp_path / name) as old, opened(kind, tmp_path / "new") as new:
        assert old.t == TAKEN
        for start in range(0, TAKEN, 5):
            observe(new, start, start + 5)
        assert engines(old) == engines(new), "the mechanism has changed: it needs another version"
        assert observe(old, TAKEN, len(EVENTS)) == observe(new, TAKEN, len(EVENTS))
        assert old.error_bar() == new.error_bar()


def test_an_older_version_takes_its_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them or none; the file is then of this version, and the run goes on."""
    name = name_of(1, "ledger")
    for file in STORED.glob(f"{name}*"):
        shutil.copy(file, tmp_path)
    steps: list[int] = []

    def first(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE more (a)")
        steps.append(1)

    def second(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO more VALUES (1)")
        steps.append(2)
        if steps.count(2) == 1:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(store, "VERSION", 3)
    monkeypatch.setattr(store, "MIGRATIONS", {1: first, 2: second})
    with pytest.raises(StateWriteError), opened("ledger", tmp_path / name):
        pass
    for _ in range(2):
        with opened("ledger", tmp_path / name) as estimator:
            assert estimator.t == TAKEN
    assert steps == [1, 2, 1, 2], "the failed steps are taken again, the others once"
    connection = sqlite3.connect(tmp_path / name)
    assert connection.execute("PRAGMA user_version").fetchone() == (3,)
    assert connection.execute("SELECT a FROM more").fetchall() == [(1,)]
    connection.close()


def engines(estimator: MeanEstimator | VectorMeanEstimator) -> object:
    """The states of the estimator's engines."""
    if isinstance(estimator, MeanEstimator):
        return [estimator._engine.state()]
    return [engine.state() for engine in estimator._engines]


if __name__ == "__main__":
    for each in KINDS:
        write(each)
