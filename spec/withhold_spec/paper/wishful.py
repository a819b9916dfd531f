"""Algorithm 3: the prior is given, and every user's m samples arrive in a row.

Paper: alg:wishful, supp:wishful.
"""

from __future__ import annotations

from dataclasses import replace

from withhold_spec.errors import ArrivalOrderError
from withhold_spec.noise import Source
from withhold_spec.number import Number, add
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.records import Block
from withhold_spec.paper.state import PaperState, count, enter, finish, project
from withhold_spec.records import Step
from withhold_spec.stream import Samples, User


def check_order(params_m: int, samples: Samples, user: User) -> None:
    """Checks that the sample continues the open block, or begins one if none is open.

    [Deviates: E8] The paper assumes the order; a user in two blocks would cost twice as much.
    Raises: ArrivalOrderError.
    """
    open_blocks = [known for known, own in samples.items() if len(own) < params_m]
    if open_blocks and open_blocks != [user]:
        raise ArrivalOrderError(params_m)


def wishful_step(
    plan: Plan, state: PaperState, user: User, sample: Number, source: Source
) -> tuple[PaperState, Step]:
    """One step of algorithm 3. Paper: alg:wishful, lines 3-14; est_t is the prior for t < m.

    Raises: TooManyUsersError, ArrivalOrderError.
    """
    m = plan.params.max_samples
    # COUNT
    turn = count(plan, state, user, sample)
    if turn.ignored:
        return finish(plan, turn)
    check_order(m, state.samples, user)
    # RELEASE?
    if turn.count == m:
        raw = add(turn.state.samples[user])
        # CLIP
        block = project(plan, Block(0, raw, None), plan.params.unit_prior)
        # TREE
        turn = replace(turn, block=block)
        turn = enter(plan, turn, counter=0, block=block, size=m, source=source)
    # ESTIMATE
    return finish(plan, turn)
