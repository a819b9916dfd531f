"""Statements on accuracy and time as printed: E15, E16, E20, E23, E24, E35, E36, E37, E39."""

from fractions import Fraction
from math import comb, factorial

import pytest

from support.decimals import shows
from withhold_spec.as_printed import accuracy, full_constants, naive
from withhold_spec.as_printed.reals import exactly, natural, product, quotient
from withhold_spec.enclosures import Enclosure, exp, ln, sqrt
from withhold_spec.noise import ZERO, Tape
from withhold_spec.paper.binary import depth
from withhold_spec.paper.constants import diversity_arrays
from withhold_spec.params import Params
from withhold_spec.properties.paper import wishful_half
from withhold_spec.replay import replay

PI_BELOW = Fraction(314159265, 10**8)


def test_the_proofs_lose_more_than_the_theorems_state() -> None:
    """E15: every proof loses 3 delta; at delta = 1/3 it says nothing."""
    stated = accuracy.stated_failures()
    assert set(stated.values()) == {1, 2}
    assert stated["thm:singcounter"] != stated["supp:singcounterthm"]
    truncation = statistics = noise = Fraction(1, 3)
    assert 1 - (truncation + statistics + noise) == 0


def test_no_prior_is_close_to_every_mean_for_certain() -> None:
    """E16: means 0.01 and 0.99 allow every data set; from m = 5 on, no prior is close to both."""
    means = (Fraction(1, 100), Fraction(99, 100))
    priors = [Fraction(i, 200) for i in range(201)]

    def possible(m: int) -> bool:
        return any(all(accuracy.prior_is_close(p, mean, m) for mean in means) for p in priors)

    assert possible(4) and not any(possible(m) for m in (5, 6, 7, 8, 100))
    # The middle is the best prior, so the grid of priors loses nothing.
    assert not accuracy.prior_is_close(Fraction(1, 2), means[0], 5)


@pytest.mark.parametrize(
    ("log_inverse", "delta", "tail"), [("0.5", "0.6065", "0.6275"), ("0.1", "0.9048", "0.9199")]
)
def test_the_noise_bound_fails_without_its_constant(
    log_inverse: str, delta: str, tail: str
) -> None:
    """E20: t = 3 reads two nodes, and their noise exceeds the bound more often than delta."""
    assert len(replay("binary", Params(1, 3, 1, 1), [(0, 1)] * 3, ZERO)[-1].read) == 2
    allowed = quotient(exactly(1), exp(Fraction(log_inverse), 128))
    exact = exceeded(2, accuracy.noise_bound(3, Fraction(log_inverse), 128))
    assert shows(allowed, delta) and shows(exact, tail)
    assert exact.low > allowed.high
    # lem:conc_lap with c = sqrt(pi), and the two scales in the norm.
    with_constant = sqrt(PI_BELOW * 2, 128).times(Fraction(log_inverse))
    assert exceeded(2, with_constant).high < allowed.low


@pytest.mark.parametrize(
    ("t", "nodes", "holds", "fails"), [(3, 2, "0.4143", "0.4144"), (1023, 10, "0.1369", "0.1370")]
)
def test_the_noise_bound_fails_for_every_larger_delta(
    t: int, nodes: int, holds: str, fails: str
) -> None:
    """E20: from there up to 1, where the bound and the noise are both 0."""
    for delta in (holds, fails, "0.5", "0.951", "0.96", "0.999"):
        unit = accuracy.noise_bound(t, Fraction(1), 128)
        exact = exceeded(nodes, product(unit, ln(1 / Fraction(delta), 128)))
        assert (exact.high <= Fraction(delta)) == (delta == holds)
        assert (exact.low > Fraction(delta)) == (delta != holds)


def exceeded(draws: int, x: Enclosure) -> Enclosure:
    """P(|sum of `draws` Laplace draws of scale 1| > x).

    The sum is a difference of two gamma variables. For two streams of events at rate 1, this is the event that the
    first stream has i < draws events by time x, and that the second, which starts then, is the first to reach `draws`.
    """
    low = high = Fraction(0)
    for i in range(draws):
        first = sum(
            (Fraction(comb(draws - 1 + j, j), 2 ** (draws + j)) for j in range(draws - i)),
            Fraction(0),
        )
        low += 2 * first * x.low**i / factorial(i)
        high += 2 * first * x.high**i / factorial(i)
    return Enclosure(low / exp(x.high, 128).high, high / exp(x.low, 128).low)


def test_the_printed_diversity_of_vectors_has_the_wrong_order() -> None:
    """E23: sqrt(d M_t) for sqrt(d) M_t: 200 for 20000 at d = 4, M_t = 10**4."""
    assert accuracy.vector_diversity_order(4, 10**4, 64) == exactly(200)
    assert sqrt(4, 64).times(10**4) == exactly(20000)
    # In one dimension def:diversity asks for M_t/2 samples from each of k users.
    for power in (4, 10, 20):
        largest = 4**power
        asked = diversity_arrays(Params(1, largest, 1, 1), largest) * largest // 2
        assert asked > accuracy.vector_diversity_order(1, largest, 64).high * 2**power


