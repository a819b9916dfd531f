"""Exact decimals: the text's own value, at any exponent, and nothing that is not a number."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from withhold.files.decimals import DecimalTexts, NumberError


def rounded(x: Fraction, lower: Fraction, upper: Fraction, grid: int) -> int:
    """Clamp to the range and round to the grid, half to even."""
    clamped = min(max(x, lower), upper)
    return round(grid * (clamped - lower) / (upper - lower))


def test_text_is_read_exactly() -> None:
    number = DecimalTexts(Fraction(0), Fraction(1), 65536)
    assert number("0.1") == Fraction(1, 10)
    assert number("+1.50") == Fraction(3, 2)
    assert number(".5") == Fraction(1, 2)
    assert number("-2.") == -2
    assert number("12e-1") == Fraction(6, 5)
    assert number("0e999999999") == 0


def test_a_remembered_text_gives_the_same_sample() -> None:
    number = DecimalTexts(Fraction(0), Fraction(1), 65536)
    assert [number("0.25"), number("0.25")] == [Fraction(1, 4)] * 2


@pytest.mark.parametrize("text", ["1e999999999", "1e999999999999999999", "1" + "0" * 9999])
def test_a_huge_number_becomes_an_end_of_the_range(text: str) -> None:
    number = DecimalTexts(Fraction(-3), Fraction(7, 2), 16)
    assert number(text) == Fraction(7, 2)
    assert number("-" + text) == -3


def test_a_tiny_number_rounds_as_it_should_at_a_tie() -> None:
    # With the range [-1/2, 1/2] and one step, 0 is a tie and goes to the even end.
    ends = Fraction(-1, 2), Fraction(1, 2)
    number = DecimalTexts(*ends, 1)
    assert rounded(Fraction(number("0")), *ends, 1) == 0
    assert rounded(Fraction(number("1e-999999999")), *ends, 1) == 1
    assert rounded(Fraction(number("-1e-999999999")), *ends, 1) == 0


@given(
    digits=st.integers(1, 10**6),
    exponent=st.integers(-600, 600),
    lower=st.fractions(-4, 4, max_denominator=12),
    width=st.fractions(Fraction(1, 9), 9, max_denominator=9),
    grid=st.integers(1, 9),
)
def test_what_replaces_a_number_rounds_like_it(
    digits: int, exponent: int, lower: Fraction, width: Fraction, grid: int
) -> None:
    ends = lower, lower + width
    number = DecimalTexts(*ends, grid)
    for sign, factor in (("", 1), ("-", -1)):
        exact = factor * digits * Fraction(10) ** exponent
        found = Fraction(number(f"{sign}{digits}e{exponent}"))
        assert rounded(found, *ends, grid) == rounded(exact, *ends, grid)


@pytest.mark.parametrize(
    "text", ["", " ", "x", "1,5", "1 2", "--1", "1e", "e5", ".", "nan", "inf", "sNaN", "1e1.5"]
)
def test_what_is_not_a_number_is_refused_without_being_shown(text: str) -> None:
    with pytest.raises(NumberError) as refusal:
        DecimalTexts(Fraction(0), Fraction(1), 1)(text)
    assert "e5" not in str(refusal.value)
    assert str(refusal.value).startswith("the value is ")
