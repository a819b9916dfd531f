"""Runs of the ledger mechanism on unknowns, against runs on values that replace them."""

from collections.abc import Sequence

import pytest
import z3

from withhold_proofs.accounted.claims import NOISE
from withhold_proofs.accounted.settings import plan_with
from withhold_proofs.accounted.streams import RECORDS_LEFT_OUT, Asked, NoiseSource
from withhold_proofs.engine.smtlib import is_unknown, subterms
from withhold_proofs.engine.substitutes import substituted
from withhold_spec.accounted.interface import BUDGET, Proposal, Public
from withhold_spec.accounted.pure import ledger_step
from withhold_spec.accounted.records import Epoch
from withhold_spec.accounted.state import ledger_start
from withhold_spec.noise import Tape
from withhold_spec.number import Number
from withhold_spec.params import Params

PARAMS = Params(3, 4, 1, 1, grid=4)
PATTERN = (0, 1, 0, 2, 1, 0)
SERIES = (2, 0, 1, 3, 0, 0)
CLOSINGS = [(0, 1, 0, 1, 0, 1), (1, 1, 1, 1, 1, 1), (0, 0, 1, 0, 0, 1)]


def value_of(name: str) -> int:
    """A value for the unknown of that name; a user can afford the first proposals and not the last ones."""
    if name.startswith(f"{NOISE}."):
        counter, node = map(int, name.split(".")[1:3])
        return 3 * counter + 2 * node - 5
    stem, *rest = name.rsplit("_", 2)
    user, place = map(int, rest)
    number = 3 * user + 2 * place
    return {
        "low": number % 4,
        "high": number % 4 + (number + 2) % 4,
        "weight": BUDGET // 8 + number,
        "inner_low": (number + 1) % 5,
        "inner_high": (number + 1) % 5 + number % 3,
        "saturation": place % 3,
        "excess_weight": BUDGET // 9 - number,
        "mine": 3 * number % 5,
        "stratum": number % 4 - 1,
    }[stem]


class Given:
    """The policy `Asked` with values that replace its unknown proposals."""

    def __init__(self, close: bool) -> None:
        self.asked = Asked(z3.Context(), close, SERIES)

    def closes(self, public: Public) -> bool:
        return self.asked.closes(public)

    def length(self, public: Public) -> int:
        return self.asked.length(public)

    def strata(self, public: Public) -> int:
        return self.asked.strata(public)

    def excess_queries(self, public: Public) -> int:
        return self.asked.excess_queries(public)

    def asks_excess(self, public: Public) -> bool:
        return self.asked.asks_excess(public)

    def proposals(self, public: Public) -> Sequence[Proposal]:
        return [
            Proposal(*(value_of(str(part)) for part in vars(proposal).values()))
            for proposal in self.asked.proposals(public)
        ]

    def total(self, public: Public) -> Number:
        return 0


@pytest.mark.parametrize("closings", CLOSINGS)
def test_runs_on_unknowns_are_runs_on_their_values(closings: tuple[int, ...]) -> None:
    context = z3.Context()
    source = NoiseSource(context)
    nodes = [(counter, node) for counter in range(3) for node in range(9)]
    tape = Tape({(one, other): value_of(f"{NOISE}.{one}.{other}.r") for one, other in nodes})
    left = right = ledger_start(plan_with(Given(False), PARAMS))
    for t, (user, close) in enumerate(zip(PATTERN, closings, strict=True)):
        name = f"mine_{user}_{1 + PATTERN[:t].count(user)}"
        with substituted(RECORDS_LEFT_OUT):
            plan = plan_with(Asked(context, bool(close), SERIES), PARAMS)
            left, _ = ledger_step(plan, left, user, z3.Real(name, context), source)
        plan = plan_with(Given(bool(close)), PARAMS)
        right, _ = ledger_step(plan, right, user, value_of(name), tape)
    assert [plain(epoch) for epoch in left.epochs] == [plain(epoch) for epoch in right.epochs]
    assert [put_in(one.spent) for one in left.accounts] == [one.spent for one in right.accounts]
    assert [epoch.series for epoch in left.epochs] == [epoch.series for epoch in right.epochs]
    silent = [[epoch.excess is None for epoch in run.epochs] for run in (left, right)]
    assert silent[0] == silent[1]
    assert len(right.epochs) < len(PATTERN) or set(silent[0]) == {False, True}
    assert {epoch.series.length for epoch in right.epochs} >= {2}
    paid = [
        contribution.sum_cost != 0 for epoch in right.epochs for contribution in epoch.contributions
    ]
    assert paid.count(True) > 1 and (False in paid or len(right.epochs) < 3)


def plain(epoch: Epoch) -> list[Number]:
    """The epoch's numbers, with values in place of unknowns."""
    row = [epoch.samples, *map(put_in, epoch.sums)]
    row += [] if epoch.excess is None else [put_in(epoch.excess)]
    for one in epoch.contributions:
        row += [one.user, one.size, put_in(one.stratum)]
        row += [put_in(one.weight), put_in(one.excess_weight)]
        row += [put_in(one.sum_cost), put_in(one.excess_cost)]
    return row


def put_in(made: Number) -> Number:
    """The number, with values in place of unknowns."""
    if not isinstance(made, z3.ArithRef):
        return made
    pairs = [
        (part, z3.RealVal(value_of(part.decl().name()), made.ctx))
        for part in subterms([made])
        if is_unknown(part)
    ]
    value = z3.simplify(z3.substitute(made, *pairs))
    if isinstance(value, z3.IntNumRef):
        return value.as_long()
    assert isinstance(value, z3.RatNumRef)
    return value.as_fraction()
