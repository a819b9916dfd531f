"""The graph of theorems: a theorem's status is the least status of the obligations it rests on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from withhold_proofs.model import Status, Theorem
from withhold_proofs.registry import Registry
from withhold_proofs.theorems.kernel import DISCHARGED, KERNEL_PROVES


@dataclass(frozen=True)
class Standing:
    """The status of a theorem, and what determines it.

    checked: the least status of its obligations, None where one of them was not run. axioms: the ids
    of axioms and of obligations of kind "assumed" below it, that are taken on trust. weakest: the ids of
    the obligations with the least status. parts: how many obligations have which status. discharged: those
    of the axioms below it that a theorem of the kernel proves for this claim.
    """

    theorem: Theorem
    checked: Status | None
    axioms: tuple[str, ...]
    weakest: tuple[str, ...]
    parts: tuple[tuple[str, int], ...] = ()
    discharged: tuple[str, ...] = ()

    @property
    def status(self) -> Status | None:
        """The least status of obligations and axioms: ASSUMED at best with an axiom below."""
        if self.checked is None:
            return None
        return min(self.checked, Status.ASSUMED) if self.axioms else self.checked


def standings(registry: Registry, statuses: Mapping[str, Status]) -> tuple[Standing, ...]:
    """The standing of every theorem, given the status of each obligation that was run."""
    return tuple(_standing(registry, theorem, statuses) for theorem in registry.theorems)


def below(registry: Registry, theorem: Theorem) -> tuple[set[str], set[str]]:
    """The obligations and the axioms that the theorem rests on, directly or not.

    Raises: ValueError for a theorem that rests on itself, KeyError for an id that does not exist.
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
        # the registry holds only some modules; `registry.problems` names what is missing
        return Standing(theorem, None, (), ())
    # an obligation of kind "assumed" is trusted like an axiom
    trusted = {name for name in obligations if statuses.get(name) is Status.ASSUMED}
    ran = {name: statuses[name] for name in obligations - trusted if name in statuses}
    complete = len(ran) == len(obligations - trusted)
    checked = min(ran.values(), default=Status.ASSUMED) if complete else None
    weakest = tuple(sorted(name for name, status in ran.items() if status is checked))
    parts = tuple(sorted(Counter(status.name for status in ran.values()).items()))
    trusted |= axioms
    proved = trusted & KERNEL_PROVES if theorem.id in DISCHARGED else set[str]()
    return Standing(
        theorem, checked, tuple(sorted(trusted - proved)), weakest, parts, tuple(sorted(proved))
    )
