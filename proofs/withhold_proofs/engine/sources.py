"""The functions of the specification that a check depends on, found by following names in its code.

Every global name in the check's code is followed, then every name in the objects found, and so on. The
result may hold functions that are never called, and it is the same on every run.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from types import CodeType, FunctionType, ModuleType

from withhold_proofs.engine.smtlib import digest
from withhold_proofs.model import Obligation


@dataclass(frozen=True)
class Source:
    """A function of the specification: its place and its text."""

    name: str
    file: str
    line: int
    text: str


def used_by(obligation: Obligation) -> tuple[Source, ...]:
    """The specification's functions that the obligation's check can reach, by name."""
    reached = _reach(obligation.check)
    found = {
        f"{function.__module__}:{function.__qualname__}": function
        for function in reached
        if function.__module__.startswith("withhold_spec") and _has_text(function)
    }
    return tuple(_source(name, found[name]) for name in sorted(found))


def fingerprint(sources: tuple[Source, ...]) -> str:
    """The sha256 of the sources' names and texts."""
    return digest("\n".join(f"{source.name}\n{source.text}" for source in sources))


def _has_text(function: FunctionType) -> bool:
    """Whether the function has source text of its own: not a decorator's wrapper, not nested."""
    return "withhold_spec" in function.__code__.co_filename and "<l" not in function.__qualname__


@cache
def _source(name: str, function: FunctionType) -> Source:
    lines, first = inspect.getsourcelines(function)
    file = "spec/" + function.__module__.replace(".", "/") + ".py"
    return Source(name, file, first, "".join(lines))


def _reach(start: object) -> set[FunctionType]:
    seen: set[int] = set()
    found: set[FunctionType] = set()
    waiting = [start]
    while waiting:
        value = waiting.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        if isinstance(value, FunctionType) and _ours(value.__module__):
            found.add(value)
        waiting.extend(_next(value))
    return found


def _next(value: object) -> Iterator[object]:
    if isinstance(value, partial):
        yield value.func
        yield from value.args
        yield from value.keywords.values()
    elif isinstance(value, FunctionType) and _ours(value.__module__):
        yield from _mentioned(value)
    elif isinstance(value, type) and _ours(value.__module__):
        for member in vars(value).values():
            yield member.fget if isinstance(member, property) else member
        yield from value.__bases__
    elif isinstance(value, tuple | list | set | frozenset):
        yield from value
    elif isinstance(value, dict):
        yield from value.values()
    elif hasattr(value, "__wrapped__"):
        yield value.__wrapped__
    elif _ours(type(value).__module__):
        # an object, such as a policy: its methods may run
        yield type(value)


def _mentioned(function: FunctionType) -> Iterator[object]:
    names, codes = set[str](), [function.__code__]
    while codes:
        code = codes.pop()
        names.update(code.co_names)
        codes.extend(part for part in code.co_consts if isinstance(part, CodeType))
    if hasattr(function, "__wrapped__"):
        yield function.__wrapped__
    for node in function.__closure__ or ():
        try:
            yield node.cell_contents
        except ValueError:
            continue
    for name in names:
        value = function.__globals__.get(name)
        if isinstance(value, ModuleType):
            if _ours(value.__name__):
                yield from (vars(value)[each] for each in names if each in vars(value))
        elif value is not None:
            yield value


def _ours(module: str | None) -> bool:
    return (module or "").split(".")[0] in ("withhold_spec", "withhold_proofs")
