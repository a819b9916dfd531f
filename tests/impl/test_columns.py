"""Columns of other libraries: the same releases as lists, and no Python object for a row."""

from __future__ import annotations

import sys
from collections.abc import Callable
from decimal import Decimal
from importlib import import_module
from typing import Any

import numpy as np
import pandas
import polars
import pytest

from support.inside import state_of
from withhold import MeanEstimator, ParameterError, Params, SampleError, UserIdError
from withhold.columns import read_column
from withhold.core.dictionaries import Dictionary
from withhold.files.rows import MissingExtraError
from withhold.testing import Tape

pyarrow = import_module("pyarrow")  # it has no types

ROWS = 120
RANDOM = np.random.default_rng(23)
NUMBERS: list[int] = RANDOM.integers(0, 30, ROWS).tolist()
TEXTS = [f"ü{number}" for number in NUMBERS]
EIGHTHS: list[float] = (RANDOM.integers(-2, 12, ROWS) / 8).tolist()
DECIMALS = [Decimal(each).quantize(Decimal("0.001")) for each in EIGHTHS]
PARAMS = Params(30, ROWS, 9, "1/20", grid=1000)


class Array:
    """A library that offers the C interface for an array, and nothing else."""

    def __init__(self, rows: Any) -> None:
        self._rows = rows

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]:
        found: tuple[object, object] = self._rows.__arrow_c_array__(requested_schema)
        return found


class Stream:
    """A library that offers the C interface for a stream, and nothing else."""

    def __init__(self, rows: Any) -> None:
        self._rows = rows

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        return self._rows.__arrow_c_stream__(requested_schema)


def parts(rows: list[Any]) -> Any:
    """Two arrays, each with a dictionary of its own."""
    return pyarrow.chunked_array(
        [pyarrow.array(rows[:50]).dictionary_encode(), pyarrow.array(rows[50:]).dictionary_encode()]
    )


def category(rows: list[Any]) -> Any:
    return polars.Series(rows).cast(polars.String).cast(polars.Categorical)


FORMS: dict[str, Callable[[list[Any]], Any]] = {
    "numpy, objects": lambda rows: np.array(rows, dtype=object),
    "pandas": pandas.Series,
    "pandas, objects": lambda rows: pandas.Series(rows, dtype=object),
    "pandas, index": pandas.Index,
    "pandas, array": lambda rows: pandas.array(np.array(rows, dtype=object)),
    "pandas, category": lambda rows: pandas.Series(rows, dtype="category"),
    "pandas on Arrow": lambda rows: pandas.Series(
        rows, dtype=pandas.ArrowDtype(pyarrow.array(rows).type)
    ),
    "pandas on Arrow, dictionary": lambda rows: pandas.Series(
        pandas.arrays.ArrowExtensionArray(pyarrow.array(rows).dictionary_encode())
    ),
    "polars": polars.Series,
    "polars, parts": lambda rows: polars.concat(
        [polars.Series(rows[:50]), polars.Series(rows[50:])], rechunk=False
    ),
    "pyarrow": pyarrow.array,
    "pyarrow, parts": lambda rows: pyarrow.chunked_array([rows[:50], rows[50:]]),
    "pyarrow, no rows": lambda rows: pyarrow.chunked_array([rows, rows[:0]]),
    "pyarrow, dictionary": lambda rows: pyarrow.array(rows).dictionary_encode(),
    "pyarrow, dictionaries": parts,
    "C array": lambda rows: Array(pyarrow.array(rows)),
    "C array, dictionary": lambda rows: Array(pyarrow.array(rows).dictionary_encode()),
    "C stream": lambda rows: Stream(polars.Series(rows)),
    "C stream, dictionaries": lambda rows: Stream(parts(rows)),
}
OF_TEXTS: dict[str, Callable[[list[Any]], Any]] = {
    "polars, Categorical": category,
    "polars, Categorical in parts": lambda rows: polars.concat(
        [category(rows[:50]), category(rows[50:])], rechunk=False
    ),
    "polars, Enum": lambda rows: polars.Series(
        rows, dtype=polars.Enum(sorted({row for row in rows if row is not None}))
    ),
    "pyarrow, large": lambda rows: pyarrow.array(rows, pyarrow.large_string()),
    "pyarrow, view": lambda rows: pyarrow.array(rows, pyarrow.string_view()),
}
ALL = FORMS | OF_TEXTS


