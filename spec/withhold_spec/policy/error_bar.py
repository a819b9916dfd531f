"""The error bar: how far the estimate may be from the mean of all samples so far.

It is computed from public numbers, and no release depends on it. No mechanism can bound this error
without an assumption about users, because a few users who differ change the mean by more than any
release may show; ASSUMPTION says what is assumed here.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

from withhold_spec.accounted.interface import Public
from withhold_spec.errors import ParameterError
from withhold_spec.policy.design import design_of
from withhold_spec.policy.fixed_point import (
    BIT,
    ONE,
    VARIANCE,
    ceil_div,
    log2,
    ratio,
    root_of,
    square_of,
)
from withhold_spec.policy.line import LOG2_E, SLOPES, Filter, ends_at
from withhold_spec.policy.posterior import Posterior, earlier_design, squared
from withhold_spec.policy.strata import place_of, worth_of, worth_of_all

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

WITHIN = 5 * LOG2_E
"""Filters that make the releases e**5 times less likely than the best one are excluded."""

STEEP = 3 * ONE // 20
"""From this slope on users with many samples are quite different from the others."""

MOVED = 2
"""The mean of what is withheld may have moved by a random step with half the standard deviation of a sample."""

LAPLACE = 538902613483
"""ln(2) / sqrt(2) in units of 1/ONE, rounded up: the Laplace quantile grows by that if the tail halves."""

NORMAL = 877283352225
"""sqrt(2 / pi) in units of 1/ONE, rounded down: twice the standard normal density at 0."""

LARGEST_NORMAL = 2 * ONE
"""Beyond it the quantile of a Laplace law of the same variance is larger than the normal one."""

SERIES_ERROR = 2**10
"""The series of `normal_mass` is exact up to this many units of 1/ONE."""

Reason: TypeAlias = Literal[
    "none", "no_epoch", "heavy_users_unknown", "no_excess_query", "withheld_samples"
]
"""Why a bar is wide, if there is one main reason."""


@dataclass(frozen=True)
class Bar:
    """The error bar at one time, in units of 1/ONE of the range.

    deviation: the standard deviation of the error. clipping: what intervals may have cut off.
    farthest: the largest possible error. reason: no epoch has closed, so nothing is known; users
    with many samples could not be told from the others at this epsilon, and that makes up most of
    the variance; no excess could be asked, so that most of the bar is an assumption; or most of the
    variance is how far the mean of the samples since the last epoch may have moved.
    """

    deviation: int
    clipping: int
    farthest: int
    reason: Reason

    def half_width(self, confidence: Fraction) -> int:
        """The half width of the bar with this confidence, between 0 and 1."""
        width = ceil_div(quantile(confidence) * self.deviation, ONE) + self.clipping
        return min(width, self.farthest)


@dataclass(frozen=True)
class Mix:
    """What the mean of all samples so far consists of.

    kept: the share of the released samples. shift, unequal: as in `Posterior`. new: the share of the
    others. place: their mean place. own: the variance of their mean about the line. moved: the
    square of how far it may have moved since the last epoch.
    """

    kept: int
    shift: int
    unequal: int
    new: int
    place: int
    own: int
    moved: int


def bar_of(public: Public, posterior: Posterior) -> Bar:
    """The error bar after all samples so far; homogeneous users lie on a level line, without scatter."""
    centre = posterior.centre
    farthest = max(centre, ONE - centre)
    if not public.epochs:
        return Bar(farthest, farthest, farthest, "no_epoch")
    mix, homogeneous = mix_of(public, posterior), public.params.homogeneous
    filters = [each for each in posterior.filters if not homogeneous or each.slope == SLOPES[0][0]]
    best = max(each.likelihood for each in filters)
    likely = [each for each in filters if each.likelihood >= best - WITHIN]
    variance = max(variance_of(mix, each, centre) for each in likely)
    flat = [variance_of(mix, each, centre) for each in likely if each.slope < STEEP]
    reason: Reason = "heavy_users_unknown" if flat and variance > 2 * max(flat) else "none"
    if homogeneous:
        return Bar(root_of(variance), 0, farthest, reason)
    known = variance + mix.unequal
    if mix.moved > known:
        reason = "withheld_samples"
    deviation = root_of(known + mix.moved)
    clipping = posterior.clipping.bound * mix.kept // ONE
    if posterior.clipping.assumed * mix.kept // ONE > 2 * deviation:
        reason = "no_excess_query"
    return Bar(deviation, clipping, farthest, reason)


def mix_of(public: Public, posterior: Posterior) -> Mix:
    """The mean of all samples so far, as a mix of what is released and what is withheld."""
    params, counts, line = public.params, public.counts, posterior.line
    users, samples = len(counts), public.samples
    sizes = [
        count - account.released for count, account in zip(counts, public.accounts, strict=True)
    ]
    held = [(size, count) for size, count in zip(sizes, counts, strict=True) if size > 0]
    worths = [worth_of(params, size, count) for size, count in held]
    places = [place_of(count, users, samples) for _, count in held]
    design = design_of([1] * len(held), [size for size, _ in held], worths, places)
    new = ratio(sum(worths), worth_of_all(params, users, samples))
    kept, earlier = ONE - new, earlier_design(params, counts, sizes)
    sample = line.at(design.wanted_at).variance
    added = earlier.users * line.at(earlier.wanted_at).variance // ONE
    return Mix(
        kept=kept,
        shift=kept * (posterior.shift + earlier.shift) // ONE,
        unequal=squared(kept, posterior.unequal + added),
        new=new,
        place=design.wanted_at,
        own=squared(new, design.own * sample // ONE),
        moved=squared(new, VARIANCE // ONE * sample) // MOVED**2,
    )


def variance_of(mix: Mix, given: Filter, centre: int) -> int:
    """The expected square of the estimate's error under one filter, but for the scatter of users."""
    near, far = ends_at(mix.place)
    part = near * mix.new // ONE, far * mix.new // ONE
    off = given.level(part) + given.mean * mix.kept // ONE - centre
    uncertain = given.variance(part) + squared(mix.kept, given.mean_variance)
    uncertain += 2 * given.with_mean(part) * mix.kept // ONE
    return max(0, uncertain) + given.bent(mix.shift) + mix.own + square_of(off)


