"""Puts a changed file and all that requires it into one Coq file, with few proofs.

Coq loads the library of real numbers for every file that it compiles, which takes longer than a proof.
So a mutant is one file: the changed definitions, what lies between them and the lemma as modules in it,
and only the proofs that matter. What the modules import of Coq's library is imported once, before them:
to import it again takes as long as the rest. All other lemmas are admitted: they are those of the compiled
development, and whether they hold for the mutant is not the question.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from withhold_proofs.kernel.development import above, below
from withhold_proofs.kernel.source import declarations, sentences, without_comments

REQUIRED = re.compile(r"From Withhold\.(\w+) Require (Import )?([\w\s]+)\.$")
IMPORTED = re.compile(r"From Coq Require Import ([\w\s]+)\.$")
PREFIX = "Changed_"
"""Of the modules in the file, so that they are not taken for the compiled ones."""


@dataclass(frozen=True)
class Overlay:
    """A Coq file, and where in it the proof of each named lemma begins and ends."""

    text: str
    proofs: Mapping[str, tuple[int, int]]


def overlay(
    folder: Path,
    required: Mapping[str, frozenset[str]],
    changed: str,
    text: str,
    named: Collection[str],
) -> Overlay:
    """The overlay of a file with a new text, up to the named lemmas, each as "file: name"."""
    files = {name.partition(": ")[0] for name in named}
    needed = set().union(*(below(required, file) for file in files))
    stale = sorted(above(required, changed) & needed, key=lambda file: _order(required, file))
    code_of = {
        file: without_comments(text if file == changed else (folder / file).read_text("utf-8"))
        for file in stale
    }
    lines, proofs = [_libraries(code_of.values())], dict[str, tuple[int, int]]()
    size = len(lines[0])
    room = ""
    for file, code in code_of.items():
        within, _, name = file.removesuffix(".v").rpartition("/")
        begin = "" if within == room else f"Module {PREFIX}{within}.\n"
        if begin and room:
            begin = f"End {PREFIX}{room}.\nImport {PREFIX}{room}.\n{begin}"
        room = within
        begin += f"Module {name}.\n"
        lines.append(begin)
        size += len(begin)
        for part, lemma in _parts(file, code, stale, named):
            if lemma:
                proofs[lemma] = size, size + len(part)
            lines.append(part)
            size += len(part)
        lines.append(f"\nEnd {name}.\n")
        size += len(lines[-1])
    lines.append(f"End {PREFIX}{room}.\n")
    return Overlay("".join(lines), proofs)


def _libraries(codes: Iterable[str]) -> str:
    """One import of all that the files import of Coq's library, in the order of the last file that does.

    >>> _libraries(["From Coq Require Import Reals List.", "From Coq Require Import Lra Reals."])
    'From Coq Require Import List Lra Reals.\n'
    """
    found: list[str] = []
    for code in codes:
        for sentence in sentences(code):
            if match := IMPORTED.match(sentence.text):
                names = match[1].split()
                found = [each for each in found if each not in names] + names
    return f"From Coq Require Import {' '.join(found)}.\n" if found else ""


def _order(required: Mapping[str, frozenset[str]], file: str) -> tuple[bool, int]:
    """Definitions come first, and what is required before what requires it."""
    return not file.startswith("Definitions/"), len(below(required, file))


def _parts(
    file: str, code: str, stale: Collection[str], named: Collection[str]
) -> Iterator[tuple[str, str]]:
    """The pieces of a file in the overlay; with the proof of a named lemma its name, else "".

    A lemma in a section keeps its proof, because what it takes from the section depends on the proof.
    That does not matter in the section of a single named lemma, after which the file ends.
    """
    lemmas = {each.start: each for each in declarations(code) if each.closed_by == "Qed"}
    last = [each for each in lemmas.values() if named == [f"{file}: {each.name}"]]
    kept = _sections(code, last[0].start) if last else []
    at, sections = 0, list[str]()
    for sentence in sentences(code):
        if sentence.start < at:
            continue
        if sentence.head == "Section":
            sections.append(sentence.words[1])
        elif sentence.head == "End":
            sections.pop()
        lemma = lemmas.get(sentence.start)
        full_name = f"{file}: {lemma.name}" if lemma else ""
        if match := REQUIRED.match(sentence.text):
            yield _imports(match, stale), ""
        elif IMPORTED.match(sentence.text):
            lemma = None
        elif lemma and full_name in named:
            yield code[at : sentence.end], ""
            yield code[sentence.end : lemma.end], full_name
            if last:
                yield "".join(f"\nEnd {name}." for name in reversed(kept)), ""
                return
        elif lemma and set(sections) <= set(kept):
            yield f"{code[at : sentence.end]} Admitted.", ""
        else:
            yield code[at : sentence.end], ""
            lemma = None
        at = lemma.end if lemma else sentence.end


def _sections(code: str, place: int) -> list[str]:
    """The sections that are open at a place."""
    found: list[str] = []
    for sentence in sentences(code[:place]):
        if sentence.head == "Section":
            found.append(sentence.words[1])
        elif sentence.head == "End":
            found.pop()
    return found


def _imports(match: re.Match[str], stale: Collection[str]) -> str:
    within, imported, names = match[1], match[2] or "", match[3].split()
    lines = [
        (f"Import {PREFIX}{within}.{name}." if imported else "")
        if f"{within}/{name}.v" in stale
        else f"From Withhold.{within} Require {imported}{name}."
        for name in names
    ]
    return "\n" + "\n".join(lines)
