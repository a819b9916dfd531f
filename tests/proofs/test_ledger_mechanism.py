"""The proofs of the ledger mechanism: runs cover all cases, and what they look for can be missing."""

from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from typing import cast

import pytest
import z3

from withhold_proofs.accounted.claims import Drawn, are_hidden, drawn, radii_of
from withhold_proofs.accounted.claims import noises as read
from withhold_proofs.accounted.draws import Addressed
from withhold_proofs.accounted.runs import Path, runs, told
from withhold_proofs.accounted.settings import GRID, OFFERED, Hashed, Told, plan_with
from withhold_proofs.accounted.streams import NoiseSource, whole_runs
from withhold_proofs.accounted.terms import case
from withhold_proofs.engine.mutants import applied
from withhold_proofs.model import Query
from withhold_proofs.numbers.secret import Looked, SecretNumber
from withhold_proofs.registry import load
from withhold_proofs.samplers.series_laws import ball, weights_in_all
from withhold_spec.accounted import pure
from withhold_spec.accounted.epoch import weighted_excess
from withhold_spec.accounted.interface import BUDGET, Proposal, Public
from withhold_spec.accounted.pure import additional_cost, close_epoch, contribute, ledger_step
from withhold_spec.accounted.records import Account, Contribution, Epoch, Series
from withhold_spec.accounted.state import ledger_start
from withhold_spec.noise import ZERO, Tape
from withhold_spec.number import Number
from withhold_spec.params import Params
from withhold_spec.properties import gaussian as gaussian_invariants
from withhold_spec.properties import ledger as ledger_invariants
from withhold_spec.properties.ledger import changes
from withhold_spec.records import Step
from withhold_spec.replay import run

PARAMS = Params(3, 4, 1, 1, grid=GRID, extra_users="ignore")
PATTERN = (0, 1, 0, 2, 1, 0)


def test_every_pattern_is_walked_with_all_closings() -> None:
    walked = list(runs(told(PARAMS), users=2, length=4))
    full = [each for each in walked if len(each.users) == 4]
    closings = {(each.users, tuple(bool(step.written) for step in each.steps)) for each in full}
    patterns = {(0, *rest) for rest in product(range(2), repeat=3)}
    assert closings == set(product(patterns, product((False, True), repeat=4)))
    assert len(full) == len(closings) and len(walked) == 2 + 8 + 32 + 128


def test_an_answer_leads_to_the_same_released_sum() -> None:
    radius = Path(0).radius(0, 1, 2, 2, Fraction(1))
    answer, other = Path(0).uniform_noise(0, 1, 2, radius)
    outcome = 7 + answer
    with pytest.raises(Looked):
        hash(radius)
    assert isinstance(outcome, int) and outcome == SecretNumber() + answer != 7 + other


@cache
def hashed_steps() -> list[Step]:
    """A run under a policy that charges for something."""
    for seed in range(20):
        numbers = [(user, 3 * t % 5) for t, user in enumerate(PATTERN)]
        plan = plan_with(Hashed(seed), PARAMS)
        steps = run(ledger_step, plan, ledger_start(plan), numbers, ZERO)
        if sum(step.epoch is not None for step in steps) > 1 and steps[-1].epoch is not None:
            return steps
    raise LookupError("no seed closes often enough")


def test_a_broken_run_breaks_the_promises() -> None:
    steps = hashed_steps()
    assert ledger_invariants.released_once(PATTERN, steps)
    assert ledger_invariants.epochs_oblivious(steps, steps)
    epoch = steps[-1].epoch
    assert epoch is not None
    first, *others = epoch.contributions
    for wrong in (
        replace(steps[-1], total=steps[-1].total - 1),
        replace(steps[-1], epoch=replace(epoch, samples=epoch.samples - 1)),
        replace(steps[-1], epoch=replace(epoch, contributions=tuple(others))),
        replace(
            steps[-1],
            epoch=replace(epoch, contributions=(replace(first, size=first.size + 1), *others)),
        ),
    ):
        assert not ledger_invariants.released_once(PATTERN, [*steps[:-1], wrong])
        assert not ledger_invariants.epochs_oblivious(steps, [*steps[:-1], wrong])


def test_the_other_promises_can_be_false() -> None:
    never_overdrawn = ledger_invariants.ledger_never_overdrawn
    assert [never_overdrawn(spent) for spent in (-1, 0, BUDGET, BUDGET + 1)] == [
        False,
        True,
        True,
        False,
    ]
    moved = [ledger_invariants.epoch_sensitivity((1, 5), (3, 4), cost) for cost in (2, 3)]
    apart = [ledger_invariants.series_loss(7, 4, largest_cost) for largest_cost in (2, 3)]
    lost = [ledger_invariants.path_loss(-2, spent) for spent in (1, 2)]
    paid = [ledger_invariants.ledger_is_paid(scale, 1) for scale in (BUDGET - 1, BUDGET)]
    assert moved == apart == lost == paid == [False, True]
    within = ledger_invariants.weight_within_budget
    assert [within(2, 1, 0, 9), within(2, 2, 10, 9), within(2, 2, 9, 9)] == [False, False, True]


