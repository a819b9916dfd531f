"""Broken definitions: each makes the proof of a lemma fail on which a theorem rests.

An entry of Mutants/mutants.toml is that of any other mutant (see `engine.mutants`), with two
differences. `place` is a file of the development, and `find` occurs once in it. `proof` is the lemma
whose proof fails, as "file: name"; `refuted_by` are theorems that rest on it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from withhold_proofs.kernel.development import above, below, compile_one, copy
from withhold_proofs.kernel.source import declarations, without_comments
from withhold_proofs.kernel.toolchain import Toolchain
from withhold_proofs.model import Edit, Mutant

FILE = "Mutants/mutants.toml"
SLIPS = re.compile(r"Syntax error|was not found in the current environment")
"""Errors that say that the edit is ill-formed, rather than that the proof fails."""


@dataclass(frozen=True)
class Broken:
    """A mutant of the definitions, and the lemma whose proof fails: its file and its name."""

    mutant: Mutant
    file: str
    lemma: str


def read(folder: Path) -> tuple[Broken, ...]:
    """The mutants of a development. Raises: KeyError for an entry that lacks a field."""
    table = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    return tuple(_broken(name, fields) for name, fields in table.items())


def _broken(name: str, fields: Mapping[str, object]) -> Broken:
    edit = Edit(str(fields["place"]), str(fields["find"]), str(fields["replace"]))
    named = fields["refuted_by"]
    refuted_by = tuple(f"kernel/{each}" for each in named) if isinstance(named, list) else ()
    file, _, lemma = str(fields["proof"]).partition(": ")
    return Broken(Mutant(name, str(fields["sentence"]), (edit,), refuted_by), file, lemma)


def edited(text: str, edit: Edit) -> str:
    """The text with the edit. Raises: LookupError if what it replaces does not occur exactly once."""
    if text.count(edit.find) != 1:
        raise LookupError(f"{edit.find!r} is {text.count(edit.find)} times in {edit.place}")
    return text.replace(edit.find, edit.replace)


def survives(
    broken: Broken,
    toolchain: Toolchain,
    compiled: Path,
    scratch: Path,
    required: Mapping[str, frozenset[str]],
) -> str:
    """Why the mutant survives, or "" if the named proof fails.

    compiled: the compiled development. scratch: a folder that does not exist. The files between the
    changed one and the lemma's are compiled without their proofs: only the named proof matters.
    """
    (edit,) = broken.mutant.edits
    copy(compiled, scratch, compiled=True)
    changed = scratch / edit.place
    try:
        changed.write_text(edited(changed.read_text("utf-8"), edit), encoding="utf-8")
    except LookupError as error:
        return str(error)
    stale = above(required, edit.place) & below(required, broken.file)
    if broken.file not in stale:
        return f"{broken.file} does not depend on {edit.place}"
    for file in sorted(stale, key=lambda each: len(below(required, each))):
        (scratch / file).with_suffix(".vo").unlink()
        (scratch / file).with_suffix(".vos").unlink()
        if file != broken.file:
            options = () if file == edit.place else ("-vos",)
            failed = compile_one(toolchain, scratch, file, *options)
            if failed is not None:
                return f"{file} does not compile: {_first(failed.message)}"
    failed = compile_one(toolchain, scratch, broken.file, "-vok")
    if failed is None:
        return f"{broken.file} compiles"
    if SLIPS.search(failed.message):
        return _first(failed.message)
    return _elsewhere(broken, (scratch / broken.file).read_text("utf-8"), failed.offset)


def _elsewhere(broken: Broken, text: str, offset: int | None) -> str:
    """Where the compiler stopped, if it was not in the proof of the named lemma."""
    for each in declarations(without_comments(text)):
        if offset is not None and each.start <= offset < each.end:
            if each.name != broken.lemma:
                return f"the proof of {each.name} fails"
            return "" if offset >= each.proof else f"the statement of {each.name} has no meaning"
    return f"{broken.file} fails outside its proofs"


def _first(message: str) -> str:
    lines = [line for line in message.splitlines() if line and not line.startswith("File ")]
    return " ".join(lines[:3])[:200]
