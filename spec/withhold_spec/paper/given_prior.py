"""Algorithms 4 and 5: exponential withhold-release with the prior given.

They differ in one thing: all blocks feed one counter, or each level feeds its own.
Paper: alg:singcounter, alg:multcounter.
"""

from __future__ import annotations

from dataclasses import replace

from withhold_spec.noise import Source
from withhold_spec.number import Number
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.records import Block
from withhold_spec.paper.state import PaperState, count, enter, finish, project
from withhold_spec.paper.withholding import block_size, block_sum, completes_block, level_of
from withhold_spec.records import Step
from withhold_spec.stream import User


def single_step(
    plan: Plan, state: PaperState, user: User, sample: Number, source: Source
) -> tuple[PaperState, Step]:
    """One step of algorithm 4: one binary mechanism. Paper: alg:singcounter, lines 5-16.

    Raises: TooManyUsersError.
    """
    return _step(plan, state, user, sample, source, one_counter=True)


def multiple_step(
    plan: Plan, state: PaperState, user: User, sample: Number, source: Source
) -> tuple[PaperState, Step]:
    """One step of algorithm 5: a binary mechanism per level. Paper: alg:multcounter, lines 5-16.

    Raises: TooManyUsersError.
    """
    return _step(plan, state, user, sample, source, one_counter=False)


def _step(
    plan: Plan, state: PaperState, user: User, sample: Number, source: Source, one_counter: bool
) -> tuple[PaperState, Step]:
    # COUNT
    turn = count(plan, state, user, sample)
    # RELEASE?
    if not turn.ignored and completes_block(turn.count):
        level = level_of(turn.count)
        raw = block_sum(turn.state.samples[user], level)
        # CLIP
        block = project(plan, Block(level, raw, None), plan.params.unit_prior)
        # TREE
        turn = replace(turn, block=block)
        counter = 0 if one_counter else level
        turn = enter(plan, turn, counter, block, block_size(level), source)
    # ESTIMATE
    return finish(plan, turn)
