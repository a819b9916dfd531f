"""What the paper's algorithms record at a step: blocks, and the private medians of algorithm 6."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from withhold_spec.number import Number


@dataclass(frozen=True)
class Block:
    """A user's completed block: its level, its sum and the projected sum, in grid units.

    projected is None while the block waits in a buffer.
    """

    level: int
    raw: Number
    projected: Number | None


@dataclass(frozen=True)
class Activation:
    """A level's private median, and the buffered blocks that then entered the level's counter.

    bins: the bin of every array's mean, in the order of the arrays. costs: one per candidate.
    """

    level: int
    bins: tuple[Number, ...]
    costs: tuple[Number, ...]
    choice: int
    prior: Fraction
    flushed: tuple[Block, ...]
