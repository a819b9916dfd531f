"""The average of the users' own means, released repeatedly with equal parts of epsilon.

One user's mean moves by at most 1 whatever the user's values, so the average over n users moves by
at most 1/n. Between releases the estimate is the last one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from bench.accuracy.arrivals import Floats, Ints
from bench.accuracy.methods import START, Draw, Method, Setting, Variant

ALIGNED_RELEASES = 7
FIRST_DOUBLING = 100


def aligned(size: int) -> Ints:
    """T/64, T/32, ..., T: it has releases at exactly 50 % and 100 % of the stream.

    >>> aligned(640).tolist()
    [10, 20, 40, 80, 160, 320, 640]
    """
    return np.array([max(1, size >> i) for i in range(ALIGNED_RELEASES - 1, -1, -1)])


def doubling(size: int) -> Ints:
    """100, 200, 400, ... up to the end of the stream.

    >>> doubling(640).tolist()
    [100, 200, 400]
    """
    if size < FIRST_DOUBLING:
        return np.array([size])
    return FIRST_DOUBLING << np.arange((size // FIRST_DOUBLING).bit_length())


def scale(users: int, releases: int, epsilon: float) -> float:
    """The standard deviation of the noise of one release, in [0, 1]."""
    return releases / (users * epsilon)


def averages(when: Callable[[int], Ints]) -> Method:
    """Releases at the public times `when(T)`."""

    def method(setting: Setting) -> Sequence[Variant]:
        stream = setting.stream
        times = when(stream.size)
        counts = [np.bincount(stream.users[:time]) for time in times]
        noise = [scale(len(count), len(times), setting.epsilon) for count in counts]
        latest = np.searchsorted(times, setting.times, side="right")

        def estimate(draw: Draw, random: np.random.Generator) -> Floats:
            released = np.full(len(times) + 1, START)
            for i, (time, count) in enumerate(zip(times, counts, strict=True), start=1):
                sums = np.bincount(stream.users[:time], draw.values[:time])
                released[i] = np.mean(sums / count) / stream.grid
            released[1:] += random.laplace(0.0, noise)
            clamped: Floats = np.clip(released[latest], 0.0, 1.0)
            return clamped

        return [Variant("", estimate)]

    return method