def found(users: Any, values: Any) -> tuple[object, list[int], list[int]]:
    """The estimator's whole state, and the releases of the batch."""
    estimator = MeanEstimator(PARAMS, "full", Tape({(0, 1): 3 << 20, (1, 1): -5}))
    releases = estimator.observe_many(users, values)
    return state_of(estimator), releases.sums.tolist(), releases.totals.tolist()


@pytest.mark.parametrize("form", sorted(ALL))
def test_users_in_every_form(form: str) -> None:
    for rows in (TEXTS, NUMBERS):
        if rows is TEXTS or form in FORMS:
            assert found(ALL[form](rows), EIGHTHS) == found(rows, EIGHTHS)
    assert max(found(TEXTS, EIGHTHS)[2]) > 0


@pytest.mark.parametrize("form", sorted(ALL))
def test_values_in_every_form(form: str) -> None:
    for rows in (EIGHTHS, NUMBERS, DECIMALS, [bool(number % 2) for number in NUMBERS]):
        if form in FORMS:
            assert found(TEXTS, FORMS[form](rows)) == found(TEXTS, rows)
    texts = [str(number) for number in DECIMALS]
    assert found(TEXTS, ALL[form](texts)) == found(TEXTS, DECIMALS)


def test_values_are_exact() -> None:
    """A decimal just beside a tie is not rounded to a double first; a float is the number it stores."""
    params = Params(9, 9, 1, 1, grid=2)
    near = [
        Decimal("0.2500000000000000000001"),
        Decimal("0.25"),
        Decimal("0.7499999999999999999999"),
    ]
    for column in (
        pyarrow.array(near),
        polars.Series(near, dtype=polars.Decimal(30, 22)),
        pyarrow.array(near, pyarrow.decimal256(60, 22)),
    ):
        lists, columns = (MeanEstimator(params, "naive", Tape({})) for _ in range(2))
        users = [1, 2, 3]
        assert columns.observe_many(users, column).sums.tolist() == [1, 1, 2]
        assert lists.observe_many(users, near).sums.tolist() == [1, 1, 2]
    single = np.float32(0.1)
    assert found(["a"], polars.Series([single], dtype=polars.Float32)) == found(["a"], [single])


@pytest.mark.parametrize("form", sorted(ALL))
def test_missing_rows_are_refused_with_their_row(form: str) -> None:
    estimator = MeanEstimator(PARAMS, "full")
    before = state_of(estimator)
    users: list[str | None] = [*TEXTS]
    users[70] = users[90] = None
    values: list[str | None] = [*map(str, EIGHTHS)]
    values[40] = values[80] = None
    with pytest.raises(UserIdError) as user:
        estimator.observe_many(ALL[form](users), EIGHTHS)
    with pytest.raises(SampleError) as sample:
        estimator.observe_many(TEXTS, ALL[form](values))
    with pytest.raises(SampleError) as first:
        estimator.observe_many(ALL[form](users), ALL[form](values))
    assert (user.value.index, sample.value.index, first.value.index) == (70, 40, 40)
    assert state_of(estimator) == before


@pytest.mark.parametrize(
    "column",
    [
        pandas.Series([]),
        pandas.Series([], dtype="category"),
        polars.Series([]),
        polars.Series([], dtype=polars.Categorical),
        pyarrow.array([], pyarrow.string()),
        pyarrow.chunked_array([], pyarrow.dictionary(pyarrow.int8(), pyarrow.decimal128(3, 1))),
    ],
    ids=lambda column: str(getattr(column, "dtype", getattr(column, "type", ""))),
)
def test_columns_without_rows(column: Any) -> None:
    estimator = MeanEstimator(PARAMS, "full")
    assert len(estimator.observe_many(column, column)) == 0
    assert estimator.t == 0


def test_a_frame_is_no_column() -> None:
    """Whatever its columns are called."""
    frame = pandas.DataFrame({"categories": ["a"], "cat": [1]})
    for given in (frame, frame[["cat"]], frame[["categories"]]):
        with pytest.raises(ParameterError):
            MeanEstimator(PARAMS).observe_many(given, [1])


