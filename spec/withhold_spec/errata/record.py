"""The shape of an entry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Breaks: TypeAlias = Literal["privacy", "accuracy", "crash", "undefined", "proof", "typo"]
"""What fails when the print is followed: a promise, a run, the meaning, an argument, or nothing."""


@dataclass(frozen=True)
class Erratum:
    """One fault of the print.

    id: E1 ... E39; a letter follows where an entry has parts. place: LaTeX label and line, lines of
    an algorithm as the print numbers them. counterexample: the smallest known.
    literal: the dotted name of the text as printed, or None, and then why_not says why no function
    stands for it. repaired: the dotted name of the repaired text, or, in words, where it is dealt
    with. follows: the entry whose repair mends this one too. agrees: whether all that the audit says
    was found again; note: what was found otherwise, or besides.
    """

    id: str
    place: str
    printed: str
    breaks: Breaks
    counterexample: str
    as_printed: str | None
    repaired: str
    why_not: str = ""
    follows: str = ""
    agrees: bool = True
    note: str = ""

    @property
    def number(self) -> str:
        """The entry's id without the letter of its part."""
        return self.id.rstrip("abcdefghij")
