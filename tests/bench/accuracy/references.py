"""Reference errors: formulas, not mechanisms that run.

Both take a setting and give an error in [0, 1] at each of its times.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from bench.accuracy.arrivals import Floats, Ints
from bench.accuracy.methods import Setting

Reference: TypeAlias = Callable[[Setting], Floats]

KAPPA = 2.5
"""Half the width of the oracle's intervals, in standard deviations of a user's sum."""
_LEVELS = 50


def lower_bound(setting: Setting) -> Floats:
    """1/sqrt(mn) + 1/(sqrt(m) n epsilon), without a constant, for the n users seen by then.

    m is t/n, the users' mean number of samples, which is exact where all have as many. The bound
    is for one release at t under the whole epsilon. Paper: sec:lowerbound.
    """
    users = setting.stream.users
    newest = np.maximum.accumulate(users)[setting.times - 1]
    n, m = newest + 1, setting.times / (newest + 1)
    bound: Floats = 1 / np.sqrt(m * n) + 1 / (np.sqrt(m) * n * setting.epsilon)
    return bound


def oracle(setting: Setting) -> Floats:
    """The error of one release at t that spends the whole epsilon and knows the law.

    A user's sum of h samples is clipped to 2.5 of its standard deviations around its true mean and
    weighted by min(1/width, level), with the best level. The formula assumes that clipping causes
    no error. Where the error is against the running mean, all weights are equal and only noise
    counts.
    """
    return np.array([_oracle(setting, int(time)) for time in setting.times])


def _oracle(setting: Setting, time: int) -> float:
    stream, noise = setting.stream, 2 / setting.epsilon**2
    users_with = np.bincount(np.bincount(stream.users[:time]))
    h: Ints = np.flatnonzero(users_with)
    users = users_with[h]
    variance = stream.law.within * h + stream.law.between * h.astype(np.float64) ** 2
    most = 1 / (2 * KAPPA * np.sqrt(variance))
    if stream.law.mu is None:
        return float(np.sqrt(noise) / (most.min() * (users @ h)))
    candidates = np.unique(np.quantile(most, np.linspace(0, 1, _LEVELS)))
    weights = np.minimum(most, candidates[:, None])
    errors = np.sqrt(noise + weights**2 @ (users * variance)) / (weights @ (users * h))
    return float(errors.min())


def one_release(setting: Setting) -> Floats:
    """The noise of one release at t of the plain mean: sqrt(2) times the largest count / (t epsilon).

    It has no bias whatever users are like, and spends the whole epsilon on one time.
    """
    users = setting.stream.users
    largest = np.array([np.bincount(users[:time]).max() for time in setting.times])
    errors: Floats = np.sqrt(2) * largest / (setting.times * setting.epsilon)
    return errors


def least_error(setting: Setting) -> Floats:
    """What no epsilon-private mechanism can do better than at t, in the worst case of values.

    Let the k heaviest users send only 0 or only 1: the mean moves by their share of the samples.
    The two cases have odds of at most exp(k epsilon) given all releases, so one of them has at
    least the error of a guess with these odds. The largest such bound over k.
    """
    return np.array([_least_error(setting, int(time)) for time in setting.times])


def _least_error(setting: Setting, time: int) -> float:
    counts = np.sort(np.bincount(setting.stream.users[:time]))[::-1]
    moves = np.cumsum(counts) / time
    wrong = 1 / (1 + np.exp(np.minimum(setting.epsilon * np.arange(1, len(counts) + 1), 700)))
    return float((moves * np.sqrt(wrong * (1 - wrong))).max())


def sampling(setting: Setting) -> Floats:
    """The deviation of the non-private mean of t independent samples around their law's mean.

    The non-private mean has no error against the mean of all samples so far; this is how much it
    would differ if samples were drawn once more.
    """
    variance = setting.stream.law.within + setting.stream.law.between
    errors: Floats = np.sqrt(variance / setting.times)
    return errors
