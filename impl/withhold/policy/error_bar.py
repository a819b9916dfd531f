"""The error bar: how far the estimate may be from the mean of all samples so far.

It is computed from public numbers, and no release depends on it. No mechanism can bound this error
without an assumption about users, because a few users who differ change the mean by more than any
release may show; `withhold.ASSUMPTION` is the one made here.
"""

from __future__ import annotations

from collections.abc import Callable

from withhold.accuracy.posterior_bars import Bar, LazyBar, Reason
from withhold.core.batch import Mask
from withhold.policy.fixed_point import ONE, VARIANCE, ratio, root_of, scaled
from withhold.policy.intervals import worths_in
from withhold.policy.line import LOG2_E, SLOPE, Column
from withhold.policy.places import Tally, worth_of_all
from withhold.policy.posterior import Posterior, earlier_design, twice_scaled

WITHIN = 5 * LOG2_E  # filters that make the releases e**5 times less likely are excluded
MOVED = 2  # withheld samples may have moved by half of what single samples scatter
LEVEL = min(SLOPE) == SLOPE  # the filters of a line that is as good as level
STEEP = 3 * ONE // 20  # from this slope on, heavy users are quite different from the others

FEW_KINDS = 1 << 12  # rows of a tally that are kept for a bar that nobody may ask for


def lazy_bar(posterior: Posterior, tally: Callable[[], Tally]) -> LazyBar:
    """The error bar now; the tally of all users is asked for if it matters.

    What the bar depends on is kept, and it is computed when it is asked for.
    """
    if not posterior.epochs:
        farthest = max(posterior.centre, ONE - posterior.centre)
        return LazyBar(Bar, farthest, farthest, farthest, "no_epoch")
    users = tally()
    if len(users.number) <= FEW_KINDS:
        return LazyBar(bar_of, posterior.copy(), users)
    bar = LazyBar(bar_of, posterior, users)
    bar()  # it is smaller than what it depends on
    return bar


def bar_of(posterior: Posterior, tally: Tally) -> Bar:
    """The error bar with these users, after at least one epoch."""
    params, line, centre = posterior.params, posterior.line, posterior.centre
    users, samples, held = tally.users, tally.samples, tally.of(tally.sizes > 0)
    rounded = -(-ONE // (2 * (samples - held.withheld) * params.grid))
    farthest = min(max(centre, ONE - centre) + rounded, ONE)
    blocks = worths_in(params, held, users, samples)
    new = ratio(blocks.total, worth_of_all(params, users, samples))
    kept, earlier = ONE - new, earlier_design(params, tally, users, samples)
    shift = scaled(posterior.shift + earlier.shift, kept)
    sample = line.at(blocks.wanted_at).variance
    own = twice_scaled(scaled(blocks.own, sample), new)
    variances = _variances(posterior, new, blocks.wanted_at, shift) + own
    likelihood, clipping = posterior.filters.likelihood, posterior.clipping
    likely = _likely(likelihood)
    if params.homogeneous and _alike(posterior, likely):
        variance = max(variances[LEVEL][_likely(likelihood[LEVEL])])
        return Bar(root_of(variance), rounded, farthest, "none")
    variance = max(variances[likely])
    flat = max(variances[likely & (SLOPE < STEEP)], default=None)
    reason: Reason = "none"
    if flat is not None and variance > 2 * flat:
        reason = "heavy_users_unknown"
    added = scaled(earlier.users, line.at(earlier.wanted_at).variance)
    variance += twice_scaled(posterior.unequal + added, kept)
    moved = twice_scaled(sample * (VARIANCE // ONE), new) // MOVED**2
    if moved > variance:
        reason = "withheld_samples"
    deviation = root_of(variance + moved)
    if scaled(clipping.hidden, kept) > 2 * deviation:
        reason = "excess_noise"
    if scaled(clipping.assumed, kept) > 2 * deviation:
        reason = "no_excess_query"
    if params.homogeneous:
        reason = "users_differ"
    return Bar(deviation, scaled(clipping.bound, kept) + rounded, farthest, reason)


def _likely(likelihood: Column) -> Mask:
    """Which of some filters make the releases not much less likely than the best of them."""
    likely: Mask = likelihood >= max(likelihood) - WITHIN
    return likely


def _alike(posterior: Posterior, likely: Mask) -> bool:
    """Whether the releases allow users on a level line, without scatter about it."""
    return posterior.scatter.users == 0 and bool((likely & LEVEL).any())


def _variances(posterior: Posterior, new: int, place: int, shift: int) -> Column:
    """The expected square of the estimate's error under each filter, without the scatter of users."""
    filters, kept = posterior.filters, ONE - new
    near, far = scaled(ONE - place, new), scaled(place, new)
    off = filters.level(near, far) + filters.mean * kept // ONE - posterior.centre
    square = filters.variance(near, far) + filters.mean_variance * kept // ONE * kept // ONE
    square = square + 2 * filters.with_mean(near, far) * kept // ONE
    positive: Column = square * (square > 0)
    expected: Column = positive + filters.bent(shift) + off * off * VARIANCE // (ONE * ONE)
    return expected
