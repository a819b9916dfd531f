"""Tests of single pieces of the ledger mechanism, which a porter checks before any run."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_spec.accounted.interface import BUDGET
from withhold_vectors.codec.values import Json
from withhold_vectors.generator.cases.ledger.bars import bars
from withhold_vectors.generator.cases.ledger.builders import (
    GOOD_PROPOSAL,
    ILL_FORMED,
    LARGE,
    account,
    contribution_test,
)
from withhold_vectors.generator.cases.ledger.clipped_posteriors import clipped_posteriors
from withhold_vectors.generator.cases.ledger.closing import closes
from withhold_vectors.generator.cases.ledger.posteriors import posteriors
from withhold_vectors.generator.cases.ledger.proposals import proposals
from withhold_vectors.generator.cases.ledger.schedules import schedules
from withhold_vectors.generator.cases.ledger.series_posteriors import (
    level_posteriors,
    series_posteriors,
    strata_posteriors,
)
from withhold_vectors.generator.model import Group, VectorFile
from withhold_vectors.generator.shorthand import Flags, params, single

LONG = 2**62


def file() -> VectorFile:
    """The pieces, in the order in which they depend on each other."""
    groups = (
        _log2(),
        *_limits(),
        *_checkpoints(),
        *schedules(),
        *closes(),
        *posteriors(),
        *series_posteriors(),
        *strata_posteriors(),
        *level_posteriors(),
        *clipped_posteriors(),
        *proposals(),
        *bars(),
        _contributions(),
    )
    return VectorFile(
        "ledger-pieces",
        "The ledger mechanism: its schedules, posteriors, proposals, error bars and accounts",
        "none:ledger",
        groups,
    )


def _log2() -> Group:
    powers = [2**k + i for k in (5, 16, 31, 32, 53, 62) for i in (-1, 0, 1) if 2**k + i <= LONG]
    numbers = [1, 2, 3, 5, 6, 7, 11, 1000, 46341, *powers, 3 * 2**60, 10**18]
    return Group(
        "log2", {}, tuple(single(f"log2 of {n}", "FixedPointLog", number=str(n)) for n in numbers)
    )


def _limits() -> list[Group]:
    settings: tuple[tuple[str, Json, Sequence[tuple[int, int, int, int]]], ...] = (
        (
            "horizon 100",
            params(5, 30, horizon="100"),
            [(1, 1, 1, 1), (3, 2, 2, 10), (5, 1, 49, 50), (5, 12, 3, 50), (5, 29, 4, 99)]
            + [(5, 1, 99, 99), (5, 1, 100, 100), (5, 2, 7, 101)],
        ),
        (
            "horizon unknown, ten users of twenty",
            params(10, 20),
            [(1, 1, 1, 1), (2, 1, 2, 2), (2, 3, 1, 5), (4, 1, 20, 20), (4, 5, 3, 24)]
            + [(4, 5, 3, 25), (4, 5, 3, 26), (10, 20, 150, 200), (10, 3, 1, 199), (7, 20, 1, 26)],
        ),
        (
            "many samples in a short time",
            params(7, 3000, horizon="1000001"),
            [(3, 1000, 1000, 2000), (3, 2999, 1, 300000)],
        ),
        ("more users than samples", params(900, 4, horizon="12"), [(3, 1, 2, 3), (9, 2, 6, 11)]),
        ("a horizon of one", params(3, 4, horizon="1"), [(1, 1, 1, 1), (2, 1, 2, 2)]),
        (
            "long times",
            params(LONG, LONG, horizon=str(LONG)),
            [(3, 2**40, 2**20 + 1, 2**61), (3, 7, 1, LONG - 1), (3, 2**61, 1, 2**61 + 2**60)],
        ),
        (
            "long times, horizon unknown",
            params(1000, 2**50),
            [(9, 2**30 + 1, 12345, 2**52 + 1), (700, 2**45, 3, 2**57), (700, 3, 2**57, 2**57)],
        ),
    )
    return [
        Group(
            "limit",
            {"params": given},
            tuple(
                single(
                    f"{name}: {count} samples since {first}, at time {samples}, {seen} users known",
                    "BudgetLimit",
                    seen=seen,
                    count=str(count),
                    first=str(first),
                    samples=str(samples),
                )
                for seen, count, first, samples in users
            ),
        )
        for name, given, users in settings
    ]


def _checkpoints() -> list[Group]:
    def group(name: str, given: Json, *ranges: tuple[int, int, int]) -> Group:
        return Group(
            "checkpoints",
            {"params": given},
            tuple(
                single(
                    f"{name}: {steps} per doubling, from {first} to {last}",
                    "Checkpoints",
                    steps=steps,
                    first=str(first),
                    last=str(last),
                )
                for steps, first, last in ranges
            ),
        )

    return [
        group("horizon 80", params(9, 9, horizon="80"), (1, 1, 90), (2, 1, 140), (8, 1, 95)),
        group("horizon 1", params(9, 9, horizon="1"), (2, 1, 9), (8, 1, 9)),
        group("horizon 64", params(9, 9, horizon="64"), (2, 1, 70)),
        group("horizon unknown", params(9, 9), (1, 1, 40), (2, 1, 140), (8, 1, 90)),
        group(
            "horizon 2**62",
            params(9, 9, horizon=str(LONG)),
            (2, LONG - 2, LONG + 2),
            (8, 2**61 - 2, 2**61 + 2),
        ),
        group("late", params(9, 9), (2, 6074000999, 6074001002), (8, 2**53 - 1, 2**53 + 2)),
    ]


def _contributions() -> Group:
    """Proposals that are carried out, and proposals that no policy should make."""
    rows: tuple[tuple[str, Flags, dict[str, int], int, int], ...] = (
        ("a sum inside the inner interval", "", {}, 0, 4),
        ("a sum at the lower end", "", {}, 7, 1),
        ("a sum at the upper end", "", {}, 7, 6),
        ("a sum at the lower end of the inner interval", "", {}, 7, 2),
        ("a sum at the upper end of the inner interval", "", {}, 7, 5),
        ("a sum below the lower end", "", {}, 0, 0),
        ("a sum above the upper end", "", {}, 0, 8),
        ("a sum whose excess is above the saturation", "", {}, 0, 11),
        ("a sum whose excess is far above the saturation", "", {}, 0, 10**9),
        ("the last units of the account", "BadProposal", {}, BUDGET - 340, 4),
        ("one unit too few", "BadProposal", {}, BUDGET - 339, 4),
        (
            "an excess query that the account cannot pay for",
            "BadProposal",
            {"excess_weight": BUDGET},
            0,
            9,
        ),
        *((comment, "BadProposal", change, 0, 9) for comment, change in ILL_FORMED),
        *((comment, "BadProposal", change, 0, 9) for comment, change in LARGE),
        ("an inner interval of one point", "", {"inner_low": 5}, 0, 4),
        (
            "an inner interval that reaches beyond the interval",
            "",
            {"inner_low": -1, "inner_high": 8},
            0,
            9,
        ),
        ("two signs that cancel", "BadProposal", {"excess_weight": -10, "saturation": -4}, 0, 9),
        (
            "an interval upside down with a negative weight",
            "BadProposal",
            {"low": 7, "weight": -1},
            0,
            9,
        ),
        ("an empty interval", "", {"low": 6}, 0, 9),
        ("an interval with a negative end", "", {"low": -3, "high": 1}, 0, 0),
        ("an excess query without a weight", "", {"weight": 0}, 0, 9),
        ("a proposal of nothing", "", dict.fromkeys(GOOD_PROPOSAL, 0), BUDGET, 3),
    )
    # in epoch 5 of a series that began with epoch 3; the proposal costs 300 and 40 units
    paid: tuple[tuple[str, Flags, int, tuple[int, int, int]], ...] = (
        ("both costs were larger before", "", 900, (3, 301, 41)),
        ("both costs were equal before", "", 900, (3, 300, 40)),
        ("the cost of the sum is larger than before", "", 900, (3, 299, 41)),
        ("the cost of the excess is larger than before", "", 900, (3, 500, 39)),
        ("both costs are larger than before", "", 900, (3, 100, 10)),
        ("the user's last series was another", "", 900, (1, 301, 41)),
        ("the user was in no series before", "", 0, (0, 0, 0)),
        ("the whole account, spent in the series", "BadProposal", BUDGET, (3, 300, 40)),
        ("the whole account, and a cost larger by a unit", "BadProposal", BUDGET, (3, 300, 39)),
        ("the last unit of the account", "BadProposal", BUDGET - 1, (3, 299, 40)),
        ("the whole account, spent in another series", "BadProposal", BUDGET, (2, 300, 40)),
    )
    return Group(
        "contribution",
        {"series": {"first": 3, "length": 9, "excess_queries": 2, "strata": 1}},
        (
            *(
                contribution_test(comment, flags, account(spent), change, total)
                for comment, flags, change, spent, total in rows
            ),
            *(
                contribution_test(
                    f"in a series: {comment}", f"Series {flags}", account(spent, costs), {}, 4
                )
                for comment, flags, spent, costs in paid
            ),
        ),
    )
