"""Questions as self-contained SMT-LIB text: what is decided here is what another solver can read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from textwrap import wrap

import z3

from withhold_proofs.model import Obligation, Query

GOAL = "negated goal"
"""The name of the assertion that says that the goal fails."""


@dataclass(frozen=True)
class Script:
    """A query as text. body: from set-logic to check-sat; premises: the same without the goal."""

    body: str
    premises: str


def script(query: Query) -> Script:
    """The query as text, the same on every run. Raises: ValueError for a name used twice."""
    if GOAL in query.premises:
        raise ValueError(f"a premise must not be named {GOAL!r}")
    named = [*query.premises.items(), (GOAL, z3.Not(query.goal))]
    start = [f"(set-logic {query.logic})", *declarations(parts(query))]
    lines = [f"(assert (! {term.sexpr()}\n  :named {symbol(name)}))" for name, term in named]
    end = "(check-sat)"
    return Script(
        body="\n".join([*start, *lines, end]) + "\n",
        premises="\n".join([*start, *lines[:-1], end]) + "\n",
    )


def certificate(obligation: Obligation, query: str, body: str, answer: str) -> str:
    """The text of a .smt2 file: who asks, what was answered, and the question."""
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
    preamble = ["(set-info :smt-lib-version 2.6)", f"(set-info :status {answer})"]
    logic, rest = body.split("\n", 1)
    return "\n".join([*lines, preamble[0], logic, preamble[1], rest])


def digest(text: str) -> str:
    """The sha256 of the text."""
    return sha256(text.encode()).hexdigest()


def assertions(text: str, context: z3.Context) -> list[tuple[str, z3.BoolRef]]:
    """The named assertions of a script, read back into a context."""
    given = re.findall(r":named \|([^|]*)\|", text)
    read = list(z3.parse_smt2_string(text, ctx=context))
    return list(zip(given, read, strict=True))


def declarations(parts: Sequence[z3.ExprRef]) -> list[str]:
    """The declarations of all symbols among the parts, sorted by name."""
    functions: dict[str, str] = {}
    for part in parts:
        if is_unknown(part):
            declaration = part.decl()
            functions[declaration.name()] = " ".join(declaration.sexpr().split())
    return [functions[name] for name in sorted(functions)]


def is_unknown(part: z3.ExprRef) -> bool:
    """Whether the part is a symbol that has to be declared, applied or not."""
    return part.decl().kind() == z3.Z3_OP_UNINTERPRETED


@lru_cache(maxsize=1)
def parts(query: Query) -> tuple[z3.ExprRef, ...]:
    """Every application in the query, once."""
    return tuple(subterms([*query.premises.values(), query.goal]))


def subterms(terms: Sequence[z3.ExprRef]) -> Iterator[z3.ExprRef]:
    """Every application in the terms once, under quantifiers too; bound variables are left out."""
    seen: set[int] = set()
    waiting = list(terms)
    while waiting:
        part = waiting.pop()
        if part.get_id() in seen:
            continue
        seen.add(part.get_id())
        if isinstance(part, z3.QuantifierRef):
            waiting.append(part.body())
        elif z3.is_app(part):
            yield part
            waiting.extend(part.children())


def symbol(name: str) -> str:
    """The name as an SMT-LIB symbol. Raises: ValueError where it cannot be one."""
    if "|" in name or "\\" in name or not name:
        raise ValueError(f"{name!r} cannot be the name of an assertion")
    return f"|{name}|"


def file_name(query: str) -> str:
    """A file name for the query.

    >>> file_name("step: p < 2m")
    'step-p-2m.smt2'
    """
    return re.sub(r"[^A-Za-z0-9.]+", "-", query).strip("-.").lower() + ".smt2"
