"""Obliviousness: nothing but sums, bins and costs depends on a sample.

Counts, nodes, addresses, totals, activations, charges: for given arrivals and given outcomes of the
private draws they are the same for all data. The specification runs on secret numbers
(`numbers.secret`), which raise an exception when code branches on them, and on several data sets, whose
public parts must equal those of the secret run. Paper: thm:final, whose proof assumes this.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from hashlib import sha256
from itertools import product

from withhold_proofs.model import Obligation, Verdict
from withhold_proofs.numbers.secret import Looked, SecretNumber
from withhold_proofs.paper.statements import bounded
from withhold_proofs.report.coverage import note
from withhold_proofs.streams.draws import NoSeries
from withhold_proofs.streams.patterns import Pattern, plan_of, random_pattern, with_arrays
from withhold_proofs.streams.search import next_users
from withhold_spec.errors import ArrivalOrderError, HorizonError
from withhold_spec.number import Number
from withhold_spec.paper import median
from withhold_spec.paper.plan import Plan
from withhold_spec.paper.state import PaperState
from withhold_spec.params import Params
from withhold_spec.properties.paper import oblivious
from withhold_spec.records import Step
from withhold_spec.replay import PAPER_MECHANISMS
from withhold_spec.stream import Samples

GRID = 4
NAMES = ("binary", "naive", "wishful", "single", "multiple", "full")

Data = Callable[[int, int], Number]
"""data(user, j): the user's sample number j, in grid units."""


def hashed(user: int, j: int) -> int:
    """Some sample from 0 to the grid."""
    return sha256(f"{user}/{j}".encode()).digest()[0] % (GRID + 1)


SECRETS: Data = lambda user, j: SecretNumber()
VALUES: Mapping[str, Data] = {
    "all 0": lambda user, j: 0,
    "all 1": lambda user, j: GRID,
    "mixed": hashed,
}


@dataclass(frozen=True)
class Outcomes(NoSeries):
    """The outcomes of the private draws: fixed medians, and noise of one kind."""

    noise: Number
    choices: Mapping[int, int]

    def laplace(self, counter: int, node: int, scale: Fraction) -> Number:
        return self.noise

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        return min(self.choices.get(label, 0), len(costs) - 1)


@dataclass(frozen=True)
class Branch:
    """A prefix of a pattern, and the states of the runs on it: secrets first, then values."""

    pattern: Pattern
    states: tuple[PaperState, ...]


class Different(Exception):
    """The public parts of two runs differ."""


@dataclass(frozen=True)
class Runs:
    """The runs of one mechanism on secrets and on several data sets, side by side."""

    mechanism: str
    plan: Plan
    choices: Mapping[int, int]
    data: Mapping[str, Data]
    tally: Tally[str]

    def start(self) -> Branch:
        """Before the first sample."""
        first = PAPER_MECHANISMS[self.mechanism][1](self.plan)
        return Branch((), (first,) * (1 + len(self.data)))

    def step(self, branch: Branch, user: int) -> Branch | None:
        """One more arrival in every run; None where all of them refuse it.

        Raises: Different, Looked.
        """
        function = PAPER_MECHANISMS[self.mechanism][2]
        j = branch.pattern.count(user) + 1
        states, steps, pattern = [], list[Step](), (*branch.pattern, user)
        for state, data in zip(branch.states, (SECRETS, *self.data.values()), strict=True):
            source = Outcomes(SecretNumber() if data is SECRETS else 0, self.choices)
            try:
                after, step = function(self.plan, state, user, data(user, j), source)
            except (ArrivalOrderError, HorizonError):
                continue
            states.append(after)
            steps.append(step)
        if not steps:
            return None
        if len(steps) <= len(self.data):
            raise Different(f"{self.mechanism}, arrivals {pattern}: not all data are refused")
        for name, step in zip(self.data, steps[1:], strict=True):
            self.tally["comparisons"] += 1
            if not oblivious(steps[:1], [step]):
                raise Different(f"{self.mechanism}, arrivals {pattern}, data {name}")
        note(self.tally, self.plan, states[0], steps[0])
        return Branch(pattern, tuple(states))

    def tree(self, users: int, length: int) -> Iterator[Pattern]:
        """All patterns up to the names of users (`streams.patterns`)."""
        stack = [self.start()]
        while stack:
            branch = stack.pop()
            if len(branch.pattern) == length:
                yield branch.pattern
                continue
            for user in next_users(branch.pattern, users):
                after = self.step(branch, user)
                if after is not None:
                    stack.append(after)

    def along(self, pattern: Pattern) -> Pattern:
        """One pattern."""
        branch = self.start()
        for user in pattern:
            branch = self.step(branch, user) or branch
        return branch.pattern


def plans(
    mechanism: str, users: int, limit: int, horizon: int, arrays: Sequence[int]
) -> list[Plan]:
    """The plan; that of algorithm 6 with each number of arrays per median."""
    params = Params(users, limit, 1, 1, 0, 1, GRID, "1/3", horizon, "ignore")
    return with_arrays(plan_of(mechanism, params), arrays)


