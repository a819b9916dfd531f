"""The shipped policy of the ledger mechanism: intervals around the posterior mean, and weights.

All arithmetic is in integers and fixed point, so that every implementation agrees bit for bit.
Nothing here affects privacy, because the mechanism charges every proposal that it carries out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt

from withhold_spec.accounted.interface import Proposal, Public
from withhold_spec.params import Params
from withhold_spec.policy import scheduling, weight_caps
from withhold_spec.policy.budget_limit import (
    affordable_change,
    budget_limit_of,
    ceil_div,
    cost_of,
    int_of,
    reaches,
)
from withhold_spec.policy.estimation import ONE, Posterior, posterior_of
from withhold_spec.policy.scheduling import EXCESS_SHARE, EXCESS_WORTH, Schedule

SATURATION = 5
"""The excess saturates at this many half standard deviations from the expected sum."""


@dataclass(frozen=True)
class Interval:
    """The intervals of a block's sum, in grid units.

    low, high: where the sum is projected. inner_low, inner_high: where its excess begins.
    saturation: the largest excess. clips: whether [low, high] is shorter than the range of the
    sum.
    """

    low: int
    high: int
    inner_low: int
    inner_high: int
    saturation: int
    clips: bool

    @property
    def width(self) -> int:
        return self.high - self.low


class ShippedPolicy:
    """The policy of `withhold run`."""

    def closes(self, public: Public) -> bool:
        """Whether `scheduling.current` has a schedule."""
        return scheduling.current(public) is not None

    def length(self, public: Public) -> int:
        """The number of epochs of the series that begins; 0 while a series of more than one epoch is running."""
        schedule = scheduling.beginning(public)
        return 0 if scheduling.running(public) or schedule is None else schedule.length

    def excess_queries(self, public: Public) -> int:
        """The number of excess times of the series that begins."""
        schedule = scheduling.beginning(public)
        return 0 if scheduling.running(public) or schedule is None else len(schedule.excess_times)

    def asks_excess(self, public: Public) -> bool:
        """Whether now is one of the excess times of the series."""
        return public.samples in _schedule(public).excess_times

    def proposals(self, public: Public) -> Sequence[Proposal]:
        """A proposal per user with withheld samples, within the user's available budget."""
        params, schedule = public.params, _schedule(public)
        posterior = posterior_of(params, public.epochs)
        blocks = _blocks(public, posterior, schedule)
        shares = [_share(public, schedule, block) for block in blocks]
        excess_queries = _excess_weights(public, schedule, blocks, shares)
        kept = _kept(public, schedule, blocks, shares, excess_queries)
        most = [
            affordable_change(public, block.available_budget - part) // block.interval.width
            for block, part in zip(blocks, kept, strict=True)
        ]
        sizes = [block.size for block in blocks]
        caps = weight_caps.caps(params, posterior, schedule.length, sizes, most)
        return [
            _proposal(block.interval, min(weight, cap), excess_weight)
            for block, weight, cap, excess_weight in zip(
                blocks, most, caps, excess_queries, strict=True
            )
        ]

    def total(self, public: Public) -> int:
        """The posterior mean times the number of released samples, in grid units, rounded to the nearest."""
        centre = posterior_of(public.params, public.epochs).centre
        return (centre * public.released * public.params.grid + ONE // 2) // ONE


@dataclass(frozen=True)
class Block:
    """A block of withheld samples.

    size: how many samples it holds. available_budget: for all epochs of the series, in account
    units. excess_paid: the part of it that earlier excess queries of the series cost.
    """

    size: int
    available_budget: int
    excess_paid: int
    interval: Interval

    def excess_is_useful(self, params: Params) -> bool:
        """Whether its excess is useful: to widen the interval, or to lower the bound on a sample's variance."""
        return self.interval.saturation > 0 and (self.interval.clips or params.grid > 1)


def _schedule(public: Public) -> Schedule:
    """The schedule of the epoch that closes now; that of a single epoch, if the policy would not close one."""
    schedule = scheduling.current(public)
    if schedule is None:
        now = public.samples
        return scheduling.single(
            scheduling.cadence_of(public.params, len(public.withheld_users)), now
        )
    return schedule


def _blocks(public: Public, posterior: Posterior, schedule: Schedule) -> list[Block]:
    """The withheld blocks; a budget is the limit at the end of the series minus what was spent before it."""
    first = public.epochs[-1].series.first if scheduling.running(public) else None
    blocks = []
    for user in public.withheld_users:
        account = public.accounts[user]
        size = public.counts[user] - account.released
        before, excess_paid = int_of(account.spent), 0
        if account.series == first:
            excess_paid = int_of(account.excess_cost)
            before -= int_of(account.sum_cost) + excess_paid
        available_budget = max(0, budget_limit_of(public, user, schedule.end) - before)
        around = interval(public.params, posterior, size, schedule.cadence.reach)
        blocks.append(Block(size, available_budget, excess_paid, around))
    return blocks


def interval(params: Params, posterior: Posterior, size: int, reach: int) -> Interval:
    """The intervals of a block of `size` samples around size times the posterior mean.

    [low, high] reaches `reach` half standard deviations of the block's sum, plus two standard
    errors of the mean, to both sides. It is widened, never moved, for the skewness of samples
    that are 0 or 1. It is never empty, and it is the range of the sum if projecting would save
    less than a third of that. The excess begins one standard deviation from the centre and
    saturates at SATURATION half standard deviations.
    """
    whole, deviation = size * params.grid, posterior.deviation(size)
    inner_low, inner_high = _around(params, posterior, size, deviation, deviation)
    low, high = _widened(params, posterior, size, reach)
    far_low, far_high = _widened(params, posterior, size, SATURATION)
    saturation = max(inner_low - far_low, far_high - inner_high)
    if 3 * (high - low) > 2 * whole:
        return Interval(0, whole, inner_low, inner_high, saturation, clips=False)
    return Interval(low, high, inner_low, inner_high, saturation, clips=True)


def _widened(params: Params, posterior: Posterior, size: int, reach: int) -> tuple[int, int]:
    square = posterior.variance * size * ONE + (posterior.between_user_sd * size) ** 2
    half = isqrt(reach**2 * square // 4) + 2 * size * posterior.standard_error
    skew = 7 * (ONE - 2 * posterior.centre) // 8
    return _around(params, posterior, size, half - min(skew, 0), half + max(skew, 0))


def _around(
    params: Params, posterior: Posterior, size: int, below: int, above: int
) -> tuple[int, int]:
    """The interval from `below` under to `above` over size times the centre, rounded outwards, within range."""
    middle = size * posterior.centre
    low = (middle - below) * params.grid // ONE
    high = ceil_div((middle + above) * params.grid, ONE)
    return max(0, low), min(size * params.grid, high)


def _share(public: Public, schedule: Schedule, block: Block) -> int:
    """The part of a block's available budget that its excess query may cost.

    At a known end the excess only refines the standard error. So there a single epoch spends half
    as much on it, and an epoch of a series no more than its earlier excess queries cost.
    """
    share = block.available_budget // EXCESS_SHARE if schedule.excess_times else 0
    if _is_last(public):
        return share // 2 if schedule.length == 1 else min(share, block.excess_paid)
    return share


def _excess_weights(
    public: Public, schedule: Schedule, blocks: Sequence[Block], shares: Sequence[int]
) -> list[int]:
    """The weight of each block's excess query; all 0 outside excess times or if they do not reach EXCESS_WORTH."""
    params = public.params
    pairs = list(zip(blocks, shares, strict=True))
    paid = sum(
        affordable_change(public, share) for block, share in pairs if block.excess_is_useful(params)
    )
    if public.samples not in schedule.excess_times or not reaches(
        params, paid, EXCESS_WORTH, len(schedule.excess_times)
    ):
        return [0] * len(blocks)
    return [
        affordable_change(public, share) // block.interval.saturation
        if block.excess_is_useful(params)
        else 0
        for block, share in pairs
    ]


def _is_last(public: Public) -> bool:
    """Whether the stream has reached its known end."""
    return public.params.horizon_given and public.samples == public.params.horizon


def _kept(
    public: Public,
    schedule: Schedule,
    blocks: Sequence[Block],
    shares: Sequence[int],
    excess_queries: Sequence[int],
) -> list[int]:
    """The part of each available budget that the sum may not use.

    In a single epoch it is the cost of the excess query. In a longer series it is the share of
    all its excess queries, and at the known end what they have cost.
    """
    if schedule.length == 1:
        pairs = zip(blocks, excess_queries, strict=True)
        return [
            cost_of(public, excess_weight * block.interval.saturation)
            for block, excess_weight in pairs
        ]
    return [block.excess_paid for block in blocks] if _is_last(public) else list(shares)


def _proposal(interval: Interval, weight: int, excess_weight: int) -> Proposal:
    saturation = interval.saturation if excess_weight > 0 else 0
    inner_low, inner_high = interval.inner_low, interval.inner_high
    return Proposal(
        interval.low, interval.high, weight, inner_low, inner_high, saturation, excess_weight
    )


SHIPPED = ShippedPolicy()
