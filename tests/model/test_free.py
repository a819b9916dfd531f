"""Symbolic runs: values substituted into the run on symbols give the run on the values."""

from collections import Counter as Tally
from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import cast

import pytest
import z3

from support.strategies import MECHANISMS
from withhold_proofs.numbers.free import Free, Symbol, Table, evaluate, lift, rename, same
from withhold_proofs.numbers.secret import Looked
from withhold_proofs.numbers.terms import rational, real, term
from withhold_proofs.paper.distance import Traced, Traces
from withhold_proofs.streams.patterns import (
    Branch,
    FreeSource,
    Pattern,
    Setting,
    along,
    plan_of,
    random_pattern,
)
from withhold_spec.noise import Tape
from withhold_spec.number import Number, clip, ite, maximum
from withhold_spec.paper.state import PaperState
from withhold_spec.params import Params
from withhold_spec.records import Step
from withhold_spec.replay import PAPER_MECHANISMS as TABLE
from withhold_spec.replay import run

CASES = [
    (mechanism, users, samples, seed)
    for mechanism in MECHANISMS
    for users, samples in ((2, 4), (3, 8), (5, 3))
    for seed in range(4)
]


def arrivals(mechanism: str, users: int, samples: int, seed: int) -> Pattern:
    if mechanism == "wishful":
        return tuple(user for user in range(users) for _ in range(samples))
    return random_pattern(f"{seed}", users, 24, users)


def numbers_of(steps: list[Step]) -> list[Number]:
    found: list[Number] = []
    for step in steps:
        found.append(step.sum)
        found += [number for write in step.written for number in (write.sum, write.noise)]
        for one in step.activations:
            found += [*one.bins, *one.costs]
            found += [block.projected for block in one.flushed if block.projected is not None]
        if step.block is not None:
            found.append(step.block.raw)
    return found


def symbolic_and_plain(
    mechanism: str, users: int, samples: int, seed: int
) -> tuple[list[Number], list[Number], dict[Symbol, int]]:
    """All numbers of the run on symbols and of the run on values, and the values."""
    random = Random(f"{mechanism}{users}{samples}{seed}")
    pattern, table = arrivals(mechanism, users, samples, seed), Table()
    params = Params(users, samples, 300, "1/10", grid=16, horizon=len(pattern))
    plan = plan_of(mechanism, params)
    steps: list[Step] = []

    def grow(kept: None, node: Branch, step: Step, before: PaperState) -> None:
        steps.append(step)

    along(Setting(mechanism, plan, users, len(pattern)), table, pattern, None, grow)
    values: dict[Symbol, int] = {}
    for atom in table.atoms:
        if isinstance(atom, tuple):
            values[atom] = random.randrange(17) if atom[0] == "sample" else random.randint(-9, 9)
    events = []
    for t, user in enumerate(pattern):
        own = pattern[: t + 1].count(user)
        events.append((user, values[("sample", user, own)]))
    noise = {cast(tuple[int, int], a[1:]): v for a, v in values.items() if a[0] == "noise"}
    tape = Tape(noise, dict.fromkeys(range(9), 0))
    _, make_start, step_function = TABLE[mechanism]
    plain = run(step_function, plan, make_start(plan), events, tape)
    return numbers_of(steps), numbers_of(plain), values


@pytest.mark.parametrize(("mechanism", "users", "samples", "seed"), CASES)
def test_a_run_on_symbols_stands_for_the_run_on_values(
    mechanism: str, users: int, samples: int, seed: int
) -> None:
    symbolic, plain, values = symbolic_and_plain(mechanism, users, samples, seed)
    assert [evaluate(number, values.__getitem__) for number in symbolic] == plain


def test_the_runs_compared_hold_choices() -> None:
    symbolic, _, _ = symbolic_and_plain("full", 3, 8, 0)
    sizes = [len(number.parts) for number in symbolic if isinstance(number, Free)]
    assert len(sizes) > 50 and max(sizes) > 3


