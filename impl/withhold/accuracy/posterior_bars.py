"""Error bars of the ledger mechanism: a standard deviation from its posterior, times a quantile.

They are exact in integers, so that all implementations agree; only the last step to the data's
units is rounded.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Literal, TypeAlias

from withhold.accuracy.bars import checked
from withhold.core.params import Number, Params
from withhold.policy.fixed_point import BIT, ONE, minus_log2

ASSUMPTION = (
    "The levels of users lie nearly on a straight line in the logarithm of their numbers of "
    "samples, from a quarter to 64 times the mean number; the line moves from epoch to epoch by "
    "steps of similar size, of up to a tenth of the range, and since the last epoch by a random "
    "step with half the standard deviation of single samples; around it users scatter "
    "independently, by no more than single samples do, which are independent; users who lie far "
    "outside the intervals have no more samples than others; and of those of whom no excess was "
    "asked, at most one in twenty lies there."
)
"""What the error bar assumes about users."""

LAPLACE = 538902613483  # ln(2) / sqrt(2) in units of 1/ONE, rounded up
NORMAL = 877283352225  # sqrt(2 / pi) in units of 1/ONE, rounded down
LARGEST_NORMAL = 2 * ONE  # beyond it the Laplace quantile is larger
SERIES_ERROR = 1 << 10  # of `normal_mass`, in units of 1/ONE

Reason: TypeAlias = Literal[
    "none",
    "no_epoch",
    "heavy_users_unknown",
    "withheld_samples",
    "excess_noise",
    "no_excess_query",
    "users_differ",
]


@dataclass(frozen=True, slots=True)
class Bar:
    """The error bar at one time, in units of 1/ONE of the range.

    deviation: the standard deviation of the error. clipping: what intervals may have cut off, and
    rounding. farthest: the largest possible error. reason: why the bar is wide, if there is one main
    reason: no epoch has closed; users with many samples could not be told from the others at this
    epsilon, which makes up most of the variance; most of the variance is how far the mean may have
    moved since the last epoch; most of the bar is what noise of the excesses may hide, or an
    assumption where no excess could be asked; or the releases contradict that users are alike.
    """

    deviation: int
    clipping: int
    farthest: int
    reason: Reason

    def half_width(self, confidence: Fraction) -> int:
        """The half width with this confidence, which is between 0 and 1."""
        width = -(-quantile(confidence) * self.deviation // ONE) + self.clipping
        return min(width, self.farthest)


class LazyBar:
    """A bar that is computed when it is asked for, once; then what it depends on is forgotten."""

    __slots__ = ("_arguments", "_bar", "_make")

    def __init__(self, make: Callable[..., Bar], *arguments: object) -> None:
        self._make, self._arguments = make, arguments
        self._bar: Bar | None = None

    def __call__(self) -> Bar:
        arguments, bar = self._arguments, self._bar
        if bar is None:  # another thread may compute the same bar
            self._bar = bar = self._make(*arguments)
            self._arguments = ()
        return bar


def half_width(params: Params, bar: Bar, confidence: Number) -> float:
    """The half width in the data's units; before the first epoch the estimate is the prior.

    Raises:
        ParameterError: confidence is not strictly between 0 and 1.
    """
    share = checked(confidence)
    if bar.reason == "no_epoch":
        return float(max(params.unit_prior, 1 - params.unit_prior) * params.width)
    return float(Fraction(bar.half_width(share), ONE) * params.width)


@lru_cache(maxsize=64)
def quantile(confidence: Fraction) -> int:
    """How many standard deviations hold with this confidence, in units of 1/ONE, rounded up.

    It is the larger one of a normal and a Laplace law.

    >>> [round(quantile(Fraction(percent, 100)) / ONE, 4) for percent in (50, 80, 95, 99)]
    [0.6745, 1.2816, 2.1183, 3.2564]
    """
    laplace = minus_log2(1 - confidence) * LAPLACE // BIT + 1
    wanted = -(-confidence.numerator * ONE // confidence.denominator) + SERIES_ERROR
    low, high = 0, LARGEST_NORMAL
    while high - low > 1:
        middle = (low + high) // 2
        if normal_mass(middle) < wanted:
            low = middle
        else:
            high = middle
    return max(laplace, high)


def normal_mass(bound: int) -> int:
    """The probability that a standard normal variable is at most `bound` in absolute value.

    sqrt(2/pi) times the alternating sum of bound**(2 n + 1) / (2**n n! (2 n + 1)); in units of
    1/ONE.
    """
    added, power, n = 0, bound, 0
    while power:
        term = power // (2 * n + 1)
        added += -term if n & 1 else term
        n += 1
        power = power * bound // ONE * bound // (2 * n * ONE)
    return NORMAL * added // ONE
