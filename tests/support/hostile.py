"""A policy whose proposals are too large, invalid, or exactly the available budget; and runs of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import isqrt
from random import Random

from withhold_spec.accounted.epoch import Close, epoch_step
from withhold_spec.accounted.gaussian import close_alone
from withhold_spec.accounted.interface import BUDGET, Proposal, Public
from withhold_spec.accounted.plan import LedgerPlan, gaussian_plan
from withhold_spec.accounted.state import LedgerState, ledger_start
from withhold_spec.noise import Source, Tape
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.records import Step

Row = Sequence[tuple[str, int]]
"""Users and their samples in grid units."""


@dataclass(frozen=True)
class Hostile:
    """A policy that decides by a hash of all public data, released sums included."""

    seed: int

    def closes(self, public: Public) -> bool:
        return self._random("closes", public).randrange(5) < 3

    def length(self, public: Public) -> int:
        return self._random("length", public).randint(-1, 4)

    def strata(self, public: Public) -> int:
        return self._random("strata", public).randint(-1, 3)

    def excess_queries(self, public: Public) -> int:
        return self._random("probes", public).randint(-1, 4)

    def asks_excess(self, public: Public) -> bool:
        return self._random("asks", public).randrange(3) > 0

    def proposals(self, public: Public) -> Sequence[Proposal]:
        random = self._random("offers", public)
        return [self._proposal(random, public, user) for user in public.withheld_users]

    def total(self, public: Public) -> Number:
        return sum(int_of(each) for epoch in public.epochs for each in epoch.sums)

    def _random(self, question: str, public: Public) -> Random:
        seen = [(epoch.sums, epoch.excess) for epoch in public.epochs]
        return Random(f"{self.seed} {question} {public.counts} {seen}")

    def _proposal(self, random: Random, public: Public, user: int) -> Proposal:
        """The available budget is close to the squared cost of the sum plus that of the excess."""
        left = BUDGET**2 - int_of(public.accounts[user].spent)
        share = left // random.choice([1, 2, 4, 16])
        size = public.counts[user] - public.accounts[user].released
        whole = size * public.params.grid
        low, inner_low = random.randint(-1, whole), random.randint(-1, whole)
        high = low + _odd(random, random.randint(1, whole))
        inner_high = inner_low + random.randint(0, whole)
        weight = _weight(random, share, high - low)
        rest = max(0, left - (weight * (high - low)) ** 2)
        saturation = _odd(random, random.randint(1, 1 + whole // 3))
        excess_weight = _weight(random, random.choice([rest, rest, rest // 8]), saturation)
        parts = (low, high, weight, inner_low, inner_high, saturation, excess_weight)
        return Proposal(*parts, stratum=random.randint(-1, 3))


def _odd(random: Random, length: int) -> int:
    """Mostly the length, but sometimes none, or a negative one."""
    return random.choice([length] * 8 + [0, -length])


def _weight(random: Random, share: int, length: int) -> int:
    """The largest weight that costs no more than a share of an account, or one more, or any weight."""
    most = isqrt(max(0, share)) // max(1, abs(length))
    return random.choice([most] * 8 + [most + 1, most // 2, 0, -most, 2**90])


def int_of(number: object) -> int:
    """The integer that it is."""
    assert isinstance(number, int)
    return number


def hostile_plan(params: Params, seed: int) -> LedgerPlan:
    """The plan of the Gaussian form under a hostile policy."""
    return replace(gaussian_plan(params), policy=Hostile(seed))


Run = tuple[list[Step], list[LedgerState]]
"""The steps, and the state after each."""


def run(plan: LedgerPlan, row: Row, source: Source, close: Close = close_alone) -> Run:
    """The run of a row under the plan's policy."""
    return _run(plan, row, lambda t: source, close)


def run_to(plan: LedgerPlan, row: Row, target: Sequence[Step], close: Close = close_alone) -> Run:
    """The run of another row with the noise with which it releases the sums of `target`."""
    wanted = [{(w.counter, w.node): w.sum + w.noise for w in step.written} for step in target]
    state, noises = ledger_start(plan), []
    for (user, sample), outputs in zip(row, wanted, strict=True):
        # without noise the step shows its sums: they do not depend on the noise of the same step
        _, bare = epoch_step(plan, state, user, sample, Tape(), close)
        sums = {(w.counter, w.node): w.sum for w in bare.written}
        assert set(sums) == set(outputs)
        noises.append(Tape({key: int_of(outputs[key] - sums[key]) for key in sums}))
        state, _ = epoch_step(plan, state, user, sample, noises[-1], close)
    return _run(plan, row, lambda t: noises[t], close)


def _run(plan: LedgerPlan, row: Row, source: Callable[[int], Source], close: Close) -> Run:
    state, steps, states = ledger_start(plan), [], []
    for t, (user, sample) in enumerate(row):
        state, step = epoch_step(plan, state, user, sample, source(t), close)
        steps.append(step)
        states.append(state)
    return steps, states


@dataclass
class Noted:
    """Draws Gaussian noise from a seed and records the requests; it draws nothing else."""

    seed: int

    def __post_init__(self) -> None:
        self.asked: list[tuple[int, int, Fraction]] = []

    def gaussian(self, counter: int, node: int, variance: Fraction) -> Number:
        self.asked.append((counter, node, variance))
        size = Random(f"{self.seed} {counter} {node}").choice([0, 1, 2**30, 2**45, 2**90])
        return Random(f"{self.seed} {node} {counter}").randint(-size, size)

    def laplace(self, counter: int, node: int, scale: Fraction) -> Number:
        raise LookupError("with Gaussian noise no other is drawn")

    def radius(
        self, counter: int, first_node: int, length: int, sums: int, scale: Fraction
    ) -> Number:
        raise LookupError("with Gaussian noise there are no series")

    def uniform_noise(
        self, counter: int, node: int, sums: int, radius: Number
    ) -> tuple[Number, ...]:
        raise LookupError("with Gaussian noise there are no series")

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        raise LookupError("the ledger mechanism draws none")
