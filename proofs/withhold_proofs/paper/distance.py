"""How far the noise-free nodes of two neighbouring runs are apart, computed from one symbolic run.

A node's sum is a form over the samples. A neighbouring stream has other samples of one user u and is
otherwise the same, so its nodes are the same forms with other symbols for u: "mine" are u's samples in
one stream, "theirs" those in the other. Terms without u cancel exactly. The rest of all nodes is the
trace of u; two runs with the same traces have the same distance, whoever u is and whatever the other
users send. The solver sees only traces that are not contained in another: distances are sums of absolute
values, so fewer nodes are never farther apart.
"""

from __future__ import annotations

from collections import Counter as Multiset
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias, cast

import z3

from withhold_proofs.model import Query
from withhold_proofs.numbers.free import Free, Key, Symbol, Table, evaluate, lift, rename
from withhold_proofs.numbers.terms import absolute, all_of, rational, real, real_term, total
from withhold_spec.number import Number
from withhold_spec.records import Step

Trace: TypeAlias = tuple[tuple[int, int], ...]
"""Of one user: the pairs (counter, number of the node's form), in ascending order."""

Traces: TypeAlias = Mapping[int, Trace]


@dataclass
class Traced:
    """The forms of nodes and costs that depend on a changed user, numbered; equal forms once."""

    table: Table
    forms: list[Free] = field(default_factory=list)
    numbers: dict[Key, int] = field(default_factory=dict)
    costs: dict[Key, tuple[Free, Free]] = field(default_factory=dict)

    def after(self, traces: Traces, step: Step) -> Traces:
        """The traces of all users after one more step."""
        grown = dict(traces)
        for write in step.written:
            if isinstance(write.sum, Free):
                for user in write.sum.owners():
                    entry = (write.counter, self._number(write.sum, user))
                    of_user = grown.get(cast(int, user), ())
                    grown[cast(int, user)] = tuple(sorted((*of_user, entry)))
        return grown

    def note_costs(self, step: Step) -> None:
        """Remembers how the candidates' costs depend on every user, once for each way.

        The others are numbered anew, for who they are does not matter either.
        """
        for activation in step.activations:
            for cost in activation.costs:
                if isinstance(cost, Free):
                    for user in cost.owners():
                        self._note_cost(cost, user)

    def _note_cost(self, cost: Free, user: object) -> None:
        others = sorted(cast(frozenset[int], cost.owners() - {user}))
        for rank, other in enumerate(others):
            cost = rename(cost, other, f"other_{rank}")
        mine = rename(cost, user, "mine")
        if mine.key() not in self.costs:
            self.costs[mine.key()] = mine, rename(cost, user, "theirs")

    def _number(self, form: Free, user: object) -> int:
        atoms = {
            atom: coefficient
            for atom, coefficient in form.parts.items()
            if user in self.table.owners[atom]
        }
        mine = rename(Free(self.table, 0, atoms), user, "mine")
        number = self.numbers.setdefault(mine.key(), len(self.forms))
        if number == len(self.forms):
            self.forms.append(mine)
        return number


def maximal(traces: Iterable[Trace]) -> list[Trace]:
    """The traces that are not contained in another one, as multisets."""
    kept: list[tuple[Trace, Multiset[tuple[int, int]]]] = []
    for trace in sorted(set(traces), key=lambda one: (-len(one), one)):
        entries = Multiset(trace)
        if not any(entries <= larger for _, larger in kept):
            kept.append((trace, entries))
    return [trace for trace, _ in kept]


