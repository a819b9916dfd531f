"""Every predicate of the specification, evaluated on drawn runs; each can also be false."""

from dataclasses import replace
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from support.strategies import Case, cases
from withhold_spec.accounted.interface import BUDGET
from withhold_spec.noise import ZERO, Tape
from withhold_spec.paper.binary import depth
from withhold_spec.paper.plan import full_plan
from withhold_spec.paper.withholding import block_size, completes_block, level_of, levels, released
from withhold_spec.params import Params
from withhold_spec.properties import INVARIANTS, ledger, paper
from withhold_spec.records import Step
from withhold_spec.replay import PAPER_MECHANISMS, replay
from withhold_spec.stream import are_neighbours

RELEASING = ("single", "multiple", "full")


def steps_of(case: Case) -> list[Step]:
    tape = Tape(case.noise, case.choices)
    return replay(case.mechanism, Params(**case.params), case.events, tape)  # type: ignore[arg-type]


def counts_after(case: Case, t: int) -> dict[str | int, int]:
    """The counted samples of every user among the first t events."""
    counts: dict[str | int, int] = {}
    for user, _ in case.events[:t]:
        counts[user] = min(counts.get(user, 0) + 1, case.max_samples)
    return counts


@given(st.integers(1, 2**40))
def test_a_users_released_samples_are_the_largest_power_of_two(count: int) -> None:
    assert released(count) <= count < 2 * released(count)
    assert completes_block(released(count))
    assert released(count) == sum(block_size(l) for l in range(level_of(count) + 1))


@given(cases(("single", "multiple")))
def test_at_least_half_of_the_samples_are_released_at_every_time(case: Case) -> None:
    for step in steps_of(case):
        counts = counts_after(case, step.t)
        assert paper.released_half(step.total, sum(counts.values())) is True
        assert paper.released_sharp(step.total, sum(counts.values()), len(counts)) is True


@given(cases(("full",)))
def test_inactive_levels_withhold_no_more_than_the_bound_says(case: Case) -> None:
    inactive = set(range(2, levels(case.max_samples) + 1))
    for step in steps_of(case):
        inactive -= {activation.level for activation in step.activations}
        active = min(inactive, default=levels(case.max_samples) + 1)
        counts = list(counts_after(case, step.t).values())
        bound = paper.capped_counts(counts, active)
        assert paper.released_active_levels(step.total, bound) is True


