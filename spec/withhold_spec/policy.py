"""The shipped policy of the ledger mechanism: intervals around what is believed, and weights.

Exact integers and fixed point throughout, so that every implementation agrees bit for bit. Nothing
here bears on privacy: the mechanism charges whatever is offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt

from withhold_spec import levels, schedule
from withhold_spec.allowance import affordable, ceil_div, int_of, limit_of, price, reaches
from withhold_spec.belief import ONE, Belief, believe
from withhold_spec.epochs import Offer, Public
from withhold_spec.params import Params
from withhold_spec.schedule import PROBE, WORTH, Course

FAR = 5
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
    margin: int
    clips: bool

    @property
    def width(self) -> int:
        return self.high - self.low


class ShippedPolicy:
    """What `withhold run` does."""

    def closes(self, public: Public) -> bool:
        """See `schedule`."""
        return schedule.current(public) is not None

    def length(self, public: Public) -> int:
        """See `schedule`; 0 while a series of more than one epoch is running."""
        course = schedule.beginning(public)
        return 0 if schedule.running(public) or course is None else course.length

    def probes(self, public: Public) -> int:
        """As many as the series that begins has times for."""
        course = schedule.beginning(public)
        return 0 if schedule.running(public) or course is None else len(course.probed)

    def asks(self, public: Public) -> bool:
        """At the times that the series has for it."""
        return public.samples in _course(public).probed

    def offers(self, public: Public) -> Sequence[Offer]:
        """Every pending user is offered at most what the user's account still allows."""
        params, course = public.params, _course(public)
        belief = believe(params, public.epochs)
        blocks = _blocks(public, belief, course)
        shares = [_share(public, course, block) for block in blocks]
        probes = _probes(public, course, blocks, shares)
        kept = _kept(public, course, blocks, shares, probes)
        most = [
            affordable(public, block.allowance - part) // block.interval.width
            for block, part in zip(blocks, kept, strict=True)
        ]
        sizes = [block.size for block in blocks]
        caps = levels.caps(params, belief, course.length, sizes, most)
        return [
            _offer(block.interval, min(weight, cap), probe)
            for block, weight, cap, probe in zip(blocks, most, caps, probes, strict=True)
        ]

    def total(self, public: Public) -> int:
        """The believed mean times the covered samples, in grid units, rounded to the nearest."""
        centre = believe(public.params, public.epochs).centre
        return (centre * public.covered * public.params.grid + ONE // 2) // ONE


@dataclass(frozen=True)
class Block:
    """A pending user's block: its samples, what may be spent on it, and its interval.

    allowance: for the whole series, as accounts are kept. probes_paid: what of it was spent on probes
    before.
    """

    size: int
    allowance: int
    probes_paid: int
    interval: Interval

    def is_probed(self, params: Params) -> bool:
        """Whether its overhang is of use: to widen its interval, or to learn a variance."""
        return self.interval.margin > 0 and (self.interval.clips or params.grid > 1)


def _course(public: Public) -> Course:
    """The course of the series of the epoch that closes now; of one epoch, if it should not close."""
    course = schedule.current(public)
    if course is None:
        now = public.samples
        return schedule.single(schedule.pace_of(public.params, len(public.pending)), now)
    return course


def _blocks(public: Public, belief: Belief, course: Course) -> list[Block]:
    """The pending users' blocks: the limit at the series' end, less what was spent before, is allowed."""
    first = public.epochs[-1].series.first if schedule.running(public) else None
    blocks = []
    for user in public.pending:
        account = public.accounts[user]
        size = public.counts[user] - account.covered
        before, probes_paid = int_of(account.spent), 0
        if account.series == first:
            probes_paid = int_of(account.overhang_cost)
            before -= int_of(account.sum_cost) + probes_paid
        allowance = max(0, limit_of(public, user, course.end) - before)
        around = interval(public.params, belief, size, course.pace.reach)
        blocks.append(Block(size, allowance, probes_paid, around))
    return blocks


def interval(params: Params, belief: Belief, size: int, reach: int) -> Interval:
    """Around size times the centre: half deviations of a block's sum, as many as `reach`.

    And two of the centre's doubt. It is widened, never moved, for the skewness of samples that are 0 or
    1, and is the whole range where projecting would save less than a third of it. [low, high] is never
    empty. The overhang counts from one deviation of any kind on, to FAR half deviations.
    """
    whole, deviation = size * params.grid, belief.deviation(size)
    inner_low, inner_high = _around(params, belief, size, deviation, deviation)
    low, high = _widened(params, belief, size, reach)
    far_low, far_high = _widened(params, belief, size, FAR)
    margin = max(inner_low - far_low, far_high - inner_high)
    if 3 * (high - low) > 2 * whole:
        return Interval(0, whole, inner_low, inner_high, margin, clips=False)
    return Interval(low, high, inner_low, inner_high, margin, clips=True)


def _widened(params: Params, belief: Belief, size: int, reach: int) -> tuple[int, int]:
    square = belief.variance * size * ONE + (belief.spread * size) ** 2
    half = isqrt(reach**2 * square // 4) + 2 * size * belief.doubt
    skew = 7 * (ONE - 2 * belief.centre) // 8
    return _around(params, belief, size, half - min(skew, 0), half + max(skew, 0))


def _around(params: Params, belief: Belief, size: int, below: int, above: int) -> tuple[int, int]:
    """So far below and above size times the centre, rounded outwards, within the range of the sum."""
    middle = size * belief.centre
    low = (middle - below) * params.grid // ONE
    high = ceil_div((middle + above) * params.grid, ONE)
    return max(0, low), min(size * params.grid, high)


def _share(public: Public, course: Course, block: Block) -> int:
    """What a block's allowance has for its probe.

    At the known end it only says how far to trust the estimate: half for a single epoch, and in a series
    what was paid for probes before.
    """
    share = block.allowance // PROBE if course.probed else 0
    if _is_last(public):
        return share // 2 if course.length == 1 else min(share, block.probes_paid)
    return share


def _probes(
    public: Public, course: Course, blocks: Sequence[Block], shares: Sequence[int]
) -> list[int]:
    """The probe's weight for each block: at the series' times, where all stand out from the noise."""
    params = public.params
    pairs = list(zip(blocks, shares, strict=True))
    paid = sum(affordable(public, share) for block, share in pairs if block.is_probed(params))
    if public.samples not in course.probed or not reaches(params, paid, WORTH, len(course.probed)):
        return [0] * len(blocks)
    return [
        affordable(public, share) // block.interval.margin if block.is_probed(params) else 0
        for block, share in pairs
    ]


def _is_last(public: Public) -> bool:
    """Whether this is the known end of the stream."""
    return public.params.horizon_given and public.samples == public.params.horizon


def _kept(
    public: Public,
    course: Course,
    blocks: Sequence[Block],
    shares: Sequence[int],
    probes: Sequence[int],
) -> list[int]:
    """What is not for the sum: in a series of more epochs the whole share, for the others' probes.

    At the known end it is what they have cost.
    """
    if course.length == 1:
        pairs = zip(blocks, probes, strict=True)
        return [price(public, probe * block.interval.margin) for block, probe in pairs]
    return [block.probes_paid for block in blocks] if _is_last(public) else list(shares)


def _offer(interval: Interval, weight: int, probe: int) -> Offer:
    margin = interval.margin if probe > 0 else 0
    inner_low, inner_high = interval.inner_low, interval.inner_high
    return Offer(interval.low, interval.high, weight, inner_low, inner_high, margin, probe)


SHIPPED = ShippedPolicy()
