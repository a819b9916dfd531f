"""The unknowns of the proofs on numbers, and the displays that they restate, computed by hand."""

from collections.abc import Callable
from fractions import Fraction
from math import ceil, floor

import pytest
import z3

from withhold_proofs.numbers.abstract import Abstract
from withhold_proofs.numbers.terms import as_fraction, real, term
from withhold_proofs.paper.displays import FEW, MANY, arrays, displays, parameters
from withhold_proofs.paper.enclosures import series
from withhold_spec import enclosures
from withhold_spec.enclosures import Enclosure
from withhold_spec.params import Params


def allowed(made: Abstract, *claims: z3.BoolRef) -> bool:
    solver = z3.Solver(ctx=made.context)
    solver.add(*made.facts.values(), *claims)
    answer = solver.check()
    assert answer != z3.unknown
    return answer == z3.sat


@pytest.mark.parametrize("number", [Fraction(0), Fraction(7, 3), Fraction(-7, 3), Fraction(5)])
@pytest.mark.parametrize("rounding", [ceil, floor])
def test_a_rounded_unknown_is_the_rounded_number(
    number: Fraction, rounding: Callable[[Fraction], int]
) -> None:
    made = Abstract(z3.Context())
    x = real("x", made.context)
    rounded = made.decide(lambda bits: Enclosure(as_fraction(x), as_fraction(x)), rounding)
    given = x == z3.Q(number.numerator, number.denominator, made.context)
    assert allowed(made, given, rounded == rounding(number))
    assert not allowed(made, given, rounded != rounding(number))


@pytest.mark.parametrize("number", [Fraction(0), Fraction(9, 4), Fraction(1), Fraction(2)])
def test_a_root_is_allowed_and_a_wrong_one_is_not(number: Fraction) -> None:
    made = Abstract(z3.Context())
    root = term(made.sqrt(number, 64).low, made.context)
    found = enclosures.sqrt(number, 64)
    low = z3.Q(found.low.numerator, found.low.denominator, made.context)
    high = z3.Q(found.high.numerator, found.high.denominator, made.context)
    assert allowed(made, z3.And(root >= low, root <= high))
    assert not allowed(made, z3.Or(root < low, root > high))


@pytest.mark.parametrize("number", [1, 3, 6, 7, 1000])
def test_what_is_said_of_a_logarithm_is_true(number: int) -> None:
    made = Abstract(z3.Context())
    logarithm = made.ln(Fraction(number), 64).low
    high = enclosures.ln(number, 64).high
    value = term(logarithm, made.context)
    assert allowed(made, value == z3.Q(high.numerator, high.denominator, made.context))


def test_a_scale_is_what_rounding_up_gives() -> None:
    made = Abstract(z3.Context())
    x = real("x", made.context)
    scale = made.ceil16(lambda bits: Enclosure(as_fraction(x), as_fraction(x)))
    exact = Fraction(1, 3)
    rounded = enclosures.ceil16(lambda bits: Enclosure(exact, exact))
    given = x == z3.Q(1, 3, made.context)
    assert allowed(made, given, scale == z3.Q(rounded.numerator, rounded.denominator, made.context))
    assert not allowed(made, given, scale < z3.Q(1, 3, made.context))


def test_the_series_of_the_exponential() -> None:
    e = Fraction("2.718281828459045235360287471352662497757247093699959574966")
    below, above = series(Fraction(1), -1), series(Fraction(1), 1)
    assert below < above
    assert abs(below - e) < Fraction(1, 10**50) and abs(above - e) < Fraction(1, 10**50)


def test_the_worked_values_of_the_full_algorithm() -> None:
    rows = displays("full", Params(4, 4, 1, "1/10"))
    widths = [floor(row.paid.low / 2 * 10**9) for row in rows[1:]]
    assert widths == [6326415309, 8969874918]
    assert [floor(row.scale(1).low * 10**6) for row in rows[1:]] == [227750951, 322915497]


def test_the_worked_count_of_arrays() -> None:
    """(32 * 2/200) ln(3 * 2 * 2/(1/2)) = 1.01..., rounded up."""
    assert arrays(Params(4, 4, 200, "1/2"), 2) == 2
    assert arrays(Params(4, 4, 300, "1/2"), 2) == 1


def test_the_grid_has_the_size_that_is_reported() -> None:
    assert len(list(parameters(deep=False))) == FEW
    assert len(list(parameters(deep=True))) == MANY
