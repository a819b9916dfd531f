"""Series of the ledger mechanism: which noise is drawn for them, and which excesses are released."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest

from withhold_spec.accounted.interface import BUDGET, Proposal, Public
from withhold_spec.accounted.plan import ledger_plan
from withhold_spec.accounted.pure import contribute, ledger_step
from withhold_spec.accounted.records import Account
from withhold_spec.accounted.state import ledger_start
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.records import EpochCharge, Step

EXCESS_SHARE = BUDGET // 8


class Noted:
    """Draws no noise, and records which radii and noises are requested."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []

    def laplace(self, counter: int, node: int, scale: Fraction) -> Number:
        raise LookupError("the ledger mechanism draws none")

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        raise LookupError("the ledger mechanism draws none")

    def gaussian(self, counter: int, node: int, variance: Fraction) -> Number:
        raise LookupError("in series noise is drawn within a radius")

    def radius(
        self, counter: int, first_node: int, length: int, sums: int, scale: Fraction
    ) -> Number:
        self.asked.append(("radius", counter, first_node, length, sums))
        return 10 * counter + first_node

    def uniform_noise(
        self, counter: int, node: int, sums: int, radius: Number
    ) -> tuple[Number, ...]:
        self.asked.append(("within", counter, node, sums, radius))
        return (0,) * sums


@dataclass(frozen=True)
class Told:
    """A policy that closes after every sample; the test says when a series begins and when it asks for the excess."""

    series: Sequence[tuple[int, int]]
    asking: Sequence[bool]

    def closes(self, public: Public) -> bool:
        return True

    def length(self, public: Public) -> int:
        return self.series[public.samples - 1][0]

    def strata(self, public: Public) -> int:
        return 1

    def excess_queries(self, public: Public) -> int:
        return self.series[public.samples - 1][1]

    def asks_excess(self, public: Public) -> bool:
        return self.asking[public.samples - 1]

    def proposals(self, public: Public) -> Sequence[Proposal]:
        return [Proposal(0, 1, 1, 0, 0, 1, EXCESS_SHARE) for _ in public.withheld_users]

    def total(self, public: Public) -> Number:
        return 0


def run(policy: Told, source: Noted) -> list[Step]:
    """The steps of one user whose samples are 1."""
    plan = replace(ledger_plan(Params(1, 99, 1, 1)), policy=policy)
    state, steps = ledger_start(plan), []
    for _ in policy.series:
        state, step = ledger_step(plan, state, "u", 1, source)
        steps.append(step)
    return steps


@pytest.mark.parametrize("part", [Fraction(1, 2), 0.5, Decimal("0.5"), True, np.int64(1), 1j])
@pytest.mark.parametrize("place", [0, 2, 6, 7])
def test_an_proposal_of_anything_but_integers_is_refused(part: object, place: int) -> None:
    """Its sum would be visible in integer noise, or its cost would be computed modulo 2**64."""
    parts: list[object] = [0, 1, 1, 0, 0, 1, 1, 0]
    parts[place] = part
    with pytest.raises(TypeError, match="a proposal consists of integers"):
        contribute(Account(), 0, 1, Proposal(*parts))  # type: ignore[arg-type]


def test_radii_are_drawn_for_as_many_sums_and_excesses_as_a_series_has() -> None:
    source = Noted()
    series = [(3, 2), (0, 0), (0, 9), (2, 0), (0, 0), (0, 1)]
    run(Told(series, [True, False, True, True, True, True]), source)
    assert [call[1:] for call in source.asked if call[0] == "radius"] == [
        *((0, 1, 3, 1), (1, 1, 2, 1)),  # three epochs, two of them with an excess
        (0, 4, 2, 1),  # two without: no radius is drawn for excesses
        # the previous series is full, so a series of one epoch begins
        *((0, 6, 1, 1), (1, 6, 1, 1)),
    ]
    assert [call[1:] for call in source.asked if call[0] == "within"] == [
        *((0, 1, 1, 1), (1, 1, 1, 11), (0, 2, 1, 1), (0, 3, 1, 1), (1, 3, 1, 11)),
        *((0, 4, 1, 4), (0, 5, 1, 4), (0, 6, 1, 6), (1, 6, 1, 16)),
    ]


@pytest.mark.parametrize("excess_queries", [0, 1, 2, 3])
def test_no_more_excesses_are_released_than_the_radius_was_drawn_for(excess_queries: int) -> None:
    """An excess that is not released costs nothing, and a series is charged once for its excesses."""
    steps = run(Told([(3, excess_queries), (0, 0), (0, 0)], [False, True, True]), Noted())
    epochs = [step.epoch for step in steps if step.epoch is not None]
    shown = [False, excess_queries > 0, excess_queries > 1]
    assert [epoch.excess is not None for epoch in epochs] == shown
    assert [epoch.contributions[0].excess_weight for epoch in epochs] == [
        EXCESS_SHARE * asked for asked in shown
    ]
    assert [len(step.written) for step in steps] == [1 + asked for asked in shown]
    assert [len(step.read) for step in steps] == [1, 2 + shown[1], 3 + shown[1] + shown[2]]
    costs = [
        charge.cost for step in steps for charge in step.charges if isinstance(charge, EpochCharge)
    ]
    assert costs == [1, EXCESS_SHARE * shown[1], 0]
    assert len({epoch.series for epoch in epochs}) == 1
