"""Epochs with several strata, under policies that do anything: draws, addresses, coverage, charges, privacy.

The policies choose strata by a hash of all that is public. They change from series to series, and some
blocks are in a stratum that does not exist.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.examples import MANY
from support.hostile import Hostile, Row, int_of, run, run_to
from withhold_spec.accounted import epoch as closing
from withhold_spec.accounted.epoch import weighted_excess, weighted_sum
from withhold_spec.accounted.interface import BUDGET, Proposal, Public
from withhold_spec.accounted.plan import LedgerPlan, ledger_plan
from withhold_spec.accounted.pure import close_in_series
from withhold_spec.accounted.records import Contribution, Epoch
from withhold_spec.number import Number, add
from withhold_spec.params import Params
from withhold_spec.properties.ledger import epochs_oblivious, released_once
from withhold_spec.records import EpochCharge, Step

PARAMS = Params(3, 24, 2, 1, grid=5)
ROWS = st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 5)), min_size=1, max_size=24)


class HostileSeries(Hostile):
    """Proposals whose costs are near what the account has left, in budget units."""

    def _proposal(self, random: Random, public: Public, user: int) -> Proposal:
        account = public.accounts[user]
        left = BUDGET - int_of(account.spent)
        whole = (public.counts[user] - account.released) * public.params.grid
        low, high = random.choice([-1, 0, 0, whole]), random.choice([0, whole, whole, whole + 1])
        inner_low, inner_high = random.randint(-1, whole), random.randint(0, whole)
        weight = random.choice([left, left // 2, left // 5, 3]) // max(1, high - low)
        saturation = random.randint(-1, 1 + whole // 2)
        excess_weight = random.choice([left // 8, 2, 0]) // max(1, saturation)
        parts = (low, high, weight, inner_low, inner_high, saturation, excess_weight)
        return Proposal(*parts, stratum=random.randint(-1, 3))


@dataclass
class Radii:
    """Radii and points from a seed; requests are recorded."""

    seed: int
    asked: list[tuple[object, ...]] = field(default_factory=list)

    def radius(
        self, counter: int, first_node: int, length: int, sums: int, scale: Fraction
    ) -> Number:
        self.asked.append(("radius", counter, first_node, length, sums, scale))
        return Random(f"{self.seed} {counter} {first_node}").randint(0, 2**41)

    def uniform_noise(
        self, counter: int, node: int, sums: int, radius: Number
    ) -> tuple[Number, ...]:
        self.asked.append(("within", counter, node, sums, radius))
        most = int_of(radius) // sums
        random = Random(f"{self.seed} {node} {counter}")
        return tuple(random.randint(-most, most) for _ in range(sums))

    def laplace(self, counter: int, node: int, scale: Fraction) -> Number:
        raise LookupError("the ledger mechanism draws none")

    def choose(self, label: int, costs: Sequence[Number], rate: Fraction) -> int:
        raise LookupError("the ledger mechanism draws none")

    def gaussian(self, counter: int, node: int, variance: Fraction) -> Number:
        raise LookupError("in series noise is drawn within a radius")


def plan_of(seed: int) -> LedgerPlan:
    return replace(ledger_plan(PARAMS), policy=HostileSeries(seed))


def closed(steps: Sequence[Step]) -> list[Epoch]:
    return [step.epoch for step in steps if step.epoch is not None]


@settings(max_examples=MANY)
@given(st.integers(0, 2**32), ROWS)
def test_draws_addresses_and_sums_are_as_they_say(seed: int, row: Row) -> None:
    """The run is computed again from the samples, the contributions, and the policy's decisions."""
    plan, source = plan_of(seed), Radii(seed)
    steps, states = run(plan, row, source, close_in_series)
    policy, names = plan.policy, list(dict.fromkeys(user for user, _ in row))
    held: dict[int, int] = dict.fromkeys(range(len(names)), 0)
    expected: list[tuple[object, ...]] = []
    nodes: list[tuple[int, int]] = []
    last, released = None, 0
    for t, (step, (name, sample)) in enumerate(zip(steps, row, strict=True)):
        held[names.index(name)] += sample
        epoch = step.epoch
        if epoch is None:
            assert step.written == ()
            continue
        number = len(states[t].epochs)
        series, strata = epoch.series, epoch.series.strata
        if series.first == number:
            seen = closing.public_view(plan, states[t])
            before = () if t == 0 else states[t - 1].accounts
            new = [replace(one, released=0, spent=0, series=0) for one in states[t].accounts]
            new = [replace(one, sum_cost=0, excess_cost=0) for one in new[len(before) :]]
            seen = replace(seen, accounts=(*before, *new), epochs=states[t].epochs[:-1])
            assert strata == max(1, policy.strata(seen))
            assert series.length == max(1, policy.length(seen))
            expected.append(("radius", 0, number, series.length, strata, plan.scale))
            if series.excess_queries > 0:
                queries = series.excess_queries
                expected.append(("radius", strata, number, queries, 1, plan.scale))
            released = 0
        else:
            assert series == last and number < series.first + series.length
        last = series
        sums, excess = [0] * strata, 0
        for one in epoch.contributions:
            total = held[one.user]
            held[one.user] = 0
            if int_of(one.stratum) in range(strata):
                sums[int_of(one.stratum)] += int_of(weighted_sum(one, total))
            excess += int_of(weighted_excess(one, total))
        radii = [int_of(each) for each in states[t].radii]
        expected.append(("within", 0, number, strata, radii[0]))
        if epoch.excess is not None:
            expected.append(("within", strata, number, 1, radii[1]))
            released += 1
        assert released <= series.excess_queries
        written = [*range(strata + (epoch.excess is not None))]
        nodes += [(counter, number) for counter in written]
        assert [(w.counter, w.node) for w in step.written] == nodes[-len(written) :]
        assert [w.sum for w in step.written] == [*sums, excess][: len(written)]
        noisy = [w.sum + w.noise for w in step.written]
        assert noisy == [*epoch.sums, *([] if epoch.excess is None else [epoch.excess])]
        assert sum(abs(int_of(w.noise)) for w in step.written[:strata]) <= radii[0]
    assert source.asked == expected
    assert [(node.counter, node.index) for node in steps[-1].read] == nodes
    assert len(set(nodes)) == len(nodes)
    assert released_once([name for name, _ in row], steps)


