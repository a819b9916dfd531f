"""Runs of the ledger mechanism whose policy's decisions are written down.

The mechanism must be right under every policy, so these decisions are not those of the shipped one.
"""

from __future__ import annotations

from collections.abc import Sequence

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.ledger.builders import turns
from withhold_vectors.generator.model import Group, Test, VectorFile
from withhold_vectors.generator.shorthand import Flags, params, rows, single, tape

SCALES = 2**20
"""A weight with which a sample stands out from the small noise of these tests."""

USERS = 260
"""More than one byte can count."""


def file() -> VectorFile:
    """Runs of both forms, under policies that do what the shipped policy does not do."""
    return VectorFile(
        "any-policy",
        "The ledger mechanism under any policy: strata, series, excess queries, accounts",
        "none:ledger",
        (
            Group("replay_decisions", {"mechanism": "ledger", "params": PARAMS}, _series()),
            Group("replay_decisions", {"mechanism": "ledger", "params": PARAMS}, _accounts()),
            Group("replay_decisions", {"mechanism": "ledger", "params": FEW}, _ignored()),
            Group("replay_decisions", {"mechanism": "ledger", "params": MANY}, _many_users()),
            Group("replay_decisions", {"mechanism": "gaussian", "params": PARAMS}, _squares()),
        ),
    )


PARAMS = params(3, 40, "3/7", grid="4", lower="-1")
FEW = params(2, 3, "2", extra_users="ignore")
MANY = params(USERS, 1, "1")


def _tape(epochs: int) -> Json:
    """Noise of five counters, all of it different and much smaller than the sums."""
    return tape(
        {
            (counter, node): (-1) ** (counter + node) * (100 * node + 7 * counter + 1)
            for counter in range(5)
            for node in range(1, epochs + 1)
        }
    )


def proposal(
    low: int,
    high: int,
    weight: int,
    stratum: int = 0,
    excess: tuple[int, int, int, int] = (0, 0, 0, 0),
) -> Json:
    """A proposal. excess: the ends of the inner interval, the saturation and the excess weight."""
    inner_low, inner_high, saturation, excess_weight = excess
    return {
        "low": str(low),
        "high": str(high),
        "weight": str(weight),
        "inner_low": str(inner_low),
        "inner_high": str(inner_high),
        "saturation": str(saturation),
        "excess_weight": str(excess_weight),
        "stratum": str(stratum),
    }


def decision(
    samples: int,
    proposals: Sequence[Json],
    series: tuple[int, int, int] = (1, 1, 0),
    asks_excess: bool = False,
    total: int = 0,
) -> Json:
    """The decisions for an epoch. series: its length, its strata, and its excess queries."""
    length, strata, queries = series
    return {
        "samples": samples,
        "length": length,
        "strata": strata,
        "excess_queries": queries,
        "asks_excess": asks_excess,
        "proposals": list(proposals),
        "total": str(total),
    }


def _run(comment: str, flags: Flags, stream: Sequence[object], *decisions: Json) -> Test:
    return single(
        comment,
        f"AnyPolicy {flags}",
        stream=list(stream),
        tape=_tape(len(decisions)),
        decisions=list(decisions),
    )


def _sums(*strata: int) -> list[Json]:
    """Proposals of different weights, one for each of these strata."""
    return [proposal(0, 4, SCALES + i, stratum) for i, stratum in enumerate(strata)]


def _queries(*strata: int) -> list[Json]:
    """The same, with excess queries."""
    return [
        proposal(1, 6, SCALES + i, stratum, (2, 3, 2 + i, SCALES - i))
        for i, stratum in enumerate(strata)
    ]


ABC = "Strata Draws"


