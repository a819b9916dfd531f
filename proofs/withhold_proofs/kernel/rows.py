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
from withhold_proofs.model import Obligation, Status, Theorem
from withhold_proofs.registry import Registry
from withhold_proofs.report.results import TOP
from withhold_proofs.theorems.axioms import AXIOMS
from withhold_proofs.theorems.kernel import DISCHARGED, PREMISE
from withhold_proofs.theorems.paper import THEOREMS

FOLDER = TOP / "proofs" / "kernel"
"""The development, in a checkout."""


def load(folder: Path = FOLDER) -> Registry:
    """A row for every theorem of Statements.v and for every tie, the mutants, and what the theorems discharge.

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
        tuple(each for each in AXIOMS if each.id == PREMISE),
        claims(),
    )


def claims() -> tuple[Theorem, ...]:
    """The claims that theorems of the kernel say for all sizes. Each rests on these, and on the tie by translation.

    So a claim has the status KERNEL if all of them have it.
    """
    return tuple(
        replace(
            each,
            rests_on=(*(f"kernel/{name}" for name in DISCHARGED[each.id]), SOURCE.id, PREMISE),
            proved="The claim, about the definitions in Coq, for all sizes.",
            assumed="Draws have their laws. The numbers of a plan are as the theorem's premises say"
            " (numeric/*). Beyond the translated functions and the bounds of the other ties, the"
            " definitions are the specification.",
        )
        for each in THEOREMS
        if each.id in DISCHARGED
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
