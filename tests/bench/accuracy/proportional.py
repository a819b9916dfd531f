"""Proportional weights: every sample counts the same, nothing is clipped or grouped.

At T/64, T/32, ..., T the sum of the samples since the last such time is released. The noise of all
seven sums is uniform within one radius, which has a Gamma law with as many degrees of freedom as
there are sums and one more. So a user pays for the largest of the user's counts in an epoch only.
The estimate is the sum of all released sums over the number of samples in them: it has no bias
from weights, and its noise is that of the busiest user.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bench.accuracy.arrivals import Floats, Ints
from bench.accuracy.averages import aligned
from bench.accuracy.methods import Draw, Setting, Variant, shares
from bench.accuracy.streams import Stream


def largest_count(stream: Stream, times: Ints) -> int:
    """The most samples of one user between two of the times.

    >>> from bench.accuracy.streams import stream
    >>> largest_count(stream("rr-3x4"), np.array([3, 6, 12]))
    2
    """
    epoch = np.searchsorted(times, np.arange(1, stream.size + 1))
    return int(np.bincount(epoch * stream.n + stream.users).max())


def scale(stream: Stream, times: Ints, epsilon: float) -> float:
    """The scale of the radius, in samples: the most that one user can change a sum, over epsilon."""
    return largest_count(stream, times) / epsilon


def proportional(setting: Setting) -> Sequence[Variant]:
    """One series of sums at the aligned times, for a horizon that is known."""
    stream = setting.stream
    times = aligned(stream.size)
    size = scale(stream, times, setting.epsilon)
    latest = np.searchsorted(times, setting.times, side="right")
    totals = np.concatenate((np.zeros(1, dtype=np.int64), times))[latest]

    def estimate(draw: Draw, random: np.random.Generator) -> Floats:
        exact = draw.prefix(stream.m)[times] / stream.grid
        radius = random.gamma(len(times) + 1, size)
        noise = np.cumsum(random.uniform(-radius, radius, len(times)))
        return shares(np.concatenate((np.zeros(1), exact + noise))[latest], totals)

    return [Variant("", estimate)]
