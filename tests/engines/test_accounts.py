"""With accounts in a table of the engine, releases are those of `observe_many`, draw by draw."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.datasets import busy_stream, check, stream_of, write
from support.inside import frozen
from support.strategies import Case, heavy_cases, ledger_cases
from withhold import MeanEstimator
from withhold.accounted.decisions import LedgerDecisions
from withhold.core.batch import Ints
from withhold.core.counter import Numbers
from withhold.core.records import Form
from withhold.engines import DuckDB, EngineError, observe, prepare
from withhold.engines.ledger import TableLedger
from withhold.engines.statements import ADDED
from withhold.policy.intervals import Table
from withhold.policy.plan import Offers
from withhold.testing import Tape, engine_inside, estimator_of


@pytest.fixture(name="taken")
def taken_fixture(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The times at which epochs close whose accounts are in a table."""
    times: list[int] = []
    take = TableLedger._take_withheld

    def noted(self: TableLedger, *given: Any, **named: Any) -> Any:
        times.append(self._samples)
        return take(self, *given, **named)

    monkeypatch.setattr(TableLedger, "_take_withheld", noted)
    return times


@pytest.fixture(name="small_parts")
def small_parts_fixture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts have few users, some of them none with new samples."""

    def parts(self: DuckDB, table: str) -> Any:
        whole = self.ask(f"SELECT * FROM {table} ORDER BY hash(user_code)")
        columns = {name: np.array(whole.column(name)) for name in whole.schema.names}
        for start in range(0, whole.num_rows, 3):
            yield {name: column[start : start + 3] for name, column in columns.items()}

    monkeypatch.setattr(DuckDB, "_parts", parts)


OPTIONS = [
    {},
    {"horizon": 3000, "weighting": "user"},
    {"max_samples": 50, "skew": 3.0, "horizon": 2000},
    {"max_users": 30, "extra_users": "ignore", "mechanism": "gaussian"},
    {"max_users": 30, "max_samples": 20, "extra_users": "ignore", "skew": 2.0},
    {"horizon": 3000, "epsilon": 100, "users": 300},
    {"weighting": "user", "epsilon": 30, "mechanism": "gaussian", "skew": 2.0},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_many_epochs(
    duckdb: DuckDB, tmp_path: Path, taken: list[int], small_parts: None, options: dict[str, Any]
) -> None:
    stream = busy_stream(11, **options)
    check(duckdb, write(tmp_path / "in", stream, 11), stream, 100, in_memory=5)
    assert len(taken) >= 3


@settings(max_examples=15)
@given(
    case=st.one_of(ledger_cases(), heavy_cases()),
    seed=st.integers(0, 2**32),
    listed=st.integers(0, 9),
    in_memory=st.integers(0, 3),
    mechanism=st.sampled_from(["ledger", "gaussian"]),
)
def test_any_stream_moved_at_any_time(
    duckdb: DuckDB, case: Case, seed: int, listed: int, in_memory: int, mechanism: Form
) -> None:
    if not case.events:
        return
    with TemporaryDirectory() as folder:
        stream = stream_of(case, mechanism)
        check(duckdb, write(Path(folder, "in"), stream, seed), stream, listed, in_memory)


@pytest.mark.parametrize("mechanism", ["ledger", "gaussian"])
def test_proposals_that_accounts_cannot_pay_get_weight_0_there_too(
    duckdb: DuckDB,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    small_parts: None,
    mechanism: Form,
) -> None:
    """Weights are too large for some users, in memory and in the table alike."""
    most = Offers.most

    def greedy(self: Offers[Any], table: Table, excess_weights: Numbers) -> Ints:
        found = most(self, table, excess_weights)
        odd: Ints = (self.available.change() % 2).astype(np.int64)
        return found * (1 + 3 * odd)

    monkeypatch.setattr(Offers, "most", greedy)
    stream = busy_stream(12, mechanism=mechanism, horizon=3000)
    check(duckdb, write(tmp_path / "in", stream, 12), stream, 100, in_memory=5)


def test_no_more_excesses_are_released_than_the_radius_was_drawn_for(
    duckdb: DuckDB, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An excess that is not released is not charged, in memory and in the table alike."""
    opened = LedgerDecisions._open

    def open_with_fewer(self: LedgerDecisions[Any, Any], *given: Any) -> None:
        opened(self, *given)
        self._left = min(self._left, 1)

    monkeypatch.setattr(LedgerDecisions, "_open", open_with_fewer)
    stream = busy_stream(17, horizon=3000, epsilon=100, users=300)
    check(duckdb, write(tmp_path / "in", stream, 17), stream, 100, in_memory=5)


@pytest.mark.parametrize("mechanism", ["ledger", "gaussian"])
def test_the_table_has_the_accounts_that_a_run_in_memory_has(
    duckdb: DuckDB, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mechanism: Form
) -> None:
    monkeypatch.setattr(TableLedger, "forget", lambda self: None)
    stream = busy_stream(13, mechanism=mechanism)
    expecting, estimator = (
        estimator_of(mechanism, stream.params, Tape(stream.noise)) for _ in range(2)
    )
    expecting.observe_many(stream.users, stream.values)
    samples = prepare(duckdb, write(tmp_path / "in", stream, 13), stream.params)
    observe(estimator, samples, listed=100, in_memory=5)
    found, expected = (engine_inside(each).state() for each in (estimator, expecting))
    assert isinstance(engine_inside(estimator), TableLedger)
    assert frozen(found.facts) == frozen(expected.facts)
    assert found.columns == expected.columns


def test_a_table_that_loses_samples_ends_the_run(
    duckdb: DuckDB, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lossy = ADDED.replace("coalesce(new.samples, 0)", "coalesce(new.samples, 1) - 1")
    stream = busy_stream(14)
    samples = prepare(duckdb, write(tmp_path / "in", stream, 14), stream.params)
    estimator = MeanEstimator(stream.params)
    monkeypatch.setattr("withhold.engines.statements.ADDED", lossy)
    with pytest.raises(EngineError, match="lost or repeated"):
        observe(estimator, samples, listed=100, in_memory=5)
    with pytest.raises(Exception, match="accepts no more"):
        estimator.observe("user-1", 0.5)


def test_no_table_is_left(duckdb: DuckDB, tmp_path: Path) -> None:
    def accounts() -> set[str]:
        names = duckdb.ask("SELECT table_name FROM duckdb_tables()").to_pylist()
        return {row["table_name"] for row in names if "accounts" in row["table_name"]}

    stream, before = busy_stream(15), accounts()
    check(duckdb, write(tmp_path / "in", stream, 15), stream, 100, in_memory=5)
    assert accounts() == before