def judged(check: Callable[[Tally[str]], None]) -> Verdict:
    """The verdict of a walk that ends, or that is broken off."""
    tally: Tally[str] = Tally()
    try:
        check(tally)
    except (Looked, Different) as error:
        return Verdict(False, str(error), tally)
    return Verdict(True, f"{tally['patterns']} patterns, {tally['prefixes']} prefixes", tally)


def small(users: int, length: int, limits: Sequence[int]) -> Verdict:
    """All patterns, of one user more than is allowed."""

    def check(tally: Tally[str]) -> None:
        for mechanism, limit in product(NAMES, limits):
            for plan in plans(mechanism, users, limit, length, (1, 2)):
                runs = Runs(mechanism, plan, {}, VALUES, tally)
                tally["patterns"] += sum(1 for _ in runs.tree(users + 1, length))

    return judged(check)


def all_bits(users: int, length: int, limit: int) -> Verdict:
    """All patterns with all data of zeros and ones."""

    def check(tally: Tally[str]) -> None:
        bits = list(product((0, GRID), repeat=length))
        for mechanism in NAMES:
            for plan in plans(mechanism, users, limit, length, (1,)):
                for pattern in product(range(users), repeat=length):
                    if pattern[0] != 0:
                        continue
                    data = {str(row): partial(_listed, pattern, row) for row in bits}
                    Runs(mechanism, plan, {}, data, tally).along(pattern)
                    tally["patterns"] += 1

    return judged(check)


def _listed(pattern: Pattern, row: Sequence[int], user: int, j: int) -> int:
    """The j-th sample of the user in a stream that lists them by time."""
    times = [t for t, other in enumerate(pattern) if other == user]
    return row[times[j - 1]]


def long(users: int, length: int, count: int) -> Verdict:
    """Long patterns drawn by a hash; users in a row for algorithm 3."""

    def check(tally: Tally[str]) -> None:
        for mechanism, number in product(NAMES, range(count)):
            limit = (8, 16)[number % 2]
            for plan in plans(mechanism, users, limit, length, (4, 14)):
                pattern = random_pattern(f"oblivious/{number}", users, length, 2 + number % 3)
                if mechanism == "wishful":
                    pattern = tuple(t // limit for t in range(length))
                choices = dict.fromkeys(range(len(plan.scales)), number % 2)
                Runs(mechanism, plan, choices, VALUES, tally).along(pattern)
                tally["patterns"] += 1

    return judged(check)


def medians(levels: int, most_arrays: int) -> Verdict:
    """Algorithm 7 on secrets alone: arrays, bins and costs of every level."""

    def check(tally: Tally[str]) -> None:
        for level, arrays in product(range(1, levels + 1), range(1, most_arrays + 1)):
            size = 2 ** (level - 1)
            samples: Samples = {user: (SecretNumber(),) * (size + user) for user in range(arrays)}
            filled = median.fill_arrays(samples, level, arrays)
            bins = [median.nearest_bin(_total(array), level, GRID) for array in filled]
            row = median.costs(bins, level)
            tally["medians run"] += 1
            tally["candidates"] += len(row)
            if len(row) != median.bin_count(level) or len(filled) != arrays:
                raise Different(f"level {level}: {len(row)} candidates, {len(filled)} arrays")

    return judged(check)


def _total(array: Sequence[Number]) -> Number:
    result: Number = 0
    for number in array:
        result = result + number
    return result


RELEASED = ("patterns", "comparisons", "ignored samples", "medians run", "flushed blocks")
SENTENCE = (
    "Counts, nodes, totals, reads, charges and activations are the same for all data: the "
    "specification runs on numbers that cannot be looked at."
)
BESIDE = "; on secret numbers, with three data sets beside them"


def _row(
    name: str,
    bounds: str,
    check: Callable[[], Verdict],
    coverage: tuple[str, ...] = RELEASED,
) -> Obligation:
    return bounded(
        f"oblivious/{name}",
        "thm:final",
        SENTENCE,
        bounds,
        check,
        invariant="oblivious",
        coverage=coverage,
    )


OBLIGATIONS = (
    _row(
        "all-patterns",
        "algorithms 1 to 6: n=2 and a user too many, T<=6, all arrival patterns, m in {3, 6}"
        + BESIDE,
        partial(small, 2, 6, (3, 6)),
    ),
    _row(
        "all-data",
        "algorithms 1 to 6: n=2, T=4, m=4, all arrival patterns, all data of zeros and ones",
        partial(all_bits, 2, 4, 4),
        ("patterns", "comparisons", "medians run"),
    ),
    _row(
        "long-patterns",
        "algorithms 1 to 6: n=16, T=128, m in {8, 16}, two patterns drawn by a hash" + BESIDE,
        partial(long, 16, 128, 2),
    ),
    _row(
        "medians",
        "algorithm 7: levels 1 to 10, 1 to 6 arrays, all samples, on secret numbers",
        partial(medians, 10, 6),
        ("medians run", "candidates"),
    ),
    _row(
        "all-patterns-deep",
        "algorithms 1 to 6: n=3 and a user too many, T<=8, all arrival patterns, m in {3, 8}"
        + BESIDE,
        partial(small, 3, 8, (3, 8)),
    ),
    _row(
        "long-patterns-deep",
        "algorithms 1 to 6: n=16, T=128, m in {8, 16}, forty patterns drawn by a hash" + BESIDE,
        partial(long, 16, 128, 40),
    ),
)
