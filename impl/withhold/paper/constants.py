"""Every constant of the paper's mechanisms, exact: scales, intervals, array counts, shares of epsilon.

Formulas are the paper's with the errata's repairs (E2, E5, E6, E18, E25, E28). Scales are rounded
up to a multiple of 2**-16, interval ends inward to the grid, so rounding never weakens privacy.

Notation: n = max_users, m = max_samples, eps = epsilon, G = grid, L = top level, L' = max(1, L).
The paper's delta is `beta` here.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import isqrt

from withhold.core.enclosures import (
    Real,
    ceil_int,
    ceil_to,
    exact,
    floor_int,
    ln,
    plus,
    root,
    times,
)
from withhold.core.errors import ParameterError
from withhold.core.params import Params
from withhold.core.records import PaperMechanism
from withhold.core.tree import block_size, depth, top_level


@dataclass(frozen=True, slots=True)
class CounterConstants:
    """One binary counter: its noise, and what it costs."""

    number: int
    scale: Fraction  # of the discrete Laplace noise, in grid units
    node_epsilon: Fraction  # what one element costs in one node
    sensitivity: int  # how far one element can move, in grid units
    share: Fraction  # nominal epsilon once the counter is in use


@dataclass(frozen=True, slots=True)
class MedianConstants:
    """The private median that activates a level. Paper: alg:pvtmed."""

    level: int
    arrays: int  # k
    size: int  # samples in an array, and the most that one user gives
    bins: int
    half_width: Real  # of the interval around size * prior, in samples
    rate: Fraction  # a candidate's weight is exp(-rate * cost)
    epsilon: Fraction
    scale: Fraction

    @property
    def needed(self) -> int:
        """How many samples fill all arrays."""
        return self.arrays * self.size


@dataclass(frozen=True, slots=True)
class LevelConstants:
    """Blocks of one size: where they go and what they are clamped to."""

    level: int
    size: int  # samples in a block
    counter: int
    interval: tuple[int, int] | None  # grid units; None until the level's median is drawn
    half_width: Real | None  # in samples; None for blocks of one sample clamped to [0, 1]
    median: MedianConstants | None


@dataclass(frozen=True, slots=True)
class Constants:
    """The constants of one mechanism at given parameters."""

    mechanism: PaperMechanism
    params: Params
    counters: tuple[CounterConstants, ...]
    levels: tuple[LevelConstants, ...]

    @property
    def samples_limit(self) -> int:
        """T: how many samples `naive` and `binary` accept."""
        return horizon(self.params)


def horizon(params: Params) -> int:
    """T: the declared horizon, or n * m."""
    if params.horizon is not None:
        return params.horizon
    return params.max_users * params.max_samples


def level_divisor(params: Params) -> int:
    """L' = max(1, L), so that m = 1 divides by nothing. Paper: E27.

    >>> level_divisor(Params(max_users=1, max_samples=1, epsilon=1, beta=1))
    1
    """
    return max(1, top_level(params.max_samples))


def array_count(params: Params, largest: Fraction) -> int:
    """k = max(1, ceil(32 L'/eps * ln(3 L' sqrt(largest) / delta))). Paper: eq:fulldelta, E18.

    `largest` is 2**level for a level's median and M_t for the diversity condition.

    >>> array_count(Params(max_users=2, max_samples=4, epsilon=200, beta="0.5"), Fraction(4))
    2
    """
    divisor = level_divisor(params)
    logarithm = plus(ln(3 * divisor / params.beta), times(Fraction(1, 2), ln(largest)))
    return max(1, ceil_int(times(32 * divisor / params.epsilon, logarithm)))


def bin_count(level: int) -> int:
    """B = ceil(2**(level / 2) / 2): the smallest B >= 1 with 4 B**2 >= 2**level.

    >>> [bin_count(level) for level in (2, 3, 4, 5, 6, 8)]
    [1, 2, 2, 3, 4, 8]
    """
    quarter = -(-(1 << level) // 4)
    return isqrt(quarter - 1) + 1


def grid_interval(grid: int, size: int, prior: Fraction, half_width: Real) -> tuple[int, int]:
    """[size * prior - half_width, size * prior + half_width] in grid units, rounded inward.

    Paper: eq:fullprojinterval, eq:singinterval, eq:wishfulprojint.

    >>> grid_interval(1, 2, Fraction(1, 2), exact(Fraction(3, 4)))
    (1, 1)
    """
    centre = exact(size * prior)
    low = ceil_int(times(grid, plus(centre, times(-1, half_width))))
    high = floor_int(times(grid, plus(centre, half_width)))
    return low, high


def wishful_half_width(params: Params) -> Real:
    """Paper: eq:wishfulprojint."""
    n, m = params.max_users, params.max_samples
    return plus(_deviation(Fraction(m), ln(2 * n / params.beta)), root(exact(m)))


def prior_half_width(params: Params, level: int) -> Real:
    """Half width of a level's interval when the prior is given. Paper: eq:singinterval."""
    size = block_size(level)
    deviation = _deviation(Fraction(size), _prior_logarithm(params))
    return plus(deviation, root(exact(Fraction(size * size, params.max_samples))))


