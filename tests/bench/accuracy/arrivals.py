"""Who sends when: arrival patterns, which are public. Each is an array of users, one per sample.

Users are numbers; `streams` renames them to 0, 1, ... in order of first arrival.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Ints: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float64]
Arrivals: TypeAlias = Callable[[np.random.Generator], Ints]


def round_robin(users: int, each: int) -> Arrivals:
    """All users in turn, `each` times.

    >>> round_robin(2, 3)(np.random.default_rng()).tolist()
    [0, 1, 0, 1, 0, 1]
    """
    return lambda random: np.tile(np.arange(users), each)


def contiguous(users: int, each: int) -> Arrivals:
    """One user after the other, each with all of `each` samples.

    >>> contiguous(2, 3)(np.random.default_rng()).tolist()
    [0, 0, 0, 1, 1, 1]
    """
    return lambda random: np.repeat(np.arange(users), each)


def weighted(weights: Floats, size: int) -> Arrivals:
    """Each sample's user is drawn independently, with probability proportional to the weight."""
    return lambda random: random.choice(len(weights), size, p=weights / weights.sum())


def zipf(users: int, exponent: float, size: int) -> Arrivals:
    """User i = 1, 2, ... has weight i**-exponent."""
    return weighted(np.arange(1, users + 1, dtype=np.float64) ** -exponent, size)


def lognormal(users: int, sigma: float, size: int) -> Arrivals:
    """Weights exp(sigma Z), Z standard normal, themselves part of the fixed pattern."""
    return lambda random: weighted(np.exp(sigma * random.standard_normal(users)), size)(random)


def sessions(users: int, count: int, length: int) -> Arrivals:
    """`count` sessions of `length` samples in a row, each of a user drawn uniformly."""
    return lambda random: np.repeat(random.integers(0, users, count), length)


def heavy_sessions(users: int, count: int, exponent: float, size: int) -> Arrivals:
    """Sessions whose lengths have a Pareto tail with the exponent, cut after `size` samples."""

    def arrive(random: np.random.Generator) -> Ints:
        lengths = np.ceil(5 * (1 + random.pareto(exponent, count))).astype(np.int64)
        return np.repeat(random.integers(0, users, count), lengths)[:size]

    return arrive


def growing(users: int, first: int, size: int) -> Arrivals:
    """At sample t the user is uniform among the first max(`first`, users * t / size)."""

    def arrive(random: np.random.Generator) -> Ints:
        active = np.maximum(first, users * np.arange(1, size + 1) // size)
        return np.floor(random.random(size) * active).astype(np.int64)

    return arrive


def big_and_small(big: int, small: int, size: int) -> Arrivals:
    """Each sample is of a big user or of a small one with equal chance, uniform among those."""

    def arrive(random: np.random.Generator) -> Ints:
        is_big = random.random(size) < 0.5
        of_small = big + random.integers(0, small, size)
        return np.where(is_big, random.integers(0, big, size), of_small)

    return arrive


def number_of_each(users: Ints) -> Ints:
    """The number of each sample among its user's samples, from 1. Users are numbers from 0.

    >>> number_of_each(np.array([1, 0, 1, 1])).tolist()
    [1, 1, 2, 3]
    """
    counts = np.bincount(users)
    order = np.argsort(users, kind="stable")
    starts = np.cumsum(counts) - counts
    number = np.empty(len(users), dtype=np.int64)
    number[order] = np.arange(1, len(users) + 1) - np.repeat(starts, counts)
    return number
