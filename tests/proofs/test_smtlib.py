"""The text of a query is complete: another reader gets the same query from it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import z3

from withhold_proofs.engine import negative_controls
from withhold_proofs.engine.cvc5_check import decide_again
from withhold_proofs.engine.smtlib import assertions, certificate, script
from withhold_proofs.engine.solve import core, decide
from withhold_proofs.model import Obligation, Query
from withhold_proofs.numbers.terms import bits, integer, real
from withhold_proofs.paper import alignment

SMALL = ("node-absorbs-shift", "cost-is-paid", "exponential-mechanism", "two-epsilon")
QUESTIONS = [each for each in alignment.OBLIGATIONS if each.id.split("/")[1] in SMALL]
QUESTIONS += [
    each for each in negative_controls.OBLIGATIONS if each.id == "negative-control/false-lemma"
]


def queries(obligation: Obligation) -> Iterator[Query]:
    assert obligation.check is not None
    found = obligation.check(z3.Context())
    assert not hasattr(found, "holds")
    yield from found


@pytest.mark.parametrize("obligation", QUESTIONS, ids=lambda each: each.id)
def test_z3_answers_the_text_like_the_terms(obligation: Obligation) -> None:
    for query in queries(obligation):
        solver = z3.Solver(ctx=query.goal.ctx)
        solver.add(*query.premises.values(), z3.Not(query.goal))
        direct = "unsat" if solver.check() == z3.unsat else "sat"
        body = script(query).body
        assert decide(body, 10**7).answer == direct
        whole = certificate(obligation, query.name, body, direct)
        assert decide(whole, 10**7).answer == direct
        assert len(assertions(whole, z3.Context())) == len(query.premises) + 1


@pytest.mark.parametrize("obligation", QUESTIONS[:1], ids=lambda each: each.id)
def test_the_text_says_who_asks_and_what_to_expect(obligation: Obligation) -> None:
    query = next(queries(obligation))
    text = certificate(obligation, query.name, script(query).body, "unsat")
    for line in (
        f"; id: {obligation.id}",
        f"; label: {obligation.label}",
        "; expected: unsat",
        "; assumes: nothing",
        "(set-logic QF_LIA)",
        "(set-info :status unsat)",
    ):
        assert line in text.splitlines()
    assert text.rstrip().endswith("(check-sat)")
    assert "unknown" not in text


def test_the_text_is_the_same_on_every_rendering() -> None:
    texts = {script(query).body for _ in range(3) for query in queries(QUESTIONS[0])}
    assert len(texts) == len(list(queries(QUESTIONS[0])))


def test_cvc5_reads_the_text() -> None:
    for query in queries(QUESTIONS[0]):
        assert decide_again(script(query).body) == "unsat"
    (false,) = queries(QUESTIONS[-1])
    assert decide_again(script(false).body) == "sat"
    assert decide_again("(assert (= 1").startswith("error")


def test_words_and_names_with_blanks_survive() -> None:
    context = z3.Context()
    word, number = bits("a word", 8, context), integer("a number", context)
    low = {"not zero; really": word != 0}
    query = Query("word", low, z3.Or(word & (word - 1) != word, number == 7))
    text = script(query).body
    assert decide(text, 10**6).answer == decide_again(text) == "unsat"
    assert core(text, 10**6) == ("negated goal", "not zero; really")


def test_names_that_cannot_be_written_are_refused() -> None:
    context = z3.Context()
    true = z3.BoolVal(True, context)
    for name in ("", "a|b", "negated goal"):
        with pytest.raises(ValueError):
            script(Query("q", {name: true}, true))


def test_a_premise_named_like_an_unknown_is_refused() -> None:
    """The text would otherwise say something else than the terms."""
    q = z3.Real("q", z3.Context())
    with pytest.raises(ValueError, match="'q'"):
        script(Query("a clash", {"q": q > 0}, q >= 5))


def of_one_goal(goal: z3.BoolRef) -> Query:
    return Query("q", {}, goal)


def test_a_power_is_written_as_a_product() -> None:
    x = real("x", z3.Context())
    text = script(of_one_goal((x**2 - 1) ** 2 >= 0))
    assert "^" not in text.body and text.logic == "QF_NRA"
    assert decide(text.body, 10**6).answer == "unsat"
    with pytest.raises(ValueError, match="power"):
        script(of_one_goal(x**x >= 0))


def test_the_logic_is_the_one_of_the_terms() -> None:
    context = z3.Context()
    x, y, n, word = (
        real("x", context),
        real("y", context),
        integer("n", context),
        bits("w", 8, context),
    )
    shape = z3.Function("f", z3.IntSort(context), z3.IntSort(context))
    fact = z3.Bool("fact", context)
    for goal, logic in (
        (fact, "QF_UF"),
        (n * 3 >= 1, "QF_LIA"),
        (n % 3 >= 1, "QF_LIA"),
        ((n + 3) % n >= 1, "QF_NIA"),
        (x / 3 >= y, "QF_LRA"),
        (1 / x >= y, "QF_NRA"),
        (x * (y + 1) >= 1, "QF_NRA"),
        (z3.ToReal(n) >= x, "QF_LIRA"),
        (z3.ToReal(n) * x >= 1, "QF_NIRA"),
        (z3.If(fact, n, 0) * n >= 1, "QF_NIA"),
        ((word & 1) == 0, "QF_BV"),
        (z3.And((word & 1) == 0, n >= 1), "ALL"),
        (shape(n) == n, "QF_UFLIA"),
        (z3.ForAll([n], shape(n) == n), "UFLIA"),
        (z3.Exists([x], x * y == 1), "NRA"),
    ):
        assert script(of_one_goal(goal)).logic == logic, goal
