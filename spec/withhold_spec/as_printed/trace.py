"""What a printed algorithm records at every step, under a given choice of readings.

`Readings` says which places follow the print and which the repair, so that tests can examine one
fault at a time. `PRINTED` follows the print everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

from withhold_spec.as_printed import binary as printed_binary
from withhold_spec.as_printed import counting
from withhold_spec.as_printed.reals import Undefined
from withhold_spec.number import Number, add, ite
from withhold_spec.paper import binary, withholding
from withhold_spec.paper.binary import Counter

Noise: TypeAlias = Callable[[int, int, int], Number]
"""The noise drawn at time t for a counter's node: noise(t, counter, node)."""


def silent(t: int, counter: int, node: int) -> Number:
    """No noise."""
    return 0


@dataclass(frozen=True)
class Readings:
    """The places of algorithms 2 to 6 where print and repair differ.

    reads: the nodes of Sum (E13, E29). completes: log M(u) in Z_+ (E30). grows: what a block of a
    level adds to `total` (E14). collect: the sign u (E9). highest: L from m (E25). leaves: whether
    a level leaves Inactive, and its buffer is emptied, after line 12 of alg:multcounterfull (E1).
    """

    reads: Callable[[int], tuple[int, ...]]
    completes: Callable[[int], bool]
    grows: Callable[[int], int]
    collect: Callable[[tuple[Number, ...], Number], tuple[Number, ...]]
    highest: Callable[[int], int]
    leaves: bool


PRINTED = Readings(
    printed_binary.nodes_read,
    withholding.completes_block,
    counting.total_grows_by,
    counting.appended,
    counting.levels_rounded_up,
    leaves=False,
)
REPAIRED = Readings(
    binary.nodes_read,
    withholding.completes_block,
    withholding.block_size,
    counting.appended,
    withholding.levels,
    leaves=True,
)


@dataclass(frozen=True)
class Made:
    """A node when it is written, without its noise."""

    t: int
    counter: int
    node: int
    sum: Number


@dataclass(frozen=True)
class Outcome:
    """The end of step t: the streams, the buffers, and the nodes written and medians run at this step."""

    t: int
    streams: tuple[tuple[Number, ...], ...]
    made: tuple[Made, ...]
    sum: Number
    total: int
    medians: tuple[int, ...] = ()
    buffers: Mapping[int, tuple[Number, ...]] = field(default_factory=dict)

    @property
    def estimate(self) -> Fraction:
        """S_t / total. Raises: Undefined when total is 0."""
        if not isinstance(self.sum, int | Fraction):
            raise TypeError("a symbolic sum has no estimate")
        if self.total == 0:
            raise Undefined("a division by total = 0")
        return Fraction(self.sum) / self.total


def fed(
    readings: Readings, counter: Counter, element: Number, draw: Callable[[int], Number]
) -> Counter:
    """The counter after Stream <- Stream u {element}, which adds at most one node."""
    grown = readings.collect(counter.stream, element)
    return counter if len(grown) == len(counter.stream) else counter.append(element, draw)


def newest(t: int, number: int, before: Counter, after: Counter) -> tuple[Made, ...]:
    """The new nodes of a counter."""
    gained = range(len(before.stream) + 1, len(after.stream) + 1)
    return tuple(Made(t, number, node, after.sums[node - 1]) for node in gained)


def noisy_sum(readings: Readings, counters: Sequence[Counter]) -> Number:
    """S_t: the sum of all counters' sums."""
    return add(
        [
            counter.sums[node - 1] + counter.noises[node - 1]
            for counter in counters
            for node in readings.reads(len(counter.stream))
        ]
    )


def distance(left: Sequence[Outcome], right: Sequence[Outcome]) -> Number:
    """The l1-distance of all nodes of two runs, each with its own noise.

    Divided by the noise scale, it is the privacy loss of the run.
    Raises: ValueError if the runs do not write the same nodes; then no noise hides the change.
    """
    one = [made for outcome in left for made in outcome.made]
    other = [made for outcome in right for made in outcome.made]
    if [(m.t, m.counter, m.node) for m in one] != [(m.t, m.counter, m.node) for m in other]:
        raise ValueError("the two runs do not write the same nodes")
    gaps = [here.sum - there.sum for here, there in zip(one, other, strict=True)]
    return add([ite(gap < 0, 0 - gap, gap) for gap in gaps])
