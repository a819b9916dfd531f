"""Free numbers: symbolic linear forms, so that one run stands for every value of every stream.

A free number is a linear form over symbols and choices, such as 3 + x - 2 ite(y < z, 1, 0). It has the
operations that `withhold_spec.number` needs and no others. The specification cannot branch on one: a
comparison returns a condition whose bool() raises an exception. Running the specification on free
numbers and then substituting values for the symbols gives the same as running it on the values;
`tests/model` checks this. So one run on the symbols x(u, j) stands for all streams with the same
arrivals. The run on a neighbouring stream, where user u's samples differ, is the same run with u's
symbols renamed.

Forms have a normal form, and equal atoms are the same atom. So whatever two neighbouring runs have in
common cancels without a solver.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias, cast

from withhold_proofs.numbers.secret import Guarded, refusal
from withhold_spec.number import Condition, Number, ite

Symbol: TypeAlias = tuple[str | int, ...]
"""A name: ("sample", user, j), ("low", level), ("noise", counter, node) ..."""

Key: TypeAlias = tuple[object, ...]


@dataclass(frozen=True)
class Chosen:
    """The atom ite(smaller < larger, then, otherwise), or with <= when not strict."""

    smaller: Free
    larger: Free
    strict: bool
    then: Free
    otherwise: Free


@dataclass
class Table:
    """All atoms of some runs. An atom is given by its index; equal atoms have equal indices.

    owners: the users whose samples occur in each atom. renamed: results of `rename`, to reuse them.
    """

    atoms: list[Symbol | Chosen] = field(default_factory=list)
    owners: list[frozenset[object]] = field(default_factory=list)
    indices: dict[Key, int] = field(default_factory=dict)
    renamed: dict[tuple[int, object, str], Free] = field(default_factory=dict)

    def symbol(self, *name: str | int) -> Free:
        """The symbol of that name, which stands for any value. ("sample", u, j) belongs to user u."""
        owners = frozenset(name[1:2]) if name[0] == "sample" else frozenset[object]()
        return Free(self, 0, {self._index(name, name, owners): 1})

    def chosen(self, atom: Chosen) -> Free:
        """The number whose value one comparison chooses out of two."""
        parts = (atom.smaller, atom.larger, atom.then, atom.otherwise)
        key = (*(part.key() for part in parts), atom.strict)
        owners = frozenset[object]().union(*(part.owners() for part in parts))
        return Free(self, 0, {self._index(key, atom, owners): 1})

    def _index(self, key: Key, atom: Symbol | Chosen, owners: frozenset[object]) -> int:
        index = self.indices.setdefault(key, len(self.atoms))
        if index == len(self.atoms):
            self.atoms.append(atom)
            self.owners.append(owners)
        return index


@dataclass(frozen=True, eq=False)
class Free(Guarded):
    """constant + sum of coefficient times atom. parts: the coefficients by atom; none is zero."""

    table: Table
    constant: int | Fraction
    parts: Mapping[int, int | Fraction]

    def key(self) -> Key:
        """The normal form: two forms are equal for all values of the symbols if their keys are equal."""
        return (self.constant, *sorted(self.parts.items()))

    def owners(self) -> frozenset[object]:
        """The users whose samples occur."""
        return frozenset[object]().union(*(self.table.owners[atom] for atom in self.parts))

    def _plus(self, other: Number, factor: int) -> Free:
        added, parts = lift(self.table, other), dict(self.parts)
        for atom, coefficient in added.parts.items():
            changed = parts.get(atom, 0) + factor * coefficient
            if changed:
                parts[atom] = changed
            else:
                del parts[atom]
        return Free(self.table, self.constant + factor * added.constant, parts)

    def __add__(self, other: Number, /) -> Free:
        return self._plus(other, 1)

    __radd__ = __add__

    def __sub__(self, other: Number, /) -> Free:
        return self._plus(other, -1)

    def __rsub__(self, other: Number, /) -> Free:
        return (self * -1)._plus(other, 1)

    def __mul__(self, other: Number, /) -> Free:
        if not isinstance(other, int | Fraction):
            raise TypeError("a free number can be multiplied by a known number only")
        if other == 0:
            return Free(self.table, 0, {})
        parts = {atom: coefficient * other for atom, coefficient in self.parts.items()}
        return Free(self.table, self.constant * other, parts)

    __rmul__ = __mul__

    def __lt__(self, other: Number, /) -> FreeCondition:
        return FreeCondition(self, lift(self.table, other), strict=True)

    def __le__(self, other: Number, /) -> FreeCondition:
        return FreeCondition(self, lift(self.table, other), strict=False)

    def __gt__(self, other: Number, /) -> FreeCondition:
        return FreeCondition(lift(self.table, other), self, strict=True)

    def __ge__(self, other: Number, /) -> FreeCondition:
        return FreeCondition(lift(self.table, other), self, strict=False)


@dataclass(frozen=True, eq=False)
class FreeCondition:
    """The outcome of comparing free numbers, which only `ite` accepts."""

    smaller: Free
    larger: Free
    strict: bool

    __bool__ = refusal("a branch on a comparison")


@ite.register(FreeCondition)
def choose(condition: FreeCondition, then: Number, otherwise: Number) -> Number:
    """`ite` on free numbers: evaluated if both sides of the comparison are constants, else an atom."""
    smaller, larger, table = condition.smaller, condition.larger, condition.smaller.table
    if not smaller.parts and not larger.parts:
        low, high = smaller.constant, larger.constant
        return then if low < high or (low == high and not condition.strict) else otherwise
    parts = lift(table, then), lift(table, otherwise)
    if parts[0].key() == parts[1].key():
        return parts[0]
    return table.chosen(Chosen(smaller, larger, condition.strict, *parts))


def lift(table: Table, number: Number) -> Free:
    """The number as a free number."""
    if isinstance(number, Free):
        return number
    if isinstance(number, int | Fraction):
        return Free(table, number, {})
    raise TypeError(f"a {type(number).__name__} cannot become a free number")


def same(left: Number, right: Number) -> bool:
    """Whether the two have the same normal form, and so are equal for all values of the symbols."""
    if isinstance(left, Free):
        return left.key() == lift(left.table, right).key()
    if isinstance(right, Free):
        return same(right, left)
    return left == right


def rename(form: Free, user: object, name: str) -> Free:
    """The form with the symbols ("sample", user, j) replaced by (name, j)."""
    result = Free(form.table, form.constant, {})
    for atom, coefficient in form.parts.items():
        result = result + _rename_atom(form.table, atom, user, name) * coefficient
    return result


def _rename_atom(table: Table, index: int, user: object, name: str) -> Free:
    if user not in table.owners[index]:
        return Free(table, 0, {index: 1})
    memo = (index, user, name)
    if memo not in table.renamed:
        atom = table.atoms[index]
        if isinstance(atom, Chosen):
            condition = FreeCondition(
                rename(atom.smaller, user, name), rename(atom.larger, user, name), atom.strict
            )
            then, otherwise = rename(atom.then, user, name), rename(atom.otherwise, user, name)
            table.renamed[memo] = lift(table, ite(cast(Condition, condition), then, otherwise))
        else:
            table.renamed[memo] = table.symbol(name, *atom[2:])
    return table.renamed[memo]


def evaluate(
    form: Number,
    value: Callable[[Symbol], Number],
    literal: Callable[[int | Fraction], Number] = lambda number: number,
) -> Number:
    """The form with values in place of the symbols; the values may be solver terms.

    literal: converts the constants to the same kind of number.
    """
    if not isinstance(form, Free):
        return form
    result = literal(form.constant)
    for index, coefficient in form.parts.items():
        atom = form.table.atoms[index]
        if isinstance(atom, Chosen):
            sides = [
                evaluate(side, value, literal)
                for side in (atom.smaller, atom.larger, atom.then, atom.otherwise)
            ]
            condition = sides[0] < sides[1] if atom.strict else sides[0] <= sides[1]
            number = ite(condition, sides[2], sides[3])
        else:
            number = value(atom)
        result = result + (number if coefficient == 1 else number * literal(coefficient))
    return result
