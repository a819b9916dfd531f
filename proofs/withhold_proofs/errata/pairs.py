"""Pairs of obligations: the printed statement, to be refuted, and the repaired one, to be proved."""

from __future__ import annotations

from withhold_proofs.model import Check, Obligation, Status

Pair = tuple[Obligation, ...]


def printed(
    number: str,
    label: str,
    says: str,
    check: Check,
    repaired: str,
    bounds: str = "the smallest case first",
    kind: str = "bounded",
) -> Obligation:
    """The printed statement, to be refuted; `repaired` is the id of the obligation that holds."""
    return Obligation(
        id=f"errata/{number}-printed",
        label=label,
        sentence=f"Printed: {says}",
        kind=kind,
        bounds=bounds,
        invariant="",
        check=check,
        expect=Status.REFUTED,
        pair=repaired,
        solvers=("z3", "cvc5"),
    )


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
    name = f"errata/{number}-repaired"
    return (
        printed(number, label, says, check, name, kind=kind),
        Obligation(
            id=name,
            label=label,
            sentence=f"Repaired: {instead}",
            kind=kind,
            bounds=bounds,
            invariant="",
            check=repaired,
            expect=Status.PROVED if kind == "unbounded" else Status.BOUNDED,
            coverage=("cases",) if counts_cases else (),
            solvers=("z3", "cvc5"),
        ),
    )
