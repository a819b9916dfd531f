"""The interface of a mechanism in this bench, and code that mechanisms share.

A method is asked once for a stream, an epsilon and the times to evaluate (all public) and answers
with its variants; a variant turns the values and a generator into estimates at those times. Most
methods have one variant; those with a parameter whose best value is unknown in advance have one for
each value, and the table shows the best.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from bench.accuracy.arrivals import Floats, Ints
from bench.accuracy.streams import Stream

START = 0.5
"""The estimate before the first release."""


class Unavailable(Exception):
    """The method cannot be run here. The message says why, and becomes the note of its row."""


@dataclass(frozen=True)
class Setting:
    """The public data of one measurement.

    Attributes:
        times: numbers of samples seen, ascending, at which estimates are wanted.
    """

    stream: Stream
    epsilon: float
    times: Ints


class Draw:
    """One draw of a stream's values, with cached sums that several methods need."""

    def __init__(self, stream: Stream, values: Ints) -> None:
        self.stream = stream
        self.values = values
        self._prefixes: dict[int, Ints] = {}

    def prefix(self, cap: int) -> Ints:
        """Sums, in grid units, of the first 0, 1, 2, ... samples kept when users give `cap`."""
        if cap not in self._prefixes:
            kept = self.values[self.stream.kept(cap)]
            self._prefixes[cap] = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(kept)))
        return self._prefixes[cap]

    def running_mean(self, times: Ints) -> Floats:
        """The mean of the first t samples, not private, in [0, 1]."""
        sums: Ints = np.cumsum(self.values)[times - 1]
        return sums / (self.stream.grid * times)


Estimate: TypeAlias = Callable[[Draw, np.random.Generator], Floats]


@dataclass(frozen=True)
class Variant:
    """A method with its parameters fixed.

    Attributes:
        label: the parameters, "" when there are none.
        estimate: the estimates at the setting's times, in [0, 1] unless the method is "raw".
    """

    label: str
    estimate: Estimate


Method: TypeAlias = Callable[[Setting], Sequence[Variant]]


def kept_before(setting: Setting, cap: int) -> Ints:
    """How many samples are kept up to each of the setting's times."""
    return np.searchsorted(setting.stream.kept(cap), setting.times)


def shares(sums: Floats, totals: Ints | Floats) -> Floats:
    """sums / totals clamped to [0, 1]; START where the total is 0.

    >>> shares(np.array([0.5, 3.0, 1.0]), np.array([0, 2, 4])).tolist()
    [0.5, 1.0, 0.25]
    """
    estimates = np.full(len(totals), START)
    np.divide(sums, totals, out=estimates, where=totals > 0)
    clamped: Floats = np.clip(estimates, 0.0, 1.0)
    return clamped


def running_mean(setting: Setting) -> Sequence[Variant]:
    """The running mean without noise: not private."""
    return [Variant("", lambda draw, random: draw.running_mean(setting.times))]
