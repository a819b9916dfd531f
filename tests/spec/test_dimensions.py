"""Vectors: shares of the budget, certified, and coordinates that do not touch each other."""

from fractions import Fraction

import pytest

from withhold_spec.dimensions import (
    advanced_share,
    advanced_total,
    coordinate_params,
    pure_share,
    replay_vectors,
)
from withhold_spec.errors import ParameterError, SampleError
from withhold_spec.noise import ZERO, Tape
from withhold_spec.params import Params
from withhold_spec.replay import replay

PARAMS = Params(4, 4, 3, "0.1")


def test_coordinates_are_runs_at_a_third_of_the_budget() -> None:
    events = [("a", (1, 0, 1)), ("b", (0, 0, 1)), ("a", (1, 1, 1))]
    tapes = [ZERO, Tape({(0, 1): 5}), ZERO]
    coordinates = replay_vectors("full", PARAMS, events, tapes)
    third = coordinate_params(PARAMS, 3)
    assert third.epsilon == pure_share(PARAMS.epsilon, 3) == 1
    for i, tape in enumerate(tapes):
        alone = replay("full", third, [(user, sample[i]) for user, sample in events], tape)
        assert coordinates[i] == alone


@pytest.mark.parametrize("dimension", [1, 2, 16, 100])
def test_the_advanced_share_is_certified_and_the_next_one_is_not(dimension: int) -> None:
    slack = Fraction(1, 10**6)
    share = advanced_share(Fraction(1), dimension, slack)
    assert advanced_total(share, dimension, slack, 200).high <= 1
    assert advanced_total(share + Fraction(1, 2**16), dimension, slack, 200).low > 1


def test_the_printed_composition_would_allow_more() -> None:
    """E12: without the 2 under the root and the second term, d = 100 runs are promised too much."""
    share, slack = Fraction(1, 10), Fraction(1, 10**6)
    printed = share**2 * 100 * 14  # (share sqrt(d ln(1/slack)))**2, with ln 10**6 rounded up to 14
    assert advanced_total(share, 100, slack, 64).low ** 2 > printed


@pytest.mark.parametrize("dimension", [0, -1, True, 2**16 + 1])
def test_a_bad_dimension_is_refused(dimension: int) -> None:
    with pytest.raises(ParameterError, match="dimension"):
        coordinate_params(PARAMS, dimension)


@pytest.mark.parametrize("slack", [0, 1, "nan", 2])
def test_a_bad_slack_is_refused(slack: object) -> None:
    with pytest.raises(ParameterError, match="slack"):
        coordinate_params(PARAMS, 3, slack)  # type: ignore[arg-type]


def test_a_budget_too_small_for_the_dimension_is_refused() -> None:
    with pytest.raises(ParameterError, match="epsilon"):
        coordinate_params(Params(4, 4, "1/65536", "0.1"), 3, "1/1000")


def test_a_sample_of_another_length_is_refused() -> None:
    with pytest.raises(SampleError):
        replay_vectors("full", PARAMS, [("a", (1, 0))], [ZERO])
