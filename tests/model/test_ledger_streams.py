"""Runs of the ledger mechanism on unknowns, against runs on the values that are put in for them."""

from collections.abc import Sequence

import pytest
import z3

from withhold_proofs.ledger_claims import NOISE
from withhold_proofs.ledger_settings import plan_with
from withhold_proofs.ledger_streams import RECORDS_LEFT_OUT, Asked, NoiseSource
from withhold_proofs.mutants import applied
from withhold_proofs.smtlib import is_unknown, subterms
from withhold_spec.epochs import LEDGER, Offer, Public
from withhold_spec.ledger import ledger_step
from withhold_spec.noise import Tape
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.records import Epoch
from withhold_spec.state import start

PARAMS = Params(3, 4, 1, 1, grid=4)
PATTERN = (0, 1, 0, 2, 1, 0)
SERIES = (2, 0, 1, 3, 0, 0)
CLOSINGS = [(0, 1, 0, 1, 0, 1), (1, 1, 1, 1, 1, 1), (0, 0, 1, 0, 0, 1)]


def value_of(name: str) -> int:
    """A value for the unknown of that name; a user's first offers can be paid, the last ones not."""
    if name.startswith(f"{NOISE}."):
        counter, cell = map(int, name.split(".")[1:3])
        return 3 * counter + 2 * cell - 5
    stem, *rest = name.rsplit("_", 2)
    user, place = map(int, rest)
    number = 3 * user + 2 * place
    return {
        "low": number % 4,
        "high": number % 4 + (number + 2) % 4,
        "weight": LEDGER // 8 + number,
        "inner_low": (number + 1) % 5,
        "inner_high": (number + 1) % 5 + number % 3,
        "margin": place % 3,
        "probe": LEDGER // 9 - number,
        "mine": 3 * number % 5,
    }[stem]


class Given:
    """The policy `Asked` with values put in for what it offers."""

    def __init__(self, close: bool) -> None:
        self.asked = Asked(z3.Context(), close, SERIES)

    def closes(self, public: Public) -> bool:
        return self.asked.closes(public)

    def length(self, public: Public) -> int:
        return self.asked.length(public)

    def probes(self, public: Public) -> int:
        return self.asked.probes(public)

    def asks(self, public: Public) -> bool:
        return self.asked.asks(public)

    def offers(self, public: Public) -> Sequence[Offer]:
        return [
            Offer(*(value_of(str(part)) for part in vars(offer).values()))
            for offer in self.asked.offers(public)
        ]

    def total(self, public: Public) -> Number:
        return 0


@pytest.mark.parametrize("closings", CLOSINGS)
def test_runs_on_unknowns_are_runs_on_their_values(closings: tuple[int, ...]) -> None:
    context = z3.Context()
    source = NoiseSource(context)
    cells = [(counter, cell) for counter in range(2) for cell in range(9)]
    tape = Tape({(one, other): value_of(f"{NOISE}.{one}.{other}.r") for one, other in cells})
    left = right = start(plan_with(Given(False), PARAMS))
    for t, (user, close) in enumerate(zip(PATTERN, closings, strict=True)):
        name = f"mine_{user}_{1 + PATTERN[:t].count(user)}"
        with applied(RECORDS_LEFT_OUT):
            plan = plan_with(Asked(context, bool(close), SERIES), PARAMS)
            left, _ = ledger_step(plan, left, user, z3.Real(name, context), source)
        plan = plan_with(Given(bool(close)), PARAMS)
        right, _ = ledger_step(plan, right, user, value_of(name), tape)
    assert [plain(epoch) for epoch in left.epochs] == [plain(epoch) for epoch in right.epochs]
    assert [put_in(one.spent) for one in left.accounts] == [one.spent for one in right.accounts]
    assert [epoch.series for epoch in left.epochs] == [epoch.series for epoch in right.epochs]
    silent = [[epoch.overhang is None for epoch in run.epochs] for run in (left, right)]
    assert silent[0] == silent[1]
    assert len(right.epochs) < len(PATTERN) or set(silent[0]) == {False, True}
    assert {epoch.series.length for epoch in right.epochs} >= {2}
    paid = [booking.sum_cost != 0 for epoch in right.epochs for booking in epoch.bookings]
    assert paid.count(True) > 1 and (False in paid or len(right.epochs) < 3)


def plain(epoch: Epoch) -> list[Number]:
    """The epoch's numbers, with values put in for unknowns."""
    row = [epoch.samples, put_in(epoch.sum)]
    row += [] if epoch.overhang is None else [put_in(epoch.overhang)]
    for one in epoch.bookings:
        row += [one.user, one.size, put_in(one.weight), put_in(one.probe)]
        row += [put_in(one.sum_cost), put_in(one.overhang_cost)]
    return row


def put_in(made: Number) -> Number:
    """The number, with values put in for unknowns."""
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
