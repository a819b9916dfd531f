"""Algorithms 4 and 5 exactly as printed, with the projection and the readings as arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from withhold_spec.as_printed.reals import Undefined
from withhold_spec.as_printed.trace import (
    PRINTED,
    Made,
    Noise,
    Outcome,
    Readings,
    fed,
    newest,
    noisy_sum,
    silent,
)
from withhold_spec.number import Number
from withhold_spec.paper.binary import Counter
from withhold_spec.paper.withholding import block_sum, level_of
from withhold_spec.stream import User

Projection = Callable[[int, Number], Number]
"""The operators Pi_l: project(level, sum)."""


def unprojected(level: int, raw: Number) -> Number:
    """Pi_l for an interval that contains every sum that can occur."""
    return raw


def single(
    events: Sequence[tuple[User, Number]],
    project: Projection = unprojected,
    readings: Readings = PRINTED,
    noise: Noise = silent,
) -> list[Outcome]:
    """Algorithm 4 exactly as printed: `total` grows by M(u) (E14), without limits on users (E7, E8).

    It does not project a first sample (E10). Paper: alg:singcounter, lines 2-17.
    """
    return _run(events, 1, lambda level: 0, project, readings, noise)


def multiple(
    events: Sequence[tuple[User, Number]],
    m: int,
    project: Projection = unprojected,
    readings: Readings = PRINTED,
    noise: Noise = silent,
) -> list[Outcome]:
    """Algorithm 5 exactly as printed: like algorithm 4, with a binary mechanism per level 0..L.

    Raises: Undefined if a user sends so many more than m samples that BinMech[l] does not exist
    (E7).
    Paper: alg:multcounter, lines 2-17.
    """
    return _run(events, readings.highest(m) + 1, lambda level: level, project, readings, noise)


def _run(
    events: Sequence[tuple[User, Number]],
    mechanisms: int,
    counter_of: Callable[[int], int],
    project: Projection,
    readings: Readings,
    noise: Noise,
) -> list[Outcome]:
    counters = [Counter() for _ in range(mechanisms)]
    samples: dict[User, list[Number]] = {}
    total, outcomes = 0, []
    for t, (user, sample) in enumerate(events, start=1):
        own = samples.setdefault(user, [])
        own.append(sample)
        made: tuple[Made, ...] = ()
        if readings.completes(len(own)):
            level = level_of(len(own))
            total += readings.grows(level)
            sigma = sample if level == 0 else project(level, block_sum(own, level))
            number = counter_of(level)
            if number >= len(counters):
                raise Undefined(f"BinMech[{number}] does not exist")
            before = counters[number]
            counters[number] = fed(readings, before, sigma, partial(noise, t, number))
            made = newest(t, number, before, counters[number])
        streams = tuple(counter.stream for counter in counters)
        outcomes.append(Outcome(t, streams, made, noisy_sum(readings, counters), total))
    return outcomes