def _series() -> tuple[Test, ...]:
    """Strata and series of strata. Three users take turns, with samples of 0 to 4 grid units."""
    stream = turns("abc", 21, ("1/2", "1", "-1/2", "-1", "0"))
    return (
        _run("no epoch", "Draws", stream[:4]),
        _run(
            "one epoch of one stratum",
            "Draws",
            stream[:3],
            decision(3, _sums(0, 0, 0), total=-5),
        ),
        _run(
            "three strata with a user in each, then with two users in one and none in another",
            ABC,
            stream[:6],
            decision(3, _sums(2, 0, 1), (1, 3, 0), total=7),
            decision(6, _sums(2, 0, 2), (1, 3, 0), total=-8),
        ),
        _run(
            "blocks in strata that do not exist are charged and released, and add to no sum",
            ABC,
            stream[:6],
            decision(3, _sums(2, -1, 1), (1, 2, 0)),
            decision(6, _sums(0, 1, 10**30), (1, 2, 0)),
        ),
        _run(
            "a series of three epochs with two strata: one radius, and users who change strata",
            f"Series {ABC}",
            stream[:9],
            decision(3, _sums(0, 1, 0), (3, 2, 0)),
            decision(6, _sums(1, 1, 0), (0, 9, 9)),
            decision(9, _sums(1, 0, 1), (0, 9, 9)),
        ),
        _run(
            "the noise of an excess has the counter after those of the strata",
            f"Excess {ABC}",
            stream[:6],
            decision(3, _queries(0, 2, 1), (2, 3, 2), asks_excess=True),
            decision(6, _queries(1, 0, 1), (0, 0, 0), asks_excess=True),
        ),
        _run(
            "a series whose excess queries are used up, and that is asked once more",
            f"Excess Series {ABC}",
            stream[:12],
            decision(3, _queries(0, 1, 1), (4, 2, 2), asks_excess=True),
            decision(6, _queries(0, 1, 0), (0, 0, 0)),
            decision(9, _queries(1, 1, 0), (0, 0, 0), asks_excess=True),
            decision(12, _queries(1, 0, 0), (0, 0, 0), asks_excess=True),
        ),
        _run(
            "excess queries that the series does not have",
            "Draws",
            stream[:3],
            decision(3, _queries(0, 0, 0), (2, 1, 0), asks_excess=True),
        ),
        _run(
            "excess queries that are not asked for: excess weights are 0",
            "Draws",
            stream[:3],
            decision(3, _queries(0, 0, 0), (2, 1, 1)),
        ),
        _run(
            "a full series is not continued, even if the policy wants to: the next one has one epoch",
            f"Series {ABC}",
            stream[:12],
            decision(3, _sums(0, 0, 1), (2, 2, 0)),
            decision(6, _sums(0, 1, 1), (0, 1, 0)),
            decision(9, _sums(0, 2, 1), (0, 3, 0)),
            decision(12, _queries(0, 2, 1), (0, 1, 5), asks_excess=True),
        ),
        _run(
            "a series is left before it is full: its radius is not used again",
            f"Series {ABC}",
            stream[:12],
            decision(3, _queries(0, 0, 1), (5, 2, 1), asks_excess=True),
            decision(6, _queries(0, 1, 1), (2, 3, 1), asks_excess=True),
            decision(9, _queries(2, 1, 1), (0, 0, 0), asks_excess=True),
            decision(12, _queries(2, 1, 1), (1, 1, 1), asks_excess=True),
        ),
        _run(
            "the first epoch begins a series of one epoch and one stratum if the policy names none",
            "Draws",
            stream[:6],
            decision(3, _sums(0, 0, 1), (0, 0, 0)),
            decision(6, _sums(0, 1, 0), (0, 0, 0)),
        ),
        _run(
            "users without new samples do not contribute",
            "Account Draws",
            rows("a1 a0 b0 a1 b1 c-1 c0 c1 a0"),
            decision(2, _sums(0)),
            decision(5, _sums(1, 0), (1, 2, 0)),
            decision(8, _sums(1), (1, 2, 0)),
            decision(9, _sums(0)),
        ),
    )


