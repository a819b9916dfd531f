"""A matrix factorisation for running sums with Gaussian noise: (epsilon, delta)-private.

arXiv 2601.22320 proposes a factorisation made for the running mean under user-level privacy. Its
text was not available beyond the abstract, so this is the standard mechanism and not that paper's:
the matrix of prefix sums over 256 public leaves is the square of a lower triangular Toeplitz matrix
C. All prefix sums are released as their exact values plus C times independent Gaussian noise, as
if C times the leaves had been released with that noise.

Each user's first c samples are kept. Arrivals are public, so the sensitivity is exact: C has no
negative entry, so the largest change of C times the leaves is that of a user all of whose samples
change by 1. The noise is calibrated exactly (Balle and Wang, "Improving the Gaussian mechanism").
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from statistics import NormalDist

import numpy as np

from bench.accuracy.arrivals import Floats
from bench.accuracy.methods import Draw, Setting, Variant, kept_before, shares
from bench.accuracy.peers import LEAVES, leaf_ends
from bench.accuracy.streams import Stream

DELTA = 1e-6
_USERS_AT_ONCE = 4096
_HALVINGS = 60


def square_root(leaves: int) -> Floats:
    """The lower triangular Toeplitz matrix whose square is that of prefix sums.

    >>> root = square_root(4)
    >>> root[:, 0].tolist(), (root @ root).tolist()[3]
    ([1.0, 0.5, 0.375, 0.3125], [1.0, 1.0, 1.0, 1.0])
    """
    steps = np.arange(1, leaves, dtype=np.float64)
    first = np.cumprod(np.concatenate((np.ones(1), (2 * steps - 1) / (2 * steps))))
    place = np.arange(leaves)[:, None] - np.arange(leaves)
    root: Floats = np.where(place < 0, 0.0, first[np.abs(place)])
    return root


def gaussian_deviation(epsilon: float, delta: float) -> float:
    """The least deviation of Gaussian noise that is (epsilon, delta)-private for sensitivity 1.

    >>> round(gaussian_deviation(1, 1e-6), 3), round(gaussian_deviation(4, 1e-6), 3)
    (4.225, 1.194)
    """
    cdf = NormalDist().cdf

    def excess(deviation: float) -> float:
        half, shift = 1 / (2 * deviation), epsilon * deviation
        return cdf(half - shift) - math.exp(epsilon) * cdf(-half - shift)

    low, high = 0.0, math.sqrt(2 * math.log(2 / delta)) * (1 + 1 / epsilon)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if excess(middle) > delta else (low, middle)
    return high


@lru_cache(maxsize=64)
def sensitivity(stream: Stream, cap: int, leaves: int) -> float:
    """The largest norm of the change of C times the leaves, over all users, for `cap` kept samples."""
    root = square_root(leaves)
    kept = stream.kept(cap)
    leaf = np.searchsorted(leaf_ends(len(kept), leaves), np.arange(1, len(kept) + 1))
    user = stream.users[kept]
    largest = 0.0
    for start in range(0, stream.n, _USERS_AT_ONCE):
        width = min(_USERS_AT_ONCE, stream.n - start)
        mine = (user >= start) & (user < start + width)
        cells = leaf[mine] * width + user[mine] - start
        counts = np.bincount(cells, minlength=leaves * width).reshape(leaves, width)
        norms = np.square(root @ counts.astype(np.float64)).sum(axis=0)
        largest = max(largest, float(norms.max()))
    return math.sqrt(largest)


def factorisation(setting: Setting) -> Sequence[Variant]:
    """One variant for each bound on a user's samples."""
    deviation = gaussian_deviation(setting.epsilon, DELTA)
    return [_variant(setting, cap, deviation) for cap in setting.stream.caps()]


def _variant(setting: Setting, cap: int, deviation: float) -> Variant:
    ends = leaf_ends(len(setting.stream.kept(cap)), LEAVES)
    full = np.searchsorted(ends, kept_before(setting, cap), side="right")
    totals = np.concatenate((np.zeros(1, dtype=np.int64), ends))[full]
    rows = np.concatenate((np.zeros((1, LEAVES)), square_root(LEAVES)))[full]
    size = deviation * sensitivity(setting.stream, cap, LEAVES)

    def estimate(draw: Draw, random: np.random.Generator) -> Floats:
        exact = draw.prefix(cap)[totals] / draw.stream.grid
        return shares(exact + rows @ random.normal(0.0, size, LEAVES), totals)

    return Variant(f"c={cap}", estimate)
