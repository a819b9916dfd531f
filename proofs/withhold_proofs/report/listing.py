"""The inventory: every promise, what checks it, and what would be noticed if it broke."""

from __future__ import annotations

from collections.abc import Mapping

from withhold_proofs.registry import Registry
from withhold_proofs.report.jsontext import dump
from withhold_proofs.report.text import grid
from withhold_spec.properties import INVARIANTS

NONE = "NONE"
"""Stands where something is missing, so that gaps are seen."""


def promises() -> Mapping[str, str]:
    """The specification's promises: id and sentence."""
    return {each.id: each.sentence for each in INVARIANTS.values()}


def text(registry: Registry) -> str:
    """The inventory as tables."""
    rows = [["obligation", "paper", "kind", "bounds", "expected", "promise", "mutants"]]
    for each in registry.obligations:
        rows.append(
            [
                each.id + (" (deep)" if each.deep else ""),
                each.label or "-",
                each.kind,
                each.bounds or "-",
                each.expect.name,
                each.invariant or "-",
                "\n".join(each.mutants) or NONE,
            ]
        )
    lines = grid(rows)
    lines += ["", *grid([["promise", "obligations"], *_promise_rows(registry)])]
    refuters = _refuters(registry)
    table = [["mutant", "what is broken", "to be refuted by"]]
    table += [
        [each.id, each.sentence, "\n".join(refuters[each.id]) or NONE] for each in registry.mutants
    ]
    return "\n".join([*lines, "", *grid(table)]) + "\n"


def as_json(registry: Registry) -> str:
    """The inventory as JSON."""
    refuters = _refuters(registry)
    return dump(
        {
            "obligations": [
                {
                    "id": each.id,
                    "label": each.label,
                    "sentence": each.sentence,
                    "kind": each.kind,
                    "bounds": each.bounds,
                    "invariant": each.invariant,
                    "assumptions": list(each.assumptions),
                    "mutants": list(each.mutants),
                    "expect": each.expect.name,
                    "deep": each.deep,
                }
                for each in registry.obligations
            ],
            "promises": {name: _checkers(registry, name) for name in promises()},
            "mutants": {each.id: refuters[each.id] for each in registry.mutants},
            "axioms": [each.id for each in registry.axioms],
            "theorems": [each.id for each in registry.theorems],
        }
    )


def _promise_rows(registry: Registry) -> list[list[str]]:
    return [[name, "\n".join(_checkers(registry, name)) or NONE] for name in promises()]


def _checkers(registry: Registry, promise: str) -> list[str]:
    return [each.id for each in registry.obligations if each.invariant == promise]


def _refuters(registry: Registry) -> dict[str, list[str]]:
    return {
        mutant.id: [each.id for each in registry.obligations if mutant.id in each.mutants]
        for mutant in registry.mutants
    }
