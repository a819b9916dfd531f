"""Algorithms 1 and 2 on a stream: every sample is an element of one binary mechanism.

Paper: alg:binmech, alg:naive.
"""

from __future__ import annotations

from dataclasses import replace

from withhold_spec.errors import HorizonError
from withhold_spec.noise import Source
from withhold_spec.number import Number
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.records import Block
from withhold_spec.paper.state import PaperState, Turn, count, enter, finish, project
from withhold_spec.records import Step
from withhold_spec.stream import User


def naive_step(
    plan: Plan, state: PaperState, user: User, sample: Number, source: Source
) -> tuple[PaperState, Step]:
    """One step of algorithm 2. Paper: alg:naive, lines 3-5.

    Raises: TooManyUsersError, HorizonError.
    """
    # COUNT
    turn = count(plan, state, user, sample)
    if turn.ignored:
        return finish(plan, turn)
    return finish(plan, _feed(plan, turn, sample, source))


def binary_step(
    plan: Plan, state: PaperState, user: User, sample: Number, source: Source
) -> tuple[PaperState, Step]:
    """One step of algorithm 1 on its own, with no limit on users.

    The privacy is per element, not per user. Paper: alg:binmech, lines 4-13.
    Raises: HorizonError.
    """
    # COUNT
    turn = count(plan, state, user, sample, capped=False)
    return finish(plan, _feed(plan, turn, sample, source))


def _feed(plan: Plan, turn: Turn, sample: Number, source: Source) -> Turn:
    """The sample enters the counter at once; nothing is withheld."""
    # RELEASE?
    if turn.state.total == plan.params.horizon:
        raise HorizonError(plan.params.horizon)
    # CLIP
    block = project(plan, Block(0, sample, None), plan.params.unit_prior)
    # TREE
    turn = replace(turn, block=block)
    return enter(plan, turn, counter=0, block=block, size=1, source=source)
