"""Theorems as a graph: the status of a theorem is the least status of what it rests on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from withhold_proofs.model import Status, Theorem
from withhold_proofs.registry import Registry


@dataclass(frozen=True)
class Standing:
    """Where a theorem stands.

    checked: the least status over its obligations alone, None where one of them was not run. axioms:
    the ids of what is trusted. weakest: the ids of the obligations that decide. With an axiom below
    it, a theorem is ASSUMED at best; both are reported.
    """

    theorem: Theorem
    checked: Status | None
    axioms: tuple[str, ...]
    weakest: tuple[str, ...]
    parts: tuple[tuple[str, int], ...] = ()

    @property
    def status(self) -> Status | None:
        """The least status over obligations and axioms."""
        if self.checked is None:
            return None
        return min(self.checked, Status.ASSUMED) if self.axioms else self.checked


def standings(registry: Registry, statuses: Mapping[str, Status]) -> tuple[Standing, ...]:
    """Where every theorem stands, given the status of each obligation that was run."""
    return tuple(_standing(registry, theorem, statuses) for theorem in registry.theorems)


def below(registry: Registry, theorem: Theorem) -> tuple[set[str], set[str]]:
    """The obligations and the axioms that the theorem rests on, directly or not.

    Raises: ValueError for a theorem that rests on itself, KeyError for an id of nothing.
    """
    obligations = {each.id: each for each in registry.obligations}
    theorems = {each.id: each for each in registry.theorems}
    axioms = {each.id for each in registry.axioms}
    found: tuple[set[str], set[str]] = (set(), set())

    def visit(name: str, path: tuple[str, ...]) -> None:
        if name in path:
            raise ValueError(f"{name} rests on itself")
        if name in axioms:
            found[1].add(name)
        elif name in theorems:
            for each in theorems[name].rests_on:
                visit(each, (*path, name))
        elif name not in found[0]:
            for each in obligations[name].assumptions:
                visit(each, (*path, name))
            found[0].add(name)

    visit(theorem.id, ())
    return found


def _standing(registry: Registry, theorem: Theorem, statuses: Mapping[str, Status]) -> Standing:
    try:
        obligations, axioms = below(registry, theorem)
    except (KeyError, ValueError):
        # a run over some modules alone; `registry.problems` says what is missing
        return Standing(theorem, None, (), ())
    # an obligation of kind "assumed" is trusted like an axiom, and is not what was checked
    trusted = {name for name in obligations if statuses.get(name) is Status.ASSUMED}
    checks = obligations - trusted
    checked = None
    if checks <= statuses.keys():
        checked = min((statuses[name] for name in checks), default=Status.ASSUMED)
    weakest = tuple(sorted(name for name in checks if statuses.get(name) is checked))
    counter = Counter(statuses[name].name for name in checks if name in statuses)
    parts = tuple(sorted(counter.items()))
    return Standing(theorem, checked, tuple(sorted(axioms | trusted)), weakest, parts)
