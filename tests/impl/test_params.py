"""`Params`: what it accepts, how exactly it reads numbers, and what it refuses by name."""

from dataclasses import FrozenInstanceError
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from withhold import ParameterError, Params, UnboundedDataError

GOOD: dict[str, Any] = {"max_users": 2, "max_samples": 4, "epsilon": 1, "beta": "0.1"}


def params(**changes: object) -> Params:
    return Params(**{**GOOD, **changes})


@pytest.mark.parametrize(
    ("given", "exact"),
    [
        (1, Fraction(1)),
        ("0.1", Fraction(1, 10)),
        ("1/10", Fraction(1, 10)),
        ("1e-3", Fraction(1, 1000)),
        (" 2.50 ", Fraction(5, 2)),
        (0.1, Fraction(1, 10)),
        (np.float64(0.3), Fraction(3, 10)),
        (Decimal("0.7"), Fraction(7, 10)),
        (Fraction(2, 3), Fraction(2, 3)),
        (2**32, Fraction(2**32)),
        (Fraction(1, 2**32), Fraction(1, 2**32)),
    ],
)
def test_numbers_are_read_exactly(given: object, exact: Fraction) -> None:
    assert params(epsilon=given).epsilon == exact


BAD: list[tuple[str, object]] = [
    ("epsilon", bad)
    for bad in (0, -1, 2**32 + 1, Fraction(1, 2**33), "abc", "nan", "1/0", "1e999999999", "", "0x1")
]
BAD += [("epsilon", bad) for bad in (float("nan"), float("inf"), Decimal("NaN"), True, None, b"1")]
BAD += [("epsilon", bad) for bad in (np.int64(1), 1j, [1], "1" * 100_000)]
BAD += [("beta", bad) for bad in (0, -0.1, 1.5, float("nan"), Fraction(1, 2**65))]
BAD += [("max_users", bad) for bad in (0, -1, 2.5, 2.0, True, "2", None, 2**62 + 1)]
BAD += [("max_samples", bad) for bad in (0, 2.5, np.bool_(True), np.timedelta64(3))]
BAD += [("grid", bad) for bad in (0, 2**32 + 1, 1.0)]
BAD += [("horizon", bad) for bad in (0, 1.5, 2**62 + 1)]
BAD += [("prior", bad) for bad in (-1, "1.01", float("nan"))]
BAD += [("extra_users", bad) for bad in ("drop", None, True)]
BAD += [("weighting", bad) for bad in ("precision", "users", None)]
BAD += [("homogeneous", bad) for bad in (0, 1, "True", None)]
BAD += [("lower", bad) for bad in (1, 2, "nan")]


@pytest.mark.parametrize(("name", "bad"), BAD, ids=lambda value: str(value)[:12])
def test_a_bad_value_is_refused_by_name_with_its_range(name: str, bad: object) -> None:
    with pytest.raises(ParameterError) as refusal:
        params(**{name: bad})
    assert refusal.value.name == name
    assert str(refusal.value).startswith(f"{name} must be {refusal.value.allowed}")
    assert len(str(refusal.value)) < 250


def test_swapped_bounds_name_both_ends() -> None:
    with pytest.raises(ParameterError, match=r"lower must be less than upper .*0.*got 1"):
        params(lower=1, upper=0)


@pytest.mark.parametrize("end", ["lower", "upper"])
@pytest.mark.parametrize(
    "infinity", [float("inf"), float("-inf"), "inf", "-Infinity", Decimal("inf")]
)
def test_unbounded_data_has_its_own_error(end: str, infinity: object) -> None:
    with pytest.raises(UnboundedDataError, match=end):
        params(**{end: infinity})


@pytest.mark.parametrize("size", [np.int8(3), np.uint64(3), 3])
def test_integers_of_numpy_are_integers(size: int) -> None:
    assert type(params(max_users=size).max_users) is int


def test_the_edges_are_allowed() -> None:
    edge = params(
        max_users=2**62, max_samples=1, beta=Fraction(1, 2**64), grid=2**32, horizon=2**62
    )
    assert edge.horizon == 2**62
    assert params(beta=1).beta == 1


def test_the_prior_starts_as_the_midpoint() -> None:
    assert params(lower=-1, upper=3).starting_estimate == 1
    given = params(lower=-1, upper=3, prior=0)
    assert given.starting_estimate == 0
    assert given.unit_prior == Fraction(1, 4)


def test_parameters_cannot_be_changed_and_compare_by_value() -> None:
    one = params()
    with pytest.raises(FrozenInstanceError):
        one.epsilon = Fraction(2)  # type: ignore[misc]  # it must fail
    assert one == params(epsilon=1.0, beta=0.1)
    assert hash(one) == hash(params())


def test_samples_are_hardly_rounded_unless_the_grid_is_chosen() -> None:
    assert Params(1, 1, 1, 1).grid == 2**16
