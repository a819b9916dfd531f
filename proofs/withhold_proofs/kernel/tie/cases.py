"""Cases for the kernel, and the Coq files that hold them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from withhold_proofs.kernel.tie.mechanisms import Tied
from withhold_proofs.kernel.tie.recording import Recorder
from withhold_proofs.kernel.tie.terms import integer, integers, listed, long_list, pair

HEADER = """From Coq Require Import Sint63 ZArith QArith List.
From Withhold.Definitions Require Import Probability Paper Ledger Gaussian Final.
From Withhold.Tie Require Import Follow Walk.
Import ListNotations.
Local Open Scope Z_scope.
"""
PRIME = 2**31 - 1
LONG = 10_000
"""The most numbers of a run that are compared one by one: Coq takes long to read more."""
POINTS = (1_234_567_891, 987_654_321)
"""Where the digests of longer runs are evaluated."""
PER_FILE = 60
"""The most cases in one file: a large file takes much memory."""
LONG_FILE = 100_000
"""The steps from which on a file takes no more cases: Coq evaluates a file while the next one is made."""


@dataclass(frozen=True)
class Case:
    """A run in Coq, and the integers that it must show. steps: how many steps of a mechanism it compares."""

    title: str
    term: str
    expected: str
    steps: int


@dataclass(frozen=True)
class File:
    """A Coq file that compiles if all its cases are equal. Case number i of the file is cases[i]."""

    name: str
    cases: Sequence[Case]

    @property
    def text(self) -> str:
        """The file's text."""
        lines = [HEADER]
        for number, case in enumerate(self.cases):
            lines.append(f"(* {number}: {_comment(case.title)} *)")
            lines.append(
                f"Definition case_{number} : list Z * list Z := ({case.term},\n  {case.expected})."
            )
        numbered = listed(pair(str(i), f"case_{i}") for i in range(len(self.cases)))
        lines.append(f"Example all_are_equal : wrong {numbered} = [].")
        lines.append("Proof. vm_compute. reflexivity. Qed.")
        return "\n".join(lines) + "\n"


def _comment(title: str) -> str:
    return title.replace("(*", "( *").replace("*)", "* )").replace('"', "'")


def files(name: str, cases: Iterable[Case]) -> Iterator[File]:
    """The cases in files of at most PER_FILE, and not many more than LONG_FILE steps."""
    waiting: list[Case] = []
    number = steps = 0
    for case in cases:
        waiting.append(case)
        steps += case.steps
        if len(waiting) == PER_FILE or steps >= LONG_FILE:
            yield File(f"{name}_{number}", waiting)
            waiting, number, steps = [], number + 1, 0
    if waiting:
        yield File(f"{name}_{number}", waiting)


def absorbed(
    digest: tuple[int, int], points: tuple[int, int], numbers: Iterable[int]
) -> tuple[int, int]:
    """The digest after more numbers: the values at two points of the polynomial with these coefficients."""
    (x, y), (at_x, at_y) = points, digest
    for number in numbers:
        at_x, at_y = (at_x * x + number) % PRIME, (at_y * y + number) % PRIME
    return at_x, at_y


def replayed(title: str, tied: Tied, events: Sequence[tuple[int, int]], source: Recorder) -> Case:
    """The case of one run of the specification. All its numbers are compared, of a long run a digest."""
    state, shown = tied.begin(), list[int]()
    for user, sample in events:
        state, more = tied.step(state, user, sample, source)
        shown += map(int, more)
    terms = tied.terms()
    tape = f"(given_tape {listed(integers(each.given) for each in source.drawn)})"
    stream = listed(pair(integer(user), integer(sample)) for user, sample in events)
    term = f"replay {terms.mechanism} {tape} 0 {terms.start} {stream}"
    if len(shown) <= LONG:
        return Case(title, term, long_list(shown), len(events))
    digest = absorbed((0, 0), POINTS, shown)
    return Case(title, f"digested {POINTS[0]} {POINTS[1]} ({term})", integers(digest), len(events))
