"""The checker accepts contradictions and nothing else; the search finds what it accepts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

import pytest
import z3
from hypothesis import given
from hypothesis import strategies as st

from withhold_proofs.engine.farkas import Facts, Inequality, Leaf, Split, contradicts, refutes
from withhold_proofs.engine.farkas_search import Search, certify, search
from withhold_proofs.engine.farkas_text import read, write
from withhold_proofs.model import Query
from withhold_proofs.numbers.terms import absolute, integer, real
from withhold_proofs.paper.alignment import node_absorbs_shift

ONE = Fraction(1)


def fact(relation: str, constant: int | Fraction, **coefficients: int) -> Inequality:
    return Inequality(
        {name: Fraction(value) for name, value in coefficients.items()},
        Fraction(constant),
        relation,
    )


# x >= 2, x + y <= 3, y > 1
FACTS = {
    "x": fact(">=", -2, x=1),
    "sum": fact(">=", 3, x=-1, y=-1),
    "y": fact(">", -1, y=1),
}
RIGHT = {"x": ONE, "sum": ONE, "y": ONE}


def test_a_contradiction_is_accepted() -> None:
    assert contradicts(FACTS, RIGHT)
    assert contradicts(FACTS, {name: 5 * value for name, value in RIGHT.items()})


@pytest.mark.parametrize(
    "wrong",
    [
        {"x": ONE, "sum": ONE},  # y is left over
        {"x": ONE, "sum": 2 * ONE, "y": 2 * ONE},  # x is left over
        {"x": -ONE, "sum": -ONE, "y": -ONE},  # inequalities reversed
        {**RIGHT, "z": ONE},  # a fact that nobody stated
        {},
    ],
)
def test_other_multipliers_are_rejected(wrong: Mapping[str, Fraction]) -> None:
    assert not contradicts(FACTS, wrong)


def test_zero_is_no_contradiction_unless_strict() -> None:
    weak = {**FACTS, "y": fact(">=", -1, y=1)}
    assert not contradicts(weak, RIGHT)


def test_a_strict_fact_with_multiplier_zero_does_not_help() -> None:
    facts = {"low": fact(">=", 0, x=1), "high": fact(">=", 0, x=-1), "other": fact(">", 0, y=1)}
    assert not contradicts(facts, {"low": ONE, "high": ONE, "other": Fraction(0)})


def test_equations_may_be_turned_round_and_unknown_relations_may_not_be_used() -> None:
    facts = {"equal": fact("=", -1, x=1), "low": fact(">=", -2, x=1)}
    assert contradicts(facts, {"equal": -ONE, "low": ONE})
    facts["equal"] = replace(facts["equal"], relation="<=")
    assert not contradicts(facts, {"equal": -ONE, "low": ONE})


def test_every_case_needs_its_contradiction() -> None:
    facts = {"between": fact(">", 0, x=1), "below": fact(">", 1, x=-1)}  # 0 < x < 1
    whole = {"whole": [{"small": fact(">=", 0, x=-1)}, {"large": fact(">=", -1, x=1)}]}
    small, large = Leaf({"between": ONE, "small": ONE}), Leaf({"below": ONE, "large": ONE})
    assert refutes(facts, whole, Split("whole", (small, large)))
    for tree in (
        small,
        Split("whole", (small,)),
        Split("whole", (large, small)),
        Split("other", (small, large)),
    ):
        assert not refutes(facts, whole, tree)


def test_an_alternative_may_not_hide_a_fact() -> None:
    facts = {"x": fact(">=", 0, x=1)}
    hiding = {"either": [{"x": fact(">", 0)}]}
    assert not refutes(facts, hiding, Split("either", (Leaf({"x": ONE}),)))


def multipliers(facts: Facts) -> Mapping[str, Fraction] | None:
    """Multipliers under which the facts contradict each other; None if there are none."""
    tree = Search({}).start(facts)
    return tree.multipliers if isinstance(tree, Leaf) else None


def test_the_search_finds_multipliers() -> None:
    found = multipliers(FACTS)
    assert found is not None and contradicts(FACTS, found)
    assert multipliers({"x": FACTS["x"], "y": FACTS["y"]}) is None


def test_conditionals_become_cases_and_the_text_is_read_back() -> None:
    for query in node_absorbs_shift(z3.Context()):
        text = certify(query)
        certificate = read(text)
        assert certificate.valid()
        assert write(certificate) == text
        broken = replace(certificate, facts={}, disjunctions={})
        assert not broken.valid()


def test_what_is_false_has_no_certificate() -> None:
    context = z3.Context()
    k, s = integer("k", context), integer("s", context)
    assert search(Query("false", {}, absolute(k + s) - absolute(k) < absolute(s))) is None


def test_unknowns_of_one_name_are_not_confused() -> None:
    context = z3.Context()
    whole, part = integer("x", context), real("x", context)
    truth = z3.Bool("y", context)
    assert not certify(Query("sorts", {"low": whole >= 1, "high": part <= 0}, part < 0))
    number = real("y", context)
    assert not certify(Query("truth", {"true": truth, "low": number <= 0}, number > 1))
    assert certify(Query("both", {"one": truth, "other": z3.Not(truth)}, number > 1))


def test_integers_are_rounded_and_reals_are_not() -> None:
    context = z3.Context()
    n, r = integer("n", context), real("r", context)
    assert certify(Query("whole", {"above": n > 0}, n >= 1))
    assert not certify(Query("part", {"above": r > 0}, r >= 1))
    assert not certify(Query("scaled", {"above": z3.ToReal(n) / 2 > 0}, n >= 2))


@given(st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3), st.integers(-3, 3)), max_size=5))
def test_the_checker_agrees_with_the_solver(rows: list[tuple[int, int, int]]) -> None:
    facts = {f"f{i}": fact(">=", c, x=a, y=b) for i, (a, b, c) in enumerate(rows)}
    context = z3.Context()
    x, y = real("x", context), real("y", context)
    solver = z3.Solver(ctx=context)
    solver.add(*[x * a + y * b + c >= 0 for a, b, c in rows])
    found = multipliers(facts)
    assert (found is None) == (solver.check() == z3.sat)
    assert found is None or contradicts(facts, found)


def test_only_disjunctions_that_the_contradiction_needs_are_split() -> None:
    context = z3.Context()
    x = real("x", context)
    others = [real(f"other_{i}", context) for i in range(40)]
    premises = {f"about {other}": z3.Or(other < 0, other > 1) for other in others}
    premises["x"] = z3.Or(x <= -2, x >= 2)
    certificate = search(Query("far", premises, x * 3 != 1))
    assert certificate is not None and certificate.valid()
    assert isinstance(certificate.tree, Split) and certificate.tree.disjunction == "x"
    assert all(isinstance(branch, Leaf) for branch in certificate.tree.branches)


def test_a_contradiction_of_integers_alone_has_no_certificate() -> None:
    k = integer("k", z3.Context())
    assert search(Query("odd", {"k": z3.Or(k == 0, k == 1)}, 4 * k != 2)) is not None
    assert search(Query("odd", {}, 4 * k != 2)) is None