def test_what_cannot_be_seen_is_refused() -> None:
    x = Table().symbol("sample", 0, 1)
    ways: list[Callable[[Free], object]] = [
        bool,
        int,
        hash,
        lambda number: [1, 2][number],
        lambda number: number == 1,
    ]
    for look in ways:
        with pytest.raises(Looked):
            look(x)
    with pytest.raises(Looked):
        bool(x < 1)
    with pytest.raises(TypeError):
        x * x


def test_equal_forms_are_one_and_different_ones_are_not() -> None:
    table = Table()
    x, y = table.symbol("sample", 0, 1), table.symbol("sample", 1, 1)
    assert same(x + y - x, y) and same(2 * x - x * 2, 0) and not same(x, y)
    assert same(clip(x + 1, y, y), clip(1 + x, y, y)) and not same(maximum(x, y), maximum(y, x))
    assert same(ite(x < y, 3, 3), 3)


def test_renaming_exchanges_a_users_samples_everywhere() -> None:
    table = Table()
    x, y = table.symbol("sample", 0, 1), table.symbol("sample", 1, 1)
    form = rename(lift(table, clip(x - y, 0, 5) + 2 * y), 0, "mine")
    assert form.owners() == {1}
    values = {("mine", 1): 9, ("sample", 1, 1): 1}
    assert evaluate(form, values.__getitem__) == 7


def test_terms_of_a_solver_can_be_put_in() -> None:
    context = z3.Context()
    x = Table().symbol("sample", 0, 1)
    made = evaluate(
        clip(x, 0, 5) * Fraction(1, 3),
        lambda symbol: real("x", context),
        lambda number: rational(number, context),
    )
    third = term(made, context) == rational(Fraction(5, 3), context)
    solver = z3.Solver(ctx=context)
    solver.add(real("x", context) == 7, z3.Not(third))
    assert solver.check() == z3.unsat


@pytest.mark.parametrize("mechanism", ["naive", "single", "multiple", "full"])
def test_traces_give_the_distance_of_two_runs_on_values(mechanism: str) -> None:
    random = Random(mechanism)
    pattern = random_pattern("traces", 4, 20, 3)
    setting = Setting(mechanism, plan_of(mechanism, Params(4, 8, 200, 1, grid=16)), 4, 20)
    table = Table()
    traced = Traced(table)

    def grow(kept: Traces, node: Branch, step: Step, before: PaperState) -> Traces:
        return traced.after(kept, step)

    traces: Traces = {}
    traces = along(setting, table, pattern, traces, grow)
    changed = 1
    own = [t for t, user in enumerate(pattern) if user == changed]
    mine = [random.randrange(17) for _ in pattern]
    theirs = [random.randrange(17) if t in own else mine[t] for t in range(20)]
    expected: Tally[int] = Tally()
    for one, other in zip(*(writes(setting, pattern, row) for row in (mine, theirs)), strict=True):
        expected[one[0]] += abs(one[1] - other[1])
    found: Tally[int] = Tally()
    for counter, form in traces[changed]:
        sides = [put_in(traced.forms[form], [row[t] for t in own]) for row in (mine, theirs)]
        found[counter] += abs(sides[0] - sides[1])
    assert +found == +expected
    assert sum(found.values()) > 0


def put_in(form: Free, own: list[int]) -> int:
    """The form with the changed user's samples substituted."""
    values: dict[Symbol, int] = {("mine", j): sample for j, sample in enumerate(own, start=1)}
    return cast(int, evaluate(form, values.__getitem__))


def writes(setting: Setting, pattern: Pattern, values: list[int]) -> list[tuple[int, int]]:
    """(counter, noise-free sum) of every node of the run on values."""
    events = list(zip(pattern, values, strict=True))
    tape = Tape({}, dict.fromkeys(range(9), 0))
    step_function = TABLE[setting.mechanism][2]
    steps = run(step_function, setting.plan, setting.start(), events, tape)
    return [
        (write.counter, write.sum)
        for step in steps
        for write in step.written
        if isinstance(write.sum, int)
    ]


def test_a_draw_that_is_asked_for_twice_is_another_one() -> None:
    source = FreeSource(Table())
    assert not same(source.laplace(0, 1, Fraction(1)), source.laplace(0, 1, Fraction(1)))
