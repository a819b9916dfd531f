"""Reading and writing Farkas certificates as JSON text."""

from __future__ import annotations

import json
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from withhold_proofs.engine.farkas import Facts, Inequality, Leaf, Split, refutes
from withhold_proofs.engine.jsontext import dump


@dataclass(frozen=True)
class Certificate:
    """The assertions of a query as inequalities, and the tree that refutes them.

    unknowns: the terms that numbered variables stand for.
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
    used = uses(certificate.tree)
    return dump(
        {
            "facts": _written(certificate.facts, used),
            "disjunctions": {
                name: [_written(alternative, alternative) for alternative in alternatives]
                for name, alternatives in certificate.disjunctions.items()
                if name in used
            },
            "tree": _tree(certificate.tree),
            "unknowns": certificate.unknowns,
        }
    )


def read(text: str) -> Certificate:
    """The certificate that the text describes. Raises: ValueError, KeyError for other text."""
    return _certificate(json.loads(text))


def read_all(text: str) -> dict[str, Certificate]:
    """The certificates of an obligation's file, by query. Raises: ValueError, KeyError."""
    return {name: _certificate(value) for name, value in json.loads(text).items()}


def uses(tree: Leaf | Split) -> set[str]:
    """The names of the facts and of the disjunctions that the tree mentions."""
    if isinstance(tree, Leaf):
        return set(tree.multipliers)
    return {tree.disjunction}.union(*map(uses, tree.branches))


def _written(facts: Facts, names: Container[str]) -> dict[str, object]:
    return {
        name: {
            "coefficients": {key: str(number) for key, number in fact.coefficients.items()},
            "constant": str(fact.constant),
            "relation": fact.relation,
        }
        for name, fact in facts.items()
        if name in names
    }


def _tree(tree: Leaf | Split) -> dict[str, object]:
    if isinstance(tree, Leaf):
        return {"multipliers": {name: str(value) for name, value in tree.multipliers.items()}}
    return {"split": tree.disjunction, "branches": [_tree(branch) for branch in tree.branches]}


# Any: JSON text has no static type
def _certificate(value: Mapping[str, Any]) -> Certificate:
    disjunctions = {
        name: [_facts(alternative) for alternative in alternatives]
        for name, alternatives in value["disjunctions"].items()
    }
    tree = _read_tree(value["tree"])
    return Certificate(_facts(value["facts"]), disjunctions, tree, value["unknowns"])


def _facts(value: Mapping[str, Any]) -> dict[str, Inequality]:
    return {
        name: Inequality(
            _fractions(fact["coefficients"]), Fraction(fact["constant"]), fact["relation"]
        )
        for name, fact in value.items()
    }


def _fractions(value: Mapping[str, str]) -> dict[str, Fraction]:
    return {name: Fraction(number) for name, number in value.items()}


def _read_tree(value: Mapping[str, Any]) -> Leaf | Split:
    if "multipliers" in value:
        return Leaf(_fractions(value["multipliers"]))
    return Split(value["split"], tuple(map(_read_tree, value["branches"])))