@given(cases(("wishful",)))
def test_complete_blocks_are_at_least_half_of_a_wishful_stream(case: Case) -> None:
    m = case.max_samples
    for step in steps_of(case):
        if step.total:
            assert paper.wishful_half(step.total // m, m, step.t) is True


@given(cases())
def test_nodes_are_written_once_and_read_after(case: Case) -> None:
    assert paper.node_stored_once(steps_of(case))


@given(cases(RELEASING))
def test_a_user_completes_a_level_once_and_total_counts_the_samples(case: Case) -> None:
    steps = steps_of(case)
    assert paper.one_element_per_level([user for user, _ in case.events], steps)
    assert paper.total_counts(steps)


@given(cases())
def test_intervals_are_paid_for_and_the_budget_is_kept(case: Case) -> None:
    make_plan, _, _ = PAPER_MECHANISMS[case.mechanism]
    plan = make_plan(Params(**case.params))  # type: ignore[arg-type]
    if case.mechanism == "wishful":
        used = [(0, 0)]
    elif case.mechanism == "single":
        used = [(level, 0) for level in range(levels(case.max_samples) + 1)]
    else:
        used = [(level, level) for level in range(len(plan.scales))]
    for level, counter in used:
        low, high = plan.interval(level, Fraction(1, 3))
        assert paper.projection_width(low, high, plan.sensitivities[counter]) is True
    for sensitivity, scale in zip(plan.sensitivities, plan.scales, strict=True):
        assert paper.scale_pays(sensitivity, 1, plan.node_epsilon, scale) is True
    for step in steps_of(case):
        assert paper.budget([step.spent], case.epsilon) is True


def test_a_whole_budget_is_never_exceeded_by_shares() -> None:
    for m in [1, 2, 3, 4, 1000, 2**40]:
        plan = full_plan(Params(8, m, "7/3", "0.1"))
        medians = max(0, levels(m) - 1)
        shares = [plan.counter_epsilon] * len(plan.scales) + [plan.median_epsilon] * medians
        assert paper.budget(shares, plan.params.epsilon) is True
        assert plan.node_epsilon * depth(8) == plan.counter_epsilon


@given(st.integers(0, 60), st.integers(1, 16), st.integers(1, 16))
def test_what_a_user_gives_lies_in_two_arrays(start: int, given_samples: int, size: int) -> None:
    assert paper.two_arrays(start, min(given_samples, size), size)


@given(cases(("full",), most_users=8))
def test_diversity_activates_every_level_that_is_needed(case: Case) -> None:
    plan = full_plan(Params(**case.params))  # type: ignore[arg-type]
    samples: dict[str | int, tuple[int, ...]] = {}
    for user, _ in case.events:
        samples[user] = (*samples.get(user, ()), 0)[: case.max_samples]
        assert paper.diversity_activates(plan, samples)


@given(cases(), st.data())
def test_nothing_public_depends_on_a_sample(case: Case, data: st.DataObject) -> None:
    if not case.events:
        return
    changed = data.draw(st.sampled_from([user for user, _ in case.events]))
    events = tuple(
        (user, case.lower if user == changed else sample) for user, sample in case.events
    )
    assert are_neighbours(case.events, events)
    choices = dict.fromkeys(range(2, 6), 0)
    left, right = replace(case, choices=choices), replace(case, events=events, choices=choices)
    assert paper.oblivious(steps_of(left), steps_of(right))


def test_every_predicate_can_be_false() -> None:
    params = Params(2, 4, 1, 1)
    steps = replay("multiple", params, [("a", 1), ("a", 1), ("b", 1)], ZERO)
    plan = full_plan(Params(2, 4, 10**6, 1))
    false = {
        "released-half": (1, 3),
        "released-sharp": (2, 3, 2),
        "released-active-levels": (1, 3),
        "wishful-half": (1, 2, 5),
        "node-stored-once": ([steps[0], steps[0]],),
        "projection-width": (0, 3, 2),
        "one-element-per-level": (["a", "a", "a"], steps),
        "scale-pays": (2, 3, Fraction(1), Fraction(5)),
        "two-arrays": (1, 4, 2),
        "cost-sensitivity": (5, 2),
        "budget": ([Fraction(1, 2), Fraction(3, 4)], Fraction(1)),
        "total-counts": (steps, lambda level: 2**level),
        "oblivious": (steps, steps[:2]),
        "ledger-never-overdrawn": (BUDGET + 1,),
        "epoch-sensitivity": ((3, 5), (5, 6), 2),
        "series-loss": (9, 6, 2),
        "path-loss": (-2, 1),
        "ledger-is-paid": (BUDGET - 1, 1),
        "weight-within-budget": (2, 2, 10, 9),
        "limit-grows": (2, 1),
        "interval-within": (4, 4, 9),
        "estimate-within": (13, 3, 4),
        "horizon-paid-out": (1, BUDGET, Fraction(1)),
        "released-once": (["a", "a", "b"], steps),
        "epochs-oblivious": (steps, steps[:2]),
        "gaussian-never-overdrawn": (BUDGET**2 + 1,),
        "squares-are-paid": (7, 31, 3, 4),
        "epoch-squares": ((3, 5), (5, 6), 2),
        "path-moment": (5, 2, 12, 3),
        "moment-is-paid": (7, 3, 2),
        "shares-within": (2, 3, 2),
        "approximately-private": (8, 2, 3, 1),
    }
    assert ledger.horizon_paid_out(0, BUDGET, Fraction(1))
    for identifier, arguments in false.items():
        assert INVARIANTS[identifier].holds(*arguments) is False, identifier
    assert set(INVARIANTS) - set(false) == {
        "nodes-of-element",
        "prefix-nodes",
        "diversity-activates",
    }, "these three are false only of other functions than the specification's own"
    assert INVARIANTS["diversity-activates"].holds(plan, {"a": (1, 1, 1, 1)}) is True
