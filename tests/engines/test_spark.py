"""Spark gives the releases of `observe_many`, draw by draw, also when a task fails and is repeated."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from support.datasets import busy_stream, check, write
from withhold import Params
from withhold.engines import Spark
from withhold.engines.part import Answer, Columns
from withhold.engines.spark import has_java
from withhold.engines.units import units_function

pytestmark = [
    pytest.mark.xdist_group("spark"),
    pytest.mark.skipif(not has_java(), reason="Spark needs Java, which is not installed"),
]


@pytest.mark.parametrize(
    ("options", "listed"),
    [
        ({"horizon": 3000}, 1 << 17),
        ({"max_samples": 50, "skew": 3.0, "weighting": "user"}, 1500),
        ({"max_users": 30, "max_samples": 20, "extra_users": "ignore", "skew": 2.0}, 1 << 17),
        ({"max_users": 35, "extra_users": "ignore", "mechanism": "gaussian"}, 1 << 17),
        ({"max_users": 30}, 0),
    ],
    ids=str,
)
def test_releases_are_the_same(
    spark: Spark, tmp_path: Path, options: dict[str, Any], listed: int
) -> None:
    stream = busy_stream(7, **options)
    samples = check(spark, write(tmp_path / "in", stream, 7), stream, listed)
    assert (samples is None) == (options == {"max_users": 30})


def test_a_few_rows_leave_parts_empty(spark: Spark, tmp_path: Path) -> None:
    stream = busy_stream(8, rows=3, users=2)
    check(spark, write(tmp_path / "in", stream, 8, files=5), stream, 1)


@pytest.mark.parametrize(
    "options",
    [{"horizon": 320}, {"horizon": 320, "weighting": "user", "mechanism": "gaussian"}],
    ids=str,
)
def test_releases_are_the_same_with_accounts_in_a_table(
    spark: Spark, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: dict[str, Any]
) -> None:
    """The last epoch closes in the table, all parts of which die once when they are first asked."""
    mark, asked = tmp_path / "failed", list[str]()
    fold = Spark.fold

    def failing(self: Spark, table: str, function: Callable[[Columns], Answer]) -> Answer:
        asked.append(type(function).__name__)
        return fold(self, table, dies_once(str(mark), function))

    monkeypatch.setattr(Spark, "fold", failing)
    stream = busy_stream(16, rows=320, **options)
    check(spark, write(tmp_path / "in", stream, 16), stream, 300, in_memory=5)
    assert "Sums" in asked and mark.exists()
    tables = spark.ask("SHOW TABLES").column("tableName").to_pylist()
    assert not [name for name in tables if "accounts" in str(name)]


def dies_once(mark: str, function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """The function, the first call of which ends the process that makes it."""

    def called(given: Any) -> Any:
        try:
            os.close(os.open(mark, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return function(given)
        os.kill(os.getpid(), 9)

    return called


def failing_once(mark: str) -> Callable[[Params], Any]:
    """Functions to grid units, the first call of which fails in whichever process makes it."""

    def units_once(params: Params) -> Any:
        return dies_once(mark, units_function(params))

    return units_once


def test_a_task_whose_worker_dies_is_repeated_and_nothing_is_drawn_twice(
    spark: Spark, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "failed"
    monkeypatch.setattr("withhold.engines.samples.units_function", failing_once(str(mark)))
    stream = busy_stream(9, rows=1000)
    check(spark, write(tmp_path / "in", stream, 9), stream, 1 << 17)
    assert mark.exists()


def test_what_an_executor_kept_is_computed_again_and_nothing_is_drawn_twice(
    spark: Spark, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All blocks of all tables are lost between two slices, as with the executors that held them."""
    stream = busy_stream(10, rows=1000)
    ask = Spark.ask
    asked: list[str] = []
    lost: list[object] = []

    def forgetful(self: Spark, query: str) -> Any:
        asked.append(query)
        if len(asked) == 6:
            for blocks in self._session.sparkContext._jsc.getPersistentRDDs().values():
                blocks.unpersist(True)
                lost.append(blocks)
        return ask(self, query)

    monkeypatch.setattr(Spark, "ask", forgetful)
    check(spark, write(tmp_path / "in", stream, 10), stream, 40)
    assert len(lost) >= 2
    assert any("GROUP BY user_code" in query for query in asked[6:])
    assert any("ORDER BY part" in query for query in asked[6:])
