"""Queries as self-contained SMT-LIB text, which z3 decides and any other solver can read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from hashlib import sha256
from operator import mul
from textwrap import wrap

import z3

from withhold_proofs.engine.logic import logic_of
from withhold_proofs.engine.parts import Parts, parts, premise_parts
from withhold_proofs.model import Obligation, Query

GOAL = "negated goal"
"""The name of the assertion that the goal fails."""
RESET = "(reset)\n"
"""Stands between the queries of a file."""


@dataclass(frozen=True)
class Script:
    """A query as text, from set-logic to check-sat. premises: those alone, the same for every goal."""

    logic: str
    body: str
    premises: str


def script(query: Query) -> Script:
    """The query as text, the same on every run.

    Raises: ValueError for a premise with the name of the goal or of an unknown, for a name that
    SMT-LIB cannot write, and for a power whose exponent is not a positive whole number.
    """
    declared = declarations(parts(query))
    taken = {GOAL, *declared}
    if wrong := sorted(taken & query.premises.keys()):
        raise ValueError(f"a premise must not be named {wrong[0]!r}: something else has this name")
    named = [*query.premises.items(), (GOAL, z3.Not(query.goal))]
    if any(part.kind == z3.Z3_OP_POWER for part in parts(query).values()):
        named = [(name, _without_powers(term)) for name, term in named]
    lines = [f"(assert (! {term.sexpr()}\n  :named {symbol(name)}))" for name, term in named]
    logic, known = logic_of(parts(query)), premise_parts(query)
    return Script(
        logic,
        body=_text(logic, declared, lines),
        premises=_text(logic_of(known), declarations(known), lines[:-1]),
    )


def _text(logic: str, declared: Mapping[str, str], assertions: Sequence[str]) -> str:
    start = [f"(set-logic {logic})", *(declared[name] for name in sorted(declared))]
    return "\n".join([*start, *assertions, "(check-sat)"]) + "\n"


def certificate(obligation: Obligation, query: str, body: str, answer: str) -> str:
    """A query as a .smt2 file has it: the obligation, the expected answer, and the query's text."""
    header = [
        f"id: {obligation.id}",
        f"query: {query}",
        f"label: {obligation.label}",
        f"states: {obligation.sentence}",
        f"kind: {obligation.kind}",
        f"bounds: {obligation.bounds or 'none'}",
        f"assumes: {', '.join(obligation.assumptions) or 'nothing'}",
        f"expected: {answer}",
    ]
    lines = [
        line
        for entry in header
        for line in wrap(entry, 96, initial_indent="; ", subsequent_indent=";   ")
    ]
    logic, rest = body.split("\n", 1)
    info = ["(set-info :smt-lib-version 2.6)", logic, f"(set-info :status {answer})", rest]
    return "\n".join([*lines, *info])


def query_text(text: str) -> str:
    """The text of the query inside such a text: without comments and what `certificate` adds.

    Its sha256 is the hash in results.json.
    """
    lines = [line for line in text.splitlines() if not line.startswith((";", "(set-info "))]
    return "\n".join(lines) + "\n"


def digest(text: str) -> str:
    """The sha256 of the text."""
    return sha256(text.encode()).hexdigest()


def assertions(text: str, context: z3.Context) -> list[tuple[str, z3.BoolRef]]:
    """The named assertions of a script, read back into a context."""
    given = re.findall(r":named \|([^|]*)\|", text)
    read = list(z3.parse_smt2_string(text, ctx=context))
    return list(zip(given, read, strict=True))


def declarations(parts: Parts) -> dict[str, str]:
    """The declarations of all unknowns among the parts, by name."""
    unknown = (part.term.decl() for part in parts.values() if part.kind == z3.Z3_OP_UNINTERPRETED)
    return {each.name(): " ".join(each.sexpr().split()) for each in unknown}


def is_unknown(part: z3.ExprRef) -> bool:
    """Whether the part is a symbol that needs a declaration, or an application of one."""
    return z3.is_app(part) and part.decl().kind() == z3.Z3_OP_UNINTERPRETED


def subterms(terms: Sequence[z3.ExprRef]) -> Iterator[z3.ExprRef]:
    """Every application and every quantifier in the terms, once; bound variables are left out."""
    seen: set[int] = set()
    waiting = list(terms)
    while waiting:
        part = waiting.pop()
        if part.get_id() in seen or z3.is_var(part):
            continue
        seen.add(part.get_id())
        yield part
        waiting.extend([part.body()] if isinstance(part, z3.QuantifierRef) else part.children())


def _without_powers(term: z3.BoolRef) -> z3.BoolRef:
    """The term with products in place of powers, which SMT-LIB does not have."""
    while True:
        powers = [part for part in subterms([term]) if _is_power(part)]
        if not powers:
            return term
        term = z3.substitute(term, *((power, _product(power)) for power in powers))


def _is_power(part: z3.ExprRef) -> bool:
    return z3.is_app(part) and part.decl().kind() == z3.Z3_OP_POWER


def _product(power: z3.ExprRef) -> z3.ExprRef:
    base, exponent = power.children()
    if not str(exponent).isdecimal() or not isinstance(base, z3.ArithRef):
        raise ValueError(f"SMT-LIB cannot write the power {power.sexpr()}")
    return reduce(mul, [base] * int(str(exponent)))


def symbol(name: str) -> str:
    """The name as an SMT-LIB symbol. Raises: ValueError where it cannot be one."""
    if "|" in name or "\\" in name or not name:
        raise ValueError(f"{name!r} cannot be the name of an assertion")
    return f"|{name}|"
