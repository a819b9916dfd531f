"""Pairs of obligations: a statement with what is printed, refuted, and the same with the repair.

The cases of a search come in ascending size, so the first counterexample is a smallest one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import TypeVar

from withhold_proofs.model import Check, Obligation, Status, Verdict

Case = TypeVar("Case")
Pair = tuple[Obligation, ...]


def search(cases: Iterable[Case], fault: Callable[[Case], str]) -> Verdict:
    """Whether no case has a fault; the first that has one is the counterexample."""
    count = 0
    for case in cases:
        count += 1
        found = fault(case)
        if found:
            return Verdict(False, f"smallest: {found}", {"cases": count})
    return Verdict(True, f"{count} cases", {"cases": count})


def patterns(users: int, longest: int) -> Iterator[tuple[int, ...]]:
    """All arrival patterns up to the names of users, the shortest first."""
    for length in range(1, longest + 1):
        for pattern in product(range(users), repeat=length):
            newest = -1
            for user in pattern:
                if user > newest + 1:
                    break
                newest = max(newest, user)
            else:
                yield pattern


def printed(
    number: str,
    label: str,
    says: str,
    check: Check,
    repaired: str,
    bounds: str = "the smallest case first",
    kind: str = "bounded",
) -> Obligation:
    """What the print says, to be refuted; `repaired` is the id of the obligation that holds."""
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
    mutants: tuple[str, ...],
    bounds: str,
    kind: str = "bounded",
    counts_cases: bool = True,
) -> Pair:
    """The print refuted, and the repaired statement established within the bounds."""
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
            mutants=mutants,
            expect=Status.PROVED if kind == "unbounded" else Status.BOUNDED,
            coverage=("cases",) if counts_cases else (),
            solvers=("z3", "cvc5"),
        ),
    )
