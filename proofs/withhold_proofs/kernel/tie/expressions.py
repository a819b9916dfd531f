"""Translates expressions: the terms of one function's names."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import MISSING, fields
from types import FunctionType
from typing import Protocol

from withhold_proofs.kernel.tie.kinds import SAMPLES, SOURCE, element_of, list_of, parts_of, type_of

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
OPERATORS: dict[type[ast.AST], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Pow: "^"}
COMPARED: dict[type[ast.AST], str] = {ast.Lt: "<?", ast.LtE: "<=?", ast.Eq: "=?"}


class OmittedError(NotImplementedError):
    """An expression reads a field that its record in Coq lacks."""


class Known(Protocol):
    """What functions may refer to.

    records: by name. fields: those of each record in Coq, with their types. results: what the functions return.
    """

    @property
    def records(self) -> Mapping[str, type]: ...
    @property
    def fields(self) -> Mapping[str, Mapping[str, str]]: ...
    @property
    def results(self) -> Mapping[str, ast.expr | None]: ...


def field_name(record: str, name: str) -> str:
    """The name in Coq of a record's field or property."""
    return f"{record}_{name}"


class Expressions:
    """The expressions of one function.

    types: of its names, as far as they are known. tuples: the parts of tuples that have names. omitted: names
    whose values Coq lacks.
    """

    def __init__(self, known: Known, types: Mapping[str, str]) -> None:
        self.known = known
        self.types = dict(types)
        self.tuples: dict[str, list[ast.expr]] = {}
        self.omitted: set[str] = set()

    def type(self, value: ast.expr) -> str:
        """The type of an expression, as far as something depends on it; else ""."""
        match value:
            case ast.Name(id=name):
                return self.types.get(name, "")
            case ast.Attribute(value=owner, attr=name):
                return self._field_type(self.type(owner), name)
            case ast.IfExp(body=then):
                return self.type(then)
            case ast.BinOp(left=left):
                return self.type(left)
            case ast.ListComp(elt=element, generators=[over]):
                with self._inside(over):
                    return list_of(self.type(element))
            case ast.Subscript(value=owner, slice=ast.Slice()):
                return self.type(owner)
            case ast.Subscript(value=owner):
                return element_of(self.type(owner))
            case ast.Call(func=ast.Attribute(value=owner, attr="values")) if (
                self.type(owner) == SAMPLES
            ):
                return "(list (list Z))"
            case ast.Call(func=ast.Name(id="replace" | "tuple" | "list"), args=[changed]):
                return self.type(changed)
            case ast.Call(func=ast.Name(id="range")):
                return "(list Z)"
            case ast.Call(func=ast.Name(id="enumerate"), args=[counted]):
                return list_of(f"(Z * {element_of(self.type(counted))})")
            case ast.Call(func=ast.Name(id="zip"), args=lists):
                return list_of(f"({' * '.join(element_of(self.type(each)) for each in lists)})")
            case ast.Call(func=ast.Name(id=name)) if name in self.known.records:
                return name
            case ast.Call(func=ast.Name(id=name)) if "->" in self.types.get(name, ""):
                return self.types[name][1:-1].rpartition("-> ")[2]
            case ast.Call(func=ast.Name(id=name)):
                result = self.known.results.get(name)
                return "" if result is None else type_of(result)
            case _:
                return ""

    def _field_type(self, record: str, name: str) -> str:
        if name in self.known.fields.get(record, {}):
            return self.known.fields[record][name]
        owner = self.known.records.get(record)
        given = getattr(getattr(owner, name, None), "fget", None)
        return type_of(ast.parse(given.__annotations__["return"]).body[0]) if given else ""

    def item(self, target: ast.expr, kind: str) -> tuple[str, dict[str, str]]:
        """How Coq binds a loop's variables, and their types; kind: of the elements."""
        if isinstance(target, ast.Tuple):
            names = [ast.unparse(each) for each in target.elts]
            kinds = parts_of(kind) if kind else [""] * len(names)
            return f"'({', '.join(names)})", dict(zip(names, kinds, strict=True))
        return ast.unparse(target), {ast.unparse(target): kind}

    def parts(self, parts: Sequence[ast.expr]) -> list[ast.expr]:
        """The parts of a tuple, with those of the named tuples that it repeats."""
        found = []
        for part in parts:
            if isinstance(part, ast.Starred):
                found += self.tuples[ast.unparse(part.value)]
            else:
                found.append(part)
        return found

    def draws(self, value: ast.expr) -> bool:
        """Whether the expression asks for a draw."""
        return any(
            isinstance(each, ast.Name) and self.types.get(each.id) == SOURCE
            for each in ast.walk(value)
        )

    def term(self, tree: ast.expr) -> str:
        """The term of an expression. Raises: NotImplementedError."""
        match tree:
            case ast.Constant(value=int(value)) if not isinstance(tree.value, bool):
                return str(value)
            case ast.Name(id=name) if name not in self.omitted:
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
            case ast.IfExp(test=test, body=then, orelse=ast.Constant(value=None)):
                return f"(if {self.term(test)} then Some {self.term(then)} else None)"
            case ast.IfExp(test=test, body=then, orelse=otherwise):
                return f"(if {self.term(test)} then {self.term(then)} else {self.term(otherwise)})"
            case ast.Subscript(value=value, slice=ast.Slice(lower=lower, upper=upper, step=None)):
                start = "0" if lower is None else self.term(lower)
                end = f"(len {self.term(value)})" if upper is None else self.term(upper)
                return f"(slice {start} {end} {self.term(value)})"
            case ast.Subscript(value=value, slice=ast.expr() as place):
                missing = self._nothing(element_of(self.type(value)))
                return f"(nth (Z.to_nat {self.term(place)}) {self.term(value)} {missing})"
            case ast.Attribute(value=owner, attr=name):
                return f"({self._field(self.type(owner), name)} {self.term(owner)})"
            case ast.Tuple(
                elts=[
                    ast.Starred(value=front),
                    ast.Starred(
                        value=ast.BinOp(left=ast.List(elts=[one]), op=ast.Mult(), right=times)
                    ),
                ]
            ) if element_of(self.type(front)):
                copies = f"(repeat {self.term(one)} (Z.to_nat {self.term(times)}))"
                return f"({self.term(front)} ++ {copies})"
            case ast.Tuple(elts=[ast.Starred(value=front), last]) if element_of(self.type(front)):
                return f"({self.term(front)} ++ [{self.term(last)}])"
            case ast.Tuple(elts=parts):
                return f"({', '.join(map(self.term, self.parts(parts)))})"
            case ast.ListComp() | ast.GeneratorExp():
                return self._comprehension(tree.elt, tree.generators)
            case ast.Call():
                return self._call(tree)
            case _:
                raise NotImplementedError(ast.unparse(tree))

    def _nothing(self, kind: str) -> str:
        """What Coq gives at a place that does not exist; Python raises IndexError there."""
        if kind.startswith("(list "):
            return "[]"
        if kind in self.known.records:
            parts = map(self._nothing, self.known.fields[kind].values())
            return f"(make_{kind} {' '.join(parts)})"
        if kind != "Z":
            raise NotImplementedError(f"an element of the type {kind}")
        return "0"

    def _field(self, record: str, name: str) -> str:
        owner = self.known.records.get(record)
        if name not in self.known.fields.get(record, {}) and not self._is_property(record, name):
            problem = OmittedError if owner is not None else NotImplementedError
            raise problem(f"{record}.{name}")
        return field_name(record, name)

    def _is_property(self, record: str, name: str) -> bool:
        given = getattr(self.known.records.get(record), name, None)
        return isinstance(getattr(given, "fget", None), FunctionType)

    def _comprehension(self, element: ast.expr, generators: Sequence[ast.comprehension]) -> str:
        first, *others = generators
        over = self.term(first.iter)
        with self._inside(first) as item:
            for test in first.ifs:
                over = f"(filter (fun {item} => {self.term(test)}) {over})"
            inner = self._comprehension(element, others) if others else self.term(element)
        return f"({'flat_map' if others else 'map'} (fun {item} => {inner}) {over})"

    @contextmanager
    def _inside(self, over: ast.comprehension) -> Iterator[str]:
        """How Coq binds the variables of a comprehension, whose types are known within."""
        before = self.types
        item, types = self.item(over.target, element_of(self.type(over.iter)))
        self.types = before | types
        yield item
        self.types = before

    def _call(self, tree: ast.Call) -> str:
        match tree:
            case ast.Call(func=ast.Attribute(value=value, attr="bit_length"), args=[]):
                return f"(bit_length {self.term(value)})"
            case ast.Call(func=ast.Attribute(value=value, attr="values"), args=[]) if (
                self.type(value) == SAMPLES
            ):
                return f"(map snd {self.term(value)})"
            case ast.Call(
                func=ast.Name(id="max"), args=[ast.List(elts=[least, ast.Starred(value=others)])]
            ):
                return f"(fold_right Z.max {self.term(least)} {self.term(others)})"
            case ast.Call(func=ast.Name(id="ite"), args=[test, then, otherwise]):
                return f"(if {self.term(test)} then {self.term(then)} else {self.term(otherwise)})"
            case ast.Call(func=ast.Name(id="tuple" | "list"), args=[value]):
                return self.term(value)
            case ast.Call(func=ast.Name(id="range"), args=[end]):
                return f"(range 0 {self.term(end)})"
            case ast.Call(func=ast.Name(id="enumerate"), args=[counted]):
                items = self.term(counted)
                return f"(combine (range 0 (len {items})) {items})"
            case ast.Call(
                func=ast.Name(id="zip"), args=[first, second], keywords=[ast.keyword(arg="strict")]
            ):
                return f"(combine {self.term(first)} {self.term(second)})"
            case ast.Call(func=ast.Name(id="replace"), args=[changed], keywords=changes):
                return self._replaced(changed, {each.arg or "": each.value for each in changes})
            case ast.Call(func=ast.Name(id=name), args=arguments, keywords=changes):
                arguments = self.parts(arguments)
                if name in self.known.records:
                    return self._made(
                        name, arguments, {each.arg or "": each.value for each in changes}
                    )
                callable_names = {*GIVEN, *UNKNOWN, *self.known.results}
                is_argument = "->" in self.types.get(name, "")
                if changes or not (is_argument or name in callable_names):
                    raise NotImplementedError(ast.unparse(tree))
                return f"({GIVEN.get(name, name)} {' '.join(map(self.term, arguments))})"
            case _:
                raise NotImplementedError(ast.unparse(tree))

    def _made(self, record: str, given: Sequence[ast.expr], named: Mapping[str, ast.expr]) -> str:
        """A new record. Fields that are not given have their default, which is a number."""
        every = fields(self.known.records[record])
        values = dict(zip((each.name for each in every[: len(given)]), given, strict=True))
        values |= named
        parts = []
        for each in every:
            if each.name not in self.known.fields[record]:
                continue
            if each.name in values:
                parts.append(self.term(values[each.name]))
            elif each.default is not MISSING and type(each.default) is int:
                parts.append(str(each.default))
            else:
                raise NotImplementedError(f"{record}.{each.name}")
        return f"(make_{record} {' '.join(parts)})"

    def _replaced(self, changed: ast.expr, changes: Mapping[str, ast.expr]) -> str:
        record, owner = self.type(changed), self.term(changed)
        every = {each.name for each in fields(self.known.records[record])}
        if not changes.keys() <= every:
            raise NotImplementedError(f"{record} with other {', '.join(changes)}")
        parts = [
            self.term(changes[name]) if name in changes else f"({field_name(record, name)} {owner})"
            for name in self.known.fields[record]
        ]
        return f"(make_{record} {' '.join(parts)})"
