"""Every way onto the grid agrees with the exact definition: clamp, scale, round once, half to even."""

from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from withhold import MeanEstimator, ParameterError, Params, SampleError
from withhold.core.counter import Counter
from withhold.core.grid import Quantiser, half_even
from withhold.testing import ZeroTape


def quantiser(grid: int = 1, lower: Any = 0, upper: Any = 1) -> Quantiser:
    return Quantiser(Params(1, 1, 1, 1, lower=lower, upper=upper, grid=grid))


def definition(grid: int, lower: Fraction, upper: Fraction, value: Fraction) -> int:
    clamped = min(max(value, lower), upper)
    return round(grid * (clamped - lower) / (upper - lower))  # Fraction rounds half to even


RANGES = st.sampled_from(
    [
        (Fraction(0), Fraction(1)),
        (Fraction(-3), Fraction(5)),
        (Fraction(1, 3), Fraction(2, 3)),
        (Fraction(0), Fraction(10)),
        (Fraction(-(10**6)), Fraction(10**6 + 1)),
        (Fraction(1, 10**300), Fraction(2, 10**300)),
        (Fraction(-1, 2), Fraction(10**300)),
        (Fraction("123456789.1"), Fraction("123456789.2")),
    ]
)
GRIDS = st.sampled_from([1, 2, 3, 7, 20, 255, 2**16, 2**32 - 1, 2**32])


@given(grid=GRIDS, ends=RANGES, data=st.data())
def test_floats_one_by_one_and_in_arrays(
    grid: int, ends: tuple[Fraction, Fraction], data: st.DataObject
) -> None:
    lower, upper = ends
    # Points of the grid, ties between them, their float neighbours, and anything else.
    half_doublings = st.integers(-2, 2 * grid + 2).map(
        lambda i: float(lower + (upper - lower) * i / (2 * grid))
    )
    near = st.builds(
        lambda x, up: float(np.nextafter(x, up)), half_doublings, st.sampled_from([-1e308, 1e308])
    )
    floats = st.floats(allow_nan=False, allow_infinity=False)
    values = data.draw(st.lists(st.one_of(half_doublings, near, floats), max_size=20))
    values += [0.0, -0.0, 5e-324, 1 - 2**-53]
    expected = [definition(grid, lower, upper, Fraction(value)) for value in values]
    one = quantiser(grid, lower, upper)
    assert [one.one(value) for value in values] == expected
    assert one.many(values).tolist() == expected
    assert one.many(np.array(values)).tolist() == expected
    assert one.many([Fraction(value) for value in values]).tolist() == expected


@given(
    grid=GRIDS,
    ends=RANGES,
    values=st.lists(st.one_of(st.integers(-300, 300), st.integers(-(2**70), 2**70)), max_size=9),
)
def test_integers_text_and_decimals(
    grid: int, ends: tuple[Fraction, Fraction], values: list[int]
) -> None:
    one = quantiser(grid, *ends)
    expected = [definition(grid, *ends, Fraction(value)) for value in values]
    assert one.many(values).tolist() == expected
    assert one.many([str(value) for value in values]).tolist() == expected
    assert one.many([Decimal(value) for value in values]).tolist() == expected
    assert one.many(np.array(values, dtype=object)).tolist() == expected
    small = [value for value in values if abs(value) < 2**63]
    assert one.many(np.array(small, dtype=np.int64)).tolist() == [one.one(value) for value in small]


@pytest.mark.parametrize("kind", ["bool", "int8", "uint8", "int32", "uint64", "float16", "float32"])
def test_arrays_of_every_width(kind: str) -> None:
    values = np.array([0, 1, 1, 0], dtype=kind)
    assert quantiser(8).many(values).tolist() == [0, 8, 8, 0]
    assert quantiser(8).many(np.array(["0", "1", "0.5"])).tolist() == [0, 8, 4]


def test_narrow_columns_do_not_wrap() -> None:
    wide = quantiser(255, 0, 255)
    assert int(wide.many(np.array([200, 100], dtype=np.uint8)).sum()) == 300
    assert quantiser().many(np.array([2**64 - 1], dtype=np.uint64)).tolist() == [1]
    assert quantiser(4).many(np.array([0.5, 1.0], dtype=np.longdouble)).tolist() == [2, 4]


def test_half_goes_to_even() -> None:
    assert [quantiser(2).one(value) for value in (0.25, 0.75)] == [0, 2]
    assert [half_even(n, 4) for n in (-2, 2, 6, 7)] == [0, 0, 2, 2]
    assert quantiser().one(0.5) == 0
    assert quantiser().one(0.5 + 2**-53) == 1


def test_a_float_is_binary_and_text_is_decimal() -> None:
    # 0.15 as a float is below 15/100, which is a tie on this grid.
    tie = quantiser(10)
    assert (tie.one(0.15), tie.one("0.15")) == (1, 2)


