"""What the ledger mechanism records per user and per epoch. All of it is public."""

from __future__ import annotations

from dataclasses import dataclass

from withhold_spec.number import Number


@dataclass(frozen=True)
class Account:
    """A user's account in the ledger mechanism. Times are numbers of counted samples.

    released: how many of the user's samples are in closed epochs. spent: in budget units, or
    squared budget units with Gaussian noise. first: when the user's first sample arrived. series:
    the number of the first epoch of the last series that the user contributed to. sum_cost,
    excess_cost: the part of `spent` that was paid in that series: the largest cost of any of its
    sums, and of any of its excesses.
    """

    released: int = 0
    spent: Number = 0
    first: int = 0
    series: int = 0
    sum_cost: Number = 0
    excess_cost: Number = 0


@dataclass(frozen=True)
class Contribution:
    """A user's contribution to an epoch, as carried out and charged.

    user: numbered by first arrival, from 0. size: how many new samples the user's block holds.
    low, high: the interval that the block's sum is projected on, in grid units. weight: how much
    a grid unit adds to its stratum's sum. inner_low, inner_high, saturation: the block's excess is
    how far its sum lies outside this inner interval, at most the saturation; in grid units.
    excess_weight: how much a grid unit adds to the epoch's excess. stratum: the stratum, counted
    from 0, whose sum the block adds to; it adds to none if there is no such stratum.
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
    stratum: Number = 0

    @property
    def sum_cost(self) -> Number:
        """The most that the user's samples can change the epoch's sums, in budget units.

        Only the sum of the block's stratum changes.
        """
        return self.weight * (self.high - self.low)

    @property
    def excess_cost(self) -> Number:
        """The most that the user's samples can change the epoch's excess, in budget units."""
        return self.excess_weight * self.saturation


@dataclass(frozen=True)
class Series:
    """Epochs that share one draw of K-norm noise: up to `length` of them, from number `first` on.

    excess_queries: how many of them may release an excess. strata: how many sums each of them
    releases.
    """

    first: int
    length: int
    excess_queries: int
    strata: int = 1


@dataclass(frozen=True)
class Epoch:
    """The public record of a closed epoch.

    samples: how many samples had been counted when it closed. sums: the released weighted sum of
    each stratum, noise included. excess: the released weighted excess, noise included, or None if
    the epoch had no excess query.
    """

    samples: int
    series: Series
    contributions: tuple[Contribution, ...]
    sums: tuple[Number, ...]
    excess: Number | None
