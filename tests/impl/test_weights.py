"""The search for a stratum's weights gives up most levels early, and finds what a full one finds."""

from __future__ import annotations

from math import isqrt
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from withhold.core import columns
from withhold.core.columns import SAFE
from withhold.policy import design, weights
from withhold.policy.design import Weighted, Worths, relative_noise
from withhold.policy.fixed_point import ONE, root_of
from withhold.policy.scheduling import BUDGET
from withhold.policy.weights import CANDIDATES, LEAST_SLOPE, ORDER, WORST, Trade

SIZES = st.one_of(st.integers(1, 9), st.integers(1, 1 << 20))
DIVISORS = st.one_of(st.integers(1, 9), st.integers(1, 1 << 40))
MOST = st.one_of(st.integers(0, 9), st.integers(0, BUDGET), st.sampled_from([0, BUDGET]))


@st.composite
def cases(draw: Any) -> tuple[Trade, np.ndarray, np.ndarray, np.ndarray]:
    """A trade, and the largest weights, divisors and kinds of its blocks; some kinds have no block."""
    kinds = draw(st.integers(1, 5))
    kind = np.array(draw(st.lists(st.integers(0, kinds - 1), min_size=1, max_size=40)))
    each = {"min_size": kinds, "max_size": kinds}
    sizes, divisors = (np.array(draw(st.lists(of, **each))) for of in (SIZES, DIVISORS))
    most = np.array(draw(st.lists(MOST, min_size=len(kind), max_size=len(kind))))
    places = np.array([-ONE, 0, 3 * ONE])
    at = np.array(draw(st.lists(st.integers(0, 2), **each)))
    blocks = Worths(sizes, sizes, places, at, np.bincount(kind, minlength=kinds))
    noise = draw(st.one_of(st.just(0), st.integers(1, 1 << 60)))
    grid, (variance, scatter, slope) = 1, (draw(st.integers(0, ONE)) for _ in range(3))
    return Trade(blocks, noise, grid, variance, scatter, slope), most, divisors, kind


def error_of(trade: Trade, weight: np.ndarray, kind: np.ndarray) -> int:
    """The expected error, with an entry for each block."""
    blocks, contents = (
        trade.blocks,
        sum(
            int(one) * int(size) for one, size in zip(weight, trade.blocks.sizes[kind], strict=True)
        ),
    )
    found = blocks.compare(Weighted(kind, weight, np.ones_like(kind)))
    square = relative_noise(trade.noise, trade.grid * contents)
    deviation = root_of(square + found.distortion(trade.variance, trade.scatter))
    slope = max(isqrt(trade.variance * ONE) // LEAST_SLOPE, trade.slope)
    return deviation + slope * found.shift // (2 * ONE)


@given(cases(), st.sampled_from([1, 3, 1 << 14]))
def test_the_weights_are_those_of_the_first_level_of_least_error(
    case: tuple[Trade, np.ndarray, np.ndarray, np.ndarray], few: int
) -> None:
    trade, most, divisors, kind = case
    reach = [int(one) * int(divisors[each]) for one, each in zip(most, kind, strict=True)]
    levels = [max(reach)]
    while len(levels) < CANDIDATES - 1:
        levels.append(3 * levels[-1] // 4)
    levels.append(min(reach))
    weight = [
        np.array(
            [
                min(int(one), level // int(divisors[each]))
                for one, each in zip(most, kind, strict=True)
            ]
        )
        for level in levels
    ]
    errors = [error_of(trade, each, kind) for each in weight]
    assert max(errors) < WORST
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(design, "FEW", few)
        patch.setattr(weights, "FEW", few)
        best = trade.best(most, divisors, kind)
    assert best.tolist() == weight[errors.index(min(errors))].tolist()


def test_sums_of_many_numbers_are_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(columns, "MANY", 4)
    places, column = np.array([0, 2, 0] * 7), np.array([1 << 61, 1, 1 << 60] * 7)
    assert columns.sums_at(places, column, 3).tolist() == [21 << 60, 0, 7]


def test_each_level_is_compared_once() -> None:
    assert sorted(ORDER) == list(range(CANDIDATES))


def test_products_that_may_not_fit_are_python_integers() -> None:
    kind, most, divisors = np.array([0, 0]), np.array([BUDGET, 3]), np.array([1 << 40])
    assert int(most.max()) * int(divisors.max()) >= SAFE
    ones = np.array([1])
    blocks = Worths(ones, ones, np.array([0]), np.array([0]), np.array([2]))
    assert Trade(blocks, 1 << 60, 1, 0, 0, 0).best(most, divisors, kind).tolist() == [BUDGET, 3]
