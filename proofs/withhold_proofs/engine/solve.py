"""Deciding SMT-LIB text with z3, in a fresh context and within a resource limit instead of a time limit."""

from __future__ import annotations

import re
from dataclasses import dataclass

import z3

from withhold_proofs.engine.smtlib import assertions

LONGEST_MODEL = 80
"""How many entries of a counterexample are kept."""


@dataclass(frozen=True)
class Decision:
    """z3's answer: "sat", "unsat" or "unknown", with the resources used."""

    answer: str
    resources: int
    model: tuple[tuple[str, str], ...] = ()
    reason: str = ""


def decide(text: str, rlimit: int) -> Decision:
    """The answer to a script. A "sat" counts only if z3's model makes every assertion true."""
    context = z3.Context()
    solver = z3.Solver(ctx=context)
    solver.set("rlimit", rlimit)
    named = assertions(text, context)
    asked = [assertion for _, assertion in named]
    solver.add(*asked)
    result = solver.check()
    resources = _resources(solver)
    if result == z3.unsat:
        return Decision("unsat", resources)
    if result == z3.sat:
        model = solver.model()
        false = [each for each in asked if z3.is_false(model.eval(each, model_completion=True))]
        if false:
            return Decision("unknown", resources, reason="the model does not satisfy the query")
        return Decision("sat", resources, readable(model, {name for name, _ in named}))
    reason = solver.reason_unknown() or "no reason given"
    if resources >= rlimit > 0:
        # z3 calls the same event by several names
        reason = f"resource limit of {rlimit} reached"
    return Decision("unknown", resources, reason=reason)


def core(text: str, rlimit: int) -> tuple[str, ...]:
    """The names of the assertions that z3's refutation uses; none, if it finds no refutation."""
    context = z3.Context()
    solver = z3.Solver(ctx=context)
    solver.set("rlimit", rlimit)
    for name, assertion in assertions(text, context):
        solver.assert_and_track(assertion, z3.Bool(name, context))
    if solver.check() != z3.unsat:
        return ()
    return tuple(sorted(name.decl().name() for name in solver.unsat_core()))


def readable(model: z3.ModelRef, names: set[str]) -> tuple[tuple[str, str], ...]:
    """The counterexample: the value of each unknown, in natural order, without the assertions' names."""
    values = {
        declaration.name(): " ".join(str(model[declaration]).split())
        for declaration in model.decls()
        if declaration.name() not in names
    }
    return tuple((name, values[name]) for name in sorted(values, key=_natural)[:LONGEST_MODEL])


def _natural(name: str) -> list[tuple[int, str]]:
    """A sort key that puts x_2 before x_10."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.split(r"(\d+)", name)]


def _resources(solver: z3.Solver) -> int:
    statistics = solver.statistics()
    known = set(statistics.keys())
    if "rlimit count" not in known:
        return 0
    return int(statistics.get_key_value("rlimit count"))
