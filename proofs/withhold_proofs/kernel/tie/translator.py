"""Translates functions, from their source, to Coq.

A function is a sequence of assignments and a return. Whole numbers become Z, conditions bool,
fractions Q, sequences lists, and dataclasses records. The samples by user are the list of all users
with theirs. A loop over a tuple is written out, and a loop that appends to one list becomes a map.
A function that draws becomes a program: it lacks the addresses of its draws, which the definitions
do not have. A guard that raises TypeError is left out: in Coq every number is of the right type.
Anything else raises NotImplementedError, so that nothing is translated by guessing.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields
from textwrap import dedent
from typing import Any

GIVEN = {
    "add": "add",
    "sum": "add",
    "bin_count": "bin_count",
    "range": "range",
    "min": "Z.min",
    "max": "Z.max",
    "len": "len",
}
"""Functions for which the translation uses the definitions' own, or Coq's."""
UNKNOWN = {"final_scale": "Z -> Q -> Q"}
"""Functions that are not translated: an argument, with this type, of what calls them."""
SAMPLES = "samples_by_user"
TYPES = {
    "int": "Z",
    "Number": "Z",
    "bool": "bool",
    "Condition": "bool",
    "Fraction": "Q",
    "Samples": SAMPLES,
}
OPERATORS: dict[type[ast.AST], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Pow: "^"}
COMPARED: dict[type[ast.AST], str] = {ast.Lt: "<?", ast.LtE: "<=?", ast.Eq: "=?"}
SOURCE = "Source"
"""The type of what answers draws."""


def field_name(record: str, name: str) -> str:
    """The name in Coq of a record's field or property."""
    return f"{record}_{name}"


class Translator:
    """What functions may refer to. fields: those of each record, with their types."""

    def __init__(
        self,
        records: Sequence[type],
        omitted: Mapping[str, frozenset[str]],
        functions: Sequence[Callable[..., Any]],
        constants: Mapping[str, int],
    ) -> None:
        self.records = {each.__name__: each for each in records}
        self.constants = constants
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


def type_of(annotation: ast.AST) -> str:
    """The Coq type of an annotation. Raises: NotImplementedError.

    >>> [type_of(ast.parse(text).body[0]) for text in ("Number | None", "tuple[int, ...]")]
    ['(option Z)', '(list Z)']
    >>> type_of(ast.parse("Sequence[tuple[Epoch, int]]").body[0])
    '(list (Epoch * Z))'
    """
    match annotation:
        case ast.Expr(value=value):
            return type_of(value)
        case ast.Constant(value=str(text)):
            return type_of(ast.parse(text).body[0])
        case ast.Name(id=name):
            return TYPES.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=ast.Constant(value=None)):
            return f"(option {type_of(left)})"
        case ast.Subscript(value=ast.Name(id="Sequence" | "list"), slice=part):
            return f"(list {type_of(part)})"
        case ast.Subscript(
            value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[part, ast.Constant(value=end)])
        ) if end is ...:
            return f"(list {type_of(part)})"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)):
            return f"({' * '.join(map(type_of, parts))})"
        case _:
            return ast.unparse(annotation)


