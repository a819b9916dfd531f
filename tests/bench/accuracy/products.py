"""The mechanisms of withhold itself, through `MeanEstimator.observe_many`.

The public parameters are the stream's own: n users, m samples of one user, beta 1/20, and the
horizon where it is given. A mechanism that needs a prior gets 1/2.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from bench.accuracy.arrivals import Floats
from bench.accuracy.methods import START, Draw, Method, Setting, Unavailable, Variant
from bench.accuracy.streams import Stream
from withhold import MeanEstimator, Params
from withhold.core.batch import Encoded
from withhold.core.records import Mechanism
from withhold.core.source import SecureSource
from withhold.mechanisms import MECHANISMS

BETA = "1/20"


class SeededSource(SecureSource):
    """The exact sampler on bytes of a seeded generator: for reproducible measurements."""

    __slots__ = ("_random",)

    def __init__(self, random: np.random.Generator) -> None:
        super().__init__()
        self._random = random

    def _read(self, size: int) -> bytes:
        return self._random.bytes(size)


def product(mechanism: str, raw: bool = False, horizon: bool = True, **options: Any) -> Method:
    """A mechanism by its name in withhold.

    Args:
        raw: estimates are not clamped to [0, 1].
        horizon: the mechanism is told how long the stream is.
        options: further public parameters, as `withhold.Params` takes them.
    """
    name = cast("Mechanism", mechanism)

    def method(setting: Setting) -> Sequence[Variant]:
        if mechanism not in MECHANISMS:
            raise Unavailable(f"not in this version of withhold: {mechanism}")
        stream, rows = setting.stream, setting.times - 1
        params = public_params(stream, setting.epsilon, horizon, **options)
        users = Encoded(stream.users, list(range(stream.n)))

        def estimate(draw: Draw, random: np.random.Generator) -> Floats:
            estimator = MeanEstimator(params, name, SeededSource(random))
            values = draw.values if stream.grid == 1 else draw.values / stream.grid
            releases = estimator.observe_many(users, values)
            if not raw:
                return releases.estimates[rows]
            sums = releases.sums[rows].astype(np.float64)
            units = releases.totals[rows].astype(np.float64) * stream.grid
            means = np.full(len(rows), START)
            np.divide(sums, units, out=means, where=units > 0)
            return means

        return [Variant("", estimate)]

    return method


def public_params(stream: Stream, epsilon: float, horizon: bool = True, **options: Any) -> Params:
    """The public parameters of the stream."""
    return Params(
        max_users=stream.n,
        max_samples=stream.m,
        epsilon=epsilon,
        beta=BETA,
        grid=stream.grid,
        horizon=stream.size if horizon else None,
        **options,
    )
