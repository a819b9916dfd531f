"""Pairs of obligations: the printed statement, to be refuted, and the repaired one, to be proved."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from withhold_proofs.model import Check, Obligation, Status, bounded_row

Pair = tuple[Obligation, ...]
_row = partial(bounded_row, "errata", solvers=("z3", "cvc5"))


def printed(
    number: str,
    label: str,
    says: str,
    check: Check,
    repaired: str,
    kind: str = "bounded",
) -> Obligation:
    """The printed statement, to be refuted; `repaired` is the id of the obligation that holds."""
    name, sentence, bounds = f"{number}-printed", f"Printed: {says}", "the smallest case first"
    row = _row(name, "", sentence, bounds, check, (), kind=kind, label=label)
    return replace(row, expect=Status.REFUTED, pair=repaired)


def pair(
    number: str,
    label: str,
    says: str,
    check: Check,
    instead: str,
    repaired: Check,
    bounds: str,
    kind: str = "bounded",
    counts_cases: bool = True,
) -> Pair:
    """The printed statement, to be refuted, and the repaired one, to be proved within the bounds."""
    name, sentence = f"{number}-repaired", f"Repaired: {instead}"
    counted = ("cases",) if counts_cases else ()
    row = _row(name, "", sentence, bounds, repaired, counted, kind=kind, label=label)
    return printed(number, label, says, check, row.id, kind), row