@pytest.mark.parametrize("make", [lambda rows: polars.Series(rows), pyarrow.array])
def test_missing_numbers_are_refused_with_their_row(make: Callable[[list[Any]], Any]) -> None:
    estimator = MeanEstimator(PARAMS, "full")
    for kind, wrong in ((UserIdError, [4, 3, None]), (SampleError, [0.5, None, 0.5])):
        with pytest.raises(kind) as refused:
            if kind is UserIdError:
                estimator.observe_many(make(wrong), [0, 0, 0])
            else:
                estimator.observe_many([0, 0, 0], make(wrong))
        assert refused.value.index == wrong.index(None)
    before, after = ["0.5", "0.5", "secret", None, "1"], ["0.5", "0.5", None, "secret", "1"]
    for rows in (before, after):  # a value that is no number stands before or after
        with pytest.raises(SampleError) as refused:
            estimator.observe_many([0] * 5, make(rows))
        assert refused.value.index == 2
        assert "secret" not in str(refused.value)


@pytest.mark.parametrize("form", sorted(form for form in ALL if "numpy" not in form))
def test_rows_of_text_do_not_become_objects(form: str) -> None:
    """Only the objects of pandas are objects already."""
    for rows in (TEXTS, [str(number) for number in EIGHTHS]):
        column = read_column("users", ALL[form](rows))
        if "objects" in form or "index" in form:
            assert isinstance(column, np.ndarray)
            continue
        assert isinstance(column, Dictionary)
        assert set(column.entries) == set(rows)
        assert len(column.entries) <= 2 * len(set(rows)), "once for each array"
        assert column.codes.dtype.kind in "iu"


@pytest.mark.parametrize(
    "column",
    [
        pyarrow.array([b"a"]),
        pyarrow.array([["a"]]),
        pyarrow.array([{"a": 1}]),
        pyarrow.array([1], pyarrow.timestamp("s")),
        Array(pyarrow.array([b"a"]).dictionary_encode()),
        pyarrow.table({"a": ["a"]}),
        polars.DataFrame({"a": ["a"]}),
    ],
    ids=lambda column: str(getattr(column, "type", type(column).__name__)),
)
def test_columns_of_anything_else_are_refused(column: Any) -> None:
    estimator = MeanEstimator(PARAMS)
    with pytest.raises(ParameterError, match="users must be a column of text or numbers"):
        estimator.observe_many(column, [1])
    with pytest.raises(ParameterError, match="values must be a column of text or numbers"):
        estimator.observe_many(["a"], column)
    assert estimator.t == 0


@pytest.mark.parametrize(
    "column",
    [
        *(b"a", bytearray(b"a"), iter("a"), np.array(5), np.zeros((1, 1)), 5),
        *("1", np.str_("1"), {"1": 0}, {"1"}, frozenset({1}), {"1": 0}.keys()),
    ],
    ids=lambda column: type(column).__name__,
)
def test_what_is_no_column_is_refused(column: Any) -> None:
    estimator = MeanEstimator(PARAMS)
    for users, values, name in ((column, [1], "users"), (["a"], column, "values")):
        with pytest.raises(ParameterError, match=f"^{name} must be "):
            estimator.observe_many(users, values)
    assert estimator.t == 0


def no_utf8() -> Any:
    """A column of text whose second row is not UTF-8; pyarrow does not look when it reads Parquet."""
    offsets = pyarrow.array([0, 3, 7, 8], pyarrow.int32()).buffers()[1]
    texts = pyarrow.py_buffer(b"0.5" + b"ana\xff" + b"1")
    return pyarrow.Array.from_buffers(pyarrow.string(), 3, [None, offsets, texts])


@pytest.mark.parametrize("form", ["text", "dictionary", "chunks"])
def test_text_that_is_not_utf8_is_refused_with_its_row(form: str) -> None:
    column = no_utf8()
    if form == "dictionary":
        column = column.dictionary_encode()
    elif form == "chunks":
        column = pyarrow.chunked_array([column, column])
    size = len(column)
    estimator = MeanEstimator(PARAMS)
    for kind, users, values in (
        (UserIdError, column, [0] * size),
        (SampleError, ["a"] * size, column),
    ):
        with pytest.raises(kind) as refused:
            estimator.observe_many(users, values)
        assert refused.value.index == 1
        assert "ana" not in str(refused.value)
        assert refused.value.__cause__ is None
    assert estimator.t == 0


