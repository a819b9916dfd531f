"""Mutants: deliberate errors in the text of the code, which the checks must refute.

A mutant is one entry of a TOML file:

    [level-off]
    sentence = "A block that ends belongs to the next level."
    place = "withhold_spec.paper.withholding:level_of"
    find = "return level"
    replace = "return level + 1"
    refuted_by = ["release/levels"]

`find` occurs exactly once in the code of the function, where line breaks and the docstring do not
count. A mutant with several changes has `edits`, a list of tables with `place`, `find` and `replace`,
instead of these three keys.
"""

from __future__ import annotations

import ast
import inspect
import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from types import FunctionType
from typing import Any, cast

from withhold_proofs.engine.substitutes import forget_results, load_specification
from withhold_proofs.model import Edit, Mutant


@cache
def read(path: Path) -> tuple[Mutant, ...]:
    """The mutants of a TOML file.

    Raises: ValueError for an entry that is not as the module says.
    """
    table: Mapping[str, Mapping[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(_mutant(name, dict(fields)) for name, fields in table.items())


def _mutant(name: str, fields: dict[str, Any]) -> Mutant:
    sentence, refuted_by = fields.pop("sentence"), tuple(fields.pop("refuted_by", ()))
    edits = fields.pop("edits", None) or [{key: fields.pop(key) for key in Edit.__annotations__}]
    if fields:
        raise ValueError(f"mutant {name}: unknown keys {', '.join(fields)}")
    return Mutant(name, sentence, tuple(Edit(**edit) for edit in edits), refuted_by)


@contextmanager
def applied(mutant: Mutant | None) -> Iterator[None]:
    """A context in which the functions that the mutant edits run the edited code.

    The code object of the function is replaced, so that every reference to the function is affected.

    Raises: LookupError if an edit's place does not exist, or its text does not occur exactly once.
    """
    with ExitStack() as undo:
        undo.callback(forget_results)
        if mutant is not None:
            load_specification()
            for place, function, text in _edited(mutant):
                undo.callback(EDITED.pop, place)
                EDITED[place] = text
                edited = _compiled(mutant.id, place, function, text)
                for part in BODY:
                    undo.callback(setattr, function, part, getattr(function, part))
                    setattr(function, part, getattr(edited, part))
        forget_results()
        yield


EDITED: dict[str, str] = {}
"""The text of each function that the applied mutant edits, by place."""


def text_of(place: str) -> str:
    """The text of the function as it runs now, without its decorators and its docstring."""
    return EDITED.get(place) or _source(function_at(place))


BODY = ("__code__", "__defaults__", "__kwdefaults__")
"""The parts of a function that an edit replaces."""


def _edited(mutant: Mutant) -> Iterator[tuple[str, FunctionType, str]]:
    """Each place, its function and its edited text."""
    texts: dict[str, str] = {}
    for edit in mutant.edits:
        text = texts.get(edit.place) or _source(function_at(edit.place))
        found = list(re.finditer(_loosely(edit.find), text))
        if len(found) != 1:
            raise LookupError(f"{mutant.id}: {edit.find!r} is {len(found)} times in {edit.place}")
        start, end = found[0].span()
        texts[edit.place] = text[:start] + edit.replace + text[end:]
    for place, text in texts.items():
        yield place, function_at(place), text


def function_at(place: str) -> FunctionType:
    """The function that "module:Class.name" names; of a property or a cached function, the one inside.

    Raises: LookupError if there is none.
    """
    module, _, path = place.partition(":")
    found: object = import_module(module)
    for part in path.split("."):
        if part not in vars(found):
            raise LookupError(f"{place} does not exist")
        found = vars(found)[part]
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    found = inspect.unwrap(cast(Any, found.fget if isinstance(found, property) else found))
    if not isinstance(found, FunctionType):
        raise LookupError(f"{place} is not a function")
    return found


def _source(function: FunctionType) -> str:
    """The text of a function, without its decorators and its docstring."""
    text = dedent(inspect.getsource(function))
    definition = cast(ast.FunctionDef, ast.parse(text).body[0])
    lines = text.splitlines(keepends=True)
    first, *others = definition.body
    if ast.get_docstring(definition) is not None and others:
        del lines[first.lineno - 1 : first.end_lineno]
    return "".join(lines[definition.lineno - 1 :])


def _compiled(name: str, place: str, function: FunctionType, text: str) -> FunctionType:
    made: dict[str, FunctionType] = {}
    # the text is compiled with the future statements of this module
    exec(compile(text, f"{place} with {name}", "exec"), function.__globals__, made)
    new = made[function.__name__]
    if new.__code__.co_freevars != function.__code__.co_freevars:
        raise LookupError(f"{name}: {place} uses variables of a function around it")
    return new


def _loosely(text: str) -> str:
    """A pattern that matches the text wherever a formatter breaks its lines."""
    parts = re.findall(r"\w+|[^\w\s]", text)
    spaced = [(r",?\s*" if part in ")]}" else r"\s*") + re.escape(part) for part in parts]
    core = text.strip()
    before, after = text.partition(core)[0], text.rpartition(core)[2]
    return before + "".join(spaced).removeprefix(r"\s*") + after
