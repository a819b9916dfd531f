"""Every step of whole runs: releases depend on data only through noisy nodes.

The specification runs on symbolic samples and noise for all arrival patterns within bounds
(`patterns`). Two forms that are equal are equal for all samples and all noise.
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
    """The steps of a run so far, its nodes by address, and the blocks that entered counters."""

    written: Mapping[Address, Write] = field(default_factory=dict)
    blocks: tuple[Block, ...] = ()
    steps: tuple[Step, ...] = ()


Fault = Callable[[Past, Branch, Step], str]
"""A check of one step. It gets everything up to and including the step, and describes what is wrong.

The description is "" if nothing is wrong.
"""


class Broken(Exception):
    """A check found a fault in a step."""


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
    """A fault if a node is written twice or a node of the state was never written."""
    addresses = [(write.counter, write.node) for write in step.written]
    nodes = sum(len(counter.stream) for counter in branch.state.counters)
    if len(set(addresses)) < len(addresses) or len(past.written) != nodes:
        return "a node is written twice, or not at all"
    return ""


def hidden_release(past: Past, branch: Branch, step: Step) -> str:
    """S_t is the sum of the stored noisy nodes that are read, and each node draws noise exactly once."""
    addresses = tuple((write.counter, write.node) for write in step.written)
    if branch.drawn != addresses:
        return f"noise is drawn for {branch.drawn}, nodes {addresses} are written"
    charged = sorted(type(charge).__name__ for charge in step.charges)
    expected = [MedianCharge.__name__] * len(step.activations)
    expected += [NodeCharge.__name__] * len(step.written)
    if charged != expected:
        return f"the charges are {charged}, the draws {expected}"
    read = [past.written.get((node.counter, node.index)) for node in step.read]
    if None in read:
        return "a node is read that was never written"
    noisy = add([write.sum + write.noise for write in cast(list[Write], read)])
    return "" if same(step.sum, noisy) else "the sum is not that of the nodes read"


def wrong_content(past: Past, branch: Branch, step: Step) -> str:
    """The nodes read hold each projected block once; `total` counts the samples, none of them twice."""
    held = add([past.written[node.counter, node.index].sum for node in step.read])
    projected = add([cast(Number, block.projected) for block in past.blocks])
    if not same(held, projected):
        return "the nodes read do not hold every released block once"
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
    """The samples in a block's sum. Raises: Broken if it is not a plain sum of samples."""
    if not isinstance(form, Free) or form.constant or set(form.parts.values()) - {1}:
        raise Broken("a block is not a plain sum of samples")
    return list(form.parts)