@pytest.mark.parametrize("kind", ["decimal64(10, 2)", "decimal128(10, 2)", "string_view", "string"])
@pytest.mark.parametrize("first", [0, 100])
def test_how_many_entries_arrays_have_together_decides_nothing(kind: str, first: int) -> None:
    """pyarrow cannot unify dictionaries that have more than their type can number."""
    name, _, digits = kind.rstrip(")").partition("(")
    entry = (
        getattr(pyarrow, name)(*map(int, digits.split(","))) if digits else getattr(pyarrow, name)()
    )
    parts = []
    for start in (0, first):
        numbers = range(start, start + 100)
        texts = [str(number) for number in numbers]
        entries = pyarrow.array(texts if "string" in name else list(map(Decimal, texts)), entry)
        codes = pyarrow.array(range(100), pyarrow.int8())
        parts.append(pyarrow.DictionaryArray.from_arrays(codes, entries))
    params = Params(1, 200, 9, "1/20", upper=300, grid=300)
    estimator = MeanEstimator(params, "naive", Tape({}))
    column = pyarrow.chunked_array(parts)
    releases = estimator.observe_many(["a"] * 200, column)
    assert releases.sums.tolist()[-1] == sum(range(100)) * 2 + 100 * first


def test_dictionaries_that_cannot_be_unified_are_read_too() -> None:
    """Together they have more entries than their codes can number, or a missing entry that no row has."""
    parts = [
        pyarrow.array([f"{letter}{t}" for t in range(100)])
        .dictionary_encode()
        .cast(pyarrow.dictionary(pyarrow.int8(), pyarrow.string()))
        for letter in "ab"
    ]
    both = pyarrow.chunked_array(parts)
    params = Params(200, 60, 9, "1/20", grid=100)
    listed, coded = (MeanEstimator(params, "full", Tape({})) for _ in range(2))
    values = [t % 2 for t in range(200)]
    assert list(coded.observe_many(both, values)) == list(
        listed.observe_many(both.to_pylist(), values)
    )
    unused = pyarrow.DictionaryArray.from_arrays(pyarrow.array([0]), pyarrow.array(["a", None]))
    plain = pyarrow.array(["b"]).dictionary_encode().cast(unused.type)
    column = read_column("users", pyarrow.chunked_array([plain, unused]))
    assert isinstance(column, Dictionary)
    assert [column.entries[code] for code in column.codes] == ["b", "a"]


@pytest.mark.parametrize("kind", [pyarrow.decimal32(6, 3), pyarrow.decimal64(9, 3)], ids=str)
def test_short_decimals(kind: Any) -> None:
    rows = [Decimal("0.125"), Decimal("0.5"), Decimal("0.125")]
    assert found(["a", "b", "a"], pyarrow.array(rows, kind)) == found(["a", "b", "a"], rows)
    with pytest.raises(SampleError) as refused:
        MeanEstimator(PARAMS).observe_many(["a", "b"], pyarrow.array([rows[0], None], kind))
    assert refused.value.index == 1


def test_a_column_that_cannot_be_read_is_refused() -> None:
    """The message of the other library, which may say a value, is not passed on."""

    class Broken:
        def __arrow_c_array__(
            self, requested_schema: object | None = None
        ) -> tuple[object, object]:
            raise OSError("secret")

    estimator = MeanEstimator(PARAMS)
    with pytest.raises(ParameterError, match="that pyarrow can read, got 'Broken'") as refused:
        estimator.observe_many(["a"], Broken())
    assert refused.value.__cause__ is None and refused.value.__context__ is None
    assert estimator.t == 0


def test_columns_of_different_lengths_are_refused() -> None:
    with pytest.raises(ParameterError, match="values must be as many as users"):
        MeanEstimator(PARAMS).observe_many(category(TEXTS), category(TEXTS[1:]))


def test_without_pyarrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Columns that numpy can convert are converted; others are refused."""
    expected, stream = found(TEXTS, EIGHTHS), Stream(pyarrow.array(TEXTS))
    column = polars.Series(TEXTS)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert found(column, polars.Series(EIGHTHS)) == expected
    with pytest.raises(MissingExtraError, match=r"withhold\[frames\]"):
        MeanEstimator(PARAMS).observe_many(stream, EIGHTHS)
