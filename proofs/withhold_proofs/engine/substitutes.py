"""Substitutes unknowns for functions of the specification, in every module that refers to them.

A proof about a formula may replace a function that the formula calls by an unknown with stated
properties. Deliberate errors in the code are made by `mutants`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import wraps
from importlib import import_module
from pkgutil import walk_packages
from types import CodeType, FunctionType, ModuleType

import withhold_spec

PACKAGES = ("withhold_spec", "withhold_proofs", "withhold_vectors")
"""The packages whose modules are patched, because from-imports in any of them refer to the original."""


@contextmanager
def substituted(overrides: Mapping[str, object]) -> Iterator[None]:
    """A context in which each name, "module:function" or "module:Class.method", means its substitute.

    Inside the substitute's own code the name still means the original.

    Raises: LookupError for a name that does not exist.
    """
    load_specification()
    with ExitStack() as undo:
        undo.callback(forget_results)
        for name, replacement in overrides.items():
            _override(name, replacement, undo)
        forget_results()
        yield


def load_specification() -> None:
    """Imports every module of the specification, so that none is imported while a mutant is applied."""
    for module in walk_packages(withhold_spec.__path__, "withhold_spec."):
        if not module.name.endswith("__main__"):
            import_module(module.name)


def forget_results() -> None:
    """Empties every cache of results, which belong to the specification before the change."""
    for module in _modules():
        if module.__name__ == "withhold_proofs.registry":
            continue
        for value in list(vars(module).values()):
            clear = getattr(value, "cache_clear", None)
            if callable(clear) and getattr(value, "__module__", "") != "withhold_proofs.registry":
                clear()


def _override(name: str, replacement: object, undo: ExitStack) -> None:
    module_name, _, path = name.partition(":")
    holder: object = import_module(module_name)
    *outer, last = path.split(".")
    for step in outer:
        holder = vars(holder)[step]
    if last not in vars(holder):
        raise LookupError(f"{name} names nothing in the specification")
    original = vars(holder)[last]
    patched = _fitted(original, replacement)
    if isinstance(holder, ModuleType):
        for module in _modules():
            _replace_in(module, last, original, patched, undo)
    else:
        setattr(holder, last, patched)
        undo.callback(setattr, holder, last, original)


def _replace_in(
    module: ModuleType, name: str, original: object, patched: object, undo: ExitStack
) -> None:
    """Replaces the original in every variable of the module, alone or inside a table."""
    for variable, value in list(vars(module).items()):
        if variable.startswith("__"):  # such as Python's own functions, a large table
            continue
        if value is original:
            # equal small numbers are one object, so a number is replaced under its own name only
            if variable != name and not callable(original):
                continue
            new = patched
        elif callable(original) and isinstance(value, tuple | list | dict):
            new = _rebuilt(value, original, patched)
            if new is value:
                continue
            if isinstance(value, dict) and isinstance(new, dict):
                # other modules refer to the same dictionary, so its entries are changed in place
                undo.callback(value.update, dict(value))
                value.update(new)
                continue
        else:
            continue
        setattr(module, variable, new)
        undo.callback(setattr, module, variable, value)


def _rebuilt(value: object, original: object, patched: object) -> object:
    """The value with the original replaced at any depth; the same object where it does not occur."""
    if value is original:
        return patched
    if type(value) is tuple or type(value) is list:
        parts = [_rebuilt(part, original, patched) for part in value]
        changed = any(new is not old for new, old in zip(parts, value, strict=True))
        return type(value)(parts) if changed else value
    if type(value) is dict:
        table = {key: _rebuilt(part, original, patched) for key, part in value.items()}
        return table if any(table[key] is not value[key] for key in table) else value
    return value


def _fitted(original: object, replacement: object) -> object:
    """The replacement in the form of the original: a property, or a function that may call it."""
    if isinstance(original, property) and isinstance(replacement, FunctionType):
        return property(replacement)
    if not isinstance(original, FunctionType) or not isinstance(replacement, FunctionType):
        return replacement
    own = _codes(replacement.__code__)

    @wraps(original)
    def patched(*arguments: object, **named: object) -> object:
        # a call from the replacement's own text means the original
        inside = sys._getframe(1).f_code in own
        return (original if inside else replacement)(*arguments, **named)

    return patched


def _codes(code: CodeType) -> set[CodeType]:
    found = {code}
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found |= _codes(constant)
    return found


def _modules() -> list[ModuleType]:
    return [
        module for name, module in sorted(sys.modules.items()) if name.split(".")[0] in PACKAGES
    ]
