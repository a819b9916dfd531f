"""Constants against arithmetic of 60 decimal digits, and rounding towards more privacy."""

from decimal import Decimal, localcontext
from fractions import Fraction
from itertools import product
from math import ceil, floor

import pytest

from withhold import ParameterError, Params
from withhold.composition import advanced_epsilon
from withhold.core.enclosures import (
    UndecidedError,
    at_most,
    ceil_int,
    ceil_to,
    exact,
    exp,
    floor_int,
    ln,
    root,
    times,
)
from withhold.core.tree import depth, top_level
from withhold.paper.constants import (
    Constants,
    array_count,
    bin_count,
    constants_of,
    full_half_width,
    grid_interval,
    horizon,
)

DIGITS = 60
STEP = Fraction(1, 2**16)


def sqrt(value: Fraction) -> Fraction:
    with localcontext(prec=DIGITS):
        return Fraction((Decimal(value.numerator) / value.denominator).sqrt())


def log(value: Fraction) -> Fraction:
    with localcontext(prec=DIGITS):
        return Fraction((Decimal(value.numerator) / value.denominator).ln())


def rounded_up(value: Fraction) -> Fraction:
    return STEP * ceil(value / STEP)


CASES = [
    Params(n, m, epsilon, beta, grid=grid, prior=prior)
    for n, m, (epsilon, beta), (grid, prior) in product(
        (1, 4, 1000), (1, 3, 4, 64, 545), ((1, "0.1"), (200, "0.5")), ((1, None), (2**16, "1/3"))
    )
]


@pytest.mark.parametrize("params", CASES, ids=str)
def test_full_against_decimals(params: Params) -> None:
    constants = constants_of("full", params)
    n, eps, beta, grid = params.max_users, params.epsilon, params.beta, params.grid
    top = top_level(params.max_samples)
    divisor = max(1, top)
    assert len(constants.levels) == len(constants.counters) == top + 1
    for level, counter in zip(constants.levels, constants.counters, strict=True):
        power = Fraction(2) ** level.level
        arrays = max(1, ceil(32 * divisor / eps * log(3 * divisor * sqrt(power) / beta)))
        width = sqrt(power / 4 * log(6 * n * divisor / beta))
        width += sqrt(power * log(6 * divisor * arrays / beta))
        assert counter.scale == rounded_up(2 * width * depth(n) * 2 * (top + 1) * grid / eps)
        assert counter.node_epsilon == eps / (2 * (top + 1) * depth(n))
        assert counter.share == eps / (2 * (top + 1))
        if level.level < 2:
            assert level.interval == (0, grid)
            assert counter.sensitivity == grid
            continue
        median = level.median
        assert median is not None
        assert median.arrays == arrays
        assert median.needed == arrays * 2 ** (level.level - 1)
        assert (median.epsilon, median.rate) == (eps / (2 * divisor), eps / (8 * divisor))
        assert median.scale == 1 / median.rate
        assert counter.sensitivity == floor(2 * width * grid)
        prior = Fraction(1, 2 * median.bins)
        low, high = grid_interval(grid, level.size, prior, median.half_width)
        assert low == ceil(grid * (level.size * prior - width))
        assert high == floor(grid * (level.size * prior + width))


@pytest.mark.parametrize("params", CASES, ids=str)
def test_given_priors_against_decimals(params: Params) -> None:
    n, m, eps, grid = params.max_users, params.max_samples, params.epsilon, params.grid
    top, prior = top_level(m), params.unit_prior
    logarithm = log(2 * n * max(1, top) / params.beta)
    single, multiple = constants_of("single", params), constants_of("multiple", params)
    widest = sqrt(Fraction(m, 2) * logarithm) + sqrt(Fraction(m))
    nodes = depth(n * (1 + top))
    (counter,) = single.counters
    assert counter.scale == rounded_up(2 * widest * (1 + top) * nodes * grid / eps)
    assert counter.node_epsilon == eps / ((1 + top) * nodes)
    assert counter.sensitivity == floor(2 * widest * grid)
    for level, counter in zip(multiple.levels, multiple.counters, strict=True):
        half = Fraction(2) ** level.level / 2
        noise = sqrt(half / 2 * logarithm) + sqrt(half)
        assert counter.scale == rounded_up(2 * noise * depth(n) * (top + 1) * grid / eps)
        assert counter.node_epsilon == eps / ((top + 1) * depth(n))
        if level.level == 0:
            assert (level.interval, counter.sensitivity) == ((0, grid), grid)
            continue
        width = sqrt(half / 2 * logarithm) + half / sqrt(Fraction(m))
        assert counter.sensitivity == floor(2 * width * grid)
        ends = grid * (half * prior - width), grid * (half * prior + width)
        assert level.interval == (ceil(ends[0]), floor(ends[1]))
    assert [level.interval for level in single.levels] == [
        level.interval for level in multiple.levels
    ]


@pytest.mark.parametrize("params", CASES, ids=str)
def test_wishful_naive_and_binary_against_decimals(params: Params) -> None:
    n, m, eps, grid = params.max_users, params.max_samples, params.epsilon, params.grid
    width = sqrt(Fraction(m, 2) * log(2 * n / params.beta)) + sqrt(Fraction(m))
    wishful = constants_of("wishful", params)
    (counter,), (level,) = wishful.counters, wishful.levels
    assert counter.scale == rounded_up(2 * width * depth(n) * grid / eps)
    assert (counter.node_epsilon, counter.share) == (eps / depth(n), eps)
    assert counter.sensitivity == floor(2 * width * grid)
    middle = m * params.unit_prior
    assert level.interval == (ceil(grid * (middle - width)), floor(grid * (middle + width)))
    nodes = depth(n * m)
    (naive,), (binary,) = (
        constants_of("naive", params).counters,
        constants_of("binary", params).counters,
    )
    assert naive.scale == rounded_up(grid * m * nodes / eps)
    assert binary.scale == rounded_up(grid * nodes / eps)
    assert (naive.node_epsilon, binary.node_epsilon) == (eps / (m * nodes), eps / nodes)
    assert naive.sensitivity == binary.sensitivity == grid


