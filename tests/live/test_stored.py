"""State files of every version are kept in `stored`, and this version goes on with each of them.

`python tests/live/test_stored.py` writes the file of the present version. Never write one again
after its version was released.
"""

import shutil
import sqlite3
from pathlib import Path

import pytest

from support.durable import Tied, image, stream
from withhold import MeanEstimator
from withhold.durable.migrations import MIGRATIONS, VERSION
from withhold.durable.witness import SUFFIX
from withhold.testing import engine_inside

STORED = Path(__file__).parent / "stored"
PARAMS, EVENTS = stream(6, 60)
TAKEN = 45


def write() -> None:
    """Writes the file of a run that was killed with a snapshot and a journal."""
    folder = STORED / "tmp"
    folder.mkdir(parents=True)
    with MeanEstimator.open(folder / "a", PARAMS, source=Tied()) as estimator:
        for start in range(0, TAKEN, 5):
            estimator.observe_many(*zip(*EVENTS[start : start + 5], strict=True))
        copy = image(folder, STORED / "copy") / "a"
    connection = sqlite3.connect(copy)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("VACUUM")
    connection.close()
    name = f"version-{VERSION}.state"
    shutil.move(copy, STORED / name)
    shutil.move(copy.with_name("a" + SUFFIX), STORED / (name + SUFFIX))
    shutil.rmtree(folder)
    shutil.rmtree(copy.parent)


def test_every_version_has_a_file_and_a_step() -> None:
    versions = range(1, VERSION + 1)
    assert {f"version-{each}.state" for each in versions} == {
        file.name for file in STORED.glob("*.state")
    }
    assert set(MIGRATIONS) == set(versions) - {VERSION}


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_a_stored_file_goes_on(tmp_path: Path, version: int) -> None:
    for file in STORED.glob(f"version-{version}.*"):
        shutil.copy(file, tmp_path)
    reference = MeanEstimator(PARAMS, source=Tied())
    for event in EVENTS[:TAKEN]:
        reference.observe(*event)
    file = tmp_path / f"version-{version}.state"
    with MeanEstimator.open(file, PARAMS, source=Tied()) as estimator:
        assert estimator.t == TAKEN
        assert engine_inside(estimator).state() == engine_inside(reference).state()
        for event in EVENTS[TAKEN:]:
            assert estimator.observe(*event) == reference.observe(*event)


if __name__ == "__main__":
    write()
