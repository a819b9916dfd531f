"""Every obligation, mutant, axiom and theorem, collected from the modules that state them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from pathlib import Path

from withhold_proofs.engine.mutants import read
from withhold_proofs.model import KINDS, Axiom, Mutant, Obligation, Status, Theorem

MODULES = (
    "paper.release",
    "paper.binary",
    "paper.steps",
    "paper.sensitivity",
    "paper.alignment",
    "paper.median",
    "paper.constants",
    "paper.utility",
    "refinement.rows",
    "refinement.ledger",
    "paper.oblivious",
    "accounted.steps",
    "accounted.pure",
    "accounted.final",
    "policy.rows",
    "accounted.gaussian",
    "refinement.gaussian",
    "errata.rows",
    "theorems.paper",
)
"""The modules that state obligations, axioms or theorems, in reading order."""

ROOMS = ("paper", "accounted", "policy", "errata", "refinement")
"""The rooms with a `mutants.toml`."""


@dataclass(frozen=True)
class Registry:
    """All statements of all modules. missing: listed modules that cannot be imported, and why."""

    obligations: tuple[Obligation, ...]
    mutants: tuple[Mutant, ...]
    axioms: tuple[Axiom, ...]
    theorems: tuple[Theorem, ...]
    missing: tuple[str, ...] = ()

    def obligation(self, identifier: str) -> Obligation:
        """The obligation of that id. Raises: KeyError."""
        return {each.id: each for each in self.obligations}[identifier]

    def mutant(self, identifier: str) -> Mutant:
        """The mutant of that id. Raises: KeyError."""
        return {each.id: each for each in self.mutants}[identifier]

    def select(self, names: Sequence[str], deep: bool) -> tuple[Obligation, ...]:
        """The obligations named by id, by label, by a group ("release/") or by a theorem's label.

        Without names: all of them, the deep ones only if asked for. A name selects deep ones too.
        """
        if not names:
            return tuple(each for each in self.obligations if deep or not each.deep)
        wanted = set(names)
        for theorem in self.theorems:
            if theorem.id in wanted or theorem.label in wanted:
                wanted |= self._below(theorem)
        return tuple(
            each
            for each in self.obligations
            if each.id in wanted or each.label in wanted or each.id.split("/")[0] + "/" in wanted
        )

    def unknown_names(self, names: Sequence[str]) -> tuple[str, ...]:
        """The names that select nothing."""
        return tuple(name for name in names if not self.select([name], deep=True))

    def _below(self, theorem: Theorem) -> set[str]:
        by_id = {each.id: each for each in self.theorems}
        found: set[str] = set()
        waiting = [theorem]
        while waiting:
            for identifier in waiting.pop().rests_on:
                if identifier not in found and identifier in by_id:
                    waiting.append(by_id[identifier])
                found.add(identifier)
        return found


@cache
def load() -> Registry:
    """The registry of the modules in MODULES and of the mutants in ROOMS.

    A module that cannot be imported is listed as missing. A run over everything then fails; the other
    obligations can be run by name.
    """
    here = Path(__file__).parent
    files = (here / room / "mutants.toml" for room in ROOMS)
    return collect(MODULES, [mutant for file in files for mutant in read(file)])


def collect(names: Iterable[str], edited: Iterable[Mutant] = ()) -> Registry:
    """The registry of the named modules of this package, and of mutants from files."""
    obligations: list[Obligation] = []
    mutants: list[Mutant] = list(edited)
    axioms: list[Axiom] = []
    theorems: list[Theorem] = []
    missing: list[str] = []
    for name in names:
        path = f"withhold_proofs.{name}"
        try:
            module = import_module(path)
        except ImportError as error:
            missing.append(f"{name} ({error})")
            continue
        obligations += getattr(module, "OBLIGATIONS", ())
        mutants += getattr(module, "MUTANTS", ())
        axioms += getattr(module, "AXIOMS", ())
        theorems += getattr(module, "THEOREMS", ())
    refuting: dict[str, list[str]] = {}
    for mutant in mutants:
        for name in mutant.refuted_by:
            refuting.setdefault(name, []).append(mutant.id)
    obligations = [replace(each, mutants=tuple(refuting.get(each.id, ()))) for each in obligations]
    obligations = _limited(obligations)
    return Registry(
        tuple(obligations), tuple(mutants), tuple(axioms), tuple(theorems), tuple(missing)
    )


def _limited(obligations: Sequence[Obligation]) -> list[Obligation]:
    """The obligations with their limits: what they assume, directly or not, can attain no less.

    What is expected follows: the most that can be attained, if it is not a refutation. Premises of the kind
    "assumed" are listed with the theorems, like axioms, and limit nothing. A cycle limits nothing either;
    `problems` names it.
    """
    known = {each.id: each for each in obligations}

    def attained(name: str, path: tuple[str, ...]) -> Status:
        each = known.get(name)
        if each is None or name in path or each.attains is Status.ASSUMED:
            return Status.KERNEL
        return min([each.attains, *(attained(below, (*path, name)) for below in each.assumptions)])

    limited = (
        replace(
            each,
            limit=min((attained(name, ()) for name in each.assumptions), default=Status.KERNEL),
        )
        for each in obligations
    )
    return [
        each if each.expect is Status.REFUTED else replace(each, expect=each.attains)
        for each in limited
    ]


def problems(registry: Registry) -> list[str]:
    """One sentence for each inconsistency.

    Ids that occur twice, references to ids that do not exist, statuses that a check cannot attain,
    obligations without a mutant, and obligations that belong to no theorem.
    """
    obligations = [each.id for each in registry.obligations]
    mutants = [each.id for each in registry.mutants]
    axioms = [each.id for each in registry.axioms]
    theorems = [each.id for each in registry.theorems]
    found = [f"id used twice: {name}" for name in _twice(obligations + axioms + theorems)]
    found += [f"mutant id used twice: {name}" for name in _twice(mutants)]
    for obligation in registry.obligations:
        found += _problems_of(obligation, set(obligations))
    found += [
        f"no obligation refutes {each.id}" for each in registry.mutants if not each.refuted_by
    ]
    found += [
        f"mutant {mutant.id}: {name} does not exist"
        for mutant in registry.mutants
        for name in mutant.refuted_by
        if name not in obligations
    ]
    found += _dangling(registry)
    found += _alone(registry)
    return found


def _alone(registry: Registry) -> list[str]:
    """One sentence for each obligation that no theorem, no larger run and no printed statement is about."""
    known = {each.id: each for each in registry.obligations}
    waiting = [name for each in registry.theorems for name in (*each.rests_on, *each.checked_by)]
    waiting += [each.pair for each in registry.obligations if each.pair]
    belongs: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in known and name not in belongs:
            belongs.add(name)
            waiting += [*known[name].assumptions, f"{name}-deep"]
    return [
        f"{each.id} belongs to no theorem"
        for each in registry.obligations
        if each.expect is not Status.REFUTED and each.id not in belongs
    ]


def _dangling(registry: Registry) -> list[str]:
    """One sentence for each that rests on a missing id, on itself, or on what no default run proves."""
    graph = {each.id: each.assumptions for each in registry.obligations}
    graph |= {each.id: each.rests_on for each in registry.theorems}
    axioms = {each.id for each in registry.axioms}
    unproved = {
        each.id for each in registry.obligations if each.deep or each.expect is Status.REFUTED
    }
    found = []
    for name, below in graph.items():
        for each in below:
            if each not in graph and each not in axioms:
                found.append(f"{name} rests on {each}, which does not exist")
            elif each in unproved and name not in unproved:
                found.append(f"{name} rests on {each}, which no default run proves")
    known = {each.id for each in registry.obligations}
    found += [
        f"{each.id} is checked by {name}, which does not exist"
        for each in registry.theorems
        for name in each.checked_by
        if name not in known
    ]
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found.append(f"{error.args[1][0]} rests on itself")
    return found


def _problems_of(obligation: Obligation, obligations: set[str]) -> list[str]:
    name, found = obligation.id, []
    if obligation.kind not in KINDS:
        found.append(f"{name}: unknown kind {obligation.kind}")
    if obligation.expect not in (obligation.attains, Status.REFUTED):
        found.append(
            f"{name}: expects {obligation.expect.name}, can attain {obligation.attains.name}"
        )
    if obligation.pair and obligation.pair not in obligations:
        found.append(f"{name}: is paired with {obligation.pair}, which does not exist")
    if obligation.expect not in (Status.REFUTED, Status.ASSUMED) and not obligation.mutants:
        found.append(f"{name}: no mutant shows that it can fail")
    return found


def _twice(names: Sequence[str]) -> list[str]:
    return sorted({name for name in names if names.count(name) > 1})
