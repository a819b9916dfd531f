"""One obligation in full: statement, assumptions, mutants, outcome, and the functions it reaches."""

from __future__ import annotations

from textwrap import indent, wrap

from withhold_proofs.engine.outcome import Answer
from withhold_proofs.engine.solve import core
from withhold_proofs.engine.sources import Source, used_by
from withhold_proofs.model import Obligation, Status
from withhold_proofs.registry import Registry
from withhold_proofs.report.exports import place
from withhold_proofs.report.questions import reason
from withhold_proofs.report.summary import Row

SHOWN = 12
"""How many functions are printed in full."""


def explain(registry: Registry, row: Row) -> str:
    """The obligation and its outcome in readable form."""
    obligation = row.obligation
    file, line = place(obligation)
    facts = {
        "paper": obligation.label or "not in the paper",
        "kind": obligation.kind,
        "bounds": obligation.bounds or "none",
        "expected": obligation.expect.name,
        "status": row.outcome.status.name,
        "check": f"{file}:{line}",
        "promise": obligation.invariant,
        "pair": obligation.pair,
    }
    parts = [
        obligation.id,
        *wrap(obligation.sentence, 96),
        "",
        *(f"{name + ':':9} {fact}" for name, fact in facts.items() if fact),
        "",
        "Rests on:",
        *(_assumptions(registry, obligation) or ["  nothing but the solvers"]),
        "",
        "Mutants that it must refute:",
        *(_mutants(registry, row) or ["  none"]),
        "",
        *_questions(row),
        *_result(row),
        f"To write the queries: withhold prove {obligation.id} --smt2 DIR",
        "",
        "Functions of the specification:",
        *(_sources(used_by(obligation)) or ["  none"]),
    ]
    return "\n".join(parts) + "\n"


def _assumptions(registry: Registry, obligation: Obligation) -> list[str]:
    sentences = {each.id: each.sentence for each in registry.obligations}
    sentences |= {each.id: f"{each.sentence} [{each.citation}]" for each in registry.axioms}
    return [f"  {name}: {sentences.get(name, '?')}" for name in obligation.assumptions]


def _mutants(registry: Registry, row: Row) -> list[str]:
    lines = [f"  {name}: {registry.mutant(name).sentence}" for name in row.obligation.mutants]
    for each in row.mutants:
        word = "refuted" if each.is_refuted else f"SURVIVES, {each.status.name}"
        lines.append(f"  {each.mutant} is {word}: {each.detail}"[:400])
    return lines


def _questions(row: Row) -> list[str]:
    """The mutants that refute each question, or the reason why none does."""
    if row.refutations is None:
        return []
    lines = ["Questions, and the mutants that refute them:"]
    for question, mutants in row.refutations.items():
        why = reason(question, row.obligation.unrefuted) or "NO REASON IS GIVEN"
        lines.append(f"  {question}: {', '.join(mutants) or 'none: ' + why}")
    return [*lines, ""]


def _result(row: Row) -> list[str]:
    outcome, lines = row.outcome, []
    models = [answer for answer in outcome.answers if answer.answer == "sat"]
    refuted = outcome.status is Status.REFUTED
    if refuted or outcome.detail:
        lines.append("Counterexample:" if refuted else "Outcome:")
    for answer in models if refuted else ():
        lines += [f"  {answer.name}", *(f"    {name} = {value}" for name, value in answer.model)]
    if not (refuted and models):
        lines += ["  " + line for line in outcome.detail.splitlines()]
    if outcome.coverage:
        lines += ["Covered:", *(f"  {name}: {count}" for name, count in outcome.coverage)]
    for answer in outcome.answers:
        lines += _query(answer, row.obligation.rlimit)
    return lines


def _query(answer: Answer, rlimit: int) -> list[str]:
    second = f", cvc5 {answer.second}" if answer.second else ""
    farkas = ", certified by the exact checker" if answer.farkas else ""
    line = (
        f"Query {answer.name} ({answer.logic}): {answer.answer}{second}{farkas},"
        f" {answer.resources} resources"
    )
    if answer.answer != "unsat":
        return [line]
    used = ", ".join(core(answer.text, rlimit)) or "not extracted"
    return [line, f"  refutation uses: {used}"]


def _sources(sources: tuple[Source, ...]) -> list[str]:
    lines = []
    for number, source in enumerate(sources):
        lines.append(f"  {source.file}:{source.line} {source.name.split(':')[1]}")
        if number < SHOWN and len(sources) <= 2 * SHOWN:
            lines += [indent(source.text.rstrip(), "      "), ""]
    return lines
