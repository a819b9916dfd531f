"""The shipped policy of the ledger mechanism: intervals around what is believed, and weights.

Exact integers and fixed point throughout, so that every implementation agrees bit for bit. Nothing
here bears on privacy: `ledger` charges whatever is offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt

from withhold_spec import schedule
from withhold_spec.allowance import ceil_div, current_limit
from withhold_spec.belief import ONE, Belief, believe, coarse_shift, int_of, noise_variance
from withhold_spec.epochs import LEDGER, Offer, Public
from withhold_spec.params import Params

ROUNDS = 16
"""How often the level is refined."""


@dataclass(frozen=True)
class Interval:
    """Where a block's sum is projected, in grid units, and whether that is less than its whole range."""

    low: int
    high: int
    clips: bool

    @property
    def width(self) -> int:
        return self.high - self.low


class ShippedPolicy:
    """What `withhold run` does."""

    def closes(self, public: Public) -> bool:
        """See `schedule`."""
        return schedule.closes(public)

    def offers(self, public: Public) -> Sequence[Offer]:
        """Every pending user is offered at most what the user's account still allows."""
        params, belief = public.params, believe(public.params, public.epochs)
        blocks = [_block(public, belief, user) for user in public.pending]
        probing = _can_tell(params, sum(b.allowance // 8 for b in blocks if b.interval.clips))
        probes = [_probe(block, probing) for block in blocks]
        most = [
            (block.allowance - probe * margin) // block.interval.width
            for block, (margin, probe) in zip(blocks, probes, strict=True)
        ]
        caps = _caps(params, belief, [block.size for block in blocks], most)
        return [
            Offer(block.interval.low, block.interval.high, min(weight, cap), margin, probe)
            for block, weight, cap, (margin, probe) in zip(blocks, most, caps, probes, strict=True)
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
    low = max(0, (middle - half + min(skew, 0)) * params.grid // ONE)
    high = min(whole, ceil_div((middle + half + max(skew, 0)) * params.grid, ONE))
    if 3 * (high - low) > 2 * whole:
        return Interval(0, whole, clips=False)
    return Interval(low, high, clips=True)


def _can_tell(params: Params, units: int) -> bool:
    """Whether probes of so many ledger units together stand out from the noise: six of its scales."""
    return units * params.epsilon.numerator >= 6 * LEDGER * params.epsilon.denominator


def _probe(block: Block, probing: bool) -> tuple[int, int]:
    """The margin, an eighth of the interval, and a weight that costs at most an eighth of the allowance."""
    margin = block.interval.width // 8 if probing and block.interval.clips else 0
    return margin, block.allowance // 8 // margin if margin else 0


def _caps(params: Params, belief: Belief, sizes: Sequence[int], most: Sequence[int]) -> list[int]:
    """The largest weight of every block, so that no user drowns the others.

    Levelling all weights at (noise + v sum A**2 h) / (v sum A h) makes the epoch's variance least. With
    weighting "precision" that is it. Otherwise, and where users were seen to differ, the level is a
    quarter of it, though not below the smallest weight; then nearly every sample counts alike, or with
    "user" nearly every user.
    """
    shift = coarse_shift(most)
    weights = [weight >> shift for weight in most]
    noise = noise_variance(params) >> 2 * shift
    v = belief.variance * params.grid**2
    level = max(weights, default=0)
    for _ in range(ROUNDS):
        levelled = [min(weight, level) for weight in weights]
        linear = sum(weight * size for weight, size in zip(levelled, sizes, strict=True))
        square = sum(weight**2 * size for weight, size in zip(levelled, sizes, strict=True))
        level = max(1, (noise * ONE + v * square) // max(1, v * linear))
    if params.weighting != "precision" or belief.spread > 0:
        level = max(1, level // 4, min(level, min(weights, default=0)))
    if params.weighting != "user":
        return [level << shift] * len(sizes)
    samples = sum(sizes)
    return [(level * samples // (len(sizes) * size)) << shift for size in sizes]


SHIPPED = ShippedPolicy()
