"""A node is drawn once and kept: the counter by itself, and in runs of all algorithms.

Paper: alg:binmech (E29).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from withhold_proofs.model import Verdict
from withhold_proofs.streams.draws import NoSeries
from withhold_proofs.streams.walks import Walk, unclipped, walks
from withhold_spec.number import Number, add
from withhold_spec.paper.binary import Counter
from withhold_spec.params import Params
from withhold_spec.properties import INVARIANTS

LONGEST = 64
USERS, LENGTH = 3, 7


@dataclass
class Draws(NoSeries):
    """Answers every draw with a number never given before, and writes down what was asked."""

    asked: list[tuple[int, int]] = field(default_factory=list)

    def laplace(self, counter: int, node: int, scale: Fraction) -> int:
        self.asked.append((counter, node))
        return 2**128 * len(self.asked)

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        return 0


def stored_once() -> Verdict:
    """An append draws for its own node, older nodes stay as they were, and a sum draws nothing."""
    draws, counter = Draws(), Counter()
    for t in range(1, LONGEST + 1):
        before = counter
        counter = before.append(2**t, lambda node: draws.laplace(0, node, Fraction(1)))
        read = counter.total(), counter.total()
        kept = counter.sums[:-1] == before.sums and counter.noises[:-1] == before.noises
        drawn = draws.asked == [(0, node) for node in range(1, t + 1)]
        if not (kept and drawn and read[0] == read[1] and len(counter.noises) == t):
            return Verdict(
                False, f"element {t} changes older nodes, or draws other noise than its own"
            )
    return Verdict(True, f"{LONGEST} elements", {"draws": len(draws.asked)})


def stored_once_in_runs() -> Verdict:
    """Every estimate is made of nodes as they were first written, and nothing is drawn besides."""
    coverage = {"steps": 0, "nodes read later": 0}
    params = Params(USERS, LENGTH + 1, 2**20, 1, grid=2**16, horizon=LENGTH)
    for mechanism in ("binary", "naive", "wishful", "single", "multiple", "full"):
        given = params if mechanism != "wishful" else Params(USERS, 2, 1, 1, horizon=LENGTH)
        draws, written = Draws(), 0
        for walk in walks(mechanism, unclipped(mechanism, given), USERS, LENGTH, draws):
            coverage["steps"] += 1
            written += len(walk.steps[-1].written)
            wrong = _wrong(walk, coverage)
            if wrong:
                return Verdict(False, f"{mechanism}: {wrong}: {walk.described()}", coverage)
        if len(draws.asked) != written:
            return Verdict(
                False, f"{mechanism}: {len(draws.asked)} draws, {written} nodes", coverage
            )
    return Verdict(True, f"{coverage['steps']} steps", coverage)


def _wrong(walk: Walk, coverage: dict[str, int]) -> str:
    written = {
        (write.counter, write.node): write.sum + write.noise
        for step in walk.steps
        for write in step.written
    }
    step = walk.steps[-1]
    addresses = [(node.counter, node.index) for node in step.read]
    new = {(write.counter, write.node) for write in step.written}
    coverage["nodes read later"] += len(set(addresses) - new)
    if INVARIANTS["node-stored-once"].holds(walk.steps) is not True:
        return "a node is written twice, or read before it is written"
    if step.sum != add([written[address] for address in addresses]):
        return "a node is not read as it was written"
    return ""
