"""One obligation in full: statement, assumptions, mutants, outcome, and the functions it is about."""

from __future__ import annotations

from textwrap import indent, wrap

from withhold_proofs.engine.solve import core
from withhold_proofs.engine.sources import Source, used_by
from withhold_proofs.model import Obligation, Status
from withhold_proofs.registry import Registry
from withhold_proofs.report.exports import place
from withhold_proofs.report.summary import Row

SHOWN = 12
"""How many functions are printed in full."""


def explain(registry: Registry, row: Row) -> str:
    """The obligation and its outcome in readable form."""
    obligation = row.obligation
    file, line = place(obligation)
    parts = [
        obligation.id,
        *wrap(obligation.sentence, 96),
        "",
        f"paper:    {obligation.label or 'not in the paper'}",
        f"kind:     {obligation.kind}",
        f"bounds:   {obligation.bounds or 'none'}",
        f"expected: {obligation.expect.name}",
        f"status:   {row.outcome.status.name}",
        f"check:    {file}:{line}",
    ]
    if obligation.invariant:
        parts.append(f"promise:  {obligation.invariant}")
    if obligation.pair:
        parts.append(f"pair:     {obligation.pair}")
    parts += ["", "Rests on:", *_assumptions(registry, obligation)]
    parts += ["", "Mutants that it must refute:", *_mutants(registry, row)]
    parts += ["", *_result(row)]
    parts += ["", "Functions of the specification:", *_sources(used_by(obligation))]
    return "\n".join(parts) + "\n"


def _assumptions(registry: Registry, obligation: Obligation) -> list[str]:
    sentences = {each.id: each.sentence for each in registry.obligations}
    sentences |= {each.id: f"{each.sentence} [{each.citation}]" for each in registry.axioms}
    return [f"  {name}: {sentences.get(name, '?')}" for name in obligation.assumptions] or [
        "  no assumption but the solver"
    ]


def _mutants(registry: Registry, row: Row) -> list[str]:
    outcomes = {each.mutant: each for each in row.mutants}
    lines = []
    for name in row.obligation.mutants:
        sentence = registry.mutant(name).sentence
        lines.append(f"  {name}: {sentence}")
        if name in outcomes:
            outcome = outcomes[name]
            word = "refuted" if outcome.killed else f"SURVIVES, {outcome.status.name}"
            lines.append(f"    {word}: {outcome.detail}"[:400])
    return lines or ["  none"]


def _result(row: Row) -> list[str]:
    outcome, lines = row.outcome, []
    if outcome.status is Status.REFUTED:
        lines.append("Counterexample:")
        models = [answer for answer in outcome.answers if answer.answer == "sat"]
        for answer in models:
            lines.append(f"  {answer.name}")
            lines += [f"    {name} = {value}" for name, value in answer.model]
        if not models:
            lines += ["  " + line for line in outcome.detail.splitlines()]
    elif outcome.detail:
        lines += ["Outcome:", *("  " + line for line in outcome.detail.splitlines())]
    if outcome.coverage:
        lines.append("Covered:")
        lines += [f"  {name}: {count}" for name, count in outcome.coverage]
    for answer in outcome.answers:
        checked = f", cvc5 {answer.second}" if answer.second else ""
        farkas = ", certified by the exact checker" if answer.farkas else ""
        lines.append(
            f"Query {answer.name} ({answer.logic}): {answer.answer}{checked}{farkas},"
            f" {answer.resources} resources"
        )
        if answer.answer == "unsat":
            used = core(answer.text, row.obligation.rlimit)
            lines.append("  refutation uses: " + (", ".join(used) or "not extracted"))
    lines.append(f"To write the queries: withhold prove {row.obligation.id} --smt2 DIR")
    return lines


def _sources(sources: tuple[Source, ...]) -> list[str]:
    lines = []
    for number, source in enumerate(sources):
        lines.append(f"  {source.file}:{source.line} {source.name.split(':')[1]}")
        if number < SHOWN and len(sources) <= 2 * SHOWN:
            lines += [indent(source.text.rstrip(), "      "), ""]
    return lines or ["  none"]
