"""Which mutants refute each question of an obligation, and why some questions have none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from withhold_proofs.model import EVERY_QUESTION

Refutations = Mapping[str, Sequence[str]]
"""The mutants that refute each question."""


def reason(question: str, reasons: Mapping[str, str]) -> str:
    """Why no mutant refutes the question; "" if the obligation does not say it."""
    return reasons.get(question) or reasons.get(EVERY_QUESTION, "")


def faults(refutations: Refutations, reasons: Mapping[str, str]) -> list[str]:
    """One sentence for each question with neither a mutant nor a reason, and for each reason that is wrong.

    >>> faults({"half": ["one-less"], "all": []}, {"half": "none", "some": "none"})
    ['no mutant refutes "all", and no reason is given', \
'"half" is said to have no mutant, and one-less refutes it', \
'a reason is given for "some", which is not asked']
    """
    found = [
        f'no mutant refutes "{question}", and no reason is given'
        for question, mutants in refutations.items()
        if not mutants and not reason(question, reasons)
    ]
    for question in reasons:
        if question == EVERY_QUESTION:
            continue
        if question not in refutations:
            found.append(f'a reason is given for "{question}", which is not asked')
        elif refutations[question]:
            mutant = refutations[question][0]
            found.append(f'"{question}" is said to have no mutant, and {mutant} refutes it')
    return found


def known(obligations: Iterable[Mapping[str, Any]]) -> dict[tuple[str, str], str]:
    """A question that each mutant refutes, by obligation and mutant, of the obligations in results.

    >>> known([{"id": "a/b", "questions": {"half": ["one-less", "one-more"], "all": ["one-less"]}}])
    {('a/b', 'one-less'): 'half', ('a/b', 'one-more'): 'half'}
    """
    found: dict[tuple[str, str], str] = {}
    for entry in obligations:
        for question, mutants in entry["questions"].items():
            for mutant in mutants:
                found.setdefault((entry["id"], mutant), question)
    return found


def tally(refutations: Iterable[Refutations]) -> tuple[int, int]:
    """How many questions a mutant refutes, and how many there are."""
    each = [mutants for questions in refutations for mutants in questions.values()]
    return sum(map(bool, each)), len(each)
