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
    cell: int
    sum: Number
    noise: Number


@dataclass(frozen=True)
class Cell:
    """The address of a cell: which binary mechanism, which index (from 1)."""

    counter: int
    cell: int


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
    largest change of an element in grid units, scale the noise's scale in grid units.
    mechanism "exponential": level's private median; sensitivity is the cost's, scale the number of
    cost units per factor e. Either way sensitivity / scale pays for at most epsilon per use.
    """

    mechanism: str
    level: int
    cell: int
    epsilon: Fraction
    sensitivity: int
    scale: Fraction


@dataclass(frozen=True)
class Step:
    """Everything that happened at time t.

    count: M(u_t) after the sample. sum: S_t in grid units. total: the samples contained in S_t.
    spent: the nominal epsilon of all private steps so far. The ledger so far is the concatenation of
    the charges of the steps.
    """

    t: int
    count: int
    ignored: bool
    block: Block | None
    activations: tuple[Activation, ...]
    written: tuple[Write, ...]
    read: tuple[Cell, ...]
    sum: Number
    total: int
    charges: tuple[Charge, ...]
    spent: Fraction
    params: Params

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
