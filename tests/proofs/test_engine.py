"""The engine rejects what is not proved, whatever makes the proof false."""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterator
from dataclasses import replace
from fractions import Fraction

import pytest
import z3

from withhold_proofs.engine import negative_controls, run
from withhold_proofs.engine.outcome import Outcome
from withhold_proofs.engine.solve import decide
from withhold_proofs.model import Check, Edit, Mutant, Obligation, Query, Status, Verdict
from withhold_proofs.numbers.terms import rational, real

NEGATIVE_CONTROL = {
    each.id.removeprefix("negative-control/"): each for each in negative_controls.OBLIGATIONS
}


def obligation(check: Check | None, kind: str = "unbounded", bounds: str = "") -> Obligation:
    return Obligation("test/case", "", "A sentence.", kind, bounds, "", check)


def above_half(context: z3.Context) -> Iterator[Query]:
    r = real("r", context)
    yield Query("half", {"third": r * 3 == 2}, r > rational(Fraction(1, 2), context))


@pytest.mark.parametrize(
    ("name", "status", "words"),
    [
        ("contradiction", Status.VACUOUS, "contradict"),
        ("cubes", Status.UNKNOWN, "resource limit of 10000 reached"),
        ("false-lemma", Status.REFUTED, "r = "),
        ("failing", Status.UNKNOWN, "ZeroDivisionError: on purpose"),
        ("float-literal", Status.UNKNOWN, "binary float"),
        ("integer-quotient", Status.UNKNOWN, "division of integers"),
    ],
)
def test_negative_control_obligations_are_not_proved(name: str, status: Status, words: str) -> None:
    outcome = run.run(NEGATIVE_CONTROL[name])
    assert outcome.status is status
    assert words in outcome.detail


def test_the_counterexample_of_a_false_lemma_is_a_model() -> None:
    (answer,) = run.run(NEGATIVE_CONTROL["false-lemma"]).answers
    ((name, value),) = answer.model
    assert name == "r" and Fraction(value) <= 0


def test_a_check_that_looks_at_nothing_lets_its_mutant_survive() -> None:
    outcome = run.run(NEGATIVE_CONTROL["blind"], negative_controls.MUTANTS[0])
    assert outcome.status is Status.PROVED and not outcome.is_refuted


def test_an_exception_under_a_mutant_is_no_refutation() -> None:
    outcome = run.run(NEGATIVE_CONTROL["failing"], negative_controls.MUTANTS[0])
    assert outcome.fault and not outcome.is_refuted


def test_unsat_with_premises_that_can_hold_is_proved() -> None:
    outcome = run.run(obligation(above_half))
    assert outcome.status is Status.PROVED
    assert outcome.answers[0].answer == "unsat" and outcome.answers[0].farkas


def test_a_check_without_questions_is_vacuous() -> None:
    def silent(context: z3.Context) -> Iterator[Query]:
        yield from ()

    assert run.run(obligation(silent)).status is Status.VACUOUS


@pytest.mark.parametrize("kind", ["unbounded", "64-bit", "exhaustive"])
def test_an_enumeration_is_never_proved(kind: str) -> None:
    def three_cases() -> Verdict:
        return Verdict(all(number < 3 for number in range(3)), "3 cases")

    assert run.run(obligation(three_cases, kind, "")).status is Status.BOUNDED


@pytest.mark.parametrize(
    ("kind", "bounds", "status"),
    [
        ("unbounded", "", Status.PROVED),
        ("unbounded", "tied to the code for n=3", Status.BOUNDED),
        ("64-bit", "64-bit words", Status.PROVED),
        ("bounded", "n<=3", Status.BOUNDED),
        ("numeric", "a grid", Status.BOUNDED),
        ("exhaustive", "", Status.BOUNDED),
    ],
)
def test_what_has_limits_is_never_proved(kind: str, bounds: str, status: Status) -> None:
    assert run.run(obligation(above_half, kind, bounds)).status is status


def test_without_a_check_it_is_assumed() -> None:
    assert run.run(obligation(None, "assumed")).status is Status.ASSUMED


