"""Data frames of several libraries: the same releases as their columns, and clear refusals."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from typing import Any

import narwhals.stable.v2 as narwhals
import numpy as np
import pandas
import polars
import pytest

from support.inside import state_of
from withhold import MeanEstimator, ParameterError, Params, SampleError, VectorMeanEstimator
from withhold.files.rows import MissingExtraError
from withhold.testing import Tape

pyarrow = import_module("pyarrow")  # it has no types

PARAMS = Params(7, 60, 9, "1/20", grid=100)
USERS = [f"u{t * 3 % 7}" for t in range(60)]
FIRST = [t * t % 5 / 4 for t in range(60)]
SECOND = [t % 2 for t in range(60)]
COLUMNS = {"second": SECOND, "who": USERS, "first": FIRST, "no use": [None] * 60}
FRAMES: dict[str, Any] = {
    "pandas": pandas.DataFrame(COLUMNS),
    "pandas, category": pandas.DataFrame(COLUMNS).astype({"who": "category"}),
    "pandas, other index": pandas.DataFrame(COLUMNS, index=np.arange(60.0)[::-1]),
    "polars": polars.DataFrame(COLUMNS),
    "polars, Enum": polars.DataFrame(COLUMNS).cast({"who": polars.Enum(sorted(set(USERS)))}),
    "pyarrow": pyarrow.table(COLUMNS),
    "narwhals": narwhals.from_native(polars.DataFrame(COLUMNS)),
}


def scalar() -> MeanEstimator:
    return MeanEstimator(PARAMS, "full", Tape({(0, 1): 3 << 20}))


def vector() -> VectorMeanEstimator:
    return VectorMeanEstimator(PARAMS, 2, "full", sources=[Tape({}), Tape({(0, 1): 7 << 20})])


@pytest.mark.parametrize("kind", sorted(FRAMES))
def test_a_frame_gives_what_its_columns_give(kind: str) -> None:
    columns, frame = scalar(), scalar()
    expected = columns.observe_many(USERS, FIRST)
    found = frame.observe_many(FRAMES[kind], user="who", value="first")
    assert list(found) == list(expected)
    assert state_of(frame) == state_of(columns)
    assert len(set(expected)) > 5


@pytest.mark.parametrize("kind", sorted(FRAMES))
def test_a_frame_of_vectors(kind: str) -> None:
    expected = vector().observe_many(USERS, list(zip(FIRST, SECOND, strict=True)))
    found = vector().observe_many(FRAMES[kind], user="who", values=["first", "second"])
    assert list(found) == list(expected)


@pytest.mark.parametrize("kind", ["pandas", "polars", "pyarrow"])
def test_a_column_that_is_missing_is_named(kind: str) -> None:
    estimator = scalar()
    with pytest.raises(ParameterError, match="^user must be the name of a column, got 'whom'$"):
        estimator.observe_many(FRAMES[kind], user="whom", value="first")
    with pytest.raises(ParameterError, match="^value must be the name of a column, got 'worst'$"):
        estimator.observe_many(FRAMES[kind], user="who", value="worst")
    with pytest.raises(ParameterError, match="^values must be the name of a column, got 'third'$"):
        vector().observe_many(FRAMES[kind], user="who", values=["first", "third"])
    assert estimator.t == 0


@pytest.mark.parametrize("kind", sorted(FRAMES))
def test_rows_in_the_place_of_a_name_are_not_shown(kind: str) -> None:
    frame = FRAMES[kind]
    calls: list[tuple[Any, dict[str, Any]]] = [
        (scalar(), {"user": frame["who"], "value": "first"}),
        (scalar(), {"user": "who", "value": frame["first"]}),
        (scalar(), {"user": USERS, "value": "first"}),
        (vector(), {"user": "who", "values": [FIRST, "second"]}),
    ]
    for estimator, names in calls:
        with pytest.raises(ParameterError, match="must be the name of a column, got '") as refused:
            estimator.observe_many(frame, **names)
        told = f"{refused.value} {refused.value.args}"
        assert not any(secret in told for secret in ("u0", "u3", "0.25", "1.0", "\n"))


def test_as_many_columns_as_coordinates() -> None:
    with pytest.raises(ParameterError, match="values must be the names of 2 columns, got 1"):
        vector().observe_many(FRAMES["polars"], user="who", values=["first"])


@pytest.mark.parametrize(
    "frame",
    [
        polars.LazyFrame(COLUMNS),
        narwhals.from_native(polars.LazyFrame(COLUMNS)),
        pandas.DataFrame([["a", 1, 2]], columns=["who", "first", "first"]),
        COLUMNS,
        polars.Series(USERS),
    ],
    ids=lambda frame: type(frame).__name__,
)
def test_what_is_no_frame_in_memory_is_refused(frame: Any) -> None:
    estimator = scalar()
    with pytest.raises(ParameterError, match="must be in memory, with distinct columns, got '"):
        estimator.observe_many(frame, user="who", value="first")
    assert estimator.t == 0


def test_half_a_call_is_refused() -> None:
    """By mypy as well: `Any` stands for a caller who does not use it."""
    call: Any = scalar().observe_many
    for wrong in ({"user": "who"}, {"value": "first"}, {}, {"user": 1, "value": "first"}):
        with pytest.raises(ParameterError, match="must be the name of a column"):
            call(FRAMES["polars"], **wrong)


def test_missing_rows_of_a_frame_are_refused_with_their_row() -> None:
    estimator = scalar()
    with pytest.raises(SampleError) as refused:
        estimator.observe_many(
            polars.DataFrame(COLUMNS).with_columns(first=polars.col("first").shift(-1)),
            user="who",
            value="first",
        )
    assert refused.value.index == 59
    assert estimator.t == 0


def test_without_narwhals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "narwhals.stable.v2", None)
    with pytest.raises(MissingExtraError, match=r"needs narwhals.*withhold\[frames\]"):
        scalar().observe_many(FRAMES["polars"], user="who", value="first")


def test_columns_need_no_library_of_frames() -> None:
    script = """
import sys
from withhold import MeanEstimator, Params
MeanEstimator(Params(2, 2, 1, 1)).observe_many(["a"], [1])
print(sorted({"narwhals", "pandas", "polars", "pyarrow", "river"} & set(sys.modules)))
"""
    ran = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert ran.stdout == "[]\n"
