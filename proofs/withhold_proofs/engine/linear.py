"""A query as linear inequalities: facts, and disjunctions of facts.

All of them follow from the query: a nonlinear term is replaced by a new unknown, and an assertion that
is not arithmetic is left out. So a contradiction among them refutes the query.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from math import prod

import z3

from withhold_proofs.engine.farkas import Inequality

DEFINITION = "value of "
"""The prefix of disjunctions that define conditional numbers."""
MOST_GOALS = 500
"""A query with a disjunction of more cases gets no certificate."""


class TooComplex(Exception):
    """The term has more than MOST_GOALS cases."""


@dataclass
class Form:
    """Coefficients of the unknowns, and a constant. whole: whether the value is always an integer."""

    parts: dict[str, Fraction]
    constant: Fraction
    whole: bool

    def plus(self, other: Form, factor: Fraction) -> Form:
        parts = dict(self.parts)
        for name, coefficient in other.parts.items():
            parts[name] = parts.get(name, Fraction(0)) + factor * coefficient
        parts = {name: value for name, value in parts.items() if value}
        whole = self.whole and other.whole and factor.denominator == 1
        return Form(parts, self.constant + factor * other.constant, whole)

    def times(self, factor: Fraction) -> Form:
        return Form({}, Fraction(0), True).plus(self, factor)


@dataclass
class Extraction:
    """The assertions read so far. disjunctions: each a list of alternatives, each a list of facts.

    unknowns: the terms that new unknowns stand for, by name.
    """

    facts: dict[str, list[Inequality]] = field(default_factory=dict)
    disjunctions: dict[str, list[list[Inequality]]] = field(default_factory=dict)
    unknowns: dict[str, str] = field(default_factory=dict)
    _names: dict[int, str] = field(default_factory=dict)
    _own: dict[str, int] = field(default_factory=dict)
    _forms: dict[int, Form] = field(default_factory=dict)

    def read(self, name: str, term: z3.ExprRef) -> None:
        """Adds the linear parts of the assertion of that name."""
        parts = conjuncts(term, True)
        for number, (part, positive) in enumerate(parts):
            cases = self._cases(part, positive)
            own = name if len(parts) == 1 else f"{name} / part {number}"
            if len(cases) == 1:
                self.facts[own] = cases[0]
            else:
                self.disjunctions[own] = cases

    def _cases(self, term: z3.ExprRef, positive: bool) -> list[list[Inequality]]:
        """The assertion, or its negation, as alternatives that are conjunctions."""
        if z3.is_not(term):
            return self._cases(term.arg(0), not positive)
        if z3.is_implies(term):
            parts = [self._cases(term.arg(0), not positive), self._cases(term.arg(1), positive)]
            return _either(parts) if positive else self._both(parts, term)
        if z3.is_and(term) or z3.is_or(term):
            parts = [self._cases(part, positive) for part in term.children()]
            return self._both(parts, term) if z3.is_and(term) == positive else _either(parts)
        if z3.is_true(term) or z3.is_false(term):
            return [[]] if z3.is_true(term) == positive else []
        if z3.is_eq(term) and z3.is_bool(term.arg(0)):
            return self._same(term.arg(0), term.arg(1), positive, term)
        if term.decl().kind() == z3.Z3_OP_ITE:
            chosen, then, otherwise = term.children()
            parts = [
                _either([self._cases(chosen, False), self._cases(then, positive)]),
                _either([self._cases(chosen, True), self._cases(otherwise, positive)]),
            ]
            return self._both(parts, term)
        return self._atom(term, positive)

    def _both(
        self, parts: list[list[list[Inequality]]], term: z3.ExprRef
    ) -> list[list[Inequality]]:
        """The conjunction of the parts, without multiplying out the cases of several parts.

        Every part with cases but one becomes a disjunction of its own, "a new unknown is 0, or one of
        the cases holds", and the conjunction says that the unknown is 1.
        """
        together = [fact for part in parts if len(part) == 1 for fact in part[0]]
        open_parts = [part for part in parts if len(part) != 1]
        for cases in open_parts[1:]:
            name = f"#{len(self.unknowns) + 1}"
            self.unknowns[name] = "1 if this holds: " + " ".join(term.sexpr().split())
            off = Inequality({name: Fraction(1)}, Fraction(0), "=")
            self.disjunctions[DEFINITION + name] = [[off], *cases]
            together.append(Inequality({name: Fraction(1)}, Fraction(-1), "="))
        return [[*together, *case] for case in open_parts[0]] if open_parts else [together]

    def _same(
        self, left: z3.ExprRef, right: z3.ExprRef, positive: bool, term: z3.ExprRef
    ) -> list[list[Inequality]]:
        """The cases in which the two conditions are equal, or different."""
        parts = [
            _either([self._cases(left, sign), self._cases(right, sign != positive)])
            for sign in (True, False)
        ]
        return self._both(parts, term)

    def _atom(self, term: z3.ExprRef, positive: bool) -> list[list[Inequality]]:
        if term.decl().kind() == z3.Z3_OP_DISTINCT and term.num_args() == 2:
            return self._atom(term.arg(0) == term.arg(1), not positive)
        if term.num_args() == 2 and _compares_numbers(term):
            difference = self._form(term.arg(0)).plus(self._form(term.arg(1)), Fraction(-1))
            opposite = difference.times(Fraction(-1))
            if z3.is_eq(term):
                if positive:
                    return [[Inequality(difference.parts, difference.constant, "=")]]
                return [[_strictly(difference)], [_strictly(opposite)]]
            if z3.is_le(term) or z3.is_gt(term):
                difference, opposite = opposite, difference
            if (z3.is_ge(term) or z3.is_le(term)) == positive:
                return [[Inequality(difference.parts, difference.constant, ">=")]]
            return [[_strictly(opposite)]]
        if z3.is_quantifier(term) or not z3.is_bool(term):
            return [[]]
        # an unknown truth value is an unknown number: 1 where it holds, 0 where it does not
        value = Fraction(-1) if positive else Fraction(0)
        return [[Inequality({self._opaque(term): Fraction(1)}, value, "=")]]

    def _form(self, term: z3.ExprRef) -> Form:
        # sums share their parts, so each part is read once
        if term.get_id() not in self._forms:
            self._forms[term.get_id()] = self._read_form(term)
        return self._forms[term.get_id()]

    def _read_form(self, term: z3.ExprRef) -> Form:
        if isinstance(term, z3.IntNumRef):
            return Form({}, Fraction(term.as_long()), True)
        if isinstance(term, z3.RatNumRef):
            number = term.as_fraction()
            return Form({}, number, number.denominator == 1)
        if z3.is_to_real(term):
            return self._form(term.arg(0))
        if z3.is_add(term):
            total = Form({}, Fraction(0), True)
            for part in term.children():
                total = total.plus(self._form(part), Fraction(1))
            return total
        if z3.is_sub(term):
            first, *rest = [self._form(part) for part in term.children()]
            for form in rest:
                first = first.plus(form, Fraction(-1))
            return first
        kind = term.decl().kind()
        if kind == z3.Z3_OP_UMINUS:
            return self._form(term.arg(0)).times(Fraction(-1))
        if z3.is_mul(term) or z3.is_div(term):
            scaled = self._scaled(term)
            if scaled is not None:
                return scaled
        if kind == z3.Z3_OP_ITE:
            self._choice(term)
        return Form({self._opaque(term): Fraction(1)}, Fraction(0), z3.is_int(term))

    def _scaled(self, term: z3.ExprRef) -> Form | None:
        """The product or quotient where at most one factor is not a number; None for others."""
        forms = [self._form(part) for part in term.children()]
        if z3.is_div(term):
            top, bottom = forms
            if bottom.parts or not bottom.constant:
                return None
            return top.times(1 / bottom.constant)
        factor = prod((form.constant for form in forms if not form.parts), start=Fraction(1))
        others = [form for form in forms if form.parts]
        if len(others) > 1:
            return None
        return (others[0] if others else Form({}, Fraction(1), True)).times(factor)

    def _choice(self, term: z3.ExprRef) -> None:
        """Adds the disjunction that defines a conditional number."""
        name = self._opaque(term)
        if DEFINITION + name in self.disjunctions:
            return
        unknown = Form({name: Fraction(1)}, Fraction(0), z3.is_int(term))
        cases: list[list[Inequality]] = []
        for positive, branch in ((True, term.arg(1)), (False, term.arg(2))):
            difference = unknown.plus(self._form(branch), Fraction(-1))
            same = Inequality(difference.parts, difference.constant, "=")
            cases += [[*case, same] for case in self._cases(term.arg(0), positive)]
        self.disjunctions[DEFINITION + name] = cases

    def _opaque(self, term: z3.ExprRef) -> str:
        """The name of the unknown that stands for the term.

        A numeric constant keeps its name; any other term gets a numbered one. Raises: TooComplex if two
        unknowns would share a name.
        """
        if z3.is_const(term) and not z3.is_bool(term):
            name = term.decl().name()
            if name.startswith("#") or self._own.setdefault(name, term.get_id()) != term.get_id():
                raise TooComplex
            return name
        if term.get_id() not in self._names:
            name = f"#{len(self.unknowns) + 1}"
            self._names[term.get_id()] = name
            self.unknowns[name] = " ".join(term.sexpr().split())
        return self._names[term.get_id()]


def conjuncts(term: z3.ExprRef, positive: bool) -> list[tuple[z3.ExprRef, bool]]:
    """The parts whose conjunction is the term, or its negation; each with its sign."""
    if z3.is_not(term):
        return conjuncts(term.arg(0), not positive)
    if z3.is_implies(term) and not positive:
        return conjuncts(term.arg(0), True) + conjuncts(term.arg(1), False)
    if z3.is_and(term) if positive else z3.is_or(term):
        return [part for child in term.children() for part in conjuncts(child, positive)]
    return [(term, positive)]


def _strictly(form: Form) -> Inequality:
    """form > 0; an integer above 0 is at least 1."""
    if form.whole:
        return Inequality(form.parts, form.constant - 1, ">=")
    return Inequality(form.parts, form.constant, ">")


def _compares_numbers(term: z3.ExprRef) -> bool:
    left = term.arg(0)
    return (z3.is_int(left) or z3.is_real(left)) and (
        z3.is_eq(term) or z3.is_le(term) or z3.is_lt(term) or z3.is_ge(term) or z3.is_gt(term)
    )


def _either(parts: list[list[list[Inequality]]]) -> list[list[Inequality]]:
    cases = [case for part in parts for case in part]
    if len(cases) > MOST_GOALS:
        raise TooComplex
    return cases
