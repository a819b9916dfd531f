"""One engine of each kind for all tests of a process; Spark takes seconds to start."""

from collections.abc import Iterator

import pytest

from withhold.engines import DuckDB, Spark


@pytest.fixture(name="duckdb", scope="session")
def duckdb_fixture() -> Iterator[DuckDB]:
    """DuckDB."""
    with DuckDB(memory_limit="1GB") as engine:
        yield engine


@pytest.fixture(name="spark", scope="session")
def spark_fixture() -> Iterator[Spark]:
    """Spark with two workers, which try each task up to three times. Java compiles fast, not well."""
    with pytest.MonkeyPatch.context() as patch:
        options = "--driver-java-options=-XX:TieredStopAtLevel=1 pyspark-shell"
        patch.setenv("PYSPARK_SUBMIT_ARGS", options)
        engine = Spark(master="local[2,3]", memory_limit="1g")
    with engine:
        yield engine