def _accounts() -> tuple[Test, ...]:
    """What is charged, and proposals that cannot be paid for. A block of three users has 4 units a sample."""
    stream = turns("abc", 15, ("1", "0", "-1", "1/2"))
    half, third = BUDGET // 8, BUDGET // 12
    upside_down = (3, 2, 1, 1)
    return (
        _run(
            "a series costs its largest sum, and the next series costs again",
            "Series Account",
            stream,
            decision(3, [proposal(0, 4, w) for w in (9, 10, 11)], (3, 1, 0)),
            decision(6, [proposal(0, 4, w) for w in (10, 10, 10)], (0, 1, 0)),
            decision(9, [proposal(0, 4, w) for w in (12, 9, 10)], (0, 1, 0)),
            decision(12, [proposal(0, 4, w) for w in (9, 10, 11)], (2, 1, 0)),
            decision(15, [proposal(0, 4, w) for w in (1, 10, 12)], (0, 1, 0)),
        ),
        _run(
            "users in different strata of a series are charged the largest cost of any of theirs",
            "Series Account Strata",
            stream[:9],
            decision(3, [proposal(0, 4, w, i) for i, w in enumerate((9, 10, 11))], (3, 3, 0)),
            decision(6, [proposal(0, 4, w, 1) for w in (12, 3, 11)], (0, 1, 0)),
            decision(9, [proposal(0, 4, w, 2) for w in (3, 12, 12)], (0, 1, 0)),
        ),
        _run(
            "an account that is used up exactly, and one that lacks a unit",
            "Account BadProposal EmptyEpoch",
            stream[:9],
            decision(3, [proposal(0, 4, half), proposal(0, 4, half), proposal(0, 4, 1)]),
            decision(6, [proposal(0, 4, half), proposal(0, 1, 4 * half + 1), proposal(0, 4, half)]),
            decision(9, [proposal(0, 4, 1), proposal(0, 4, half), proposal(0, 4, half)]),
        ),
        _run(
            "a user who cannot pay does not use the account of another",
            "Account BadProposal",
            stream[:6],
            decision(3, [proposal(0, 4, 2 * half), proposal(0, 4, 1), proposal(0, 4, 1)]),
            decision(6, [proposal(0, 4, 1), proposal(0, 4, 3 * half), proposal(0, 4, half)]),
        ),
        _run(
            "sum and excess share an account, and one that pays for one of them pays for none",
            "Account BadProposal Excess",
            stream[:6],
            decision(
                3,
                [proposal(0, 4, 2 * third, 0, (1, 2, 4, third)) for _ in range(3)],
                (1, 1, 1),
                asks_excess=True,
            ),
            decision(
                6,
                [
                    proposal(0, 4, 0, 0, (1, 2, 1, 4)),
                    proposal(0, 4, 1, 0, (1, 2, 1, 1)),
                    proposal(0, 4, 1),
                ],
                (1, 1, 1),
                asks_excess=True,
            ),
        ),
        _run(
            "proposals that are ill-formed",
            "BadProposal",
            stream[:12],
            decision(3, [proposal(4, 0, 9), proposal(0, 4, -9), proposal(4, 0, -9)]),
            decision(
                6,
                [
                    proposal(0, 4, 9, 0, upside_down),
                    proposal(0, 4, 9, 0, (0, 4, -1, 1)),
                    proposal(0, 4, 9, 0, (0, 4, 1, -1)),
                ],
                (1, 1, 1),
                asks_excess=True,
            ),
            decision(
                9, [proposal(0, 4, 9, 0, (0, 4, 1, -1)), proposal(2, 2, 9), proposal(-3, 9, 2)]
            ),
            decision(12, [proposal(0, 4, 9, -1), proposal(0, 4, 0), proposal(0, 0, BUDGET**2)]),
        ),
        _run(
            "intervals beyond the range of a block, and samples far outside their intervals",
            "Excess",
            stream[:6],
            decision(
                3,
                [
                    proposal(-5, 2, 5, 0, (-5, -2, 3, 7)),
                    proposal(3, 11, 5, 0, (6, 7, 9, 7)),
                    proposal(8, 9, 5, 0, (-9, 9, 3, 7)),
                ],
                (1, 1, 1),
                asks_excess=True,
            ),
            decision(
                6,
                [
                    proposal(1, 3, 5, 0, (1, 1, 2, 7)),
                    proposal(1, 3, 5, 0, (3, 3, 2, 7)),
                    proposal(1, 3, 5, 0, (2, 2, 0, 7)),
                ],
                (1, 1, 1),
                asks_excess=True,
            ),
        ),
    )


