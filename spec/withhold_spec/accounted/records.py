"""What the ledger mechanism keeps per user and per epoch. All of it is public."""

from __future__ import annotations

from dataclasses import dataclass

from withhold_spec.number import Number


@dataclass(frozen=True)
class Account:
    """A user's account in the ledger mechanism. Times are numbers of counted samples.

    released: the user's samples in closed epochs. spent: budget units, or their squares where noise
    is Gaussian. first: when the user's first sample came. series: the number of the first epoch of
    the last series that the user took part in. sum_cost, excess_cost: what of `spent` was for that
    series: the largest cost of any of its sums, and of any of its excesses.
    """

    released: int = 0
    spent: Number = 0
    first: int = 0
    series: int = 0
    sum_cost: Number = 0
    excess_cost: Number = 0


@dataclass(frozen=True)
class Contribution:
    """A user's part in an epoch, all of it public; users are numbered by first arrival, from 0.

    size: how many new samples the user's block holds. low, high: the interval that the block's sum
    is projected on, in grid units. weight: what a grid unit counts in the epoch's sum. inner_low,
    inner_high, saturation: the excess is how far the sum lies outside this interval, and at most the
    saturation. excess_weight: what a grid unit of that counts.
    """

    user: int
    size: int
    low: Number
    high: Number
    weight: Number
    inner_low: Number = 0
    inner_high: Number = 0
    saturation: Number = 0
    excess_weight: Number = 0

    @property
    def sum_cost(self) -> Number:
        """The most that the user's samples can change the epoch's sum, in budget units."""
        return self.weight * (self.high - self.low)

    @property
    def excess_cost(self) -> Number:
        """The most that they can change its excess, in budget units."""
        return self.excess_weight * self.saturation


@dataclass(frozen=True)
class Series:
    """Epochs that share the radii of their noise: from number `first` on, up to `length` of them.

    excess_queries: how many of them release an excess, at most.
    """

    first: int
    length: int
    excess_queries: int


@dataclass(frozen=True)
class Epoch:
    """A closed epoch of the ledger mechanism, as the world sees it.

    samples: how many samples had been counted when it closed. sum, excess: what was released, the
    projected sums and how far they lie outside their inner intervals, each with its noise; excess is
    None where that was not asked for.
    """

    samples: int
    series: Series
    contributions: tuple[Contribution, ...]
    sum: Number
    excess: Number | None
