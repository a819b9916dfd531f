"""Policies for the comparison: any policy with what it says written down, and hostile ones that Coq has as well."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from withhold_proofs.kernel.tie.shown import whole
from withhold_proofs.kernel.tie.terms import boolean, integer, listed
from withhold_spec.accounted.interface import BUDGET, Policy, Proposal, Public
from withhold_spec.number import Number


@dataclass(frozen=True)
class Row:
    """What a policy says when an epoch closes."""

    samples: int
    length: int
    strata: int
    excess_queries: int
    asks_excess: bool
    proposals: tuple[Proposal, ...]


@dataclass(frozen=True)
class Decided:
    """A policy whose decisions are given, by the number of samples at which an epoch closes."""

    rows: Mapping[int, Row]

    def closes(self, public: Public) -> bool:
        return public.samples in self.rows

    def length(self, public: Public) -> int:
        return self.rows[public.samples].length

    def strata(self, public: Public) -> int:
        return self.rows[public.samples].strata

    def excess_queries(self, public: Public) -> int:
        return self.rows[public.samples].excess_queries

    def asks_excess(self, public: Public) -> bool:
        return self.rows[public.samples].asks_excess

    def proposals(self, public: Public) -> Sequence[Proposal]:
        return self.rows[public.samples].proposals

    def total(self, public: Public) -> Number:
        return 0


@dataclass(frozen=True)
class Told(Decided):
    """A policy that writes down what the policy in it says whenever an epoch closes, and says it."""

    rows: dict[int, Row] = field(default_factory=dict)
    policy: Policy = field(kw_only=True)

    def closes(self, public: Public) -> bool:
        closes = self.policy.closes(public)
        if closes:
            length = 1 if public.gaussian else self.policy.length(public)
            excess = 1 if public.gaussian else self.policy.excess_queries(public)
            proposals = tuple(self.policy.proposals(public))
            asks = self.policy.asks_excess(public)
            self.rows[public.samples] = Row(
                public.samples, length, self.policy.strata(public), excess, asks, proposals
            )
        return closes

    def table(self) -> str:
        """What it said, as a list of decisions (Tie/Follow.v)."""
        return listed(_decision(row) for row in self.rows.values())


def _decision(row: Row) -> str:
    inside, outside = (max(1, row.strata), max(1, row.length)), (1, max(0, row.excess_queries))
    groups = f"[{inside}; {outside}]"
    proposals = listed(map(_proposal, row.proposals))
    asked = boolean(row.asks_excess)
    return f"Decision {row.samples} {integer(row.length)} {groups} {asked} {proposals}"


def _proposal(each: Proposal) -> str:
    def term(number: Number) -> str:
        return integer(whole(number))

    inside = (
        f"Part {term(each.stratum)} {term(each.weight)} (Inside {term(each.low)} {term(each.high)})"
    )
    ends = f"{term(each.inner_low)} {term(each.inner_high)} {term(each.saturation)}"
    return f"[{inside}; Part 0 {term(each.excess_weight)} (Outside {ends})]"


WEIGHTS = (
    BUDGET // 9,
    12345,
    BUDGET // 7,
    1,
    BUDGET // 20,
    BUDGET // 3,
    -2,
    BUDGET // 30,
    BUDGET,
    0,
)
CHOICES = (
    (0, 0, 1, 0, 1, 2, -1),
    (1, 2, 3, 3, 5, 2, 0),
    WEIGHTS,
    (0, 1, 1, 0, 3),
    (1, 2, 2, 3, 0),
    (1, 1, 2, 3, 0, 1, -1),
    WEIGHTS,
    (0, 1, 0, 1, 2, -1),
)
"""Of the parts of a proposal, in order. Most proposals are well-formed, and many can be paid."""
CLOSES = (1, 1, 0, 1)
LENGTHS = (3, 0, 0, 2, 0, 1, -1)
STRATA = (1, 2, 0, 3, 2)
EXCESSES = (1, 2, 0, 3, -2)


@dataclass(frozen=True)
class Hostile:
    """The policy `hostile seed` of Tie/Walk.v. Nothing that it says is sensible, and all of it is public."""

    seed: int

    def closes(self, public: Public) -> bool:
        return self._pick(CLOSES, public, 1) > 0

    def length(self, public: Public) -> int:
        return self._pick(LENGTHS, public, 2)

    def strata(self, public: Public) -> int:
        return self._pick(STRATA, public, 5)

    def excess_queries(self, public: Public) -> int:
        return self._pick(EXCESSES, public, 3)

    def asks_excess(self, public: Public) -> bool:
        return self._pick(CLOSES, public, 4) > 0

    def proposals(self, public: Public) -> Sequence[Proposal]:
        return [self._proposal(public, k + 1) for k in range(len(public.withheld_users))]

    def total(self, public: Public) -> Number:
        return 0

    def _proposal(self, public: Public, k: int) -> Proposal:
        parts = (
            self._pick(choices, public, 10 * k + part)
            for part, choices in enumerate(CHOICES, start=1)
        )
        return Proposal(*parts)

    def _pick(self, choices: Sequence[int], public: Public, salt: int) -> int:
        return choices[self._mixed(public, salt) // 65536 % len(choices)]

    def _mixed(self, public: Public, salt: int) -> int:
        """A number from 0 to 2**31 - 2 that depends on everything public."""
        spent = sum(whole(account.spent) for account in public.accounts)
        last = 0
        if public.epochs:
            epoch = public.epochs[-1]
            last = sum(map(whole, epoch.sums))
            last += 0 if epoch.excess is None else whole(epoch.excess)
        sum_of_all = (
            self.seed + 7919 * salt + 104729 * public.samples + 1299709 * len(public.epochs)
        )
        sum_of_all += 15485863 * (last % 1009) + spent
        return (sum_of_all * 1103515245 + 12345) % 2147483647


def hostile_term(seed: int, gaussian: bool) -> str:
    """The same policy in Coq."""
    return f"(hostile{'_alone' if gaussian else ''} {integer(seed)})"
