"""`withhold prove list`: obligations, the promises of the specification, and mutants."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_proofs.engine.jsontext import dump
from withhold_proofs.registry import Registry
from withhold_proofs.report.results import statement_of
from withhold_proofs.report.tables import Sheet, render
from withhold_spec.properties import INVARIANTS

NONE = "NONE"
"""Printed for a promise or a mutant that no obligation names."""


def text(registry: Registry, width: int | None = None) -> str:
    """The inventory as three tables. width: of the terminal, None for a file or a pipe."""
    obligations = [
        [
            each.id + (" (deep)" if each.deep else ""),
            each.label,
            each.bounds or each.kind,
            each.expect.name,
            str(len(each.mutants)),
        ]
        for each in registry.obligations
    ]
    columns = ("obligation", "paper", "within", "expected", "mutants")
    sheets = [
        Sheet(columns, obligations, frozenset({"mutants"})),
        Sheet(
            ("promise", "checked by"),
            [[name, _listed(_checkers(registry, name))] for name in INVARIANTS],
        ),
        Sheet(
            ("mutant", "what is broken", "to be refuted by"),
            [[each.id, each.sentence, _listed(each.refuted_by)] for each in registry.mutants],
        ),
    ]
    return render([block for sheet in sheets for block in (sheet, "")][:-1], width)


def as_json(registry: Registry) -> str:
    """The inventory as JSON."""
    return dump(
        {
            "obligations": [
                {**statement_of(each), "mutants": list(each.mutants)}
                for each in registry.obligations
            ],
            "promises": {name: _checkers(registry, name) for name in INVARIANTS},
            "mutants": {each.id: list(each.refuted_by) for each in registry.mutants},
            "axioms": [each.id for each in registry.axioms],
            "theorems": [each.id for each in registry.theorems],
        }
    )


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names) or NONE


def _checkers(registry: Registry, promise: str) -> list[str]:
    return [each.id for each in registry.obligations if each.invariant == promise]
