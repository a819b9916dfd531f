"""The walks behind the sensitivity obligations: all patterns, each once, up to the names of users."""

from itertools import permutations, product

import pytest
import z3

from withhold_proofs.engine.smtlib import script
from withhold_proofs.model import Query
from withhold_proofs.numbers.free import Table
from withhold_proofs.paper.distance import maximal
from withhold_proofs.paper.neighbours import Bound, counters
from withhold_proofs.streams.patterns import Pattern, Setting, leaves, plan_of, random_pattern
from withhold_spec.noise import ZERO
from withhold_spec.params import Params
from withhold_spec.properties.paper import public
from withhold_spec.records import Step
from withhold_spec.replay import PAPER_MECHANISMS, run


def first_seen(pattern: Pattern) -> Pattern:
    names: dict[int, int] = {}
    return tuple(names.setdefault(user, len(names)) for user in pattern)


def steps_of(mechanism: str, pattern: Pattern, names: tuple[int, ...]) -> list[Step]:
    make_plan, make_start, step_function = PAPER_MECHANISMS[mechanism]
    plan = make_plan(Params(3, 8, 300, 1, grid=4))
    values = [(names[user], 3 * t % 5) for t, user in enumerate(pattern)]
    return run(step_function, plan, make_start(plan), values, ZERO)


def test_every_pattern_is_walked_once_up_to_names() -> None:
    setting = Setting("multiple", plan_of("multiple", Params(3, 5, 1, 1)), 3, 5)
    walked = [pattern for pattern, _ in leaves(setting, Table(), None, lambda *_: None)]
    assert len(walked) == len(set(walked)) == 41
    assert set(walked) == {first_seen(pattern) for pattern in product(range(3), repeat=5)}


@pytest.mark.parametrize("mechanism", ["naive", "single", "multiple", "full"])
def test_the_names_of_users_do_not_matter(mechanism: str) -> None:
    for seed in range(6):
        pattern = random_pattern(f"names/{seed}", 3, 16, 2)
        runs = [steps_of(mechanism, pattern, names) for names in permutations((0, 1, 2))]
        for steps in runs:
            assert [public(step) for step in steps] == [public(step) for step in runs[0]]
            assert [step.sum for step in steps] == [step.sum for step in runs[0]]
            assert [s.activations for s in steps] == [s.activations for s in runs[0]]


def test_wishful_patterns_keep_their_order() -> None:
    setting = Setting("wishful", plan_of("wishful", Params(2, 2, 1, 1)), 2, 4)
    walked = [pattern for pattern, _ in leaves(setting, Table(), None, lambda *_: None)]
    assert (0, 0, 1, 1) in walked and (0, 0, 0, 1) in walked and (0, 1, 0, 1) not in walked


def test_a_trace_within_another_is_not_asked_again() -> None:
    small, large, other = ((0, 1),), ((0, 1), (0, 1), (1, 2)), ((0, 1), (1, 3))
    assert set(maximal([small, large, other, large])) == {large, other}


def test_random_patterns_are_fixed_and_use_every_user() -> None:
    pattern = random_pattern("fixed", 5, 60, 2)
    assert pattern == random_pattern("fixed", 5, 60, 2) != random_pattern("other", 5, 60, 2)
    assert set(pattern) == set(range(5)) and first_seen(pattern) == pattern


def test_a_small_bound_yields_questions_and_coverage() -> None:
    asked = counters("full", (Bound(2, 6, (4,), (2,)),), z3.Context())
    queries: list[Query] = []
    while True:
        try:
            queries.append(next(asked))
        except StopIteration as end:
            coverage = end.value
            break
    assert [script(query).logic for query in queries] == ["QF_LRA"]
    assert coverage["patterns"] == 32 and coverage["medians run"] > 0
