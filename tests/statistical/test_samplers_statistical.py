"""Frequencies of true random draws against the exact law, with false alarms below 1e-6 a test.

How an event is counted and when a test fails: `support.laws`.
"""

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from numpy.typing import NDArray

from support.laws import (
    FALSE_ALARM,
    Draws,
    Event,
    check,
    decimal,
    exponent,
    law_events,
    pair_events,
)
from withhold.core.laplace_batch import CHUNK
from withhold.core.source import SecureSource


def batch(scale: Fraction) -> Draws:
    return np.asarray(SecureSource().laplace_many(0, 1, 400_000, scale), dtype=np.int64)


def from_stock(scale: Fraction) -> Draws:
    noise = SecureSource()
    return np.array([noise.laplace(0, node, scale) for node in range(100_000)])


def one_at_a_time(scale: Fraction) -> Draws:
    noise = SecureSource(prefetch=0)
    return np.array([noise.laplace(0, node, scale) for node in range(40_000)])


@pytest.mark.parametrize("scale", ["1/3", "1", "3/2", "10", "14925109/65536", "10000", "10000000"])
@pytest.mark.parametrize("sampler", [batch, from_stock, one_at_a_time])
def test_the_law_of_the_noise(sampler: Callable[[Fraction], Draws], scale: str) -> None:
    """All three ways to a draw have the same exact law. False alarm: below 1e-6."""
    check(law_events(sampler(Fraction(scale)), Fraction(scale)))