def test_a_small_bound_asks_about_every_way_to_hide_contributions() -> None:
    """Two epochs of a user share their radii, or each has its own, or one has no excess; or there are fewer."""
    asked = whole_runs(1, 2, ((0,), (2,)), z3.Context())
    queries: list[Query] = []
    while True:
        try:
            queries.append(next(asked))
        except StopIteration as end:
            coverage = end.value
            break
    first = ["0:1/1x2 and 2:1/1x1", "0:1/2x2 and 2:1/1x1"]
    second = ["0:2/1x2 and 2:2/2x1", "0:2/2x2 and 2:2/2x1"]
    again = "0:1/2x2 and no excess"  # the series has but one
    twice = [
        *(f"{first[0]}, {other}" for other in second),
        *(f"{first[1]}, {other}" for other in (again, second[1])),
    ]
    shapes = {1: first, 2: [*first, *twice]}
    names = [
        f"T={length}: {shape}"
        for length, radii in shapes.items()
        for shape in (
            "no contribution of a user",
            *(f"contributions within the radii {each}" for each in radii),
        )
    ]
    assert sorted(query.name for query in queries) == sorted(names)
    assert coverage["pairs of streams"] == 9 and coverage["several contributions in a series"] == 1
    assert coverage["contributions without an excess"] == 1


def test_what_a_noise_was_drawn_within_is_read_from_the_released_sum() -> None:
    context = z3.Context()
    source = NoiseSource(context)
    mine = z3.Real("mine", context)
    noises = source.uniform_noise(0, 3, 2, source.radius(0, 2, 4, 2, Fraction(1)))
    (aside,) = source.uniform_noise(2, 3, 1, source.radius(2, 2, 4, 1, Fraction(1)))
    found = drawn(mine * 2 + noises[1])
    assert found == Drawn(1, 3, 0, 2, (0, 2, 4, 2)) and found.is_in_series
    assert drawn(mine + aside) == Drawn(2, 3, 2, 1, (2, 2, 4, 1))
    assert not Drawn(1, 1, 0, 2, (0, 2, 4, 2)).is_in_series
    assert not Drawn(1, 6, 0, 2, (0, 2, 4, 2)).is_in_series
    assert not Drawn(1, 3, 0, 2, (0, 2, 4, 1)).is_in_series
    assert not Drawn(2, 3, 2, 1, (0, 2, 4, 1)).is_in_series
    # the last of four excesses may be in any later epoch: they are counted
    assert Drawn(2, 6, 2, 1, (2, 2, 4, 1)).is_in_series
    for wrong in (0, mine, noises[0] + noises[1]):
        with pytest.raises(LookupError):
            drawn(wrong)
    epoch = Epoch(4, Series(2, 4, 4, 2), (), (mine + noises[0], noises[1]), mine + aside)
    without = replace(epoch, excess=None)
    assert are_hidden(epoch, read(epoch), 3) and are_hidden(without, read(without), 3)
    assert radii_of(epoch, read(epoch)) == ((0, 2, 4, 2), (2, 2, 4, 1))
    for fault in (
        replace(epoch, sums=epoch.sums[::-1]),
        replace(epoch, sums=epoch.sums[:1]),
        replace(epoch, series=Series(2, 4, 4, 3)),
        replace(
            epoch,
            excess=mine + source.uniform_noise(2, 3, 1, z3.Real("radius.0.2.4.1", context))[0],
        ),
    ):
        assert not are_hidden(fault, read(fault), 3)
    assert not are_hidden(epoch, read(epoch), 4)


def test_promises_on_several_sums_can_be_false() -> None:
    squares = [gaussian_invariants.epoch_squares((1, 5), (4, 9), cost) for cost in (4, 5)]
    assert squares == [False, True]
    assert changes((1, 9, 2), (4, 4, 2)) == [3, 5, 0]