def released(**counters: int) -> Check:
    return lambda: Verdict(True, "looked at everything", counters)


def test_a_verdict_without_the_announced_coverage_is_vacuous() -> None:
    wanting = replace(obligation(released(medians=0), "bounded", "n<=2"), coverage=("medians",))
    assert run.run(wanting).status is Status.VACUOUS
    fine = replace(wanting, check=released(medians=1))
    assert run.run(fine).status is Status.BOUNDED


def test_a_generator_returns_its_coverage() -> None:
    def check(context: z3.Context) -> Generator[Query, None, dict[str, int]]:
        yield from above_half(context)
        return {"medians": 0}

    wanting = replace(obligation(check), coverage=("medians",))
    assert run.run(wanting).status is Status.VACUOUS
    assert run.run(wanting).coverage == (("medians", 0),)


def test_a_verdict_that_fails_is_refuted_with_its_detail() -> None:
    outcome = run.run(obligation(lambda: Verdict(False, "at n = 2"), "numeric", "a grid"))
    assert (outcome.status, outcome.detail) == (Status.REFUTED, "at n = 2")


def test_dissent_of_the_second_solver_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    both = replace(obligation(above_half), solvers=("z3", "cvc5"))
    assert run.run(both).status is Status.PROVED
    for said in ("sat", "unknown", "error: unreadable"):
        monkeypatch.setattr(run, "decide_again", lambda text, said=said: said)
        outcome = run.run(both)
        assert outcome.status is Status.UNKNOWN and said in outcome.detail


def test_cvc5_decides_linear_queries_of_every_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "decide_again", lambda text: "sat")
    outcome = run.run(obligation(above_half))
    assert outcome.status is Status.UNKNOWN and "cvc5 answers sat" in outcome.detail


def test_premises_whose_truth_is_unknown_prove_nothing() -> None:
    def check(context: z3.Context) -> Iterator[Query]:
        (cubes,) = negative_controls.cubes(context)
        yield Query("from cubes", {**cubes.premises, "equal": z3.Not(cubes.goal)}, x_is_x)

    context_free = NEGATIVE_CONTROL["cubes"]
    x_is_x: z3.BoolRef

    def with_true_goal(context: z3.Context) -> Iterator[Query]:
        nonlocal x_is_x
        x_is_x = z3.BoolVal(True, context)
        yield from check(context)

    outcome = run.run(replace(context_free, check=with_true_goal))
    assert outcome.status is Status.UNKNOWN and "premises" in outcome.detail


def test_garbage_of_python_does_not_change_a_text() -> None:
    def check(context: z3.Context) -> Iterator[Query]:
        assert not gc.isenabled()
        yield from above_half(context)

    assert run.run(obligation(check)).status is Status.PROVED
    assert gc.isenabled()


def test_resources_do_not_depend_on_what_was_decided_before() -> None:
    first = run.run(obligation(above_half)).resources
    run.run(NEGATIVE_CONTROL["cubes"])
    assert run.run(obligation(above_half)).resources == first > 0


def test_only_unsat_is_unsat() -> None:
    text = "(set-logic QF_LRA)\n(declare-fun r () Real)\n(assert (! (> r 0.0)\n  :named |p|))\n"
    assert decide(text, 1000).answer == "sat"
    assert decide(text + "(assert (! (< r 0.0)\n  :named |q|))\n", 1000).answer == "unsat"


def test_a_mutant_counts_as_refuted_only_when_refuted() -> None:
    def outcome(status: Status, fault: str = "") -> Outcome:
        return Outcome("test/case", "mutant", status, "", fault=fault)

    assert outcome(Status.REFUTED).is_refuted
    assert not any(outcome(status).is_refuted for status in Status if status is not Status.REFUTED)
    assert not outcome(Status.REFUTED, fault="trace").is_refuted


def test_a_mutant_that_names_nothing_is_an_error() -> None:
    lost = Mutant("lost", "Nothing.", (Edit("withhold_spec.paper.binary:depht", "1", "2"),))
    outcome = run.run(obligation(above_half), lost)
    assert outcome.status is Status.UNKNOWN and "does not exist" in outcome.detail