@settings(max_examples=MANY)
@given(st.integers(0, 2**32), ROWS)
def test_charges_do_not_depend_on_strata(seed: int, row: Row) -> None:
    """A user pays the largest cost of a series, wherever the blocks were, and also if they were nowhere."""
    steps, states = run(plan_of(seed), row, Radii(seed), close_in_series)
    names = list(dict.fromkeys(user for user, _ in row))
    spent = paid_by(closed(steps))
    assert [account.spent for account in states[-1].accounts] == [
        spent.get(user, 0) for user in range(len(names))
    ]
    assert all(0 <= each <= BUDGET for each in spent.values())
    for step in steps:
        for charge in step.charges:
            assert isinstance(charge, EpochCharge) and 0 <= int_of(charge.cost) <= BUDGET


def paid_by(epochs: Sequence[Epoch]) -> dict[int, int]:
    """What each user has paid: in each series the largest cost of a sum plus that of an excess."""
    largest: dict[tuple[int, int], list[int]] = {}
    for epoch in epochs:
        for one in epoch.contributions:
            pair = largest.setdefault((one.user, epoch.series.first), [0, 0])
            costs = int_of(one.sum_cost), int_of(one.excess_cost)
            pair[:] = [max(before, cost) for before, cost in zip(pair, costs, strict=True)]
    spent: Counter[int] = Counter()
    for (user, _), pair in largest.items():
        spent[user] += sum(pair)
    return dict(spent)


def test_the_policies_do_everything() -> None:
    """Strata change between series and not within them, users change strata, and blocks pay for nothing."""
    row = [("abc"[t % 3], t % 6) for t in range(24)]
    seen: Counter[str] = Counter()
    for seed in range(40):
        epochs = closed(run(plan_of(seed), row, Radii(seed), close_in_series)[0])
        places: dict[int, int] = {}
        for before, epoch in zip([None, *epochs], epochs, strict=False):
            strata = epoch.series.strata
            seen[f"strata {strata}"] += 1
            seen["series that go on"] += before is not None and before.series == epoch.series
            seen["more or fewer strata"] += before is not None and before.series.strata != strata
            for one in epoch.contributions:
                stratum = int_of(one.stratum)
                nowhere = stratum not in range(strata)
                seen["paid for nothing"] += nowhere and int_of(one.sum_cost) > 0
                seen["changed strata"] += places.get(one.user, stratum) != stratum
                places[one.user] = stratum
    assert min(seen[f"strata {strata}"] for strata in (1, 2, 3)) > 9
    assert min(seen.values()) > 9 and len(seen) == 7


