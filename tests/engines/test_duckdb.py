"""DuckDB gives the releases of `observe_many`, draw by draw, wherever files and slices are cut."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.datasets import busy_stream, check, stream_of, write
from support.strategies import Case, heavy_cases, ledger_cases
from withhold.core.records import Form
from withhold.engines import DuckDB

EXAMPLES = settings(max_examples=40)


@EXAMPLES
@given(
    case=ledger_cases(),
    seed=st.integers(0, 2**32),
    listed=st.sampled_from([0, 3, 1 << 17]),
    mechanism=st.sampled_from(["ledger", "gaussian"]),
)
def test_any_stream_in_any_files(
    duckdb: DuckDB, case: Case, seed: int, listed: int, mechanism: Form
) -> None:
    if not case.events:
        return
    with TemporaryDirectory() as folder:
        stream = stream_of(case, mechanism)
        check(duckdb, write(Path(folder, "in"), stream, seed), stream, listed)


@settings(max_examples=15)
@given(case=heavy_cases(), seed=st.integers(0, 2**32))
def test_users_who_send_much_more_than_others(duckdb: DuckDB, case: Case, seed: int) -> None:
    with TemporaryDirectory() as folder:
        stream = stream_of(case)
        check(duckdb, write(Path(folder, "in"), stream, seed), stream, 20)


@pytest.mark.parametrize("listed", [0, 100])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"horizon": 3000, "weighting": "user"},
        {"max_samples": 50, "skew": 3.0, "horizon": 2000},
        {"max_users": 30, "extra_users": "ignore", "mechanism": "gaussian"},
        {"max_users": 30, "max_samples": 20, "extra_users": "ignore", "skew": 2.0},
        {"grid": 2**32, "max_samples": 2**40},  # withheld sums are Python integers
    ],
    ids=str,
)
def test_many_epochs(duckdb: DuckDB, tmp_path: Path, options: dict[str, Any], listed: int) -> None:
    stream = busy_stream(5, **options)
    samples = check(duckdb, write(tmp_path / "in", stream, 5), stream, listed)
    assert samples is not None and samples.rows == 3000
    dropped = "max_users" in options or options.get("max_samples", 3000) < 3000
    assert (samples.counted < 3000) == dropped


def test_sums_of_a_slice_stay_within_64_bits(
    duckdb: DuckDB, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slice that could exceed the bound is taken in pieces, and the result is the same."""
    stream = busy_stream(6, rows=500)
    monkeypatch.setattr("withhold.engines.driver.LARGEST_SUM", 1000 * 17)
    check(duckdb, write(tmp_path / "in", stream, 6), stream, 0)
