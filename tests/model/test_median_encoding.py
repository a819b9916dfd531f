"""Formulas that the proofs on the private median restate, against the specification."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from withhold_proofs.paper.median import _cost
from withhold_proofs.paper.median_law import weights
from withhold_spec.number import add, ite
from withhold_spec.paper.median import costs, fill_arrays
from withhold_spec.paper.withholding import block_size


@given(st.lists(st.integers(1, 12), min_size=1, max_size=5), st.integers(1, 4))
def test_a_user_is_in_the_arrays_of_its_first_to_its_last_position(
    counts: list[int], level: int
) -> None:
    size = block_size(level)
    samples = {u: tuple((u, j) for j in range(m)) for u, m in enumerate(counts)}
    present = sum(min(m, size) for m in counts)
    filled = fill_arrays(samples, level, present // size)  # type: ignore[arg-type]  # labels
    start = 0
    for user, count in enumerate(counts):
        given_away = min(count, size)
        expected = range(start // size, (start + given_away - 1) // size + 1)
        held = [
            place
            for place, array in enumerate(filled)
            if any(label[0] == user for label in array)  # type: ignore[index]  # labels
        ]
        assert held == [place for place in expected if place < present // size]
        start += given_away


@given(st.lists(st.integers(0, 3), min_size=2, max_size=7))
def test_a_cost_is_that_of_two_arrays_and_two_counts(row: list[int]) -> None:
    for i, cost in enumerate(costs(row, 6)):
        below = add([ite(bin_of < i, 1, 0) for bin_of in row[2:]])
        above = add([ite(bin_of > i, 1, 0) for bin_of in row[2:]])
        assert _cost(below, above, row[:2], i) == cost


@pytest.mark.parametrize(
    ("row", "exact"), [((2, 0), "0.135335283236612"), ((1, 0), "0.367879441171442")]
)
def test_weights_are_exponentials(row: tuple[int, ...], exact: str) -> None:
    weight = weights(row, Fraction(4))[0]
    assert abs(weight.low - Fraction(exact)) < Fraction(1, 10**14)
    assert 0 <= weight.high - weight.low < Fraction(1, 10**30)
