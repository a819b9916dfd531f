"""Columns of numbers up to 2**80 in two halves, beside Python's integers."""

from collections.abc import Callable, Sequence
from math import isqrt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from withhold.accounted.squares import ONE, Squares, square
from withhold.core.batch import Ints
from withhold.core.columns import MANY

BUDGET_SQUARED = ONE * ONE
BORDERS = [
    0,
    1,
    2,
    ONE - 1,
    ONE,
    ONE + 1,
    2**79,
    BUDGET_SQUARED - ONE,
    BUDGET_SQUARED - 1,
    BUDGET_SQUARED,
]
ROOTS = st.one_of(st.integers(0, ONE), st.integers(0, 9), st.integers(ONE - 9, ONE))
NUMBERS = st.one_of(
    st.sampled_from(BORDERS),
    st.integers(0, BUDGET_SQUARED),
    st.integers(0, 80).flatmap(lambda bits: st.integers(0, 2**bits)),
    st.builds(  # squares and their neighbours
        lambda root, off: min(max(0, root * root + off), BUDGET_SQUARED), ROOTS, st.integers(-1, 1)
    ),
)
PAIRS = st.lists(st.one_of(st.tuples(NUMBERS, NUMBERS), NUMBERS.map(lambda n: (n, n))), max_size=9)


def column(numbers: Sequence[int]) -> Squares:
    """The numbers as a column."""
    half_doublings = [divmod(number, ONE) for number in numbers]
    high, low = (np.array([pair[i] for pair in half_doublings], dtype=np.int64) for i in range(2))
    return Squares(high, low)


def numbers(squares: Squares) -> list[int]:
    """A column's numbers; it must be in its normal form."""
    assert squares.high.dtype == squares.low.dtype == np.int64
    assert ((squares.low >= 0) & (squares.low < ONE)).all()
    pairs = zip(squares.high.tolist(), squares.low.tolist(), strict=True)
    return [high * ONE + low for high, low in pairs]


@given(PAIRS)
def test_sums_differences_and_comparisons(pairs: list[tuple[int, int]]) -> None:
    left, right = (column([pair[i] for pair in pairs]) for i in range(2))
    assert numbers(left.plus(right)) == [one + other for one, other in pairs]
    assert numbers(left.less(right)) == [max(0, one - other) for one, other in pairs]
    assert left.exceeds(right).tolist() == [one > other for one, other in pairs]


@given(
    st.lists(NUMBERS, max_size=9),
    st.one_of(st.sampled_from([1, 2, 8, 2**22]), st.integers(1, 2**22)),
)
def test_parts_sums_and_the_largest(given_numbers: list[int], parts: int) -> None:
    squares = column(given_numbers)
    assert numbers(squares.part(parts)) == [number // parts for number in given_numbers]
    assert squares.sum() == sum(given_numbers)
    assert squares.largest() == max(given_numbers, default=0)
    assert numbers(squares) == given_numbers


@given(st.lists(ROOTS, max_size=9))
def test_squares(roots: list[int]) -> None:
    assert numbers(square(np.array(roots, dtype=np.int64))) == [root**2 for root in roots]


@given(st.lists(NUMBERS, max_size=9))
def test_roots(given_numbers: list[int]) -> None:
    roots = column(given_numbers).root()
    assert roots.dtype == np.int64
    assert roots.tolist() == [isqrt(number) for number in given_numbers]


@pytest.mark.parametrize("off", [-1, 0, 1])
def test_roots_and_squares_at_every_border(off: int) -> None:
    """Around squares, around full halves, and at both ends of the range."""
    roots = sorted({2**bits + more for bits in range(41) for more in (-1, 0, 1)} - {ONE + 1})
    given_numbers = [
        root**2 + off for root in roots if 0 <= root**2 + off <= BUDGET_SQUARED
    ] + BORDERS
    assert column(given_numbers).root().tolist() == [isqrt(number) for number in given_numbers]
    assert numbers(square(np.array(roots))) == [root**2 for root in roots]


@pytest.mark.parametrize("towards", [-np.inf, np.inf])
@pytest.mark.parametrize("steps", [1, 4])
def test_roots_do_not_hang_on_how_a_float_is_rounded(
    towards: float, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine whose square roots are wrong in the last places gives the same integers."""
    exact: Callable[..., np.typing.NDArray[np.float64]] = np.sqrt

    def inexact(column: np.typing.NDArray[np.float64]) -> np.typing.NDArray[np.float64]:
        root = exact(column)
        for _ in range(steps):
            root = np.maximum(np.nextafter(root, towards), 0)
        return root

    roots = [1, 2, 3, 2**20, 2**26 + 1, 2**39, ONE - 2, ONE - 1, ONE]
    given_numbers = [
        max(0, min(root**2 + off, BUDGET_SQUARED)) for root in roots for off in (-1, 0, 1)
    ]
    monkeypatch.setattr(np, "sqrt", inexact)
    assert column([0, *given_numbers]).root().tolist() == [0, *map(isqrt, given_numbers)]


def test_no_users_and_very_many() -> None:
    """Sums of more columns than int64 holds do not wrap."""
    nobody: Ints = np.zeros(0, dtype=np.int64)
    assert Squares(nobody, nobody).sum() == Squares(nobody, nobody).largest() == 0
    assert Squares(nobody, nobody).root().tolist() == []
    many = 2 * MANY + 1
    crowd = Squares(np.full(many, ONE), np.full(many, ONE - 1))
    assert crowd.sum() == many * (BUDGET_SQUARED + ONE - 1)
