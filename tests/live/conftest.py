"""Files of these tests are in memory, where the machine has such a folder."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from live.kept_runs import write_input
from support.durable import MEMORY, Tied
from withhold.files import rows


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """An empty folder of the test's own."""
    folder = Path(tempfile.mkdtemp(dir=MEMORY))
    yield folder
    shutil.rmtree(folder)


@pytest.fixture
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks of nine rows, and noise by address."""
    monkeypatch.setattr(rows, "CHUNK_ROWS", 9)
    monkeypatch.setattr("withhold.cli.run.noise_source", Tied)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the input of `live.kept_runs`."""
    folder = tmp_path / "run"
    folder.mkdir()
    write_input(folder)
    return folder
