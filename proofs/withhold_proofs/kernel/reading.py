"""How much an auditor reads for each theorem: its statement, and every definition that it rests on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from withhold_proofs.kernel.development import STATEMENTS, project_files
from withhold_proofs.kernel.source import (
    DECLARATIONS,
    DEFINITIONS,
    Sentence,
    is_read,
    sentences,
    without_comments,
)


@dataclass(frozen=True)
class Piece:
    """A definition or a theorem: its lines, its comment included, and the words in it."""

    lines: int
    words: frozenset[str]


def pieces(text: str) -> dict[str, Piece]:
    """The definitions and theorems of a text by name. A theorem's proof is no part of it."""
    code, found = without_comments(text), dict[str, Piece]()
    begun = 0
    for sentence in sentences(code):
        if sentence.head in DECLARATIONS | DEFINITIONS:
            lines = [line for line in text[begun : sentence.end].split("\n") if line.strip()]
            piece = Piece(len(lines), frozenset(sentence.words))
            found |= dict.fromkeys(_names(sentence), piece)
        begun = sentence.end
    return found


def _names(sentence: Sentence) -> list[str]:
    """What a sentence defines: its own name, and those of constructors and fields."""
    words = sentence.words
    names = [words[1]]
    if sentence.head in ("Inductive", "Record"):
        after = zip(words, words[1:], strict=False)
        names += [word for before, word in after if before in ("|", "=", "{", ";")]
        names += [before for before, word in zip(words, words[1:], strict=False) if word == "{"]
    return [name for name in names if name.isidentifier()]


def lines_to_read(folder: Path) -> dict[str, int]:
    """For every theorem, the lines of its statement and of all definitions below it."""
    known: dict[str, list[Piece]] = {}
    theorems: dict[str, Piece] = {}
    for file in filter(is_read, project_files(folder)):
        found = pieces((folder / file).read_text(encoding="utf-8"))
        if file == STATEMENTS:
            theorems = found
        else:
            for name, piece in found.items():
                known.setdefault(name, []).append(piece)
    return {name: _below(known, piece) for name, piece in theorems.items()}


def _below(known: Mapping[str, list[Piece]], start: Piece) -> int:
    seen: dict[int, Piece] = {}
    waiting = [start]
    while waiting:
        piece = waiting.pop()
        if id(piece) not in seen:
            seen[id(piece)] = piece
            waiting += [each for word in piece.words for each in known.get(word, ())]
    return sum(piece.lines for piece in seen.values())