@pytest.mark.parametrize("count", [1, 2, 9, 60, 70, 300])
def test_short_arrays_have_the_law_too(count: int) -> None:
    """Arrays drawn directly, thousands of times: rejected and truncated draws do not change the law.

    False alarm: below 1e-6.
    """
    noise, scale = SecureSource(prefetch=0), Fraction(3, 2)
    arrays = [noise.laplace_many(0, 1, count, scale) for _ in range(3000 + 30_000 // count)]
    events = law_events(np.concatenate(arrays).astype(np.int64), scale)
    for place in (0, -1):
        ends = np.array([array[place] for array in arrays], dtype=np.int64)
        events += law_events(ends, scale)[:8]
    check(events)


def test_zeros_at_scale_1() -> None:
    """Of 100,000 draws at scale 1, 45,266 to 47,157 are 0: P(0) = tanh(1/2).

    Zero drawn for both signs would give about 63,212, a doubled scale about 24,492. False alarm:
    the Chernoff bound of each end is below 1e-7, so below 1e-6 together.
    """
    q = Decimal(-1).exp()
    chance = (1 - q) / (1 + q)
    for end in (45_265, 47_158):
        assert exponent(Event("zero", end, 100_000, chance)) > -Decimal("1e-7").ln()
    for draws in (from_stock(Fraction(1)), batch(Fraction(1))[:100_000]):
        assert 45_266 <= np.count_nonzero(draws == 0) <= 47_157


# --- independence ---


def test_counters_and_neighbouring_nodes_are_independent() -> None:
    """200 runs of 64 nodes in two counters: 12,800 pairs across the counters and 6,400 along each.

    False alarm of the frequencies and of equal arrays: below 1e-6. The bounded transform
    sign(k)(1 - q^|k|) has mean 0; Hoeffding's bound for the mean of 12,800 products in [-1, 1] to
    leave +-0.06 is 2 exp(-12800 * 0.06^2 / 2) < 1e-9, and copied draws would give about 1/3.
    """
    scale = Fraction(14925109, 65536)
    runs = []
    for _ in range(200):
        noise = SecureSource()
        runs.append([noise.laplace_many(counter, 1, 64, scale) for counter in (0, 1)])
        assert not np.array_equal(runs[-1][0], runs[-1][1])
    draws = np.array(runs, dtype=np.int64)
    across = draws[:, 0].ravel(), draws[:, 1].ravel()
    along = draws[:, :, 0::2].ravel(), draws[:, :, 1::2].ravel()
    check([*pair_events(*across, scale), *pair_events(*along, scale)])
    bounded = np.sign(draws) * (1 - np.exp(-np.abs(draws) / float(scale)))
    assert abs(np.mean(bounded[:, 0] * bounded[:, 1])) < 0.06


@pytest.mark.parametrize("scale", ["1", "10", "14925109/65536"])
@pytest.mark.parametrize("lag", [1, 8, 4096, CHUNK])
def test_draws_of_one_array_are_independent(scale: str, lag: int) -> None:
    """Neighbours, draws whose signs share a byte, and draws of the same place in two chunks.

    The chunks of small scales keep fewer draws than CHUNK, so there the places differ. False alarm:
    below 1e-6.
    """
    draws = batch(Fraction(scale))[: 400_000 // (2 * lag) * (2 * lag)].reshape(-1, 2, lag)
    check(pair_events(draws[:, 0].ravel(), draws[:, 1].ravel(), Fraction(scale)))


# --- noise of a series ---


def tails(largest: Draws, weights: list[Decimal]) -> list[Event]:
    """How often the largest norm reaches each tenth of its exact law, which has these weights.

    The tenths are those of the law, not of the draws: otherwise the draws would choose which events are
    counted, and more would be possible than `check` allows for.
    """
    whole, so_far, ends = sum(weights, Decimal(0)), Decimal(0), {1, 2}
    for m, weight in enumerate(weights):
        before, so_far = so_far, so_far + weight
        if int(10 * before / whole) < int(10 * so_far / whole) < 10:
            ends.add(m)
    return [
        Event(
            f">= {m}",
            int(np.count_nonzero(largest >= m)),
            len(largest),
            sum(weights[m:], Decimal(0)) / whole,
        )
        for m in sorted(ends - {0})
    ]


@pytest.mark.parametrize(
    ("length", "scale"),
    [(1, "1/2"), (1, "10"), (2, "1/2"), (2, "3/2"), (5, "3/2"), (5, "10")],
)
def test_the_law_of_noise_within_a_radius(length: int, scale: str) -> None:
    """P(k1, ..., kn) is proportional to q^m, m the largest size, and q = exp(-1/scale).

    Of m there are (2m+1)^n - (2m-1)^n vectors. Signs and places are as likely as each other. False
    alarm: below 1e-6.
    """
    noise, exact = SecureSource(), Fraction(scale)
    vectors = np.array(
        [
            [noise.uniform_noise(0, node, 1, bound)[0] for node in range(length)]
            for bound in (noise.radius(0, 1, length, 1, exact) for _ in range(12_000))
        ]
    )
    q = (-1 / decimal(exact)).exp()
    weights = [Decimal(1)] + [
        ((2 * m + 1) ** length - (2 * m - 1) ** length) * q**m
        for m in range(1, int(90 * exact) + 90)
    ]
    whole, sizes, n = sum(weights, Decimal(0)), np.abs(vectors), len(vectors)
    largest = sizes.max(axis=1)
    events = tails(largest, weights)
    # a place holds the largest size m in (2m+1)^(n-1) * 2 of its vectors
    alone = [2 * (2 * m + 1) ** (length - 1) * q**m for m in range(1, len(weights))]
    for place in range(length):
        column = sizes[:, place]
        seen = int(np.count_nonzero((column == largest) & (column > 0)))
        events.append(Event(f"largest at {place}", seen, n, sum(alone, Decimal(0)) / whole))
        signed = vectors[:, place][column > 0]
        events.append(
            Event("negative", int(np.count_nonzero(signed < 0)), len(signed), Decimal("0.5"))
        )
    check(events)


def ball(sums: int, radius: int) -> int:
    """How many integer points have `sums` coordinates whose absolute values add up to at most the radius."""
    if sums == 0 or radius < 0:
        return int(radius >= 0)
    return sum(ball(sums - 1, radius - abs(one)) for one in range(-radius, radius + 1))


@pytest.mark.parametrize(
    ("length", "sums", "scale"), [(1, 2, "3/2"), (2, 2, "10"), (3, 2, "20"), (1, 3, "5")]
)
def test_the_law_of_noise_of_several_sums_within_a_radius(
    length: int, sums: int, scale: str
) -> None:
    """The noise of `length` epochs has probability proportional to q^m, m the largest norm of an epoch.

    There are B(m)^n - B(m-1)^n such points, B(m) the number of an epoch's points of norm at most m. With
    one coordinate 0 there are as many as with B of one sum fewer in one of the factors. Signs and
    coordinates are as likely as each other. False alarm: below 1e-6.
    """
    source, exact = SecureSource(), Fraction(scale)
    points = np.array(
        [
            [source.uniform_noise(0, node, sums, bound) for node in range(length)]
            for bound in (source.radius(0, 1, length, sums, exact) for _ in range(6_000))
        ]
    )
    q, end = (-1 / decimal(exact)).exp(), int(60 * exact) + 60
    # the numbers of points for all norms: each sum more adds up those of the sum before, on both sides
    counts = [[1] * end]
    for _ in range(sums):
        added = [counts[-1][0]]
        for r in range(1, end):
            added.append(added[-1] + counts[-1][r] + counts[-1][r - 1])
        counts.append(added)
    assert [counts[sums][r] for r in range(4)] == [ball(sums, r) for r in range(4)]

    def weights(within: Callable[[int], int]) -> list[Decimal]:
        """For each m, the weight of the points of largest norm m, of which `within` counts those up to m."""
        below = [0, *(within(m) for m in range(end))]
        return [(below[m + 1] - below[m]) * q**m for m in range(end)]

    every = weights(lambda m: counts[sums][m] ** length)
    flat = weights(lambda m: counts[sums - 1][m] * counts[sums][m] ** (length - 1))
    norms, n, whole = np.abs(points).sum(axis=2), len(points), sum(every, Decimal(0))
    events = tails(norms.max(axis=1), every)
    for node in range(length):
        for place in range(sums):
            column, following = points[:, node, place], points[:, node, (place + 1) % sums]
            seen = int(np.count_nonzero(column == 0))
            events.append(Event("no noise", seen, n, sum(flat, Decimal(0)) / whole))
            signed = column[column != 0]
            seen = int(np.count_nonzero(signed < 0))
            events.append(Event("negative", seen, len(signed), Decimal("0.5")))
            apart = np.abs(column) != np.abs(following)
            seen = int(np.count_nonzero(np.abs(column[apart]) > np.abs(following[apart])))
            events.append(Event("the larger one", seen, int(apart.sum()), Decimal("0.5")))
    check(events)


# --- private choices ---


def choices(costs: list[int], rate: Fraction, trials: int) -> NDArray[np.int64]:
    """How often each index is chosen."""
    noise = SecureSource()
    chosen = [noise.choose(2, costs, rate) for _ in range(trials)]
    return np.bincount(chosen, minlength=len(costs))


def test_equal_costs_whose_weights_would_vanish() -> None:
    """Weights that underflow in floating point: 8 candidates of cost 3,000 at rate 1/4, and exp(-750) is 0.0.

    8,000 choices give each 800 to 1,200. False alarm: the Chernoff bound of each of the 16 ends is
    below 1e-6/16.
    """
    for end in (799, 1201):
        event = Event("chosen", end, 8000, Decimal("0.125"))
        assert exponent(event) > -(FALSE_ALARM / 16).ln()
    counts = choices([3000] * 8, Fraction(1, 4), 8000)
    assert counts.min() >= 800
    assert counts.max() <= 1200


def test_the_best_candidate_wins_at_a_large_rate() -> None:
    """Weights that underflow: all arrays in the last bin, rate 10; another bin has probability exp(-1000) or less.

    False alarm: below 1e-400.
    """
    assert choices([100] * 7 + [0], Fraction(10), 1000).tolist() == [0] * 7 + [1000]


@pytest.mark.parametrize(
    ("costs", "rate"), [([5, 3, 4, 3], "1/2"), ([0, 1], "3"), ([7, 0, 2, 2, 1, 12], "1/8")]
)
def test_the_law_of_choices(costs: list[int], rate: str) -> None:
    """P(i) is proportional to exp(-rate cost_i). False alarm: below 1e-6."""
    weights = [(-decimal(Fraction(rate)) * cost).exp() for cost in costs]
    counts = choices(costs, Fraction(rate), 40_000)
    check(
        [
            Event(f"index {i}", int(counts[i]), 40_000, weight / sum(weights))
            for i, weight in enumerate(weights)
        ]
    )