@pytest.mark.parametrize("mechanism", ["naive", "wishful", "single", "multiple", "full"])
@pytest.mark.parametrize("params", CASES[::5], ids=str)
def test_noise_covers_the_sensitivity_at_the_charged_epsilon(
    mechanism: str, params: Params
) -> None:
    constants: Constants = constants_of(mechanism, params)
    for counter in constants.counters:
        assert counter.scale * 2**16 == int(counter.scale * 2**16)
        assert counter.scale >= counter.sensitivity / counter.node_epsilon
    for level in constants.levels:
        if level.interval is not None:
            low, high = level.interval
            assert 0 <= high - low <= constants.counters[level.counter].sensitivity


def test_worked_values() -> None:
    params = Params(4, 4, 1, "0.1", grid=1)
    widths = [times(10**9, full_half_width(params, level)) for level in (1, 2)]
    assert [floor_int(width) for width in widths] == [6326415309, 8969874918]
    counters = constants_of("full", params).counters
    assert [floor(counter.scale * 1000) for counter in counters] == [160595, 227750, 322915]
    assert counters[2].sensitivity == 17


def test_array_counts_are_whole_and_at_least_one() -> None:
    assert array_count(Params(2, 4, 200, "0.5", grid=1), Fraction(4)) == 2  # 1.01698
    assert array_count(Params(2, 4, 10**6, "0.1", grid=1), Fraction(4)) == 1
    assert array_count(Params(2, 1, 1, 1, grid=1), Fraction(1)) == ceil(32 * log(Fraction(3)))


def test_bins_are_the_fewest_that_are_short_enough() -> None:
    for level in range(60):
        bins = bin_count(level)
        assert 4 * bins * bins >= 2**level
        assert bins == 1 or 4 * (bins - 1) ** 2 < 2**level


def test_extreme_parameters_have_constants() -> None:
    edge = Params(2**62, 2**62, Fraction(1, 2**32), Fraction(1, 2**64), grid=2**32)
    for mechanism in ("binary", "naive", "wishful", "single", "multiple", "full"):
        assert constants_of(mechanism, edge).counters
    assert horizon(edge) == 2**124
    assert horizon(Params(2, 3, 1, 1, horizon=5, grid=1)) == 5


def test_an_unknown_mechanism_is_refused() -> None:
    with pytest.raises(ParameterError, match="mechanism must be one of binary, naive"):
        constants_of("median", Params(1, 1, 1, 1, grid=1))


@pytest.mark.parametrize(
    "argument", [Fraction(1), Fraction(2), Fraction(1, 3), Fraction(10**40, 7)]
)
@pytest.mark.parametrize("bits", [1, 20, 160])
def test_enclosures_hold_the_number_and_are_tight(argument: Fraction, bits: int) -> None:
    tolerance = Fraction(1, 2**bits)
    for real, value in ((ln(argument), log(argument)), (root(exact(argument)), sqrt(argument))):
        low, high = real(bits)
        assert low - Fraction(1, 10**15) <= value <= high + Fraction(1, 10**15)
        assert 0 <= high - low <= 2 * tolerance


def test_exponentials_against_decimals() -> None:
    for argument in (Fraction(0), Fraction(1, 3), Fraction(1), Fraction(63, 2)):
        low, high = exp(argument)(100)
        with localcontext(prec=DIGITS):
            value = Fraction((Decimal(argument.numerator) / argument.denominator).exp())
        assert low - Fraction(1, 10**30) <= value <= high + Fraction(1, 10**30)
        assert high - low < Fraction(1, 2**90)
    with pytest.raises(ValueError, match="not negative"):
        exp(Fraction(-1))
    with pytest.raises(ValueError, match="positive"):
        ln(0)


def test_rounding_is_of_the_exact_number() -> None:
    assert (ceil_int(root(exact(49))), floor_int(root(exact(49)))) == (7, 7)
    assert (ceil_int(root(exact(50))), floor_int(root(exact(50)))) == (8, 7)
    assert ceil_to(exact(Fraction(1, 2**17))) == STEP
    assert at_most(root(exact(2)), Fraction(3, 2))
    assert not at_most(root(exact(2)), Fraction(7, 5))

    def never(bits: int) -> tuple[Fraction, Fraction]:
        return -Fraction(1, 2**bits), Fraction(1, 2**bits)

    with pytest.raises(UndecidedError):
        floor_int(never)
    with pytest.raises(UndecidedError):
        at_most(never, Fraction(0))


def test_advanced_shares_are_the_largest_that_hold() -> None:
    for epsilon, dimension, delta in product(
        (Fraction(1, 10), Fraction(4), Fraction(2**32)),
        (1, 3, 100),
        (Fraction(1, 10**6), Fraction(9, 10)),
    ):
        share = advanced_epsilon(epsilon, dimension, delta)
        with localcontext(prec=DIGITS):

            def total(e: Fraction, d: int = dimension, s: Fraction = delta) -> Fraction:
                power = Fraction((Decimal(e.numerator) / e.denominator).exp())
                return e * sqrt(2 * d * log(1 / s)) + d * e * (power - 1)

            assert total(share) <= epsilon < total(share + STEP)
    with pytest.raises(ParameterError, match="epsilon"):
        advanced_epsilon(Fraction(1, 2**32), 2**16, Fraction(1, 10**6))