@dataclass
class Distances:
    """The distances as terms of a solver; the shift of a form, |mine - theirs|, is made once.

    shared: one counter takes the blocks of all levels, so that it pays for the widest interval.
    seen: the symbols that the terms hold.
    """

    context: z3.Context
    forms: Sequence[Free]
    shared: bool
    shifts: dict[int, z3.ArithRef] = field(default_factory=dict)
    seen: set[Symbol] = field(default_factory=set)

    def value(self, symbol: Symbol) -> z3.ArithRef:
        """The unknown of a symbol."""
        self.seen.add(symbol)
        return real("_".join(map(str, symbol)), self.context)

    def term(self, form: Free) -> z3.ArithRef:
        """The form as a term of sort Real."""
        made = evaluate(form, self.value, lambda number: rational(number, self.context))
        return real_term(made, self.context)

    def moved(self, mine: Free) -> z3.ArithRef:
        """|mine - theirs|."""
        return absolute(self.term(mine) - self.term(exchanged(mine)))

    def shift(self, number: int) -> z3.ArithRef:
        """How far a node moves when mine become theirs."""
        if number not in self.shifts:
            self.shifts[number] = self.moved(self.forms[number])
        return self.shifts[number]

    def distance(self, trace: Trace, prices: Mapping[int, Fraction]) -> z3.ArithRef:
        """The sum over the trace of price times shift; the price is its counter's."""
        parts: list[Number] = [rational(0, self.context)]
        for (counter, form), count in sorted(Multiset(trace).items()):
            parts.append(self.shift(form) * rational(prices[counter] * count, self.context))
        return total(parts, self.context)

    def widest(self, counter: int) -> z3.ArithRef:
        """The width of the widest interval whose projections enter the counter."""
        return self.value(("widest",) if self.shared else ("width", counter))

    def premises(self) -> dict[str, z3.BoolRef]:
        """The premises: widths are not negative, and not above the widest."""
        found = {"the widest is a width": self.widest(0) >= 0} if self.shared else {}
        for level in sorted(symbol[1] for symbol in self.seen if symbol[0] == "width"):
            width = self.value(("width", level))
            found[f"width {level} is a width"] = width >= 0
            if self.shared:
                found[f"width {level} is not above the widest"] = width <= self.widest(0)
        return found

    def lemmas(self, name: str) -> Iterator[Query]:
        """The lemmas to be proved first."""
        yield from ()


@dataclass
class Stepwise(Distances):
    """The same in three steps, for nodes that hold many elements of one user.

    An element moves by at most `bound` (first lemma), a node by at most what its elements move
    (second lemma), and the rest is addition. The shift of a node is an unknown of which only this
    is known; so what is proved of it holds for the true one. bound: None stands for the widest
    interval.
    """

    bound: z3.ArithRef | None = None

    def _bound(self) -> z3.ArithRef:
        return self.widest(0) if self.bound is None else self.bound

    def shift(self, number: int) -> z3.ArithRef:
        if number not in self.shifts:
            self.shifts[number] = real(f"node_{number}", self.context)
        return self.shifts[number]

    def premises(self) -> dict[str, z3.BoolRef]:
        found = {"the bound is a width": self._bound() >= 0}
        for number in sorted(self.shifts):
            parts: list[Number] = [rational(0, self.context)]
            for atom, coefficient in sorted(self.forms[number].parts.items()):
                element = real(f"element_{atom}", self.context)
                found[f"element {atom} moves by at most the bound"] = element <= self._bound()
                parts.append(element * rational(abs(Fraction(coefficient)), self.context))
            moved = total(parts, self.context)
            found[f"node {number} moves as its elements do"] = self.shifts[number] <= moved
        return found

    def lemmas(self, name: str) -> Iterator[Query]:
        exact = Distances(self.context, self.forms, self.shared)
        elements, nodes = dict[int, z3.ArithRef](), list[z3.BoolRef]()
        for number in sorted(self.shifts):
            form = self.forms[number]
            parts: list[Number] = [rational(0, self.context)]
            for atom, coefficient in sorted(form.parts.items()):
                elements[atom] = exact.moved(Free(form.table, 0, {atom: 1}))
                parts.append(elements[atom] * rational(abs(Fraction(coefficient)), self.context))
            nodes.append(exact.shift(number) <= total(parts, self.context))
        moved = [element <= self._bound() for element in elements.values()]
        premises = {**exact.premises(), "the bound is a width": self._bound() >= 0}
        yield Query(f"{name}: an element", premises, all_of(moved, self.context), "an element")
        yield Query(f"{name}: a node", premises, all_of(nodes, self.context), "a node")


def exchanged(form: Free) -> Free:
    """The same form of the neighbouring stream: theirs for mine."""

    def other(symbol: Symbol) -> Number:
        name = ("theirs", *symbol[1:]) if symbol[0] == "mine" else symbol
        return form.table.symbol(*name)

    return lift(form.table, evaluate(form, other))
