"""The trusted checker: it decides with exact arithmetic, and no solver, whether inequalities conflict.

The inequalities are multiplied by given numbers and added. If the sum is a false statement about zero
("0 > 0", "-1 >= 0"), they cannot all hold (Farkas' lemma). A certificate with cases is a tree: each inner
node splits on a disjunction, and every alternative must lead to a contradiction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias


@dataclass(frozen=True)
class Inequality:
    """The sum of coefficient times variable, plus constant, is >= 0, > 0 or = 0 (relation)."""

    coefficients: Mapping[str, Fraction]
    constant: Fraction
    relation: str


Facts: TypeAlias = Mapping[str, Inequality]
"""Inequalities that hold together, by name."""


@dataclass(frozen=True)
class Leaf:
    """A contradiction: the multiplier of every fact in the sum."""

    multipliers: Mapping[str, Fraction]


@dataclass(frozen=True)
class Split:
    """One branch for each alternative of the named disjunction."""

    disjunction: str
    branches: tuple[Leaf | Split, ...]


def contradicts(facts: Facts, multipliers: Mapping[str, Fraction]) -> bool:
    """Whether the multiplied facts add up to a false statement about zero.

    >>> one, half = Fraction(1), Fraction(1, 2)
    >>> above = Inequality({"x": one}, -one, ">=")  # x - 1 >= 0
    >>> below = Inequality({"x": -2 * one}, one, ">=")  # 1 - 2x >= 0
    >>> contradicts({"above": above, "below": below}, {"above": one, "below": half})
    True
    >>> contradicts({"above": above, "below": below}, {"above": one, "below": one})
    False
    """
    total, constant, strict = dict[str, Fraction](), Fraction(0), False
    for name, multiplier in multipliers.items():
        if name not in facts:
            return False
        fact = facts[name]
        if fact.relation not in (">=", ">", "=") or (multiplier < 0 and fact.relation != "="):
            return False
        for variable, coefficient in fact.coefficients.items():
            total[variable] = total.get(variable, Fraction(0)) + multiplier * coefficient
        constant += multiplier * fact.constant
        strict = strict or (fact.relation == ">" and multiplier > 0)
    if any(total.values()):
        return False
    return constant < 0 or (constant == 0 and strict)


def refutes(facts: Facts, disjunctions: Mapping[str, Sequence[Facts]], tree: Leaf | Split) -> bool:
    """Whether the tree shows that the facts and the disjunctions cannot all hold.

    >>> low, high = Inequality({"x": Fraction(1)}, Fraction(0), ">"), Inequality({}, Fraction(-1), ">=")
    >>> refutes({}, {"either": [{"low": low}, {"high": high}]}, Split("either", (
    ...     Leaf({"low": Fraction(1)}), Leaf({"high": Fraction(1)}))))
    False
    """
    if isinstance(tree, Leaf):
        return contradicts(facts, tree.multipliers)
    alternatives = disjunctions.get(tree.disjunction)
    if alternatives is None or len(alternatives) != len(tree.branches):
        return False
    return all(
        not facts.keys() & alternative.keys()
        and refutes({**facts, **alternative}, disjunctions, branch)
        for alternative, branch in zip(alternatives, tree.branches, strict=True)
    )
