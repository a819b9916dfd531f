"""Searches Farkas certificates: z3 finds facts that contradict each other, elimination the multipliers.

A certificate counts only after `farkas.refutes` has checked it, which uses no solver.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache

import z3

from withhold_proofs.engine.farkas import Facts, Inequality, Leaf, Split, contradicts
from withhold_proofs.engine.farkas_text import Certificate, uses, write
from withhold_proofs.engine.linear import Extraction, TooComplex
from withhold_proofs.engine.logic import logic_of
from withhold_proofs.engine.parts import parts
from withhold_proofs.engine.smtlib import GOAL
from withhold_proofs.model import Query

LARGEST_QUERY = 8000
"""A query with more terms gets no certificate."""
MOST_CASES = 800
"""A search that tries more cases gives up."""
MOST_SPLITS = 30
"""A contradiction that needs more disjunctions gets no certificate."""
LONGEST_CERTIFICATE = 250_000
"""A longer certificate, in characters, is dropped."""
LONGEST_FILE = 300_000
"""An obligation whose certificates are longer together gets no further one."""


def certify(query: Query) -> str:
    """A checked certificate of the refutation, as text; "" where the search finds none."""
    if logic_of(parts(query)) in ("QF_BV", "ALL") or len(parts(query)) > LARGEST_QUERY:
        return ""
    certificate = search(query)
    if certificate is None or not certificate.valid():
        return ""
    text = write(certificate)
    return text if len(text) <= LONGEST_CERTIFICATE else ""


def search(query: Query) -> Certificate | None:
    """A certificate that is not yet checked; None where the search gives up."""
    extraction = Extraction()
    try:
        for name, premise in query.premises.items():
            extraction.read(name, premise)
        extraction.read(GOAL, z3.Not(query.goal))
    except (TooComplex, RecursionError):
        return None
    facts: dict[str, Inequality] = {}
    for name, group in extraction.facts.items():
        facts |= _named(name, group)
    disjunctions = {
        name: [_named(f"{name} / case {number}", case) for number, case in enumerate(cases)]
        for name, cases in extraction.disjunctions.items()
    }
    tree = Search(disjunctions).start(facts)
    return None if tree is None else Certificate(facts, disjunctions, tree, extraction.unknowns)


class Search:
    """Splits only on disjunctions that the contradiction needs, and that are false in a model of all facts so far."""

    def __init__(self, disjunctions: Mapping[str, Sequence[Facts]]) -> None:
        self.disjunctions = disjunctions
        self.order = sorted(
            disjunctions, key=lambda name: (name != GOAL, len(disjunctions[name]), name)
        )
        self.context = z3.Context()
        self.solver = z3.Solver(ctx=self.context)
        self.solver.set("rlimit", 2_000_000)
        # in an irreducible core the multipliers are unique up to a factor, so elimination finds them
        self.solver.set("core.minimize", True)
        self.variables: dict[str, z3.ArithRef] = {}
        self.said: dict[str, tuple[z3.BoolRef, z3.BoolRef]] = {}
        self.cases = 0

    def start(self, facts: Facts) -> Leaf | Split | None:
        """A tree that refutes the facts with the disjunctions; None where the search gives up."""
        core = self._core(facts)
        if core is None:
            return None
        self.order = [name for name in self.order if name in core]
        if len(self.order) > MOST_SPLITS:
            return None
        self._assume(facts)
        return self._tree(dict(facts), frozenset(self.order))

    def _core(self, facts: Facts) -> set[str] | None:
        """The names of facts and disjunctions that contradict each other; None if z3 finds no contradiction.

        Unknowns are rational here, so a contradiction that needs integers is not found.
        """
        self.solver.push()
        self._assume(facts)
        for name in self.order:
            cases = [
                z3.And(self._truth(True), *map(self._says, case.values()))
                for case in self.disjunctions[name]
            ]
            either = z3.Or(self._truth(False), *cases)
            self.solver.assert_and_track(either, z3.Bool(name, self.context))
        result = self.solver.check()
        found = {name.decl().name() for name in self.solver.unsat_core()}
        self.solver.pop()
        return found if result == z3.unsat else None

    def _tree(self, facts: dict[str, Inequality], unused: frozenset[str]) -> Leaf | Split | None:
        self.cases += 1
        if self.cases > MOST_CASES:
            return None
        result = self.solver.check()
        if result == z3.unsat:
            names = {name.decl().name() for name in self.solver.unsat_core()}
            found = _combination({name: facts[name] for name in facts if name in names})
            return None if found is None else Leaf(found)
        if result != z3.sat:
            return None
        name = self._open(unused)
        if name is None:
            return None
        branches = []
        for alternative in self.disjunctions[name]:
            self.solver.push()
            self._assume(alternative)
            branch = self._tree({**facts, **alternative}, unused - {name})
            self.solver.pop()
            if branch is None or not uses(branch) & alternative.keys():
                return branch  # in the second case no split is needed
            branches.append(branch)
        return Split(name, tuple(branches))

    def _open(self, unused: frozenset[str]) -> str | None:
        """Of the disjunctions that are false in the model, the one with the fewest cases that can still hold."""
        holds = self._assignment()
        false = [
            name
            for name in self.order
            if name in unused
            and not any(all(map(holds, case.values())) for case in self.disjunctions[name])
        ]
        return min(false, key=self._possible, default=None)

    def _possible(self, name: str) -> int:
        """How many cases of the disjunction can hold, each alone with all facts so far."""
        found = 0
        for case in self.disjunctions[name]:
            self.solver.push()
            self._assume(case)
            found += self.solver.check() != z3.unsat
            self.solver.pop()
        return found

    def _assignment(self) -> Callable[[Inequality], bool]:
        """Whether a fact holds in the model; a variable that the model does not mention is 0."""
        model = self.solver.model()

        @cache
        def value(name: str) -> Fraction:
            variable = self.variables.get(name)
            found = None if variable is None else model.eval(variable, model_completion=True)
            return found.as_fraction() if isinstance(found, z3.RatNumRef) else Fraction(0)

        def holds(fact: Inequality) -> bool:
            total = fact.constant + sum(
                coefficient * value(name) for name, coefficient in fact.coefficients.items()
            )
            if fact.relation == "=":
                return total == 0
            return total > 0 or (total == 0 and fact.relation == ">=")

        return holds

    def _assume(self, facts: Facts) -> None:
        for name, fact in facts.items():
            if name not in self.said:
                self.said[name] = (self._says(fact), z3.Bool(name, self.context))
            self.solver.assert_and_track(*self.said[name])

    def _truth(self, value: bool) -> z3.BoolRef:
        return z3.BoolVal(value, self.context)

    def _says(self, fact: Inequality) -> z3.BoolRef:
        constant = fact.constant
        total: z3.ArithRef = z3.Q(constant.numerator, constant.denominator, self.context)
        for variable, coefficient in fact.coefficients.items():
            total = total + self._variable(variable) * coefficient
        if fact.relation == "=":
            return total == 0
        return total > 0 if fact.relation == ">" else total >= 0

    def _variable(self, name: str) -> z3.ArithRef:
        if name not in self.variables:
            self.variables[name] = z3.Real(f"v{len(self.variables)}", self.context)
        return self.variables[name]


def _combination(facts: Facts) -> dict[str, Fraction] | None:
    """The multipliers with which all variables cancel; None if they are not unique up to a factor."""
    names = list(facts)
    variables = sorted({each for fact in facts.values() for each in fact.coefficients})
    rows = [
        [facts[name].coefficients.get(variable, Fraction(0)) for name in names]
        for variable in variables
    ]
    pivots: list[int] = []
    for column in range(len(names)):
        done = len(pivots)
        found = next((row for row in range(done, len(rows)) if rows[row][column]), None)
        if found is None:
            continue
        rows[done], rows[found] = rows[found], rows[done]
        top = [value / rows[done][column] for value in rows[done]]
        rows[done] = top
        for row in range(len(rows)):
            factor = rows[row][column]
            if row != done and factor:
                rows[row] = [a - factor * b for a, b in zip(rows[row], top, strict=True)]
        pivots.append(column)
    free = [column for column in range(len(names)) if column not in pivots]
    if len(free) != 1:
        return None
    solution = {names[free[0]]: Fraction(1)}
    for row, column in enumerate(pivots):
        solution[names[column]] = -rows[row][free[0]]
    for sign in (1, -1):
        signed = {name: sign * value for name, value in solution.items() if value}
        if contradicts(facts, signed):
            return signed
    return None


def _named(name: str, group: Sequence[Inequality]) -> dict[str, Inequality]:
    """The facts of a group by name, numbered if there are several."""
    return {
        name if len(group) == 1 else f"{name} / {index}": fact for index, fact in enumerate(group)
    }
