"""A function with loops in its parts: what is before a loop, one turn of it, and what is after.

The parts are cut out of the function's own text, the edited one under a mutant, and run unchanged. An
inductive proof about the loop is then three statements: what holds before the first turn, what a turn keeps,
and what follows at the end.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import Any, cast

from withhold_proofs.engine.mutants import function_at, text_of

Names = Mapping[str, Any]


def before(place: str, index: int = 0) -> Callable[..., dict[str, Any]]:
    """From the function's arguments to its local names when loop `index` begins."""
    definition, loop = _cut(place, index)
    definition.body = [*definition.body[:loop], *ast.parse("return dict(locals())").body]
    made = _made(definition, place)
    return cast(Callable[..., dict[str, Any]], made)


def turn(place: str, index: int = 0) -> Callable[[Names], Any]:
    """From the local names at the start of a turn to those at its end, or to what the function returns there."""
    definition, loop = _cut(place, index)
    body = cast(ast.While | ast.For, definition.body[loop]).body
    return _on_names(definition, place, [*body, *ast.parse("return dict(locals())").body])


def over(place: str, index: int = 0) -> Callable[[Names], Any]:
    """From the local names when a `for` loop begins to what it goes over."""
    definition, loop = _cut(place, index)
    return _on_names(definition, place, [ast.Return(cast(ast.For, definition.body[loop]).iter)])


def after(place: str, index: int = 0) -> Callable[[Names], Any]:
    """From the local names when the loop ends to those at the next loop, or to what the function returns."""
    definition, loop = _cut(place, index)
    rest = definition.body[loop + 1 :]
    following = _loops(rest)
    if following:
        rest = [*rest[: following[0]], *ast.parse("return dict(locals())").body]
    return _on_names(definition, place, rest)


def _cut(place: str, index: int) -> tuple[ast.FunctionDef, int]:
    """The function's definition, and the place of the loop among its statements."""
    definition = cast(ast.FunctionDef, ast.parse(text_of(place)).body[0])
    return definition, _loops(definition.body)[index]


def _loops(body: list[ast.stmt]) -> list[int]:
    """The places of the loops among these statements."""
    return [
        number
        for number, statement in enumerate(body)
        if isinstance(statement, ast.While | ast.For)
    ]


def _on_names(
    definition: ast.FunctionDef, place: str, body: list[ast.stmt]
) -> Callable[[Names], Any]:
    """The statements as a function of the names that they use."""
    used = {part.id for each in body for part in ast.walk(each) if isinstance(part, ast.Name)}
    definition.body = body

    def run(names: Names) -> Any:
        own = [name for name in names if name in used]
        empty = ast.arguments([], [ast.arg(name) for name in own], None, [], [], None, [])
        definition.args = empty
        return _made(definition, place)(*(names[name] for name in own))

    return run


def _made(definition: ast.FunctionDef, place: str) -> Callable[..., Any]:
    definition.decorator_list, definition.returns = [], None
    module = ast.fix_missing_locations(ast.Module([definition], []))
    made: dict[str, Callable[..., Any]] = {}
    exec(compile(module, f"a part of {place}", "exec"), function_at(place).__globals__, made)
    return made[definition.name]
