"""Where (epsilon, delta) would be better: Gaussian noise beside the noise of a series.

Sums, not streams: how large the noise is that hides K sums of d coordinates, each of which a user may
change by 1. With pure epsilon a coordinate has its share epsilon/d, and the K sums of each are a series.
With (epsilon, delta) all K d have Gaussian noise, with the least variance that is enough for all of them
together, however they adapt: what the exact accounting of Gaussian mechanisms allows, and an account in
zero-concentrated terms comes near.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from bench.accuracy.tables import table

DELTAS = (1e-6, 1e-9)
EPSILONS = (0.1, 1.0, 4.0)
EPOCHS = (1, 4, 8, 13)
DIMENSIONS = (1, 2, 4, 8, 16, 64)


def series_deviation(epsilon: float, epochs: int, dimension: int) -> float:
    """Of the noise of each sum, in a series of `epochs` of them for every coordinate.

    >>> round(series_deviation(1.0, 1, 1) ** 2, 9), round(series_deviation(1.0, 10, 1) ** 2, 9)
    (2.0, 44.0)
    """
    return dimension / epsilon * math.sqrt((epochs + 1) * (epochs + 2) / 3)


def gaussian_deviation(epsilon: float, delta: float, epochs: int, dimension: int) -> float:
    """Of the noise of each sum, the least for all of them together.

    >>> round(gaussian_deviation(1.0, 1e-6, 1, 1), 2), round(gaussian_deviation(1.0, 1e-6, 4, 4), 2)
    (4.22, 16.9)
    """
    single = _least(lambda deviation: _delta(epsilon, 1 / deviation) <= delta)
    return single * math.sqrt(epochs * dimension)


def break_even(epsilon: float, delta: float) -> int:
    """The least number of sums of one coordinate from which on Gaussian noise is smaller."""
    number = 1
    while series_deviation(epsilon, number, 1) <= gaussian_deviation(epsilon, delta, number, 1):
        number += 1
    return number


def _delta(epsilon: float, shift: float) -> float:
    """The delta of Gaussian noise of deviation 1 that hides a shift: Balle and Wang's formula."""
    left, right = shift / 2 - epsilon / shift, -shift / 2 - epsilon / shift
    return _normal(left) - math.exp(epsilon) * _normal(right)


def _normal(place: float) -> float:
    return math.erfc(-place / math.sqrt(2)) / 2


def _least(is_enough: Callable[[float], bool]) -> float:
    """The least positive number that is enough, by bisection."""
    low, high = 0.0, 1.0
    while not is_enough(high):
        low, high = high, 2 * high
    while high - low > 1e-9 * high:
        middle = (low + high) / 2
        low, high = (low, middle) if is_enough(middle) else (middle, high)
    return high


def tables() -> str:
    """Ratios, and from how many sums on Gaussian noise is smaller."""
    rows = [
        [
            f"{epsilon:g}",
            f"{delta:g}",
            str(dimension),
            *(_ratio(epsilon, delta, epochs, dimension) for epochs in EPOCHS),
        ]
        for epsilon in EPSILONS
        for delta in DELTAS
        for dimension in DIMENSIONS
    ]
    header = ["epsilon", "delta", "coordinates", *(f"K = {epochs}" for epochs in EPOCHS)]
    evens = [
        [f"{epsilon:g}", f"{delta:g}", str(break_even(epsilon, delta))]
        for epsilon in EPSILONS
        for delta in DELTAS
    ]
    return (
        "The standard deviation of Gaussian noise over that of a series' noise: below 1, in bold, "
        "Gaussian noise is smaller.\n\n"
        + table(header, rows)
        + "\n\nFor one coordinate, from how many sums of a user on Gaussian noise is smaller:\n\n"
        + table(["epsilon", "delta", "sums"], evens)
    )


def _ratio(epsilon: float, delta: float, epochs: int, dimension: int) -> str:
    gaussian = gaussian_deviation(epsilon, delta, epochs, dimension)
    ratio = gaussian / series_deviation(epsilon, epochs, dimension)
    return f"**{ratio:.2f}**" if ratio < 1 else f"{ratio:.2f}"
