"""Each question of an obligation is refuted by a mutant, or the obligation says why none does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest
import z3

from support.examples import DEEP
from withhold_proofs import registry
from withhold_proofs.engine import run
from withhold_proofs.engine.mutants import applied
from withhold_proofs.engine.outcome import Outcome
from withhold_proofs.engine.pool import tasks_of
from withhold_proofs.engine.smtlib import script
from withhold_proofs.model import (
    ALGEBRA,
    EVERY_QUESTION,
    WHOLE,
    Edit,
    Mutant,
    Obligation,
    Query,
    Verdict,
)
from withhold_proofs.numbers.terms import rational, real
from withhold_proofs.report import results
from withhold_proofs.report.explain import explain
from withhold_proofs.report.questions import faults, known
from withhold_proofs.report.summary import Exit, Row
from withhold_spec.paper.binary import depth

HALF = Mutant(
    "half",
    "The depth is half of what it is.",
    (Edit("withhold_spec.paper.binary:depth", "length.bit_length()", "length.bit_length() // 2"),),
    ("test/three",),
)
"""depth(2) is 1 and depth(8) is 2 under it, in place of 2 and 4."""
ENTRIES = results.read()["obligations"]


def three(context: z3.Context) -> Iterator[Query]:
    """Two questions about the depth, one of them in two cases, and one about no code."""
    r = real("r", context)
    for length, nodes in ((1, 1), (2, 2), (8, 4)):
        deep = rational(Fraction(depth(length)), context)
        yield Query(f"depth of {length}", {"at least": r >= nodes}, r >= deep, "deep enough")
        yield Query(f"depth of {length}, again", {"all": r <= deep}, r <= nodes, "not too deep")
        yield Query(f"nodes of {length}", {"as many": r >= nodes}, deep >= nodes, "paid for")
    yield Query("order", {"one": r >= 1}, r > 0)


def obligation(**unrefuted: str) -> Obligation:
    reasons = {name.replace("_", " "): reason for name, reason in unrefuted.items()}
    return Obligation(
        "test/three",
        "",
        "A sentence.",
        "unbounded",
        "",
        "",
        three,
        mutants=("half",),
        unrefuted=reasons,
    )


def row(obligation: Obligation, ask_all: bool = True) -> Row:
    return Row(obligation, run.run(obligation), (run.run(obligation, HALF, ask_all),))


ALL_REASONS = {"deep_enough": "A reason.", "not_too_deep": "A reason.", "order": "A reason."}


def test_every_question_is_asked_under_a_mutant_until_it_has_a_counterexample() -> None:
    outcome = run.run(obligation(), HALF, ask_all=True)
    assert outcome.is_refuted and outcome.refuted == ("paid for",)
    # the cases of 2 and 8 of the refuted question are not asked
    assert [each.name for each in outcome.answers if each.question == "paid for"] == ["nodes of 1"]
    assert outcome.questions == ("deep enough", "not too deep", "paid for", "order")
    first = run.run(obligation(), HALF)
    assert first.is_refuted and first.answers[-1].name == "nodes of 1"


def test_a_question_without_a_mutant_or_a_reason_fails_the_run() -> None:
    without = row(obligation())
    assert without.refutations == {
        "deep enough": [],
        "not too deep": [],
        "paid for": ["half"],
        "order": [],
    }
    assert without.exit is Exit.REFUTED
    assert [each.message for each in without.problems] == [
        f'test/three: no mutant refutes "{name}", and no reason is given'
        for name in ("deep enough", "not too deep", "order")
    ]
    assert "  order: none: NO REASON IS GIVEN" in explain(registry.load(), _known(without))
    explained = row(obligation(**ALL_REASONS))
    assert explained.exit is Exit.EXPECTED and not explained.problems
    printed = explain(registry.load(), _known(explained))
    assert "  order: none: A reason." in printed and "  paid for: half" in printed


def _known(row: Row) -> Row:
    """The row as one of the registry, whose mutants can be looked up."""
    other = registry.load().mutants[0].id
    return replace(row, obligation=replace(row.obligation, mutants=(other,)))


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"paid_for": "A reason."}, '"paid for" is said to have no mutant, and half refutes it'),
        ({"paid": "A reason."}, 'a reason is given for "paid", which is not asked'),
    ],
)
def test_a_reason_that_is_wrong_fails_the_run(more: dict[str, str], message: str) -> None:
    wrong = row(obligation(**ALL_REASONS, **more))
    assert wrong.exit is Exit.REFUTED
    assert [each.message for each in wrong.problems] == [f"test/three: {message}"]


def test_questions_are_not_judged_unless_all_were_asked() -> None:
    assert row(obligation(), ask_all=False).refutations is None
    assert row(obligation(), ask_all=False).exit is Exit.EXPECTED


def test_an_exception_after_a_counterexample_leaves_it_as_it_is() -> None:
    def failing(context: z3.Context) -> Iterator[Query]:
        yield from three(context)
        if depth(8) != 4:
            raise ZeroDivisionError

    outcome = run.run(replace(obligation(), check=failing), HALF, ask_all=True)
    assert outcome.is_refuted and outcome.refuted == ("paid for",)

    def failing_at_once(context: z3.Context) -> Iterator[Query]:
        yield from list(three(context))[:1]
        raise ZeroDivisionError

    outcome = run.run(replace(obligation(), check=failing_at_once), HALF, ask_all=True)
    assert not outcome.is_refuted and outcome.refuted == ()


def test_an_enumeration_asks_one_question() -> None:
    enumerated = replace(obligation(), check=lambda: Verdict(depth(8) == 4, "8"), kind="exhaustive")
    asked = row(enumerated)
    assert asked.refutations == {WHOLE: ["half"]}
    silent = replace(obligation(), check=lambda: Verdict(True, "8"), kind="exhaustive")
    assert row(silent).refutations == {WHOLE: []}


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda each: each["id"])
def test_the_committed_questions_have_a_mutant_or_a_reason(entry: results.Entry) -> None:
    assert faults(entry["questions"], entry["unrefuted"]) == []
    assert bool(entry["questions"]) == (entry["expect"] not in ("REFUTED", "ASSUMED"))
    for mutants in entry["questions"].values():
        assert set(mutants) <= entry["mutants"].keys()


def test_one_reason_for_all_questions_is_for_copies_within_larger_bounds() -> None:
    known = {each.id: each for each in registry.load().obligations}
    copies = [each for each in known if EVERY_QUESTION in known[each].unrefuted]
    assert copies
    committed = {entry["id"]: entry["questions"] for entry in ENTRIES}
    for each in copies:
        smaller = each.removesuffix("-deep")
        assert each != smaller and EVERY_QUESTION not in known[smaller].unrefuted
        assert committed[each].keys() <= committed[smaller].keys(), each


LONG = () if DEEP else ("ledger-mechanism/series-law", "ledger-policy/filters")
"""Obligations whose queries take long to make, once for each mutant: the deep run makes them."""

ALGEBRAIC = [
    each
    for each in registry.load().obligations
    if ALGEBRA in each.unrefuted.values() and each.id not in LONG
]


@pytest.mark.parametrize("obligation", ALGEBRAIC, ids=lambda each: each.id)
def test_what_is_called_algebra_is_the_same_under_every_mutant(obligation: Obligation) -> None:
    before = _algebra(obligation)
    assert before
    for name in obligation.mutants:
        with applied(registry.load().mutant(name)):
            assert _algebra(obligation) == before, name


def _algebra(obligation: Obligation) -> dict[str, str]:
    """The text of each query whose question is called algebra."""
    check = obligation.check
    assert check is not None
    queries = check(z3.Context())
    assert not isinstance(queries, Verdict)
    return {
        query.name: script(query).body
        for query in queries
        if obligation.unrefuted.get(query.asked) == ALGEBRA
    }


def test_what_is_not_refuted_refutes_nothing() -> None:
    assert Outcome("test/case", "half", run.run(obligation()).status, "").refuted == ()


def test_a_question_is_asked_first_and_the_others_if_it_has_no_counterexample() -> None:
    """`half` refutes "deep enough" for length 2 on; "order" holds under it."""
    asked = row(obligation()).refutations
    assert asked is not None
    refuting = next(question for question, mutants in asked.items() if mutants)
    alone = run.run(obligation(), HALF, first=refuting)
    assert alone.is_refuted
    assert {answer.question for answer in alone.answers} == {refuting}
    for first in ("order", "no such question"):
        other = run.run(obligation(), HALF, first=first)
        assert other.is_refuted
        assert len({answer.question for answer in other.answers}) > 1


def test_the_usual_run_knows_a_question_for_each_mutant_that_has_one() -> None:
    refuted = known(ENTRIES)
    obligations = [each for each in registry.load().obligations if not each.deep]
    tasks = [each for each in tasks_of(obligations, False, refuted) if each.mutant]
    assert all(task.first == refuted.get((task.obligation, task.mutant), "") for task in tasks)
    assert sum(bool(task.first) for task in tasks) > 0.9 * len(tasks)
    assert not any(task.first for task in tasks_of(obligations, True, refuted))
