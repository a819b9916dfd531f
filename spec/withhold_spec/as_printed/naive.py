"""Algorithms 2 and 3 exactly as printed. Neither checks who sends a sample."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial

from withhold_spec.as_printed.trace import (
    PRINTED,
    Noise,
    Outcome,
    Readings,
    fed,
    newest,
    noisy_sum,
    silent,
)
from withhold_spec.number import Number, add
from withhold_spec.paper.binary import Counter
from withhold_spec.stream import User


def naive(
    events: Sequence[tuple[User, Number]], readings: Readings = PRINTED, noise: Noise = silent
) -> list[Outcome]:
    """Algorithm 2 exactly as printed: it does not check that a user sends at most m samples (E7).

    Paper: alg:naive, lines 1-6; delta, which its Require line names, is not used (E39).
    """
    counter, outcomes = Counter(), []
    for t, (_, sample) in enumerate(events, start=1):
        before = counter
        counter = fed(readings, counter, sample, partial(noise, t, 0))
        made = newest(t, 0, before, counter)
        outcomes.append(Outcome(t, (counter.stream,), made, noisy_sum(readings, [counter]), t))
    return outcomes


def wishful(
    events: Sequence[tuple[User, Number]],
    n: int,
    m: int,
    project: Callable[[Number], Number],
    readings: Readings = PRINTED,
    noise: Noise = silent,
) -> list[Outcome]:
    """Algorithm 3 exactly as printed, from t = m on; before that, est_t is the prior.

    It does not check that the latest m samples are one user's, nor that a user sends only one
    block (E8). project is the operator Pi.
    Paper: alg:wishful, lines 1-2 and 6-14.
    """
    counter, total, outcomes = Counter(), 0, []
    for t in range(m, len(events) + 1):
        before = counter
        if t in range(m, n * m + 1, m):
            total += m
            sigma = project(add([sample for _, sample in events[t - m : t]]))
            counter = fed(readings, counter, sigma, partial(noise, t, 0))
        made = newest(t, 0, before, counter)
        outcomes.append(Outcome(t, (counter.stream,), made, noisy_sum(readings, [counter]), total))
    return outcomes


def unchanged_range(k: int, m: int) -> range:
    """The times t at which est_t = est_km, exactly as printed: [km, (k+1)m - 1) (E35).

    Paper: supp:wishful, "Guarantee at arbitrary t >= m".

    >>> list(unchanged_range(1, 2)), list(unchanged_range(1, 1))
    ([2], [])
    """
    return range(k * m, (k + 1) * m - 1)


def round_robin_wait(n: int, m: int) -> int:
    """When a user's m samples are first complete in round-robin order, exactly as printed (E35).

    Paper: the paragraph after alg:wishful: t = n(m - 1).
    """
    return n * (m - 1)


def intro_scale(largest: int, t: int, epsilon: Fraction) -> Fraction:
    """The Laplace scale that the introduction adds to the running sum, exactly as printed (E39).

    Paper: sec:introduction: M_t/(t epsilon) "to this running sum".
    """
    return Fraction(largest) / (t * epsilon)
