"""Algorithm 6, the full algorithm: no prior is given; each level draws its own by a private median.

Paper: alg:multcounterfull, def:diversity.
"""

from __future__ import annotations

from dataclasses import replace

from withhold_spec.noise import Source
from withhold_spec.number import Number, add
from withhold_spec.paper.constants import diversity_arrays
from withhold_spec.paper.median import (
    costs,
    fill_arrays,
    midpoint,
    nearest_bin,
    rate,
    samples_present,
)
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.records import Activation, Block
from withhold_spec.paper.state import PaperState, Turn, count, enter, finish, project, start
from withhold_spec.paper.withholding import block_size, block_sum, completes_block, level_of, levels
from withhold_spec.params import Params
from withhold_spec.records import MedianCharge, Step
from withhold_spec.stream import Samples, User


def full_start(plan: Plan) -> PaperState:
    """The state before the first sample: levels 2..L are inactive. Paper: lines 2-5."""
    return start(plan, inactive=tuple(range(2, levels(plan.params.max_samples) + 1)))


def can_activate(plan: Plan, samples: Samples, level: int) -> bool:
    """Whether the samples fill the arrays of the level's median. Paper: line 9 (k rounded up, E18)."""
    return samples_present(samples, level) >= block_size(level) * plan.arrays[level]


def full_step(
    plan: Plan, state: PaperState, user: User, sample: Number, source: Source
) -> tuple[PaperState, Step]:
    """One step of algorithm 6. Paper: alg:multcounterfull, lines 7-29.

    Raises: TooManyUsersError.
    """
    # COUNT
    turn = count(plan, state, user, sample)
    if turn.ignored:
        return finish(plan, turn)
    for level in turn.state.inactive:
        if can_activate(plan, turn.state.samples, level):
            turn = activate(plan, turn, level, source)
    # RELEASE?
    if completes_block(turn.count):
        level = level_of(turn.count)
        block = Block(level, block_sum(turn.state.samples[user], level), None)
        if level in turn.state.inactive:
            turn = replace(turn, state=buffer(turn.state, block), block=block)
        else:
            # CLIP
            block = project(plan, block, turn.state.priors.get(level, plan.params.unit_prior))
            # TREE
            turn = replace(turn, block=block)
            turn = enter(plan, turn, level, block, block_size(level), source)
    # ESTIMATE
    return finish(plan, turn)


def activate(plan: Plan, turn: Turn, level: int, source: Source) -> Turn:
    """The level gets its prior, leaves Inactive, and its buffered blocks enter its counter.

    Paper: lines 10-12. [Deviates: E1] As printed, the level stays inactive and its buffer full, so
    the median is paid for, and the buffer released with fresh noise, at every later step.
    """
    # PRIVATE MEDIAN
    state = turn.state
    arrays = fill_arrays(state.samples, level, plan.arrays[level])
    bins = tuple(nearest_bin(add(array), level, plan.params.grid) for array in arrays)
    cost_row = costs(bins, level)
    choice = source.choose(level, cost_row, rate(plan.median_epsilon))
    prior = midpoint(level, choice)
    charge = MedianCharge(level, plan.median_epsilon, 2, 1 / rate(plan.median_epsilon))
    # CLIP
    waiting = state.buffers.get(level, ())
    flushed = tuple(project(plan, block, prior) for block in waiting)
    activation = Activation(level, bins, cost_row, choice, prior, flushed)
    state = replace(
        state,
        spent=state.spent + plan.median_epsilon,
        inactive=tuple(other for other in state.inactive if other != level),
        buffers={**state.buffers, level: ()},
        priors={**state.priors, level: prior},
    )
    turn = replace(
        turn,
        state=state,
        activations=(*turn.activations, activation),
        charges=(*turn.charges, charge),
    )
    # TREE
    for block in flushed:
        turn = enter(plan, turn, level, block, block_size(level), source)
    return turn


def buffer(state: PaperState, block: Block) -> PaperState:
    """The block waits, unprojected, until its level has a prior. Paper: lines 24-25.

    [Deviates: E9] The print takes a union of sets, which would lose equal sums.
    """
    waiting = (*state.buffers.get(block.level, ()), block)
    return replace(state, buffers={**state.buffers, block.level: waiting})


def diversity_holds(params: Params, samples: Samples) -> bool:
    """The diversity condition: at M_t/2 samples a user at most, the users fill k arrays of M_t/2.

    Both sides are doubled here, so that an odd M_t stays in integers. M_t is the largest M(u), and at least 1.
    Paper: def:diversity, with k rounded up as in the algorithm, or it would not imply activation
    (E18), and with the factor 2L of its display (E17).
    """
    largest = max([1, *map(len, samples.values())])
    present = sum(min(2 * len(own), largest) for own in samples.values())
    return present >= largest * diversity_arrays(params, max(1, largest))
