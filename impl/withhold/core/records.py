"""What a run did, event by event. Sums are in grid units.

`Block`, `Write` and `Activation`, and so `Step`, contain secrets and exist in traces only
(`withhold.testing.replay`). All other records are public.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

PaperMechanism: TypeAlias = Literal["binary", "naive", "wishful", "single", "multiple", "full"]
Mechanism: TypeAlias = Literal[PaperMechanism, "ledger"]
Form: TypeAlias = Mechanism | Literal["gaussian"]
"""The mechanism of an engine: "gaussian" is the ledger mechanism with Gaussian noise."""


@dataclass(frozen=True, slots=True)
class Block:
    """A completed block: its sum, and the sum projected on its level's interval.

    `projected` is None while the block waits in its level's buffer.
    """

    level: int
    raw: int
    projected: int | None


@dataclass(frozen=True, slots=True)
class Write:
    """A node, written once: its noise-free sum and its noise."""

    counter: int
    node: int
    sum: int
    noise: int


@dataclass(frozen=True, slots=True)
class Node:
    """The address of a node."""

    counter: int
    index: int


@dataclass(frozen=True, slots=True)
class Activation:
    """A level's private median: the bin of each array, the costs, the choice, and the flushed blocks."""

    level: int
    bins: tuple[int, ...]
    costs: tuple[int, ...]
    choice: int
    prior: Fraction
    flushed: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class NodeCharge:
    """A node of a counter, with discrete Laplace noise.

    `epsilon` is what one element costs in the node and `sensitivity` the largest change of an
    element; `sensitivity` and the noise's `scale` are in grid units.
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
    """The largest charge for an epoch of the ledger mechanism with discrete Laplace noise.

    `cost` and the noise's `scale` are in budget units; `epsilon` is the privacy loss that the
    cost stands for.
    """

    epoch: int
    epsilon: Fraction
    cost: int
    scale: Fraction


@dataclass(frozen=True, slots=True)
class GaussianEpochCharge:
    """The largest charge for an epoch of the ledger mechanism with Gaussian noise.

    `squared_cost` is in squared budget units; `rho` is the zCDP privacy loss that it stands for,
    at least squared_cost / (4 scale**2). `scale` is that of Laplace noise of the same variance,
    in budget units.
    """

    epoch: int
    rho: Fraction
    squared_cost: int
    scale: Fraction


@dataclass(frozen=True, slots=True)
class FinalCharge:
    """The final release of the sum of all counted samples, with discrete Laplace noise.

    `sensitivity` is the most that one user can change the sum; it and the noise's `scale` are in grid
    units.
    """

    epsilon: Fraction
    sensitivity: int
    scale: Fraction


Charge: TypeAlias = NodeCharge | MedianCharge | EpochCharge | GaussianEpochCharge | FinalCharge
"""One private step and what it costs."""


@dataclass(frozen=True, slots=True)
class Contribution:
    """A user's contribution to an epoch of the ledger mechanism, as carried out and charged. Public.

    Users are numbered by first arrival. The sum of `size` samples is projected on [low, high], in
    grid units, and a grid unit adds `weight` to the epoch's sum. A grid unit outside [inner_low,
    inner_high] adds `excess_weight` to the epoch's excess, up to `saturation` of them. `stratum`
    says which of the epoch's sums the block adds to.
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
    stratum: int


@dataclass(frozen=True, slots=True)
class Series:
    """Epochs that share one draw of K-norm noise: up to `length` of them, from number `first` on.

    At most `excess_queries` of them release an excess. Each releases `strata` sums.
    """

    first: int
    length: int
    excess_queries: int
    strata: int


@dataclass(frozen=True, slots=True)
class Epoch:
    """A closed epoch: samples counted by then, its series, contributions, and released sums and excess.

    `sums` has one sum for each stratum. `excess` is None if the epoch had no excess query.
    """

    samples: int
    series: Series
    contributions: tuple[Contribution, ...]
    sums: tuple[int, ...]
    excess: int | None


@dataclass(frozen=True, slots=True)
class Step:
    """Everything that happened at event number t, and the release after it.

    `estimate` is not clamped. `spent` is the nominal epsilon so far, or with Gaussian noise the
    rho of zCDP.
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
    """The progress of a level: public, a function of the arrivals.

    `samples` counts each user's samples up to the number that the level's median may read; the
    level becomes active at `needed` of them. `needed` is 0 for a level that needs no median.
    """

    level: int
    active: bool
    elements: int
    buffered: int
    samples: int
    needed: int


@dataclass(frozen=True, slots=True)
class Diversity:
    """Whether enough users have enough samples. Paper: def:diversity, with k rounded up (E18).

    Both sides are fractions because half of the largest sample count may not be an integer.
    """

    holds: bool
    samples: Fraction
    needed: Fraction
