"""Formulas that the proofs on accuracy restate, against numbers and the specification."""

from fractions import Fraction
from math import floor

import pytest

from withhold_spec.enclosures import ln, sqrt
from withhold_spec.paper.constants import array_count, full_width
from withhold_spec.params import Params

Q = Fraction(7, 10)


@pytest.mark.parametrize("k", range(6))
def test_the_difference_of_two_geometric_variables_has_the_law_of_the_noise(k: int) -> None:
    """P(floor(E) = j) = (1 - q) q**j, so differences have (1-q)/(1+q) q**|k|. The infinite sum is truncated."""
    difference = sum((1 - Q) ** 2 * Q**j * Q ** (j + k) for j in range(400))
    law = (1 - Q) / (1 + Q) * Q**k
    assert 0 <= law - difference < Fraction(1, 10**50)


@pytest.mark.parametrize("level", [2, 3, 7])
def test_a_width_is_made_of_the_bound_and_the_radius(level: int) -> None:
    """By hand: n = 50, m = 128 so L' = 7, delta = 1/10."""
    params, size = Params(50, 128, 2, "1/10"), 2 ** (level - 1)
    between_user_sd = sqrt(ln(2 * 50 * 7 * 30, 128).times(Fraction(size, 2)), 128)
    radius = sqrt(
        ln(2 * 7 * array_count(params, level) * 30, 128).times(Fraction(1, 2**level)), 128
    )
    width = full_width(params, level, 128)
    expected = between_user_sd + radius.times(2 * size)
    assert floor(width.low * 10**20) == floor(expected.low * 10**20)
