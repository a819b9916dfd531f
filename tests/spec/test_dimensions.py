"""Vectors: certified shares of the budget, and independent coordinates."""

import math
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from withhold_spec.accounted import dimensions
from withhold_spec.accounted.dimensions import (
    ORDERS,
    advanced_share,
    advanced_total,
    coordinate_params,
    gaussian_share,
    pure_share,
    replay_vectors,
    zcdp_budget,
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
    delta = Fraction(1, 10**6)
    share = advanced_share(Fraction(1), dimension, delta)
    assert advanced_total(share, dimension, delta, 200).high <= 1
    assert advanced_total(share + Fraction(1, 2**16), dimension, delta, 200).low > 1


def test_the_printed_composition_would_allow_more() -> None:
    """E12: without the 2 under the root and the second term, the shares of d = 100 runs are too large."""
    share, delta = Fraction(1, 10), Fraction(1, 10**6)
    printed = share**2 * 100 * 14  # (share sqrt(d ln(1/delta)))**2, with ln 10**6 rounded up to 14
    assert advanced_total(share, 100, delta, 64).low ** 2 > printed


@pytest.mark.parametrize("dimension", [0, -1, True, 2**16 + 1])
def test_a_bad_dimension_is_refused(dimension: int) -> None:
    with pytest.raises(ParameterError, match="dimension"):
        coordinate_params(PARAMS, dimension)


@pytest.mark.parametrize("delta", [0, 1, "nan", 2])
def test_a_bad_delta_is_refused(delta: object) -> None:
    with pytest.raises(ParameterError, match="delta"):
        coordinate_params(PARAMS, 3, delta)  # type: ignore[arg-type]


def test_a_budget_too_small_for_the_dimension_is_refused() -> None:
    with pytest.raises(ParameterError, match="epsilon"):
        coordinate_params(Params(4, 4, "1/65536", "0.1"), 3, "1/1000")


def test_a_sample_of_another_length_is_refused() -> None:
    with pytest.raises(SampleError):
        replay_vectors("full", PARAMS, [("a", (1, 0))], [ZERO])


# --- Gaussian noise ---

EPSILONS = [Fraction(1, 10), Fraction(1), Fraction(4), Fraction(20)]
DELTAS = [Fraction(1, 10**4), Fraction(1, 10**9)]
BUDGETS = [(epsilon, delta) for epsilon in EPSILONS for delta in DELTAS]
SPACINGS = [1, 2, 3, 10, 64, 1000, 2**16]

computed = cache(zcdp_budget)


@pytest.fixture(name="remembered")
def remembered_fixture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Budgets are cached for each epsilon and delta: one takes a quarter of a second."""
    monkeypatch.setattr(dimensions, "zcdp_budget", computed)


def best_budget(epsilon: float, delta: float) -> float:
    """The largest rho that proposition 12 allows at one of 12,000 orders from 1.001 to 2**30, by floats."""
    orders = (1 + 2 ** (step / 300) for step in range(-3000, 9000))
    return max(
        (epsilon + math.log(a / (a - 1)) - (math.log(1 / delta) - math.log(a)) / (a - 1)) / a
        for a in orders
    )


def failure(epsilon: float, rho: float, order: float) -> float:
    """The logarithm of the delta that rho-zCDP implies at an order, as proposition 12 prints it."""
    power = (order - 1) * (order * rho - epsilon)
    return power - math.log(order - 1) + order * math.log(1 - 1 / order)


def test_orders_are_whole_numbers_above_1() -> None:
    """The obligations on accounts are proved for these values."""
    assert all(type(order) is int and order > 1 for order in ORDERS)
    assert sorted(set(ORDERS)) == list(ORDERS)


@pytest.mark.usefixtures("remembered")
@pytest.mark.parametrize(("epsilon", "delta"), BUDGETS)
@pytest.mark.parametrize("dimension", [1, 3, 64, 1000])
def test_the_gaussian_share_satisfies_proposition_12(
    epsilon: Fraction, delta: Fraction, dimension: int
) -> None:
    """In floats with a margin of 1e-9, an integer order certifies the shares; none certifies half as much again.

    A check without proposition 12: the run changes by at most one Gaussian's squared shift over its variance,
    dimension * share**2 / 2. The exact delta of that Gaussian is less than the given delta.
    """
    share = gaussian_share(epsilon, dimension, delta)
    rho, most = float(dimension * share**2 / 4), math.log(delta)
    whole = [*range(2, 100), *range(100, 5000, 7)]
    assert min(failure(float(epsilon), rho, order) for order in whole) <= most + 1e-9
    assert min(failure(float(epsilon), 1.5 * rho, order) for order in whole) > most + 1

    def beta(more: float) -> float:
        shift = math.sqrt(2 * more * rho)
        above, below = float(epsilon) / shift - shift / 2, float(epsilon) / shift + shift / 2
        root = math.sqrt(2)
        return (math.erfc(above / root) - math.exp(epsilon) * math.erfc(below / root)) / 2

    assert 0 < beta(1) < delta < beta(1.5)


@pytest.mark.parametrize(("epsilon", "delta"), BUDGETS)
def test_a_few_whole_orders_lose_little_of_the_budget(epsilon: Fraction, delta: Fraction) -> None:
    """Integer orders lose less than a hundredth against real ones, or a tenth if epsilon is large."""
    best = best_budget(float(epsilon), float(delta))
    found = float(computed(epsilon, delta))
    assert best * (0.99 if epsilon <= 4 else 0.9) <= found <= best * (1 + 1e-9)


@pytest.mark.usefixtures("remembered")
@pytest.mark.parametrize(("epsilon", "delta"), BUDGETS)
def test_the_gaussian_share_is_the_largest_that_the_budget_allows(
    epsilon: Fraction, delta: Fraction
) -> None:
    budget = computed(epsilon, delta)
    shares = [gaussian_share(epsilon, dimension, delta) for dimension in SPACINGS]
    for dimension, share in zip(SPACINGS, shares, strict=True):
        assert (share * 2**16).denominator == 1
        assert dimension * share**2 <= 4 * budget < dimension * (share + Fraction(1, 2**16)) ** 2
    assert sorted(shares, reverse=True) == shares
    assert len(set(shares)) == len(shares)


@pytest.mark.usefixtures("remembered")
def test_the_gaussian_share_grows_with_epsilon_and_with_delta() -> None:
    for dimension in (1, 64):
        rows = [[gaussian_share(eps, dimension, each) for eps in EPSILONS] for each in DELTAS]
        for row in rows:
            assert all(one < other for one, other in pairwise(row))
        lax, strict = rows
        assert all(one > other for one, other in zip(lax, strict, strict=True))


def test_a_budget_that_a_computation_by_hand_gives() -> None:
    """At order 2, epsilon 3 and a delta close to exp(-2), rho is (3 + ln 2 - (2 - ln 2)) / 2."""
    found = computed(Fraction(3), Fraction(1353352832366127, 10**16))
    assert float(found) >= (1 + 2 * math.log(2)) / 2 - 1e-12
    assert float(found) <= best_budget(3, math.exp(-2)) + 1e-9


@pytest.mark.parametrize("delta", [None, 0, 1, "nan", 2, -1])
def test_a_gaussian_share_needs_a_delta(delta: Any) -> None:
    with pytest.raises(ParameterError, match="delta"):
        coordinate_params(PARAMS, 3, delta, gaussian=True)


def test_a_budget_too_small_for_gaussian_noise_is_refused() -> None:
    for epsilon, dimension in (("1/65536", 3), ("1/200", 2**16)):
        with pytest.raises(ParameterError, match="epsilon"):
            coordinate_params(Params(4, 4, epsilon, 1), dimension, "1e-6", gaussian=True)


@pytest.mark.usefixtures("remembered")
def test_coordinates_with_gaussian_noise_are_runs_at_its_share() -> None:
    params = Params(4, 4, 90, "0.1", horizon=4)
    events = [("a", (1, 0)), ("b", (0, 0)), ("a", (1, 1)), ("c", (1, 0))]
    tapes = [ZERO, Tape({(0, 1): 5})]
    coordinates = replay_vectors("gaussian", params, events, tapes, delta="1e-6")
    share = coordinate_params(params, 2, "1e-6", gaussian=True)
    assert share.epsilon == gaussian_share(params.epsilon, 2, Fraction(1, 10**6))
    assert (share.horizon, share.horizon_given) == (4, True)
    for i, tape in enumerate(tapes):
        alone = replay("gaussian", share, [(user, sample[i]) for user, sample in events], tape)
        assert coordinates[i] == alone
        assert any(step.epoch is not None for step in alone)
    with pytest.raises(ParameterError, match="delta"):
        replay_vectors("gaussian", params, events, tapes)