def full_half_width(params: Params, level: int) -> Real:
    """Half width of a level's interval when the prior is a private median. Paper: eq:fulldelta.

    >>> ceil_to(full_half_width(Params(max_users=4, max_samples=4, epsilon=1, beta="0.1"), 1))
    Fraction(25913, 4096)
    """
    divisor = level_divisor(params)
    arrays = array_count(params, Fraction(2) ** level)
    deviation = _deviation(_half_power(level), ln(6 * params.max_users * divisor / params.beta))
    return plus(deviation, root(times(1 << level, ln(6 * divisor * arrays / params.beta))))


@lru_cache(maxsize=64)
def constants_of(mechanism: PaperMechanism, params: Params) -> Constants:
    """The constants of a mechanism under these parameters.

    Raises:
        ParameterError: there is no such mechanism.
    """
    build = _BUILDERS.get(mechanism)
    if build is None:
        raise ParameterError("mechanism", "one of " + ", ".join(_BUILDERS), mechanism)
    return build(params)


def _deviation(size: Fraction, logarithm: Real) -> Real:
    """A bound on a sum's distance from its mean: sqrt(size / 2 * logarithm). Paper: lem:conc_ber."""
    return root(times(size / 2, logarithm))


def _half_power(level: int) -> Fraction:
    """2**(level - 1), a half at level 0."""
    return Fraction(1 << level, 2)


def _prior_logarithm(params: Params) -> Real:
    return ln(2 * params.max_users * level_divisor(params) / params.beta)


def _scale(half_width: Real, factor: Fraction | int) -> Fraction:
    """2 * half_width * factor, rounded up."""
    return ceil_to(times(2 * Fraction(factor), half_width))


def _sensitivity(grid: int, half_width: Real) -> int:
    """floor(2 * half_width * grid): no interval rounded inward is wider."""
    return floor_int(times(2 * grid, half_width))


def _unit_level(params: Params, level: int, counter: int) -> LevelConstants:
    """A level of single samples, clamped to [0, 1]. Paper: E28."""
    return LevelConstants(level, 1, counter, (0, params.grid), None, None)


def _flat(mechanism: PaperMechanism, params: Params, samples: int) -> Constants:
    """Every sample is an element of one counter; a user has `samples` of them. Paper: alg:naive."""
    nodes = depth(horizon(params))
    scale = ceil_to(exact(params.grid * samples * nodes / params.epsilon))
    node_epsilon = params.epsilon / (samples * nodes)
    counter = CounterConstants(0, scale, node_epsilon, params.grid, params.epsilon)
    return Constants(mechanism, params, (counter,), (_unit_level(params, 0, 0),))


def _binary(params: Params) -> Constants:
    return _flat("binary", params, 1)


def _naive(params: Params) -> Constants:
    return _flat("naive", params, params.max_samples)


