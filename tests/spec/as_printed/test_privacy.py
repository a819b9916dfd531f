"""Definitions and composition as printed: E3, E4, E11, E12, E22."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import product
from math import comb

import pytest

from support.decimals import shows
from withhold_spec.accounted.dimensions import advanced_total
from withhold_spec.as_printed import privacy
from withhold_spec.as_printed.given_prior import multiple, single
from withhold_spec.as_printed.reals import quotient
from withhold_spec.as_printed.trace import REPAIRED, distance
from withhold_spec.enclosures import Enclosure, exp
from withhold_spec.noise import ZERO
from withhold_spec.params import Params
from withhold_spec.replay import replay
from withhold_spec.stream import are_neighbours


def test_printed_neighbours_may_differ_in_who_sends() -> None:
    """E3: one more node is made in the second stream, with noise of its own."""
    left = [(1, 0), (1, 0), (1, 0)]
    right = [(1, 0), (1, 0), (2, 0)]
    assert privacy.are_neighbours(left, right) and not are_neighbours(left, right)
    exchanged = [(1, 0), (2, 0)], [(2, 0), (1, 0)]
    assert privacy.are_neighbours(*exchanged) and not are_neighbours(*exchanged)
    for run in (single(left, readings=REPAIRED), multiple(left, 4, readings=REPAIRED)):
        assert run[2].made == ()
    assert len(single(right, readings=REPAIRED)[2].made) == 1
    with pytest.raises(ValueError, match="same nodes"):
        distance(single(left, readings=REPAIRED), single(right, readings=REPAIRED))
    for mechanism in ("single", "multiple", "full"):
        written = [
            len(replay(mechanism, Params(2, 4, 1, 1), events, ZERO)[2].written)
            for events in (left, right)
        ]
        assert written == [0, 1]


def test_printed_neighbours_are_the_repaired_ones_where_arrivals_agree() -> None:
    users = (1, 2, 1)
    for x, y in product(product((0, 1), repeat=3), repeat=2):
        left, right = (list(zip(users, row, strict=True)) for row in (x, y))
        assert privacy.are_neighbours(left, right) == are_neighbours(left, right)


def test_two_private_mechanisms_on_one_coin_reveal_the_sample() -> None:
    """E4: x + coin mod 2, and the coin. Each is 0-private, and together they reveal x."""
    half = Fraction(1, 2)
    assert law(masked, 0) == law(masked, 1) == law(coin_alone, 0) == law(coin_alone, 1)
    assert privacy.composed_epsilon([Fraction(0), Fraction(0)]) == 0
    together = [law(lambda x, coin: 2 * masked(x, coin) + coin, x) for x in (0, 1)]
    assert together == [{0: half, 3: half}, {2: half, 1: half}]
    own_coins = [
        {(a, b): p * q for a, p in law(masked, x).items() for b, q in law(coin_alone, x).items()}
        for x in (0, 1)
    ]
    assert own_coins[0] == own_coins[1]


def masked(x: int, coin: int) -> int:
    return x ^ coin


def coin_alone(x: int, coin: int) -> int:
    return coin


def law(mechanism: Callable[[int, int], int], x: int) -> dict[int, Fraction]:
    """The output law of a mechanism that tosses one fair coin."""
    outputs = [mechanism(x, coin) for coin in (0, 1)]
    return {y: Fraction(outputs.count(y), 2) for y in outputs}


def test_the_printed_sensitivity_of_a_count_is_the_number_of_users() -> None:
    """E11: over all pairs of inputs 3, over neighbours 1."""
    inputs = list(product((0, 1), repeat=3))

    def count(x: tuple[int, ...]) -> Sequence[int]:
        return [sum(x)]

    assert privacy.function_sensitivity(count, inputs) == 3
    neighbours = [
        (x, y)
        for x, y in product(inputs, repeat=2)
        if sum(a != b for a, b in zip(x, y, strict=True)) == 1
    ]
    assert max(abs(sum(x) - sum(y)) for x, y in neighbours) == 1


def test_an_array_can_change_and_keep_its_norm() -> None:
    """E11: the norm of (1, 0) is that of (0, 1); their distance is 2."""
    assert privacy.norm_change((1, 0), (0, 1)) == 0
    assert privacy.function_sensitivity(lambda x: x, [(1, 0), (0, 1)]) == 2


@pytest.mark.parametrize(
    ("d", "epsilon", "delta", "exact"),
    [
        (1, "10", "0.7788", "0.9932"),
        (4, "1", "0.05", "0.1189"),
        (16, "0.5", "0.01", "0.0557"),
        (64, "0.25", "0.001", "0.0230"),
        (100, "0.1", "0.000001", "1.18e-4"),
    ],
)
def test_the_printed_composition_of_coordinates_fails(
    d: int, epsilon: str, delta: str, exact: str
) -> None:
    """E12: d randomised responses at epsilon each exceed the printed delta."""
    share, allowed = Fraction(epsilon), Fraction(delta)
    printed = excess(d, share, privacy.composed_approximately(share, d, allowed, 128))
    assert shows(printed, exact) and printed.low > allowed
    repaired = excess(d, share, advanced_total(share, d, allowed, 128))
    assert repaired.high <= allowed and repaired.high < Fraction("6.9e-9")


def excess(d: int, share: Fraction, total: Enclosure) -> Enclosure:
    """The least delta for which d randomised responses at `share` are (total, delta)-private.

    The outputs with i lies have probability C(d, i) e^(share (d - i)) / (1 + e^share)^d, and with
    the neighbouring bits C(d, i) e^(share i) / (1 + e^share)^d.
    """
    odds, low, high = exp(share, 160), Fraction(0), Fraction(0)
    for i in range(d + 1):
        left = share * (d - 2 * i)
        low += comb(d, i) * odds.low ** (d - i) * kept(left - total.high).low
        high += comb(d, i) * odds.high ** (d - i) * kept(left - total.low).high
    return quotient(Enclosure(low, high), Enclosure((1 + odds.low) ** d, (1 + odds.high) ** d))


def kept(exponent: Fraction) -> Enclosure:
    """max(0, 1 - e^-exponent)."""
    power = exp(max(exponent, Fraction(0)), 160)
    return Enclosure(1 - 1 / power.low, 1 - 1 / power.high)


def test_users_who_react_to_their_samples_bias_the_estimate() -> None:
    """E22: all send 3 samples, and a fourth only if the third was 1: 7/12 for a fair coin."""
    users = list(enumerate(product((0, 1), repeat=4)))
    reacting = privacy.arrivals(users, lambda seen: len(seen) < 3 or seen[2] == 1)
    fixed = privacy.arrivals(users, lambda seen: True)
    params = Params(16, 4, 1, 1, prior=1)
    estimates = [
        replay("multiple", params, stream, ZERO)[-1].estimate for stream in (reacting, fixed)
    ]
    assert estimates == [Fraction(7, 12), Fraction(1, 2)]
