"""Counts what enumerated runs exercise, because runs without a median show nothing about medians."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Mapping

from withhold_proofs.numbers.free import Free
from withhold_spec.number import Number
from withhold_spec.paper.median import fill_arrays
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.state import PaperState
from withhold_spec.records import Step

Coverage = Mapping[str, int]
"""Counters by name, counted over the prefixes of all patterns, each prefix once."""


def note(tally: Tally[str], plan: Plan, state: PaperState, step: Step) -> None:
    """Counts what the step did; `state` is the one after it."""
    tally["prefixes"] += 1
    tally["ignored samples"] += step.ignored
    for activation in step.activations:
        tally["medians run"] += 1
        tally["flushed blocks"] += len(activation.flushed)
        arrays = fill_arrays(state.samples, activation.level, plan.arrays[activation.level])
        tally["users in two arrays"] += _in_two(arrays)
    if step.block is not None and step.block.projected is not None:
        tally["projected releases"] += 1
        tally["releases of an activated level"] += step.block.level in state.priors


def _in_two(arrays: tuple[tuple[Number, ...], ...]) -> int:
    """How many users have samples in more than one array."""
    found: Tally[object] = Tally()
    for array in arrays:
        owners = (number.owners() for number in array if isinstance(number, Free))
        found.update(frozenset[object]().union(*owners))
    return sum(count > 1 for count in found.values())
