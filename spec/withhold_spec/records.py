"""What a run records at every step: the trace that tests, ports and vectors compare."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from withhold_spec.accounted.records import Epoch
from withhold_spec.number import Number
from withhold_spec.paper.records import Activation, Block
from withhold_spec.params import Params


@dataclass(frozen=True)
class Write:
    """A node of NoisyPartialSums, written once: its noise-free sum and its noise, in grid units."""

    counter: int
    node: int
    sum: Number
    noise: Number


@dataclass(frozen=True)
class Node:
    """The address of a node: which binary mechanism, which index (from 1)."""

    counter: int
    index: int


@dataclass(frozen=True)
class NodeCharge:
    """A node of a binary mechanism, written with discrete Laplace noise.

    epsilon: what one element costs in the node. sensitivity: the largest change of an element.
    scale: that of the noise. Both are in grid units, and sensitivity / scale is at most epsilon.
    """

    counter: int
    node: int
    epsilon: Fraction
    sensitivity: int
    scale: Fraction


@dataclass(frozen=True)
class MedianCharge:
    """A level's private median, drawn by the exponential mechanism.

    cost_sensitivity: by how much a user may change the cost of a candidate. scale: how many units of
    cost make a candidate less likely by a factor e; 2 cost_sensitivity / scale is at most epsilon.
    """

    level: int
    epsilon: Fraction
    cost_sensitivity: int
    scale: Fraction


@dataclass(frozen=True)
class EpochCharge:
    """The largest charge for an epoch of the ledger mechanism with discrete Laplace noise.

    cost: what the user with the largest charge paid, in budget units. epsilon: the privacy loss
    that it stands for. scale: that of the noise, in budget units; cost / scale is at most
    epsilon.
    """

    epoch: int
    epsilon: Fraction
    cost: int
    scale: Fraction


@dataclass(frozen=True)
class GaussianEpochCharge:
    """The largest charge for an epoch of the ledger mechanism with Gaussian noise.

    squared_cost: what the user with the largest charge paid, in squared budget units. rho: the
    privacy loss that it stands for, in zCDP. scale: that of Laplace noise of the same variance,
    in budget units; squared_cost / (4 scale**2) is at most rho.
    """

    epoch: int
    rho: Fraction
    squared_cost: int
    scale: Fraction


Charge: TypeAlias = NodeCharge | MedianCharge | EpochCharge | GaussianEpochCharge
"""A private step and what it costs."""


@dataclass(frozen=True)
class Step:
    """Everything that happened at time t.

    count: M(u_t) after the sample. written, read: the nodes written at t, and those that the
    estimate may use. sum: S_t in grid units. total: the number of samples contained in S_t.
    charges: one per private step, and one for all nodes of an epoch. spent: the nominal epsilon
    of all private steps so far; in the ledger mechanism the privacy loss of the user who has
    spent most, an epsilon or, with Gaussian noise, a rho. epoch: the epoch of the ledger
    mechanism that closed at t, if any.
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
        raise TypeError("a symbolic sum has no estimate")
    if total == 0:
        return params.prior
    return params.lower + (params.upper - params.lower) * Fraction(total_sum) / (
        params.grid * total
    )
