"""The shipped policy of the ledger mechanism: intervals around what is believed, and weights.

Exact integers and fixed point throughout, so that every implementation agrees bit for bit. Nothing
here bears on privacy: the mechanism charges whatever is offered.
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
"""To so many half deviations from the sum to be expected an overhang is followed."""


@dataclass(frozen=True)
class Interval:
    """Where a block's sum is projected, and from where its overhang counts; in grid units.

    margin: how far the overhang is followed. clips: whether [low, high] is less than the whole range of
    the sum.
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
    """What `withhold run` does."""

    def closes(self, public: Public) -> bool:
        """See `schedule`."""
        return scheduling.current(public) is not None

    def length(self, public: Public) -> int:
        """See `schedule`; 0 while a series of more than one epoch is running."""
        schedule = scheduling.beginning(public)
        return 0 if scheduling.running(public) or schedule is None else schedule.length

    def excess_queries(self, public: Public) -> int:
        """As many as the series that begins has times for."""
        schedule = scheduling.beginning(public)
        return 0 if scheduling.running(public) or schedule is None else len(schedule.excess_times)

    def asks_excess(self, public: Public) -> bool:
        """At the times that the series has for it."""
        return public.samples in _schedule(public).excess_times

    def proposals(self, public: Public) -> Sequence[Proposal]:
        """Every pending user is offered at most what the user's account still allows."""
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
        """The believed mean times the covered samples, in grid units, rounded to the nearest."""
        centre = posterior_of(public.params, public.epochs).centre
        return (centre * public.released * public.params.grid + ONE // 2) // ONE


@dataclass(frozen=True)
class Block:
    """A pending user's block: its samples, what may be spent on it, and its interval.

    allowance: for the whole series, as accounts are kept. probes_paid: what of it was spent on probes
    before.
    """

    size: int
    available_budget: int
    excess_paid: int
    interval: Interval

    def excess_is_useful(self, params: Params) -> bool:
        """Whether its overhang is of use: to widen its interval, or to learn a variance."""
        return self.interval.saturation > 0 and (self.interval.clips or params.grid > 1)


def _schedule(public: Public) -> Schedule:
    """The course of the series of the epoch that closes now; of one epoch, if it should not close."""
    schedule = scheduling.current(public)
    if schedule is None:
        now = public.samples
        return scheduling.single(
            scheduling.cadence_of(public.params, len(public.withheld_users)), now
        )
    return schedule


def _blocks(public: Public, posterior: Posterior, schedule: Schedule) -> list[Block]:
    """The pending users' blocks: the limit at the series' end, less what was spent before, is allowed."""
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
    """Around size times the centre: half deviations of a block's sum, as many as `reach`.

    And two of the centre's doubt. It is widened, never moved, for the skewness of samples that are 0 or
    1, and is the whole range where projecting would save less than a third of it. [low, high] is never
    empty. The overhang counts from one deviation of any kind on, to FAR half deviations.
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
    """So far below and above size times the centre, rounded outwards, within the range of the sum."""
    middle = size * posterior.centre
    low = (middle - below) * params.grid // ONE
    high = ceil_div((middle + above) * params.grid, ONE)
    return max(0, low), min(size * params.grid, high)


def _share(public: Public, schedule: Schedule, block: Block) -> int:
    """What a block's allowance has for its probe.

    At the known end it only says how far to trust the estimate: half for a single epoch, and in a series
    what was paid for probes before.
    """
    share = block.available_budget // EXCESS_SHARE if schedule.excess_times else 0
    if _is_last(public):
        return share // 2 if schedule.length == 1 else min(share, block.excess_paid)
    return share


def _excess_weights(
    public: Public, schedule: Schedule, blocks: Sequence[Block], shares: Sequence[int]
) -> list[int]:
    """The probe's weight for each block: at the series' times, where all stand out from the noise."""
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
    """Whether this is the known end of the stream."""
    return public.params.horizon_given and public.samples == public.params.horizon


def _kept(
    public: Public,
    schedule: Schedule,
    blocks: Sequence[Block],
    shares: Sequence[int],
    excess_queries: Sequence[int],
) -> list[int]:
    """What is not for the sum: in a series of more epochs the whole share, for the others' probes.

    At the known end it is what they have cost.
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
