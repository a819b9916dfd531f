"""Vectors are independent runs that share their users and the budget."""

from array import array
from collections import deque
from collections.abc import Callable
from fractions import Fraction
from importlib import import_module
from typing import Any

import numpy as np
import pandas
import polars
import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.inside import state_of
from withhold import (
    MeanEstimator,
    ParameterError,
    Params,
    SampleError,
    TooManyUsersError,
    UserIdError,
    VectorMeanEstimator,
    WithholdError,
)
from withhold.core.records import Mechanism
from withhold.testing import Tape, ZeroTape

pyarrow = import_module("pyarrow")  # it has no types

PARAMS = Params(max_users=3, max_samples=8, epsilon=600, beta="0.5", grid=4)


def tapes() -> list[Tape]:
    return [Tape({(0, 1): j << 32, (2, 1): -j}, {3: j % 2}, default=j) for j in range(3)]


@pytest.mark.parametrize("mechanism", ["full", "ledger"])
@given(
    rows=st.lists(
        st.tuples(
            st.sampled_from(["a", "b", 3]), st.tuples(*[st.sampled_from([0.0, 0.3, 1.0])] * 3)
        ),
        max_size=40,
    ),
    cut=st.integers(0, 40),
)
def test_coordinates_are_independent_runs(
    mechanism: Mechanism, rows: list[tuple[str | int, tuple[float, ...]]], cut: int
) -> None:
    more: Any = {"weighting": "user", "horizon": 20} if mechanism == "ledger" else {}
    share, whole = (Params(3, 8, epsilon, "0.5", grid=4, **more) for epsilon in (200, 600))
    alone = [MeanEstimator(share, mechanism, source=tape) for tape in tapes()]
    expected = [
        tuple(one.observe(user, value) for one, value in zip(alone, values, strict=True))
        for user, values in rows
    ]
    together = VectorMeanEstimator(whole, 3, mechanism, sources=tapes())
    assert [together.observe(user, values) for user, values in rows] == expected
    batched = VectorMeanEstimator(whole, 3, mechanism, sources=tapes())
    found = []
    for part in (rows[:cut], rows[cut:]):
        users, values = [user for user, _ in part], [value for _, value in part]
        releases = batched.observe_many(users, values)
        found += list(releases)
        assert np.asarray(releases).shape == (len(part), 3)
    assert found == expected
    assert state_of(batched) == state_of(together)
    assert together.releases == tuple(one.release for one in alone)
    assert together.spent == sum(one.spent for one in alone)
    assert [c for j, c in together.charges() if j == 1] == list(alone[1].charges())
    assert together.progress == alone[0].progress
    assert together.diversity == alone[0].diversity
    assert together.error_bar(0.9) == max(one.error_bar(0.9) for one in alone)


def test_arrays_have_one_column_for_each_coordinate() -> None:
    estimator = VectorMeanEstimator(PARAMS, 2, "full", sources=[ZeroTape(), ZeroTape()])
    releases = estimator.observe_many(np.array([1, 2]), np.array([[0.0, 1.0], [1.0, 1.0]]))
    assert releases.estimates.tolist() == [[0.0, 1.0], [0.5, 1.0]]
    assert releases[0][1].total == 1
    assert len(estimator.observe_many([], [])) == 0
    assert (estimator.dimension, estimator.t, estimator.params) == (2, 2, PARAMS)


BAD: list[tuple[type[WithholdError], int | None, list[Any], list[Any]]] = [
    (SampleError, 1, ["a", "a"], [(0, 1), (None, 1)]),
    (SampleError, 0, ["", "a"], [(0, "x"), (None, 1)]),
    (UserIdError, 0, ["", "a"], [(0, 1), (None, 1)]),
    (TooManyUsersError, 2, ["b", "c", "d"], [(0, 1), (0, 1), (0, 1)]),
    (TooManyUsersError, 2, ["b", "c", "d", "a"], [(0, 1), (0, 1), (0, 1), (0, None)]),
    (ParameterError, None, ["a"], [(0, 1, 1)]),
    (ParameterError, None, ["a", "a"], [(0, 1)]),
]


@pytest.mark.parametrize(("error", "index", "users", "values"), BAD)
def test_a_refused_batch_changes_nothing(
    error: type[WithholdError], index: int | None, users: list[Any], values: list[Any]
) -> None:
    estimator = VectorMeanEstimator(PARAMS, 2, "full", sources=[ZeroTape(), ZeroTape()])
    estimator.observe("a", (1, 0))
    before = state_of(estimator)
    with pytest.raises(error) as refusal:
        estimator.observe_many(users, values)
    assert getattr(refusal.value, "index", None) == index
    assert state_of(estimator) == before


def test_a_refused_vector_changes_nothing() -> None:
    estimator = VectorMeanEstimator(PARAMS, 2, "full", sources=[ZeroTape(), ZeroTape()])
    before = state_of(estimator)
    for error, user, values in (
        (SampleError, "a", (0, None)),
        (UserIdError, None, (0, 1)),
        (ParameterError, "a", (0,)),
    ):
        with pytest.raises(error):
            estimator.observe(user, values)  # type: ignore[arg-type]  # one of them is wrong
        assert state_of(estimator) == before


SQUARE = {"01": [0.25, 0.5], "10": [0.75, 1.0]}
"""Two columns of a frame, whose names can be read as numbers too."""


