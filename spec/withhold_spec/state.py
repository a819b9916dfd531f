"""The state of a run, and the moves that all algorithms share. Every move returns a new state.

Every algorithm's step walks the same rails: COUNT, RELEASE?, CLIP, TREE, ESTIMATE.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction

from withhold_spec.accounted.records import Account, Epoch, Series
from withhold_spec.errors import TooManyUsersError
from withhold_spec.noise import Source
from withhold_spec.number import Number, add, clip
from withhold_spec.paper.binary import Counter, nodes_read
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.records import Activation, Block
from withhold_spec.params import Params
from withhold_spec.records import Charge, Node, Step, Write
from withhold_spec.stream import Samples, User


@dataclass(frozen=True)
class State:
    """What a run remembers. buffers, inactive and priors are used by the full algorithm alone, and
    accounts, epochs, series, radii and overhangs by the ledger mechanism alone.

    samples: M(u) is the number of a user's samples here. total: the samples contained in the
    counters. spent: the nominal epsilon of all private steps so far. accounts: one per user, in the
    order of samples. series: that of the last epoch. radii: of the noise of its sums and overhangs.
    overhangs: how many of these have been released.
    """

    counters: tuple[Counter, ...]
    samples: Samples = field(default_factory=dict)
    t: int = 0
    total: int = 0
    spent: Fraction = Fraction(0)
    inactive: tuple[int, ...] = ()
    buffers: Mapping[int, tuple[Block, ...]] = field(default_factory=dict)
    priors: Mapping[int, Fraction] = field(default_factory=dict)
    accounts: tuple[Account, ...] = ()
    epochs: tuple[Epoch, ...] = ()
    series: Series = Series(1, 0, 0)
    radii: tuple[Number, Number] = (0, 0)
    excesses: int = 0


@dataclass(frozen=True)
class Turn:
    """A step in the making: the state so far, and what has happened at this time."""

    state: State
    count: int
    ignored: bool
    block: Block | None = None
    activations: tuple[Activation, ...] = ()
    written: tuple[Write, ...] = ()
    charges: tuple[Charge, ...] = ()


def start(plan: Plan, inactive: tuple[int, ...] = ()) -> State:
    """The state before the first sample. Paper: the lines "Initialize"."""
    return State(counters=tuple(Counter() for _ in plan.scales), inactive=inactive)


def arrive(params: Params, state: State, user: User, sample: Number, capped: bool = True) -> Turn:
    """COUNT: M(u_t) grows by one and the sample is kept, unless the sample is to be ignored.

    [Deviates: E7] A user's samples after the m-th are ignored before anything else sees them.
    [Deviates: E8] A user after the n-th is refused, or ignored where the parameters say so.
    Paper: the line "M(u_t) <- M(u_t) + 1".
    Raises: TooManyUsersError.
    """
    own = state.samples.get(user, ())
    state = replace(state, t=state.t + 1)
    if capped and not own and len(state.samples) >= params.max_users:
        if params.extra_users == "refuse":
            raise TooManyUsersError(params.max_users)
        return Turn(state, count=0, ignored=True)
    if capped and len(own) >= params.max_samples:
        return Turn(state, count=len(own), ignored=True)
    samples = {**state.samples, user: (*own, sample)}
    return Turn(replace(state, samples=samples), count=len(own) + 1, ignored=False)


def project(plan: Plan, block: Block, prior: Fraction) -> Block:
    """CLIP: the block with its sum projected on the interval of its level."""
    low, high = plan.interval(block.level, prior)
    return replace(block, projected=clip(block.raw, low, high))


def enter(plan: Plan, turn: Turn, counter: int, block: Block, size: int, source: Source) -> Turn:
    """TREE: the projected block becomes the next element of a counter; `total` grows by its size.

    The new cell's noise is drawn now, once. Paper: the lines "Stream <- ..." and "total <- ...".
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
    charge = Charge("laplace", counter, node, plan.node_epsilon, plan.sensitivities[counter], scale)
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


def finish(plan: Plan, turn: Turn) -> tuple[State, Step]:
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
