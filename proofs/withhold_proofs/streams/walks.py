"""Runs of the specification over all small arrival patterns, with samples that a sum identifies.

Sample number i of a run is 2**i and nothing is clipped, so the binary digits of a sum show which samples
it holds. Users are numbered by first arrival; `patterns` says why this suffices.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from withhold_proofs.streams.search import next_users
from withhold_spec.errors import ArrivalOrderError
from withhold_spec.noise import Source, Tape
from withhold_spec.number import Number
from withhold_spec.paper.plan import Interval, Plan
from withhold_spec.paper.state import PaperState
from withhold_spec.params import Params
from withhold_spec.records import Step
from withhold_spec.replay import PAPER_MECHANISMS


@dataclass(frozen=True)
class Walk:
    """A run so far: the user of each sample, every step, and the state after the last one."""

    users: tuple[int, ...]
    steps: tuple[Step, ...]
    state: PaperState

    @property
    def counts(self) -> list[int]:
        """How many samples of each user were counted."""
        return [len(own) for own in self.state.samples.values()]

    def described(self) -> str:
        """The arrivals and the last estimate's total, as text."""
        last = self.steps[-1]
        return f"arrivals {''.join(map(str, self.users))}: total {last.total} at t = {last.t}"


def unclipped(mechanism: str, params: Params) -> Plan:
    """The plan of the mechanism with intervals so wide that no sum is clipped."""

    def interval(level: int, prior: Fraction) -> Interval:
        return (0, 2**256)

    return replace(PAPER_MECHANISMS[mechanism][0](params), interval=interval)


def walks(
    mechanism: str, plan: Plan, users: int, length: int, source: Source | None = None
) -> Iterator[Walk]:
    """Every run of at most `length` samples by at most `users` users, each prefix once.

    Runs in which a sample is refused or ignored are left out.
    """
    _, start, step_function = PAPER_MECHANISMS[mechanism]
    draws = Tape() if source is None else source
    waiting = [Walk((), (), start(plan))]
    while waiting:
        walk = waiting.pop()
        if walk.steps:
            yield walk
        if len(walk.users) == length:
            continue
        for user in next_users(walk.users, users):
            sample = 2 ** len(walk.users)
            try:
                state, step = step_function(plan, walk.state, user, sample, draws)
            except ArrivalOrderError:
                continue
            if not step.ignored:
                waiting.append(Walk((*walk.users, user), (*walk.steps, step), state))


def held(total_sum: Number) -> int:
    """How many binary ones a sum without noise has; -1 if it is negative or not an integer.

    This is the number of samples in the sum exactly if no sample is in it twice.
    """
    return total_sum.bit_count() if isinstance(total_sum, int) and total_sum >= 0 else -1
