"""What a run did, event by event. Sums are in grid units; nothing here is noise-free by accident:

`Block`, `Write` and `Activation` hold secrets and exist in traces only (`withhold.testing.replay`).
`Node`, the charges and the public records at the end depend on the arrival pattern alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

PaperMechanism: TypeAlias = Literal["binary", "naive", "wishful", "single", "multiple", "full"]
Mechanism: TypeAlias = Literal[PaperMechanism, "ledger"]
Form: TypeAlias = Mechanism | Literal["gaussian"]
"""A mechanism as it runs: "gaussian" is the ledger mechanism in a vector's coordinate."""


@dataclass(frozen=True, slots=True)
class Block:
    """A completed block: its sum, and the sum projected to its level's interval.

    `projected` is None while the block waits in its level's buffer.
    """

    level: int
    raw: int
    projected: int | None


@dataclass(frozen=True, slots=True)
class Write:
    """One cell of a counter, made once: its noise-free sum and its noise."""

    counter: int
    node: int
    sum: int
    noise: int


@dataclass(frozen=True, slots=True)
class Node:
    """The address of a cell."""

    counter: int
    index: int


@dataclass(frozen=True, slots=True)
class Activation:
    """A level's one private median: where each array fell, the costs, the draw, what was flushed."""

    level: int
    bins: tuple[int, ...]
    costs: tuple[int, ...]
    choice: int
    prior: Fraction
    flushed: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class NodeCharge:
    """A node of a counter, with discrete Laplace noise.

    `epsilon` is what one element of a user costs in it, `sensitivity` how far an element can move;
    that and the noise's `scale` are in grid units.
    """

    counter: int
    node: int
    epsilon: Fraction
    sensitivity: int
    scale: Fraction


@dataclass(frozen=True, slots=True)
class MedianCharge:
    """The private median that activates a level.

    A user changes a candidate's cost by at most `cost_sensitivity`; a candidate is less likely by a
    factor e for every `scale` units of cost.
    """

    level: int
    epsilon: Fraction
    cost_sensitivity: int
    scale: Fraction


@dataclass(frozen=True, slots=True)
class EpochCharge:
    """An epoch of the ledger mechanism, with discrete Laplace noise, for the user who pays most.

    `cost` and the noise's `scale` are in budget units; `epsilon` is what the cost stands for.
    """

    epoch: int
    epsilon: Fraction
    cost: int
    scale: Fraction


@dataclass(frozen=True, slots=True)
class GaussianEpochCharge:
    """An epoch of the ledger mechanism, with Gaussian noise, for the user who pays most.

    `squared_cost` is in squares of budget units, and `rho`, of zCDP, is what it stands for: at least
    squared_cost / (4 scale**2). `scale` is that of Laplace noise of the same variance, in budget units.
    """

    epoch: int
    rho: Fraction
    squared_cost: int
    scale: Fraction


Charge: TypeAlias = NodeCharge | MedianCharge | EpochCharge | GaussianEpochCharge
"""One private step and what it costs."""


@dataclass(frozen=True, slots=True)
class Contribution:
    """A user's part in an epoch of the ledger mechanism: public, users numbered by first arrival.

    `size` samples, projected on [low, high], in grid units; `weight` is what a grid unit counts in
    the epoch's sum, `excess_weight` what one outside [inner_low, inner_high] counts in the overhang, up to
    `saturation`.
    """

    user: int
    size: int
    low: int
    high: int
    weight: int
    inner_low: int
    inner_high: int
    saturation: int
    excess_weight: int


@dataclass(frozen=True, slots=True)
class Series:
    """Epochs that share the radii of their noise: from number `first` on, up to `length` of them.

    `excess_queries` of them release an overhang, at most.
    """

    first: int
    length: int
    excess_queries: int


@dataclass(frozen=True, slots=True)
class Epoch:
    """A closed epoch: samples counted by then, its series, bookings, what was released.

    `excess` is None where it was not asked for.
    """

    samples: int
    series: Series
    contributions: tuple[Contribution, ...]
    sum: int
    excess: int | None


@dataclass(frozen=True, slots=True)
class Step:
    """Everything that happened at event number t, and what was released after it.

    `estimate` is not clamped. `spent` is the nominal epsilon used so far, with Gaussian noise a rho of zCDP.
    """

    t: int
    count: int
    ignored: bool
    block: Block | None
    activations: tuple[Activation, ...]
    written: tuple[Write, ...]
    read: tuple[Node, ...]
    sum: int
    total: int
    estimate: Fraction
    charges: tuple[Charge, ...]
    spent: Fraction
    epoch: Epoch | None = None


@dataclass(frozen=True, slots=True)
class LevelProgress:
    """How far a level is: public, a function of the arrival pattern.

    `samples` counts each user's samples up to the number the level's median may read and `needed`
    is how many make the level active; `needed` is 0 for a level that needs no median.
    """

    level: int
    active: bool
    elements: int
    buffered: int
    samples: int
    needed: int


@dataclass(frozen=True, slots=True)
class Diversity:
    """Whether enough users have enough samples. Paper: def:diversity, with whole arrays (E18).

    Both sides are halves of whole numbers when the largest sample count is odd.
    """

    holds: bool
    samples: Fraction
    needed: Fraction
