"""What a run leaves behind at every step: the trace that tests, ports and vectors compare."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from withhold_spec.accounted.records import Epoch
from withhold_spec.number import Number
from withhold_spec.paper.records import Activation, Block
from withhold_spec.params import Params


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
