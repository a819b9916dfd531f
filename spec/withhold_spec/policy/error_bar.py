"""The error bar: how far the estimate may be from the mean of all samples so far.

It is computed from public numbers, and no release depends on it. No mechanism can bound this error
without an assumption about users, because a few users who differ change the mean by more than any
release may show; ASSUMPTION says what is assumed here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

from withhold_spec.accounted.interface import Public
from withhold_spec.policy.design import design_of
from withhold_spec.policy.fixed_point import ONE, VARIANCE, ceil_div, ratio, root_of, square_of
from withhold_spec.policy.line import LOG2_E, SLOPES, Filter, ends_at
from withhold_spec.policy.posterior import Posterior, earlier_design, squared
from withhold_spec.policy.quantile import quantile
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

LEVEL = SLOPES[0][0]
"""The slope of a line that is as good as level."""

STEEP = 3 * ONE // 20
"""From this slope on users with many samples are quite different from the others."""

MOVED = 2
"""The mean of what is withheld may have moved by a random step with half the standard deviation of a sample."""

Reason: TypeAlias = Literal[
    "none",
    "no_epoch",
    "heavy_users_unknown",
    "withheld_samples",
    "excess_noise",
    "no_excess_query",
    "users_differ",
]
"""Why a bar is wide, if there is one main reason."""


@dataclass(frozen=True)
class Bar:
    """The error bar at one time, in units of 1/ONE of the range.

    deviation: the standard deviation of the error. clipping: what intervals may have cut off, and
    what the estimate is rounded by. farthest: the largest possible error. reason: no epoch has
    closed, so nothing is known; users with many samples could not be told from the others at this
    epsilon, and that makes up most of the variance; most of the variance is how far the mean of the
    samples since the last epoch may have moved; noise of the excesses hides whether users lie far
    outside the intervals, or no excess could be asked of them, and that makes up most of the bar;
    or the releases contradict that users are alike.
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
    """The error bar after all samples so far."""
    params, centre = public.params, posterior.centre
    farthest = max(centre, ONE - centre)
    if not public.epochs:
        return Bar(farthest, farthest, farthest, "no_epoch")
    rounded = ceil_div(ONE, 2 * public.released * params.grid)
    farthest = min(farthest + rounded, ONE)
    mix = mix_of(public, posterior)
    if params.homogeneous and are_alike(posterior):
        level = [each for each in posterior.filters if each.slope == LEVEL]
        variance = max(variance_of(mix, each, centre) for each in likely(level))
        return Bar(root_of(variance), rounded, farthest, "none")
    filters, clipping = likely(posterior.filters), posterior.clipping
    variance = max(variance_of(mix, each, centre) for each in filters)
    flat = [variance_of(mix, each, centre) for each in filters if each.slope < STEEP]
    reason: Reason = "heavy_users_unknown" if flat and variance > 2 * max(flat) else "none"
    known = variance + mix.unequal
    if mix.moved > known:
        reason = "withheld_samples"
    deviation = root_of(known + mix.moved)
    if clipping.hidden * mix.kept // ONE > 2 * deviation:
        reason = "excess_noise"
    if clipping.assumed * mix.kept // ONE > 2 * deviation:
        reason = "no_excess_query"
    if params.homogeneous:
        reason = "users_differ"
    return Bar(deviation, clipping.bound * mix.kept // ONE + rounded, farthest, reason)


def likely(filters: Sequence[Filter]) -> list[Filter]:
    """The filters that make the releases at most e**5 times less likely than the best one."""
    best = max(each.likelihood for each in filters)
    return [each for each in filters if each.likelihood >= best - WITHIN]


def are_alike(posterior: Posterior) -> bool:
    """Whether the releases allow that users are alike: on a level line, and without scatter about it."""
    scatter = posterior.scatter.users > 0
    return not scatter and any(each.slope == LEVEL for each in likely(posterior.filters))


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
