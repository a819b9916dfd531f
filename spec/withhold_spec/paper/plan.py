"""What a run of algorithms 1 to 6 fixes before the first sample: scales, shares of epsilon, intervals.

A plan depends on public parameters only. Proofs may replace its intervals by symbolic ones.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import ceil, floor

from withhold_spec.enclosures import Enclosure, decide
from withhold_spec.number import Number
from withhold_spec.paper import constants
from withhold_spec.paper.binary import depth
from withhold_spec.paper.withholding import block_size, levels
from withhold_spec.params import Params

Interval = tuple[Number, Number]


@dataclass(frozen=True)
class Plan:
    """The constants of one algorithm at given parameters.

    scales, sensitivities: one per counter, in grid units. node_epsilon: the epsilon that one
    element costs in one node. counter_epsilon: the epsilon of a counter in use. interval(level,
    prior): the ends of the projection interval, in grid units; prior is in [0, 1]. arrays: k of
    every level, for the private medians.
    """

    params: Params
    scales: tuple[Fraction, ...]
    sensitivities: tuple[int, ...]
    node_epsilon: Fraction
    counter_epsilon: Fraction
    interval: Callable[[int, Fraction], Interval]
    arrays: tuple[int, ...] = ()

    @property
    def median_epsilon(self) -> Fraction:
        """The share of one private median, epsilon/(2L). Paper: alg:multcounterfull, line 10 (E2)."""
        return self.params.epsilon / (2 * constants.nominal_levels(self.params))


def binary_plan(params: Params) -> Plan:
    """Algorithm 1 on its own. Paper: alg:binmech."""
    scale, cost = constants.binary_scale(params), params.epsilon / depth(params.horizon)
    return _single_counter(params, scale, params.grid, cost, _unit(params))


def naive_plan(params: Params) -> Plan:
    """Algorithm 2. Paper: alg:naive."""
    scale, uses = constants.naive_scale(params), params.max_samples * depth(params.horizon)
    return _single_counter(params, scale, params.grid, params.epsilon / uses, _unit(params))


def wishful_plan(params: Params) -> Plan:
    """Algorithm 3. Paper: alg:wishful."""
    width = partial(constants.wishful_width, params)

    def interval(level: int, prior: Fraction) -> Interval:
        return inward(params, params.max_samples * prior, width)

    scale, cost = constants.wishful_scale(params), params.epsilon / depth(params.max_users)
    return _single_counter(params, scale, widest(params, width), cost, interval)


def single_plan(params: Params) -> Plan:
    """Algorithm 4. Paper: alg:singcounter."""
    elements = constants.single_elements(params)
    cost = params.epsilon / (elements * depth(params.max_users * elements))
    sensitivity = widest(params, partial(constants.single_width, params))
    scale = constants.single_scale(params)
    return _single_counter(params, scale, sensitivity, cost, _given_prior(params))


def multiple_plan(params: Params) -> Plan:
    """Algorithm 5. Paper: alg:multcounter."""
    counters = range(1 + levels(params.max_samples))
    share = params.epsilon / len(counters)
    return Plan(
        params,
        scales=tuple(constants.multiple_scale(params, level) for level in counters),
        sensitivities=tuple(
            params.grid
            if level == 0
            else widest(params, partial(constants.prior_width, params, level))
            for level in counters
        ),
        node_epsilon=share / depth(params.max_users),
        counter_epsilon=share,
        interval=_given_prior(params),
    )


def full_plan(params: Params) -> Plan:
    """Algorithm 6. Paper: alg:multcounterfull, line 1 and the displays above it."""
    counters = range(1 + levels(params.max_samples))
    share = params.epsilon / (2 * len(counters))

    def interval(level: int, prior: Fraction) -> Interval:
        if level <= 1:
            return _unit(params)(level, prior)
        centre = block_size(level) * prior
        return inward(params, centre, partial(constants.full_width, params, level))

    return Plan(
        params,
        scales=tuple(constants.full_scale(params, level) for level in counters),
        sensitivities=tuple(
            params.grid
            if level <= 1
            else widest(params, partial(constants.full_width, params, level))
            for level in counters
        ),
        node_epsilon=share / depth(params.max_users),
        counter_epsilon=share,
        interval=interval,
        arrays=tuple(constants.array_count(params, level) for level in counters),
    )


def inward(params: Params, centre: Fraction, width: Callable[[int], Enclosure]) -> tuple[int, int]:
    """centre - Delta and centre + Delta, rounded inward to grid points: never wider than 2 Delta.

    Paper: eq:wishfulprojint, eq:singinterval, eq:fullprojinterval.
    """
    middle = centre * params.grid

    def span(bits: int) -> Enclosure:
        return width(bits).times(params.grid)

    def below(bits: int) -> Enclosure:
        return Enclosure(middle - span(bits).high, middle - span(bits).low)

    def above(bits: int) -> Enclosure:
        return Enclosure(middle + span(bits).low, middle + span(bits).high)

    return decide(below, ceil), decide(above, floor)


def widest(params: Params, width: Callable[[int], Enclosure]) -> int:
    """The sensitivity: the largest distance of two grid points in an interval of length 2 Delta."""
    return decide(lambda bits: width(bits).times(2 * params.grid), floor)


def _single_counter(
    params: Params,
    scale: Fraction,
    sensitivity: int,
    cost: Fraction,
    interval: Callable[[int, Fraction], Interval],
) -> Plan:
    return Plan(params, (scale,), (sensitivity,), cost, params.epsilon, interval)


def _unit(params: Params) -> Callable[[int, Fraction], Interval]:
    """The interval [0, 1] of levels whose blocks are single samples.

    [Deviates: E28] The print projects these levels on intervals that it does not define.
    """
    return lambda level, prior: (0, params.grid)


def _given_prior(params: Params) -> Callable[[int, Fraction], Interval]:
    """I_l around the given prior for l >= 1, and [0, 1] at level 0. Paper: eq:singinterval (E28)."""

    def interval(level: int, prior: Fraction) -> Interval:
        if level == 0:
            return _unit(params)(level, prior)
        centre = block_size(level) * prior
        return inward(params, centre, partial(constants.prior_width, params, level))

    return interval
