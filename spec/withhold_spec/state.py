"""What every run remembers, and the move that begins every step. A move returns a new state.

Every step has the same phases: COUNT, RELEASE?, CLIP, TREE, ESTIMATE. COUNT is here; the other
moves of the paper's algorithms are in `paper.state`, and those of the ledger mechanism in
`accounted.epoch`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from withhold_spec.errors import TooManyUsersError
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.stream import Samples, User


@dataclass(frozen=True)
class State:
    """What every mechanism remembers; each family of mechanisms adds its own.

    samples: the counted samples of every user; M(u) is their number. t: how many samples have
    arrived. total: how many samples the current estimate contains.
    """

    samples: Samples = field(default_factory=dict)
    t: int = 0
    total: int = 0


S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Arrival(Generic[S]):
    """A sample that has been counted or ignored. count: M(u_t) with the sample."""

    state: S
    count: int
    ignored: bool


def arrive(params: Params, state: S, user: User, sample: Number, capped: bool = True) -> Arrival[S]:
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
        return Arrival(state, count=0, ignored=True)
    if capped and len(own) >= params.max_samples:
        return Arrival(state, count=len(own), ignored=True)
    samples = {**state.samples, user: (*own, sample)}
    return Arrival(replace(state, samples=samples), count=len(own) + 1, ignored=False)
