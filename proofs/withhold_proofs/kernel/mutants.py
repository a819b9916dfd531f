"""Broken definitions: each makes the proof of a lemma fail on which a theorem rests.

An entry of Mutants/mutants.toml is that of any other mutant (see `engine.mutants`), with two
differences. `place` is a file of the development, and `find` occurs once in it. `proof` is the lemma
whose proof fails, as "file: name"; `refuted_by` are theorems that rest on it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from withhold_proofs.kernel.development import Failure, compile_one
from withhold_proofs.kernel.overlay import Overlay, overlay
from withhold_proofs.kernel.toolchain import Toolchain
from withhold_proofs.model import Edit, Mutant

FILE = "Mutants/mutants.toml"
SLIPS = re.compile(r"Syntax error|was not found in the current environment")
"""Errors that say that the edit is ill-formed, rather than that the proof fails."""


@dataclass(frozen=True)
class Broken:
    """A mutant of the definitions, and the lemma whose proof fails, as "file: name"."""

    mutant: Mutant
    proof: str

    @property
    def file(self) -> str:
        """The lemma's file."""
        return self.proof.partition(": ")[0]

    @property
    def lemma(self) -> str:
        """The lemma's name."""
        return self.proof.partition(": ")[2]


def read(folder: Path) -> tuple[Broken, ...]:
    """The mutants of a development. Raises: KeyError for an entry that lacks a field."""
    table = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    return tuple(_broken(name, fields) for name, fields in table.items())


def _broken(name: str, fields: Mapping[str, object]) -> Broken:
    edit = Edit(str(fields["place"]), str(fields["find"]), str(fields["replace"]))
    named = fields["refuted_by"]
    refuted_by = tuple(f"kernel/{each}" for each in named) if isinstance(named, list) else ()
    return Broken(Mutant(name, str(fields["sentence"]), (edit,), refuted_by), str(fields["proof"]))


def edited(text: str, edit: Edit) -> str:
    """The text with the edit. Line breaks and the width of spaces do not count.

    Raises: LookupError if what it replaces does not occur exactly once.
    """
    found = list(re.finditer(r"\s+".join(map(re.escape, edit.find.split())), text))
    if len(found) != 1:
        raise LookupError(f"{edit.find!r} is {len(found)} times in {edit.place}")
    start, end = found[0].span()
    return text[:start] + edit.replace.strip() + text[end:]


def survives(
    broken: Broken, toolchain: Toolchain, folder: Path, required: Mapping[str, frozenset[str]]
) -> str:
    """Why the mutant survives, or "" if the named proof fails.

    folder: the compiled development, where the mutant's own file is written.
    """
    (edit,) = broken.mutant.edits
    try:
        text = edited((folder / edit.place).read_text("utf-8"), edit)
    except LookupError as error:
        return str(error)
    made = overlay(folder, required, edit.place, text, [broken.proof])
    if broken.proof not in made.proofs:
        return f"{broken.proof} does not exist, or does not depend on {edit.place}"
    failed = _compile(broken.mutant.id, toolchain, folder, made)
    if failed is None:
        return "the proof does not fail"
    start, end = made.proofs[broken.proof]
    if failed.offset is None or not start <= failed.offset < end:
        return f"something else fails: {_first(failed.message)}"
    return _first(failed.message) if SLIPS.search(failed.message) else ""


def control(
    broken: Sequence[Broken],
    toolchain: Toolchain,
    folder: Path,
    required: Mapping[str, frozenset[str]],
    place: str,
) -> str:
    """Why the proofs that mutants of a file name fail without a mutant, or "" if they do not."""
    named = {each.proof for each in broken if each.mutant.places == (place,)}
    text = (folder / place).read_text("utf-8")
    made = overlay(folder, required, place, text, named)
    failed = _compile(f"control of {place}", toolchain, folder, made)
    return "" if failed is None else _first(failed.message)


def _compile(name: str, toolchain: Toolchain, folder: Path, made: Overlay) -> Failure | None:
    file = "Mutant_" + re.sub(r"\W", "_", name) + ".v"
    (folder / file).write_text(made.text, encoding="utf-8")
    return compile_one(toolchain, folder, file)


def _first(message: str) -> str:
    lines = [line for line in message.splitlines() if line and not line.startswith("File ")]
    return " ".join(" ".join(lines[:4]).split())[:200]
