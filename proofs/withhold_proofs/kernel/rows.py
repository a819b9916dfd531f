"""The rows of `withhold prove --kernel`, as a registry of obligations and mutants."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from withhold_proofs.kernel import mutants
from withhold_proofs.kernel.development import STATEMENTS
from withhold_proofs.kernel.statements import Stated, stated
from withhold_proofs.kernel.tie import TIES
from withhold_proofs.model import Obligation, Status
from withhold_proofs.registry import Registry
from withhold_proofs.report.results import TOP

FOLDER = TOP / "proofs" / "kernel"
"""The development, in a checkout."""


def load(folder: Path = FOLDER) -> Registry:
    """A row for every theorem of Statements.v and for every tie, and the mutants.

    Raises: OSError where there is no development, as in an installed package.
    """
    broken = mutants.read(folder)
    text = (folder / STATEMENTS).read_text(encoding="utf-8")
    rows = [_theorem(each) for each in stated(text)] + [tie.row for tie in TIES]
    named = {name: tuple(b.mutant.id for b in broken if name in b.mutant.refuted_by) for name in _ids(rows)}
    rows = [replace(row, mutants=named[row.id]) for row in rows]
    return Registry(tuple(rows), tuple(each.mutant for each in broken), (), ())


def _ids(rows: list[Obligation]) -> list[str]:
    return [row.id for row in rows]


def _theorem(each: Stated) -> Obligation:
    return Obligation(
        id=f"kernel/{each.name}",
        label=each.label,
        sentence=each.sentence,
        kind="kernel",
        bounds="",
        invariant="",
        check=None,
        expect=Status.KERNEL,
    )
