"""Columns of users in the forms of other libraries: the same codes as lists, and no Python object a row."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pandas
import pytest

from withhold import MeanEstimator, Params, UserIdError
from withhold.core import dictionaries
from withhold.core.dictionaries import (
    dictionary_in,
    dictionary_of_arrow,
    dictionary_of_integers,
    dictionary_of_texts,
)
from withhold.core.user_index import UserIndex
from withhold.testing import ZeroTape

pyarrow = import_module("pyarrow")  # it has no types

ROWS = 200
RANDOM = np.random.default_rng(17)
NUMBERS = RANDOM.integers(0, 40, ROWS)
TEXTS = [f"u{number}" for number in NUMBERS.tolist()]
VALUES = RANDOM.integers(0, 2, ROWS)


def arrow(rows: Any) -> Any:
    return pyarrow.array(rows).dictionary_encode()


def in_parts(rows: Any) -> Any:
    return pyarrow.chunked_array([arrow(rows[:70]), arrow(rows[70:])])


FORMS: dict[str, Callable[[Any], Any]] = {
    "numpy": np.array,
    "numpy, objects": lambda rows: np.array(rows, dtype=object),
    "categorical": pandas.Categorical,
    "categorical index": pandas.CategoricalIndex,
    "categorical series": lambda rows: pandas.Series(rows, dtype="category"),
    "series": pandas.Series,
    "Arrow": pyarrow.array,
    "Arrow, dictionary": arrow,
    "Arrow, dictionaries": in_parts,
}
DICTIONARIES = [name for name in FORMS if "categorical" in name or "diction" in name]


def found(users: Any) -> tuple[list[str | int], list[int], list[int]]:
    """The users in order of arrival and the releases of two batches."""
    estimator = MeanEstimator(Params(40, ROWS, 9, "1/20", grid=1), source=ZeroTape())
    batches = [
        estimator.observe_many(users[part], VALUES[part])
        for part in (slice(0, 50), slice(50, ROWS))
    ]
    sums = [number for batch in batches for number in batch.sums.tolist()]
    totals = [number for batch in batches for number in batch.totals.tolist()]
    return list(estimator._user_index.codes), sums, totals


@pytest.mark.parametrize("rows", [TEXTS, NUMBERS.tolist()], ids=["texts", "numbers"])
@pytest.mark.parametrize("form", sorted(FORMS))
def test_every_form_of_a_column_gives_the_same_releases(form: str, rows: list[str | int]) -> None:
    assert found(FORMS[form](rows)) == found(rows)
    assert max(found(rows)[2]) > 0


@pytest.mark.parametrize("apart", [1, 10**15])
@pytest.mark.parametrize("least", [0, -7, 2**62])
def test_integers_near_each_other_and_far_apart(least: int, apart: int) -> None:
    numbers = NUMBERS * apart + least
    assert found(numbers) == found(numbers.tolist())
    assert isinstance(dictionary_of_integers(numbers).users, range) == (apart == 1 and least < 99)


def test_small_types_and_large_numbers() -> None:
    for kind in (np.int8, np.uint16, np.uint64):
        assert found(NUMBERS.astype(kind)) == found(NUMBERS.tolist())
    large = NUMBERS.astype(np.uint64) + np.uint64(2**63)
    assert found(large) == found(large.tolist())


@pytest.mark.parametrize("form", DICTIONARIES)
def test_a_missing_user_is_refused_with_its_row(form: str) -> None:
    estimator = MeanEstimator(Params(40, ROWS, 1, 1, grid=1))
    rows = [*TEXTS[:150], None]
    with pytest.raises(UserIdError) as refused:
        estimator.observe_many(FORMS[form](rows), [0] * len(rows))
    assert refused.value.index == 150
    assert estimator.t == 0


@pytest.mark.parametrize("form", DICTIONARIES)
def test_a_dictionary_is_not_decoded(form: str) -> None:
    encoded = dictionary_in(FORMS[form](TEXTS))
    assert encoded is not None
    assert set(encoded.entries) == set(TEXTS)
    assert len(encoded.entries) <= 3 * len(set(TEXTS)), "once for each array"
    assert encoded.codes.dtype.kind == "i"


def test_long_lists_of_text(monkeypatch: pytest.MonkeyPatch) -> None:
    assert dictionary_of_texts(TEXTS) is None
    expected, odd = found(TEXTS), ["\ud800", *TEXTS[1:]]
    expected_odd = found(odd)
    monkeypatch.setattr(dictionaries, "MANY_TEXTS", 10)
    encoded = dictionary_of_texts(TEXTS)
    assert encoded is not None and list(encoded.users) == list(dict.fromkeys(TEXTS))
    assert found(TEXTS) == expected
    assert found(odd) == expected_odd
    for wrong in ("", 1.5, None, b"u1", np.datetime64("now")):
        with pytest.raises(UserIdError) as refused:
            found([*TEXTS[:20], wrong, *TEXTS[21:]])
        assert refused.value.index == 20


@pytest.mark.parametrize("room", [3, 40])
@pytest.mark.parametrize("apart", [1, 10**15])
def test_columns_of_integers_have_the_codes_of_lists(room: int, apart: int) -> None:
    """Some users are known; those beyond `max_users` are ignored."""
    index = UserIndex(Params(5 + room, ROWS, 1, 1, extra_users="ignore", grid=1))
    numbers = (NUMBERS - 7) * apart
    index.add([-3 * apart, "-4", 2 * apart, 10**30, "u"])
    for rows in (numbers, numbers[:1], numbers[:0]):
        column, given = index.encode(rows), index.encode(rows.tolist())
        assert column.codes.tolist() == given.codes.tolist()
        assert column.new_users == given.new_users
        assert {type(user) for user in column.new_users} <= {int}


def test_arrays_of_text_that_are_encoded_together_share_their_dictionary() -> None:
    """So that the texts of a list that needs several arrays stay distinct."""
    column = pyarrow.chunked_array([["a", "b"], ["b", "c"]]).dictionary_encode()
    encoded = dictionary_of_arrow(column)
    assert encoded.entries == ["a", "b", "c"]
    assert encoded.codes.tolist() == [0, 1, 1, 2]