@pytest.mark.parametrize("length", range(5))
@pytest.mark.parametrize("sums", [1, 2])
@pytest.mark.parametrize("ratio", ["1/2", "1/3", "5/7"])
def test_the_sum_of_all_weights_is_the_sum_of_the_first_ones_and_a_rest(
    length: int, sums: int, ratio: str
) -> None:
    q = Fraction(ratio)
    points = [2 * r + 1 if sums == 1 else 2 * r * r + 2 * r + 1 for r in range(400)]
    assert [ball(sums, r) for r in range(9)] == points[:9]
    weights = [many**length * q**r for r, many in enumerate(points)]
    rest = weights_in_all(length, sums, q) - sum(weights)
    assert 0 < rest < Fraction(1, 10**9)
    noises = weights_in_all(length, sums, q) * (1 - q)  # as many as there are with each largest one
    below = [0, *points]
    counted = [many**length - below[m] ** length for m, many in enumerate(points)]
    if length:
        assert 0 < noises - sum(c * q**m for m, c in enumerate(counted)) < Fraction(1, 10**9)


def test_an_epoch_without_an_excess_has_no_node_for_it_and_no_excess() -> None:
    source = Addressed()
    plan = plan_with(Told(close=True), PARAMS)
    steps = run(ledger_step, plan, ledger_start(plan), [(0, 1)] * 4, source)
    excesses = [step.epoch.excess is not None for step in steps if step.epoch is not None]
    assert excesses == [
        True,
        False,
        False,
        True,
    ]  # asked for too late, not asked for, and asked for in time
    assert [(node.counter, node.index) for node in steps[-1].read] == [
        *((0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (0, 3), (1, 3), (0, 4), (1, 4), (2, 4))
    ]
    assert [each for each in source.asked if each[0] == "radius"] == [
        ("radius", counter, node, sums) for node in (1, 3) for counter, sums in ((0, 2), (2, 1))
    ]


def test_an_excess_that_is_not_released_is_seen_in_the_accounts() -> None:
    """The mutants that charge for it, or release it for free, change what they should."""
    proposals = [Proposal(0, 4, 1, 1, 3, 2, 5)]
    plan = plan_with(Told(close=False), PARAMS)
    state, _ = ledger_step(plan, ledger_start(plan), 0, 4, ZERO)
    state = replace(state, series=Series(1, 2, 1))
    closed, _ = close_epoch(plan, state, proposals, False, ZERO)
    assert (closed.accounts[0].spent, closed.epochs[0].excess, closed.excesses) == (4, None, 0)
    for name, expected in (
        ("ledger-excess-kept", (14, None, 0)),
        ("ledger-excess-unasked", (4, 5, 1)),
    ):
        with applied(load().mutant(name)):
            closed, _ = pure.close_epoch(plan, state, proposals, False, ZERO)
        found = (closed.accounts[0].spent, closed.epochs[0].excess, closed.excesses)
        assert found == expected


def test_an_inner_interval_that_is_turned_around_counts_on_both_sides_and_is_not_contributed() -> (
    None
):
    """A block would add more than its charge, although no change of values would change it by more than that."""
    turned = Proposal(0, 9, 1, 6, 2, 3, 1)
    wrong = Contribution(0, 1, *vars(turned).values())
    added = [cast(int, weighted_excess(wrong, block_sum)) for block_sum in range(-9, 18)]
    assert max(added) == 4 > 3 and max(added) - min(added) <= 3
    contributed = contribute(Account(), 0, 1, turned)
    assert (
        contributed.weight,
        contributed.excess_weight,
        additional_cost(Account(), contributed),
    ) == (
        0,
        0,
        0,
    )
    kept = contribute(Account(), 0, 1, replace(turned, inner_high=6))
    assert (kept.sum_cost, kept.excess_cost) == (9, 3) and additional_cost(Account(), kept) == 9 + 3


def test_an_proposal_to_any_account_is_that_of_the_specification() -> None:
    made = case(z3.Context())
    assert made.after.released == 3 and set(made.premises) == {"the account before"}


@pytest.mark.parametrize("field", OFFERED)
@pytest.mark.parametrize("wrong", [Fraction(1, 2), Fraction(2), 1.0, True], ids=repr)
def test_an_proposal_that_is_no_integer_is_refused(field: str, wrong: int | Fraction) -> None:
    """Its sums would lie between the points of the noise's grid, and reveal what the noise should hide."""

    class Wrong(Told):
        def proposals(self, public: Public) -> list[Proposal]:
            proposal = Proposal(0, 4, 1, 1, 3, 1, 1)
            return [proposal, replace(proposal, **{field: wrong})]

    class Counting(Tape):
        drawn = 0

        def uniform_noise(
            self, counter: int, node: int, sums: int, radius: Number
        ) -> tuple[int, ...]:
            self.drawn += 1
            return (0,) * sums

    plan, source = plan_with(Wrong(close=False), PARAMS), Counting()
    state = ledger_start(plan)
    for user in (0, 1):
        state, _ = ledger_step(plan, state, user, 1, source)
    with pytest.raises(TypeError, match="integers"):
        ledger_step(plan_with(Wrong(close=True), PARAMS), state, 0, 1, source)
    assert source.drawn == 0 and not any(account.spent for account in state.accounts)
