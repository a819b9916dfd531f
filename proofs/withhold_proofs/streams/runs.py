"""Whole runs, step by step: what is released is made of noisy cells and public counts alone.

The runs are those of `sensitivity`, on symbols: equal forms are equal for every stream and every
tape.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import cast

from withhold_proofs.model import Verdict
from withhold_proofs.numbers.free import Free, Table, same
from withhold_proofs.numbers.secret import Looked
from withhold_proofs.report.coverage import note
from withhold_proofs.streams.patterns import Branch, Setting, leaves
from withhold_spec.number import Number, add
from withhold_spec.paper.records import Block
from withhold_spec.paper.state import PaperState
from withhold_spec.properties.paper import one_element_per_level
from withhold_spec.records import MedianCharge, NodeCharge, Step, Write

Address = tuple[int, int]


@dataclass(frozen=True)
class Past:
    """The steps of a run so far, its cells by address, and the blocks that entered counters."""

    written: Mapping[Address, Write] = field(default_factory=dict)
    blocks: tuple[Block, ...] = ()
    steps: tuple[Step, ...] = ()


Fault = Callable[[Past, Branch, Step], str]
"""What is wrong with the step, given everything up to and including it; "" if nothing is."""


class Broken(Exception):
    """A step that is not as it should be."""


def every_step(settings: Sequence[Setting], fault: Fault) -> Verdict:
    """Whether no step of any run of the settings has the fault."""
    tally: Tally[str] = Tally()
    try:
        for setting in settings:
            grow = partial(_grow, setting, fault, tally)
            tally["patterns"] += sum(1 for _ in leaves(setting, Table(), Past(), grow))
    except (Broken, Looked) as broken:
        return Verdict(False, str(broken), tally)
    return Verdict(True, f"{tally['patterns']} patterns, {tally['prefixes']} prefixes", tally)


def _grow(
    setting: Setting,
    fault: Fault,
    tally: Tally[str],
    past: Past,
    branch: Branch,
    step: Step,
    before: PaperState,
) -> Past:
    past = _after(past, step)
    found = _repeated(past, branch, step) or fault(past, branch, step)
    if found:
        raise Broken(f"{setting.mechanism}, arrivals {branch.pattern}: {found}")
    note(tally, setting.plan, branch.state, step)
    return past


def _after(past: Past, step: Step) -> Past:
    new = {(write.counter, write.node): write for write in step.written}
    blocks = [block for activation in step.activations for block in activation.flushed]
    if step.block is not None and step.block.projected is not None:
        blocks.append(step.block)
    return Past({**past.written, **new}, (*past.blocks, *blocks), (*past.steps, step))


def _repeated(past: Past, branch: Branch, step: Step) -> str:
    """A cell written for the second time: its first content would be lost here."""
    addresses = [(write.counter, write.node) for write in step.written]
    nodes = sum(len(counter.stream) for counter in branch.state.counters)
    if len(set(addresses)) < len(addresses) or len(past.written) != nodes:
        return "a cell is written twice, or not at all"
    return ""


def hidden_release(past: Past, branch: Branch, step: Step) -> str:
    """S_t is the sum of the stored noisy cells that are read; every draw is one cell's, once."""
    addresses = tuple((write.counter, write.node) for write in step.written)
    if branch.drawn != addresses:
        return f"drawn for {branch.drawn}, written are {addresses}"
    charged = sorted(type(charge).__name__ for charge in step.charges)
    expected = [MedianCharge.__name__] * len(step.activations)
    expected += [NodeCharge.__name__] * len(step.written)
    if charged != expected:
        return f"charged {charged}, drawn {expected}"
    read = [past.written.get((node.counter, node.index)) for node in step.read]
    if None in read:
        return "a cell is read that was never written"
    noisy = add([write.sum + write.noise for write in cast(list[Write], read)])
    return "" if same(step.sum, noisy) else "the sum is not that of the cells read"


def wrong_content(past: Past, branch: Branch, step: Step) -> str:
    """The cells read hold every projected block once, `total` its samples, and no sample twice."""
    held = add([past.written[node.counter, node.index].sum for node in step.read])
    projected = add([cast(Number, block.projected) for block in past.blocks])
    if not same(held, projected):
        return "the cells read do not hold every released block once"
    samples = [atom for block in past.blocks for atom in _symbols(block.raw)]
    if len(samples) != len(set(samples)):
        return "a sample is released twice"
    if step.total != len(samples):
        return f"total is {step.total}, the blocks hold {len(samples)} samples"
    return ""


def second_block(past: Past, branch: Branch, step: Step) -> str:
    """A user completes at most one block of each level."""
    if one_element_per_level(branch.pattern, past.steps):
        return ""
    return "a user has completed two blocks of one level"


def _symbols(form: Number) -> list[int]:
    """The samples in a block's sum, which is a plain sum of samples."""
    if not isinstance(form, Free) or form.constant or set(form.parts.values()) - {1}:
        raise Broken("a block is not a plain sum of samples")
    return list(form.parts)
