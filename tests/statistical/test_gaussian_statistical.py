"""Gaussian noise: the exact law of single draws, and what a whole run adds to its sums.

How an event is counted and when a test fails: `support.laws`. The law: P(k) = exp(-k**2 / (2 v)) / N(v)
for all integers k, N(v) being the sum of these weights.
"""

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from functools import cache
from math import isqrt, pi
from statistics import NormalDist

import numpy as np
import pytest

from support.laws import FALSE_ALARM, Draws, Event, check, decimal
from withhold import Params
from withhold.accounted.constants import gaussian_constants
from withhold.core.records import Epoch
from withhold.core.source import SecureSource
from withhold.testing import replay
from withhold_spec import sampler

SMOOTH = 10**9
"""From this variance on sums of weights are integrals, to within 1e-9 of a probability."""


@cache
def weights(variance: Fraction) -> list[Decimal]:
    """exp(-k**2 / (2 variance)) for k = 0, 1, ..., up to 16 deviations."""
    return [(-k * k / (2 * decimal(variance))).exp() for k in range(16 * isqrt(int(variance)) + 20)]


def tail(variance: Fraction, least: int) -> Decimal:
    """P(|k| >= least), for least > 0."""
    if variance >= SMOOTH:
        deviation = float(variance) ** 0.5
        return Decimal(2 * NormalDist().cdf((0.5 - least) / deviation))
    column = weights(variance)
    return 2 * sum(column[least:], Decimal(0)) / norm(variance)


def norm(variance: Fraction) -> Decimal:
    """N(v): twice the sum of the weights, less the one of 0."""
    if variance >= SMOOTH:
        return (2 * Decimal(pi) * decimal(variance)).sqrt()
    return 2 * sum(weights(variance), Decimal(0)) - 1


