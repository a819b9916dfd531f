"""The laws of the values, in grid units from 0 to `grid`, which stand for [0, 1]."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from bench.accuracy.arrivals import Floats, Ints

Sampler: TypeAlias = Callable[[Ints, np.random.Generator], Ints]

FINE_GRID = 65536
"""Steps of the grid for values that are not 0 or 1: the default of `withhold run`."""


@dataclass(frozen=True)
class Law:
    """The law of a stream's values, given the user of each sample.

    Attributes:
        sample: the values of all samples, in grid units.
        mu: the mean, in [0, 1]; None where there is no single one, as in fixed data.
        within: variance of a sample around its user's own mean.
        between: variance of the users' own means.
        grid: steps from 0 to 1.
    """

    sample: Sampler
    mu: float | None
    within: float
    between: float = 0.0
    grid: int = 1


def bernoulli(p: float) -> Law:
    """0 or 1, independent."""
    return Law(lambda users, random: _coins(np.full(1, p), random, len(users)), p, p * (1 - p))


def beta(a: float, b: float) -> Law:
    """Beta(a, b), independent, rounded to the fine grid."""

    def sample(users: Ints, random: np.random.Generator) -> Ints:
        return np.rint(FINE_GRID * random.beta(a, b, len(users))).astype(np.int64)

    return Law(sample, a / (a + b), _beta_variance(a, b), grid=FINE_GRID)


def bernoulli_of_beta(a: float, b: float) -> Law:
    """0 or 1; each user's probability is drawn once from Beta(a, b)."""

    def sample(users: Ints, random: np.random.Generator) -> Ints:
        own = random.beta(a, b, int(users.max()) + 1)
        return _coins(own[users], random, len(users))

    mu, between = a / (a + b), _beta_variance(a, b)
    return Law(sample, mu, mu * (1 - mu) - between, between)


def beta_of_beta(a: float, b: float, size: float) -> Law:
    """Beta(size p, size (1 - p)), where each user's p is drawn once from Beta(a, b); on the fine grid."""

    def sample(users: Ints, random: np.random.Generator) -> Ints:
        own = random.beta(a, b, int(users.max()) + 1)[users]
        return np.rint(FINE_GRID * random.beta(size * own, size * (1 - own))).astype(np.int64)

    mu, between = a / (a + b), _beta_variance(a, b)
    return Law(sample, mu, (mu * (1 - mu) - between) / (size + 1), between, grid=FINE_GRID)


def coins(p: Floats) -> Law:
    """0 or 1, independent; each sample has a probability of its own.

    There is no single mean, so errors are against the running mean.
    """
    return Law(lambda users, random: _coins(p, random, len(p)), None, float(np.mean(p * (1 - p))))


def fixed(values: Ints) -> Law:
    """Fixed data, 0 or 1: errors are then against the running mean."""
    p = float(values.mean())
    return Law(lambda users, random: values, None, p * (1 - p))


def _coins(p: Floats, random: np.random.Generator, size: int) -> Ints:
    return (random.random(size) < p).astype(np.int64)


def _beta_variance(a: float, b: float) -> float:
    return a * b / ((a + b) ** 2 * (a + b + 1))
