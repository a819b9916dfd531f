"""Slips of the pen that a porter of the ledger mechanism could make: small changes of its text.

The proofs' mutants break what is proved. Most mistakes in the shipped policy break nothing of that kind,
but let a port differ; slips.json lists them. A slip is a text to find, once, in a function of the
specification, and what stands there instead.
"""

from __future__ import annotations

import inspect
import json
import re
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from types import FunctionType
from typing import cast

from withhold_proofs.model import Mutant


@dataclass(frozen=True)
class Slip:
    """place: module of the specification, and a function in it, "module:Class.name" if need be."""

    id: str
    sentence: str
    place: str
    find: str
    replace: str

    def mutant(self) -> Mutant:
        """The specification with the slip in it.

        Raises: LookupError where the text is not found exactly once.
        """
        name = f"withhold_spec.{self.place}"
        module = import_module(name.partition(":")[0])
        found: object = module
        for part in name.partition(":")[2].split("."):
            found = vars(found)[part]
        function = cast(FunctionType, found.fget if isinstance(found, property) else found)
        source = dedent(inspect.getsource(function)).removeprefix("@property\n")
        places = list(re.finditer(_loosely(self.find), source))
        if len(places) != 1:
            raise LookupError(f"{self.id}: {self.find!r} is {len(places)} times there")
        start, end = places[0].span()
        changed = source[:start] + self.replace + source[end:]
        made: dict[str, object] = {}
        # this file's own future statement holds for what it compiles
        exec(compile(changed, self.id, "exec"), vars(module), made)
        return Mutant(self.id, self.sentence, {name: made[function.__name__]})


def _loosely(text: str) -> str:
    """A pattern for the text however a formatter has broken its lines."""
    parts = re.findall(r"\w+|[^\w\s]", text)
    spaced = [(r",?\s*" if part in ")]}" else r"\s*") + re.escape(part) for part in parts]
    core = text.strip()
    before, after = text.partition(core)[0], text.rpartition(core)[2]
    return before + "".join(spaced).removeprefix(r"\s*") + after


SLIPS = tuple(
    Slip(**fields)
    for fields in json.loads(Path(__file__).with_suffix(".json").read_text(encoding="ascii"))
)
"""What the vectors have to tell from the specification."""
