"""All streams of small sizes, walked as a tree in Coq (Tie/Walk.v) and here alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from withhold_proofs.kernel.tie.cases import Case, absorbed
from withhold_proofs.kernel.tie.mechanisms import FinalTied, LedgerTied, PaperTied, S, Tied
from withhold_proofs.kernel.tie.policies import Hostile, hostile_term
from withhold_proofs.kernel.tie.recording import Recorder, Rule, rule
from withhold_proofs.kernel.tie.terms import integer, integers
from withhold_spec.params import Params
from withhold_spec.replay import LEDGER_MECHANISMS, PAPER_MECHANISMS

TAPES = ((3, 1), (7, 4), (10, 0))
"""The arguments of `rule_tape` for the walks, in turn."""
ARRAYS = (1, 1, 1, 1)
"""Numbers of arrays with which the medians of algorithm 6 run as soon as they can."""
GRID = 3


@dataclass
class Walk:
    """One walk: its digest at two points, and how many steps it has taken."""

    points: tuple[int, int]
    tied: Tied
    rule: Rule
    values: Sequence[int]
    digest: tuple[int, int] = (0, 0)
    steps: int = 0

    def go(self, length: int, state: S, first: int) -> None:
        """Takes every step from the state, and those that follow; `first` is the number of the next draw."""
        if length == 0:
            return
        for user in self.tied.next(state):
            for value in self.values:
                source = Recorder(self.rule, first)
                after, shown = self.tied.step(state, user, value, source)
                self.digest = absorbed(self.digest, self.points, shown)
                self.steps += 1
                self.go(length - 1, after, source.next)


def cases(lengths: Sequence[int], points: tuple[int, int], seed: int) -> Iterator[Case]:
    """A case for every mechanism, n and m; n users and one more may come.

    lengths: that of the streams for n = 1, 2, 3. points: where the digests are evaluated; drawn by
    chance. seed: of the hostile policies.
    """
    for number, (title, tied, length) in enumerate(_walks(lengths, seed)):
        a, b = TAPES[number % len(TAPES)]
        values = (0, 1, GRID)
        walk = Walk(points, tied, rule(a, b), values)
        walk.go(length, tied.begin(), 0)
        terms = tied.terms()
        term = (
            f"walked {points[0]} {points[1]} {terms.mechanism} (rule_tape {a} {b})"
            f" {terms.next} {integers(values)} {length} {terms.start}"
        )
        found = f"[{integer(walk.digest[0])}; {integer(walk.digest[1])}]"
        yield Case(f"{title}, all streams of {length} arrivals", term, found, walk.steps)


def _walks(lengths: Sequence[int], seed: int) -> Iterator[tuple[str, Tied, int]]:
    for users, length in enumerate(lengths, start=1):
        for samples in range(1, 5):
            extra = "ignore" if (users + samples) % 2 else "refuse"
            params = Params(users, samples, 1, "1/10", grid=GRID, extra_users=extra)
            at = f"n = {users}, m = {samples}"
            for name in PAPER_MECHANISMS:
                yield f"{name}, {at}", PaperTied.of(name, params), length
            yield f"full with early medians, {at}", PaperTied.of("full", params, ARRAYS), length
            for name in LEDGER_MECHANISMS:
                term = hostile_term(seed + samples, name == "gaussian")
                policy = Hostile(seed + samples)
                tied = LedgerTied.of(name, params, policy, term)
                yield f"{name}, hostile, {at}", tied, length
                if name == "ledger":
                    yield f"final release, hostile, {at}", FinalTied(tied, params.epsilon), length