def quantile(confidence: Fraction) -> int:
    """How many standard deviations hold with this confidence, in units of 1/ONE, rounded up.

    It is the larger one of a normal and a Laplace law. Raises: ParameterError.

    >>> [round(Fraction(quantile(Fraction(percent, 100)), ONE), 4) for percent in (50, 80, 95, 99)]
    [Fraction(1349, 2000), Fraction(801, 625), Fraction(21183, 10000), Fraction(32563, 10000)]
    """
    if not 0 < confidence < 1:
        raise ParameterError("confidence", "a fraction between 0 and 1", confidence)
    tail = 1 - confidence
    halvings = log2(tail.denominator) + 1 - log2(tail.numerator)
    return max(halvings * LAPLACE // BIT + 1, _normal_quantile(confidence))


def _normal_quantile(confidence: Fraction) -> int:
    """The least quantile, up to LARGEST_NORMAL, with at least this mass."""
    wanted = ceil_div(confidence.numerator * ONE, confidence.denominator) + SERIES_ERROR
    low, high = 0, LARGEST_NORMAL
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if normal_mass(middle) >= wanted else (middle, high)
    return high


def normal_mass(bound: int) -> int:
    """The probability that a standard normal variable is at most `bound` in absolute value, in units of 1/ONE.

    It is sqrt(2/pi) times the alternating sum of bound**(2 n + 1) / (2**n n! (2 n + 1)).

    >>> round(Fraction(normal_mass(ONE), ONE), 6)
    Fraction(682689, 1000000)
    """
    total, power, n = 0, bound, 0
    while power > 0:
        total += power // (2 * n + 1) if n % 2 == 0 else -(power // (2 * n + 1))
        n += 1
        power = power * bound // ONE * bound // (2 * n * ONE)
    return NORMAL * total // ONE
