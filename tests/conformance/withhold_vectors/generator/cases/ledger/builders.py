"""Short ways to write down tests of the ledger mechanism, shared by both of its forms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from withhold_vectors.codec.values import Json
from withhold_vectors.generator.model import Group, Test
from withhold_vectors.generator.shorthand import (
    Flags,
    case,
    contribution,
    params,
    rows,
    runs,
    single,
    tape,
)

HUGE = 2**80
"""Noise far beyond every sum of an epoch."""

UNIT = 2**16
"""The finest grid of the usual ones: a sample of 1 has this many grid units."""

SMALL_EXCESS = contribution(
    64, 8 * UNIT, 40 * UNIT, 2**14, 9 * UNIT, 2**20, inner=(17 * UNIT, 31 * UNIT)
)
"""A contribution on the grid UNIT, clipped, with an excess query."""

GOOD_PROPOSAL = {
    "low": 1,
    "high": 6,
    "weight": 60,
    "inner_low": 2,
    "inner_high": 5,
    "saturation": 4,
    "excess_weight": 10,
    "stratum": 0,
}
"""A proposal that costs 300 for its sum and 40 for its excess."""

ILL_FORMED: tuple[tuple[str, dict[str, int]], ...] = (
    ("a negative weight", {"weight": -1}),
    ("a negative excess weight", {"excess_weight": -1}),
    ("a negative saturation", {"saturation": -1}),
    ("an interval upside down", {"low": 7}),
    ("an inner interval upside down", {"inner_low": 6}),
)
"""Changes of GOOD_PROPOSAL after which it must be carried out with weights 0."""

LARGE: tuple[tuple[str, dict[str, int]], ...] = (
    ("a cost of 2**64", {"weight": 2**40, "low": 0, "high": 2**24}),
    ("a cost of 2**128", {"weight": 2**64, "low": 0, "high": 2**64}),
    (
        "two costs of 2**63",
        {"weight": 2**62, "low": 0, "high": 2, "excess_weight": 2**62, "saturation": 2},
    ),
)
"""Changes after which no account can pay, but one whose numbers have too few bits."""


@dataclass(frozen=True)
class Run:
    """A whole run on numbers, before its mechanism is chosen."""

    comment: str
    flags: Flags
    params: Json
    stream: Sequence[object]
    drawn: Json

    def of(self, mechanism: str, flags: Flags = "") -> Group:
        """The run of a mechanism, with further flags."""
        return runs(mechanism, self.params, self.case(flags))

    def case(self, flags: Flags = "") -> Test:
        """The run as a test of a group that has its mechanism and parameters."""
        return case(self.comment, f"{flags} {self.flags}".strip(), self.stream, self.drawn)


def noisy(epochs: int, size: int, sums: int = 1) -> Json:
    """Noise of the sums and of the excess of every epoch, of both signs and all different."""
    return tape(
        {
            (counter, node): (-1) ** (node // 2 + counter) * size * (3 * node + counter) + node
            for counter in range(sums + 1)
            for node in range(1, epochs + 1)
        }
    )


def turns(users: str, count: int, samples: Sequence[str]) -> list[list[object]]:
    """A stream of `count` events: the users take turns as the text says, and so do the samples."""
    return [[users[i % len(users)], samples[i % len(samples)]] for i in range(count)]


def user(
    first: int,
    count: int,
    released: int,
    spent: int,
    costs: tuple[int, int, int] = (0, 0, 0),
) -> Json:
    """A user with an account. costs: the first epoch of the last series, and its two largest costs."""
    return {
        "first": str(first),
        "count": str(count),
        "released": str(released),
        **account(spent, costs),
    }


def account(spent: int, costs: tuple[int, int, int] = (0, 0, 0)) -> Json:
    """An account. costs: the first epoch of the last series, and its two largest costs."""
    series, sum_cost, excess_cost = costs
    return {
        "spent": str(spent),
        "series": series,
        "sum_cost": str(sum_cost),
        "excess_cost": str(excess_cost),
    }


def full_limit(epsilon: str, horizon: int) -> Json:
    """Parameters with so many users that one sample raises a user's budget limit to the whole account."""
    return params(2 * horizon, horizon, epsilon, horizon=str(horizon))