def _ignored() -> tuple[Test, ...]:
    return (
        _run(
            "an ignored event closes no epoch, and does not count in time",
            "IgnoredUser IgnoredSample EpochTimes",
            rows("a1 b0 c1 a1 a0 a1 b1 c0 b0 b1"),
            decision(2, _sums(0, 1), (2, 2, 0), total=1),
            decision(2, _sums(0)),
        ),
        _run(
            "samples and users that are ignored add to nothing",
            "IgnoredUser IgnoredSample Strata",
            rows("a1 b0 c1 a1 a0 a1 b1 c0 b0 b1"),
            decision(2, _sums(0, 1), (2, 2, 0), total=1),
            decision(6, _sums(0, 1), (0, 2, 0), total=4),
        ),
    )


def _many_users() -> tuple[Test, ...]:
    """One sample of each user, and strata in turns."""
    stream = [[f"u{i}", "10"[i % 2]] for i in range(USERS)]
    proposals = [proposal(0, 1, SCALES + i, i % 4) for i in range(USERS)]
    return (
        _run(
            f"{USERS} users in one epoch",
            "ManyEvents Strata",
            stream,
            decision(USERS, proposals, (1, 4, 0), total=130),
        ),
    )


def _squares() -> tuple[Test, ...]:
    """The form with Gaussian noise: no series, and costs in squares."""
    stream = turns("abc", 15, ("1", "0", "-1", "1/2"))
    edge = [proposal(0, 3, BUDGET // 5, 0, (1, 2, 4, BUDGET // 5))] * 3
    return (
        _run(
            "Gaussian noise: each sum has noise of its own, and so has the excess",
            f"Squares Variance Excess {ABC}",
            stream[:9],
            decision(3, _queries(0, 2, 1), (9, 3, 0), asks_excess=True, total=3),
            decision(6, _queries(0, 1, 5), (0, 2, 0)),
            decision(9, _queries(0, 1, -1), (0, 0, 5), asks_excess=True),
        ),
        _run(
            "Gaussian noise: every epoch is charged, whatever the stratum",
            f"Squares Account {ABC}",
            stream[:9],
            decision(3, _sums(0, 1, 2), (3, 3, 0)),
            decision(6, _sums(1, 1, 0), (0, 3, 0)),
            decision(9, _sums(2, 1, 0), (0, 3, 0)),
        ),
        _run(
            "Gaussian noise: an account is used up exactly by the squares of a sum and of an excess",
            "Squares Account BadProposal",
            stream[:9],
            decision(3, edge, asks_excess=True),
            decision(6, [proposal(0, 1, BUDGET), proposal(0, 1, 2**21), proposal(0, 1, 2**23)]),
            decision(9, [proposal(0, 1, 1), proposal(0, 1, 2**20), proposal(0, 4, 2**30)]),
        ),
        _run(
            "Gaussian noise: proposals that are ill-formed",
            "Squares BadProposal",
            stream[:6],
            decision(3, [proposal(4, 0, 9), proposal(0, 4, -9), proposal(4, 0, -9)]),
            decision(
                6,
                [
                    proposal(0, 4, 9, 0, (0, 4, -1, -1)),
                    proposal(0, 4, 9, 0, (0, 4, -1, 1)),
                    proposal(0, 4, 9, 0, (0, 4, 1, -1)),
                ],
                asks_excess=True,
            ),
        ),
    )
