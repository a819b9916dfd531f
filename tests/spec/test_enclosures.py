"""Enclosures hold the real number between their ends, and get as narrow as asked."""

import math
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from withhold_spec.enclosures import Enclosure, ceil16, decide, exp, ln, sqrt

LN2 = Fraction("0.693147180559945309417232121458176568075500134360255254120680009")
E = Fraction("2.718281828459045235360287471352662497757247093699959574966967627")

positive = st.fractions(min_value=1, max_value=10**9, max_denominator=1000)


def test_known_digits() -> None:
    for enclosure, digits in ((ln(2, 200), LN2), (exp(1, 200), E)):
        assert abs(enclosure.low - digits) < Fraction(1, 10**58)
        assert 0 <= enclosure.high - enclosure.low < Fraction(1, 2**190)
    assert (ln(1, 64), exp(0, 64)) == (Enclosure(Fraction(0), Fraction(0)),) + (exp(0, 64),)
    assert exp(0, 64).low <= 1 <= exp(0, 64).high


@given(positive, st.integers(8, 120))
def test_squares_of_the_ends_enclose_the_radicand(radicand: Fraction, bits: int) -> None:
    root = sqrt(radicand, bits)
    assert root.low**2 <= radicand <= root.high**2
    assert root.high - root.low <= Fraction(1, 2**bits)


@given(positive, positive)
def test_logarithms_of_products_overlap_with_sums(one: Fraction, other: Fraction) -> None:
    product, total = ln(one * other, 80), ln(one, 80) + ln(other, 80)
    assert product.low <= total.high and total.low <= product.high
    assert product.low <= Fraction(math.log(one * other)) + Fraction(1, 10**9)
    assert product.high >= Fraction(math.log(one * other)) - Fraction(1, 10**9)


@given(st.fractions(0, 30, max_denominator=50))
def test_exp_and_ln_undo_each_other(exponent: Fraction) -> None:
    power = exp(exponent, 100)
    assert ln(power.low, 100).low <= exponent <= ln(power.high, 100).high
    assert power.high - power.low <= power.high / 2**80


def test_rounding_is_that_of_the_exact_number() -> None:
    almost = Fraction(10**40 + 1, 10**40)
    assert decide(lambda bits: sqrt(almost, bits), math.ceil) == 2
    assert decide(lambda bits: sqrt(Fraction(4), bits), math.ceil) == 2
    assert ceil16(lambda bits: sqrt(Fraction(9, 4), bits)) == Fraction(3, 2)
