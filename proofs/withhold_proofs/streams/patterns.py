"""All arrival patterns: the specification is run down the tree of arrivals, each prefix once.

Users are numbered by first arrival, so only patterns whose users appear as 0, 1, 2, ... are walked.
That loses nothing. The specification uses a user's name only as a key of `State.samples`: it looks
names up and compares them, and it takes `samples.values()`, in the order of insertion, which is the
order of first arrival; the private median goes through the users in that order too. So a run on a
pattern and the run on the same pattern with the names exchanged for others one to one take the same
steps, and every pattern is such an exchange of exactly one that is walked. (The paper's median goes
through the users by number; then the numbers would matter.) `tests/proofs` runs both and compares.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import sha256
from typing import TypeVar

from withhold_proofs.numbers.free import Table
from withhold_proofs.streams.draws import NoSeries
from withhold_spec.errors import ArrivalOrderError, HorizonError
from withhold_spec.number import Number
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.state import PaperState
from withhold_spec.params import Params
from withhold_spec.records import Step
from withhold_spec.replay import PAPER_MECHANISMS

Kept = TypeVar("Kept")
Pattern = tuple[int, ...]


@dataclass(frozen=True)
class Setting:
    """Which runs: a mechanism, its plan, how many users may arrive, and for how long."""

    mechanism: str
    plan: Plan
    users: int
    length: int

    def start(self) -> PaperState:
        """The state before the first sample."""
        return PAPER_MECHANISMS[self.mechanism][1](self.plan)


def plan_of(mechanism: str, params: Params) -> Plan:
    """The constants that the specification gives the mechanism."""
    return PAPER_MECHANISMS[mechanism][0](params)


@dataclass(frozen=True)
class FreeSource(NoSeries):
    """Draws as symbols, and medians that answer what is fixed beforehand.

    drawn: the addresses asked for since it was last emptied. A second draw at an address within one
    step is another symbol.
    """

    table: Table
    choices: Mapping[int, int] = field(default_factory=dict)
    drawn: list[tuple[int, int]] = field(default_factory=list)

    def laplace(self, counter: int, node: int, scale: Fraction) -> Number:
        again = self.drawn.count((counter, node))
        self.drawn.append((counter, node))
        return self.table.symbol("noise", counter, node, *[again] * (again > 0))

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        return self.choices.get(label, 0)


@dataclass(frozen=True)
class Branch:
    """A prefix of a pattern, the state after it, and the addresses drawn in its last step."""

    pattern: Pattern
    state: PaperState
    drawn: tuple[tuple[int, int], ...] = ()


Grow = Callable[[Kept, Branch, Step, PaperState], Kept]
"""grow(kept before, the node after the step, the step, the state before the step)."""


def leaves(
    setting: Setting, table: Table, first: Kept, grow: Grow[Kept]
) -> Iterator[tuple[Pattern, Kept]]:
    """Every pattern of full length with what `grow` gathered along it.

    A sample that the wishful order or the horizon refuses ends the run; its branch is left out.
    """
    source = FreeSource(table)
    stack = [(Branch((), setting.start()), first)]
    while stack:
        branch, kept = stack.pop()
        if len(branch.pattern) == setting.length:
            yield branch.pattern, kept
            continue
        newest = max(branch.pattern, default=-1) + 1
        for user in range(min(newest + 1, setting.users)):
            stepped = advance(setting, table, source, branch, user)
            if stepped is not None:
                after, step = stepped
                stack.append((after, grow(kept, after, step, branch.state)))


def along(setting: Setting, table: Table, pattern: Pattern, first: Kept, grow: Grow[Kept]) -> Kept:
    """What `grow` gathers along one pattern."""
    source, branch, kept = FreeSource(table), Branch((), setting.start()), first
    for user in pattern:
        stepped = advance(setting, table, source, branch, user)
        if stepped is None:
            raise ValueError("the mechanism refuses the pattern")
        before, (branch, step) = branch.state, stepped
        kept = grow(kept, branch, step, before)
    return kept


def advance(
    setting: Setting, table: Table, source: FreeSource, branch: Branch, user: int
) -> tuple[Branch, Step] | None:
    """One more arrival, its sample a symbol of its own; None where it is refused."""
    step_function = PAPER_MECHANISMS[setting.mechanism][2]
    sample = table.symbol("sample", user, branch.pattern.count(user) + 1)
    source.drawn.clear()
    try:
        state, step = step_function(setting.plan, branch.state, user, sample, source)
    except (ArrivalOrderError, HorizonError):
        return None
    return Branch((*branch.pattern, user), state, tuple(source.drawn)), step


def random_pattern(seed: str, users: int, length: int, heavy: int) -> Pattern:
    """A fixed pattern that looks random: the hash of seed and time decides who comes.

    Every other sample is of one of the first `heavy` users, so that high levels are reached; users
    are then numbered by first arrival.
    """
    names: dict[int, int] = {}
    pattern = []
    for t in range(length):
        digest = sha256(f"{seed}/{t}".encode()).digest()
        number = int.from_bytes(digest[:8], "big")
        user = number % heavy if digest[8] % 2 else number % users
        pattern.append(names.setdefault(user, len(names)))
    return tuple(pattern)
