"""How an obligation about the paper is stated: for all values, or within bounds.

name: the obligation's id. solvers: those that must decide every query; a check without queries has no
use for them.
"""

from __future__ import annotations

from collections.abc import Mapping

import z3

from withhold_proofs.model import INDUCTION, Check, Obligation, bounded_row, unbounded_row
from withhold_proofs.numbers.terms import condition
from withhold_spec.properties import INVARIANTS

__all__ = ["BOTH", "INDUCTION", "Z3_ALONE", "bounded", "holds", "unbounded"]

BOTH = ("z3", "cvc5")
Z3_ALONE = ("z3",)
"""For queries that cvc5 need not decide."""


def unbounded(
    name: str,
    label: str,
    sentence: str,
    check: Check,
    invariant: str = "",
    tied: str = "",
    assumptions: tuple[str, ...] = (),
    solvers: tuple[str, ...] = BOTH,
    unrefuted: Mapping[str, str] | None = None,
) -> Obligation:
    """An obligation for all values. tied: within which bounds its formulas are compared with the code."""
    group, rest = name.split("/")
    bounds = f"tied to the code for {tied}" if tied else ""
    return unbounded_row(
        group,
        rest,
        invariant,
        sentence,
        check,
        assumptions=assumptions,
        solvers=solvers,
        label=label,
        bounds=bounds,
        unrefuted=unrefuted,
    )


def bounded(
    name: str,
    label: str,
    sentence: str,
    bounds: str,
    check: Check,
    invariant: str = "",
    coverage: tuple[str, ...] = (),
    assumptions: tuple[str, ...] = (),
    solvers: tuple[str, ...] = BOTH,
    kind: str = "bounded",
    unrefuted: Mapping[str, str] | None = None,
) -> Obligation:
    """An obligation within bounds. If its name ends in -deep, only the deep run includes it."""
    group, rest = name.split("/")
    return bounded_row(
        group,
        rest,
        invariant,
        sentence,
        bounds,
        check,
        coverage,
        solvers=solvers,
        kind=kind,
        label=label,
        assumptions=assumptions,
        unrefuted=unrefuted,
    )


def holds(context: z3.Context, invariant: str, *arguments: object) -> z3.BoolRef:
    """The specification's promise about these arguments, as a condition."""
    return condition(INVARIANTS[invariant].holds(*arguments), context)