def check(seed: int, row: Row, user: str) -> None:
    """Asserts that the account pays for what another row of the user changes, on the same released sums.

    All samples of the user become 0, or the largest, or any number, by the seed modulo 3.
    """
    random = Random(seed)
    values: Sequence[int] = [[0], [5], range(6)][seed % 3]
    other = [(name, random.choice(values) if name == user else old) for name, old in row]
    plan = plan_of(seed)
    steps, states = run(plan, row, Radii(seed), close_in_series)
    matching, others = run_to(plan, other, steps, close_in_series)
    assert epochs_oblivious(steps, matching)
    place = list(dict.fromkeys(name for name, _ in row)).index(user)
    lost: dict[int, list[int]] = {}
    norms: dict[int, list[int]] = {}
    for step, match in zip(steps, matching, strict=True):
        if step.epoch is None:
            continue
        strata, first = step.epoch.series.strata, step.epoch.series.first
        own = [one for one in step.epoch.contributions if one.user == place]
        costs = [sum(int_of(one.sum_cost) for one in own), sum(int_of(c.excess_cost) for c in own)]
        pairs = list(zip(step.written, match.written, strict=True))
        moved = [int_of(abs(int_of(one.sum - two.sum))) for one, two in pairs]
        changed = [sum(moved[:strata]), sum(moved[strata:])]
        assert all(move <= cost for move, cost in zip(changed, costs, strict=True))
        largest = lost.setdefault(first, [0, 0])
        largest[:] = [max(pair) for pair in zip(largest, changed, strict=True)]
        noise = [sum(abs(int_of(pair[i].noise)) for pair in pairs[:strata]) for i in (0, 1)]
        norm = norms.setdefault(first, [0, 0])
        norm[:] = [max(pair) for pair in zip(norm, noise, strict=True)]
    for first, (mine, theirs) in norms.items():
        assert abs(mine - theirs) <= lost[first][0]
    spent = [int_of(run[-1].accounts[place].spent) for run in (states, others)]
    assert spent[0] == spent[1] <= BUDGET
    assert sum(sum(pair) for pair in lost.values()) <= spent[0]


@settings(max_examples=MANY)
@given(st.integers(0, 2**32), ROWS)
def test_an_account_pays_for_what_its_user_can_change(seed: int, row: Row) -> None:
    check(seed, row, row[seed % len(row)][0])


def in_two_strata(stratum: int, blocks: Sequence[tuple[Contribution, Number]]) -> Number:
    """The sum of a stratum with the blocks of the one before."""
    return add(
        [
            weighted_sum(contribution, total)
            for contribution, total in blocks
            if int_of(contribution.stratum) in (stratum - 1, stratum)
        ]
    )


def half_of_the_cost(contribution: Contribution) -> Number:
    width = int_of(contribution.high) - int_of(contribution.low)
    return int_of(contribution.weight) * width // 2


@pytest.mark.parametrize(
    ("place", "fault"),
    [
        ("withhold_spec.accounted.epoch.stratum_sum", in_two_strata),
        (
            "withhold_spec.accounted.records.Contribution.sum_cost",
            property(half_of_the_cost),
        ),
    ],
)
def test_a_fault_is_seen(place: str, fault: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks in two strata, and costs that are halved. Without a fault none is seen."""
    for expected in (False, True):
        seen = 0
        for seed in range(40):
            users = ["ab"[Random(f"{seed} {t}").randrange(2)] for t in range(20)]
            row = [(user, 0 if user == "a" else t % 6) for t, user in enumerate(users)]
            try:
                check(3 * seed + 1, row, "a")
            except AssertionError:
                seen += 1
        assert (seen > 4) if expected else (seen == 0)
        monkeypatch.setattr(place, fault)