@pytest.mark.parametrize(
    "values",
    [
        polars.DataFrame(SQUARE),
        pandas.DataFrame(SQUARE),
        pyarrow.table(SQUARE),
        SQUARE,
        {(0, 1), (1, 0)},
        ["01", "10"],
        ["01", (1, 0)],
        [b"01", b"10"],
        [{0, 1}, {1, 0}],
        [{0: 5, 1: 6}, {0: 5, 1: 6}],
        [(0, 1), None],
        [0.5, 0.5],
        [(value for value in (0, 1)), (1, 0)],
        [np.array(0.5), np.array(0.5)],
        [np.zeros((2, 1)), np.zeros((2, 1))],
        np.zeros((2, 2, 1)),
        np.array(["01", "10"]),
        (row for row in ((0, 1), (1, 0))),
        "0110",
        b"01",
        None,
        0.5,
    ],
    ids=lambda values: type(values).__name__,
)
def test_what_is_no_sequence_of_rows_is_refused(values: Any) -> None:
    """Columns, keys, characters and what has no order are not read as coordinates."""
    estimator = VectorMeanEstimator(PARAMS, 2, "full", sources=[ZeroTape(), ZeroTape()])
    before = state_of(estimator)
    with pytest.raises(ParameterError, match="^values must be "):
        estimator.observe_many(["a", "b"], values)
    for row in values if isinstance(values, list) else [values]:
        if not isinstance(row, tuple) and np.shape(row) != (2,):
            with pytest.raises(ParameterError, match="^values must be "):
                estimator.observe("a", row)
    assert state_of(estimator) == before


@pytest.mark.parametrize(
    "make",
    [
        *(list, tuple, deque, np.array, polars.Series),
        lambda row: array("d", row),
        lambda row: pandas.Series(row, index=[1, 0]),
    ],
)
def test_a_row_in_every_form(make: Callable[[list[float]], Any]) -> None:
    """The first number is the first coordinate, whatever labels a row has."""
    rows = [[0.25, 1.0], [0.5, 0.75]]
    for batch in (False, True):
        estimator = VectorMeanEstimator(PARAMS, 2, "full", sources=[ZeroTape(), ZeroTape()])
        if batch:
            estimator.observe_many(["a", "b"], [make(row) for row in rows])
        else:
            for user, row in zip("ab", rows, strict=True):
                estimator.observe(user, make(row))
        assert [release.sum for release in estimator.releases] == [3, 7]


@pytest.mark.parametrize("names", ["ab", {"a", "b"}, {"a": 0, "b": 1}, iter("ab"), None, b"ab"])
def test_names_of_columns_have_an_order(names: Any) -> None:
    estimator: Any = VectorMeanEstimator(PARAMS, 2)
    frame = pandas.DataFrame({"who": ["u"], "a": [0], "b": [1]})
    with pytest.raises(ParameterError, match="^values must be "):
        estimator.observe_many(frame, user="who", values=names)
    assert estimator.t == 0
    names = frame.columns[1:]
    estimator.observe_many(frame, user="who", values=names)
    assert estimator.t == 1


def test_the_budget_is_split() -> None:
    params = Params(2, 2, 1, "0.1", grid=1)
    pure = VectorMeanEstimator(params, 4, "full")
    assert pure.coordinate_epsilon == Fraction(1, 4)
    advanced = VectorMeanEstimator(params, 100, "full", composition="advanced", delta="1e-6")
    assert advanced.coordinate_epsilon == Fraction(301, 16384)
    assert (pure.spent, advanced.spent) == (Fraction(0), Fraction(0))
    advanced.observe("a", [0] * 100)
    pure.observe("a", [0] * 4)
    assert (pure.spent, advanced.spent) == (Fraction(1, 4), Fraction(1))


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("dimension", {"dimension": 0}),
        ("dimension", {"dimension": 2**16 + 1}),
        ("dimension", {"dimension": 2.0}),
        ("sources", {"sources": [ZeroTape()]}),
        ("delta", {"delta": "0.1"}),
        ("delta", {"composition": "advanced"}),
        ("delta", {"composition": "advanced", "delta": 0}),
        ("delta", {"composition": "advanced", "delta": 1}),
        ("composition", {"composition": "zero"}),
        ("epsilon", {"dimension": 2**16, "params": Params(2, 2, "1e-6", 1, grid=1)}),
    ],
)
def test_bad_settings_are_refused_by_name(name: str, options: dict[str, Any]) -> None:
    with pytest.raises(ParameterError) as refusal:
        VectorMeanEstimator(**{"params": PARAMS, "dimension": 2, **options})
    assert refusal.value.name == name


def test_an_interrupted_step_ends_the_estimator() -> None:
    class Failing(Tape):
        def laplace(self, counter: int, node: int, scale: Fraction) -> int:
            raise OSError("no random bits")

    for batch in (False, True):
        estimator = VectorMeanEstimator(PARAMS, 2, "full", sources=[ZeroTape(), Failing()])
        with pytest.raises(OSError, match="no random bits"):
            estimator.observe_many(["a"], [(0, 1)]) if batch else estimator.observe("a", (0, 1))
        with pytest.raises(RuntimeError, match="interrupted"):
            estimator.observe("a", (0, 1))