class _Function:
    """The body of one function. types: of its names. tuples: the parts of tuples that have names."""

    def __init__(self, translator: Translator, types: Mapping[str, str], draws: bool) -> None:
        self.translator = translator
        self.types = dict(types)
        self.draws = draws
        self.tuples: dict[str, list[ast.expr]] = {}
        self.lists: set[str] = set()

    def body(self, statements: Sequence[ast.stmt]) -> list[str]:
        """The lines of its value."""
        lines: list[str] = []
        opened = 0
        for statement in statements:
            match statement:
                case ast.Expr(value=ast.Constant(value=str())):
                    continue
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if self._drawn(value):
                    lines.append(f"bind {self._program(value)} (fun {name} =>")
                    opened += 1
                    self.types[name] = "Z"
                case ast.Assign(targets=[target], value=value):
                    lines += self._assigned(target, value)
                case ast.For(target=ast.Name(id=name), iter=ast.Tuple(elts=parts), body=inner):
                    for part in self._parts(parts):
                        lines += [f"let {name} := {self.term(part)} in", *self.body(inner)]
                case ast.For(target=target, iter=over, body=[*inner, ast.Expr(value=last)]):
                    lines.append(self._collected(target, over, inner, last))
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
        return f"Ret {self.term(value)}" if self.draws else self.term(value)

    def _assigned(self, target: ast.expr, value: ast.expr) -> list[str]:
        match target, value:
            case ast.Name(id=name), ast.Tuple(elts=parts):
                self.tuples[name] = self._parts(parts)
                return []
            case ast.Name(id=name), ast.List(elts=[]):
                self.lists.add(name)
                return []
            case ast.Name(id=name), _:
                self.types[name] = self._type(value)
                return [f"let {name} := {self.term(value)} in"]
            case ast.Tuple(elts=names), ast.Tuple(elts=parts):
                lines = []
                bound = set[str]()
                for each, part in zip(names, parts, strict=True):
                    if bound & {n.id for n in ast.walk(part) if isinstance(n, ast.Name)}:
                        raise NotImplementedError("names that change together")
                    lines += self._assigned(each, part)
                    bound.add(ast.unparse(each))
                return lines
            case _:
                raise NotImplementedError(f"{ast.unparse(target)} = {ast.unparse(value)}")

    def _collected(
        self, target: ast.expr, over: ast.expr, inner: Sequence[ast.stmt], last: ast.expr
    ) -> str:
        """A loop that appends to an empty list in its last statement, and changes nothing else."""
        match target, last:
            case (
                ast.Tuple(elts=names),
                ast.Call(func=ast.Attribute(value=ast.Name(id=found), attr="append"), args=[value]),
            ) if found in self.lists:
                self.lists.remove(found)
                kinds = self._type(over).removeprefix("(list (").removesuffix("))").split(" * ")
                within = _Function(self.translator, self.types, False)
                within.tuples = dict(self.tuples)
                within.types |= {
                    ast.unparse(each): kind for each, kind in zip(names, kinds, strict=True)
                }
                lines = within.body([*inner, ast.Return(value=value)])
                item = ", ".join(map(ast.unparse, names))
                return (
                    f"let {found} := map (fun '({item}) => {' '.join(lines)}) {self.term(over)} in"
                )
            case _:
                raise NotImplementedError(ast.unparse(last))

    def _type(self, value: ast.expr) -> str:
        """The type of an expression, as far as fields are read from it; "" if it does not matter."""
        match value:
            case ast.Name(id=name):
                return self.types.get(name, "")
            case ast.Attribute(value=owner, attr=name):
                return self.translator.fields.get(self._type(owner), {}).get(name, "")
            case ast.Call(func=ast.Name(id="replace"), args=[changed]):
                return self._type(changed)
            case ast.Call(func=ast.Name(id=name)) if name in self.translator.records:
                return name
            case ast.Call(func=ast.Name(id=name)) if name in self.translator.results:
                result = self.translator.results[name]
                return "" if result is None else type_of(result)
            case _:
                return ""

    def _parts(self, parts: Sequence[ast.expr]) -> list[ast.expr]:
        found = []
        for part in parts:
            if isinstance(part, ast.Starred):
                found += self.tuples[ast.unparse(part.value)]
            else:
                found.append(part)
        return found

    def _drawn(self, value: ast.expr) -> bool:
        """Whether the expression asks for a draw."""
        return any(
            isinstance(each, ast.Name) and self.types.get(each.id) == SOURCE
            for each in ast.walk(value)
        )

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
            ) if not self._drawn(exact):
                law = f"{self.term(scale)} {self.term(exact)}"
                return f"(Draw (Laplace {law}) (fun z => Ret (hd 0 z)))"
            case _ if not self._drawn(value):
                return f"(Ret {self.term(value)})"
            case _:
                raise NotImplementedError(ast.unparse(value))

    def term(self, tree: ast.expr) -> str:
        """The term of an expression."""
        match tree:
            case ast.Constant(value=int(value)) if not isinstance(tree.value, bool):
                return str(value)
            case ast.Name(id=name):
                return name
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return f"(- {self.term(operand)})"
            case ast.BinOp(left=left, op=ast.BitAnd(), right=right):
                return f"(Z.land {self.term(left)} {self.term(right)})"
            case ast.BinOp(left=left, op=operator, right=right) if type(operator) in OPERATORS:
                return f"({self.term(left)} {OPERATORS[type(operator)]} {self.term(right)})"
            case ast.BoolOp(op=ast.And(), values=values):
                return "(" + " && ".join(map(self.term, values)) + ")"
            case ast.Compare(left=left, ops=[ast.Gt()], comparators=[right]):
                return f"({self.term(right)} <? {self.term(left)})"
            case ast.Compare(left=left, ops=[operator], comparators=[right]) if (
                type(operator) in COMPARED
            ):
                return f"({self.term(left)} {COMPARED[type(operator)]} {self.term(right)})"
            case ast.IfExp(test=test, body=then, orelse=otherwise):
                return f"(if {self.term(test)} then {self.term(then)} else {self.term(otherwise)})"
            case ast.Subscript(
                value=value, slice=ast.Slice(lower=lower, upper=ast.expr() as upper, step=None)
            ):
                start = "0" if lower is None else self.term(lower)
                return f"(slice {start} {self.term(upper)} {self.term(value)})"
            case ast.Attribute(value=owner, attr=name):
                return f"({self._field(self._type(owner), name)} {self.term(owner)})"
            case ast.Tuple(elts=parts):
                return f"({', '.join(map(self.term, self._parts(parts)))})"
            case ast.ListComp() | ast.GeneratorExp():
                return self._comprehension(tree)
            case ast.Call():
                return self._call(tree)
            case _:
                raise NotImplementedError(ast.unparse(tree))

    def _field(self, record: str, name: str) -> str:
        translator = self.translator
        known = translator.fields.get(record, {})
        owner = translator.records.get(record)
        if name not in known and not isinstance(getattr(owner, name, None), property):
            raise NotImplementedError(f"{record}.{name}")
        return field_name(record, name)

    def _comprehension(self, tree: ast.ListComp | ast.GeneratorExp) -> str:
        *outer, inner = tree.generators
        if any(generator.ifs for generator in tree.generators):
            raise NotImplementedError(ast.unparse(tree))
        found = f"(map (fun {ast.unparse(inner.target)} => {self.term(tree.elt)}) {self.term(inner.iter)})"
        for each in reversed(outer):
            item = ast.unparse(each.target)
            found = f"(flat_map (fun {item} => {found}) {self.term(each.iter)})"
        return found

    def _call(self, tree: ast.Call) -> str:
        match tree:
            case ast.Call(func=ast.Attribute(value=value, attr="bit_length"), args=[]):
                return f"(bit_length {self.term(value)})"
            case ast.Call(func=ast.Attribute(value=value, attr="values"), args=[]) if (
                self._type(value) == SAMPLES
            ):
                return f"(map snd {self.term(value)})"
            case ast.Call(
                func=ast.Name(id="max"), args=[ast.List(elts=[least, ast.Starred(value=others)])]
            ):
                return f"(fold_right Z.max {self.term(least)} {self.term(others)})"
            case ast.Call(func=ast.Name(id="ite"), args=[test, then, otherwise]):
                return f"(if {self.term(test)} then {self.term(then)} else {self.term(otherwise)})"
            case ast.Call(func=ast.Name(id="tuple"), args=[value]):
                return self.term(value)
            case ast.Call(func=ast.Name(id="range"), args=[end]):
                return f"(range 0 {self.term(end)})"
            case ast.Call(func=ast.Name(id="replace"), args=[changed], keywords=changes):
                return self._replaced(changed, {each.arg or "": each.value for each in changes})
            case ast.Call(func=ast.Name(id=name), args=arguments, keywords=changes):
                given = list(map(self.term, self._parts(arguments)))
                if name in self.translator.records:
                    named = {each.arg or "": self.term(each.value) for each in changes}
                    return self._made(name, given, named)
                known = {*GIVEN, *UNKNOWN, *self.translator.results}
                if changes or name not in known:
                    raise NotImplementedError(ast.unparse(tree))
                return f"({GIVEN.get(name, name)} {' '.join(given)})"
            case _:
                raise NotImplementedError(ast.unparse(tree))

    def _made(self, record: str, given: Sequence[str], named: Mapping[str, str]) -> str:
        """A new record. Fields that are not given have their default, which is a number."""
        all_fields = fields(self.translator.records[record])
        parts = dict(zip((each.name for each in all_fields[: len(given)]), given, strict=True))
        for each in all_fields[len(given) :]:
            if each.name not in named and (
                each.default is MISSING or type(each.default) is not int
            ):
                raise NotImplementedError(f"{record}.{each.name}")
            parts[each.name] = named.get(each.name, str(each.default))
        kept = [parts[name] for name in self.translator.fields[record]]
        return f"(make_{record} {' '.join(kept)})"

    def _replaced(self, changed: ast.expr, changes: Mapping[str, ast.expr]) -> str:
        record, owner = self._type(changed), self.term(changed)
        known = self.translator.fields[record]
        if not changes.keys() <= known.keys():
            raise NotImplementedError(f"{record} with other {', '.join(changes)}")
        parts = [
            self.term(changes[name]) if name in changes else f"({field_name(record, name)} {owner})"
            for name in known
        ]
        return f"(make_{record} {' '.join(parts)})"
