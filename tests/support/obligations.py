"""Checks for a module of obligations: each comes out as declared and refutes its mutants."""

from __future__ import annotations

from collections.abc import Sequence

from withhold_proofs import registry
from withhold_proofs.engine.run import run
from withhold_proofs.model import Mutant, Obligation
from withhold_proofs.registry import load


def quick(module: str) -> list[Obligation]:
    """The obligations of the default run that the module states."""
    stated = {each.id for each in registry.collect([module]).obligations}
    return [
        each
        for each in load().obligations
        if each.id in stated and not each.deep and each.check is not None
    ]


def broken(module: str) -> list[tuple[Obligation, Mutant]]:
    """Every obligation of the default run with each mutant that it has to refute."""
    return [(each, load().mutant(name)) for each in quick(module) for name in each.mutants]


def names(rows: Sequence[Obligation | tuple[Obligation, Mutant]]) -> list[str]:
    """A readable name for each row of a parametrised test."""
    return [
        row.id if isinstance(row, Obligation) else f"{row[0].id} against {row[1].id}"
        for row in rows
    ]


def comes_out(obligation: Obligation) -> None:
    """Fails unless the obligation attains what its row expects."""
    outcome = run(obligation)
    assert outcome.status is obligation.expect, outcome.detail + outcome.fault


def is_refuted(obligation: Obligation, mutant: Mutant) -> None:
    """Fails unless the obligation refutes the broken specification."""
    outcome = run(obligation, mutant)
    assert outcome.is_refuted, f"{outcome.status.name}: {outcome.detail}{outcome.fault}"