def test_the_printed_accuracy_is_below_the_lower_bound() -> None:
    """E24: N = M = 100; the terms of 1/epsilon agree, 1/(MN) does not."""
    for epsilon in (Fraction(1, 10), Fraction(1), Fraction(1000)):
        printed = accuracy.equal_users_order(100, 100, epsilon, 64)
        bound = accuracy.lower_bound_order(100, 100, epsilon, 64)
        assert printed.high < bound.low
        assert bound.low - printed.low == Fraction(1, 100) - Fraction(1, 10**4)


def test_the_estimate_is_constant_for_longer_than_printed() -> None:
    """E35: [km, (k+1)m - 1) misses t = (k+1)m - 1, and is empty at m = 1."""
    assert list(naive.unchanged_range(1, 2)) == [2] and list(naive.unchanged_range(1, 1)) == []
    steps = replay("wishful", Params(3, 2, 1, 1), [(t // 2, 1) for t in range(6)], ZERO)
    assert [step.total for step in steps if 2 <= step.t < 4] == [2, 2]
    for m in range(1, 9):
        released = {t for k in range(1, 5) for t in naive.unchanged_range(k, m)}
        assert sorted(set(range(m, 5 * m)) - released) == [(k + 1) * m - 1 for k in range(1, 5)]
        assert all(wishful_half(t // m, m, t) is True for t in range(m, 5 * m))


def test_round_robin_takes_one_step_more_than_printed() -> None:
    """E35: the first user is complete at n(m - 1) + 1; n = m = 1: at 1, and not at 0."""
    for n in range(1, 5):
        for m in range(1, 5):
            complete = next(t for t in range(1, n * m + 1) if (t + n - 1) // n >= m)
            assert (naive.round_robin_wait(n, m), complete) == (n * (m - 1), n * (m - 1) + 1)


def test_printed_orders_vanish_where_the_error_does_not() -> None:
    """E36: T = t = 1, n = 1, m = 1."""
    noisy = replay("binary", Params(1, 1, 1, 1, horizon=1), [(0, 1)], Tape(default=5))
    assert noisy[0].sum == 6 and depth(1) == 1
    assert accuracy.binary_error_order(1, 1, 64) == exactly(0)
    assert accuracy.full_error_order(Params(1, 8, 1, 1), 64) == exactly(0)
    assert accuracy.full_error_order(Params(8, 1, 1, 1), 64) == exactly(0)


def test_a_display_without_its_division_does_not_improve_with_time() -> None:
    """E37: as printed the bound grows; divided by total >= t/2 it falls."""
    printed = [accuracy.noise_error(Fraction(1), 4**k, Fraction(1), 64) for k in range(6)]
    assert all(a.high < b.low for a, b in zip(printed, printed[1:], strict=False))
    meant = [bound.times(Fraction(2, 4**k)) for k, bound in enumerate(printed)]
    assert all(a.low > b.high for a, b in zip(meant, meant[1:], strict=False))
    assert meant[1].high < printed[1].low


def test_the_printed_failure_of_a_level_is_too_large_for_the_union() -> None:
    """E37: log m levels at delta/n each fail with more than delta/n, from m = 4 on."""
    delta, n = Fraction(1, 10), 5
    for levels in (2, 3, 10):
        assert levels * accuracy.no_truncation_failure(delta, n) > delta / n
        assert levels * (delta / (n * levels)) == delta / n


def test_a_display_forgets_the_third_of_delta() -> None:
    """E37: eq:fulldelta has ln(6n log m/delta), the proof's last display ln(2n log m/delta)."""
    params = Params(4, 4, 1, "0.1")
    printed = accuracy.full_truncation_tail(params, 128)
    meant = natural(Fraction(6 * 4 * 2 * 10), 128)
    assert shows(Enclosure(meant.low - printed.high, meant.high - printed.low), "1.0986")
    assert full_constants.full_width(params, 1, 64).low > 0


def test_the_introductions_noise_is_for_the_mean() -> None:
    """E39: one user with M_t samples moves the running sum by M_t, a loss of t epsilon."""
    for largest, t in ((1, 2), (3, 10)):
        scale = naive.intro_scale(largest, t, Fraction(1))
        assert Fraction(largest) / scale == t
        assert Fraction(largest, t) / scale == 1
    # Rescaled by T for T releases, the error of the mean is M_t T/(t epsilon), not M_t/epsilon.
    assert 100 * naive.intro_scale(3, 10, Fraction(1)) == 30
    assert 10 * naive.intro_scale(3, 10, Fraction(1)) == 3
