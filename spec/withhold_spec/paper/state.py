"""The state of algorithms 1 to 6, and the moves that they share. Every move returns a new state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction

from withhold_spec.noise import Source
from withhold_spec.number import Number, add, clip
from withhold_spec.paper.binary import Counter, nodes_read
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.records import Activation, Block
from withhold_spec.records import Charge, Node, NodeCharge, Step, Write
from withhold_spec.state import Arrival, State, arrive
from withhold_spec.stream import User


@dataclass(frozen=True)
class PaperState(State):
    """What a run of algorithms 1 to 6 remembers.

    total: the samples contained in the counters. spent: the nominal epsilon of all private steps so
    far. Of algorithm 6 alone: inactive, the levels that have no prior yet; buffers, the blocks that wait
    for one, by level; priors, by active level.
    """

    counters: tuple[Counter, ...] = ()
    spent: Fraction = Fraction(0)
    inactive: tuple[int, ...] = ()
    buffers: Mapping[int, tuple[Block, ...]] = field(default_factory=dict)
    priors: Mapping[int, Fraction] = field(default_factory=dict)


@dataclass(frozen=True)
class Turn(Arrival[PaperState]):
    """An unfinished step: the state so far, and what has happened at this time."""

    block: Block | None = None
    activations: tuple[Activation, ...] = ()
    written: tuple[Write, ...] = ()
    charges: tuple[Charge, ...] = ()


def start(plan: Plan, inactive: tuple[int, ...] = ()) -> PaperState:
    """The state before the first sample. Paper: the lines "Initialize"."""
    return PaperState(counters=tuple(Counter() for _ in plan.scales), inactive=inactive)


def count(plan: Plan, state: PaperState, user: User, sample: Number, capped: bool = True) -> Turn:
    """COUNT: the turn begins with the sample's arrival. See `withhold_spec.state.arrive`.

    Raises: TooManyUsersError.
    """
    arrival = arrive(plan.params, state, user, sample, capped)
    return Turn(arrival.state, arrival.count, arrival.ignored)


def project(plan: Plan, block: Block, prior: Fraction) -> Block:
    """CLIP: the block with its sum projected on the interval of its level."""
    low, high = plan.interval(block.level, prior)
    return replace(block, projected=clip(block.raw, low, high))


def enter(plan: Plan, turn: Turn, counter: int, block: Block, size: int, source: Source) -> Turn:
    """TREE: the projected block becomes the next element of a counter; `total` grows by its size.

    The new node's noise is drawn now, once. Paper: the lines "Stream <- ..." and "total <- ...".
    [Deviates: E9] The block is appended; the printed union of sets would lose equal sums.
    [Deviates: E14] `total` grows by the samples that the block holds, not by M(u).
    """
    if block.projected is None:
        raise ValueError("a block enters a counter only after its projection")
    state, scale = turn.state, plan.scales[counter]
    opened = not state.counters[counter].stream
    grown = state.counters[counter].append(
        block.projected, lambda node: source.laplace(counter, node, scale)
    )
    node = len(grown.stream)
    write = Write(counter, node, grown.sums[-1], grown.noises[-1])
    charge = NodeCharge(counter, node, plan.node_epsilon, plan.sensitivities[counter], scale)
    counters = (*state.counters[:counter], grown, *state.counters[counter + 1 :])
    state = replace(
        state,
        counters=counters,
        total=state.total + size,
        spent=state.spent + (plan.counter_epsilon if opened else 0),
    )
    return replace(
        turn, state=state, written=(*turn.written, write), charges=(*turn.charges, charge)
    )


def finish(plan: Plan, turn: Turn) -> tuple[PaperState, Step]:
    """ESTIMATE: S_t is the sum of all counters' sums, est_t = S_t / total.

    Paper: the lines "S_t <- ..." and "return est_t".
    """
    state = turn.state
    step = Step(
        t=state.t,
        count=turn.count,
        ignored=turn.ignored,
        block=turn.block,
        activations=turn.activations,
        written=turn.written,
        read=tuple(
            Node(number, node)
            for number, counter in enumerate(state.counters)
            for node in nodes_read(len(counter.stream))
        ),
        sum=add([counter.total() for counter in state.counters]),
        total=state.total,
        charges=turn.charges,
        spent=state.spent,
        params=plan.params,
    )
    return state, step
