"""The rows of `withhold prove --kernel`, as a registry of obligations and mutants."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from withhold_proofs.kernel import mutants
from withhold_proofs.kernel.development import STATEMENTS
from withhold_proofs.kernel.mutants import Broken
from withhold_proofs.kernel.reading import lines_to_read
from withhold_proofs.kernel.statements import Stated, stated
from withhold_proofs.kernel.tie import SOURCE, TIES
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
    lines = lines_to_read(folder)
    text = (folder / STATEMENTS).read_text(encoding="utf-8")
    rows = [_theorem(each, lines[each.name]) for each in stated(text)]
    rows += [SOURCE, *(tie.row for tie in TIES)]
    return Registry(
        tuple(replace(row, mutants=_refuting(row, broken)) for row in rows),
        tuple(each.mutant for each in broken),
        (),
        (),
    )


def _refuting(row: Obligation, broken: Sequence[Broken]) -> tuple[str, ...]:
    return tuple(each.mutant.id for each in broken if row.id in each.mutant.refuted_by)


def _theorem(each: Stated, lines: int) -> Obligation:
    return Obligation(
        id=f"kernel/{each.name}",
        label=each.label,
        sentence=each.sentence,
        kind="kernel",
        bounds=f"all sizes; {lines} lines to read",
        invariant="",
        check=None,
        expect=Status.KERNEL,
    )