def law_events(draws: Draws, variance: Fraction) -> list[Event]:
    """Small values, the sign, and quantiles up to 4 deviations."""
    sizes, n = np.abs(draws), len(draws)
    events = []
    if variance < SMOOTH:
        whole = norm(variance)
        for k in range(-3, 4):
            chance = weights(variance)[abs(k)] / whole
            events.append(Event(f"= {k}", int(np.count_nonzero(draws == k)), n, chance))
    events.append(Event("negative", int(np.count_nonzero(draws < 0)), n, tail(variance, 1) / 2))
    for eighths in range(1, 33):
        least = isqrt(int(variance * eighths * eighths // 64)) + 1
        seen = int(np.count_nonzero(sizes >= least))
        events.append(Event(f">= {least}", seen, n, tail(variance, least)))
        events.append(
            Event(
                f"<= {-least}", int(np.count_nonzero(draws <= -least)), n, tail(variance, least) / 2
            )
        )
    return events


def check_squares(draws: Draws, variance: Fraction) -> None:
    """Neither the mean of the squares nor that of the draws is rarer than once in a million.

    With N(v) the sum of the weights, the mean of exp(l k**2) is N(v') / N(v), where 1/v' = 1/v - 2 l. So
    by Markov's inequality exp(l times the sum of n squares) exceeds (N(v') / N(v))**n / p with
    probability at most p; here for two v', a little above v and below. The mean of exp(l k) is at most
    exp(l**2 v / 2): for the mean of the draws Chernoff's bound is that of normal ones.
    """
    n, squares, limit = len(draws), sum(int(draw) ** 2 for draw in draws), (FALSE_ALARM / 4).ln()
    for side in (-1, 1):
        other = variance * (1 + side * Fraction(8 * isqrt(n), n))
        rate = (1 / decimal(variance) - 1 / decimal(other)) / 2
        exponent = n * (norm(other) / norm(variance)).ln() - rate * squares
        assert exponent >= limit, (squares / n, float(variance))
    total = sum(int(draw) for draw in draws)
    assert -decimal(total**2 / (2 * n * variance)) >= limit, (total / n, float(variance))


def implementation(variance: Fraction) -> Draws:
    source = SecureSource()
    return np.array([source.gaussian(0, node, variance) for node in range(10_000)])


def specification(variance: Fraction) -> Draws:
    """Fewer draws, because it is slow, from the bytes of a seeded generator."""
    read = np.random.default_rng(variance.numerator).bytes
    return np.array([sampler.discrete_gaussian(variance, read) for _ in range(2000)])


VARIANCES = ["1/5", "1", "15/4", "50", "12345/7", "10000000000"]


@pytest.mark.parametrize("variance", VARIANCES)
@pytest.mark.parametrize("draw", [implementation, specification])
def test_the_law_of_gaussian_noise(draw: Callable[[Fraction], Draws], variance: str) -> None:
    """False alarm: below 1e-6 for the events, and for the mean and the mean square below 1e-6."""
    draws = draw(Fraction(variance))
    check(law_events(draws, Fraction(variance)))
    check_squares(draws, Fraction(variance))


def test_the_checks_see_another_law() -> None:
    """A variance that is larger, signs that are not fair, zeros that are too many.

    Every one of these is so far off that missing it has a probability below 1e-20.
    """
    variance = Fraction(15, 4)
    draws = implementation(variance)
    with pytest.raises(AssertionError):
        check_squares(draws, variance * 4 / 5)
    with pytest.raises(AssertionError):
        check(law_events(implementation(variance * 3 / 2), variance))
    with pytest.raises(AssertionError):
        check(law_events(np.where(np.arange(len(draws)) % 4, draws, abs(draws)), variance))
    with pytest.raises(AssertionError):
        check(law_events(np.where(np.arange(len(draws)) % 4, draws, 0), variance))


@pytest.mark.parametrize("variance", ["1/20", "1/5", "1/2", "1", "2", "15/4", "50", "1000"])
def test_the_variance_of_the_law_is_at_most_what_it_is_called(variance: str) -> None:
    """The variance of the law itself, without draws: it is less than that of the continuous Gaussian."""
    column = weights(Fraction(variance))
    exact = 2 * sum(k * k * weight for k, weight in enumerate(column)) / norm(Fraction(variance))
    named = decimal(Fraction(variance))
    assert exact <= named * (1 + Decimal("1e-20"))
    assert exact >= named * Decimal("0.999999") or named < 1


def released(value: int, source: SecureSource) -> Epoch:
    """The one epoch of a run of one sample."""
    params = Params(1, 1, "7/2", 1, grid=10, horizon=1)
    (step,) = replay("gaussian", params, [("a", value)], source)
    assert step.epoch is not None
    return step.epoch


def test_what_is_released_less_the_true_sum_has_the_law_of_the_noise() -> None:
    """1,500 runs of one sample: the weight is public, so the test knows the true sum.

    Both of the epoch's numbers have noise of variance 2 (BUDGET/epsilon)**2, rounded up, and independent
    noise: the correlation of the signs is a fair coin's. False alarm: below 1e-6 for each of the two
    columns' events, for their mean squares, and for the signs.
    """
    source = SecureSource()
    scale = gaussian_constants(Params(1, 1, "7/2", 1, grid=1)).scale
    assert scale * 7 >= 2**41 > (scale - 1) * 7
    noise = []
    for run in range(1500):
        epoch = released(run % 2, source)
        (contribution,) = epoch.contributions
        assert (contribution.low, contribution.high, contribution.excess_weight) == (0, 10, 0)
        assert contribution.weight > 2**34
        (released_sum,) = epoch.sums
        noise.append((released_sum - contribution.weight * 10 * (run % 2), epoch.excess))
    sums, excesses = np.array(noise, dtype=np.int64).T
    for column in (sums, excesses):
        check(law_events(column, 2 * scale**2))
        check_squares(column, 2 * scale**2)
    half = Decimal("0.5")
    pairs = [("sum, overhang", sums, excesses), ("runs", sums[::2], sums[1::2])]
    check(
        [
            Event(name, int(np.count_nonzero((one > 0) == (other > 0))), len(one), half)
            for name, one, other in pairs
        ]
    )


def test_the_noise_of_a_whole_run_has_the_stated_variance() -> None:
    """All recorded noise of 40 runs of many epochs has the same law at every address.

    False alarm: below 1e-6 for the events, and for the mean and the mean square below 1e-6.
    """
    params, source = Params(20, 30, 20, 1, grid=3, horizon=600), SecureSource()
    events = [(t % 20, Fraction(t % 7, 6)) for t in range(600)]
    scale = gaussian_constants(params).scale
    columns: dict[int, list[int]] = {0: [], 1: []}
    for _ in range(40):
        for step in replay("gaussian", params, events, source):
            for write in step.written:
                columns[write.counter].append(write.noise)
    assert min(map(len, columns.values())) > 60
    for column in columns.values():
        draws = np.array(column)
        check(law_events(draws, 2 * scale**2))
        check_squares(draws, 2 * scale**2)
