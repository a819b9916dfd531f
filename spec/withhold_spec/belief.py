"""What the released sums say about the mean: the estimate, its doubt, and how far users differ.

Post-processing of public numbers, in fixed point: ONE stands for the whole range of a sample. Epochs
are combined by inverse variance; where they disagree more than their variances explain, the doubt grows
(Birge's factor).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isqrt

from withhold_spec.epochs import LEDGER
from withhold_spec.params import Params
from withhold_spec.records import Booking, Epoch

ONE = 2**40
COARSE = 20
"""Weights are rounded down to this many bits before they are squared: so ports need no long integers."""


@dataclass(frozen=True)
class Belief:
    """Running sums over the epochs, and what is known of the users' spread.

    precision, first, second: sums of g, g * mean and g * mean**2, g an epoch's inverse variance.
    epochs: how many. spread: the standard deviation between users, as far as found. cut, measured,
    rounds: the overhang seen since the spread was last raised, the most it could have been, and from
    how many epochs.
    """

    precision: int = 0
    first: int = 0
    second: int = 0
    epochs: int = 0
    spread: int = 0
    cut: int = 0
    measured: int = 0
    rounds: int = 0

    @property
    def centre(self) -> int:
        """The estimate of the mean, from 0 to ONE; ONE/2 before the first epoch."""
        return min(max(self._mean, 0), ONE)

    @property
    def doubt(self) -> int:
        """Its standard deviation."""
        total = 12 * ONE + self.precision
        square = ONE**3 // total
        if self.epochs > 1:
            mean = self._mean
            disagreement = self.second - 2 * mean * self.first + mean * mean * self.precision
            square = max(square, disagreement // (self.epochs - 1) // total)
        return isqrt(square)

    @property
    def variance(self) -> int:
        """A bound for the variance of a sample: p(1 - p), p the centre moved two doubts to the middle."""
        p, middle = self.centre, ONE // 2
        move = min(2 * self.doubt, abs(middle - p))
        p = p + move if p < middle else p - move
        p = min(max(p, ONE // 100), ONE - ONE // 100)
        return p * (ONE - p) // ONE

    @property
    def _mean(self) -> int:
        # before any epoch the mean is taken to be uniform on the range: 1/2, with variance 1/12
        return (6 * ONE * ONE + self.first) // (12 * ONE + self.precision)


@dataclass(frozen=True)
class Whole:
    """A booking in plain integers: a policy never meets a symbolic number."""

    size: int
    low: int
    high: int
    weight: int
    margin: int
    probe: int


def believe(params: Params, epochs: Sequence[Epoch]) -> Belief:
    """The belief after these epochs."""
    belief = Belief()
    for epoch in epochs:
        belief = update(params, belief, epoch)
    return belief


def update(params: Params, belief: Belief, epoch: Epoch) -> Belief:
    """The belief after one more epoch; an epoch in which nobody had a weight says nothing."""
    weighed = [whole(booking) for booking in epoch.bookings]
    content = params.grid * sum(b.weight * b.size for b in weighed)
    if content == 0:
        return belief
    shifted = int_of(epoch.sum) + sum(b.weight * b.low for b in weighed)
    mean = ONE * shifted // content
    squares = params.grid**2 * belief.variance * power(weighed)
    spread_out = ONE * (noise_variance(params) * ONE + squares) // content**2
    raised, bias = _watch(params, belief, epoch, weighed, content)
    g = ONE**3 // max(1, spread_out + bias * bias)
    return replace(
        raised,
        precision=belief.precision + g,
        first=belief.first + g * mean,
        second=belief.second + g * mean * mean,
        epochs=belief.epochs + 1,
    )


def _watch(
    params: Params, belief: Belief, epoch: Epoch, weighed: Sequence[Whole], content: int
) -> tuple[Belief, int]:
    """Raises the spread where the overhang is more than a twentieth and two deviations of its noise.

    Also returns how far the epoch's mean may then be off.
    """
    probed = [b for b in weighed if b.probe > 0 and b.margin > 0]
    if not probed:
        return belief, 0
    cut = belief.cut + int_of(epoch.overhang)
    measured = belief.measured + sum(b.probe * b.margin for b in probed)
    rounds = belief.rounds + 1
    excess = 20 * cut - measured
    noise = 1600 * rounds * noise_variance(params)
    if excess <= 0 or excess * excess <= noise:
        return replace(belief, cut=cut, measured=measured, rounds=rounds), 0
    samples = sum(b.size for b in probed)
    spread = max(2 * belief.spread, isqrt(9 * belief.variance * ONE * len(probed) // samples))
    inside = sum(b.weight * (b.high - b.low) for b in probed)
    bias = ONE * cut * inside // (measured * content)
    return replace(belief, spread=min(spread, ONE), cut=0, measured=0, rounds=0), bias


def power(weighed: Sequence[Whole]) -> int:
    """The sum of weight**2 * size, the weights rounded down to COARSE bits."""
    shift = coarse_shift([b.weight for b in weighed])
    return sum((b.weight >> shift) ** 2 * b.size for b in weighed) << 2 * shift


def coarse_shift(weights: Sequence[int]) -> int:
    """By how many bits weights are shifted so that the largest has at most COARSE."""
    return max(0, max(weights, default=0).bit_length() - COARSE)


def noise_variance(params: Params) -> int:
    """The variance of an epoch's noise, 2 (LEDGER/epsilon)**2, rounded down."""
    return 2 * (LEDGER * params.epsilon.denominator) ** 2 // params.epsilon.numerator**2


def whole(booking: Booking) -> Whole:
    """The booking in plain integers."""
    return Whole(
        booking.size,
        int_of(booking.low),
        int_of(booking.high),
        int_of(booking.weight),
        int_of(booking.margin),
        int_of(booking.probe),
    )


def int_of(number: object) -> int:
    """The integer that it is.

    Raises: TypeError for anything else.
    """
    if not isinstance(number, int):
        raise TypeError("a policy computes with public integers")
    return number
