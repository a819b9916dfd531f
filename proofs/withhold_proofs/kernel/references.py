"""Which lemma a theorem rests on, read from the .glob files that Coq writes beside compiled files."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from pathlib import Path

from withhold_proofs.kernel.development import below

DECLARED = frozenset(("def", "prf", "ind", "rec", "constr", "proj", "inst", "abbrev", "ax", "thm"))
PART = frozenset(("constr", "proj"))
"""Declared inside another declaration, and standing for it."""
REFERENCE = re.compile(r"R(\d+):\d+ (\S+) \S+ (\S+) (\w+)")
DECLARATION = re.compile(r"(\w+) (\d+):\d+ \S+ (\S+)")

Name = tuple[str, str]
"""A module and a name in it."""
Graph = Mapping[Name, set[Name]]
"""For every declaration, what its statement, body and proof mention."""


def graph(folder: Path, files: Iterable[str]) -> Graph:
    """The graph of the compiled files of a development."""
    found: dict[Name, set[Name]] = {}
    for file in files:
        text = (folder / file).with_suffix(".glob").read_text(encoding="utf-8")
        for name, mentioned in parse(text).items():
            found.setdefault(name, set()).update(mentioned)
    return found


def parse(text: str) -> dict[Name, set[Name]]:
    """The part of the graph in one .glob file."""
    module, starts, owners = "", list[int](), list[str]()
    found: dict[Name, set[Name]] = {}
    references: list[tuple[int, Name]] = []
    for line in text.splitlines():
        if line.startswith("F"):
            module = line[1:]
        elif match := REFERENCE.fullmatch(line):
            references.append((int(match[1]), (match[2], match[3])))
        elif (match := DECLARATION.fullmatch(line)) and match[1] in DECLARED:
            if match[1] in PART and owners:
                found[module, match[3]] = {(module, owners[-1])}
            else:
                starts.append(int(match[2]))
                owners.append(match[3])
                found[module, match[3]] = set()
    for at, name in references:
        if (index := bisect_right(starts, at)) > 0:
            found[module, owners[index - 1]].add(name)
    return found


def module_of(file: str) -> str:
    """The module of a file.

    >>> module_of("Proofs/Full.v")
    'Withhold.Proofs.Full'
    """
    return "Withhold." + file.removesuffix(".v").replace("/", ".")


def rests_on(known: Graph, theorem: Name, lemma: Name) -> bool:
    """Whether the theorem mentions the lemma, directly or through what it mentions."""
    return lemma in below(known, theorem)
