"""All arrival patterns: the specification runs on the tree of arrivals, on each prefix once.

An arrival pattern lists the user of each sample. Only patterns whose users first appear in the order
0, 1, 2, ... are run. This suffices, because runs do not depend on the names of users. The
specification uses a name only as a key of `State.samples`: it looks names up, compares them, and takes
`samples.values()` in the order of insertion, which is the order of first arrival. The private median
takes the users in that order too. So two patterns that differ by a one-to-one exchange of names take the
same steps, and each pattern is such an exchange of exactly one pattern that is run. (The paper's median
takes the users by number; there the names would matter.) `tests/proofs` compares runs under all
exchanges of names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from hashlib import sha256
from typing import TypeVar

from withhold_proofs.numbers.free import Table
from withhold_proofs.streams.draws import NoSeries
from withhold_proofs.streams.search import next_users
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
    """Runs of a mechanism with a plan, on patterns of `length` samples by at most `users` users."""

    mechanism: str
    plan: Plan
    users: int
    length: int

    def start(self) -> PaperState:
        """The state before the first sample."""
        return PAPER_MECHANISMS[self.mechanism][1](self.plan)


def plan_of(mechanism: str, params: Params) -> Plan:
    """The plan that the specification makes for the mechanism."""
    return PAPER_MECHANISMS[mechanism][0](params)


def with_arrays(plan: Plan, counts: Sequence[int]) -> list[Plan]:
    """Algorithm 6 with each number of arrays per median, instead of the one that epsilon gives."""
    if not plan.arrays:
        return [plan]
    return [replace(plan, arrays=(count,) * len(plan.arrays)) for count in counts]


@dataclass(frozen=True)
class FreeSource(NoSeries):
    """Draws noise as symbols; each private median returns a fixed choice, by default 0.

    drawn: the addresses drawn at since the list was last emptied. A second draw at one address within a
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
"""grow(kept before, the branch after the step, the step, the state before the step) is kept after it."""


def leaves(
    setting: Setting, table: Table, first: Kept, grow: Grow[Kept]
) -> Iterator[tuple[Pattern, Kept]]:
    """Every pattern of full length, with what `grow` kept along it.

    A pattern is left out if the mechanism refuses a sample: in the wishful scenario because of the order of
    arrivals, and after the horizon.
    """
    source = FreeSource(table)
    stack = [(Branch((), setting.start()), first)]
    while stack:
        branch, kept = stack.pop()
        if len(branch.pattern) == setting.length:
            yield branch.pattern, kept
            continue
        for user in next_users(branch.pattern, setting.users):
            stepped = advance(setting, table, source, branch, user)
            if stepped is not None:
                after, step = stepped
                stack.append((after, grow(kept, after, step, branch.state)))


def along(setting: Setting, table: Table, pattern: Pattern, first: Kept, grow: Grow[Kept]) -> Kept:
    """What `grow` kept along one pattern. Raises: ValueError if the mechanism refuses a sample."""
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
    """One more sample, which is a symbol of its own; None if the mechanism refuses it."""
    step_function = PAPER_MECHANISMS[setting.mechanism][2]
    sample = table.symbol("sample", user, branch.pattern.count(user) + 1)
    source.drawn.clear()
    try:
        state, step = step_function(setting.plan, branch.state, user, sample, source)
    except (ArrivalOrderError, HorizonError):
        return None
    return Branch((*branch.pattern, user), state, tuple(source.drawn)), step


def random_pattern(seed: str, users: int, length: int, heavy: int) -> Pattern:
    """A pseudo-random pattern: a hash of seed and time chooses the user of each sample.

    About half of the samples are sent by the first `heavy` users, so that they reach high levels. Users
    are numbered by first arrival.
    """
    names: dict[int, int] = {}
    pattern = []
    for t in range(length):
        digest = sha256(f"{seed}/{t}".encode()).digest()
        number = int.from_bytes(digest[:8], "big")
        user = number % heavy if digest[8] % 2 else number % users
        pattern.append(names.setdefault(user, len(names)))
    return tuple(pattern)
