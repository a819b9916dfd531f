"""Certificates as JSON text, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from withhold_proofs.engine.farkas import Facts, Inequality, Leaf, Split, refutes
from withhold_proofs.engine.jsontext import dump


@dataclass(frozen=True)
class Certificate:
    """What was asserted, as inequalities, and the tree that shows the contradiction.

    unknowns: what the variables stand for that are not variables of the question.
    """

    facts: Facts
    disjunctions: Mapping[str, Sequence[Facts]]
    tree: Leaf | Split
    unknowns: Mapping[str, str] = field(default_factory=dict)

    def valid(self) -> bool:
        """Whether the checker accepts it."""
        return refutes(self.facts, self.disjunctions, self.tree)


def write(certificate: Certificate) -> str:
    """The certificate as text; fractions are written "p/q". Only what the tree uses is kept."""
    facts, disjunctions = _used(certificate.tree)
    value = {
        "facts": {
            name: _inequality(fact) for name, fact in certificate.facts.items() if name in facts
        },
        "disjunctions": {
            name: [
                {key: _inequality(fact) for key, fact in alternative.items()}
                for alternative in alternatives
            ]
            for name, alternatives in certificate.disjunctions.items()
            if name in disjunctions
        },
        "tree": _tree(certificate.tree),
        "unknowns": {**certificate.unknowns},
    }
    return dump(value)


def read(text: str) -> Certificate:
    """The certificate that the text describes. Raises: ValueError, KeyError for other text."""
    return _certificate(json.loads(text))


def read_all(text: str) -> dict[str, Certificate]:
    """The certificates of an obligation's file, by query. Raises: ValueError, KeyError."""
    return {name: _certificate(value) for name, value in json.loads(text).items()}


def _certificate(value: Mapping[str, Any]) -> Certificate:
    return Certificate(
        facts=_facts(value["facts"]),
        disjunctions={
            name: [_facts(alternative) for alternative in alternatives]
            for name, alternatives in value["disjunctions"].items()
        },
        tree=_read_tree(value["tree"]),
        unknowns=value["unknowns"],
    )


def _used(tree: Leaf | Split) -> tuple[set[str], set[str]]:
    if isinstance(tree, Leaf):
        return set(tree.multipliers), set()
    facts: set[str] = set()
    disjunctions = {tree.disjunction}
    for branch in tree.branches:
        below = _used(branch)
        facts, disjunctions = facts | below[0], disjunctions | below[1]
    return facts, disjunctions


def _inequality(fact: Inequality) -> dict[str, object]:
    return {
        "coefficients": {name: str(value) for name, value in fact.coefficients.items()},
        "constant": str(fact.constant),
        "relation": fact.relation,
    }


def _tree(tree: Leaf | Split) -> dict[str, object]:
    if isinstance(tree, Leaf):
        return {"multipliers": {name: str(value) for name, value in tree.multipliers.items()}}
    return {"split": tree.disjunction, "branches": [_tree(branch) for branch in tree.branches]}


def _facts(value: Mapping[str, Any]) -> dict[str, Inequality]:
    # Any: JSON text has no static type
    return {
        name: Inequality(
            {key: Fraction(number) for key, number in fact["coefficients"].items()},
            Fraction(fact["constant"]),
            fact["relation"],
        )
        for name, fact in value.items()
    }


def _read_tree(value: Mapping[str, Any]) -> Leaf | Split:
    if "multipliers" in value:
        return Leaf({name: Fraction(number) for name, number in value["multipliers"].items()})
    return Split(value["split"], tuple(_read_tree(branch) for branch in value["branches"]))
