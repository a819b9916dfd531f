"""Contribution bounding with flat epochs: one sum and one draw of noise for each period of time.

Each user's first c samples are kept. A public schedule cuts the kept samples into epochs; of each
epoch the sum is released with Laplace noise of scale c / epsilon. Every kept sample is in one
epoch, so all sums together change by at most c if one user's values change within [0, 1].
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

import numpy as np

from bench.accuracy.arrivals import Floats, Ints
from bench.accuracy.methods import START, Draw, Setting, Variant, shares
from bench.accuracy.streams import Stream

SLOWEST = 1.25
"""An epoch ends when the stream has grown by this factor since the last one, at the earliest."""
FIRST = 8.0
CUBE = 20.0
PRIOR_WEIGHT = 12.0
"""1 / variance of the uniform law on [0, 1]: the weight of the start among the epochs."""
VALUE_VARIANCE = 0.25
"""The largest variance of a value in [0, 1]."""


@dataclass(frozen=True)
class Epochs:
    """A public schedule.

    Attributes:
        times: samples seen at the end of each epoch, ascending; the last is the whole stream.
        ends: samples kept up to these times.
    """

    times: Ints
    ends: Ints


def schedule(stream: Stream, cap: int, epsilon: float) -> Epochs:
    """An epoch ends when it has enough samples and the stream has grown enough.

    In units of c / epsilon samples: at least 8, and at least min(G, 20 G**(1/3)) where G is what
    the epochs before hold. So epochs double while noise dominates the error, and grow more slowly later.
    The last one ends with the stream.
    """
    kept = stream.kept(cap)
    unit = cap / epsilon
    times: list[int] = []
    ends: list[int] = []
    done = 0
    while done < len(kept):
        before = done / unit
        need = ceil(max(FIRST, min(before, CUBE * before ** (1 / 3))) * unit)
        end = min(done + need, len(kept))
        time = int(kept[end - 1]) + 1 if done + need <= len(kept) else stream.size
        if times:
            time = max(time, ceil(SLOWEST * times[-1]))
        time = min(time, stream.size)
        done = int(np.searchsorted(kept, time))
        times.append(time)
        ends.append(done)
    return Epochs(np.array(times), np.array(ends))


def scale(cap: int, epsilon: float) -> float:
    """The standard deviation of the noise of an epoch's sum, in samples."""
    return cap / epsilon


def best_cap(setting: Setting) -> Sequence[Variant]:
    """One variant for each bound on a user's samples and way of combining the epochs."""
    return [variant for cap in setting.stream.caps() for variant in _variants(setting, cap)]


def median_cap(setting: Setting) -> Sequence[Variant]:
    """The bound is the median of the users' numbers of samples."""
    return _variants(setting, setting.stream.median_count)


def _variants(setting: Setting, cap: int) -> list[Variant]:
    """Epochs weighted by the inverse of their variance with the start among them, or by size."""
    epochs, noise = schedule(setting.stream, cap, setting.epsilon), scale(cap, setting.epsilon)
    sizes = np.diff(epochs.ends, prepend=0)
    precision = sizes**2 / (2 * noise**2 + VALUE_VARIANCE * sizes)
    closed = np.searchsorted(epochs.times, setting.times, side="right")

    def variant(label: str, weights: Floats, prior: float) -> Variant:
        def estimate(draw: Draw, random: np.random.Generator) -> Floats:
            sums = np.diff(draw.prefix(cap)[epochs.ends], prepend=0) / draw.stream.grid
            means = (sums + random.laplace(0.0, noise, len(sums))) / sizes
            top = np.cumsum(np.append(prior * START, weights * means))
            bottom = np.cumsum(np.append(prior, weights))
            return shares(top[closed], bottom[closed])

        return Variant(label, estimate)

    return [
        variant(f"c={cap}", precision, PRIOR_WEIGHT),
        variant(f"c={cap} pooled", sizes.astype(np.float64), 0.0),
    ]
