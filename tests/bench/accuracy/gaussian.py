"""The size of the noise that protects K sums of d coordinates, if a user may change each by 1.

These are formulas; `coordinates` measures runs. With "pure" and "advanced" composition the K sums of a
coordinate are a series, at the coordinate's share of epsilon. With "gaussian" each sum has noise of its
own.
"""

from __future__ import annotations

import math
from fractions import Fraction

from bench.accuracy.tables import table
from withhold.composition import advanced_epsilon, gaussian_epsilon

EPSILONS = (0.1, 1.0, 4.0)
DELTAS = (1e-6, 1e-9)
EPOCHS = (1, 4, 8, 13)
DIMENSIONS = (1, 2, 4, 8, 16, 64)


def series_deviation(epsilon: float, delta: float, epochs: int, dimension: int) -> float:
    """The standard deviation of the noise of each sum, in a series of `epochs` sums for every coordinate.

    The share of epsilon is the larger of those of pure and advanced composition.

    >>> round(series_deviation(1, 1e-6, 1, 1) ** 2, 9), round(series_deviation(1, 1e-6, 10, 1) ** 2, 9)
    (2.0, 44.0)
    """
    pure = epsilon / dimension
    advanced = float(advanced_epsilon(exactly(epsilon), dimension, exactly(delta)))
    return math.sqrt((epochs + 1) * (epochs + 2) / 3) / max(pure, advanced)


def gaussian_deviation(epsilon: float, delta: float, epochs: int, dimension: int) -> float:
    """The standard deviation of the noise of each sum, if every sum is charged.

    >>> round(gaussian_deviation(1, 1e-6, 1, 1), 2), round(gaussian_deviation(1, 1e-6, 4, 4), 2)
    (4.55, 18.19)
    """
    share = float(gaussian_epsilon(exactly(epsilon), dimension, exactly(delta)))
    return math.sqrt(2 * epochs) / share


def break_even(epsilon: float, delta: float) -> int:
    """The least number of sums of one coordinate at which Gaussian noise is smaller."""
    ours, theirs = (
        deviation(epsilon, delta, 1, 1) for deviation in (series_deviation, gaussian_deviation)
    )
    number = 1
    while ours * math.sqrt((number + 1) * (number + 2) / 6) <= theirs * math.sqrt(number):
        number += 1
    return number


def exactly(number: float) -> Fraction:
    """The decimal fraction that the shortest representation of the float denotes.

    >>> exactly(0.1), exactly(1e-6)
    (Fraction(1, 10), Fraction(1, 1000000))
    """
    return Fraction(repr(number))


def tables() -> str:
    """The ratios, and the numbers of sums at which Gaussian noise is smaller."""
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
        "### By formula\n\n"
        "The standard deviation of Gaussian noise for K sums, divided by that of a series of K sums at "
        "the better of pure and advanced composition. Gaussian noise is smaller where the ratio is below "
        "1, in bold.\n\n"
        + table(header, rows)
        + "\n\nFor one coordinate, the least number of sums of a user at which Gaussian noise is smaller:\n\n"
        + table(["epsilon", "delta", "sums"], evens)
    )


def _ratio(epsilon: float, delta: float, epochs: int, dimension: int) -> str:
    gaussian = gaussian_deviation(epsilon, delta, epochs, dimension)
    ratio = gaussian / series_deviation(epsilon, delta, epochs, dimension)
    return f"**{ratio:.2f}**" if ratio < 1 else f"{ratio:.2f}"
