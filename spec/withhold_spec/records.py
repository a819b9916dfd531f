"""What a run leaves behind at every step: the trace that tests, ports and vectors compare."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from withhold_spec.number import Number
from withhold_spec.params import Params


@dataclass(frozen=True)
class Block:
    """A user's completed block: its level, its sum and the projected sum, in grid units.

    projected is None while the block waits in a buffer.
    """

    level: int
    raw: Number
    projected: Number | None


@dataclass(frozen=True)
class Write:
    """A cell of NoisyPartialSums, made once: its noise-free sum and its noise, in grid units."""

    counter: int
    node: int
    sum: Number
    noise: Number


@dataclass(frozen=True)
class Node:
    """The address of a cell: which binary mechanism, which index (from 1)."""

    counter: int
    index: int


@dataclass(frozen=True)
class Activation:
    """A level's private median and the blocks that it let go.

    bins: the bin of every array's mean, in the order of the arrays. costs: one per candidate.
    """

    level: int
    bins: tuple[Number, ...]
    costs: tuple[Number, ...]
    choice: int
    prior: Fraction
    flushed: tuple[Block, ...]


@dataclass(frozen=True)
class Charge:
    """A private step and what it costs.

    mechanism "laplace": epsilon is what one element of a user costs in one cell, sensitivity the
    largest change of an element in grid units, scale the noise's scale in grid units; so too for the
    noise that a series of cells shares.
    mechanism "exponential": level's private median; sensitivity is the cost's, scale the number of
    cost units per factor e. Either way sensitivity / scale pays for at most epsilon per use.

    In the ledger mechanism one charge stands for an epoch's cells: it is what the user paid for
    them who paid most, and sensitivity is that in ledger units. mechanism "gaussian": the same in
    squares of ledger units; epsilon is the cost in concentrated terms, at least
    sensitivity / (4 scale**2), and scale is that of Laplace noise of the same variance.
    """

    mechanism: str
    level: int
    node: int
    epsilon: Fraction
    sensitivity: int
    scale: Fraction


@dataclass(frozen=True)
class Account:
    """A user's account in the ledger mechanism. Times are numbers of counted samples.

    covered: samples in closed epochs. spent: ledger units, or their squares. first: when the user's first sample came.
    series: the number of the first epoch of the last series that the user took part in. sum_cost,
    overhang_cost: what of `spent` was for that series: the dearest of its sums, and of its overhangs.
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
    inner_high, margin: the overhang is how far the sum lies outside this interval, up to the margin.
    probe: what a grid unit of that counts.
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
        """The most that the user's samples can change the epoch's sum, in ledger units."""
        return self.weight * (self.high - self.low)

    @property
    def excess_cost(self) -> Number:
        """The most that they can change its overhang, in ledger units."""
        return self.excess_weight * self.saturation


@dataclass(frozen=True)
class Series:
    """Epochs that share the radii of their noise: from number `first` on, up to `length` of them.

    probes: up to so many of them release an overhang.
    """

    first: int
    length: int
    excess_queries: int


@dataclass(frozen=True)
class Epoch:
    """A closed epoch of the ledger mechanism, as the world sees it.

    samples: how many samples had been counted when it closed. sum, overhang: what was released, the
    projected sums and how far they lie outside their inner intervals, each with its noise; overhang is
    None where that was not asked for.
    """

    samples: int
    series: Series
    contributions: tuple[Contribution, ...]
    sum: Number
    excess: Number | None


@dataclass(frozen=True)
class Step:
    """Everything that happened at time t.

    count: M(u_t) after the sample. sum: S_t in grid units. total: the samples contained in S_t.
    spent: the nominal epsilon of all private steps so far; with Gaussian noise in concentrated terms.
    The ledger so far is the concatenation of
    the charges of the steps. epoch: the epoch that closed, in the ledger mechanism; its estimate may
    use all cells of every epoch, and read lists them, but only one charge stands for an epoch's.
    """

    t: int
    count: int
    ignored: bool
    block: Block | None
    activations: tuple[Activation, ...]
    written: tuple[Write, ...]
    read: tuple[Node, ...]
    sum: Number
    total: int
    charges: tuple[Charge, ...]
    spent: Fraction
    params: Params
    epoch: Epoch | None = None

    @property
    def estimate(self) -> Fraction:
        """The paper's est_t in the samples' own domain, exact and not clamped."""
        return estimate(self.params, self.sum, self.total)


def estimate(params: Params, total_sum: Number, total: int) -> Fraction:
    """S_t / total, mapped back to the domain; the prior while nothing has been released.

    Paper: the return lines of alg:naive ... alg:multcounterfull; lines 3-5 of alg:wishful.
    """
    if not isinstance(total_sum, int | Fraction):
        raise TypeError("an estimate is a fraction; a symbolic sum has none")
    if total == 0:
        return params.prior
    return params.lower + (params.upper - params.lower) * Fraction(total_sum) / (
        params.grid * total
    )
