"""The table of promises: each a named predicate with one plain sentence.

The proofs show these, the tests evaluate them, and the assurance table quotes their sentences.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from withhold_spec.number import Condition


@dataclass(frozen=True)
class Invariant:
    """A promise: its id, the paper's label, what it says, and the predicate that says it."""

    id: str
    label: str
    sentence: str
    holds: Callable[..., Condition]


INVARIANTS: dict[str, Invariant] = {}
"""Every promise by its id, once the package is imported."""

Predicate = TypeVar("Predicate", bound=Callable[..., Condition])


def promise(identifier: str, label: str, sentence: str) -> Callable[[Predicate], Predicate]:
    """Registers the predicate under the id, with its sentence."""

    def register(predicate: Predicate) -> Predicate:
        INVARIANTS[identifier] = Invariant(identifier, label, sentence, predicate)
        return predicate

    return register
