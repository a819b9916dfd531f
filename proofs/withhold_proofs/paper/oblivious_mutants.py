"""The specification with a look at a sample where none is allowed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import cast

from withhold_proofs.model import Mutant
from withhold_spec import state
from withhold_spec.noise import Source
from withhold_spec.number import Number, add
from withhold_spec.paper import binary, full, median, withholding
from withhold_spec.paper import state as moves
from withhold_spec.paper.binary import Counter
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.records import Block
from withhold_spec.paper.state import PaperState, Turn
from withhold_spec.params import Params
from withhold_spec.state import Arrival, S
from withhold_spec.stream import Samples, User


def _branching_clip(value: Number, low: Number, high: Number) -> Number:
    if value < low:
        return low
    return high if high < value else value


def _sum_of_the_others(samples: Sequence[Number], level: int) -> Number:
    """Zeros are skipped, as if that made no difference."""
    return withholding.block_sum([sample for sample in samples if sample], level)


def _total_of_ones(
    plan: Plan, turn: Turn, counter: int, block: Block, size: int, source: Source
) -> Turn:
    """A block whose sum is 0 does not count."""
    return moves.enter(plan, turn, counter, block, size if block.raw > 0 else 0, source)


def _buffer_as_set(before: PaperState, block: Block) -> PaperState:
    """Buffer and {sigma} are united as sets (E9)."""
    waiting = before.buffers.get(block.level, ())
    if any(block.raw == other.raw for other in waiting):
        return before
    return full.buffer(before, block)


def _stream_as_set(self: Counter, element: Number, draw: Callable[[int], Number]) -> Counter:
    """Stream and {sigma} are united as sets (E9)."""
    if element in self.stream:
        return self
    return binary.Counter.append(self, element, draw)


def _divided_bin(array_sum: Number, level: int, grid: int) -> Number:
    """The bin by division of integers, so that the sum is used as an index."""
    bins, full_sum = median.bin_count(level), withholding.block_size(level) * grid
    table = [bins * total // (full_sum + 1) for total in range(full_sum + 1)]
    return table[cast(int, array_sum)]


def _active_by_sum(plan: Plan, samples: Samples, level: int) -> bool:
    """A level waits for samples that are not all 0."""
    enough = full.can_activate(plan, samples, level)
    seen = add([sample for own in samples.values() for sample in own])
    return bool(enough and seen > 0)


def _sorted_arrays(samples: Samples, level: int, arrays: int) -> tuple[tuple[Number, ...], ...]:
    """Every user gives the smallest samples, not the first ones."""
    lowest: Samples = {
        user: tuple(sorted(cast(tuple[int, ...], own))) for user, own in samples.items()
    }
    return median.fill_arrays(lowest, level, arrays)


def _zeros_dropped(
    params: Params, before: S, user: User, sample: Number, capped: bool = True
) -> Arrival[S]:
    """A look that secret numbers cannot see, for they are no integers: plain zeros do not count."""
    arrival = state.arrive(params, before, user, sample, capped)
    if isinstance(sample, int) and sample == 0:
        return replace(arrival, ignored=True)
    return arrival


MUTANTS = (
    Mutant(
        "clip-branches",
        "The projection is written with Python's if.",
        overrides={"withhold_spec.number:clip": _branching_clip},
    ),
    Mutant(
        "zeros-skipped",
        "A block's sum leaves out samples that are zero.",
        overrides={"withhold_spec.paper.withholding:block_sum": _sum_of_the_others},
    ),
    Mutant(
        "empty-blocks-not-counted",
        "A block whose sum is 0 adds nothing to total.",
        overrides={"withhold_spec.paper.state:enter": _total_of_ones},
    ),
    Mutant(
        "buffer-as-set",
        "A sum that waits already is not buffered again (E9).",
        overrides={"withhold_spec.paper.full:buffer": _buffer_as_set},
    ),
    Mutant(
        "stream-as-set",
        "An element that the stream holds already is not appended (E9).",
        overrides={"withhold_spec.paper.binary:Counter.append": _stream_as_set},
    ),
    Mutant(
        "sum-as-index",
        "The bin of an array's mean is looked up by the sum.",
        overrides={"withhold_spec.paper.median:nearest_bin": _divided_bin},
    ),
    Mutant(
        "activation-by-value",
        "A level becomes active only when some sample is not 0.",
        overrides={"withhold_spec.paper.full:can_activate": _active_by_sum},
    ),
    Mutant(
        "arrays-of-smallest",
        "A user gives the median's arrays the smallest samples instead of the first.",
        overrides={"withhold_spec.paper.median:fill_arrays": _sorted_arrays},
    ),
    Mutant(
        "integer-zeros-dropped",
        "A sample that is the integer 0 is ignored, while one that is secret is not.",
        overrides={"withhold_spec.state:arrive": _zeros_dropped},
    ),
)
