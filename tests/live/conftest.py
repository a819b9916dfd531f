"""Files of these tests are in memory, where the machine has such a folder."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.durable import MEMORY


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """An empty folder of the test's own."""
    folder = Path(tempfile.mkdtemp(dir=MEMORY))
    yield folder
    shutil.rmtree(folder)