def _wishful(params: Params) -> Constants:
    """One block of m samples per user. Paper: alg:wishful, eq:wishfulnoise."""
    nodes, grid = depth(params.max_users), params.grid
    half_width = wishful_half_width(params)
    scale = _scale(half_width, nodes * grid / params.epsilon)
    node_epsilon = params.epsilon / nodes
    counter = CounterConstants(
        0, scale, node_epsilon, _sensitivity(grid, half_width), params.epsilon
    )
    interval = grid_interval(grid, params.max_samples, params.unit_prior, half_width)
    level = LevelConstants(0, params.max_samples, 0, interval, half_width, None)
    return Constants("wishful", params, (counter,), (level,))


def _given_prior_level(params: Params, level: int, counter: int) -> LevelConstants:
    if level == 0:
        return _unit_level(params, level, counter)
    half_width = prior_half_width(params, level)
    size = block_size(level)
    interval = grid_interval(params.grid, size, params.unit_prior, half_width)
    return LevelConstants(level, size, counter, interval, half_width, None)


def _single(params: Params) -> Constants:
    """Blocks of all levels in one counter. Paper: alg:singcounter, eq:singcounternoise, E5."""
    n, m, top = params.max_users, params.max_samples, top_level(params.max_samples)
    nodes = depth(n * (1 + top))
    widest = plus(_deviation(Fraction(m), _prior_logarithm(params)), root(exact(m)))
    scale = _scale(widest, (1 + top) * nodes * params.grid / params.epsilon)
    node_epsilon = params.epsilon / ((1 + top) * nodes)
    sensitivity = _sensitivity(params.grid, widest)
    counter = CounterConstants(0, scale, node_epsilon, sensitivity, params.epsilon)
    levels = tuple(_given_prior_level(params, level, 0) for level in range(top + 1))
    return Constants("single", params, (counter,), levels)


def _multiple(params: Params) -> Constants:
    """One counter for each level. Paper: alg:multcounter, eq:multnoise."""
    top, nodes = top_level(params.max_samples), depth(params.max_users)
    share = params.epsilon / (top + 1)
    counters, levels = [], []
    for number in range(top + 1):
        level = _given_prior_level(params, number, number)
        width = level.half_width
        sensitivity = params.grid if width is None else _sensitivity(params.grid, width)
        half = _half_power(number)
        noise = plus(_deviation(half, _prior_logarithm(params)), root(exact(half)))
        scale = _scale(noise, nodes * params.grid / share)
        counters.append(CounterConstants(number, scale, share / nodes, sensitivity, share))
        levels.append(level)
    return Constants("multiple", params, tuple(counters), tuple(levels))


def _full(params: Params) -> Constants:
    """One counter for each level, half the budget for private medians. Paper: alg:multcounterfull.

    Levels 0 and 1 hold single samples, are clamped to [0, 1] and need no median.
    """
    top, nodes = top_level(params.max_samples), depth(params.max_users)
    share = params.epsilon / (2 * (top + 1))
    counters, levels = [], []
    for number in range(top + 1):
        width = full_half_width(params, number)
        scale = _scale(width, nodes * params.grid / share)
        if number < 2:
            level, sensitivity = _unit_level(params, number, number), params.grid
        else:
            median = _median(params, number, width)
            size = block_size(number)
            level = LevelConstants(number, size, number, None, width, median)
            sensitivity = _sensitivity(params.grid, width)
        counters.append(CounterConstants(number, scale, share / nodes, sensitivity, share))
        levels.append(level)
    return Constants("full", params, tuple(counters), tuple(levels))


def _median(params: Params, level: int, half_width: Real) -> MedianConstants:
    divisor = level_divisor(params)
    return MedianConstants(
        level=level,
        arrays=array_count(params, Fraction(2) ** level),
        size=block_size(level),
        bins=bin_count(level),
        half_width=half_width,
        rate=params.epsilon / (8 * divisor),
        epsilon=params.epsilon / (2 * divisor),
        scale=8 * divisor / params.epsilon,
    )


_BUILDERS = {
    "binary": _binary,
    "naive": _naive,
    "wishful": _wishful,
    "single": _single,
    "multiple": _multiple,
    "full": _full,
}
