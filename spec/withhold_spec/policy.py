"""The shipped policy of the ledger mechanism: intervals around what is believed, and weights.

Exact integers and fixed point throughout, so that every implementation agrees bit for bit. Nothing
here bears on privacy: `ledger` charges whatever is offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt

from withhold_spec import levels, schedule
from withhold_spec.allowance import ceil_div, current_limit
from withhold_spec.belief import ONE, Belief, believe, int_of
from withhold_spec.epochs import LEDGER, Offer, Public
from withhold_spec.params import Params


@dataclass(frozen=True)
class Interval:
    """Where a block's sum is projected, and from where its overhang counts; in grid units.

    clips: whether [low, high] is less than the whole range of the sum.
    """

    low: int
    high: int
    inner_low: int
    inner_high: int
    clips: bool

    @property
    def width(self) -> int:
        return self.high - self.low

    @property
    def margin(self) -> int:
        """The overhang is followed to the farther end of the interval."""
        return max(self.inner_low - self.low, self.high - self.inner_high)


class ShippedPolicy:
    """What `withhold run` does."""

    def closes(self, public: Public) -> bool:
        """See `schedule`."""
        return schedule.closes(public)

    def offers(self, public: Public) -> Sequence[Offer]:
        """Every pending user is offered at most what the user's account still allows."""
        params, belief = public.params, believe(public.params, public.epochs)
        blocks = [_block(public, belief, user) for user in public.pending]
        probes = _probes(public, blocks)
        most = [
            (block.allowance - probe * block.interval.margin) // block.interval.width
            for block, probe in zip(blocks, probes, strict=True)
        ]
        caps = levels.caps(params, belief, [block.size for block in blocks], most)
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
    """A pending user's block: its samples, what may be spent on it, and its interval."""

    size: int
    allowance: int
    interval: Interval

    def is_probed(self, params: Params) -> bool:
        """Whether its overhang is of use: to widen its interval, or to learn a variance."""
        return self.interval.margin > 0 and (self.interval.clips or params.grid > 1)


def _block(public: Public, belief: Belief, user: int) -> Block:
    account = public.accounts[user]
    size = public.counts[user] - account.covered
    allowance = max(0, current_limit(public, user) - int_of(account.spent))
    return Block(size, allowance, interval(public.params, belief, size))


def interval(params: Params, belief: Belief, size: int) -> Interval:
    """Around size times the centre: 5/2 deviations of a block's sum, and two of the centre's doubt.

    It is widened, never moved, for the skewness of samples that are 0 or 1, and is the whole range
    where projecting would save less than a third of it. [low, high] is never empty.
    """
    middle, whole = size * belief.centre, size * params.grid
    square = belief.variance * size * ONE + (belief.spread * size) ** 2
    half = isqrt(25 * square // 4) + 2 * size * belief.doubt
    skew = 7 * (ONE - 2 * belief.centre) // 8
    deviation = belief.deviation(size)
    inner_low = max(0, (middle - deviation) * params.grid // ONE)
    inner_high = min(whole, ceil_div((middle + deviation) * params.grid, ONE))
    low = max(0, (middle - half + min(skew, 0)) * params.grid // ONE)
    high = min(whole, ceil_div((middle + half + max(skew, 0)) * params.grid, ONE))
    if 3 * (high - low) > 2 * whole:
        return Interval(0, whole, inner_low, inner_high, clips=False)
    return Interval(low, high, inner_low, inner_high, clips=True)


def _probes(public: Public, blocks: Sequence[Block]) -> list[int]:
    """The probe's weight for each block: it costs an eighth of the allowance, or nothing.

    Probes are worth it where all together stand out from the noise, by six of its scales, and where
    an epoch can come that uses what they say.
    """
    params = public.params
    if params.horizon_given and public.samples == params.horizon:
        return [0] * len(blocks)
    shares = [block.allowance // 8 if block.is_probed(params) else 0 for block in blocks]
    if sum(shares) * params.epsilon.numerator < 6 * LEDGER * params.epsilon.denominator:
        return [0] * len(blocks)
    pairs = zip(shares, blocks, strict=True)
    return [share // max(1, block.interval.margin) for share, block in pairs]


def _offer(interval: Interval, weight: int, probe: int) -> Offer:
    margin = interval.margin if probe > 0 else 0
    inner_low, inner_high = interval.inner_low, interval.inner_high
    return Offer(interval.low, interval.high, weight, inner_low, inner_high, margin, probe)


SHIPPED = ShippedPolicy()