def test_tiny_values_are_zero() -> None:
    assert [quantiser(2**32).one(value) for value in (5e-324, -0.0, "1e-99999999999")] == [0, 0, 0]


def test_exponents_of_any_size_keep_their_side() -> None:
    far = ["1e99999999999", "-1e99999999999", "1e-99999999999", "0e99999999999"]
    assert quantiser(1).many(far).tolist() == [1, 0, 0, 0]
    # On [-1/2, 1/2] zero is a tie: the sign of a tiny number decides.
    assert quantiser(1, "-0.5", "0.5").many(["0", far[2], "-" + far[2]]).tolist() == [0, 1, 0]


BAD = [float("nan"), float("inf"), "nan", "inf", "", "1/2", " 1", "0x1", "1_0", "٣", None, 1j, b"1"]
BAD += [np.float32("nan"), np.complex64(1), np.datetime64("2020-01-01"), np.timedelta64(1)]
BAD += [Decimal("NaN"), Decimal("-Infinity"), [1], np.zeros(1)]


@pytest.mark.parametrize("bad", BAD, ids=lambda value: repr(value)[:20])
@pytest.mark.parametrize("good", [1, 1.0, "1"])
def test_what_is_no_finite_real_number_is_refused(bad: object, good: object) -> None:
    with pytest.raises(SampleError) as refusal:
        quantiser(8).one(bad)
    assert refusal.value.index is None
    with pytest.raises(SampleError) as refusal:
        quantiser(8).many([good, bad, good, bad])
    assert refusal.value.index == 1
    assert "row index 1" in str(refusal.value)


def test_bad_arrays_are_refused_at_the_first_row() -> None:
    for bad in (np.array([0.5, np.nan, np.inf]), np.ma.array([1, 1], mask=[False, True])):
        with pytest.raises(SampleError) as refusal:
            quantiser(8, 0, 3).many(bad)
        assert refusal.value.index == 1
    for kind in ("complex64", "datetime64[s]", "S3"):
        with pytest.raises(SampleError):
            quantiser().many(np.zeros(2, dtype=kind))
    with pytest.raises(ParameterError, match="one-dimensional"):
        quantiser().many(np.zeros((2, 2)))


def test_sums_do_not_depend_on_the_order_of_rows() -> None:
    params = Params(3, 1, 1, "0.1", grid=2**16)
    sums = set()
    for order in (["0.1", "0.2", "0.3"], ["0.3", "0.2", "0.1"]):
        estimator = MeanEstimator(params, "full", source=ZeroTape())
        sums.add(estimator.observe_many(["a", "b", "c"], order)[2].sum)
    assert sums == {6554 + 13107 + 19661}
    tenths = MeanEstimator(Params(3, 1, 1, "0.1", grid=10), "full", source=ZeroTape())
    assert tenths.observe_many(["c", "b", "a"], ["0.3", "0.2", "0.1"])[2].raw == Fraction(1, 5)


def test_one_unit_is_not_lost_beside_a_large_sum() -> None:
    counter = Counter(0, Fraction(1))
    counter.append(2**53, ZeroTape())
    counter.append(1, ZeroTape())
    assert counter.sum == 2**53 + 1


@given(
    st.integers(-3, 3),
    st.integers(1, 2000),
    st.sampled_from([1, 7, 1000, 2**16]),
    st.lists(st.integers(-5, 5), min_size=1, max_size=6),
)
def test_integers_at_and_beyond_a_narrow_range_stay_on_the_grid(
    lower: int, inverse: int, grid: int, values: list[int]
) -> None:
    """A range of width 1/k with an integer end makes every integer a multiple of the step."""
    params = Params(4, 4, 1, 1, lower=lower, upper=lower + Fraction(1, inverse), grid=grid)
    quantiser = Quantiser(params)
    expected = [quantiser.one(value) for value in values]
    assert all(0 <= units <= grid for units in expected)
    assert quantiser.many(values).tolist() == expected
    assert quantiser.many(np.array(values)).tolist() == expected
    assert quantiser.many(np.array(values, dtype=np.float64)).tolist() == expected


@pytest.mark.parametrize("upper", [1, 2, 10**300])
@pytest.mark.parametrize("mode", ["raise", "warn"])
def test_a_tiny_value_is_read_whatever_numpy_does_about_small_numbers(
    upper: int, mode: Any
) -> None:
    values = [5e-324, 1.0, 1e-310]
    exact = quantiser(1000, 0, upper)
    expected = list(map(exact.one, values))
    with np.errstate(all=mode):
        assert exact.many(values).tolist() == expected
        assert exact.many(np.array(values)).tolist() == expected
        assert exact.many([repr(value) for value in values] * 9).tolist() == expected * 9
