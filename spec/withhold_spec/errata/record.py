"""The record of an erratum."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Breaks: TypeAlias = Literal["privacy", "accuracy", "crash", "undefined", "proof", "typo"]
"""What fails if the print is followed: a guarantee, a run, the meaning, a proof, or nothing."""


@dataclass(frozen=True)
class Erratum:
    """One fault of the print.

    id: E1 ... E39, with a letter if an entry has parts. place: LaTeX label and line; lines of an
    algorithm are numbered as in print. counterexample: the smallest known. as_printed: the dotted
    name of the printed text, or None; then why_not says why there is no function for it.
    repaired: the dotted name of the repaired text, or in words where the repair is. follows: the
    entry whose repair repairs this one too. agrees: whether the audit's statements were all
    confirmed. note: differences and additions.
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
