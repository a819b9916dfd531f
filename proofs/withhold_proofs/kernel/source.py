"""Reads Coq source: its sentences and declarations, and what a development must not contain."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

FORBIDDEN = frozenset(
    ("Admitted", "admit", "give_up", "Admit", "Axiom", "Axioms", "Parameter", "Parameters")
    + ("Conjecture", "Conjectures", "bypass_check", "Primitive", "Declare", "Load", "Cd", "Drop")
    + ("Module", "Include", "Redirect", "Symbol", "native_compute", "native_cast_no_check")
    + ("Time", "Timeout", "Instructions", "Fail", "Succeed", "Back", "Undo")
)
"""Words of commands and tactics that leave something unproved, or that this reader does not follow."""
MISLEADING = frozenset(["Notation", "Infix", "Coercion", "Canonical", "Reserved", "Abbreviation"])
"""Words of commands that let a text mean something else than it says. Proofs may use them."""
UNSAFE_FLAGS = re.compile(
    r"\b(?:Set|Unset)\s+(?:Guard\s+Checking|Positivity\s+Checking|Universe\s+Checking"
    r"|Definitional\s+UIP|Type\s+In\s+Type|Universe\s+Polymorphism|Cumulative\s+StrictProp)\b"
)
ONLY_IN_SECTIONS = frozenset(
    ["Variable", "Variables", "Hypothesis", "Hypotheses", "Context", "Let"]
)
"""Commands that assume something: in a section the assumption becomes a premise, outside it an axiom."""
PREFIXES = frozenset(["Local", "Global", "Export", "Polymorphic", "Monomorphic", "Program"])
DECLARATIONS = frozenset(
    ["Theorem", "Lemma", "Corollary", "Proposition", "Remark", "Fact", "Example"]
)
DEFINITIONS = frozenset(
    [
        "Definition",
        "Fixpoint",
        "CoFixpoint",
        "Inductive",
        "CoInductive",
        "Record",
        "Structure",
        "Let",
        "Instance",
    ]
)
OPENED_BY_STATEMENTS = frozenset(
    ["From", "Import", "Require", "Open", "Theorem", "Proof", "Qed", "exact", "intros", "apply"]
)
"""The first words of sentences that Statements.v may have."""
CLOSING = frozenset(["Qed", "Defined", "Admitted", "Abort", "Save"])


@dataclass(frozen=True)
class Sentence:
    """A sentence of Coq source without comments. start, end: where it is in the file."""

    start: int
    end: int
    text: str

    @property
    def words(self) -> list[str]:
        """Its words and symbols, without bullets, braces and prefixes such as Local at the beginning."""
        found = re.findall(r"[A-Za-z_][\w']*|[^\s\w]", self.text)
        while found and (found[0] in PREFIXES or found[0] in "-+*{}"):
            found.pop(0)
        return found

    @property
    def head(self) -> str:
        """Its first word."""
        return self.words[0] if self.words else ""


def without_comments(text: str) -> str:
    """The text with spaces in place of comments, and of the insides of strings. Places stay the same.

    Raises: ValueError for a comment or a string that does not end.

    >>> without_comments('a (* b (* c *) " *) " *) d "e" f')
    'a                        d " " f'
    """
    kept, depth, at, inside = list(text), 0, 0, False
    while at < len(text):
        pair = text[at : at + 2]
        if inside:
            if text[at] == '"':
                inside = False
            if text[at] != "\n" and (depth or inside):
                kept[at] = " "
        elif text[at] == '"':
            inside = True
            kept[at] = " " if depth else '"'
        elif pair == "(*":
            depth, kept[at], kept[at + 1] = depth + 1, " ", " "
            at += 1
        elif pair == "*)" and depth:
            depth, kept[at], kept[at + 1] = depth - 1, " ", " "
            at += 1
        elif depth and text[at] != "\n":
            kept[at] = " "
        at += 1
    if depth or inside:
        raise ValueError("a comment or a string does not end")
    return "".join(kept)


def sentences(code: str) -> Iterator[Sentence]:
    """The sentences of source without comments: each ends with a full stop before white space."""
    start = 0
    for stop in re.finditer(r"\.(?=\s|\Z)", code):
        begun = start + len(code[start : stop.end()]) - len(code[start : stop.end()].lstrip())
        yield Sentence(begun, stop.end(), code[begun : stop.end()])
        start = stop.end()
    if code[start:].strip():
        yield Sentence(start, len(code), code[start:].strip())


@dataclass(frozen=True)
class Declaration:
    """A lemma with its proof. start, proof, end: where it, its proof and what follows begin."""

    name: str
    start: int
    proof: int
    end: int
    closed_by: str


def declarations(code: str) -> Iterator[Declaration]:
    """Every lemma of source without comments, with the proof after it."""
    opened: Sentence | None = None
    proof = 0
    for sentence in sentences(code):
        head = sentence.head
        if head in DECLARATIONS | DEFINITIONS:
            opened, proof = sentence, sentence.end
        elif head == "Proof":
            proof = sentence.end
        elif head in CLOSING and opened is not None:
            yield Declaration(opened.words[1], opened.start, proof, sentence.end, head)
            opened = None


def is_read(name: str) -> bool:
    """Whether an auditor reads the file: it holds definitions or the theorems."""
    return name.startswith("Definitions/") or name == "Statements.v"


def faults(name: str, text: str) -> list[str]:
    """One sentence for every thing in a file that a development must not contain."""
    try:
        code = without_comments(text)
    except ValueError as error:
        return [f"{name}: {error}"]
    found, sections = [], list[str]()
    for sentence in sentences(code):
        line = code.count("\n", 0, sentence.start) + 1
        words = sentence.words
        wrong = sorted((FORBIDDEN | (MISLEADING if is_read(name) else set())) & set(words))
        wrong += [" ".join(each.split()) for each in UNSAFE_FLAGS.findall(sentence.text)]
        if "#" in words and "[" in words:
            wrong += ["an attribute"] if re.search(r"#\s*\[", sentence.text) else []
        if sentence.head == "Section":
            sections.append(words[1])
        elif sentence.head == "End" and sections:
            sections.pop()
        elif sentence.head in ONLY_IN_SECTIONS and not sections:
            wrong.append(f"{sentence.head} outside a section")
        found += [f"{name}, line {line}: {each}" for each in wrong]
    return found


def statement_faults(name: str, text: str) -> list[str]:
    """One sentence for everything in the file of statements that is neither a theorem nor an import.

    Every theorem is closed by Qed.
    """
    code = without_comments(text)
    found = [
        f"{name}, line {code.count(chr(10), 0, each.start) + 1}: begins with {each.head}"
        for each in sentences(code)
        if each.head not in OPENED_BY_STATEMENTS
    ]
    found += [
        f"{name}: {each.name} is closed by {each.closed_by}"
        for each in declarations(code)
        if each.closed_by != "Qed"
    ]
    theorems = sum(each.head == "Theorem" for each in sentences(code))
    if theorems != len(list(declarations(code))):
        found.append(f"{name}: a theorem has no proof of its own")
    return found


def project_faults(text: str) -> list[str]:
    """One sentence for every line of _CoqProject that is neither the library's name nor a file."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return [
        f"_CoqProject: {line}"
        for line in lines
        if line != "-Q . Withhold" and not re.fullmatch(r"(\w+/)*\w+\.v", line)
    ]
