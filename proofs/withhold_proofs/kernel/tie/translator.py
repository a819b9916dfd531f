"""Translates functions, from their source, to Coq.

A function is a sequence of assignments, loops and a return. Whole numbers become Z, conditions bool,
fractions Q, sequences lists, and dataclasses records. The samples by user are the list of all users
with theirs. A loop over a tuple is written out; a loop that only appends to one list becomes a map, and
any other loop a fold over what it changes. A function that draws becomes a program: it lacks the
addresses of its draws, which the definitions do not have. A guard that raises TypeError is left out: in
Coq every number is of the right type. What Python refuses with an exception, as a place outside of a
list or lists of different lengths, has some value in Coq: theorems say where that cannot be.
Anything else raises NotImplementedError, so that nothing is translated by guessing.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from textwrap import dedent
from typing import Any

from withhold_proofs.kernel.tie.expressions import UNKNOWN, Expressions, Known, OmittedError
from withhold_proofs.kernel.tie.kinds import SOURCE, element_of, parts_of, type_of


class Translator:
    """What functions may refer to. fields: those of each record, with their types."""

    def __init__(
        self,
        records: Sequence[type],
        omitted: Mapping[str, frozenset[str]],
        functions: Sequence[Callable[..., Any]],
    ) -> None:
        self.records = {each.__name__: each for each in records}
        self.fields = {
            name: {
                each.name: type_of(ast.parse(str(each.type)).body[0])
                for each in fields(record)
                if each.name not in omitted.get(name, ())
            }
            for name, record in self.records.items()
        }
        self.results = {each.__name__: _tree(each).returns for each in functions}

    def definition(self, function: Callable[..., Any], name: str, owner: str = "") -> str:
        """The function as a Coq definition. owner: the record that it is a property of."""
        tree = _tree(function)
        types = {
            each.arg: owner if each.annotation is None else type_of(each.annotation)
            for each in tree.args.args
        }
        draws = SOURCE in types.values()
        called = {each.id for each in ast.walk(tree) if isinstance(each, ast.Name)}
        given = {name: kind for name, kind in UNKNOWN.items() if name in called} | types
        binders = " ".join(f"({arg} : {kind})" for arg, kind in given.items() if kind != SOURCE)
        lines = _Function(self, types, draws).body(tree.body)
        return f"Definition {name} {binders} :=\n  " + "\n  ".join(lines) + "."


def _tree(function: Callable[..., Any]) -> ast.FunctionDef:
    tree = ast.parse(dedent(inspect.getsource(function))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    return tree


class _Function(Expressions):
    """The body of one function. lists: the names of lists that are still empty."""

    def __init__(self, known: Known, types: Mapping[str, str], draws: bool) -> None:
        super().__init__(known, types)
        self.is_program = draws
        self.lists: set[str] = set()

    def body(self, statements: Sequence[ast.stmt]) -> list[str]:
        """The lines of its value."""
        lines: list[str] = []
        opened = 0
        for statement in statements:
            match statement:
                case ast.Expr(value=ast.Constant(value=str())):
                    continue
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if self.draws(value):
                    lines.append(f"bind {self._program(value)} (fun {name} =>")
                    opened += 1
                    self.types[name] = "Z"
                case ast.Assign(targets=[target], value=value):
                    lines += self._assigned(target, value)
                case ast.Expr(value=ast.Call() as call) if name := appended_to(call):
                    lines.append(f"let {name} := ({name} ++ [{self.term(call.args[0])}]) in")
                case ast.For(target=ast.Name(id=name), iter=ast.Tuple(elts=parts), body=inner):
                    for part in self.parts(parts):
                        lines += [f"let {name} := {self.term(part)} in", *self.body(inner)]
                case ast.For(target=target, iter=over, body=inner, orelse=[]):
                    lines.append(self._loop(target, over, inner))
                case ast.If(body=[ast.Raise(exc=ast.Call(func=ast.Name(id="TypeError")))]):
                    continue
                case ast.If(test=test, body=[ast.Return(value=ast.expr() as value)], orelse=[]):
                    lines.append(f"if {self.term(test)} then {self._returned(value)} else")
                case ast.Return(value=ast.expr() as value):
                    lines.append(self._returned(value))
                case _:
                    raise NotImplementedError(ast.unparse(statement))
        if opened:
            lines[-1] += ")" * opened
        return lines

    def _returned(self, value: ast.expr) -> str:
        return f"Ret {self.term(value)}" if self.is_program else self.term(value)

    def _assigned(self, target: ast.expr, value: ast.expr) -> list[str]:
        match target, value:
            case ast.Name(id=name), ast.Tuple(elts=parts):
                self.tuples[name] = self.parts(parts)
                return []
            case ast.Name(id=name), ast.List(elts=[]):
                self.lists.add(name)
                return []
            case ast.Name(id=name), _:
                try:
                    term = self.term(value)
                except OmittedError:
                    self.omitted.add(name)
                    return []
                self.types[name] = self.type(value)
                return [f"let {name} := {term} in"]
            case ast.Tuple(elts=names), ast.Tuple(elts=parts):
                lines = []
                bound = set[str]()
                for each, part in zip(names, parts, strict=True):
                    if bound & {n.id for n in ast.walk(part) if isinstance(n, ast.Name)}:
                        raise NotImplementedError("names that change together")
                    lines += self._assigned(each, part)
                    bound.add(ast.unparse(each))
                return lines
            case ast.Tuple(elts=targets), ast.Call():
                return self._received(targets, value)
            case _:
                raise NotImplementedError(f"{ast.unparse(target)} = {ast.unparse(value)}")

    def _received(self, targets: Sequence[ast.expr], value: ast.Call) -> list[str]:
        """The parts of what a function returns, each to a name or to a place of a list."""
        names, lines = [], []
        kinds = parts_of(self.type(value))
        for target, kind in zip(targets, kinds, strict=True):
            match target:
                case ast.Name(id=name):
                    names.append(name)
                case ast.Subscript(value=ast.Name(id=name), slice=ast.expr() as place):
                    names.append(f"new_{name}")
                    lines.append(f"let {name} := (set_at {self.term(place)} new_{name} {name}) in")
                case _:
                    raise NotImplementedError(ast.unparse(target))
            self.types[names[-1]] = kind
        return [f"let '({', '.join(names)}) := {self.term(value)} in", *lines]

    def _loop(self, target: ast.expr, over: ast.expr, inner: Sequence[ast.stmt]) -> str:
        """A loop: the values of the names that it changes."""
        item, types = self.item(target, element_of(self.type(over)))
        within = _Function(self.known, self.types | types, draws=False)
        within.tuples = dict(self.tuples)
        bound = changed_by(inner)
        if bound.keys() & self.tuples.keys():
            raise NotImplementedError("a loop that names another tuple")
        changed = [name for name in bound if name in self.lists | self.types.keys()]
        last = inner[-1]
        if isinstance(last, ast.Expr) and isinstance(last.value, ast.Call) and len(changed) == 1:
            (name,) = changed
            if name in self.lists and name not in changed_by(inner[:-1]):
                self.lists.remove(name)
                value = ast.Return(value=last.value.args[0])
                lines = " ".join(within.body([*inner[:-1], value]))
                return f"let {name} := map (fun {item} => {lines}) {self.term(over)} in"
        start = ", ".join("[]" if name in self.lists else name for name in changed)
        state = ast.Tuple(elts=[ast.Name(id=name) for name in changed])
        lines = "\n    ".join(within.body([*inner, ast.Return(value=state)]))
        self.lists -= set(changed)
        names = f"'({', '.join(changed)})"
        step = f"(fun {names} {item} =>\n    {lines})"
        return f"let {names} := fold_left {step}\n    {self.term(over)} ({start}) in"

    def _program(self, value: ast.expr) -> str:
        """A draw, or one draw or none."""
        match value:
            case ast.IfExp(test=test, body=then, orelse=otherwise):
                parts = self.term(test), self._program(then), self._program(otherwise)
                return f"(if {parts[0]} then {parts[1]} else {parts[2]})"
            case ast.Call(
                func=ast.Attribute(value=ast.Name(), attr="radius"),
                args=[_, _, length, sums, scale],
            ):
                law = f"(Z.to_nat {self.term(sums)}) {self.term(length)} {self.term(scale)}"
                return f"(Draw (Radius {law}) (fun z => Ret (hd 0 z)))"
            case ast.BinOp(
                left=exact,
                op=ast.Add(),
                right=ast.Call(
                    func=ast.Attribute(value=ast.Name(), attr="laplace"), args=[_, _, scale]
                ),
            ) if not self.draws(exact):
                law = f"{self.term(scale)} {self.term(exact)}"
                return f"(Draw (Laplace {law}) (fun z => Ret (hd 0 z)))"
            case _ if not self.draws(value):
                return f"(Ret {self.term(value)})"
            case _:
                raise NotImplementedError(ast.unparse(value))


def appended_to(call: ast.Call) -> str:
    """The name of the list to which this call appends one item; "" if it is another call."""
    match call:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="append"), args=[_]):
            return name
        case _:
            return ""


def changed_by(statements: Sequence[ast.stmt]) -> dict[str, None]:
    """The names that these statements bind, append to, or change a place of; in order."""
    return dict.fromkeys(name for each in statements for name in _changes(each))


def _changes(statement: ast.stmt) -> Iterator[str]:
    for node in ast.walk(statement):
        match node:
            case ast.Call() if name := appended_to(node):
                yield name
            case ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.Subscript(value=ast.Name(id=name), ctx=ast.Store()):
                yield name
