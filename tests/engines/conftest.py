"""One engine of each kind for all tests of a process. Spark takes seconds to start, so its tests share a group."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from withhold.engines import DuckDB, Spark


@pytest.fixture(name="duckdb", scope="session")
def duckdb_fixture() -> Iterator[DuckDB]:
    """DuckDB."""
    with DuckDB(memory_limit="1GB") as engine:
        yield engine


@pytest.fixture(name="spark", scope="session")
def spark_fixture(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Spark]:
    """Spark with two workers, which try each task up to three times. Java compiles fast, not well.

    Its start says nothing on standard error, it leaves nothing in the working folder, and its session
    is stopped in the end.
    """
    said = tmp_path_factory.mktemp("spark") / "said"
    with pytest.MonkeyPatch.context() as patch, standard_error_in(said):
        options = "--driver-java-options=-XX:TieredStopAtLevel=1 pyspark-shell"
        patch.setenv("PYSPARK_SUBMIT_ARGS", options)
        engine = Spark(master="local[2,3]", memory_limit="1g")
    with engine:
        yield engine
    assert said.read_bytes() == b""
    assert not any(map(os.path.exists, ("spark-warehouse", "metastore_db", "derby.log")))
    assert engine._session.getActiveSession() is None


@contextmanager
def standard_error_in(path: Path) -> Iterator[None]:
    """What this process and those that it starts say on standard error goes to a file."""
    before = os.dup(2)
    with path.open("wb") as file:
        os.dup2(file.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(before, 2)
        os.close(before)
