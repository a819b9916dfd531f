"""Policies for bounded runs of the ledger mechanism, and the parameters of these runs.

`Hashed` decides by a hash of everything that it sees, so that any dependence on a sample would show. Its
proposals may cost too much or have turned intervals or negative weights; its series may be broken off or
have up to three epochs, of up to three strata each; its blocks may be in strata that do not exist; and it
may ask for more excesses than a series has. `Told` does what it is told.
The shipped policy runs as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from hashlib import sha256

from withhold_proofs.policy.cached import CachedPolicy
from withhold_spec.accounted.interface import BUDGET, Policy, Proposal, Public
from withhold_spec.accounted.plan import LedgerPlan, gaussian_plan, ledger_plan
from withhold_spec.number import Number, add
from withhold_spec.params import Params

GRID = 4
SEEDS = range(8)
BUDGETS = ((2, "sample"), (16, "user"), (400, "user"), (10**6, "sample"))
"""Of the shipped policy."""
WEIGHTS = (1, 0, 2, BUDGET // 9, BUDGET // 5, BUDGET // 2, BUDGET)

LENGTHS = (0, 0, 0, 1, 2, 3)
"""Of series: mostly the one that runs goes on, and now and then it is broken off."""

STRATA = (0, 1, 2, 2, 3, 3)
"""How many strata epochs have; none is one."""

EXCESS_QUERIES = (-1, 0, 1, 1, 1, 2)
"""How many excesses a series has: mostly fewer than are asked for, which is in two epochs of three."""

OFFERED = tuple(each.name for each in fields(Proposal))
"""The names of a proposal's parts, in their order; those of a contribution are the same."""


def plan_with(policy: Policy, params: Params, gaussian: bool = False) -> LedgerPlan:
    """The plan of the ledger mechanism, with Laplace or Gaussian noise, for another policy."""
    made = gaussian_plan(params) if gaussian else ledger_plan(params)
    return replace(made, policy=policy)


def digest(*parts: object) -> bytes:
    """Pseudo-random bytes, the same in every run."""
    return sha256(repr(parts).encode()).digest()


@dataclass(frozen=True)
class Hashed:
    """A policy that does anything, by a hash of everything public."""

    seed: int

    def closes(self, public: Public) -> bool:
        return self._bytes(public, "closes")[0] % 2 == 0

    def length(self, public: Public) -> int:
        return LENGTHS[self._bytes(public, "length")[0] % len(LENGTHS)]

    def strata(self, public: Public) -> int:
        return STRATA[self._bytes(public, "strata")[0] % len(STRATA)]

    def excess_queries(self, public: Public) -> int:
        return EXCESS_QUERIES[self._bytes(public, "excess_queries")[0] % len(EXCESS_QUERIES)]

    def asks_excess(self, public: Public) -> bool:
        return self._bytes(public, "asks")[0] % 3 > 0

    def proposals(self, public: Public) -> Sequence[Proposal]:
        return [self._proposal(self._bytes(public, user)) for user in public.withheld_users]

    def total(self, public: Public) -> Number:
        return int.from_bytes(self._bytes(public, "total")[:4], "big")

    def _bytes(self, public: Public, what: object) -> bytes:
        return digest(self.seed, what, public.counts, public.accounts, public.epochs)

    def _proposal(self, drawn: bytes) -> Proposal:
        low, width, saturation = drawn[0] % 9 - 2, drawn[1] % 4, drawn[2] % 3
        weight, excess_weight = (WEIGHTS[byte % len(WEIGHTS)] for byte in drawn[3:5])
        inner, inner_width = drawn[6] % 9 - 2, drawn[7] % 4
        inner_interval, stratum = (inner, inner + inner_width), drawn[8] % 5 - 1
        proposal = Proposal(
            low, low + width, weight, *inner_interval, saturation, excess_weight, stratum
        )
        ill_formed = (
            replace(proposal, high=low - 1),
            replace(proposal, weight=-weight),
            replace(proposal, inner_high=inner - 1),
            replace(proposal, saturation=-1),
            replace(proposal, excess_weight=-excess_weight),
        )
        return ill_formed[drawn[5] % len(ill_formed)] if drawn[5] < 64 else proposal


@dataclass(frozen=True)
class Told:
    """A policy for one arrival: it closes an epoch if told to, and clips nothing.

    Series of two, of three and of one epoch follow each other; the second is broken off. Each has one
    excess, which is asked for in every epoch but the third, and all have two strata, in which users
    take turns.
    """

    close: bool

    def closes(self, public: Public) -> bool:
        return self.close

    def length(self, public: Public) -> int:
        return (2, 0, 3, 0, 1)[len(public.epochs) % 5]

    def strata(self, public: Public) -> int:
        return 2

    def excess_queries(self, public: Public) -> int:
        return 1

    def asks_excess(self, public: Public) -> bool:
        return len(public.epochs) != 2

    def proposals(self, public: Public) -> Sequence[Proposal]:
        turn = len(public.epochs)
        return [Proposal(0, 2**16, 1, stratum=(user + turn) % 2) for user in public.withheld_users]

    def total(self, public: Public) -> Number:
        return add([each for epoch in public.epochs for each in epoch.sums])


@dataclass(frozen=True)
class Setting:
    """A policy that decides for itself, the public parameters, and the longest streams.

    seed, unit: of a path of released sums. gaussian: whether noise is Gaussian.
    """

    policy: Policy
    params: Params
    length: int
    seed: int = 0
    unit: int = 1
    gaussian: bool = False

    @property
    def plan(self) -> LedgerPlan:
        """The plan of a run."""
        return plan_with(self.policy, self.params, self.gaussian)


def hashed(users: int, limit: int, length: int, epsilon: str = "1") -> tuple[Setting, ...]:
    """Policies that do anything, by a hash."""
    params = Params(users, limit, epsilon, 1, grid=GRID, extra_users="ignore")
    return tuple(Setting(Hashed(seed), params, length, seed) for seed in SEEDS)


def shipped(users: int, limit: int, length: int) -> tuple[Setting, ...]:
    """The shipped policy, with budgets for few and for many epochs, at known and unknown horizons."""
    return tuple(
        Setting(
            CachedPolicy(),
            Params(
                users,
                limit,
                epsilon,
                1,
                grid=GRID,
                horizon=horizon,
                extra_users="ignore",
                weighting=weighting,
            ),
            length,
            seed,
            BUDGET // 2**14,
        )
        for seed, (epsilon, weighting) in enumerate(BUDGETS)
        for horizon in (None, length - 1)
    )
