"""Algorithm 6 exactly as printed: a level never leaves Inactive, and its buffer is never emptied.

Line 11, "Stream <- Pi(Buffer)", is read in two ways, each a function: `assign` and `append`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
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
from withhold_spec.paper.median import samples_present
from withhold_spec.paper.withholding import block_sum, level_of
from withhold_spec.stream import User

Median = Callable[[int, dict[User, tuple[Number, ...]]], Fraction]
"""PrivateMedian: median(level, samples of every user)."""
Projection = Callable[[int, Number, Fraction | None], Number]
"""The operators Pi_l: project(level, sum, prior_l), prior_l None where line 10 never ran."""
Refill = Callable[[Counter], Counter]
"""Line 11: the counter that the buffered elements then enter."""


def assign(counter: Counter) -> Counter:
    """Line 11 read as an assignment: the stream starts anew, and its nodes get fresh noise."""
    return Counter()


def append(counter: Counter) -> Counter:
    """Line 11 read as appending: the buffered elements follow the present ones."""
    return counter


def projected_where_defined(level: int, raw: Number, prior: Fraction | None) -> Number:
    """Pi_l exactly as printed, for intervals that contain every sum that can occur.

    Paper: alg:multcounterfull, the displays above line 1, and lines 2, 10 and 22.
    Raises: Undefined at level 0, which has no Delta, and where there is no prior_l: Inactive starts
    at 2, so level 1 never gets one (E28).
    """
    if level == 0:
        raise Undefined("Pi_0: the intervals are defined for l >= 1")
    if prior is None:
        raise Undefined(f"prior_{level}: line 10 has not run for this level")
    return raw


def unprojected(level: int, raw: Number, prior: Fraction | None) -> Number:
    """Pi_l for intervals ([0, 1] at levels 0 and 1) that contain every sum that can occur."""
    return raw


def full(
    events: Sequence[tuple[User, Number]],
    m: int,
    needed: Callable[[int], int],
    median: Median,
    refill: Refill,
    project: Projection = projected_where_defined,
    readings: Readings = PRINTED,
    noise: Noise = silent,
) -> list[Outcome]:
    """Algorithm 6 exactly as printed (E1).

    needed(level): the samples that line 9 asks for. Paper: alg:multcounterfull, lines 1-30.
    Raises: Undefined where a line has no value: Pi_0 (E28), Sum of an empty stream (E29), a block
    of a level beyond L, for which lines 17-20 have no branch and line 22 no BinMech (E7).
    """
    highest = readings.highest(m)
    counters = [Counter() for _ in range(highest + 1)]
    inactive = list(range(2, highest + 1))
    buffers: dict[int, tuple[Number, ...]] = {level: () for level in inactive}
    priors: dict[int, Fraction] = {}
    samples: dict[User, tuple[Number, ...]] = {}
    total, outcomes = 0, []

    def feed(t: int, level: int, before: Counter, sums: Sequence[Number]) -> tuple[Made, ...]:
        counter = before
        for raw in sums:
            element = project(level, raw, priors.get(level))
            counter = fed(readings, counter, element, partial(noise, t, level))
        counters[level] = counter
        return newest(t, level, before, counter)

    for t, (user, sample) in enumerate(events, start=1):
        samples[user] = (*samples.get(user, ()), sample)
        made: tuple[Made, ...] = ()
        medians: tuple[int, ...] = ()
        for level in tuple(inactive):
            if samples_present(samples, level) >= needed(level):
                priors[level] = median(level, samples)
                medians = (*medians, level)
                made = (*made, *feed(t, level, refill(counters[level]), buffers[level]))
                total += 2 ** (level - 1) * len(buffers[level])
                if readings.leaves:
                    inactive.remove(level)
                    buffers[level] = ()
        if readings.completes(len(samples[user])):
            level = level_of(len(samples[user]))
            if level > highest:
                raise Undefined(f"no branch sets sigma, and BinMech[{level}] does not exist")
            sigma = block_sum(samples[user], level)
            if level not in inactive:
                made = (*made, *feed(t, level, counters[level], [sigma]))
                total += readings.grows(level)
            else:
                buffers[level] = readings.collect(buffers[level], sigma)
        streams = tuple(counter.stream for counter in counters)
        s_t = noisy_sum(readings, counters)
        outcomes.append(Outcome(t, streams, made, s_t, total, medians, dict(buffers)))
    return outcomes
