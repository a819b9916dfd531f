"""Finding certificates: the multipliers are an exact solution of the dual linear program.

The search may use a solver; what it finds is believed only after `farkas.refutes` has checked it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import z3

from withhold_proofs.farkas import Facts, Inequality, Leaf, Split
from withhold_proofs.farkas_text import Certificate, write
from withhold_proofs.linear import Extraction, TooComplex
from withhold_proofs.model import Query
from withhold_proofs.smtlib import GOAL, subterms

LARGEST_QUESTION = 1500
"""Terms of a question beyond which no certificate is sought."""
MOST_CASES = 200
LONGEST_CERTIFICATE = 200_000
"""Characters of a certificate beyond which it is not kept."""


def certify(query: Query) -> str:
    """A certificate of the refutation, checked, as text; "" where none of this kind was found."""
    terms = [*query.premises.values(), query.goal]
    if "BV" in query.logic or sum(1 for _ in subterms(terms)) > LARGEST_QUESTION:
        return ""
    certificate = search(query)
    if certificate is None or not certificate.valid():
        return ""
    text = write(certificate)
    return text if len(text) <= LONGEST_CERTIFICATE else ""


def search(query: Query) -> Certificate | None:
    """A certificate as found, not yet checked; None where the search gives up."""
    extraction = Extraction()
    try:
        for name, premise in query.premises.items():
            extraction.read(name, premise)
        extraction.read(GOAL, z3.Not(query.goal))
    except (TooComplex, RecursionError):
        return None
    facts = {
        _numbered(name, index, len(group)): fact
        for name, group in extraction.facts.items()
        for index, fact in enumerate(group)
    }
    disjunctions = {
        name: [
            {
                f"{name} / case {number}" + (f" / {index}" if len(case) > 1 else ""): fact
                for index, fact in enumerate(case)
            }
            for number, case in enumerate(cases)
        ]
        for name, cases in extraction.disjunctions.items()
    }
    order = sorted(disjunctions, key=lambda name: (len(disjunctions[name]), name != GOAL))
    budget = [MOST_CASES]
    tree = _tree(facts, disjunctions, order, budget)
    if tree is None:
        return None
    return Certificate(facts, disjunctions, tree, extraction.unknowns)


def multipliers(facts: Facts) -> dict[str, Fraction] | None:
    """Multipliers under which the facts contradict each other; None if there are none."""
    context = z3.Context()
    unknowns = {name: z3.Real(f"m{index}", context) for index, name in enumerate(facts)}
    solver = z3.Solver(ctx=context)
    solver.set("rlimit", 2_000_000)
    for variable in sorted({each for fact in facts.values() for each in fact.coefficients}):
        parts = [
            unknowns[name] * fact.coefficients[variable]
            for name, fact in facts.items()
            if variable in fact.coefficients
        ]
        solver.add(z3.Sum(parts) == 0)
    for name, fact in facts.items():
        if fact.relation != "=":
            solver.add(unknowns[name] >= 0)
    zero = z3.Q(0, 1, context)
    constant = z3.Sum([zero, *(unknowns[name] * fact.constant for name, fact in facts.items())])
    strict = z3.Sum([zero, *(unknowns[name] for name, fact in facts.items() if fact.relation == ">")])
    solver.add(z3.Or(constant == -1, z3.And(constant == 0, strict == 1)))
    if solver.check() != z3.sat:
        return None
    model, found = solver.model(), dict[str, Fraction]()
    for name, unknown in unknowns.items():
        value = model.eval(unknown, model_completion=True)
        if isinstance(value, z3.RatNumRef) and value.numerator_as_long() != 0:
            found[name] = Fraction(value.numerator_as_long(), value.denominator_as_long())
    return found


def _tree(
    facts: dict[str, Inequality],
    disjunctions: Mapping[str, Sequence[Facts]],
    order: Sequence[str],
    budget: list[int],
) -> Leaf | Split | None:
    budget[0] -= 1
    if budget[0] < 0:
        return None
    found = multipliers(facts)
    if found is not None:
        return Leaf(found)
    if not order:
        return None
    name, rest = order[0], order[1:]
    branches = []
    for alternative in disjunctions[name]:
        branch = _tree({**facts, **alternative}, disjunctions, rest, budget)
        if branch is None:
            return None
        branches.append(branch)
    return Split(name, tuple(branches))


def _numbered(name: str, index: int, size: int) -> str:
    return name if size == 1 else f"{name} / {index}"