def contribution_test(
    comment: str, flags: Flags, before: Json, change: Mapping[str, int], total: int
) -> Test:
    """GOOD_PROPOSAL with a change, carried out for an account and a block of 9 samples with this sum."""
    proposal = {**GOOD_PROPOSAL, **change}
    return single(
        comment,
        f"Account {flags}".strip(),
        account=before,
        size=9,
        proposal={name: str(value) for name, value in proposal.items()},
        sum=str(total),
    )


def known_and_unknown_horizon() -> list[Run]:
    """The same stream with a horizon that is reached and passed, and without one."""
    stream, drawn = turns("abcab", 15, "110"), noisy(9, 2**33)
    flags = "EpochTimes HorizonPlan Account"
    return [
        Run(
            "a horizon that is reached and passed",
            flags,
            params(3, 8, "40", horizon="12"),
            stream,
            drawn,
        ),
        Run("the same stream without a horizon", flags, params(3, 8, "40"), stream, drawn),
        Run(
            "a horizon of one sample, which is passed",
            flags,
            params(2, 1, "2", horizon="1"),
            rows("a1 b1"),
            drawn,
        ),
    ]


def ends_of_streams() -> list[Run]:
    """A horizon with too little budget for any release, and a full stream of unknown length."""
    drawn = noisy(9, 2**33)
    return [
        Run(
            "too little budget to release anything at the horizon",
            "EpochTimes PriorEstimate",
            params(2, 3, "2/5", horizon="4", prior="1/3"),
            rows("a1 b1 a0 b1 b0"),
            drawn,
        ),
        Run(
            "a stream of unknown length that has all its samples",
            "EpochTimes HorizonPlan Account",
            params(2, 5, "40"),
            turns("aab", 15, "10"),
            drawn,
        ),
    ]


def ignored_and_late_users(epochs: int) -> list[Run]:
    """Samples and users that are ignored, and a user who arrives late; noise of so many epochs."""
    drawn = noisy(epochs, 2**33)
    return [
        Run(
            "samples above max_samples and users above max_users are ignored",
            "IgnoredSample IgnoredUser EpochTimes Account",
            params(2, 3, "64", extra_users="ignore", horizon="6"),
            rows("a1 c1 b1 a1 a0 a0 c0 a1 b0 d1 b0 b1"),
            drawn,
        ),
        Run(
            "a user who arrives late has as large an account as any other",
            "Account EpochTimes",
            params(2, 9, "50"),
            rows("a1 a0 a1 a1 a0 a1 a1 a1 b0 b1 a1 b0"),
            drawn,
        ),
    ]


def budget_run(comment: str, flags: Flags, given: Json, count: int = 12) -> Run:
    """A run of two users whose point is its epsilon."""
    return Run(comment, flags, given, turns("aab", count, ("1/3", "1", "0")), noisy(9, 2**35))


def extreme_budgets() -> list[Run]:
    """The smallest, the largest and an odd epsilon."""
    return [
        budget_run("epsilon tiny: no epoch at all", "EpochTimes", params(2, 50, "1/1000"), 6),
        budget_run("epsilon 31/3", "EpochTimes", params(4, 8, "31/3", grid="3", horizon="14"), 16),
        budget_run(
            "the smallest epsilon", "EpochTimes", params(2, 50, "1/4294967296", horizon="4"), 5
        ),
        budget_run(
            "the largest epsilon",
            "EpochTimes Weights",
            params(2, 50, "4294967296", grid="65536", horizon="10"),
        ),
    ]


def noises() -> list[tuple[str, Flags, Json]]:
    """Noise that dominates sums and excesses: comment, flags, tape."""
    return [
        (
            "noise far above all sums: the posterior mean is clamped to 1",
            "CentreClamped",
            tape({(0, 1): HUGE}),
        ),
        (
            "noise far below all sums: the posterior mean is clamped to 0",
            "CentreClamped",
            tape({(0, 1): -HUGE}),
        ),
        (
            "noise that makes the first epochs disagree",
            "Outlier",
            tape({(0, 1): 2**42, (0, 2): -(2**42), (0, 3): 2**40}),
        ),
        ("noise of the excess only", "TwoSums", tape({(1, c): HUGE - c for c in (1, 2, 3)})),
    ]
